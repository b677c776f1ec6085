# What is done with cards, for their statistics.

deed-play = Played
deed-keep = Kept
deed-discard = Discarded
deed-ride = Travelled with
deed-gallop = Travelled farther with
deed-enter = Entered the map at
deed-recall = Left by a steward
deed-post = Started from by an envoy
deed-send = Visited by an envoy
deed-swap = Swapped
deed-next = Placed beside
deed-lay-on = Replaced
deed-go = Visited
deed-buy = Bought
deed-raze = Demolished
deed-build = Built
deed-replace = Built in place of another
deed-remodel = Remodelled
deed-rebuild = Rebuilt for a fee
deed-employ = Given work
deed-dismiss = Left by a worker
