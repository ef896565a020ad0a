### Warum eine Einstellung nicht gewählt werden kann

refused-setup-points = Die Punkte müssen ein Vielfaches von { $n } sein.
refused-setup-no-field = Keines der fertigen Schlachtfelder ist { $s }: Bring ein eigenes mit.
refused-setup-field-size = Dieses Schlachtfeld ist { $m }, der Tisch soll aber { $s } sein.

## Armeen, die nicht gehen

refused-setup-army = Armee { $army }: { $fault }{ $more ->
    [0] .
    [one] ; und noch ein Fehler.
   *[other] ; und noch { $more } Fehler.
}
refused-setup-army-where = Armee { $army }, { $where }: { $fault }{ $more ->
    [0] .
    [one] ; und noch ein Fehler.
   *[other] ; und noch { $more } Fehler.
}
refused-setup-army-text = Das ist keine Armee{ $line ->
    [0] : { $fault }
   *[other] . Zeile { $line }: { $fault }
}{ $more ->
    [0] .
    [one] ; noch eine Zeile ist falsch.
   *[other] ; noch { $more } Fehler.
}
army-text-long = länger als { $n } Zeichen oder { $m } Zeilen
army-text-letters = enthält andere Zeichen als einfache Buchstaben, Ziffern und Satzzeichen
army-text-no-faction-line = die Fraktion fehlt, etwa „faction: The Nords“ unter dem Namen
army-text-second-line = die zweite Zeile muss die Fraktion nennen, etwa „faction: The Nords“
army-text-only-warlord = { $x }: nur „Warlord“ darf auf den Namen eines Charakters folgen
army-text-one-warlord = eine Armee hat einen Kriegsherrn
army-text-below = diese Zeile gehört unter einen Charakter
army-text-one-name = { $x }: hier wird genau ein Name gebraucht
army-text-regiment-below = ein Regiment gehört unter den Charakter, der es mitbringt
army-text-number = { $x }: schreibe die Zahl der Modelle vor den Namen, etwa „- 8 Militia“
army-text-one-standard = ein Regiment hat einen Standartenträger
army-text-no-faction = „{ $x }“ ist keine Fraktion
army-text-no-faction-near = „{ $x }“ ist keine Fraktion (ist „{ $y }“ gemeint?)
army-text-no-character = „{ $x }“ ist kein Charakter dieser Fraktion
army-text-no-character-near = „{ $x }“ ist kein Charakter dieser Fraktion (ist „{ $y }“ gemeint?)
army-text-no-regiment = „{ $x }“ ist kein Regiment dieser Fraktion
army-text-no-regiment-near = „{ $x }“ ist kein Regiment dieser Fraktion (ist „{ $y }“ gemeint?)
army-text-no-command-model = „{ $x }“ ist kein Befehlsmodell dieses Eintrags
army-text-no-command-model-near = „{ $x }“ ist kein Befehlsmodell dieses Eintrags (ist „{ $y }“ gemeint?)
army-text-no-retinue = „{ $x }“ ist kein Gefolgsmodell dieser Fraktion
army-text-no-retinue-near = „{ $x }“ ist kein Gefolgsmodell dieser Fraktion (ist „{ $y }“ gemeint?)
army-text-no-items = „{ $x }“ ist kein Gegenstand dieser Fraktion
army-text-no-items-near = „{ $x }“ ist kein Gegenstand dieser Fraktion (ist „{ $y }“ gemeint?)
army-text-no-masteries = „{ $x }“ ist keine Meisterschaft dieser Fraktion
army-text-no-masteries-near = „{ $x }“ ist keine Meisterschaft dieser Fraktion (ist „{ $y }“ gemeint?)
army-text-no-spells = „{ $x }“ ist kein Zauber
army-text-no-spells-near = „{ $x }“ ist kein Zauber (ist „{ $y }“ gemeint?)
army-text-no-techniques = „{ $x }“ ist keine Technik dieser Fraktion
army-text-no-techniques-near = „{ $x }“ ist keine Technik dieser Fraktion (ist „{ $y }“ gemeint?)
army-text-no-event = „{ $x }“ ist kein Ziehereignis
army-text-no-event-near = „{ $x }“ ist kein Ziehereignis (ist „{ $y }“ gemeint?)
army-text-no-supremacy = „{ $x }“ ist keine Vorherrschaftsfähigkeit dieser Fraktion
army-text-no-supremacy-near = „{ $x }“ ist keine Vorherrschaftsfähigkeit dieser Fraktion (ist „{ $y }“ gemeint?)
