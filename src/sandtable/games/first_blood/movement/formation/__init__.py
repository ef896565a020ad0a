"""What all moves share: who leads, where each Model may go, obstacles, terrain (FB-12, FB-20)."""
