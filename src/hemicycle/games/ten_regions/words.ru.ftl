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
option-three-way-first-help = Правящей партии тогда нет. По книге очко получают «все партии», и понять это можно двояко.
option-three-way-first-parliament = каждая партия с мандатом
option-three-way-first-all = каждая партия
option-draft-seconds = Секунды на выбор партии
option-draft-seconds-help = Потом свободную клетку определит жребий.
option-campaign-seconds = Секунды на кампанию
option-campaign-seconds-help = Потом в счёт идёт последняя запечатанная кампания, а без неё черновик. Токены, которых нет ни там, ни там, пропадают.
option-vote-seconds = Секунды на голосование о ничьих
option-vote-seconds-help = Потом тот, кто не сдал бюллетень, считается воздержавшимся.
option-regions = Регионы
option-regions-help = Десять из книги или от 3 до 60 своих: у каждого название, от 1 до 20 мандатов победителю и, если есть предпочтения, экономическое и общественное.

## Phases, clocks

phase-draft = выбор партий
phase-campaign = тайная кампания
phase-vote = голосование о ничьих
phase-over = конец
clock-draft = на выбор
clock-campaign = до вскрытия
clock-vote = на голосование

## Bots

bot-canvasser = Агитатор
bot-canvasser-about = Считает, где его токены могут победить, тратит их там, а остальные направляет против того, кто впереди.

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
log-nobody-rules = Первое место делят три партии или больше, правящей партии нет.
log-no-parliament = Мандатов нет ни у кого, правящей партии тоже.
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
brief-sealed = Запечатано: { $parties }.
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

## Table
