"""Reads content: a game's own tables, and files that users write."""
