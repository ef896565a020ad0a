# Der Editor für Karten.

option-own-map = Eigene Karte
option-own-map-help = Der Text einer Kartendatei; sie ersetzt die Karte darüber.
edit-map = Karte gestalten
edit-part-story = Name und Spieler
edit-part-citadels = Vorgeschlagene Zitadellen
edit-part-areas = Gebiete
edit-name = Name
edit-id = Kennung
edit-id-help = a bis z, 0 bis 9 und Bindestriche
edit-description = Beschreibung
edit-players = Spieler
edit-citadels = Gute Plätze für Zitadellen
edit-citadels-2 = 2 Spieler
edit-citadels-3 = 3 Spieler
edit-citadels-4 = 4 Spieler
edit-citadels-5 = 5 Spieler
edit-citadels-6 = 6 Spieler
edit-named-citadels = Zitadelle für { $x } Spieler
edit-areas = Gebiete
edit-terrain = Gelände
edit-group-terrain = Gelände
edit-group-borders = Flüsse und Grenzen
edit-group-areas = Gebiete
edit-tool-river = Fluss
edit-tool-border = Benachbart oder nicht
edit-tool-join = Zwei verbinden
edit-tool-divide = Teilen

## Was an einer Karte falsch ist.

fault-bs-players = die Mindestzahl der Spieler liegt über der Höchstzahl (BS-2.14)
fault-bs-areas = { $n } Gebiete, aber eine Karte hat { $few } bis { $many }
fault-bs-reach = manche Gebiete sind von hier aus nicht zu erreichen
fault-bs-citadels = { $n } Zitadellen für { $players } Spieler
fault-bs-no-citadels = für { $n } Spieler sind keine Zitadellen vorgeschlagen (BS-4.15)
fault-bs-citadel-terrain = in { $x } kann keine Zitadelle stehen (BS-4.15)
fault-bs-citadel-close = { $x } und { $y } liegen für Zitadellen zu nah beieinander (BS-4.16)
fault-bs-same-id = ein Gebiet { $x } gibt es schon
fault-bs-two = zwei Zahlen erwartet
fault-bs-corners = { $n } Ecken, aber ein Gebiet hat 3 bis { $most }
fault-bs-neighbour = nenne jedes Nachbargebiet einmal und nicht das Gebiet selbst (BS-2.2)
fault-bs-one-way = { $x } nennt { $y } als Nachbarn, aber nicht umgekehrt (BS-2.2)
fault-bs-no-area = ein Gebiet { $x } gibt es nicht
fault-bs-river = ein Fluss verläuft zwischen zwei Gebieten
fault-bs-river-apart = zwischen Gebieten, die sich nicht berühren, kann kein Fluss verlaufen
