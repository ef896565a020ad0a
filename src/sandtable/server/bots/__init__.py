"""Bots on the server: the worker pool, the queue for it, and the tasks that play their picks."""
