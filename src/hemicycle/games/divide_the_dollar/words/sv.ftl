game-title = Dela dollarn
game-pitch = En föreslår hur en dollar ska delas, alla röstar, och mer än hälften avgör.

phase-draw = lottning
phase-propose = ett förslag
phase-vote = omröstningen
phase-over = slutet
clock-propose = för förslaget
clock-vote = för omröstningen

action-draw = Lotta vem som föreslår
action-divide = Föreslå en delning
action-vote = Rösta
field-draw-seat = Den som föreslår
field-divide-cents = Cent till var och en
field-vote-yes = Går du med på det

option-rounds = Rundor
option-rounds-help = I var och en delas en dollar, eller går förlorad.
option-propose-seconds = Sekunder för att föreslå
option-propose-seconds-help = Den som inte har föreslagit något då låter dollarn gå.
option-vote-seconds = Sekunder för att rösta
option-vote-seconds-help = Den som inte har röstat då har inte gått med på det.

bot-buyer = Köpare
bot-buyer-about = Köper den billigaste majoriteten, och säljer sin röst för en lika stor del.

log-start = { $rounds ->
    [one] En dollar
   *[other] { $rounds } dollar
 } ska delas.
log-proposer = Runda { $round }: { $seat } lottas att föreslå.
log-share = { $seat } ska få { $cents } cent.
log-voted = { $seat } har röstat.
log-no-proposal = { $seat } har inte föreslagit något i tid.
log-for = För: { $seats }.
log-against = Emot: { $seats }.
log-silent = Röstade inte i tid: { $seats }.
log-passed = Delningen antas och betalas ut.
log-failed = Delningen förkastas; ingen får något.

brief-draw = Runda { $round } av { $rounds }: det lottas vem som föreslår.
brief-propose = Runda { $round } av { $rounds }: en delning ska föreslås.
brief-vote = Runda { $round } av { $rounds }: alla röstar om förslaget.
brief-over = Alla { $rounds } rundor är slut.
brief-proposer = { $seat } föreslår.
brief-missing = Ska ännu rösta: { $seats }.
brief-mine = Din röst: { $yes }. Du kan ändra den tills alla har röstat.
brief-purse = { $seat } har { $cents } cent.

verdict-won = En har mer än alla andra
verdict-shared = Flera delar första platsen
verdict-nothing = Ingen fick en cent
