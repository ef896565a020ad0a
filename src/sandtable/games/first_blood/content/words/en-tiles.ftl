### What battlefields are grouped by when a table is set up

tile-group-wild = Wilderness
tile-group-built = Walls and houses
