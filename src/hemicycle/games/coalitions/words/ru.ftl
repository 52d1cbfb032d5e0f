# Коалиции: все названия и предложения игры.

game-title = Коалиции
game-pitch = Места по жребию, большинство по уговору: соберите правительство и решите, кому сколько из общего фонда.

## Actions and their fields

action-draw = Выбрать колоду
field-draw-pack = Карты
action-dealcards = Раздать карты
field-dealcards-order = Карты
action-propose = Предложить правительство
field-propose-members = Участники
field-propose-shares = Доли в фонде
action-nodeal = Предложить очистить стол
action-pass = Пасовать
action-answer = Ответить на предложение
field-answer-proposal = Предложение
field-answer-accept = Согласиться
action-pay = Заплатить другому игроку
field-pay-to = Кому
field-pay-amount = Долларов
action-ready = Сказать, закончили ли вы торговаться
field-ready-ready = Торг закончен
action-ballot = Написать правительство в бюллетене
field-ballot-members = Участники
field-ballot-shares = Доли в фонде
action-blank = Сдать пустой бюллетень
action-nextpack = Задать колоду следующего раунда
field-nextpack-pack = Карты
action-endperiod = Закончить торг в этом раунде
action-endsession = Сделать этот раунд последним
action-setseconds = Задать предел времени
field-setseconds-clock = Какие часы
field-setseconds-seconds = Секунды, 0 значит без предела

## Options

option-bargaining = Торг
option-bargaining-help = Открытый торг: предлагают по очереди и отвечают при всех. Закрытый: говорят свободно, потом тайно пишут бюллетени.
option-bargaining-public = открытый
option-bargaining-private = закрытый
option-bargaining-alternate = то открытый, то закрытый
option-start-money = Деньги в начале
option-start-money-help = Долларов у каждого игрока, не меньше взноса.
option-ante = Взнос
option-ante-help = Сколько долларов каждый кладёт в фонд в начале раунда. Кто не может, выбывает.
option-mandates = Мандаты
option-mandates-help = Всего в парламенте, не меньше одного на игрока. Правит больше половины. На карте не больше половины.
option-packs = Колоды
option-packs-help = Какие карты раздаются в каждом раунде.
option-packs-random = по жребию
option-packs-classic = наши: никто не незаменим и никто не лишний
option-period-seconds = Секунды на торг
option-period-seconds-help = В каждом раунде. Без предела открытый торг кончается, когда спасуют все (при пустом столе дважды), закрытый, когда готовы все.
option-turn-seconds = Секунды на ход
option-turn-seconds-help = Потом считается, что игрок пасует.
option-answer-seconds = Секунды на ответ
option-answer-seconds-help = Потом молчание считается отказом.
option-ballot-seconds = Секунды на бюллетени
option-ballot-seconds-help = Потом бюллетень считается пустым.
option-turn-limit = Ходы в раунде
option-turn-limit-help = Когда столько ходов сделано, открытый торг кончается.
option-round-limit = Раунды
option-round-limit-help = Столько раундов длится игра, если не кончится раньше. Предел нужен раундам или всей встрече.
option-session-seconds = Секунды на всю встречу
option-session-seconds-help = Когда они выйдут, текущий раунд станет последним.
option-side-payments = Личные платежи
option-side-payments-help = Во время торга игроки могут платить друг другу, и видят это только двое.
option-open-ledger = Открытый счёт
option-open-ledger-help = Все видят деньги каждого, а значит, и все платежи.
option-seeing-bank = Всевидящий банк
option-seeing-bank-help = Ведущий видит всё, даже скрытые платежи и бюллетени; об этом сказано каждому игроку.
option-panel = Кто может править
option-panel-help = Показывать все возможные правительства без лишних участников и влияние каждого игрока.
option-done-early = Конец раньше срока
option-done-early-help = Открытый торг кончается раньше срока, как только все игроки сказали, что закончили.

allowed-packs = random, classic или список, в котором от 1 до { $most } колод
allowed-packs-or = одно из слов: { $words }, или список колод, каждая из которых – список карт
allowed-pack = три или больше целых чисел от 1 до { $most }, в сумме { $mandates }
allowed-from-the-ante = целое число от взноса до { $high }
allowed-start-money = целое число от { $low } (столько составляет взнос) до { $high }
allowed-mandates = целое число от { $low } (по одному на игрока) до { $high }
allowed-round-limit = целое число от 1 до { $high }, если session_seconds не задано
allowed-not-classic-mandates = random или список колод: для classic нужно 20 мандатов
allowed-not-classic-players = random или список колод: classic рассчитан не больше чем на 10 игроков

## Phases, clocks

phase-pack = выбор колоды
phase-deal = раздача карт
phase-turn = открытый торг
phase-answers = ответ на предложение
phase-talk = закрытый торг
phase-ballots = тайные бюллетени
phase-over = конец
clock-turn = на ход
clock-answer = на ответ
clock-period = на торг
clock-ballot = на бюллетени
clock-session = до конца встречи

## Bots

bot-easy-about = Торгуется как обычный, но через раз не думает: пасует, соглашается или отказывает наугад.
bot-normal-about = Знает цену каждому голосу, собирает самое дешёвое большинство, уступает к концу торга и держит слово.
bot-hard-about = Продумывает торг на несколько ходов вперёд: кто, когда и на что согласится и с чем останется он сам. Обещания держит, но сделку на столе бросает ради лучшей.
bot-turncoat = Перебежчик
bot-turncoat-about = Торгуется как обычный, но договорённость для него только начало: уходит к тем, кто даст больше.

## Verdicts

verdict-last = Последние за столом
verdict-last-why = Заплатить взнос могут самое большее двое, и большинства больше не собрать.
verdict-session = Встреча окончена
verdict-session-why = Её время вышло, и текущий раунд доигран.
verdict-bank = Банк закончил встречу
verdict-bank-why = Банк объявил этот раунд последним.
verdict-rounds = Все раунды сыграны
verdict-rounds-why = Сыграно столько раундов, сколько условились в начале.

## Log

log-start = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }, у каждого { $money } $. Раунд стоит { $ante } $, правит тот, у кого { $quota } из { $mandates } мандатов. Обещания ни к чему не обязывают.
log-no-payments = Личных платежей за этим столом нет.
log-open-ledger = Счёт открыт: все видят деньги каждого и все платежи.
log-seeing-bank = За этим столом банк видит всё, даже скрытые платежи и бюллетени.
log-round = Раунд { $round }: каждый вносит { $ante } $, в фонде { $pool } $.
log-round-jackpot = Раунд { $round }: каждый вносит { $ante } $. Вместе с прежними { $jackpot } $, которых никто не получил, в фонде { $pool } $.
log-dropped = Колода, заданная банком, больше не подходит к числу игроков и отменяется.
log-mandates = { $count ->
    [one] {""}
   *[other] По{" "}
 }{ $mandates } { $count ->
    [one] { $mandates ->
        [one] мандат
        [few] мандата
       *[many] мандатов
     }
   *[other] { $mandates ->
        [one] мандату
        [few] мандата
       *[many] мандатов
     }
 }: { $players }.
log-public = Торг открытый. Начинает { $player }.
log-private = Торг закрытый. Договаривайтесь, потом пишите бюллетени.
log-out = Взнос в { $ante } $ заплатить нечем, из игры { $count ->
    [one] выбывает
   *[other] выбывают
 }: { $players }.
log-proposes = { $player } предлагает правительство: { $members }.
log-proposes-no-deal = { $player } предлагает очистить стол.
log-share = { $count ->
    [one] {""}
   *[other] По{" "}
 }{ $amount } $ { $count ->
    [one] получает
   *[other] получают
 }: { $players }.
log-accepts = { $player } соглашается.
log-rejects = { $player } отказывается.
log-approves = { $player } за то, чтобы очистить стол.
log-disapproves = { $player } против того, чтобы очистить стол.
log-passes = { $player } пасует.
log-passes-late = Время хода вышло, { $player } пасует.
log-deal-accepted = Согласны все участники: теперь на столе эта сделка.
log-deal-rejected = Предложение не прошло.
log-deal-rejected-late = Не все ответили вовремя: предложение не прошло.
log-no-deal-accepted = Согласных больше половины мандатов: стол пуст.
log-no-deal-rejected = Согласных слишком мало: на столе всё остаётся как было.
log-no-deal-rejected-late = Согласных к концу времени слишком мало: на столе всё остаётся как было.
log-void = Предложение, на которое ещё отвечали, не считается.
log-ready = { $player } заявляет о готовности к бюллетеням.
log-ready-back = { $player } берёт слова о готовности назад.
log-done = { $player } больше не торгуется.
log-done-back = { $player } снова торгуется.
log-handed-in = Бюллетень сдан: { $player }.
log-silent = Время вышло. Бюллетень не { $count ->
    [one] сдан
   *[other] сдали
 }: { $players }.
log-ballots = Разговоры и платежи закрыты. Все тайно пишут бюллетени.
log-closed-time = Время торга вышло.
log-closed-turns = Все ходы этого раунда сделаны.
log-closed-passes = Все спасовали, торг окончен.
log-closed-ready = Все готовы, торг окончен.
log-closed-bank = Банк заканчивает торг.
log-government = Правят и делят { $pool } $: { $members }.
log-jackpot = Сделки на столе нет, и { $pool } $ из фонда не достаются никому.
log-no-government = Ни одно правительство не названо одинаково всеми его участниками, и { $pool } $ из фонда не достаются никому.
log-payment = { $payer } платит { $amount } $. Получает { $payee }. Знают об этом только двое.
log-payment-seen = { $payer } платит { $amount } $. Получает { $payee }. Знают об этом только двое и банк.
log-payment-open = { $payer } платит { $amount } $. Получает { $payee }.
log-pack-set = Банк задал колоду следующего раунда.
log-limit-period = Со следующего раунда банк даёт на торг { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }.
log-limit-period-none = Со следующего раунда торг без предела времени.
log-limit-turn = Со следующего хода банк даёт на ход { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }.
log-limit-turn-none = Со следующего хода ходы без предела времени.
log-limit-answer = Со следующего предложения банк даёт на ответ { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }.
log-limit-answer-none = Со следующего предложения ответы без предела времени.
log-limit-ballot = Со следующего раза банк даёт на бюллетени { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }.
log-limit-ballot-none = Со следующего раза бюллетени без предела времени.
log-last-round = Этот раунд последний.
log-unpaid = { $pool } $ из фонда остаются у банка.
log-winners = { $count ->
    [one] Победитель
   *[other] Победители
 }: { $players }.
log-nobody-won = У всех поровну: не победил никто.
log-money = { $player }: { $money } $.
log-money-out = { $player }: { $money } $, вне игры с раунда { $round }.

## How things stand

brief-dealing = Раунд { $round }: раздаются карты. В фонде { $pool } $.
brief-round-public = Раунд { $round }, торг открытый.
brief-round-public-last = Раунд { $round }, последний, торг открытый.
brief-round-private = Раунд { $round }, торг закрытый.
brief-round-private-last = Раунд { $round }, последний, торг закрытый.
brief-rounds = { $rounds ->
    [one] Всего играют не больше { $rounds } раунда.
   *[other] Всего играют не больше { $rounds } раундов.
 }
brief-pool = В фонде { $pool } $. Чтобы править, нужно мандатов: { $quota } из { $mandates }.
brief-jackpot = Из них { $jackpot } $ от прежних раундов.
brief-money = { $player }: { $mandates ->
    [0] мандатов пока нет
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }, { $money } $.
brief-ledger = { $player }: { $mandates ->
    [0] мандатов пока нет
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }, { $money } $ без учёта скрытых платежей.
brief-out = Вне игры: { $players }.
brief-governments = Без лишних участников могут править:
brief-government = { $members }.
brief-governments-more = И другие.
brief-power = Влияние { $count ->
    [one] {""}
   *[other] по{" "}
 }{ $percent } %: { $players }.
brief-payment = В этом раунде { $payer } платит { $amount } $. Получает { $payee }.
brief-table = На столе правительство: { $members }.
brief-table-empty = Сделки на столе пока нет.
brief-turn = Ход { $turn }: предложить или спасовать может { $player }.
brief-turn-limit = В раунде { $turns } { $turns ->
    [one] ход
    [few] хода
   *[other] ходов
 }.
brief-accepted = За: { $players }.
brief-refused = Против: { $players }.
brief-asked = Ещё не ответили: { $players }.
brief-talk = Говорить можно, пока не готовы все или не вышло время. Потом пишут бюллетени.
brief-ready = Готовы: { $players }.
brief-done = Закончили торговаться: { $players }. Когда закончат все, раунд окончен.
brief-passes = Пасов подряд: { $passes } из { $needed }; затем раунд окончен.
brief-ballots = Все тайно пишут бюллетени. Правительству нужны одинаковые бюллетени всех его участников.
brief-handed-in = Сдано: { $players }.
brief-missing = Ещё не сдано: { $players }.
brief-own-ballot = В вашем бюллетене правительство: { $members }. Заменить его можно, пока не сданы все.
brief-own-blank = Ваш бюллетень пуст. Заменить его можно, пока не сданы все.

## Results

terminal-place = { $place }. { $name }: { $score } $.
results-score = Доллары

## Refusals

refused-no-members = в правительстве должны быть участники
refused-too-many-members = в игре { $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
 }, а названо { $size }
refused-not-in = место { $number } не в игре
refused-on-the-table = эта сделка уже лежит на столе; в другой должны быть другие участники или доли
refused-pay-oneself = себе платить нельзя
refused-pay-out = место { $number } вне игры, платить ему нельзя
refused-pay-nothing = платёж не может быть меньше 1 $
refused-pay-negative = платёж не может быть отрицательным
refused-pay-too-much = у вас { $owned } $, заплатить { $what } $ нельзя
refused-no-payments = личных платежей за этим столом нет
refused-payments-shut = пока пишут бюллетени, платить нельзя
refused-not-open = на предложение { $what } сейчас не отвечают
refused-in-private = торг в этом раунде закрытый, открыто ничего не предлагают
refused-in-public = торг в этом раунде открытый, ход за ходом
refused-being-answered = сначала нужно ответить на предложение
refused-nothing-to-clear = сделки на столе нет
refused-others-turn = сейчас ход места { $number }
refused-nothing-proposed = сейчас ничего не предложено
refused-answered = вы уже ответили, и ответ окончательный
refused-not-asked = на это предложение ваш ответ не нужен
refused-no-ballots = бюллетени сейчас не пишут
refused-ready-all = торг окончен, пишут бюллетени
refused-ready-already = вы уже заявили о готовности
refused-not-ready = вы ещё не заявляли о готовности

## После игры

report-prizes = Выиграно призов, $
report-prize-share = Доля всех призов
report-mandate-share = Доля мандатов в среднем
report-power-share = Доля влияния в среднем
report-proposed = Предложено сделок
report-proposed-accepted = … из них приняты всеми
report-proposed-rejected = … из них отвергнуты
report-accepted = Принято чужих сделок
report-rejected = Отвергнуто чужих сделок
report-offered = Предложено сделок в разговоре
report-promised = Согласовано сделок в разговоре
report-broken = Нарушено обещаний
report-paid = Заплачено другим, $
report-received = Получено от других, $

## Table

table-dollars = { $amount } $
table-percent = { $share } %
table-you = Вы
table-you-first = вы
table-title = Раунд { $round } из { $rounds } · { $mode }
table-title-open = Раунд { $round } · { $mode }
table-title-last = Раунд { $round }, последний · { $mode }
table-mode-public = открытый торг
table-mode-private = закрытый торг
table-note-public = по счёту { $amount }
table-note-exact = { $amount }
table-note-both = по счёту { $amount } · на руках { $own }
table-note-out = вне игры с раунда { $round }
table-mandates-label = { $count ->
    [one] мандат
    [few] мандата
   *[many] мандатов
 }

# Chamber, pool, rounds
table-chamber = Парламент: мандатов { $total }, для правительства нужно { $quota }.
table-chamber-built = Ваша коалиция: { $names }, вместе { $held }.
table-chamber-asked = Предложено: { $names }, вместе { $held }.
table-chamber-table = На столе: { $names }, вместе { $held }.
table-chamber-last = Последнее правительство: { $names }, вместе { $held }.
table-bench = { $name }, { $mandates ->
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 }
table-more-than-half = больше половины: { $quota }
table-of-nobody = из { $total } мандатов
table-of-enough = из { $total } — { $why ->
    [asked] предложено
    [table] лежит на столе
    [last] последние у власти
   *[built] хватает
 }
table-of-more = из { $total } — не хватает { $more }
table-dealing = Карты раздаются.
table-seeing-bank = За этим столом банк видит всё, даже скрытые платежи и бюллетени.
table-pool = Фонд
table-antes = взносов: { $count } по { $ante }
table-jackpot = остаток { $amount }
table-jackpot-short = остался
table-rounds = Раунды
table-rounds-all = { $count ->
    [1] ещё
   *[other] все { $count }
 }
table-round = Раунд { $round }
table-pack = Карты этого раунда
table-last-round = Раунд { $round }
table-round-jackpot = Никто ничего не получил: { $amount } остаются в фонде.
table-round-government = Правят: { $names }.
table-round-public = Открытый торг.
table-round-private = Закрытый торг.
table-round-ended = { $why ->
    [time] Время вышло.
    [turns] Все ходы сделаны.
    [passes] Все спасовали.
    [ready] Все были готовы.
    [bank] Торг закончил банк.
   *[other] {""}
 }
table-round-silent = Без бюллетеня: { $names }.
table-empty = Сделки на столе пока нет.
table-empty-foot = Если так и останется, никто ничего не получит, и { $pool } перейдут в следующий раунд.

# Papers
table-on-table = На столе
table-on-table-contested = На столе. Очистить?
table-on-table-foot = Выплата в конце торга, если сделку не сменит другая.
table-proposed-by = { $you ->
    [yes] Ваше предложение
   *[no] Предложение: { $name }
 }
table-proposed-foot = Если подпишут все участники, сделка ляжет на стол.
table-proposed-foot-over = Если подпишут все участники, она сменит сделку на столе.
table-paper-facts = { $mandates ->
    [one] { $mandates } мандат
    [few] { $mandates } мандата
   *[many] { $mandates } мандатов
 } · { $amount }
table-signatures = Подписи
table-signed = подпись есть
table-unsigned = подписи ещё нет
table-ballots = Тайные бюллетени
table-ballots-in = сдано { $done } из { $all }
table-ballots-foot = Все вскрываются вместе. Для правительства нужен один и тот же бюллетень от каждого участника.
table-handed-in = сдано
table-writing = ещё пишет
table-talks = Переговоры за закрытыми дверями
table-talks-ready = готовы { $done } из { $all }
table-talks-foot = Говорите свободно; когда все готовы или время вышло, каждый тайно пишет бюллетень.
table-is-ready = готовность есть
table-is-talking = ещё говорит
table-unveiled = Открыто
table-wrote = в бюллетене: { $paper }
table-blank-ballot = пусто
table-paid = { $payer } → { $payee }: { $amount }.

# Building a deal
table-your-turn = Ваш ход.
table-turn-of = Ходит { $name }.
table-tap = Нажимайте на партии в зале, чтобы собрать коалицию.
table-tap-here = Выберите, кому править.
table-prepare = Тем временем можно собрать сделку: нажимайте на партии в зале.
table-can-govern = { $you ->
    [alone] Вы можете править в одиночку.
    [yes] Могут править: { $names }.
   *[no] Могут править без вас: { $names }.
 }
table-cannot-govern = Мандатов вместе: { $held } из { $total } ({ $names }). Не хватает { $more }.
table-no-change = Такая сделка лежит на столе.
table-changes = { $changes }, чем на столе.
table-changes-more = { $changes }, чем на столе; меняется и у других.
table-gets-more = { $you ->
    [yes] Вы получите
   *[no] { $name } получит
 } на { $amount } больше
table-gets-less = { $you ->
    [yes] Вы получите
   *[no] { $name } получит
 } на { $amount } меньше
table-bar = Фонд, разрезанный на доли
table-joint = Между долями: { $left } и { $right }
table-share-of = Доля: { $name }
table-even = поровну
table-sum = Всего
table-sum-of = { $sum } из { $pool }
table-propose = Предложить сделку
table-no-deal = Очистить стол
table-pass = Пас
table-clear = Сначала
table-why-nothing = Сперва выберите коалицию.
table-why-nothing-yet = Сперва выберите коалицию; если спасуете, сделка на столе останется.
table-why-short = Так править нельзя: { $more ->
    [one] не хватает { $more } мандата
   *[other] не хватает { $more } мандатов
 }.
table-why-not-yet = Отправить можно коалицию, которая может править.
table-why-again = Эта самая сделка уже лежит на столе.
table-why-lies = Если согласятся все участники, она ляжет на стол.
table-why-replaces = Если согласятся все участники, сменит сделку на столе.
table-why-clear = Очистить стол может больше половины мандатов.
table-last-turn = Это последний ход раунда.

# Answers
table-asks-you = { $by } зовёт вас в правительство; ещё в нём: { $names }.
table-asks-you-two = { $joins ->
    [yes] { $by } зовёт вас править вдвоём.
   *[no] { $by } предлагает вам править.
 }
table-asks-others = { $you ->
    [yes] Вы предлагаете правительство
   *[no] { $by } предлагает правительство
 }: { $names }.
table-asks-clear = { $you ->
    [yes] Вы предлагаете
   *[no] { $by } предлагает
 } очистить стол.
table-you-would-get = Ваша доля { $amount }.
table-accept = Согласиться: { $amount }
table-reject = Отказаться
table-approve = Очистить
table-disapprove = Оставить сделку
table-now-share = Сделка на столе даёт вам { $amount }.
table-now-nothing = Сделка на столе не даёт вам ничего.
table-now-empty = Сейчас на столе нет сделки.
table-answer-final = Ответ окончательный; хватит одного отказа.
table-clear-final = Ответ окончательный. Без сделки никто ничего не получит.
table-answers = Ответы
table-has-proposed = { $you ->
    [yes] ваше предложение
   *[no] { $name } предлагает
 }
table-accepts = { $you ->
    [yes] вы согласны
   *[no] { $name }: да
 }
table-rejects = { $you ->
    [yes] вы против
   *[no] { $name }: нет
 }
table-approving = { $held } из { $quota } мандатов, чтобы очистить

# In private
table-talk-freely = Говорите свободно.
table-talk-hint = Договаривайтесь свободно. По сделке платят, только если все её участники напишут в тайном бюллетене одно и то же. Нажимайте на партии, чтобы собрать сделку и предложить её.
table-you-are-ready = Вы готовы.
table-ready-hint = { $count ->
    [0] {""}
    [one] Ещё говорит { $count } игрок.
    [few] Ещё говорят { $count } игрока.
   *[many] Ещё говорят { $count } игроков.
 }
table-ready = К бюллетеням готов
table-not-ready = Ещё не готов
table-done = Мы закончили
table-not-done = Всё-таки ещё нет
table-done-count = Закончили { $done } из { $all }; когда закончат все, раунд окончен.
table-passes-count = Пасов подряд: { $passes } из { $needed }; затем раунд окончен.
table-ready-why = Когда готовы все, разговоры и платежи закрываются. До тех пор можно передумать.
table-not-ready-why = Когда готов последний, разговоры и платежи закрываются.
table-write = Напишите бюллетень, тайно.
table-write-hint = Нажимайте на партии в зале или возьмите сделку из разговора.
table-seal = Запечатать бюллетень
table-seal-again = Запечатать заново
table-blank = Сдать пустой
table-keep-sealed = Оставить как есть
table-ballot-why = Он засчитывается, только если то же самое напишут все участники. Заменить его можно, пока не сданы все.
table-sealed = Ваш бюллетень запечатан.
table-sealed-blank = Ваш пустой бюллетень запечатан.
table-sealed-why = Его видит только банк. Заменить его можно, пока не сдан последний.
table-change-ballot = Заменить

# Offers and payments
table-members = Участники
table-offer = Предложение: править вместе
table-offer-foot = Это разговор; он никого не связывает.
table-offer-agree = Согласиться
table-offer-agreed = Согласие дано
table-offer-build = Взять эту сделку
table-offer-write = Взять эту сделку
table-offer-taken = Это ваш черновик
table-offer-send = Отправить предложение
table-offer-to = Предложить в разговоре: { $names }
table-offer-to-many = Предложить всем { $count } в разговоре
table-offered = Предложено: { $names }.
table-not-offered = Предложить не удалось.
table-pay = { $count ->
    [0] Заплатить
   *[other] Платежи ({ $count })
 }
table-payments = Личные платежи
table-pay-about = У вас { $owned }.
table-pay-secret = Увидите это только вы двое.
table-pay-seen = Увидите это только вы двое и банк.
table-pay-open = Счёт открыт: увидят все.
table-pay-to = Кому
table-pay-amount = Доллары
table-pay-first = Выберите игрока
table-pay-this = Заплатить { $amount }: { $name }
table-pay-final = Что заплачено, того не вернуть. Обещания никого не связывают.
table-paid-own = Ваши платежи
table-paid-all = Все платежи
table-from-to = { $payer } → { $payee }

# Who can govern
table-who-governs = Кто может править
table-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
 }
table-ways-more = первые { $count }
table-ways-about = Наименьшие большинства: без любого участника большинства нет.
table-power = Влияние, индекс Шепли–Шубика

# The bank
table-bank-sees = Вы видите всё за этим столом, и всем об этом сказано.
table-bank-blind = Вы видите то же, что и все.
table-bank-end-period = Закончить торг сейчас
table-bank-end-period-why = Торг этого раунда закончится для всех.
table-bank-end-session = Сделать раунд последним
table-bank-end-session-why = После этого раунда игра закончится.
table-bank-last = Этот раунд последний.
table-bank-sure = Да
table-bank-leave = Не надо
table-bank-time = Пределы времени, со следующих часов
table-clock-period = Торг
table-clock-turn = Ход
table-clock-answer = Ответ
table-clock-ballot = Бюллетень
table-bank-limit-now = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }
table-bank-no-limit-now = без предела
table-bank-set = Задать
table-bank-no-limit = Без предела
table-bank-pack = Карты следующего раунда
table-bank-pack-about = Карт { $places }, от 1 до { $most }, вместе { $total }. Иначе их раздадут, как условлено вначале.
table-bank-pack-set = Карты заданы; новые их заменят. Карт { $places }, от 1 до { $most }, вместе { $total }.
table-bank-card = Карта { $number }
table-bank-pack-go = Задать эти карты
table-bank-pack-fits = Перед раздачей их тасуют.
table-bank-pack-less = Осталось разложить { $left }.
table-bank-pack-more = Лишних { $left }.

# The front page
table-paper = Вестник коалиций
table-paper-players = игроков: { $count }
table-unfinished = Не доиграно
table-headline = { $names }: { $count ->
    [1] победа, { $amount }
   *[other] победа, по { $amount }
 }
table-headline-nobody = Не победил никто: у всех { $amount }
table-deck = { $rounds ->
    [0] Ни одного раунда не сыграно
    [one] Сыгран { $rounds } раунд
    [few] Сыграно { $rounds } раунда
   *[many] Сыграно { $rounds } раундов
 }, правительств сложилось: { $governments }.
table-unpaid = Из фонда никому не досталось { $amount }: они остаются в банке.
table-richest = { $count ->
    [1] Победитель
   *[other] Победители
 }
table-career = В правительстве { $governed } из { $played ->
    [one] { $played } раунда
   *[other] { $played } раундов
 }, из фонда получено { $amount }, в начале было { $started }.
table-out = Вне игры
table-out-line = { $name }: с раунда { $round }, осталось { $amount }
table-ranking = Места
table-ranking-about = по деньгам
table-place = Место
table-player = Игрок
table-in-government = раундов у власти
table-prizes = из фонда
table-money = деньги
table-governments = { $count ->
    [0] ни одного правительства
    [one] { $count } правительство
    [few] { $count } правительства
   *[many] { $count } правительств
 }
table-shares = Выигрыш и вес
table-of-prizes = всех выплат
table-of-mandates = всех мандатов
table-shares-of = { $won } % всех выплат, { $held } % всех мандатов
