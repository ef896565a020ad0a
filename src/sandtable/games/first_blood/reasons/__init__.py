"""Why not? Reasons for everything you can point at, press or type that is not a legal answer. They never change the game."""
