### Wonach Karten beim Vorbereiten eines Tisches geordnet sind

tile-group-land = Weites Land
tile-group-duel = Zweikampf
tile-group-sea = Meere und Engen
