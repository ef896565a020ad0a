"""What is printed: army lists, spells, battlefields, scenarios, read from `content/` and refused where they cannot be."""
