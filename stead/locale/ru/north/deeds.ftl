# Что делают с карточками: для их статистики.

deed-build = Построена
deed-construct = Построена действием «Строить»
deed-use = Использована
deed-raid = В набеге
deed-boost = Усилена
deed-add = Добавлена
deed-harvest = Урожай
deed-pillage = Разграблен
deed-conquer = Завоёван
deed-keep = Оставлена
deed-discard = Сброшена
deed-fetch = Взята из сброса
deed-mirror = Отражена
deed-target = Выбрана целью
deed-resolve = Разыграна
deed-upgrade = Улучшена
deed-assign = Получила товар
deed-remove = Отдала товар
