"""Kinds of space that games are played in: areas that touch, hexes."""
