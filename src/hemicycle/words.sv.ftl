# Ord som är gemensamma för alla spel, för terminaler, webbläsare och program.

## Everywhere

seat-number = Plats { $number }
none = inget
yes = ja
no = nej
list-and = { $head } och { $last }

## Terminal

serve-at = Hemicycle finns på { $address }
serve-others = Andra i ditt nätverk går till { $address }
serve-alone = Bara den här datorn kommer åt det. För att andra ska göra det: hemicycle serve --host 0.0.0.0
terminal-players = { $count ->
    [one] Plats { $people } spelas
   *[other] Platserna { $people } spelas
 } här. { $bot-count ->
    [one] På plats { $bots } spelar en bot
   *[other] På platserna { $bots } spelar bottar
 }.
terminal-only-people = { $count ->
    [one] Den enda platsen spelas här.
   *[other] Alla { $count } platser spelas här.
 }
terminal-only-bots = Bottar spelar alla { $count } platser; du tittar på.
terminal-help-hint = Skriv ? vid vilken fråga som helst för hjälp.
terminal-resumed = Partiet fortsätter efter drag { $number }.
terminal-turn = { $seat }, det är din tur.
terminal-hand-over = Lämna över tangentbordet till { $seat }. Tryck Enter för att gå vidare.
terminal-seat = plats { $number }
terminal-person = plats { $number }, { $name }
terminal-nothing-new = Inget har hänt än.
terminal-time-runs = Ingen behöver göra något nu: det är tid { $clock }.
terminal-end-time = låt tiden gå ut
terminal-end-time-allowed = Tryck Enter för att låta tiden gå ut.
terminal-act = gör ett drag för { $seat }
terminal-next = Vad nu
terminal-kind = Vad vill du göra
terminal-move = Ditt drag
terminal-pick-number = Svara med ett tal från 1 till { $size }, eller med ett namn.
terminal-pick-default = Enter för { $default }.
terminal-pick-value = Svara med ett tal: { $values }.
terminal-range = { $low } till { $high }
terminal-only-one = { $title }: bara { $choice } är möjligt.
terminal-titled = { $title }: { $choice }
terminal-nothing-to-place = { $title }: det finns inget att placera.
terminal-split = { $title }: placera { $total }.
terminal-split-up-to = { $title }: placera högst { $total }.
terminal-split-so-far = Hittills: { $placed }. { $left } återstår.
terminal-split-allowed = Svara med par av plats och antal, som { $example }. Enter för att få frågan plats för plats.
terminal-split-up-to-allowed = Svara med par av plats och antal, som { $example }, eller med { $each } för att få frågan plats för plats. Enter för att inte placera mer.
terminal-each = var för sig
terminal-amount = { $place }: hur många av { $left }?
terminal-amount-allowed = Svara med ett tal från 0 till { $left }. Enter för 0.
terminal-amount-rest = { $place } får { $left ->
    [one] den som återstår
   *[other] de { $left } som återstår
 }.
terminal-bag = { $title }, { $number } av { $count }
terminal-bag-more = { $title }: { $left } kvar. En till?
terminal-bag-more-allowed = Svara ja eller nej. Enter för nej.
terminal-bag-same = Hur många likadana?
terminal-bag-same-allowed = Svara med ett tal från 1 till { $left }. Enter för 1.
terminal-arrange = { $title }: { $left ->
    [one] välj en
   *[other] välj { $left } i ordning
 }.
terminal-arrange-allowed = Svara med ett eller flera tal ur listan, i ordning. Inget är förvalt.
terminal-arrange-so-far = Hittills: { $placed }.
terminal-number-allowed = Svara med ett tal från { $low } till { $high }.
terminal-parts = { $title }: { $places } tal från 1 till { $most } som tillsammans blir { $total }.
terminal-parts-allowed = Svara med { $places ->
    [one] ett tal
   *[other] { $places } tal på en rad
 }. Inget är förvalt.
terminal-not-so-many = Här behövs { $count ->
    [one] ett
   *[other] { $count }
 }, inte { $given }.
terminal-other-sum = Tillsammans blir de { $come }, inte { $total }.
terminal-holds = { $name }, { $weight }
terminal-majority = { $title }: { $count ->
    [one] en medlem som har
   *[other] { $count } medlemmar som tillsammans har
 } minst { $quota }.
terminal-majority-allowed = Svara med { $count ->
    [one] ett tal ur listan
   *[other] { $count } tal ur listan, på en rad
 }. Inget är förvalt.
terminal-no-majority = De har { $held }; { $quota } behövs.
terminal-members = { $count ->
    [one] en medlem
   *[other] { $count } medlemmar
 }
terminal-part = { $title }, { $part }
terminal-times = { $what } ({ $count } gånger)
terminal-placed = { $place } { $amount }
terminal-kept-back = inget
terminal-ready = Ditt drag är klart:
terminal-confirm = Lämna in det?
terminal-confirm-allowed = Enter för att lämna in, tillbaka för att ändra det senaste svaret.
terminal-handed-in = Inlämnat.
terminal-first-question = Det här är den första frågan.
terminal-what-if = Tänk om? Inget av det du svarar nu görs; tillbaka leder till ditt drag.
terminal-no-what-if = Det finns inget att prova just nu.
terminal-no-count = Inget har räknats än.
terminal-no-rules = Det här spelet har ingen regelbok.
terminal-no-options = Det fanns inget att komma överens om.
terminal-no-cards = Här finns inget mer att se än läget.
terminal-offer = Ett erbjudande binder ingen och är inget drag; tillbaka leder till ditt drag.
terminal-offer-to = Till vem
terminal-no-offers = Inget kan erbjudas just nu.
terminal-offers = { $seat } erbjuder { $offer }
terminal-agreed = { $seat } går med på det.
terminal-no-reply = { $seat } svarar inte på det.
terminal-nothing-to-agree = Ingen har erbjudit dig något.
terminal-no-back = Härifrån går det inte att backa.
terminal-no-answer = Frågan har inget förval: ett svar behövs.
terminal-no-such = { $answer } finns inte i listan.
terminal-ambiguous = { $answer } kan betyda { $names }.
terminal-no-number = { $answer } är inte ett tal från { $low } till { $high }.
terminal-no-value = { $answer } är inget av { $values }.
terminal-no-pair = { $answer } är inte en plats och ett antal, som { $example }.
terminal-too-many = Det är { $over } för många: det finns bara { $total }.
terminal-twice = { $name } är redan vald.
terminal-full = Det går bara att ange { $left } till.
terminal-yes-no = { $answer } är varken ja eller nej.
terminal-only-enter = Här finns inget att skriva. Tryck Enter, eller skriv avsluta.
terminal-over = Partiet är slut.
terminal-winners = { $count ->
    [0] Ingen vinner.
    [one] Vinnaren är { $names }.
   *[other] Vinnarna är { $names }.
 }
terminal-place = { $place }. { $name }: { $score } poäng.
terminal-saved = Partiet är sparat i { $file }.
terminal-go-on = För att fortsätta, skriv: { $command }
terminal-not-saved = Partiet gick inte att spara i { $file }: { $why }
terminal-help = Vid varje fråga kan du skriva
    ? för den här hjälpen,
    tillbaka (eller ångra) för att gå till föregående fråga,
    läge för att höra hur det står,
    logg för att läsa vad som har hänt,
    rösträkning för att höra den senaste (rösträkning 4, eller med ett namn, för en del av den),
    regler för att läsa regelboken (regler 3 för en regel i den),
    inställningar för att höra vad som avtalats, kort för vad man spelar med,
    erbjud för att erbjuda någon något, instäm för att gå med på det senaste erbjudandet,
    tänk om för att prova något och höra vad det skulle leda till,
    avsluta för att spara partiet och gå.
command-help = ?, hjälp
command-back = tillbaka, ångra
command-board = läge
command-log = logg
command-count = rösträkning
command-rules = regler
command-options = inställningar
command-cards = kort
command-offer = erbjud
command-agree = instäm
command-what-if = tänk om
command-quit = avsluta

retold-head = { $game }, { $seats } platser, { $moves } drag.
retold-seat = Vad { $seat } såg, till och med drag { $number }:
retold-bystander = Vad en åskådare såg, till och med drag { $number }:
retold-everybody = Vad alla såg, till drag { $number }; efter namn det som bara dessa visste:
retold-only = { $seats }: { $line }
retold-stands = Så står det:

verify-right = Det här är ett riktigt protokoll från { $game }: { $moves } drag.
verify-unfinished = Partiet är inte slut.
verify-seed = Varje slump följer av det frö som låstes från början.

games-line = { $key }: { $title }. { $pitch } { $low } till { $high } spelare, { $short } till { $long } minuter.

power-head = Ett beslut kräver { $what }.
power-quota = { $quota } av { $total }
power-or = { $one }, eller { $other }
power-more-than = mer än { $share }
power-at-least = minst { $share }
power-per-cent = { $number }{"\u00A0"}%
power-player = Spelare
power-bloc = Block
power-owen = Owen
power-banzhaf-owen = Banzhaf–Owen
power-weight = Vikt
power-shapley-shubik = Shapley–Shubik
power-banzhaf = Banzhaf
power-swings = Vågmästarlägen
power-deegan-packel = Deegan–Packel
power-public-good = Public good
power-johnston = Johnston
power-nucleolus = Nukleolus
power-baron-ferejohn = Baron–Ferejohn
power-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
power-minimal = { $count ->
    [0] Ingen koalition kan besluta.
    [one] En koalition kan besluta och inte undvara någon:
   *[other] { $count } koalitioner kan besluta och inte undvara någon:
 }
power-more = … och { $count } till.
power-improper = Två koalitioner utan gemensam medlem kan båda besluta.
power-rounded = Andelarna är uträknade i avrundade tal: koalitionerna är för många att räkna exakt.
power-unit = Vikterna är först avrundade till multiplar av { $unit }, så andelarna är ungefärliga.
power-left-out = Utelämnat: { $measures }, eftersom { $why }.
power-why-too-many = spelarna eller koalitionerna är för många
power-why-nobody = ingen kan besluta
power-why-two-alone = två spelare kan besluta var för sig
power-why-no-equilibrium = ingen jämvikt hittades

wrong-game = Det finns inget spel { $given }; det finns { $known }.
wrong-bot = Det finns ingen bot { $given }; det finns { $known }.
wrong-own-bot = Det finns ingen bot { $why }; en egen namnges med fil eller modul och funktion, som my_bots.py:greedy.
wrong-bot-failed = En egen bot misslyckades. { $why }.
wrong-language = Det finns inga ord på { $given }; det finns { $known }.
wrong-bots = Det får inte plats { $given } bottar på { $seats } platser.
wrong-no-game = Säg vilket spel som ska spelas; det finns { $known }.
wrong-other-game = { $file } är ett parti { $played }, inte { $given }.
wrong-resume-settings = Ett parti som fortsätter behåller sina platser, bottar, frö och inställningar; utelämna { $given }.
wrong-option = En inställning anges som namn=värde, inte som { $given }.
wrong-seat = Det finns ingen plats { $given }; det finns platserna 1 till { $seats }.
wrong-not-over = Bara ett spel som är slut kan ses med allas ögon.
wrong-move = Det finns inget drag { $given }; det finns { $moves } drag.
wrong-record = { $file }: { $why }
wrong-votes = Röster anges som en gräns och vikter, som i "11: 7 5 4 3 1", "50%: A:28.5 B:16.4" eller "2/3: votes.csv", inte som { $given }.
wrong-votes-long = Röster på mer än { $most } tecken anges i en fil, som i "50%: votes.csv".
wrong-votes-many = Det kan finnas { $most } spelare, inte { $players }.
wrong-votes-comma = { $given } kan vara ett tal eller två: skriv decimalpunkt, eller ett mellanslag efter varje komma.
wrong-votes-grouped = Tal skrivs utan avskiljare, som 1234567, inte som { $given }.
wrong-votes-negative = Ingen vikt är negativ, som i { $given }.
wrong-votes-players = Alla omröstningar har samma spelare, till antal och namn.
wrong-votes-unnamed = Antingen har alla spelare namn eller ingen: { $named } är ett namn, och spelare { $place } har inget.
wrong-votes-twice = Två spelare heter { $name }.
wrong-votes-name = { $name } är inget namn som kan visas.
wrong-bloc = Det finns ingen spelare { $given } att ha i ett block.
wrong-bloc-twice = En spelare i { $given } är redan i ett annat block.
wrong-sheet-rows = { $file } är ingen tabell: en rad för varje spelare, alla med lika många kolumner.
wrong-sheet-column = Säg vilken kolumn i { $file } som har vikterna, som i "50%: { $file }#2"; tal står i { $columns }.
wrong-quota = Gränsen är minst 1, inte { $given }.
wrong-votes-size = { $players } spelare med sådana vikter är för många för att räkna ut.
wrong-no-plots = För att rita diagram, installera matplotlib: pip install "hemicycle[plots]".
wrong-plot-ending = Diagram ritas som { $endings }, inte som { $file }.
wrong-no-plot-file = { $file } går inte att rita: { $why }
wrong-arena-bots = En turnering behöver minst två bottar, som --bots hard,normal.
wrong-arena-seats = En turnering behöver minst två platser, och en för varje bot.
wrong-arena-option = { $why }
wrong-arena-results = { $why }; ange en annan fil med --out.
wrong-no-arena = För att hålla turneringar, installera det som behövs: pip install "hemicycle[arena]".
wrong-no-cluster = Inget Ray-kluster svarar på { $address }.
wrong-no-ray = För att spela på flera datorer, installera Ray: pip install "hemicycle[ray]".
arena-report = Rapporten finns i { $file }.
wrong-file = { $file } går inte att läsa: { $why }
wrong-not-written = { $file } går inte att skriva: { $why }
wrong-utf-16 = { $file } går inte att läsa: det är text i UTF-16; spara den som UTF-8.
wrong-no-text = { $file } går inte att läsa: det är inte text i UTF-8.

# Vad som inte går

refused-option = inställningen { $option }: värdet { $value } passar inte; det ska vara { $allowed }
allowed-whole = ett heltal från { $low } till { $high }{ $none ->
    [true] {" "}eller null
   *[false] {""}
 }
allowed-flag = true eller false
allowed-one-of = ett av orden { $words }
allowed-text = en text på 1 till { $most } tecken på en rad
allowed-names-and-values = namn och värden
allowed-names = ett av namnen { $names }
allowed-no-options = ingenting: spelet har inga inställningar
allowed-less = mindre: så mycket data behövs inte i något spel
allowed-toml = data eller en text i TOML, och det är det inte
allowed-list = en lista
allowed-list-of = en lista med { $count } { $count ->
    [one] post
   *[other] poster
 }
allowed-list-from = en lista med { $low } till { $high } poster
allowed-entry = en post med just dessa fält: { $names }
refused-nothing-now = inget sådant går att göra nu
refused-none-of = { $what } hör inte till det som går att välja
refused-not-now = { $what } går inte nu
refused-other-kind = { $what } är inte { $kind }
refused-unknown-field = { $kind } har inget sådant fält
refused-missing = det här saknas
refused-too-many = { $over } för många: det finns bara { $total }
refused-left-over = { $left } av { $total } är kvar att placera
refused-no-list = { $what } är ingen lista
refused-no-list-of = { $what } är ingen lista med { $length }
refused-out-of-order = ordningen är fel
refused-no-number = { $what } är inget heltal från 0 och uppåt
refused-too-large = { $what } är för stort
refused-as-it-is = så är det redan
refused-out-of-range = { $what } är inte ett tal från { $low } till { $high }
refused-wrong-sum = tillsammans blir det { $come }, inte { $total }
refused-no-member = { $what } kan inte vara med
refused-no-majority = de har { $held }, och { $needed } behövs
refused-not-your-turn = det är inte den här platsens tur
refused-no-such-clock = ingen sådan klocka går
refused-illegal = det draget går inte
refused-paused = partiet är pausat
refused-late = tiden är ute
refused-not-recorded = den här slumpen finns inte i protokollet

# Vad servern nekar

refused-bad-invitation = inbjudan är använd, ersatt av en ny eller har aldrig funnits; be värden om en ny
refused-busy = det begärs för mycket av det här bordet just nu; försök igen om en stund
refused-damaged = det som sparats om bordet är skadat, så det går inte att visa eller spela vidare
refused-failed = något gick fel på servern; det är antecknat
refused-foreign-address = en kod kan bara göras för en adress på den här servern
refused-foreign-origin = en sida på en annan webbplats bad om det; öppna bordets egen sida
refused-malformed = servern förstod inte det
refused-message-too-large = meddelandet är för stort: det får vara högst { $most } kB
refused-method-not-allowed = så frågar man inte på den här adressen
refused-no-clock = ingen klocka går vid det här bordet
refused-no-json = det som skickas hit måste vara JSON
refused-no-listener = det går bara att tala med andra platser vid bordet
refused-no-name = säg vad de andra ska kalla dig
refused-no-report = om det här partiet finns inte mer att berätta
refused-no-such-bot = en sådan bot spelar inte det här
refused-no-such-game = det spelet finns inte här
refused-no-such-seat = den platsen finns inte vid bordet
refused-nobody-there = ingen sitter på den platsen
refused-not-found = den sidan finns inte
refused-not-here = mätvärdena lämnas bara ut på datorn där servern går
refused-not-host = det får bara bordets värd göra
refused-not-over = det får man veta först när partiet är slut
refused-not-saved = det gick inte att spara, så inget har hänt; försök igen om en stund
refused-not-started = partiet har inte börjat
refused-not-your-seat = platsen är inte din
refused-nothing-said = meddelandet är tomt
refused-open-seats = först måste varje plats ha en människa eller en bot
refused-other-edition = vid det här bordet spelades en annan utgåva av reglerna
refused-over = partiet är slut
refused-seated = du har redan en plats vid bordet
refused-sent-away = värden har skickat i väg dig; bara en inbjudan tar dig tillbaka
refused-started = partiet har redan börjat
refused-taken = platsen är upptagen
refused-talk-shut = reglerna tillåter inte det samtalet nu
refused-timed = klockorna går av sig själva vid det här bordet; avbryta dem går bara där tiden är fri
refused-too-long = meddelandet är för långt: det får ha högst { $most } tecken
refused-too-many-tables = botar spelar redan ensamma vid många bord av dina; avsluta ett av dem eller vänta
refused-too-much = en plats får skriva högst { $most } MB vid ett bord, och din har gjort det
refused-too-often = för ofta; vänta { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
 }
refused-unknown-host = servern heter inte { $name }; den som driver den kan lägga till namnet med --host-name

## Browser

loading = Dukar bordet …
table = Bord
you = du
somebody = någon
unread = olästa
minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
 }
rules = Regler
lost = Här finns inget
lost-about = På den här adressen finns ingen sida.
to-lobby = Till lobbyn
to-table = Till bordet
tools = Verktyg
tools-language = Språk
tools-theme = Växla mellan ljust och mörkt
dialog-close = Stäng
copy = Kopiera
copy-done = Kopierat
share = Dela …
step-less = en färre: { $what }
step-more = en till: { $what }

name-title = Ditt namn
name-label = Ditt namn
name-about = De andra vid bordet ser det. Det sparas i den här webbläsaren; ingen behöver ett konto.
name-save = Spara
name-yours = Ditt namn:
name-none = inget än
name-change = Ändra

lobby-motto = Koalitionsspel
lobby-games = Spel
lobby-players = spelare
lobby-minutes = { $minutes } min
lobby-rules = regler
lobby-alone = Spela ensam
lobby-bots = Mot bottar
lobby-bots-title = { $game }, mot bottar
lobby-start = Börja
lobby-friends = Med vänner
mine = Dina bord
mine-waits = Väntar på dig
mine-playing = Spelas nu
mine-open = Inte börjat än
mine-over = Slut
mine-place = Plats { $place }
lobby-code = Gå med via kod
lobby-code-about = Sex bokstäver och siffror, från värdens skärm
lobby-join = Gå med
lobby-back = Tillbaka dit
lobby-watch = Titta på
lobby-invite = Bjud in vänner
lobby-invite-about = Öppna ett bord för vilket spel du vill. Du får en länk och en QR-kod; ingen behöver ett konto.
lobby-open = Öppna ett bord
lobby-tables = Öppna bord
lobby-tables-count = { $count } just nu, { $playing ->
    [0] inget igång
   *[other] { $playing } igång
 }
lobby-no-tables = Inget offentligt bord är öppet nu. Öppna ett, eller gå med via kod.
lobby-taken = { $taken } av { $seats }
lobby-th-game = Spel
lobby-th-table = Bord
lobby-th-options = Inställningar
lobby-th-seats = Platser
lobby-th-go = Väg in
lobby-foot = Inget konto, ingen reklam. Varje protokoll kan spelas upp och kontrolleras.
lobby-unreachable = Servern går inte att nå. Sidan försöker igen av sig själv.

sheet-decimal = ,
bot-names = Agda, Bosse, Cissi, Dagny, Elof, Frida, Gullan, Harry, Inga, Jonte, Kajsa, Lasse, Märta, Nils, Ottilia, Pelle, Ragna, Sixten, Tyra, Urban, Vera, Yngve, Åke, Ärla, Östen, Majken
bot-easy = Lätt
bot-normal = Medel
bot-hard = Svår
bot-random = Slumpen
bot-random-about = Gör vad som helst som är tillåtet, allt lika gärna.
bot-search = Sökaren
bot-search-about = Kan inget spel: spelar vidare i många världar som den tänker sig, och gör det som oftast slutade väl.

new-title = Öppna ett bord
new-game = Spel
new-table = Bordet
new-name = Bordets namn
new-name-usual = efter dig, om du lämnar det tomt
new-who = Vem som får komma
new-by-link = alla som har länken
new-public = vem som helst, det syns i lobbyn
new-seats = Platser
new-bots = Bottar
new-open = öppen för alla
new-me = jag
new-me-named = jag, { $name }
new-bot = bot: { $bot }
new-time = Tid
new-clocks = Klockor
new-timed = klockorna går
new-untimed = inga klockor
new-timed-about = För den vars tid går ut säger reglerna vad som händer.
new-untimed-about = Alla tar den tid de behöver. Värden kan ringa i klockan själv.
new-absence = Om en spelare som spelet väntar på har tappat anslutningen
absence-bot = spelar en bot tills hen är tillbaka
absence-move = gör spelet draget
absence-wait = väntar alla
new-absence-after = efter så många minuter
new-options = Spelets inställningar
new-go = Öppna bordet
new-go-about = Sedan får du länken att skicka till vänner.
option-none = inget
option-own = eget, som data
option-file = Från en fil
option-no-data = { $option }: det här är ännu ingen lista eller text i JSON.

room-invite = Bjud in
room-public = vem som helst får komma
room-by-link = den som har länken får komma
room-qr = QR-kod med länken till bordet
room-code = Kod
room-link = Länk till bordet
room-about = Skicka länken, visa QR-koden eller läs upp koden: den skrivs in på förstasidan.
room-agreed = Vad som är avtalat
room-usual = allt annat som vanligt
room-sit = Sätt dig här
room-move = Flytta hit
room-leave = Lämna bordet
room-start = Börja
room-free = { $free ->
    [one] En plats är ledig: vänta på någon, eller ge den till en bot.
   *[other] { $free } platser är lediga: vänta på någon, eller ge dem till bottar.
 }
room-full = Alla är här.
room-wait-seats = { $free ->
    [one] En plats är ledig.
   *[other] { $free } platser är lediga.
 }
room-wait-host = Alla är här. { $host } startar spelet.

seats = Platser
seats-sealed = { $sealed } av { $seats } förseglade
seat-free = ledig
seat-bot = bot ({ $bot })
seat-bot-named = { $name } (bot, { $bot })
seat-substitute = { $bot } för { $name }
seat-away = borta
seal-open = inte förseglat än
seal-shut = förseglat

stage = Bräde
stage-hand = Vad { $seat } ser
places = Platser vid bordet
tab-table = Bord
tab-talk = Samtal
tab-seats = Platser
tab-log = Logg
menu = Meny
skip-to-move = Till ditt drag
sheet-up = Visa hela draget
sheet-down = Visa mindre av draget

move = Ditt drag
move-yours = Din tur.
move-choose = Välj
move-send = Skicka
move-send-again = Ersätt
move-clear = Börja om
move-ready = Klart att skicka.
move-sealed = Du har lämnat in.
move-sealed-about = Medan de andra inväntas kan du fortfarande ersätta det.
move-replace = Ersätt det
move-go-on = Fortsätt utan mig
move-next = Nästa
move-watching = Du tittar på. Händer och enskilda samtal är stängda tills spelet är slut.
move-paused = { $host } har pausat spelet.
move-over = Spelet är slut.
move-ended = { $host } har avslutat det i förtid.
move-result = Se resultatet
waiting = Väntar på { $names },
waiting-since = { $time } hittills.
line-lost = Anslutningen bröts. Du är tillbaka så snart den är det; klockan går.
line-slow = Skickar fortfarande …
clock-left = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
 } kvar { $what }
clock-paused = pausad
missing-pick = Kvar att välja: { $what }.
missing-either = Kvar att välja: { $what }.
missing-left = { $what }: { $left } kvar att placera.
missing-over = { $what }: { $over } för många.
missing-change = Så är det redan.
missing-majority = { $what }: { $lacking } till behövs.
split-left = { $left } av { $total } kvar
split-left-up-to = högst { $left } till
majority-held = { $members } av dem, med sammanlagt { $held } av de { $quota } som behövs
bag-more = Lägg till: { $what }
bag-less = Ta bort: { $what }
arrange-up = Flytta upp: { $what }
arrange-down = Flytta ned: { $what }

talk = Samtal
talk-open = öppet · inget som sägs binder
talk-shut = stängt nu
talk-rooms = Rum
talk-everyone = Alla
talk-you = Du
talk-message = Meddelande
talk-to = Till { $whom } …
talk-to-whom = till { $whom }
talk-send = Skicka
talk-offer = Erbjud
talk-offer-to = Ett erbjudande till { $whom }
talk-nothing = Här har inget sagts än.
talk-alone = Du spelar ensam här.
talk-bots = Här sitter bara bottar, och de lyssnar inte.
talk-group = Grupp
talk-group-open = Öppna rummet
talk-group-few = Välj minst två andra.

log = Logg
log-nothing = Inget har hänt än.
keys = Tangenter
keys-move = ditt drag
keys-stage = brädet
keys-talk = samtal
keys-log = logg
keys-keys = den här listan
keys-close = stäng, tillbaka till bordet
keys-tab = till nästa del eller fält
keys-arrows = runt på brädet, bland val, genom en uppspelning

host = Värd
host-time = Tid
host-pause = Pausa
host-resume = Fortsätt
host-add = +{ $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] 5 min
 }
host-ring = Ring: tiden är ute ({ $clock })
host-bot = En bot för { $seat }
host-bot-choose = Sätt dit en bot …
host-invite = Lämna över
host-invite-link = Länk som ger bort { $seat }
host-pace = Botarnas takt
pace-slow = Långsam
pace-normal = Normal
pace-quick = Snabb
pace-step = Steg för steg
host-orders = Banken
host-end-title = Slut
host-end = Avsluta spelet
host-end-about = Spelet stannar för alla, som det står.
host-end-yes = Avsluta för alla
host-end-no = Spela vidare
take-over = { $seat } är din
take-over-about = Du har fått den här platsen. Du ser allt som den vet, och fortsätter därifrån.
take-over-go = Sätt dig

replay = Uppspelning
replay-game = Spela upp partiet
replay-moment = Ögonblick { $at } av { $last }.
replay-first = Till första ögonblicket
replay-back = Ett tillbaka
replay-next = Nästa
replay-last = Till sista ögonblicket
replay-run = Spela upp av sig självt
replay-stop = Stanna
replay-slider = Ögonblick
replay-eyes = Sett av
replay-all = Avslöjat: allas händer
replay-bystander = En åskådare

results = Resultatet
results-standing = Ställningen
results-ended = Avslutat i förtid
results-nobody = Ingen vinner
results-winners = { $count ->
    [one] { $names } vinner.
   *[other] { $names } vinner.
 }
results-place = Placering
results-score = Poäng
results-who = Vem
report = Partiet i siffror
report-download = Ladda ned siffrorna
report-seat = Plats
report-name = Spelare
results-fair = Var slumpen rättvis?
results-seed = Allt som slumpen avgör följer av ett enda hemligt tal. Dess fingeravtryck offentliggjordes före första draget:
results-seed-open = Talet självt, som alla kan jämföra med fingeravtrycket och protokollet:
again = Spela igen
again-to = Till det nya bordet
again-about = Ditt bord spelar igen.
share-result = Dela resultatet
record = Ladda ned protokollet

refused-unknown = Det gick inte.
refused-offline = Servern går inte att nå. Inget skickades; försök igen.
refused-no-such-table = Det finns inget bord med den koden. Kontrollera den med värden.
refused-code-length = En kod har sex bokstäver och siffror.
refused-bad-option = Inställningen { $option }: värdet { $value } passar inte; det ska vara { $allowed }.
