# What is done with cards, for their statistics.

deed-build = Built
deed-construct = Built with Construct
deed-use = Used
deed-raid = Raided
deed-boost = Boosted
deed-add = Added
deed-harvest = Harvested
deed-pillage = Pillaged
deed-conquer = Conquered
deed-keep = Kept
deed-discard = Discarded
deed-fetch = Fetched
deed-mirror = Mirrored
deed-target = Aimed at
deed-resolve = Resolved
deed-upgrade = Upgraded
deed-assign = Given a good
deed-remove = Gave up a good
