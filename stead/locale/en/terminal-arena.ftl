# What `stead arena` says.

## What came of it

terminal-arena-file = The games are written to { $file }. Ctrl-C stops; the same command goes on.
terminal-arena-goes-on = { $file } holds { $games } games of this match: it goes on from there.
terminal-arena-stopped = Stopped. What was played is in { $file }; the same command goes on.
terminal-arena-so-far = Games: { $games }.
terminal-arena-nothing = No block was played to its end, so there is nothing to say yet.
terminal-arena-against = { $guest } against { $host }: { $share } of the wins in { $games } games ({ $blocks } blocks). Elo { $elo }. The better one with a chance of { $better } %.
terminal-arena-among = { $guest } among { $host }: { $share } of the wins in { $games } games ({ $blocks } blocks), { $times } times its fair share. The better one with a chance of { $better } %.
terminal-arena-beside = { $guest } beside { $host }: does better in { $share } of { $blocks } deals. The better one with a chance of { $better } %.
terminal-arena-alone = { $bot } alone, { $games } games: { $points } points.
terminal-arena-alone-won = { $bot } alone, { $games } games: won { $won }, { $points } points.
terminal-arena-time = { $bot }: { $time } ms of processor time a decision.
terminal-arena-sprt-open = Sequential test: not clear yet after { $blocks } blocks, LLR { $llr } between { $low } and { $high }.
terminal-arena-sprt-elo0 = Sequential test: { $elo0 } Elo rather than { $elo1 }, after { $blocks } blocks (LLR { $llr }, bounds { $low } and { $high }).
terminal-arena-sprt-elo1 = Sequential test: { $elo1 } Elo rather than { $elo0 }, after { $blocks } blocks (LLR { $llr }, bounds { $low } and { $high }).
terminal-arena-wrong = { $file }, game { $line }: { $problem }.
terminal-arena-verified = { $file }: { $games } games, { $replayed } replayed, { $anew } played anew with { $choices } choices that are the same; wrong: { $wrong }.
terminal-arena-packed = { $file }: { $games } games without their choices, { $bytes } bytes.
terminal-arena-ladder = { $file } is written, out of { $games } games.

## What cannot be

terminal-arena-one-bot = An arena needs two bots at least. For example: stead arena settlers greedy random
terminal-arena-one-thing = --verify, --pack and --ladder are different things: give one of them.
terminal-arena-games-or-blocks = Give --games or --blocks, not both: a block is one deal with all seat rotations.
terminal-arena-sprt-bounds = --sprt takes two differences in Elo, the smaller one first, between -2000 and 2000. For example: --sprt 0 20
terminal-arena-sprt-two = --sprt tests one bot against one other: give two bots.
terminal-arena-no-bot = The bot “{ $name }” cannot play here: { $problem }. A bot of your own is given as package.module:Factory.
terminal-arena-no-factory = The bot “{ $name }” cannot be made: { $problem }. It is called with the title and a seed.
terminal-arena-not-a-bot = “{ $name }” makes a { $kind }, which has neither a method choose(view, decision) nor search(insight).
terminal-arena-bot-failed = The bot “{ $name }” failed in deal { $seed }, seat { $seat }, at choice { $asked }: { $problem }.
terminal-arena-rival-name = “{ $name }” is not how this rival is called: ismcts:0.2 thinks for so many seconds, ismcts:64sims for so many simulations.
terminal-arena-rival-budget = “{ $name }” would not think at all: give it some time (ismcts:0.2), or 2 simulations at least (ismcts:64sims).
terminal-arena-rival-extra = “{ $name }” is OpenSpiel's, which is not here ({ $missing }). Install it: pip install "stead[rl]"
terminal-arena-rival-cards = OpenSpiel's search plays with the cards of Stead only: leave --content away.
terminal-arena-no-ray = A cluster needs Ray, which is not here ({ $missing }). Install it: pip install "stead[ray]"
terminal-arena-no-cluster = There is no Ray cluster at “{ $address }”: { $problem }. Begin one with “ray start --head”, or give --ray local.
terminal-arena-worker-lost = A process that played was ended from outside, perhaps for want of memory. What was played is kept; try fewer --processes.
terminal-arena-other-match = { $file } holds games of another match: of other cards, options, players or bots. Give another --file.
terminal-arena-unreadable = { $file } cannot be read: { $problem }.
terminal-arena-unwritable = { $file } cannot be written: { $problem }.
terminal-arena-foreign = { $file } is no file of an arena, or it is damaged: line { $line } is not a game ({ $problem }).
terminal-arena-newer = { $file } was made by a newer Stead: update this one to read it.
terminal-arena-packed-already = { $file } is packed already.
