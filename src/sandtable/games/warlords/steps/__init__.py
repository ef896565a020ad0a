"""The steps of a player turn, one module for each chapter of the rulebook (chapters 7 to 13 and 20 to 22)."""
