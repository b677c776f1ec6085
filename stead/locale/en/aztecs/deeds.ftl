# What is done with cards, for their statistics.

deed-add = Added
deed-reserve = Put aside
deed-slide = Slid under another
deed-under = Covered
