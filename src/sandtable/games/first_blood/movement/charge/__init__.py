"""Moves into contact: Charge, pile-in, Combat Reform (FB-12, FB-15, FB-16)."""
