# Words common to all games, for terminals, browsers and programs alike.
# What the core refuses it says in English by itself, so this file has no `refused-…`.

## Everywhere

seat-number = Seat { $number }
none = none
yes = yes
no = no
list-and = { $head } and { $last }

## Terminal

terminal-players = { $count ->
    [one] Seat { $people } is
   *[other] Seats { $people } are
 } played here. Bots play { $bot-count ->
    [one] seat { $bots }
   *[other] seats { $bots }
 }.
terminal-only-people = All { $count } seats are played here.
terminal-only-bots = Bots play all { $count } seats; you watch.
terminal-help-hint = Type ? at any question for help.
terminal-resumed = The match goes on after move { $number }.
terminal-turn = { $seat }, it is your turn.
terminal-hand-over = Give the keyboard to { $seat }. Press Enter to go on.
terminal-seat = seat { $number }
terminal-person = seat { $number }, { $name }
terminal-nothing-new = Nothing has happened yet.
terminal-time-runs = Nobody has to act; a clock is running: { $clock }.
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
terminal-part = { $title }, { $part }
terminal-times = { $what } ({ $count } times)
terminal-placed = { $place } { $amount }
terminal-kept-back = nothing
terminal-ready = Your move is ready:
terminal-confirm = Hand it in?
terminal-confirm-allowed = Enter to hand it in, back to change the last answer.
terminal-handed-in = Handed in.
terminal-first-question = This is the first question.
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
    quit to save the match and leave.
command-help = ?, help
command-back = back, undo
command-board = board
command-log = log
command-quit = quit

replay-head = { $game }, { $seats } seats, { $moves } moves.
replay-seat = What { $seat } saw, to move { $number }:
replay-bystander = What a bystander saw, to move { $number }:
replay-stands = How things stand:

verify-right = This is a right record of { $game }: { $moves } moves.
verify-unfinished = The match is not over.
verify-seed = Every pick of chance follows from the seed that was committed to.

games-line = { $key }: { $title }. { $pitch } { $low } to { $high } players, { $short } to { $long } minutes.

wrong-game = There is no game { $given }; there are { $known }.
wrong-bot = There is no bot { $given }; there are { $known }.
wrong-language = There are no words in { $given }; there are { $known }.
wrong-bots = There cannot be { $given } bots on { $seats } seats.
wrong-no-game = Say which game to play; there are { $known }.
wrong-other-game = { $file } is a match of { $played }, not of { $given }.
wrong-resume-settings = A match that goes on keeps its seats, bots, seed and options; leave out { $given }.
wrong-option = An option is given as name=value, not as { $given }.
wrong-seat = There is no seat { $given }; there are seats 1 to { $seats }.
wrong-move = There is no move { $given }; there are { $moves } moves.
wrong-record = { $file }: { $why }
wrong-file = { $file } cannot be read: { $why }

## Browser
