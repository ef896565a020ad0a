# Why a question is not asked now. $when is the game's own sentence when-KIND, which says when the question is asked.
not-asked-turn = It is { $player }'s turn.
not-asked-turn-when = It is { $player }'s turn. { $when }
not-asked-later = { $when } The current step is { $now }.
not-asked-over = { $when } That is over. The current step is { $now }.
not-asked-nothing = { $step } is over. { $why }
not-asked-now = { $when } Now you are asked: { $prompt }
not-asked-other = { $player } is being asked this now. { $when }
not-asked-waits = { $when } Now { $player } has to decide.
not-asked-else = You are asked something else now.
not-asked-open = { $player } is being asked now.
# A warning before an answer that can lose the game at once.
danger-lost = This ends the game, and you lose.
danger-again = If you want that, type it again.
