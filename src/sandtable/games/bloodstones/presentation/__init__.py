"""What people see: scene, notation, odds, terminal."""
