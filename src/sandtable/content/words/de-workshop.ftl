### Die Werkstatt: Seite wählen, bauen, reparieren, teilen.

ui-way-add-with = { $n } × { $x } mit { $y } hinzufügen
ui-way-give = { $y }: { $x } dazu
ui-build-side = Wähle deine Seite
ui-build-start = Wähle dein Deck
ui-build-side-hint = Nimm eine fertige Liste und spiele sofort, oder stelle deine eigene zusammen.
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
    [one] Eins ist zu reparieren
   *[other] { $n } Fehler sind zu reparieren
}
ui-build-repairs-all = repariert alles
ui-build-repairs-some = repariert { $n } von { $m }
ui-build-repairs = repariert einen Fehler
ui-build-undo = Rückgängig
ui-build-undo-key = Rückgängig (Z)
ui-build-falls = { $x } von { $n } fallen
ui-build-each = je { $n }
ui-build-sizes = { $n } bis { $m }
ui-build-take-out = Herausnehmen
ui-build-again = Noch einmal dasselbe
ui-build-nothing = Noch nichts da. Was du hinzufügst, steht hier.
ui-build-parade = Was du hast
ui-build-chosen = Gewählt
ui-build-share = Link kopieren
ui-build-shared = Link kopiert. Wer ihn öffnet, sieht diese Liste.
ui-build-percent = { $n } %
ui-build-fault-here = hier ist eine Regel gebrochen
ui-build-bad-link = Dieser Link ist beschädigt: Er enthält keine Liste.
