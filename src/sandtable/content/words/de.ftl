### Wörter, die allen Spielen gemeinsam sind, auf Deutsch.
###
### Die Wörter eines Befehls können in dieser Sprache getippt werden; das erste steht in der Hilfe.

seat-name = Spieler { $n }
seat-bot = Bot { $n } ({ $name })
list-and = { $first } und { $last }
list-nothing = nichts

## Befehle im Terminal

command-help = hilfe, h, ?, help
command-undo = zurücknehmen, z, undo, u
command-save = speichern, save
command-quit = schluss, quit, q, exit
command-log = verlauf, v, log, l
command-map = karte, k, map, m
command-why = warum, why
command-rules = regel, regeln, rules, rule
command-back = zurück, back, b
command-options = optionen, o, options
command-hand = hand
command-forces = armeen, a, forces, f
command-discards = abwürfe, discards, d
command-battle = kampf, battle
command-factions = fraktionen, factions

help-answer = Antworte mit der Nummer einer Option, ihrem Namen oder einem Teil davon, der zu keiner anderen passt.
help-help = { $c }  diese Hilfe und mehr zur Frage
help-undo = { $c }  die letzte eigene Wahl zurücknehmen, solange seither niemand etwas erfahren hat
help-save = { $c } DATEI  eine Kopie des Spiels in einer Datei ablegen
help-quit = { $c }  aufhören; das Spiel bleibt erhalten
help-log = { $c } [N]  was bisher geschah, oder die letzten N Zeilen davon
help-map = { $c }  den Tisch neu zeichnen, so groß wie möglich
help-why = { $c } NAME  oder ?NAME: warum etwas nicht zur Wahl steht
help-rules = { $c } NUMMER|WORT  eine Regel lesen oder Regeln mit einem Wort suchen
help-back = { $c }  zurück zum ersten Teil der Frage
help-options = { $c }  alle Optionen einzeln auflisten
help-topics = { $list }  den Tisch ansehen

## Fragen und Antworten

prompt = >
ask-which-game = Welches Spiel?
pass-keyboard = Gib die Tastatur an { $p } weiter.
pass-ready = { $p }, drücke die Eingabetaste, wenn sonst niemand zusieht.
thinking = { $p } überlegt ...
since-then = Was geschah
earlier-lines =
    { $n ->
        [one] ... und davor { $n } Zeile ({ $c } eingeben)
       *[other] ... und davor { $n } Zeilen ({ $c } eingeben)
    }
hint-help = ? zeigt die Hilfe
hint-undo = z nimmt zurück
hint-back = b geht zurück
more-options =
    { $n ->
        [one] { $n } Option
       *[other] { $n } Optionen
    }
or-point = Oder gib einen Punkt als zwei Zahlen ein: x y.

undone = Zurückgenommen.
saved-copy = Eine Kopie liegt in { $file }.
kept-in = Das Spiel liegt in { $file }.
go-on-with = Weiter geht es mit: { $command }
resumed = Fortgesetzt nach { $n } Entscheidungen.
log-empty = Noch ist nichts geschehen.
game-over = Das Spiel ist zu Ende.
won-by = Gewonnen hat: { $list }
nobody-won = Niemand gewinnt.
why-possible = { $x } ist möglich: Option { $list }.
why-not = { $x } ist jetzt nicht möglich:
why-elsewhere = Nach { $x } ist jetzt nicht gefragt:
rules-in-english = (Die Regeln sind auf Englisch abgedruckt.)
topic-empty = Davon ist gerade nichts zu sehen.

## Abweisungen: nichts wurde geändert

error-no-option = Keine Option heißt „{ $text }“.
error-no-number =
    { $n ->
        [one] Es gibt keine Option { $text }, nur Nummer 1.
       *[other] Es gibt keine Option { $text }, nur 1 bis { $n }.
    }
error-ambiguous = „{ $text }“ passt zu mehreren Optionen: { $list }.
error-no-undo = Es lässt sich nichts zurücknehmen: Seither hat jemand etwas erfahren oder gewählt.
error-no-target = Nichts heißt „{ $text }“.
error-why-what = Nenne, wonach du fragst: { $c } NAME.
error-no-rule = Keine Regel hat diese Nummer oder enthält „{ $text }“.
error-rules-what = Nenne die Nummer einer Regel oder ein Wort daraus: { $c } NUMMER|WORT.
error-save-what = Nenne eine Datei: { $c } DATEI.
error-cannot-save = Das Spiel konnte nicht in { $file } abgelegt werden: { $reason }.
error-file-exists = { $file } gibt es schon; die Datei blieb, wie sie war.
