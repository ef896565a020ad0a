### First Blood auf Deutsch.

game-title = First Blood
game-about = Zwei Miniaturenarmeen marschieren auf einen Tisch voller Gelände. Ihre Karten entscheiden, wer als Nächstes handelt, und jeder Zoll entscheidet den Rest.

## Armeen: was `sandtable army check` sagt

army-sum = { $name } kostet { $n } von { $m } Punkten, { $faults ->
    [0] eine erlaubte Armee
    [one] eine Regel ist verletzt
   *[other] { $faults } Regeln sind verletzt
}
army-cost = kostet { $n } von { $m } Punkten
army-no-character = hat keinen Charakter
army-no-warlord = hat keinen Kriegsherrn
army-cannot-lead = kann nicht Kriegsherr sein: Der Eintrag nennt keine Vorherrschaftsfähigkeit
army-not-available = { $what } steht diesem Charakter nicht offen
army-warband = { $n } Regimenter in der Kriegsschar, höchstens { $m } sind erlaubt
army-restricted = { $n } beschränkte Regimenter in der Kriegsschar, höchstens { $m } sind erlaubt
army-mainstay = { $n ->
    [one] { $n } beschränktes Regiment
   *[other] { $n } beschränkte Regimenter
} auf { $m } Stammregimenter
army-size = { $n ->
    [one] { $n } Modell
   *[other] { $n } Modelle
}, erlaubt sind { $low } bis { $high }
army-no-standard = hat keinen Standartenträger
army-no-command = { $what } ist kein Befehlsmodell dieses Eintrags
army-command-twice = { $what } ist doppelt gekauft
army-command-room = { $n } Befehlsmodelle unter { $m } Modellen
army-standards = { $n } Standartenträger, mindestens { $m } sind nötig
army-no-retinue = nur Charaktere der Infanterie haben ein Gefolge
army-retinue = { $n } Modelle im Gefolge, höchstens { $m } sind erlaubt
army-category = Gefolge der Art { $what } steht diesem Charakter nicht offen
army-lieutenants = { $n } Leutnants im Gefolge, höchstens { $m } sind erlaubt
army-twice = { $what } ist in der Armee mehrfach vorhanden
army-items = { $n } Gegenstände, höchstens { $m } sind erlaubt
army-item-kind = { $what } ist von einer Art, die diesem Charakter nicht offensteht
army-item-needs = { $what } ist nichts für einen Charakter dieses Typs
army-masteries = { $n } Meisterschaften, höchstens 1 ist erlaubt
army-mastery-list = { $what } steht auf einer Liste, aus der dieser Charakter nicht wählen darf
army-mastery-class = { $what } ist nichts für einen Charakter dieser Klasse
army-mastery-retinue = { $what } verlangt { $n } Gefolgsmodelle der Art { $category }
army-spells = { $n } Zauber, höchstens { $m } sind erlaubt
army-school = { $what } gehört zu einer Schule, die dieser Charakter nicht kennt
army-spell-twice = { $what } ist doppelt gekauft
army-technique = { $what } ist von einer Art, die dieser Charakter nicht kennt
army-techniques = { $n } Techniken, höchstens 1 ist erlaubt
army-event = das Ziehereignis { $what } steht diesem Charakter nicht zum Kauf
army-same-supremacy = Kundig verlangt eine andere Vorherrschaftsfähigkeit der Liste
army-other-supremacy = nur Kundig verschafft eine andere Vorherrschaftsfähigkeit

## Teile von Antworten

edge-south = Südkante
edge-east = Ostkante
edge-north = Nordkante
edge-west = Westkante
diagonal-sw-ne = Südwest nach Nordost
diagonal-nw-se = Nordwest nach Südost
flank-roll = wie üblich würfeln
flank-pass = es trifft ein
flank-fail = es bleibt weg
action-take-aim = Zielen
action-inspire = Anfeuern
action-rally = Sammeln
action-combat-rally = Sammeln im Kampf
action-overcharge = Überladen
action-march = Marsch
scenario-plunder-the-camp = Plündert das Lager
scenario-desecrate-their-colors = Entehrt ihre Banner
scenario-stake-your-claim = Erhebt Anspruch
tier-light = Leicht
tier-medium = Mittel
tier-heavy = Schwer
purpose-to-hit = Treffer
purpose-injury = Verletzungen
purpose-morale = Moral
purpose-casting = Zaubern
purpose-reinforcement = Verstärkungen
purpose-supremacy = Vorherrschaft
purpose-roll-off = Auswürfeln
purpose-charge = Sturmangriff
purpose-withdraw = Rückzug
purpose-rally = Sammeln im Kampf
purpose-bloodlust = Blutdurst
purpose-terrain = Gelände
purpose-collapse = Einsturz
purpose-decay = Verfall
purpose-amount = Anzahl
purpose-scenario = Szenario
purpose-ward = Schutz
score-same = so lassen
score-more = 1 dazuzählen
score-less = 1 abziehen
choice-no = nein
choice-yes = ja
marker-centre = der Marker in der Mitte
marker-first = der erste äußere Marker
marker-second = der zweite äußere Marker
move-march = Marsch
move-entry = Aufmarsch
move-charge = Sturmangriff
move-pile-in = Nachrücken
move-reform = Umgruppieren
move-withdraw = Rückzug
move-collapse = Sturz auf den Boden
move-draw-in = Eingreifen in den Kampf
pick-none = nein
pick-done = die übrigen automatisch aufstellen
pick-adjust = Modelle selbst aufstellen
pick-turn = um eine Ecke gehen
pick-walk = nein, im Freien bleiben
pick-ground = auf dem Boden
pick-storey = Stockwerk { $n } von { $x }
pick-action-end = die Aktivierung beenden
pick-march-stay = stehen bleiben
pick-bloodlust-end = die Aktivierung beenden
pick-bloodlust-act = eine Aktion nehmen
pick-die = die { $n }

## Was geschieht

event-roll = { $p } würfelt ({ $d }): { $v }.
event-reroll = { $p } würfelt { $o } neu ({ $d }): { $v }.
event-scenario = Szenario: { $x }.
event-edge = { $p } wählt die { $x }.
event-diagonal = { $p } legt die äußeren Marker von { $x }.
event-game-turn = Spielzug { $n }
event-arrives = Verstärkung für { $p } in diesem Zug: { $r }.
event-stacks = Karten in den Befehlsstapeln: { $n } und { $m }.
event-first-player = { $p } ist Startspieler ({ $n } gegen { $m }).
event-score = { $p } ändert den Wurf auf { $n }.
event-ability = { $p } nutzt: { $x }.
event-card = { $p } deckt auf: { $x }.
event-action = { $r }: { $x }.
event-rallied = { $r }: nicht mehr gebrochen.
event-slain = Gefallen: { $o }.
event-destroyed = { $r } ({ $p }): vernichtet.
event-scored = { $p } erhält { $n ->
    [one] einen Siegpunkt
   *[other] { $n } Siegpunkte
}.
event-shattered = { $r }: zerschlagen.
event-broken = { $r }: gebrochen.
event-hits = { $r }: { $n ->
        [0] keine Treffer
        [one] ein Treffer
       *[other] { $n } Treffer
    }.
event-wounds = { $r }: { $n ->
        [0] keine Wunden
        [one] eine Wunde
       *[other] { $n } Wunden
    }.
event-morale = Moraltest, { $r }: { $n ->
        [0] keine weiteren Wunden
        [one] eine weitere Wunde
       *[other] { $n } weitere Wunden
    }.
event-cast = Zauberwurf, { $r }: { $n ->
        [0] kein Erfolg
        [one] ein Erfolg
       *[other] { $n } Erfolge
    }, nötig { $m }.
event-moved = { $r }: { $x } nach { $a }.
event-occupied = Garnison besetzt: { $r }, { $x }.
event-collapsed = { $x } stürzt ein.
event-won = { $p } gewinnt die Schlacht.
event-drawn = Niemand gewinnt die Schlacht.
how-wiped-out = Eine Armee ist ausgelöscht.
how-points = Die nötigen Siegpunkte sind erreicht.
how-last-turn = Der letzte Spielzug ist vorbei.

## Was gefragt wird

ask-edge = Wähle deine Verstärkungskante; der Gegner erhält die gegenüberliegende.
ask-diagonal = Wähle, wo die beiden äußeren Marker liegen.
ask-flank = { $r } mit Flanke: eintreffen, wegbleiben oder wie üblich würfeln?
ask-reroll-arrival = { $x }: einen Würfel neu würfeln?
ask-turn-arrival = { $x }: einen Fehlwurf in einen Erfolg verwandeln?
ask-arrives = { $x }: { $n ->
    [one] Welches Regiment trifft in diesem Zug ein?
   *[other] Welche { $n } Regimenter treffen in diesem Zug ein?
}
ask-stack = Ordne deinen Befehlsstapel, die oberste Karte zuerst (noch { $n }).
ask-score = Du hast { $n } gewürfelt, der Gegner { $m }: deinen Wurf um 1 ändern?
ask-supremacy = Eine Vorherrschaftsfähigkeit einsetzen?
ask-activate = { $x }: Welches Regiment handelt?
ask-action = { $r }: Welche Aktion?
ask-marker = { $r }: Für welchen Marker zählen die Modelle?
ask-reroll-sixes = { $r }: gewürfelte Sechsen neu würfeln?
ask-blessed = { $r }: Gesegnet nutzen und alle Fehlwürfe neu würfeln?
ask-reroll-hit = { $r }: einen Trefferwürfel neu würfeln ({ $v })?
ask-reroll-injury = { $r }: einen Verletzungswürfel neu würfeln ({ $v })?
ask-casualty = { $r }: { $n ->
    [one] Welches Modell fällt (noch 1 Wunde)?
   *[other] Welche Modelle fallen (noch { $n } Wunden)?
}
ask-recast = { $x }: alle Zauberwürfel neu würfeln ({ $v })?
ask-reroll-cast = { $r }: einen Zauberwürfel neu würfeln ({ $v })?
ask-floor = { $r }: Auf welches Stockwerk geht der Anführer?
ask-model-floor = { $o }: Auf welches Stockwerk?
ask-march = { $r }: Wohin geht der Anführer?
ask-turn = { $o }: Wo abbiegen?
ask-arrange = { $r }, Aufstellung: selbst ein Modell hinstellen?
ask-place-model = { $o }: Wohin?
ask-entry-edge = { $r }: über welche Tischkante?
ask-enabling = { $r }: Welches Regiment ist Wegbereiter?
ask-enabling-right = { $r }: Wer ist Wegbereiter über die rechte Kante?
ask-enabling-left = { $r }: Wer ist Wegbereiter über die linke Kante?
ask-enabling-far = { $r }: Wer ist Wegbereiter über die gegenüberliegende Kante?
pick-edge-own = über die eigene Kante
pick-edge-right = über die rechte Kante
pick-edge-left = über die linke Kante
pick-edge-far = über die gegenüberliegende Kante
ask-enter-from = { $o }: Wo über die Tischkante?
ask-enter = { $r }: Wo betritt der Anführer das Schlachtfeld?
ask-vanguard = { $r }, Vorhut: gleich noch einmal marschieren?
ask-occupy = { $r }: eine Garnison besetzen oder marschieren?
ask-deploy = { $r }, Vorgeschobene Aufstellung: in welche Garnison?
ask-clash-at = { $r }: auf die Gegner einschlagen oder auf eine Ruine?
ask-leave-at = { $r }: wo herauskommen?
ask-storm = { $r }: das erstürmte Gebäude { $x } besetzen?
ask-bloodlust = { $r }, Blutdurst: für eine Aktion würfeln oder nichts tun?
ask-close-in = { $r }, Heranrücken: selbst ein Modell hinstellen?
ask-close-to = { $o }: Wohin heranrücken?

## Ziehereignisse

drawing-bastion = Bastion
drawing-biotic-renewal = Biotische Erneuerung
drawing-burnout = Ausbrennen
drawing-decay = Verfall
drawing-double-time = Laufschritt
drawing-fire-and-advance = Feuern und Vorrücken
drawing-flux-powered = Fluxgetrieben
drawing-fury = Raserei
drawing-regeneration = Regeneration
drawing-seize-the-day = Nutze den Tag
drawing-turn-the-tide = Das Blatt wenden
flux-clash = +2 Nahkampf
flux-attacks = +2 Attacken
ask-draw-event = { $r }: Welches Ziehereignis zuerst?
ask-event-for = { $r }: Wer erhält { $x }?
ask-burnout = { $r }: ausbrennen (+1 Nahkampf, +2 Marsch, Verfall 3)?
ask-flux = { $r }: +2 Nahkampf oder +2 Attacken?
ask-acts-now = { $r }, { $x }: Wer handelt jetzt?
blessing-none = nicht in diesem Zug
blessing-hits = für Trefferwürfel
blessing-defence = für Verletzungswürfel
ask-blessing = { $r }, Gesegnet: Was erklärst du?

## Schießen

action-volley = Salve
pick-barrage = Sperrfeuer { $n } ({ $m } Zoll)
event-volley = Salve: { $r } → { $s }, { $n ->
        [one] ein Würfel
       *[other] { $n } Würfel
    }.
ask-barrage = { $o }: welches Sperrfeuer?
ask-volley = { $r }: Auf wen schießen?
ask-snapfire = { $r }: Schnellschuss, und auf wen?
ask-markers = { $r }: Wie viele von { $n } Überladungsmarkern ablegen?
ask-arcing = { $r }: Bogenschuss auf { $s }, ohne den Bonus von Zielen?

## Nahkampf

action-charge = Sturmangriff
action-clash = Nahkampf
action-combat-reform = Umgruppieren
action-withdraw = Rückzug
event-charged = Sturmangriff: { $r } → { $s }.
event-charge-failed = { $r } → { $s }: zu weit, der Sturmangriff misslingt.
event-charge-no-room = { $r } → { $s }: kein Weg oder kein Platz, der Sturmangriff misslingt.
event-charge-would-split = { $r } → { $s }: nicht ohne ein Modell zurückzulassen, der Sturmangriff misslingt.
ask-demise = { $r }, Tödliches Ende, { $n ->
        [one] ein Treffer
       *[other] { $n } Treffer
    }: Wen trifft es zuerst?
ask-charges = { $r }: Wen angreifen?
ask-charges-too = { $r } → { $s }: Wen noch angreifen?
pick-again = neu würfeln: { $n ->
    [6] nur die 6 reicht
    [7] kein Wurf reicht
   *[other] ab { $n } reicht es
 }
pick-again-no = so lassen
ask-charge-again = { $r }: eine { $n } reicht für den Sturmangriff nicht. Neu würfeln?
ask-impact-on = { $o } berührt zwei Gegner: Wen trifft der Aufprall?
ask-draw-in = { $o }: Wo in den Kampf eingreifen?
ask-strikes-first = { $r }: Wen zuerst schlagen?
ask-divide = { $o }: noch { $n ->
        [one] 1 Attacke
       *[other] { $n } Attacken
    }. Wie viele auf { $s }?
ask-supports-against = { $o } unterstützt die vorderen: gegen wen?
ask-fury = { $r }, Raserei: Wie viele von { $n } weiteren Würfeln auf { $s }?
ask-clash-too = { $r }: sofort ein Nahkampf?
ask-disciplined = { $r }: geordneter Rückzug durch { $x }?

## Charaktere, Magie, Heilung

action-spellcasting = Zaubern
action-duel = Duell
free-clash = Nahkampf
free-volley = Salve
free-march = Marsch
answer-refuse = ablehnen
answer-accept = annehmen
answer-refuse-calmly = ablehnen, ohne zu brechen
effect-more-d = +1 Verteidigung
effect-more-e = +1 Ausweichen
effect-more-m = +2 Marsch
effect-fluid-formation = Lockere Formation
effect-deadly-blades = Tödliche Klingen
effect-deadly-shot = Tödlicher Schuss
effect-flurry = Hagel
effect-reroll-injury = misslungene Verletzungswürfel neu würfeln
event-healed = { $r }: { $n ->
        [one] eine Wunde geheilt
       *[other] { $n } Wunden geheilt
    }.
event-returned = Wieder dabei: { $o }.
event-struck = Wirkung auf { $r }: { $x }.
event-peeked = { $p } sieht sich { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
} des gegnerischen Befehlsstapels an.
event-spell = Zauber { $x }: { $r } → { $s }.
event-refused = { $r }: Duell abgelehnt.
event-faces = { $o } wird bei { $x } zum Duell aufgestellt.
event-duel = Duell: { $r } und { $s }.
ask-acting-leader = { $r }: Wer führt jetzt?
ask-tactics = { $r }: natürliche Sechsen des Moraltests mit { $x } neu würfeln?
ask-holder = { $r }: Wer hat von nun an { $x }?
ask-search = Welche Karte deckst du auf ({ $n } im Stapel)?
ask-technique-for = { $r }: Wer erhält { $x }?
ask-technique-acts = { $r }, { $x }: Wer handelt jetzt?
ask-hibernate = { $x }: { $c } unter den Stapel, und wer heilt?
pick-hibernate-none = zurück nach oben
ask-free-for = { $x }: Wer macht eine freie Aktion?
ask-free-action = { $r }: Welche freie Aktion?
ask-to-bottom = Welche Karte kommt unter deinen Stapel ({ $n } zu ordnen)?
ask-to-top = Welche Karte kommt als nächste oben auf deinen Stapel ({ $n } zu ordnen)?
ask-choose = { $r }, { $x }: Welche Wirkung?
ask-use-ability = { $x } nutzen?
ask-return = { $r }: Wo kehrt ein gefallenes Modell zurück (noch { $n })?
ask-spell = { $r }: Welcher Zauber?
ask-spell-target = { $r }: { $x } auf wen?
ask-duel = { $r }: Wen zum Duell fordern?
ask-accept = { $r } wird zum Duell gefordert ({ $s }): Was antwortest du?
ask-duel-place = { $o }: Wo stellt es sich dem Gegner?
ask-expose = { $r }: Welche Stärke von { $s } wirkt in diesem Duell nicht?
ask-overkill = { $r }: Wer macht einen Moraltest mit { $n ->
    [one] einem Würfel
   *[other] { $n } Würfeln
}?
ask-signet = Welche Karte legst du oben auf deinen Stapel ({ $n } Karten)?

## Mehr vom Nahkampf

pick-clash-at-enemies = die Gegner
event-battered = { $r } → { $x }: { $n ->
        [0] hält stand
        [one] ein Punkt Bausubstanz verloren
       *[other] { $n } Punkte Bausubstanz verloren
    }.
ask-rake = { $r } im Flug über Gegner: Über wen herfallen?
