# Wann jede Frage gestellt wird.
when-edge = Wer beim Auswürfeln gewinnt, wählt im Aufbau die Kanten.
when-diagonal = Wer beim Auswürfeln verliert, wählt im Aufbau nach den Kanten die Diagonale der Marker.
when-flank = Über ein Regiment mit Flanke entscheidest du in der Verstärkungsphase, bevor seine Klasse würfelt.
when-reroll-arrival = Einen Verstärkungswürfel wirfst du gleich nach deinem Wurf neu, wenn eine Fähigkeit es erlaubt.
when-turn-arrival = Einen Verstärkungswürfel machst du gleich nach deinem Wurf zum Erfolg, wenn eine Fähigkeit es erlaubt.
when-arrives = Wer eintrifft, wählst du nach deinem Verstärkungswurf, wenn eine Klasse weniger Erfolge als wartende Regimenter hat.
when-stack = Deinen Befehlsstapel legst du in der Befehlsphase.
when-signet = Eine Karte legst du am Ende der Befehlsphase oben auf deinen Stapel, wenn eine Fähigkeit es erlaubt.
when-score = Wer weniger Karten hat, darf in der Vorherrschaftsphase sein Ergebnis ändern, einmal je Wurf.
when-supremacy = Vorherrschaftsfähigkeiten werden am Ende der Vorherrschaftsphase erklärt, zuerst vom Ersten Spieler.
when-activate = Ein Regiment wählst du, wenn deine Karte für mehrere gilt, die noch nicht gehandelt haben.
when-action = Eine Aktion wählst du, wenn die vorige ausgeführt ist.
when-draw-event = Unter mehreren Ziehereignissen wählst du, wenn die Karte gezogen wird.
when-event-for = Wer eine Befehlswirkung erhält, wählst du, wenn ihr Ziehereignis ausgeführt wird.
when-blessing = Gesegnet erklärst du, wenn ein Regiment damit aktiviert wird oder es später erhält.
when-burnout = Über Ausbrennen entscheidest du, wenn die Karte eines Regiments mit diesem Ziehereignis gezogen wird.
when-flux = Was Flussgetrieben gibt, wählst du, wenn die Karte eines Regiments mit diesem Ziehereignis gezogen wird.
when-acts-now = Wer jetzt handelt, wählst du, wenn ein Ziehereignis ein anderes Regiment handeln lässt.
when-marker = Einen Marker wählst du in der Siegphase, für jedes Regiment in der Nähe von mehreren.
when-reroll-sixes = Natürliche Sechsen wirfst du nach einem Wurf neu, wenn eine Fähigkeit es erlaubt.
when-blessed = Gesegnet nutzt du nach einem Wurf der Art, für die du es erklärt hast.
when-reroll-hit = Einen Trefferwürfel wirfst du nach deinem Wurf neu, wenn ein Anführer oder Standartenträger es erlaubt.
when-reroll-injury = Einen Verletzungswürfel wirfst du nach deinem Wurf neu, wenn Anführer, Standartenträger oder eine Fähigkeit es erlauben.
when-casualty = Einen Verlust wählst du, wenn mehrere deiner Modelle gleichrangig sind.
when-barrage = Das Sperrfeuer wählst du zu Beginn einer Salve, für jedes Modell mit mehreren.
when-volley = Das Ziel wählst du, wenn du die Aktion Salve nimmst.
when-snapfire = Den Schnellschuss nutzt du gleich nach einem Marsch als erster Aktion.
when-markers = Wie viele Überladungsmarker du ablegst, wählst du nach dem Ziel einer Salve.
when-arcing = Den Bogenschuss wählst du nach dem Ziel einer gezielten Salve.
when-demise = Wen Tödliches Ende als nächsten trifft, wählst du, wenn es mehrere Feinde trifft.
when-charges = Das Hauptziel wählst du, wenn du die Aktion Sturmangriff nimmst.
when-charges-too = Das Nebenziel eines Sturmangriffs wählst du gleich nach dem Hauptziel.
when-charge-again = Einen misslungenen Sturmangriffswurf darfst du neu werfen.
when-close-in = Welches Modell als nächstes geht, wählst du bei Sturmangriff, Nachrücken oder Umgruppieren.
when-close-to = Wohin ein Modell bei Sturmangriff, Nachrücken oder Umgruppieren geht, wählst du nach dem Modell.
when-rake = Den Streifangriff nutzt du nach deinen Aktionen, wenn das Regiment über Feinde marschiert ist.
when-impact-on = Wen der Aufprall eines Modells trifft, wählst du, wenn es nach einem Sturmangriff zwei Feinde berührt.
when-draw-in = Anführer und Befehlsmodelle setzt du in Kontakt, wenn Aufprallangriffe alle anderen getötet haben.
when-strikes-first = Wen du zuerst schlägst, wählst du, wenn mehrere Feinde zu treffen sind.
when-divide = Die Attacken eines Modells teilst du im Nahkampf auf, wenn es mehrere Feinde berührt.
when-supports-against = Wen ein Modell mit Unterstützung angreift, wählst du im Nahkampf, wenn es mehrere Feinde gibt.
when-fury = Die Würfel der Raserei teilst du im Nahkampf auf, wenn es mehrere Feinde gibt.
when-clash-too = Einen Nahkampf hängst du gleich an ein Umgruppieren an, wenn eine Fähigkeit es erlaubt.
when-disciplined = Ohne Wunden ziehst du dich zurück, wenn ein Disziplinierter Charakter das Regiment befehligt.
when-clash-at = Zwischen Gegnern und einer Ruine wählst du zu Beginn eines Nahkampfs, wenn eine Ruine nah ist.
when-acting-leader = Einen stellvertretenden Anführer wählst du, wenn ein Regiment sein letztes Anführermodell verloren hat.
when-tactics = Taktik nutzt du, wenn ein Regiment in der Präsenz des Charakters einen Moraltest macht.
when-holder = Wer eine dauernde Wirkung eines Charakters hat, wählst du am Ende seiner Aktivierung.
when-search = Deinen Stapel durchsuchst du, wenn du eine Karte ziehst und eine Vorherrschaftsfähigkeit es erlaubt.
when-technique-for = Wer eine Technik erhält, wählst du, wenn die Karte ihres Charakters gezogen wird.
when-technique-acts = Wer handelt, wählst du, wenn eine Technik das Regiment der nächsten Karte handeln lässt.
when-hibernate = Wer heilt, wählst du, wenn eine Technik die nächste Karte unter den Stapel legt.
when-free-for = Wer eine freie Aktion macht, wählst du, wenn eine Fähigkeit sie gibt.
when-free-action = Die freie Aktion wählst du, nachdem du gewählt hast, wer sie macht.
when-to-bottom = Karten legst du unter deinen Stapel, wenn eine Fähigkeit dich die obersten ordnen lässt.
when-to-top = Karten legst du oben auf deinen Stapel, wenn eine Fähigkeit dich die obersten ordnen lässt.
when-choose = Eine Wirkung wählst du, wenn ein Zauber oder eine Fähigkeit mehrere bietet.
when-use-ability = Ob du eine Fähigkeit nutzt, entscheidest du, wenn ein Gegenstand, ein Leutnant, ein Zauber oder eine Technik es dir überlässt.
when-return = Ein gefallenes Modell stellst du auf, wenn Heilung es zurückbringt.
when-spell = Den Zauber wählst du, wenn du die Aktion Zaubern nimmst.
when-spell-target = Das Ziel eines Zaubers wählst du gleich nach dem Zauber.
when-duel = Wen du forderst, wählst du, wenn du die Aktion Duell nimmst.
when-accept = Du antwortest, wenn einer deiner Charaktere zum Duell gefordert wird.
when-duel-place = Einen Charakter stellst du für ein Duell auf, wenn er in Kontakt gehen muss.
when-expose = Welche Stärke nicht wirkt, wählst du zu Beginn eines Duells mit Schwäche enthüllen.
when-overkill = Wer den Moraltest durch Übermaß macht, wählst du, wenn dein Charakter einen anderen im Duell verwundet hat.
when-recast = Alle Zauberwürfel wirfst du neu, gleich nachdem sie gefallen sind.
when-reroll-cast = Einen Zauberwürfel wirfst du neu, gleich nachdem die Würfel gefallen sind.
when-floor = Das Stockwerk des Anführers wählst du zu Beginn eines Marsches, wenn eine Ruine in Reichweite ist.
when-model-floor = Das Stockwerk eines Modells wählst du vor seinem Platz, wenn eine Ruine in Reichweite ist.
when-march = Wohin der Anführer geht, wählst du, wenn du die Aktion Marsch nimmst.
when-turn = Einen Wendepunkt wählst du, wenn du ein Modell auf seinem Weg abbiegen lässt.
when-arrange = Ein Modell, das du selbst setzt, wählst du bei einer Bewegung, wenn der Anführer seinen Platz hat.
when-place-model = Den Platz eines Modells wählst du bei einer Bewegung, nachdem du das Modell gewählt hast.
when-entry-edge = Eine Kante wählst du, wenn ein eintreffendes Regiment über mehrere kommen kann.
when-enabling = Einen Wegbereiter wählst du, wenn ein Regiment über eine Kante kommt, die nicht deine ist.
when-enter = Wo der Anführer das Schlachtfeld betritt, wählst du, wenn ein eintreffendes Regiment handelt.
when-enter-from = Eine Stelle der Kante wählst du, wenn du ein Modell beim Aufmarsch abbiegen lässt.
when-vanguard = Die Vorhut nutzt du, wenn alle Modelle eines Regiments aufmarschiert sind und kein Feind im Umkreis von 8″ ist.
when-occupy = Eine Garnison wählst du zu Beginn eines Marsches, wenn eine in Reichweite ist.
when-deploy = Eine Garnison für die Vorgeschobene Aufstellung wählst du, wenn ein eintreffendes Regiment damit handelt.
when-leave-at = Eine Stelle an der Mauer wählst du, wenn ein Regiment aus einer Garnison marschiert.
when-storm = Eine Garnison darfst du besetzen, wenn dein Nahkampf das Regiment darin vernichtet hat.
when-bloodlust = Über den Blutdurst entscheidest du vor jeder Aktion eines Regiments, das ihn hat.

## Was einer Armee oder einem Tisch fehlt

refused-fb-1-14-asked = An diesem Tisch werden Modelle automatisch aufgestellt, darum wird nie danach gefragt.
refused-fb-4-8-asked-none = Keines deiner Regimenter hat einen Anführer oder Standartenträger, der einen Würfel neu werfen ließe.
refused-fb-4-9-asked-none = Niemand und nichts in deiner Armee lässt dich einen Verletzungswürfel neu werfen.
refused-fb-4-22-asked-none = Keine zwei deiner Regimenter teilen sich eine Karte, darum wird nie danach gefragt.
refused-fb-7-31-asked-none = Nichts in deiner Armee heilt.
refused-fb-9-1-asked-none = Keines deiner Regimenter wartet noch in den Verstärkungen.
refused-fb-9-4-asked-none = In deinen Verstärkungen warten keine zwei Regimenter derselben Klasse.
refused-fb-9-9-asked-none = Keines deiner Regimenter, die noch warten, hat Flanke.
refused-fb-9-10-asked-none = Nichts in deiner Armee wirft einen Verstärkungswürfel neu.
refused-fb-9-10-asked-turn = Nichts in deiner Armee macht aus einem Verstärkungswürfel einen Erfolg.
refused-fb-10-4-asked-none = Keine Fähigkeit in deiner Armee ändert die Reihenfolge deines Befehlsstapels auf diese Weise.
refused-fb-10-9-asked = Deine Vorherrschaftsfähigkeit ist bereits verbraucht.
refused-fb-10-9-asked-search = Nur eine Vorherrschaftsfähigkeit, die dein Kriegsherr nicht hat, lässt dich deinen Stapel durchsuchen.
refused-fb-10-12-asked-gone = Der Charakter mit der Fähigkeit ist vernichtet.
refused-fb-10-13-asked = Deine Vorherrschaftsfähigkeit wirkt immer und wird nie erklärt.
refused-fb-11-4-asked-none = Keines deiner Regimenter hat mehrere Ziehereignisse.
refused-fb-11-17-asked-none = Keines deiner Regimenter hat ein Ziehereignis, das ein anderes handeln lässt.
refused-fb-13-8-asked-none = Keines deiner Regimenter muss noch auf das Schlachtfeld kommen.
refused-fb-14-3-asked-none = Keines deiner Regimenter hat Sperrfeuer.
refused-fb-14-9-asked-none = Keines deiner Modelle hat mehrere Sperrfeuer.
refused-fb-15-17-asked-none = Keines deiner Regimenter macht Aufprallangriffe.
refused-fb-16-20-asked-none = Niemand in deiner Armee lässt auf das Umgruppieren einen Nahkampf folgen.
refused-fb-17-6-asked-none = Keines deiner Regimenter hat ein Ziehereignis, das weitergegeben werden kann.
refused-fb-17-16-asked-none = Niemand in deiner Armee darf natürliche 6en neu werfen.
refused-fb-17-19-asked-none = Keiner deiner Charaktere hat den Vorteil Taktik 1.
refused-fb-17-29-asked-none = Keiner deiner Charaktere ist Diszipliniert.
refused-fb-17-34-asked-none = Keiner deiner Charaktere hat Schwäche enthüllen.
refused-fb-17-35-asked-none = Keiner deiner Charaktere hat Übermaß.
refused-fb-17-41-asked-none = Keiner deiner Charaktere hat Vorsichtiges Zaubern.
refused-fb-17-42-asked-none = Keiner deiner Charaktere ist Gesammelt.
refused-fb-17-44-asked-none = Nichts in deiner Armee gibt freie Aktionen, wenn eine Karte gezogen wird.
refused-fb-17-45-asked-none = Keiner deiner Charaktere hat eine dauernde Befehlswirkung, die vergeben wird.
refused-fb-17-49-asked-none = Deine Armee hat keinen Gegenstand, keinen Leutnant, keinen Zauber und keine Technik, deren Einsatz dir freisteht.
refused-fb-18-1-asked-none = Du hast keinen Charakter mehr, der ein Duell führen könnte.
refused-fb-19-1-asked-none = Du hast keinen Zauberer oder Priester, oder keinen mehr.
refused-fb-19-3-asked-none = Keiner deiner Charaktere hat einen Zauber.
refused-fb-19-17-asked-none = Nichts in deiner Armee lässt eine solche Wahl.
refused-fb-21-3-asked-none = Auf diesem Schlachtfeld gibt es keine Garnison.
refused-fb-21-3-asked-foot = Nur Infanterie besetzt Garnisonen, und du hast keine oder keine mehr.
refused-fb-22-2-asked-none = Auf diesem Schlachtfeld steht keine Ruine mit oberen Stockwerken.
refused-fb-22-2-asked-foot = Nur Infanterie geht in obere Stockwerke, und du hast keine oder keine mehr.
refused-fb-22-14-asked-none = Auf diesem Schlachtfeld steht keine Ruine.
refused-fb-22-14-asked-beasts = Infanterie schlägt auf keine Ruine ein, und du hast nichts anderes.
refused-fb-23-4-asked-none = Keines deiner Regimenter hat Ausbrennen.
refused-fb-23-9-asked-none = Keines deiner Regimenter ist Flussgetrieben.
refused-fb-23-10-asked-none = Keines deiner Regimenter hat Raserei.
refused-fb-24-1-asked-none = Keines deiner Regimenter hat Bogenschuss.
refused-fb-24-5-asked-none = Keines deiner Regimenter hat Blutdurst.
refused-fb-24-8-asked-none = Keines deiner Regimenter ist gesegnet.
refused-fb-24-25-asked-none = Keines deiner Regimenter hat Vorgeschobene Aufstellung.
refused-fb-24-26-asked-none = Keines deiner Regimenter hat Tödliches Ende.
refused-fb-24-28-asked-none = Keines deiner Regimenter hat Überladung.
refused-fb-24-35-asked-none = Keines deiner Regimenter hat Streifangriff.
refused-fb-24-44-asked-none = Keines deiner Regimenter hat Schnellschuss.
refused-fb-24-47-asked-none = Keines deiner Regimenter hat Unterstützung.
refused-fb-24-52-asked-none = Keines deiner Regimenter ist Unaufhaltsam.
refused-fb-24-54-asked-none = Keines deiner Regimenter hat Vorhut.
refused-fb-25-6-asked = Nur das Szenario Plündert das Lager hat Zielmarker.
refused-fb-26-11-asked-none = Keiner deiner Charaktere hat eine Technik, die einem Regiment gegeben wird.
refused-fb-26-11-asked-card = Keiner deiner Charaktere hat eine Technik, die das Regiment der nächsten Karte handeln lässt.
refused-fb-26-11-asked-bottom = Keiner deiner Charaktere hat eine Technik, die die nächste Karte nach unten legt.

## Was nichts zu entscheiden lässt

refused-fb-9-6-asked = Jetzt würfelt der Gegner für seine Verstärkungen.
refused-fb-10-2-asked = Du hast in diesem Zug kein Regiment, das eine Karte bekommt.
refused-fb-10-4-asked = Dein Befehlsstapel liegt bereits.
refused-fb-10-7-asked = Nur wer weniger Karten hat, darf sein Ergebnis ändern.
refused-fb-10-12-asked = Der Charakter mit der Fähigkeit ist nicht auf dem Schlachtfeld.
refused-fb-11-8-asked-last = { $s }: keine weitere Aktion in dieser Aktivierung.
refused-fb-12-2-asked-garrison = Die nächste freie Garnison ist { $n }″ von den Anführermodellen entfernt, dieser Marsch reicht { $m }″: { $x }.
refused-fb-12-10-asked-alone = { $s }: ein einzelnes Modell, andere sind nicht zu setzen.
refused-fb-13-8-asked-ground = { $s }: erst beim Aufmarsch auf das Schlachtfeld, und alle kommen auf ebener Erde.
refused-fb-13-10-asked-own = { $s }: Aufmarsch über die eigene Kante, dafür braucht es keinen Wegbereiter.
refused-fb-13-17-asked-twice = { $s }: { s-need } beide Märsche für den Aufmarsch, darum keine Vorhut.
refused-fb-13-24-asked-entry = { $s }: beim Aufmarsch auf das Schlachtfeld, und dieser Marsch besetzt keine Garnison.
refused-fb-14-9-asked-regiment = { $s }: Kein Modell hat mehrere Sperrfeuer.
refused-fb-15-5-asked-leaders = { $s }: Ein Nebenziel braucht mehr als ein Anführermodell, und mehr sind nicht da.
refused-fb-15-5-asked-nobody = { $s }: Kein anderer Feind in Reichweite ist im Umkreis von 3″ um das Hauptziel: { $t }.
refused-fb-15-17-asked-regiment = { $s }: keine Aufprallangriffe.
refused-fb-15-19-asked-one = { $s }: Nur ein Regiment wurde gestürmt, darum hat kein Modell eine Wahl.
refused-fb-16-8-asked-one = { $s }: nur mit einem Regiment gebunden: { $t }.
refused-fb-16-20-asked-regiment = { $s }: Niemand darin lässt auf das Umgruppieren einen Nahkampf folgen.
refused-fb-17-29-asked-regiment = { $s }: unter keinem Disziplinierten Charakter, der es nicht schon genutzt hätte.
refused-fb-17-41-asked-regiment = { $s }: kein Vorsichtiges Zaubern.
refused-fb-17-41-asked-used = { $s }: Vorsichtiges Zaubern in diesem Spiel schon genutzt.
refused-fb-17-42-asked-regiment = { $s }: nicht Gesammelt.
refused-fb-17-42-asked-used = { $s }: Dieser neue Wurf ist schon genutzt.
refused-fb-20-12-asked-hindered = { $s }: durch Hinderliches Gelände gestürmt, darum keine Aufprallangriffe.
refused-fb-21-3-asked-mixed = { $s }: Keine Garnison ist frei. Jede ist schon besetzt oder fasst weniger als { $n } Modelle.
refused-fb-21-3-asked-nearest = { $s }: Kein Anführermodell findet in diesem Marsch einen Weg zur nächsten freien Garnison: { $x }.
refused-fb-21-3-asked-regiment = { $s }: keine Infanterie, und nur Infanterie besetzt Garnisonen.
refused-fb-21-3-asked-small = { $s }: { $n } Modelle, und so viele fasst keine Garnison.
refused-fb-21-6-asked-all = Jede Garnison ist schon besetzt.
refused-fb-21-19-asked-ground = { $s }: auf dem Marsch aus einer Garnison, und alle enden auf ebener Erde.
refused-fb-21-19-asked-leaving = { $s }: auf dem Marsch aus einer Garnison, nicht in eine hinein.
refused-fb-21-19-asked-outside = { $s }: in keiner Garnison, die verlassen werden könnte.
refused-fb-21-27-asked-nearest = Feinde sind in Kontakt mit der nächsten freien Garnison: { $x }.
refused-fb-22-2-asked-regiment = { $s }: keine Infanterie, und nur Infanterie geht in obere Stockwerke.
refused-fb-22-5-asked-nearest = Das nächste obere Stockwerk ist { $n }″ entfernt; mit dem Aufstieg von 3″ ist das mehr als { $m }″: { $x }.
refused-fb-22-14-asked-far = { $s }: keine stehende Ruine im Umkreis von 1″.
refused-fb-22-14-asked-regiment = { $s }: Infanterie, und die schlägt auf keine Ruine ein.
refused-fb-22-14-asked-struck = { $s }: Eingeschlagen wird auf eine Ruine, nicht auf Gegner.
refused-fb-22-20-asked-other = Auf keinem anderen Stockwerk in Reichweite ist ein freier Platz.
refused-fb-23-10-asked-regiment = { $s }: ohne Raserei.
refused-fb-24-1-asked-aim = { $s }: nicht gezielt, und das braucht ein Bogenschuss.
refused-fb-24-1-asked-all = { $s }: Nicht alle Modelle haben Bogenschuss.
refused-fb-24-1-asked-character = { $s }: Der Charakter hat keinen Bogenschuss.
refused-fb-24-28-asked-regiment = { $s }: kein Überladungsmarker.
refused-fb-24-44-asked-regiment = { $s }: kein Schnellschuss.
refused-fb-24-45-asked-aim = Ein Schnellschuss ist nie gezielt, darum gibt es keinen Bogenschuss.
refused-fb-24-45-asked-markers = Für einen Schnellschuss werden keine Überladungsmarker benutzt.
refused-fb-24-47-asked-regiment = { $s }: keine Unterstützung.
refused-fb-24-52-asked-regiment = { $s }: nicht Unaufhaltsam.
refused-fb-24-54-asked-regiment = { $s }: keine Vorhut.
refused-fb-25-7-asked = Keines deiner Regimenter ist in der Nähe von zwei Markern.
refused-fb-27-15-asked = Es gab nur eine Möglichkeit, darum wurde nicht gefragt.

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
s-strike = { $sn ->
    [one] schlägt
   *[other] schlagen
}
