# Words common to all games, for terminals, browsers and programs alike.
# What the core refuses it says in English by itself, so this file has no `refused-…`.

## Everywhere

seat-number = Seat { $number }
none = none
yes = yes
no = no
list-and = { $head } and { $last }

## Terminal

serve-at = Hemicycle is at { $address }
serve-others = Others in your network come to { $address }
serve-alone = Only this computer can open it. So that others can: hemicycle serve --host 0.0.0.0
terminal-players = { $count ->
    [one] Seat { $people } is
   *[other] Seats { $people } are
 } played here. Bots play { $bot-count ->
    [one] seat { $bots }
   *[other] seats { $bots }
 }.
terminal-only-people = { $count ->
    [one] The only seat is played here.
   *[other] All { $count } seats are played here.
 }
terminal-only-bots = Bots play all { $count } seats; you watch.
terminal-help-hint = Type ? at any question for help.
terminal-resumed = The match goes on after move { $number }.
terminal-turn = { $seat }, it is your turn.
terminal-hand-over = Give the keyboard to { $seat }. Press Enter to go on.
terminal-seat = seat { $number }
terminal-person = seat { $number }, { $name }
terminal-nothing-new = Nothing has happened yet.
terminal-time-runs = Nobody has to act now: this is time { $clock }.
terminal-end-time = let the time run out
terminal-end-time-allowed = Press Enter to let the time run out.
terminal-act = act as { $seat }
terminal-next = What next
terminal-kind = What will you do
terminal-move = Your move
terminal-pick-number = Answer with a number from 1 to { $size }, or with a name.
terminal-pick-default = Enter for { $default }.
terminal-pick-value = Answer with a number: { $values }.
terminal-range = { $low } to { $high }
terminal-only-one = { $title }: only { $choice } is possible.
terminal-titled = { $title }: { $choice }
terminal-nothing-to-place = { $title }: there is nothing to place.
terminal-split = { $title }: place { $total }.
terminal-split-up-to = { $title }: place up to { $total }.
terminal-split-so-far = So far: { $placed }. { $left ->
    [one] { $left } is
   *[other] { $left } are
 } left.
terminal-split-allowed = Answer with pairs of place and amount, such as { $example }. Enter to be asked place by place.
terminal-split-up-to-allowed = Answer with pairs of place and amount, such as { $example }, or with { $each } to be asked place by place. Enter to place no more.
terminal-each = each
terminal-amount = { $place }: how many of { $left }?
terminal-amount-allowed = Answer with a number from 0 to { $left }. Enter for 0.
terminal-amount-rest = { $place } takes the { $left } left.
terminal-bag = { $title }, { $number } of { $count }
terminal-bag-more = { $title }: { $left } left. Give one more?
terminal-bag-more-allowed = Answer yes or no. Enter for no.
terminal-bag-same = How many like this?
terminal-bag-same-allowed = Answer with a number from 1 to { $left }. Enter for 1.
terminal-arrange = { $title }: { $left ->
    [one] choose one
   *[other] choose { $left } in order
 }.
terminal-arrange-allowed = Answer with one or more numbers of this list, in order. There is no default.
terminal-arrange-so-far = So far: { $placed }.
terminal-number-allowed = Answer with a number from { $low } to { $high }.
terminal-parts = { $title }: { $places } numbers from 1 to { $most } that come to { $total }.
terminal-parts-allowed = Answer with { $places ->
    [one] one number
   *[other] { $places } numbers in a line
 }. There is no default.
terminal-not-so-many = { $count ->
    [one] One is
   *[other] { $count } are
 } needed, not { $given }.
terminal-other-sum = These come to { $come }, not to { $total }.
terminal-holds = { $name }, { $weight }
terminal-majority = { $title }: { $count ->
    [one] one member who holds
   *[other] { $count } members who together hold
 } at least { $quota }.
terminal-majority-allowed = Answer with { $count ->
    [one] a number of this list
   *[other] { $count } numbers of this list in a line
 }. There is no default.
terminal-no-majority = These hold { $held }; { $quota } are needed.
terminal-members = { $count ->
    [one] one member
   *[other] { $count } members
 }
terminal-part = { $title }, { $part }
terminal-times = { $what } ({ $count } times)
terminal-placed = { $place } { $amount }
terminal-kept-back = nothing
terminal-ready = Your move is ready:
terminal-confirm = Hand it in?
terminal-confirm-allowed = Enter to hand it in, back to change the last answer.
terminal-handed-in = Handed in.
terminal-first-question = This is the first question.
terminal-what-if = What if? Nothing that you answer now is done; back leads to your move.
terminal-no-what-if = There is nothing to try out now.
terminal-no-count = Nothing has been counted yet.
terminal-no-rules = This game has no rulebook.
terminal-no-options = There was nothing to agree on.
terminal-no-cards = There is nothing to look at here but the board.
terminal-offer = An offer binds nobody, and is no move; back leads to your move.
terminal-offer-to = To whom
terminal-no-offers = Nothing can be offered now.
terminal-offers = { $seat } offers { $offer }
terminal-agreed = { $seat } agrees.
terminal-no-reply = { $seat } says nothing to that.
terminal-nothing-to-agree = Nobody has offered you anything.
terminal-no-back = There is no way back here.
terminal-no-answer = This question has no default: an answer is needed.
terminal-no-such = { $answer } is not in the list.
terminal-ambiguous = { $answer } can mean { $names }.
terminal-no-number = { $answer } is not a number from { $low } to { $high }.
terminal-no-value = { $answer } is not one of { $values }.
terminal-no-pair = { $answer } is not a place and an amount, such as { $example }.
terminal-too-many = That is { $over } too many: there are only { $total }.
terminal-twice = { $name } is taken already.
terminal-full = Only { $left } more can be given.
terminal-yes-no = { $answer } is neither yes nor no.
terminal-only-enter = There is nothing to type here. Press Enter, or type quit.
terminal-over = The match is over.
terminal-winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
 }
terminal-place = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
terminal-saved = The match is saved in { $file }.
terminal-go-on = To go on, type: { $command }
terminal-not-saved = The match could not be saved in { $file }: { $why }
terminal-help = At any question you can type
    ? for this help,
    back (or undo) to go back to the previous question,
    board to hear how things stand,
    log to read what has happened,
    count to hear the last count (count 4, or count and a name, for a part of it),
    rules to read the rulebook (rules 3 for one rule of it),
    options to hear what was agreed on, cards what there is to play with,
    offer to offer something to somebody, agree to agree to the last offer,
    what if to try something out and hear what would come of it,
    quit to save the match and leave.
command-help = ?, help
command-back = back, undo
command-board = board
command-log = log
command-count = count
command-rules = rules
command-options = options
command-cards = cards
command-offer = offer
command-agree = agree
command-what-if = what if
command-quit = quit

retold-head = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
retold-seat = What { $seat } saw, to move { $number }:
retold-bystander = What a bystander saw, to move { $number }:
retold-everybody = What everybody saw, to move { $number }; behind names, what only these knew:
retold-only = { $seats }: { $line }
retold-stands = How things stand:

verify-right = This is a right record of { $game }: { $moves } moves.
verify-unfinished = The match is not over.
verify-seed = Every pick of chance follows from the seed that was committed to.

games-line = { $key }: { $title }. { $pitch } { $low } to { $high } players, { $short } to { $long } minutes.

power-head = A decision takes { $what }.
power-quota = { $quota } of { $total }
power-or = { $one }, or { $other }
power-more-than = more than { $share }
power-at-least = at least { $share }
power-per-cent = { $number }%
power-player = Player
power-bloc = Bloc
power-owen = Owen
power-banzhaf-owen = Banzhaf–Owen
power-weight = Weight
power-shapley-shubik = Shapley–Shubik
power-banzhaf = Banzhaf
power-swings = Swings
power-deegan-packel = Deegan–Packel
power-public-good = Public good
power-johnston = Johnston
power-nucleolus = Nucleolus
power-baron-ferejohn = Baron–Ferejohn
power-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
power-minimal = { $count ->
    [0] No coalition can decide.
    [one] One coalition decides and can spare nobody:
   *[other] { $count } coalitions decide and can spare nobody:
 }
power-more = … and { $count } more.
power-improper = Two coalitions without a common member can both decide.
power-rounded = Shares are worked out in rounded numbers: there are too many coalitions to count exactly.
power-unit = Weights are rounded to multiples of { $unit } first, so shares are close, not exact.
power-left-out = Left out: { $measures }, because { $why }.
power-why-too-many = there are too many players or coalitions
power-why-nobody = nobody can decide
power-why-two-alone = two players can each decide alone
power-why-no-equilibrium = no equilibrium was found

wrong-game = There is no game { $given }; there are { $known }.
wrong-bot = There is no bot { $given }; there are { $known }.
wrong-own-bot = There is no bot { $why }; one of your own is named by its file or module and its function, as my_bots.py:greedy.
wrong-bot-failed = A bot of your own failed. { $why }.
wrong-language = There are no words in { $given }; there are { $known }.
wrong-bots = There cannot be { $given } bots on { $seats } seats.
wrong-no-game = Say which game to play; there are { $known }.
wrong-other-game = { $file } is a match of { $played }, not of { $given }.
wrong-resume-settings = A match that goes on keeps its seats, bots, seed and options; leave out { $given }.
wrong-option = An option is given as name=value, not as { $given }.
wrong-seat = There is no seat { $given }; there are seats 1 to { $seats }.
wrong-not-over = Only a match that is over can be seen with all eyes.
wrong-move = There is no move { $given }; there are { $moves } moves.
wrong-record = { $file }: { $why }
wrong-votes = Votes are given as a quota and weights, as in "11: 7 5 4 3 1", "50%: A:28.5 B:16.4" or "2/3: votes.csv", not as { $given }.
wrong-votes-long = Votes of more than { $most } characters are given in a file, as in "50%: votes.csv".
wrong-votes-many = There can be { $most } players, not { $players }.
wrong-votes-comma = { $given } may be one number or two: write a decimal point, or a space after each comma.
wrong-votes-grouped = Numbers are written without separators, as 1234567 is, not as { $given } is.
wrong-votes-negative = No weight is negative, as one is in { $given }.
wrong-votes-players = All votes have the same players, by number and by name.
wrong-votes-unnamed = Either all players have names or none: { $named } is a name, and player { $place } has none.
wrong-votes-twice = Two players are called { $name }.
wrong-votes-name = { $name } is no name that can be shown.
wrong-bloc = There is no player { $given } to be in a bloc.
wrong-bloc-twice = A player of { $given } is in another bloc already.
wrong-sheet-rows = { $file } is no table: a row for each player, all with as many columns.
wrong-sheet-column = Say which column of { $file } holds the weights, as in "50%: { $file }#2"; numbers stand in { $columns }.
wrong-quota = A quota is at least 1, not { $given }.
wrong-votes-size = { $players } players with such weights are too many to work this out.
wrong-no-plots = To draw plots, install matplotlib: pip install "hemicycle[plots]".
wrong-plot-ending = Plots are drawn as { $endings }, not as { $file }.
wrong-no-plot-file = { $file } cannot be drawn: { $why }
wrong-arena-bots = A tournament needs two bots or more, as --bots hard,normal.
wrong-arena-seats = A tournament needs two seats or more, and one for each bot.
wrong-arena-option = { $why }
wrong-arena-results = { $why }; name another with --out.
wrong-no-arena = To hold tournaments, install what they need: pip install "hemicycle[arena]".
wrong-no-cluster = No Ray cluster answers at { $address }.
wrong-no-ray = To play on several machines, install Ray: pip install "hemicycle[ray]".
arena-report = The report is in { $file }.
wrong-file = { $file } cannot be read: { $why }
wrong-not-written = { $file } cannot be written: { $why }
wrong-utf-16 = { $file } cannot be read: it is text in UTF-16; save it as UTF-8.
wrong-no-text = { $file } cannot be read: it is not a text in UTF-8.

## Browser

loading = Setting the table…
table = Table
you = you
somebody = somebody
unread = unread
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
rules = Rules
lost = Nothing here
lost-about = There is no page at this address.
to-lobby = To the lobby
to-table = To the table
tools = Tools
tools-language = Language
tools-theme = Switch between light and dark
dialog-close = Close
copy = Copy
copy-done = Copied
share = Share…
step-less = one less: { $what }
step-more = one more: { $what }

name-title = Your name
name-label = Your name
name-about = Others at the table see it. It is kept in this browser; nobody needs an account.
name-save = Keep
name-yours = Your name:
name-none = none yet
name-change = Change

lobby-motto = Games of coalition
lobby-games = Games
lobby-players = { $count ->
    [one] player
   *[other] players
 }
lobby-minutes = { $minutes } min
lobby-rules = rules
lobby-alone = Play alone
lobby-bots = Play bots
lobby-bots-title = { $game }, against bots
lobby-start = Start
lobby-friends = With friends
mine = Your tables
mine-waits = Waiting for you
mine-playing = Being played
mine-open = Not begun yet
mine-over = Over
mine-place = Place { $place }
lobby-code = Join by code
lobby-code-about = Six letters and figures, from your host’s screen
lobby-join = Join
lobby-back = Go back
lobby-watch = Watch
lobby-invite = Invite friends
lobby-invite-about = Open a table of any game. You get one link and a QR code; nobody needs an account.
lobby-open = Open a table
lobby-tables = Open tables
lobby-tables-count = { $count } now, { $playing ->
    [0] none playing
    [one] one playing
   *[other] { $playing } playing
 }
lobby-no-tables = No public table is open now. Open one, or come in by code.
lobby-taken = { $taken } of { $seats }
lobby-th-game = Game
lobby-th-table = Table
lobby-th-options = Options
lobby-th-seats = Seats
lobby-th-go = Way in
lobby-foot = No account, no advertising. Every record can be replayed and verified.
lobby-unreachable = The server cannot be reached. This page tries again by itself.

sheet-decimal = .
bot-names = Ada, Basil, Clara, Duncan, Edith, Felix, Greta, Hugo, Iris, Jasper, Kitty, Leo, Mabel, Ned, Olive, Percy, Quentin, Rosie, Silas, Tilda, Una, Victor, Winnie, Xenia, Yorick, Zelda
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-random = Random
bot-random-about = Does anything that is allowed, each thing as likely.
bot-search = Search
bot-search-about = Knows no game: plays on in many worlds that it imagines, and does what most often ended well.

new-title = Open a table
new-game = Game
new-table = The table
new-name = Name of the table
new-name-usual = after you, if you leave it empty
new-who = Who may come
new-by-link = whoever has the link
new-public = anybody, it is in the lobby
new-seats = Seats
new-bots = Bots
new-open = open, for whoever comes
new-me = me
new-me-named = me, { $name }
new-bot = bot: { $bot }
new-time = Time
new-clocks = Clocks
new-timed = clocks run
new-untimed = no clocks
new-timed-about = Whoever runs out of time is dealt with by the rules.
new-untimed-about = Everybody takes the time they need. The host may ring a clock by hand.
new-absence = If a player whom the game waits for has lost the connection
absence-bot = a bot plays until they are back
absence-move = the game moves for them
absence-wait = everybody waits
new-absence-after = after so many minutes
new-options = Options of the game
new-go = Open the table
new-go-about = Next you get the link to send to friends.
option-none = none
option-own = one of my own, as data
option-file = From a file
option-no-data = { $option }: this is not yet a list or text in JSON.

room-invite = Invite
room-public = anybody may come
room-by-link = whoever has the link may come
room-qr = QR code of the link to this table
room-code = Code
room-link = Link to this table
room-about = Send the link, show the QR code, or say the code aloud: it is typed on the front page.
room-agreed = What is agreed
room-usual = everything else as usual
room-sit = Sit here
room-move = Move here
room-leave = Leave
room-start = Start
room-free = { $free ->
    [one] One seat is still free: wait for somebody, or give it to a bot.
   *[other] { $free } seats are still free: wait for somebody, or give them to bots.
 }
room-full = Everybody is here.
room-wait-seats = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
 }
room-wait-host = Everybody is here. { $host } starts the game.

seats = Seats
seats-sealed = { $sealed } of { $seats } sealed
seat-free = free
seat-bot = bot ({ $bot })
seat-bot-named = { $name } (bot, { $bot })
seat-substitute = { $bot } for { $name }
seat-away = away
seal-open = not yet sealed
seal-shut = sealed

stage = Board
stage-hand = What { $seat } sees
places = Places at the table
tab-table = Table
tab-talk = Talk
tab-seats = Seats
tab-log = Log
menu = Menu
skip-to-move = To your move
sheet-up = Show all of your move
sheet-down = Show less of your move

move = Your move
move-yours = Your turn.
move-choose = Choose
move-send = Send
move-send-again = Replace
move-clear = Start anew
move-ready = Ready to send.
move-sealed = You have handed in.
move-sealed-about = While others are waited for you may still replace it.
move-replace = Replace it
move-go-on = Go on without me
move-next = Next
move-watching = You are watching. Hands and private talk stay closed until the game is over.
move-paused = { $host } has paused the game.
move-over = The game is over.
move-ended = { $host } has ended it early.
move-result = See the result
waiting = Waiting for { $names },
waiting-since = { $time } so far.
line-lost = Connection lost. You are back as soon as it is; the clock runs on.
line-slow = Still sending…
clock-left = { $seconds } seconds left { $what }
clock-paused = paused
missing-pick = Still to choose: { $what }.
missing-either = Still to choose: { $what }.
missing-left = { $what }: { $left } still to place.
missing-over = { $what }: { $over } too many.
missing-change = This is how it is already.
missing-majority = { $what }: { $lacking } more needed.
split-left = { $left } of { $total } left
split-left-up-to = up to { $left } more
majority-held = { $members } of them, together { $held } of the { $quota } needed
bag-more = Add: { $what }
bag-less = Take away: { $what }
arrange-up = Move up: { $what }
arrange-down = Move down: { $what }

talk = Talk
talk-open = open · nothing said binds
talk-shut = closed now
talk-rooms = Rooms
talk-everyone = Everyone
talk-you = You
talk-message = Message
talk-to = To { $whom }…
talk-to-whom = to { $whom }
talk-send = Send
talk-offer = Offer
talk-offer-to = An offer to { $whom }
talk-nothing = Nothing has been said here yet.
talk-alone = You play alone here.
talk-bots = Only bots sit here, and they do not listen.
talk-group = Group
talk-group-open = Open the room
talk-group-few = Choose at least two others.

log = Log
log-nothing = Nothing has happened yet.
keys = Keys
keys-move = your move
keys-stage = the board
keys-talk = talk
keys-log = log
keys-keys = this list
keys-close = close, back to the table
keys-tab = to the next place or field
keys-arrows = about on the board, among choices, through a replay

host = Host
host-time = Time
host-pause = Pause
host-resume = Go on
host-add = +{ $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] 5 min
 }
host-ring = Ring: time is up { $clock }
host-bot = A bot for { $seat }
host-bot-choose = Seat a bot…
host-invite = Hand over
host-invite-link = Link that gives { $seat } away
host-pace = Bots’ pace
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-step = Step by step
host-orders = The bank
host-end-title = End
host-end = End the game
host-end-about = The game stops for everybody as it stands.
host-end-yes = End it for everybody
host-end-no = Play on
take-over = { $seat } is yours
take-over-about = You were given this seat. You see all that it knows, and go on from there.
take-over-go = Sit down

replay = Replay
replay-game = Replay the game
replay-moment = Moment { $at } of { $last }.
replay-first = To the first moment
replay-back = One back
replay-next = Next
replay-last = To the last moment
replay-run = Play by itself
replay-stop = Stop
replay-slider = Moment
replay-eyes = Seen by
replay-all = Unveiled: all hands
replay-bystander = A bystander

results = The result
results-standing = The standing
results-ended = Ended early
results-nobody = Nobody wins
results-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
 }
results-place = Place
results-score = Points
results-who = Who
report = The match in figures
report-download = Download the figures
report-seat = Seat
report-name = Player
results-fair = Was chance fair?
results-seed = Everything that chance decides follows from one secret number. Its fingerprint was published before the first move:
results-seed-open = The number itself, which anybody can check against the fingerprint and the record:
again = Play again
again-to = To the new table
again-about = Your table plays once more.
share-result = Share the result
record = Download the record

refused-unknown = That did not work.
refused-offline = The server cannot be reached. Nothing was sent; try again.
refused-no-such-table = There is no table with this code. Check it with your host.
refused-code-length = A code has six letters and figures.
