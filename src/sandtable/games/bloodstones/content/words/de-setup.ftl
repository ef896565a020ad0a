### Warum eine Einstellung nicht gewählt werden kann

refused-setup-map = { $m } ist eine Karte für { $a } bis { $b } Spieler; an diesem Tisch sind es { $n }.
refused-setup-first-player = An diesem Tisch gibt es keinen Spieler { $n }.
refused-setup-factions-not-fixed = Fraktionen lassen sich nur nennen, wenn ihre Wahl „{ value-fixed }“ heißt.
refused-setup-factions-unknown = Es gibt keine Fraktion „{ $x }“.
refused-setup-factions-number = Es müssen { $n } verschiedene Fraktionen sein, durch Kommas getrennt.
refused-setup-faction-players = { $f }: nur ab { $n } Spielern, solange die Fraktionen von der Spielerzahl abhängen.
