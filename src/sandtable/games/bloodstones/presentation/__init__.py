"""Everything that people see: scene, notation, odds, terminal."""
