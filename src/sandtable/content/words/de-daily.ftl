### Das Gefecht des Tages und die Seite über die eigenen Spiele

daily-title = Gefecht des Tages
daily-fixed = Ein Versuch am Tag. Aufbau und Würfel sind für alle gleich, alle spielen also dasselbe Gefecht. Nur zum Spaß.
daily-once = ein Versuch · gleiche Würfel für alle
daily-win = Gewinne das Gefecht.
daily-choices = etwa { $n } Entscheidungen
daily-results =
    { $n ->
        [0] noch keine Ergebnisse
        [one] 1 Ergebnis
       *[other] { $n } Ergebnisse
    }
daily-won-of = { $m } von { $n } gewonnen
daily-play = Heutiges Gefecht spielen
daily-go-on = Weiterspielen
daily-look = Dein Ergebnis ansehen
daily-ends = endet in { $h } Std. { $m } Min.
daily-today = Ergebnisse von heute
daily-yesterday = Die von gestern
daily-other-game = Heute in anderen Spielen
daily-device = Dieser Server läuft auf deinem Rechner, die Ergebnisse bleiben also auf diesem Gerät.
daily-left = Ein Gefecht, das am Ende des Tages (Mitternacht UTC) nicht beendet ist, zählt als verloren.
daily-board = Ergebnisse
daily-nobody = Noch hat niemand dieses Gefecht beendet.
daily-unnamed = Ohne Namen
daily-player = Name
daily-outcome = Ergebnis
daily-score = Punkte
daily-dice = Der Tag bestimmt die Würfel dieses Gefechts, zu beweisen gibt es hier also nichts.
daily-victory =
    { $n ->
        [0] Sieg
        [one] Sieg in einem Zug
       *[other] Sieg in { $n } Zügen
    }
daily-defeat = Niederlage
daily-draw = Unentschieden
daily-card-score = Punkte
daily-card-turns = Züge
daily-card-today = Heute
daily-share = Karte teilen
daily-save = Bild speichern
daily-copy = Text kopieren
daily-copied = Kopiert
daily-secret = Die Karte verrät nichts: keine Stellung, keine Handkarten.
daily-card = Ergebniskarte
daily-card-text = { daily-title }, { $game }, { $day }: { $result } ({ $score })
me-title = Meine Spiele
me-about = Was du gespielt, gewonnen und gelernt hast. Diese Liste liegt nur auf diesem Gerät; kein Server kennt sie.
me-empty = Noch ist nichts da. Beendete Spiele und Lektionen erscheinen hier.
me-played = gespielt
me-learned = Gelernt
me-learned-none = Noch kein geführtes Spiel beendet.
me-games = Spiele
me-open = Öffnen
me-export = Als Datei speichern
me-delete = Alles hier löschen
me-delete-sure = Diese Liste von diesem Gerät löschen? Deine Tische bleiben.
me-delete-yes = Löschen
me-delete-no = Behalten
me-deleted = Gelöscht.
daily-today-is = Gefecht des Tages, { $day }: { $title }
daily-played-already = Du hast das heutige Gefecht schon begonnen. Weiter mit: { $command }
