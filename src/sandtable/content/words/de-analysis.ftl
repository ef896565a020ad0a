# Die Analyse einer beendeten Partie.
analysis-analyse = Analysieren
analysis-title = Analyse
analysis-end = Das Ende
analysis-whole = Ganzes Spiel
analysis-wait = Zuerst wird ein anderes Spiel analysiert. { $n ->
    [one] Ein Spiel ist vor deinem dran.
   *[other] { $n } Spiele sind vor deinem dran.
}
analysis-progress = Analyse läuft: { $n } % fertig
analysis-failed = Dieses Spiel konnte nicht analysiert werden.
analysis-none = Dieses Spiel wurde noch nicht analysiert.
analysis-none-more = Die Bots spielen von jeder Entscheidung aus weiter und vergleichen die Antworten. Das dauert etwa eine Minute, und das Ergebnis bleibt gespeichert.
analysis-start = Dieses Spiel analysieren
analysis-stop = Abbrechen
analysis-watching = Nur wer mitgespielt hat, kann es analysieren lassen.
analysis-chances = Chancen, Zug um Zug
analysis-as-it-went = wie es kam
analysis-even = mit durchschnittlichem Glück
analysis-gap = der Abstand ist Glück
analysis-of = Aus Sicht von
analysis-open = Alle Karten offen
analysis-known = Was jeder wusste
analysis-chart = Gewinnchance in dieser Stellung: { $x }
analysis-chance-of = { $p } { $n } %
analysis-play-and-luck = Spiel und Glück, Zug um Zug
analysis-play = Spiel
analysis-luck = Glück
analysis-bars = { $p }: Spiel { $n } Punkte, Glück { $m } Punkte über das ganze Spiel
analysis-how-well = Wie gut jeder gespielt hat
analysis-scale = 100: immer die beste Wahl
analysis-accuracy = Genauigkeit { $n } von 100
analysis-best = { $n }-mal am besten
analysis-good = { $n }-mal gut
analysis-slip = { $n ->
    [one] { $n } Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
analysis-blunder = { $n ->
    [one] { $n } Patzer
   *[other] { $n } Patzer
}
analysis-turning = Wendepunkte
analysis-turning-none = Kein Schritt hat die Chancen stark verändert.
analysis-cause-choice = eine Entscheidung
analysis-cause-dice = Glück
analysis-cause-both = eine Entscheidung und Glück
analysis-swing = { $p }: { $n } % auf { $m } %
analysis-better = besser: { $x }
analysis-grade-best = Beste Antwort
analysis-grade-good = Gute Antwort
analysis-grade-slip = Ungenau
analysis-grade-blunder = Patzer
analysis-asked = Zug { $n }, { $p }
analysis-opening = Vor dem ersten Zug, { $p }
analysis-no-choice = Hier gab es nichts zu beurteilen: Es gab nur eine Antwort, oder das Spiel ist zu Ende.
analysis-not-judged = Diese Entscheidung wird noch beurteilt.
analysis-played = Gespielt
analysis-answer-best = Am besten
analysis-answer-second = Am zweitbesten
analysis-answer-third = Am drittbesten
analysis-promise = So gut waren nach jeder Antwort die Gewinnchancen, nach allem, was { $p } wusste:
analysis-try = Von hier aus ausprobieren
analysis-honest = Die Chancen schätzt ein Bot. Er sieht nur wenige Züge voraus, darum sind ein paar Punkte kein Unterschied.
analysis-plan-best = Beste Antwort
analysis-plan-played = Was gespielt wurde
refused-analysis-not-over = Ein Spiel wird erst analysiert, wenn es zu Ende ist.
