"""The rules engine: decisions, frames, states, cards, events, chance, saving and loading."""
