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
table-your-card = ваша карта: { $to }
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
table-then-relation = Затем вы меняете одно отношение тех, кто действовал.
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
table-welcome-hint = Сколько карт самое большее может отдать следующий игрок? У него { $most }.
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
table-step-loses = { $parties }: без { $turnout }
table-step-leaves = { $parties }: вне кабинета
table-step-centre = В центре: { $parties }
table-story-start = Отношения снимают одно за другим, от слабейшего, пока остаётся группа с большинством.
table-story-voterless = Без избирателей нет места в парламенте. Исчезают и отношения этих партий.
table-story-ally = Малая партия с её избирателями примыкает к той, что ближе всех к её краю: { $allies }.
table-story-seated = Одинаково близки и связаны: { $allies }. Малая партия садится на их отношение.
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
table-headline = { $count ->
    [one] В центре власти: { $parties }
   *[other] Победили вместе: { $parties }
 }
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
