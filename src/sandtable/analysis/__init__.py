"""Analysis of finished games: the chances along the game, luck apart from play, and better answers."""
