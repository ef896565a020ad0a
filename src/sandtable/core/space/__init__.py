"""Board mathematics without rules: pure functions on whole numbers."""
