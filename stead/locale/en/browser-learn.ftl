# Learning in the browser: the page of a title, and its exercises at the table.

learn-player = { $n ->
        [1] You
       *[other] Boris
    }
learn-choose = Choose a game
learn-of = Learn { $title }
learn-open = Learn the game
learn-mistakes = { $n ->
        [5] Five mistakes of beginners
       *[other] Mistakes of beginners
    }
learn-exercises = Exercises
    .help = Little positions at the real table. Three stars on the first try, two on a later one, one if you look at the solution.
learn-solved = { $n } of { $of } exercises solved
learn-stars = { $n ->
        [0] Not solved yet
        [one] { $n } star
       *[other] { $n } stars
    }

exercise = Exercise { $n } of { $of }
exercise-left = { $n ->
        [one] { $n } choice left
       *[other] { $n } choices left
    }
exercise-solution = Show the solution
    .ask = If you look at it, there is one star left to win.
exercise-steps = Solution
exercise-failed = Not yet. The goal was not reached.
exercise-again = Try again
exercise-solved = Solved!
exercise-next = Next exercise
exercise-all = All exercises
exercise-close = Close the solution
