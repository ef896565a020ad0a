"""How Warlords is shown."""
