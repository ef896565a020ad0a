"""What people do at a table besides picking: open it, sit down, chat, concede, hand over a seat, ask for a rematch."""
