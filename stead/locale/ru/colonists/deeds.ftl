# Что делают с карточками: для их статистики.

deed-play = Разыграна
deed-keep = Оставлена
deed-discard = Сброшена
deed-ride = Использована в пути
deed-gallop = Использована, чтобы пройти дальше
deed-enter = Вход на карту
deed-recall = Управляющий ушёл
deed-post = Посланник начал здесь
deed-send = Посланник пришёл
deed-swap = Обменяна
deed-next = Соседство
deed-lay-on = Заменена
deed-go = Посещена
deed-buy = Куплена
deed-raze = Снесена
deed-build = Построена
deed-replace = Построена вместо другой
deed-remodel = Перестроена
deed-rebuild = Перестроена за плату
deed-employ = Получила работника
deed-dismiss = Работник ушёл
