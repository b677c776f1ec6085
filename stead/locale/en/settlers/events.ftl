# Settlers: the log. A message for every event; `without` names a field that is empty or hidden from the reader.
# $seat is who did it, $seat-whose and $seat-whom the same person in other parts of the sentence.

event-started = The first-player marker goes to { $seat-whom }.
event-round-began = Round { $round } of 5. The first-player marker goes to { $first-whom }.
event-phase-began = { phase }.
event-drew = { $seat } drew { $card } from { $deck ->
        [common] the Common deck
       *[faction] the faction deck
    }.
event-drew-without-card = { $seat } drew a card from { $deck ->
        [common] the Common deck
       *[faction] the faction deck
    }.
event-no-card = { $seat } drew no card: the deck is empty.
event-reshuffled = { $deck ->
        [common] The Common discard pile
       *[faction] The faction discard pile
    } was shuffled: { $cards ->
        [one] the deck has { $cards } card
       *[other] the deck has { $cards } cards
    } again.
event-revealed = { $cards-n ->
        [1] { $cards } is turned face up.
       *[other] Turned face up: { $cards }.
    }
event-took = { $seat } took { $card }.
event-virtual-drew = At random the virtual player got { $card }.
event-virtual-took = The virtual player took { $card }.
event-picked-secretly = { $seat } laid { $card } aside.
event-picked-secretly-without-card = { $seat } laid a card aside.
event-passed-on = { $seat } passed on to { $to-whom }: { $cards }.
event-passed-on-without-cards = { $seat } passed cards on to { $to-whom }.
event-discarded = Discarded: { $cards }.
event-uncovered = Discarded: { $cards }.
event-gained = { $seat } gained { $goods } ({ $source }).
event-gained-without-source = { $seat } gained { $goods }.
event-paid = { $seat } spent { $goods } ({ $onto }).
event-paid-without-onto = { $seat } spent { $goods }.
event-built = { $seat } built { $card }.
event-gave-up = { $seat } gave up { $foundation ->
        [yes] a Foundation ({ $card })
       *[no] { $card }
    }.
event-deal-made = { $seat } made a Deal: { $card }.
event-deal-ended = { $by } took { $seat-whose } Deal: { $card }.
event-deal-ended-without-by = { $seat-whose } Deal is over: { $card }.
event-route-opened = { $seat } made a Deal with an opponent's Location: { $card }.
event-razed-from-hand = { $seat } razed a card from hand: { $card }.
event-razed = { $own ->
        [yes] { $seat } razed { $card } at home.
       *[no] { $seat } razed { $owner-whose } { $card }.
    }
event-became-foundation = { $card } is now { $seat-whose } Foundation.
event-laid-foundation = { $seat } laid down a Foundation: { $card }.
event-laid-foundation-without-card = { $seat } laid down a card from hand as a Foundation.
event-activated = { $times ->
        [1] { $seat } activated { $card }.
       *[other] { $seat } activated { $card } twice.
    }
event-exchanged = { $seat } exchanged { $workers } workers.
event-placed = { $seat } { $good ->
        [defence] put a Defence token
        [samurai] set a Samurai
        [worker] set a worker as a Samurai
       *[other] put { $goods }
    } on { $card }.
event-samurai-lost = { $seat } had no free faction Location for a Samurai: it is lost.
event-tucked = { $seat } put { $card } under { $gate }.
event-tucked-without-card = { $seat } put a card under { $gate }.
event-demolished = { $seat } had { $owner-whose } { $card } discarded.
event-took-over = { $seat } took over { $owner-whose } { $card }.
event-stole = { $seat } took { $goods } from { $owner-whose } supply.
event-blocked = { $seat } blocked { $owner-whose } { $card } for the rest of the round.
event-refreshed = { $seat } cleared { $card }: it can be activated again.
event-saw-hand = { $seat } looked at { $owner-whose } hand: { $cards }.
event-saw-hand-without-cards = { $seat } looked at { $owner-whose } hand.
event-passed = { $seat } passed.
event-stored = { $seat } stored { $goods }.
event-cleaned-up = { $seat } returned { $goods } to the general supply.
event-collected = Onto the Collection pile of the virtual player: { $cards }.
event-attacked = The virtual player attacks. Targets: { $targets }. { $victim } has fallen.
event-attacked-without-victim = The virtual player attacks. Target: { $targets }. Nothing is hit.
event-attacked-without-targets-without-victim = The virtual player has no Attack card left.
event-scored = { $seat }: { $track } VP during the game, { $common } for Common Locations, { $faction } for faction Locations{ $held ->
        [0] { "" }
       *[other] , { $held } for what lies on and under them
    }; { $total } VP in all.
event-ended = The game is over: { $winners } won.
event-ended-without-winners = The game is over: the virtual player won.
