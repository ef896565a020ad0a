"""Setting up and the Phases of a Game Turn (chapters 1, 8 to 11, 25)."""
