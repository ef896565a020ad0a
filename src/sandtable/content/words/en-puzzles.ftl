### Puzzles

puzzle-title = Puzzles
puzzle-about = Positions from games between bots in which one answer is clearly the best, and the bot missed it. Find it.
puzzle-game = Game
puzzle-start = Next unsolved puzzle
puzzle-none = There are no puzzles for this game.
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-difficulty = Difficulty { $n } of 3
puzzle-name = Puzzle { $n }
puzzle-name-solved = Puzzle { $n }, solved
puzzle-number = Puzzle { $n } of { $m }
puzzle-solved-of = { $n } of { $m } solved
puzzle-task = You play { $p }. Give the best answer to the question, at the board as in play. Nothing is played yet.
puzzle-right = Right: { $x }
puzzle-right-more = Your chance of winning after it is { $m } %.
puzzle-wrong = Not the best: { $x }
puzzle-wrong-more = Your chance of winning after it is { $n } %; after the best answer it is { $m } %.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-solution = The solution
puzzle-own = the bot's answer
puzzle-honest = The chances are estimates: the bot played on from here many times, and dealt everything hidden again each time.
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-all = All puzzles
me-puzzles = Puzzles
me-puzzles-none = No puzzle solved yet.
me-puzzles-first =
    { $n ->
        [one] 1 of them at the first try
       *[other] { $n } of them at the first try
    }
lobby-puzzles-about = Find the one best answer.
puzzle-terminal = Your answer (its number, or ? for the solution):
puzzle-no-answer = Please type a number from 1 to { $n }.
