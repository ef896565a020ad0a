"""What people see: scene, notation, odds, reasons, the table for a terminal. No rule knows this room."""
