"""Armies from deployment cards, and the Specialists (chapters 30 and 33)."""
