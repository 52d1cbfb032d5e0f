# Koalition: spelets alla namn och meningar.

game-title = Koalition
game-pitch = Skicka fram politiker, fäll ordförande och ta i hand på den regering som lönar sig bäst för dig, i upp till femton länder.

## Things

party-rose = Socialisterna
party-hat = Konservativa
party-leaf = De gröna
party-lemon = Liberalerna
party-fist = Fascisterna
party-nut = Kommunisterna
party-cross = Kristna partiet
country-germany = Tyskland
country-great-britain = Storbritannien
country-france = Frankrike
country-italy = Italien
country-spain = Spanien
country-netherlands = Nederländerna
country-belgium = Belgien
country-greece = Grekland
country-portugal = Portugal
country-sweden = Sverige
country-austria = Österrike
country-denmark = Danmark
country-finland = Finland
country-ireland = Irland
country-luxembourg = Luxemburg
politician = { $name } ({ $party } { $value })
joker = Joker { $value }
joker-laid = Joker { $value } ({ $party }, lagd av { $seat })
camp = { $party } (läger: { $seat })
coalition = { $members }
proposal-of = förslag från { $seat }: { $members }

## Actions and their fields

action-drawleader = Lotta fram valledaren
field-drawleader-seat = Valledare
action-drawopener = Lotta fram vem som börjar
field-drawopener-seat = Börjar
action-deal = Dela ut korten
field-deal-politicians = Politiker
field-deal-deck = Jokrar och åtgärdskort
action-drawsize = Lotta nästa lands storlek
field-drawsize-size = Politiker per spelare
action-reveal = Vänd upp ett land
field-reveal-country = Land
action-stand = Säg om du ställer upp som valledare
field-stand-stands = Du ställer upp
action-vote = Rösta på en valledare
field-vote-candidate = Kandidat
none-vote-candidate = ingen
action-appoint = Utse vem som börjar i det första landet
field-appoint-opener = Börjar
action-field = Lägg ut en politiker
field-field-politician = Politiker
action-declare = Lägg ut en joker som politiker
field-declare-joker = Joker
field-declare-party = Parti
action-double = Spela en dubblering
field-double-on = På vem
action-skull = Spela en dödskalle
field-skull-on = På vem
action-egg = Spela ett ägg
field-egg-on = På vem
action-sausage = Spela en skandal
field-sausage-party = Parti
action-vest = Spela en väst över en dödskalle eller ett ägg
field-vest-on = Över vems
action-clear = Spela en väst över en skandal
field-clear-party = Parti
action-pass = Spela inget kort
action-side = Välj dina läger
field-side-camps = Vems läger
action-propose = Föreslå en koalition
field-propose-coalition = Koalition
action-suggest = Föreslå en koalition i samtal
field-suggest-election = I vilket val
field-suggest-coalition = Koalition
action-shake = Ta i hand på ett förslag
field-shake-proposal = Förslag
action-takeback = Ta tillbaka handen
field-takeback-proposal = Förslag
action-refuse = Stryk ett förslag
field-refuse-proposal = Förslag
action-giveup = Ge upp förhandlingarna
action-goon = Förhandla vidare ändå

## Options

option-countries = Länder
option-countries-help = Hur många som spelas. Ordningen lottas som för femton.
option-countries-15 = femton
option-countries-12 = tolv
option-countries-10 = tio
option-countries-8 = åtta
option-actions = Åtgärdskort
option-actions-help = Dubbleringar, dödskallar, ägg, skandaler och västar. Utan dem tar spelet halva tiden, och deras fem jokrar är inte heller med.
option-packets = Länder i paket
option-packets-help = Ett land med fyra politiker, ett med tre och ett med två kommer efter varandra, så att det går att förutse hur länge handen räcker.
option-extra-jokers = Jokrar bland politikerna
option-extra-jokers-help = Med 7 eller 9 spelare delas de tre lägsta jokrarna ut med politikerna, så att alla får ett kort till.
option-leader-vote = Val av valledare
option-leader-vote-help = Valledaren utser vem som börjar i det första landet. Utan valet avgör lotten vem som börjar.
option-coalition-size = Koalitioner
option-coalition-size-help = Hur många partier som får regera tillsammans. I vilket fall som helst måste majoriteten behöva vart och ett av dem.
option-coalition-size-minimal = inget parti för mycket
option-coalition-size-fewest = så få partier som kan regera
option-election-limit = Val i ett land
option-election-limit-help = Efter så många utan regering förblir landet utan.
option-talks-seconds = Sekunder att förhandla
option-talks-seconds-help = Sedan blir det nyval.
option-move-seconds = Sekunder för ett drag
option-move-seconds-help = Att lägga ut en politiker, rösta, välja läger. Sedan läggs det lägsta kortet, rösten läggs ned, det första lägret väljs.
option-action-seconds = Sekunder för ett åtgärdskort
option-action-seconds-help = Sedan har spelaren passat.
option-deck = Kortuppsättning
option-deck-help = Politiker, jokrar, åtgärdskort och länder som TOML-fil. Den vanliga uppsättningen är vår rekonstruktion.

allowed-deck = inget, för den vanliga uppsättningen, eller en uppsättning med 7 partier och 60 politiker, 5 jokrar, 20 händelsekort och 15 länder, byggd som cards.toml
allowed-in-all = { $count } sammanlagt
allowed-id-once = en beteckning som inget annat parti har
allowed-partner-mutual = ett parti som också självt räknar upp detta
allowed-list-of-ids = en lista med partiers beteckningar
allowed-id-of-another = ett annat partis beteckning, en gång

## Phases, clocks

phase-nature = kort delas ut och vänds upp
phase-stand = vem som ställer upp som valledare
phase-vote = val av valledare
phase-appoint = valledaren utser vem som börjar
phase-lay = politiker läggs ut
phase-offer = politiker läggs ut
phase-round = åtgärdsrunda
phase-camps = läger väljs
phase-talks = regeringsförhandlingar
phase-over = slutet
clock-stand = att ställa upp
clock-vote = att rösta
clock-appoint = att utse
clock-lay = att lägga ut en politiker
clock-act = att spela ett kort
clock-camps = att välja läger
clock-talks = att förhandla

## Bots

bot-easy-about = Spelar som den medelsvåra, men gör varannan gång vad som helst som är tillåtet.
bot-normal-about = Räknar på varje regering som ännu kan bli av, lägger kort för den som lönar sig bäst, och tar i hand på den.
bot-hard-about = Spelar varje land till slut i huvudet, räknar ända till Europa, och står på sig för en regering som ingen skulle lämna.

## Verdicts

verdict-koalition = Europa är räknat
verdict-koalition-why = Alla länder är spelade, och i varje parti har den som har flest poäng i det fått partiets bonus efter dess plats i Europa.

## Log

log-start = { $players } spelare, { $countries } länder. Varje politiker i regeringen ger en poäng, och varje ordförande i regeringen en bonus.
log-start-no-actions = Vid det här bordet finns inga åtgärdskort.
log-start-fewest = Så få partier som kan regera får regera.
log-candidates = { $players } ställer upp som valledare.
log-no-candidates = Ingen ställer upp som valledare.
log-voted = { $voters } röstar på { $player }.
log-abstained = { $voters } lägger ned { $count ->
    [one] rösten
   *[other] sina röster
 }.
log-leader-elected = { $player } väljs till valledare.
log-leader-alone = { $player }, enda kandidaten, leder valen.
log-leader-lot = Lotten gör { $player } till valledare.
log-opener = { $player } ska börja i det första landet.
log-dealt = Korten är utdelade.
log-collected = Någon har för få politiker: alla kort samlas in, blandas och delas ut på nytt.
log-country = Land { $number } av { $countries }, { $country }: { $fields } politiker var. I regeringen får det starkaste partiets ordförande { $first }, det andras { $second }, varje annans { $further }. { $player } börjar.
log-lays = { $player } lägger ut { $card }.
log-lays-joker = { $player } lägger ut { $card } för { $party }.
log-lays-by-clock = Tiden är ute: det lägsta kortet läggs ut för { $player }, { $card }.
log-lays-joker-by-clock = Tiden är ute: { $card } läggs ut för { $player }, för { $party }.
log-double = { $player } spelar en dubblering på { $card }. { $party } räknar nu { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }.
log-skull = { $player } spelar en dödskalle på { $card }, som är ute.
log-egg = { $player } kastar ett ägg på { $card }, som fortfarande räknas, men inte till ordförandeposten.
log-sausage = { $player } spelar en skandal. { $party } räknar nu { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }.
log-vest-skull = { $player } lägger en väst över dödskallen på { $card }, som är tillbaka.
log-vest-egg = { $player } lägger en väst över ägget på { $card }.
log-vest-sausage = { $player } lägger en väst över skandalen. { $party } räknar nu { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }.
log-passes = { $players } passar.
log-last-round = Alla har lagt ut alla sina politiker: en sista åtgärdsrunda.
log-total = Rösträkningen: { $total } röster totalt, { $majority } krävs för att regera.
log-party = { $party }: { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }, ordförande { $player }.
log-party-empty = { $party }: { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }, och ingen ordförande.
log-party-split = { $party }: { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }, splittrat mellan { $players }.
log-siding = { $players } väljer läger, i hemlighet.
log-camp = { $bloc }: { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }. Med är { $players }.
log-talks = Ordförandena förhandlar. { $count ->
    [one] En koalition
   *[other] { $count } koalitioner
 } kan regera.
log-proposes = { $player } föreslår en regering: { $members }.
log-shakes = { $player } tar i hand på förslaget från { $by }.
log-takes-back = { $player } tar tillbaka handen från förslaget från { $by }.
log-takes-back-own = { $player } tar tillbaka handen från sitt eget förslag, som ligger kvar.
log-refuses = { $player } avvisar förslaget från { $by }, som stryks.
log-withdraws = { $player } drar tillbaka sitt förslag.
log-gives-up = { $player } ger upp förhandlingarna.
log-goes-on = { $player } förhandlar vidare.
log-government = { $country }: { $members }{ $count ->
    [one] {" "}på egen hand
   *[other] {""}
 } vid makten, med { $votes } röster.
log-earns = { $player }: { $points } poäng, { $influence } för politiker och { $bonus } för ordförandeposter.
log-earns-nothing = Inga poäng: { $players }.
log-failed-time = Tiden är ute, och någon regering finns inte.
log-failed-given-up = Alla ordförande har gett upp förhandlingarna.
log-failed-no-coalition = Ingen koalition kan regera.
log-new-election = Nyval i { $country }: val { $election } av högst { $limit }. Politikerna är tillbaka på hand, spelade åtgärdskort är det inte. { $player } börjar igen.
log-no-government = { $country } förblir utan regering.
log-tie-break = Lika poäng: fler partibonusar avgör.
log-share = { $party }: { $points } poäng i Europa, rangbonus { $bonus }. Den går till { $holders }{ $count ->
    [one] {""}
   *[other] , { $each } var
 }.
log-share-nobody = { $party }: inga poäng i Europa, och ingen bonus.
log-winners = { $players } vinner.
log-score = { $player }: { $score } poäng, { $power } maktpoäng och { $given } i partibonus.

## How things stand

brief-stand = Alla säger på en gång om de ställer upp som valledare. Valledaren utser vem som börjar i det första landet.
brief-own-stand = Du har sagt att du { $stands ->
    [yes] ställer upp
   *[no] inte ställer upp
 }; det går att ändra tills alla har sagt sitt.
brief-vote = Alla röstar på en gång på en valledare. Kandidater: { $players }.
brief-own-vote = Du röstar på { $player }; det går att ändra tills alla har röstat.
brief-own-abstention = Du lägger ned rösten; det går att ändra tills alla har röstat.
brief-appoint = { $player } är valledare och utser vem som börjar i det första landet.
brief-country = Land { $number } av { $countries }, { $country }: { $fields } politiker var. I regeringen får det starkaste partiets ordförande { $first }, det andras { $second }, varje annans { $further }. { $player } börjar.
brief-election = Val { $election } av högst { $limit } i det här landet.
brief-between = { $number ->
    [0] Inget land
    [one] Ett land
   *[other] { $number } länder
 } av { $countries } spelade. Kort delas ut och vänds upp.
brief-lies = Framför { $player }: { $politicians }.
brief-politician = { $card }{ $state ->
    [out] , ute
    [egg] , ägg
    [egged] , ägget täckt
   *[well] {""}
 }
brief-total = { $total ->
    [one] En röst
   *[other] { $total } röster
 } hittills; { $majority } skulle regera.
brief-total-counted = { $total } röster totalt; { $majority } krävs för att regera.
brief-party = { $party }: { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }{ $marks ->
    [doubled] , dubblerat
    [scandal] , halverat av en skandal
    [both] , dubblerat och halverat
    [cleared] , skandalen täckt
    [doubled-cleared] , dubblerat, skandalen täckt
   *[none] {""}
 }. { $count ->
    [0] Ingen ordförande.
    [one] Ordförande: { $chairs }.
   *[other] Lika om ordförandeposten: { $chairs }.
 }
brief-camp = { $bloc }: { $votes ->
    [one] en röst
   *[other] { $votes } röster
 }. Med är { $players }.
brief-alone = { $bloc } skulle regera på egen hand.
brief-coalitions = Om det räknades nu kunde dessa regera:
brief-coalitions-counted = Dessa kan regera:
brief-coalition = { $members }, { $votes } röster. Poäng: { $points }.
brief-points = { $points } till { $seat }
brief-coalitions-more = Och andra.
brief-no-coalition = Som det står kan ingen regera.
brief-turn-lay = { $player } lägger ut en politiker.
brief-turn-offer = { $player } har lagt ut, och får spela ett åtgärdskort.
brief-turn-round = { $player } spelar ett åtgärdskort eller passar. { $quiet ->
    [one] Ett pass till
   *[other] { $quiet } pass i rad
 } avslutar rundan.
brief-siding = Har inte valt läger än: { $players }.
brief-own-side = Du går med { $players }; det går att ändra tills alla har valt.
brief-proposal = Förslag från { $player }: { $members }. Händer: { $hands }.
brief-no-proposals = Inget är föreslaget.
brief-given-up = Har gett upp: { $players }.
brief-hand-politicians = Dina politiker: { $politicians }.
brief-hand-jokers = Dina jokrar: { $jokers }.
brief-hand-actions = Dina åtgärdskort: { $cards }.
brief-cards-double = { $count ->
    [one] en dubblering
   *[other] { $count } dubbleringar
 }
brief-cards-skull = { $count ->
    [one] en dödskalle
   *[other] { $count } dödskallar
 }
brief-cards-egg = { $count ->
    [one] ett ägg
   *[other] { $count } ägg
 }
brief-cards-sausage = { $count ->
    [one] en skandal
   *[other] { $count } skandaler
 }
brief-cards-vest = { $count ->
    [one] en väst
   *[other] { $count } västar
 }
brief-player = { $player }: { $points } poäng. Har { $politicians } kort från politikernas lek och { $actions } från åtgärdsleken.
brief-spent = Spelade åtgärdskort hittills: { $cards }.
overview = Översikt. Politikernas värden, partner, och vad som har setts sedan given:
overview-party = { $party }, { $count ->
    [0] med ingen
   *[other] med { $partners }
 }: { $values }{ $seen ->
    [0] {""}
   *[other] ; setts: { $gone }
 }.
overview-jokers = Jokrar: { $values }{ $seen ->
    [0] {""}
   *[other] ; setts: { $gone }
 }.
overview-actions = I åtgärdsleken: { $cards }.
overview-countries = Länder som återstår: { $large } för fyra politiker, { $middle } för tre, { $small } för två.
overview-packet = Återstår i det här paketet: länder för { $sizes }.
brief-europe = I Europa, som det står:
brief-share = { $party }, { $points } poäng: en bonus på { $bonus } till { $holders }{ $count ->
    [one] {""}
   *[other] , { $each } var
 }.

## Results

results-score = Poäng

## Vad som inte går

refused-no-candidate = den spelaren ställer inte upp
refused-no-camps = läger väljs inte nu
refused-round-first = ingen politiker läggs ut innan alla har passat
refused-no-laying = politiker läggs inte ut nu
refused-declare-joker = en joker läggs ut med ett uttalat parti
refused-not-in-hand = du har inte det kortet
refused-must-lay = en politiker måste läggas ut: här passar ingen
refused-others-turn = det är plats { $number } som är i tur
refused-lay-first = lägg först ut en politiker: sedan får du spela ett åtgärdskort
refused-no-round = åtgärdskort spelas inte nu
refused-no-card = du har { $kind ->
    [double] ingen dubblering
    [skull] ingen dödskalle
    [egg] inget ägg
    [sausage] ingen skandal
   *[vest] ingen väst
 }
refused-nobody-there = ingen politiker ligger där
refused-nothing-to-cover = på den politikern ligger varken dödskalle eller ägg
refused-is-out = den politikern är ute
refused-egg-once = ett ägg träffar en politiker bara en gång per val
refused-double-once = ett parti dubbleras bara en gång per val
refused-no-scandal = partiet har ingen skandal att täcka
refused-scandal-once = ett parti får bara en skandal per val
refused-nobody-to-blame = ingen i partiet kan vara dess ordförande
refused-no-talks = inga regeringsförhandlingar pågår
refused-no-chair = bara ordförande för partier och läger deltar i förhandlingarna
refused-no-such-coalition = { $count ->
    [one] { $count } koalition
   *[other] { $count } koalitioner
 } kan regera, numrerade från noll
refused-nothing-to-give-up = ingen koalition som kan regera behöver dig
refused-given-up = du har redan gett upp förhandlingarna
refused-not-given-up = du har inte gett upp förhandlingarna
refused-not-open = förslag { $number } är inte öppet
refused-hand-there = din hand är redan med i förslaget
refused-no-hand-there = din hand är inte med i förslaget
refused-not-in-it = du är inte ordförande för något av förslagets partier

## Table

table-you = du
table-you-first = Du
table-title = { $country }, land { $number } av { $countries } · { $phase }
table-title-again = { $country }, land { $number } av { $countries }, val { $election } · { $phase }
table-note-leader = valledare
table-note-chair = ordförande för { $parties }
table-note-hand = { $politicians } politiker, { $actions } åtgärdskort
table-note-politicians = { $politicians } politiker
table-points-label = poäng
table-camp = { $party }, { $you ->
    [yes] ditt läger
   *[no] läger: { $name }
 }
table-camp-who = { $you ->
    [yes] ditt läger
   *[no] läger: { $name }
 }
table-card = { $party } { $value }, { $name }
table-joker = Joker { $value }, av vilket parti som helst
table-joker-name = Joker
table-votes = { $count ->
    [one] 1 röst
   *[other] { $count } röster
 }
table-votes-unit = { $count ->
    [one] röst
   *[other] röster
 }

# Valledaren
table-leader-kicker = Före det första landet
table-leader-stand = Vem leder valen?
table-leader-vote = Upp med händerna
table-leader-appoint = Valledaren är vald
table-leader-about = Valledaren utser vem som börjar i det första landet; räknandet sköter spelet.
table-leads = leder valen
table-stands = ställer upp
table-stands-not = ställer inte upp
table-thinks = tänker ännu
table-votes-from = Röster från { $names }
table-stand-lead = Ställer du upp som valledare?
table-stand-about = Alla säger det på en gång.
table-stood = { $stands ->
    [yes] Du ställer upp som valledare.
   *[no] Du ställer inte upp.
 }
table-stand = Jag ställer upp
table-stand-not = Inte jag
table-stand-why = En ensam kandidat är vald; ställer ingen upp avgör lotten.
table-sealed-about = Det öppnas när alla är inne, och går att ändra fram till dess.
table-vote-lead = Vem ska leda?
table-vote-about = Alla händer upp på en gång.
table-voted = Din röst är avlagd.
table-candidates = Kandidater
table-abstain = Lägg ned rösten
table-vote-whom = Välj en kandidat
table-vote-for = Rösta på { $name }
table-vote-why = Flest röster vinner; är det lika avgör lotten.
table-appoint-lead = Du leder valen.
table-appoint-about = Utse vem som lägger först i det första landet.
table-openers = Vem som börjar
table-appoint = { $name } börjar
table-appoint-whom = Välj vem som börjar

# Röster och fronter
table-votes-now = Rösterna som de står: { $majority } av { $total } skulle regera.
table-votes-then = Räkningen: av { $total } röster behövdes { $majority }.
table-majority = majoritet { $majority } av { $total }
table-no-chair = ingen ordförande
table-no-chair-short = ingen ordf.
table-fronts = Politiker på bordet
table-front = Front: { $name }
table-now-lays = lägger nu
table-now-plays = spelar nu
table-opens = börjar
table-is-out = ute
table-is-egged = ute ur striden om ordförandeposten
table-under = under { $cards }
table-country = Uppvänt land: { $country }
table-country-none = Nästa land
table-country-number = land { $number } av { $countries }
table-country-fields = { $count } politiker var
table-bonus-strongest = störst
table-bonus-second = näst störst
table-bonus-further = övriga
table-election = Val { $election } av högst { $limit } här
table-last = { $country } har röstat
table-anew = Nyval
table-anew-in = { $country } röstar igen
table-governs = { $country }: { $parties } { $count ->
    [one] { $votes ->
        [one] regerar på egen hand med en röst
       *[other] regerar på egen hand med { $votes } röster
     }
   *[other] regerar med { $votes } röster
 }
table-none-governs = { $country } förblir utan regering
table-points-of = { $name } { $points }
table-points-all = Poäng: { $points }.
table-chair-bonus = ordförande { $name } +{ $bonus }

# Händer
table-hand = Dina politiker
table-hand-not-now = På hand
table-whose-hand = Vems hand som visas
table-actions = Dina åtgärdskort
table-actions-not-now = Åtgärdskort på hand
table-kind-double = Dubblering
table-kind-skull = Dödskalle
table-kind-egg = Ägg
table-kind-sausage = Skandal
table-kind-vest = Väst
table-about-double = ett parti räknas dubbelt
table-about-skull = en politiker är ute
table-about-egg = ute ur striden om en ordförandepost
table-about-sausage = ett parti räknas till hälften
table-about-vest = täcker en dödskalle, ett ägg eller en skandal
table-no-none-lying = Ingen ligger på bordet än.
table-no-out = Den som är ute kan inte träffas.
table-no-doubled = Partiet är redan dubblerat.
table-no-egged = Ett ägg har redan träffat där; ett per val.
table-no-scandalised = Partiet har redan haft sin skandal i det här valet.
table-no-nobody-in = Ingen är kvar i partiet som skandalen kan drabba.
table-no-nothing-to-cover = Här finns inget som en väst kan täcka.
table-no-nowhere = Det går inte att spela på något här.

# Att lägga ut och spela
table-your-turn = Din tur.
table-lay-one = Lägg ut politiker { $number } av { $fields }.
table-take-first = Ta upp ett kort för att se vad det skulle ändra.
table-declare = Joker { $value }: av vilket parti
table-declare-first = En joker hör till det parti som du säger.
table-lay = Lägg ut en politiker
table-lay-this = Lägg ut { $card }
table-lay-why = En politiker som ligger ligger kvar tills landet är klart.
table-offer-lead = { $name } ligger på bordet.
table-offer-hint = Spela ett åtgärdskort för att öppna en runda, eller låt nästa spelare lägga ut.
table-offer-why = Ett kort öppnar en åtgärdsrunda, där alla får svara.
table-no-round = Inget åtgärdskort
table-round-lead = { $you ->
    [yes] Din åtgärdsrunda fortsätter.
   *[no] Åtgärdsrunda, öppnad av { $name }.
 }
table-round-last = Alla politiker är utlagda: sista åtgärdsrundan.
table-round-hint = Spela ett åtgärdskort, eller passa.
table-round-empty = Du har inget åtgärdskort, så du kan bara passa.
table-aim-hint = { $kind }: på vem? Tryck på ett mål på bordet.
table-play-where = { $kind }: välj ett mål
table-play-on = { $kind } på { $target }
table-pass = Passa
table-quiet = { $count ->
    [one] Ett pass till avslutar rundan.
   *[other] { $count } pass i rad till avslutar rundan.
 }
table-if-played = Om du spelar det
table-then-nothing = Varken röster eller ordförandeposter ändras.
table-then-votes = { $party }: { $from } → { $to } { $to ->
    [one] röst
   *[other] röster
 }.
table-then-chair = { $you ->
    [yes] Du blir ordförande för { $party }.
   *[no] { $name } blir ordförande för { $party }.
 }
table-then-passes = { $yours ->
    [yes] { $party }: din ordförandepost går till { $name }.
   *[no] { $you ->
        [yes] { $party }: ordförandeposten går från { $was } till dig.
       *[no] { $party }: ordförandeposten går från { $was } till { $name }.
     }
 }
table-then-no-chair = { $party }: ingen ordförande längre.
table-then-split = { $party }: splittring, lika mellan { $names }.
table-then-alone = { $party }: nog för att regera på egen hand, majoriteten är { $majority }.
table-then-not-alone = { $party }: inte längre nog för att regera på egen hand.
table-then-majority = Majoritet { $from } → { $to }.

# Läger
table-side-lead = { $count ->
    [one] Ett parti är splittrat.
   *[other] { $count } partier är splittrade.
 }
table-side-about = Välj vems läger dina politiker går till.
table-side-sealed = Dina läger är valda.
table-side-change = Välj om
table-side-seal = Anslut, förseglat
table-side-why = Ett läger i regeringen betalar sina politiker. Lägrens röster är desamma ändå.
table-camp-choice = { $you ->
    [yes] ditt läger
   *[no] läger: { $name }
 }

# Förhandlingar
table-ring = Ringen av ordförande. Linjer förenar partier som får regera tillsammans.
table-of-to-govern = av { $total } för att regera
table-of-majority = av { $majority } som krävs
table-proposal-votes = Förslag med { $votes } röster
table-talks-lead = Ordförandena förhandlar.
table-talks-look = Du har ingen ordförandepost i förhandlingarna.
table-talks-hint = Tryck på ordförande i ringen för att se vilka som kan regera tillsammans.
table-hand-out = Du har räckt fram handen: { $names }.
table-propose = Föreslå och räck fram handen
table-propose-instead = Föreslå det här i stället
table-propose-why = Det blir regering så snart alla dess ordförande tar i hand.
table-propose-replaces = Det ersätter ditt öppna förslag.
table-propose-first = Välj först en regering där du är ordförande.
table-propose-not = Det här kan inte du föreslå.
table-lies-already = Det här är redan föreslaget.
table-clear = Välj om
table-give-up = Ge upp förhandlingarna
table-give-up-why = Nyval blir det bara om alla ordförande ger upp; det här är val { $election } av högst { $limit }.
table-go-on = Förhandla vidare
table-proposals = Förslag
table-proposed-by = { $you ->
    [yes] ditt förslag
   *[no] förslag från { $name }
 }
table-waits-for = väntar på { $names }
table-you-get = du får { $points } poäng
table-shake = Ta i hand
table-shake-seals = Ta i hand: avgör saken
table-take-back = Ta tillbaka handen
table-refuse = Avvisa
table-withdraw = Stryk det
table-points-then = Poäng
table-gets = { $name } +{ $points }
table-possible = Möjliga regeringar
table-possible-count = { $count }
table-possible-now = { $count } just nu
table-ask = Fråga om partier tillsammans
table-why-not = Varför inte
table-matrix = Vilka som får regera ihop
table-why-nobody = Tryck på partier för att fråga om de får regera tillsammans.
table-why-possible = { $names } kan regera: { $votes } av { $total } röster, { $majority } krävs.
table-why-alone = { $party }: { $votes } röster, och { $majority } räcker för att regera på egen hand.
table-why-single = Bara { $party }: { $votes } röster, { $short } för lite.
table-why-chairless = { $party }: ingen ordförande som kan ta i hand.
table-why-strangers = { $one } och { $other } regerar inte tillsammans.
table-why-short = { $votes } röster: { $short } ifrån { $majority }.
table-why-superfluous = Behövs inte: { $party }. De andra når { $majority } ändå.
table-why-not-fewest = { $members } partier räcker för att regera, och vid det här bordet får inte fler.
table-offer = Regera tillsammans
table-offer-look = Se det i ringen
table-offer-past = En koalition från tidigare förhandlingar.
table-offer-send = Lägg fram det
table-offer-foot = Ett erbjudande är bara prat; det binder ingen.

# Protokoll och Europa
table-pad = Poängprotokoll
table-pad-power = Maktpoäng
table-pad-parties = Per parti: den som har mest i det får dess bonus
table-pad-sum = summa
table-pad-power-short = summa
table-pad-bonus = bonus
table-pad-score = totalt
table-pad-share = andel i Europa
table-pad-rank = partibonus
table-takes = får { $points }
table-europe = Europa är räknat
table-europe-step = Steg { $step } av { $steps }
table-europe-power-title = Vad alla har vunnit
table-europe-power = Poängen i alla partier läggs ihop längs varje rad: det är maktpoängen från länderna.
table-europe-shares-title = Vad varje parti har vunnit
table-europe-shares = Alla spelares poäng läggs ihop ned genom varje kolumn. Störst i Europa: { $party }, { $points }.
table-europe-bonuses-title = Rang blir bonus
table-europe-bonuses = Det största partiet är värt 7, nästa 6, och så vidare. Lika stora partier är värda lika mycket och tar platserna under sig i anspråk.
table-europe-holders-title = Vem som har mest i varje parti
table-europe-holders = Den som har flest poäng i ett parti är inringad. I { $party }: { $holders }.
table-europe-given-title = Bonusarna delas ut
table-europe-given = De inringade får sitt partis bonus. { $shared ->
    [yes] { $party }: { $bonus } delas, { $each } var till { $holders }.
   *[no] { $party }: { $bonus } till { $holders }.
 }
table-europe-scores-title = Slutställningen
table-europe-scores = { $you ->
    [yes] Du vinner med { $score }.
    [too] Tillsammans med dig: { $names } vinner med { $score }.
   *[no] { $names } vinner med { $score }.
 }
table-last-count = Förra räkningen
table-to-europe = Räkna Europa
table-step-back = Tillbaka
table-step-on = Vidare
table-step-last = Till slutet
table-paper = Kontinentalbladet
table-paper-players = { $count } spelare
table-unfinished = Lämnat oavslutat
table-headline = { $names } { $count ->
    [one] tar hem Europa
   *[other] delar på Europa
 }
table-deck = { $countries ->
    [one] Ett land har röstat
   *[other] { $countries } länder har röstat
 }, { $governed ->
    [0] inget av dem fick en regering
    [one] ett fick en regering
   *[other] { $governed } fick en regering
 }. { $score } poäng är mest.
table-ranking = Rangordning
table-ranking-about = makt och bonus
table-place = Plats
table-player = Spelare
