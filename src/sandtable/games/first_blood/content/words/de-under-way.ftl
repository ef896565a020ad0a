### Warum eine Frage nicht gestellt wird, obwohl ihre Aktion läuft: was zuerst kommt, entschieden ist oder hier fehlt.

## Aktionen

refused-fb-11-4-asked-first = { $s }: Die Ziehereignisse kommen vor den Aktionen.
refused-fb-11-8-asked-last = { $s }: keine weitere Aktion in dieser Aktivierung.
refused-fb-11-15-asked-over = { $s }: Die Aktionen dieser Aktivierung sind vorbei.
refused-fb-24-5-asked-first = { $s }: Zuerst kommt, ob für eine Aktion gegen den Blutdurst gewürfelt wird.
refused-fb-24-8-asked-first = { $s }: Zuerst kommt, wofür Gesegnet erklärt wird.

## Bewegungen

refused-fb-12-2-asked-garrison = Die nächste freie Garnison ist { $n }″ von den Anführermodellen entfernt, dieser Marsch reicht { $m }″: { $x }.
refused-fb-12-7-asked-first = Zuerst kommt der Wendepunkt eines Modells: { $s }.
refused-fb-12-10-asked-alone = { $s }: ein einzelnes Modell, andere sind nicht zu setzen.
refused-fb-12-10-asked-done = { $s }: Alle Modelle haben ihren Platz schon.
refused-fb-12-10-asked-leader = { $s }: Zuerst kommt der Platz des Anführers, danach werden die anderen gesetzt.
refused-fb-12-10-asked-placing = { $s }: Ein Modell wird gerade gesetzt, zuerst kommt sein Platz.
refused-fb-12-10-asked-which = { $s }: Wähle zuerst, welches Modell anders gesetzt wird.
refused-fb-12-11-asked-placed = { $s }: Der Anführer hat seinen Platz schon.
refused-fb-12-20-asked-done = { $s }: Die Bewegung in Kontakt ist schon gemacht.
refused-fb-12-20-asked-going = { $s }: Ein Modell ist unterwegs, zuerst kommt sein Platz.
refused-fb-12-20-asked-which = { $s }: Wähle zuerst, welches Modell als nächstes geht.
refused-fb-13-8-asked-entry = { $s }: erst beim Aufmarsch auf das Schlachtfeld; gefragt wird nach den Plätzen dafür.
refused-fb-13-8-asked-ground = { $s }: erst beim Aufmarsch auf das Schlachtfeld, und alle kommen auf ebener Erde.
refused-fb-13-10-asked-edge = { $s }: Zuerst kommt die Kante für den Aufmarsch.
refused-fb-13-10-asked-enabled = { $t }: schon als Wegbereiter gewählt.
refused-fb-13-10-asked-enabler = { $s }: Zuerst kommt der Wegbereiter.
refused-fb-13-10-asked-own = { $s }: Aufmarsch über die eigene Kante, dafür braucht es keinen Wegbereiter.
refused-fb-13-10-asked-settled = { $s }: Die Kante für den Aufmarsch steht schon fest: { $e }.
refused-fb-13-17-asked-twice = { $s }: { s-need } beide Märsche für den Aufmarsch, darum keine Vorhut.
refused-fb-13-23-asked-first = Zuerst kommt die Stelle der Kante, über die das Modell kommt.
refused-fb-13-23-asked-started = Die Stelle der Kante, über die das Modell kommt, ist schon genannt.
refused-fb-13-23-asked-straight = Ein Modell kommt geradewegs herein; nach einer Stelle der Kante wird nur gefragt, wenn du seinen Weg nennen willst.
refused-fb-13-24-asked-entry = { $s }: beim Aufmarsch auf das Schlachtfeld, und dieser Marsch besetzt keine Garnison.
refused-fb-15-10-asked-later = { $s }: Die Modelle bewegen sich, wenn der Sturmangriffswurf gelungen ist.
refused-fb-16-5-asked-later = { $s }: Nachgerückt wird, wenn feststeht, worauf eingeschlagen wird.
refused-fb-21-3-asked-first = { $s }: Zuerst kommt, ob eine Garnison besetzt wird.
refused-fb-21-3-asked-mixed = { $s }: Keine Garnison ist frei. Jede ist schon besetzt oder fasst weniger als { $n } Modelle.
refused-fb-21-3-asked-nearest = { $s }: Kein Anführermodell findet in diesem Marsch einen Weg zur nächsten freien Garnison: { $x }.
refused-fb-21-3-asked-regiment = { $s }: keine Infanterie, und nur Infanterie besetzt Garnisonen.
refused-fb-21-3-asked-settled = { $s }: Ein gewöhnlicher Marsch ist schon entschieden.
refused-fb-21-3-asked-small = { $s }: { $n } Modelle, und so viele fasst keine Garnison.
refused-fb-21-6-asked-all = Jede Garnison ist schon besetzt.
refused-fb-21-19-asked-first = { $s }: Zuerst kommt die Stelle an der Mauer, an der der Anführer beginnt.
refused-fb-21-19-asked-ground = { $s }: auf dem Marsch aus einer Garnison, und alle enden auf ebener Erde.
refused-fb-21-19-asked-leaving = { $s }: auf dem Marsch aus einer Garnison, nicht in eine hinein.
refused-fb-21-19-asked-outside = { $s }: in keiner Garnison, die verlassen werden könnte.
refused-fb-21-19-asked-started = { $s }: Der Anführer hat seine Stelle an der Mauer schon.
refused-fb-21-27-asked-nearest = Feinde sind in Kontakt mit der nächsten freien Garnison: { $x }.
refused-fb-22-2-asked-regiment = { $s }: keine Infanterie, und nur Infanterie geht in obere Stockwerke.
refused-fb-22-5-asked-nearest = Das nächste obere Stockwerk ist { $n }″ entfernt; mit dem Aufstieg von 3″ ist das mehr als { $m }″: { $x }.
refused-fb-22-20-asked-other = Auf keinem anderen Stockwerk in Reichweite ist ein freier Platz.
refused-fb-22-24-asked-chosen = Das Stockwerk dieses Modells ist schon gewählt.
refused-fb-22-24-asked-first = { $s }: Zuerst kommt das Stockwerk, auf das der Anführer geht.
refused-fb-22-24-asked-level = { $s }: Zuerst kommt das Stockwerk, auf das dieses Modell gesetzt wird.
refused-fb-22-24-asked-settled = { $s }: Das Stockwerk, auf das der Anführer geht, ist schon gewählt.
refused-fb-24-6-asked-rush = { $s }: dem Blutdurst erlegen; der Anführer geht geradewegs auf den nächsten Feind zu.
refused-fb-24-54-asked-first = { $s }: aufmarschiert; zuerst kommt, ob die Vorhut genutzt wird.
refused-fb-24-54-asked-later = { $s }: Nach der Vorhut wird gefragt, wenn alle Modelle aufmarschiert sind.
refused-fb-24-54-asked-regiment = { $s }: keine Vorhut.

## Sturmangriff, Nahkampf, Umgruppieren, Rückzug, Duell

refused-fb-15-2-asked-declared = { $t }: schon das Hauptziel dieses Sturmangriffs.
refused-fb-15-5-asked-declared = { $t }: schon das Nebenziel dieses Sturmangriffs.
refused-fb-15-5-asked-first = Zuerst kommt das Hauptziel des Sturmangriffs.
refused-fb-15-5-asked-leaders = { $s }: Ein Nebenziel braucht mehr als ein Anführermodell, und mehr sind nicht da.
refused-fb-15-5-asked-nobody = { $s }: Kein anderer Feind in Reichweite ist im Umkreis von 3″ um das Hauptziel: { $t }.
refused-fb-15-5-asked-rolled = Ein Nebenziel wird vor dem Sturmangriffswurf erklärt, und der Würfel ist gefallen.
refused-fb-15-8-asked-again = Dieser Sturmangriffswurf ist schon neu geworfen.
refused-fb-15-8-asked-first = { $s }: Nur ein misslungener Sturmangriffswurf wird neu geworfen, und gewürfelt ist noch nicht.
refused-fb-15-8-asked-reached = { $s }: Der Sturmangriff ist gelungen, und nur ein misslungener wird neu geworfen.
refused-fb-15-17-asked-later = { $s }: Aufprallangriffe folgen, wenn der Sturmangriff gelungen ist und alle sich bewegt haben.
refused-fb-15-17-asked-regiment = { $s }: keine Aufprallangriffe.
refused-fb-15-19-asked-contact = { $s }: Kein Modell in Kontakt mit zwei gestürmten Regimentern ist noch zuzuteilen.
refused-fb-15-19-asked-one = { $s }: Nur ein Regiment wurde gestürmt, darum hat kein Modell eine Wahl.
refused-fb-16-8-asked-one = { $s }: nur mit einem Regiment gebunden: { $t }.
refused-fb-16-9-asked-dividing = Zuerst werden die Attacken eines Modells in Kontakt mit mehreren Feinden aufgeteilt.
refused-fb-16-9-asked-first = { $s }: Zuerst wird nachgerückt, danach werden die Attacken aufgeteilt.
refused-fb-16-9-asked-fixed = { $s }: Alle Attacken sind schon aufgeteilt.
refused-fb-16-20-asked-first = { $s }: Zuerst kommt das Umgruppieren.
refused-fb-16-20-asked-regiment = { $s }: Niemand darin lässt auf das Umgruppieren einen Nahkampf folgen.
refused-fb-16-20-asked-settled = { $s }: Ob ein Nahkampf folgt, ist schon entschieden.
refused-fb-17-29-asked-regiment = { $s }: unter keinem Disziplinierten Charakter, der es nicht schon genutzt hätte.
refused-fb-17-29-asked-settled = { $s }: Die Art des Rückzugs ist schon entschieden.
refused-fb-18-1-asked-challenged = { $t }: schon gefordert.
refused-fb-20-12-asked-hindered = { $s }: durch Hinderliches Gelände gestürmt, darum keine Aufprallangriffe.
refused-fb-22-14-asked-far = { $s }: keine stehende Ruine im Umkreis von 1″.
refused-fb-22-14-asked-regiment = { $s }: Infanterie, und die schlägt auf keine Ruine ein.
refused-fb-22-14-asked-settled = { $s }: Ob auf die Gegner oder auf eine Ruine eingeschlagen wird, ist schon entschieden.
refused-fb-22-14-asked-struck = { $s }: Eingeschlagen wird auf eine Ruine, nicht auf Gegner.
refused-fb-23-10-asked-regiment = { $s }: ohne Raserei.
refused-fb-24-47-asked-first = Zuerst wählt das Modell, das andere unterstützt, seinen Feind.
refused-fb-24-47-asked-regiment = { $s }: keine Unterstützung.
refused-fb-24-52-asked-regiment = { $s }: nicht Unaufhaltsam.

## Salve und Zauber

refused-fb-14-4-asked-chosen = { $t }: schon das Ziel dieser Salve.
refused-fb-14-9-asked-first = Zuerst kommt das Sperrfeuer jedes Modells, das mehrere hat.
refused-fb-14-9-asked-regiment = { $s }: Kein Modell hat mehrere Sperrfeuer.
refused-fb-14-9-asked-settled = { $s }: Die Sperrfeuer sind schon gewählt.
refused-fb-17-41-asked-all = Zuerst kommt, ob alle Würfel dieses Zaubers neu geworfen werden.
refused-fb-17-41-asked-first = Die Würfel dieses Zaubers sind noch nicht gefallen.
refused-fb-17-41-asked-regiment = { $s }: kein Vorsichtiges Zaubern.
refused-fb-17-41-asked-settled = Ob alle Würfel dieses Zaubers neu geworfen werden, ist schon entschieden.
refused-fb-17-41-asked-used = { $s }: Vorsichtiges Zaubern in diesem Spiel schon genutzt.
refused-fb-17-42-asked-first = Die Würfel dieses Zaubers sind noch nicht gefallen.
refused-fb-17-42-asked-regiment = { $s }: nicht Gesammelt.
refused-fb-17-42-asked-settled = Welcher Würfel dieses Zaubers neu geworfen wird, ist schon entschieden.
refused-fb-17-42-asked-used = { $s }: Dieser neue Wurf ist schon genutzt.
refused-fb-19-3-asked-first = Zuerst kommt der Zauber, dann sein Ziel.
refused-fb-19-3-asked-named = { $s }: Gezaubert wird schon: { $x }.
refused-fb-19-3-asked-target = { $t }: schon das Ziel des Zaubers.
refused-fb-24-1-asked-aim = { $s }: nicht gezielt, und das braucht ein Bogenschuss.
refused-fb-24-1-asked-all = { $s }: Nicht alle Modelle haben Bogenschuss.
refused-fb-24-1-asked-character = { $s }: Der Charakter hat keinen Bogenschuss.
refused-fb-24-1-asked-first = Zuerst kommt das Ziel der Salve.
refused-fb-24-1-asked-shot = { $s }: schon geschossen.
refused-fb-24-28-asked-first = Zuerst kommt das Ziel der Salve.
refused-fb-24-28-asked-regiment = { $s }: kein Überladungsmarker.
refused-fb-24-28-asked-settled = Wie viele Überladungsmarker abgelegt werden, ist schon entschieden.
refused-fb-24-44-asked-later = { $s }: Der Schnellschuss kommt, wenn der Marsch ausgeführt ist.
refused-fb-24-44-asked-regiment = { $s }: kein Schnellschuss.
refused-fb-24-44-asked-second = { $s }: Einen Schnellschuss gibt es nur mit einem Marsch als erster Aktion, und dieser ist es nicht.
refused-fb-24-44-asked-snap = { $s }: beim Schnellschuss; gefragt wird nach dessen Ziel, nicht nach dem einer Salve als Aktion.
refused-fb-24-45-asked-aim = Ein Schnellschuss ist nie gezielt, darum gibt es keinen Bogenschuss.
refused-fb-24-45-asked-markers = Für einen Schnellschuss werden keine Überladungsmarker benutzt.

## Du wirst nichts gefragt: was dein Gegner entscheidet

refused-waiting = Zuerst hat dein Gegner etwas zu entscheiden.
refused-waiting-accept = Dein Gegner antwortet auf die Forderung zum Duell.
refused-waiting-acting-leader = Dein Gegner wählt einen neuen stellvertretenden Anführer.
refused-waiting-blessed = Dein Gegner entscheidet, ob Gesegnet bei diesem Wurf genutzt wird.
refused-waiting-blessing = Dein Gegner erklärt Gesegnet.
refused-waiting-casualty = Dein Gegner wählt, welches Modell fällt.
refused-waiting-choose = Dein Gegner wählt eine der Wirkungen, die eine Regel offenlässt.
refused-waiting-demise = Dein Gegner wählt, wen Tödliches Ende trifft.
refused-waiting-diagonal = Dein Gegner wählt die Diagonale, auf der die äußeren Marker liegen.
refused-waiting-draw-in = Dein Gegner setzt ein Modell in Kontakt.
refused-waiting-duel-place = Dein Gegner stellt einen Charakter für das Duell auf.
refused-waiting-expose = Dein Gegner wählt, welche Stärke in diesem Duell nicht wirkt.
refused-waiting-overkill = Dein Gegner wählt, wen Übermaß trifft.
refused-waiting-reroll-injury = Dein Gegner entscheidet, ob ein Verletzungswürfel neu geworfen wird.
refused-waiting-reroll-sixes = Dein Gegner entscheidet, ob natürliche 6en neu geworfen werden.
refused-waiting-return = Dein Gegner stellt ein zurückgekehrtes Modell auf.
refused-waiting-tactics = Dein Gegner entscheidet, ob der Moraltest neu geworfen wird.
refused-waiting-use-ability = Dein Gegner entscheidet, ob eine Fähigkeit genutzt wird.

## Eins oder viele

s-come = { $sn ->
    [one] kommt
   *[other] kommen
}
s-make = { $sn ->
    [one] macht
   *[other] machen
}
s-need = { $sn ->
    [one] braucht
   *[other] brauchen
}
s-occupy = { $sn ->
    [one] besetzt
   *[other] besetzen
}
s-pile = { $sn ->
    [one] rückt
   *[other] rücken
}
s-roll = { $sn ->
    [one] würfelt
   *[other] würfeln
}
s-strike = { $sn ->
    [one] schlägt
   *[other] schlagen
}
s-withdraw = { $sn ->
    [one] zieht
   *[other] ziehen
}
t-have = { $tn ->
    [one] hat
   *[other] haben
}
