"""Building a deck (chapter 3): decks as lists, their legality, text and figures, ready and random ones."""
