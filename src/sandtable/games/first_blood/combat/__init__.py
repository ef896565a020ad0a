"""Attacks: dice, Injury Rolls, casualties and Morale (chapters 7, 14 to 18, 24)."""
