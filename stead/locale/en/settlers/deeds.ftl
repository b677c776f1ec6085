# What is done with cards, for their statistics.

deed-build = Built
deed-deal = Made a Deal
deed-raze = Razed
deed-activate = Activated
deed-defend = Defended
deed-samurai = Guarded by a Samurai
deed-take = Taken in the Lookout
deed-give = Given away
deed-discard = Discarded
deed-keep = Kept
deed-lay = Laid as a Foundation
deed-convert = Turned into goods
deed-target = Aimed at
deed-construct = Built by an effect
deed-cancel = Cancelled
deed-again = Used again
deed-produce = Produced once more
deed-refresh = Made ready again
deed-loot = Looted
deed-resolve = Resolved
deed-offer = Brought goods
deed-tuck = Tucked under another
