"""The wire protocol: messages, problems, scene deltas, and the TypeScript types generated from them."""
