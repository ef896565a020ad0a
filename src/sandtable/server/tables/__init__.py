"""One table in memory: its match, seats, reaction windows, log text, archive. Nothing here stores or waits."""
