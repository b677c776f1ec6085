# Обучение в браузере: страница игры и упражнения за столом.

learn-player = { $n ->
        [1] Вы
       *[other] Борис
    }
learn-choose = Выберите игру
learn-of = Как играть: { $title }
learn-open = Изучить игру
learn-mistakes = { $n ->
        [5] Пять ошибок новичка
       *[other] Ошибки новичка
    }
learn-exercises = Упражнения
    .help = Маленькие позиции за настоящим столом. Три звезды с первой попытки, две — с любой следующей, одна — если посмотреть решение.
learn-solved = Решено упражнений: { $n } из { $of }
learn-stars = { $n ->
        [0] Пока не решено
        [one] { $n } звезда
        [few] { $n } звезды
       *[other] { $n } звёзд
    }

exercise = Упражнение { $n } из { $of }
exercise-left = { $n ->
        [one] Остался { $n } выбор
        [few] Осталось { $n } выбора
       *[other] Осталось { $n } выборов
    }
exercise-solution = Показать решение
    .ask = Если посмотреть, останется одна звезда.
exercise-steps = Решение
exercise-failed = Пока нет: цель не достигнута.
exercise-again = Ещё раз
exercise-solved = Решено!
exercise-next = Следующее упражнение
exercise-all = Все упражнения
exercise-close = Закрыть решение
