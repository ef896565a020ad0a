# Die Lage vor einem Spiel; die Geschichten sind die Beschreibungen der Karten.

briefing-end =
    { $n ->
        [one] Das Spiel endet, wenn alle einmal Nachschub geholt haben. Die meisten Siegpunkte gewinnen.
       *[other] Das Spiel endet, wenn alle { $n }-mal Nachschub geholt haben. Die meisten Siegpunkte gewinnen.
    }
briefing-vp-battle = { $n } SP für jede Einheit einer Armee, die du schlägst.
briefing-vp-village = { $n } SP für jedes deiner Dörfer auf der Karte, jedes Mal, wenn du Nachschub holst.
briefing-vp-captured = Am Ende { $n } SP für jedes eroberte Dorf (mehr für die Chaoshorde) und { $m } SP für jede eroberte Zitadelle.
briefing-each = Jeder Spieler
briefing-tiles = Plättchen
briefing-build-points = Kosten der Starteinheiten
briefing-first-hand = Starthand
briefing-factions-draft = Fraktionswahl in Spielerreihenfolge: { $u }.
briefing-factions-random = Die Fraktionen werden zufällig verteilt: { $u }.
briefing-cutiecorn = Das Cutiecorn ist im Spiel: eine neutrale Einheit, die jeder platzieren kann. Sie zu schlagen bringt { $n } SP extra.
briefing-no-limits = Alle Fraktionen stehen zur Wahl, auch mit wenigen Spielern.
briefing-land-distance = Der Abstand zwischen Zitadellen zählt nur über Land.
briefing-contested = In umkämpften Gebieten kannst du nichts erobern.
briefing-last-round = Spätestens nach Runde { $n } endet das Spiel.
daily-task = Hab am Ende von Runde { $n } mehr Siegpunkte als dein Gegner.
