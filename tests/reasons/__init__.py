"""Are the reasons right? What a game says about refused answers, judged from the ledger by other code than the game's own."""
