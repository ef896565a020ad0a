"""Between a player and a question: its wording, pointing at things, gestures, and why something is not allowed."""
