### What scenarios are grouped by when a table is set up

tile-group-conquest = Conquest
tile-group-quest = Other aims
