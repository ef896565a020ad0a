# What is told over the board, and the page after the end.
ui-pace = Pace of what others do
ui-pace-calm = calm
ui-pace-brisk = brisk
ui-pace-once = at once
ui-volume = Volume
ui-wins-battle = { $p } wins
ui-loses = { $p } loses { $n }
ui-go-on = Go on
ui-space = Space
ui-story = What has happened
ui-story-of = What { $p } has done
ui-skip-show = Skip
ui-tell-again = Show it again
ui-skip-to-me = Skip to my turn

ui-victory = Victory
ui-defeat = Defeat
ui-draw = A draw
ui-game-over = The game is over
ui-course = The course of the game
ui-turns-played = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
ui-turn-axis = turn
ui-step-axis = step
ui-turn = turn { $n }
ui-swing = { $p } gains { $n }
ui-turning-points = Turning points
ui-in-figures = In figures
ui-rematch = Rematch
ui-swap-sides = Swap sides
ui-again-offered = A rematch is set up, and your seat is kept.
ui-again-there = The rematch is set up.
ui-again-sit = Sit down
ui-watch = Watch
ui-again-go = Go to the rematch
ui-again-see = To the rematch
ui-sequel-goes-on = The campaign goes on
ui-watch-again = Watch it again
ui-share = Share
ui-share-about = Whoever opens this link sees the whole game:
ui-export-record = Save the record

tally-dice = dice thrown
tally-moves = moves
tally-retreats = steps back
tally-ground = ground gained
tally-figures-lost = figures lost
tally-units-lost = units lost
tally-lore-spent = Lore spent
tally-built = units built
tally-villages = villages built
tally-captured = villages taken
tally-battles = battles begun
tally-battles-won = battles won
tally-drawn = cards drawn
tally-revenue = gold
tally-attacks = attacks
tally-cards-lost = cards lost
tally-razed = castles razed
tally-spells = spells cast
tally-explored = ruins explored
tally-volleys = volleys
tally-charges = charges
tally-models-lost = Models lost
tally-regiments-lost = Regiments lost
