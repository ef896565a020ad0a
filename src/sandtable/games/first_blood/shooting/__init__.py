"""Shooting: Barrage, targets and the Volley Action (chapter 14)."""
