### What adventures are grouped by when a table is set up

tile-group-learn = First battles
tile-group-medieval = Medieval
tile-group-lore = Lore
tile-group-quests = Heroes
tile-group-epic = Epic
tile-group-own-army = Call to Arms
