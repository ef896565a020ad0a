"""Text for people: messages with arguments, "did you mean", and which characters are visible."""
