# «Основатели» в браузере: город и как кладут жетоны.

board-city = Город

## Клетки

board-city-district = район { $district }
board-city-prices = своё хранилище { $own }, доступ { $access }
board-city-river = река: только мосты
board-city-wall = стена: только ворота
board-city-dark = тёмный квадрат: строить нельзя
board-city-site = место для здания: { $buildings }
board-city-off = за краем поля
board-city-road = дорога
board-city-house = дом ({ $who })
board-city-bridge = мост ({ $who })
board-city-gate = ворота ({ $who })
board-city-storage = { $resource }, хранилище { $cell } ({ $who })
board-city-supplied = поставщики: { $storages }

## Крупнее и мельче

board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-all = Весь город

## Как кладут жетон

board-aim = { $tile }: куда положить?
    .keys = Стрелки двигают, { $turn } и { $back } поворачивают, { $place } кладёт, { $cancel } отменяет.
board-aim-not = Сюда нельзя
board-aim-asking = Секунду…
board-aim-left = Повернуть влево
board-aim-right = Повернуть вправо
board-aim-place = Положить
board-aim-connected = Соединено: { $storages }
board-aim-alone = Ни с чем нужным не соединено
board-aim-tap = Коснитесь клетки или перетащите жетон; чтобы положить, коснитесь жетона.
board-aim-click = Двигайте мышью, щёлкните, чтобы положить.
board-aim-turn = Двигайте мышью, поворачивайте колесом или клавишей { $key }, щёлкните, чтобы положить.
