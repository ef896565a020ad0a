"""Between the network and the application: HTTP, connections, rate limits, keys, logs, metrics."""
