# Der kurze Bericht über einen Zug: die Zeilen seiner nummerierten Schritte und Sätze über Ergebnisse.
told-move = { $u }
told-move-short = nach { $b }
told-move-many = { $n } Bewegungen
told-passage = { $u } per Schiff
told-passage-short = nach { $b }
told-undead-move = 1 Untoter
told-undead-move-short = nach { $b }
told-withdraw = { $q } zieht sich nach { $b } zurück
told-retreat = { $q } flieht nach { $b }
told-build = { $u } platziert
told-build-short = in { $a }
told-build-many = { $n } Einheiten platziert
told-reentry = Zurück auf der Karte: { $u }
told-reentry-short = in { $a }
told-raise =
    { $n ->
        [one] { $n } Untoter erweckt
       *[other] { $n } Untote erweckt
    }
told-raise-short = in { $a }
told-construct = Neues Dorf
told-construct-short = in { $a }
told-construct-many = { $n } neue Dörfer
told-capture = Dorf erobert
told-capture-short = in { $a }, von { $q }
told-capture-many = { $n } Dörfer erobert
told-cutiecorn-build = Das Cutiecorn kommt
told-cutiecorn-build-short = in { $a }
told-cutiecorn-control = Das Cutiecorn folgt { $p }
told-cutiecorn-control-short = in { $a }
told-battle = Kampf in { $a }
told-battle-short = { $p } gegen { $q }
told-win = { $p } siegt, { $n } SP
told-casualty = { $q } verliert { $u }
told-citadel-lost = { $p } erobert die Zitadelle
told-no-retreat = kein Rückweg: { $u } verloren
told-partial-loss = { $u } zurückgelassen
told-desert = { $u } verloren
told-desert-short = in der Wüste { $a }
told-draw =
    { $n ->
        [one] Zieht { $n } Plättchen
       *[other] Zieht { $n } Plättchen
    }
told-regroup = { $p } holt Nachschub
told-turn = Runde { $n }
told-turn-short = { $p }
