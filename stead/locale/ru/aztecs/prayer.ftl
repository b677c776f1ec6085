# Ацтеки: благословения и обряды — на карточках, в вопросах и в журнале.

## Эффекты

pray-names = назовите цвет{ $colours ->
        [any] { "" }
       *[other] { " " }({ $colours })
    }; обряд { $n }: получите { $goods } за каждую карточку этого цвета
pray-chooses = обряд { $n }: выберите цвет{ $colours ->
        [any] { "" }
       *[other] { " " }({ $colours })
    } и получите { $goods } за каждую карточку этого цвета
pray-listed = обряд { $n }: получите { $list }
pray-part = { $goods } за каждую { colour.object } карточку
pray-matching = { $n ->
        [1] совпадающий товар
        [one] { $n } совпадающий товар
        [few] { $n } совпадающих товара
       *[many] { $n } совпадающих товаров
    }
pray-deal = обряд { $n }: получите { $goods } за каждую карточку, чей цвет совпадает с товаром этой сделки
pray-sacrifice = обряд { $n }: за каждую коричневую, серую или красную карточку можете потратить 1 дерево, камень или еду; получите { $each } ПО за каждый потраченный ресурс и { $types } ПО за каждый их вид
keep-card = положите карточку с руки под эту локацию для будущих обрядов

when-prayed = каждый раз, проведя обряд{ $target ->
        [tokens] { " " }жетонами вместо карточек
        [cards] { " " }с карточками
       *[any] { "" }
    }
line-prayer-cards = Для ваших обрядов открывается на { $n ->
        [one] { $n } карточку
        [few] { $n } карточки
       *[many] { $n } карточек
    } больше.
line-stores-blessing = В фазе очистки ваши жетоны благословения остаются у вас.
line-holds-round-prayers = Карточки под этой локацией можно добавлять к своим обрядам; они лежат до конца раунда.
line-holds-game-prayers = Карточки под этой локацией можно добавлять к своим обрядам; они лежат до конца игры.

## Вопросы

question-bless = Какой жетон благословения возьмёте?
    .other = Выбирает жетон благословения
question-name = Какой цвет назовёте?
    .other = Называет цвет
question-pray = Откроете карточки или посчитаете жетоны благословения?
    .other = Решает, как провести обряд
question-colour = Какой цвет выберете?
    .other = Выбирает цвет
question-tricolour = Каким цветом считать трёхцветный жетон?
    .other = Выбирает цвет трёхцветного жетона
question-add = Добавите отложенную карточку?
    .other = Решает, добавить ли карточку
question-sacrifice = Что принесёте в жертву?
    .other = Выбирает жертву
question-reserve = Какую карточку отложите для будущих обрядов?
    .other = Выбирает, какую карточку отложить

## Ответы

option-bless = Взять жетон: { colour-name }
option-name = Назвать цвет: { colour-name } ({ $cards } из { $unseen } невиденных карточек)
option-pray-draw = Открыть { $n ->
        [one] { $n } карточку
        [few] { $n } карточки
       *[many] { $n } карточек
    }
option-pray-tokens = Посчитать жетоны{ $n ->
        [0] { "" }
       *[other] { " " }(получить { $goods })
    }
option-colour = Выбрать цвет: { colour-name } ({ $n ->
        [0] ничего не принесёт
       *[other] получить { $goods }
    })
option-tricolour = Считать его как { colour-name } (получить { $goods })
option-add = Добавить: { $card }
option-enough = Хватит
option-sacrifice = Пожертвовать { $goods }
option-reserve = Отложить для обрядов: { $card }

## Журнал

event-blessed = { $seat } взяли { token-name } («{ $source }»).
event-blessed-without-source = { $seat } взяли { token-name }.
event-blessing-lost = { $seat } остались без нового жетона благословения: все цвета уже есть.
# Весь обряд одной строкой: где, какой цвет, что открыли, сколько из этого совпало, что вышло.
event-prayed = { $seat } провели обряд «{ $card }»{ $colour ->
        [none] { "" }
       *[other] , цвет — { colour-name }
    }: { $opened ->
        [none] { $tokens ->
            [none] карточек не осталось
           *[other] жетоны — { $tokens }
        }
       *[other] { $opened }; { $matched ->
            [none] совпадений нет
           *[other] { $matched-n ->
                [one] совпала
               *[other] совпали
            } { $matched }
        }{ $tokens ->
            [none] { "" }
           *[other] , жетоны добавляют — { $tokens }
        }
    }. { $goods ->
        [none] Ничего не получено.
       *[other] Получено: { $goods }.
    }
token-counted = { $n } { $colour ->
        [black] { $n ->
            [one] чёрный
           *[other] чёрных
        }
        [purple] { $n ->
            [one] фиолетовый
           *[other] фиолетовых
        }
        [blue] { $n ->
            [one] синий
           *[other] синих
        }
        [brown] { $n ->
            [one] коричневый
           *[other] коричневых
        }
        [yellow] { $n ->
            [one] жёлтый
           *[other] жёлтых
        }
        [red] { $n ->
            [one] красный
           *[other] красных
        }
        [pink] { $n ->
            [one] розовый
           *[other] розовых
        }
        [white] { $n ->
            [one] белый
           *[other] белых
        }
       *[grey] { $n ->
            [one] серый
           *[other] серых
        }
    }
colour-counted = { $n } { $colour ->
        [black] { $n ->
            [one] чёрная
           *[other] чёрных
        }
        [purple] { $n ->
            [one] фиолетовая
           *[other] фиолетовых
        }
        [blue] { $n ->
            [one] синяя
           *[other] синих
        }
        [brown] { $n ->
            [one] коричневая
           *[other] коричневых
        }
        [yellow] { $n ->
            [one] жёлтая
           *[other] жёлтых
        }
        [red] { $n ->
            [one] красная
           *[other] красных
        }
        [pink] { $n ->
            [one] розовая
           *[other] розовых
        }
        [white] { $n ->
            [one] белая
           *[other] белых
        }
        [orange] { $n ->
            [one] оранжевая
           *[other] оранжевых
        }
       *[grey] { $n ->
            [one] серая
           *[other] серых
        }
    }

## Фразы «Поселенцев», в которых бывает обряд

line-action = { $cost }{ $effect-id ->
        [pray-listed] ;
        [pray-deal] ;
        [pray-chooses] ;
        [pray-sacrifice] ;
       *[other] :
    } { $effect }.
then = { $second-id ->
        [pray-names] { $first }; { $second }
        [pray-chooses] { $first }; { $second }
        [pray-listed] { $first }; { $second }
        [pray-deal] { $first }; { $second }
        [pray-sacrifice] { $first }; { $second }
        [gain] { $first-id ->
            [gain] { $first }, а также { $second-bare }
            [gain-per] { $first }, а также { $second-bare }
           *[other] { $first } и { $second }
        }
       *[other] { $first-id ->
            [gain] { $first }, а также { $second-bare }
            [gain-per] { $first }, а также { $second-bare }
           *[other] { $first }, затем { $second }
        }
    }
    .produces = { $first-id ->
        [gain] { $second-id ->
            [gain] приносит { $first-bare }, а также { $second-bare }
           *[other] приносит { $first-bare }; { $second }
        }
       *[other] { then }
    }
