"""How BattleLore is shown: scene, notation, odds, reasons, the terminal table. No rule module imports this package."""
