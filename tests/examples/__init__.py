"""The worked examples that the reader of the rules shows on a board: set up by the tests' own builders, recorded as content."""
