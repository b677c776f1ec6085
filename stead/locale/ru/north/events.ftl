# Север: журнал. Сообщение на каждое событие; `without` называет поле, которое пусто или скрыто от читателя.
# $seat — кто сделал, $seat-whose — у кого, $seat-whom — кому, $seat-verb — чем кончается глагол.

event-started = Жетон первого игрока достаётся { $seat-whom }. Жетоны действий лежат по кругу: { $tiles }.
event-round-began = Раунд { $round }. Жетон первого игрока переходит к { $first-whom }.
event-phase-began = { phase }.
event-came-to-nothing = { $rounds } { $rounds ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }, а 25 ПО никто не набрал: на этом игра заканчивается.
event-last-round = { $seat } набрал{ $seat-verb } 25 ПО: этот раунд последний.
event-drew = { $seat } взял{ $seat-verb } карточку «{ $card }».
event-drew-without-card = { $seat } взял{ $seat-verb } карточку.
event-no-card = { $seat } не взял{ $seat-verb } карточку: колода и сброс пусты.
event-reshuffled = { $deck ->
        [near] Сброс ближних островов перемешан
        [distant] Сброс дальних островов перемешан
       *[other] Сброс клана перемешан
    }: в колоде снова { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }.
event-kept = { $seat } оставил{ $seat-verb } карточку «{ $card }» за рабочего.
event-kept-without-card = { $seat } оставил{ $seat-verb } карточку за рабочего.
event-unkept = { $seat } не оставил{ $seat-verb }: { $cards }.
event-discarded = { $seat } сбросил{ $seat-verb }: { $cards }.
event-gained = { $seat } получил{ $seat-verb } { $goods } («{ $source }»).
event-gained-without-source = { $seat } получил{ $seat-verb } { $goods }.
event-paid = { $seat } потратил{ $seat-verb } { $goods }.
event-lost = { $seat } потерял{ $seat-verb } { $points } ПО: требование не исполнено.
event-recovered = { $seat } восстановил{ $seat-verb } { $workers ->
        [one] { $workers } рабочего
       *[many] { $workers } рабочих
    }.
event-declared = { $seat } выполнил{ $seat-verb } действие «{ tile }» через карточку «{ $by }».
event-declared-without-by = { $moved ->
        [yes] { $seat } за еду передвинул{ $seat-verb } фишку на жетон «{ tile }».
       *[no] { $seat } поставил{ $seat-verb } фишку на жетон «{ tile }».
    }
event-built = { $seat } положил{ $seat-verb } карточку «{ $card }» под «{ $on }».
event-built-without-on = { $seat } построил{ $seat-verb } локацию «{ $card }».
event-mirrored = Карточка «{ $card }» у { $seat-whose } теперь делает то же, что и «{ $of }».
event-boosted = { $seat } сыграл{ $seat-verb } Усиление «{ $card }».
event-harvested = { $seat } собрал{ $seat-verb } с Поля «{ $card }».
event-sailed = { $seat } поставил{ $seat-verb } в очередь { $common ->
        [yes] общий корабль
       *[no] корабль
    }, на борту { $cargo }.
event-sailed-without-cargo = { $seat } поставил{ $seat-verb } в очередь { $common ->
        [yes] общий корабль
       *[no] корабль
    } без груза.
event-ship-moved = { $own ->
        [yes] { $seat } подвинул{ $seat-verb } свой корабль вперёд, обойдя другой свой корабль.
       *[no] { $seat } подвинул{ $seat-verb } свой корабль вперёд, обойдя корабль у { $past-whose }.
    }
event-ship-gained = { $seat } получил{ $seat-verb } { $common ->
        [yes] общий корабль
       *[no] ещё один корабль клана
    }.
event-pawn-moved = { $seat } подвинул{ $seat-verb } фишку на жетон «{ tile }», не выполняя действия.
event-used = { $seat } использовал{ $seat-verb } локацию «{ $card }».
event-raided = { $own ->
        [yes] { $seat } повернул{ $seat-verb } свою локацию «{ $card }» («{ $by }»).
       *[no] { $seat } повернул{ $seat-verb } у { $owner-whose } локацию «{ $card }» («{ $by }»).
    }
event-raided-without-by = { $own ->
        [yes] Повёрнута локация «{ $card }» у { $owner-whose }.
       *[no] { $seat } устроил{ $seat-verb } рейд: локация «{ $card }» у { $owner-whose } повёрнута.
    }
event-refreshed = { $seat } развернул{ $seat-verb }: { $cards }.
event-assigned = { $seat } назначил{ $seat-verb } { $goods } на карточку «{ $card }».
event-removed = { $seat } снял{ $seat-verb } { $goods } с карточки «{ $card }».
event-paid-out = Сбережения: карточка «{ $card }» приносит доход { $seat-whom }{ $sets ->
        [1] { "" }
        [few] , { $sets } раза
       *[many] , { $sets } раз
    }.
event-left = { $hand ->
        [yes] { $seat } вернул{ $seat-verb } на руку локацию «{ $card }».
       *[no] У { $seat-whose } в империи больше нет карточки «{ $card }».
    }
event-took = { $found ->
        [yes] { $seat } поискал{ $seat-verb } в колоде и взял{ $seat-verb } карточку «{ $card }».
       *[no] { $seat } взял{ $seat-verb } из сброса карточку «{ $card }».
    }
event-not-found = { $seat } искал{ $seat-verb } в колоде, но такой карточки там нет.
event-passed = { $seat } спасовал{ $seat-verb }.
event-sighted = { $islands-n ->
        [1] Открыт остров { $islands }.
       *[other] Открыты острова: { $islands }.
    }
event-pillaged = { $seat } разграбил{ $seat-verb } остров «{ $island }».
event-conquered = { $seat } завоевал{ $seat-verb } остров «{ $island }».
event-no-island = Корабль вернулся к { $seat-whom }, не найдя острова.
event-happened = { $what ->
        [does] { $name }: { $effect }.
       *[demand] { $name }: заплатите { $demand } или потеряйте { $lose } ПО.
    }
event-returned = Потраченные рабочие возвращаются к { $seat-whom }: { $workers }.
event-tiles-turned = Эти жетоны теперь стоят на 1 еду дороже: { $tiles }.
event-scored = { $seat }: { $track } ПО за игру, { $cards } за карточки в империи, { $resources } за ресурсы, { $gold } за золото{ $raze ->
        [0] { "" }
       *[other] , { $raze } за жетоны Разрушения
    }; всего { $total } ПО.
event-ended = Игра окончена. Победа: { $winners }.
event-ended-without-winners = Игра окончена: сценарий не пройден.
