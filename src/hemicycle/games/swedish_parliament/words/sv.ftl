# Svenska riksdagen 2014: spelets alla namn och meningar.

game-title = Svenska riksdagen 2014
game-pitch = Vinn väljare på åtta skalor, dra i trådarna mellan åtta partier, och sluta som tyngdpunkten i den regering som blir följden.

## Things

party-conservatives = Konservativa
party-liberals = Liberalerna
party-labour = Arbetarpartiet
party-socialists = Socialisterna
party-farmers = Bondepartiet
party-christians = Kristna
party-greens = Gröna
party-nationalists = Nationalisterna
party-feminists = Feministerna
party-pirates = Piraterna
system = Systemet
scale-0 = Välfärd/Frihet
scale-1 = Fred/Försvar
scale-2 = Sverige/Humanitet
scale-3 = Miljö/Framsteg
scale-4 = Jämställdhet/Familj
scale-5 = Integritet/Trygghet
scale-6 = Solidaritet/Företagande
scale-7 = Europa/Oberoende
scale-of = { $first }/{ $second }
direction-0 = Välfärd
direction-1 = Frihet
direction-2 = Fred
direction-3 = Försvar
direction-4 = Sverige
direction-5 = Humanitet
direction-6 = Miljö
direction-7 = Framsteg
direction-8 = Jämställdhet
direction-9 = Familj
direction-10 = Integritet
direction-11 = Trygghet
direction-12 = Solidaritet
direction-13 = Företagande
direction-14 = Europa
direction-15 = Oberoende
side-first = den första riktningen
side-second = den andra riktningen
group-younger = yngre
group-older = äldre
group-urban = stadsbor
group-rural = landsbygdsbor
group-lower-education = lägre utbildade
group-higher-education = högre utbildade
group-men = män
group-women = kvinnor
voter-office-workers = Tjänstemän
voter-unemployed = Arbetslösa
voter-pensioners = Pensionärer
voter-construction-workers = Byggnadsarbetare
voter-service-workers = Serviceanställda
voter-technicians = Tekniker
voter-teachers = Lärare
voter-industrial-workers = Industriarbetare
voter-programmers = Programmerare
voter-sick-leavers = Sjukskrivna
voter-entrepreneurs = Företagare
voter-healthcare-workers = Vårdanställda
voter-students = Studenter
voter-card = { $name } ({ $turnout })
card-towards = { $card } (mot { $direction })

## Cards: an idea is a policy, and upside down an opinion

idea-0 = Högre föräldrapenning
opinion-0 = Skatt är stöld
idea-1 = Höjt barnbidrag
opinion-1 = Bidragsfuskare avslöjade
idea-2 = Höj garantipensionen
opinion-2 = Skattebetalare tågar mot riksdagen
idea-3 = Skattehöjning för fler lärare
opinion-3 = Rekordöverskott i statskassan
idea-4 = Sänk den statliga skatten
opinion-4 = Vårdköerna växer
idea-5 = Slopa fastighetsskatten
opinion-5 = Hemlösa i snön
idea-6 = Fritt vårdval
opinion-6 = Vanvård på äldreboendet
idea-7 = Skattelättnad för pensionärer
opinion-7 = Sjuk och utförsäkrad
idea-8 = Inga vapen till diktaturer
opinion-8 = Ryssland invaderar Ukraina
idea-9 = Frys försvarsbudgeten
opinion-9 = Mystisk ubåt siktad
idea-10 = Skriv under kärnvapenförbudet
opinion-10 = Bombplan över Östersjön
idea-11 = Inga trupper utan FN-mandat
opinion-11 = Hackare släcker en hel stad
idea-12 = Köp nya stridsflygplan
opinion-12 = Mutor i vapenaffären
idea-13 = Rusta upp Östersjöns öar
opinion-13 = Stridsflyget spräcker budgeten
idea-14 = Återinför värnplikten
opinion-14 = Fredsmarsch fyller gatorna
idea-15 = Gå med i EU:s stridsgrupp
opinion-15 = Kriget utan slut
idea-16 = Språktest för medborgarskap
opinion-16 = Drunknade vid gränsen
idea-17 = Stramare anhöriginvandring
opinion-17 = Byn som räddade en familj
idea-18 = Försörjningskrav för att få stanna
opinion-18 = Extremister marscherar i stan
idea-19 = Stoppa låglöneinvandringen
opinion-19 = Nysvensk tar guld
idea-20 = Vård åt papperslösa
opinion-20 = Bilar brinner i förorten
idea-21 = Amnesti för flyktingbarn
opinion-21 = Bostadsköerna exploderar
idea-22 = Öppna dörren för arbetskraft
opinion-22 = Lönedumpning avslöjad
idea-23 = En procent till bistånd
opinion-23 = Biståndsmiljoner spårlöst borta
idea-24 = Höj koldioxidskatten
opinion-24 = Elräkningarna skenar
idea-25 = Förbjud gifter i leksaker
opinion-25 = Fabriken flyttar utomlands
idea-26 = Trängselskatt i städerna
opinion-26 = Bilisterna gör uppror
idea-27 = Skärp djurskyddet
opinion-27 = Vargen tog familjens hund
idea-28 = Bygg nya reaktorer
opinion-28 = Härdsmälta utomlands
idea-29 = Motorväg under huvudstaden
opinion-29 = Smoglarm
idea-30 = Tillåt genmodifierade grödor
opinion-30 = Bina dör
idea-31 = Nya gruvor i norr
opinion-31 = Alger kväver Östersjön
idea-32 = En pappamånad till
opinion-32 = Föräldrar går in i väggen
idea-33 = Äktenskap för alla
opinion-33 = Kyrkklockor ringer i protest
idea-34 = Hårdare straff för våld i hemmet
opinion-34 = Hemmafrun är tillbaka
idea-35 = Heltid i kvinnoyrkena
opinion-35 = Trötta på hen
idea-36 = Inför vårdnadsbidrag
opinion-36 = Rapport från glastaket
idea-37 = Mindre grupper i förskolan
opinion-37 = Ilska över rosa leksaker
idea-38 = Kortare dagar för föräldrar
opinion-38 = Lönegapet växer
idea-39 = Välj barnomsorg själv
opinion-39 = Gubbklubben avslöjad
idea-40 = Legalisera fildelning
opinion-40 = Bomblarm i gallerian
idea-41 = Stoppa massövervakningen
opinion-41 = Skottlossning mitt på dagen
idea-42 = Skydda visselblåsare
opinion-42 = Spionliga sprängd
idea-43 = Lås in patientjournalerna
opinion-43 = Inbrottsvåg i villakvarteren
idea-44 = Kameror på varje torg
opinion-44 = Pirate Bay
idea-45 = Strängare vapenlagar
opinion-45 = Säpos hemliga register funnet
idea-46 = Dubbelt så många tullare
opinion-46 = Din telefon lyssnar
idea-47 = Alkolås i alla bilar
opinion-47 = Den stora dataläckan
idea-48 = Förbjud sms-anställningar
opinion-48 = Uppstickare såld för miljarder
idea-49 = Schyst lön i upphandlingar
opinion-49 = Krångel stänger bageri
idea-50 = Traineejobb åt unga
opinion-50 = Vild strejk i hamnarna
idea-51 = Staten ordnar lärlingsplatser
opinion-51 = Fackpamp i lyxvåning
idea-52 = Sänk arbetsgivaravgiften
opinion-52 = Bonusfest på banken
idea-53 = Lättad sjuklön för småföretag
opinion-53 = Bärplockare lurade
idea-54 = Luckra upp turordningen
opinion-54 = Sparkade via sms
idea-55 = Lån till kooperativ
opinion-55 = Lagerarbetare faller ihop
idea-56 = Gå med i bankunionen
opinion-56 = Eurokrisen fördjupas
idea-57 = Fullborda den inre marknaden
opinion-57 = Bryssel stoppar surströmmingen
idea-58 = Europeisk utsläppshandel
opinion-58 = Fördraget som ingen har läst
idea-59 = Dela asylansvaret i unionen
opinion-59 = EU-parlamentet flyttar igen
idea-60 = Svensk arbetsrätt först
opinion-60 = Exporten slår rekord
idea-61 = Behåll kronan för alltid
opinion-61 = Utbytesstudenter älskar Europa
idea-62 = Sänk medlemsavgiften
opinion-62 = Unionen får fredspriset
idea-63 = Behåll gränsen för spritinförsel
opinion-63 = Ett grannland känner sig hotat

## Actions and their fields

action-dealparties = Dela ut partierna
field-dealparties-parties = Partier
action-dropmarkers = Släpp systempartiernas markörer
field-dropmarkers-falls = Hur de faller
action-dealt = Ta ett kort från högen
field-dealt-card = Kort
action-choose = Välj ett parti
field-choose-party = Parti
action-place = Ställ ut en markör
pair = { $one }–{ $other }
action-eachchange = Varje ändring som jag får göra
action-drawing = En karta som jag ritar
field-drawing-strengths = Relationer, 0 för ingen
field-place-scale = Skala
field-place-side = Sida
action-policy = Spela som politik
field-policy-card = Kort
action-opinion = Spela som opinion
field-opinion-card = Kort
action-callvoter = Skicka en väljare till kön
field-callvoter-card = Väljare
action-invite = Bjud in ett småparti
field-invite-card = Småparti
action-draw = Dra ett kort
field-draw-pile = Hög
action-endturn = Avsluta draget
action-back = Stöd förslaget
field-back-pay = Kort att betala
none-back-pay = gratis
action-standstill = Stå still
field-standstill-pay = Kort att betala
action-decline = Agera inte
action-welcome = Säg hur många kort som är välkomna
field-welcome-most = Högst så många kort
action-close = Inga fler kort alls
action-contribute = Ge ett kort
field-contribute-card = Kort
action-bringback = Gå tillbaka ett steg
field-bringback-card = Kort att betala
action-enough = Inga fler kort
action-create = Skapa en relation
field-create-one = Ena partiet
field-create-other = Andra partiet
action-strengthen = Stärk en relation
field-strengthen-one = Ena partiet
field-strengthen-other = Andra partiet
action-weaken = Försvaga en relation
field-weaken-one = Ena partiet
field-weaken-other = Andra partiet
action-break = Bryt en relation
field-break-one = Ena partiet
field-break-other = Andra partiet

## Options

option-parties = Partier
option-parties-help = Väljs i tur och ordning, lottas, eller ges som en lista med ett parti per plats.
option-parties-choose = väljs i tur och ordning
option-parties-random = lottas
option-difficulty = Svårighet för ensamspel
option-difficulty-help = Hur många kort Systemet spelar efter varje drag du gör. Gäller bara om du spelar ensam. Från omkring 12 vinner nästan ingen.
option-minor-parties = Småpartier
option-minor-parties-help = Feministerna och Piraterna kan bjudas in. Utelämna dem första gången, så är reglerna färre.
option-dominant-parties = Dominanta partier
option-dominant-parties-help = Konservativa och Arbetarpartiet står på två steg av varje skala. Det gör spelet lättare för den som leder dem.
option-true-colours = Äkta färger
option-true-colours-help = Partier vars hållning på ett kort avviker från vad de verkligen stod för omkring 2014 får sin verkliga.
option-coop = Tillsammans
option-coop-help = En regering och dess ledare: alla spelare vinner om precis den regeringen bildas med den tyngdpunkten, annars förlorar alla.
option-move-seconds = Sekunder för ett drag
option-move-seconds-help = Att välja parti, ställa ut en markör, göra ett drag, ändra en relation. Sedan gör partiet som ett som ingen leder.
option-reply-seconds = Sekunder för ett svar
option-reply-seconds-help = Att stödja politik, stå still, ge kort eller betala. Sedan gör partiet som ett som ingen leder.
option-components = Spelmaterial
option-components-help = Skalor, väljare, kort och partier som TOML-fil. En del av det vanliga materialet är vår rekonstruktion.

allowed-parties = ett av orden { $words }, eller en lista med ett parti, ett heltal från 0 till { $most }, för varje spelare
allowed-party-each = en lista med ett parti för var och en av { $seats } spelare
allowed-not-dominant = false i en uppsättning utan Conservatives och Labour
allowed-coop = inget, eller en regering: en lista med dess partier (cabinet) och ett av dem som ledare (leader)
allowed-components = inget, för den vanliga uppsättningen, eller en annan med allt som hör till
allowed-natural-relations = partier med 28 olika naturliga relationer
allowed-number-each = ett tal för varje block: { $blocs }
allowed-different = alla olika
allowed-other-than-parties = andra än partiernas
allowed-two-texts = två texter
allowed-either-end = 0 eller { $end }
allowed-one-of-each = ett ur varje par: { $words }
allowed-combinations-once = varje kombination av grupper en gång
allowed-turnouts-once = talen från -8 till 8 utom -1, vart och ett en gång
allowed-two-in-each-pile = två väljare i varje hög
allowed-idea-for-each-scale = minst en idé för varje skala
allowed-some-once = några av dessa, var och en en gång: { $words }
allowed-each-once = var och en en gång: { $words }

## Phases, clocks

phase-nature = slumpen avgör
phase-choose = partierna väljs
phase-place = markörerna ställs ut
phase-play = kort spelas och dras
phase-reply = partierna svarar på ett kort
phase-welcome = ett småparti bjuds in
phase-contribute = kort ges till ett småparti
phase-bring-back = partierna går tillbaka
phase-relation = en relation ändras
phase-over = slutet
clock-choose = att välja
clock-place = att ställa ut en markör
clock-turn = att spela och dra
clock-reply = att svara
clock-relation = att ändra en relation

## Bots

bot-easy-about = Spelar som den medelsvåra, men gör varannan gång vad som helst som är tillåtet.
bot-normal-about = Räknar ut vilka väljare dess markörer kan vinna, spar korten till relationer som ställer den i mitten, och betalar bara för det som lönar sig.
bot-hard-about = Prövar alla kort och relationer i världar som den föreställer sig, leder det parti som andra tycker bäst om, och spar kort för att få sista ordet.

## Verdicts

verdict-centre = Tyngdpunkten
verdict-centre-why = Alla andra partier har lämnat regeringen före det, och därmed vinner det.
verdict-lasted = Närmast mitten
verdict-lasted-why = Ingen spelare leder partiet i tyngdpunkten, så den vars parti höll sig kvar längst i regeringen vinner.
verdict-most-voters = Flest väljare
verdict-most-voters-why = Ingen spelare sitter i regeringen, så den som har flest väljare vinner; är det lika avgör valdeltagandet, sedan väljaren med högst valdeltagande.
verdict-nobody = Ingen i riksdagen
verdict-nobody-why = Ingen spelare har vunnit en enda väljare, så ingen vinner.
verdict-solo-won = Systemet är besegrat
verdict-solo-won-why = Ditt parti är regeringens tyngdpunkt.
verdict-solo-lost = Systemet består
verdict-solo-lost-why = Ensam vinner du bara som regeringens tyngdpunkt, och det är inte ditt parti.
verdict-coop-won = Regeringen ni ville ha
verdict-coop-won-why = Precis de partier som ni kommit överens om regerar, och det som skulle leda dem är tyngdpunkten.
verdict-coop-lost = Inte regeringen ni ville ha
verdict-coop-lost-why = Ni hade kommit överens om andra partier, eller om en annan tyngdpunkt.

## Log

log-start = { $players ->
    [one] En spelare
   *[other] { $players } spelare
 } leder partier i en riksdag med åtta. Sexton väljare ska bestämma sig.
log-start-solo = Ensam mot Systemet, som spelar { $difficulty } kort efter varje drag. Sexton väljare ska bestämma sig.
log-start-coop = { $players ->
    [one] En spelare vill
   *[other] { $players } spelare vill tillsammans
 } ha en regering av { $cabinet }, med { $leader } som tyngdpunkt.
log-chosen = Plats { $number } leder { $party }.
log-placed = { $party } ställde sig på sidan { $direction } i { $scale }.
log-dropped = De partier som ingen leder har intagit sina platser.
log-turn = Drag { $number }: { $who }.
log-plays-policy = { $who } spelade politik: ”{ $card }”, mot { $direction }.
log-plays-opinion = { $who } spelade en opinion: ”{ $card }”, mot { $direction }.
log-plays-minor = { $who } bjöd in { $card }: varje givet kort flyttar alla mot { $direction }.
log-acts-policy = { $parties } stödde det.
log-acts-opinion = { $parties } stod still.
log-declines-policy = { $party } stödde det inte.
log-declines-opinion = { $party } följde med.
log-nobody-backed = Ingen stödde det.
log-moved-opinion = De som inte betalade tog ett steg mot { $direction }.
log-moved-minor = Alla tog ett steg mot { $direction }.
log-pays-policy = { $who } stödde det för { $price }.
log-pays-opinion = { $who } stod still för { $price }.
log-pays-contributed = { $who } gav { $price }.
log-pays-brought-back = { $who } gick tillbaka ett steg för { $price }.
log-price-card = ett kort ur { $pile }
log-price-voter = en väljare ({ $voter }), nu i kön
log-welcome = { $who } välkomnade { $most ->
    [0] inget kort
    [one] ett kort
   *[other] högst { $most } kort
 } från { $party }.
log-closed = { $who } ville inte ha fler kort.
log-entered = { $party } kom in på skalan.
log-created = { $one } och { $other } har nu en relation.
log-strengthened = Relationen mellan { $one } och { $other } blev starkare: { $strength }.
log-weakened = Relationen mellan { $one } och { $other } blev svagare: { $strength }.
log-broken = { $one } och { $other } har ingen relation längre.
log-nothing-to-change = Ingen relation kunde ändras.
log-drew = { $who } drog ett kort ur { $pile }.
log-called = { $who } skickade en väljare till kön: { $voter }.
log-decided-plain = { $voter } valde { $party }, närmast ”{ $group }” på { $scale }{ $count ->
    [one] {""}
   *[other] , efter { $count } frågor
 }.
log-decided-order = { $voter } valde { $party }: alla frågor var oavgjorda, och { $party } kommer först på den första av dem.
log-ended = Det sista kortet är spelat, och spelet är slut.
log-cabinet = { $members } { $count ->
    [one] regerar ensamt.
   *[other] bildar regering.
 }
log-centre = Tyngdpunkten: { $party }.{ $count ->
    [one] {""}
   *[other] {" "}Från mitten och utåt: { $order }.
 }

## How things stand

foretold-create = { $one }–{ $other } skapad: { $then }
foretold-strengthen = { $one }–{ $other } stärkt: { $then }
foretold-weaken = { $one }–{ $other } försvagad: { $then }
foretold-break = { $one }–{ $other } bruten: { $then }
foretold-map = Med den här kartan: { $then }
foretold-no-room = Kartan går inte att lägga med sexhörningar.
foretold-no-tiles = Det fattas { $count ->
    [one] en relationsbricka
   *[other] { $count } relationsbrickor
 }.
foretold-cabinet = { $count ->
    [one] { $members } skulle regera ensamt.
   *[other] { $members } skulle regera, med { $party } som tyngdpunkt.
 }
foretold-nobody = ingen skulle regera.
brief-turn = Drag { $number }: { $who }.
brief-acts-policy = Har stött det: { $parties }.
brief-acts-opinion = Står still: { $parties }.
brief-to-decide = Ska ännu bestämma sig, i den här ordningen: { $parties }.
brief-free = Gratis: { $parties }; alla andra betalar ett kort för att stödja det.
brief-guest = Du säger hur många kort som är välkomna från { $party }.
brief-wanted = Alla vill tillsammans ha en regering av { $cabinet }, med { $leader } som tyngdpunkt.
brief-declines-policy = Stöder det inte: { $parties }.
brief-declines-opinion = Följer med: { $parties }.
brief-pushed = Alla har flyttats { $count } steg mot { $direction }.
brief-welcome = { $count ->
    [0] Inget kort är välkommet
    [one] Ett kort är välkommet
   *[other] Högst { $count } kort är välkomna
 } från den som tillfrågas.
brief-leads = Plats { $number } leder { $party } och har { $cards ->
    [0] inga kort
   *[other] { $cards } kort
 } på hand.
brief-leads-holding = Plats { $number } leder { $party } och har { $cards } kort på hand: { $piles }.
brief-scale = Från { $first } till { $second }: { $segments }.
brief-segment = { $group } ({ $parties })
brief-segment-empty = { $group }
brief-relations = Relationer: { $relations }.
brief-relation = { $one }–{ $other } { $strength }
brief-natural = { $party } ({ $bloc ->
    [blue] blå blocket
    [red-green] rödgröna blocket
    [yellow] gula blocket
   *[other] blocket ”{ $bloc }”
 }), naturliga relationer: { $others }.
brief-natural-to = { $party } { $strength }
brief-no-relations = Det finns inga relationer.
brief-tiles = { $count ->
    [0] Ingen relationsbricka
    [one] En relationsbricka
   *[other] { $count } relationsbrickor
 } kvar.
brief-agenda = På dagordningen, det hetaste först:
brief-topic = ”{ $card }” ({ $scale }); vid lika i den här ordningen: { $column }.
brief-no-agenda = Inget står på dagordningen.
brief-queue = I kön: { $voters }.
brief-voter = { $voter } (valdeltagande { $turnout }; { $groups })
brief-next-plain = Nu skulle { $voter } välja { $party }, närmast ”{ $group }” på { $scale }{ $count ->
    [one] {""}
   *[other] , efter { $count } frågor
 }.
brief-next-order = Nu skulle { $voter } välja { $party }: alla frågor är oavgjorda, och { $party } kommer först på den första av dem.
brief-won = { $party }: { $count } väljare, valdeltagande { $turnout } ({ $turnouts }).
brief-forecast = Om valet slutade nu skulle { $members } { $count ->
    [one] regera ensamt
   *[other] bilda regering, med { $party } som tyngdpunkt
 }.
brief-piles = Kort kvar att dra: { $piles }.
brief-pile = { $pile } { $count }
brief-piles-empty = Inget är kvar att dra.
brief-idea = Du har på hand politiken ”{ $policy }” (mot { $direction }), vänd opinionen ”{ $opinion }” (mot { $other }). Tillfrågas i den här ordningen: { $column }. Stöds gratis av: { $highlighted }.
brief-voter-card = Du har på hand en väljare: { $voter }.
brief-minor-card = Du har på hand en inbjudan: { $party }.

## Vad som inte går

refused-party-taken = partiet är upptaget, eller inget av de åtta
refused-scale-filled = din markör på den skalan är utställd, eller så finns platsen inte
refused-pile-empty = högen är tom, eller så finns ingen med det numret
refused-piles-empty = inget är kvar att dra
refused-other-card = kortet spelas inte så
refused-not-in-hand = du har inte det kortet
refused-backing-is-free = ditt parti är markerat och stöder den här politiken gratis
refused-backing-costs = ditt parti är grått och måste betala ett kort för att stödja den här politiken
refused-being-resolved = ett kort håller på att spelas färdigt
refused-other-side = så svarar man inte på den här sidan av ett kort
refused-must-draw = så länge det finns kort slutar draget med att du drar ett
refused-must-play = när inget är kvar att dra måste du spela ett kort
refused-no-relation-now = ingen relation ska ändras nu
refused-not-asked = du är inte tillfrågad om det nu
refused-no-pair = ange två av de åtta partierna, det med lägst nummer först
refused-related = partierna har redan en relation
refused-unrelated = partierna har ingen relation
refused-both-must-act = båda partierna måste ha agerat
refused-one-must-act = precis ett av partierna måste ha agerat
refused-at-the-limit = relationen har redan tre brickor
refused-not-your-relation = du kan bara bryta ditt eget partis relationer
refused-not-negative = relationen skulle ändå vara positiv
refused-no-tiles = ingen relationsbricka är kvar
refused-no-room = den relationen får inte plats på kartan tillsammans med de andra

## Table

table-title = { $decided } av { $voters } väljare har bestämt sig · drag { $turn }
table-title-before = före första draget
table-title-over = valet är över
table-no-voters = inga väljare
table-won = { $count } väljare, valdeltagande { $turnout }
table-won-short = { $count } väljare, { $turnout }
table-voters-label = väljare
table-cards-label = kort
table-party-of = { $party } ({ $person })
table-system = Systemet
table-system-nobody = ingen spelar dem
table-system-solo = { $count } kort per drag
table-goal = Vad som vinner
table-goal-usual = Bli regeringens tyngdpunkt, eller den spelare vars parti håller sig kvar längst.
table-goal-solo = Du vinner ensam, och bara som regeringens tyngdpunkt.
table-goal-coop = Alla vinner tillsammans om regeringen är { $parties }, med { $leader } som tyngdpunkt.
table-goal-majority = En regering behöver 9 väljare, eller 8 med ett sammanlagt valdeltagande på minst 1. { $decided } av { $voters } har bestämt sig.
table-paid-down = { $count } kort { $count ->
    [one] ligger betalt
   *[other] ligger betalda
 } med framsidan ned.

# Scales and markers
table-panels = Brädets delar
table-panel-scales = Skalor
table-panel-map = Karta
table-panel-voters = Dagordning, kö
table-pile = { $scale }: { $count } kort kvar i högen
table-your-card = ditt kort
table-in-play = spelas nu
table-hottest = överst på dagordningen
table-place-here = Ställ din markör mot { $to }
table-short-younger = yngre
table-short-older = äldre
table-short-urban = stad
table-short-rural = land
table-short-lower = låg utb.
table-short-higher = hög utb.
table-short-men = män
table-short-women = kvinnor

# The political map
table-map = Politisk karta
table-map-about = Politisk karta. Piltangenterna går från bricka till bricka.
table-tiles-left = { $count ->
    [one] 1 relationsbricka kvar
   *[other] { $count } relationsbrickor kvar
 }
table-with = med { $party } { $strength }
table-relation = { $one } och { $other }: { $strength }
table-relation-none = ingen
table-create = { $one } och { $other }: skapa en relation
table-legend-can = kan ändras
table-legend-change = tryck för att ändra
table-legend-create = kan skapas
table-legend-touch = Partier med en relation rör vid varandra.
table-how-formed = Hur regeringen bildades
table-if-now = Om valet slutade nu

# Agenda and voters
table-agenda = Dagordning
table-agenda-order = hetast först
table-agenda-empty = Här ligger inget kort.
table-agenda-more = { $count } till under
table-agenda-less = visa färre
table-as-policy = politik
table-as-opinion = opinion
table-as-minor = småparti
table-column-shown = { $party },
table-column-grey = { $party } (grå),
table-column-acts = { $party } agerar,
table-column-not = { $party } agerar inte,
table-queue = Kö
table-queue-of = { $count } av { $needed }
table-queue-solo = { $count } väljare
table-queue-empty = Ingen väntar. { $decided } av { $voters } väljare har bestämt sig.
table-would-decide = Skulle nu välja
table-decides-next = Väljer efter detta drag
table-decision = { $voter }: { $group } på { $scale }, { $away ->
    [0] precis där
   *[other] { $away } steg bort
 }.
table-decision-after = { $count ->
    [one] En fråga dessförinnan var oavgjord.
   *[other] { $count } frågor dessförinnan var oavgjorda.
 }
table-decision-order = Fortfarande lika: { $parties }. Ordningen på första kortet avgör.
table-look-one = { $group } på { $scale }: { $parties }.
table-look-tied = { $group } på { $scale }: lika mellan { $parties }.
table-vote = En väljare bestämmer sig
table-vote-kicker = Väljare { $count } av 16 bestämmer sig
table-vote-won = väljer { $party }
table-vote-order = enligt ordningen på första kortet
table-close = Stäng

# What is going on
table-nothing-yet = Inget är spelat än. Dra ett första kort.
table-placing = Partier som ingen spelar har fått sina markörer; spelarna ställer ut sina.
table-all = allt
table-less = mindre
table-plays-policy = { $by } · politik
table-plays-opinion = { $by } · opinion
table-plays-minor = { $by } · inbjudan
table-news-policy = { $by } spelade ”{ $card }”: { $count ->
    [0] ingen stödde det.
   *[other] { $parties } tog ett steg mot { $to }.
 }
table-news-opinion = { $by } spelade ”{ $card }”: { $count ->
    [0] alla tog ett steg mot { $to }.
   *[other] alla utom { $parties } tog ett steg mot { $to }.
 }
table-news-relation = { $one }–{ $other }: { $strength }.
table-news-broken = { $one }–{ $other }: ingen relation längre.
table-news-nothing = Ingen relation kunde ändras.
table-news-drew = { $by } drog från { $pile }.
table-news-called = { $voter } ställde sig i kön.
table-news-decided = { $voter } valde { $party }.
table-news-invited = { $by } bjöd in: { $party }.
table-news-contributed = { $by } gav ett kort.
table-news-back = { $by } gick tillbaka ett steg.
table-news-entered = { $party } är med.

# Parties to choose from
table-choose-title = Åtta partier
table-choose-about = Du leder ett av dem. Här nämns vad partiet står för från början om ingen spelar det; dina egna markörer ställer du som du vill.
table-bloc-blue = blå blocket
table-bloc-red = rödgröna blocket
table-bloc-yellow = gula blocket
table-led-by = leds av { $person }
table-choose = Välj ditt parti.
table-choose-hint = Det är ditt spelet igenom.
table-choose-picked = Du skulle leda { $party }.
table-choose-none = Välj ett parti
table-choose-go = Led { $party }
table-place = Ställ ut en markör.
table-place-hint = { $count ->
    [one] En skala återstår.
   *[other] { $count } skalor återstår.
 } Välj en sida av mitten, på skalorna eller här.
table-place-picked = { $scale }: du börjar på sidan { $to }.
table-place-go = Ställ ut den

# Hand and turn
table-hand = Din hand
table-hand-pay = Din hand: kortet att betala med
table-hands = Allas händer
table-card-voter = väljare, valdeltagande { $turnout }
table-card-minor = småparti
table-card-pushes = flyttar alla
table-your-turn = Spela kort, eller dra ett.
table-your-turn-end = Spela kort, eller avsluta draget.
table-your-turn-must = Spela ett kort: det finns ingen hög att dra från.
table-your-turn-hint = Välj ett kort för att se vad det skulle göra.
table-as-policy-does = Som politik { $count ->
    [0] stöds detta gratis av ingen.
   *[other] stöds detta gratis av { $parties }, som tar ett steg mot { $to }.
 }
table-as-opinion-does = Som opinion tar alla ett steg mot { $to }, vilka kortet än visar.
table-as-minor-does = Varje givet kort flyttar alla ett steg mot { $to }; sedan kommer partiet in i andra änden.
table-may-join = För ett kort kan { $parties } vara med.
table-may-stand = En spelare kan betala ett kort för att stå still, och bara det är att agera.
table-may-contribute = Spelarna kan i tur och ordning ge kort; sedan kan var och en betala för att gå tillbaka.
table-drawing = Ritbräda
table-drawing-why = Tryck på par och rita vilka relationer du vill: du ser om kartan går att lägga och vilken regering det skulle bli nu. Under diagonalen står de naturliga relationerna.
table-drawing-pair = { $one }–{ $other }: { $strength }
table-drawing-reset = Som den ligger
table-natural = Naturlig relation mellan { $one } och { $other }
table-relation-then = Om valet slutade då: { $then }
table-then-relation = Sedan ändrar du en relation: skapar eller stärker en mellan två som agerade, eller försvagar en mellan en som agerade och en som inte gjorde det.
table-call-does = Väljaren ställer sig sist i kön, och inget mer händer.
table-played-so-far = { $count } kort spelade i detta drag.
table-play-policy = Spela som politik
table-play-opinion = Spela som opinion
table-to-opinion = Vänd till opinion
table-to-policy = Vänd till politik
table-call = Skicka till kön
table-invite = Bjud in partiet
table-draw = Dra ett kort
table-end-turn = Avsluta draget
table-piles = Högar
table-draw-only = Dra ett kort.
table-draw-which = Dra ett kort, från vilken hög?
table-draw-hint = Skalan på baksidan syns för alla.
table-draw-picked = Från { $pile }.
table-draw-why = Att dra avslutar ditt drag.
table-draw-go = Dra det
table-back-to-hand = Tillbaka till handen

# Replies
table-asked-policy = ”{ $card }”, politik mot { $to }.
table-asked-opinion = ”{ $card }”, en opinion: alla går mot { $to }.
table-asked-free = { $party } kan stödja det gratis.
table-asked-grey = { $party } kan stödja det för ett kort.
table-asked-still = { $party } kan stå still för ett kort.
table-reply-why = Den som stöder det tar ett steg och har agerat.
table-reply-why-still = Den som betalar för att stå still har agerat.
table-back-free = Stöd det
table-back-pick = Stöd det: välj ett kort att betala
table-back-pay = Stöd det och betala ”{ $card }”
table-still-pick = Stå still: välj ett kort att betala
table-still-pay = Stå still och betala ”{ $card }”
table-not-back = Stöd det inte
table-go-along = Följ med
table-pay-pick = Välj ett kort
table-pay-voter = En väljare som betalas ställer sig sist i kön, öppet.
table-welcome = { $card } kommer.
table-welcome-hint = { $guest } får ge härnäst, ur en hand på { $most }. Hur många kort som mest?
table-welcome-why = { $count ->
    [0] Ingen har flyttats än.
   *[other] Alla har flyttats { $count } steg mot { $to }.
 }
table-welcome-most = Välkomna kort
table-welcome-go = { $count ->
    [0] Inget kort från den
   *[other] Högst { $count } kort
 }
table-welcome-close = Inga fler alls
table-contribute = { $card } kommer: varje kort flyttar alla ett steg mot { $to }.
table-contribute-any = Du får ge så många du vill.
table-contribute-most = Du får ge { $left ->
    [0] inga fler.
   *[other] { $left } till.
 }
table-contribute-why = Att ge är inte att agera.
table-contribute-go = Ge ”{ $card }”
table-bring = { $party }: { $count } steg från där ni stod.
table-bring-hint = Varje kort du betalar för er tillbaka ett steg.
table-bring-why = Den som betalar minst ett har agerat.
table-bring-go = Ett steg tillbaka för ”{ $card }”
table-enough = Det räcker

# Relations
table-relation-lead = Ändra en relation.
table-relation-hint = Tryck på kartan, eller välj här.
table-relation-wished = { $one }–{ $other }: från { $before } till { $after }.
table-relation-why = Kartan visar det innan det är gjort.
table-relation-go = Ändra
table-relation-undo = Ångra
table-change = { $one } och { $other }: från { $before } till { $after }
table-kind-create = Skapa
table-kind-strengthen = Stärk
table-kind-weaken = Försvaga
table-kind-break = Bryt

# The cabinet
table-step = Steg { $step } av { $steps }
table-if-now-step = Om valet slutade nu · steg { $step } av { $steps }
table-step-start = Valet är över
table-step-voterless = { $parties }: inga väljare
table-step-ally = { $minor }: med { $allies }
table-step-seated = { $minor }: mellan { $allies }
table-step-bridge = En bro: { $one }–{ $other }
table-step-dropped = Ute: { $parties }
table-step-removed = { $one }–{ $other } faller
table-step-locked = { $one }–{ $other } låses
table-step-loses = { $parties }: en väljare ({ $turnout }) går
table-step-leaves = { $parties }: ute
table-step-centre = { $parties } i mitten
table-story-start = Relationerna tas bort en efter en, den svagaste först, så länge en grupp med majoritet finns kvar.
table-story-voterless = Utan väljare ingen plats i riksdagen. Med partierna går deras relationer.
table-story-ally = { $minor } och deras väljare går till partiet närmast deras ände: { $allies }.
table-story-seated = { $allies } står lika nära och har en relation, så { $minor } sätter sig på den.
table-story-bridge = Ingen grupp har majoritet. Det naturligaste paret ur skilda grupper förenas: { $one } och { $other }.
table-story-dropped = Utan förbindelse med majoriteten på { $voters } väljare, valdeltagande { $sum }, går de, och deras relationer med dem.
table-story-removed = { $strength } var den svagaste kvar. Utan den finns ändå en majoritet: { $voters } väljare, valdeltagande { $sum }.
table-story-locked = Utan { $strength } skulle ingen grupp ha majoritet: bara { $voters } väljare, valdeltagande { $sum }. Den blir kvar.
table-story-loses = Ett ytterparti förlorar sitt lägsta valdeltagande, { $turnout }. { $own ->
    [0] Ingen är kvar.
   *[other] { $own } väljare är kvar.
 }
table-story-leaves = Utan väljare lämnar de regeringen; den som är kvar är mer central.
table-story-centre = Alla andra har gått. Detta är tyngdpunkten.
table-group-about = { $parties }: { $count } väljare, valdeltagande { $turnout }
table-group-voters = väljare, valdeltagande { $turnout }
table-majority = majoritet
table-bridge = Bro mellan { $one } och { $other }
table-tile = { $party }: { $voters }
table-tile-out = { $party }, ute: { $voters }
table-first = Första steget
table-back = Föregående steg
table-next = Nästa steg
table-last = Sista steget
table-run = Visa av sig självt
table-pause = Paus
table-steps = Steg
table-to-board = Till brädet

# The end
table-paper = Riksdagsposten
table-paper-players = { $count ->
    [one] ensam mot Systemet
   *[other] { $count } spelare
 }
table-unfinished = Inte färdigspelat
table-headline-centre = { $parties } i maktens mitt
table-headline-won = Seger för { $parties }
table-headline-together = { $parties } vinner tillsammans
table-headline-nobody = { $party } håller mitten
table-deck = { $count ->
    [one] { $parties } regerar ensamt.
   *[other] { $parties } bildar regering. Dess tyngdpunkt: { $centre }.
 }
table-places = Placeringar
table-cabinet = Regeringen
table-centre-outwards = Från mitten och utåt
table-is-centre = tyngdpunkt
table-lasted = { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
 } från mitten
table-outside = utanför regeringen
table-electorate = Vem vann vilka
table-turnout = väljare och valdeltagande
