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
table-choose-hint = Det är ditt hela spelet.
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
table-then-relation = Sedan ändrar du en relation mellan dem som agerade.
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
table-step-loses = { $parties }: utan { $turnout }
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
table-headline = { $count ->
    [one] { $parties } i maktens mitt
   *[other] { $parties } vinner tillsammans
 }
table-headline-nobody = { $party } håller mitten
table-deck = { $count ->
    [one] { $parties } regerar ensamt.
   *[other] { $parties } bildar regering. Dess tyngdpunkt: { $centre }.
 }
table-places = Placeringar
table-cabinet = Regeringen
table-centre-outwards = Från mitten och utåt
table-is-centre = tyngdpunkt
table-lasted = { $place }:a från mitten
table-outside = utanför regeringen
table-electorate = Vem vann vem
table-turnout = väljare och valdeltagande
