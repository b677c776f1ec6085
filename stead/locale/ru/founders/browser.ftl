# «Основатели» в браузере: как поле читается вслух и в подсказках, советы учебной партии.

## Части стола

board-founders-players = Игроки
board-founders-tracker = Контроль ресурсов
board-founders-level = Уровень { $n }
board-founders-market = Советники
board-founders-deck = Колода: { $n }
board-founders-next-level = следующий — уровня { $n }
board-founders-offer = Предложения (колода: { $n })
board-founders-built = В городе: { $n }
board-founders-built-none = Престижных зданий ещё нет.
board-founders-completed = Завершено зданий: { $n } из { $goal }
board-founders-races = Расы
board-founders-achievements = Достижения
board-founders-when-immediate = сразу
board-founders-when-middle = в середине
board-founders-when-end = в конце
board-founders-hand = Ваша рука: { $n }
board-founders-hand-empty = В руке нет карт.
board-founders-pile = Сыграно
board-founders-pile-empty = пока ничего
board-founders-round = Раунд { $round } из { $rounds }
board-founders-markers = { $n ->
        [0] На недостроенных зданиях нет фишек
        [one] { $n } фишка на недостроенных зданиях: { $price } влияния при следующем призыве
        [few] { $n } фишки на недостроенных зданиях: { $price } влияния при следующем призыве
       *[many] { $n } фишек на недостроенных зданиях: { $price } влияния при следующем призыве
    }

## Игроки

board-founders-good = { $good }: { $n }
board-founders-income = Доход: { $n }
board-founders-cards = Карт в руке: { $n }
board-founders-discarded = Сыграно карт: { $n }
board-founders-discard = Сыграны: { $cards }
board-founders-workers = Свободных рабочих: { $n }
board-founders-houses = Осталось домов: { $n }
board-founders-bridges = Осталось мостов и ворот: { $n }
board-founders-face-down = рубашкой вверх
board-founders-fresh = только что нанят: сыграть можно со следующего хода
board-founders-first = Первый игрок
board-founders-choosing = Выбирает
board-founders-mat-used = здесь стоит рабочий

## Ресурсы и здания

board-founders-made-of = состав: { $resources }
board-founders-need = { $resource } ({ $vp } ПО)
board-founders-slot = { $resource } ({ $vp } ПО): { $who }
board-founders-cube-none = ещё не доставлено
board-founders-neutral = нейтральный
board-founders-card-of = карта ресурса: { $who }
board-founders-owners = владеют: { $who }
board-founders-nobody = никто
board-founders-access = доступ: { $who }
board-founders-left = осталось хранилищ: { $n }
board-founders-complete = завершено
board-founders-marked = с нейтральной фишкой
board-founders-worker-of = рабочий: { $who }
board-founders-price = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
board-founders-influence = { $n ->
        [0] бесплатно
       *[other] { $n } влияния
    }
board-founders-asks = нужен ресурс: { $resource }
board-founders-token = жетон: { $token }
board-founders-own-site = на своём месте
board-founders-needs = нужны: { $resources }

## Голоса

board-founders-votes = Голоса
board-founders-votes-last = Последнее голосование
board-founders-vote = { $who }: «{ $building }», вес { $n }
board-founders-vote-pending = { $who }: голоса ещё нет
board-founders-vote-made = { $who }: голос отдан
board-founders-vote-own = Ваш голос: { $token }

## Учебная партия

guide-founders-race = Девять рас, одну из них поведёте вы. Круглый жетон — ресурс расы: он будет вашим. Щёлкните по расе, чтобы прочесть, что она умеет.
guide-founders-resource = Здесь все ресурсы: вверху базовые, ниже те, что из них делают (маленькие жетоны показывают, из чего). Возьмите второй базовый ресурс. Знак рядом с жетоном говорит, кто им владеет, знак в рамке — у кого к нему доступ.
guide-founders-start = Это город. Первое хранилище ставят на подсвеченную клетку. Ищите соседей: вы зарабатываете, когда другие пользуются вашим.
guide-founders-turn = В свой ход вы играете одну карту: в открытую — ради её действия, рубашкой вверх — ради монеты, кристалла или дороги. На открытую карту соперник может ответить. Щёлкните по карте, чтобы увидеть, что с ней можно сделать сейчас.
guide-founders-trade = Торговля строит хранилище вашего базового ресурса или покупает доступ к чужому. Цена зависит от ландшафта: пустыня дешёвая, руины и лес дорогие.
guide-founders-site = Выберите клетку. Хранилища одного владельца не соседствуют, и в районе может быть лишь одно каждого вида. Дорога между двумя хранилищами соединяет их.
guide-founders-tile = Хранилище или здание следует за вами: поворачивайте его колесом, кнопками или с клавиатуры. Ещё до размещения видно, что оно соединит и кто сколько получит; где ему не место, правило объясняет почему.
guide-founders-basic = Карта, сыгранная рубашкой вверх, даёт одну малость. Дороги и мосты соединяют ваши хранилища.
guide-founders-follow = Соперник сыграл карту в открытую: вы можете выполнить её ответное действие или базовое. Карту вы на это не тратите.
guide-founders-recruit = Советнику нужен ресурс, которым вы владеете или к которому у вас есть доступ. Он сразу приносит постоянный кристалл, а часто и очки; сыграть его можно со следующего хода.
guide-founders-points = Отсюда берутся очки: соедините хранилище со зданием, которому нужен его ресурс, и доставка произойдёт сама. Число у жетона — награда владельцу за вычетом доли каждого поставщика.
guide-founders-call = Карт сыграно достаточно. Призыв к голосованию возвращает их все, а за каждую карту, оставшуюся в руке, даёт бонус. Остальные получают доход.
guide-founders-vote = Все голосуют тайно. Назовите здание, в которое ваши хранилища смогут доставлять: кто вложил в победителя больше всех, тот и выбирает ему место.
guide-founders-stake = Временный кристалл добавляет голосу 1 и после голосования всё равно пропадает. Постоянный добавляет 2, но если вложить его, он потерян: в конце игры он стоил бы 1 ПО.
guide-founders-enough = Теперь вы знаете достаточно! Игра кончается, когда завершены шесть зданий. Доиграйте партию или откройте свой стол: правила всегда под рукой в меню.
