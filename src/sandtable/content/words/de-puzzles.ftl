### Rätsel

puzzle-title = Rätsel
puzzle-about = Stellungen aus Partien zwischen Bots, in denen eine Antwort klar die beste ist und der Bot sie übersehen hat. Finde sie.
puzzle-game = Spiel
puzzle-start = Nächstes ungelöstes Rätsel
puzzle-none = Für dieses Spiel gibt es keine Rätsel.
puzzle-level-1 = Leicht
puzzle-level-2 = Mittel
puzzle-level-3 = Schwer
puzzle-difficulty = Schwierigkeit { $n } von 3
puzzle-name = Rätsel { $n }
puzzle-name-solved = Rätsel { $n }, gelöst
puzzle-number = Rätsel { $n } von { $m }
puzzle-solved-of = { $n } von { $m } gelöst
puzzle-task = Du spielst { $p }. Gib auf die Frage die beste Antwort, am Brett wie im Spiel. Gespielt wird noch nichts.
puzzle-right = Richtig: { $x }
puzzle-right-more = Deine Gewinnchance danach beträgt { $m } %.
puzzle-wrong = Nicht die beste Antwort: { $x }
puzzle-wrong-more = Deine Gewinnchance danach beträgt { $n } %, nach der besten Antwort { $m } %.
puzzle-again = Noch ein Versuch
puzzle-show = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-own = die Antwort des Bots
puzzle-honest = Die Chancen sind geschätzt: Der Bot hat von hier aus viele Male weitergespielt und dabei alles Verdeckte jedes Mal neu verteilt.
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen
puzzle-all = Alle Rätsel
me-puzzles = Rätsel
me-puzzles-none = Noch kein Rätsel gelöst.
me-puzzles-first =
    { $n ->
        [one] 1 davon beim ersten Versuch
       *[other] { $n } davon beim ersten Versuch
    }
lobby-puzzles-about = Finde die eine beste Antwort.
puzzle-terminal = Deine Antwort (ihre Nummer, oder ? für die Lösung):
puzzle-no-answer = Bitte gib eine Zahl von 1 bis { $n } ein.
