game-title = Разделить доллар
game-pitch = Один предлагает, как разделить доллар, все голосуют, и решает больше половины.

phase-draw = жребий
phase-propose = предложение
phase-vote = голосование
phase-over = конец
clock-propose = на предложение
clock-vote = на голосование

action-draw = Вытянуть, кто предлагает
action-divide = Предложить делёж
action-vote = Проголосовать
field-draw-seat = Кто предлагает
field-divide-cents = Центы каждому
field-vote-yes = Вы согласны

option-rounds = Раунды
option-rounds-help = В каждом из них доллар делят или теряют.
option-propose-seconds = Секунды на предложение
option-propose-seconds-help = Кто за это время ничего не предложил, упускает доллар.
option-vote-seconds = Секунды на голосование
option-vote-seconds-help = Кто за это время не проголосовал, тот не согласен.

bot-buyer = Покупатель
bot-buyer-about = Покупает самое дешёвое большинство и продаёт свой голос за равную долю.

log-start = Нужно разделить { $rounds } { $rounds ->
    [one] доллар
    [few] доллара
   *[many] долларов
 }.
log-proposer = Раунд { $round }: жребий предлагать выпал так: { $seat }.
log-share = { $seat }: предложено { $cents } { $cents ->
    [one] цент
    [few] цента
   *[many] центов
 }.
log-voted = Голос сдан: { $seat }.
log-no-proposal = Предложения вовремя не было: { $seat }.
log-for = За: { $seats }.
log-against = Против: { $seats }.
log-silent = Вовремя не проголосовали: { $seats }.
log-passed = Делёж принят, деньги выплачены.
log-failed = Делёж отвергнут, никто ничего не получает.

brief-draw = Раунд { $round } из { $rounds }: жребий решает, кто предлагает.
brief-propose = Раунд { $round } из { $rounds }: нужно предложить делёж.
brief-vote = Раунд { $round } из { $rounds }: все голосуют о предложении.
brief-over = Все раунды сыграны: { $rounds }.
brief-proposer = Предлагает { $seat }.
brief-missing = Ещё не проголосовали: { $seats }.
brief-mine = Ваш голос: { $yes }. Его можно изменить, пока не проголосовали все.
brief-purse = { $seat }: { $cents } { $cents ->
    [one] цент
    [few] цента
   *[many] центов
 }.

verdict-won = У одного больше, чем у всех остальных
verdict-shared = Первое место делят несколько игроков
verdict-nothing = Никто не получил ни цента
