"""What is printed: cards, Combat Results Oracle, decks, scenarios, and who may attack and intercept whom.

Every reader refuses what cannot be with file, card and field; the files are in `content/`.
"""
