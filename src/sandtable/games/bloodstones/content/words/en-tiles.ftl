### What maps are grouped by when a table is set up

tile-group-land = Wide lands
tile-group-duel = Duel
tile-group-sea = Seas and straits
