### Warum nicht? Ein Satz für jede Absage, nach ihrer Regel.

## Tätigkeitswörter für ein Modell oder für viele.

r-act = { $rn ->
    [one] handelt
   *[other] handeln
}
r-are = { $rn ->
    [one] ist
   *[other] sind
}
r-arrive = { $rn ->
    [one] trifft
   *[other] treffen
}
r-belong = { $rn ->
    [one] gehört
   *[other] gehören
}
r-have = { $rn ->
    [one] hat
   *[other] haben
}
r-stand = { $rn ->
    [one] steht
   *[other] stehen
}
s-are = { $sn ->
    [one] ist
   *[other] sind
}
s-do = { $sn ->
    [one] hat
   *[other] haben
}
s-find = { $sn ->
    [one] findet
   *[other] finden
}
s-have = { $sn ->
    [one] hat
   *[other] haben
}
s-see = { $sn ->
    [one] sieht
   *[other] sehen
}
t-are = { $tn ->
    [one] ist
   *[other] sind
}
t-stand = { $tn ->
    [one] steht
   *[other] stehen
}

## Sätze

refused-sort-regiment = Hier wird nach einem Regiment gefragt.
refused-sort-model = Hier wird nach einem einzelnen Modell gefragt.
refused-sort-point = Hier wird nach einer Stelle gefragt: Zeige auf den Tisch.
refused-sort-card = Hier wird nach einer Karte deines Stapels gefragt.
refused-sort-card-of = { $r }: Diese Karte ist wählbar. Wähle die Karte selbst.
refused-sort-action = Hier wird nach der nächsten Aktion gefragt.
refused-sort-choice = Hier wird nach Ja oder Nein gefragt.
refused-sort-bloodlust = Hier wird gefragt, ob für eine Aktion gewürfelt oder nichts getan wird.
refused-sort-die = Hier wird nach einem Würfel oder keinem gefragt.
refused-sort-count = Hier wird nach einer Zahl gefragt.
refused-sort-edge = Hier wird nach einer Tischkante gefragt.
refused-sort-piece = Hier wird nach einem Geländestück gefragt.
refused-sort-storey = Hier wird nach einem Stockwerk gefragt.
refused-sort-ability = Hier wird nach einer Vorherrschaftsfähigkeit oder keiner gefragt.
refused-sort-spell = Hier wird nach einem Zauber gefragt.
refused-sort-regiment-of = { $r }: Dieses Regiment ist wählbar. Wähle das Regiment selbst.
refused-sort-score = Hier wird gefragt, ob du dein Ergebnis um 1 erhöhst, um 1 senkst oder so lässt.
refused-sort-blessing = Hier wird gefragt, wofür Gesegnet erklärt wird: Trefferwürfel, Verletzungswürfel oder nicht in diesem Zug.
refused-sort-diagonal = Hier wird gefragt, auf welcher Diagonale die beiden äußeren Marker liegen.
refused-sort-effect = Hier wird nach einer der Wirkungen gefragt, die die Regel dir überlässt.
refused-sort-flank = Hier wird gefragt, ob das Regiment mit Flanke eintrifft, wegbleibt oder wie sonst würfelt.
refused-sort-flux = Hier wird nach +2 Nahkampf oder +2 Attacken gefragt.
refused-sort-drawing = Hier wird gefragt, welches Ziehereignis zuerst ausgeführt wird.
refused-sort-answer = Hier wird gefragt, ob die Forderung zum Duell angenommen oder abgelehnt wird.
refused-sort-marker = Hier wird nach einem der Zielmarker gefragt.
refused-sort-weapon = Hier wird gefragt, mit welchem Sperrfeuer das Modell schießt.
refused-sort-free = Hier wird nach der freien Aktion gefragt.
refused-sort-clash_at = Hier wird gefragt, ob auf die Gegner oder auf eine Ruine eingeschlagen wird: Wähle „die Gegner“ oder eine Ruine.
refused-sort-occupy = Hier wird gefragt, ob eine Garnison besetzt wird: Wähle eine oder einen gewöhnlichen Marsch.
refused-sort-deploy = Hier wird nach einer Garnison für die Vorgeschobene Aufstellung gefragt: Wähle eine oder den Aufmarsch.
refused-sort-expose = Hier wird gefragt, welche Stärke des Gegners in diesem Duell nicht wirkt.
refused-leaves-late = Eine Garnison wird nur mit der ersten Aktion einer Aktivierung verlassen.
refused-nobody = Kein Feind ist auf dem Schlachtfeld.
refused-not-broken = { $s }: nicht gebrochen.
refused-opponents = { $r }: ein Regiment deines Gegners.
refused-own = { $r }: dein eigenes Regiment. Wähle ein feindliches.
refused-rallies-late = Gesammelt wird nur mit der ersten Aktion einer Aktivierung.
refused-unseen-caster-what = { $r }: für den Zaubernden nicht zu sehen. In der Sichtlinie: { $x }.
refused-unseen-caster-who = { $r }: für den Zaubernden nicht zu sehen. In der Sichtlinie: { $t }.
refused-unseen-what = { $r }: für die Anführermodelle nicht zu sehen ({ $s }). In der Sichtlinie: { $x }.
refused-unseen-who = { $r }: für die Anführermodelle nicht zu sehen ({ $s }). In der Sichtlinie: { $t }.
refused-fb-1-8 = { $r }: durch eine Fähigkeit außerhalb der Befehlspräsenz.
refused-fb-1-14 = Bei automatischer Aufstellung wählst du den Weg nicht selbst.
refused-fb-2-6 = Dieser Würfel wurde schon einmal neu geworfen.
refused-fb-2-9 = Dieser Würfel gleicht einem, den du wählen kannst: Es macht keinen Unterschied.
refused-fb-2-9-help = Diesen Würfel neu zu werfen kann nichts verbessern.
refused-fb-3-3 = Die Base würde über die Tischkante hinausragen.
refused-fb-3-3-off = Das liegt neben dem Tisch.
refused-fb-3-11 = Die Base würde andere überlappen: { $r }.
refused-fb-3-11-place = Die Base würde ein Modell des eigenen Regiments überlappen.
refused-fb-4-10 = Das ist { $n }″ vom nächsten Anführermodell entfernt; die Befehlsreichweite ist { $m }″.
refused-fb-4-22 = { $r }: gerade in der Aktivierung.
refused-fb-4-24 = Der neue stellvertretende Anführer muss ein Modell dieses Regiments sein: { $s }.
refused-fb-7-8 = Die Wunden treffen dieses Regiment: { $t }.
refused-fb-7-11 = Anführer und Befehlsmodelle fallen erst nach den einfachen Modellen: { $r }.
refused-fb-7-15 = { $r }: vernichtet.
refused-fb-7-24 = { $s }: gebrochen, zuerst kommt Sammeln.
refused-fb-7-32-far = Das ist { $n }″ vom nächsten Anführermodell entfernt; die Befehlsreichweite ist { $m }″.
refused-fb-7-32-foe = { $r }: näher als 2″ und nicht im Kampf mit diesem Regiment.
refused-fb-7-32-piece = { $x }: unpassierbar. Kein Teil der Base darf näher als 1″ sein.
refused-fb-7-32-inside = { $x }: In einer Garnison kehrt niemand zurück.
refused-fb-7-32-held = { $x }: gehalten von Feinden, mit denen das Regiment nicht kämpft. Die Stelle muss mehr als 2″ entfernt sein.
refused-fb-8-9 = { $r }: noch in den Verstärkungen.
refused-fb-9-1 = { $r }: schon auf dem Schlachtfeld.
refused-fb-9-1-die = Dieser Würfel ist bereits ein Erfolg.
refused-fb-9-2 = { $r }: Diese Klasse kann in diesem Zug nicht eintreffen.
refused-fb-9-4 = { $r }: Die Erfolge gelten einer anderen Klasse.
refused-fb-9-7 = { $r }: in diesem Zug eintreffend, aber noch nicht aufmarschiert.
refused-fb-9-7-already = { $r }: in diesem Zug schon eintreffend.
refused-fb-9-9 = { $r }: Über das Eintreffen hast du schon entschieden.
refused-fb-9-11 = { $r }: Eine Fähigkeit hält diese Klasse in diesem Zug fern.
refused-fb-10-1-gone = { $r }: vernichtet.
refused-fb-10-1-own = { $r }: keine Karte in diesem Zug, weder auf dem Schlachtfeld noch eintreffend.
refused-fb-10-1-enemy = { $r }: Die Karte gehört deinem Gegner.
refused-fb-10-3 = Karten aufsässiger Regimenter liegen beisammen, alle oben oder alle unten.
refused-fb-10-4 = Nur die angesehenen obersten Karten wechseln ihren Platz.
refused-fb-10-4-laid = { $r }: Diese Karte hat ihren Platz schon.
refused-fb-10-9 = Diese Fähigkeit ist bereits verbraucht.
refused-fb-10-12 = { $r }: Der Charakter mit dieser Fähigkeit ist nicht auf dem Schlachtfeld.
refused-fb-10-13 = Diese Fähigkeit wirkt immer: Sie wird nie erklärt.
refused-fb-11-3-own = { $r }: Gezogen wurde eine andere Karte.
refused-fb-11-3-enemy = { $r }: ein Regiment deines Gegners; deine Karten aktivieren nur eigene Regimenter.
refused-fb-11-3-stack = { $r }: Diese Karte ist nicht mehr in deinem Stapel.
refused-fb-11-4-named = { $s }: kein Ziehereignis { $x }.
refused-fb-11-4-done = { $s }: Dieses Ziehereignis ist schon ausgeführt.
refused-fb-11-9 = { $s }: Diese Aktion ist in dieser Aktivierung schon genommen.
refused-fb-11-11 = { $s }: Nur Kampfaktionen sind möglich, gebunden mit diesem Regiment: { $t }.
refused-fb-11-11-character = { $s }: Nur Kampfaktionen und Charakteraktionen sind möglich, gebunden mit diesem Regiment: { $t }.
refused-fb-11-12 = { $s }: nicht in Kontakt mit einem Feind.
refused-fb-11-15 = { $r }: in diesem Zug schon aktiviert.
refused-fb-12-1 = { $r }: jetzt nicht an der Reihe. Bewegt werden nur die Modelle dieses Regiments: { $s }.
refused-fb-12-2 = Das ist { $n }″ entfernt; das Modell kann noch { $m }″ weit gehen.
refused-fb-12-2-piece = { $x }: { $n }″ entfernt, zu weit für einen Marsch von { $m }″.
refused-fb-12-4 = { $r }: im Weg.
refused-fb-12-4-piece = { $x }: im Weg.
refused-fb-12-4-word = Für einen Weg mit Wendepunkt ist kein Platz: Es bleibt nur ein gerader.
refused-fb-12-7 = Der Weg führt schon bis hierher: Biege woanders ab.
refused-fb-12-7-word = Ein Weg hat höchstens acht Wendepunkte.
refused-fb-12-7-adjust = Um eine Ecke geht es nur, wenn du vorher wählst, die Modelle selbst aufzustellen.
refused-fb-12-10 = Dieses Modell hat seinen Platz schon.
refused-fb-12-10-place = Stünde dieses Modell dort, fänden die anderen keinen Platz, den sie erreichen können.
refused-fb-12-10-word = Für den vorgesehenen Platz dieses Modells zeige auf die Markierung.
refused-fb-12-10-adjust = Du stellst die Modelle schon selbst auf.
refused-fb-12-20-adjust = Keine dieser Aktionen bewegt Modelle.
refused-fb-12-11-place = { $s }: Die anderen Modelle fänden um diese Stelle keinen Platz, den sie erreichen können.
refused-fb-12-11-word = Um zu bleiben, zeige auf die Stelle, an der der Anführer steht.
refused-fb-12-13 = Wähle einen der markierten Plätze um die stürmenden Modelle.
refused-fb-12-15 = Dieses Modell erreicht Kontakt, also muss es in Kontakt gesetzt werden.
refused-fb-12-15-place = Dieses Modell erreicht Kontakt, also muss es in Kontakt gesetzt werden. Sein Ziel: { $t }.
refused-fb-12-15-far = Das ist { $n }″ entfernt, das Modell kommt { $m }″ weit; und es muss in Kontakt gesetzt werden. Sein Ziel: { $t }.
refused-fb-12-15-storey = Auf diesem Stockwerk erreicht dieses Modell kein Ziel.
refused-fb-12-16 = Das ist { $n }″ entfernt. Das Modell kommt bis auf { $m }″ heran und muss so nah heran wie möglich. Sein Ziel: { $t }.
refused-fb-12-20 = Ein Anführermodell geht zuerst: { $s }.
refused-fb-12-20-moved = Dieses Modell hat sich schon bewegt.
refused-fb-12-22 = Von dort aus bliebe { $o } außerhalb der Befehlsreichweite zurück.
refused-fb-13-4 = { $r }: dort nur { $n }″ entfernt; ein Marsch hält mehr als 2″ Abstand von Feinden.
refused-fb-13-4-way = Der Weg kommt näher als 2″ heran: { $r }.
refused-fb-13-6 = Ein Marsch hält mehr als 1″ Abstand: { $x }.
refused-fb-13-8 = Modelle kommen über die Kante: Zeige auf die Kante selbst.
refused-fb-13-9 = Die Base reichte { $n }″ von der Kante weg; nach diesem Marsch darf kein Teil weiter als { $m }″ entfernt sein.
refused-fb-13-10 = { $s }: Nur ein eigenes Regiment kann dafür eine andere Kante öffnen.
refused-fb-13-10-edge = { $s }: Keines deiner Regimenter kann dafür diese Kante öffnen. Zum Beispiel: { $why }
refused-fb-13-11-room = { $r }: zu nah an deiner Kante. Der Aufmarsch dürfte nicht weiter davon entfernt beginnen, und dort ist kein Platz: { $s }.
refused-fb-13-11-edge = Der Eintrittspunkt läge weiter von deiner Kante entfernt als jedes deiner Regimenter, das den Weg bereiten könnte.
refused-fb-13-11-far = Der Eintrittspunkt läge { $n }″ von deiner Kante entfernt; er darf nicht weiter entfernt sein als der Wegbereiter, { $m }″.
refused-fb-13-12 = { $r }: leicht. Ein schweres Regiment braucht einen mittleren oder schweren Wegbereiter: { $s }.
refused-fb-13-13 = { $r }: { $m }″ von deiner Kante entfernt, also nicht näher daran als alle feindlichen Anführer. { $n }″ entfernt: { $t }.
refused-fb-13-14 = Das ist { $n }″ von deiner Kante entfernt; niemand darf weiter entfernt enden als der Wegbereiter, { $m }″.
refused-fb-13-16 = { $r }: nicht auf dem Schlachtfeld und darum kein Wegbereiter.
refused-fb-13-19 = { $s }: in diesem Zug eingetroffen, kein Sturmangriff möglich.
refused-fb-13-22 = { $s }: Über diese Kante ist kein Platz für den Aufmarsch.
refused-fb-13-22-word = { $s }: Über keine Kante ist Platz für den Aufmarsch.
refused-fb-13-22-with = { $s }: kein Platz mit diesem Wegbereiter, andere sind im Weg: { $r }.
refused-fb-14-1-late = { $s }: Nach dem Zielen wäre in diesem Zug keine Salve mehr möglich.
refused-fb-14-1-target = { $s }: Auch nach dem Zielen gäbe es von hier aus kein Ziel.
refused-fb-14-3 = { $s }: Kein Modell hat Sperrfeuer.
refused-fb-14-4 = Feinde außer der Reichweite von { $m }″: { $f }; außer Sicht: { $h }; gebunden oder sonst geschützt: { $b }.
refused-fb-14-5 = { $r }: { $n }″ entfernt, von Anführer zu Anführer; die Reichweite ist { $m }″.
refused-fb-14-5-all = Kein Feind ist in der Reichweite von { $m }″.
refused-fb-14-5-all-hidden = { $s }: Kein Feind ist in der Reichweite von { $m }″, und keiner ist in Sicht.
refused-fb-14-6-all = { $s }: Kein Anführermodell sieht einen Feind.
refused-fb-14-7 = { $r }: gebunden mit diesem Regiment: { $t }.
refused-fb-14-7-all = Alle Feinde sind mit deinen Regimentern gebunden.
refused-fb-14-8 = { $r }: Der Charakter ist { $n }″ entfernt. Jenseits von 6″ muss er das nächste feindliche Modell sein, und ein anderes ist näher: { $t }.
refused-fb-14-8-all = Nur Charaktere und ihr Gefolge sind da: Kein Charakter ist im Umkreis von 6″, und das Gefolge steht näher.
refused-fb-14-17 = { $r }: Kein schießendes Modell hat ein Modell davon zugleich in Reichweite und in Sicht. Es schießen: { $s }.
refused-fb-14-17-all = { $s }: Kein schießendes Modell hat einen Feind zugleich in Reichweite und in Sicht.
refused-fb-14-22 = Modelle, die frei zu sehen sind, fallen zuerst.
refused-fb-15-2 = { $s }: kein Feind zum Stürmen in Sicht.
refused-fb-15-2-reach = { $s }: selbst mit einer 6 nur { $m }″ weit, und so nah ist kein Feind in Sicht.
refused-fb-15-3 = { $r }: { $n }″ entfernt. { $s }: selbst mit einer 6 nur { $m }″ weit.
refused-fb-15-3-seen = { $r }: Das Anführermodell, das dieses Regiment sieht, ist zu weit entfernt. Es stürmen: { $s }.
refused-fb-15-3-all = { $s }: selbst mit einer 6 nur { $m }″ weit, und so nah ist kein Feind.
refused-fb-15-4 = { $r }: ein Charakter allein, und ein anderes Ziel ist näher: { $t }.
refused-fb-15-5 = { $r }: außer Reichweite aller Anführer. Es stürmen: { $s }.
refused-fb-15-5-far = { $r }: { $n }″ vom Hauptziel entfernt; ein Nebenziel ist im Umkreis von 3″ darum. Das Hauptziel: { $t }.
refused-fb-15-5-same = { $r }: schon das Hauptziel.
refused-fb-15-10 = { $r }: nicht dabei. Es stürmt nur dieses Regiment: { $s }.
refused-fb-15-12 = { $r }: nicht gestürmt. Die Base darf niemanden davon berühren.
refused-fb-15-14 = Das andere Ziel berührt noch niemand, und dieses Modell kann es: Es muss dorthin.
refused-fb-15-18 = { $r }: nicht in Kontakt mit dem Modell.
refused-fb-15-18-none = { $r }: Dagegen gibt es keine Aufprallangriffe.
refused-fb-15-24 = Modelle ohne Kontakt mit dem stürmenden Regiment fallen zuerst.
refused-fb-15-25 = Sein Platz muss in Kontakt mit einem stürmenden Modell sein.
refused-fb-16-2-late = { $s }: Nach dem Anfeuern wäre in diesem Zug kein Nahkampf mehr möglich.
refused-fb-16-4 = { $s }: nicht in Kontakt mit einem Feind.
refused-fb-16-5 = { $r }: nicht dabei. Es rückt nur dieses Regiment nach: { $s }.
refused-fb-16-6 = Dieses Modell ist schon in Kontakt und bewegt sich nicht.
refused-fb-16-8 = { $r }: nicht gebunden mit diesem Regiment: { $s }.
refused-fb-16-9 = { $m ->
    [0] Das Modell hat keine Attacke mehr.
    [one] Das Modell hat nur noch 1 Attacke.
   *[other] Das Modell hat nur noch { $m } Attacken.
}
refused-fb-16-11 = { $r }: Dagegen wurden keine Attacken eingesetzt.
refused-fb-16-12 = { $r }: schon angegriffen.
refused-fb-16-19 = Modelle, die nicht gebunden sind, fallen zuerst.
refused-fb-16-20 = { $r }: nicht dabei. Es gruppiert nur dieses Regiment um: { $s }.
refused-fb-16-22 = { $s }: mehr als die Hälfte ohne Kontakt, zuerst kommt Umgruppieren.
refused-fb-16-24 = { $s }: schwer, kein Rückzug möglich.
refused-fb-17-4 = { $r }: { $n }″ vom Charakter entfernt; die Befehlspräsenz reicht { $m }″.
refused-fb-17-4-character = { $r }: Das Regiment eines Charakters steht unter keiner Befehlspräsenz.
refused-fb-17-12 = Der Charakter fällt erst nach dem ganzen Gefolge.
refused-fb-17-13 = { $r }: hat seinen Charakter verloren.
refused-fb-17-31 = Nur ein ruhiger Stratege lehnt ohne Schaden ab, einmal im Spiel.
refused-fb-17-35 = { $r }: nicht im Umkreis von 5″ um den Charakter.
refused-fb-17-44-far = { $r }: { $n }″ vom Charakter entfernt; die Fähigkeit reicht { $m }″.
refused-fb-17-44-self = { $r }: Die Fähigkeit ist für ein anderes Regiment.
refused-fb-18-1 = Der Charakter ist { $n }″ entfernt; eine Forderung reicht 5″: { $r }.
refused-fb-18-1-plain = { $r }: kein Charakter.
refused-fb-18-1-action = { $s }: kein Charakter, und nur Charaktere führen Duelle.
refused-fb-18-1-free = { $s }: Der Charakter ist nicht in Kontakt mit einem Feind.
refused-fb-18-1-alone = { $s }: Ein feindlicher Charakter ist im Umkreis von 5″, aber hinter Mauern. Fordern kann nur, wer in Kontakt mit der Garnison ist.
refused-fb-18-1-none = { $s }: kein feindlicher Charakter im Umkreis von 5″.
refused-fb-18-2 = { $s }: gebrochen, kein Duell möglich.
refused-fb-18-3-clash = { $s }: in diesem Zug schon im Nahkampf, darum kein Duell.
refused-fb-18-3-duel = { $s }: in diesem Zug schon im Duell, darum kein Nahkampf.
refused-fb-18-6 = Der Charakter muss in Kontakt mit dem anderen stehen.
refused-fb-18-7 = Nur ein freier Platz in Kontakt mit dem anderen Charakter ist möglich.
refused-fb-18-15 = Durch Mauern duellieren sich nur Charaktere in Kontakt mit der Garnison.
refused-fb-19-1 = { $s }: Darin ist weder Zauberer noch Priester.
refused-fb-19-1-character = { $s }: weder Zauberer noch Priester.
refused-fb-19-2-own = { $x }: für Feinde, nicht für ein eigenes Regiment: { $r }.
refused-fb-19-2-enemy = { $x }: für eigene Regimenter, nicht für ein feindliches: { $r }.
refused-fb-19-3 = { $r }: { $n }″ entfernt; { $x } reicht { $m }″.
refused-fb-19-3-none = { $s }: { s-have } keinen Zauber.
refused-fb-19-3-all = { $x }: Kein Feind ist in der Reichweite von { $m }″.
refused-fb-19-3-mixed = Kein Regiment in Reichweite kann Ziel sein: Jedes ist außer Sicht oder sonst geschützt.
refused-fb-19-3-furthest = { $s }: Kein Feind ist in Reichweite. Am weitesten reicht { $x }: { $m }″.
refused-fb-19-4-all = { $s }: kein Ziel in Sicht.
refused-fb-19-4-range = Jeder Feind in Reichweite ist außer Sicht.
refused-fb-19-5 = { $s }: in Kontakt mit Feinden. Nur diese können Ziel sein.
refused-fb-19-7 = { $r }: ein Charakter allein, mehr als 6″ von dem feindlichen Modell entfernt, das dem Zaubernden am nächsten ist.
refused-fb-19-17 = { $s }: durch einen Zauber nur eine Bewegung in dieser Aktivierung.
refused-fb-20-18 = { $x }: unpassierbar. Modelle enden mindestens 1″ entfernt und bewegen sich nicht hindurch.
refused-fb-21-3-way = { $s }: Kein Anführermodell erreicht in diesem Marsch diese Garnison: { $x }.
refused-fb-21-3-none = { $x }: keine Garnison.
refused-fb-21-3-full = { $x }: Platz für { $m } Modelle; dieses Regiment hat { $n }: { $s }.
refused-fb-21-6 = { $x }: schon besetzt.
refused-fb-21-19 = Alle Modelle müssen wenigstens 1″ entfernt enden: { $x }.
refused-fb-21-19-word = Niemand bleibt neben der Garnison: Alle enden wenigstens 1″ entfernt.
refused-fb-21-19-foe = Dort wäre der Anführer in Kontakt mit einem Feind.
refused-fb-21-19-start = Der Anführer beginnt außen, in Kontakt mit der Mauer.
refused-fb-21-20 = Von dort führt kein Marsch aus der Garnison hinaus.
refused-fb-21-20-action = { $s }: kein Weg aus der Garnison.
refused-fb-21-22 = { $s }: schwer, kein Rückzug aus der Garnison möglich.
refused-fb-21-23 = { $x }: von Feinden gehalten. Ein Marsch hält mehr als 2″ Abstand.
refused-fb-21-26 = { $s }: in einer Garnison, von dort ist kein Sturmangriff und kein Umgruppieren möglich.
refused-fb-21-27 = Feinde sind in Kontakt: { $x }.
refused-fb-21-28 = Die Base würde eine Garnison berühren, deren Besatzung nicht gestürmt wurde: { $x }.
refused-fb-22-5 = Das ist { $n }″ entfernt; nach dem Aufstieg von 3″ je Stockwerk bleiben nur { $m }″.
refused-fb-22-5-floor = { $x } ist { $n }″ entfernt; mit dem Aufstieg von 3″ je Stockwerk ist das mehr als { $m }″.
refused-fb-22-6 = Ein Modell wechselt in einem Marsch höchstens ein Stockwerk.
refused-fb-22-6-ruin = Ein Modell wechselt in einem Marsch höchstens ein Stockwerk: Es müsste hinunter und wieder hinauf.
refused-fb-22-9 = { $r }: ganz in derselben Ruine wie { $s }.
refused-fb-22-9-all = Alle Feinde sind ganz in derselben Ruine wie { $s }.
refused-fb-22-10 = { $r }: { $n }″ entfernt auf einem anderen Stockwerk; mit 3″ je Stockwerk ist das mehr als { $m }″.
refused-fb-22-10-climb = { $r }: auf einem anderen Stockwerk; keine Infanterie: { $s }.
refused-fb-22-10-all = { $s }: selbst mit einer 6 nur { $m }″ weit, und mit 3″ je Stockwerk ist kein Feind so nah.
refused-fb-22-10-all-climb = { $s }: Nur Infanterie stürmt hinauf oder hinunter, und auf demselben Stockwerk ist kein Feind im Umkreis von { $m }″.
refused-fb-22-12 = Beim Nachrücken wechselt ein Modell höchstens ein Stockwerk.
refused-fb-22-14 = { $s }: kein Modell im Umkreis von 1″ um dieses Stück: { $x }.
refused-fb-22-14-none = { $x }: keine Ruine.
refused-fb-22-18 = { $x }: schon eingestürzt.
refused-fb-22-20 = Auf diesem Stockwerk ist kein freier Platz.
refused-fb-22-20-place = Diese Stelle oder der Weg dorthin liegt jenseits des Randes dieses Stockwerks.
refused-fb-23-7 = { $r }: { $n }″ vom Charakter entfernt; Laufschritt reicht 5″.
refused-fb-23-7-action = Die dritte Aktion durch Laufschritt ist ein Marsch.
refused-fb-23-8 = { $r }: { $n }″ vom Charakter entfernt; Feuern und Vorrücken reicht 5″.
refused-fb-23-8-action = Die dritte Aktion durch Feuern und Vorrücken ist ein Marsch.
refused-fb-23-10 = { $m ->
    [one] Nur noch 1 Würfel der Raserei ist übrig.
   *[other] Nur noch { $m } Würfel der Raserei sind übrig.
}
refused-fb-23-11 = { $s }: Ein Modell, das durch Regeneration zurückkehrt, kommt in Kontakt mit einem Anführermodell.
refused-fb-23-11-others = Ein Modell, das durch Regeneration zurückkehrt, kommt in Kontakt mit einem Modell dieses Regiments: { $s }.
refused-fb-23-13-far = { $r }: { $n }″ vom Charakter entfernt; Das Blatt wenden reicht 12″.
refused-fb-23-13-own = { $r }: in diesem Zug schon an der Reihe gewesen.
refused-fb-23-13-self = { $r }: ohnehin an der Reihe. Das Blatt wenden gilt einem anderen Regiment.
refused-fb-24-1 = { $r }: von keinem eigenen Regiment zu sehen.
refused-fb-24-1-all = Kein Feind ist in Sicht eines deiner Regimenter.
refused-fb-24-8 = Nach der Aktivierung kann Gesegnet nur für Verletzungswürfel erklärt werden.
refused-fb-24-17 = { $r }: wild, öffnet anderen keinen Weg.
refused-fb-24-25 = { $x }: in der Verstärkungszone deines Gegners.
refused-fb-24-26 = { $r }: nicht in Kontakt mit diesem Regiment: { $s }.
refused-fb-24-28 = { $s }: keine Überladung.
refused-fb-24-28-count = { $s }: nur { $m } Überladungsmarker vorhanden.
refused-fb-24-36 = { $r }: nicht überflogen. Marschiert ist dieses Regiment: { $s }.
refused-fb-24-44 = { $s }: Schnellschuss benutzt, kein weiterer Marsch.
refused-fb-24-47 = { $r }: Das Modell unterstützt niemanden, der damit gebunden ist.
refused-fb-24-57 = { $r }: Die Treffer hier sind schon abgehandelt.
refused-fb-25-7 = { $s }: kein Modell im Umkreis von 3″ um diesen Marker.
refused-fb-27-4 = Die Karte { $c } liegt schon in deinem Stapel.
