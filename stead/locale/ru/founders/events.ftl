# Основатели: журнал. Сообщение на каждое событие; `without` называет поле, которое пусто или скрыто от читателя.
# `ahead` — как говорят о том, что ещё только будет.
# $seat — кто сделал, $seat-of — у кого, $seat-whom — кому; $seat-verb — окончание глагола: «Север построил», «вы построили»;
# $seat-will-verb — «построит», «построите».

## Подготовка

event-started = Фишка активного игрока достаётся { $seat-whom }.
event-market-laid = Советники на рынке: { $cards }.
event-offer-laid = Предложены здания: { $buildings }.
event-offer-laid-without-buildings = Предложить больше нечего: зданий не осталось.
event-type-repeated = Здание того же типа уже предложено: «{ $building }» возвращается на верх колоды.
event-fits-nowhere = Здание «{ $building }» нигде не помещается и выходит из игры.
event-reshuffled = Сброшенные карточки престижных зданий перемешаны: в колоде { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }.
event-achievements-laid = Достижения: { $achievements }.
event-race-chosen = { $seat } возглавил{ $seat-verb } { $race-of }.
    .ahead = { $seat } возглавит{ $seat-will-verb } { $race-of }.
event-resource-taken = { $seat } взял{ $seat-verb } { $resource-object }.
    .ahead = { $seat } возьмёт{ $seat-will-verb } { $resource-object }.
event-resource-lost = { $seat } забрал{ $seat-verb } { $resource-object } у { $owner-of }: всё остальное запрещено.
    .ahead = { $seat } заберёт{ $seat-will-verb } { $resource-object } у { $owner-of }: всё остальное запрещено.
event-neutral-left = Нейтральные ресурсы: { $resources }.

## Ходы

event-turn-began = Ход переходит к { $seat-whom }.
event-played = { $seat } сыграл{ $seat-verb } карточку «{ $card }».
    .ahead = { $seat } сыграет{ $seat-will-verb } карточку «{ $card }».
event-laid-down = { $seat } сыграл{ $seat-verb } рубашкой вверх карточку «{ $card }».
    .ahead = { $seat } сыграет{ $seat-will-verb } рубашкой вверх карточку «{ $card }».
event-laid-down-without-card = { $seat } сыграл{ $seat-verb } карточку рубашкой вверх.
    .ahead = { $seat } сыграет{ $seat-will-verb } карточку рубашкой вверх.
event-followed = { $seat } выбрал{ $seat-verb } в ответ { followed }.
    .ahead = { $seat } выберет{ $seat-will-verb } в ответ { followed }.
followed = { $action ->
        [trade] торговлю
        [build] строительство
        [upgrade] модификацию
        [recruit] найм
        [coin] базовое действие: монету
        [influence] базовое действие: влияние
        [road] базовое действие: дорогу
       *[worker] базовое действие: рабочего
    }
event-declined = { $seat } не стал{ $seat-verb } отвечать.
    .ahead = { $seat } не станет{ $seat-will-verb } отвечать.
event-gained = { $seat } получил{ $seat-verb } { $goods }.
    .ahead = { $seat } получит{ $seat-will-verb } { $goods }.
event-paid = { $seat } заплатил{ $seat-verb } { $to-whom } { $goods }.
    .ahead = { $seat } заплатит{ $seat-will-verb } { $to-whom } { $goods }.
event-paid-without-to = { $seat } заплатил{ $seat-verb } { $goods }.
    .ahead = { $seat } заплатит{ $seat-will-verb } { $goods }.
event-road-built = { $seat } построил{ $seat-verb } дорогу на { $cell }.
    .ahead = { $seat } построит{ $seat-will-verb } дорогу на { $cell }.
event-house-built = { $seat } построил{ $seat-verb } дом на { $cell }.
    .ahead = { $seat } построит{ $seat-will-verb } дом на { $cell }.
event-bridge-built = { $gate ->
        [yes] { $seat } построил{ $seat-verb } ворота на { $cell }.
       *[no] { $seat } построил{ $seat-verb } мост на { $cell }.
    }
    .ahead = { $gate ->
        [yes] { $seat } построит{ $seat-will-verb } ворота на { $cell }.
       *[no] { $seat } построит{ $seat-will-verb } мост на { $cell }.
    }
event-storage-built = { $own ->
        [yes] { $seat } построил{ $seat-verb } хранилище { $resource-of } на { $cells }.
       *[no] { $seat } построил{ $seat-verb } хранилище { $resource-of } на { $cells }; его владелец — { $owner }.
    }
    .ahead = { $own ->
        [yes] { $seat } построит{ $seat-will-verb } хранилище { $resource-of } на { $cells }.
       *[no] { $seat } построит{ $seat-will-verb } хранилище { $resource-of } на { $cells }; его владелец — { $owner }.
    }
event-storage-built-without-owner = { $seat } построил{ $seat-verb } нейтральное хранилище { $resource-of } на { $cells }.
    .ahead = { $seat } построит{ $seat-will-verb } нейтральное хранилище { $resource-of } на { $cells }.
event-access-gained = { $seat } получил{ $seat-verb } доступ к хранилищу { $resource-of } на { $cell }.
    .ahead = { $seat } получит{ $seat-will-verb } доступ к хранилищу { $resource-of } на { $cell }.
event-hired = { $seat } нанял{ $seat-verb } советника «{ $card }».
    .ahead = { $seat } наймёт{ $seat-will-verb } советника «{ $card }».
event-market-refilled = Новые советники на рынке: { $cards }.
event-worker-used = { $seat } отправил{ $seat-verb } рабочего в здание «{ $building }».
    .ahead = { $seat } отправит{ $seat-will-verb } рабочего в здание «{ $building }».
event-worker-used-without-building = { $seat } отправил{ $seat-verb } рабочего выполнять действие расы.
    .ahead = { $seat } отправит{ $seat-will-verb } рабочего выполнять действие расы.
event-recalled-openly = { $seat } вернул{ $seat-verb } из сброса карточку «{ $card }».
    .ahead = { $seat } вернёт{ $seat-will-verb } из сброса карточку «{ $card }».
event-recalled = { $seat } вернул{ $seat-verb } из сброса карточку «{ $card }».
    .ahead = { $seat } вернёт{ $seat-will-verb } из сброса карточку «{ $card }».
event-recalled-without-card = { $seat } вернул{ $seat-verb } карточку из сброса.
    .ahead = { $seat } вернёт{ $seat-will-verb } карточку из сброса.

## Голосования

event-called = { $seat } призвал{ $seat-verb } к голосованию.
    .ahead = { $seat } призовёт{ $seat-will-verb } к голосованию.
event-took-back = { $seat } забрал{ $seat-verb } { taken-back }.
    .ahead = { $seat } заберёт{ $seat-will-verb } { taken-back }.
taken-back = { $cards ->
        [one] { $cards } карточку
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }{ $workers ->
        [0] { "" }
        [one] { " " }и { $workers } рабочего
       *[many] { " " }и { $workers } рабочих
    }
event-votes-revealed = Голоса: { $votes }.
event-vote = { $seat } — «{ $building }» ({ $weight })
event-tie-decided = Голоса разделились поровну; { $seat } выбрал{ $seat-verb } здание «{ $building }».
    .ahead = Голоса разделились поровну; { $seat } выберет{ $seat-will-verb } здание «{ $building }».
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
    .ahead = { $seat } разместит{ $seat-will-verb } здание «{ $building }» на { $cells }.
event-crystals-returned = { $seat } вернул{ $seat-verb } в запас { $goods }.
    .ahead = { $seat } вернёт{ $seat-will-verb } в запас { $goods }.

## Доставка и очки

event-neutral-delivered = Доставка { $resource-of } в здание «{ $building }» не нужна: ресурс нейтральный.
event-delivered = { $seat } доставил{ $seat-verb } { $resource-object } с { $cell } в здание «{ $building }».
    .ahead = { $seat } доставит{ $seat-will-verb } { $resource-object } с { $cell } в здание «{ $building }».
event-earned = { $seat } { $points } ({ $resource }, { $cell }).
event-earned-shared = { $seat } { $points }: { $vp }{ $shares } ({ $resource }, { $cell }).
event-share = { " " }− { $share } { $to-whom }
event-share-own = { " " }− { $share } своим поставщикам
event-share-lost = { " " }− { $share } нейтральным поставщикам
event-completed = Здание «{ $building }» достроено. Достроено зданий: { $number }.
    .ahead = Здание «{ $building }» будет достроено. Достроенных зданий станет { $number }.
event-achievement-scored = «{ $achievement }»: { $vp } ПО — { $winners-whom }.
event-achievement-scored-without-winners = «{ $achievement }»: условие никем не выполнено, { $vp } ПО не достаются никому.

## Одиночная игра, конец

event-markers-placed = Фишки лежат на всех недостроенных зданиях: { $buildings }.
    .ahead = Фишки лягут на все недостроенные здания: { $buildings }.
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
    .ahead = Игра закончится. Победитель: { $winners }.
event-ended-without-winners = Игра окончена.
    .ahead = Игра закончится.
