"""What is printed: units, factions, terrain, maps and figures, read from `content/` and checked while it is read.

The rules index the tuples with small numbers and never see a file. Units, factions and terrain are numbered in the order of
their constants, areas in the order of their map file.
"""
