# Settlers in the browser: what goods, piles and players say of themselves.

about-wood = Building material: most Locations cost some.
about-stone = Building material: most Locations cost some.
about-food = Makes Deals, 1 for each; some Actions cost it too.
about-gold = Stands in for any 1 wood, stone or food when you pay.
about-worker = Works in Action Locations. In your turn 2 workers buy 1 wood, stone, food or card.
about-raze = 1 burns a Common card of your hand, 2 bring down an opponent's Common Location (3 if it is defended). You gain what its dark flag shows.
about-defence = Put it on one of your Common Locations, at any moment of your turn: razing that one costs 1 token more. It lasts for this round.
about-lost = What is left at the end of the round is lost, except what your faction may store.
about-deck-common = Common cards, which anybody may draw. When it is empty, the discard pile becomes the new deck.
about-deck-faction = Cards only this faction has. They can be built, or made Deals.
about-hand = Backs show which deck a card is from; what they are only their owner knows.
about-discard = { $n ->
        [0] No cards yet.
       *[other] The last ones: { $cards }.
    }
about-discarded = Razed and discarded Common cards come here.
about-deal = A Deal: it brings { $good } every round, from the next Production on.
about-foundation = What is left of a razed Common Location. It can be given up where a card costs a Location.
about-route = A Deal with a Location of somebody else: it brings { $good } every round while that Location stands.
about-round = The game lasts { $rounds } rounds. Then Locations bring their points, and whoever has most wins.
about-phase-setup = The first cards are dealt.
about-phase-lookout = Everybody gains cards: drawn from the decks, and taken in turn from the row.
about-phase-production = Faction boards, Deals and Production Locations bring their goods.
about-phase-action = One action each in turn, until all have passed.
about-phase-cleanup = Goods that cannot be stored are lost; the next player is first.
about-phase-attack = The virtual opponent attacks.

## Every round

brings-board = Faction board: { $goods }
brings-deals = Deals: { $goods }
brings-locations = Locations: { $goods }
brings-open = To be chosen or drawn: { $cards }
brings-about = What the next Production brings, as your empire stands now.
brings-of = Every round: { $goods }
