# What is done with cards, for their statistics.

deed-race = Chosen as a race
deed-resource = Taken as a resource
deed-swap = Swapped
deed-store = Stored
deed-upgrade = Upgraded
deed-play = Played
deed-lay = Laid open
deed-recall = Taken back
deed-hire = Hired
deed-follow = Followed
deed-worker = Worked at
deed-copy = Copied
deed-choose = Chosen
