# Что делают с карточками: для их статистики.

deed-build = Построена
deed-deal = В сделке
deed-raze = Разрушена
deed-activate = Активирована
deed-defend = Защищена
deed-samurai = Под охраной самурая
deed-take = Взята в разведке
deed-give = Отдана
deed-discard = Сброшена
deed-keep = Оставлена
deed-lay = Стала фундаментом
deed-convert = Обращена в ресурсы
deed-target = Выбрана целью
deed-construct = Построена свойством
deed-cancel = Отменена
deed-again = Использована снова
deed-produce = Принесла ещё раз
deed-refresh = Снова готова
deed-loot = Разграблена
deed-resolve = Разыграна
deed-offer = Принесла ресурсы
deed-tuck = Подложена под другую
