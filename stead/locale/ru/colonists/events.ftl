# Колонисты: журнал. Сообщение на каждое событие; `without` называет поле, которое пусто или скрыто от читателя.
# $seat — кто сделал, $seat-of — у кого, $seat-whom — кому; $seat-verb — окончание глагола: «Синий построил», «вы построили».

## Подготовка

event-started = Первый игрок — { $seat }. Колонии этой партии: { $colonies }.
event-place-drawn = Следующее место — { $tile }.
event-place-laid = { $seat } положил{ $seat-verb } жетон «{ $tile }» на { $at }.
event-place-replaced = «{ $tile }» ложится вместо «{ $old }».
event-places-swapped = { $seat } поменял{ $seat-verb } местами «{ $tile }» и «{ $other }».
event-bought = { $dollars ->
        [one] { $seat } купил{ $seat-verb } { $what-object } за { $dollars } доллар.
        [few] { $seat } купил{ $seat-verb } { $what-object } за { $dollars } доллара.
       *[many] { $seat } купил{ $seat-verb } { $what-object } за { $dollars } долларов.
    }
event-bought-good = { $dollars ->
        [one] { $seat } купил{ $seat-verb } { $goods } за { $dollars } доллар.
        [few] { $seat } купил{ $seat-verb } { $goods } за { $dollars } доллара.
       *[many] { $seat } купил{ $seat-verb } { $goods } за { $dollars } долларов.
    }

## Эпохи и годы

event-era-began = Начинается эпоха { $era }.
event-colony-joined = К игре присоединяется пятая колония: { colony }.
event-year-began = Год { $year } эпохи { $era }. Карточка рынка: { $card }. Новые места в конце года: { $coming }.
event-year-began-without-coming = Год { $year } эпохи { $era }. Карточка рынка: { $card }.
event-half-began = { $half ->
        [0] Лето.
       *[other] Зима.
    }
event-first-player = Теперь первый игрок — { $seat }.
event-marker-taken = { $seat } взял{ $seat-verb } жетон первого игрока.

## Помощники и посланники

event-entered = { $seat } вывел{ $seat-verb } помощника на карту: { $tile }.
event-moved = { $seat } отправил{ $seat-verb } помощника: { $start } → { $tile }.
event-left = { $seat } потерял{ $seat-verb } помощника, стоявшего здесь: { $tile }.
event-fee-paid = { $seat } отдал{ $seat-verb } { $to-whom } как комиссию { $goods }.
event-fee-paid-without-to = { $seat } отдал{ $seat-verb } в общий запас как комиссию { $goods }.
event-envoy-placed = { $seat } выставил{ $seat-verb } посланника: { $envoy } — { $tile }.
event-envoy-sent = { $seat } отправил{ $seat-verb } посланника: { $envoy } → { $tile }.
event-earned = { $seat } получил{ $seat-verb } за Разнорабочего { $goods }.

## Товары

event-received = { $seat } получил{ $seat-verb } { $goods }.
event-paid = { $seat } заплатил{ $seat-verb } { $goods }.
event-dropped = { $seat } вернул{ $seat-verb } { $good }: не хватило места.
event-changed = { $seat } превратил{ $seat-verb } { $before } в { $after }.
event-sold = { $dollars ->
        [one] { $seat } продал{ $seat-verb } { $goods } за { $dollars } доллар.
        [few] { $seat } продал{ $seat-verb } { $goods } за { $dollars } доллара.
       *[many] { $seat } продал{ $seat-verb } { $goods } за { $dollars } долларов.
    }
event-refined = { $seat } превратил{ $seat-verb } { $goods } в { $into }.
event-refined-without-goods = { $seat } получил{ $seat-verb } в обмен { $into }.
event-maintained = { $seat }: нужно работникам — { $need ->
        [none] ничего
       *[other] { $need }
    }; произведено — { $made ->
        [none] ничего
       *[other] { $made }
    }; заплачено — { $paid ->
        [none] ничего
       *[other] { $paid }
    }.
event-produced = Произведено у { $seat-of }: { $goods }.
event-produced-without-goods = Произведено у { $seat-of }: ничего.

## Община

event-built = { $seat } построил{ $seat-verb } { $kind-object }.
event-razed = { $seat } разрушил{ $seat-verb } { $kind-object }.
event-remodelled = { $seat } построил{ $seat-verb } { $kind-object } вместо { $old-of }.
event-employed = { $seat } отправил{ $seat-verb } { colonist.object } { $kind-to }.
event-dismissed = { $seat } отпустил{ $seat-verb } { colonist.object } домой: { $kind }.
event-related = { $level ->
        [1] { $seat } установил{ $seat-verb } отношения с { colony.with }.
       *[other] { $seat } улучшил{ $seat-verb } отношения с { colony.with } до уровня { $level }.
    }

## Улучшения

event-drew = { $seat } получил{ $seat-verb } { $cards }.
event-drew-without-cards = { $count ->
        [one] { $seat } получил{ $seat-verb } { $count } улучшение.
        [few] { $seat } получил{ $seat-verb } { $count } улучшения.
       *[many] { $seat } получил{ $seat-verb } { $count } улучшений.
    }
event-cards-discarded = { $seat } сбросил{ $seat-verb } { $cards }.
event-reshuffled = { $cards ->
        [one] Сброшенные улучшения перемешаны: в колоде { $cards } карточка.
        [few] Сброшенные улучшения перемешаны: в колоде { $cards } карточки.
       *[many] Сброшенные улучшения перемешаны: в колоде { $cards } карточек.
    }
event-played = { $seat } сыграл{ $seat-verb } улучшение «{ $card }».
event-began-with = { $seat } начал{ $seat-verb } с улучшением «{ $card }».
event-used = { $left ->
        [0] { $seat } использовал{ $seat-verb } «{ $card }» в последний раз.
        [one] { $seat } использовал{ $seat-verb } «{ $card }»: остался { $left } раз.
        [few] { $seat } использовал{ $seat-verb } «{ $card }»: осталось { $left } раза.
       *[many] { $seat } использовал{ $seat-verb } «{ $card }»: осталось { $left } раз.
    }

## Конец

event-finished = Игра окончена. { $scores }.
event-score = { $n ->
        [one] { $seat } — { $n } доллар
        [few] { $seat } — { $n } доллара
       *[many] { $seat } — { $n } долларов
    }
