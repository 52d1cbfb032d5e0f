# Ten Regions: every name and sentence of the game. Region names are translated from the book; party names are ours.
# Votes are in thousands.

game-title = Ten Regions
game-pitch = Campaign in secret, lie in the open, win regions, and do not share the podium with too many.

## Parties, regions

party-0 = Red Order
party-1 = Strong State
party-2 = Throne and Market
party-3 = Social Democrats
party-4 = Golden Mean
party-5 = Conservatives
party-6 = Free Communes
party-7 = Free Citizens
party-8 = Zero Taxes
party-nth = { $party } { $nth }

region-0 = Saint Nicholas Oblast
region-1 = Mussolino-Frankivsk
region-2 = Great Maozedongs
region-3 = Conservatopia
region-4 = Upper Liberda
region-5 = Social-Democratovo
region-6 = Ancapistan
region-7 = Anprim Krai
region-8 = SJW Gender Republic
region-9 = Apolitical Autonomous Oblast

leaning-left = left
leaning-centre = centre
leaning-right = right
leaning-authoritarian = authoritarian
leaning-moderate = moderate
leaning-libertarian = libertarian
leaning-none = no leaning

role-ruling = ruling
role-opposition = main opposition
role-parliament = in parliament
role-outside = outside parliament

## Tokens

token-media = media
token-rally = rally
token-conflict = conflict
token-control = media control
token-media-does = +20k for you
token-rally-does = +10k for you
token-conflict-does = costs you 10k and one other party 10k
token-control-does = costs you 10k and one other party 20k

## Actions and their fields

action-found = Found a party
field-found-cell = Party
action-lot = Draw a party
field-lot-cell = Party
action-deal = Deal the parties
field-deal-cells = Parties
action-campaign = Seal the campaign
field-campaign-media = Media, +20k each
field-campaign-rallies = Rallies, +10k each
field-campaign-conflicts = Conflicts, 10k from you and 10k from another
field-campaign-controls = Media control, 10k from you and 20k from another
action-draft = Keep the campaign as a draft
field-draft-media = Media, +20k each
field-draft-rallies = Rallies, +10k each
field-draft-conflicts = Conflicts, 10k from you and 10k from another
field-draft-controls = Media control, 10k from you and 20k from another
action-strike = Aim a token
field-strike-region = Region
field-strike-target = Aimed at
none-strike-target = nobody
action-ballot = Seal the ballot
field-ballot-votes = Who takes each tied region
none-ballot-votes = abstain

## Options

option-ideologies = Ideologies
option-ideologies-help = How parties get their cells of the compass. A program may also give a list of one cell from 0 to 8 per seat.
option-ideologies-draft = chosen one after another
option-ideologies-random = drawn at random
option-unique-ideologies = Each ideology once
option-unique-ideologies-help = No two parties share a cell of the compass. More than nine can play only if they may.
option-turns = Turns
option-turns-help = Elections until the end.
option-media = Media tokens
option-media-help = For each party in every turn.
option-rallies = Rally tokens
option-rallies-help = For each party in every turn. Together with media there must be at least one.
option-conflicts = Conflict tokens
option-conflicts-help = For each party in every turn.
option-three-way-first = If three or more share first place, a point goes to
option-three-way-first-help = Nobody rules alone then, and a coalition government forms. By the book all parties get a point.
option-three-way-first-all = every party, as the book says
option-three-way-first-parliament = every party with a mandate
option-open-ties = Tied regions are voted on openly
option-open-ties-help = One region after another, and everybody hears each vote as it is given. Otherwise on one secret ballot.
option-zero-votes = Where nobody has a vote, the region goes to
option-zero-votes-help = By the letter of the book all parties are tied there and all vote.
option-zero-votes-nobody = nobody
option-zero-votes-all = whom the vote decides
option-draft-seconds = Seconds to choose a party
option-draft-seconds-help = After that a free cell is drawn by lot.
option-campaign-seconds = Seconds for a campaign
option-campaign-seconds-help = After that the last sealed campaign counts, else the draft. Tokens in neither are lost.
option-vote-seconds = Seconds for a tie vote
option-vote-seconds-help = After that a missing ballot abstains.
option-regions = Regions
option-regions-help = The ten of the book, or 3 to 60 of your own: each with a name, 1 to 20 mandates for its winner, and, where they lean, an economic and a social leaning.

## Phases, clocks

phase-draft = choice of parties
phase-campaign = campaign, in secret
phase-vote = vote on tied regions
phase-over = the end
clock-draft = to choose
clock-campaign = to seal
clock-vote = to vote

## Bots

bot-easy-about = Campaigns like the normal one, but every other time it puts its tokens anywhere.
bot-normal-about = Counts where its tokens can win, spends them there, and aims the rest at whoever leads.
bot-hard-about = Mixes its campaigns as in an equilibrium, so that nobody who sees through it gains by that, and lets the lot choose.

## Verdicts

verdict-chaos = Chaos and anarchy
verdict-chaos-why = Four or more parties share first place, so everybody loses. But like, not the cool kind. The lame kind.
verdict-dictatorship = One-party dictatorship
verdict-dictatorship-why = One party is first, and three or more share second place: the first rules alone.
verdict-two-party = Two-party democracy
verdict-two-party-why = Two parties are ahead, and too many share the place behind them: only these two win.
verdict-multi-party = Multi-party democracy
verdict-multi-party-why = Three parties are ahead of all others: all three win.

## Log

log-start = { $parties } parties, { $regions } regions, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }. Lying is allowed.
log-founded = Seat { $seat } founds { $party }: { $economic ->
    [left] left
    [right] right
   *[centre] centre
 }, { $social ->
    [authoritarian] authoritarian
    [libertarian] libertarian
   *[moderate] moderate
 }.
log-lot = Seat { $seat } draws { $party }: { $economic ->
    [left] left
    [right] right
   *[centre] centre
 }, { $social ->
    [authoritarian] authoritarian
    [libertarian] libertarian
   *[moderate] moderate
 }.
log-turn = Turn { $turn } of { $turns } begins.
log-campaign-sealed = { $party } has sealed its campaign.
log-campaign-replaced = { $party } has replaced its campaign.
log-campaign-late = Time is up. { $parties } { $count ->
    [one] has
   *[other] have
 } not sealed: what was left as a draft counts, all other tokens are lost.
log-vote-sealed = { $party } has sealed its ballot.
log-vote-replaced = { $party } has replaced its ballot.
log-open-vote = { $region }: { $party } votes for { $choice }.
log-open-abstained = { $region }: { $party } abstains.
cards-token = { $token }: { $does }
count-region = { $region }
log-row = { $party }, { $votes }k: { $parts }.
row-head-start = head start { $votes }k
row-media = media { $votes }k
row-rallies = rallies { $votes }k
row-own-loss = −{ $votes }k for strikes of its own
row-conflict = −{ $votes }k by a conflict of { $party }
row-control = −{ $votes }k by media control of { $party }
log-vote-late = Time is up. { $parties } { $count ->
    [one] has
   *[other] have
 } handed in no ballot and so { $count ->
    [one] abstains
   *[other] abstain
 } everywhere.
log-count = All campaigns of turn { $turn } are opened.
log-region-won = { $region }: { $party } wins with { $votes }k.
log-region-tied = { $region }: { $parties } tie at { $votes }k. Everybody votes on it.
log-region-nobody = { $region }: nobody has any votes, and nobody wins.
log-tie-voted = { $region }: { $voters } { $count ->
    [one] votes
   *[other] vote
 } for { $party }.
log-tie-abstained = { $region }: { $voters } { $count ->
    [one] abstains
   *[other] abstain
 }.
log-tie-won = { $region } goes to { $party } by vote.
log-tie-nobody = { $region } goes to nobody: the vote decided nothing.
log-rule = { $parties } rules.
log-coalition = { $parties } rule together in a coalition. There is no main opposition.
log-nobody-rules = Three or more parties share first place: a coalition government forms.
log-no-parliament = Nobody has a mandate, and nobody rules.
log-role-ruling = { $party }: { $mandates ->
    [one] one mandate
   *[other] { $mandates } mandates
 }, ruling, { $points ->
    [one] one point
   *[other] { $points } points
 }.
log-role-opposition = { $party }: { $mandates ->
    [one] one mandate
   *[other] { $mandates } mandates
 }, main opposition, { $points ->
    [one] one point
   *[other] { $points } points
 }.
log-role-parliament = { $party }: { $mandates ->
    [one] one mandate
   *[other] { $mandates } mandates
 }, { $points ->
    [one] one point
   *[other] { $points } points
 }.
log-role-outside = { $party }: no mandate, { $points ->
    [0] no point
    [one] one point
   *[other] { $points } points
 }.
log-tokens-front = { $parties } { $count ->
    [one] gets one media and one media-control token
   *[other] get one media and one media-control token each
 }.
log-tokens-parliament = { $parties } { $count ->
    [one] gets one media token
   *[other] get one media token each
 }.
log-tokens-outside = { $parties } { $count ->
    [one] sucks its thumb and turns radical: it gets
   *[other] suck their thumbs and turn radical: each gets
 } one rally and one conflict token.
log-winners = { $count ->
    [one] { $parties } wins.
   *[other] { $parties } win.
 }
log-points = { $party }: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
 }.

## How things stand

brief-draft = Seat { $seat } chooses its party.
brief-party = { $party } is taken: { $economic ->
    [left] left
    [right] right
   *[centre] centre
 }, { $social ->
    [authoritarian] authoritarian
    [libertarian] libertarian
   *[moderate] moderate
 }.
brief-region = { $region }: { $leanings ->
    [none] no leaning
    [economic] { $economic ->
        [left] left
        [right] right
       *[centre] centre
     }
    [social] { $social ->
        [authoritarian] authoritarian
        [libertarian] libertarian
       *[moderate] moderate
     }
   *[both] { $economic ->
        [left] left
        [right] right
       *[centre] centre
     }, { $social ->
        [authoritarian] authoritarian
        [libertarian] libertarian
       *[moderate] moderate
     }
 }; { $mandates ->
    [one] one mandate
   *[other] { $mandates } mandates
 }.
brief-campaign = Turn { $turn } of { $turns }: the campaign, in secret. All tokens are to be placed.
brief-vote = Turn { $turn } of { $turns }: all vote on { $ties ->
    [one] one tied region
   *[other] { $ties } tied regions
 }.
brief-purse = { $parties } { $count ->
    [one] has
   *[other] have
 } { $media } media, { $rallies } rally, { $conflicts } conflict and { $controls } media-control { $controls ->
    [one] token
   *[other] tokens
 }{ $count ->
    [one] {""}
   *[other] {" "}each
 } this turn.
brief-head-start = { $region }, head start of { $votes }k: { $parties }.
brief-parliament = The parliament of turn { $turn }:
brief-mandates = { $party }: { $mandates ->
    [0] no mandate
    [one] one mandate
   *[other] { $mandates } mandates
 } so far.
brief-open-vote = { $region }: { $party } votes for { $choice }.
brief-open-abstained = { $region }: { $party } abstains.
brief-sealed = Sealed: { $parties }.
brief-to-vote = Still to vote: { $parties }.
brief-missing = Not yet sealed: { $parties }.
brief-own-campaign = Your campaign is sealed; you may replace it until all are in:
brief-own-draft = Your draft, which counts only if you have sealed nothing when time is up:
brief-own-ballot = Your ballot is sealed; you may replace it until all are in:
brief-placed = { $region }: { $media } media, { $rallies } { $rallies ->
    [one] rally
   *[other] rallies
 }.
brief-conflict = { $region }: a conflict aimed at { $party }.
brief-conflict-idle = { $region }: a conflict aimed at nobody.
brief-control = { $region }: media control aimed at { $party }.
brief-control-idle = { $region }: media control aimed at nobody.
brief-nothing-placed = Nothing is placed.
brief-voted = { $region }: you vote for { $party }.
brief-abstained = { $region }: you abstain.
foretold-totals = Your votes, as long as nobody takes any from you:
foretold-total = { $region }: { $votes }k
foretold-no-votes = That way you have no votes anywhere.

## Table

table-title = Turn { $turn } of { $turns } · { $phase }
table-note-points = { $count ->
    [one] one point
   *[other] { $count } points
 }
table-note-mandates = { $count ->
    [0] no mandate
    [one] one mandate
   *[other] { $count } mandates
 }
table-you = you
table-k = { $votes }k
table-k-unit = k
table-mandates = { $count ->
    [one] one mandate
   *[other] { $count } mandates
 }

# Choosing a party
table-compass = The compass: nine parties to choose from
table-cell-free = free
table-cell-taken = taken by { $names }
table-no-home = no region of its own
table-say-found = Choose your party.
table-say-found-more = Regions that lean your way give you a head start in every turn.
table-found = Found a party
table-found-this = Found { $party }
table-found-first = First pick one on the compass.
table-found-why = For the whole game; this cannot be taken back.
table-found-both = At home in { $regions }.
table-found-one = Halfway at home in { $regions }.

# Map and purse
table-map = The compass as a map
table-region-label = { $region }, your head start { $head } thousand, your total { $total } thousand
table-no-head-start = no head start
table-at = at
table-purse = Your purse
table-of = of { $whole }
table-kind-media = media
table-kind-rally = { $count ->
    [one] rally
   *[other] rallies
 }
table-kind-conflict = { $count ->
    [one] conflict
   *[other] conflicts
 }
table-kind-control = media control
table-some-media = { $count } media
table-some-rally = { $count ->
    [one] one rally
   *[other] { $count } rallies
 }
table-some-conflict = { $count ->
    [one] one conflict
   *[other] { $count } conflicts
 }
table-some-control = { $count } media control
table-worth-own = { $own } for you
table-worth-both = { $own } you, { $target } them
table-say-place = Place every token.
table-say-tap = { $kind ->
    [media] Media go where you tap.
    [rally] A rally goes where you tap.
    [conflict] A conflict goes where you tap.
   *[control] Media control goes where you tap.
 }
table-say-tap-none = Choose a token that is left.
table-say-complete = Everything is placed.
table-say-complete-more = Seal it, or move tokens about.
table-still = Still to place:
table-not-saved = Nothing is saved for later.
table-why-complete = A sealed campaign can be replaced until the last party has sealed.
table-not-complete = Not yet: some tokens are still to be placed.
table-none-left = { $kind ->
    [media] No media left.
    [rally] No rallies left.
    [conflict] No conflict left.
   *[control] No media control left.
 }
table-said-total = { $region }: your total is { $votes } thousand.
table-all-back = All tokens are back in the purse.
table-seal = Seal the campaign
table-seal-again = Seal it anew
table-keep-sealed = Leave it as sealed
table-take-all-back = Take all back
table-nothing-here = nothing placed
table-change-region = Change
table-less = one { $kind } less
table-more = one { $kind } more
table-aim-label = { $kind } aimed at { $target }: change
table-aim-ask = { $region }: at whom?
table-aim-conflict = You lose { $own } there, and so does the party you name.
table-aim-control = You lose { $own } there, the party you name { $target }.
table-nobody = nobody
table-cancel = Cancel
table-menu-total = Your total: { $votes }.
table-done = Done
table-all-here = { $kind ->
    [media] All { $count } media here
   *[rally] All { $count } rallies here
 }
table-clear = Take these back

# Sealed
table-sealed = Your campaign is sealed.
table-sealed-why = It can be replaced until the last party has sealed.
table-change-campaign = Change the campaign
table-hands = Whose campaign:

# The count
table-counts = Parliaments so far
table-count-of = Count of turn { $turn }
table-the-count = The count of turn { $turn }; arrows go from region to region
table-leave-to-campaign = On to the campaign
table-leave-to-vote = On to the vote
table-leave-count = Close the count
table-region-of = Region { $at } of { $of }
table-first = First region
table-back = Region before
table-next = Next
table-last = To the result
table-play = Go on by itself
table-pause = Stop here
table-order = Order of the count
table-result = The result
table-count-map = Map of the count
table-counting = counting
table-not-counted = not counted yet
table-no-winner = nobody’s
table-tie = tie
table-tie-at = tie at { $votes }
table-count-won = Won by { $party } with { $votes }k, { $lead }k ahead of { $second }.
table-count-alone = Won by { $party } with { $votes }k; nobody else has a vote here.
table-count-nobody = Nobody has a vote left here, and nobody takes it.
table-count-tied = { $parties } stop at { $votes }k each. All parties vote on it after the count.
table-count-voted = { $parties } stop at { $votes }k each. { $ballots ->
    [one] One vote
   *[other] { $ballots } votes
 } of { $of } { $ballots ->
    [one] gives
   *[other] give
 } it to { $party }.
table-count-deadlock = { $parties } stop at { $votes }k each. The vote decides nothing, and nobody takes it.
table-how-head = head start { $votes }
table-how-media = media { $votes }
table-how-rallies = rallies { $votes }
table-how-own = own provocation −{ $votes }
table-how-by = { $party } −{ $votes }
table-nothing-there = Nothing placed, no head start:
table-legend-head = head start
table-legend-media = media
table-legend-rallies = rallies
table-legend-lost = lost
table-ballots = The vote
table-ballots-by-name = opened by name
table-abstained = abstained

# Parliament
table-parliament = Parliament, turn { $turn }
table-given-of = { $given } of { $whole }
table-of-given = of { $whole }
table-chamber-label = Chamber: { $given } of { $whole } mandates given. { $parties }
table-plus-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
 }
table-outside = No mandate:
table-outside-yet = No mandate so far:
table-after = After the count of turn { $turn }
table-house-both = { $party } in power, { $opposition } in opposition.
table-house-alone = { $party } in power, and no main opposition.
table-house-coalition = { $parties } in power together.
table-house-nobody = Nobody in power.
table-house-all = A coalition government forms.
table-house-open = a vote is open
table-house-ties = { $count ->
    [one] { $regions } is tied: all vote on who gets it.
   *[other] { $regions } are tied: all vote on who gets them.
 }
table-house-many-ties = { $count } regions are tied: all vote on who gets them.

# The vote
table-say-vote = { $count ->
    [one] Who gets the tied region?
   *[other] Who gets the { $count } tied regions?
 }
table-say-vote-more = One secret ballot; opened together, by name.
table-say-vote-open = An open vote, one region after another: everybody hears each vote.
table-vote-openly = Vote
table-vote-given = Your vote is given, and known.
table-vote-given-why = It can be changed until all have voted.
table-change-vote = Change the vote
table-tie-stand = { $votes } each
table-abstain = abstain
table-seal-ballot = Seal the ballot
table-seal-ballot-again = Seal it anew
table-vote-why = Most votes take it; a tie again, and nobody does.
table-vote-missing = Still open: { $regions }.
table-ballot-sealed = Your ballot is sealed.
table-change-ballot = Change the ballot

# The front page
table-paper = The Apolitical Observer
table-paper-facts = { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }, { $parties } parties
table-unfinished = Called off
table-becomes-chaos = The country sinks into
table-becomes-dictatorship = The country becomes a
table-becomes-two-party = The country becomes a
table-becomes-multi-party = The country remains a
table-deck-chaos-plain = { $firsts ->
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[other] { $firsts }
 } parties share first place with { $points ->
    [one] one point
   *[other] { $points } points
 } each, and so nobody wins.
table-deck-dictatorship-plain = { $first } alone in power with { $points ->
    [one] one point
   *[other] { $points } points
 }. { $seconds ->
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[other] { $seconds }
 } parties share second place with { $next }, and so none of them wins.
table-deck-two-party-two = { $first } share first place with { $points ->
    [one] one point
   *[other] { $points } points
 }; { $seconds } parties share the place behind them with { $next }, and go away empty.
table-deck-two-party-one-one = { $first } with { $points } and { $second } with { $next } points win; { $thirds } parties share third place with { $last }, and go away empty.
table-deck-multi-party-three = { $first } share first place with { $points ->
    [one] one point
   *[other] { $points } points
 }, and all three win.
table-deck-multi-party-two-one = { $first } share first place with { $points } points, then { $second } with { $next }: all three win.
table-deck-multi-party-one-two = { $first } first with { $points } points, then { $second } with { $next }: all three win.
table-deck-multi-party-one-one-one = { $first } with { $points }, { $second } with { $next } and { $third } with { $last } points: all three win.
table-you-win = You win.
table-wins = Winner: { $name }.
table-no-winners = Nobody
table-career-ruled = Ruling in { $count ->
    [one] turn { $turns }.
   *[other] turns { $turns }.
 }
table-career-opposed = Main opposition in { $count ->
    [one] turn { $turns }.
   *[other] turns { $turns }.
 }
table-career-modest = Never ruling, never the main opposition.
table-points = Points
table-points-turns = by turn
table-party = Party
table-turn = Turn { $turn }
table-parliaments = { $count ->
    [one] The parliament
    [2] Two parliaments
    [3] Three parliaments
    [4] Four parliaments
    [5] Five parliaments
   *[other] { $count } parliaments
 }
table-mandates-each = { $count ->
    [one] one mandate
   *[other] { $count } mandates
 } each
table-also = Also in this paper
table-story-closest = Closest region.
table-story-closest-won = { $region }, turn { $turn }: { $party } wins it with { $votes }k, by { $lead }k.
table-story-closest-voted = { $region }, turn { $turn }: a tie at { $votes }k, given to { $party } by { $ballots ->
    [one] one vote.
   *[other] { $ballots } votes.
 }
table-story-closest-nobody = { $region }, turn { $turn }: a tie at { $votes }k, and in the end nobody’s.
table-story-wasted = Wasted.
table-story-wasted-text = { $party } placed { $votes }k in regions it did not win, { $most }k of it in { $region } in turn { $turn }.
table-story-besieged = Besieged.
table-story-besieged-text = { $party } lost { $votes }k to the provocations of others, { $most }k to { $by }.
