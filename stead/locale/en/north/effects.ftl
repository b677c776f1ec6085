# North: what cards say. Effects are orders to the player ("gain 2 wood"); `bare` is what is left in an enumeration.
#
# A phrase inside a phrase, say $first, also brings $first-id, the id of its message, and $first-bare.

## Effects

gain = gain { $goods }
    .bare = { $goods }
gain-per = gain { $goods } for { $every ->
        [1] each { $per ->
            [sign] card with the { sign } sign in your empire
            [signs] different sign in your empire
            [islands] island of yours
            [good] { each-of-good } in your supply
            [discarded] card on your discard pile
            [here] different Resource on this card
           *[assigned] piece on your cards
        }{ $max ->
            [0] { "" }
           *[other] { " " }({ $max } at most)
        }
       *[other] every { $per ->
            [sign] { $every } cards with the { sign } sign in your empire
            [signs] { $every } different signs in your empire
            [islands] { $every } islands of yours
            [good] { $counted } in your supply
            [discarded] { $every } cards on your discard pile
            [here] { $every } different Resources on this card
           *[assigned] { $every } pieces on your cards
        }{ $max ->
            [0] { "" }
           *[other] , { $max } times at most
        }
    }
each-of-good = { good-name }
# The name of a good; `bare` after "up to 3".
kind-of-good = { good-name }
    .bare = { $good ->
        [worker] workers
        [raze] Raze tokens
       *[other] { good-name }
    }
gain-any = gain { $n ->
        [one] { $n } Resource of your choice
       *[other] { $n } Resources of your choice
    }{ $of-id ->
        [kind-of-good] { " " }({ $of })
       *[mixed] { "" }
    }
choose = { $options-id ->
        [gain] gain either { $options-bare }
       *[other] choose one: { $options }
    }
draw = draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
recover = recover { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
    .bare = { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
gain-ship = { $ship ->
        [clan] gain the clan ship you do not have yet
       *[common] gain a common ship, to keep
    }
each-opponent = { $effect-id ->
        [gain] every opponent gains { $effect-bare }
        [recover] every opponent recovers { $effect-bare }
       *[other] every opponent does this: { $effect }
    }
assign = assign { $what ->
        [resource] { $span ->
            [exactly] { $most ->
                [one] { $most } Resource
               *[other] { $most } Resources
            }
            [range] { $least } to { $most } Resources
           *[up-to] up to { $most } Resources
        }
        [goods] { $span ->
            [exactly] { $most } goods of your choice
            [range] { $least } to { $most } goods of your choice
           *[up-to] up to { $most } goods of your choice
        }
       *[named] { $span ->
            [exactly] { $goods }
            [range] { $least } to { $most } { $kinds-bare }
           *[up-to] up to { $most } { $kinds-bare }
        }
    } { $to ->
        [bank] to your cards with savings
       *[here] to this card
    }{ $different ->
        [yes] , of a kind that does not lie there yet
       *[no] { "" }
    }
remove = remove up to { $n ->
        [one] { $n } good from your cards
       *[other] { $n } goods from your cards
    } into your supply
pay-out = one of your cards with savings pays at once
refresh = { $n ->
        [0] refresh all islands of your empire
        [1] refresh one of your exhausted Locations
       *[other] refresh up to { $n } of your exhausted Locations
    }
exhaust = { $whose ->
        [own] exhaust one of your own Action Locations
       *[opponent] you may exhaust an Action Location of an opponent who has not passed
    }
part = { $least ->
        [0] you may{ " " }
       *[other] { "" }
    }{ $to ->
        [hand] take back into your hand
       *[discard] discard
    } { $most ->
        [1] one{ " " }
       *[other] { $least ->
            [0] up to { $most }{ " " }
           *[other] { $least } to { $most }{ " " }
        }
    }{ $of ->
        [fields] of your Fields (an upgrade is one too)
        [locations] of your Locations (no island)
       *[cards] of your Locations (no island and no basic Field)
    }{ $each ->
        [none] { "" }
       *[other] { $most ->
            [1] { $least ->
                [0] ; if you do, { $each }
               *[other] { " " }and { $each }
            }
           *[other] ; for each of them { $each }
        }
    }
search = search your deck for a card with a sign that is in your empire, show it and take it into your hand; then shuffle the deck
retrieve = take a Location from your discard pile into your hand
harvest-one = gain all goods of one of your Fields, its upgrades included (this is no tile action: nothing is played with it)
perform = carry out { tile.capitals }
move-pawn = move one of your pawns from its tile to any other (nothing is done there)
move-ship = you may move that ship 1 place forward in the queue
expedition = send one of your ships in the queue to an island at once, to { $modes ->
        [pillage] pillage it
        [conquer] conquer it
       *[other] pillage or conquer it
    }
then = { $first }, then { $second }

## Lines of a card

line-yields-start = Yields { $goods } at every Harvest.
line-yields-field = Yields { $goods } when you build it and at every Harvest.
line-yields-island = Yields { $goods } when you conquer it and at every Harvest.
line-yields-upgrade = Goes under a Field that yields { good-name } and adds { $goods } to its Harvest; you also gain them when you build it.
line-yields-either = Either a Field of its own or an upgrade under a Field that yields { good-name }, as you choose when you build it. Yields { $goods } at once and at every Harvest.
line-action = { $cost }: { $effect }.
line-action-free = { $effect }.
line-boost = { $effect }.
line-feature = { $moment }, { $effect }.
line-bonus = Build bonus: { $effect }.
line-counts-itself = This card counts too.
line-save = Savings: at the end of the Lookout phase, for { $every ->
        [1] each { $what ->
            [named] { each-of-good }
           *[several] piece ({ $kinds })
        }
       *[other] every { $what ->
            [named] { $goods }
           *[several] { $every } pieces ({ $kinds })
        }
    } on this card, { $pays-id ->
        [gain] gain { $pays-bare }
       *[other] choose one: { $pays }
    }.
line-mirrors = When you build it, choose another { $kinds ->
        [feature] card with a Feature
        [action] card with an action
       *[other] card with a Feature or an action
    } of your own deck in your empire: from then on this one does the same.
line-cheaper = The first Location you build for goods in a round costs 1 Resource less.
line-pillage = Pillaged: { $effect }.
line-conquest = Conquered ({ $cost } on the ship), it becomes a Location of your empire.

## What an action costs

cost-goods = spend { $goods }
cost-itself = discard this card

## When a feature yields

when-build = each time { $anybody ->
        [yes] any player builds
       *[no] you build
    } { $which ->
        [sign] a card with the { sign } sign
        [shared] a card that shares a sign with another card of your empire
        [paid] a Location and { $anybody ->
            [yes] pays
           *[no] pay
        } for it
       *[any] a Location
    }
when-construct = each time { $anybody ->
        [yes] any player has carried out
       *[no] you have carried out
    } Construct
when-harvest = each time { $anybody ->
        [yes] any player has carried out
       *[no] you have carried out
    } Harvest
when-populate = each time { $anybody ->
        [yes] any player has carried out
       *[no] you have carried out
    } Populate
when-explore = each time { $anybody ->
        [yes] any player has carried out
       *[no] you have carried out
    } Explore
when-sail = each time { $anybody ->
        [yes] any player has carried out
       *[no] you have carried out
    } Sail
when-pillage = each time { $anybody ->
        [yes] any player pillages
       *[no] you pillage
    } an island
when-conquer = each time { $anybody ->
        [yes] any player conquers
       *[no] you conquer
    } { $another ->
        [yes] another island
       *[no] an island
    }
when-recover = each time an effect { $anybody ->
        [yes] lets any player recover workers
       *[no] lets you recover workers
    }
when-assign = each time { $anybody ->
        [yes] any player assigns
       *[no] you assign
    } something to a card
when-payout = each time savings { $anybody ->
        [yes] of any player pay
       *[no] of yours pay
    }
when-leave = each time { $anybody ->
        [yes] another card leaves any player's empire
       *[no] another card leaves your empire
    }
when-pass = when { $anybody ->
        [yes] any player passes
       *[no] you pass
    }
when-times = { $n ->
        [1] (once a round)
       *[other] (at most { $n } times a round)
    }

## Facts of a card

facts-card = { $deck ->
        [near] Near island:{ " " }
        [distant] Distant island:{ " " }
       *[other] { "" }
    }{ $start ->
        [yes] basic{ " " }
       *[no] { "" }
    }{ $type ->
        [field] Field
        [upgrade] Field upgrade
        [either] Field or Field upgrade
        [feature] Feature Location
        [action] Action Location
       *[boost] Boost
    }
facts-signs = { $n ->
        [1] sign: { $signs }
       *[other] signs: { $signs }
    }
facts-no-sign = no sign
facts-with = { $type ->
        [boost] played with { tile }
       *[other] built with { tile }
    }
facts-cost = costs { $goods }
facts-free = costs nothing
