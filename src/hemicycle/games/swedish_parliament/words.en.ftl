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
table-your-card = your card: { $to }
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
table-then-relation = Then you change one relation between those who acted.
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
table-welcome-hint = How many cards may the next player give at most? It holds { $most }.
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
table-step-loses = { $parties }: minus { $turnout }
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
table-headline = { $count ->
    [one] { $parties } in the centre of power
   *[other] { $parties } win together
 }
table-headline-nobody = { $party } hold the centre
table-deck = { $count ->
    [one] { $parties } govern alone.
   *[other] { $parties } form the cabinet. Its centre of gravity: { $centre }.
 }
table-places = Places
table-cabinet = The cabinet
table-centre-outwards = From the centre outwards
table-is-centre = centre of gravity
table-lasted = { $place }. from the centre
table-outside = outside the cabinet
table-electorate = Who won whom
table-turnout = voters and turnout
