"""Commands that play many games: `lab`, `fuzz`, `perft`."""
