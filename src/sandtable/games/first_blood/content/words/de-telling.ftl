# Der kurze Bericht über einen Zug: die Zeilen seiner nummerierten Schritte und Sätze über Ergebnisse.
told-card = { $x }
told-moved = { $r }
told-moved-short = { $x }
told-moved-many = { $n }-mal bewegt
told-action = { $r }
told-action-short = { $x }
told-occupied = in { $x }
told-volley = Salve: { $r }
told-volley-short = Ziel: { $s }
told-charged = Sturmangriff: { $r }
told-charged-short = Ziel: { $s }
told-charge-failed = Sturmangriff misslungen: { $r }
told-charge-failed-short = zu weit: { $s }
told-charge-no-room = Sturmangriff misslungen: { $r }
told-charge-no-room-short = kein Platz: { $s }
told-charge-would-split = Sturmangriff misslungen: { $r }
told-charge-would-split-short = Ziel: { $s }, nicht alle kämen an
told-spell = { $x }
told-spell-short = { $r } → { $s }
told-duel = Duell
told-duel-short = { $r } und { $s }
told-slain = { $r }: { $n } von { $m } verloren
told-slain-words = { $r }: { $n } von { $m } verloren.
told-destroyed = { $r }: vernichtet
told-broken = { $r }: gebrochen
told-shattered = { $r }: zerschlagen
told-rallied = nicht mehr gebrochen
told-healed =
    { $n ->
        [one] { $n } Wunde geheilt
       *[other] { $n } Wunden geheilt
    }
told-collapsed = { $x } stürzt ein
told-ability = { $x }
told-ability-short = { $p }
told-arrives = Verstärkung: { $r }
told-arrives-many = { $n } Regimenter treffen ein
told-scored = { $p }: { $n } SP
told-game-turn = Spielzug { $n }
