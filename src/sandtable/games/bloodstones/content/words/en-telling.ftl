# The short account of a turn: the lines of its numbered steps, and sentences about results.
told-move = { $u }
told-move-short = to { $b }
told-move-many = { $n } moves
told-passage = { $u } by ship
told-passage-short = to { $b }
told-undead-move = 1 Undead
told-undead-move-short = to { $b }
told-withdraw = { $q } withdraws to { $b }
told-retreat = { $q } retreats to { $b }
told-build = { $u } built
told-build-short = in { $a }
told-build-many = { $n } units built
told-reentry = Back on the map: { $u }
told-reentry-short = in { $a }
told-raise =
    { $n ->
        [one] { $n } Undead rises
       *[other] { $n } Undead rise
    }
told-raise-short = in { $a }
told-construct = New village
told-construct-short = in { $a }
told-construct-many = { $n } new villages
told-capture = Village captured
told-capture-short = in { $a }, from { $q }
told-capture-many = { $n } villages captured
told-cutiecorn-build = The Cutiecorn arrives
told-cutiecorn-build-short = in { $a }
told-cutiecorn-control = The Cutiecorn joins { $p }
told-cutiecorn-control-short = in { $a }
told-battle = Battle in { $a }
told-battle-short = { $p } against { $q }
told-win = { $p } wins, { $n } VP
told-casualty = { $q } loses { $u }
told-citadel-lost = { $p } takes the citadel
told-no-retreat = no way back: { $u } lost
told-partial-loss = { $u } left behind
told-desert = { $u } lost
told-desert-short = in the desert { $a }
told-draw =
    { $n ->
        [one] Draws { $n } tile
       *[other] Draws { $n } tiles
    }
told-regroup = { $p } regroups
told-turn = Round { $n }
told-turn-short = { $p }
