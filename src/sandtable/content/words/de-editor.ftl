# Selbst machen: der Editor für Abenteuer, Schlachtfelder und Karten.

edit-make = Selbst machen
edit-palette = Palette
edit-canvas = Brett zum Bemalen
edit-hands = In der Hand
edit-group = Art
edit-side = Für wen
edit-nobody = Niemandes
edit-tool-select = Auswählen
edit-tool-erase = Radieren
edit-begin = Beginnen mit …
edit-new = Ein leeres Brett
edit-templates = Veröffentlicht
edit-undo = Rückgängig
edit-redo = Wiederholen
edit-play = Spielen
edit-faults =
    { $n ->
        [0] Bereit
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
edit-playable = Nichts steht dem Spielen im Weg.
edit-here = Hier
edit-empty = Hier steht nichts. Nimm ein Werkzeug und male.
edit-lost = Nicht auf dem Brett
edit-remove = { $x } entfernen
edit-remove-row = Entfernen
edit-add = Hinzufügen: { $x }
edit-add-place = Einen Ort hinzufügen
edit-pick = Auf dem Brett
edit-picking = Fertig
edit-pick-one = Klicke den Ort auf dem Brett an. Escape lässt alles, wie es ist.
edit-pick-many = Klicke Orte auf dem Brett an, um sie aufzunehmen oder herauszunehmen. Escape, wenn du fertig bist.
edit-link-first = Klicke das erste von zwei Gebieten an, oder ziehe vom einen zum anderen.
edit-link-second = Klicke das zweite Gebiet an.
edit-turn-left = Nach links drehen
edit-turn-right = Nach rechts drehen
edit-corner-add = Ecke hinzufügen
edit-corner-remove = Ecke entfernen
edit-outline = Umriss
edit-plane-help = Ziehen verschiebt. Mit der Tastatur: Tab führt zum Stück, Pfeile verschieben es (Alt: um einen Schritt), [ und ] drehen es, Entf entfernt es.
edit-place-here = In die Mitte stellen
edit-own = Selbst machen …
edit-own-kept = Deine auf diesem Gerät

## Was an einer Datei falsch ist, wie `core.content.user_files` und `core.content.shelf` es sagen.

fault-table = eine Tabelle erwartet, nicht { $x }
fault-no-table = eine Tabelle erwartet
fault-field-near = unbekanntes Feld { $x } (ist { $near } gemeint?)
fault-field = unbekanntes Feld { $x }; es gibt { $known }
fault-missing = { $x } fehlt
fault-list = eine Liste erwartet, nicht { $x }
fault-long-list = eine Liste von { $n }, mehr als { $most }
fault-number = eine ganze Zahl erwartet, nicht { $x }
fault-range = { $x } liegt nicht zwischen { $low } und { $high }
fault-flag = true oder false erwartet, nicht { $x }
fault-words = Wörter erwartet, nicht { $x }
fault-long = länger als { $n } Zeichen
fault-unprintable = hat Zeichen, die sich nicht zeigen lassen
fault-word = ein Wort erwartet, nicht { $x }
fault-unknown-near = { $x } ist unbekannt (ist { $near } gemeint?)
fault-unknown = { $x } ist keines von { $known }
fault-json = ab Spalte { $column } kein JSON
fault-json-end = der Text bricht ab
fault-deep = kein JSON: zu tief geschachtelt
fault-twice = zweimal angegeben
fault-published = { $x } gehört etwas Veröffentlichtem
fault-long-file = länger als { $n } Zeichen ohne die Leerzeichen zwischen den Werten
fault-expected = { $x } erwartet
fault-id = schreibe sie mit a bis z, 0 bis 9 und Bindestrichen
