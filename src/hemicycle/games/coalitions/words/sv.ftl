# Koalitioner: spelets alla namn och meningar.

game-title = Koalitioner
game-pitch = Platserna ger lotten, majoriteterna ger samtalen: bilda regering, och kom överens om vem som får vad av potten.

## Actions and their fields

action-draw = Dra en valkortlek
field-draw-pack = Kort
action-dealcards = Dela ut korten
field-dealcards-order = Kort
action-propose = Föreslå en regering
field-propose-members = Medlemmar
field-propose-shares = Andelar av potten
action-nodeal = Föreslå att bordet töms
action-pass = Passa
action-answer = Svara på förslaget
field-answer-proposal = Förslag
field-answer-accept = Anta
action-pay = Betala en annan spelare
field-pay-to = Till
field-pay-amount = Dollar
action-ready = Säg om du har förhandlat färdigt
field-ready-ready = Färdig med förhandlingen
action-ballot = Skriv en regering på valsedeln
field-ballot-members = Medlemmar
field-ballot-shares = Andelar av potten
action-blank = Lämna en blank valsedel
action-nextpack = Bestäm nästa rundas kort
field-nextpack-pack = Kort
action-endperiod = Avsluta rundans förhandling
action-endsession = Gör den här rundan till den sista
action-setseconds = Sätt en tidsgräns
field-setseconds-clock = För vilken klocka
field-setseconds-seconds = Sekunder, 0 för ingen gräns

## Options

option-bargaining = Förhandling
option-bargaining-help = Öppet lägger spelarna förslag i tur och ordning och svarar inför alla. Slutet talar de fritt och skriver sedan valsedlar i hemlighet.
option-bargaining-public = öppen
option-bargaining-private = sluten
option-bargaining-alternate = öppen och sluten varannan gång
option-start-money = Pengar från början
option-start-money-help = Dollar till varje spelare; minst insatsen.
option-ante = Insats
option-ante-help = Dollar som varje spelare lägger i potten när en runda börjar. Den som inte kan är ute.
option-mandates = Mandat
option-mandates-help = I hela parlamentet, minst ett per spelare. Mer än hälften regerar. Ett kort visar högst hälften.
option-packs = Valkortlekar
option-packs-help = Vilka kort som delas ut i varje runda.
option-packs-random = dras slumpvis
option-packs-classic = våra: ingen kan blockera ensam, ingen är överflödig
option-period-seconds = Sekunder att förhandla
option-period-seconds-help = För varje runda. Utan gräns slutar öppen förhandling när alla passar (två gånger om medan bordet är tomt), sluten när alla är redo.
option-turn-seconds = Sekunder för ett drag
option-turn-seconds-help = Sedan har spelaren passat.
option-answer-seconds = Sekunder att svara på ett förslag
option-answer-seconds-help = Sedan är tystnad ett nej.
option-ballot-seconds = Sekunder att skriva valsedlar
option-ballot-seconds-help = Sedan räknas en saknad valsedel som blank.
option-turn-limit = Drag per runda
option-turn-limit-help = När så många har gjorts öppet slutar förhandlingen.
option-round-limit = Rundor
option-round-limit-help = Spelet slutar efter så många, om inte förr. Antingen rundorna eller spelkvällen måste ha en gräns.
option-session-seconds = Sekunder för hela spelkvällen
option-session-seconds-help = När de har gått blir den pågående rundan den sista.
option-side-payments = Pengar under bordet
option-side-payments-help = Spelare får betala varandra medan de förhandlar, och bara de två ser det.
option-open-ledger = Öppen kassabok
option-open-ledger-help = Alla ser allas exakta pengar, och därmed varje betalning.
option-seeing-bank = Allseende bank
option-seeing-bank-help = Värden ser allt, även dolda betalningar och valsedlar; alla spelare får veta det.
option-panel = Vem som kan regera
option-panel-help = Visa alla regeringar som går att bilda utan en medlem för mycket, och hur mycket makt varje spelare har.
option-done-early = Färdiga i förtid
option-done-early-help = En öppen förhandling slutar före sin tid så snart alla spelare har sagt att de är färdiga.

allowed-packs = random, classic eller en lista med 1 till { $most } kortlekar
allowed-packs-or = ett av orden { $words }, eller en lista med kortlekar, var och en en lista med kort
allowed-pack = tre eller fler heltal från 1 till { $most } som tillsammans blir { $mandates }
allowed-from-the-ante = ett heltal från insatsen till { $high }
allowed-start-money = ett heltal från { $low }, som är insatsen, till { $high }
allowed-mandates = ett heltal från { $low }, ett för varje spelare, till { $high }
allowed-round-limit = ett heltal från 1 till { $high } när session_seconds inte är satt
allowed-not-classic-mandates = random eller en lista med kortlekar, för classic kräver 20 mandat
allowed-not-classic-players = random eller en lista med kortlekar, för classic är för högst 10 spelare

## Phases, clocks

phase-pack = kortleken dras
phase-deal = korten delas ut
phase-turn = öppen förhandling
phase-answers = ett förslag besvaras
phase-talk = sluten förhandling
phase-ballots = valsedlar, i hemlighet
phase-over = slutet
clock-turn = för draget
clock-answer = att svara
clock-period = att förhandla
clock-ballot = att skriva valsedlar
clock-session = av spelkvällen

## Bots

bot-easy-about = Förhandlar som den medelsvåra, men tänker bara varannan gång: annars passar den, eller säger ja eller nej på måfå.
bot-normal-about = Vet vad varje röst är värd, köper den billigaste majoriteten, ger efter när tiden rinner ut, och håller sitt ord.
bot-hard-about = Tänker förhandlingen några drag framåt: vem som skulle gå med på vad och när, och vad den själv har till slut. Håller löften från samtal, men lämnar en uppgörelse på bordet för en bättre.
bot-turncoat = Vindflöjeln
bot-turncoat-about = Förhandlar som den medelsvåra, men en uppgörelse är bara en början: stöder den som erbjuder mer.

## Verdicts

verdict-last = Sist kvar vid bordet
verdict-last-why = Högst två kan ännu betala insatsen, så ingen kan röstas ned längre.
verdict-session = Spelkvällen är slut
verdict-session-why = Tiden var ute, och den pågående rundan är färdigspelad.
verdict-bank = Banken har avslutat spelkvällen
verdict-bank-why = Banken gjorde den här rundan till den sista.
verdict-rounds = Alla rundor är spelade
verdict-rounds-why = Så många rundor som avtalades från början är spelade.

## Log

log-start = { $players } spelare har { $money } $ var. En runda kostar { $ante } $, och { $quota } av { $mandates } mandat regerar. Löften binder ingen.
log-no-payments = Vid det här bordet betalas inget under bordet.
log-open-ledger = Kassaboken är öppen: alla ser allas pengar och varje betalning.
log-seeing-bank = Banken ser allt vid det här bordet: även dolda betalningar och valsedlar.
log-round = Runda { $round }: alla betalar { $ante } $, och i potten ligger { $pool } $.
log-round-jackpot = Runda { $round }: alla betalar { $ante } $. Med de { $jackpot } $ som ingen har fått ligger { $pool } $ i potten.
log-dropped = Kortleken som banken bestämde passar inte längre antalet spelare, och läggs bort.
log-mandates = { $mandates } mandat{ $count ->
    [one] {""}
   *[other] {" "}var
 }: { $players }.
log-public = Förhandlingen är öppen. { $player } börjar.
log-private = Förhandlingen är sluten. Tala med varandra, och skriv sedan valsedlar.
log-out = { $players } kan inte betala insatsen på { $ante } $ och är ute ur spelet.
log-proposes = { $player } föreslår en regering: { $members }.
log-proposes-no-deal = { $player } föreslår att uppgörelsen rivs.
log-share = { $players } får { $amount } ${ $count ->
    [one] {""}
   *[other] {" "}var
 }.
log-accepts = { $player } antar det.
log-rejects = { $player } förkastar det.
log-approves = { $player } vill riva uppgörelsen.
log-disapproves = { $player } vill behålla uppgörelsen.
log-passes = { $player } passar.
log-passes-late = { $player } har låtit tiden gå ut, och passar därmed.
log-deal-accepted = Alla medlemmar antar det: uppgörelsen ligger nu på bordet.
log-deal-rejected = Förslaget faller.
log-deal-rejected-late = Alla har inte svarat i tid: förslaget faller.
log-no-deal-accepted = Mer än hälften av mandaten är för: uppgörelsen rivs.
log-no-deal-rejected = För få mandat är för: uppgörelsen ligger kvar.
log-no-deal-rejected-late = För få mandat har sagt ja i tid: bordet blir som det är.
log-void = Förslaget som besvarades gäller inte längre.
log-ready = { $player } är redo för valsedlarna.
log-ready-back = { $player } är inte redo längre.
log-done = { $player } har förhandlat färdigt.
log-done-back = { $player } är inte färdig ändå.
log-handed-in = { $player } har lämnat en valsedel.
log-silent = Tiden är ute. { $players } har inte lämnat någon valsedel.
log-ballots = Samtal och betalningar är stängda. Alla skriver en valsedel i hemlighet.
log-closed-time = Tiden att förhandla är ute.
log-closed-turns = Alla drag i rundan är gjorda.
log-closed-passes = Alla har passat, och förhandlingen slutar.
log-closed-ready = Alla är redo, och förhandlingen slutar.
log-closed-bank = Banken avslutar förhandlingen.
log-government = { $members } regerar och delar på { $pool } $.
log-jackpot = Ingen uppgörelse ligger på bordet, så ingen får de { $pool } $ som finns i potten.
log-no-government = Ingen regering står på alla sina medlemmars valsedlar, så ingen får de { $pool } $ som finns i potten.
log-payment = { $payer } betalar { $payee } { $amount } $. Bara de två vet om det.
log-payment-seen = { $payer } betalar { $payee } { $amount } $. Bara de två och banken vet om det.
log-payment-open = { $payer } betalar { $payee } { $amount } $.
log-pack-set = Banken har bestämt nästa rundas kort.
log-limit-period = Från nästa runda ger banken { $seconds } sekunder att förhandla.
log-limit-period-none = Från nästa runda sätter banken ingen tidsgräns för förhandlingen.
log-limit-turn = Från nästa drag ger banken { $seconds } sekunder för ett drag.
log-limit-turn-none = Från nästa drag sätter banken ingen tidsgräns för ett drag.
log-limit-answer = Från nästa förslag ger banken { $seconds } sekunder att svara.
log-limit-answer-none = Från nästa förslag sätter banken ingen tidsgräns för svaren.
log-limit-ballot = Från nästa valsedlar ger banken { $seconds } sekunder att skriva.
log-limit-ballot-none = Från nästa valsedlar sätter banken ingen tidsgräns för att skriva.
log-last-round = Den här rundan är den sista.
log-unpaid = Pottens { $pool } $ stannar hos banken.
log-winners = { $players } har vunnit.
log-nobody-won = Alla har lika mycket: ingen har vunnit.
log-money = { $player }: { $money } $.
log-money-out = { $player }: { $money } $, ute sedan runda { $round }.

## How things stand

brief-dealing = Runda { $round }: korten delas ut. I potten ligger { $pool } $.
brief-round-public = Runda { $round }, öppen förhandling.
brief-round-public-last = Runda { $round }, den sista, öppen förhandling.
brief-round-private = Runda { $round }, sluten förhandling.
brief-round-private-last = Runda { $round }, den sista, sluten förhandling.
brief-rounds = { $rounds ->
    [one] En runda spelas
   *[other] Högst { $rounds } rundor spelas
 }.
brief-pool = I potten ligger { $pool } $. { $quota } av { $mandates } mandat regerar.
brief-jackpot = Av dem är { $jackpot } $ från tidigare rundor.
brief-money = { $player }: { $mandates ->
    [0] inga mandat än
   *[other] { $mandates } mandat
 }, { $money } $.
brief-ledger = { $player }: { $mandates ->
    [0] inga mandat än
   *[other] { $mandates } mandat
 }, { $money } $ bortsett från dolda betalningar.
brief-out = Ute ur spelet: { $players }.
brief-governments = Utan en medlem för mycket kan regera:
brief-government = { $members }.
brief-governments-more = Och andra.
brief-power = Makt på { $percent } %{ $count ->
    [one] {""}
   *[other] {" "}var
 }: { $players }.
brief-payment = I den här rundan har { $payer } betalat { $payee } { $amount } $.
brief-table = På bordet ligger en regering: { $members }:
brief-table-empty = Ingen uppgörelse ligger på bordet än.
brief-turn = Drag { $turn }: { $player } får lägga ett förslag, eller passa.
brief-turn-limit = { $turns ->
    [one] En runda har ett drag.
   *[other] En runda har { $turns } drag.
 }
brief-accepted = Ja: { $players }.
brief-refused = Nej: { $players }.
brief-asked = Har inte svarat än: { $players }.
brief-talk = Samtalet är fritt tills alla är redo eller tiden är ute. Sedan skrivs valsedlar.
brief-ready = Redo: { $players }.
brief-done = Färdiga med förhandlingen: { $players }. När alla är det slutar rundan.
brief-passes = { $passes } av { $needed } pass i följd, som avslutar rundan.
brief-ballots = Alla skriver en valsedel i hemlighet. En regering kräver samma valsedel av alla sina medlemmar.
brief-handed-in = Inlämnat: { $players }.
brief-missing = Inte inlämnat än: { $players }.
brief-own-ballot = På din valsedel står en regering: { $members }; du kan byta ut den tills alla är inne:
brief-own-blank = Din valsedel är blank; du kan byta ut den tills alla är inne.

## Results

terminal-place = { $place }. { $name }: { $score } $.
results-score = Dollar

## Vad som inte går

refused-no-members = en regering måste ha medlemmar
refused-too-many-members = { $most } spelare är med, och { $size } kan inte regera
refused-not-in = plats { $number } är inte med i spelet
refused-on-the-table = den uppgörelsen ligger redan på bordet; en annan har andra medlemmar eller andelar
refused-pay-oneself = det går inte att betala sig själv
refused-pay-out = plats { $number } är ute ur spelet och kan inte få betalt
refused-pay-nothing = en betalning är på minst 1 $
refused-pay-negative = en betalning kan inte vara mindre än inget
refused-pay-too-much = du har { $owned } $ och kan inte betala { $what } $
refused-no-payments = vid det här bordet betalas inget under bordet
refused-payments-shut = medan valsedlar skrivs är betalningarna stängda
refused-not-open = förslag { $what } besvaras inte nu
refused-in-private = i den här rundan är förhandlingen sluten: inget föreslås öppet
refused-in-public = i den här rundan är förhandlingen öppen, drag för drag
refused-being-answered = ett förslag besvaras just nu
refused-nothing-to-clear = ingen uppgörelse ligger på bordet
refused-others-turn = det är plats { $number } som är i tur
refused-nothing-proposed = inget förslag besvaras nu
refused-answered = du har svarat på förslaget, och ett svar gäller
refused-not-asked = det här förslaget rör inte dig
refused-no-ballots = valsedlar skrivs inte nu
refused-ready-all = förhandlingen är över, och valsedlar skrivs
refused-ready-already = du har redan sagt att du är redo
refused-not-ready = du har inte sagt att du är redo

## After the match

report-prizes = Vunnet ur potten, $
report-prize-share = Andel av allt vunnet
report-mandate-share = Andel av mandaten, i genomsnitt
report-power-share = Andel av makten, i genomsnitt
report-proposed = Föreslagna uppgörelser
report-proposed-accepted = … varav antagna av alla
report-proposed-rejected = … varav förkastade
report-accepted = Andras uppgörelser, antagna
report-rejected = Andras uppgörelser, förkastade
report-offered = Uppgörelser erbjudna i samtal
report-promised = Uppgörelser avtalade i samtal
report-broken = Brutna löften
report-paid = Betalat till andra, $
report-received = Fått av andra, $

## Table

table-dollars = { $amount } $
table-percent = { $share } %
table-you = Du
table-you-first = Du
table-title = Runda { $round } av { $rounds } · { $mode }
table-title-open = Runda { $round } · { $mode }
table-title-last = Runda { $round }, den sista · { $mode }
table-mode-public = öppet
table-mode-private = slutet
table-note-public = känt: { $amount }
table-note-exact = { $amount }
table-note-both = känt: { $amount } · har { $own }
table-note-out = ute sedan runda { $round }
table-mandates-label = mandat

# Kammare, pott, rundor
table-chamber = Kammaren: { $total } mandat, { $quota } krävs för att regera.
table-chamber-built = Din koalition: { $names }, tillsammans { $held }.
table-chamber-asked = Föreslaget: { $names }, tillsammans { $held }.
table-chamber-table = På bordet: { $names }, tillsammans { $held }.
table-chamber-last = Senaste regeringen: { $names }, tillsammans { $held }.
table-bench = { $name }, { $mandates } mandat
table-more-than-half = mer än hälften: { $quota }
table-of-nobody = av { $total } mandat
table-of-enough = av { $total } – { $why ->
    [asked] föreslaget
    [table] på bordet
    [last] senaste regeringen
   *[built] räcker för att regera
 }
table-of-more = av { $total } – { $more } till behövs
table-dealing = Korten delas ut.
table-seeing-bank = Banken ser allt vid det här bordet: även dolda betalningar och valsedlar.
table-pool = Pott
table-antes = { $count } insatser på { $ante }
table-jackpot = jackpott { $amount }
table-jackpot-short = jackpott
table-rounds = Rundor
table-rounds-all = { $count ->
    [one] fler
   *[other] alla { $count }
 }
table-round = Runda { $round }
table-pack = Rundans kort
table-last-round = Runda { $round }
table-round-jackpot = Ingen fick betalt: { $amount } ligger kvar i potten.
table-round-government = { $names } regerar.
table-round-public = Öppet.
table-round-private = Slutet.
table-round-ended = { $why ->
    [time] Tiden var ute.
    [turns] Alla drag var gjorda.
    [passes] Alla passade.
    [ready] Alla var redo.
    [bank] Banken avslutade förhandlingen.
   *[other] {""}
 }
table-round-silent = Ingen valsedel från { $names }.
table-empty = Ingen uppgörelse på bordet än.
table-empty-foot = Blir det så får ingen betalt, och { $pool } väntar till nästa runda.

# Papper
table-on-table = På bordet
table-on-table-contested = På bordet, ska det tömmas?
table-on-table-foot = Betalas ut när förhandlingen är slut, om ingen annan uppgörelse ersätter den.
table-proposed-by = { $you ->
    [yes] Du föreslår
   *[no] { $name } föreslår
 }
table-proposed-foot = Om alla medlemmar skriver under ligger uppgörelsen på bordet.
table-proposed-foot-over = Om alla medlemmar skriver under ersätter den uppgörelsen på bordet.
table-paper-facts = { $mandates } mandat · { $amount }
table-signatures = Underskrifter
table-signed = har skrivit under
table-unsigned = har inte skrivit under än
table-ballots = Valsedlar, i hemlighet
table-ballots-in = { $done } av { $all } förseglade
table-ballots-foot = Alla öppnas samtidigt. En regering kräver samma valsedel av var och en av sina medlemmar.
table-handed-in = förseglat
table-writing = skriver ännu
table-talks = Samtal bakom stängda dörrar
table-talks-ready = { $done } av { $all } redo
table-talks-foot = Tala fritt; när alla är redo eller tiden är ute skriver alla en valsedel i hemlighet.
table-is-ready = redo
table-is-talking = talar ännu
table-unveiled = Avslöjat
table-wrote = skrev { $paper }
table-blank-ballot = en blank valsedel
table-paid = { $payer } betalade { $payee } { $amount }.

# Att bygga en uppgörelse
table-your-turn = Din tur.
table-turn-of = { $name } är i tur.
table-tap = Tryck på partier i kammaren för att bygga en koalition.
table-tap-here = Välj vilka som ska regera.
table-prepare = Under tiden kan du bygga en uppgörelse: tryck på partier i kammaren.
table-can-govern = { $you ->
    [alone] Du kan regera ensam.
    [yes] { $names } kan regera.
   *[no] { $names } kan regera, utan dig.
 }
table-cannot-govern = { $names } har { $held } av { $total } mandat: { $more } till behövs.
table-no-change = Det är uppgörelsen på bordet.
table-changes = { $changes } än på bordet.
table-changes-more = { $changes } än på bordet; även andra får annat.
table-gets-more = { $you ->
    [yes] Du får
   *[no] { $name } får
 } { $amount } mer
table-gets-less = { $you ->
    [yes] Du får
   *[no] { $name } får
 } { $amount } mindre
table-bar = Potten, delad i andelar
table-joint = Mellan { $left } och { $right }
table-share-of = Andel för { $name }
table-even = lika delar
table-sum = Summa
table-sum-of = { $sum } av { $pool }
table-propose = Föreslå uppgörelsen
table-no-deal = Föreslå att riva uppgörelsen
table-pass = Passa
table-clear = Börja om
table-why-nothing = Välj först en koalition.
table-why-nothing-yet = Välj först en koalition; om du passar ligger uppgörelsen på bordet kvar.
table-why-short = Det här kan inte regera: { $more } mandat till behövs.
table-why-not-yet = En koalition som kan regera går att skicka.
table-why-again = Just den uppgörelsen ligger redan på bordet.
table-why-lies = Om alla medlemmar antar den ligger den på bordet.
table-why-replaces = Om alla medlemmar antar den ersätter den uppgörelsen på bordet.
table-why-clear = Att riva uppgörelsen kräver mer än hälften av mandaten.
table-last-turn = Det här är rundans sista drag.

# Svar
table-asks-you = { $by } { $joins ->
    [yes] ber dig regera tillsammans med { $names }.
   *[no] ber dig regera med { $names }.
 }
table-asks-you-two = { $by } { $joins ->
    [yes] ber dig regera tillsammans.
   *[no] ber dig regera.
 }
table-asks-others = { $you ->
    [yes] Du föreslår
   *[no] { $by } föreslår
 } en regering av { $names }.
table-asks-clear = { $you ->
    [yes] Du föreslår
   *[no] { $by } föreslår
 } att uppgörelsen på bordet rivs.
table-you-would-get = Din andel är { $amount }.
table-accept = Anta { $amount }
table-reject = Förkasta
table-approve = Riv uppgörelsen
table-disapprove = Behåll uppgörelsen
table-now-share = Uppgörelsen på bordet ger dig { $amount }.
table-now-nothing = Uppgörelsen på bordet ger dig inget.
table-now-empty = Nu finns ingen uppgörelse på bordet.
table-answer-final = Ett svar gäller; ett enda nej avgör.
table-clear-final = Ett svar gäller. Utan uppgörelse får ingen betalt.
table-answers = Svar
table-has-proposed = { $you ->
    [yes] du föreslog
   *[no] { $name } föreslog
 }
table-accepts = { $you ->
    [yes] du antar
   *[no] { $name } antar
 }
table-rejects = { $you ->
    [yes] du förkastar
   *[no] { $name } förkastar
 }
table-approving = { $held } av de { $quota } mandat som tömmer bordet

# Slutet
table-talk-freely = Tala fritt.
table-talk-hint = Förhandla fritt. En uppgörelse ger pengar bara om alla dess medlemmar skriver samma på sin hemliga valsedel. Tryck på partier för att bygga en och erbjuda den.
table-you-are-ready = Du är redo.
table-ready-hint = { $count ->
    [0] {""}
    [one] En spelare talar ännu.
   *[other] { $count } spelare talar ännu.
 }
table-ready = Redo för valsedlarna
table-not-ready = Ändå inte redo
table-done = Vi är färdiga
table-not-done = Inte färdiga ändå
table-done-count = { $done } av { $all } säger att de är färdiga; när alla gör det slutar rundan.
table-passes-count = { $passes } av { $needed } pass i följd; sedan slutar rundan.
table-ready-why = När alla är redo stängs samtal och betalningar. Dessförinnan kan du ångra dig.
table-not-ready-why = När den sista är redo stängs samtal och betalningar.
table-write = Skriv din valsedel, i hemlighet.
table-write-hint = Tryck på partier i kammaren, eller fyll den från ett erbjudande i samtalet.
table-seal = Försegla valsedeln
table-seal-again = Försegla på nytt
table-blank = Lämna en blank
table-keep-sealed = Låt den vara som den är
table-ballot-why = Den gäller bara om varje medlem skriver exakt detta. Du kan byta ut den tills alla är inne.
table-sealed = Din valsedel är förseglad.
table-sealed-blank = Din blanka valsedel är förseglad.
table-sealed-why = Bara banken ser den. Den kan bytas ut tills den sista är inne.
table-change-ballot = Byt ut den

# Erbjudanden och betalningar
table-members = Medlemmar
table-offer = Erbjudande: regera tillsammans
table-offer-foot = Ett erbjudande är bara prat; det binder ingen.
table-offer-agree = Gå med på
table-offer-agreed = Överenskommet
table-offer-build = Använd uppgörelsen
table-offer-write = Använd uppgörelsen
table-offer-taken = Det här är ditt utkast
table-offer-send = Skicka erbjudandet
table-offer-to = Erbjud { $names } detta
table-offer-to-many = Erbjud dessa { $count }
table-offered = Erbjudet till { $names }.
table-not-offered = Det gick inte att erbjuda.
table-pay = { $count ->
    [0] Betala någon
   *[other] Betalningar ({ $count })
 }
table-payments = Betalningar vid sidan om
table-pay-about = Du har { $owned }.
table-pay-secret = Bara ni två kommer att se det.
table-pay-seen = Bara ni två och banken kommer att se det.
table-pay-open = Kassaboken är öppen: alla kommer att se det.
table-pay-to = Till vem
table-pay-amount = Dollar
table-pay-first = Välj en spelare
table-pay-this = Betala { $name } { $amount }
table-pay-final = En betalning kan inte tas tillbaka. Löften binder ingen.
table-paid-own = Dina betalningar
table-paid-all = Alla betalningar
table-from-to = { $payer } till { $payee }

# Vem som kan regera
table-who-governs = Vem som kan regera
table-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
 }
table-ways-more = de första { $count } sätten
table-ways-about = Minsta möjliga majoriteter: faller någon bort räcker det inte.
table-power = Makt, Shapley–Shubik

# Banken
table-bank-sees = Du ser allt vid det här bordet, och alla har fått veta det.
table-bank-blind = Du ser vad alla ser.
table-bank-end-period = Avsluta förhandlingen nu
table-bank-end-period-why = Rundans förhandling slutar för alla.
table-bank-end-session = Gör den här rundan till den sista
table-bank-end-session-why = Spelet är slut efter den här rundan.
table-bank-last = Den här rundan är den sista.
table-bank-sure = Ja, gör det
table-bank-leave = Låt bli
table-bank-time = Tidsgränser, från nästa klocka
table-clock-period = Förhandling
table-clock-turn = Ett drag
table-clock-answer = Ett svar
table-clock-ballot = En valsedel
table-bank-limit-now = { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
 }
table-bank-no-limit-now = ingen gräns
table-bank-set = Sätt
table-bank-no-limit = Ingen gräns
table-bank-pack = Nästa rundas kort
table-bank-pack-about = { $places } kort på 1 till { $most }, tillsammans { $total }. Annars delas de ut som avtalat från början.
table-bank-pack-set = Kort är bestämda; bestäms de igen ersätts de. { $places } kort på 1 till { $most }, tillsammans { $total }.
table-bank-card = Kort { $number }
table-bank-pack-go = Bestäm korten
table-bank-pack-fits = De blandas innan de delas ut.
table-bank-pack-less = { $left } kvar att placera.
table-bank-pack-more = { $left } för många.

# Förstasidan
table-paper = Koalitionskuriren
table-paper-players = { $count } spelare
table-unfinished = Lämnat oavslutat
table-headline = { $names } { $count ->
    [one] vinner med { $amount }
   *[other] vinner med { $amount } var
 }
table-headline-nobody = Ingen vinner: alla har { $amount }
table-deck = { $rounds ->
    [0] Inte en enda runda blev klar
    [one] En runda spelades
   *[other] { $rounds } rundor spelades
 }, och { $governments ->
    [0] ingen regering
    [one] en regering
   *[other] { $governments } regeringar
 } kom ut av det.
table-unpaid = De { $amount } som är kvar i potten stannar hos banken.
table-richest = { $count ->
    [one] Vinnaren
   *[other] Vinnarna
 }
table-career = Regerade i { $governed } av { $played ->
    [one] en runda
   *[other] { $played } rundor
 }, fick { $amount } och hade börjat med { $started }.
table-out = Ute ur spelet
table-out-line = { $name }: ute sedan runda { $round }, med { $amount }
table-ranking = Rangordning
table-ranking-about = efter pengar
table-place = Plats
table-player = Spelare
table-in-government = rundor vid makten
table-prizes = vunnet
table-money = pengar
table-governments = { $count ->
    [0] ingen regering
    [one] en regering
   *[other] { $count } regeringar
 }
table-shares = Vunnet och vägt
table-of-prizes = av allt vunnet
table-of-mandates = av alla mandat
table-shares-of = { $won } % av allt vunnet, { $held } % av alla mandat
