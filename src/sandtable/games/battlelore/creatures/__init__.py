"""What creatures do besides fighting like units: entering, flight, tremor (chapters 16 to 19)."""
