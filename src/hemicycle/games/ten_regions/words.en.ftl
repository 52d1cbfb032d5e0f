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
option-three-way-first-help = Nobody rules then. The book gives a point to all parties, which can be read in two ways.
option-three-way-first-parliament = every party with a mandate
option-three-way-first-all = every party
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

bot-canvasser = Canvasser
bot-canvasser-about = Counts where its tokens can win, spends them there, and aims the rest at whoever leads.

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
log-nobody-rules = Three or more parties share first place, and nobody rules.
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
brief-sealed = Sealed: { $parties }.
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

## Table
