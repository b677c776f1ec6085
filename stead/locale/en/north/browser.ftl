# North in the browser: the board as it is read out and in tooltips, the hints of the guided game.

## Zones

board-wheel = Action tiles, in their circle
board-round = { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
board-last = Last round
board-last-round = Round { $round }, the last
board-phase-setup = Setup
board-phase-lookout = Lookout
board-phase-action = Actions
board-phase-expedition = Expedition
board-sea = Ships and islands
board-queue = Ships in the queue
board-queue-empty = No ship has sailed yet.
board-islands-near = Near islands
board-islands-distant = Distant islands
board-deck-near = Near islands: { $n } in the deck, { $gone } discarded
board-deck-distant = Distant islands: { $n } in the deck, { $gone } discarded
board-no-islands = No island in sight.
board-row = To choose from
board-row-fields = Fields
    .about = bring goods when they are built, and at every Harvest
board-row-actions = Actions
    .about = pay to use them; each works once a round
board-row-features = Features
    .about = at work by themselves
board-row-islands = Islands
    .about = conquered
board-hand = Your hand: { $n }
board-hand-empty = No cards in hand.
board-hand-of = { $n ->
        [0] No cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
board-known = Cards in hand that you know
board-deck = Clan deck: { $n }
board-discard = Discard pile: { $n }
board-at-the-end = At the end
board-others = The other players

## Things

board-good = { $good }: { $n }
board-type-field = Field
board-type-upgrade = Upgrade
board-type-either = Field or upgrade
board-type-feature = Feature
board-type-action = Action
board-type-boost = Boost
board-exhausted = exhausted
board-used = worked { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } this round
board-upgraded = yields { $goods } with { $cards } beneath it
board-pieces = on it: { $goods }
board-mirrors = does what { $card } does
board-pawn = Pawn on { $tile }, { $who }
board-pawn-turned = Pawn on { $tile }, used twice, { $who }
board-pawns = Pawns not yet placed: { $n }
board-ships = Ships in reserve: { $clan } of the clan, { $common } common
board-ship = Ship { $place }, { $who }{ $common ->
        [yes] { ", a common one" }
       *[no] { "" }
    }: { $cargo }
board-no-cargo = nothing on board

## Alone

board-of = { $n } of { $of }
board-goal-islands = Islands: { $n } of { $of }
board-goal-cards = Cards in your empire: { $n } of { $of }
board-goal-paid = Demands met: { $n } of { $of }
board-to-come = { $n ->
        [0] No more events.
       *[other] May still come:
    }

## Players

board-points = { $n } VP
board-first = First player
board-passed = Passed
board-choosing = Choosing now

## The guided game

guide-start = You lead the clan Glenn, your rival the clan Ulaf. Of these five cards three stay with you: click or tap the ones you put back. Point at a card, or hold your finger on it, to read it first.
guide-keep = Every round begins with a Lookout: of four new cards you keep as many as you like, for 1 worker each. Workers are also what makes your Locations work, so do not spend them all here.
guide-wheel = This is the heart of the game. You have two pawns: put one on any of the five tiles, and you do what it says. Everybody may use every tile. Begin with Harvest if you want goods, or with Populate for one more worker.
guide-window = You hold a card that goes with this action: a boost or a Field, played for nothing before the action happens. One at most. Nothing you like? Go on without; or switch the question off below.
guide-harvest = A Harvest brings everything that one Field yields, with all that is tucked under it. Choose the Field.
guide-goods = Your supply. Unlike in many games nothing is lost at the end of the round. Gold stands in for any one Resource. Workers you spend lie aside until the round is over.
guide-build = A card that glows can be built now: its price stands on its left edge. Cards with the sign of a tile there are not bought, they go with that action.
guide-move = Each pawn goes twice: for 1 food it moves on to a neighbouring tile of the circle, and you do that action too. Then it lies down for the rest of the round. So look what lies beside what.
guide-use = An Action Location works once a round: before the arrow is what you pay, after it what you get. Then it lies on its side until the next round.
guide-sail = Ships leave with Sail and queue up here. Fish on board carries one to the distant islands, a Raze token lets it conquer. Whoever sails first chooses first, when the round ends.
guide-islands = The islands in sight. The bag says what pillaging one brings, at once. The flag says what conquering costs, and what you then own: it lies in your empire for good. Every card there is worth a point at the end.
guide-raid = A Raze token can also raid: choose an Action Location of your rival, and it is exhausted before it was used. It is lost to the sea, though: an island may be worth more.
guide-pass = Nothing left worth doing? Then pass. When both have passed, the ships go out, in the order of the queue.
guide-again = A new round: the pawns are back, cards stand upright again, and the workers you had spent have come home. Other islands are in sight.
guide-enough = What wins: the most points. Whoever has 25 in an Action phase makes that round the last. Then every card of your empire adds 1, and so do gold, Raze tokens, and every two Resources left. That was the lesson. Play on: the rules are always in the menu.
