"""Building an army (chapter 26): army lists, their cost and legality, their text form, published and random armies."""
