# Что программа говорит в терминале за столом «Основателей».

terminal-founders-active = Активный игрок:
terminal-founders-points = { $points } ПО
terminal-founders-check = Всё в порядке: файлов { $files }, ресурсов { $resources }, рас { $races }, советников { $advisors }, престижных зданий { $buildings }, достижений { $achievements }, сторон поля { $boards }.
terminal-founders-help =
    За столом «Основателей»:
      K8               одна клетка: что на ней можно сделать; K8 2 — если жетон можно повернуть
      ? K8             что это за клетка, чья она, что на ней можно сделать
      ? at K8 2        как он ляжет и что из этого выйдет
      ? книги          ресурс, карта, здание, раса или достижение
    На плане ‹ › отмечены клетки, которые можно выбрать; у жетона это левый верхний угол.

## Город

terminal-founders-city = Город
terminal-founders-river = река
terminal-founders-wall = стена
terminal-founders-site = место одного здания
terminal-founders-road = дорога
terminal-founders-house = дом
terminal-founders-bridge = мост
terminal-founders-gate = ворота
terminal-founders-building = престижное здание
terminal-founders-neutral = нейтральное
terminal-founders-prices = (числа: цена своего хранилища)

## Две буквы на каждый ресурс

terminal-founders-code-stone = Км
terminal-founders-code-people = На
terminal-founders-code-plants = Ра
terminal-founders-code-tools = Ин
terminal-founders-code-metal = Мт
terminal-founders-code-livestock = Ск
terminal-founders-code-wood = Де
terminal-founders-code-gems = Са
terminal-founders-code-bricks = Ки
terminal-founders-code-machinery = Мх
terminal-founders-code-jewelry = Ук
terminal-founders-code-leather = Кж
terminal-founders-code-books = Кн
terminal-founders-code-food = Ед
terminal-founders-code-weapons = Ор
terminal-founders-code-clothing = Од
terminal-founders-code-government = Уп
terminal-founders-code-labor = Тр

## Рядом с городом

terminal-founders-control = Ресурсы
terminal-founders-own = чей
terminal-founders-access = доступ
terminal-founders-left = ост.
terminal-founders-made-of = из чего
terminal-founders-offer = Предложение (в колоде { $deck })
terminal-founders-price = { $influence ->
        [0] бесплатно
       *[other] влияние { $influence }
    }
terminal-founders-market = Советники (в колоде { $deck })
terminal-founders-needs = нужно: { $resource }
terminal-founders-buildings = Престижные здания (достроено { $done })
terminal-founders-complete = достроено
terminal-founders-marked = фишка
terminal-founders-worker = рабочий
terminal-founders-achievements = Достижения

## Игроки

terminal-founders-no-goods = ни монет, ни кристаллов
terminal-founders-income = доход { $coins }
terminal-founders-hand-size = на руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
terminal-founders-hand = Рука ({ $cards })
terminal-founders-resources = Ресурсы
terminal-founders-houses = Дома
terminal-founders-workers = свободных рабочих: { $free }
terminal-founders-mat = один занят действием расы
terminal-founders-bridges = Мосты и ворота
terminal-founders-hired = Только что нанят
terminal-founders-fresh = Только что нанят: в этот ход его нельзя сыграть.
terminal-founders-discard = Сыграно
terminal-founders-face-down = лицом вниз
terminal-founders-cards-face-down = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } лицом вниз
terminal-founders-voted = голос подан
terminal-founders-ballot = Ваш голос: { $token }{ $stake ->
        [none] { "" }
       *[other] , с ним { $stake }
    }

## Места на выбор

terminal-founders-ways = Мест: { $places }. Назовите угол (▓▓ или ░░) и поворот жетона.
terminal-founders-turned = поворот { $ways }

## Ответы

terminal-founders-about-terrain = { fg-terrain }: своё хранилище стоит { $own }, доступ — { $access }{ $follow ->
        [yes] { "" }
       *[no] ; ответной торговлей здесь не построить
    }.
terminal-founders-about-river = Река: здесь может стоять только мост.
terminal-founders-about-wall = Стена: здесь могут стоять только ворота.
terminal-founders-about-site = Здесь может стоять только одно здание: { $buildings }.
terminal-founders-about-nothing = Здесь ничего нельзя построить.
terminal-founders-about-district = Район { $district }
terminal-founders-about-road = Дорога: она общая.
terminal-founders-about-storage = Хранилище { $resource }:
terminal-founders-about-from = Поставщики
terminal-founders-about-house = Дом:
terminal-founders-about-bridge = Мост или ворота:
terminal-founders-about-options = Можно выбрать

## Конец

terminal-founders-final-seat = Игрок
terminal-founders-final-total = Итого
terminal-founders-final-ties = При равенстве
terminal-founders-final-tie = ближе к фишке активного игрока
