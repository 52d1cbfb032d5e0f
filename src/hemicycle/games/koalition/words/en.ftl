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
politician = { $name } ({ $party } { $value })
joker = Joker { $value }
joker-laid = Joker { $value } ({ $party }, laid by { $seat })
camp = { $party } (camp of { $seat })
coalition = { $members }
proposal-of = proposal of { $seat }: { $members }

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
action-suggest = Suggest a coalition in talk
field-suggest-election = Of which election
field-suggest-coalition = Coalition
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

bot-easy-about = Plays like the normal one, but every other time it does anything that is allowed.
bot-normal-about = Counts every government that can still be, lays and strikes for the one that pays it best, and shakes hands on it.
bot-hard-about = Plays each country to its end in its head, counts as far as Europe, and holds out for a government that nobody would leave.

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
log-country = Country { $number } of { $countries }, { $country }: { $fields } politicians each. In government the chair of the strongest party gets { $first }, of the second { $second }, of any other { $further }. { $player } opens.
log-lays = { $player } lays { $card }.
log-lays-joker = { $player } lays { $card } for { $party }.
log-lays-by-clock = Time is up: the lowest card is laid for { $player }, { $card }.
log-lays-joker-by-clock = Time is up: { $card } is laid for { $player }, for { $party }.
log-double = { $player } plays a double on { $card }. { $party } now count { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }.
log-skull = { $player } plays a skull on { $card }, who is out.
log-egg = { $player } throws an egg at { $card }, who still counts, but not for the chair.
log-sausage = { $player } plays a scandal. { $party } now count { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }.
log-vest-skull = { $player } puts a vest over the skull on { $card }, who is back.
log-vest-egg = { $player } puts a vest over the egg on { $card }.
log-vest-sausage = { $player } puts a vest over the scandal. { $party } now count { $votes ->
    [one] one vote
   *[other] { $votes } votes
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
log-takes-back-own = { $player } takes back the hand from the proposal, which stays open.
log-refuses = { $player } refuses the proposal of { $by }, which is struck.
log-withdraws = { $player } withdraws the proposal.
log-gives-up = { $player } gives up these talks.
log-goes-on = { $player } goes on talking.
log-government = { $country }: { $members }{ $count ->
    [one] {" "}alone
   *[other] {""}
 } in power, with { $votes } votes.
log-earns = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
 }, { $influence } for politicians and { $bonus } for chairs.
log-earns-nothing = No points: { $players }.
log-failed-time = Time is up, and there is no government.
log-failed-given-up = All chairs have given up these talks.
log-failed-no-coalition = No coalition can govern.
log-new-election = { $country }: new elections, election { $election } of at most { $limit }. Politicians are back in hand, played action cards are not. { $player } opens again.
log-no-government = { $country }: no government.
log-tie-break = Equal scores: more party bonuses decide.
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
brief-country = Country { $number } of { $countries }, { $country }: { $fields } politicians each. In government the chair of the strongest party gets { $first }, of the second { $second }, of any other { $further }. { $player } opens.
brief-election = Election { $election } of at most { $limit } in this country.
brief-between = { $number ->
    [0] No country
    [one] One country
   *[other] { $number } countries
 } of { $countries } played. Cards are dealt and drawn.
brief-lies = In front of { $player }: { $politicians }.
brief-politician = { $card }{ $state ->
    [out] , out
    [egg] , egg
    [egged] , egg covered
   *[well] {""}
 }
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
brief-alone = { $bloc }: enough to govern alone.
brief-coalitions = If it were counted now, these could govern:
brief-coalitions-counted = These can govern:
brief-coalition = { $members }, { $votes } votes. Points: { $points }.
brief-points = { $points } for { $seat }
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
    [one] one politician card
   *[other] { $politicians } politician cards
 } and { $actions } of the action deck.
brief-spent = Action cards played so far: { $cards }.
overview = Overview. Values of politicians, partners, and what has been seen since the deal:
overview-party = { $party }, { $count ->
    [0] with nobody
   *[other] with { $partners }
 }: { $values }{ $seen ->
    [0] {""}
   *[other] ; seen: { $gone }
 }.
overview-jokers = Jokers: { $values }{ $seen ->
    [0] {""}
   *[other] ; seen: { $gone }
 }.
overview-actions = In the action deck: { $cards }.
overview-countries = Countries still to come: { $large } for four politicians, { $middle } for three, { $small } for two.
overview-packet = Still to come in this packet: countries for { $sizes }.
brief-europe = In Europe, as it stands:
brief-share = { $party }, { $points ->
    [one] one point
   *[other] { $points } points
 }: a bonus of { $bonus } for { $holders }{ $count ->
    [one] {""}
   *[other] , { $each } each
 }.

## Refusals

refused-nobody-there = no politician lies there
refused-is-out = this politician is out
refused-double-once = a party is doubled only once in an election
refused-egg-once = an egg hits a politician only once in an election
refused-nothing-to-cover = neither a skull nor an egg lies on this politician
refused-scandal-once = a party has a scandal only once in an election
refused-nobody-to-blame = nobody in this party can be its chair
refused-no-scandal = this party has no scandal to cover

## Results

results-score = Points

## Table

table-you = you
table-you-first = You
table-title = { $country }, country { $number } of { $countries } · { $phase }
table-title-again = { $country }, country { $number } of { $countries }, election { $election } · { $phase }
table-note-leader = leader of the elections
table-note-chair = chair of { $parties }
table-note-hand = { $politicians ->
    [one] one politician
   *[other] { $politicians } politicians
 }, { $actions ->
    [one] one action
   *[other] { $actions } actions
 }
table-note-politicians = { $politicians ->
    [one] one politician
   *[other] { $politicians } politicians
 }
table-points-label = { $count ->
    [one] point
   *[other] points
 }
table-camp = { $party }, { $you ->
    [yes] your camp
   *[no] camp of { $name }
 }
table-camp-who = { $you ->
    [yes] your camp
   *[no] camp of { $name }
 }
table-card = { $party } { $value }, { $name }
table-joker = Joker { $value }, of any party
table-joker-name = Joker
table-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
table-votes-unit = { $count ->
    [one] vote
   *[other] votes
 }

# The leader
table-leader-kicker = Before the first country
table-leader-stand = Who leads the elections?
table-leader-vote = Hands up
table-leader-appoint = The leader is elected
table-leader-about = The leader appoints who opens the first country; the counting is done by the game.
table-leads = leads the elections
table-stands = stands
table-stands-not = does not stand
table-thinks = still thinking
table-votes-from = Votes from { $names }
table-stand-lead = Do you stand for leader?
table-stand-about = All say so at once.
table-stood = { $stands ->
    [yes] You stand for leader.
   *[no] You do not stand.
 }
table-stand = I stand
table-stand-not = Not me
table-stand-why = A sole candidate is elected; if nobody stands, it goes by lot.
table-sealed-about = It is opened when all are in, and can be changed until then.
table-vote-lead = Who shall lead?
table-vote-about = All hands go up at once.
table-voted = Your vote is in.
table-candidates = Candidates
table-abstain = Abstain
table-vote-whom = Choose a candidate
table-vote-for = Vote for { $name }
table-vote-why = Most votes win; a tie goes by lot.
table-appoint-lead = You lead the elections.
table-appoint-about = Appoint who lays first in the first country.
table-openers = Who opens
table-appoint = { $name } opens
table-appoint-whom = Choose who opens

# Votes and fronts
table-votes-now = Votes as they stand: { $majority } of { $total } would govern.
table-votes-then = The count: of { $total } votes, { $majority } were needed.
table-majority = majority { $majority } of { $total }
table-no-chair = no chair
table-no-chair-short = no chair
table-fronts = Politicians on the table
table-front = Front of { $name }
table-now-lays = { $you ->
    [yes] to lay
   *[no] lays
 }
table-now-plays = { $you ->
    [yes] to play
   *[no] plays
 }
table-opens = opens
table-is-out = out
table-is-egged = not in the contest for the chair
table-under = under { $cards }
table-country = Open country: { $country }
table-country-none = The next country
table-country-number = country { $number } of { $countries }
table-country-fields = { $count } politicians each
table-bonus-strongest = strongest
table-bonus-second = second
table-bonus-further = further
table-election = Election { $election } of at most { $limit } here
table-last = { $country } has voted
table-anew = New elections
table-anew-in = { $country } votes again
table-governs = { $country }: { $parties } { $count ->
    [one] { $votes ->
        [one] alone in power with one vote
       *[other] alone in power with { $votes } votes
     }
   *[other] govern with { $votes } votes
 }
table-none-governs = { $country }: no government
table-points-of = { $name } { $points }
table-points-all = Points: { $points }.
table-chair-bonus = chair { $name } +{ $bonus }

# Hands
table-hand = Your politicians
table-hand-not-now = In hand
table-whose-hand = Whose hand is shown
table-actions = Your action cards
table-actions-not-now = Action cards in hand
table-kind-double = Double
table-kind-skull = Skull
table-kind-egg = Egg
table-kind-sausage = Scandal
table-kind-vest = Vest
table-about-double = a party counts twice
table-about-skull = a politician is out
table-about-egg = out of the contest for a chair
table-about-sausage = a party counts half
table-about-vest = covers a skull, an egg or a scandal
table-no-none-lying = Nobody lies on the table yet.
table-no-out = Who is out cannot be hit.
table-no-doubled = This party is doubled already.
table-no-egged = An egg has hit there already; one in an election.
table-no-scandalised = This party has had its scandal in this election.
table-no-nobody-in = Nobody of this party is left to be the scandal’s victim.
table-no-nothing-to-cover = There is nothing here that a vest could cover.
table-no-nowhere = It cannot be played on anything here.

# Laying and playing
table-your-turn = Your turn.
table-lay-one = Lay politician { $number } of { $fields }.
table-take-first = Take up a card to see what it would change.
table-declare = Joker { $value }: of which party
table-declare-first = A joker is of the party that you declare.
table-lay = Lay a politician
table-lay-this = Lay { $card }
table-lay-why = A politician who lies stays until the country is done.
table-offer-lead = { $name } lies on the table.
table-offer-hint = Play an action card to open a round, or let the next player lay.
table-offer-why = A card opens an action round, in which everybody may answer.
table-no-round = No action card
table-round-lead = { $you ->
    [yes] Your action round goes on.
   *[no] Action round, opened by { $name }.
 }
table-round-last = All politicians are laid: the last action round.
table-round-hint = Play an action card, or pass.
table-round-empty = You have no action card, so you can only pass.
table-aim-hint = { $kind }: on whom? Tap a target on the table.
table-play-where = { $kind }: choose a target
table-play-on = { $kind } on { $target }
table-pass = Pass
table-quiet = { $count ->
    [one] One more pass ends the round.
   *[other] { $count } more passes in a row end the round.
 }
table-if-played = If you play it
table-then-nothing = Neither votes nor chairs change.
table-then-votes = { $party }: { $from } → { $to } { $to ->
    [one] vote
   *[other] votes
 }.
table-then-chair = { $you ->
    [yes] You become chair of { $party }.
   *[no] { $name } becomes chair of { $party }.
 }
table-then-passes = { $yours ->
    [yes] { $party }: your chair passes to { $name }.
   *[no] { $you ->
        [yes] { $party }: the chair passes from { $was } to you.
       *[no] { $party }: the chair passes from { $was } to { $name }.
     }
 }
table-then-no-chair = { $party }: no chair any more.
table-then-split = { $party }: a split, { $names } are tied.
table-then-alone = { $party }: enough to govern alone, the majority is { $majority }.
table-then-not-alone = { $party }: no longer enough to govern alone.
table-then-majority = Majority { $from } → { $to }.

# Camps
table-side-lead = { $count ->
    [one] A party is split.
   *[other] { $count } parties are split.
 }
table-side-about = Choose whose camp your politicians join.
table-side-sealed = Your camps are chosen.
table-side-change = Choose again
table-side-seal = Join, sealed
table-side-why = A camp in government pays its politicians. The camps’ votes stay as they are.
table-camp-choice = { $you ->
    [yes] your camp
   *[no] camp of { $name }
 }

# Talks
table-ring = Ring of chairs. Lines join parties that may govern together.
table-of-to-govern = of { $total } to govern
table-of-majority = of { $majority } needed
table-proposal-votes = Proposal with { $votes } votes
table-talks-lead = The chairs talk.
table-talks-look = You have no chair in these talks.
table-talks-hint = Tap chairs in the ring to see who can govern together.
table-hand-out = Your hand is out: { $names }.
table-propose = Propose and hold out a hand
table-propose-instead = Propose this instead
table-propose-why = It is the government as soon as all its chairs shake hands.
table-propose-replaces = It replaces your open proposal.
table-propose-first = First choose a government of which you are a chair.
table-propose-not = This cannot be proposed by you.
table-lies-already = This is proposed already.
table-clear = Choose anew
table-give-up = Give up the talks
table-give-up-why = There are new elections only if all chairs give up; this is election { $election } of at most { $limit }.
table-go-on = Go on talking
table-proposals = Proposals
table-proposed-by = { $you ->
    [yes] proposed by you
   *[no] proposed by { $name }
 }
table-waits-for = waits for { $names }
table-you-get = { $points ->
    [one] you get 1 point
   *[other] you get { $points } points
 }
table-shake = Shake hands
table-shake-seals = Shake: seals it
table-take-back = Take my hand back
table-refuse = Refuse
table-withdraw = Strike it
table-points-then = Points
table-gets = { $name } +{ $points }
table-possible = Possible governments
table-possible-count = { $count }
table-possible-now = { $count } now
table-ask = Ask about parties together
table-why-not = Why not
table-matrix = Who may govern with whom
table-why-nobody = Tap parties to ask whether they may govern together.
table-why-possible = { $names } can govern: { $votes } of { $total } votes, { $majority } are needed.
table-why-alone = { $party }: { $votes } votes, and { $majority } are enough to govern alone.
table-why-single = { $party } alone: { $votes } votes, { $short } too few.
table-why-chairless = { $party }: no chair who could shake hands.
table-why-strangers = { $one } and { $other } do not govern together.
table-why-short = { $votes } votes: { $short } short of { $majority }.
table-why-superfluous = Not needed: { $party }. The others reach { $majority } without them.
table-why-not-fewest = { $members } parties are enough to govern, and at this table no more may.
table-offer = Govern together
table-offer-look = See it in the ring
table-offer-past = A coalition of earlier talks.
table-offer-send = Put it to them
table-offer-foot = An offer is talk; it binds nobody.

# The pad, Europe
table-pad = Scoring pad
table-pad-power = Power points
table-pad-parties = By party: who has most in it takes its bonus
table-pad-sum = sum
table-pad-power-short = sum
table-pad-bonus = bonus
table-pad-score = total
table-pad-share = Europe share
table-pad-rank = party bonus
table-takes = takes { $points }
table-europe = Europe is counted
table-europe-step = Step { $step } of { $steps }
table-europe-power-title = What everybody has gained
table-europe-power = Points in all parties are added up along each line: these are the power points from the countries.
table-europe-shares-title = What every party has gained
table-europe-shares = Points of all players are added up down each column. The strongest in Europe: { $party }, { $points }.
table-europe-bonuses-title = Ranks become bonuses
table-europe-bonuses = The strongest party is worth 7, the next 6, and so on. Equal parties are worth the same and use up the ranks below.
table-europe-holders-title = Who has most in each party
table-europe-holders = Whoever has most points in a party is circled. In { $party }: { $holders }.
table-europe-given-title = The bonuses are given
table-europe-given = The circled take the bonus of their party. { $shared ->
    [yes] { $party }: { $bonus } shared, { $each } each for { $holders }.
   *[no] { $party }: { $bonus } for { $holders }.
 }
table-europe-scores-title = The final score
table-europe-scores = { $you ->
    [yes] You win with { $score }.
    [too] Together with you: { $names } win with { $score }.
   *[no] { $count ->
        [one] { $names } wins with { $score }.
       *[other] { $names } win with { $score }.
     }
 }
table-last-count = The last count
table-to-europe = Count Europe
table-step-back = Back
table-step-on = On
table-step-last = To the end
table-paper = The Continental
table-paper-players = { $count } players
table-unfinished = Left unfinished
table-headline = { $count ->
    [one] { $names } takes Europe
   *[other] { $names } share Europe
 }
table-deck = { $countries ->
    [one] One country has voted
   *[other] { $countries } countries have voted
 }, { $governed ->
    [0] none of them found a government
    [one] one found a government
   *[other] { $governed } found a government
 }. { $score ->
    [one] One point decides.
   *[other] { $score } points are the most.
 }
table-ranking = The ranking
table-ranking-about = power and bonuses
table-place = Place
table-player = Player
