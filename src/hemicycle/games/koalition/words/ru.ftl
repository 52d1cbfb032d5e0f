# Коалиция: все названия и предложения игры.

game-title = Коалиция
game-pitch = Выставляйте политиков, свергайте председателей и жмите руки в том правительстве, где вам достанется больше: до пятнадцати стран Европы за игру.

## Things

party-rose = Социалисты
party-hat = Консерваторы
party-leaf = Зелёные
party-lemon = Либералы
party-fist = Фашисты
party-nut = Коммунисты
party-cross = Христианская партия
country-germany = Германия
country-great-britain = Великобритания
country-france = Франция
country-italy = Италия
country-spain = Испания
country-netherlands = Нидерланды
country-belgium = Бельгия
country-greece = Греция
country-portugal = Португалия
country-sweden = Швеция
country-austria = Австрия
country-denmark = Дания
country-finland = Финляндия
country-ireland = Ирландия
country-luxembourg = Люксембург
politician = { $name } ({ $party }, { $value })
joker = Джокер { $value }
joker-laid = Джокер { $value } ({ $party }, выложен: { $seat })
camp = { $party } (лагерь: { $seat })
coalition = { $members }
proposal-of = предложение, { $seat }: { $members }

## Actions and their fields

action-drawleader = Выбрать ведущего жребием
field-drawleader-seat = Ведущий
action-drawopener = Выбрать жребием, кто начинает
field-drawopener-seat = Кто начинает
action-deal = Раздать карты
field-deal-politicians = Политики
field-deal-deck = Джокеры и карты действий
action-drawsize = Выбрать размер следующей страны
field-drawsize-size = Политиков у каждого
action-reveal = Открыть страну
field-reveal-country = Страна
action-stand = Сказать, идёте ли вы в ведущие
field-stand-stands = Вы кандидат
action-vote = Голосовать за ведущего
field-vote-candidate = Кандидат
none-vote-candidate = ни за кого
action-appoint = Назначить, кто начинает в первой стране
field-appoint-opener = Кто начинает
action-field = Выставить политика
field-field-politician = Политик
action-declare = Выставить джокера как политика
field-declare-joker = Джокер
field-declare-party = Партия
action-double = Сыграть удвоение
field-double-on = На кого
action-skull = Сыграть череп
field-skull-on = На кого
action-egg = Бросить яйцо
field-egg-on = На кого
action-sausage = Сыграть скандал
field-sausage-party = Партия
action-vest = Накрыть жилетом череп или яйцо
field-vest-on = Чьи
action-clear = Накрыть жилетом скандал
field-clear-party = Партия
action-pass = Не играть карту
action-side = Выбрать лагеря
field-side-camps = Чей лагерь
action-propose = Предложить коалицию
field-propose-coalition = Коалиция
action-suggest = Предложить коалицию в разговоре
field-suggest-election = Каких выборов
field-suggest-coalition = Коалиция
action-shake = Пожать руки на предложении
field-shake-proposal = Предложение
action-takeback = Забрать руку
field-takeback-proposal = Предложение
action-refuse = Отклонить предложение
field-refuse-proposal = Предложение
action-giveup = Отказаться от переговоров
action-goon = Всё же продолжить переговоры

## Options

option-countries = Страны
option-countries-help = Сколько их играется. Порядок выбирается как для пятнадцати.
option-countries-15 = пятнадцать
option-countries-12 = двенадцать
option-countries-10 = десять
option-countries-8 = восемь
option-actions = Карты действий
option-actions-help = Удвоения, черепа, яйца, скандалы и жилеты. Без них игра вдвое короче, и пяти их джокеров тоже нет.
option-packets = Страны пакетами
option-packets-help = Страны на четырёх, трёх и двух политиков идут по одной в пакете, так что легче предвидеть, на сколько хватит карт.
option-extra-jokers = Джокеры среди политиков
option-extra-jokers-help = Если игроков 7 или 9, три младших джокера раздаются вместе с политиками, и у каждого одной картой больше.
option-leader-vote = Выборы ведущего
option-leader-vote-help = Ведущий назначает, кто начинает в первой стране. Без выборов это решает жребий.
option-coalition-size = Коалиции
option-coalition-size-help = Сколько партий может править вместе. В любом случае без каждой из них большинства нет.
option-coalition-size-minimal = без лишних партий
option-coalition-size-fewest = из наименьшего числа партий
option-election-limit = Выборы в одной стране
option-election-limit-help = Если столько раз правительства не вышло, страна остаётся без него.
option-talks-seconds = Секунды на переговоры
option-talks-seconds-help = Потом назначаются новые выборы.
option-move-seconds = Секунды на ход
option-move-seconds-help = Выставить политика, проголосовать, выбрать лагерь. Потом выставляется младшая карта, голос не отдаётся никому, лагерь берётся первый.
option-action-seconds = Секунды на карту действия
option-action-seconds-help = Потом считается, что игрок пасует.
option-deck = Набор карт
option-deck-help = Политики, джокеры, карты действий и страны в файле TOML. Обычный набор восстановлен нами.

allowed-deck = ничего (тогда играют обычным набором) или набор, в котором 7 партий с 60 политиками, 5 джокеров, 20 карт действий и 15 стран, устроенный как cards.toml
allowed-in-all = { $count } всего
allowed-id-once = обозначение, которого нет у других партий
allowed-partner-mutual = партия, которая и сама называет эту партнёром
allowed-list-of-ids = список обозначений партий
allowed-id-of-another = обозначение другой партии, один раз

## Phases, clocks

phase-nature = раздаются и открываются карты
phase-stand = кто идёт в ведущие
phase-vote = выборы ведущего
phase-appoint = ведущий назначает, кто начинает
phase-lay = выставляются политики
phase-offer = выставляются политики
phase-round = круг действий
phase-camps = выбор лагерей
phase-talks = переговоры о коалиции
phase-over = конец
clock-stand = на решение
clock-vote = на голосование
clock-appoint = на назначение
clock-lay = на политика
clock-act = на карту
clock-camps = на выбор лагеря
clock-talks = на переговоры

## Bots

bot-easy-about = Играет как обычный, но через раз делает что угодно из дозволенного.
bot-normal-about = Считает все ещё возможные правительства, выставляет и бьёт ради самого выгодного и жмёт руки в нём.
bot-hard-about = Доигрывает страну в уме с каждой картой, считает до самой Европы и стоит за правительство, из которого никто не уйдёт.

## Verdicts

verdict-koalition = Европа подсчитана
verdict-koalition-why = Все страны сыграны, и в каждой партии надбавку за её место в Европе получил тот, у кого в ней больше очков.

## Log

log-start = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }, { $countries ->
    [one] { $countries } страна
    [few] { $countries } страны
   *[many] { $countries } стран
 }. Каждый политик в правительстве приносит очко, каждый председатель в правительстве надбавку.
log-start-no-actions = Карт действий за этим столом нет.
log-start-fewest = Править может только наименьшее возможное число партий.
log-candidates = { $count ->
    [one] Кандидат
   *[other] Кандидаты
 } в ведущие: { $players }.
log-no-candidates = В ведущие не идёт никто.
log-voted = Голоса за кандидата { $player }: { $voters }.
log-abstained = { $count ->
    [one] Воздерживается
   *[other] Воздерживаются
 }: { $voters }.
log-leader-elected = Ведущим избирают: { $player }.
log-leader-alone = Кандидат один, выборы ведёт { $player }.
log-leader-lot = По жребию выборы ведёт { $player }.
log-opener = В первой стране начинает { $player }.
log-dealt = Карты розданы.
log-collected = У кого-то слишком мало политиков: все карты собраны, перетасованы и розданы заново.
log-country = Страна { $number } из { $countries }, { $country }: у каждого по { $fields ->
    [one] { $fields } политику
   *[many] { $fields } политика
 }. Председателям в правительстве { $first }, { $second } и { $further }. Начинает { $player }.
log-lays = { $player } выставляет политика: { $card }.
log-lays-joker = { $player } выставляет карту «{ $card }» за партию: { $party }.
log-lays-by-clock = Время вышло: за игрока { $player } выложена младшая карта, { $card }.
log-lays-joker-by-clock = Время вышло: за игрока { $player } выложена карта «{ $card }», партия { $party }.
log-double = { $player } играет удвоение: { $card }. Теперь за партией { $party } { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }.
log-skull = { $player } играет череп: { $card } вне игры.
log-egg = { $player } бросает яйцо: { $card } остаётся в счёте, но не в споре за председателя.
log-sausage = { $player } устраивает скандал. Теперь за партией { $party } { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }.
log-vest-skull = { $player } накрывает череп жилетом: { $card } снова в игре.
log-vest-egg = { $player } накрывает яйцо жилетом: { $card }.
log-vest-sausage = { $player } накрывает скандал жилетом. Теперь за партией { $party } { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }.
log-passes = { $count ->
    [one] Пасует
   *[other] Пасуют
 }: { $players }.
log-last-round = Все политики выставлены: последний круг действий.
log-total = Подсчёт: всего { $total ->
    [one] { $total } голос
    [few] { $total } голоса
   *[many] { $total } голосов
 }, чтобы править, нужно { $majority }.
log-party = { $party }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }, председатель { $player }.
log-party-empty = { $party }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }, председателя нет.
log-party-split = { $party }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }, раскол: { $players }.
log-siding = Тайно { $count ->
    [one] выбирает
   *[other] выбирают
 } лагерь: { $players }.
log-camp = { $bloc }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }. В нём: { $players }.
log-talks = Председатели ведут переговоры. Править { $count ->
    [one] может { $count } коалиция
    [few] могут { $count } коалиции
   *[many] могут { $count } коалиций
 }.
log-proposes = { $player } предлагает коалицию: { $members }.
log-shakes = { $player } жмёт руку. Предложение игрока { $by }.
log-takes-back = { $player } забирает руку. Предложение игрока { $by }.
log-takes-back-own = { $player } забирает руку из своего предложения; оно остаётся на столе.
log-refuses = { $player } отклоняет предложение, которое внёс игрок { $by }; оно снято.
log-withdraws = { $player } снимает своё предложение.
log-gives-up = { $player } отказывается от этих переговоров.
log-goes-on = { $player } продолжает переговоры.
log-government = { $country }: { $count ->
    [one] без партнёров правят
   *[other] правят
 } { $members }, { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }.
log-earns = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, за политиков { $influence }, за председателей { $bonus }.
log-earns-nothing = Без очков: { $players }.
log-failed-time = Время вышло, правительства нет.
log-failed-given-up = От этих переговоров отказались все председатели.
log-failed-no-coalition = Править не может ни одна коалиция.
log-new-election = { $country }, новые выборы: { $election }-е из самое большее { $limit }. Политики снова на руках, сыгранных карт действий больше нет. Снова начинает { $player }.
log-no-government = { $country }: правительства так и нет.
log-tie-break = Очков поровну: решают надбавки партий.
log-share = { $party }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 } в Европе, надбавка за место { $bonus }. { $count ->
    [one] Получает
   *[other] По { $each } получают
 }: { $holders }.
log-share-nobody = { $party }: в Европе очков нет, надбавки тоже.
log-winners = { $count ->
    [one] Победитель
   *[other] Победители
 }: { $players }.
log-score = { $player }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }, из них очков власти { $power }, надбавок партий { $given }.

## How things stand

brief-stand = Все сразу говорят, идут ли в ведущие. Ведущий назначит, кто начинает в первой стране.
brief-own-stand = Вы сказали, что { $stands ->
    [yes] идёте в ведущие
   *[no] не идёте в ведущие
 }; пока не ответили все, это можно изменить.
brief-vote = Все сразу голосуют за ведущего. Кандидаты: { $players }.
brief-own-vote = Ваш голос за кандидата { $player }; пока не проголосовали все, его можно изменить.
brief-own-abstention = Вы воздержались; пока не проголосовали все, это можно изменить.
brief-appoint = { $player } ведёт выборы и назначает, кто начинает в первой стране.
brief-country = Страна { $number } из { $countries }, { $country }: у каждого по { $fields ->
    [one] { $fields } политику
   *[many] { $fields } политика
 }. Председателям в правительстве { $first }, { $second } и { $further }. Начинает { $player }.
brief-election = Выборы в этой стране { $election }-е из самое большее { $limit }.
brief-between = Сыграно стран: { $number } из { $countries }. Раздаются и открываются карты.
brief-lies = { $player }, на столе: { $politicians }.
brief-politician = { $card }{ $state ->
    [out] , вне игры
    [egg] , яйцо
    [egged] , яйцо накрыто
   *[well] {""}
 }
brief-total = Пока всего { $total ->
    [one] { $total } голос
    [few] { $total } голоса
   *[many] { $total } голосов
 }; чтобы править, хватило бы { $majority }.
brief-total-counted = Всего { $total ->
    [one] { $total } голос
    [few] { $total } голоса
   *[many] { $total } голосов
 }; чтобы править, нужно { $majority }.
brief-party = { $party }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }{ $marks ->
    [doubled] , удвоены
    [scandal] , вполовину из-за скандала
    [both] , удвоены и уполовинены
    [cleared] , скандал накрыт
    [doubled-cleared] , удвоены, скандал накрыт
   *[none] {""}
 }. { $count ->
    [0] Председателя нет.
    [one] Председатель: { $chairs }.
   *[other] Спорят за председателя: { $chairs }.
 }
brief-camp = { $bloc }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }. В нём: { $players }.
brief-alone = Без партнёров правили бы: { $bloc }.
brief-coalitions = При подсчёте сейчас могли бы править:
brief-coalitions-counted = Могут править:
brief-coalition = { $members }, { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }. Очки: { $points }.
brief-points = { $seat } ({ $points })
brief-coalitions-more = И другие.
brief-no-coalition = Пока править не может никто.
brief-turn-lay = Политика выставляет { $player }.
brief-turn-offer = Политик выставлен, карту действия может сыграть { $player }.
brief-turn-round = Карту действия играет или пасует { $player }. До конца круга { $quiet ->
    [one] { $quiet } пас
    [few] { $quiet } паса
   *[many] { $quiet } пасов
 } подряд.
brief-siding = Ещё выбирают лагерь: { $players }.
brief-own-side = Вы идёте с лагерем: { $players }; пока не выбрали все, это можно изменить.
brief-proposal = Предложение, { $player }: { $members }. Руки: { $hands }.
brief-no-proposals = Предложений нет.
brief-given-up = Отказались от переговоров: { $players }.
brief-hand-politicians = Ваши политики: { $politicians }.
brief-hand-jokers = Ваши джокеры: { $jokers }.
brief-hand-actions = Ваши карты действий: { $cards }.
brief-cards-double = { $count ->
    [one] { $count } удвоение
    [few] { $count } удвоения
   *[many] { $count } удвоений
 }
brief-cards-skull = { $count ->
    [one] { $count } череп
    [few] { $count } черепа
   *[many] { $count } черепов
 }
brief-cards-egg = { $count ->
    [one] { $count } яйцо
    [few] { $count } яйца
   *[many] { $count } яиц
 }
brief-cards-sausage = { $count ->
    [one] { $count } скандал
    [few] { $count } скандала
   *[many] { $count } скандалов
 }
brief-cards-vest = { $count ->
    [one] { $count } жилет
    [few] { $count } жилета
   *[many] { $count } жилетов
 }
brief-player = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }. На руках карт политиков { $politicians }, действий { $actions }.
brief-spent = Сыгранные карты действий: { $cards }.
overview = Обзор. Карты политиков, партнёры и то, что уже было видно после раздачи:
overview-party = { $party }, { $count ->
    [0] без партнёров
   *[other] партнёры { $partners }
 }: { $values }{ $seen ->
    [0] {""}
   *[other] ; вышли { $gone }
 }.
overview-jokers = Джокеры: { $values }{ $seen ->
    [0] {""}
   *[other] ; вышли { $gone }
 }.
overview-actions = В колоде действий: { $cards }.
overview-countries = Ещё не сыграны страны: на четырёх политиков { $large }, на трёх { $middle }, на двух { $small }.
overview-packet = В этом пакете ещё будут страны на столько политиков: { $sizes }.
brief-europe = Положение в Европе:
brief-share = { $party }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }: надбавка { $bonus }. { $count ->
    [one] Получает
   *[other] По { $each } получают
 }: { $holders }.

## Results

results-score = Очки

## Refusals

refused-no-candidate = этот игрок не идёт в ведущие
refused-no-camps = лагеря сейчас не выбирают
refused-round-first = политиков не выставляют, пока не спасовали все
refused-no-laying = политиков сейчас не выставляют
refused-declare-joker = джокера выставляют, называя партию
refused-not-in-hand = этой карты у вас нет
refused-must-lay = нужно выставить политика: здесь не пасуют
refused-others-turn = сейчас ход места { $number }
refused-lay-first = сначала выставьте политика, потом можно сыграть карту действия
refused-no-round = карты действий сейчас не играют
refused-no-card = такой карты у вас нет: { $kind ->
    [double] удвоение
    [skull] череп
    [egg] яйцо
    [sausage] скандал
   *[vest] жилет
 }
refused-nobody-there = там никто не лежит
refused-nothing-to-cover = на этом политике нет ни черепа, ни яйца
refused-is-out = этот политик вне игры
refused-egg-once = за выборы яйцо попадает в политика только раз
refused-double-once = за выборы партию удваивают только раз
refused-no-scandal = скандала, который можно накрыть, у этой партии нет
refused-scandal-once = за выборы скандал с партией бывает только раз
refused-nobody-to-blame = в этой партии никто не может быть председателем
refused-no-talks = переговоров о коалиции сейчас нет
refused-no-chair = в переговорах участвуют только председатели партий и лагерей
refused-no-such-coalition = править { $count ->
    [one] может { $count } коалиция
    [few] могут { $count } коалиции
   *[many] могут { $count } коалиций
 }, номера считаются с нуля
refused-nothing-to-give-up = ни одной возможной коалиции вы не нужны
refused-given-up = вы уже отказались от этих переговоров
refused-not-given-up = от этих переговоров вы не отказывались
refused-not-open = предложение { $number } не открыто
refused-hand-there = ваша рука уже в этом предложении
refused-no-hand-there = вашей руки в этом предложении нет
refused-not-in-it = вы не председатель ни одной партии этого предложения

## Table

table-you = вы
table-you-first = Вы
table-title = { $country }, страна { $number } из { $countries } · { $phase }
table-title-again = { $country }, страна { $number } из { $countries }, выборы { $election } · { $phase }
table-note-leader = ведёт выборы
table-note-chair = председатель: { $parties }
table-note-hand = { $politicians ->
    [one] { $politicians } политик
    [few] { $politicians } политика
   *[many] { $politicians } политиков
 }, действий { $actions }
table-note-politicians = { $politicians ->
    [one] { $politicians } политик
    [few] { $politicians } политика
   *[many] { $politicians } политиков
 }
table-points-label = { $count ->
    [one] очко
    [few] очка
   *[many] очков
 }
table-camp = { $party }, { $you ->
    [yes] ваш лагерь
   *[no] лагерь: { $name }
 }
table-camp-who = { $you ->
    [yes] ваш лагерь
   *[no] лагерь: { $name }
 }
table-card = { $party } { $value }, { $name }
table-joker = Джокер { $value }, любой партии
table-joker-name = Джокер
table-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
 }
table-votes-unit = { $count ->
    [one] голос
    [few] голоса
   *[many] голосов
 }

# The leader
table-leader-kicker = Перед первой страной
table-leader-stand = Кто поведёт выборы?
table-leader-vote = Поднимите руки
table-leader-appoint = Ведущий избран
table-leader-about = Ведущий назначает, кто откроет первую страну; считает за него игра.
table-leads = ведёт выборы
table-stands = в кандидатах
table-stands-not = не в кандидатах
table-thinks = ещё думает
table-votes-from = Голосуют: { $names }
table-stand-lead = Хотите вести выборы?
table-stand-about = Все отвечают сразу.
table-stood = { $stands ->
    [yes] Вы — кандидат.
   *[no] Вы не кандидат.
 }
table-stand = Хочу
table-stand-not = Не хочу
table-stand-why = Единственный кандидат избран; если кандидатов нет, решает жребий.
table-sealed-about = Откроется, когда ответят все; до тех пор можно изменить.
table-vote-lead = Кому вести выборы?
table-vote-about = Все поднимают руки сразу.
table-voted = Ваш голос отдан.
table-candidates = Кандидаты
table-abstain = Воздержаться
table-vote-whom = Выберите кандидата
table-vote-for = Голосовать: { $name }
table-vote-why = Побеждает большинство; при равенстве решает жребий.
table-appoint-lead = Вы ведёте выборы.
table-appoint-about = Назначьте, кто первым выставит политика в первой стране.
table-openers = Кто открывает
table-appoint = Открывает { $name }
table-appoint-whom = Выберите, кто открывает

# Votes and fronts
table-votes-now = Голоса сейчас: для правительства нужно { $majority } из { $total }.
table-votes-then = Подсчёт: из { $total } голосов нужно было { $majority }.
table-majority = большинство { $majority } из { $total }
table-no-chair = нет председателя
table-no-chair-short = никто
table-fronts = Политики на столе
table-front = Перед игроком: { $name }
table-now-lays = { $you ->
    [yes] ваш политик
   *[no] выставляет
 }
table-now-plays = { $you ->
    [yes] ваш ответ
   *[no] думает
 }
table-opens = открывает
table-is-out = вне игры
table-is-egged = вне спора за председателя
table-under = под картой: { $cards }
table-country = Открытая страна: { $country }
table-country-none = Следующая страна
table-country-number = страна { $number } из { $countries }
table-country-fields = по { $count } политика
table-bonus-strongest = первая
table-bonus-second = вторая
table-bonus-further = прочие
table-election = Выборы { $election } из не более чем { $limit }
table-last = Итог: { $country }
table-anew = Новые выборы
table-anew-in = { $country }: новые выборы
table-governs = { $country }: { $parties } { $count ->
    [one] { $votes ->
        [one] у власти без партнёров, { $votes } голос
        [few] у власти без партнёров, { $votes } голоса
       *[many] у власти без партнёров, { $votes } голосов
     }
   *[other] { $votes ->
        [one] правят вместе, { $votes } голос
        [few] правят вместе, { $votes } голоса
       *[many] правят вместе, { $votes } голосов
     }
 }
table-none-governs = { $country }: без правительства
table-points-of = { $name } { $points }
table-points-all = Очки: { $points }.
table-chair-bonus = председатель { $name } +{ $bonus }

# Hands
table-hand = Ваши политики
table-hand-not-now = На руках
table-whose-hand = Чьи карты показаны
table-actions = Ваши карты действий
table-actions-not-now = Карты действий на руках
table-kind-double = Удвоение
table-kind-skull = Череп
table-kind-egg = Яичница
table-kind-sausage = Скандал
table-kind-vest = Жилет
table-about-double = голоса партии вдвойне
table-about-skull = политик вне игры
table-about-egg = вне спора за председателя
table-about-sausage = голоса партии пополам
table-about-vest = накрывает череп, яйцо или скандал
table-no-none-lying = На столе ещё никого нет.
table-no-out = Этот политик уже вне игры.
table-no-doubled = Эта партия уже удвоена.
table-no-egged = Яичница здесь уже была; одна за выборы.
table-no-scandalised = У этой партии скандал уже был.
table-no-nobody-in = В этой партии некому попасть в скандал.
table-no-nothing-to-cover = Жилету здесь нечего накрывать.
table-no-nowhere = Эту карту здесь сыграть нельзя.

# Laying and playing
table-your-turn = Ваш ход.
table-lay-one = Выставьте политика: { $number } из { $fields }.
table-take-first = Возьмите карту и увидите, что она изменит.
table-declare = Джокер { $value }: какой он партии
table-declare-first = Джокер принадлежит партии, которую вы объявите.
table-lay = Выставить политика
table-lay-this = Выставить: { $card }
table-lay-why = Политик остаётся на столе до конца выборов в стране.
table-offer-lead = { $name } на столе.
table-offer-hint = Сыграйте карту действия и откройте круг — или пусть ходит следующий.
table-offer-why = Карта открывает круг действий, в котором ответить могут все.
table-no-round = Без карты
table-round-lead = { $you ->
    [yes] Ваш круг действий продолжается.
   *[no] Круг действий, его открывает { $name }.
 }
table-round-last = Все политики выставлены: последний круг действий.
table-round-hint = Сыграйте карту действия или спасуйте.
table-round-empty = Карт действий у вас нет, можно только спасовать.
table-aim-hint = { $kind }: на кого? Укажите цель на столе.
table-play-where = { $kind }: выберите цель
table-play-on = { $kind }: { $target }
table-pass = Пас
table-quiet = { $count ->
    [one] Ещё { $count } пас — и круг окончен.
    [few] Ещё { $count } паса подряд — и круг окончен.
   *[many] Ещё { $count } пасов подряд — и круг окончен.
 }
table-if-played = Если сыграть
table-then-nothing = Ни голоса, ни председатели не изменятся.
table-then-votes = { $party }: { $from } → { $to } { $to ->
    [one] голос
    [few] голоса
   *[many] голосов
 }.
table-then-chair = { $party }: председатель — { $name }.
table-then-passes = { $party }: председатель { $was } → { $name }.
table-then-no-chair = { $party }: председателя нет.
table-then-split = { $party }: раскол, поровну { $names }.
table-then-alone = { $party }: правление в одиночку, большинство { $majority }.
table-then-not-alone = { $party }: править в одиночку больше нельзя.
table-then-majority = Большинство { $from } → { $to }.

# Camps
table-side-lead = { $count ->
    [one] Партия раскололась.
   *[other] Раскололось партий: { $count }.
 }
table-side-about = Выберите, к чьему лагерю примкнут ваши политики.
table-side-sealed = Лагерь выбран.
table-side-change = Выбрать снова
table-side-seal = Примкнуть тайно
table-side-why = Лагерь в правительстве приносит очки своим политикам. Голоса лагерей не меняются.
table-camp-choice = { $you ->
    [yes] ваш лагерь
   *[no] лагерь: { $name }
 }

# Talks
table-ring = Круг председателей. Линии соединяют партии, которые могут править вместе.
table-of-to-govern = из { $total } для власти
table-of-majority = из { $majority } нужных
table-proposal-votes = Предложение, голосов: { $votes }
table-talks-lead = Председатели ведут переговоры.
table-talks-look = В этих переговорах вы не председатель.
table-talks-hint = Нажимайте на места в круге и увидите, кто может править вместе.
table-hand-out = Ваша рука протянута: { $names }.
table-propose = Предложить и протянуть руку
table-propose-instead = Предложить это взамен
table-propose-why = Станет правительством, как только все председатели пожмут руки.
table-propose-replaces = Заменит ваше открытое предложение.
table-propose-first = Сначала соберите правительство, где вы председатель.
table-propose-not = Этого вы предложить не можете.
table-lies-already = Это уже предложено.
table-clear = Выбрать заново
table-give-up = Прекратить переговоры
table-give-up-why = Новые выборы будут, только если прекратят все председатели; сейчас выборы { $election } из не более чем { $limit }.
table-go-on = Продолжить переговоры
table-proposals = Предложения
table-proposed-by = { $you ->
    [yes] предложено вами
   *[no] предлагает { $name }
 }
table-waits-for = ждут: { $names }
table-you-get = { $points ->
    [one] вам { $points } очко
    [few] вам { $points } очка
   *[many] вам { $points } очков
 }
table-shake = Пожать руку
table-shake-seals = Пожать и решить
table-take-back = Убрать руку
table-refuse = Отказать
table-withdraw = Снять
table-points-then = Очки
table-gets = { $name } +{ $points }
table-possible = Возможные правительства
table-possible-count = { $count }
table-possible-now = сейчас { $count }
table-ask = Спросить о партиях вместе
table-why-not = Почему нет
table-matrix = Кто с кем может править
table-why-nobody = Нажимайте на партии и узнаете, могут ли они править вместе.
table-why-possible = { $names } могут править: { $votes } из { $total } голосов, нужно { $majority }.
table-why-alone = { $party }: голосов { $votes }, хватает и { $majority }, правят одни.
table-why-single = { $party }: голосов { $votes }, до большинства не хватает { $short }.
table-why-chairless = { $party }: нет председателя, некому пожать руку.
table-why-strangers = Вместе не правят: { $one } и { $other }.
table-why-short = Голосов { $votes }, а нужно { $majority }: не хватает { $short }.
table-why-superfluous = { $party }: без этой партии можно обойтись, у остальных и так есть { $majority }.
table-why-not-fewest = Править может и меньше партий: { $members }; больше за этим столом нельзя.
table-offer = Править вместе
table-offer-look = Показать в круге
table-offer-past = Коалиция прежних переговоров.
table-offer-send = Предложить на словах
table-offer-foot = Это разговор, он никого не связывает.

# The pad, Europe
table-pad = Лист подсчёта
table-pad-power = Очки власти
table-pad-parties = По партиям: у кого больше, тому надбавка
table-pad-sum = сумма
table-pad-power-short = сумма
table-pad-bonus = надбавка
table-pad-score = итог
table-pad-share = доля в Европе
table-pad-rank = надбавка партии
table-takes = надбавка { $points }
table-europe = Подсчёт Европы
table-europe-step = Шаг { $step } из { $steps }
table-europe-power-title = Что получил каждый
table-europe-power = Очки во всех партиях складываются по строкам: это очки власти за страны.
table-europe-shares-title = Что получила каждая партия
table-europe-shares = Очки всех игроков складываются по столбцам. Сильнее всех в Европе { $party }: { $points }.
table-europe-bonuses-title = Места становятся надбавками
table-europe-bonuses = Сильнейшая партия стоит 7, следующая 6 и так далее. Равные стоят поровну и занимают места под собой.
table-europe-holders-title = У кого в партии больше всех
table-europe-holders = У кого в партии больше всего очков, обведён кружком. { $party }: { $holders }.
table-europe-given-title = Надбавки розданы
table-europe-given = Обведённые получают надбавку своей партии. { $shared ->
    [yes] { $party }: { $holders } получают по { $each } из { $bonus }.
   *[no] { $party }: надбавку { $bonus } получает { $holders }.
 }
table-europe-scores-title = Окончательный счёт
table-europe-scores = { $you ->
    [yes] Вы победили, очков: { $score }.
    [too] Победа разделена, и вы среди первых: { $names }, очков { $score }.
   *[no] { $count ->
        [one] Победа: { $names }, очков { $score }.
       *[other] Победа разделена: { $names }, очков { $score }.
     }
 }
table-last-count = Прошлый подсчёт
table-to-europe = К подсчёту по Европе
table-step-back = Назад
table-step-on = Дальше
table-step-last = К итогу
table-paper = Континент
table-paper-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
table-unfinished = Не доиграно
table-headline = { $count ->
    [one] Европу берёт { $names }
   *[other] Европу делят { $names }
 }
table-deck = { $countries ->
    [one] Проголосовала { $countries } страна
    [few] Проголосовали { $countries } страны
   *[many] Проголосовали { $countries } стран
 }, правительств составлено: { $governed }. { $score ->
    [one] Больше всех: { $score } очко.
    [few] Больше всех: { $score } очка.
   *[many] Больше всех: { $score } очков.
 }
table-ranking = Места
table-ranking-about = власть и надбавки
table-place = Место
table-player = Игрок
