"""The server: tables, seats, an append-only log, one WebSocket for each page, bots in worker processes."""
