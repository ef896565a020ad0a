# Was über dem Brett erzählt wird, und die Seite nach dem Ende.
ui-pace = Tempo der anderen
ui-pace-calm = ruhig
ui-pace-brisk = zügig
ui-pace-once = sofort
ui-volume = Lautstärke
ui-wins-battle = { $p } gewinnt
ui-loses = { $p } verliert { $n }
ui-go-on = Weiter
ui-space = Leertaste
ui-story = Was geschehen ist
ui-story-of = Was { $p } getan hat
ui-skip-show = Überspringen
ui-tell-again = Noch einmal zeigen
ui-skip-to-me = Zu meinem Zug

ui-victory = Sieg
ui-defeat = Niederlage
ui-draw = Unentschieden
ui-game-over = Das Spiel ist aus
ui-course = Der Verlauf des Spiels
ui-turns-played = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
ui-turn-axis = Zug
ui-step-axis = Schritt
ui-turn = Zug { $n }
ui-swing = { $p } gewinnt { $n }
ui-turning-points = Wendepunkte
ui-in-figures = In Zahlen
ui-rematch = Revanche
ui-swap-sides = Seiten tauschen
ui-again-offered = Eine Revanche ist aufgebaut, dein Platz ist frei gehalten.
ui-again-there = Die Revanche ist aufgebaut.
ui-again-sit = Platz nehmen
ui-watch = Zusehen
ui-again-go = Zur Revanche
ui-again-see = Zur Revanche
ui-sequel-goes-on = Der Feldzug geht weiter
ui-watch-again = Noch einmal ansehen
ui-share = Teilen
ui-share-about = Wer diesen Link öffnet, sieht das ganze Spiel:
ui-export-record = Aufzeichnung sichern

tally-dice = geworfene Würfel
tally-moves = Bewegungen
tally-retreats = Schritte zurück
tally-ground = gewonnener Boden
tally-figures-lost = verlorene Figuren
tally-units-lost = verlorene Einheiten
tally-lore-spent = ausgegebenes Lore
tally-built = gebaute Einheiten
tally-villages = gebaute Dörfer
tally-captured = genommene Dörfer
tally-battles = begonnene Kämpfe
tally-battles-won = gewonnene Kämpfe
tally-drawn = gezogene Karten
tally-revenue = Gold
tally-attacks = Angriffe
tally-cards-lost = verlorene Karten
tally-razed = geschleifte Burgen
tally-spells = gewirkte Zauber
tally-explored = erkundete Ruinen
tally-volleys = Salven
tally-charges = Angriffsläufe
tally-models-lost = verlorene Modelle
tally-regiments-lost = verlorene Regimenter
