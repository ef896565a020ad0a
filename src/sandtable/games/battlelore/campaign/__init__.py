"""From one adventure to the next: character sheets, enlisting, the After Adventure stage (chapters 27 and 28)."""
