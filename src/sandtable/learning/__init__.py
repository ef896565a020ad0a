"""Learning a game: how-to-play pages and guided games."""
