"""Bots on the server: the worker pool, who thinks next, and playing their picks."""
