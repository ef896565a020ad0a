"""One game at a terminal: the menu, the log, rules help, standing answers."""
