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
edit-pieces = Stücke
edit-turn-left = Nach links drehen
edit-turn-right = Nach rechts drehen
edit-corner-add = Ecke hinzufügen
edit-corner-remove = Ecke entfernen
edit-outline = Umriss
edit-plane-help = Ziehen verschiebt. Mit der Tastatur: Tab führt zum Stück, Pfeile verschieben es (Alt: um einen Schritt), [ und ] drehen es, Entf entfernt es.
edit-place-here = In die Mitte stellen
edit-own = Selbst machen …
edit-own-kept = Deine auf diesem Gerät
