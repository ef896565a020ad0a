### Wonach Schlachtfelder beim Vorbereiten eines Tisches geordnet sind

tile-group-wild = Wildnis
tile-group-built = Mauern und Häuser
