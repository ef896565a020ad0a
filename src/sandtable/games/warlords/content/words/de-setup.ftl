### Warum eine Einstellung nicht gewählt werden kann

refused-setup-scenario = { $s }: Spielerzahl { $list }; an diesem Tisch sind es { $n }.
refused-setup-deck = Es gibt keinen Spieler { $n }, der ein Deck mitbringen könnte.
refused-setup-deck-unknown = „{ $x }“ ist weder ein fertiges Deck noch ein Deck in Textform.
refused-setup-deck-text-long = Das Deck ist länger als { $m } Zeichen oder { $n } Zeilen.
refused-setup-deck-text-signs = Das Deck enthält andere Zeichen als Buchstaben, Ziffern und Satzzeichen.
refused-setup-deck-text-no-name = Die erste Zeile muss der Name des Decks sein.
refused-setup-deck-text-many = Das Deck hat mehr als { $n } Karten.
refused-setup-deck-text-count = Zeile { $line } des Decks: { $text } ist keine Zahl von Karten von 1 bis { $n }.
refused-setup-deck-text-nothing = Zeile { $line } des Decks: Hinter der Zahl steht keine Karte.
refused-setup-deck-text-no-card = Zeile { $line } des Decks: { $text } ist keine Karte.
refused-setup-deck-text-near = Zeile { $line } des Decks: { $text } ist keine Karte; meinst du { $near }?
refused-setup-deck-text-several = Zeile { $line } des Decks: { $text } gibt es mit mehreren Wertzahlen; schreibe { $titles }.
