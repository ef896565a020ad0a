"""The printed game: readers of `content/`, the board, pieces, cards, adventures. These modules know no rules and no state."""
