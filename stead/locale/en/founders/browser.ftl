# Founders in the browser: the board as it is read out and in tooltips, the hints of the guided game.

## Panels

board-founders-players = Players
board-founders-tracker = Resource control
board-founders-level = Level { $n }
board-founders-market = Advisors
board-founders-deck = Deck: { $n }
board-founders-next-level = the next is of level { $n }
board-founders-offer = On offer (deck: { $n })
board-founders-built = In the city: { $n }
board-founders-built-none = No prestige building stands yet.
board-founders-completed = { $n } of { $goal } buildings completed
board-founders-races = Races
board-founders-achievements = Achievements
board-founders-when-immediate = at once
board-founders-when-middle = mid-game
board-founders-when-end = at the end
board-founders-hand = Your hand: { $n }
board-founders-hand-empty = No cards in hand.
board-founders-pile = Played
board-founders-pile-empty = nothing yet
board-founders-round = Round { $round } of { $rounds }
board-founders-markers = { $n ->
        [0] No unfinished building has a marker
        [one] { $n } marker on an unfinished building: { $price } influence at the next call
       *[other] { $n } markers on unfinished buildings: { $price } influence at the next call
    }

## Players

board-founders-good = { $good }: { $n }
board-founders-income = Income: { $n }
board-founders-cards = Cards in hand: { $n }
board-founders-discarded = Cards played: { $n }
board-founders-discard = Played: { $cards }
board-founders-workers = Workers at hand: { $n }
board-founders-houses = Houses left: { $n }
board-founders-bridges = Bridges and gates left: { $n }
board-founders-face-down = face down
board-founders-fresh = just hired: playable from your next turn on
board-founders-first = First player
board-founders-choosing = Choosing now
board-founders-mat-used = a worker stands here

## Resources and buildings

board-founders-made-of = made of { $resources }
board-founders-need = { $resource } ({ $vp } VP)
board-founders-slot = { $resource } ({ $vp } VP): { $who }
board-founders-cube-none = not yet delivered
board-founders-neutral = neutral
board-founders-card-of = resource card: { $who }
board-founders-owners = owned by { $who }
board-founders-nobody = nobody
board-founders-access = access: { $who }
board-founders-left = tiles left: { $n }
board-founders-complete = complete
board-founders-marked = with a neutral marker
board-founders-worker-of = worker: { $who }
board-founders-price = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-founders-influence = { $n ->
        [0] free
       *[other] { $n } influence
    }
board-founders-asks = asks for { $resource }
board-founders-token = token: { $token }
board-founders-own-site = on a site of its own
board-founders-needs = needs { $resources }

## Votes

board-founders-votes = Votes
board-founders-votes-last = The last vote
board-founders-vote = { $who }: { $building }, weight { $n }
board-founders-vote-pending = { $who }: has not voted yet
board-founders-vote-made = { $who }: has voted
board-founders-vote-own = Your vote: { $token }

## The guided game

guide-founders-race = Nine races, and you lead one of them. The round token is the resource at home with it: that resource will be yours. Click a race and read what it can do.
guide-founders-resource = This board shows every resource: above the basic ones, below what is made of them (the small tokens say of what). Take a second basic resource. A mark beside a token says who owns it, a framed one who has access.
guide-founders-start = The city. Your first storage goes on a lit cell. Look for neighbours: you earn when others use what is yours.
guide-founders-turn = In your turn you play one card: face up for its action, or face down for a coin, a crystal or a road. Face up, the other player may follow. Click a card to see what it can do now.
guide-founders-trade = Trade builds a storage of your own basic resource, or buys access to somebody else's. The terrain sets the price: desert is cheap, ruins and forest are dear.
guide-founders-site = Choose a cell. Storages of one owner never touch, and a district holds one of each kind. A road between two storages connects them.
guide-founders-tile = The tile follows you: turn it with R, the wheel or the buttons. Before you place it you see what it connects and who earns what; where it cannot lie, the rule says why.
guide-founders-basic = A card played face down is good for one small thing. Roads and bridges are what connects your storages.
guide-founders-follow = Your rival played a card face up: you may take the small action of that card, or a basic one. It costs you no card.
guide-founders-recruit = An advisor needs a resource you own or may use. At once it brings a permanent crystal, and often points; from your next turn on you can play it.
guide-founders-points = Here are your points: connect a storage to a building that needs its resource, and it delivers by itself. The number beside a token is what its owner gets, less the share of every supplier.
guide-founders-call = Enough cards are played. The call to vote brings them all back, with a bonus for every card still in your hand. The others receive income.
guide-founders-vote = Everybody votes in secret. Name the building your storages can deliver to; whoever put the most behind the winner chooses its place.
guide-founders-stake = A temporary crystal adds 1 to your vote and is gone afterwards in any case. A permanent one adds 2, and is lost if you stake it: at the end it would be worth 1 point.
guide-founders-enough = You know enough! The game ends when six buildings are complete. Play on, or open a table of your own: the rules are always in the menu.
