# Koalition: every name and sentence of the game.

game-title = Koalition
game-pitch = Field politicians, bring down chairs, and shake hands on the government that pays you best, in up to fifteen countries.

## Things

party-rose = Socialists
party-hat = Conservatives
party-leaf = Greens
party-lemon = Liberals
party-fist = Fascists
party-nut = Communists
party-cross = Christian Party
country-germany = Germany
country-great-britain = Great Britain
country-france = France
country-italy = Italy
country-spain = Spain
country-netherlands = Netherlands
country-belgium = Belgium
country-greece = Greece
country-portugal = Portugal
country-sweden = Sweden
country-austria = Austria
country-denmark = Denmark
country-finland = Finland
country-ireland = Ireland
country-luxembourg = Luxembourg
joker = Joker { $value }
camp = { $party } (camp of { $seat })
coalition = { $members }

## Actions and their fields

action-drawleader = Draw the leader by lot
field-drawleader-seat = Leader
action-drawopener = Draw the opener by lot
field-drawopener-seat = Opener
action-deal = Deal the cards
field-deal-politicians = Politicians
field-deal-deck = Jokers and action cards
action-drawsize = Draw the size of the next country
field-drawsize-size = Politicians of each player
action-reveal = Reveal a country
field-reveal-country = Country
action-stand = Say whether you stand for leader
field-stand-stands = You stand
action-vote = Vote for a leader
field-vote-candidate = Candidate
none-vote-candidate = nobody
action-appoint = Appoint who opens the first country
field-appoint-opener = Opener
action-field = Lay a politician
field-field-politician = Politician
action-declare = Lay a joker as a politician
field-declare-joker = Joker
field-declare-party = Party
action-double = Play a double
field-double-on = On whom
action-skull = Play a skull
field-skull-on = On whom
action-egg = Play an egg
field-egg-on = On whom
action-sausage = Play a scandal
field-sausage-party = Party
action-vest = Play a vest over a skull or an egg
field-vest-on = Over whose
action-clear = Play a vest over a scandal
field-clear-party = Party
action-pass = Play no card
action-side = Choose your camps
field-side-camps = Whose camp
action-propose = Propose a coalition
field-propose-coalition = Coalition
action-shake = Shake hands on a proposal
field-shake-proposal = Proposal
action-takeback = Take your hand back
field-takeback-proposal = Proposal
action-refuse = Strike a proposal
field-refuse-proposal = Proposal
action-giveup = Give up these talks
action-goon = Go on talking after all

## Options

option-countries = Countries
option-countries-help = How many are played. The order is drawn as for fifteen.
option-countries-15 = fifteen
option-countries-12 = twelve
option-countries-10 = ten
option-countries-8 = eight
option-actions = Action cards
option-actions-help = Doubles, skulls, eggs, scandals and vests. Without them the game takes half the time, and their five jokers are out of it too.
option-packets = Packets of countries
option-packets-help = One country of four politicians, one of three and one of two come one after another, so that hands last as long as can be foreseen.
option-extra-jokers = Jokers among the politicians
option-extra-jokers-help = With 7 or 9 players, the three lowest jokers are dealt with the politicians, so that everybody gets one card more.
option-leader-vote = Vote for a leader
option-leader-vote-help = The leader appoints who opens the first country. Without the vote, the opener is drawn by lot.
option-coalition-size = Coalitions
option-coalition-size-help = How many parties may govern together. In any case the majority must need each of them.
option-coalition-size-minimal = no party too many
option-coalition-size-fewest = as few parties as can govern
option-election-limit = Elections in a country
option-election-limit-help = After so many without a government, the country stays without one.
option-talks-seconds = Seconds for talks
option-talks-seconds-help = After that there are new elections.
option-move-seconds = Seconds for a move
option-move-seconds-help = To lay a politician, to vote, to choose a camp. After that the lowest card is laid, nobody is voted for, the first camp is chosen.
option-action-seconds = Seconds for an action card
option-action-seconds-help = After that the player has passed.
option-deck = Card set
option-deck-help = Politicians, jokers, action cards and countries as a TOML file. The usual set is our reconstruction.

## Phases, clocks

phase-nature = cards are dealt and drawn
phase-stand = who stands for leader
phase-vote = vote for a leader
phase-appoint = the leader appoints the opener
phase-lay = politicians are laid
phase-offer = politicians are laid
phase-round = action round
phase-camps = camps are chosen
phase-talks = coalition talks
phase-over = the end
clock-stand = to stand
clock-vote = to vote
clock-appoint = to appoint
clock-lay = to lay a politician
clock-act = to play a card
clock-camps = to choose a camp
clock-talks = to talk

## Bots

bot-planner = Planner
bot-planner-about = Counts every government that can still be, lays and strikes for the one that pays it best, and shakes hands on it.

## Verdicts

verdict-koalition = Europe is counted
verdict-koalition-why = All countries are played, and in every party who has most points in it has taken the bonus of its rank in Europe.

## Log

log-start = { $players } players, { $countries } countries. Every politician in government is worth a point, and every chair in government a bonus.
log-start-no-actions = There are no action cards at this table.
log-start-fewest = As few parties as can govern may govern.
log-candidates = { $players } { $count ->
    [one] stands
   *[other] stand
 } for leader.
log-no-candidates = Nobody stands for leader.
log-voted = { $voters } { $count ->
    [one] votes
   *[other] vote
 } for { $player }.
log-abstained = { $voters } { $count ->
    [one] abstains
   *[other] abstain
 }.
log-leader-elected = { $player } is elected leader.
log-leader-alone = { $player }, the only candidate, leads the elections.
log-leader-lot = The lot makes { $player } the leader.
log-opener = { $player } is to open the first country.
log-dealt = The cards are dealt.
log-collected = Somebody holds too few politicians: all cards are collected, shuffled and dealt anew.
log-country = Country { $number } of { $countries }, { $country }: { $fields } politicians each. The chairs in government get { $first }, { $second } and { $further }. { $player } opens.
log-lays = { $player } lays { $card }: { $party }, { $value }.
log-lays-joker = { $player } lays a joker of { $value } for { $party }.
log-double = { $player } plays a double on { $card }: the votes of { $party } count twice.
log-skull = { $player } plays a skull on { $card }, who is out.
log-egg = { $player } throws an egg at { $card }, who still counts, but not for the chair.
log-sausage = { $player } plays a scandal: the votes of { $party } count half.
log-vest-skull = { $player } puts a vest over the skull on { $card }, who is back.
log-vest-egg = { $player } puts a vest over the egg on { $card }.
log-vest-sausage = { $player } puts a vest over the scandal: { $party } has all its votes again.
log-plays = { $player } plays { $kind ->
    [double] a double
    [skull] a skull
    [egg] an egg
    [sausage] a scandal
   *[vest] a vest
 }.
log-passes = { $players } { $count ->
    [one] passes
   *[other] pass
 }.
log-last-round = Everybody has laid all politicians: a last action round.
log-total = The count: { $total } votes in all, { $majority } are needed to govern.
log-party = { $party }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }, chaired by { $player }.
log-party-empty = { $party }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }, and no chair.
log-party-split = { $party }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }, split between { $players }.
log-siding = { $players } { $count ->
    [one] chooses
   *[other] choose
 } a camp, in secret.
log-camp = { $bloc }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }. In it: { $players }.
log-talks = The chairs talk. { $count ->
    [one] One coalition
   *[other] { $count } coalitions
 } can govern.
log-proposes = { $player } proposes to govern with { $members }.
log-shakes = { $player } shakes hands on the proposal of { $by }.
log-takes-back = { $player } takes back the hand from the proposal of { $by }.
log-refused = The proposal of { $by } is struck.
log-gives-up = { $player } gives up these talks.
log-goes-on = { $player } goes on talking.
log-government = { $country }: { $members } { $count ->
    [one] has
   *[other] have
 } { $votes } votes and { $count ->
    [one] governs alone
   *[other] govern
 }.
log-earns = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
 }, { $influence } for politicians and { $bonus } for chairs.
log-earns-nothing = No points: { $players }.
log-failed-time = Time is up, and there is no government.
log-failed-given-up = All chairs have given up these talks.
log-failed-no-coalition = No coalition can govern.
log-new-election = New elections in { $country }: election { $election } of at most { $limit }. Politicians are back in hand, played action cards are not. { $player } opens again.
log-no-government = { $country } stays without a government.
log-europe = Europe is counted.
log-share = { $party }: { $points ->
    [one] one point
   *[other] { $points } points
 } in Europe, rank bonus { $bonus }. It goes to { $holders }{ $count ->
    [one] {""}
   *[other] , { $each } each
 }.
log-share-nobody = { $party }: no points in Europe, and no bonus.
log-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
 }
log-score = { $player }: { $score ->
    [one] one point
   *[other] { $score } points
 }, { $power } of power and { $given } of party bonuses.

## How things stand

brief-stand = All say at once whether they stand for leader. The leader appoints who opens the first country.
brief-own-stand = You have said that { $stands ->
    [yes] you stand
   *[no] you do not stand
 }; this may be changed until all have spoken.
brief-vote = All vote at once for a leader. Candidates: { $players }.
brief-own-vote = Your vote is for { $player }; it may be changed until all have voted.
brief-own-abstention = You abstain; this may be changed until all have voted.
brief-appoint = { $player } is the leader and appoints who opens the first country.
brief-country = Country { $number } of { $countries }, { $country }: { $fields } politicians each. The chairs in government get { $first }, { $second } and { $further }. { $player } opens.
brief-election = Election { $election } of at most { $limit } in this country.
brief-between = { $number ->
    [0] No country
    [one] One country
   *[other] { $number } countries
 } of { $countries } played. Cards are dealt and drawn.
brief-lies = Before { $player }: { $politicians }.
brief-politician = { $card } ({ $party } { $value }{ $state ->
    [out] , out
    [egg] , egg
    [egged] , egg covered
   *[well] {""}
 })
brief-total = { $total ->
    [one] One vote
   *[other] { $total } votes
 } so far; { $majority } would govern.
brief-total-counted = { $total } votes in all; { $majority } are needed to govern.
brief-party = { $party }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }{ $marks ->
    [doubled] , doubled
    [scandal] , halved by a scandal
    [both] , doubled and halved
    [cleared] , its scandal covered
    [doubled-cleared] , doubled, its scandal covered
   *[none] {""}
 }. { $count ->
    [0] No chair.
    [one] Chair: { $chairs }.
   *[other] Tied for the chair: { $chairs }.
 }
brief-camp = { $bloc }: { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }. In it: { $players }.
brief-alone = { $bloc } would govern alone.
brief-coalitions = If it were counted now, could govern:
brief-coalitions-counted = Can govern:
brief-coalition = { $members }, { $votes } votes. Points: { $points }.
brief-points = { $seat } { $points }
brief-coalitions-more = And others.
brief-no-coalition = As it stands, nobody can govern.
brief-turn-lay = { $player } lays a politician.
brief-turn-offer = { $player } has laid, and may play an action card.
brief-turn-round = { $player } plays an action card or passes. { $quiet ->
    [one] One more pass ends
   *[other] { $quiet } passes in a row end
 } the round.
brief-siding = Still to choose a camp: { $players }.
brief-own-side = You go with { $players }; this may be changed until all have chosen.
brief-proposal = Proposal of { $player }: { $members }. Hands: { $hands }.
brief-no-proposals = Nothing is proposed.
brief-given-up = Given up: { $players }.
brief-hand-politicians = Your politicians: { $politicians }.
brief-hand-jokers = Your jokers: { $jokers }.
brief-hand-actions = Your action cards: { $cards }.
brief-cards-double = { $count ->
    [one] one double
   *[other] { $count } doubles
 }
brief-cards-skull = { $count ->
    [one] one skull
   *[other] { $count } skulls
 }
brief-cards-egg = { $count ->
    [one] one egg
   *[other] { $count } eggs
 }
brief-cards-sausage = { $count ->
    [one] one scandal
   *[other] { $count } scandals
 }
brief-cards-vest = { $count ->
    [one] one vest
   *[other] { $count } vests
 }
brief-player = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
 }. Holds { $politicians ->
    [one] one card
   *[other] { $politicians } cards
 } of the politicians and { $actions } of the action deck.
brief-spent = Action cards played so far: { $cards }.
brief-europe = In Europe, as it stands:
brief-share = { $party }, { $points ->
    [one] one point
   *[other] { $points } points
 }: a bonus of { $bonus } for { $holders }.

## Results

results-score = Points
