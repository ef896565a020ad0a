"""What travels between server and client: messages, problems, scene deltas, and their TypeScript types."""
