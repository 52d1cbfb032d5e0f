# Коалиция: все названия и предложения игры.

game-title = Коалиция
game-pitch = Выставляйте политиков, свергайте председателей и жмите руки в том правительстве, где вам достанется больше, в пятнадцати странах Европы.

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
joker = Джокер { $value }
camp = { $party } (лагерь: { $seat })
coalition = { $members }

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
action-egg = Сыграть яичницу
field-egg-on = На кого
action-sausage = Сыграть скандал
field-sausage-party = Партия
action-vest = Накрыть жилетом череп или яичницу
field-vest-on = Чьи
action-clear = Накрыть жилетом скандал
field-clear-party = Партия
action-pass = Не играть карту
action-side = Выбрать лагеря
field-side-camps = Чей лагерь
action-propose = Предложить коалицию
field-propose-coalition = Коалиция
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
option-actions-help = Удвоения, черепа, яичницы, скандалы и жилеты. Без них игра вдвое короче, и пяти их джокеров тоже нет.
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

bot-planner = Стратег
bot-planner-about = Считает все ещё возможные правительства, выставляет и бьёт ради самого выгодного и жмёт руки в нём.

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
log-lays = { $player } выставляет политика: { $card } ({ $party }, { $value }).
log-lays-joker = { $player } выставляет джокера { $value }: { $party }.
log-double = { $player } играет удвоение: { $card }. Голоса партии считаются вдвойне: { $party }.
log-skull = { $player } играет череп: { $card } вне игры.
log-egg = { $player } играет яичницу: { $card } остаётся в счёте, но не в споре за председателя.
log-sausage = { $player } устраивает скандал. Голоса партии считаются вполовину: { $party }.
log-vest-skull = { $player } накрывает череп жилетом: { $card } снова в игре.
log-vest-egg = { $player } накрывает яичницу жилетом: { $card }.
log-vest-sausage = { $player } накрывает скандал жилетом. Все голоса снова при ней: { $party }.
log-plays = { $player } играет { $kind ->
    [double] удвоение
    [skull] череп
    [egg] яичницу
    [sausage] скандал
   *[vest] жилет
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
log-refused = Предложение отклонено. Его автор { $by }.
log-gives-up = { $player } отказывается от этих переговоров.
log-goes-on = { $player } продолжает переговоры.
log-government = { $country }: { $count ->
    [one] в одиночку правят
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
log-europe = Подсчёт по Европе.
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
brief-politician = { $card } ({ $party }, { $value }{ $state ->
    [out] , вне игры
    [egg] , яичница
    [egged] , яичница накрыта
   *[well] {""}
 })
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
brief-alone = Правят в одиночку: { $bloc }.
brief-coalitions = При подсчёте сейчас могли бы править:
brief-coalitions-counted = Могут править:
brief-coalition = { $members }, { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
 }. Очки: { $points }.
brief-points = { $seat } { $points }
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
    [one] { $count } яичница
    [few] { $count } яичницы
   *[many] { $count } яичниц
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
 }. На руках карт политиков { $politicians }, карт действий { $actions }.
brief-spent = Сыгранные карты действий: { $cards }.
brief-europe = Положение в Европе:
brief-share = { $party }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }: надбавка { $bonus }. Её владельцы: { $holders }.

## Results

results-score = Очки
