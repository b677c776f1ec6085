# Что программа говорит в терминале.

## Командная строка

terminal-no-language = Языка «{ $name }» нет; есть: { $known }.
terminal-no-title = Игры «{ $name }» нет; есть: { $known }.
terminal-no-seat = Места «{ $name }» нет; есть: { $known }. Например: --seats { $example }
terminal-seat-twice = «{ $name }» названы дважды: у каждого игрока своё место.
terminal-seat-not-there = За этим столом нет «{ $name }»; есть: { $known }.
terminal-no-kind = Место не может занять «{ $name }»; могут: { $known }.
terminal-solo-seats = Соло — это одно место, а названо { $count }.
terminal-no-variant = Варианта «{ $name }» нет; есть: { $known }.
terminal-variant-value = У варианта { $name } нет значения «{ $value }»; его пишут так: { $known }.
terminal-load-alone = У сохранённой партии свои карточки и варианты: --load не сочетается с --seed, --variant, --module и --solo.
terminal-bad-setup = Такой стол накрыть нельзя ({ $problem }).
terminal-content-written = Записано: { $files }. Играть с этим: --content { $folder }
terminal-content-there = Файл { $file } уже есть. Ничего не записано.
terminal-bad-content = В наборе карточек ошибка: { $problem }
terminal-no-bench = В этой установке нет папки «bench»: скорость измеряют в рабочей копии проекта.

## Файлы

terminal-file-unreadable = Не удалось прочитать { $file }: { $problem }.
terminal-file-too-big = Файл { $file } слишком велик для сохранённой партии.
terminal-file-not-json = { $file } — не сохранённая партия, или файл оборван: строка { $line } — не JSON.
terminal-no-notes = Партии этой игры не записывают между эпохами. Чтобы продолжить, загрузите саму сохранённую партию.
terminal-file-foreign = { $file } — не партия Stead.
terminal-file-newer = { $file } записан более новой версией Stead: обновите программу, чтобы его открыть.
terminal-file-other-cards = Партия { $file } сыграна другими карточками: укажите тот же --content.
terminal-file-damaged = Файл { $file } повреждён, открыть его нельзя ({ $problem }).
terminal-file-mended = Партия { $file } сыграна до исправления правил. Она продолжается с того места, до которого они её допускают; { $lost ->
    [0] ничего не потеряно.
    [one] потерян { $lost } последний ход.
    [few] потеряны { $lost } последних хода.
   *[many] потеряны { $lost } последних ходов.
}
terminal-save-failed = Не удалось записать { $file }: { $problem }. Игра продолжается; сохраните её в другое место.
terminal-save-foreign = Файл { $file } уже есть, и это не партия Stead: он остался как был. Выберите другое имя.
terminal-trouble-enoent = нет такого файла или папки
terminal-trouble-eisdir = это папка
terminal-trouble-enotdir = часть пути — не папка
terminal-trouble-eacces = нет доступа
terminal-trouble-eperm = нет доступа
terminal-trouble-enospc = на диске нет места
terminal-trouble-erofs = диск только для чтения
terminal-trouble-enametoolong = слишком длинное имя

## За столом

terminal-prompt = >
terminal-prompt-over = Enter — выйти; log, save ФАЙЛ, undo >
terminal-press-enter = Enter >
terminal-curtain = Ходит игрок: { $name }. Сядьте за клавиатуру и нажмите Enter — откроются ваши карточки.
terminal-kind-you = вы
terminal-kind-human = человек
terminal-kind-random = бот random
terminal-kind-greedy = бот greedy
terminal-kind-keen = бот keen
terminal-kind-deep = бот deep
terminal-log = Что произошло
terminal-log-more = … до этого ещё { $lines } { $lines ->
        [one] строка
        [few] строки
       *[many] строк
    }: log
terminal-log-number = log показывает всё, log 20 — последние 20 строк.
terminal-over = Игра окончена
terminal-seed = Зерно { $seed }: те же карточки раздаст --seed { $seed }.
terminal-several = Что именно?
terminal-no-number = Варианта { $number } нет: варианты пронумерованы от 1 до { $last }.
terminal-hint = Выбирайте номером или записью хода; ? — помощь.
terminal-hint-over = Игра окончена. Enter — выйти; log, save ФАЙЛ и undo ещё действуют.
terminal-no-help = О «{ $what }» ничего не известно. Спросите о карточке (номер или название), о номере варианта, о правиле ({ $rule }).
terminal-more-rules = … и ещё { $count } { $count ->
        [one] правило
        [few] правила
       *[many] правил
    }: stead rules { $title }
terminal-foreseen = В журнале появится:
terminal-foreseen-part = … а дальше откроется то, что пока скрыто.
terminal-why-what = О чём вопрос? Например: why { $key }
terminal-allowed = { $key } — сейчас так можно.
terminal-nothing-to-undo = Отменять пока нечего.
terminal-undone = Отменено: { $key }.
terminal-undone-secret = Отменён чей-то тайный выбор.
terminal-undo-revealed = За это время открылось то, что было скрыто: соперники могут быть против.
terminal-saved = Сохранено: { $file }
terminal-kept = Партия сохранена в { $file }. Продолжить:
terminal-not-saved = Записать партию не удалось никуда. Вот она: скопируйте её в файл и откройте через --load:
terminal-no-output = Не удаётся писать на экран или в файл: { $problem }.
terminal-fault = Этого не должно быть, в Stead ошибка ({ $problem }). Сообщите нам, пожалуйста.
terminal-bye = До свидания.
terminal-help =
    Выбирайте номером или записью хода ({ $key }); хватит и начала, если оно подходит одному варианту.
      Enter            показать стол ещё раз
      ? { $thing } что делает карточка; можно и по названию
      ? 3              что делает вариант 3
      why { $why } почему так нельзя: правило и его текст
      undo             отменить свой последний выбор и всё, что было после
      log, log 20      всё, что произошло, или последние 20 строк
      save ФАЙЛ        записать партию; stead play --load ФАЙЛ продолжит с того же места
      lang en          сменить язык
      quit             выйти; партия сохранится
    Понимаются и слова: помощь, почему, отмена, журнал, сохранить, язык, выход.

## Повтор

terminal-replay-step = Выбор { $at } из { $all }
terminal-replay-prompt = Enter — вперёд, b — назад, число — перейти, q — выйти >

## Перед обновлением: stead check --old

terminal-old-progress = Открываю все партии
terminal-old-missing = Файла «{ $file }» нет.
terminal-old-unreadable = «{ $file }» не читается как база данных: { $problem }.
terminal-old-foreign = «{ $file }» — не база данных «stead serve».
terminal-old-again = { $table } ({ $title }): переигрывается по исправленным правилам, ничего не теряется.
terminal-old-mended = { $table } ({ $title }): продолжится по исправленным правилам с последней записанной позиции; { $lost ->
    [0] ничего не теряется.
    [one] теряется { $lost } последний ход.
    [few] теряются { $lost } последних хода.
   *[many] теряются { $lost } последних ходов.
}
terminal-old-unplayable = { $table } ({ $title }): закончена, но по исправленным правилам до конца не доигрывается; запись хранится.
terminal-old-stuck = { $table } ({ $title }): продолжить нельзя: её правила или карточки здесь неизвестны; запись хранится.
terminal-old-running = Идущие партии: { $all }. Без изменений: { $same }; переиграны: { $again }; с записанной позиции: { $mended }; нельзя продолжить: { $stuck }.
terminal-old-ended = Законченные партии: { $all }. Просматриваются целиком: { $whole }; не целиком: { $other }.

terminal-minds-extra = Для этого нужен { $missing }: его поставит pip install "stead[minds]".
terminal-train-cannot = Обучение невозможно: { $problem }.
terminal-train-games = Раунд { $n } из { $rounds }: партии
terminal-train-value = Раунд { $n } из { $rounds }: чем кончаются партии
terminal-train-choices = Раунд { $n } из { $rounds }: на что смотреть сначала
terminal-train-stopped = Остановлено. Та же команда продолжит обучение из { $folder }.
terminal-train-round = Раунд { $n }: { $told }
terminal-train-done = Веса лежат в { $file }.
