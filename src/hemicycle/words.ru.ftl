# Слова, общие для всех игр: для терминала, браузера и программ.

## Everywhere

seat-number = Место { $number }
none = нет
yes = да
no = нет
list-and = { $head } и { $last }

## Terminal

terminal-players = { $count ->
    [one] Место, за которое играют здесь: { $people }
   *[other] Места, за которые играют здесь: { $people }
 }. { $bot-count ->
    [one] За место { $bots } играет бот.
   *[other] За места { $bots } играют боты.
 }
terminal-only-people = За все места играют здесь, их { $count }.
terminal-only-bots = За все места играют боты, их { $count }; вы смотрите.
terminal-help-hint = На любой вопрос можно ответить знаком ?, чтобы узнать о командах.
terminal-resumed = Партия продолжается после хода { $number }.
terminal-turn = { $seat }, ваш ход.
terminal-hand-over = Передайте клавиатуру. Теперь за ней { $seat }. Нажмите Enter, чтобы продолжить.
terminal-seat = место { $number }
terminal-person = место { $number }, { $name }
terminal-nothing-new = Пока ничего не произошло.
terminal-time-runs = Ходить некому, идут часы: { $clock }.
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
    «выход»: сохранить партию и выйти.
command-help = ?, помощь
command-back = назад, отмена
command-board = стол, доска
command-log = журнал
command-quit = выход

replay-head = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }.
replay-seat = Что видело { $seat } до хода { $number }:
replay-bystander = Что видел зритель до хода { $number }:
replay-stands = Как обстоят дела:

verify-right = Это верная запись партии { $game }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }.
verify-unfinished = Партия не окончена.
verify-seed = Все случайности следуют из заранее объявленного зерна.

games-line = { $key }: { $title }. { $pitch } От { $low } до { $high } игроков, от { $short } до { $long } минут.

wrong-game = Игры { $given } нет; есть { $known }.
wrong-bot = Бота { $given } нет; есть { $known }.
wrong-language = Слов на языке { $given } нет; есть { $known }.
wrong-bots = За { $seats } мест нельзя посадить { $given } ботов.
wrong-no-game = Назовите игру; есть { $known }.
wrong-other-game = { $file }: это партия { $played }, а не { $given }.
wrong-resume-settings = Партия продолжается с прежними местами, ботами, зерном и настройками; уберите { $given }.
wrong-option = Настройка задаётся как имя=значение, а не как { $given }.
wrong-seat = Места { $given } нет; есть места от 1 до { $seats }.
wrong-move = Хода { $given } нет; всего ходов { $moves }.
wrong-record = { $file }: { $why }
wrong-file = Не удалось прочесть { $file }: { $why }

## Refusals

refused-option = настройка { $option }: значение { $value } не подходит; нужно { $allowed }
allowed-whole = целое число от { $low } до { $high }{ $none ->
    [true] {" "}или null
   *[false] {""}
 }
allowed-flag = true или false
allowed-one-of = одно из слов: { $words }
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
refused-not-your-turn = сейчас ходит не это место
refused-no-such-clock = такие часы не идут
refused-illegal = такой ход невозможен
refused-paused = партия приостановлена
refused-late = время вышло
refused-not-recorded = этой случайности нет в записи

## Browser
