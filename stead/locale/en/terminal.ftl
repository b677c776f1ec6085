# What the program says in a terminal.

## The command line

terminal-no-language = There is no language “{ $name }”; there are: { $known }.
terminal-no-title = There is no game “{ $name }”; there are: { $known }.
terminal-no-seat = Nobody can sit as “{ $name }”; there are: { $known }. For example: --seats { $example }
terminal-seat-twice = “{ $name }” is there twice: everybody takes a different seat.
terminal-seat-not-there = “{ $name }” does not sit at this table; there are: { $known }.
terminal-no-kind = A seat cannot be taken by “{ $name }”; there are: { $known }.
terminal-solo-seats = Alone means one seat, and { $count } are given.
terminal-no-variant = There is no variant “{ $name }”; there are: { $known }.
terminal-variant-value = The variant { $name } cannot be “{ $value }”; it is given as: { $known }.
terminal-load-alone = A saved game brings its own seed and variants: --load goes without --seed, --variant, --module and --solo.
terminal-bad-setup = This table cannot be set up: { $problem }.
terminal-content-written = Written: { $files }. Play with --content { $folder }
terminal-content-there = { $file } is there already. Nothing was written.
terminal-bad-content = There is a fault in the content: { $problem }
terminal-no-bench = This Stead has no folder “bench”: the speed is measured in a checkout of the project.

## Files

terminal-file-unreadable = { $file } cannot be read: { $problem }.
terminal-file-too-big = { $file } is too big for a saved game.
terminal-file-not-json = { $file } is no saved game, or it is cut off: line { $line } is not JSON.
terminal-no-notes = Games of this kind are not noted between eras. To go on with one, load the saved game itself.
terminal-file-foreign = { $file } is not a game of Stead.
terminal-file-newer = { $file } was made by a newer Stead: update this one to open it.
terminal-file-other-cards = { $file } was played with other cards: give the same --content.
terminal-file-damaged = { $file } is damaged, so it cannot be opened ({ $problem }).
terminal-file-mended = { $file } was played before the rules were mended. It goes on from as far as they allow; { $lost ->
    [0] nothing is lost.
    [one] the last choice is lost.
   *[other] the last { $lost } choices are lost.
}
terminal-save-failed = { $file } cannot be written: { $problem }. The game goes on; save it elsewhere.
terminal-save-foreign = { $file } is there already and is not a game of Stead: it is left alone. Choose another name.
terminal-trouble-enoent = there is no such file or folder
terminal-trouble-eisdir = it is a folder
terminal-trouble-enotdir = part of the path is not a folder
terminal-trouble-eacces = permission denied
terminal-trouble-eperm = permission denied
terminal-trouble-enospc = the disk is full
terminal-trouble-erofs = the disk is read-only
terminal-trouble-enametoolong = the name is too long

## At the table

terminal-prompt = >
terminal-prompt-over = Enter leaves; log, save FILE, undo >
terminal-press-enter = Enter >
terminal-curtain = { $name }, it is your turn. Take the keyboard, then press Enter: your cards will be shown.
terminal-kind-you = you
terminal-kind-human = human
terminal-kind-random = bot: random
terminal-kind-greedy = bot: greedy
terminal-kind-keen = bot: keen
terminal-kind-deep = bot: deep
terminal-log = What happened
terminal-log-more = … { $lines } { $lines ->
        [one] line
       *[other] lines
    } before that: log
terminal-log-number = log shows everything, log 20 the last 20 lines.
terminal-over = The game is over
terminal-seed = Seed { $seed }: the same cards can be dealt again with --seed { $seed }.
terminal-several = Which of these?
terminal-no-number = There is no { $number }: the options are numbered from 1 to { $last }.
terminal-hint = A number or its notation chooses; ? is help.
terminal-hint-over = The game is over. Enter leaves; log, save FILE and undo still work.
terminal-no-help = I know nothing about “{ $what }”. Ask about a card (its id or name), the number of an option, a rule ({ $rule }) or a word of the rules.
terminal-more-rules = … and { $count } more rules: stead rules { $title }
terminal-foreseen = The log would say:
terminal-foreseen-part = … and then something comes to light.
terminal-why-what = Why what? For example: why { $key }
terminal-allowed = { $key }: that is allowed now.
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-undone = Taken back: { $key }.
terminal-undone-secret = Somebody's secret choice was taken back.
terminal-undo-revealed = Something hidden had been revealed in the meantime: your opponents may frown.
terminal-saved = Saved: { $file }
terminal-kept = The game is kept in { $file }. To go on:
terminal-not-saved = The game could not be written anywhere. Here it is; copy it into a file and open that with --load:
terminal-no-output = The output cannot be written: { $problem }.
terminal-fault = This should not happen, it is a mistake in Stead ({ $problem }). Please tell us.
terminal-bye = Goodbye.
terminal-help =
    Choose an option by its number or its notation ({ $key }); the beginning is enough where it is unique.
      Enter            show the table again
      ? { $thing } what a card does; also by name, or a word of the rules
      ? 3              what option 3 does
      why { $why } why something is not allowed: the rule and its text
      undo             take your last choice back, with everything that followed
      log, log 20      everything that happened, or the last 20 lines
      save FILE        write the game to a file; stead play --load FILE goes on from there
      lang ru          switch the language
      quit             leave; the game is kept

## Replay

terminal-replay-step = Choice { $at } of { $all }
terminal-replay-prompt = Enter next, b back, a number to jump, q quit >

## Before an upgrade: stead check --old

terminal-old-progress = Opening every game
terminal-old-missing = There is no file “{ $file }”.
terminal-old-unreadable = “{ $file }” cannot be read as a database: { $problem }.
terminal-old-foreign = “{ $file }” is no database of “stead serve”.
terminal-old-again = { $table } ({ $title }): played again by the mended rules; nothing is lost.
terminal-old-mended = { $table } ({ $title }): goes on by the mended rules from the last position written; { $lost ->
    [0] nothing is lost.
    [one] the last choice is lost.
   *[other] the last { $lost } choices are lost.
}
terminal-old-unplayable = { $table } ({ $title }): is over, and the mended rules do not lead to its end; its record is kept.
terminal-old-stuck = { $table } ({ $title }): cannot go on, since its rules or cards are not known here; its record is kept.
terminal-old-running = Running games: { $all }. As they are: { $same }; played again: { $again }; going on from a position: { $mended }; stuck: { $stuck }.
terminal-old-ended = Games that are over: { $all }. Replayed whole: { $whole }; not whole: { $other }.

terminal-minds-extra = This needs { $missing }: pip install "stead[minds]" brings it.
terminal-train-cannot = It cannot be trained: { $problem }.
terminal-train-games = Round { $n } of { $rounds }: playing
terminal-train-value = Round { $n } of { $rounds }: learning how games end
terminal-train-choices = Round { $n } of { $rounds }: learning what to look at first
terminal-train-stopped = Stopped. The same command goes on from { $folder }.
terminal-train-round = Round { $n }: { $told }
terminal-train-done = The weights are in { $file }.
