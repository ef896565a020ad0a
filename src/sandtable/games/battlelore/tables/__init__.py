"""What is printed: readers of `content/`, the board, pieces, cards, adventures. Knows no rule and no state."""
