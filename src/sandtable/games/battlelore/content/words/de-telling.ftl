# Der kurze Bericht über einen Zug: die Zeilen seiner nummerierten Schritte und Sätze über Ergebnisse.
told-plays = { $c }
told-plays-lore = { $c }
told-plays-lore-short = für { $n } Lore
told-orders = { $u } mit Befehl
told-orders-many = { $n } Einheiten mit Befehl
told-moves =
    { $un ->
        [one] { $u } zieht
       *[other] { $u } ziehen
    }
told-moves-short = nach { $a }
told-moves-many = { $n } Einheiten ziehen
told-closes-in =
    { $un ->
        [one] { $u } rückt heran
       *[other] { $u } rücken heran
    }
told-closes-in-short = nach { $a }
told-closes-in-many = { $n } Einheiten rücken heran
told-attack =
    { $un ->
        [one] { $u } greift an
       *[other] { $u } greifen an
    }
told-attack-short = Ziel: { $v }
told-shoots =
    { $un ->
        [one] { $u } schießt
       *[other] { $u } schießen
    }
told-shoots-short = Ziel: { $v }
told-battles-back =
    { $un ->
        [one] { $u } schlägt zurück
       *[other] { $u } schlagen zurück
    }
told-battles-back-short = Ziel: { $v }
told-no-hit = kein Treffer: { $v }
told-losses =
    { $un ->
        [one] { $u } verliert { $n } von { $m }
       *[other] { $u } verlieren { $n } von { $m }
    }
told-losses-words =
    { $un ->
        [one] { $u } verliert { $n } von { $m }.
       *[other] { $u } verlieren { $n } von { $m }.
    }
told-eliminated = { $u } vernichtet
told-eliminated-words =
    { $un ->
        [one] { $u } ist vernichtet: ein Banner für { $p }.
       *[other] { $u } sind vernichtet: ein Banner für { $p }.
    }
told-ignores =
    { $n ->
        [one] Flagge ignoriert
       *[other] { $n } Flaggen ignoriert
    }
told-ignores-words =
    { $n ->
        [one] { $u }: Die Flagge wird ignoriert.
       *[other] { $u }: { $n } Flaggen werden ignoriert.
    }
told-ignores-support =
    { $n ->
        [one] Flagge ignoriert
       *[other] { $n } Flaggen ignoriert
    }
told-ignores-support-words =
    { $n ->
        [one] Zwei Freunde stehen daneben: Die Flagge wird ignoriert.
       *[other] Zwei Freunde stehen daneben: { $n } Flaggen werden ignoriert.
    }
told-retreats = zurück nach { $a }
told-trampled = trampelt { $v } nieder
told-wounded = { $u } verwundet
told-gains-ground = besetzt { $a }
told-burns =
    { $un ->
        [one] { $u } brennt
       *[other] { $u } brennen
    }
told-leaves =
    { $un ->
        [one] { $u } verlässt das Feld
       *[other] { $u } verlassen das Feld
    }
told-flees = { $u } flieht
told-summoned =
    { $un ->
        [one] { $u } erscheint
       *[other] { $u } erscheinen
    }
told-summoned-short = auf { $a }
told-objective =
    { $un ->
        [one] { $u } punktet
       *[other] { $u } punkten
    }
told-objective-short = { count-banners }
told-tent-taken =
    { $un ->
        [one] { $u } nimmt das Zelt
       *[other] { $u } nehmen das Zelt
    }
told-tent-taken-short = auf { $a }
told-lore-choice =
    { $n ->
        [0] Eine Lore-Karte
        [1] 1 Lore, 1 Karte
       *[other] 2 Lore
    }
told-turn = Zug { $n }
told-turn-short = { $p }
