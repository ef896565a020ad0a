# Der kurze Bericht über einen Zug: die Zeilen seiner nummerierten Schritte und Sätze über Ergebnisse.
told-castle = { $c }
told-castle-short = neue Burg
told-hero = { $c }
told-hero-short = neuer Held
told-banner = { $c }
told-banner-short = zu { $h }
told-add = { $c }
told-add-short = zu { $h }
told-add-many = { $n } Karten neu im Spiel
told-starves = Hunger in { $h }
told-starves-short = { $c } verloren
told-dismiss = { $c } abgelegt
told-dismiss-short = von { $h }
told-negotiates = { $c }
told-negotiates-short = für { $n } Gold
told-receive = { $c }
told-receive-short = auf { $h }: { $s }
told-receive-many = { $n } Marschkarten
told-plays-ground = { $c }
told-plays-ground-short = auf { $h }
told-casts = { $c }
told-casts-short = gewirkt von { $d }
told-plays-calamity = { $c }
told-plays-calamity-short = auf { $h }
told-moves-calamity = { $c }
told-moves-calamity-short = weiter zu { $h }
told-counters = abgewehrt mit { $d }
told-outcome = { $o }
told-loses = { $h } verliert { $c }
told-joins = { $c } zu { $h }
told-explores = { $h } durchsucht { $k }
told-explores-short = nach { $c }
told-finds = findet { $c }
told-wrecked = { $h }: Schiffbruch
told-launches = { $h } greift an
told-launches-short = { $k }, mit { $c }
told-intercepts = { $h } fängt ab
told-intercepts-short = mit { $c }
told-losses =
    { $n ->
        [one] { $p } verliert { $n } Karte
       *[other] { $p } verliert { $n } Karten
    }
told-victor = { $p } siegt
told-no-winner = niemand siegt
told-besieges = { $k } belagert
told-razes = { $k } geschleift
told-occupies = { $k } besetzt
told-promoted = { $h } befördert
told-ruin = { $c }
told-ruin-short = eine Ruine
told-transfer = { $c }
told-transfer-short = von { $h } zu { $k }
told-eliminated = { $p } scheidet aus
told-discard = Abgelegt: { $c }
told-discard-many = { $n } Karten abgelegt
told-draw =
    { $n ->
        [one] Zieht { $n } Karte
       *[other] Zieht { $n } Karten
    }
told-turn = Runde { $n }
told-turn-short = { $p }
