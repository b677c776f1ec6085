# Поселенцы в браузере: поле, как его читают вслух и в подсказках, и советы первой игры.

## Зоны

board-settlers-centre = Середина стола
board-settlers-round = Раунд { $round } из { $rounds }
board-settlers-phase-setup = Подготовка
board-settlers-phase-lookout = Разведка
board-settlers-phase-production = Производство
board-settlers-phase-action = Действия
board-settlers-phase-cleanup = Очистка
board-settlers-phase-attack = Атака
board-settlers-row = На выбор
board-settlers-deck = Общая колода: { $n }
board-settlers-deck-own = Ваша колода империи: { $n }
board-settlers-deck-of = Колода империи: { $n }
board-settlers-every-round = Каждый раунд
board-settlers-discard = Сброс общих карточек: { $n }
board-settlers-row-production = Производство
    .about = приносит товары сразу и затем каждый раунд
board-settlers-row-features = Особенности
    .about = действуют постоянно
board-settlers-row-actions = Действия
    .about = каждый раунд можно активировать заново, заплатив
board-settlers-hand = Ваша рука: { $n }
board-settlers-hand-empty = На руке нет карточек.
board-settlers-hand-of = { $n ->
        [0] На руке нет карточек
        [one] На руке { $n } карточка
        [few] На руке { $n } карточки
       *[many] На руке { $n } карточек
    } (общих { $common }, имперских { $faction })
board-settlers-known = Карточки на руке, которые вы знаете
board-settlers-deals = Сделки
board-settlers-foundations = Фундаменты
board-settlers-attacks = Карточки атаки, с новейшей
board-settlers-collection = Стопка трофеев: { $n }
board-settlers-race = Ваших имперских локаций: { $built }. Для победы нужно больше { $collected }.
board-settlers-others = Другие игроки

## Вещи

board-settlers-good = { $good }: { $n }
board-settlers-deal = Сделка: { $good } ({ $card })
board-settlers-foundation = Фундамент ({ $card })
board-settlers-foundation-hidden = Фундамент рубашкой вверх
board-settlers-type-production = производство
board-settlers-type-feature = особенность
board-settlers-type-action = действие
board-settlers-type-attack = атака
board-settlers-defended = под защитой
board-settlers-samurai = с самураем
board-settlers-used = { $limit ->
        [1] активирована
       *[other] активирована { $n } из { $limit } раз
    }
board-settlers-blocked = заблокирована
board-settlers-spent = потрачено на ней: { $goods }
board-settlers-kept = хранится на ней: { $goods }
board-settlers-under = { $n ->
        [one] под ней { $n } карточка
        [few] под ней { $n } карточки
       *[many] под ней { $n } карточек
    }
board-settlers-taken = захвачена у игрока { $who }

## Игроки

board-settlers-points = { $n } ПО
board-settlers-collected = { $n } в стопке трофеев
board-settlers-first = Первый игрок
board-settlers-passed = Пас
board-settlers-choosing = Сейчас выбирает

## Первая игра с советами

guide-settlers-draft = Каждый раунд начинается с разведки: вы и соперник по очереди берёте карточки из этого ряда. Чтобы взять карточку, нажмите на неё; правой кнопкой или долгим нажатием её можно рассмотреть поближе.
guide-settlers-goods = Эти товары планшет империи приносит каждый раунд. Почти ничего не хранится: что осталось к концу раунда, пропадёт. Так что тратьте смело.
guide-settlers-build = Подсвеченную карточку можно использовать прямо сейчас. Значки на её левом крае — цена: нажмите на карточку и стройте. Что локация производит, вы получите сразу и затем каждый раунд.
guide-settlers-end = Ход почти закончен. Ещё можно положить жетон обороны на одну из своих общих локаций: разрушить её станет на жетон дороже. Вышло не то? Возьмите ход назад. Если всё в порядке, завершите ход.
guide-settlers-workers = Чего-то не хватает? За двух рабочих всегда можно взять дерево, камень, еду или карточку. Нажмите на рабочих.
guide-settlers-romans = Карточки с красным краем — римские, их больше ни у кого нет. Такую можно построить (обычно отдав одну из своих локаций) или за 1 еду превратить в сделку: товар с её нижнего края придёт сразу и будет приходить каждый раунд.
guide-settlers-activate = Локация с действием работает, когда за неё платят: перед стрелкой цена, за стрелкой то, что вы получите. Каждую можно активировать раз в раунд, некоторые дважды. Отсюда и берётся большинство очков.
guide-settlers-raze = За жетон разрушений можно сжечь общую карточку с руки и получить то, что показано на её тёмном флажке. Два жетона сносят общую локацию соперника, три — если она под защитой.
guide-settlers-pass = Делать больше нечего? Тогда пасуйте. В этом раунде ходов у вас больше не будет, зато никто не тронет то, что вы построили.
guide-settlers-enough = Вы знаете достаточно! В конце игры каждая общая локация приносит 1 ПО, каждая имперская — 2. Доиграйте до пятого раунда или откройте свой стол: правила всегда есть в меню.
