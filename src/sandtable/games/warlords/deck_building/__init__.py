"""Building a deck (chapter 3): deck lists, their legality, text form and statistics, starter and random decks."""
