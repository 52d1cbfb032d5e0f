# Шведский парламент 2014: все названия и предложения игры.

game-title = Шведский парламент 2014
game-pitch = Завоёвывайте избирателей на восьми шкалах, сводите и ссорьте восемь партий и окажитесь центром тяжести того кабинета, который из этого выйдет.

## Things

party-conservatives = Консерваторы
party-liberals = Либералы
party-labour = Лейбористы
party-socialists = Социалисты
party-farmers = Фермеры
party-christians = Христиане
party-greens = Зелёные
party-nationalists = Националисты
party-feminists = Феминистки
party-pirates = Пираты
system = Система
scale-0 = Забота/Свобода
scale-1 = Мир/Оборона
scale-2 = Швеция/Человечность
scale-3 = Природа/Прогресс
scale-4 = Равенство/Семья
scale-5 = Приватность/Безопасность
scale-6 = Солидарность/Инициатива
scale-7 = Европа/Независимость
scale-of = { $first }/{ $second }
direction-0 = Забота
direction-1 = Свобода
direction-2 = Мир
direction-3 = Оборона
direction-4 = Швеция
direction-5 = Человечность
direction-6 = Природа
direction-7 = Прогресс
direction-8 = Равенство
direction-9 = Семья
direction-10 = Приватность
direction-11 = Безопасность
direction-12 = Солидарность
direction-13 = Инициатива
direction-14 = Европа
direction-15 = Независимость
side-first = первое направление
side-second = второе направление
group-younger = молодые
group-older = пожилые
group-urban = горожане
group-rural = селяне
group-lower-education = низкое образование
group-higher-education = высшее образование
group-men = мужчины
group-women = женщины
voter-office-workers = Служащие
voter-unemployed = Безработные
voter-pensioners = Пенсионеры
voter-construction-workers = Строители
voter-service-workers = Сфера услуг
voter-technicians = Техники
voter-teachers = Учителя
voter-industrial-workers = Заводские рабочие
voter-programmers = Программисты
voter-sick-leavers = Больничники
voter-entrepreneurs = Предприниматели
voter-healthcare-workers = Медработники
voter-students = Студенты
voter-card = { $name } ({ $turnout })
card-towards = { $card } (к стороне «{ $direction }»)

## Cards: an idea is a policy, and upside down an opinion

idea-0 = Пособие родителям повыше
opinion-0 = Налоги это грабёж
idea-1 = Больше денег на детей
opinion-1 = Разоблачены мнимые бедняки
idea-2 = Поднять минимальную пенсию
opinion-2 = Налогоплательщики идут на парламент
idea-3 = Налог вверх, учителей больше
opinion-3 = В казне небывалый излишек
idea-4 = Срезать подоходный налог
opinion-4 = Очереди к врачу всё длиннее
idea-5 = Отменить налог на дом
opinion-5 = Бездомные на снегу
idea-6 = Выбирай больницу сам
opinion-6 = Скандал в доме престарелых
idea-7 = Налоговая скидка пенсионерам
opinion-7 = Больна и без пособия
idea-8 = Не вооружать диктаторов
opinion-8 = Россия вторгается в Украину
idea-9 = Заморозить военный бюджет
opinion-9 = Замечена загадочная подлодка
idea-10 = Подписать ядерный запрет
opinion-10 = Бомбардировщики над Балтикой
idea-11 = Без ООН ни солдата
opinion-11 = Хакеры оставили город без света
idea-12 = Купить новые истребители
opinion-12 = Взятки за оружие
idea-13 = Вернуть армию на острова
opinion-13 = Истребители съели бюджет
idea-14 = Вернуть призыв
opinion-14 = Марш мира заполнил улицы
idea-15 = Вступить в евробригаду
opinion-15 = Война без конца
idea-16 = Экзамен по шведскому для гражданства
opinion-16 = Утонули у границы
idea-17 = Строже с воссоединением семей
opinion-17 = Деревня спасает семью
idea-18 = Сперва заработок, потом вид на жительство
opinion-18 = Экстремисты маршируют по городу
idea-19 = Заслон дешёвым рукам
opinion-19 = Новый швед берёт золото
idea-20 = Лечить и без документов
opinion-20 = В пригородах горят машины
idea-21 = Амнистия детям беженцев
opinion-21 = Жильё: очередь до горизонта
idea-22 = Двери открыты для работников
opinion-22 = Раскрыт сговор низких зарплат
idea-23 = Процент на помощь миру
opinion-23 = Помощь ушла, куда неизвестно
idea-24 = Поднять углеродный налог
opinion-24 = Счета за свет бьют рекорды
idea-25 = Игрушки без отравы
opinion-25 = Завод уезжает за границу
idea-26 = Въезд в город за деньги
opinion-26 = Бунт автомобилистов
idea-27 = Строже защищать животных
opinion-27 = Волк утащил любимца
idea-28 = Построить новые реакторы
opinion-28 = Где-то расплавился реактор
idea-29 = Шоссе под столицей
opinion-29 = Город задыхается в смоге
idea-30 = Разрешить изменённые культуры
opinion-30 = Пчёлы вымирают
idea-31 = Новые шахты на севере
opinion-31 = Водоросли душат Балтику
idea-32 = Ещё один папин месяц
opinion-32 = Родители на пределе
idea-33 = Брак для всех
opinion-33 = Колокола бьют протест
idea-34 = Строже за насилие в семье
opinion-34 = Домохозяйка возвращается
idea-35 = Полный день в женских профессиях
opinion-35 = Все устали от местоимений
idea-36 = Пособие тем, кто растит дома
opinion-36 = Отчёт о стеклянном потолке
idea-37 = Группы в садике поменьше
opinion-37 = Буря из-за розовых игрушек
idea-38 = Короткий день родителям
opinion-38 = Разрыв в зарплатах растёт
idea-39 = Выбирай садик сам
opinion-39 = Клуб старых приятелей раскрыт
idea-40 = Качать файлы законно
opinion-40 = Бомба в торговом центре: тревога
idea-41 = Остановить тотальную слежку
opinion-41 = Стрельба средь бела дня
idea-42 = Защитить разоблачителей
opinion-42 = Раскрыта шпионская сеть
idea-43 = Медкарты под замок
opinion-43 = Волна квартирных краж
idea-44 = Камеру на каждую площадь
opinion-44 = Пиратская бухта
idea-45 = Строже с оружием
opinion-45 = Найдена картотека тайной полиции
idea-46 = Удвоить таможню
opinion-46 = Ваш телефон подслушивает
idea-47 = Алкозамок в каждую машину
opinion-47 = Великая утечка данных
idea-48 = Запретить работу по звонку
opinion-48 = Стартап продан за миллиарды
idea-49 = Честная плата в госзаказах
opinion-49 = Пекарню задушили бумагами
idea-50 = Молодёжь стажёрами в казну
opinion-50 = Дикая забастовка в портах
idea-51 = Ученичество за счёт казны
opinion-51 = Профсоюзный босс в хоромах
idea-52 = Снизить налог на зарплату
opinion-52 = Пир премий в банке
idea-53 = Больничные не за счёт малых фирм
opinion-53 = Обманутые сборщики ягод
idea-54 = Старшинство больше не щит
opinion-54 = Уволены по эсэмэс
idea-55 = Кредиты кооперативам
opinion-55 = Рабочие падают на складе
idea-56 = Вступить в банковский союз
opinion-56 = Кризис евро всё глубже
idea-57 = Достроить единый рынок
opinion-57 = Брюссель запретил деликатес
idea-58 = Европейский рынок углерода
opinion-58 = Договор, которого никто не читал
idea-59 = Делить беженцев на весь союз
opinion-59 = Европарламент опять переезжает
idea-60 = Шведский трудовой закон первее
opinion-60 = Экспорт бьёт рекорды
idea-61 = Крона навсегда
opinion-61 = Студенты по обмену любят Европу
idea-62 = Меньше платить в союз
opinion-62 = Союзу дали премию мира
idea-63 = Беречь границу от спиртного
opinion-63 = Сосед почуял угрозу

## Actions and their fields

action-dealparties = Раздать партии
field-dealparties-parties = Партии
action-dropmarkers = Бросить фишки ничьих партий
field-dropmarkers-falls = Как они упали
action-dealt = Взять карту из стопки
field-dealt-card = Карта
action-choose = Выбрать партию
field-choose-party = Партия
action-place = Поставить фишку
pair = { $one } – { $other }
action-eachchange = Каждое изменение, которое мне доступно
action-drawing = Карта, которую нарисую я
field-drawing-strengths = Отношения, 0 значит нет
field-place-scale = Шкала
field-place-side = Сторона
action-policy = Сыграть политику
field-policy-card = Карта
action-opinion = Сыграть мнение
field-opinion-card = Карта
action-callvoter = Поставить избирателя в очередь
field-callvoter-card = Избиратель
action-invite = Пригласить малую партию
field-invite-card = Малая партия
action-draw = Взять карту
field-draw-pile = Стопка
action-endturn = Закончить ход
action-back = Поддержать политику
field-back-pay = Чем платить
none-back-pay = даром
action-standstill = Остаться на месте
field-standstill-pay = Чем платить
action-decline = Не действовать
action-welcome = Сказать, сколько карт можно отдать
field-welcome-most = Карт самое большее
action-close = Больше карт не принимать
action-contribute = Отдать карту
field-contribute-card = Карта
action-bringback = Вернуться на шаг
field-bringback-card = Чем платить
action-enough = Больше карт не отдавать
action-create = Завязать отношения
field-create-one = Одна партия
field-create-other = Другая партия
action-strengthen = Укрепить отношения
field-strengthen-one = Одна партия
field-strengthen-other = Другая партия
action-weaken = Ослабить отношения
field-weaken-one = Одна партия
field-weaken-other = Другая партия
action-break = Разорвать отношения
field-break-one = Одна партия
field-break-other = Другая партия

## Options

option-parties = Партии
option-parties-help = Их выбирают по очереди, раздают жребием или задают списком, по одной на каждое место.
option-parties-choose = по выбору
option-parties-random = по жребию
option-difficulty = Сложность в одиночку
option-difficulty-help = Сколько карт Система играет после каждого вашего хода. Важно, только если игрок один. Примерно с 12 почти никто не выигрывает.
option-minor-parties = Малые партии
option-minor-parties-help = Можно приглашать феминисток и пиратов. В первый раз без них меньше правил.
option-dominant-parties = Две главные партии
option-dominant-parties-help = Консерваторы и лейбористы стоят на каждой шкале на двух делениях. Тому, кто их ведёт, играть легче.
option-true-colours = Как на самом деле
option-true-colours-help = Партии, чьё место на карте расходится с их настоящей позицией около 2014 года, занимают настоящую.
option-coop = Все вместе
option-coop-help = Кабинет и тот, кто его возглавит: все побеждают, если выйдет точно такой кабинет с таким центром тяжести, иначе все проигрывают.
option-move-seconds = Секунды на ход
option-move-seconds-help = Выбрать партию, поставить фишку, сделать ход, изменить отношение. Потом партия ведёт себя как ничья.
option-reply-seconds = Секунды на ответ
option-reply-seconds-help = Поддержать политику, остаться на месте, отдать карту или заплатить ею. Потом партия ведёт себя как ничья.
option-components = Набор
option-components-help = Шкалы, избиратели, карты и партии в файле TOML. Обычный набор отчасти восстановлен нами.

allowed-parties = одно из слов: { $words }, или список, в котором для каждого игрока своя партия, целое число от 0 до { $most }
allowed-party-each = список по одной партии на каждого: игроков { $seats }
allowed-not-dominant = false, если в наборе нет партий Conservatives и Labour
allowed-coop = ничего или кабинет: список его партий (cabinet) и одна из них как лидер (leader)
allowed-components = ничего (тогда играют обычным набором) или другой набор со всем, что в него входит
allowed-natural-relations = партии с 28 разными природными отношениями
allowed-number-each = по числу для каждого блока: { $blocs }
allowed-different = все разные
allowed-other-than-parties = не те, что у партий
allowed-two-texts = два текста
allowed-either-end = 0 или { $end }
allowed-one-of-each = по одному из каждой пары: { $words }
allowed-combinations-once = каждое сочетание групп один раз
allowed-turnouts-once = числа от -8 до 8, кроме -1, каждое один раз
allowed-two-in-each-pile = по два избирателя в каждой стопке
allowed-idea-for-each-scale = хотя бы одна идея для каждой шкалы
allowed-some-once = некоторые из этих, каждое один раз: { $words }
allowed-each-once = каждое один раз: { $words }

## Phases, clocks

phase-nature = решает случай
phase-choose = выбор партий
phase-place = расстановка фишек
phase-play = карты играют и берут
phase-reply = партии отвечают на карту
phase-welcome = приглашение малой партии
phase-contribute = малой партии отдают карты
phase-bring-back = партии возвращаются
phase-relation = меняется отношение
phase-over = конец
clock-choose = на выбор
clock-place = на фишку
clock-turn = на ход
clock-reply = на ответ
clock-relation = на отношение

## Bots

bot-easy-about = Играет как обычный, но через раз делает что угодно из дозволенного.
bot-normal-about = Считает, каких избирателей могут завоевать его фишки, бережёт карты для отношений, которые поставят его в центр, и платит только за то, что приносит пользу.
bot-hard-about = Пробует в воображаемых мирах все карты и отношения, ведёт ту партию, которую больше любят другие, и бережёт карты, чтобы последнее слово было за ним.

## Verdicts

verdict-centre = Центр тяжести
verdict-centre-why = Все остальные партии вышли из кабинета раньше, и эта победила.
verdict-lasted = Ближе всех к центру
verdict-lasted-why = В центре тяжести системная партия, и побеждает игрок, чья продержалась в кабинете дольше.
verdict-most-voters = Больше всех избирателей
verdict-most-voters-why = Ни одного игрока в кабинете нет, и побеждает тот, у кого больше избирателей; при равенстве решает явка, потом избиратель с самой высокой явкой.
verdict-nobody = В парламенте никого
verdict-nobody-why = Ни один игрок не завоевал ни избирателя, и не победил никто.
verdict-solo-won = Система побеждена
verdict-solo-won-why = Ваша партия стала центром тяжести кабинета.
verdict-solo-lost = Система устояла
verdict-solo-lost-why = В одиночку побеждают только как центр тяжести кабинета, а вы им не стали.
verdict-coop-won = Кабинет, какого хотели
verdict-coop-won-why = Правят точно те партии, о которых вы условились, и центр тяжести там, где был задуман.
verdict-coop-lost = Не тот кабинет
verdict-coop-lost-why = Вы условились о других партиях или о другом центре тяжести.

## Log

log-start = { $players ->
    [one] { $players } игрок ведёт свою партию
    [few] { $players } игрока ведут свои партии
   *[many] { $players } игроков ведут свои партии
 } в парламенте из восьми. Решат шестнадцать избирателей.
log-start-solo = Один против Системы: после каждого хода она играет { $difficulty ->
    [one] { $difficulty } карту
    [few] { $difficulty } карты
   *[many] { $difficulty } карт
 }. Решат шестнадцать избирателей.
log-start-coop = { $players ->
    [one] { $players } игрок добивается
    [few] { $players } игрока вместе добиваются
   *[many] { $players } игроков вместе добиваются
 } такого кабинета: { $cabinet }. В центре его должны быть { $leader }.
log-chosen = Место { $number } ведёт партию: { $party }.
log-placed = { $party } встали на сторону «{ $direction }» шкалы «{ $scale }».
log-dropped = Ничьи партии заняли свои места.
log-turn = Ход { $number }: { $who }.
log-plays-policy = { $who }: политика «{ $card }», к стороне «{ $direction }».
log-plays-opinion = { $who }: мнение «{ $card }», к стороне «{ $direction }».
log-plays-minor = { $who }: приглашение. { $card }: каждая отданная карта двигает всех к стороне «{ $direction }».
log-acts-policy = { $parties } поддержали.
log-acts-opinion = { $parties } остались на месте.
log-declines-policy = { $party } не поддержали.
log-declines-opinion = { $party } пошли со всеми.
log-nobody-backed = Никто не поддержал.
log-moved-opinion = Кто не платил, сделал шаг к стороне «{ $direction }».
log-moved-minor = Все сделали шаг к стороне «{ $direction }».
log-pays-policy = { $who } поддержали, отдав { $price }.
log-pays-opinion = { $who } остались на месте, отдав { $price }.
log-pays-contributed = { $who } отдали { $price }.
log-pays-brought-back = { $who } вернулись на шаг, отдав { $price }.
log-price-card = карту стопки «{ $pile }»
log-price-voter = в очередь избирателя ({ $voter })
log-welcome = { $most ->
    [0] { $party } не могут отдать ни одной карты
    [one] { $party } могут отдать не больше { $most } карты
   *[many] { $party } могут отдать не больше { $most } карт
 }: так решили { $who }.
log-closed = { $who } больше карт не принимают.
log-entered = { $party } встали на шкалу.
log-created = { $one } и { $other } завязали отношения.
log-strengthened = { $one } и { $other } сблизились: { $strength }.
log-weakened = { $one } и { $other } разошлись: { $strength }.
log-broken = { $one } и { $other } разорвали отношения.
log-nothing-to-change = Ни одного отношения изменить нельзя.
log-drew = { $who }: новая карта из стопки «{ $pile }».
log-called = { $who }: избиратель в очередь, { $voter }.
log-decided-plain = { $voter } выбрали партию { $party }: она ближе всех к группе «{ $group }» на шкале «{ $scale }»{ $count ->
    [one] {""}
    [few] , это { $count } темы спустя
   *[many] , это { $count } тем спустя
 }.
log-decided-order = { $voter } выбрали партию { $party }: по всем темам поровну, а на первой из них она стоит выше.
log-ended = Сыграна последняя карта, игра окончена.
log-cabinet = { $count ->
    [one] { $members } правят одни.
   *[other] Кабинет: { $members }.
 }
log-centre = Центр тяжести: { $party }. { $count ->
    [one] {""}
   *[other] От центра к краям: { $order }.
 }

## How things stand

foretold-create = { $one } – { $other }, новое отношение: { $then }
foretold-strengthen = { $one } – { $other } крепче: { $then }
foretold-weaken = { $one } – { $other } слабее: { $then }
foretold-break = { $one } – { $other }, разрыв: { $then }
foretold-map = При такой карте: { $then }
foretold-no-room = Такую карту из шестиугольников не сложить.
foretold-no-tiles = Не хватает жетонов отношений: { $count }.
foretold-cabinet = { $count ->
    [one] { $members } правили бы одни.
   *[other] кабинет { $members }, в центре { $party }.
 }
foretold-nobody = не правил бы никто.
brief-turn = Ход { $number }: { $who }.
brief-acts-policy = Поддержали: { $parties }.
brief-acts-opinion = Остались на месте: { $parties }.
brief-to-decide = Ещё решают, по порядку: { $parties }.
brief-free = Даром: { $parties }; остальным поддержка стоит карты.
brief-guest = Вы говорите, сколько карт может отдать партия { $party }.
brief-wanted = Все вместе добиваются кабинета { $cabinet }, в центре его { $leader }.
brief-declines-policy = Не поддержали: { $parties }.
brief-declines-opinion = Идут со всеми: { $parties }.
brief-pushed = Все сдвинуты на { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
 } к стороне «{ $direction }».
brief-welcome = Тот, кого спрашивают, может отдать карт: { $count }.
brief-leads = Место { $number } ведёт партию: { $party }. На руках { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }.
brief-leads-holding = Место { $number } ведёт партию: { $party }. На руках { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }: { $piles }.
brief-scale = От «{ $first }» до «{ $second }»: { $segments }.
brief-segment = { $group } ({ $parties })
brief-segment-empty = { $group }
brief-relations = Отношения: { $relations }.
brief-relation = { $one } – { $other } { $strength }
brief-natural = { $party } ({ $bloc ->
    [blue] синий блок
    [red-green] красно-зелёный блок
    [yellow] жёлтый блок
   *[other] блок «{ $bloc }»
 }), природные отношения: { $others }.
brief-natural-to = { $party } { $strength }
brief-no-relations = Отношений нет.
brief-tiles = Свободных жетонов отношений: { $count }.
brief-agenda = В повестке, сначала горячее:
brief-topic = «{ $card }» ({ $scale }); при равенстве по порядку: { $column }.
brief-no-agenda = Повестка пуста.
brief-queue = В очереди: { $voters }.
brief-voter = { $voter } (явка { $turnout }; { $groups })
brief-next-plain = Сейчас { $voter } выбрали бы партию { $party }: она ближе всех к группе «{ $group }» на шкале «{ $scale }»{ $count ->
    [one] {""}
    [few] , это { $count } темы спустя
   *[many] , это { $count } тем спустя
 }.
brief-next-order = Сейчас { $voter } выбрали бы партию { $party }: по всем темам поровну, а на первой из них она стоит выше.
brief-won = { $party }: { $count ->
    [one] { $count } избиратель
    [few] { $count } избирателя
   *[many] { $count } избирателей
 }, явка { $turnout } ({ $turnouts }).
brief-forecast = Если бы выборы кончились сейчас: { $count ->
    [one] { $members } правят одни
   *[other] кабинет { $members }, в центре { $party }
 }.
brief-piles = Осталось в стопках: { $piles }.
brief-pile = { $pile } { $count }
brief-piles-empty = Брать больше нечего.
brief-idea = У вас политика «{ $policy }» (к стороне «{ $direction }»), она же мнение «{ $opinion }» (к стороне «{ $other }»). Спрашивают по порядку: { $column }. Поддерживают даром: { $highlighted }.
brief-voter-card = У вас избиратель: { $voter }.
brief-minor-card = У вас приглашение: { $party }.

## Refusals

refused-party-taken = эта партия занята или её нет среди восьми
refused-scale-filled = ваша фишка на этой шкале уже стоит, или такого места нет
refused-pile-empty = эта стопка пуста, или стопки с таким номером нет
refused-piles-empty = брать больше нечего
refused-other-card = эту карту так не играют
refused-not-in-hand = этой карты у вас нет
refused-backing-is-free = ваша партия выделена и поддерживает эту политику даром
refused-backing-costs = ваша партия серая, и за поддержку этой политики нужно заплатить картой
refused-being-resolved = сначала нужно закончить с сыгранной картой
refused-other-side = на эту сторону карты так не отвечают
refused-must-draw = пока есть что брать, ход кончается новой картой
refused-must-play = брать больше нечего, и нужно сыграть карту
refused-no-relation-now = отношения сейчас не меняют
refused-not-asked = сейчас вас об этом не спрашивают
refused-no-pair = назовите две из восьми партий, сначала ту, чей номер меньше
refused-related = эти партии уже связаны
refused-unrelated = эти партии не связаны
refused-both-must-act = нужно, чтобы действовали обе партии
refused-one-must-act = нужно, чтобы из этих партий действовала ровно одна
refused-at-the-limit = у этого отношения уже три жетона
refused-not-your-relation = разорвать можно только отношения своей партии
refused-not-negative = это отношение и потом было бы хорошим
refused-no-tiles = жетонов отношений больше нет
refused-no-room = на карте из шестиугольников этому отношению вместе с остальными нет места

## Table

table-title = Решились { $decided } из { $voters } избирателей · ход { $turn }
table-title-before = перед первым ходом
table-title-over = выборы окончены
table-no-voters = нет избирателей
table-won = { $count ->
    [one] { $count } избиратель
    [few] { $count } избирателя
   *[many] { $count } избирателей
 }, явка { $turnout }
table-won-short = { $count } изб., { $turnout }
table-voters-label = { $count ->
    [one] избиратель
    [few] избирателя
   *[many] избирателей
 }
table-cards-label = { $count ->
    [one] карта
    [few] карты
   *[many] карт
 }
table-party-of = { $party } ({ $person })
table-system = Система
table-system-nobody = ничьи партии
table-system-solo = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 } за ход
table-goal = Что нужно для победы
table-goal-usual = Стать центром тяжести кабинета или игроком, чья партия продержится в нём дольше всех.
table-goal-solo = Вы побеждаете один, и только как центр тяжести кабинета.
table-goal-coop = Все побеждают вместе, если кабинет таков: { $parties }, а его центр: { $leader }.
table-goal-majority = Кабинету нужны 9 избирателей или 8, чья явка в сумме не меньше 1. Решились { $decided } из { $voters }.
table-paid-down = { $count ->
    [one] { $count } карта уплачена и лежит
    [few] { $count } карты уплачены и лежат
   *[many] { $count } карт уплачены и лежат
 } лицом вниз.

# Scales and markers
table-panels = Части поля
table-panel-scales = Шкалы
table-panel-map = Карта
table-panel-voters = Повестка, очередь
table-pile = { $scale }: { $count ->
    [one] в стопке { $count } карта
    [few] в стопке { $count } карты
   *[many] в стопке { $count } карт
 }
table-your-card = ваша карта
table-in-play = разыгрывается
table-hottest = верх повестки
table-place-here = Поставить фишку к стороне «{ $to }»
table-short-younger = молод.
table-short-older = пожил.
table-short-urban = город
table-short-rural = село
table-short-lower = низ. об.
table-short-higher = выс. об.
table-short-men = мужч.
table-short-women = женщ.

# The political map
table-map = Политическая карта
table-map-about = Политическая карта. Стрелки переводят с плитки на плитку.
table-tiles-left = жетонов отношений: { $count }
table-with = { $party }: { $strength }
table-relation = { $one } и { $other }: { $strength }
table-relation-none = нет
table-create = { $one } и { $other }: завязать отношения
table-legend-can = может измениться
table-legend-change = нажмите, чтобы изменить
table-legend-create = можно завязать
table-legend-touch = Связанные партии соприкасаются.
table-how-formed = Как складывался кабинет
table-if-now = Если бы выборы кончились сейчас

# Agenda and voters
table-agenda = Повестка
table-agenda-order = сначала горячее
table-agenda-empty = Здесь нет карт.
table-agenda-more = { $count ->
    [one] ещё { $count } ниже
   *[other] ещё { $count } ниже
 }
table-agenda-less = свернуть
table-as-policy = политика
table-as-opinion = мнение
table-as-minor = малая партия
table-column-shown = { $party },
table-column-grey = { $party } (серым),
table-column-acts = { $party }: действует,
table-column-not = { $party }: не действует,
table-queue = Очередь
table-queue-of = { $count } из { $needed }
table-queue-solo = избирателей: { $count }
table-queue-empty = Никто не ждёт. Решились { $decided } из { $voters }.
table-would-decide = Решение, будь оно сейчас
table-decides-next = Решает после этого хода
table-decision = { $voter }: { $group }, шкала «{ $scale }», { $away ->
    [0] ровно там
    [one] в { $away } делении
   *[many] в { $away } делениях
 }.
table-decision-after = До этого ничья по { $count ->
    [one] { $count } карте
   *[many] { $count } картам
 }.
table-decision-order = Всё ещё поровну: { $parties }. Решает порядок на первой карте.
table-look-one = { $group }, «{ $scale }»: { $parties }.
table-look-tied = { $group }, «{ $scale }»: поровну { $parties }.
table-vote = Избиратель решает
table-vote-kicker = Решает избиратель { $count } из 16
table-vote-won = Выбор: { $party }
table-vote-order = по порядку на первой карте
table-close = Закрыть

# What is going on
table-nothing-yet = Ещё ничего не сыграно. Возьмите первую карту.
table-placing = Фишки ничьих партий уже выпали; игроки ставят свои.
table-all = всё
table-less = короче
table-plays-policy = { $by } · политика
table-plays-opinion = { $by } · мнение
table-plays-minor = { $by } · приглашение
table-news-policy = { $by }: политика «{ $card }». { $count ->
    [0] Никто не поддержал.
   *[other] Шаг к стороне «{ $to }»: { $parties }.
 }
table-news-opinion = { $by }: мнение «{ $card }». { $count ->
    [0] Все сделали шаг к стороне «{ $to }».
   *[other] Шаг к стороне «{ $to }» сделали все, кроме: { $parties }.
 }
table-news-relation = { $one } – { $other }: { $strength }.
table-news-broken = { $one } – { $other }: отношений больше нет.
table-news-nothing = Менять нечего.
table-news-drew = { $by }: карта из стопки «{ $pile }».
table-news-called = { $voter }: в очередь.
table-news-decided = { $voter }: выбор сделан, { $party }.
table-news-invited = { $by }: приглашение, { $party }.
table-news-contributed = { $by }: карта отдана.
table-news-back = { $by }: шаг назад.
table-news-entered = { $party }: теперь на шкале.

# Parties to choose from
table-choose-title = Восемь партий
table-choose-about = Одну из них ведёте вы. Названо то, за что партия стоит с самого начала, если за неё никто не играет; свои фишки вы ставите сами.
table-bloc-blue = синий блок
table-bloc-red = красно-зелёный блок
table-bloc-yellow = жёлтый блок
table-led-by = ведёт: { $person }
table-choose = Выберите партию.
table-choose-hint = Она ваша до конца игры.
table-choose-picked = Ваш выбор: { $party }.
table-choose-none = Выберите партию
table-choose-go = Взять: { $party }
table-place = Поставьте фишку.
table-place-hint = { $count ->
    [one] Осталась { $count } шкала.
    [few] Осталось { $count } шкалы.
   *[many] Осталось { $count } шкал.
 } Выберите сторону середины: на шкалах или здесь.
table-place-picked = { $scale }: вы начинаете на стороне «{ $to }».
table-place-go = Поставить

# Hand and turn
table-hand = Ваши карты
table-hand-pay = Ваши карты: чем платить
table-hands = Карты всех игроков
table-card-voter = избиратель, явка { $turnout }
table-card-minor = малая партия
table-card-pushes = двигает всех
table-your-turn = Играйте карты или возьмите новую.
table-your-turn-end = Играйте карты или закончите ход.
table-your-turn-must = Сыграйте карту: стопки пусты.
table-your-turn-hint = Выберите карту и увидите, что она сделает.
table-as-policy-does = { $count ->
    [0] Как политику это никто не поддержит даром.
   *[other] Как политику это даром поддержат и сделают шаг к стороне «{ $to }»: { $parties }.
 }
table-as-opinion-does = Как мнение: все делают шаг к стороне «{ $to }», кого бы карта ни выделяла.
table-as-minor-does = Каждая отданная карта двигает всех на шаг к стороне «{ $to }»; потом партия встаёт на другом краю.
table-may-join = За карту могут присоединиться: { $parties }.
table-may-stand = Игрок может заплатить карту и остаться на месте; только это значит действовать.
table-may-contribute = Игроки по очереди могут отдать карты; потом каждый может заплатить, чтобы вернуться.
table-drawing = Черновик карты
table-drawing-why = Нажимайте на пары и рисуйте любые отношения: видно, сложится ли карта и какой кабинет получился бы сейчас. Под диагональю стоят природные отношения.
table-drawing-pair = { $one } – { $other }: { $strength }
table-drawing-reset = Как на столе
table-natural = Природное отношение: { $one } и { $other }
table-relation-then = Если бы выборы тогда кончились: { $then }
table-then-relation = Затем вы меняете одно отношение: завязываете или укрепляете между двумя, кто действовал, или ослабляете между тем, кто действовал, и тем, кто нет.
table-call-does = Избиратель встаёт в конец очереди, больше ничего не происходит.
table-played-so-far = Сыграно за этот ход: { $count }.
table-play-policy = Сыграть политику
table-play-opinion = Сыграть мнение
table-to-opinion = Перевернуть
table-to-policy = Перевернуть
table-call = Поставить в очередь
table-invite = Пригласить партию
table-draw = Взять карту
table-end-turn = Закончить ход
table-piles = Стопки
table-draw-only = Возьмите карту.
table-draw-which = Из какой стопки взять карту?
table-draw-hint = Шкала видна всем на рубашке.
table-draw-picked = Стопка: { $pile }.
table-draw-why = Взяв карту, вы закончите ход.
table-draw-go = Взять
table-back-to-hand = Назад к картам

# Replies
table-asked-policy = «{ $card }», политика: шаг к стороне «{ $to }».
table-asked-opinion = «{ $card }», мнение: все идут к стороне «{ $to }».
table-asked-free = { $party }: поддержать можно даром.
table-asked-grey = { $party }: поддержать можно за карту.
table-asked-still = { $party }: остаться на месте можно за карту.
table-reply-why = Кто поддержит, сделает шаг и будет действовать.
table-reply-why-still = Кто заплатит, чтобы остаться, будет действовать.
table-back-free = Поддержать
table-back-pick = Поддержать: чем платить?
table-back-pay = Поддержать за «{ $card }»
table-still-pick = Остаться: чем платить?
table-still-pay = Остаться за «{ $card }»
table-not-back = Не поддерживать
table-go-along = Идти со всеми
table-pay-pick = Выберите карту
table-pay-voter = Уплаченный избиратель встаёт в конец очереди, лицом вверх.
table-welcome = Приглашение: { $card }.
table-welcome-hint = Следующие отдают: { $guest }, карт на руках { $most }. Сколько самое большее?
table-welcome-why = { $count ->
    [0] Пока никто не сдвинут.
    [one] Все сдвинуты на { $count } шаг к стороне «{ $to }».
    [few] Все сдвинуты на { $count } шага к стороне «{ $to }».
   *[many] Все сдвинуты на { $count } шагов к стороне «{ $to }».
 }
table-welcome-most = Самое большее карт
table-welcome-go = { $count ->
    [0] От него ни одной
   *[other] Не больше { $count }
 }
table-welcome-close = Больше ни от кого
table-contribute = { $card }: каждая карта двигает всех на шаг к стороне «{ $to }».
table-contribute-any = Отдать можно сколько угодно.
table-contribute-most = Отдать можно ещё: { $left }.
table-contribute-why = Отдать карту не значит действовать.
table-contribute-go = Отдать «{ $card }»
table-bring = { $party }: { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
 } от прежнего места.
table-bring-hint = Каждая уплаченная карта возвращает вас на шаг.
table-bring-why = Кто заплатит хоть одну, будет действовать.
table-bring-go = Шаг назад за «{ $card }»
table-enough = Достаточно

# Relations
table-relation-lead = Измените одно отношение.
table-relation-hint = Нажмите на карте или выберите здесь.
table-relation-wished = { $one } – { $other }: было { $before }, станет { $after }.
table-relation-why = Карта покажет это прежде, чем оно будет сделано.
table-relation-go = Изменить
table-relation-undo = Вернуть как было
table-change = { $one } и { $other }: было { $before }, станет { $after }
table-kind-create = Завязать
table-kind-strengthen = Укрепить
table-kind-weaken = Ослабить
table-kind-break = Разорвать

# The cabinet
table-step = Шаг { $step } из { $steps }
table-if-now-step = Если бы выборы кончились сейчас · шаг { $step } из { $steps }
table-step-start = Выборы окончены
table-step-voterless = Без избирателей: { $parties }
table-step-ally = { $minor } и { $allies }: союз
table-step-seated = { $minor } между: { $allies }
table-step-bridge = Мост: { $one } – { $other }
table-step-dropped = Выбывают: { $parties }
table-step-removed = Долой { $one } – { $other }
table-step-locked = Остаётся { $one } – { $other }
table-step-loses = { $parties }: уходит избиратель ({ $turnout })
table-step-leaves = { $parties }: вне кабинета
table-step-centre = В центре: { $parties }
table-story-start = Отношения снимают одно за другим, от слабейшего, пока остаётся группа с большинством.
table-story-voterless = Без избирателей нет места в парламенте. Исчезают и отношения этих партий.
table-story-ally = { $minor } со своими избирателями примыкают к партии, что ближе всех к их краю: { $allies }.
table-story-seated = Одинаково близки и связаны: { $allies }. { $minor } садятся на их отношение.
table-story-bridge = Ни у одной группы нет большинства. Соединяют самую естественную пару из разных групп: { $one } и { $other }.
table-story-dropped = Они не связаны с большинством ({ $voters }, явка { $sum }) и уходят вместе со своими отношениями.
table-story-removed = Слабейшее из оставшихся, { $strength }. Большинство есть и без него: избирателей { $voters }, явка { $sum }.
table-story-locked = Без него ({ $strength }) большинства не было бы: избирателей только { $voters }, явка { $sum }. Оно остаётся.
table-story-loses = Крайняя партия теряет избирателя с наименьшей явкой, { $turnout }. { $own ->
    [0] Больше никого нет.
   *[other] Осталось: { $own }.
 }
table-story-leaves = Без избирателей партия покидает кабинет; кто остался, ближе к центру.
table-story-centre = Все остальные ушли. Это центр тяжести.
table-group-about = { $parties }: избирателей { $count }, явка { $turnout }
table-group-voters = { $count ->
    [one] избиратель
    [few] избирателя
   *[many] избирателей
 }, явка { $turnout }
table-majority = большинство
table-bridge = Мост: { $one } и { $other }
table-tile = { $party }: { $voters }
table-tile-out = { $party }, вне кабинета: { $voters }
table-first = Первый шаг
table-back = Шаг назад
table-next = Следующий шаг
table-last = Последний шаг
table-run = Показывать само
table-pause = Пауза
table-steps = Шаг
table-to-board = К полю

# The end
table-paper = Парламентский вестник
table-paper-players = { $count ->
    [one] один против Системы
    [few] { $count } игрока
   *[many] { $count } игроков
 }
table-unfinished = Не доиграно
table-headline-centre = В центре власти: { $parties }
table-headline-won = Победа: { $parties }
table-headline-together = Победили вместе: { $parties }
table-headline-nobody = Центр за собой держат: { $party }
table-deck = { $count ->
    [one] Правит одна партия: { $parties }.
   *[other] Кабинет: { $parties }. Его центр тяжести: { $centre }.
 }
table-places = Места
table-cabinet = Кабинет
table-centre-outwards = От центра к краям
table-is-centre = центр тяжести
table-lasted = { $place }-е место от центра
table-outside = вне кабинета
table-electorate = Кто кого завоевал
table-turnout = избиратели и явка
