# Что программа говорит в терминале за столом «Севера».

terminal-first = Первый игрок:
terminal-trigger = игра до { $points } ПО
terminal-check = Всё в порядке: файлов { $files }, карточек { $cards } ({ $kinds } видов), кланов { $clans }, сценариев { $scenarios }.
terminal-help-board =
    За столом «Севера»:
      ? GLE007         карточка по коду или по названию
      ? улаф           клан
      ? плавание       жетон действия
    ▸ отмечено то, что можно выбрать. Закрашенная фишка (■) может перейти на соседний жетон, пустая (□) уже использована.

## Между игроками

terminal-circle = Жетоны действий, по кругу
terminal-pawns-mean = закрашенная фишка ещё может ходить (1 еда), пустая — нет
terminal-dearer = +1 еда
terminal-sea = Море
terminal-queue = Очередь
terminal-no-ships = Кораблей в очереди нет.
terminal-common = общий корабль
terminal-near-islands = Ближние острова (в колоде: { $deck })
terminal-distant-islands = Дальние острова (в колоде: { $deck })
terminal-conquered = { $cost ->
        [none] После завоевания:
       *[other] После завоевания ({ $cost } на борту):
    }
terminal-aims = Для победы
terminal-aim-points = { $n } ПО (сейчас { $now } вместе с тем, что добавит конец игры)
terminal-aim-islands = острова: { $n } (сейчас { $now })
terminal-aim-cards = карточки в империи: { $n } (сейчас { $now })
terminal-aim-paid = исполненные требования: { $n } (сейчас { $now })
terminal-events = Ещё может случиться
terminal-demand = { $cost } или −{ $lose } ПО

## Игроки

terminal-points = { $adds ->
        [0] { $points } ПО
       *[other] { $points } ПО, в конце +{ $adds }
    }
terminal-passed = пас
terminal-no-goods = нет товаров
terminal-pawns = { $pawns ->
        [one] { $pawns } свободная фишка
        [few] { $pawns } свободные фишки
       *[many] { $pawns } свободных фишек
    }
terminal-commons = { $ships ->
        [one] { $ships } общий корабль
        [few] { $ships } общих корабля
       *[many] { $ships } общих кораблей
    }
terminal-hand-size = на руке { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }
terminal-deck = в колоде { $cards }, в сбросе { $discard }
terminal-known = Вам известно
terminal-row-fields = Поля
terminal-row-actions = Действия
terminal-row-features = Особенности
terminal-row-islands = Острова
terminal-exhausted = повёрнута
terminal-used = сработала { $times ->
        [few] { $times } раза
       *[many] { $times } раз
    } из { $limit }
terminal-copies = копирует: { $card }
terminal-hand = Рука ({ $cards })
terminal-drawn = На столе ({ $cards })
terminal-about-tile = { $tile }: { $does }.

## Конец

terminal-final-seat = Игрок
terminal-final-total = Итого
terminal-final-ties = При равенстве
terminal-final-tie = { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    } в империи, { $workers ->
        [one] { $workers } рабочий
       *[many] { $workers } рабочих
    }, { $hand ->
        [one] { $hand } карточка
        [few] { $hand } карточки
       *[many] { $hand } карточек
    } на руке
