# Die Lage vor einem Szenario.

scenario-first-conquest-story = Der alte König ist tot, und noch hat niemand gewagt, den Frieden zu brechen. Jeder Fürst wartet auf das erste Banner auf einer fremden Mauer, denn wer es aufpflanzt, ist König, ehe die anderen ihre Pferde gesattelt haben.
scenario-five-castles-story = An der Kette des Reiches hängen fünf Schlüssel, einer für jede große Burg. Wer fünf Burgen hält, darunter solche, die er nicht geerbt hat, darf sie umlegen; bis dahin liegt sie auf einem leeren Thron.
scenario-relics-of-loriel-story = Eine einzige Nacht stand Loriels Grab offen, und am Morgen lagen Krone, Zepter und Reichsapfel in den Ruinen von vier Reichen verstreut. Schick Helden zum Graben, bevor es dein Nachbar tut; was sie heimbringen, zählt mehr als jede Mauer.
scenario-seats-of-power-story = Diesmal geht es um keinen Grenzstreit: Jedes Haus hat geschworen, den Sitz des anderen Stein für Stein niederzureißen. Hüte deine Hauptstadt, denn wer sie verliert, hat nichts mehr zu regieren.
scenario-lords-of-the-sea-story = Die Straßen im Land ersaufen im Schlamm, und der Reichtum reist nun unter Segeln. Der Fürst, dessen Flotten die Küsten treffen und den Feind vom Wasser fegen, wird die Zölle aller Häfen nehmen.
scenario-last-warlord-story = Es gab schon zu viele Könige, als der letzte Waffenstillstand geschlossen wurde. Läuft er ab, so werden sie marschieren, bis einer von ihnen ein Dach über dem Kopf hat und die anderen keines mehr.
scenario-great-siege-story = Hinter den höchsten Mauern des Landes zählt eine Besatzung ihre Pfeile, während sich ringsum zwei Heere eingraben. Stehen die Mauern, bis der Schnee kommt, ziehen die Belagerer geschlagen ab; brechen sie, so ist der Krieg an einem Tag vorbei.

briefing-goal-first-conquest = Wer als Erster eine feindliche Burg erobert, gewinnt sofort.
briefing-goal-domination = Du gewinnst am Ende deines Zuges mit { $n } unbelagerten Burgen, mindestens { $m } davon von anderen erobert.
briefing-goal-relics = Du gewinnst am Ende deines Zuges mit { $n } Reliquienpunkten: { $a } für jedes Artefakt (1 mehr für die von Loriel), { $b } für jeden Verbündeten, { $c } für jeden Schatz.
briefing-goal-seats =
    { $n ->
        [one] Erobere den gegnerischen Sitz der Macht, und du gewinnst sofort.
       *[other] Wer als Erster die Sitze von { $n } Gegnern erobert, gewinnt sofort.
    }
briefing-goal-sea-points = Wer zuerst { $n } Seepunkte hat, gewinnt sofort: { $a } für eine Eroberung von See, { $b } für jede andere, { $c } für eine gewonnene Flottenschlacht.
briefing-goal-elimination = Der letzte Spieler im Spiel gewinnt.
briefing-goal-great-siege = Der Angreifer gewinnt, wenn er die große Burg erobert; der Verteidiger, wenn er dem Angreifer eine Burg nimmt oder wenn dieser ab Runde { $n } keinen Stapel mehr hat.
briefing-goal-last = Der letzte Spieler im Spiel gewinnt in jedem Fall.
briefing-limit-score = Nach Runde { $n } gewinnt die höchste Wertung: Burgen und ihre Einkünfte.
briefing-limit-relic-points = Nach Runde { $n } gewinnen die meisten Reliquienpunkte.
briefing-limit-sea-points = Nach Runde { $n } gewinnen die meisten Seepunkte.
briefing-limit-score-plus-eliminations = Nach Runde { $n } gewinnt die höchste Wertung, mit einem Bonus von { $m } für jeden Gegner, dem du keine Burg gelassen hast.
briefing-limit-defender-wins = Steht die große Burg nach Runde { $n } noch, gewinnt der Verteidiger.
briefing-each = Jeder Spieler
briefing-hand = Hand
briefing-takes-castle = { $n ->
    [one] eine Burg
   *[other] { $n } Burgen
}
briefing-takes-hero = { $n ->
    [one] ein Held
   *[other] { $n } Helden
}
briefing-takes-ruin = { $n ->
    [one] eine Ruine
   *[other] { $n } Ruinen
}
briefing-takes-seat = { $n ->
    [one] eine Burg als Sitz der Macht
   *[other] { $n } Burgen als Sitze der Macht
}
briefing-takes-capital = { $n ->
    [one] dazu die Hauptstadt des Decks
   *[other] { $n } Hauptstädte
}
briefing-takes-seat-garrison = ein Heer mit Kosten von höchstens { $n } als Besatzung
briefing-takes-port-castle-or-harbour = { $n ->
    [one] eine Hafenburg oder eine andere Burg
   *[other] { $n } Hafenburgen
}
briefing-takes-harbour = { $n ->
    [one] ein Hafen für eine Burg, die keinen hat
   *[other] { $n } Häfen
}
briefing-takes-fleet = { $n ->
    [one] eine Flotte für den Stapel des Helden, im Hafen
   *[other] { $n } Flotten
}
briefing-takes-great-castle = die große Burg mit Einkünften von { $n } oder mehr
briefing-takes-improvements = höchstens { $n } weitere Ausbauten
briefing-takes-great-garrison = höchstens { $n } Heere als Besatzung, zusammen mit Kosten von { $m }
briefing-takes-stack-armies = höchstens { $n } Heere für den Stapel des Helden, zusammen mit Kosten von { $m }
briefing-takes-armies = Heere mit Kosten von zusammen höchstens { $n }
briefing-takes-march = { $n ->
    [one] eine Marschkarte für jeden Stapel
   *[other] { $n } Marschkarten für jeden Stapel
}
briefing-truce = { $n ->
    [one] Waffenruhe: In der ersten Runde darf niemand angreifen.
   *[other] Waffenruhe: In den ersten { $n } Runden darf niemand angreifen.
}
briefing-roles = Wer beim Aufbau beginnt, wählt, ob er verteidigt oder angreift.
briefing-seat-lost = Wer seinen Sitz verliert, scheidet aus.
briefing-no-castle = Wer am Ende seines Zuges keine Burg hat, scheidet aus, selbst mit Heeren im Feld.
briefing-relic-decks = Fertige Decks kommen mit Reliquien; ein eigenes braucht { $n } Ruinen und { $m } Artefakte, Verbündete und Schätze.
briefing-decks-2 = Die Decks: { $a } gegen { $b }.
briefing-decks-3 = Die Decks: { $a }, { $b } und { $c }.
briefing-decks-4 = Die Decks: { $a }, { $b }, { $c } und { $d }.
briefing-free-decks = Jedes Deck mit mindestens 40 Karten darf gespielt werden.
daily-task-first-conquest = Erobere eine feindliche Burg, bevor eine von deinen fällt.
daily-task-great-siege = Erobere die große Burg als Angreifer oder halte sie als Verteidiger.
