### Wonach Szenarios beim Vorbereiten eines Tisches geordnet sind

tile-group-conquest = Eroberung
tile-group-quest = Andere Ziele
