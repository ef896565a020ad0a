"""Small pictures: thumbnails of tables, tiles of what a game can be played with."""
