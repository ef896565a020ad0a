"""What is drawn: the scene of a table and its parts, the same for every game and client."""
