"""Reading content: a game's own tables, and files that people write."""
