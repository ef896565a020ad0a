"""The printed game: cards, the Combat Results Oracle, decks, scenarios, and the matrices of attacks and interceptions.

Every reader refuses invalid content, naming file, card and field; the files are in `content/`.
"""
