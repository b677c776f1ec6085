# Колонисты: почему нельзя. Номер правила показывают рядом с фразой, а не в ней. $good — в родительном падеже.

## Карта

refusal-cell-taken = Там уже лежит жетон.
refusal-two-sides = Новое место должно касаться жетонов на карте хотя бы двумя сторонами.
refusal-beside-a-place = Рынок должен касаться какого-нибудь места.
refusal-markets-apart = Рынки должны лежать дальше друг от друга: между ними не меньше двух ячеек.
refusal-market-later = Второй рынок кладут, когда на карте лежат все стартовые места.
refusal-replaces-nothing = Это место ничего не заменяет: оно ложится на пустую ячейку.
refusal-another-place-replaced = Это место заменяет другой жетон.
refusal-must-replace = Это место должно лечь вместо «{ $place }».

## Подготовка

refusal-wood-and-clay = Три товара, каждый — дерево или глина.
refusal-not-bought = «{ $what }» — улучшение: их раздают, а не покупают.
refusal-not-of-skipped-era = «{ $what }» — из эпохи, которую ещё предстоит сыграть: купить можно только то, что было до неё.
refusal-good-not-of-skipped-era = Купить пока нельзя: { $good } в пропущенных эпохах ещё не было.
refusal-not-for-sale = Здесь не продают { $good }: купить можно только то, чему нужна ячейка.
refusal-embassies-first = Посольства покупали раньше, теперь очередь зданий.
refusal-buildings-later = Здания покупают после посольств.
refusal-goods-later = Товары покупают после зданий, а инструменты не продаются.
refusal-budget = Это стоит { $need ->
        [one] { $need } доллар
        [few] { $need } доллара
       *[many] { $need } долларов
    }, а у вас { $have ->
        [0] их не осталось
       *[other] осталось { $have }
    }.
refusal-three-financial = У вас три финансовых здания: за этим столом больше не покупают.
refusal-needed-for-workers = Тогда не на что будет купить еду и одежду для работников.
refusal-no-room = Для { $good } нет места.
refusal-colony-not-in-play = «{ $what }»: этой колонии в партии нет.

## Ходы

refusal-move-first = Сначала помощник должен пойти и выполнить действие.
refusal-one-move = Ваш помощник уже ходил: за ход — один раз.
refusal-go-there-first = Это делают на месте: сначала отправьте туда помощника.
refusal-not-in-the-year = Работников отпускают домой только в конце года.
refusal-once-per-half = В этом полугодии вы это уже делали.
refusal-no-swapping = Чтобы менять места, нужны отношения уровня 3 с колонией лордов.

## Помощники

refusal-all-entered = Все ваши помощники уже на карте.
refusal-enter-by-market = «{ $place }» — не рынок на карте, а помощники приходят на рынок.
refusal-no-steward-there = Вашего помощника там нет.
refusal-not-on-map = Места «{ $place }» на карте нет.
refusal-must-move = Ваш помощник уже на месте «{ $place }»; остаться можно только на рынке.
refusal-own-steward = На месте «{ $place }» стоит другой ваш помощник.
refusal-too-far = { $rule ->
        [CO-ENV-07] «{ $place }» — слишком далеко для посланника.
       *[other] «{ $place }» — слишком далеко: ваши помощники ходят за раз на { $n ->
            [one] { $n } место
            [few] { $n } места
           *[many] { $n } мест
        }.
    }
refusal-nothing-to-do-there = На месте «{ $place }» вам сейчас нечего делать, а пришедший должен действовать.
refusal-cannot-pay-fee = { $n ->
        [one] На месте «{ $place }» нужна комиссия, а на неё и на действие вам не хватит.
        [few] На месте «{ $place }» нужны { $n } комиссии, а на них и на действие вам не хватит.
       *[many] На месте «{ $place }» нужно { $n } комиссий, а на них и на действие вам не хватит.
    }
refusal-cannot-pay-fee-supply = На комиссию за это вам не хватит.
refusal-no-paid-range = Чтобы идти дальше за комиссию, нужны отношения уровня 2 с колонией посланников.
refusal-range-most = Дальше ваши помощники не ходят: 4 места — предел.

## Особые посланники

refusal-no-envoy = Этого посланника двигает тот, у кого отношения уровня 2 с его колонией.
refusal-sent-already = В этом полугодии вы уже двигали этого посланника.
refusal-envoy-window = { $envoy ->
        [altruist] Альтруист ходит до действия.
       *[laborer] Разнорабочий ходит после действия вашего третьего хода.
    }

## Строительство

refusal-not-built-here = «{ $what }» здесь не строят.
refusal-not-more = В этом действии больше не построить: «{ $what }».
refusal-one-embassy = Посольство у вас уже есть ({ colony }): улучшайте отношения.
refusal-limit = { $n ->
        [one] Больше { $n } у игрока не бывает: «{ $what }».
       *[other] Больше { $n } у игрока не бывает: «{ $what }».
    }
refusal-no-tile = Все жетоны уже построены: «{ $what }».
refusal-no-colonists = В коробке больше нет { colonist.all }.
refusal-remodel-only = «{ $what }» строят только обновлением: вместо «{ $old }».
refusal-no-building = «{ $what }» — не здание: вместо него ничего не строят.
refusal-storage-cells-only = «{ $what }» стоит только на одной из трёх складских ячеек.
refusal-border-in-use = «{ $what }» должно стоять: на открытых им пограничных ячейках есть здания.
refusal-no-cell = { $rule ->
        [CO-CON-12] Нет свободной складской ячейки: «{ $what }».
       *[other] Нет свободной ячейки: «{ $what }». Разрушьте или обновите что-нибудь.
    }
refusal-at-work = «{ $what }» должно стоять: кто-то из его { colonist.all } на работе.
refusal-cannot-pay = { $rule ->
        [CO-DEM-02] Разрушение добавляет 2 инструмента: за всё нужно заплатить { $goods }. У вас { $purse ->
            [none] ничего нет
           *[other] есть { $purse }
        }.
       *[other] За это нужно заплатить { $goods } из хранилища. У вас { $purse ->
            [none] ничего нет
           *[other] есть { $purse }
        }.
    }

## Работники

refusal-no-such-building = Такого здания у вас нет: «{ $what }».
refusal-needs-no-worker = Работник не нужен: «{ $what }».
refusal-has-its-worker = Все нужные работники уже есть: «{ $what }».
refusal-none-unemployed = Безработных { colonist.all } у вас нет.
refusal-wrong-worker = «{ $what }» — не для { colonist.all }.
refusal-needs-at-once = Чтобы отправить { colonist.object } работать среди года, нужно сразу заплатить { $goods }, а вам не хватает.
refusal-no-worker-there = Там не работает ни один { colonist }: «{ $what }».
refusal-not-maintained = Вашим работникам не хватает: { $goods }. Сначала отпустите кого-нибудь домой.

## Улучшения

refusal-not-drawn = Улучшения «{ $card }» нет среди только что полученных.
refusal-not-discarded = Улучшение «{ $card }» сейчас не сбрасывают.
refusal-not-in-hand = Улучшения «{ $card }» нет у вас на руке.
refusal-two-a-turn = В этот ход вы сыграли два улучшения: больше нельзя.
refusal-nothing-to-do = Улучшение «{ $card }» сейчас ничего бы не дало.
refusal-like-another = У вас есть ещё одно такое же улучшение, «{ $card }»: выберите его.

## Товары

refusal-needs-no-cell = Инструментам и долларам ячейки не нужны: места это не освободит.
refusal-no-such-good = Там у вас нет { $good }.
refusal-no-room-by-that = Отказ от { $good } не поможет: места он не освободит, или этот товар нужен.
