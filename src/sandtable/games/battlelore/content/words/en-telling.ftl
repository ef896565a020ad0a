# The short account of a turn: the lines of its numbered steps, and sentences about results.
told-plays = { $c }
told-plays-lore = { $c }
told-plays-lore-short = for { $n } Lore
told-orders = { $u } ordered
told-orders-many = { $n } units ordered
told-moves =
    { $un ->
        [one] { $u } moves
       *[other] { $u } move
    }
told-moves-short = to { $a }
told-moves-many = { $n } units move
told-closes-in =
    { $un ->
        [one] { $u } closes in
       *[other] { $u } close in
    }
told-closes-in-short = to { $a }
told-closes-in-many = { $n } units close in
told-attack =
    { $un ->
        [one] { $u } attacks
       *[other] { $u } attack
    }
told-attack-short = on { $v }
told-shoots =
    { $un ->
        [one] { $u } shoots
       *[other] { $u } shoot
    }
told-shoots-short = at { $v }
told-battles-back =
    { $un ->
        [one] { $u } battles back
       *[other] { $u } battle back
    }
told-battles-back-short = on { $v }
told-no-hit = no hit on { $v }
told-losses =
    { $un ->
        [one] { $u } loses { $n } of { $m }
       *[other] { $u } lose { $n } of { $m }
    }
told-losses-words =
    { $un ->
        [one] { $u } loses { $n } of { $m }.
       *[other] { $u } lose { $n } of { $m }.
    }
told-eliminated = { $u } destroyed
told-eliminated-words =
    { $un ->
        [one] { $u } is destroyed: a banner for { $p }.
       *[other] { $u } are destroyed: a banner for { $p }.
    }
told-ignores =
    { $n ->
        [one] flag ignored
       *[other] { $n } flags ignored
    }
told-ignores-words =
    { $n ->
        [one] { $u }: the flag is ignored.
       *[other] { $u }: { $n } flags are ignored.
    }
told-ignores-support =
    { $n ->
        [one] flag ignored
       *[other] { $n } flags ignored
    }
told-ignores-support-words =
    { $n ->
        [one] Two friends stand beside them: the flag is ignored.
       *[other] Two friends stand beside them: { $n } flags are ignored.
    }
told-retreats = back to { $a }
told-trampled = tramples { $v }
told-wounded = { $u } wounded
told-gains-ground = takes { $a }
told-burns =
    { $un ->
        [one] { $u } burns
       *[other] { $u } burn
    }
told-leaves =
    { $un ->
        [one] { $u } leaves the board
       *[other] { $u } leave the board
    }
told-flees = { $u } flees
told-summoned =
    { $un ->
        [one] { $u } appears
       *[other] { $u } appear
    }
told-summoned-short = on { $a }
told-objective =
    { $un ->
        [one] { $u } scores
       *[other] { $u } score
    }
told-objective-short = { count-banners }
told-tent-taken =
    { $un ->
        [one] { $u } takes the tent
       *[other] { $u } take the tent
    }
told-tent-taken-short = on { $a }
told-lore-choice =
    { $n ->
        [0] A Lore card
        [1] 1 Lore, 1 card
       *[other] 2 Lore
    }
told-turn = Turn { $n }
told-turn-short = { $p }
