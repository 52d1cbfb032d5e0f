# Coalitions: every name and sentence of the game.

game-title = Coalitions
game-pitch = Seats by lot, majorities by talk: form a government, and agree who gets what of the prize.

## Actions and their fields

action-draw = Draw a pack
field-draw-pack = Cards
action-dealcards = Deal the cards
field-dealcards-order = Cards
action-propose = Propose a government
field-propose-members = Members
field-propose-shares = Shares of the pool
action-nodeal = Propose to clear the table
action-pass = Pass
action-answer = Answer the proposal
field-answer-proposal = Proposal
field-answer-accept = Accept
action-pay = Pay another player
field-pay-to = To
field-pay-amount = Dollars
action-ready = Say whether you are done bargaining
field-ready-ready = Done bargaining
action-ballot = Write a government on the ballot
field-ballot-members = Members
field-ballot-shares = Shares of the pool
action-blank = Hand in a blank ballot
action-nextpack = Set the pack of the next round
field-nextpack-pack = Cards
action-endperiod = End the bargaining of this round
action-endsession = Make this round the last
action-setseconds = Set a time limit
field-setseconds-clock = Of which clock
field-setseconds-seconds = Seconds, 0 for no limit

## Options

option-bargaining = Bargaining
option-bargaining-help = In public, players propose in turn and answer in the open. In private, they talk freely, then write ballots in secret.
option-bargaining-public = in public
option-bargaining-private = in private
option-bargaining-alternate = in public and in private by turns
option-start-money = Money at the start
option-start-money-help = Dollars of each player; at least the ante.
option-ante = Ante
option-ante-help = Dollars that each player puts into the pool at the start of every round. Who cannot is out.
option-mandates = Mandates
option-mandates-help = In all of parliament, at least one for each player. More than half govern. A card shows at most half.
option-packs = Election packs
option-packs-help = Which cards are dealt each round.
option-packs-random = drawn at random
option-packs-classic = ours: nobody can block alone, nobody is useless
option-period-seconds = Seconds of bargaining
option-period-seconds-help = For each round. Without a limit, bargaining in public ends when all pass (twice over while the table is empty), in private when all are ready.
option-turn-seconds = Seconds for a turn
option-turn-seconds-help = After that the player has passed.
option-answer-seconds = Seconds to answer a proposal
option-answer-seconds-help = After that silence is a no.
option-ballot-seconds = Seconds to write ballots
option-ballot-seconds-help = After that a missing ballot is blank.
option-turn-limit = Turns a round
option-turn-limit-help = When so many have been taken in public, bargaining ends.
option-round-limit = Rounds
option-round-limit-help = The game ends after so many, if not before. Rounds or the session must have a limit.
option-session-seconds = Seconds of the session
option-session-seconds-help = When they are over, the round that is on is the last.
option-side-payments = Side payments
option-side-payments-help = Players may pay each other while they bargain, and only the two see it.
option-open-ledger = Open ledger
option-open-ledger-help = All see everybody's exact money, and so every payment.
option-seeing-bank = All-seeing bank
option-seeing-bank-help = The host sees everything, hidden payments and ballots too; every player is told so.
option-panel = Who can govern
option-panel-help = Show all the governments that could be formed without a member to spare, and how much power each player has.
option-done-early = Done early
option-done-early-help = A round bargained in public ends before its time once all players have said that they are done.

## Phases, clocks

phase-pack = the pack is drawn
phase-deal = the cards are dealt
phase-turn = bargaining in public
phase-answers = a proposal is answered
phase-talk = bargaining in private
phase-ballots = ballots, in secret
phase-over = the end
clock-turn = for this turn
clock-answer = to answer
clock-period = to bargain
clock-ballot = to write ballots
clock-session = of the session

## Bots

bot-easy-about = Bargains like the normal one, but every other time it has not thought: it passes, or says yes or no at random.
bot-normal-about = Knows what each vote is worth, buys the cheapest majority, gives way as time runs out, and keeps its word.
bot-hard-about = Thinks the bargaining some turns ahead: who would agree to what and when, and what it would have at the end. It keeps promises made in talk, but leaves a deal on the table for a better one.
bot-turncoat = Turncoat
bot-turncoat-about = Bargains like the normal one, but a deal agreed is only a start: it backs whoever offers it more.

## Verdicts

verdict-last = The last at the table
verdict-last-why = At most two can still pay the ante, so nobody can be outvoted any more.
verdict-session = The session is over
verdict-session-why = Its time was up, and the round that was on has been finished.
verdict-bank = The bank has ended the session
verdict-bank-why = The bank made this round the last.
verdict-rounds = All rounds are played
verdict-rounds-why = The number of rounds agreed on at the start is reached.

## Log

log-start = { $players } players own ${ $money } each. A round costs ${ $ante }, and { $quota } of { $mandates } mandates govern. Promises bind nobody.
log-no-payments = There are no side payments at this table.
log-open-ledger = The ledger is open: all see everybody's money and every payment.
log-seeing-bank = The bank sees everything at this table: hidden payments and ballots too.
log-round = Round { $round }: everybody pays ${ $ante }, and the pool holds ${ $pool }.
log-round-jackpot = Round { $round }: everybody pays ${ $ante }. With the ${ $jackpot } that nobody was paid before, the pool holds ${ $pool }.
log-dropped = The pack set by the bank does not fit so many players any more, and is dropped.
log-mandates = { $mandates ->
    [one] One mandate
   *[other] { $mandates } mandates
 }{ $count ->
    [one] {""}
   *[other] {" "}each
 }: { $players }.
log-public = Bargaining is in public. { $player } begins.
log-private = Bargaining is in private. Talk, then write ballots.
log-out = { $players } cannot pay the ante of ${ $ante } and { $count ->
    [one] is
   *[other] are
 } out of the game.
log-proposes = { $player } proposes a government of { $members }.
log-proposes-no-deal = { $player } proposes to scrap the deal on the table.
log-share = { $players } { $count ->
    [one] gets
   *[other] get
 } ${ $amount }{ $count ->
    [one] {""}
   *[other] {" "}each
 }.
log-accepts = { $player } accepts.
log-rejects = { $player } rejects it.
log-approves = { $player } votes to scrap the deal.
log-disapproves = { $player } votes to keep the deal.
log-passes = { $player } passes.
log-passes-late = { $player } has let the time run out, and so passes.
log-deal-accepted = All members accept: this deal lies on the table now.
log-deal-rejected = The proposal fails.
log-deal-rejected-late = Not all have answered in time: the proposal fails.
log-no-deal-accepted = More than half of the mandates agree: the deal is scrapped.
log-no-deal-rejected = Not enough mandates agree: the deal stays.
log-no-deal-rejected-late = Not enough mandates have agreed in time: the table stays as it is.
log-void = The proposal that was being answered is void.
log-ready = { $player } is ready for the ballots.
log-ready-back = { $player } is not ready any more.
log-done = { $player } is done bargaining.
log-done-back = { $player } is not done after all.
log-handed-in = { $player } has handed in a ballot.
log-silent = Time is up. { $players } { $count ->
    [one] has
   *[other] have
 } handed in no ballot.
log-ballots = Talk and payments are closed. Everybody writes a ballot in secret.
log-closed-time = The time for bargaining is up.
log-closed-turns = All turns of this round are taken.
log-closed-passes = All have passed, and bargaining ends.
log-closed-ready = All are ready, and bargaining ends.
log-closed-bank = The bank ends the bargaining.
log-government = { $members } govern and divide ${ $pool }.
log-jackpot = There is no deal on the table, so nobody is paid the ${ $pool } of the pool.
log-no-government = No government was agreed on in every ballot of its members, so nobody is paid the ${ $pool } of the pool.
log-payment = { $payer } pays { $payee } ${ $amount }. Only the two of them know.
log-payment-seen = { $payer } pays { $payee } ${ $amount }. Only the two of them and the bank know.
log-payment-open = { $payer } pays { $payee } ${ $amount }.
log-pack-set = The bank has set the pack of the next round.
log-limit-period = From the next round on, the bank gives { $seconds } seconds to bargain.
log-limit-period-none = From the next round on, the bank sets no time limit for bargaining.
log-limit-turn = From the next turn on, the bank gives { $seconds } seconds for a turn.
log-limit-turn-none = From the next turn on, the bank sets no time limit for a turn.
log-limit-answer = From the next proposal on, the bank gives { $seconds } seconds to answer.
log-limit-answer-none = From the next proposal on, the bank sets no time limit to answer.
log-limit-ballot = From the next ballots on, the bank gives { $seconds } seconds to write.
log-limit-ballot-none = From the next ballots on, the bank sets no time limit to write.
log-last-round = This round is the last.
log-unpaid = The ${ $pool } of the pool stay with the bank.
log-winners = { $count ->
    [one] { $players } has won.
   *[other] { $players } have won.
 }
log-nobody-won = All have the same: nobody has won.
log-money = { $player }: ${ $money }.
log-money-out = { $player }: ${ $money }, out since round { $round }.

## How things stand

brief-dealing = Round { $round }: the cards are being dealt. The pool holds ${ $pool }.
brief-round-public = Round { $round }, bargained in public.
brief-round-public-last = Round { $round }, the last, bargained in public.
brief-round-private = Round { $round }, bargained in private.
brief-round-private-last = Round { $round }, the last, bargained in private.
brief-rounds = { $rounds ->
    [one] One round is played
   *[other] At most { $rounds } rounds are played
 }.
brief-pool = The pool holds ${ $pool }. { $quota } of { $mandates } mandates govern.
brief-jackpot = Of this, ${ $jackpot } are from rounds before.
brief-money = { $player }: { $mandates ->
    [0] no mandates yet
    [one] one mandate
   *[other] { $mandates } mandates
 }, ${ $money }.
brief-ledger = { $player }: { $mandates ->
    [0] no mandates yet
    [one] one mandate
   *[other] { $mandates } mandates
 }, ${ $money } but for hidden payments.
brief-out = Out of the game: { $players }.
brief-governments = Without a member to spare can govern:
brief-government = { $members }.
brief-governments-more = And others.
brief-power = Power of { $percent } %{ $count ->
    [one] {""}
   *[other] {" "}each
 }: { $players }.
brief-payment = In this round { $payer } has paid { $payee } ${ $amount }.
brief-table = On the table lies a government of { $members }:
brief-table-empty = No deal is on the table yet.
brief-turn = Turn { $turn }: { $player } may propose, or pass.
brief-turn-limit = { $turns ->
    [one] A round has one turn.
   *[other] A round has { $turns } turns.
 }
brief-accepted = Yes: { $players }.
brief-refused = No: { $players }.
brief-asked = Still to answer: { $players }.
brief-talk = Talk is free until all are ready or time is up. Then ballots are written.
brief-ready = Ready: { $players }.
brief-done = Done bargaining: { $players }. The round ends once all are.
brief-passes = { $passes } of { $needed } passes in a row, which end the round.
brief-ballots = Everybody writes a ballot in secret. A government needs the same ballot from all its members.
brief-handed-in = Handed in: { $players }.
brief-missing = Not yet handed in: { $players }.
brief-own-ballot = On your ballot stands a government of { $members }; you may replace it until all are in:
brief-own-blank = Your ballot is blank; you may replace it until all are in.

## Results

terminal-place = { $place }. { $name }: ${ $score }.
results-score = Dollars

## After the match

report-prizes = Prizes won, $
report-prize-share = Share of all prizes
report-mandate-share = Share of mandates, on average
report-power-share = Share of power, on average
report-proposed = Deals proposed
report-proposed-accepted = … of these accepted by all
report-proposed-rejected = … of these rejected
report-accepted = Others’ deals accepted
report-rejected = Others’ deals rejected
report-offered = Deals offered in talk
report-promised = Deals agreed in talk
report-broken = Promises broken
report-paid = Paid to others, $
report-received = Received from others, $

## Table

table-dollars = ${ $amount }
table-percent = { $share } %
table-you = You
table-you-first = You
table-title = Round { $round } of { $rounds } · { $mode }
table-title-open = Round { $round } · { $mode }
table-title-last = Round { $round }, the last · { $mode }
table-mode-public = in public
table-mode-private = in private
table-note-public = public { $amount }
table-note-exact = { $amount }
table-note-both = public { $amount } · holds { $own }
table-note-out = out since round { $round }
table-mandates-label = { $count ->
    [one] mandate
   *[other] mandates
 }

# Chamber, pool, rounds
table-chamber = The chamber: { $total } mandates, { $quota } are needed to govern.
table-chamber-built = Your coalition: { $names }, together { $held }.
table-chamber-asked = Proposed: { $names }, together { $held }.
table-chamber-table = On the table: { $names }, together { $held }.
table-chamber-last = The last government: { $names }, together { $held }.
table-bench = { $name }, { $mandates ->
    [one] 1 mandate
   *[other] { $mandates } mandates
 }
table-more-than-half = more than half: { $quota }
table-of-nobody = of { $total } mandates
table-of-enough = of { $total } — { $why ->
    [asked] proposed
    [table] on the table
    [last] the last government
   *[built] enough to govern
 }
table-of-more = of { $total } — { $more } more needed
table-dealing = The cards are being dealt.
table-seeing-bank = The bank sees everything at this table: hidden payments and ballots too.
table-pool = Pool
table-antes = { $count } antes of { $ante }
table-jackpot = jackpot { $amount }
table-jackpot-short = jackpot
table-rounds = Rounds
table-rounds-all = { $count ->
    [one] more
   *[other] all { $count }
 }
table-round = Round { $round }
table-pack = Cards of this round
table-last-round = Round { $round }
table-round-jackpot = Nobody was paid: { $amount } stay in the pool.
table-round-government = { $names } { $you ->
    [alone] govern
    [yes] govern
   *[no] { $count ->
        [one] governs
       *[other] govern
     }
 }.
table-round-public = In public.
table-round-private = In private.
table-round-ended = { $why ->
    [time] Time was up.
    [turns] All turns were taken.
    [passes] All passed.
    [ready] All were ready.
    [bank] The bank ended the bargaining.
   *[other] {""}
 }
table-round-silent = No ballot from { $names }.
table-empty = No deal on the table yet.
table-empty-foot = If it stays so, nobody is paid and { $pool } wait for the next round.

# Papers
table-on-table = On the table
table-on-table-contested = On the table, to be cleared?
table-on-table-foot = Pays when the period ends, unless another deal replaces it.
table-proposed-by = { $you ->
    [yes] You propose
   *[no] { $name } proposes
 }
table-proposed-foot = If all members sign, this deal lies on the table.
table-proposed-foot-over = If all members sign, it replaces the deal on the table.
table-paper-facts = { $mandates ->
    [one] one mandate
   *[other] { $mandates } mandates
 } · { $amount }
table-signatures = Signatures
table-signed = has signed
table-unsigned = has not signed yet
table-ballots = Ballots, in secret
table-ballots-in = { $done } of { $all } sealed
table-ballots-foot = All are opened together. A government needs the same ballot from each of its members.
table-handed-in = sealed
table-writing = still writing
table-talks = Talks behind closed doors
table-talks-ready = { $done } of { $all } ready
table-talks-foot = Talk freely; when all are ready or time is up, everybody writes a ballot in secret.
table-is-ready = ready
table-is-talking = still talking
table-unveiled = Unveiled
table-wrote = wrote { $paper }
table-blank-ballot = a blank ballot
table-paid = { $payer } paid { $payee } { $amount }.

# Building a deal
table-your-turn = Your turn.
table-turn-of = { $name } is to move.
table-tap = Tap parties in the chamber to build a coalition.
table-tap-here = Choose who is to govern.
table-prepare = Meanwhile you can build a deal: tap parties in the chamber.
table-can-govern = { $you ->
    [alone] You can govern alone.
    [yes] { $names } can govern.
   *[no] { $names } can govern, without you.
 }
table-cannot-govern = { $names } { $you ->
    [alone] hold
    [yes] hold
   *[no] { $count ->
        [one] holds
       *[other] hold
     }
 } { $held } of { $total } mandates: { $more } more { $more ->
    [one] is
   *[other] are
 } needed.
table-no-change = It is the deal on the table.
table-changes = { $changes } than on the table.
table-changes-more = { $changes } than on the table; others change too.
table-gets-more = { $you ->
    [yes] You get
   *[no] { $name } gets
 } { $amount } more
table-gets-less = { $you ->
    [yes] You get
   *[no] { $name } gets
 } { $amount } less
table-bar = The pool, cut into shares
table-joint = Between { $left } and { $right }
table-share-of = Share of { $name }
table-even = equal shares
table-sum = Sum
table-sum-of = { $sum } of { $pool }
table-propose = Propose this deal
table-no-deal = Propose to scrap the deal
table-pass = Pass
table-clear = Start over
table-why-nothing = First choose a coalition.
table-why-nothing-yet = First choose a coalition; if you pass, the deal on the table stays.
table-why-short = This cannot govern: { $more ->
    [one] one more mandate is
   *[other] { $more } more mandates are
 } needed.
table-why-not-yet = A coalition that can govern may be sent.
table-why-again = This very deal lies on the table already.
table-why-lies = If all members accept, it lies on the table.
table-why-replaces = If all members accept, it replaces the deal on the table.
table-why-clear = Scrapping the deal needs more than half of the mandates.
table-last-turn = This is the last turn of the round.

# Answers
table-asks-you = { $by } { $joins ->
    [yes] asks you to govern together with { $names }.
   *[no] asks you to govern with { $names }.
 }
table-asks-you-two = { $by } { $joins ->
    [yes] asks you to govern together.
   *[no] asks you to govern.
 }
table-asks-others = { $you ->
    [yes] You propose
   *[no] { $by } proposes
 } a government of { $names }.
table-asks-clear = { $you ->
    [yes] You propose
   *[no] { $by } proposes
 } to scrap the deal on the table.
table-you-would-get = Your share is { $amount }.
table-accept = Accept { $amount }
table-reject = Reject
table-approve = Approve
table-disapprove = Keep the deal
table-now-share = The deal on the table gives you { $amount }.
table-now-nothing = The deal on the table gives you nothing.
table-now-empty = There is no deal on the table now.
table-answer-final = An answer is final; one rejection settles it.
table-clear-final = An answer is final. Without a deal nobody is paid.
table-answers = Answers
table-has-proposed = { $you ->
    [yes] you proposed
   *[no] { $name } proposed
 }
table-accepts = { $you ->
    [yes] you accept
   *[no] { $name } accepts
 }
table-rejects = { $you ->
    [yes] you reject
   *[no] { $name } rejects
 }
table-approving = { $held } of { $quota } mandates that clear it

# In private
table-talk-freely = Talk freely.
table-talk-hint = Negotiate freely. A deal pays only if every member writes the same one on the secret ballot. Tap parties to build one and offer it.
table-you-are-ready = You are ready.
table-ready-hint = { $count ->
    [0] {""}
    [one] One player is still talking.
   *[other] { $count } players are still talking.
 }
table-ready = Ready for the ballots
table-not-ready = Not ready after all
table-done = We are done
table-not-done = Not done after all
table-done-count = { $done } of { $all } say that they are done; when all do, the round ends.
table-passes-count = { $passes } of { $needed } passes in a row; then the round ends.
table-ready-why = When all are ready, talk and payments close. You can take it back until then.
table-not-ready-why = When the last is ready, talk and payments close.
table-write = Write your ballot, in secret.
table-write-hint = Tap parties in the chamber, or fill it from an offer in talk.
table-seal = Seal this ballot
table-seal-again = Seal it anew
table-blank = Hand in a blank one
table-keep-sealed = Leave it as sealed
table-ballot-why = It counts only if every member writes exactly this. You can replace it until all are in.
table-sealed = Your ballot is sealed.
table-sealed-blank = Your blank ballot is sealed.
table-sealed-why = Only the bank sees it. It can be replaced until the last is in.
table-change-ballot = Replace it

# Offers and payments
table-members = Members
table-offer = Offer: govern together
table-offer-foot = An offer is talk; it binds nobody.
table-offer-agree = Agree
table-offer-agreed = Agreed
table-offer-build = Use this deal
table-offer-write = Use this deal
table-offer-taken = This is your draft
table-offer-send = Send offer
table-offer-to = Offer it to { $names }
table-offer-to-many = Offer it to these { $count }
table-offered = Offered to { $names }.
table-not-offered = It could not be offered.
table-pay = { $count ->
    [0] Pay somebody
   *[other] Payments ({ $count })
 }
table-payments = Side payments
table-pay-about = You own { $owned }.
table-pay-secret = Only the two of you will see it.
table-pay-seen = Only the two of you and the bank will see it.
table-pay-open = The ledger is open: everybody will see it.
table-pay-to = To whom
table-pay-amount = Dollars
table-pay-first = Choose a player
table-pay-this = Pay { $name } { $amount }
table-pay-final = Payments cannot be undone. Promises bind nobody.
table-paid-own = Your payments
table-paid-all = All payments
table-from-to = { $payer } to { $payee }

# Who can govern
table-who-governs = Who can govern
table-ways = { $count ->
    [one] one way
   *[other] { $count } ways
 }
table-ways-more = the first { $count } ways
table-ways-about = Minimal majorities: drop anyone, and it fails.
table-power = Power, Shapley–Shubik

# The bank
table-bank-sees = You see everything at this table, and everybody has been told so.
table-bank-blind = You see what everybody sees.
table-bank-end-period = End bargaining now
table-bank-end-period-why = The bargaining of this round ends for everybody.
table-bank-end-session = Make this round the last
table-bank-end-session-why = The game is over after this round.
table-bank-last = This round is the last.
table-bank-sure = Yes, do so
table-bank-leave = Leave it
table-bank-time = Time limits, from the next clock on
table-clock-period = Bargaining
table-clock-turn = A turn
table-clock-answer = An answer
table-clock-ballot = A ballot
table-bank-limit-now = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
table-bank-no-limit-now = no limit
table-bank-set = Set
table-bank-no-limit = No limit
table-bank-pack = Cards of the next round
table-bank-pack-about = { $places } cards of 1 to { $most }, together { $total }. Without this they are dealt as agreed at the start.
table-bank-pack-set = Cards are set; setting them again replaces them. { $places } cards of 1 to { $most }, together { $total }.
table-bank-card = Card { $number }
table-bank-pack-go = Set these cards
table-bank-pack-fits = They are shuffled before they are dealt.
table-bank-pack-less = { $left } still to be placed.
table-bank-pack-more = { $left } too many.

# The front page
table-paper = The Coalition Courier
table-paper-players = { $count } players
table-unfinished = Left unfinished
table-headline = { $names } { $count ->
    [one] wins with { $amount }
   *[other] win with { $amount } each
 }
table-headline-nobody = Nobody wins: everyone has { $amount }
table-deck = { $rounds ->
    [0] Not one round was finished
    [one] One round was played
   *[other] { $rounds } rounds were played
 }, and { $governments ->
    [0] no government
    [one] one government
   *[other] { $governments } governments
 } came of it.
table-unpaid = The { $amount } still in the pool stay with the bank.
table-richest = { $count ->
    [one] The winner
   *[other] The winners
 }
table-career = Governed in { $governed } of { $played ->
    [one] one round
   *[other] { $played } rounds
 }, was paid { $amount }, and had started with { $started }.
table-out = Out of the game
table-out-line = { $name }: out since round { $round }, with { $amount }
table-ranking = The ranking
table-ranking-about = by money
table-place = Place
table-player = Player
table-in-government = rounds governed
table-prizes = prizes
table-money = money
table-governments = { $count ->
    [0] no government
    [one] one government
   *[other] { $count } governments
 }
table-shares = Won and weighed
table-of-prizes = of all prizes
table-of-mandates = of all mandates
table-shares-of = { $won } % of all prizes, { $held } % of all mandates
