# Основатели: вопросы (по виду решения) и ответы (по первому слову ключа).

## Вопросы. `full` говорит больше, чем может отказ; `other` — для тех, кто смотрит.

question-fg-race = Какую расу возглавите?
question-fg-home = Какой ресурс станет ресурсом вашей расы?
question-fg-resource = { $rule ->
        [FG-DRF-17] Какой третий ресурс возьмёте?
       *[other] Какой дополнительный ресурс возьмёте?
    }
question-fg-swap = Всё, что осталось, вам запрещено: какой ресурс заберёте у другого игрока?
question-fg-start = Где построите первое хранилище?
question-fg-turn = Ваш ход: какую карту сыграете?
    .other = Выбирает карту
question-fg-basic = Какое базовое действие выполните?
question-fg-follow = Выполните ответное действие?
    .full = Сыграна карта «{ $card }»: выполните ответное действие?
question-fg-bonus = Что возьмёте за карту, оставшуюся на руке?
    .other = Берёт бонусы за карты на руке
question-fg-trade = Как будете торговать?
question-fg-site = Где построите хранилище?
    .full = Где построите хранилище { $resource-of }?
question-fg-build = Что и где построите?
question-fg-upgrade = { $rule ->
        [FG-UPG-09] Какое хранилище построите, соединив его с новой дорогой?
       *[other] Какое хранилище построите?
    }
question-fg-tile = Где встанет хранилище?
    .full = Где встанет хранилище { $resource-of }?
question-fg-place = Где встанет здание?
    .full = Где встанет «{ $building }»?
question-fg-road = { $rule ->
        [FG-UPG-10] Построите дорогу, соединённую с новым хранилищем?
       *[other] Где построите дорогу?
    }
question-fg-recruit = Какого советника наймёте?
question-fg-supplier = Какое хранилище станет поставщиком?
    .full = Какое хранилище поставит { $resource-object }?
question-fg-deliver = Какое хранилище доставит ресурс?
    .full = Какое хранилище доставит { $resource-object }?
question-fg-recall = Какую карту вернёте на руку?
question-fg-copy = Действие какого здания выполните?
question-fg-access = К какому хранилищу получите доступ?
question-fg-choose = Что выберете?
question-fg-again = Ещё раз?
question-fg-vote = За какое здание проголосуете?
question-fg-stake = Какие кристаллы добавите к голосу?
question-fg-tie = Голоса разделились поровну: какое здание построить?
question-fg-choose-building = Какое здание построите?
question-fg-pay = Какими кристаллами заплатите?
    .full = Чем заплатите { $price } влияния? Временный кристалл стоит 1, постоянный — 2.

## Ответы

option-fg-race = { $race } ({ $resource }{ $difficulty ->
        [none] { "" }
       *[other] ; { fg-difficulty }
    })
option-fg-race-any = { $race } (любой из оставшихся ресурсов{ $difficulty ->
        [none] { "" }
       *[other] ; { fg-difficulty }
    })
option-fg-resource = Взять: { $resource }
option-fg-swap = Забрать { $resource-object } у { $owner-of }
option-fg-at = { $cell }: { fg-terrain } ({ $cost })
option-fg-at-start = { $difficulty ->
        [none] { $cell }
       *[other] { $cell } ({ fg-difficulty })
    }
option-fg-at-tile = На { $cells }
option-fg-play = Сыграть: { $card }
option-fg-play-advisor = Сыграть: { $card } — { $effect }
option-fg-lay = Положить лицом вниз ради базового действия: { $card }
option-fg-call = { $n ->
        [0] Призвать к голосованию
        [one] Призвать к голосованию ({ $n } бонус)
        [few] Призвать к голосованию ({ $n } бонуса)
       *[many] Призвать к голосованию ({ $n } бонусов)
    }
option-fg-coin = Получить { $goods }
option-fg-influence = Получить { $goods }
option-fg-road = Построить дорогу на { $cell }
option-fg-worker = Рабочий, «{ $building }»: { $effect }
option-fg-worker-mat = Рабочий, действие расы: { $effect }
option-fg-follow = В ответ — { $card }: { $effect }
option-fg-decline = Ничего не делать
option-fg-store = Построить хранилище { $resource-of } ({ $cost })
option-fg-store-neutral = Построить нейтральное хранилище { $resource-of } и получить доступ ({ $cost })
option-fg-store-rival = Построить для { $owner-of } хранилище { $resource-of } и получить доступ (им: { $cost })
option-fg-access = Доступ к хранилищу { $resource-of } у { $owner-of } на { $cell } ({ $cost })
option-fg-access-neutral = Доступ к нейтральному хранилищу { $resource-of } на { $cell } ({ $cost })
option-fg-house = Построить дом на { $cell } ({ $cost })
option-fg-bridge = Построить мост на { $cell } ({ $cost })
option-fg-gate = Построить ворота на { $cell } ({ $cost })
option-fg-upgrade = Построить хранилище { $resource-of } ({ $cost })
option-fg-hire = Нанять: { $card } ({ $cost }; принесёт { $goods })
option-fg-from = Хранилище { $resource-of } у { $owner-of } на { $cell }
option-fg-from-own = Своё хранилище { $resource-of } на { $cell }
option-fg-from-neutral = Нейтральное хранилище { $resource-of } на { $cell }
option-fg-recall = Вернуть на руку: { $card }
option-fg-no-card = Ничего не возвращать
option-fg-no-road = { $rule ->
        [FG-UPG-10] Дорогу не строить
       *[other] Больше дорог не строить
    }
option-fg-copy = { $building }: { $effect }
option-fg-choose = Выбрать: { $effect-bare }
option-fg-choose-building = { $price ->
        [0] Построить: { $building } (бесплатно)
       *[other] Построить: { $building } (влияние: { $price })
    }
option-fg-choose-tied = Построить: { $building }
option-fg-vote = Проголосовать: { $building } ({ fg-token })
option-fg-stake = Добавить { $goods } (вес { $weight })
option-fg-stake-nothing = Ничего не добавлять (вес { $weight })
option-fg-again = Ещё раз
option-fg-enough = Достаточно
option-fg-pay = Заплатить { $goods }
