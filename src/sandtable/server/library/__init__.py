"""Endpoints about games rather than tables: rules, lessons, the workshop, the editor, briefings."""
