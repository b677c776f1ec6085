# Founders in the browser: the board as it is read out and in tooltips, the hints of the guided game.

## Panels

board-players = Players
board-tracker = Resource control
board-level = Level { $n }
board-market = Advisors
board-deck = Deck: { $n }
board-next-level = next: level { $n }
board-offer = On offer (deck: { $n })
board-built = In the city: { $n }
board-built-none = No prestige building stands yet.
board-completed = { $n } of { $goal } buildings completed
board-races = Races
board-achievements = Achievements
board-when-immediate = at once
board-when-middle = mid-game
board-when-end = at the end
board-hand = Your hand: { $n }
board-hand-empty = No cards in hand.
board-pile = Played
board-pile-empty = nothing yet
board-round = Round { $round } of { $rounds }
board-markers = { $n ->
        [0] No unfinished building has a marker
        [one] { $n } marker on an unfinished building: { $price } influence at the next call
       *[other] { $n } markers on unfinished buildings: { $price } influence at the next call
    }

## Players

board-good = { $good }: { $n }
board-income = Income: { $n }
board-cards = Cards in hand: { $n }
board-discarded = Cards played: { $n }
board-discard = Played: { $cards }
board-workers = Workers available: { $n }
board-houses = Houses left: { $n }
board-bridges = Bridges and gates left: { $n }
board-face-down = face down
board-fresh = just hired: playable from your next turn on
board-first = First player
board-choosing = Choosing now
board-mat-used = a worker stands here

## Resources and buildings

board-made-of = made of { $resources }
board-need = { $resource } ({ $vp } VP)
board-slot = { $resource } ({ $vp } VP): { $who }
board-cube-none = not yet delivered
board-neutral = neutral
board-card-of = resource card: { $who }
board-owners = owned by { $who }
board-nobody = nobody
board-access = access: { $who }
board-left = tiles left: { $n }
board-complete = complete
board-marked = with a neutral marker
board-worker-of = worker: { $who }
board-price = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-influence = { $n ->
        [0] free
       *[other] { $n } influence
    }
board-asks = needs { $resource }
board-token = token: { $token }
board-own-site = on a site of its own
board-needs = needs { $resources }

## Votes

board-votes = Votes
board-votes-last = The last vote
board-vote = { $who }: { $building }, weight { $n }
board-vote-pending = { $who }: has not voted yet
board-vote-made = { $who }: has voted
board-vote-own = Your vote: { $token }

## The guided game

guide-race = Nine races: you lead one of them. The round token is the resource it brings you. Click or tap a race to take it; point at it, or hold your finger on it, to read it first.
guide-resource = This board shows every resource: above the basic ones, below what is made of them (the small tokens say of what). Take a second basic resource. A mark beside a token says who owns it, a framed one who has access.
guide-start = The city. Your first storage goes on a lit cell. Look for neighbours: you earn when others use what is yours.
guide-turn = In your turn you play one card: face up for its action, or face down for a coin, a crystal or a road. Face up, the other player may follow. Click or tap a card to see what it can do now.
guide-trade = Trade builds a storage of your own basic resource, or buys access to somebody else's. The terrain sets the price: desert is cheap, ruins and forest are expensive.
guide-site = Choose a cell. Storages of one owner never touch, and a district holds one of each kind. A road between two storages connects them.
guide-tile = The tile follows you: turn it with the buttons, the wheel or R. Before you place it you see what it connects and who earns what; where it cannot lie, the rule says why.
guide-basic = A card played face down gives you one small thing: a coin, a crystal or a road. Roads and bridges are what connects your storages.
guide-follow = Your rival played a card face up: you may take the small action of that card, or a basic one. It costs you no card.
guide-recruit = An advisor needs a resource you own or may use. At once it brings a permanent crystal, and often points; from your next turn on you can play it.
guide-points = Here are your points: connect a storage to a building that needs its resource, and it delivers by itself. The number beside a token is what its owner gets, less the share of every supplier.
guide-call = Enough cards are played. The call to vote brings them all back, with a bonus for every card still in your hand. The others receive income.
guide-vote = Everybody votes in secret. Name the building your storages can deliver to; whoever put the most behind the winner chooses its place.
guide-stake = A temporary crystal adds 1 to your vote and is gone afterwards in any case. A permanent one adds 2, and is lost if you stake it: at the end it would be worth 1 point.
guide-enough = What wins: the most points when the sixth building is complete. Deliveries bring them: vote for buildings that need what you own, connect your storages to them, and take your share when others use what is yours. That was the lesson. Play on: the rules are always in the menu.
