"""The games. Each package offers SPEC; games never import each other."""
