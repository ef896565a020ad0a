"""Step 8 and what follows: launching, interception, battles, conquest, sieges (chapters 14 to 19 and 23)."""
