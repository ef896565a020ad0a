# Selbst machen: der Editor für Abenteuer, Schlachtfelder und Karten.

edit-make = Selbst gestalten
edit-palette = Palette
edit-canvas = Spielfeld zum Gestalten
edit-hands = Werkzeuge
edit-group = Art
edit-side = Besitzer
edit-nobody = Neutral
edit-tool-select = Auswählen
edit-tool-erase = Löschen
edit-begin = Beginnen mit …
edit-new = Leeres Spielfeld
edit-templates = Offiziell
edit-undo = Rückgängig
edit-redo = Wiederholen
edit-play = Spielen
edit-faults =
    { $n ->
        [0] Spielbereit
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
edit-playable = Keine Fehler, spielbereit.
edit-here = Hier
edit-empty = Hier ist nichts. Wähle ein Werkzeug und male los.
edit-lost = Nicht auf dem Brett
edit-remove = { $x } entfernen
edit-remove-row = Entfernen
edit-add = { $x } hinzufügen
edit-add-place = Ort hinzufügen
edit-pick = Auf dem Brett wählen
edit-picking = Fertig
edit-pick-one = Klick einen Ort auf dem Brett an. Escape bricht ab.
edit-pick-many = Klick Orte auf dem Brett an, um sie hinzuzufügen oder zu entfernen. Escape, wenn du fertig bist.
edit-link-first = Klick zwei Gebiete nacheinander an oder zieh vom einen zum anderen.
edit-link-second = Klick das zweite Gebiet an.
edit-turn-left = Nach links drehen
edit-turn-right = Nach rechts drehen
edit-corner-add = Ecke hinzufügen
edit-corner-remove = Ecke entfernen
edit-outline = Umriss
edit-plane-help = Ziehen verschiebt. Mit der Tastatur: Tab wählt ein Teil, Pfeile verschieben es (Alt: um einen Schritt), [ und ] drehen es, Entf entfernt es.
edit-place-here = In die Mitte stellen
edit-own = Selbst gestalten …
edit-own-kept = Eigene, auf diesem Gerät gespeichert

## Was an einer Datei falsch ist, wie `core.content.user_files` und `core.content.collection` es sagen.

fault-table = eine Tabelle erwartet, nicht { $x }
fault-no-table = eine Tabelle erwartet
fault-field-near = unbekanntes Feld { $x } (ist { $near } gemeint?)
fault-field = unbekanntes Feld { $x }; möglich sind { $known }
fault-missing = { $x } fehlt
fault-list = eine Liste erwartet, nicht { $x }
fault-long-list = die Liste hat { $n } Einträge, erlaubt sind höchstens { $most }
fault-number = eine ganze Zahl erwartet, nicht { $x }
fault-range = { $x } liegt nicht zwischen { $low } und { $high }
fault-flag = true oder false erwartet, nicht { $x }
fault-words = Text erwartet, nicht { $x }
fault-long = länger als { $n } Zeichen
fault-unprintable = enthält Zeichen, die sich nicht anzeigen lassen
fault-word = ein Wort erwartet, nicht { $x }
fault-unknown-near = unbekannter Wert { $x } (ist { $near } gemeint?)
fault-unknown = { $x } ist keines von { $known }
fault-json = kein gültiges JSON ab Spalte { $column }
fault-json-end = kein gültiges JSON: der Text endet zu früh
fault-deep = kein gültiges JSON: zu tief verschachtelt
fault-twice = kommt zweimal vor
fault-published = { $x } ist die Kennung eines offiziellen Inhalts
fault-long-file = länger als { $n } Zeichen ohne die Leerzeichen zwischen den Werten
fault-expected = { $x } erwartet
fault-id = verwende nur a bis z, 0 bis 9 und Bindestriche
