# Warum eine Frage jetzt nicht gestellt wird. $when ist der Satz when-KIND des Spiels, der sagt, wann sie gestellt wird.
not-asked-turn = Am Zug ist { $player }.
not-asked-turn-when = Am Zug ist { $player }. { $when }
not-asked-later = { $when } Jetzt ist dran: { $now }.
not-asked-over = { $when } Das ist vorbei. Jetzt ist dran: { $now }.
not-asked-nothing = Schon vorbei: { $step }. { $why }
not-asked-now = { $when } Jetzt wirst du gefragt: { $prompt }
not-asked-other = Gefragt ist gerade { $player }. { $when }
not-asked-waits = { $when } Jetzt muss { $player } entscheiden.
not-asked-else = Du wirst gerade etwas anderes gefragt.
not-asked-open = Jetzt ist { $player } gefragt.
# Eine Warnung vor einer Antwort, mit der das Spiel sofort verloren sein kann.
danger-lost = Damit endet das Spiel, und du verlierst.
danger-again = Wenn du das trotzdem willst, gib es noch einmal ein.
