"""Commands that take the record of a game: `replay`, `verify`, `record`, `campaign`, `rules why`."""
