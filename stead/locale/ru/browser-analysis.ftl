# Браузер: чего стоила сыгранная партия и чему на ней можно научиться.

analysis = Разбор
analysis-making = Разбираем партию…
analysis-making-of = Разбираем: решение { $done } из { $of }
analysis-again = Попробовать ещё раз
analysis-deep = Разобрать глубже
    .help = Дольше думает над решениями, где на кону было больше всего. Это займёт около полуминуты.
analysis-is-deep = Над решениями, где на кону было больше всего, бот думал дольше.
analysis-judge = Шансы оценивает бот, который выучился на множестве партий. Он видит то, что мог видеть игрок.

## Шансы

chances = Шансы на победу
chances-at = Шаг { $n }
chances-alone = Шанс выиграть

## Насколько хорошо

accuracy = Точность
mark-inaccuracy = Неточность
mark-mistake = Ошибка
mark-blunder = Грубая ошибка
mark-inaccuracies = Неточности
mark-mistakes = Ошибки
mark-blunders = Грубые ошибки
flaw = { $mark }, { $name }: потеряно пунктов шанса — { $points }

## Переломы

turning = Переломные моменты
turning-none = Никто не допустил ошибки, которая переломила бы игру.
turning-lost = −{ $points } п. шанса
turning-chosen = Сыграно
turning-better = Лучше
turning-then = затем
turning-show = К шагу { $n }
turning-play = Доиграть отсюда

## Удача

ledger = Из чего сложился результат
ledger-whose = Чей
ledger-base = Поровну на всех
ledger-deal = Раздача
ledger-cards = Удача с картами
ledger-own = Свои ошибки
ledger-others = Чужие ошибки
ledger-rest = Не предвиделось
ledger-outcome = Результат
ledger-adjusted = Без удачи результат был бы { $share }.
ledger-help = Пункты шанса на победу. В сумме они дают результат.
draws = Главные карты

## Учиться на ошибках

mistakes = Учиться на своих ошибках
    .help = { $n ->
        [one] { $n } момент, где можно было сыграть лучше. Найдите как.
        [few] { $n } момента, где можно было сыграть лучше. Найдите как.
       *[many] { $n } моментов, где можно было сыграть лучше. Найдите как.
    }
mistakes-of = Учиться на ошибках: { $name }
mistake-number = Момент { $n } из { $of }
mistake-task = Было сыграно «{ $chosen }». Найдите лучше.
mistake-wrong = «{ $chosen }» хуже лучшего решения. Попробуйте ещё раз.
mistake-same = Так и было сыграно. Найдите лучше.
mistake-right = Верно!
mistake-as-good = Не хуже лучшего решения: { $better }.
mistake-solution = Показать решение
mistake-solved = Лучшее решение: { $better }.
mistake-next = Дальше
mistake-done = Готово
mistake-stop = К разбору
mistake-answers = Все ответы

## Можно ли верить судье

reliability = Можно ли верить этим числам?
reliability-help = В { $positions } моментах { $games } партий ботов: какая доля таких шансов сбылась. На прямой — все, как обещано. В среднем бот ошибается на { $error } п.
reliability-given = Данный шанс
reliability-won = Выиграно
