"""The laboratory: plays many games in worker processes, keeps them in files and compares bots."""
