"""What a game offers: its rules (`GameSpec`), how picks are written (`Notation`), how it is shown (`Presentation`)."""
