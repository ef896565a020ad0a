"""The printed material: army lists, spells, battlefields, scenarios, read and checked from `content/`."""
