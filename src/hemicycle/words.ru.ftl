# Слова, общие для всех игр: для терминала, браузера и программ.

## Everywhere

seat-number = Место { $number }
none = нет
yes = да
no = нет
list-and = { $head } и { $last }

## Terminal

serve-at = Hemicycle работает по адресу { $address }
serve-others = Остальным в вашей сети открывать { $address }
serve-alone = Открыть его может только этот компьютер. Чтобы могли и другие: hemicycle serve --host 0.0.0.0
terminal-players = { $count ->
    [one] Место, за которое играют здесь: { $people }
   *[other] Места, за которые играют здесь: { $people }
 }. { $bot-count ->
    [one] За место { $bots } играет бот.
   *[other] За места { $bots } играют боты.
 }
terminal-only-people = { $count ->
    [1] За единственное место играют здесь.
   *[other] За все места играют здесь, их { $count }.
 }
terminal-only-bots = За все места играют боты, их { $count }; вы смотрите.
terminal-help-hint = На любой вопрос можно ответить знаком ?, чтобы узнать о командах.
terminal-resumed = Партия продолжается после хода { $number }.
terminal-turn = { $seat }, ваш ход.
terminal-hand-over = Передайте клавиатуру. Теперь за ней { $seat }. Нажмите Enter, чтобы продолжить.
terminal-seat = место { $number }
terminal-person = место { $number }, { $name }
terminal-nothing-new = Пока ничего не произошло.
terminal-time-runs = Сейчас ходить необязательно: это время { $clock }.
terminal-end-time = дать времени выйти
terminal-end-time-allowed = Нажмите Enter, чтобы время вышло.
terminal-act = ходить: { $seat }
terminal-next = Что дальше
terminal-kind = Что вы сделаете
terminal-move = Ваш ход
terminal-pick-number = Ответьте номером от 1 до { $size } или названием.
terminal-pick-default = Enter: { $default }.
terminal-pick-value = Ответьте числом: { $values }.
terminal-range = от { $low } до { $high }
terminal-only-one = { $title }: возможно только одно, { $choice }.
terminal-titled = { $title }: { $choice }
terminal-nothing-to-place = { $title }: размещать нечего.
terminal-split = { $title }: разместите { $total }.
terminal-split-up-to = { $title }: разместите не больше { $total }.
terminal-split-so-far = Уже размещено: { $placed }. { $left ->
    [one] Остался { $left }
    [few] Осталось { $left }
   *[many] Осталось { $left }
 }.
terminal-split-allowed = Ответьте парами «место=сколько», например { $example }. Enter: спрашивать по очереди.
terminal-split-up-to-allowed = Ответьте парами «место=сколько», например { $example }, или словом «{ $each }», чтобы спрашивать по очереди. Enter: больше ничего не размещать.
terminal-each = по очереди
terminal-amount = { $place }: сколько из { $left }?
terminal-amount-allowed = Ответьте числом от 0 до { $left }. Enter: 0.
terminal-amount-rest = { $place }: сюда идёт остаток, { $left }.
terminal-bag = { $title }, { $number } из { $count }
terminal-bag-more = { $title }: осталось { $left }. Добавить ещё?
terminal-bag-more-allowed = Ответьте «да» или «нет». Enter: нет.
terminal-bag-same = Сколько таких же?
terminal-bag-same-allowed = Ответьте числом от 1 до { $left }. Enter: 1.
terminal-arrange = { $title }: { $left ->
    [one] выберите { $left }
    [few] выберите { $left } по порядку
   *[many] выберите { $left } по порядку
 }.
terminal-arrange-allowed = Ответьте одним или несколькими номерами из списка по порядку. Ответа по умолчанию нет.
terminal-arrange-so-far = Уже выбрано: { $placed }.
terminal-number-allowed = Ответьте числом от { $low } до { $high }.
terminal-parts = { $title }: чисел { $places }, каждое от 1 до { $most }, вместе { $total }.
terminal-parts-allowed = Ответьте { $places ->
    [one] одним числом
   *[other] числами через пробел, их { $places }
 }. Ответа по умолчанию нет.
terminal-not-so-many = Нужно { $count }, а не { $given }.
terminal-other-sum = Вместе это { $come }, а не { $total }.
terminal-holds = { $name }, { $weight }
terminal-majority = { $title }: участников { $count }, у которых вместе не меньше { $quota }.
terminal-majority-allowed = Ответьте { $count ->
    [one] номером из списка
   *[other] номерами из списка через пробел, их { $count }
 }. Ответа по умолчанию нет.
terminal-no-majority = У них { $held }; нужно { $quota }.
terminal-members = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
 }
terminal-part = { $title }, { $part }
terminal-times = { $what } ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
 })
terminal-placed = { $place } { $amount }
terminal-kept-back = ничего
terminal-ready = Ваш ход готов:
terminal-confirm = Отдать его?
terminal-confirm-allowed = Enter: отдать; «назад»: изменить последний ответ.
terminal-handed-in = Ход принят.
terminal-first-question = Это первый вопрос.
terminal-what-if = Что если? Ответы сейчас ничего не меняют; «назад» вернёт к вашему ходу.
terminal-no-what-if = Сейчас пробовать нечего.
terminal-no-count = Ещё ничего не подсчитано.
terminal-no-rules = У этой игры нет книги правил.
terminal-no-options = Уславливаться было не о чем.
terminal-no-cards = Смотреть здесь больше не на что, кроме стола.
terminal-offer = Предложение никого не связывает и не заменяет хода; «назад» вернёт к вашему ходу.
terminal-offer-to = Кому
terminal-no-offers = Сейчас предложить ничего нельзя.
terminal-offers = { $seat } предлагает: { $offer }
terminal-agreed = { $seat }: согласие.
terminal-no-reply = { $seat }: на это нет ответа.
terminal-nothing-to-agree = Вам никто ничего не предлагал.
terminal-no-back = Отсюда возвращаться некуда.
terminal-no-answer = На этот вопрос нет ответа по умолчанию: ответьте что-нибудь.
terminal-no-such = В списке нет такого: { $answer }.
terminal-ambiguous = Непонятно, что такое { $answer }: подходят { $names }.
terminal-no-number = { $answer }: нужно число от { $low } до { $high }.
terminal-no-value = { $answer }: нужно число: { $values }.
terminal-no-pair = { $answer }: нужны место и количество, например { $example }.
terminal-too-many = Это больше, чем есть, на { $over }: всего { $total }.
terminal-twice = { $name }: уже выбрано.
terminal-full = Можно дать ещё только { $left }.
terminal-yes-no = { $answer }: нужно «да» или «нет».
terminal-only-enter = Здесь нечего писать. Нажмите Enter или напишите «выход».
terminal-over = Партия окончена.
terminal-winners = { $count ->
    [0] Не победил никто.
    [one] Победитель: { $names }.
   *[other] Победители: { $names }.
 }
terminal-place = { $place }. { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }.
terminal-saved = Партия сохранена в файле { $file }.
terminal-go-on = Чтобы продолжить, наберите: { $command }
terminal-not-saved = Не удалось сохранить партию в файле { $file }: { $why }
terminal-help = На любой вопрос можно ответить командой:
    ? или «помощь»: эта справка,
    «назад»: вернуться к предыдущему вопросу,
    «стол»: как обстоят дела,
    «журнал»: что произошло,
    «подсчёт»: последний подсчёт («подсчёт 4» или с названием: его часть),
    «правила»: книга правил («правила 3»: одно правило),
    «настройки»: о чём условились, «карты»: чем играют,
    «предложить»: предложить что-то игроку, «согласен»: согласиться с последним предложением,
    «что если»: попробовать и узнать, что из этого выйдет,
    «выход»: сохранить партию и выйти.
command-help = ?, помощь
command-back = назад, отмена
command-board = стол, доска
command-log = журнал
command-count = подсчёт
command-rules = правила
command-options = настройки
command-cards = карты
command-offer = предложить
command-agree = согласен, согласна
command-what-if = что если, а если
command-quit = выход

retold-head = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }.
retold-seat = Что видело { $seat } до хода { $number }:
retold-bystander = Что видел зритель до хода { $number }:
retold-everybody = Что видели все, до действия { $number }; за именами то, что знали только они:
retold-only = { $seats }: { $line }
retold-stands = Как обстоят дела:

verify-right = Это верная запись партии { $game }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }.
verify-unfinished = Партия не окончена.
verify-seed = Все случайности следуют из заранее объявленного зерна.

games-line = { $key }: { $title }. { $pitch } От { $low } до { $high } игроков, от { $short } до { $long } минут.

power-head = Чтобы решать, нужно { $what }.
power-quota = { $quota } из { $total }
power-or = { $one } или { $other }
power-more-than = больше { $share }
power-at-least = не меньше { $share }
power-per-cent = { $number }{"\u00A0"}%
power-player = Игрок
power-bloc = Блок
power-owen = Оуэн
power-banzhaf-owen = Банцаф – Оуэн
power-weight = Вес
power-shapley-shubik = Шепли – Шубик
power-banzhaf = Банцаф
power-swings = Решающих голосов
power-deegan-packel = Диган – Пакел
power-public-good = Общее благо
power-johnston = Джонстон
power-nucleolus = N-ядро
power-baron-ferejohn = Барон – Ферджон
power-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
power-minimal = { $count ->
    [0] Ни одна коалиция не может решать.
    [one] { $count } коалиция решает, и лишних в ней нет:
    [few] { $count } коалиции решают, и лишних в них нет:
   *[many] { $count } коалиций решают, и лишних в них нет:
 }
power-more = … и ещё { $count }.
power-improper = Две коалиции без общих членов могут решать обе.
power-rounded = Доли посчитаны приближённо: коалиций слишком много, чтобы перебрать их точно.
power-unit = Веса сначала округлены до кратных { $unit }, поэтому доли близки к точным, но не точны.
power-left-out = Пропущено: { $measures } – { $why }.
power-why-too-many = слишком много игроков или коалиций
power-why-nobody = никто не может решать
power-why-two-alone = двое могут решать каждый в одиночку
power-why-no-equilibrium = равновесие не найдено

wrong-game = Игры { $given } нет; есть { $known }.
wrong-bot = Бота { $given } нет; есть { $known }.
wrong-own-bot = Бота { $why } нет; свой бот называется по файлу или модулю и функции, как my_bots.py:greedy.
wrong-bot-failed = Ваш бот не справился. { $why }.
wrong-language = Слов на языке { $given } нет; есть { $known }.
wrong-bots = За { $seats } мест нельзя посадить { $given } ботов.
wrong-no-game = Назовите игру; есть { $known }.
wrong-other-game = { $file }: это партия { $played }, а не { $given }.
wrong-resume-settings = Партия продолжается с прежними местами, ботами, зерном и настройками; уберите { $given }.
wrong-option = Настройка задаётся как имя=значение, а не как { $given }.
wrong-seat = Места { $given } нет; есть места от 1 до { $seats }.
wrong-not-over = Глазами всех можно увидеть только оконченную игру.
wrong-move = Хода { $given } нет; всего ходов { $moves }.
wrong-record = { $file }: { $why }
wrong-votes = Голосование задаётся квотой и весами, как "11: 7 5 4 3 1", "50%: A:28.5 B:16.4" или "2/3: votes.csv", а не { $given }.
wrong-votes-long = Голосование длиннее { $most } знаков задаётся файлом, как "50%: votes.csv".
wrong-votes-many = Игроков может быть { $most }, а не { $players }.
wrong-votes-comma = { $given } – это одно число или два? Пишите дробь через точку, а после запятых между весами ставьте пробел.
wrong-votes-grouped = Числа пишутся без разделителей, как 1234567, а не как { $given }.
wrong-votes-negative = Отрицательных весов не бывает, а здесь { $given }.
wrong-votes-players = Во всех голосованиях должны быть одни и те же игроки: столько же и с теми же именами.
wrong-votes-unnamed = Имена есть либо у всех игроков, либо ни у кого: { $named } – имя, а у игрока { $place } его нет.
wrong-votes-twice = Двух игроков зовут { $name }.
wrong-votes-name = Имя { $name } нельзя показать.
wrong-bloc = Игрока { $given }, чтобы включить его в блок, нет.
wrong-bloc-twice = Один из игроков { $given } уже в другом блоке.
wrong-sheet-rows = { $file } – не таблица: нужна строка на каждого игрока, и столбцов во всех поровну.
wrong-sheet-column = Скажите, в каком столбце { $file } стоят веса, как "50%: { $file }#2"; числа есть в { $columns }.
wrong-quota = Квота не меньше 1, а не { $given }.
wrong-votes-size = Игроков { $players }, и веса такие, что этого не сосчитать.
wrong-no-plots = Для диаграмм нужна библиотека matplotlib: pip install "hemicycle[plots]".
wrong-plot-ending = Диаграммы рисуются в файлы { $endings }, а не в { $file }.
wrong-no-plot-file = Не удалось нарисовать { $file }: { $why }
wrong-arena-bots = Для турнира нужно хотя бы два бота, например --bots hard,normal.
wrong-arena-seats = Для турнира нужно хотя бы два места и по месту на каждого бота.
wrong-arena-option = { $why }
wrong-arena-results = { $why }; назовите другой через --out.
wrong-no-arena = Для турниров нужны библиотеки: pip install "hemicycle[arena]".
wrong-no-cluster = По адресу { $address } не отвечает кластер Ray.
wrong-no-ray = Чтобы играть на нескольких машинах, нужен Ray: pip install "hemicycle[ray]".
arena-report = Отчёт — в { $file }.
wrong-file = Не удалось прочесть { $file }: { $why }
wrong-not-written = Не удалось записать { $file }: { $why }
wrong-utf-16 = { $file } не читается: это текст в UTF-16; сохраните его в UTF-8.
wrong-no-text = Не удалось прочесть { $file }: это не текст в UTF-8.

## Refusals

refused-option = настройка { $option }: значение { $value } не подходит; нужно { $allowed }
allowed-whole = целое число от { $low } до { $high }{ $none ->
    [true] {" "}или null
   *[false] {""}
 }
allowed-flag = true или false
allowed-one-of = одно из слов: { $words }
allowed-text = текст от 1 до { $most } знаков в одну строку
allowed-names-and-values = имена и значения
allowed-names = одно из имён: { $names }
allowed-no-options = ничего: у этой игры нет настроек
allowed-less = меньше: столько данных ни в одной игре не нужно
allowed-toml = данные или текст в формате TOML, а это не он
allowed-list = список
allowed-list-of = список, в котором { $count } { $count ->
    [one] запись
    [few] записи
   *[other] записей
 }
allowed-list-from = список, в котором от { $low } до { $high } записей
allowed-entry = запись ровно с такими полями: { $names }
refused-nothing-now = сейчас ничего такого сделать нельзя
refused-none-of = { $what }: такого нет среди возможного
refused-not-now = { $what }: сейчас это невозможно
refused-other-kind = { $what }: это не { $kind }
refused-unknown-field = у действия { $kind } нет такого поля
refused-missing = этого не хватает
refused-too-many = лишних { $over }: всего есть { $total }
refused-left-over = нужно разместить ещё { $left } из { $total }
refused-no-list = { $what }: это не список
refused-no-list-of = { $what }: нужен список, в котором { $length ->
    [one] { $length } элемент
    [few] { $length } элемента
   *[many] { $length } элементов
 }
refused-out-of-order = порядок не тот
refused-no-number = { $what }: это не целое число от 0
refused-too-large = { $what }: это слишком много
refused-as-it-is = так уже и есть
refused-out-of-range = { $what }: нужно число от { $low } до { $high }
refused-wrong-sum = вместе это { $come }, а не { $total }
refused-no-member = { $what }: не может участвовать
refused-no-majority = у них { $held }, а нужно { $needed }
refused-not-your-turn = сейчас ходит не это место
refused-no-such-clock = такие часы не идут
refused-illegal = такой ход невозможен
refused-paused = партия приостановлена
refused-late = время вышло
refused-not-recorded = этой случайности нет в записи

# What the server refuses

refused-bad-invitation = это приглашение уже использовано, заменено другим или его не было; попросите у хозяина новое
refused-busy = от этого стола сейчас хотят слишком многого; попробуйте чуть позже
refused-damaged = записи этого стола повреждены, поэтому его нельзя ни показать, ни продолжить
refused-failed = не получилось по вине сервера; это записано
refused-foreign-address = код можно сделать только для адреса этого сервера
refused-foreign-origin = об этом попросила страница другого сайта; откройте страницу самого стола
refused-malformed = сервер этого не понял
refused-message-too-large = сообщение слишком велико: в нём может быть не больше { $most } КБ
refused-method-not-allowed = по этому адресу так не спрашивают
refused-no-clock = за этим столом часы не идут
refused-no-json = сюда можно отправлять только JSON
refused-no-listener = говорить можно только с другими местами за этим столом
refused-no-name = скажите, под каким именем вас будут знать остальные
refused-no-report = об этой партии рассказать больше нечего
refused-no-such-bot = такой бот в это не играет
refused-no-such-game = такой игры здесь нет
refused-no-such-seat = такого места за этим столом нет
refused-nobody-there = на этом месте никого нет
refused-not-found = такой страницы нет
refused-not-here = показатели сообщаются только на самой машине, где работает сервер
refused-not-host = это может только хозяин стола
refused-not-over = это можно узнать, только когда партия закончится
refused-not-saved = сохранить это не удалось, поэтому ничего не произошло; попробуйте чуть позже
refused-not-started = партия ещё не началась
refused-not-your-seat = это место не ваше
refused-nothing-said = в этом сообщении ничего нет
refused-open-seats = сначала каждое место должен занять человек или бот
refused-other-edition = за этим столом играли по другой редакции правил
refused-over = партия закончена
refused-seated = у вас уже есть место за этим столом
refused-sent-away = хозяин удалил вас из-за стола; вернуться можно только по приглашению
refused-started = партия уже началась
refused-taken = это место занято
refused-talk-shut = правила сейчас не позволяют такого разговора
refused-timed = часы за этим столом идут сами; прерывать их можно только там, где время не ограничено
refused-too-long = сообщение слишком длинное: в нём может быть не больше { $most } знаков
refused-too-many-tables = за многими вашими столами уже играют одни боты; завершите один из них или подождите
refused-too-much = одно место может написать за столом не больше { $most } МБ, и ваше уже написало столько
refused-too-often = слишком часто; подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }
refused-unknown-host = сервер не знает себя под именем { $name }; кто его запускает, может добавить имя через --host-name

## Browser

loading = Накрываем на стол…
table = Стол
you = вы
somebody = кто-то
unread = непрочитанных
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
 }
rules = Правила
lost = Здесь ничего нет
lost-about = По этому адресу нет страницы.
to-lobby = На главную
to-table = К столу
tools = Инструменты
tools-language = Язык
tools-theme = Светлая или тёмная тема
dialog-close = Закрыть
copy = Скопировать
copy-done = Скопировано
share = Отправить…
step-less = на один меньше: { $what }
step-more = на один больше: { $what }

name-title = Ваше имя
name-label = Ваше имя
name-about = Его видят остальные за столом. Оно хранится в этом браузере, регистрироваться не нужно.
name-save = Сохранить
name-yours = Ваше имя:
name-none = не указано
name-change = Изменить

lobby-motto = Игры о коалициях
lobby-games = Игры
lobby-players = { $count ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }
lobby-minutes = { $minutes } мин
lobby-rules = правила
lobby-alone = Играть одному
lobby-bots = С ботами
lobby-bots-title = { $game }: игра с ботами
lobby-start = Начать
lobby-friends = С друзьями
mine = Ваши столы
mine-waits = Ждут вас
mine-playing = Идёт игра
mine-open = Ещё не начали
mine-over = Окончена
mine-place = { $place }-е место
lobby-code = Войти по коду
lobby-code-about = Шесть букв и цифр с экрана хозяина стола
lobby-join = Войти
lobby-back = Вернуться
lobby-watch = Смотреть
lobby-invite = Позвать друзей
lobby-invite-about = Откройте стол для любой игры. Вы получите ссылку и QR-код, регистрироваться никому не нужно.
lobby-open = Открыть стол
lobby-tables = Открытые столы
lobby-tables-count = Сейчас { $count }, { $playing ->
    [0] никто не играет
    [one] играет { $playing }
    [few] играют { $playing }
   *[many] играют { $playing }
 }
lobby-no-tables = Сейчас открытых столов нет. Откройте свой или войдите по коду.
lobby-taken = { $taken } из { $seats }
lobby-th-game = Игра
lobby-th-table = Стол
lobby-th-options = Настройки
lobby-th-seats = Места
lobby-th-go = Вход
lobby-foot = Без регистрации и рекламы. Любую партию можно пересмотреть и проверить.
lobby-unreachable = Сервер недоступен. Страница сама повторит попытку.

sheet-decimal = ,
bot-names = Аглая, Богдан, Варвара, Глеб, Дуня, Егор, Жанна, Захар, Ия, Кузьма, Лада, Макар, Нюра, Остап, Прохор, Рада, Савва, Тася, Ульяна, Федот, Харитон, Эмма, Юлиан, Яша, Фёкла, Мирон
bot-easy = Лёгкий
bot-normal = Обычный
bot-hard = Сильный
bot-random = Случайный
bot-random-about = Делает что угодно из разрешённого, всё с равной вероятностью.
bot-search = Перебор
bot-search-about = Не знает ни одной игры: доигрывает партию во многих воображаемых мирах и делает то, что чаще кончалось хорошо.

new-title = Открыть стол
new-game = Игра
new-table = Стол
new-name = Название стола
new-name-usual = если оставить пустым, назовём по вам
new-who = Кто может прийти
new-by-link = все, у кого есть ссылка
new-public = кто угодно, стол виден на главной
new-seats = Места
new-bots = Боты
new-open = свободно, для тех, кто придёт
new-me = я
new-me-named = я, { $name }
new-bot = бот: { $bot }
new-time = Время
new-clocks = Часы
new-timed = часы идут
new-untimed = без часов
new-timed-about = Если у кого-то выйдет время, дальше решают правила.
new-untimed-about = Каждый думает, сколько хочет. Хозяин может остановить раздумья звонком.
new-absence = Если пропала связь с игроком, которого ждут
absence-bot = за него играет бот, пока он не вернётся
absence-move = ход за него делает программа
absence-wait = все ждут
new-absence-after = через сколько минут
new-options = Настройки игры
new-go = Открыть стол
new-go-about = Дальше вы получите ссылку для друзей.
option-none = нет
option-own = свой вариант, в виде данных
option-file = Из файла
option-no-data = { $option }: это пока не список и не текст в формате JSON.

room-invite = Приглашение
room-public = может прийти кто угодно
room-by-link = может прийти любой, у кого есть ссылка
room-qr = QR-код ссылки на этот стол
room-code = Код
room-link = Ссылка на этот стол
room-about = Отправьте ссылку, покажите QR-код или продиктуйте код: его вводят на главной странице.
room-agreed = Условия
room-usual = остальное как обычно
room-sit = Сесть
room-move = Пересесть
room-leave = Встать
room-start = Начать
room-free = { $free ->
    [one] Ещё свободно { $free } место: подождите или посадите бота.
    [few] Ещё свободны { $free } места: подождите или посадите ботов.
   *[many] Ещё свободно { $free } мест: подождите или посадите ботов.
 }
room-full = Все в сборе.
room-wait-seats = { $free ->
    [one] Ещё свободно { $free } место.
    [few] Ещё свободны { $free } места.
   *[many] Ещё свободно { $free } мест.
 }
room-wait-host = Все в сборе. Игру начинает { $host }.

seats = Места
seats-sealed = Запечатано: { $sealed } из { $seats }
seat-free = свободно
seat-bot = бот ({ $bot })
seat-bot-named = { $name } (бот, { $bot })
seat-substitute = { $bot } вместо игрока { $name }
seat-away = нет на связи
seal-open = ещё не запечатано
seal-shut = запечатано

stage = Поле
stage-hand = Что видит { $seat }
places = Разделы стола
tab-table = Стол
tab-talk = Разговор
tab-seats = Места
tab-log = Журнал
menu = Меню
skip-to-move = К вашему ходу
sheet-up = Показать ход целиком
sheet-down = Свернуть ход

move = Ваш ход
move-yours = Ваш ход.
move-choose = Выберите
move-send = Отправить
move-send-again = Заменить
move-clear = Начать заново
move-ready = Можно отправлять.
move-sealed = Ваш ход принят.
move-sealed-about = Пока ждут остальных, его ещё можно заменить.
move-replace = Заменить ход
move-go-on = Продолжайте без меня
move-next = Дальше
move-watching = Вы смотрите. Карты и личные разговоры закрыты до конца игры.
move-paused = Игра на паузе, её остановил(а) { $host }.
move-over = Игра окончена.
move-ended = Её досрочно завершил(а) { $host }.
move-result = Смотреть итог
waiting = Ждём: { $names },
waiting-since = уже { $time }.
line-lost = Связь потеряна. Как только она появится, вы вернётесь к столу. Часы идут.
line-slow = Всё ещё отправляется…
clock-left = { $seconds ->
    [one] Осталась { $seconds } секунда { $what }
    [few] Осталось { $seconds } секунды { $what }
   *[many] Осталось { $seconds } секунд { $what }
 }
clock-paused = пауза
missing-pick = Осталось выбрать: { $what }.
missing-either = Осталось выбрать: { $what }.
missing-left = { $what }: осталось разместить { $left }.
missing-over = { $what }: лишних { $over }.
missing-change = Так оно уже и есть.
missing-majority = { $what }: не хватает { $lacking }.
split-left = осталось { $left } из { $total }
split-left-up-to = можно ещё { $left }
majority-held = нужно выбрать { $members }; вместе { $held } из необходимых { $quota }
bag-more = Добавить: { $what }
bag-less = Убрать: { $what }
arrange-up = Выше: { $what }
arrange-down = Ниже: { $what }

talk = Разговор
talk-open = открыт · слова ни к чему не обязывают
talk-shut = сейчас закрыт
talk-rooms = Комнаты
talk-everyone = Все
talk-you = Вы
talk-message = Сообщение
talk-to = Кому: { $whom }…
talk-to-whom = кому: { $whom }
talk-send = Сказать
talk-offer = Предложить
talk-offer-to = Предложение: { $whom }
talk-nothing = Здесь пока ничего не сказано.
talk-alone = Вы играете здесь в одиночку.
talk-bots = Здесь сидят только боты, а они не слушают.
talk-group = Группа
talk-group-open = Открыть комнату
talk-group-few = Выберите хотя бы двоих.

log = Журнал
log-nothing = Пока ничего не произошло.
keys = Клавиши
keys-move = ваш ход
keys-stage = поле
keys-talk = разговор
keys-log = журнал
keys-keys = этот список
keys-close = закрыть, назад к столу
keys-tab = к следующему разделу или полю
keys-arrows = по полю, по вариантам, по записи партии

host = Хозяин
host-time = Время
host-pause = Пауза
host-resume = Продолжить
host-add = +{ $seconds ->
    [30] 30 с
    [60] 1 мин
   *[other] 5 мин
 }
host-ring = Звонок: время вышло ({ $clock })
host-bot = Бот на место: { $seat }
host-bot-choose = Посадить бота…
host-invite = Передать
host-invite-link = Ссылка, по которой передаётся место: { $seat }
host-pace = Темп ботов
pace-slow = Медленный
pace-normal = Обычный
pace-quick = Быстрый
pace-step = По шагам
host-orders = Банк
host-end-title = Конец
host-end = Закончить игру
host-end-about = Игра остановится для всех как есть.
host-end-yes = Закончить для всех
host-end-no = Играть дальше
take-over = Ваше место: { $seat }
take-over-about = Вам передали это место. Вы видите всё, что ему известно, и продолжаете игру.
take-over-go = Сесть

replay = Повтор
replay-game = Пересмотреть партию
replay-moment = Момент { $at } из { $last }.
replay-first = К первому моменту
replay-back = Назад
replay-next = Дальше
replay-last = К последнему моменту
replay-run = Показывать подряд
replay-stop = Остановить
replay-slider = Момент
replay-eyes = Чьими глазами
replay-all = Всё открыто
replay-bystander = Зритель

results = Итог
results-standing = Положение
results-ended = Закончено досрочно
results-nobody = Никто не победил
results-winners = { $count ->
    [one] Победитель: { $names }.
   *[other] Победители: { $names }.
 }
results-place = Место
results-score = Очки
results-who = Кто
report = Партия в цифрах
report-download = Скачать цифры
report-seat = Место
report-name = Игрок
results-fair = Честным ли был случай?
results-seed = Всё случайное в партии следует из одного тайного числа. Его отпечаток опубликован до первого хода:
results-seed-open = Само число, которое каждый может сверить с отпечатком и записью:
again = Сыграть ещё
again-to = К новому столу
again-about = Ваш стол играет ещё раз.
share-result = Поделиться итогом
record = Скачать запись

refused-unknown = Не получилось.
refused-offline = Сервер недоступен. Ничего не отправлено, попробуйте ещё раз.
refused-no-such-table = Стола с таким кодом нет. Уточните код у хозяина.
refused-code-length = В коде шесть букв и цифр.
refused-bad-option = Настройка «{ $option }»: значение { $value } не подходит; нужно { $allowed }.
