# Поселенцы: журнал. Сообщение на каждое событие; `without` называет поле, которое пусто или скрыто от читателя.
# $seat — кто сделал, $seat-whose — у кого, $seat-whom — кому.

event-started = Жетон первого игрока достаётся { $seat-whom }.
event-round-began = Раунд { $round } из 5. Жетон первого игрока переходит к { $first-whom }.
event-phase-began = { phase }.
event-drew = { $seat } взяли карточку «{ $card }» из { $deck ->
        [common] общей колоды
       *[faction] имперской колоды
    }.
event-drew-without-card = { $seat } взяли карточку из { $deck ->
        [common] общей колоды
       *[faction] имперской колоды
    }.
event-no-card = { $seat } остались без карточки: колода пуста.
event-reshuffled = { $deck ->
        [common] Сброс общей колоды
       *[faction] Сброс имперской колоды
    } перемешан: в колоде снова { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }.
event-revealed = { $cards-n ->
        [1] Открыта карточка { $cards }.
       *[other] Открыты карточки: { $cards }.
    }
event-took = { $seat } взяли карточку «{ $card }».
event-virtual-drew = Виртуальному противнику случайно досталась карточка «{ $card }».
event-virtual-took = Виртуальный противник взял карточку «{ $card }».
event-picked-secretly = { $seat } отложили карточку «{ $card }».
event-picked-secretly-without-card = { $seat } отложили одну карточку.
event-passed-on = { $seat } передали { $to-whom }: { $cards }.
event-passed-on-without-cards = { $seat } передали карточки { $to-whom }.
event-discarded = В сброс: { $cards }.
event-uncovered = В сброс: { $cards }.
event-gained = { $seat } получили { $goods } («{ $source }»).
event-gained-without-source = { $seat } получили { $goods }.
event-paid = { $seat } потратили { $goods } («{ $onto }»).
event-paid-without-onto = { $seat } потратили { $goods }.
event-built = { $seat } построили локацию «{ $card }».
event-gave-up = { $seat } сбросили { $foundation ->
        [yes] фундамент («{ $card }»)
       *[no] локацию «{ $card }»
    }.
event-deal-made = { $seat } заключили сделку: «{ $card }».
event-deal-ended = { $by } забрали у { $seat-whose } сделку «{ $card }».
event-deal-ended-without-by = У { $seat-whose } больше нет сделки «{ $card }».
event-route-opened = { $seat } заключили сделку с локацией противника: «{ $card }».
event-razed-from-hand = { $seat } разрушили карточку с руки: «{ $card }».
event-razed = { $own ->
        [yes] { $seat } разрушили свою локацию «{ $card }».
       *[no] { $seat } разрушили у { $owner-whose } локацию «{ $card }».
    }
event-became-foundation = Локация «{ $card }» превратилась у { $seat-whose } в фундамент.
event-laid-foundation = { $seat } положили карточку «{ $card }» как фундамент.
event-laid-foundation-without-card = { $seat } положили карточку с руки как фундамент.
event-activated = { $times ->
        [1] { $seat } активировали локацию «{ $card }».
       *[other] { $seat } дважды активировали локацию «{ $card }».
    }
event-exchanged = { $seat } обменяли { $workers } рабочих.
event-placed = { $seat } { $good ->
        [defence] положили жетон обороны
        [samurai] поставили самурая
        [worker] поставили рабочего самураем
       *[other] положили { $goods }
    } на локацию «{ $card }».
event-samurai-lost = { $seat } потеряли самурая: свободной имперской локации для него нет.
event-tucked = { $seat } подложили карточку «{ $card }» под локацию «{ $gate }».
event-tucked-without-card = { $seat } подложили карточку под локацию «{ $gate }».
event-demolished = { $seat } отправили в сброс локацию «{ $card }», стоявшую у { $owner-whose }.
event-took-over = { $seat } забрали у { $owner-whose } локацию «{ $card }».
event-stole = { $seat } забрали у { $owner-whose } { $goods }.
event-blocked = { $seat } закрыли у { $owner-whose } локацию «{ $card }» до конца раунда.
event-refreshed = { $seat } освободили локацию «{ $card }»: её можно активировать снова.
event-saw-hand = { $seat } посмотрели карточки у { $owner-whose } на руке: { $cards }.
event-saw-hand-without-cards = { $seat } посмотрели карточки у { $owner-whose } на руке.
event-passed = { $seat } спасовали.
event-stored = { $seat } сохранили { $goods }.
event-cleaned-up = { $seat } вернули в общий запас { $goods }.
event-collected = В стопку трофеев виртуального противника уходят: { $cards }.
event-attacked = Виртуальный противник атакует. Цели: { $targets }. Разрушена локация «{ $victim }».
event-attacked-without-victim = Виртуальный противник атакует. Цель: { $targets }. Ничего не разрушено.
event-attacked-without-targets-without-victim = У виртуального противника не осталось карточек атаки.
event-scored = { $seat }: { $track } ПО за игру, { $common } за общие локации, { $faction } за имперские{ $held ->
        [0] { "" }
       *[other] , { $held } за то, что лежит на них и под ними
    }; всего { $total } ПО.
event-ended = Игра окончена: победили { $winners }.
event-ended-without-winners = Игра окончена: победил виртуальный противник.
