# Was über dem Brett erzählt wird, und die Seite nach dem Ende.
ui-pace = Tempo der fremden Züge
ui-pace-calm = langsam
ui-pace-brisk = schnell
ui-pace-once = sofort
ui-volume = Lautstärke
ui-wins-battle = { $p } gewinnt
ui-loses = { $p } verliert { $n }
ui-go-on = Weiter
ui-space = Leertaste
ui-story = Rückblick
ui-story-of = Zug von { $p }
ui-skip-show = Überspringen
ui-hold = Anhalten
ui-my-turn = Mein Zug
ui-played = Gespielte Karte
ui-told-last = Letztes Ereignis
ui-told-nothing = Noch ist nichts passiert.
ui-and-more = { $x } und { $n } weitere
ui-tell-again = Noch einmal zeigen

ui-victory = Sieg
ui-defeat = Niederlage
ui-draw = Unentschieden
ui-game-over = Das Spiel ist zu Ende
ui-course = Spielverlauf
ui-turns-played = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
ui-turn-at = Zug { $n }, { $p }: Stellung { $k } von { $m }
ui-rounds-played = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
ui-resigned = { $p } hat aufgegeben.
ui-fallen = Die Gefallenen
ui-best-unit = Am meisten vernichtet: { $u } ({ $p }), { $n }.
ui-turn-axis = Zug
ui-step-axis = Schritt
ui-turn = Zug { $n }
ui-swing = +{ $n } für { $p }
ui-turning-points = Wendepunkte
ui-in-figures = Statistik
ui-rematch = Revanche
ui-swap-sides = Seiten tauschen
ui-again-offered = Die Revanche steht bereit, dein Platz ist reserviert.
ui-again-there = Die Revanche steht bereit.
ui-again-sit = Platz nehmen
ui-watch = Zusehen
ui-again-go = Zur Revanche
ui-again-see = Zur Revanche
ui-sequel-goes-on = Der Feldzug geht weiter
ui-watch-again = Noch einmal ansehen
ui-share = Teilen
ui-share-about = Wer diesen Link hat, kann das ganze Spiel ansehen:
ui-export-record = Aufzeichnung speichern

tally-dice = geworfene Würfel
tally-moves = Bewegungen
tally-retreats = Felder im Rückzug
tally-ground = gewonnene Felder
tally-figures-lost = verlorene Figuren
tally-units-lost = verlorene Einheiten
tally-lore-spent = ausgegebene Lore
tally-built = platzierte Einheiten
tally-villages = gebaute Dörfer
tally-captured = eroberte Dörfer
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
tally-charges = Sturmangriffe
tally-models-lost = verlorene Modelle
tally-regiments-lost = verlorene Regimenter
ui-commit-roll = Würfeln
ui-commit-first = Der erste Klick wählt, der zweite würfelt. Bis dahin lässt sich alles zurücknehmen.
ui-commit-armed = Noch ein Klick würfelt, Escape bricht ab.
ui-commit-after = Nach dem Wurf lässt sich nichts mehr zurücknehmen.
ui-enter = Eingabe
ui-reach-certain = { $n } sicher
ui-reach-most = höchstens { $n }
ui-contact = Kontakt!
ui-contact-made = { $n ->
    [0] { $r } im Kontakt mit: { $s }
   *[other] { $r }, { $n } von { $m }, im Kontakt mit: { $s }
}
ui-die-no-way = kein Weg in den Kontakt
ui-die-brings = Was der Würfel bringen kann
ui-die-reaches = Kontakt
ui-die-short = { $x } zu kurz
ui-need-or-less = { $n } oder weniger
ui-left-of = { $n } von { $m }
