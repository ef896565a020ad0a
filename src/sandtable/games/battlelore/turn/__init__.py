"""The turn and what it is made of: orders, movement, places, drawing, lasting effects, landmarks (chapters 3 to 5, 11, 15)."""
