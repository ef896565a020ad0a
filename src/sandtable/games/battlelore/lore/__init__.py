"""Timing windows and Lore cards (chapter 13)."""
