### Die Lobby und das Vorbereiten eines Tisches

lobby-minutes =
    { $low ->
        [0] { "" }
       *[other] { $low } bis { $high } Minuten
    }
lobby-set-up = Vorbereiten
lobby-set-up-of = Tisch vorbereiten: { $x }
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
lobby-show = Anzeigen
lobby-with = mit { $x }
lobby-alone = noch keine Mitspieler
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
lobby-new-here-more = Lerne das Spiel in drei Abenden. Jeder beginnt mit einem Klick.
lobby-evening = { $n }. Abend
lobby-first = Ein geführtes Spiel
lobby-first-more = Du spielst richtig. Ein Trainer zeigt dir, was du anklicken sollst, und erklärt, warum.
lobby-second-more = Spiel gegen einen Bot. Tipps gibt es, wann immer du willst.
lobby-begin = Starten
lobby-look = Details
lobby-none = Du hast noch keine Tische
lobby-none-more = Klick bei einem Spiel auf „{ lobby-play }“, und die Schlacht gegen einen Bot beginnt sofort. Deine Spiele erscheinen hier mit Karte, Spielstand und wer am Zug ist.
lobby-none-match = Keine passenden Tische.
lobby-nobody = Gerade gibt es keine offenen Tische.
lobby-nobody-more = Bereite ein Spiel mit einem offenen Platz vor, dann erscheint es hier. Oder schick jemandem den Link.

## Vorbereiten

setup-steps = Schritte
setup-what = Was gespielt wird
setup-who = Wer spielt
setup-how = Optionen
setup-which = { $x }: bitte wählen
setup-all = Alle
setup-group = Gruppe
setup-own = Eigene
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
setup-here = Spieler an diesem Gerät
setup-link = Freund per Link
setup-open = Offen für alle
setup-a-bot = Ein Bot
setup-bot = Bot: { $name }
bot-steward = Verwalter
bot-captain = Hauptmann
bot-marshal = Marschall
bot-tactician = Taktiker
bot-squire = Knappe
bot-sergeant = Feldwebel
bot-general = General
bot-warlord = Kriegsherr
level-squire = Nimmt, was gerade gut ist. Vergisst, was du danach tun kannst.
level-sergeant = Spielt solide, begnügt sich aber oft mit der zweitbesten Idee.
level-captain = Wägt jede Antwort nach ihren Chancen ab.
level-general = Spielt jede gute Antwort mehrmals durch, bevor er sich entscheidet.
level-warlord = Spielt mehr Antworten durch, öfter und weiter voraus.
level-rank = Stufe { $n } von 5
level-measured = Gegen { $name }: { $n } von 100 Spielen gewonnen
level-measured-more = Gemessen in { $n } Spielen mit vertauschten Plätzen; { $low } bis { $high } von 100 mit 95 % Sicherheit
bot-random = Zufall
setup-any = zufällig
setup-chosen-by = { $x } nach Bild wählen
setup-swap = Plätze tauschen
setup-common = Häufige Optionen
setup-rare = Weitere Optionen
setup-search = Optionen durchsuchen
setup-found =
    { $n ->
        [0] Keine passende Option.
        [one] Eine Option
       *[other] { $n } Optionen
    }
setup-changed =
    { $n ->
        [0] Standardregeln.
        [one] Eine Option weicht von den Standardregeln ab.
       *[other] { $n } Optionen weichen von den Standardregeln ab.
    }
setup-close = Zurück zur Lobby
setup-unknown = Dieses Spiel gibt es nicht.
