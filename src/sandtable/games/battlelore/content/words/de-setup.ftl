### Warum eine Einstellung nicht gewählt werden kann

refused-setup-allies = Widerwillige Verbündete sind für 4 Spieler; an diesem Tisch sind es { $n }.
refused-setup-epic = Mehr als 2 Spieler können nur ein episches Abenteuer spielen, oder als Widerwillige Verbündete.
refused-setup-mode = Dieses Abenteuer hat keine Kriegsräte und lässt sich deshalb nicht mit Lore spielen.
refused-setup-heroes = Helden gibt es nur in einem Lore-Spiel mit Kriegsräten.
refused-setup-campaign = Ein Feldzug handelt von Helden: Dafür muss „{ option-heroes }“ eingeschaltet sein.
refused-setup-sheets = Charakterbögen gehören zu einem Feldzug: Dafür muss „{ option-campaign }“ eingeschaltet sein.
refused-setup-deployment = Der Ruf zu den Waffen ist für 2 Spieler oder für 4 Widerwillige Verbündete auf einer epischen Karte.
refused-setup-no-heroes = Eine Zahl von Helden ist gewählt: Dafür muss „{ option-heroes }“ eingeschaltet sein.
refused-setup-ally-heroes = Unter Widerwilligen Verbündeten stellt jeder Spieler einen Helden auf.
refused-sheets-file = Diese Charakterbögen lassen sich nicht lesen: Der Text ist abgeschnitten oder beschädigt.
refused-sheets-entry = In diesen Charakterbögen kann der Eintrag { $x } nicht stimmen.
