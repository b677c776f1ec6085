# Поселенцы: вопросы (по виду решения) и ответы (по первому слову ключа).

## Вопросы

question-turn = Ваш ход: одно действие или пас
    .other = Выбирает действие или пасует
question-end = Разместите что хотите и закончите ход
    .other = Размещает жетоны перед концом хода
question-draft = Какую карточку возьмёте?
    .other = Выбирает карточку из ряда
question-keep-one = Какую карточку оставите? Остальные передадите дальше.
    .other = Выбирает, какую карточку оставить
question-keep = Какую карточку оставите?
    .other = Выбирает, какую карточку оставить
question-pay = Чем заплатите?
    .other = Выбирает, чем заплатить
question-give-up = Какую локацию сбросите?
    .other = Выбирает, какую локацию сбросить
question-discard = Какая карточка уйдёт в сброс?
    .other = Выбирает, какую карточку сбросить
question-cancel = От какой своей сделки откажетесь?
    .other = Выбирает, от какой сделки отказаться
question-exchange = Что возьмёте за 2 рабочих?
    .other = Обменивает рабочих
question-draw = Из какой колоды возьмёте карточку?
    .other = Выбирает, из какой колоды взять карточку
question-resource = Какой ресурс получите?
    .other = Выбирает ресурс
question-samurai = Куда поставите самурая?
    .other = Расставляет самураев
question-choose = Что выберете?
    .other = Выбирает один из эффектов
question-offer = Согласны на обмен?
    .other = Решает, согласиться ли на обмен
question-build = Какую карточку построите?
    .other = Выбирает, какую карточку построить
question-foundation = Какая карточка станет фундаментом?
    .other = Выбирает карточку для фундамента
question-produce = Какая локация сработает ещё раз?
    .other = Выбирает, какая локация сработает ещё раз
question-deal = Какая сделка принесёт бонус ещё раз?
    .other = Выбирает, какая сделка принесёт бонус ещё раз
question-refresh = Какую локацию можно будет активировать снова?
    .other = Выбирает, какую локацию освободить
question-target = { $rule ->
        [IS-BAR-06] Какую свою локацию разрушите?
        [IS-EGY-03] Какую локацию разрушите?
        [IS-BAR-03] Что разрушите?
        [IS-ROM-01] Какую локацию придётся сбросить?
        [IS-EGY-13] Какую локацию заберёте?
        [IS-GRL-07] Какую локацию закроете до конца раунда?
        [IS-BAR-10] Какую сделку расторгнете?
        [IS-ROM-05] Какую сделку заберёте?
        [IS-JPC-08] С какой локацией заключите сделку?
       *[other] Какую цель выберете?
    }
    .other = Выбирает цель
question-convert = Какой из товаров вернёте, взяв вместо него ПО?
    .other = Решает, какие товары вернуть за ПО
question-loot = Какой товар получите?
    .other = Выбирает товар
question-steal = Какой ресурс и у кого заберёте?
    .other = Выбирает, какой ресурс забрать
question-victim = { $rule ->
        [IS-SOL-35] Какая локация погибнет от атаки?
       *[other] Какого противника выберете?
    }
    .other = { $rule ->
        [IS-SOL-35] Выбирает, какая локация погибнет
       *[other] Выбирает противника
    }
question-order = Что сработает первым?
    .other = Решает, что сработает первым
question-store = Что сохраните на следующий раунд?
    .other = Выбирает, что сохранить

## Ответы

option-build = { $cost ->
        [none] Построить: { $card }
       *[other] Построить: { $card } ({ $cost })
    }
option-construct = { $cost ->
        [none] Построить: { $card }
       *[other] Построить: { $card } ({ $cost })
    }
option-deal = Заключить сделку: { $card } (принесёт { $goods })
option-raze = { $owner ->
        [none] Разрушить с руки: { $card } (принесёт { $goods })
       *[other] Разрушить у { $owner }: { $card } ({ $price }; принесёт { $goods })
    }
option-activate = { $cost ->
        [none] Активировать: { $card }
       *[other] Активировать: { $card } ({ $cost })
    }
option-activate-twice = { $cost ->
        [none] Активировать дважды: { $card }
       *[other] Активировать дважды: { $card } ({ $cost })
    }
option-exchange = Обменять { $workers } рабочих на { $n ->
        [1] ресурс или карточку
        [one] { $n } ресурс или карточку
        [few] { $n } ресурса или карточки
       *[many] { $n } ресурсов или карточек
    }
option-defend = Положить жетон обороны: { $card }
option-samurai = Поставить самурая: { $card }
option-tuck = Подложить под локацию «{ $place }»: { $card }
option-offer = Положить { $goods } на локацию «{ $card }»
option-pass = Спасовать
option-end = Закончить ход
option-take = Взять: { $card }
option-give = { $what ->
        [foundation] Сбросить фундамент ({ $card })
        [lost] Потерять: { $card }
       *[location] Сбросить: { $card }
    }
option-discard = Сбросить: { $card }
option-cancel = Отказаться от сделки: { $card } (приносит { $goods })
option-draw-common = Взять карточку из общей колоды
option-draw-faction = Взять карточку из имперской колоды
option-pay = Заплатить { $goods }
option-gain = Получить { $goods }
option-choose = Выбрать: { $effect-bare }
option-accept = Получить { $effect }
option-decline = Отказаться
option-keep = Оставить: { $card }
option-lay = Положить как фундамент: { $card }
option-produce = { $card }: { $effect }
option-again = Сделка «{ $card }»: получить { $goods }
option-refresh = Освободить: { $card }
option-target = { $owner ->
        [none] { $card }
       *[other] { $card } ({ $owner })
    }
option-target-deal = Сделка «{ $card }» ({ $owner }): { $goods }
option-convert = Вернуть { $goods } и взять ПО
option-convert-card = Сбросить и взять ПО: { $card }
option-done = Остальное оставить себе
option-loot = Получить { $goods } ({ $card })
option-steal = Забрать { $goods } у { $owner }
option-victim = { $owner }
option-resolve = { $card }: { $part ->
        [production] производство
        [bonus] бонус строительства
        [deal] сделка
       *[feature] особенность
    }
option-store = Сохранить { $goods }
option-store-nothing = Ничего не сохранять
# Одноимённые карточки различаются кодом.
option-coded = { $option } [{ $code }]
