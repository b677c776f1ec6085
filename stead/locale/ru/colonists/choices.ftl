# Колонисты: вопросы (по виду решения) и ответы (по первому слову ключа).

## Вопросы. `full` говорит больше, чем может отказ; `other` — для тех, кто смотрит.

question-lay = Куда ляжет новый жетон?
    .full = Куда положите жетон «{ $place }»?
    .other = Выкладывает жетон
question-fill = С какими тремя товарами начнёте?
    .other = Выбирает стартовые товары
question-buy = Что купите для своей общины?
    .full = Что купите для своей общины? Осталось долларов: { $n }.
    .other = Покупает общину
question-goods = Какие товары купите?
    .full = Какие товары купите? Осталось долларов: { $n }.
    .other = Покупает товары
question-employ = Кого и куда отправите работать?
    .other = Отправляет колонистов на работу
question-gift = Какой подарок альтруистов возьмёте?
    .other = Выбирает подарок альтруистов
question-turn = Ваш ход: куда пойдёт помощник?
    .other = Выбирает, куда пойти
question-after = Ваш помощник всё сделал. Что-нибудь ещё в этот ход?
    .other = Завершает ход
question-fee = Какой товар отдадите как комиссию?
    .full = { $whom ->
        [nobody] Какой товар отдадите в общий запас как комиссию?
       *[other] Какой товар отдадите { $whom } как комиссию?
    }
    .other = Платит комиссию
question-arrive = Заплатите комиссию и выполните действие или возьмёте вместо него товары?
    .other = Решает, выполнить действие или взять товары
question-ride = Куда поедете по билету?
    .other = Выбирает, куда поехать
question-visit = Что сделаете?
    .full = { $place }: что сделаете?
    .other = Выполняет действие места
question-market = Что сделаете на рынке?
    .full = { $place }: продадите товары, возьмёте субсидию или выполните действие?
    .other = Действует на рынке
question-more = Ещё один обмен в том же действии?
    .other = Меняет товары
question-give = Какой товар отдадите?
    .full = { $n ->
        [one] Какой товар отдадите? Осталось отдать { $n }.
       *[other] Какой товар отдадите? Осталось отдать { $n }.
    }
    .other = Выбирает, какие товары отдать
question-build = Построите что-нибудь ещё в том же действии?
    .other = Строит
question-raze = Что разрушите ради этого?
    .full = Что разрушите, чтобы построить { $kind-object }?
    .other = Выбирает, что разрушить
question-stock = Отправите кого-нибудь работать сразу, чтобы товары остались в запасе здания?
    .other = Решает, что станет с запасом здания
question-discount = Какую субсидию вычтете из цены?
    .other = Выбирает субсидию
question-change = Какие из полученных товаров превратите в другие?
    .other = Превращает товары в другие
question-drop = Какой товар вернёте? Для него нет ячейки.
    .full = { $n ->
        [one] Места нет: какой товар вернёте?
       *[other] Места нет: какой товар вернёте? Вернуть нужно { $n }.
    }
    .other = Выбирает, какой товар вернуть
question-keep = Какое улучшение оставите?
    .other = Выбирает, какое улучшение оставить
question-discard = На руке слишком много карточек: какое улучшение сбросите?
    .other = Выбирает, какое улучшение сбросить
question-play = Сыграете ещё одно улучшение?
    .other = Решает, сыграть ли ещё одно улучшение
question-recall = Одним помощником меньше: кто покинет карту?
    .other = Выбирает, какой помощник покинет карту
question-post = На каком рынке начнёт новый особый посланник?
    .full = На каком рынке начнёт { $envoy }?
    .other = Выбирает рынок для посланника
question-alchemist = Выполните и действие этого места, без комиссии?
    .other = Решает, выполнить ли и действие места
question-swap = Какое место поменяете?
    .other = Меняет места
question-next = Какое новое место ляжет на карту следующим?
    .other = Выкладывает новые места
question-dismiss = Кто вернётся домой перед новым годом?
    .other = Решает, кто где работает
question-provide = Чем накормите и оденете работников?
    .other = Кормит и одевает работников

## Ответы

option-lay = { $cell }: рядом { $near }
option-lay-on = На место «{ $place }»
option-fill = Взять { $goods }
option-buy = { $n ->
        [one] Купить { $kind-object } за { $n } доллар
        [few] Купить { $kind-object } за { $n } доллара
       *[many] Купить { $kind-object } за { $n } долларов
    }
option-buy-relations = { $n ->
        [one] Установить отношения уровня { $level } с { colony.with } за { $n } доллар
        [few] Установить отношения уровня { $level } с { colony.with } за { $n } доллара
       *[many] Установить отношения уровня { $level } с { colony.with } за { $n } долларов
    }
option-buy-good = { $n ->
        [one] Купить { $goods } за { $n } доллар
        [few] Купить { $goods } за { $n } доллара
       *[many] Купить { $goods } за { $n } долларов
    }
option-gift = Взять { $goods }
option-enter = Выйти на карту: { $place }
option-go = Перейти: { $place }{ fee-due }
option-go-from = { $start } → { $place }{ fee-due }
fee-due = { $hosts ->
        [nobody] { "" }
       *[other] { $n ->
            [0] { "" }
            [one] { " " }(комиссия { $hosts }: { $n } товар)
            [few] { " " }(комиссия { $hosts }: { $n } товара)
           *[many] { " " }(комиссия { $hosts }: { $n } товаров)
        }
    }
option-ride = Поехать в любое место: { $card }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }
option-gallop = Идти на одно место дальше: { $card }
option-spur = Заплатить комиссию и идти на одно место дальше
option-pay = Заплатить комиссию и выполнить действие места
option-instead = Вместо действия взять { $goods }
option-fee = Отдать { $goods }
option-work = Выполнить действие: { $place }
option-take = Взять { $goods }
option-sell = Продать: { $cost } (за { $into })
option-refine = Сделать { $into } ({ $cost ->
        [none] бесплатно
       *[other] { $cost }
    })
option-barter = Получить { $into } за { $n } из { $kinds }
option-give = Отдать { $goods }
option-marker = Взять жетон первого игрока
option-swap-places = Поменять два места
option-swap = { $place }
option-build = Построить { $kind-object } ({ $cost ->
        [none] бесплатно
       *[other] { $cost }
    })
option-replace = Построить { $kind-object } на месте другой постройки, с разрушением ({ $cost ->
        [none] бесплатно
       *[other] { $cost }
    })
option-replace-this = Построить { $kind-object } вместо { $old-of } с разрушением ({ $cost ->
        [none] бесплатно
       *[other] { $cost }
    })
option-raze = Разрушить: { $old }
option-remodel = Обновить: построить { $kind-object } вместо { $old-of } ({ $cost ->
        [none] бесплатно
       *[other] { $cost }
    })
option-relate = { $level ->
        [1] Установить отношения с { colony.with } ({ $cost ->
            [none] бесплатно
           *[other] { $cost }
        })
       *[other] Улучшить отношения с { colony.with } до уровня { $level } ({ $cost ->
            [none] бесплатно
           *[other] { $cost }
        })
    }
option-relate-on = Установить отношения с { colony.with } на месте другой постройки, с разрушением ({ $cost ->
        [none] бесплатно
       *[other] { $cost }
    })
option-relate-on-this = Установить отношения с { colony.with } вместо { $old-of } с разрушением ({ $cost ->
        [none] бесплатно
       *[other] { $cost }
    })
option-rebuild = За комиссию: { $old } — перестроить в { $kind-object }
option-spill = Пока никого: товары покинут запас здания
option-employ = Отправить { colonist.object } { $where-to }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }
option-dismiss = Отпустить { colonist.object } домой: { $where }
option-stay = Остальные работают, где работали
option-provide = { $made ->
        [none] Заплатить: { $cost }
       *[other] { $cost ->
            [none] Произвести: { $made }; платить не нужно
           *[other] Произвести: { $made }; заплатить: { $cost }
        }
    }
option-discount = Вычесть из цены { $goods }
option-change = Превратить { $goods } в { $into }
option-leave = Оставить товары как есть
option-drop = Вернуть { $goods }
option-draw = Получить улучшения
option-keep = Оставить: { $card }
option-discard = Сбросить: { $card }
option-play = Сыграть: { $card }{ $cost ->
        [none] { "" }
       *[other] { " " }({ $cost })
    }
option-recall = Помощник уходит отсюда: { $place }
option-post = { $envoy } начнёт здесь: { $place }
option-send = { $envoy } идёт сюда: { $place }
option-act = Выполнить
option-refrain = Не выполнять
option-next = { $place }
option-done = Достаточно
option-end = Завершить ход
