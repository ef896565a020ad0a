### Warlords auf Deutsch: Decks bauen.
###
### `$what` ist eine Karte, `$scenario` ein Szenario, alles andere sind Zahlen.

## Decks: die Werkstatt, und was `sandtable deck` sagt

deck-sum = { $name }: { $n } Karten, { $faults ->
    [0] ein erlaubtes Deck
    [one] eine Regel ist verletzt
   *[other] { $faults } Regeln sind verletzt
}
deck-size = { $n } Karten, nötig sind genau { $m }
deck-named = { $what } ist benannt: { $n } Stück, höchstens 1 ist erlaubt
deck-copies = { $n } Stück von { $what }, höchstens { $m } sind erlaubt
deck-castles = { $n } verschiedene Burgen, mindestens { $m } sind nötig
deck-heroes = { $n } verschiedene Helden, mindestens { $m } sind nötig
deck-number = die Wertzahl { $number } kommt { $n } Mal vor, erlaubt sind { $low } bis { $high }
deck-skulls = { $n } Karten mit Totenkopf, höchstens { $m } sind erlaubt
deck-free-size = { $n } Karten, mindestens { $m } sind nötig
deck-no-castle = hat keine Burg
deck-no-hero = hat keinen Helden
deck-capital = { $scenario } verlangt eine Hauptstadt (Capital) im Deck
deck-fleet = { $scenario } verlangt eine Flotte im Deck
deck-port-castle-or-harbour = { $scenario } verlangt eine Hafenburg oder einen Hafen (Harbour) im Deck
deck-great-castle = { $scenario } verlangt eine Burg im Deck, die die große Burg sein kann
deck-ruins = { $scenario } verlangt { $n } Ruinen im Deck
deck-findables = { $scenario } verlangt { $n } Artefakte, Verbündete und Schätze im Deck
deck-text-long = länger als { $m } Zeichen oder { $n } Zeilen
deck-text-signs = enthält andere Zeichen als Buchstaben, Ziffern und Satzzeichen
deck-text-no-name = die erste Zeile muss der Name des Decks sein
deck-text-many = mehr als { $n } Karten
deck-text-count = { $text } ist keine Kartenanzahl von 1 bis { $n }
deck-text-nothing = hinter der Anzahl steht keine Karte
deck-text-no-card = { $text } ist keine Karte
deck-text-near = { $text } ist keine Karte (ist { $near } gemeint?)
deck-text-several = { $text } gibt es mit mehreren Wertzahlen; schreib { $titles }
workshop-title = Deck bauen
deck-kinds = Kartenarten
deck-costs = Kosten in Gold
deck-numbers = Wertzahlen
deck-cards = Karten
deck-skull-cards = Totenköpfe
deck-opening = Burg und Held in der ersten Hand
deck-opening-odds = Eine Burg und ein Held in der ersten Hand von { $n }: { $share }
deck-shows-revenue = Einkünfte { $n }
deck-shows-defence = Verteidigung { $n }
deck-shows-capacity = Platz { $n }
deck-shows-combat = Kampf { $n }
deck-shows-stars = Angriffe { $n }
deck-shows-value = Wert { $n }
deck-shows-field-bonus = +{ $n } im Feld
deck-shows-assault-bonus = +{ $n } im Sturm
deck-shows-race-bonus = Volksbonus { $n }
deck-shows-bonus = Artefaktbonus { $n }
deck-shows-assault-combat = { $n } im Sturm
deck-shows-range = Wertzahl { $n }
deck-shows-skull = Totenkopf
deck-shows-named = benannt
deck-shows-port = Hafen
deck-shows-flying = fliegt
deck-shows-missile = Geschosse
deck-shows-magic = magisch
deck-shows-all-fast = alle schnell
deck-shows-all-fly = alle fliegen
deck-shows-final = keine weiteren Ausbauten
deck-shows-sea-only = nur von See
deck-shows-fly-only = nur aus der Luft

deck-kind-castle = Burgen
deck-kind-hero = Helden
deck-kind-banner = Banner
deck-kind-improvement = Ausbauten
deck-kind-army = Heere
deck-kind-fleet = Flotten
deck-kind-diplomacy = Diplomatie
deck-kind-terrain = Gelände
deck-kind-weather = Wetter
deck-kind-calamity = Plagen
deck-kind-spell = Zauber
deck-kind-march = Marsch
deck-kind-battle = Schlacht
deck-kind-ambush = Hinterhalt
deck-kind-raid = Überfall
deck-kind-pillage = Plünderung
deck-kind-raze = Schleifung
deck-kind-traitor = Verräter
deck-kind-promotion = Beförderung
deck-kind-revenge = Rache
deck-kind-ruin = Ruinen
deck-kind-artefact = Artefakte
deck-kind-ally = Verbündete
deck-kind-treasure = Schätze

## Optionen

checked-cards-discard = Auf die Ablage
checked-cards-under-deck = Unter das Deck
after-interception-goes-on = Der Sturm geht weiter
after-interception-ends = Der Sturm ist zu Ende
value-on = An
value-off = Aus

## Decks mit Reliquien

deck-crown-and-leaf-relic = Krone und Blatt mit Reliquien
deck-stone-and-storm-relic = Stein und Sturm mit Reliquien
deck-the-black-banner-relic = Das Schwarze Banner mit Reliquien
deck-wave-and-hoof-relic = Welle und Huf mit Reliquien

## Reparaturen

deck-fill = { $n ->
    [one] Eine Karte hinzufügen
   *[other] Mit { $n } Karten auffüllen
}
