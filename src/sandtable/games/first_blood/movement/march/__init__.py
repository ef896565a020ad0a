"""Moves that avoid contact: March, entering the battlefield, Garrisons, Withdraw (FB-13, FB-16, FB-21)."""
