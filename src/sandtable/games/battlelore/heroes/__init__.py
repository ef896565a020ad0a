"""Heroes in play: roles, moves, cards, casualties, quests, rewards (chapters 23 to 26)."""
