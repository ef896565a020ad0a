"""Small pictures: thumbnails of tables, and tiles for a game's content."""
