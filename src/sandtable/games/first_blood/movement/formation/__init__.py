"""What all moves share: the leading Model, where each Model may go, obstacles, terrain (FB-12, FB-20)."""
