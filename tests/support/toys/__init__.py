"""Tiny games that pass the conformance kit and use what the kit must be able to check."""
