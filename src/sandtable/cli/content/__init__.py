"""Commands for files that players write: `army`, `deck`, `validate`."""
