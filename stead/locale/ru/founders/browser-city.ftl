# «Основатели» в браузере: город и как кладут жетоны.

board-founders-city = Город

## Клетки

board-founders-city-district = район { $district }
board-founders-city-prices = своё хранилище { $own }, доступ { $access }
board-founders-city-river = река: только мосты
board-founders-city-wall = стена: только ворота
board-founders-city-dark = тёмный квадрат: строить нельзя
board-founders-city-site = участок: { $buildings }
board-founders-city-off = за краем поля
board-founders-city-road = дорога
board-founders-city-house = дом ({ $who })
board-founders-city-bridge = мост ({ $who })
board-founders-city-gate = ворота ({ $who })
board-founders-city-storage = { $resource }, хранилище { $cell } ({ $who })
board-founders-city-supplied = поставщики: { $storages }

## Крупнее и мельче

board-founders-zoom-in = Крупнее
board-founders-zoom-out = Мельче
board-founders-zoom-all = Весь город

## Как кладут жетон

board-founders-aim = { $tile }: куда положить?
    .keys = Стрелки двигают, { $turn } и { $back } поворачивают, { $place } кладёт, { $cancel } возвращает назад.
board-founders-aim-not = Сюда нельзя
board-founders-aim-asking = Секунду…
board-founders-aim-left = Повернуть влево
board-founders-aim-right = Повернуть вправо
board-founders-aim-place = Положить
board-founders-aim-connected = Соединено: { $storages }
board-founders-aim-alone = Ни с чем нужным не соединено
board-founders-aim-tap = Касание или палец двигает жетон, касание жетона кладёт.
board-founders-aim-click = Двигайте мышью, щёлкните, чтобы положить.
board-founders-aim-turn = Двигайте мышью, поворачивайте колесом или клавишей { $key }, щёлкните, чтобы положить.
