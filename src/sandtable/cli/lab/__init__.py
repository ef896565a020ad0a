"""Commands that play many games: `arena`, `fuzz`, `perft`."""
