### Warum eine Einstellung nicht gewählt werden kann

refused-setup-scenario = { $s }: Spielerzahl { $list }; an diesem Tisch sind es { $n }.
refused-setup-deck = Es gibt keinen Spieler { $n }, der ein Deck mitbringen könnte.
refused-setup-deck-unknown = „{ $x }“ ist weder ein fertiges Deck noch ein Deck in Textform.
