# Der kurze Bericht über einen Zug: die Zeilen seiner nummerierten Schritte und Sätze über Ergebnisse.
told-card = { $x }
told-moved = { $r }
told-moved-short = { $x }
told-moved-many = { $n }-mal bewegt
told-action = { $r }
told-action-short = { $x }
told-occupied = in { $x }
told-volley = { $r } schießen
told-volley-short = Ziel: { $s }
told-charged = { $r } stürmen
told-charged-short = gegen { $s }
told-charge-failed = { $r } stürmen vergeblich
told-charge-failed-short = { $s } außer Reichweite
told-charge-no-room = { $r } stürmen vergeblich
told-charge-no-room-short = kein Platz bei { $s }
told-charge-would-split = { $r } stürmen vergeblich
told-charge-would-split-short = nicht alle erreichen { $s }
told-spell = { $x }
told-spell-short = { $r } auf { $s }
told-duel = Duell
told-duel-short = { $r } und { $s }
told-slain = { $r } verlieren { $n } von { $m }
told-slain-words = { $r } verlieren { $n } von { $m }.
told-destroyed = { $r } vernichtet
told-broken = { $r } gebrochen
told-shattered = { $r } zerschlagen
told-rallied = nicht mehr gebrochen
told-healed =
    { $n ->
        [one] { $n } Wunde geheilt
       *[other] { $n } Wunden geheilt
    }
told-collapsed = { $x } stürzt ein
told-ability = { $x }
told-ability-short = { $p }
told-arrives = { $r } treffen ein
told-arrives-many = { $n } Regimenter treffen ein
told-scored = { $p }: { $n } SP
told-game-turn = Spielzug { $n }
