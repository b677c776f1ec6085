# Что программа говорит в терминале за столом «Основателей».

terminal-active = Активный игрок:
terminal-points = { $points } ПО
terminal-check = Всё в порядке: файлов { $files }, ресурсов { $resources }, рас { $races }, советников { $advisors }, престижных зданий { $buildings }, достижений { $achievements }, сторон поля { $boards }.
terminal-help-board =
    За столом «Основателей»:
      K8               одна клетка: что на ней можно сделать; K8 2 — если жетон можно повернуть
      ? K8             что это за клетка, чья она, что на ней можно сделать
      ? at K8 2        как он ляжет и что из этого выйдет
      ? книги          ресурс, карточка, здание, раса или достижение
    На плане ‹ › отмечены клетки, которые можно выбрать; у жетона это левый верхний угол.

## Город

terminal-city = Город
terminal-river = река
terminal-wall = стена
terminal-site = место одного здания
terminal-road = дорога
terminal-house = дом
terminal-bridge = мост
terminal-gate = ворота
terminal-building = престижное здание
terminal-neutral = нейтральное
terminal-prices = (числа: цена своего хранилища)

## Две буквы на каждый ресурс

terminal-code-stone = Км
terminal-code-people = На
terminal-code-plants = Ра
terminal-code-tools = Ин
terminal-code-metal = Мт
terminal-code-livestock = Ск
terminal-code-wood = Де
terminal-code-gems = Са
terminal-code-bricks = Ки
terminal-code-machinery = Мх
terminal-code-jewelry = Ук
terminal-code-leather = Кж
terminal-code-books = Кн
terminal-code-food = Ед
terminal-code-weapons = Ор
terminal-code-clothing = Од
terminal-code-government = Уп
terminal-code-labor = Тр

## Рядом с городом

terminal-control = Ресурсы
terminal-own = чей
terminal-access = доступ
terminal-left = ост.
terminal-made-of = из чего
terminal-offer = Предложение (в колоде { $deck })
terminal-price = { $influence ->
        [0] бесплатно
       *[other] влияние { $influence }
    }
terminal-market = Советники (в колоде { $deck })
terminal-needs = необходимый ресурс: { $resource }
terminal-buildings = Престижные здания (достроено { $done })
terminal-complete = достроено
terminal-marked = фишка
terminal-worker = рабочий
terminal-achievements = Достижения

## Игроки

terminal-no-goods = ни монет, ни кристаллов
terminal-income = доход { $coins }
terminal-hand-size = на руке { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    }
terminal-hand = Рука ({ $cards })
terminal-resources = Ресурсы
terminal-houses = Дома
terminal-workers = свободных рабочих: { $free }
terminal-mat = один занят действием расы
terminal-bridges = Мосты и ворота
terminal-hired = Только что нанят
terminal-fresh = Только что нанят: в этот ход его нельзя сыграть.
terminal-discard = Сыграно
terminal-face-down = рубашкой вверх
terminal-cards-face-down = { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
       *[many] { $cards } карточек
    } рубашкой вверх
terminal-voted = голос подан
terminal-ballot = Ваш голос: { $token }{ $stake ->
        [none] { "" }
       *[other] , с ним { $stake }
    }

## Места на выбор

terminal-ways = Мест: { $places }. Назовите угол (▓▓ или ░░) и поворот жетона.
terminal-turned = поворот { $ways }

## Ответы

terminal-about-terrain = { terrain }: своё хранилище стоит { $own }, доступ — { $access }{ $follow ->
        [yes] { "" }
       *[no] ; ответной торговлей здесь не построить
    }.
terminal-about-river = Река: здесь может стоять только мост.
terminal-about-wall = Стена: здесь могут стоять только ворота.
terminal-about-site = Здесь может стоять только одно здание: { $buildings }.
terminal-about-nothing = Здесь ничего нельзя построить.
terminal-about-district = Район { $district }
terminal-about-road = Дорога: она общая.
terminal-about-storage = Хранилище { $resource }:
terminal-about-from = Поставщики
terminal-about-house = Дом:
terminal-about-bridge = Мост или ворота:
terminal-about-options = Можно выбрать

## Конец

terminal-final-seat = Игрок
terminal-final-total = Итого
terminal-final-ties = При равенстве
terminal-final-tie = ближе к фишке активного игрока
