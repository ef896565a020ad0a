"""Rules for creatures beyond those for all units: entering, flight, tremor (chapters 16 to 19)."""
