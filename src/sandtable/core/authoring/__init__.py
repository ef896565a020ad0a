"""Tools for making content: the deck and army workshop, the map editor, and the documents they edit."""
