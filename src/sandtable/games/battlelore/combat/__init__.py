"""An attack from its declaration to the follow-on action (chapters 6 to 10)."""
