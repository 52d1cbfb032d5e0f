# Swedish Parliament 2014: every name and sentence of the game.

game-title = Swedish Parliament 2014
game-pitch = Win voters on eight scales, pull the strings between eight parties, and end up at the centre of gravity of the cabinet that comes of it.

## Things

party-conservatives = Conservatives
party-liberals = Liberals
party-labour = Labour
party-socialists = Socialists
party-farmers = Farmers
party-christians = Christians
party-greens = Greens
party-nationalists = Nationalists
party-feminists = Feminists
party-pirates = Pirates
system = The System
scale-0 = Welfare/Freedom
scale-1 = Peace/Defence
scale-2 = Sweden/Humanity
scale-3 = Environment/Progress
scale-4 = Equality/Family
scale-5 = Privacy/Safety
scale-6 = Solidarity/Enterprise
scale-7 = Europe/Independence
scale-of = { $first }/{ $second }
direction-0 = Welfare
direction-1 = Freedom
direction-2 = Peace
direction-3 = Defence
direction-4 = Sweden
direction-5 = Humanity
direction-6 = Environment
direction-7 = Progress
direction-8 = Equality
direction-9 = Family
direction-10 = Privacy
direction-11 = Safety
direction-12 = Solidarity
direction-13 = Enterprise
direction-14 = Europe
direction-15 = Independence
side-first = the first direction
side-second = the second direction
group-younger = younger
group-older = older
group-urban = urban
group-rural = rural
group-lower-education = lower education
group-higher-education = higher education
group-men = men
group-women = women
voter-office-workers = Office Workers
voter-unemployed = Unemployed
voter-pensioners = Pensioners
voter-construction-workers = Construction Workers
voter-service-workers = Service Workers
voter-technicians = Technicians
voter-teachers = Teachers
voter-industrial-workers = Industrial Workers
voter-programmers = Programmers
voter-sick-leavers = Sick-leavers
voter-entrepreneurs = Entrepreneurs
voter-healthcare-workers = Healthcare Workers
voter-students = Students
voter-card = { $name } ({ $turnout })
card-towards = { $card } (towards { $direction })

## Cards: an idea is a policy, and upside down an opinion

idea-0 = Higher Parental Leave Pay
opinion-0 = Taxation is theft
idea-1 = Higher Child Allowance
opinion-1 = Benefit Cheats Exposed
idea-2 = Raise the Guaranteed Pension
opinion-2 = Taxpayers March on Parliament
idea-3 = Tax Hike for More Teachers
opinion-3 = Record Budget Surplus
idea-4 = Cut the State Income Tax
opinion-4 = Waiting Lists Grow Longer
idea-5 = Abolish the Property Tax
opinion-5 = Homeless in the Snow
idea-6 = Free Choice of Care Provider
opinion-6 = Care Home Scandal
idea-7 = Tax Credit for Pensioners
opinion-7 = Sick and Cut Off
idea-8 = Ban Arms Exports to Dictators
opinion-8 = Russia invades Ukraine
idea-9 = Freeze the Defence Budget
opinion-9 = Mystery Submarine Sighted
idea-10 = Sign the Nuclear Ban Treaty
opinion-10 = Bombers over the Baltic
idea-11 = No Troops Without UN Mandate
opinion-11 = Hackers Black Out a City
idea-12 = Buy New Fighter Jets
opinion-12 = Arms Bribery Scandal
idea-13 = Rearm the Baltic Islands
opinion-13 = Fighter Jets Over Budget
idea-14 = Bring Back Conscription
opinion-14 = Peace March Fills the Streets
idea-15 = Join a European Battle Group
opinion-15 = The Endless War
idea-16 = Language test for citizenship
opinion-16 = Drowned at the Border
idea-17 = Stricter Family Reunification
opinion-17 = Village Saves a Family
idea-18 = Self-Support Before Residency
opinion-18 = Extremists March in Town
idea-19 = Limit Cheap Labour Migration
opinion-19 = New Swede Wins Gold
idea-20 = Healthcare for the Undocumented
opinion-20 = Cars Burn in the Suburbs
idea-21 = Amnesty for Refugee Children
opinion-21 = Housing Queues Explode
idea-22 = Open Doors for Labour Migrants
opinion-22 = Wage Dumping Revealed
idea-23 = One Percent to Foreign Aid
opinion-23 = Aid Money Disappears
idea-24 = Raise the Carbon Tax
opinion-24 = Power Bills Soar
idea-25 = Ban Toxins in Toys
opinion-25 = Factory Moves Abroad
idea-26 = Congestion Charges in the Cities
opinion-26 = Motorists Revolt
idea-27 = Stricter Animal Protection
opinion-27 = Wolf Takes a Pet
idea-28 = Build New Reactors
opinion-28 = Meltdown Abroad
idea-29 = Motorway Under the Capital
opinion-29 = Smog Alert
idea-30 = Allow Modified Crops
opinion-30 = The Bees Are Dying
idea-31 = New Mines in the North
opinion-31 = Algae Choke the Baltic
idea-32 = One More Daddy Month
opinion-32 = Stressed-Out Parents
idea-33 = Marriage for Everyone
opinion-33 = Church Bells Protest
idea-34 = Tougher Laws on Domestic Violence
opinion-34 = The Housewife Returns
idea-35 = Full-Time Jobs in Women-Led Trades
opinion-35 = Pronoun Fatigue
idea-36 = Allowance for Stay-at-Home Parents
opinion-36 = Glass Ceiling Report
idea-37 = Smaller Preschool Groups
opinion-37 = Pink Toy Outrage
idea-38 = Shorter Hours for Parents
opinion-38 = The Pay Gap Widens
idea-39 = Free Choice of Childcare
opinion-39 = Old Boys Network Exposed
idea-40 = Legalize filesharing
opinion-40 = Bomb Scare in the Mall
idea-41 = Stop Mass Surveillance
opinion-41 = Shootings in Broad Daylight
idea-42 = Protect Whistleblowers
opinion-42 = Spy Ring Uncovered
idea-43 = Seal the Patient Records
opinion-43 = Burglary Wave
idea-44 = Cameras in Every Square
opinion-44 = Pirate Bay
idea-45 = Stricter Gun Laws
opinion-45 = Secret Police Register Found
idea-46 = Double the Customs Force
opinion-46 = Your Phone Is Listening
idea-47 = Alcohol Locks in All Cars
opinion-47 = The Great Data Leak
idea-48 = Ban On-Call Contracts
opinion-48 = Start-Up Sold for Billions
idea-49 = Fair Wages in Public Tenders
opinion-49 = Red Tape Closes a Bakery
idea-50 = Public Trainee Jobs for Youth
opinion-50 = Wildcat Strike in the Ports
idea-51 = State-Backed Apprenticeships
opinion-51 = Union Boss in Luxury Flat
idea-52 = Lower Payroll Taxes
opinion-52 = Bonus Feast at the Bank
idea-53 = Sick-Pay Relief for Small Firms
opinion-53 = Berry Pickers Cheated
idea-54 = Loosen the Seniority Rules
opinion-54 = Mass Layoffs by Text Message
idea-55 = Loans for Co-operatives
opinion-55 = Warehouse Workers Collapse
idea-56 = Join the Banking Union
opinion-56 = The Euro Crisis Deepens
idea-57 = Complete the Single Market
opinion-57 = Brussels Outlaws a Delicacy
idea-58 = A European Carbon Market
opinion-58 = A Treaty Nobody Has Read
idea-59 = Share Asylum Duties in the Union
opinion-59 = Parliament Moves House Again
idea-60 = Swedish Labour Law First
opinion-60 = Exports Hit a Record
idea-61 = Keep the Krona for Good
opinion-61 = Exchange Students Love Europe
idea-62 = Cut the Membership Fee
opinion-62 = Union Wins the Peace Prize
idea-63 = Keep the Alcohol Import Limits
opinion-63 = A Neighbour Feels Threatened

## Actions and their fields

action-dealparties = Deal the parties
field-dealparties-parties = Parties
action-dropmarkers = Drop the markers of the system parties
field-dropmarkers-falls = How they fall
action-dealt = Take a card from the pile
field-dealt-card = Card
action-choose = Choose a party
field-choose-party = Party
action-place = Place a marker
pair = { $one }–{ $other }
action-eachchange = Each change that I may make
action-drawing = A map as I draw it
field-drawing-strengths = Relations, 0 for none
field-place-scale = Scale
field-place-side = Side
action-policy = Play a policy
field-policy-card = Card
action-opinion = Play an opinion
field-opinion-card = Card
action-callvoter = Send a voter to the queue
field-callvoter-card = Voter
action-invite = Invite a minor party
field-invite-card = Minor party
action-draw = Draw a card
field-draw-pile = Pile
action-endturn = End the turn
action-back = Back the policy
field-back-pay = Card to pay
none-back-pay = for free
action-standstill = Stand still
field-standstill-pay = Card to pay
action-decline = Do not act
action-welcome = Say how many cards are welcome
field-welcome-most = Cards at most
action-close = No cards from here on
action-contribute = Give a card
field-contribute-card = Card
action-bringback = Go back a step
field-bringback-card = Card to pay
action-enough = No more cards
action-create = Create a relation
field-create-one = One party
field-create-other = The other party
action-strengthen = Strengthen a relation
field-strengthen-one = One party
field-strengthen-other = The other party
action-weaken = Weaken a relation
field-weaken-one = One party
field-weaken-other = The other party
action-break = Break a relation
field-break-one = One party
field-break-other = The other party

## Options

option-parties = Parties
option-parties-help = Chosen in turn, dealt at random, or given as a list with a party for each seat.
option-parties-choose = chosen in turn
option-parties-random = dealt at random
option-difficulty = Difficulty alone
option-difficulty-help = How many cards the System plays after each of your turns. It counts only if you play alone. From about 12 on hardly anybody wins.
option-minor-parties = Minor parties
option-minor-parties-help = Feminists and Pirates can be invited. Leave them out the first time, and there are fewer rules to learn.
option-dominant-parties = Dominant parties
option-dominant-parties-help = Conservatives and Labour stand on two segments of every scale. That makes the game easier for whoever leads them.
option-true-colours = True colours
option-true-colours-help = Parties whose stand on a card departs from what they really stood for around 2014 take their real one.
option-coop = Together
option-coop-help = A cabinet and its leader: all players win if exactly this cabinet is formed with that centre of gravity, else all lose.
option-move-seconds = Seconds for a turn
option-move-seconds-help = To choose a party, to place a marker, to play a turn, to change a relation. After that the party acts like one that nobody leads.
option-reply-seconds = Seconds for a reply
option-reply-seconds-help = To back a policy, to stand still, to give or to pay cards. After that the party acts like one that nobody leads.
option-components = Component set
option-components-help = Scales, voters, cards and parties as a TOML file. Part of the usual set is our reconstruction.

## Phases, clocks

phase-nature = chance decides
phase-choose = parties are chosen
phase-place = markers are placed
phase-play = cards are played and drawn
phase-reply = parties reply to a card
phase-welcome = a minor party is invited
phase-contribute = cards are given to a minor party
phase-bring-back = parties go back
phase-relation = a relation is changed
phase-over = the end
clock-choose = to choose
clock-place = to place a marker
clock-turn = to play and draw
clock-reply = to reply
clock-relation = to change a relation

## Bots

bot-easy-about = Plays like the normal one, but every other time it does anything that is allowed.
bot-normal-about = Counts which voters its markers can win, saves its cards for relations that put it at the centre, and pays only for what gains.
bot-hard-about = Tries every card and relation in worlds it imagines, leads whom the others like best, and saves cards to have the last word.

## Verdicts

verdict-centre = The centre of gravity
verdict-centre-why = All other parties have left the cabinet before it, so it wins.
verdict-lasted = Closest to the centre
verdict-lasted-why = No player leads the party at the centre of gravity, so the one whose party lasted longest in the cabinet wins.
verdict-most-voters = Most voters
verdict-most-voters-why = No player is in the cabinet, so the one with most voters wins; if tied, by turnout, then by the voter with the highest turnout.
verdict-nobody = Nobody is in parliament
verdict-nobody-why = No player has won a voter, so nobody wins.
verdict-solo-won = The System is beaten
verdict-solo-won-why = Your party is the centre of gravity of the cabinet.
verdict-solo-lost = The System stands
verdict-solo-lost-why = Alone you win only as the centre of gravity of the cabinet, and your party is not.
verdict-coop-won = The cabinet you wanted
verdict-coop-won-why = Exactly the parties you had agreed on govern, and the one that was to lead them is the centre of gravity.
verdict-coop-lost = Not the cabinet you wanted
verdict-coop-lost-why = You had agreed on other parties, or on another centre of gravity.

## Log

log-start = { $players } players lead parties in a parliament of eight. Sixteen voters will decide.
log-start-solo = Alone against the System, which plays { $difficulty ->
    [one] one card
   *[other] { $difficulty } cards
 } after each turn. Sixteen voters will decide.
log-start-coop = { $players ->
    [one] One player wants
   *[other] { $players } players together want
 } a cabinet of { $cabinet }, with { $leader } at its centre.
log-chosen = Seat { $number } leads { $party }.
log-placed = { $party } took the side of { $direction } on { $scale }.
log-dropped = The parties that nobody leads have taken their places.
log-turn = Turn { $number }: { $who }.
log-plays-policy = { $who } played a policy: “{ $card }”, towards { $direction }.
log-plays-opinion = { $who } played an opinion: “{ $card }”, towards { $direction }.
log-plays-minor = { $who } invited { $card }: each card given pushes everybody towards { $direction }.
log-acts-policy = { $parties } backed it.
log-acts-opinion = { $parties } stood still.
log-declines-policy = { $party } did not back it.
log-declines-opinion = { $party } went along.
log-nobody-backed = Nobody backed it.
log-moved-opinion = Whoever did not pay took a step towards { $direction }.
log-moved-minor = Everybody took a step towards { $direction }.
log-pays-policy = { $who } backed it for { $price }.
log-pays-opinion = { $who } stood still for { $price }.
log-pays-contributed = { $who } gave { $price }.
log-pays-brought-back = { $who } went back a step for { $price }.
log-price-card = a card of { $pile }
log-price-voter = a voter ({ $voter }), now in the queue
log-welcome = { $who } welcomed { $most ->
    [0] no card
    [one] one card
   *[other] up to { $most } cards
 } from { $party }.
log-closed = { $who } wanted no more cards.
log-entered = { $party } entered the scale.
log-created = { $one } and { $other } now have a relation.
log-strengthened = The relation of { $one } and { $other } grew stronger: { $strength }.
log-weakened = The relation of { $one } and { $other } grew weaker: { $strength }.
log-broken = { $one } and { $other } have no relation any more.
log-nothing-to-change = No relation could be changed.
log-drew = { $who } drew a card of { $pile }.
log-called = { $who } sent a voter to the queue: { $voter }.
log-decided-plain = { $voter } chose { $party }, the nearest to “{ $group }” on { $scale }{ $count ->
    [one] {""}
   *[other] , after { $count } topics
 }.
log-decided-order = { $voter } chose { $party }: all topics left a tie, and { $party } come first on the first of them.
log-ended = The last card is played, and the game is over.
log-cabinet = { $members } { $count ->
    [one] govern alone.
   *[other] form the cabinet.
 }
log-centre = { $count ->
    [one] The centre of gravity: { $party }.
   *[other] The centre of gravity: { $party }. From the most central outwards: { $order }.
 }

## How things stand

foretold-create = { $one }–{ $other } created: { $then }
foretold-strengthen = { $one }–{ $other } strengthened: { $then }
foretold-weaken = { $one }–{ $other } weakened: { $then }
foretold-break = { $one }–{ $other } broken: { $then }
foretold-map = With this map: { $then }
foretold-no-room = This map cannot be laid with hexagons.
foretold-no-tiles = It takes { $count ->
    [one] one relation tile
   *[other] { $count } relation tiles
 } more than there are.
foretold-cabinet = { $count ->
    [one] { $members } would govern alone.
   *[other] { $members } would govern, with { $party } at the centre.
 }
foretold-nobody = nobody would govern.
brief-turn = Turn { $number }: { $who }.
brief-acts-policy = { $parties } have backed it.
brief-acts-opinion = { $parties } stand still.
brief-to-decide = Still to decide, in this order: { $parties }.
brief-free = For free: { $parties }; whoever else backs it pays a card.
brief-guest = You say how many cards are welcome from { $party }.
brief-wanted = You all want a cabinet of { $cabinet }, with { $leader } at its centre.
brief-declines-policy = Not backing it: { $parties }.
brief-declines-opinion = Going along: { $parties }.
brief-pushed = Everybody has been pushed { $count ->
    [one] one step
   *[other] { $count } steps
 } towards { $direction }.
brief-welcome = { $count ->
    [0] No card is
    [one] One card is
   *[other] Up to { $count } cards are
 } welcome from the one who is asked.
brief-leads = Seat { $number } leads { $party } and holds { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 }.
brief-leads-holding = Seat { $number } leads { $party } and holds { $cards ->
    [one] one card
   *[other] { $cards } cards
 }: { $piles }.
brief-scale = From { $first } to { $second }: { $segments }.
brief-segment = { $group } ({ $parties })
brief-segment-empty = { $group }
brief-relations = Relations: { $relations }.
brief-relation = { $one }–{ $other } { $strength }
brief-natural = { $party } ({ $bloc ->
    [blue] blue bloc
    [red-green] red-green bloc
    [yellow] yellow bloc
   *[other] bloc “{ $bloc }”
 }), natural relations: { $others }.
brief-natural-to = { $party } { $strength }
brief-no-relations = There are no relations.
brief-tiles = { $count ->
    [0] No relation tile is
    [one] One relation tile is
   *[other] { $count } relation tiles are
 } left.
brief-agenda = On the agenda, the hottest first:
brief-topic = “{ $card }” ({ $scale }); of equals in this order: { $column }.
brief-no-agenda = There is nothing on the agenda.
brief-queue = In the queue: { $voters }.
brief-voter = { $voter } (turnout { $turnout }; { $groups })
brief-next-plain = Now { $voter } would choose { $party }, the nearest to “{ $group }” on { $scale }{ $count ->
    [one] {""}
   *[other] , after { $count } topics
 }.
brief-next-order = Now { $voter } would choose { $party }: all topics leave a tie, and { $party } come first on the first of them.
brief-won = { $party }: { $count ->
    [one] one voter
   *[other] { $count } voters
 }, turnout { $turnout } ({ $turnouts }).
brief-forecast = If the election ended now, { $members } would { $count ->
    [one] govern alone
   *[other] form the cabinet, with { $party } at its centre
 }.
brief-piles = Cards left to draw: { $piles }.
brief-pile = { $pile } { $count }
brief-piles-empty = There is nothing left to draw.
brief-idea = You hold the policy “{ $policy }” (towards { $direction }), turned round the opinion “{ $opinion }” (towards { $other }). Asked in this order: { $column }. Backed for free by: { $highlighted }.
brief-voter-card = You hold a voter: { $voter }.
brief-minor-card = You hold an invitation: { $party }.

## Table

table-title = { $decided } of { $voters } voters decided · turn { $turn }
table-title-before = before the first turn
table-title-over = the election is over
table-no-voters = no voters
table-won = { $count ->
    [one] 1 voter
   *[other] { $count } voters
 }, turnout { $turnout }
table-won-short = { $count ->
    [one] 1 voter
   *[other] { $count } voters
 }, { $turnout }
table-voters-label = { $count ->
    [one] voter
   *[other] voters
 }
table-cards-label = { $count ->
    [one] card
   *[other] cards
 }
table-party-of = { $party } ({ $person })
table-system = The System
table-system-nobody = nobody plays
table-system-solo = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } a turn
table-goal = What wins
table-goal-usual = Be the centre of gravity of the cabinet, or the player whose party lasts longest.
table-goal-solo = You win alone, and only as the centre of gravity of the cabinet.
table-goal-coop = All win together if the cabinet is { $parties }, with { $leader } as its centre.
table-goal-majority = A cabinet needs 9 voters, or 8 whose turnout comes to 1 at least. { $decided } of { $voters } are decided.
table-paid-down = { $count ->
    [one] One card lies paid, face down.
   *[other] { $count } cards lie paid, face down.
 }

# Scales and markers
table-panels = Parts of the board
table-panel-scales = Scales
table-panel-map = Map
table-panel-voters = Agenda, voters
table-pile = { $scale }: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
 } in the pile
table-your-card = your card
table-in-play = in play
table-hottest = top of the agenda
table-place-here = Place your marker towards { $to }
table-short-younger = younger
table-short-older = older
table-short-urban = urban
table-short-rural = rural
table-short-lower = low ed.
table-short-higher = high ed.
table-short-men = men
table-short-women = women

# The political map
table-map = Political map
table-map-about = Political map. Arrow keys go from tile to tile.
table-tiles-left = { $count ->
    [one] 1 relation tile left
   *[other] { $count } relation tiles left
 }
table-with = with { $party } { $strength }
table-relation = { $one } and { $other }: { $strength }
table-relation-none = none
table-create = { $one } and { $other }: create a relation
table-legend-can = can change
table-legend-change = tap to change
table-legend-create = can be created
table-legend-touch = Related parties touch.
table-how-formed = How the cabinet was formed
table-if-now = If the election ended now

# Agenda and voters
table-agenda = Agenda
table-agenda-order = hottest first
table-agenda-empty = No card lies here.
table-agenda-more = { $count ->
    [one] 1 more below
   *[other] { $count } more below
 }
table-agenda-less = show less
table-as-policy = policy
table-as-opinion = opinion
table-as-minor = minor party
table-column-shown = { $party },
table-column-grey = { $party } (grey),
table-column-acts = { $party } acts,
table-column-not = { $party } does not act,
table-queue = Queue
table-queue-of = { $count } of { $needed }
table-queue-solo = { $count ->
    [one] 1 voter
   *[other] { $count } voters
 }
table-queue-empty = Nobody waits. { $decided } of { $voters } voters are decided.
table-would-decide = Would decide now
table-decides-next = Decides after this turn
table-decision = { $voter }: { $group } on { $scale }, { $away ->
    [0] right there
    [one] 1 segment away
   *[other] { $away } segments away
 }.
table-decision-after = { $count ->
    [one] One topic before it was a tie.
   *[other] { $count } topics before it were a tie.
 }
table-decision-order = Still tied are { $parties }: the first card’s order decides.
table-look-one = { $group } on { $scale }: { $parties }.
table-look-tied = { $group } on { $scale }: a tie of { $parties }.
table-vote = A voter decides
table-vote-kicker = Voter { $count } of 16 decides
table-vote-won = joins { $party }
table-vote-order = by the order on the first card
table-close = Close

# What is going on
table-nothing-yet = Nothing has been played yet. Draw a first card.
table-placing = Parties nobody plays have dropped their markers; players place theirs.
table-all = all
table-less = less
table-plays-policy = { $by } · policy
table-plays-opinion = { $by } · opinion
table-plays-minor = { $by } · invitation
table-news-policy = { $by } played “{ $card }”: { $count ->
    [0] nobody backed it.
   *[other] { $parties } took a step to { $to }.
 }
table-news-opinion = { $by } played “{ $card }”: { $count ->
    [0] everybody took a step to { $to }.
   *[other] everybody but { $parties } took a step to { $to }.
 }
table-news-relation = { $one }–{ $other }: { $strength }.
table-news-broken = { $one }–{ $other }: no relation any more.
table-news-nothing = No relation could change.
table-news-drew = { $by } drew from { $pile }.
table-news-called = { $voter } joined the queue.
table-news-decided = { $voter } joined { $party }.
table-news-invited = { $by } invited: { $party }.
table-news-contributed = { $by } gave a card.
table-news-back = { $by } went back a step.
table-news-entered = { $party } entered.

# Parties to choose from
table-choose-title = Eight parties
table-choose-about = You lead one of them. What is named here it stands for from the start if nobody plays it; you place your own markers freely.
table-bloc-blue = blue bloc
table-bloc-red = red-green bloc
table-bloc-yellow = yellow bloc
table-led-by = led by { $person }
table-choose = Choose your party.
table-choose-hint = It is yours for the whole game.
table-choose-picked = You would lead { $party }.
table-choose-none = Choose a party
table-choose-go = Lead { $party }
table-place = Place a marker.
table-place-hint = { $count ->
    [one] One scale is left.
   *[other] { $count } scales are left.
 } Take a side of the middle, on the scales or here.
table-place-picked = { $scale }: you start on the side of { $to }.
table-place-go = Place it

# Hand and turn
table-hand = Your hand
table-hand-pay = Your hand: the card to pay with
table-hands = Hands, unveiled
table-card-voter = voter, turnout { $turnout }
table-card-minor = minor party
table-card-pushes = pushes all
table-your-turn = Play cards, or draw one.
table-your-turn-end = Play cards, or end your turn.
table-your-turn-must = Play a card: no pile is left to draw from.
table-your-turn-hint = Pick a card to see what it would do.
table-as-policy-does = As policy, { $count ->
    [0] nobody backs this for free.
   *[other] { $parties } back this for free and take a step to { $to }.
 }
table-as-opinion-does = As opinion, everybody takes a step to { $to }, backed or not.
table-as-minor-does = Every card given pushes everybody a step to { $to }; then the party enters at the other end.
table-may-join = To join, { $parties } would pay a card.
table-may-stand = A player may pay a card to stand still, and only that is acting.
table-may-contribute = Players in turn may give cards; afterwards each may pay to come back.
table-drawing = Drawing board
table-drawing-why = Tap pairs to draw any map of relations: you see whether it can be laid, and which cabinet would come of it now. Below the diagonal stand the natural relations.
table-drawing-pair = { $one }–{ $other }: { $strength }
table-drawing-reset = As it lies
table-natural = Natural relation of { $one } and { $other }
table-relation-then = If the election ended then: { $then }
table-then-relation = Then you change one relation: create or strengthen one between two that acted, or weaken one between one that acted and one that did not.
table-call-does = The voter goes to the end of the queue, and nothing else happens.
table-played-so-far = { $count ->
    [one] One card played this turn.
   *[other] { $count } cards played this turn.
 }
table-play-policy = Play as policy
table-play-opinion = Play as opinion
table-to-opinion = Turn to opinion
table-to-policy = Turn to policy
table-call = Send to the queue
table-invite = Invite the party
table-draw = Draw a card
table-end-turn = End the turn
table-piles = Piles
table-draw-only = Draw a card.
table-draw-which = Draw a card, from which pile?
table-draw-hint = Its scale is printed on its back for all to see.
table-draw-picked = From { $pile }.
table-draw-why = Drawing ends your turn.
table-draw-go = Draw it
table-back-to-hand = Back to the hand

# Replies
table-asked-policy = “{ $card }”, a policy towards { $to }.
table-asked-opinion = “{ $card }”, an opinion: everybody goes to { $to }.
table-asked-free = { $party } may back it for free.
table-asked-grey = { $party } may back it for a card.
table-asked-still = { $party } may stand still for a card.
table-reply-why = Who backs it takes a step and has acted.
table-reply-why-still = Who pays to stand still has acted.
table-back-free = Back it
table-back-pick = Back it: pick a card to pay
table-back-pay = Back it and pay “{ $card }”
table-still-pick = Stand still: pick a card to pay
table-still-pay = Stand still and pay “{ $card }”
table-not-back = Do not back it
table-go-along = Go along
table-pay-pick = Pick a card
table-pay-voter = A voter that is paid goes to the end of the queue, face up.
table-welcome = { $card } come.
table-welcome-hint = { $guest } may give next, from a hand of { $most }. How many cards at most?
table-welcome-why = { $count ->
    [0] Nobody has been pushed yet.
    [one] Everybody has been pushed one step to { $to }.
   *[other] Everybody has been pushed { $count } steps to { $to }.
 }
table-welcome-most = Cards welcome
table-welcome-go = { $count ->
    [0] No card from this one
    [one] One card is welcome
   *[other] Up to { $count } cards
 }
table-welcome-close = None from here on
table-contribute = { $card } come: each card pushes everybody a step to { $to }.
table-contribute-any = You may give as many as you like.
table-contribute-most = You may give { $left ->
    [0] no more.
    [one] one more.
   *[other] { $left } more.
 }
table-contribute-why = To give is not to act.
table-contribute-go = Give “{ $card }”
table-bring = { $party }: { $count ->
    [one] 1 step
   *[other] { $count } steps
 } from where you stood.
table-bring-hint = Each card you pay brings you back a step.
table-bring-why = Who pays at least one has acted.
table-bring-go = Back a step for “{ $card }”
table-enough = That is enough

# Relations
table-relation-lead = Change one relation.
table-relation-hint = Tap one on the map, or pick here.
table-relation-wished = { $one }–{ $other }: { $before } becomes { $after }.
table-relation-why = The map shows it before it is done.
table-relation-go = Change it
table-relation-undo = Take back
table-change = { $one } and { $other }: { $before } becomes { $after }
table-kind-create = Create
table-kind-strengthen = Strengthen
table-kind-weaken = Weaken
table-kind-break = Break

# The cabinet
table-step = Step { $step } of { $steps }
table-if-now-step = If the election ended now · step { $step } of { $steps }
table-step-start = The election is over
table-step-voterless = { $parties }: no voters
table-step-ally = { $minor }: with { $allies }
table-step-seated = { $minor }: between { $allies }
table-step-bridge = A bridge: { $one }–{ $other }
table-step-dropped = Out: { $parties }
table-step-removed = { $one }–{ $other } goes
table-step-locked = { $one }–{ $other } is locked
table-step-loses = { $parties }: a voter ({ $turnout }) goes
table-step-leaves = { $parties }: out
table-step-centre = { $parties } in the centre
table-story-start = Relations go one after another, the weakest first, as long as a group with a majority is left.
table-story-voterless = Without voters there is no place in parliament. With them go their relations.
table-story-ally = { $minor } and their voters join the party nearest to their end: { $allies }.
table-story-seated = { $allies } stand equally near and are related, so { $minor } sit on their relation.
table-story-bridge = No group has a majority. The most natural pair of different groups is joined: { $one } and { $other }.
table-story-dropped = Not connected with the majority of { $voters } voters, turnout { $sum }, they go, and their relations with them.
table-story-removed = { $strength } was the weakest left. Without it there is still a majority: { $voters } voters, turnout { $sum }.
table-story-locked = Without { $strength } no group would have a majority: only { $voters } voters, turnout { $sum }. It stays.
table-story-loses = An outer party loses its least turnout, { $turnout }. { $own ->
    [0] None is left.
    [one] One voter is left.
   *[other] { $own } voters are left.
 }
table-story-leaves = Without voters they leave the cabinet; who is left is more central.
table-story-centre = All others have left. This is the centre of gravity.
table-group-about = { $parties }: { $count } voters, turnout { $turnout }
table-group-voters = { $count ->
    [one] voter
   *[other] voters
 }, turnout { $turnout }
table-majority = majority
table-bridge = Bridge between { $one } and { $other }
table-tile = { $party }: { $voters }
table-tile-out = { $party }, out of it: { $voters }
table-first = First step
table-back = Step before
table-next = Next step
table-last = Last step
table-run = Go on by itself
table-pause = Pause
table-steps = Step
table-to-board = To the board

# The end
table-paper = The Parliament Post
table-paper-players = { $count ->
    [one] alone against the System
   *[other] { $count } players
 }
table-unfinished = Not played to the end
table-headline-centre = { $parties } in the centre of power
table-headline-won = Victory for { $parties }
table-headline-together = { $parties } win together
table-headline-nobody = { $party } hold the centre
table-deck = { $count ->
    [one] { $parties } govern alone.
   *[other] { $parties } form the cabinet. Its centre of gravity: { $centre }.
 }
table-places = Places
table-cabinet = The cabinet
table-centre-outwards = From the centre outwards
table-is-centre = centre of gravity
table-lasted = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } from the centre
table-outside = outside the cabinet
table-electorate = Who won whom
table-turnout = voters and turnout
