# Что программа говорит в терминале за столом «Колонистов».

terminal-active = Ходит:
terminal-first = Жетон первого игрока:
terminal-check = Всё в порядке: файлов { $files }, зданий { $buildings }, жетонов мест { $places }, карточек рынка { $market }, улучшений { $improvements }, колоний { $colonies }.
terminal-help-board =
    За столом «Колонистов»:
      ? grove.1        что делают на этом месте
      ? ферма          здание, улучшение или колония
      ? 2,-1           что лежит на этой ячейке карты
    На карте ▸ отмечены места, которые можно выбрать, ‹2,-1› — ячейки, куда можно положить жетон.

## Карта

terminal-map = Карта
terminal-sign-market = рынок
terminal-sign-resource = ресурсы
terminal-sign-maintenance = еда, одежда
terminal-sign-workshop = мастерская
terminal-sign-builder = строитель
terminal-sign-other = особое место
terminal-envoy-alchemist = Алх
terminal-envoy-altruist = Аль
terminal-envoy-laborer = Раз
terminal-lay = Куда он может лечь, отмечено на карте: lay …

## Между игроками

terminal-world = Колода улучшений: { $deck }
terminal-coming = Новые места
terminal-colonies = Колонии
terminal-fee = Комиссия: 1 инструмент, еда или одежда и ещё { $n ->
        [one] { $n } строительный ресурс
        [few] { $n } строительных ресурса
       *[many] { $n } строительных ресурсов
    }.
terminal-scarce = Осталось жетонов
terminal-visit = В этом действии можно потратить ещё { $left } из { $n } товаров, что вмещает хранилище.
terminal-fresh = Только что получено, в этом действии не тратится: { $goods }.
terminal-discount = Осталось скидки: { $goods }.

## Игроки

terminal-storage = Хранилище
terminal-warehouse = Склад
terminal-too-much = Нет места:
terminal-only = Только { $good }
terminal-idle = { $people ->
        [none] безработных нет
       *[other] без работы: { $people }
    }
terminal-balance = баланс: еда { $food }, одежда { $clothing }
terminal-range = дальность { $n }
terminal-waiting = { $n ->
        [one] { $n } помощник ждёт
        [few] { $n } помощника ждут
       *[many] { $n } помощников ждут
    }
terminal-hand-size = { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }
terminal-homes = Жильё
terminal-buildings = Здания
terminal-embassies = Посольства
terminal-improvements = Улучшения
terminal-cells = Ячейки
terminal-cells-ordinary = { $used } из { $n }
terminal-cells-border = пограничные { $used } из { $n }
terminal-cells-storage = складские { $used } из { $n }
terminal-cells-site = стройплощадки { $used } из { $n }
terminal-worker-farmer = ф
terminal-worker-citizen = г
terminal-worker-merchant = т
terminal-hand = Рука ({ $cards } из { $most })
terminal-drawn = Только что получено ({ $cards } из { $most })
terminal-budget = Доллары на покупки: { $embassies } на посольства, { $buildings } на здания, { $goods } на товары.

## Две буквы на каждый товар

terminal-code-wood = Де
terminal-code-clay = Гл
terminal-code-ore = Ру
terminal-code-plank = До
terminal-code-brick = Ки
terminal-code-iron = Же
terminal-code-coal = Уг
terminal-code-food = Ед
terminal-code-clothing = Од
terminal-code-tool = Ин
terminal-code-dollar = Дл

## Конец

terminal-final-seat = Игрок
terminal-final-total = Итого
terminal-final-ties = При равенстве
terminal-final-tie = в начале игры ходил позже
