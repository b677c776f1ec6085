# Что делают с карточками: для их статистики.

deed-race = Выбрана расой
deed-resource = Взят как ресурс
deed-swap = Обменян
deed-store = Поставлен на склад
deed-upgrade = Улучшен
deed-play = Разыграна
deed-lay = Выложена открыто
deed-recall = Взята обратно
deed-hire = Нанят
deed-follow = Повторена вслед
deed-worker = Занято рабочим
deed-copy = Скопировано
deed-choose = Выбрано
