"""The turn and its parts: orders, movement, hexes, drawing, lasting effects, landmarks (chapters 3 to 5, 11, 15)."""
