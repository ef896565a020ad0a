"""The worked examples that the rules reader shows on a board. The tests' builders set them up; they are stored as content."""
