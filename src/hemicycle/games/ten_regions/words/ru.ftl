# Десять регионов: все названия и предложения игры. Регионы названы, как в книге правил; партии назвали мы.
# Голоса считаются в тысячах.

game-title = Десять регионов
game-pitch = Кампании тайные, ложь открытая: побеждайте в регионах, но не делите пьедестал со слишком многими.

## Parties, regions

party-0 = Красный порядок
party-1 = Сильное государство
party-2 = Трон и рынок
party-3 = Социал-демократы
party-4 = Золотая середина
party-5 = Консерваторы
party-6 = Вольные коммуны
party-7 = Свободные граждане
party-8 = Ноль налогов
party-nth = { $party } { $nth }

region-0 = Свято-Николаевская область
region-1 = Муссолино-Франковск
region-2 = Большие Маодзедуны
region-3 = Консерватопия
region-4 = Верхняя Либерда
region-5 = Социал-Демократово
region-6 = Анкапистан
region-7 = Анпримский край
region-8 = СЖВшная гендерная республика
region-9 = Аполитичная автономная область

leaning-left = левые
leaning-centre = центр
leaning-right = правые
leaning-authoritarian = авторитарные
leaning-moderate = умеренные
leaning-libertarian = либертарные
leaning-none = без предпочтений

role-ruling = правящая
role-opposition = главная оппозиция
role-parliament = в парламенте
role-outside = вне парламента

## Tokens

token-media = агитация в СМИ
token-rally = митинг
token-conflict = конфликт
token-control = контроль над СМИ
token-media-does = +20 тыс. вам
token-rally-does = +10 тыс. вам
token-conflict-does = отнимает 10 тыс. у вас и 10 тыс. у другой партии
token-control-does = отнимает 10 тыс. у вас и 20 тыс. у другой партии

## Actions and their fields

action-found = Основать партию
field-found-cell = Партия
action-lot = Вытянуть партию
field-lot-cell = Партия
action-deal = Раздать партии
field-deal-cells = Партии
action-campaign = Запечатать кампанию
field-campaign-media = Агитация в СМИ, по +20 тыс.
field-campaign-rallies = Митинги, по +10 тыс.
field-campaign-conflicts = Конфликты и провокации, 10 тыс. у вас и 10 тыс. у другой партии
field-campaign-controls = Контроль над СМИ, 10 тыс. у вас и 20 тыс. у другой партии
action-draft = Сохранить как черновик
field-draft-media = Агитация в СМИ, по +20 тыс.
field-draft-rallies = Митинги, по +10 тыс.
field-draft-conflicts = Конфликты и провокации, 10 тыс. у вас и 10 тыс. у другой партии
field-draft-controls = Контроль над СМИ, 10 тыс. у вас и 20 тыс. у другой партии
action-strike = Направить токен
field-strike-region = Регион
field-strike-target = Против кого
none-strike-target = ни против кого
action-ballot = Запечатать бюллетень
field-ballot-votes = Кому достанутся спорные регионы
none-ballot-votes = воздержаться

## Options

option-ideologies = Идеологии
option-ideologies-help = Как партии получают клетки компаса. Программа может задать и список: каждому месту клетку от 0 до 8.
option-ideologies-draft = выбирают по очереди
option-ideologies-random = по жребию
option-unique-ideologies = Каждая идеология один раз
option-unique-ideologies-help = Две партии не делят одну клетку компаса. Больше девяти игроков могут играть, только если делить можно.
option-turns = Ходы
option-turns-help = Сколько будет выборов.
option-media = Токены агитации в СМИ
option-media-help = Каждой партии в каждый ход.
option-rallies = Токены митингов
option-rallies-help = Каждой партии в каждый ход. Вместе с агитацией должен быть хотя бы один.
option-conflicts = Токены конфликтов
option-conflicts-help = Каждой партии в каждый ход.
option-three-way-first = Если первое место делят трое или больше, очко получает
option-three-way-first-help = Тогда никто не правит один, и образуется коалиционное правительство. По правилам очко получают все партии.
option-three-way-first-all = каждая партия, как сказано в правилах
option-three-way-first-parliament = каждая партия с мандатом
option-open-ties = По спорным регионам голосуют открыто
option-open-ties-help = Регион за регионом, и каждый голос сразу известен всем. Иначе голосуют тайно, одним бюллетенем.
option-zero-votes = Где ни у кого нет голосов, регион достаётся
option-zero-votes-help = По букве правил там ничья между всеми партиями, и все голосуют.
option-zero-votes-nobody = никому
option-zero-votes-all = тому, за кого проголосуют
option-draft-seconds = Секунды на выбор партии
option-draft-seconds-help = Потом свободную клетку определит жребий.
option-campaign-seconds = Секунды на кампанию
option-campaign-seconds-help = Потом в счёт идёт последняя запечатанная кампания, а без неё черновик. Токены, которых нет ни там, ни там, пропадают.
option-vote-seconds = Секунды на голосование о ничьих
option-vote-seconds-help = Потом тот, кто не сдал бюллетень, считается воздержавшимся.
option-regions = Регионы
option-regions-help = Десять из книги или от 3 до 60 своих: у каждого название, от 1 до 20 мандатов победителю и, если есть предпочтения, экономическое и общественное.

allowed-regions-list = список, в котором от 3 до 60 регионов
allowed-regions = ничего (тогда играют на десяти напечатанных регионах) или список, в котором от 3 до 60 регионов, у каждого название, от 1 до 20 мандатов и, если нужно, склонности economic и social
allowed-other-name = название, которого нет у других регионов
allowed-region = название (name), мандаты (mandates) и, если нужно, economic и social
allowed-leaning = одно из слов: { $words }, или ничего
allowed-ideologies = одно из слов: { $words }, или список, в котором по клетке от 0 до { $most } на каждого игрока
allowed-rallies = целое число от 1 до 30, если media – 0
allowed-cell-each = список по одной клетке на каждого: игроков { $seats }
allowed-cells-once = каждая клетка один раз или unique_ideologies со значением false
allowed-not-unique = false, если игроков больше { $most }
allowed-turns = целое число от 1 до { $most } при стольких игроках и регионах

## Phases, clocks

phase-draft = выбор партий
phase-campaign = тайная кампания
phase-vote = голосование о ничьих
phase-over = конец
clock-draft = на выбор
clock-campaign = до вскрытия
clock-vote = на голосование

## Bots

bot-easy-about = Ведёт кампанию как обычный, но через раз ставит токены куда попало.
bot-normal-about = Считает, где его токены могут победить, тратит их там, а остальные направляет против того, кто впереди.
bot-hard-about = Смешивает кампании, как в равновесии: кто его разгадал, ничего на этом не выиграет, а выбирает жребий.

## Verdicts

verdict-chaos = Хаос и анархия
verdict-chaos-why = Первое место делят четыре партии или больше, и проиграли все. But like, not the cool kind. The lame kind.
verdict-dictatorship = Однопартийная диктатура
verdict-dictatorship-why = Первая партия одна, а второе место делят три или больше: первая побеждает в одиночку.
verdict-two-party = Двухпартийная демократия
verdict-two-party-why = Впереди две партии, а место за ними делят слишком многие: побеждают только эти две.
verdict-multi-party = Многопартийная демократия
verdict-multi-party-why = Три партии впереди всех остальных, и побеждают все три.

## Log

log-start = Партий: { $parties }, регионов: { $regions }, впереди { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }. Обманывать разрешается и даже, пожалуй, рекомендуется.
log-founded = Место { $seat } основывает партию «{ $party }»: { $economic ->
    [left] левую
    [right] правую
   *[centre] центристскую
 }, { $social ->
    [authoritarian] авторитарную
    [libertarian] либертарную
   *[moderate] умеренную
 }.
log-lot = Месту { $seat } по жребию достаётся партия «{ $party }»: { $economic ->
    [left] левая
    [right] правая
   *[centre] центристская
 }, { $social ->
    [authoritarian] авторитарная
    [libertarian] либертарная
   *[moderate] умеренная
 }.
log-turn = Начинается ход { $turn } из { $turns }.
log-campaign-sealed = Партия «{ $party }» запечатала кампанию.
log-campaign-replaced = Партия «{ $party }» заменила кампанию.
log-campaign-late = Время вышло. Не { $count ->
    [one] запечатала кампанию партия «{ $parties }»
   *[other] запечатали кампанию: { $parties }
 }. В счёт идёт оставленное в черновике, остальные токены пропали.
log-vote-sealed = Партия «{ $party }» запечатала бюллетень.
log-vote-replaced = Партия «{ $party }» заменила бюллетень.
log-open-vote = { $region }: партия «{ $party }» голосует за партию «{ $choice }».
log-open-abstained = { $region }: партия «{ $party }» воздерживается.
cards-token = { $token }: { $does }
count-region = { $region }
log-row = «{ $party }», { $votes } тыс.: { $parts }.
row-head-start = фора { $votes } тыс.
row-media = СМИ { $votes } тыс.
row-rallies = митинги { $votes } тыс.
row-own-loss = −{ $votes } тыс. за собственные удары
row-conflict = −{ $votes } тыс. от конфликта партии «{ $party }»
row-control = −{ $votes } тыс. от контроля над СМИ партии «{ $party }»
log-vote-late = Время вышло. Не { $count ->
    [one] сдала бюллетень и всюду воздержалась партия «{ $parties }»
   *[other] сдали бюллетень и всюду воздержались: { $parties }
 }.
log-count = Вскрыты все кампании хода { $turn }.
log-region-won = { $region }: побеждает партия «{ $party }», { $votes } тыс. голосов.
log-region-tied = { $region }: ничья, по { $votes } тыс. голосов: { $parties }. Решит общее голосование.
log-region-nobody = { $region }: ни у кого нет голосов, мандат не достаётся никому.
log-tie-voted = { $region }, голоса за партию «{ $party }» ({ $count }): { $voters }.
log-tie-abstained = { $region }, { $count ->
    [one] воздерживается
   *[other] воздерживаются
 }: { $voters }.
log-tie-won = { $region }: по итогам голосования победа достаётся партии «{ $party }».
log-tie-nobody = { $region }: голосование ничего не решило, мандат не достаётся никому.
log-rule = Правит партия «{ $parties }».
log-coalition = Коалиционное правительство: { $parties }. Главной оппозиции нет.
log-nobody-rules = Первое место делят три партии или больше: образуется коалиционное правительство.
log-no-parliament = Мандатов нет ни у кого, нет и правящей партии.
log-role-ruling = { $party }: { $mandates ->
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }, правящая партия, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
log-role-opposition = { $party }: { $mandates ->
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }, главная оппозиция, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
log-role-parliament = { $party }: { $mandates ->
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
log-role-outside = { $party }: мандатов нет, { $points ->
    [0] очков тоже
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
log-tokens-front = По токену агитации и контроля над СМИ { $count ->
    [one] получает
   *[other] получают
 }: { $parties }.
log-tokens-parliament = { $count ->
    [one] Токен агитации в СМИ получает
   *[other] По токену агитации в СМИ получают
 }: { $parties }.
log-tokens-outside = { $count ->
    [one] Сосёт лапу, радикализуется и получает токен митинга и токен конфликта
   *[other] Сосут лапу, радикализуются и получают по токену митинга и конфликта
 }: { $parties }.
log-winners = { $count ->
    [one] Победитель
   *[other] Победители
 }: { $parties }.
log-points = { $party }: { $points ->
    [0] ни одного очка
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.

## How things stand

brief-draft = Партию выбирает место { $seat }.
brief-party = Занято: { $party }, { $economic ->
    [left] левая
    [right] правая
   *[centre] центристская
 }, { $social ->
    [authoritarian] авторитарная
    [libertarian] либертарная
   *[moderate] умеренная
 } партия.
brief-region = { $region }: { $leanings ->
    [none] без предпочтений
    [economic] { $economic ->
        [left] за левых
        [right] за правых
       *[centre] за центристов
     }
    [social] { $social ->
        [authoritarian] за авторитарных
        [libertarian] за либертарианцев
       *[moderate] за умеренных
     }
   *[both] { $economic ->
        [left] за левых
        [right] за правых
       *[centre] за центристов
     } и { $social ->
        [authoritarian] авторитарных
        [libertarian] либертарианцев
       *[moderate] умеренных
     }
 }; { $mandates ->
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }.
brief-campaign = Ход { $turn } из { $turns }: тайная кампания. Разместить нужно все токены.
brief-vote = Ход { $turn } из { $turns }: все голосуют, кому { $ties ->
    [one] достанется { $ties } спорный регион
    [few] достанутся { $ties } спорных региона
   *[many] достанутся { $ties } спорных регионов
 }.
brief-purse = Токены на этот ход{ $count ->
    [one] {""}
   *[other] {" "}у каждой
 }: агитация в СМИ { $media }, митинги { $rallies }, конфликты { $conflicts }, контроль над СМИ { $controls }: { $parties }.
brief-head-start = { $region }, +{ $votes } тыс. на старте: { $parties }.
brief-parliament = Парламент хода { $turn }:
brief-mandates = { $party }: пока { $mandates ->
    [0] ни одного мандата
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }.
brief-open-vote = { $region }: партия «{ $party }» голосует за партию «{ $choice }».
brief-open-abstained = { $region }: партия «{ $party }» воздерживается.
brief-sealed = Запечатано: { $parties }.
brief-to-vote = Ещё не проголосовали: { $parties }.
brief-missing = Ещё не запечатано: { $parties }.
brief-own-campaign = Ваша кампания запечатана; её можно заменить, пока не сданы все:
brief-own-draft = Ваш черновик; он идёт в счёт, только если к концу времени ничего не запечатано:
brief-own-ballot = Ваш бюллетень запечатан; его можно заменить, пока не сданы все:
brief-placed = { $region }: агитация в СМИ { $media }, митинги { $rallies }.
brief-conflict = { $region }: конфликт против партии «{ $party }».
brief-conflict-idle = { $region }: конфликт ни против кого.
brief-control = { $region }: контроль над СМИ против партии «{ $party }».
brief-control-idle = { $region }: контроль над СМИ ни против кого.
brief-nothing-placed = Ничего не размещено.
brief-voted = { $region }: ваш голос за партию «{ $party }».
brief-abstained = { $region }: вы воздерживаетесь.
foretold-totals = Ваши голоса, если их никто не отнимет:
foretold-total = { $region }: { $votes } тыс.
foretold-no-votes = Так у вас нигде не будет голосов.

## Table

table-title = Ход { $turn } из { $turns } · { $phase }
table-note-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
table-note-mandates = { $count ->
    [0] без мандатов
    [one] { $count } мандат
    [few] { $count } мандата
   *[many] { $count } мандатов
 }
table-you = вы
table-k = { $votes }к
table-k-unit = к
table-mandates = { $count ->
    [one] { $count } мандат
    [few] { $count } мандата
   *[many] { $count } мандатов
 }

# Choosing a party
table-compass = Компас: девять партий на выбор
table-cell-free = свободна
table-cell-taken = занята: { $names }
table-no-home = своего региона нет
table-say-found = Выберите партию.
table-say-found-more = Близкие ей регионы будут давать вам фору каждый ход.
table-found = Основать партию
table-found-this = Основать: { $party }
table-found-first = Сначала выберите её на компасе.
table-found-why = На всю игру, отменить нельзя.
table-found-both = Совсем свои: { $regions }.
table-found-one = Свои наполовину: { $regions }.

# Map and purse
table-map = Компас как карта
table-region-label = { $region }, ваша фора { $head } тыс., всего у вас { $total } тыс.
table-no-head-start = без форы
table-at = против
table-purse = Ваш кошель
table-of = из { $whole }
table-kind-media = агитация
table-kind-rally = { $count ->
    [one] митинг
   *[other] митинги
 }
table-kind-conflict = { $count ->
    [one] конфликт
   *[other] конфликты
 }
table-kind-control = контроль над СМИ
table-some-media = { $count ->
    [one] { $count } агитация
    [few] { $count } агитации
   *[many] { $count } агитаций
 }
table-some-rally = { $count ->
    [one] { $count } митинг
    [few] { $count } митинга
   *[many] { $count } митингов
 }
table-some-conflict = { $count ->
    [one] { $count } конфликт
    [few] { $count } конфликта
   *[many] { $count } конфликтов
 }
table-some-control = { $count ->
    [one] { $count } контроль над СМИ
    [few] { $count } контроля над СМИ
   *[many] { $count } контролей над СМИ
 }
table-worth-own = { $own } вам
table-worth-both = { $own } вам, { $target } им
table-say-place = Разместите все токены.
table-say-tap = { $kind ->
    [media] Агитация ляжет туда, где вы нажмёте.
    [rally] Митинг пройдёт там, где вы нажмёте.
    [conflict] Конфликт вспыхнет там, где вы нажмёте.
   *[control] Контроль над СМИ ляжет туда, где вы нажмёте.
 }
table-say-tap-none = Выберите токен, который ещё остался.
table-say-complete = Всё размещено.
table-say-complete-more = Запечатайте или переложите.
table-still = Осталось разместить:
table-not-saved = На потом ничего не сохранить.
table-why-complete = Запечатанную кампанию можно заменить, пока не запечатали все.
table-not-complete = Ещё нет: остались неразмещённые токены.
table-none-left = { $kind ->
    [media] Агитации больше нет.
    [rally] Митингов больше нет.
    [conflict] Конфликтов больше нет.
   *[control] Контроля над СМИ больше нет.
 }
table-said-total = { $region }: всего у вас { $votes } тыс.
table-all-back = Все токены снова в кошеле.
table-seal = Запечатать кампанию
table-seal-again = Запечатать заново
table-keep-sealed = Оставить как было
table-take-all-back = Забрать всё
table-nothing-here = ничего не размещено
table-change-region = Изменить
table-less = на один меньше: { $kind }
table-more = на один больше: { $kind }
table-aim-label = { $kind }, против кого: { $target }. Изменить
table-aim-ask = { $region }: против кого?
table-aim-conflict = Вы теряете здесь { $own }, и названная партия столько же.
table-aim-control = Вы теряете здесь { $own }, названная партия { $target }.
table-nobody = никого
table-cancel = Отмена
table-menu-total = Всего у вас: { $votes }
table-done = Готово
table-all-here = { $kind ->
    [media] Всю агитацию сюда ({ $count })
   *[rally] Все митинги сюда ({ $count })
 }
table-clear = Забрать отсюда

# Sealed
table-sealed = Ваша кампания запечатана.
table-sealed-why = Заменить можно, пока не запечатали все.
table-change-campaign = Изменить кампанию
table-hands = Чья кампания:

# The count
table-counts = Прошлые парламенты
table-count-of = Подсчёт хода { $turn }
table-the-count = Подсчёт хода { $turn }; стрелками от региона к региону
table-leave-to-campaign = К кампании
table-leave-to-vote = К голосованию
table-leave-count = Закрыть подсчёт
table-region-of = Регион { $at } из { $of }
table-first = К первому региону
table-back = На регион назад
table-next = Дальше
table-last = К итогу
table-play = Показывать дальше
table-pause = Остановить здесь
table-order = Порядок подсчёта
table-result = Итог
table-count-map = Карта подсчёта
table-counting = подсчёт
table-not-counted = ещё не подсчитано
table-no-winner = ничей
table-tie = ничья
table-tie-at = ничья, { $votes }
table-count-won = Побеждает партия «{ $party }»: { $votes } тыс., отрыв { $lead } тыс. Следом «{ $second }».
table-count-alone = Побеждает партия «{ $party }»: { $votes } тыс., а больше ни у кого нет голосов.
table-count-nobody = Голосов не осталось ни у кого, регион ничей.
table-count-tied = Ничья, по { $votes } тыс.: { $parties }. После подсчёта решат голосованием.
table-count-voted = Ничья, по { $votes } тыс.: { $parties }. Голосованием, { $ballots } из { $of }, регион достаётся партии «{ $party }».
table-count-deadlock = Ничья, по { $votes } тыс.: { $parties }. Голосование ничего не решило, регион ничей.
table-how-head = фора { $votes }
table-how-media = агитация { $votes }
table-how-rallies = митинги { $votes }
table-how-own = своя провокация −{ $votes }
table-how-by = { $party } −{ $votes }
table-nothing-there = Ни токенов, ни форы:
table-legend-head = фора
table-legend-media = агитация
table-legend-rallies = митинги
table-legend-lost = потеряно
table-ballots = Голосование
table-ballots-by-name = поимённо
table-abstained = воздержались

# Parliament
table-parliament = Парламент, ход { $turn }
table-given-of = { $given } из { $whole }
table-of-given = из { $whole }
table-chamber-label = Палата: роздано мандатов { $given } из { $whole }. { $parties }
table-plus-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
 }
table-outside = Без мандатов:
table-outside-yet = Пока без мандатов:
table-after = После подсчёта хода { $turn }
table-house-both = У власти { $party }, в оппозиции { $opposition }.
table-house-alone = У власти { $party }, главной оппозиции нет.
table-house-coalition = У власти вместе { $parties }.
table-house-nobody = У власти никого.
table-house-all = Образуется коалиционное правительство.
table-house-open = идёт голосование
table-house-ties = { $count ->
    [one] Ничья: { $regions }. Кому достанется регион, решат все.
   *[other] Ничьи: { $regions }. Кому достанутся регионы, решат все.
 }
table-house-many-ties = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[many] { $count } ничьих
 }: кому достанутся регионы, решат все.

# The vote
table-say-vote = { $count ->
    [one] Кому достанется спорный регион?
    [few] Кому достанутся { $count } спорных региона?
   *[many] Кому достанутся { $count } спорных регионов?
 }
table-say-vote-more = Бюллетень тайный, вскроют все вместе и поимённо.
table-say-vote-open = Голосуют открыто, регион за регионом: каждый голос слышат все.
table-vote-openly = Проголосовать
table-vote-given = Ваш голос отдан и известен всем.
table-vote-given-why = Его можно изменить, пока не проголосовали все.
table-change-vote = Изменить голос
table-tie-stand = по { $votes }
table-abstain = воздержаться
table-seal-ballot = Запечатать бюллетень
table-seal-ballot-again = Запечатать заново
table-vote-why = Решает большинство; снова ничья, и регион ничей.
table-vote-missing = Ещё не решено: { $regions }.
table-ballot-sealed = Ваш бюллетень запечатан.
table-change-ballot = Изменить бюллетень

# The front page
table-paper = Аполитичный обозреватель
table-paper-facts = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }, { $parties ->
    [one] { $parties } партия
    [few] { $parties } партии
   *[many] { $parties } партий
 }
table-unfinished = Игра прервана
table-becomes-chaos = Страну охватывают
table-becomes-dictatorship = В стране устанавливается
table-becomes-two-party = В стране устанавливается
table-becomes-multi-party = В стране сохраняется
table-deck-chaos-plain = Первое место { $firsts ->
    [one] делит { $firsts } партия
    [few] делят { $firsts } партии
   *[many] делят { $firsts } партий
 }, очков поровну: { $points }. Не победил никто.
table-deck-dictatorship-plain = { $first }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 } и вся власть. Второе место { $seconds ->
    [one] делит { $seconds } партия
    [few] делят { $seconds } партии
   *[many] делят { $seconds } партий
 }, у них по { $next }, и из них не побеждает никто.
table-deck-two-party-two = Первое место делят { $first }, очков по { $points }. Место за ними { $seconds ->
    [one] делит { $seconds } партия
    [few] делят { $seconds } партии
   *[many] делят { $seconds } партий
 }, у них по { $next }: они ни с чем.
table-deck-two-party-one-one = Победили { $first } ({ $points }) и { $second } ({ $next }). Третье место { $thirds ->
    [one] делит { $thirds } партия
    [few] делят { $thirds } партии
   *[many] делят { $thirds } партий
 }, у них по { $last }: они ни с чем.
table-deck-multi-party-three = Первое место делят { $first }, очков по { $points }: победили все три.
table-deck-multi-party-two-one = Первое место делят { $first }, очков по { $points }; следом { $second }, { $next }: победили все три.
table-deck-multi-party-one-two = Первое место: { $first }, { $points }; следом { $second }, по { $next }: победили все три.
table-deck-multi-party-one-one-one = { $first } ({ $points }), { $second } ({ $next }) и { $third } ({ $last }): победили все три.
table-you-win = Вы победили.
table-wins = Победа: { $name }.
table-no-winners = Никто
table-career-ruled = Правление: { $count ->
    [one] ход { $turns }.
   *[other] ходы { $turns }.
 }
table-career-opposed = Главная оппозиция: { $count ->
    [one] ход { $turns }.
   *[other] ходы { $turns }.
 }
table-career-modest = Ни разу у власти и ни разу главная оппозиция.
table-points = Очки
table-points-turns = по ходам
table-party = Партия
table-turn = Ход { $turn }
table-parliaments = { $count ->
    [one] Парламент
    [3] Три парламента
    [few] { $count } парламента
   *[many] { $count } парламентов
 }
table-mandates-each = { $count ->
    [one] по { $count } мандату
   *[other] по { $count } мандатов
 }
table-also = Также в номере
table-story-closest = Ближе всего.
table-story-closest-won = { $region }, ход { $turn }: { $party }, { $votes } тыс., отрыв { $lead } тыс.
table-story-closest-voted = { $region }, ход { $turn }: ничья, по { $votes } тыс.; голосованием ({ $ballots }) регион достался партии «{ $party }».
table-story-closest-nobody = { $region }, ход { $turn }: ничья, по { $votes } тыс., и в итоге регион ничей.
table-story-wasted = Впустую.
table-story-wasted-text = { $party }: { $votes } тыс. там, где она не победила, из них { $most } тыс. за один раз: { $region }, ход { $turn }.
table-story-besieged = Под огнём.
table-story-besieged-text = { $party }: минус { $votes } тыс. от чужих провокаций, из них { $most } тыс. от соперника «{ $by }».
