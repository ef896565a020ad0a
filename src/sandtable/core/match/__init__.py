"""A match: one game being played, its record, undo, proof of its dice, and replay."""
