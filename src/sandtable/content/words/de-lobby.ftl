### Die Lobby und das Vorbereiten eines Tisches

lobby-minutes =
    { $low ->
        [0] { "" }
       *[other] { $low } bis { $high } Minuten
    }
lobby-set-up = Vorbereiten
lobby-set-up-of = Einen Tisch vorbereiten: { $x }
lobby-play = Jetzt spielen
lobby-play-of = Jetzt gegen einen Bot spielen: { $x }
lobby-waiting =
    { $n ->
        [0] Kein Tisch wartet auf dich
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
lobby-all = Alle
lobby-mine = Ich bin dran
lobby-running = Laufend
lobby-over = Beendet
lobby-show = Zeigen
lobby-with = mit { $x }
lobby-alone = noch niemand sonst
lobby-bots =
    { $n ->
        [one] einem Bot
       *[other] { $n } Bots
    }
lobby-rank = Platz { $k } von { $n }
lobby-won = gewonnen
lobby-lost = verloren
lobby-drawn = unentschieden
lobby-free =
    { $n ->
        [one] ein freier Platz
       *[other] { $n } freie Plätze
    }
lobby-new-here = Neu hier?
lobby-new-here-more = Drei Abende bis zur Meisterschaft. Jeder beginnt mit einem Klick.
lobby-evening = { $n }. Abend
lobby-first = Ein geführtes Spiel
lobby-first-more = Du spielst wirklich; ein Lehrer sagt, worauf du zeigen sollst, und antwortet freundlich.
lobby-second-more = Spiel es gegen den Bot, mit Hinweisen, wann immer du magst.
lobby-begin = Anfangen
lobby-look = Ansehen
lobby-none = Noch kein Tisch von dir
lobby-none-more = Drück bei irgendeinem Spiel auf „{ lobby-play }“, und du sitzt sofort in einer Schlacht gegen einen Bot. Was du beginnst, steht hier mit Karte, Spielstand und wer am Zug ist.
lobby-none-match = Kein solcher Tisch.
lobby-nobody = Gerade wartet niemand.
lobby-nobody-more = Bereite ein Spiel mit einem Platz für jeden vor, und es steht hier; oder schick jemandem den Link.

## Vorbereiten

setup-steps = Schritte
setup-what = Was gespielt wird
setup-who = Wer spielt
setup-how = Wie gespielt wird
setup-which = { $x }: Wähle aus
setup-all = Alle
setup-group = Gruppe
setup-own = Eigenes
setup-level =
    { $n ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
setup-minutes = { $n } Min.
setup-units = { $a } : { $b } Einheiten
setup-players =
    { $low ->
        [0] { "" }
       *[other] { $low }–{ $high } Spieler
    }
setup-so-many = { $n } Spieler
setup-next = Weiter: { $x }
setup-back = Zurück
setup-here = Jemand hier
setup-link = Jemand mit Link
setup-open = Offen für jeden
setup-bot = Bot: { $name }
setup-any = wie es kommt
setup-chosen-by = Nach Bild gewählt: { $x }
setup-swap = Plätze tauschen
setup-common = Oft geändert
setup-rare = Selten geändert
setup-search = Optionen durchsuchen
setup-found =
    { $n ->
        [0] Keine Option heißt so.
        [one] Eine Option
       *[other] { $n } Optionen
    }
setup-changed =
    { $n ->
        [0] Alles, wie die Regeln es sagen.
        [one] Eine Option weicht von der Vorgabe der Regeln ab.
       *[other] { $n } Optionen weichen von der Vorgabe der Regeln ab.
    }
setup-close = Zurück zur Lobby
setup-unknown = Dieses Spiel gibt es nicht.
