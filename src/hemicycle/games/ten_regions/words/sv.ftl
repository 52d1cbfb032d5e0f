# Tio regioner: spelets alla namn och meningar. Regionernas namn är översatta från boken; partiernas namn är våra.
# Röster räknas i tusental.

game-title = Tio regioner
game-pitch = Driv kampanj i hemlighet, ljug öppet, vinn regioner, och dela inte pallplatsen med för många.

## Parties, regions

party-0 = Röda ordningen
party-1 = Starka staten
party-2 = Tron och marknad
party-3 = Socialdemokraterna
party-4 = Gyllene medelvägen
party-5 = De konservativa
party-6 = Fria kommuner
party-7 = Fria medborgare
party-8 = Noll i skatt
party-nth = { $party } { $nth }

region-0 = Sankt Nikolaus län
region-1 = Mussolino-Frankivsk
region-2 = Stora Maozedongarna
region-3 = Konservatopia
region-4 = Övre Liberda
region-5 = Socialdemokratovo
region-6 = Ankapistan
region-7 = Anprim-Kraj
region-8 = Woke-genusrepubliken
region-9 = Opolitiska autonoma länet

leaning-left = vänster
leaning-centre = mitten
leaning-right = höger
leaning-authoritarian = auktoritär
leaning-moderate = måttfull
leaning-libertarian = frihetlig
leaning-none = ingen böjelse

role-ruling = regerar
role-opposition = största oppositionsparti
role-parliament = i parlamentet
role-outside = utanför parlamentet

## Tokens

token-media = medier
token-rally = torgmöte
token-conflict = konflikt
token-control = mediekontroll
token-media-does = +20 tusen för dig
token-rally-does = +10 tusen för dig
token-conflict-does = kostar dig 10 tusen och ett annat parti 10 tusen
token-control-does = kostar dig 10 tusen och ett annat parti 20 tusen

## Actions and their fields

action-found = Grunda ett parti
field-found-cell = Parti
action-lot = Lotta ett parti
field-lot-cell = Parti
action-deal = Dela ut partierna
field-deal-cells = Partier
action-campaign = Försegla kampanjen
field-campaign-media = Medier, +20 tusen per bricka
field-campaign-rallies = Torgmöten, +10 tusen per bricka
field-campaign-conflicts = Konflikter, 10 tusen från dig och 10 tusen från ett annat parti
field-campaign-controls = Mediekontroll, 10 tusen från dig och 20 tusen från ett annat parti
action-draft = Spara kampanjen som utkast
field-draft-media = Medier, +20 tusen per bricka
field-draft-rallies = Torgmöten, +10 tusen per bricka
field-draft-conflicts = Konflikter, 10 tusen från dig och 10 tusen från ett annat parti
field-draft-controls = Mediekontroll, 10 tusen från dig och 20 tusen från ett annat parti
action-strike = Rikta en bricka
field-strike-region = Region
field-strike-target = Mot
none-strike-target = ingen
action-ballot = Försegla valsedeln
field-ballot-votes = Vem som får varje oavgjord region
none-ballot-votes = lägger ned rösten

## Options

option-ideologies = Ideologier
option-ideologies-help = Hur partierna får sina rutor på kompassen. Ett program kan också ge en lista med en ruta från 0 till 8 per plats.
option-ideologies-draft = väljs en efter en
option-ideologies-random = lottas
option-unique-ideologies = Varje ideologi en gång
option-unique-ideologies-help = Två partier delar aldrig ruta på kompassen. Fler än nio kan spela bara om de får göra det.
option-turns = Omgångar
option-turns-help = Val tills spelet är slut.
option-media = Mediebrickor
option-media-help = Till varje parti i varje omgång.
option-rallies = Torgmötesbrickor
option-rallies-help = Till varje parti i varje omgång. Tillsammans med medier måste det finnas minst en.
option-conflicts = Konfliktbrickor
option-conflicts-help = Till varje parti i varje omgång.
option-three-way-first = Om tre eller fler delar förstaplatsen går en poäng till
option-three-way-first-help = Ingen regerar ensam då, och en koalitionsregering bildas. Enligt boken får alla partier en poäng.
option-three-way-first-all = varje parti, som boken säger
option-three-way-first-parliament = varje parti med ett mandat
option-open-ties = Om oavgjorda regioner röstas det öppet
option-open-ties-help = Region för region, och alla hör varje röst när den avges. Annars på en hemlig valsedel.
option-zero-votes = Där ingen har någon röst går regionen till
option-zero-votes-help = Enligt bokens bokstav är alla partier lika där, och alla röstar.
option-zero-votes-nobody = ingen
option-zero-votes-all = den som får flest röster
option-draft-seconds = Sekunder att välja parti
option-draft-seconds-help = Sedan lottas en ledig ruta.
option-campaign-seconds = Sekunder för en kampanj
option-campaign-seconds-help = Sedan gäller den senast förseglade kampanjen, annars utkastet. Brickor som inte är med går förlorade.
option-vote-seconds = Sekunder för en skiljeomröstning
option-vote-seconds-help = Sedan räknas en saknad valsedel som nedlagd.
option-regions = Regioner
option-regions-help = Bokens tio, eller 3 till 60 egna: var och en med ett namn, 1 till 20 mandat för vinnaren och, där den har någon, en ekonomisk och en social böjelse.

allowed-regions-list = en lista med 3 till 60 regioner
allowed-regions = inget, för de tio tryckta regionerna, eller en lista med 3 till 60 regioner, var och en med namn, 1 till 20 mandat och, om man vill, lutningarna economic och social
allowed-other-name = ett namn som ingen annan region har
allowed-region = ett namn (name), mandat (mandates) och, om man vill, economic och social
allowed-leaning = ett av orden { $words }, eller inget
allowed-ideologies = ett av orden { $words }, eller en lista med en ruta från 0 till { $most } för varje spelare
allowed-rallies = ett heltal från 1 till 30 när media är 0
allowed-cell-each = en lista med en ruta för var och en av { $seats } spelare
allowed-cells-once = varje ruta en gång, eller unique_ideologies false
allowed-not-unique = false vid ett bord med fler än { $most } spelare
allowed-turns = ett heltal från 1 till { $most } med så många spelare och regioner

## Phases, clocks

phase-draft = partierna väljs
phase-campaign = kampanj, i hemlighet
phase-vote = omröstning om oavgjorda regioner
phase-over = slutet
clock-draft = att välja
clock-campaign = att försegla
clock-vote = att rösta

## Bots

bot-easy-about = Driver kampanj som den medelsvåra, men lägger varannan gång brickorna var som helst.
bot-normal-about = Räknar ut var brickorna kan vinna, lägger dem där, och riktar resten mot den som leder.
bot-hard-about = Blandar sina kampanjer som i en jämvikt, så att ingen tjänar på att genomskåda den, och låter lotten välja.

## Verdicts

verdict-chaos = Kaos och anarki
verdict-chaos-why = Fyra eller fler partier delar förstaplatsen, så alla förlorar. Och inte på det coola sättet. På det töntiga.
verdict-dictatorship = Enpartidiktatur
verdict-dictatorship-why = Ett parti är först, och tre eller fler delar andraplatsen: det första regerar ensamt.
verdict-two-party = Tvåpartidemokrati
verdict-two-party-why = Två partier ligger före, och för många delar platsen bakom dem: bara de två vinner.
verdict-multi-party = Flerpartidemokrati
verdict-multi-party-why = Tre partier ligger före alla andra: alla tre vinner.

## Log

log-start = { $parties } partier, { $regions } regioner, { $turns ->
    [one] en omgång
   *[other] { $turns } omgångar
 }. Det är tillåtet att ljuga.
log-founded = Plats { $seat } grundar { $party }: { $economic ->
    [left] vänster
    [right] höger
   *[centre] mitten
 }, { $social ->
    [authoritarian] auktoritärt
    [libertarian] frihetligt
   *[moderate] måttfullt
 }.
log-lot = Plats { $seat } lottas till { $party }: { $economic ->
    [left] vänster
    [right] höger
   *[centre] mitten
 }, { $social ->
    [authoritarian] auktoritärt
    [libertarian] frihetligt
   *[moderate] måttfullt
 }.
log-turn = Omgång { $turn } av { $turns } börjar.
log-campaign-sealed = { $party } har förseglat sin kampanj.
log-campaign-replaced = { $party } har bytt ut sin kampanj.
log-campaign-late = Tiden är ute. { $parties } har inte förseglat: det som låg i utkastet gäller, alla andra brickor går förlorade.
log-vote-sealed = { $party } har förseglat sin valsedel.
log-vote-replaced = { $party } har bytt ut sin valsedel.
log-open-vote = { $region }: { $party } röstar på { $choice }.
log-open-abstained = { $region }: { $party } lägger ned rösten.
cards-token = { $token }: { $does }
count-region = { $region }
log-row = { $party }, { $votes } tusen: { $parts }.
row-head-start = försprång { $votes } tusen
row-media = medier { $votes } tusen
row-rallies = möten { $votes } tusen
row-own-loss = −{ $votes } tusen för egna angrepp
row-conflict = −{ $votes } tusen genom en konflikt från { $party }
row-control = −{ $votes } tusen genom mediekontroll från { $party }
log-vote-late = Tiden är ute. { $parties } har inte lämnat någon valsedel och lägger därmed ned { $count ->
    [one] rösten
   *[other] sina röster
 } överallt.
log-count = Alla kampanjer i omgång { $turn } öppnas.
log-region-won = { $region }: { $party } vinner med { $votes } tusen röster.
log-region-tied = { $region }: oavgjort mellan { $parties } på { $votes } tusen röster. Alla röstar om saken.
log-region-nobody = { $region }: ingen har några röster, och ingen vinner.
log-tie-voted = { $region }: { $voters } röstar på { $party }.
log-tie-abstained = { $region }: { $voters } lägger ned { $count ->
    [one] rösten
   *[other] sina röster
 }.
log-tie-won = { $region } går till { $party } efter omröstning.
log-tie-nobody = { $region } går till ingen: omröstningen avgjorde inget.
log-rule = { $parties } regerar.
log-coalition = { $parties } regerar tillsammans i koalition. Det finns inget största oppositionsparti.
log-nobody-rules = Tre eller fler partier delar förstaplatsen: en koalitionsregering bildas.
log-no-parliament = Ingen har något mandat, och ingen regerar.
log-role-ruling = { $party }: { $mandates } mandat, regerar, { $points } poäng.
log-role-opposition = { $party }: { $mandates } mandat, största oppositionsparti, { $points } poäng.
log-role-parliament = { $party }: { $mandates } mandat, { $points } poäng.
log-role-outside = { $party }: inget mandat, { $points ->
    [0] ingen poäng
   *[other] { $points } poäng
 }.
log-tokens-front = { $parties } får { $count ->
    [one] en mediebricka och en mediekontrollbricka
   *[other] en mediebricka och en mediekontrollbricka var
 }.
log-tokens-parliament = { $parties } får { $count ->
    [one] en mediebricka
   *[other] en mediebricka var
 }.
log-tokens-outside = { $parties } { $count ->
    [one] suger på ramarna och blir radikalt: det får en torgmötesbricka och en konfliktbricka
   *[other] suger på ramarna och blir radikala: de får en torgmötesbricka och en konfliktbricka var
 }.
log-winners = { $parties } vinner.
log-points = { $party }: { $points ->
    [0] inga poäng
   *[other] { $points } poäng
 }.

## How things stand

brief-draft = Plats { $seat } väljer parti.
brief-party = { $party } är upptaget: { $economic ->
    [left] vänster
    [right] höger
   *[centre] mitten
 }, { $social ->
    [authoritarian] auktoritärt
    [libertarian] frihetligt
   *[moderate] måttfullt
 }.
brief-region = { $region }: { $leanings ->
    [none] ingen böjelse
    [economic] { $economic ->
        [left] vänster
        [right] höger
       *[centre] mitten
     }
    [social] { $social ->
        [authoritarian] auktoritär
        [libertarian] frihetlig
       *[moderate] måttfull
     }
   *[both] { $economic ->
        [left] vänster
        [right] höger
       *[centre] mitten
     }, { $social ->
        [authoritarian] auktoritär
        [libertarian] frihetlig
       *[moderate] måttfull
     }
 }; { $mandates } mandat.
brief-campaign = Omgång { $turn } av { $turns }: kampanjen, i hemlighet. Alla brickor ska placeras.
brief-vote = Omgång { $turn } av { $turns }: alla röstar om { $ties ->
    [one] en oavgjord region
   *[other] { $ties } oavgjorda regioner
 }.
brief-purse = { $parties } har { $media } medier, { $rallies } { $rallies ->
    [one] torgmöte
   *[other] torgmöten
 }, { $conflicts } { $conflicts ->
    [one] konflikt
   *[other] konflikter
 } och { $controls } mediekontroll{ $count ->
    [one] {""}
   *[other] {" "}var
 } i den här omgången.
brief-head-start = { $region }, försprång på { $votes } tusen: { $parties }.
brief-parliament = Parlamentet i omgång { $turn }:
brief-mandates = { $party }: { $mandates ->
    [0] inget mandat
   *[other] { $mandates } mandat
 } hittills.
brief-open-vote = { $region }: { $party } röstar på { $choice }.
brief-open-abstained = { $region }: { $party } lägger ned rösten.
brief-sealed = Förseglat: { $parties }.
brief-to-vote = Ska ännu rösta: { $parties }.
brief-missing = Inte förseglat än: { $parties }.
brief-own-campaign = Din kampanj är förseglad; du kan byta ut den tills alla är inne:
brief-own-draft = Ditt utkast, som gäller bara om du inte har förseglat något när tiden är ute:
brief-own-ballot = Din valsedel är förseglad; du kan byta ut den tills alla är inne:
brief-placed = { $region }: { $media } medier, { $rallies } { $rallies ->
    [one] torgmöte
   *[other] torgmöten
 }.
brief-conflict = { $region }: en konflikt riktad mot { $party }.
brief-conflict-idle = { $region }: en konflikt riktad mot ingen.
brief-control = { $region }: mediekontroll riktad mot { $party }.
brief-control-idle = { $region }: mediekontroll riktad mot ingen.
brief-nothing-placed = Inget är placerat.
brief-voted = { $region }: du röstar på { $party }.
brief-abstained = { $region }: du lägger ned rösten.
foretold-totals = Dina röster, så länge ingen tar några av dig:
foretold-total = { $region }: { $votes } tusen
foretold-no-votes = Så får du inga röster någonstans.

## Table

table-title = Omgång { $turn } av { $turns } · { $phase }
table-note-points = { $count } poäng
table-note-mandates = { $count ->
    [0] inget mandat
   *[other] { $count } mandat
 }
table-you = du
table-k = { $votes }k
table-k-unit = k
table-mandates = { $count } mandat

# Att välja parti
table-compass = Kompassen: nio partier att välja bland
table-cell-free = ledigt
table-cell-taken = upptaget av { $names }
table-no-home = ingen egen region
table-say-found = Välj ditt parti.
table-say-found-more = Regioner som lutar åt ditt håll ger dig försprång i varje omgång.
table-found = Grunda ett parti
table-found-this = Grunda { $party }
table-found-first = Välj först ett på kompassen.
table-found-why = För hela spelet; det går inte att ångra.
table-found-both = Hemma i { $regions }.
table-found-one = Halvvägs hemma i { $regions }.

# Karta och kassa
table-map = Kompassen som karta
table-region-label = { $region }, ditt försprång { $head } tusen, totalt { $total } tusen
table-no-head-start = inget försprång
table-at = mot
table-purse = Din kassa
table-of = av { $whole }
table-kind-media = medier
table-kind-rally = { $count ->
    [one] torgmöte
   *[other] torgmöten
 }
table-kind-conflict = { $count ->
    [one] konflikt
   *[other] konflikter
 }
table-kind-control = mediekontroll
table-some-media = { $count } medier
table-some-rally = { $count ->
    [one] ett torgmöte
   *[other] { $count } torgmöten
 }
table-some-conflict = { $count ->
    [one] en konflikt
   *[other] { $count } konflikter
 }
table-some-control = { $count } mediekontroll
table-worth-own = { $own } för dig
table-worth-both = { $own } dig, { $target } dem
table-say-place = Placera alla brickor.
table-say-tap = { $kind ->
    [media] Medier hamnar där du trycker.
    [rally] Ett torgmöte hamnar där du trycker.
    [conflict] En konflikt hamnar där du trycker.
   *[control] Mediekontroll hamnar där du trycker.
 }
table-say-tap-none = Välj en bricka som är kvar.
table-say-complete = Allt är placerat.
table-say-complete-more = Försegla, eller flytta om brickorna.
table-still = Kvar att placera:
table-not-saved = Inget sparas till senare.
table-why-complete = En förseglad kampanj kan bytas ut tills sista partiet har förseglat.
table-not-complete = Inte än: några brickor är kvar att placera.
table-none-left = { $kind ->
    [media] Inga medier kvar.
    [rally] Inga torgmöten kvar.
    [conflict] Ingen konflikt kvar.
   *[control] Ingen mediekontroll kvar.
 }
table-said-total = { $region }: du har totalt { $votes } tusen.
table-all-back = Alla brickor är tillbaka i kassan.
table-seal = Försegla kampanjen
table-seal-again = Försegla på nytt
table-keep-sealed = Låt den vara som den är
table-take-all-back = Ta tillbaka allt
table-nothing-here = inget placerat
table-change-region = Ändra
table-less = en { $kind } mindre
table-more = en { $kind } till
table-aim-label = { $kind } riktad mot { $target }: ändra
table-aim-ask = { $region }: mot vem?
table-aim-conflict = Du förlorar { $own } där, och det gör även partiet du pekar ut.
table-aim-control = Du förlorar { $own } där, partiet du pekar ut { $target }.
table-nobody = ingen
table-cancel = Avbryt
table-menu-total = Du har totalt { $votes }.
table-done = Klart
table-all-here = { $kind ->
    [media] Alla { $count } medier hit
   *[rally] Alla { $count } torgmöten hit
 }
table-clear = Ta tillbaka dem

# Förseglat
table-sealed = Din kampanj är förseglad.
table-sealed-why = Den kan bytas ut tills sista partiet har förseglat.
table-change-campaign = Ändra kampanjen
table-hands = Vems kampanj:

# Rösträkningen
table-counts = Parlament hittills
table-count-of = Rösträkning i omgång { $turn }
table-the-count = Rösträkningen i omgång { $turn }; piltangenterna går från region till region
table-leave-to-campaign = Vidare till kampanjen
table-leave-to-vote = Vidare till omröstningen
table-leave-count = Stäng rösträkningen
table-region-of = Region { $at } av { $of }
table-first = Första regionen
table-back = Föregående region
table-next = Nästa
table-last = Till resultatet
table-play = Fortsätt av sig själv
table-pause = Stanna här
table-order = Räkningens ordning
table-result = Resultatet
table-count-map = Karta över räkningen
table-counting = räknas
table-not-counted = inte räknad än
table-no-winner = ingens
table-tie = oavgjort
table-tie-at = oavgjort på { $votes }
table-count-won = Vinns av { $party } med { $votes }k, { $lead }k före { $second }.
table-count-alone = Vinns av { $party } med { $votes }k; ingen annan har en röst här.
table-count-nobody = Ingen har en röst kvar här, och ingen får den.
table-count-tied = { $parties } stannar på { $votes }k var. Alla partier röstar om den efter räkningen.
table-count-voted = { $parties } stannar på { $votes }k var. { $ballots ->
    [one] En röst
   *[other] { $ballots } röster
 } av { $of } ger den till { $party }.
table-count-deadlock = { $parties } stannar på { $votes }k var. Omröstningen avgör inget, och ingen får den.
table-how-head = försprång { $votes }
table-how-media = medier { $votes }
table-how-rallies = torgmöten { $votes }
table-how-own = egen provokation −{ $votes }
table-how-by = { $party } −{ $votes }
table-nothing-there = Inget placerat, inget försprång:
table-legend-head = försprång
table-legend-media = medier
table-legend-rallies = torgmöten
table-legend-lost = förlorat
table-ballots = Omröstningen
table-ballots-by-name = öppnas med namn
table-abstained = lade ned rösten

# Parlamentet
table-parliament = Parlamentet, omgång { $turn }
table-given-of = { $given } av { $whole }
table-of-given = av { $whole }
table-chamber-label = Kammaren: { $given } av { $whole } mandat fördelade. { $parties }
table-plus-points = +{ $points } poäng
table-outside = Inget mandat:
table-outside-yet = Inget mandat hittills:
table-after = Efter räkningen i omgång { $turn }
table-house-both = { $party } vid makten, { $opposition } i opposition.
table-house-alone = { $party } vid makten, utan något största oppositionsparti.
table-house-coalition = { $parties } vid makten tillsammans.
table-house-nobody = Ingen vid makten.
table-house-all = En koalitionsregering bildas.
table-house-open = en omröstning pågår
table-house-ties = { $regions } är { $count ->
    [one] oavgjord: alla röstar om vem som får den.
   *[other] oavgjorda: alla röstar om vem som får dem.
 }
table-house-many-ties = { $count } regioner är oavgjorda: alla röstar om vem som får dem.

# Omröstningen
table-say-vote = { $count ->
    [one] Vem får den oavgjorda regionen?
   *[other] Vem får de { $count } oavgjorda regionerna?
 }
table-say-vote-more = En hemlig valsedel; alla öppnas samtidigt, med namn.
table-say-vote-open = Öppen omröstning, en region i taget: alla hör varje röst.
table-vote-openly = Rösta
table-vote-given = Din röst är avgiven och känd av alla.
table-vote-given-why = Den kan ändras tills alla har röstat.
table-change-vote = Ändra rösten
table-tie-stand = { $votes } var
table-abstain = lägg ned
table-seal-ballot = Försegla valsedeln
table-seal-ballot-again = Försegla på nytt
table-vote-why = Flest röster vinner den; blir det lika igen vinner ingen.
table-vote-missing = Återstår: { $regions }.
table-ballot-sealed = Din valsedel är förseglad.
table-change-ballot = Ändra valsedeln

# Förstasidan
table-paper = Opolitiska Observatören
table-paper-facts = { $turns ->
    [one] en omgång
   *[other] { $turns } omgångar
 }, { $parties } partier
table-unfinished = Avbrutet
table-becomes-chaos = Landet sjunker ned i
table-becomes-dictatorship = Landet blir en
table-becomes-two-party = Landet blir en
table-becomes-multi-party = Landet förblir en
table-deck-chaos-plain = { $firsts ->
    [3] Tre
    [4] Fyra
    [5] Fem
    [6] Sex
   *[other] { $firsts }
 } partier delar förstaplatsen med { $points } poäng var, och därmed vinner ingen.
table-deck-dictatorship-plain = { $first } ensamt vid makten med { $points } poäng. { $seconds ->
    [3] Tre
    [4] Fyra
    [5] Fem
    [6] Sex
   *[other] { $seconds }
 } partier delar andraplatsen med { $next }, och därmed vinner inget av dem.
table-deck-two-party-two = { $first } delar förstaplatsen med { $points } poäng; { $seconds } partier delar platsen bakom dem med { $next } och går lottlösa.
table-deck-two-party-one-one = { $first } med { $points } och { $second } med { $next } poäng vinner; { $thirds } partier delar tredjeplatsen med { $last } och går lottlösa.
table-deck-multi-party-three = { $first } delar förstaplatsen med { $points } poäng, och alla tre vinner.
table-deck-multi-party-two-one = { $first } delar förstaplatsen med { $points } poäng, sedan { $second } med { $next }: alla tre vinner.
table-deck-multi-party-one-two = { $first } först med { $points } poäng, sedan { $second } med { $next }: alla tre vinner.
table-deck-multi-party-one-one-one = { $first } med { $points }, { $second } med { $next } och { $third } med { $last } poäng: alla tre vinner.
table-you-win = Du vinner.
table-wins = Vinnare: { $name }.
table-no-winners = Ingen
table-career-ruled = Regerade i { $count ->
    [one] omgång { $turns }.
   *[other] omgångarna { $turns }.
 }
table-career-opposed = Största oppositionsparti i { $count ->
    [one] omgång { $turns }.
   *[other] omgångarna { $turns }.
 }
table-career-modest = Aldrig vid makten, aldrig största oppositionsparti.
table-points = Poäng
table-points-turns = per omgång
table-party = Parti
table-turn = Omgång { $turn }
table-parliaments = { $count ->
    [one] Parlamentet
    [2] Två parlament
    [3] Tre parlament
    [4] Fyra parlament
    [5] Fem parlament
   *[other] { $count } parlament
 }
table-mandates-each = { $count } mandat var
table-also = Även i denna tidning
table-story-closest = Jämnaste regionen.
table-story-closest-won = { $region }, omgång { $turn }: { $party } vinner med { $votes }k, { $lead }k före.
table-story-closest-voted = { $region }, omgång { $turn }: oavgjort på { $votes }k, tilldelad { $party } med { $ballots ->
    [one] en röst.
   *[other] { $ballots } röster.
 }
table-story-closest-nobody = { $region }, omgång { $turn }: oavgjort på { $votes }k, och till slut ingens.
table-story-wasted = Bortkastat.
table-story-wasted-text = { $party } placerade { $votes }k i regioner som det inte vann, varav { $most }k i { $region } i omgång { $turn }.
table-story-besieged = Belägrat.
table-story-besieged-text = { $party } förlorade { $votes }k på andras provokationer, varav { $most }k på { $by }.
