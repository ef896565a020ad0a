### Wonach Abenteuer beim Vorbereiten eines Tisches geordnet sind

tile-group-learn = Erste Schlachten
tile-group-medieval = Mittelalter
tile-group-lore = Lore
tile-group-quests = Helden
tile-group-epic = Episch
tile-group-own-army = Ruf zu den Waffen
