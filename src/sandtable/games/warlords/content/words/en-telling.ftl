# The short account of a turn: the lines of its numbered steps, and sentences about results.
told-castle = { $c }
told-castle-short = a new castle
told-hero = { $c }
told-hero-short = a new hero
told-banner = { $c }
told-banner-short = joins { $h }
told-add = { $c }
told-add-short = joins { $h }
told-add-many = { $n } cards added
told-starves = { $h } starves
told-starves-short = { $c } lost
told-dismiss = { $c } discarded
told-dismiss-short = from { $h }
told-negotiates = { $c }
told-negotiates-short = for { $n } gold
told-receive = { $c }
told-receive-short = on { $h }: { $s }
told-receive-many = { $n } March cards
told-plays-ground = { $c }
told-plays-ground-short = on { $h }
told-casts = { $c }
told-casts-short = cast by { $d }
told-plays-calamity = { $c }
told-plays-calamity-short = on { $h }
told-moves-calamity = { $c }
told-moves-calamity-short = moves to { $h }
told-counters = countered with { $d }
told-outcome = { $o }
told-loses = { $h } loses { $c }
told-joins = { $c } { $ce ->
        [one] joins
       *[other] join
    } { $h }
told-explores = { $h } searches { $k }
told-explores-short = for { $c }
told-finds = finds { $c }
told-wrecked = { $h } wrecked
told-launches = { $h } attacks
told-launches-short = { $k }, with { $c }
told-intercepts = { $h } intercepts
told-intercepts-short = with { $c }
told-losses =
    { $n ->
        [one] { $p } loses { $n } card
       *[other] { $p } loses { $n } cards
    }
told-victor = { $p } wins
told-no-winner = nobody wins
told-besieges = { $k } besieged
told-razes = { $k } razed
told-occupies = { $k } occupied
told-promoted = { $h } promoted
told-ruin = { $c }
told-ruin-short = a ruin
told-transfer = { $c }
told-transfer-short = from { $h } to { $k }
told-eliminated = { $p } is out
told-discard = Discards { $c }
told-discard-many = Discards { $n } cards
told-draw =
    { $n ->
        [one] Draws { $n } card
       *[other] Draws { $n } cards
    }
told-turn = Game turn { $n }
told-turn-short = { $p }
