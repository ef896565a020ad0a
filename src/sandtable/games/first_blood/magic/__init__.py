"""Spellcasting (chapter 19)."""
