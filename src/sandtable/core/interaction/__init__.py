"""How players interact with a question: its wording, pointing, gestures, and why something is not allowed."""
