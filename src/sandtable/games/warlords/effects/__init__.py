"""The effects of cards: one registry of effect keywords (`registry`), and the procedure that plays a card with a target
(`played`).
"""
