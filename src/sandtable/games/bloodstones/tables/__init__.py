"""The printed material: units, factions, terrain, maps and figures, read and checked from `content/`.

The rules index these tuples by small numbers and never read a file. Units, factions and terrain are numbered in the order of
their constants, areas in the order of their map file.
"""
