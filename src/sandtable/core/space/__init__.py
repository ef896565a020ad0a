"""Board mathematics without rules: areas that touch, hexes, the plane."""
