game-title = Divide the Dollar
game-pitch = Somebody proposes how to divide a dollar, all vote, and more than half decide.

phase-draw = a proposer is drawn
phase-propose = a proposal
phase-vote = the vote
phase-over = the end
clock-propose = for the proposal
clock-vote = for the vote

action-draw = Draw who proposes
action-divide = Propose a division
action-vote = Vote
field-draw-seat = Proposer
field-divide-cents = Cents for each
field-vote-yes = Do you agree

option-rounds = Rounds
option-rounds-help = In each of them a dollar is divided, or not.
option-propose-seconds = Seconds to propose
option-propose-seconds-help = Who proposes nothing by then lets the dollar go.
option-vote-seconds = Seconds to vote
option-vote-seconds-help = Who has not voted by then has not agreed.

bot-buyer = Buyer
bot-buyer-about = Buys the cheapest majority, and sells its vote for an equal share.

log-start = { $rounds ->
    [one] One dollar is
   *[other] { $rounds } dollars are
 } to be divided.
log-proposer = Round { $round }: { $seat } is drawn to propose.
log-share = { $seat } is to get { $cents } { $cents ->
    [one] cent
   *[other] cents
 }.
log-voted = { $seat } has voted.
log-no-proposal = { $seat } has proposed nothing in time.
log-for = For it: { $seats }.
log-against = Against it: { $seats }.
log-silent = Not voted in time: { $seats }.
log-passed = The division is carried and paid.
log-failed = The division is rejected; nobody gets anything.

brief-draw = Round { $round } of { $rounds }: a proposer is drawn.
brief-propose = Round { $round } of { $rounds }: a division is to be proposed.
brief-vote = Round { $round } of { $rounds }: all vote on the proposal.
brief-over = All { $rounds } rounds are over.
brief-proposer = { $seat } proposes.
brief-missing = Still to vote: { $seats }.
brief-mine = Your vote: { $yes }. You may change it until all have voted.
brief-purse = { $seat } has { $cents } { $cents ->
    [one] cent
   *[other] cents
 }.

verdict-won = One has more than anybody else
verdict-shared = Several share the first place
verdict-nothing = Nobody got a cent
