### Warum eine Einstellung nicht gewählt werden kann

refused-setup-allies = Widerwillige Verbündete sind für 4 Spieler; an diesem Tisch sind es { $n }.
refused-setup-epic = Mehr als 2 Spieler können nur ein episches Abenteuer spielen, oder als Widerwillige Verbündete.
refused-setup-mode = Dieses Abenteuer hat keine Kriegsräte und lässt sich deshalb nicht mit Lore spielen.
refused-setup-heroes = Helden gibt es nur in einem Lore-Spiel mit Kriegsräten.
refused-setup-campaign = Ein Feldzug handelt von Helden: Schalte zuerst „{ option-heroes }“ ein.
refused-setup-sheets = Charakterbögen gibt es nur in einem Feldzug: Schalte zuerst „{ option-campaign }“ ein.
refused-setup-deployment = Der Ruf zu den Waffen ist für 2 Spieler oder für 4 Widerwillige Verbündete auf einer epischen Karte.
refused-setup-no-heroes = Es sind keine Helden dabei: Schalte zuerst „{ option-heroes }“ ein.
refused-setup-ally-heroes = Unter Widerwilligen Verbündeten stellt jeder Spieler einen Helden auf.
