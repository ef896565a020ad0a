"""Endpoints that help a player decide: why not, gestures, hints."""
