# Что программа говорит в терминале за столом «Поселенцев».

terminal-first = Первый игрок:
terminal-deck = Общая колода: { $cards }
terminal-points = { $points } ПО
terminal-passed = пас
terminal-no-goods = нет товаров
terminal-no-locations = Локаций пока нет.
terminal-hand-size = На руке { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    } (общих { $common }, имперских { $faction })
terminal-pack = на выбор: { $cards }
terminal-own-deck = колода империи: { $cards }
terminal-known = Вам известно
terminal-collection = Стопка трофеев: { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }
terminal-attacks = Карточки атаки, с новейшей
terminal-deals = Сделки
terminal-foundations = Фундаменты ({ $cards })
terminal-face-down = рубашкой вверх
terminal-row = На выбор
terminal-row-production = Производство
terminal-row-features = Особенности
terminal-row-actions = Действия
terminal-hand = Рука ({ $cards })
terminal-pack-of = На выбор ({ $cards })
terminal-looking = На столе ({ $cards })
terminal-cost = Стоимость: { $goods }
terminal-free = бесплатно
terminal-deal = Сделка: { $goods }
terminal-raze = Разрушение: { $goods }
terminal-defence = жетон обороны
terminal-samurai = самурай
terminal-blocked = заблокирована
terminal-used = { $limit ->
        [one] использована
       *[other] использована { $times } из { $limit }
    }
terminal-under = под ней { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }
terminal-taken = захвачена
terminal-final-seat = Игрок
terminal-final-total = Итого
terminal-final-ties = При равенстве
terminal-final-tie = осталось { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[many] { $goods } товаров
    }, { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    } на руке
terminal-solo-count = Имперских локаций: { $locations }. Карточек в стопке трофеев: { $cards }.
terminal-solo-won = Победа. Ваш ранг: { $rating }.
terminal-check = Всё в порядке: файлов { $files }, карточек { $cards } ({ $kinds } видов), планшетов империй { $boards }.
