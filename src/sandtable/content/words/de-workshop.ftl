### Die Werkstatt: Seite wählen, bauen, reparieren, teilen.

ui-way-add-with = { $n } × { $x } mit { $y } hinzufügen
ui-way-give = { $y }: { $x } dazu
ui-build-side = Wähle deine Seite
ui-build-start = Wähle dein Deck
ui-build-side-hint = Nimm eine fertige Liste und spiel sofort, oder stell deine eigene zusammen.
ui-build-own = Selbst zusammenstellen
ui-build-play-this = Spielen
ui-build-play-name = { $x } spielen
ui-build-kinds = { $n ->
    [one] eine Truppenart
   *[other] { $n } Truppenarten
}
ui-build-paste = Liste einfügen
ui-build-mine = Meine:
ui-build-change = Neu wählen
ui-build-may-bring = { $x }: mögliche Truppen
ui-build-of = von { $n }
ui-build-left = { $n } übrig
ui-build-over = { $n } zu viel
ui-build-faults = { $n ->
        [one] Ein Fehler ist zu beheben
       *[other] { $n } Fehler sind zu beheben
    }
ui-build-repairs-all = behebt alles
ui-build-repairs-some = behebt { $n } von { $m }
ui-build-repairs = behebt einen Fehler
ui-build-undo = Rückgängig
ui-build-undo-key = Rückgängig (Z)
ui-build-falls = { $x } von { $n } fallen
ui-build-each = je { $n }
ui-build-sizes = { $n } bis { $m }
ui-build-take-out = Herausnehmen
ui-build-again = Noch eins davon
ui-build-nothing = Noch nichts da. Was du hinzufügst, erscheint hier.
ui-build-parade = Deine Liste
ui-build-chosen = Gewählt
ui-build-share = Link kopieren
ui-build-shared = Link kopiert. Wer ihn öffnet, sieht diese Liste.
ui-build-percent = { $n } %
ui-build-fault-here = hier ist eine Regel verletzt
ui-build-bad-link = Dieser Link ist beschädigt und enthält keine Liste.
