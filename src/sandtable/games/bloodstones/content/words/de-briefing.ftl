# Die Lage vor einem Spiel; die Geschichten sind die Beschreibungen der Karten.

briefing-end =
    { $n ->
        [one] Das Spiel endet, wenn alle einmal Nachschub erhalten haben; die meisten Siegpunkte gewinnen.
       *[other] Das Spiel endet, wenn alle { $n }-mal Nachschub erhalten haben; die meisten Siegpunkte gewinnen.
    }
briefing-vp-battle = { $n } SP für jede Einheit einer Streitmacht, die du schlägst.
briefing-vp-village = { $n } SP für jedes deiner Dörfer auf der Karte, wann immer du Nachschub erhältst.
briefing-vp-captured = Am Ende { $n } SP für jedes eroberte Dorf (mehr für die Chaoshorde) und { $m } SP für jede eroberte Zitadelle.
briefing-each = Jeder Spieler
briefing-tiles = Plättchen
briefing-build-points = Baupunkte
briefing-first-hand = Erste Hand
briefing-factions-draft = Wählt eure Fraktion in Spielerreihenfolge: { $u }.
briefing-factions-random = Der Zufall verteilt die Fraktionen: { $u }.
briefing-cutiecorn = Das Cutiecorn ist im Spiel: eine neutrale Einheit, die jeder bauen darf. Sie zu schlagen bringt { $n } SP mehr.
briefing-no-limits = Jede Fraktion darf gewählt werden, so wenige ihr auch seid.
briefing-land-distance = Der Abstand zwischen Zitadellen zählt über Land; Wege über See zählen nicht.
briefing-contested = In umkämpften Gebieten wird nichts erobert.
briefing-last-round = Spätestens nach Runde { $n } endet das Spiel.
