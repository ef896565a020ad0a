"""Commands that run a server: `serve`, `database`, and the browser that `play` opens."""
