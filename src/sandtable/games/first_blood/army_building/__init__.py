"""Building an army (chapter 26): army lists, their cost and legality, their text, ready and random ones."""
