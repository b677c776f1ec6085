# Основатели: журнал. Сообщение на каждое событие; `without` называет поле, которое пусто или скрыто от читателя.
# $seat — кто сделал, $seat-of — у кого, $seat-whom — кому; $seat-verb — окончание глагола: «Север построил», «вы построили».

## Подготовка

event-fg-started = Фишка активного игрока достаётся { $seat-whom }.
event-fg-market-laid = Советники на рынке: { $cards }.
event-fg-offer-laid = Предложены здания: { $buildings }.
event-fg-offer-laid-without-buildings = Предложить больше нечего: зданий не осталось.
event-fg-type-repeated = Здание того же типа уже предложено: «{ $building }» возвращается на верх колоды.
event-fg-fits-nowhere = Здание «{ $building }» нигде не помещается и выходит из игры.
event-fg-reshuffled = Сброшенные карты престижных зданий перемешаны: в колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
event-fg-achievements-laid = Достижения: { $achievements }.
event-fg-race-chosen = { $seat } возглавил{ $seat-verb } { $race-of }.
event-fg-resource-taken = { $seat } взял{ $seat-verb } { $resource-object }.
event-fg-resource-lost = { $seat } забрал{ $seat-verb } { $resource-object } у { $owner-of }: всё остальное запрещено.
event-fg-neutral-left = Нейтральные ресурсы: { $resources }.

## Ходы

event-fg-turn-began = Ход переходит к { $seat-whom }.
event-fg-played = { $seat } сыграл{ $seat-verb } карту «{ $card }».
event-fg-laid-down = { $seat } положил{ $seat-verb } лицом вниз карту «{ $card }».
event-fg-laid-down-without-card = { $seat } положил{ $seat-verb } карту лицом вниз.
event-fg-followed = { $seat } выбрал{ $seat-verb } в ответ { $action ->
        [trade] торговлю
        [build] строительство
        [upgrade] модификацию
        [recruit] найм
        [coin] базовое действие: монету
        [influence] базовое действие: влияние
        [road] базовое действие: дорогу
       *[worker] базовое действие: рабочего
    }.
event-fg-declined = { $seat } не стал{ $seat-verb } отвечать.
event-fg-gained = { $seat } получил{ $seat-verb } { $goods }.
event-fg-paid = { $seat } заплатил{ $seat-verb } { $to-whom } { $goods }.
event-fg-paid-without-to = { $seat } заплатил{ $seat-verb } { $goods }.
event-fg-road-built = { $seat } построил{ $seat-verb } дорогу на { $cell }.
event-fg-house-built = { $seat } построил{ $seat-verb } дом на { $cell }.
event-fg-bridge-built = { $gate ->
        [yes] { $seat } построил{ $seat-verb } ворота на { $cell }.
       *[no] { $seat } построил{ $seat-verb } мост на { $cell }.
    }
event-fg-storage-built = { $own ->
        [yes] { $seat } построил{ $seat-verb } хранилище { $resource-of } на { $cells }.
       *[no] { $seat } построил{ $seat-verb } хранилище { $resource-of } на { $cells }; его владелец — { $owner }.
    }
event-fg-storage-built-without-owner = { $seat } построил{ $seat-verb } нейтральное хранилище { $resource-of } на { $cells }.
event-fg-access-gained = { $seat } получил{ $seat-verb } доступ к хранилищу { $resource-of } на { $cell }.
event-fg-hired = { $seat } нанял{ $seat-verb } советника «{ $card }».
event-fg-market-refilled = Новые советники на рынке: { $cards }.
event-fg-worker-used = { $seat } отправил{ $seat-verb } рабочего в здание «{ $building }».
event-fg-worker-used-without-building = { $seat } отправил{ $seat-verb } рабочего выполнять действие расы.
event-fg-recalled-openly = { $seat } вернул{ $seat-verb } из сброса карту «{ $card }».
event-fg-recalled = { $seat } вернул{ $seat-verb } из сброса карту «{ $card }».
event-fg-recalled-without-card = { $seat } вернул{ $seat-verb } карту из сброса.

## Голосования

event-fg-called = { $seat } призвал{ $seat-verb } к голосованию.
event-fg-took-back = { $seat } забрал{ $seat-verb } { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }{ $workers ->
        [0] { "" }
        [one] { " " }и { $workers } рабочего
       *[many] { " " }и { $workers } рабочих
    }.
event-fg-votes-revealed = Голоса: { $votes }.
event-fg-vote = { $seat } — «{ $building }» ({ $weight })
event-fg-tie-decided = Голоса разделились поровну; { $seat } выбрал{ $seat-verb } здание «{ $building }».
event-fg-nothing-offered = Голосовать больше не за что: зданий не осталось. { $calls ->
        [0] Игра завершается.
        [one] Если до тех пор ничего не достроят, игра завершится через { $calls } призыв.
        [few] Если до тех пор ничего не достроят, игра завершится через { $calls } призыва.
       *[many] Если до тех пор ничего не достроят, игра завершится через { $calls } призывов.
    }
event-fg-building-won = Построят здание «{ $building }». Право разместить его — у { $seat-of }.
event-fg-building-placed = { $seat } разместил{ $seat-verb } здание «{ $building }» на { $cells }.
event-fg-crystals-returned = { $seat } вернул{ $seat-verb } в запас { $goods }.

## Доставка и очки

event-fg-neutral-delivered = Доставка { $resource-of } в здание «{ $building }» не нужна: ресурс нейтральный.
event-fg-delivered = { $seat } доставил{ $seat-verb } { $resource-object } с { $cell } в здание «{ $building }».
event-fg-earned = { $seat } { $points } ({ $resource }, { $cell }).
event-fg-earned-shared = { $seat } { $points }: { $vp }{ $shares } ({ $resource }, { $cell }).
event-fg-share = { " " }− { $share } { $to-whom }
event-fg-share-own = { " " }− { $share } своим поставщикам
event-fg-share-lost = { " " }− { $share } нейтральным поставщикам
event-fg-completed = Здание «{ $building }» достроено. Достроено зданий: { $number }.
event-fg-achievement-scored = «{ $achievement }»: { $vp } ПО — { $winners-whom }.
event-fg-achievement-scored-without-winners = «{ $achievement }»: условие никем не выполнено, { $vp } ПО не достаются никому.

## Одиночная игра, конец

event-fg-markers-placed = Фишки лежат на всех недостроенных зданиях: { $buildings }.
event-fg-round-began = Раунд { $round } из 7.
event-fg-lost = { $reason ->
        [markers] Влияния не хватает, чтобы заплатить за фишки на недостроенных зданиях: игра проиграна.
        [unfinished] Одно из зданий осталось недостроенным: игра проиграна.
       *[too-few] Достроено меньше шести зданий: игра проиграна.
    }
event-fg-scored = { $seat }: { $track } ПО за игру, { $permanent } за постоянные кристаллы, { $coins } за монеты{ $achievement ->
        [0] { "" }
       *[other] , { $achievement } за достижение
    }; всего { $total } ПО.
event-fg-ended = Игра окончена. Победитель: { $winners }.
event-fg-ended-without-winners = Игра окончена.
