# What is shown over the board, and the page after the end.
ui-pace = Speed of other players' turns
ui-pace-calm = slow
ui-pace-brisk = fast
ui-pace-once = instant
ui-volume = Volume
ui-wins-battle = { $p } wins
ui-loses = { $p } loses { $n }
ui-go-on = Continue
ui-space = Space
ui-story = Recap
ui-story-of = { $p }'s turn
ui-skip-show = Skip
ui-hold = Hold
ui-my-turn = My turn
ui-played = Card played
ui-told-last = Last event
ui-told-nothing = Nothing has happened yet.
ui-and-more = { $x } and { $n } more
ui-tell-again = Show it again

ui-victory = Victory
ui-defeat = Defeat
ui-draw = Draw
ui-game-over = The game is over
ui-course = Course of the game
ui-turns-played = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
ui-turn-at = Turn { $n }, { $p }: position { $k } of { $m }
ui-rounds-played = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
ui-resigned = { $p } has resigned.
ui-fallen = The fallen
ui-best-unit = Destroyed the most: { $u } ({ $p }), { $n }.
ui-turn-axis = turn
ui-step-axis = step
ui-turn = turn { $n }
ui-swing = { $p } gains { $n }
ui-turning-points = Turning points
ui-in-figures = Statistics
ui-rematch = Rematch
ui-swap-sides = Swap sides
ui-again-offered = A rematch is ready, and your seat is reserved.
ui-again-there = The rematch is ready.
ui-again-sit = Take a seat
ui-watch = Watch
ui-again-go = Go to the rematch
ui-again-see = To the rematch
ui-sequel-goes-on = The campaign continues
ui-watch-again = Watch again
ui-share = Share
ui-share-about = Anyone with this link can watch the whole game:
ui-export-record = Save the record

tally-dice = dice rolled
tally-moves = moves
tally-retreats = hexes retreated
tally-ground = ground gained
tally-figures-lost = figures lost
tally-units-lost = units lost
tally-lore-spent = Lore spent
tally-built = units built
tally-villages = villages built
tally-captured = villages captured
tally-battles = battles started
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
ui-commit-roll = Roll
ui-commit-first = The first click chooses, the second rolls. Until then you can undo everything.
ui-commit-armed = Click again to roll; Escape cancels.
ui-commit-after = After the roll you cannot undo.
ui-enter = Enter
ui-reach-certain = { $n } is certain
ui-reach-most = { $n } at most
ui-contact = Contact!
ui-contact-made = { $n ->
    [0] { $r } in contact with { $s }
   *[other] { $n } of { $m } { $r } in contact with { $s }
}
ui-die-no-way = no way into contact
ui-die-brings = What a die may bring
ui-die-reaches = contact
ui-die-short = short by { $x }
ui-need-or-less = { $n } or less
ui-left-of = { $n } of { $m }
