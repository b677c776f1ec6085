# Ацтеки: названия карточек.

card-azt-maize-fields = Кукурузные поля
card-azt-sacrificial-altar = Жертвенный алтарь
card-azt-stone-calendar = Каменный календарь
card-azt-temple-of-the-rising-sun = Храм восходящего солнца
card-azt-voice-of-the-gods = Глас богов
card-azt-obsidian-mine = Обсидиановый рудник
card-azt-jungle-camp = Лагерь в джунглях
card-azt-jaguar-warriors = Воины-ягуары
card-azt-calpulli = Кальпулли
card-azt-great-pyramid = Великая пирамида
card-azt-eagle-temple = Храм орла
card-azt-keeper-of-omens = Хранитель знамений
card-azt-cocoa-market = Рынок какао
card-azt-floating-gardens = Плавучие сады
card-azt-ball-court = Площадка для игры в мяч
card-azt-house-of-codices = Дом кодексов
card-azt-temple-of-war = Храм войны
card-azt-skull-rack = Стена черепов
