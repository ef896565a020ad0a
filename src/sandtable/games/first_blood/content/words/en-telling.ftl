# The short account of a turn: the lines of its numbered steps, and sentences about results.
told-card = { $x }
told-moved = { $r }
told-moved-short = { $x }
told-moved-many = { $n } Marches
told-action = { $r }
told-action-short = { $x }
told-occupied = in { $x }
told-volley = { $r } { $rn ->
        [one] shoots
       *[other] shoot
    }
told-volley-short = at { $s }
told-charged = { $r } { $rn ->
        [one] charges
       *[other] charge
    }
told-charged-short = into { $s }
told-charge-failed = Charge fails: { $r }
told-charge-failed-short = { $s } out of reach
told-charge-no-room = Charge fails: { $r }
told-charge-no-room-short = no room at { $s }
told-charge-would-split = Charge fails: { $r }
told-charge-would-split-short = not all reach { $s }
told-spell = { $x }
told-spell-short = { $r } on { $s }
told-duel = Duel
told-duel-short = { $r } and { $s }
told-slain = { $r } { $rn ->
        [one] loses
       *[other] lose
    } { $n } of { $m }
told-slain-words = { $r } { $rn ->
        [one] loses
       *[other] lose
    } { $n } of { $m }.
told-destroyed = { $r } destroyed
told-broken = { $r } Broken
told-shattered = { $r } shattered
told-rallied = no longer Broken
told-healed =
    { $n ->
        [one] { $n } Wound healed
       *[other] { $n } Wounds healed
    }
told-collapsed = { $x } collapses
told-ability = { $x }
told-ability-short = { $p }
told-arrives = { $r } { $rn ->
        [one] arrives
       *[other] arrive
    }
told-arrives-many = { $n } Regiments arrive
told-scored = { $p }: { $n } VP
told-game-turn = Game Turn { $n }
