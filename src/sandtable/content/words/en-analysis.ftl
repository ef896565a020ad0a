# The analysis of a finished game.
analysis-analyse = Analyse
analysis-title = Analysis
analysis-end = The end
analysis-whole = Whole game
analysis-wait = Another game is being analysed first. { $n ->
    [one] One game is ahead of yours.
   *[other] { $n } games are ahead of yours.
}
analysis-progress = Analysing: { $n } % done
analysis-failed = This game could not be analysed.
analysis-none = This game has not been analysed yet.
analysis-none-more = The bots play on from every choice of the game and compare the answers. That takes about a minute, and the result is kept.
analysis-start = Analyse this game
analysis-stop = Stop
analysis-watching = Only its players can have it analysed.
analysis-chances = Chances, move by move
analysis-as-it-went = as it went
analysis-even = with average luck
analysis-of = Seen from
analysis-known = What each player knew
analysis-chart = Chance of winning at this position: { $x }
analysis-chance-of = { $p } { $n } %
analysis-play-and-luck = Play and luck, turn by turn
analysis-play = play
analysis-luck = luck
analysis-bars = { $p }: play { $n } points, luck { $m } points over the game
analysis-how-well = How well each played
analysis-scale = 100: always the best choice
analysis-accuracy = Accuracy { $n } of 100
analysis-best = { $n } best
analysis-good = { $n } good
analysis-slip = { $n ->
    [one] { $n } slip
   *[other] { $n } slips
}
analysis-blunder = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
analysis-turning = Turning points
analysis-turning-none = No step changed the chances much.
analysis-cause-choice = a choice
analysis-cause-dice = luck
analysis-cause-both = a choice and luck
analysis-swing = { $p }: { $n } % to { $m } %
analysis-better = better: { $x }, { $n } %
analysis-grade-best = Best answer
analysis-grade-good = Good answer
analysis-grade-slip = Slip
analysis-grade-blunder = Blunder
analysis-asked = Turn { $n }, { $p }
analysis-opening = Before the first turn, { $p }
analysis-no-choice = Nothing was judged here: there was only one answer, or the game is over.
analysis-not-judged = This choice is still being judged.
analysis-played = As played
analysis-answer-best = Best
analysis-answer-second = Second best
analysis-answer-third = Third best
analysis-promise = The chance of winning after each answer, from what { $p } knew:
analysis-try = Try it from here
analysis-honest = Chances are estimates by a bot. It looks only a few moves ahead, so a difference of a few points means little.
analysis-plan-best = Best answer
analysis-plan-played = What was played
refused-analysis-not-over = A game is analysed only when it is over.
