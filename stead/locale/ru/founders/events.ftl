# Основатели: журнал. Сообщение на каждое событие; `without` называет поле, которое пусто или скрыто от читателя.
# $seat — кто сделал, $seat-of — у кого, $seat-whom — кому; $seat-verb — окончание глагола: «Север построил», «вы построили».

## Подготовка

event-started = Фишка активного игрока достаётся { $seat-whom }.
event-market-laid = Советники на рынке: { $cards }.
event-offer-laid = Предложены здания: { $buildings }.
event-offer-laid-without-buildings = Предложить больше нечего: зданий не осталось.
event-type-repeated = Здание того же типа уже предложено: «{ $building }» возвращается на верх колоды.
event-fits-nowhere = Здание «{ $building }» нигде не помещается и выходит из игры.
event-reshuffled = Сброшенные карты престижных зданий перемешаны: в колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
event-achievements-laid = Достижения: { $achievements }.
event-race-chosen = { $seat } возглавил{ $seat-verb } { $race-of }.
event-resource-taken = { $seat } взял{ $seat-verb } { $resource-object }.
event-resource-lost = { $seat } забрал{ $seat-verb } { $resource-object } у { $owner-of }: всё остальное запрещено.
event-neutral-left = Нейтральные ресурсы: { $resources }.

## Ходы

event-turn-began = Ход переходит к { $seat-whom }.
event-played = { $seat } сыграл{ $seat-verb } карту «{ $card }».
event-laid-down = { $seat } сыграл{ $seat-verb } рубашкой вверх карту «{ $card }».
event-laid-down-without-card = { $seat } сыграл{ $seat-verb } карту рубашкой вверх.
event-followed = { $seat } выбрал{ $seat-verb } в ответ { $action ->
        [trade] торговлю
        [build] строительство
        [upgrade] модификацию
        [recruit] найм
        [coin] базовое действие: монету
        [influence] базовое действие: влияние
        [road] базовое действие: дорогу
       *[worker] базовое действие: рабочего
    }.
event-declined = { $seat } не стал{ $seat-verb } отвечать.
event-gained = { $seat } получил{ $seat-verb } { $goods }.
event-paid = { $seat } заплатил{ $seat-verb } { $to-whom } { $goods }.
event-paid-without-to = { $seat } заплатил{ $seat-verb } { $goods }.
event-road-built = { $seat } построил{ $seat-verb } дорогу на { $cell }.
event-house-built = { $seat } построил{ $seat-verb } дом на { $cell }.
event-bridge-built = { $gate ->
        [yes] { $seat } построил{ $seat-verb } ворота на { $cell }.
       *[no] { $seat } построил{ $seat-verb } мост на { $cell }.
    }
event-storage-built = { $own ->
        [yes] { $seat } построил{ $seat-verb } хранилище { $resource-of } на { $cells }.
       *[no] { $seat } построил{ $seat-verb } хранилище { $resource-of } на { $cells }; его владелец — { $owner }.
    }
event-storage-built-without-owner = { $seat } построил{ $seat-verb } нейтральное хранилище { $resource-of } на { $cells }.
event-access-gained = { $seat } получил{ $seat-verb } доступ к хранилищу { $resource-of } на { $cell }.
event-hired = { $seat } нанял{ $seat-verb } советника «{ $card }».
event-market-refilled = Новые советники на рынке: { $cards }.
event-worker-used = { $seat } отправил{ $seat-verb } рабочего в здание «{ $building }».
event-worker-used-without-building = { $seat } отправил{ $seat-verb } рабочего выполнять действие расы.
event-recalled-openly = { $seat } вернул{ $seat-verb } из сброса карту «{ $card }».
event-recalled = { $seat } вернул{ $seat-verb } из сброса карту «{ $card }».
event-recalled-without-card = { $seat } вернул{ $seat-verb } карту из сброса.

## Голосования

event-called = { $seat } призвал{ $seat-verb } к голосованию.
event-took-back = { $seat } забрал{ $seat-verb } { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }{ $workers ->
        [0] { "" }
        [one] { " " }и { $workers } рабочего
       *[many] { " " }и { $workers } рабочих
    }.
event-votes-revealed = Голоса: { $votes }.
event-vote = { $seat } — «{ $building }» ({ $weight })
event-tie-decided = Голоса разделились поровну; { $seat } выбрал{ $seat-verb } здание «{ $building }».
event-nothing-offered = Голосовать больше не за что: зданий не осталось. { $times ->
        [0] Если до тех пор ничего не достроят, игра завершится через { $calls ->
                [one] { $calls } призыв
                [few] { $calls } призыва
               *[many] { $calls } призывов
            }.
       *[other] Если до тех пор ничего не доставят и не построят ни одного хранилища, игра завершится, когда каждый { $times ->
                [one] один раз
                [2] дважды
                [few] { $times } раза
               *[many] { $times } раз
            } призовёт впустую. Кому ещё призывать: { $seats-whom }.
    }
event-nothing-offered-without-seats = Голосовать больше не за что: зданий не осталось. Игра завершается.
event-building-won = Построят здание «{ $building }». Право разместить его — у { $seat-of }.
event-building-placed = { $seat } разместил{ $seat-verb } здание «{ $building }» на { $cells }.
event-crystals-returned = { $seat } вернул{ $seat-verb } в запас { $goods }.

## Доставка и очки

event-neutral-delivered = Доставка { $resource-of } в здание «{ $building }» не нужна: ресурс нейтральный.
event-delivered = { $seat } доставил{ $seat-verb } { $resource-object } с { $cell } в здание «{ $building }».
event-earned = { $seat } { $points } ({ $resource }, { $cell }).
event-earned-shared = { $seat } { $points }: { $vp }{ $shares } ({ $resource }, { $cell }).
event-share = { " " }− { $share } { $to-whom }
event-share-own = { " " }− { $share } своим поставщикам
event-share-lost = { " " }− { $share } нейтральным поставщикам
event-completed = Здание «{ $building }» достроено. Достроено зданий: { $number }.
event-achievement-scored = «{ $achievement }»: { $vp } ПО — { $winners-whom }.
event-achievement-scored-without-winners = «{ $achievement }»: условие никем не выполнено, { $vp } ПО не достаются никому.

## Одиночная игра, конец

event-markers-placed = Фишки лежат на всех недостроенных зданиях: { $buildings }.
event-round-began = Раунд { $round } из 7.
event-lost = { $reason ->
        [markers] Влияния не хватает, чтобы заплатить за фишки на недостроенных зданиях: игра проиграна.
        [unfinished] Одно из зданий осталось недостроенным: игра проиграна.
       *[too-few] Достроено меньше шести зданий: игра проиграна.
    }
event-scored = { $seat }: { $track } ПО за игру, { $permanent } за постоянные кристаллы, { $coins } за монеты{ $achievement ->
        [0] { "" }
       *[other] , { $achievement } за достижение
    }; всего { $total } ПО.
event-ended = Игра окончена. Победитель: { $winners }.
event-ended-without-winners = Игра окончена.
