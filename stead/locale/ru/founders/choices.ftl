# Основатели: вопросы (по виду решения) и ответы (по первому слову ключа).

## Вопросы. `full` говорит больше, чем может отказ; `other` — для тех, кто смотрит.

question-race = Какую расу возглавите?
    .other = Выбирает расу
question-home = Какой ресурс станет ресурсом вашей расы?
    .other = Выбирает ресурс расы
question-resource = { $rule ->
        [FG-DRF-17] Какой третий ресурс возьмёте?
       *[other] Какой дополнительный ресурс возьмёте?
    }
    .other = Выбирает ресурс
question-swap = Всё, что осталось, вам запрещено: какой ресурс заберёте у другого игрока?
    .other = Забирает ресурс у другого игрока
question-start = Где построите первое хранилище?
    .other = Ставит первое хранилище
question-turn = Ваш ход: какую карточку сыграете?
    .other = Выбирает карточку
question-basic = Какое базовое действие выполните?
    .other = Выбирает базовое действие
question-follow = Выполните ответное действие?
    .full = Сыграна карточка «{ $card }»: выполните ответное действие?
    .other = Решает, выполнить ли ответное действие
question-bonus = Что возьмёте за карточку, оставшуюся на руке?
    .other = Берёт бонусы за карточки на руке
question-trade = Как будете торговать?
    .other = Торгует
question-site = Где построите хранилище?
    .full = Где построите хранилище { $resource-of }?
    .other = Ставит хранилище
question-build = Что и где построите?
    .other = Выбирает, что построить
question-upgrade = { $rule ->
        [FG-UPG-09] Какое хранилище построите, соединив его с новой дорогой?
       *[other] Какое хранилище построите?
    }
    .other = Выбирает, какое хранилище построить
question-tile = Где встанет хранилище?
    .full = Где встанет хранилище { $resource-of }?
    .other = Ставит хранилище
question-place = Где встанет здание?
    .full = Где встанет «{ $building }»?
    .other = Размещает здание
question-road = { $rule ->
        [FG-UPG-10] Построите дорогу, соединённую с новым хранилищем?
       *[other] Где построите дорогу?
    }
    .other = Строит дорогу
question-recruit = Какого советника наймёте?
    .other = Выбирает советника
question-supplier = Какое хранилище станет поставщиком?
    .full = Какое хранилище поставит { $resource-object }?
    .other = Выбирает поставщика
question-deliver = Какое хранилище доставит ресурс?
    .full = Какое хранилище доставит { $resource-object }?
    .other = Выбирает, какое хранилище доставит ресурс
question-recall = Какую карточку вернёте на руку?
    .other = Возвращает карточки на руку
question-copy = Действие какого здания выполните?
    .other = Выбирает действие здания
question-access = К какому хранилищу получите доступ?
    .other = Выбирает, к какому хранилищу получить доступ
question-choose = Что выберете?
    .other = Выбирает один из эффектов
question-again = Ещё раз?
    .other = Решает, продолжить ли
question-vote = За какое здание проголосуете?
    .other = Голосует
question-stake = Какие кристаллы добавите к голосу?
    .other = Добавляет кристаллы к голосу
question-tie = Голоса разделились поровну: какое здание построить?
    .other = Решает, какое здание построить
question-choose-building = Какое здание построите?
    .other = Выбирает здание
question-pay = Какими кристаллами заплатите?
    .full = Чем заплатите { $price } влияния? Временный кристалл стоит 1, постоянный — 2.
    .other = Выбирает, какими кристаллами заплатить

## Ответы

option-race = { $race } ({ $resource }{ $difficulty ->
        [none] { "" }
       *[other] ; { difficulty }
    })
option-race-any = { $race } (любой из оставшихся ресурсов{ $difficulty ->
        [none] { "" }
       *[other] ; { difficulty }
    })
option-resource = Взять: { $resource }
option-swap = Забрать { $resource-object } у { $owner-of }
option-at = { $cell }: { terrain } ({ $cost })
option-at-start = { $difficulty ->
        [none] { $cell }
       *[other] { $cell } ({ difficulty })
    }
option-at-tile = На { $cells }
option-play = Сыграть: { $card }
option-play-advisor = Сыграть: { $card } — { $effect }
option-lay = Сыграть рубашкой вверх ради базового действия: { $card }
option-call = { $n ->
        [0] Призвать к голосованию
        [one] Призвать к голосованию ({ $n } бонус)
        [few] Призвать к голосованию ({ $n } бонуса)
       *[many] Призвать к голосованию ({ $n } бонусов)
    }
option-coin = Получить { $goods }
option-influence = Получить { $goods }
option-road = Построить дорогу на { $cell }
option-worker = Рабочий, «{ $building }»: { $effect }
option-worker-mat = Рабочий, действие расы: { $effect }
option-follow = В ответ — { $card }: { $effect }
option-decline = Ничего не делать
option-store = Построить хранилище { $resource-of } ({ $cost })
option-store-neutral = Построить нейтральное хранилище { $resource-of } и получить доступ ({ $cost })
option-store-rival = Построить для { $owner-of } хранилище { $resource-of } и получить доступ (им: { $cost })
option-access = Доступ к хранилищу { $resource-of } у { $owner-of } на { $cell } ({ $cost })
option-access-neutral = Доступ к нейтральному хранилищу { $resource-of } на { $cell } ({ $cost })
option-house = Построить дом на { $cell } ({ $cost })
option-bridge = Построить мост на { $cell } ({ $cost })
option-gate = Построить ворота на { $cell } ({ $cost })
option-upgrade = Построить хранилище { $resource-of } ({ $cost })
option-hire = Нанять: { $card } ({ $cost }; принесёт { $goods })
option-from = Хранилище { $resource-of } у { $owner-of } на { $cell }
option-from-own = Своё хранилище { $resource-of } на { $cell }
option-from-neutral = Нейтральное хранилище { $resource-of } на { $cell }
option-recall = Вернуть на руку: { $card }
option-no-card = Ничего не возвращать
option-no-road = { $rule ->
        [FG-UPG-10] Дорогу не строить
       *[other] Больше дорог не строить
    }
option-copy = { $building }: { $effect }
option-choose = Выбрать: { $effect-bare }
option-choose-building = { $price ->
        [0] Построить: { $building } (бесплатно)
       *[other] Построить: { $building } (влияние: { $price })
    }
option-choose-tied = Построить: { $building }
option-vote = Проголосовать: { $building } ({ token })
option-stake = Добавить { $goods } (вес { $weight })
option-stake-nothing = Ничего не добавлять (вес { $weight })
option-again = Ещё раз
option-enough = Достаточно
option-pay = Заплатить { $goods }
