"""Sandtable: a digital war table for four fantasy wargames, every rule enforced."""

__version__ = "0.1.0"
