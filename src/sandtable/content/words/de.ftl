### Wörter, die allen Spielen gemeinsam sind, auf Deutsch.
###
### Die Wörter eines Befehls können in dieser Sprache getippt werden; das erste steht in der Hilfe.

language-name = Deutsch
seat-name = Spieler { $n }
seat-bot = Bot { $n } ({ $name })
list-and = { $first } und { $last }
list-nothing = nichts

## Befehle im Terminal

command-help = hilfe, h, ?, help
command-concede = aufgeben, concede, resign
command-draw = remis, draw
command-takeback = bitten, takeback
command-undo = zurücknehmen, z, undo, u
command-save = speichern, save
command-quit = schluss, quit, q, exit
command-log = verlauf, v, log, l
command-map = karte, k, map, m
command-briefing = lage, briefing, br, story, geschichte
command-why = warum, why
command-rules = regel, regeln, rules, rule
command-back = zurück, back, b
command-options = optionen, o, options
command-hand = hand
command-forces = armeen, a, forces, f
command-discards = ablage, abwürfe, d, discards
command-battle = kampf, battle
command-factions = fraktionen, factions

help-answer = Antworte mit der Nummer einer Option, ihrem Namen oder einem eindeutigen Teil davon.
help-help = { $c }  diese Hilfe und mehr zur Frage
help-concede = { $c }  das Spiel aufgeben
help-draw = { $c }  Unentschieden anbieten; ein Bot nimmt nur an, wenn er zurückliegt
help-takeback = { $c } 2  um Rücknahme deiner letzten zwei Entscheidungen bitten; alle anderen müssen zustimmen, und es wird neu gewürfelt
help-undo = { $c }  deine letzte Entscheidung zurücknehmen; das geht, bis etwas Neues aufgedeckt wird
help-save = { $c } DATEI  eine Kopie des Spiels in einer Datei speichern
help-quit = { $c }  aufhören; das Spiel wird gespeichert
help-log = { $c } [N]  den Verlauf zeigen oder seine letzten N Zeilen
help-map = { $c }  den Tisch neu zeichnen, so groß wie möglich
help-briefing = { $c }  die Lage zeigen: Geschichte, Truppen, Siegbedingungen
help-why = { $c } NAME  oder ?NAME: warum etwas nicht zur Wahl steht (eine Figur, ein Knopf, eine Zahl, ein Spieler); { $c } gefragt FRAGE: warum du etwas nicht gefragt wirst
help-rules = { $c } NUMMER|WORT  eine Regel lesen oder die Regeln durchsuchen
help-back = { $c }  zurück zum ersten Teil der Frage
help-options = { $c }  alle Optionen einzeln auflisten
help-topics = { $list }  einen Teil des Tisches ansehen

## Fragen und Antworten

prompt = >
ask-which-game = Welches Spiel?
pass-keyboard = Gib die Tastatur an { $p } weiter.
pass-ready = { $p }, drücke die Eingabetaste, wenn sonst niemand zusieht.
bot-replaced = { $p } ist ausgefallen ({ $why }). Der Zufallsbot spielt weiter.
thinking = { $p } überlegt ...
since-then = Was geschah
earlier-lines =
    { $n ->
        [one] ... und { $n } Zeile davor ({ $c } eingeben)
       *[other] ... und { $n } Zeilen davor ({ $c } eingeben)
    }
hint-help = ? zeigt die Hilfe
hint-undo = z zum Zurücknehmen
hint-back = b zurück
more-options =
    { $n ->
        [one] { $n } Option
       *[other] { $n } Optionen
    }
or-point = Oder gib einen Punkt als zwei Zahlen ein: x y.

undone = Zurückgenommen.
saved-copy = Kopie gespeichert in { $file }.
kept-in = Das Spiel ist in { $file } gespeichert.
go-on-with = Weiter mit: { $command }
resumed =
    { $n ->
        [one] Fortgesetzt nach { $n } Entscheidung.
       *[other] Fortgesetzt nach { $n } Entscheidungen.
    }
log-empty = Es ist noch nichts passiert.
game-over = Das Spiel ist zu Ende.
won-by = Sieger: { $list }
nobody-won = Niemand gewinnt.
why-asked = Genau das wirst du jetzt gefragt.
asked-about = die Frage „{ $x }“
word-asked = gefragt, asked
why-possible = { $x } ist möglich: Option { $list }.
why-not = { $x } ist jetzt nicht möglich:
why-elsewhere = { $x } gehört nicht zu dieser Frage:
rules-mark-ruling = Festlegung
rules-mark-option = optional
rules-in-english = (Regeln ohne Übersetzung stehen auf Englisch.)
rules-where = Wo gilt diese Regel gerade?
rules-where-forbids =
    { $n ->
        [one] Sie verbietet gerade eine Sache, auf dem Tisch weiß hervorgehoben.
       *[other] Sie verbietet gerade { $n } Dinge, auf dem Tisch weiß hervorgehoben.
    }
rules-where-asked = Deine aktuelle Frage folgt aus dieser Regel.
rules-where-nowhere = Sie verbietet gerade nichts.
rules-where-not-asked = Du wirst gerade nichts gefragt.
rules-mark-deviation = wir spielen es anders
rules-example = Beispiel { $x }
rules-example-told = Das Beispiel steht in { $x }.
rules-example-refused = Spiel es nach: Klick aufs Spielfeld. Was weiß leuchtet, ist verboten. Probier es aus, dann siehst du, warum.
rules-example-play = Spiel es nach: Klick aufs Spielfeld oder auf eine Option. Dein eigenes Spiel bleibt unverändert.
rules-example-again = Von vorn
rules-no-example = Dieses Beispiel lässt sich gerade nicht zeigen.
rules-print = Drucken
rules-kinds = Welche Regeln anzeigen
rules-kind-all = Alle
rules-kind-ruling = Festlegungen
rules-kind-option = Optional
rules-kind-deviation = Anders gespielt
rules-kind-example = Mit Beispielen
rules-instead = „{ $a }“ steht nicht in den Regeln. Stattdessen: „{ $x }“.
rules-nothing = Nichts gefunden, weder in den Regeln noch im Glossar.
rules-glossary = Glossar
rules-back = Zurück zu { $x }
rules-read-on = Weiterlesen
rules-shut = Regeln schließen
topic-empty = Da gibt es gerade nichts zu sehen.

## Abweisungen: nichts wurde geändert

error-no-option = Es gibt keine Option „{ $text }“.
error-no-point = „{ $text }“ ist weder eine Option noch ein Punkt. Gib einen Punkt als zwei ganze Zahlen ein, etwa 1200 350.
error-no-number =
    { $n ->
        [one] Es gibt keine Option { $text }, nur Nummer 1.
       *[other] Es gibt keine Option { $text }, nur 1 bis { $n }.
    }
error-ambiguous = „{ $text }“ passt zu mehreren Optionen: { $list }.
error-no-undo = Du kannst nichts zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat entschieden.
error-no-target = Nichts heißt „{ $text }“.
error-why-what = Nenne, wonach du fragst: { $c } NAME.
refused-game-over = Das Spiel ist zu Ende: Niemand wird mehr gefragt.
refused-too-many = Zu viele Anfragen. Versuch es in { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
  } noch einmal.
refused-hidden-name = Dieser Name enthält unsichtbare Zeichen. Verwende Buchstaben oder Ziffern, oder lass ihn leer.
refused-hidden-text = Dieser Text enthält unsichtbare Zeichen.
refused-wrong-key = Dieser Link ist unvollständig oder gilt nicht mehr. Kopiere den ganzen Link noch einmal oder bitte um einen neuen.
refused-no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er gelöscht, oder der Link ist unvollständig.
refused-unplayable = Dieser Tisch ist nicht mehr spielbar. Frag den Betreiber des Servers.
refused-rules-changed = Seit Beginn dieser Partie haben sich die Regeln geändert (Version { $recorded }, jetzt { $present }), und nach den neuen kann sie nicht weitergehen. Frag den Betreiber des Servers.
refused-other-rules =
    Sie wurde nach Regelversion { $recorded } gespielt. Nach der heutigen Regelversion { $present } verläuft sie { $n ->
        [0] schon vom Aufbau an
       *[other] ab Entscheidung { $n }
    } anders. Öffne sie mit der Version, mit der sie gespielt wurde.
refused-busy = Der Server ist ausgelastet. Versuch es in { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
  } noch einmal.
refused-lone = Du hattest nur eine Möglichkeit, sie wurde automatisch gespielt.
refused-option-choice = { $o }: Bitte aus der Liste wählen.
refused-option-number = { $o }: Gib eine ganze Zahl von { $a } bis { $b } ein.
refused-option-text = { $o }: Gib einfachen Text mit höchstens { $n } Zeichen ein.
error-no-rule = Keine Regel passt zu „{ $text }“.
error-rules-what = Gib die Nummer einer Regel oder ein Suchwort an: { $c } NUMMER|WORT.
error-save-what = Gib einen Dateinamen an: { $c } DATEI.
error-cannot-save = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }.
error-file-exists = { $file } gibt es schon und wurde nicht verändert.

## The table in the browser

ui-navigation = Seiten
ui-tables = Tische
ui-rules = Regeln
ui-help = Hilfe
ui-settings = Einstellungen
ui-language = Sprache
ui-dark = Dunkles Design
ui-odds = Kampfchancen anzeigen
ui-effects = Ton und Animation
ui-pass-setting = Mehrere Spieler an diesem Gerät: zum Weitergeben auffordern
ui-close = Schließen
ui-skip = Zum Spielbrett springen
ui-keyboard = Tastenkürzel
ui-key-tab = zwischen Brett, Optionen, Spielern und Verlauf wechseln
ui-key-arrows = von Feld zu Feld
ui-key-pages = zum nächsten oder vorigen leuchtenden Feld
ui-key-enter = wählen
ui-key-numbers = die Option mit dieser Nummer wählen
ui-key-info = Details zeigen oder ausblenden
ui-key-why = warum nicht?
ui-key-undo = zurücknehmen
ui-key-escape = abbrechen, schließen
ui-key-help = diese Hilfe
ui-help-lit = Was leuchtet, kannst du anklicken und so wählen. Noch ein Klick hebt die Wahl auf.
ui-help-dim = Was abgedunkelt ist, geht gerade nicht. Klick darauf oder drück w, um die Regel zu sehen, die es verbietet.
ui-help-list = Alle Optionen stehen auch als Liste neben dem Brett.
ui-help-undo = Du kannst zurücknehmen, bis etwas Neues aufgedeckt wird: etwas Gezogenes, etwas Verdecktes, die Entscheidung eines anderen.
ui-help-past = Mit der Leiste unter dem Brett siehst du dir jede frühere Stellung an. Jede hat ihren eigenen Link.
ui-help-zoom = Ziehen verschiebt das Brett. Zoomen kannst du mit dem Mausrad, zwei Fingern oder + und −. Langes Drücken zeigt Details, ohne etwas zu wählen.
ui-credits = Symbole: game-icons.net (Lorc, Delapouite und andere), CC BY 3.0. Schriften: IM Fell English und Alegreya Sans, OFL.
ui-welcome = Ein Spieltisch für Fantasy-Schlachten
ui-welcome-more = Jede Regel gilt, jede Ablehnung wird begründet. Gegen Bots, gemeinsam an einem Gerät oder mit Freunden über einen Link.
ui-for-players = { $low } bis { $high } Spieler
ui-your-name = Dein Name
ui-name = Name
ui-name-of = Name von Spieler { $n }
ui-in-the-making = In Arbeit
ui-for-so-many = { $n } Spieler
ui-read-rules = Die Regeln lesen
ui-players = Spieler
ui-seats = Spieler
ui-holder-of = Wer Platz { $n } spielt
ui-open-table = Spiel starten
ui-my-tables = Meine Tische
ui-open-tables = Offene Tische
ui-status-waiting = wartet auf Spieler
ui-status-playing = läuft
ui-status-over = beendet
ui-status-broken = nicht spielbar
ui-resume = Weiterspielen
ui-forget = Entfernen
ui-sit-down = Platz nehmen
ui-your-turn = Du bist am Zug
ui-turn-of = { $name } ist am Zug
ui-notify = Benachrichtige mich, wenn ich am Zug bin
ui-records = Aufgezeichnete Partien
ui-records-more = Öffne eine gespeicherte Aufzeichnung, um die Partie anzusehen oder von einer Stellung aus weiterzuspielen.
ui-records-open = Aufzeichnung öffnen …
ui-records-refused = Diese Aufzeichnung lässt sich nicht öffnen: { $x }
ui-records-older = Diese Partie wurde nach Regelversion { $recorded } gespielt. Nach der aktuellen Regelversion { $present } verläuft sie genauso.
ui-records-look = Partie ansehen
ui-forget-title = { $x } entfernen?
ui-forget-running = Das Spiel geht ohne dich weiter. Dieser Browser löscht den einzigen Schlüssel zu deinem Platz.
ui-forget-over = Der Tisch verschwindet aus deiner Liste. Das Spiel selbst wird nicht gelöscht.
ui-forget-keep = Behalten
ui-forgotten = { $x } entfernt.
ui-forgotten-back = Wiederherstellen
ui-carry = Meine Plätze auf einem anderen Gerät nutzen
ui-carry-more = Wer diesen Link hat, kann alle deine Plätze spielen. Behalte ihn also für dich. Er stellt deine Plätze auch wieder her, wenn du die Daten dieses Browsers löschst.
ui-carry-link = Persönlicher Link
ui-carried = Plätze von einem anderen Gerät
ui-carried-what =
    { $n ->
        [one] Dieser Link enthält die Plätze von { $name } an einem Tisch.
       *[other] Dieser Link enthält die Plätze von { $name } an { $n } Tischen.
    }
ui-carried-unnamed =
    { $n ->
        [one] Dieser Link enthält Plätze an einem Tisch.
       *[other] Dieser Link enthält Plätze an { $n } Tischen.
    }
ui-carried-take = Auch auf diesem Gerät spielen
ui-carried-broken = Dieser Link ist unvollständig oder wurde verändert und enthält keine Plätze. Kopiere den ganzen Link noch einmal.
ui-waiting-title = Warten auf Spieler
ui-waiting-invite = Schick das deinem Mitspieler. Es funktioniert nur einmal.
ui-waiting-open = Mit dieser Adresse kann jeder den freien Platz einnehmen
ui-waiting-more = Das Spiel beginnt, sobald alle Platz genommen haben.
ui-waiting-dice = Alle sind da. Die Würfel werden vereinbart …
ui-dice-changed = Der Server hat seine Festlegung oder ein Siegel geändert, seit du dich hingesetzt hast. Dein Browser hat ihm nichts weiter geschickt. Trau den Würfeln an diesem Tisch nicht.
ui-joined = ist da
ui-not-yet = noch nicht da
ui-link-for = Einladung für Spieler { $n }
ui-spectator-link = Link für Zuschauer
ui-copy = Kopieren
ui-copied = Kopiert
ui-no-table = Dieser Tisch kann nicht angezeigt werden
ui-please-wait = Einen Moment …
ui-search = Suchen
ui-found-clauses =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
ui-chapters = Kapitel
ui-no-rules = Es gibt keine Regeln mit diesem Namen.
ui-back-to-table = Zurück zum Tisch
ui-question = Frage
ui-result = Ergebnis
ui-replay-all = Das ganze Spiel ansehen
ui-sequel = Nächstes Abenteuer
ui-sequel-about = Der Feldzug geht weiter. Deine Helden beginnen so, wie sie das letzte Abenteuer beendet haben.
ui-campaign-file = Einen Feldzug fortsetzen
ui-campaign-file-help = Die Datei, die du nach einem früheren Abenteuer exportiert hast. Seine Helden kommen mit.
ui-sequel-export = Feldzug exportieren
ui-no-sequel = Dieses Spiel gehört zu keinem Feldzug.
ui-show-all = alles zeigen
ui-waiting-for = Warten auf { $p }
ui-all-answers =
    { $n ->
        [one] { $n } Option
       *[other] { $n } Optionen
    }
ui-chosen = Gewählt: { $x }
ui-clear = Abbrechen
ui-ask-why = warum nicht?
ui-not-asked = Warum wurde ich nicht gefragt?
ui-why-not = Warum nicht { $x }?
ui-why-possible = { $x } ist möglich
ui-undo = Zurücknehmen
ui-undo-all = Alle { $n } zurücknehmen
ui-undo-all-short = alle { $n }
ui-undo-to-here = Bis hierher zurücknehmen
ui-your-hand = Deine Hand
ui-empty-hand = Deine Hand ist leer.
ui-spectating = Du schaust zu.
ui-unknown-piece = Unbekannt
ui-nobody = Niemand
ui-empty = leer
ui-can-choose = Wählbar.
ui-lit-move = Von dort aus kein Kampf in diesem Zug.
ui-cannot-choose = Jetzt nicht: Klick oder w zeigt, warum.
ui-side = Frage, Spieler und Verlauf
ui-fold = Auf- oder zuklappen
ui-no-side = noch keine Fraktion
ui-bot = Bot
ui-piles = Material und Fähigkeiten
ui-choose = Wählen
ui-choose-side = { $x } wählen
ui-show-map = Die Karte zeigen
ui-show-sides = Die Auswahl zeigen
ui-is-asked = muss entscheiden
ui-thinks = am Zug
ui-look-from = Von diesem Platz aus sehen
ui-of = { $n } von { $m }
ui-tape = Messen
ui-tape-help = Dein eigenes Maßband: Klick auf Anfang und Ende (Taste M)
ui-key-legal = hier erlaubt
ui-floor = Stockwerk { $n }
ui-floor-ground = Boden
ui-floor-short = B
ui-floor-sheet = { $x }: Stockwerk wählen
ui-floor-keys = Mausrad oder Bild auf
ui-floor-up = { $n } hier, { $x } anderswo
ui-floor-all = alle { $n } zusammen
ui-floor-not = außer Reichweite
ui-floor-walked = { $x } gegangen
ui-floor-climbed = { $x } geklettert
ui-key-tape = mit dem Maßband messen
ui-plan = An dieser Stelle
ui-plan-way = Weg
ui-plan-elsewhere = Modelle außerhalb der Formation
ui-plan-gains = Was sie dort oben gewinnen
ui-let-go = Loslassen: Marsch
ui-nudge-left = Ein Zehntel nach links
ui-nudge-up = Ein Zehntel nach oben
ui-nudge-down = Ein Zehntel nach unten
ui-nudge-right = Ein Zehntel nach rechts
ui-place-here = Hier aufstellen
ui-order-help = Oberste Karte zuerst. Zieh eine Karte, nutze ihre Pfeile oder drück Alt und eine Pfeiltaste. Dann leg alle auf einmal.
ui-order-up = Nach oben
ui-order-down = Nach unten
ui-order-lay = { $n ->
    [one] Diese Karte legen
   *[other] Diese { $n } Karten legen
}
ui-adjust = Diese Bewegung anpassen
ui-pair = { $x }, dann { $y }
ui-wounds-left = noch { $n } von { $m } Wunden
ui-together-help = Das ist der Vorschlag. Klick andere an, um ihn zu ändern.
ui-together-missing = { $n ->
    [one] Wähle noch eins.
   *[other] Wähle noch { $n }.
}
ui-together = { $n ->
        [one] Dieses wählen
       *[other] Diese { $n } wählen
    }
ui-battle = Kampf
ui-winner = Sieger
ui-drawn = Gezogen
ui-draws = Zieht { $n }
ui-not-counted = zählt nicht
ui-total = Summe
ui-attack = Angriff
ui-defence = Verteidigung
ui-odds-of = { $first } gewinnt mit { $a }, { $second } mit { $b }
ui-log = Verlauf
ui-earlier = Früher
ui-go-to = Stellung { $n } ansehen
ui-past = Stellungen
ui-first = Zum Anfang
ui-back = Eine Stellung zurück
ui-forward = Eine Stellung vor
ui-now = Zurück zur Gegenwart
ui-run = Abspielen
ui-pause = Anhalten
ui-position = Stellung { $n } von { $m }
ui-round = Runde { $n }
ui-lost = Verbindung verloren. Neuer Versuch …
ui-newer-client = Sandtable wurde aktualisiert. Lade die Seite neu, um weiterzumachen; deine Partien und Entwürfe bleiben erhalten.
ui-missing-part = Ein Teil dieser Seite konnte nicht geladen werden.
ui-reload = Neu laden
ui-later = Später
ui-zoom = Zoom
ui-zoom-in = Vergrößern
ui-zoom-out = Verkleinern
ui-turn-board = Brett drehen
ui-your-answer = Du bist gefragt
ui-left = { $n ->
    [one] noch eine
   *[other] noch { $n }
}
ui-zoom-all = Ganzes Brett zeigen
ui-what-if = Was wäre, wenn? Von hier weiterspielen
ui-what-if-note = Was-wäre-wenn ab Stellung { $n }. Nichts hier zählt.
ui-what-if-back = Zurück zum echten Tisch
ui-what-if-tag = Was-wäre-wenn ab Stellung { $n }
ui-server-away = Der Server antwortet nicht oder kann gerade nichts speichern. Dein letzter Zug ist vielleicht nicht angekommen. Versuch es noch einmal.
ui-moved-on = Das Spiel war schon weiter, bevor deine Entscheidung ankam. Schau noch einmal hin und wähle.
ui-links = Links und Würfel
ui-commitment = Festlegung der Würfel:
ui-secret = Geheimnis der Würfel:
proof-proved = Würfel: bewiesen
proof-open = Würfel: teilweise bewiesen
proof-wrong = Würfel: etwas stimmt nicht
proof-commitment = Der Server hat sich zuerst festgelegt: Das jetzt gezeigte Geheimnis passt zu der Festlegung, die dein Browser sich beim Hinsetzen gemerkt hat.
proof-commitment-unknown = Das Geheimnis passt zu der jetzt gezeigten Festlegung. Dein Browser saß vor dem Spiel nicht hier und weiß deshalb nicht, ob sie damals dieselbe war.
proof-commitment-other = Das Geheimnis passt nicht zu der Festlegung des Servers vor dem Spiel.
proof-contributions = Dein Beitrag steckt in den Würfeln. Alle hatten sich festgelegt, bevor ein Beitrag gezeigt wurde. Niemand konnte sich also einen passenden aussuchen.
proof-withheld = Der Beitrag von { $p } kam nie an, und das Spiel begann ohne ihn. Wer das Geheimnis kannte, hätte so zwischen zwei Würfelfolgen wählen können.
proof-given-openly = { $p } hat den Beitrag beim Hinsetzen offen gegeben. Wer sich später hinsetzte und das Geheimnis kannte, hätte einen passenden aussuchen können.
proof-own-missing = Das Spiel begann ohne den Beitrag von { $p }, den dein Browser versiegelt hatte: Er kam zu spät oder wurde weggelassen.
proof-own-other = Statt des Beitrags, den dein Browser für { $p } gemacht hat, steht dort ein anderer.
proof-seal-broken = Der Beitrag von { $p } ist nicht der versiegelte.
proof-seals-changed = Die Siegel im Protokoll sind andere als die, die dein Browser sah, bevor er seinen Beitrag zeigte.
proof-bot-other = Der Beitrag von { $p }, einem Bot, folgt nicht aus der Festlegung.
proof-terms = Namen, Optionen, Regeln und Tisch stimmen mit denen überein, aus denen die Würfel entstanden.
proof-terms-other = Namen, Optionen, Regeln oder Tisch weichen von denen ab, aus denen die Würfel entstanden.
proof-draws = Alle { $n } Zufallszahlen dieses Spiels folgen daraus, in dieser Reihenfolge.
proof-draws-other = Die Zufallszahlen bei Schritt { $n } folgen nicht daraus.
proof-hole = Das Protokoll ist unvollständig: Es fehlen Schritte, der Anfang oder das Ende.
proof-older = Dieses Spiel ist älter als die Prüfung im Browser. Der Befehl verify prüft sein Protokoll.
proof-unreadable = Das Protokoll lässt sich nicht lesen.
proof-not = Hier nicht bewiesen: dass jeder Schritt den Regeln folgte (der Befehl unten spielt das ganze Spiel offline nach) und dass niemand in eine Hand geschaut hat. Wer den Server betreibt, kann alles sehen.
proof-save = Protokoll speichern
proof-command = Befehl, der alles prüft
ui-pass-to = Gib das Gerät an { $p }
ui-pass-why = Der Tisch bleibt verdeckt, bis niemand sonst zusieht.
ui-pass-ready = Ich bin { $p }

## Angriffe mit Würfeln, Sichtlinien, Karten

ui-sight-clear = In Sicht
ui-sight-blocked = Sicht versperrt durch { $x }
ui-sight-from = Von { $a }: { $x }
ui-dice = Würfel
ui-dice-why =
    { $n ->
        [one] Warum { $n } Würfel
       *[other] Warum { $n } Würfel
    }
ui-ignores-flags = Flaggen, die das Ziel ignorieren darf
ui-shared-piles = Stapel und Ablage

## Neben den Antworten: Aufgeben, Remis, Zurücknehmen

how-conceded = Durch Aufgabe
how-agreed = Unentschieden nach Vereinbarung
word-yes = ja, j, yes, y
confirm-concede = { $p }, willst du aufgeben? (ja oder nein)
confirm-draw = { $p }: { $q } bietet ein Unentschieden an. Einverstanden? (ja oder nein)
confirm-back = { $p }: { $q } möchte etwas zurücknehmen. Einverstanden? (ja oder nein)
error-entry-unknown = Einen solchen Vorschlag gibt es nicht.
error-entry-over = Das Spiel ist zu Ende.
error-entry-conceded = Du hast aufgegeben und kannst nichts mehr vorschlagen.
error-entry-nothing = Es gibt keinen Vorschlag zu beantworten.
error-entry-open = Beantworte zuerst den offenen Vorschlag.
error-entry-once = Du hast seit der letzten Entscheidung schon etwas vorgeschlagen. Nach der nächsten geht es wieder.
error-entry-never = An diesem Tisch wird nichts zurückgenommen.
error-entry-alone =
    { $n ->
        [one] Deine letzte Entscheidung kannst du ohne zu fragen zurücknehmen: z.
       *[other] Deine letzten { $n } Entscheidungen kannst du ohne zu fragen zurücknehmen: z.
    }
error-entry-most =
    { $n ->
        [0] Du hast nichts entschieden, was sich zurücknehmen ließe.
        [one] Du kannst nur um die Rücknahme einer Entscheidung bitten.
       *[other] Du kannst höchstens um die Rücknahme von { $n } Entscheidungen bitten.
    }
entry-concede = { $p } gibt auf.
entry-draw = { $p } bietet ein Unentschieden an.
entry-back = { $p } möchte etwas zurücknehmen.
entry-accept = { $p } ist einverstanden.
entry-decline = { $p } lehnt ab.
entry-withdraw = { $p } zieht den Vorschlag zurück.
ui-entries = Aufgeben, Remis, Verlassen
ui-entries-bots = Bots nehmen ein Unentschieden nur an, wenn sie zurückliegen. Sie erlauben eine Rücknahme, wenn seither nichts Zufälliges passiert ist und nichts aufgedeckt wurde.
ui-resign = Aufgeben
ui-resign-sure = Dieses Spiel aufgeben? Das lässt sich nicht rückgängig machen.
ui-play-on = Weiterspielen
ui-offer-draw = Unentschieden anbieten
ui-ask-back = Um Rücknahme bitten
ui-ask-back-picks = deine letzten Entscheidungen:
ui-proposal = Vorschlag
ui-draw-offered = { $p } bietet ein Unentschieden an.
ui-back-asked =
    { $n ->
        [one] { $p } möchte die letzte Entscheidung zurücknehmen.
       *[other] { $p } möchte die letzten { $n } Entscheidungen zurücknehmen.
    }
ui-back-means = Alles seitdem wird zurückgenommen, auch deine eigenen Entscheidungen. Es wird neu gewürfelt.
ui-accept = Einverstanden
ui-decline = Ablehnen
ui-withdraw = Vorschlag zurückziehen

# automatische Antworten: was jemand im Voraus zu Reaktionsfenstern sagt

command-standing = auto, ansage, standing
help-standing = { $c } …  automatisch reagieren: passen bis zu deinem nächsten Zug (zug) oder außer du wirst angegriffen (angriff); bei dieser Art Reaktion oder einer genannten immer passen (passen) oder immer fragen (fragen); aus beendet es
standing-word-turn = zug, turn
standing-word-attacked = angriff, attacked
standing-word-pass = passen, pass
standing-word-ask = fragen, ask
standing-word-off = aus, off
standing-title = Automatische Antworten:
standing-turn = Passen bis zu meinem nächsten Zug
standing-attacked = Passen, außer ich werde angegriffen
standing-pass = Immer passen bei „{ $x }“
standing-ask = Immer fragen bei „{ $x }“
standing-nothing = Du hast keine automatischen Antworten eingestellt.
standing-how = Tippe „auto“ und eines von: { $list }. „auto aus 2“ beendet die zweite, „auto aus“ alle.
error-standing-what = Auf „auto“ folgt eines von: { $list }.
error-standing-no-window = Gerade kannst du nicht reagieren. Nenne eine Art: { $list }.

ui-standing = Automatisch antworten
ui-standing-window = Automatisch antworten
ui-standing-help = Passt für dich, wenn du in fremden Zügen reagieren könntest. Entscheidungen in deinem eigenen Zug triffst immer du. Nur du siehst das; ein Klick beendet es.
ui-standing-kinds = Alle Arten von Reaktionen
ui-standing-kind-usual = Standard
ui-standing-kind-pass = immer passen
ui-standing-kind-ask = immer fragen
ui-standing-end = Beenden
ui-passing = Gleich wird für dich gepasst …
ui-windows = Reaktionen
ui-windows-usual = Standard
ui-windows-swift = schnell: Wer nur passen kann, passt sofort
ui-windows-sealed = verdeckt: Automatisches Passen dauert so lange wie bei einem Menschen

## Tables of cards

ui-room = Platz { $n } von { $m }
ui-attacks-left = noch { $n } von { $m } Angriffen
ui-owned-by = von { $p } erobert
ui-card-again-choose = Noch ein Klick oder Enter wählt sie. Escape legt sie zurück.
ui-card-again = Noch ein Klick oder Enter spielt sie aus. Escape legt sie zurück.
ui-card-back = Zurück
ui-card-goals = { $n ->
    [one] Sie passt an den einen leuchtenden Ort.
   *[other] Sie passt an { $n } leuchtende Orte.
}
ui-card-next = Nächste Karte
ui-card-play = Ausspielen
ui-card-previous = Vorige Karte
ui-card-why = Die Regel
ui-help-cards = Hilfskarten
ui-oracle = Schlachtorakel
ui-oracle-about = Verlustkarten für Angreifer/Verteidiger nach der Differenz der Summen
ui-winner-is = { $p } gewinnt
ui-round-of = Zug { $n } von { $m }
## Die Werkstatt, in der Decks und Armeen gebaut werden

ui-build-stock = Verfügbar
ui-build-report = Regelprüfung
ui-build-kind = Art
ui-build-kind-all = Alle Arten
ui-build-group = Gruppe
ui-build-group-all = Alle Gruppen
ui-build-found =
    { $n ->
        [one] ein Eintrag
       *[other] { $n } Einträge
    }
ui-build-add = { $x } hinzufügen; { $n } in deiner Liste
ui-build-more = { $x }: eins mehr
ui-build-fewer = { $x }: eins weniger
ui-build-kept = Auf diesem Gerät gespeichert
ui-build-ready = Fertige Listen
ui-build-random = Zufällig
ui-build-name = Name
ui-build-unnamed = Unbenannt
ui-way-drop = { $x } entfernen
ui-way-fewer = { $x }: { $n } weniger
ui-way-more = { $x }: { $n } mehr
ui-way-add = { $n } × { $x } hinzufügen
ui-build-legal = Hält alle Regeln ein.
ui-build-line = Zeile { $n }:
ui-build-play = Damit spielen
ui-build-print = Drucken
ui-build-save = Auf diesem Gerät speichern
ui-build-saved = { $x } auf diesem Gerät gespeichert.
ui-build-forgotten = { $x } von diesem Gerät gelöscht.
ui-build-text = Als Text
ui-build-read = Diesen Text importieren
ui-build-export = Als Datei exportieren
ui-build-import = Datei importieren
ui-build-usual = Standard für diesen Platz
ui-build-unplayable = Dieses Spiel kann hier noch nicht gespielt werden.

## Die Lage vor einem Spiel

briefing-wins = So gewinnst du
briefing-forces = Truppen
briefing-rules = Sonderregeln
briefing-ground = Gelände
briefing-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
briefing-players-range = { $a } bis { $b } Spieler
briefing-troop = { $n } × { $x }
briefing-minutes = etwa { $n } Minuten
briefing-turns =
    { $n ->
        [one] etwa { $n } Zug
       *[other] etwa { $n } Züge
    }
briefing-rounds =
    { $n ->
        [one] etwa { $n } Runde
       *[other] etwa { $n } Runden
    }
briefing-read = Mit der Eingabetaste geht es los.
ui-briefing = Lage
ui-briefing-begin = Zum Tisch
ui-briefing-setting = Vor dem Spiel die Lage zeigen
ui-briefing-more = Truppen, Siegbedingungen, Sonderregeln
briefing-none = Zu diesem Spiel gibt es keine Lagebesprechung.

## Ein Spiel lernen

ui-learn = Lernen
ui-how-to-play = So wird gespielt
learn-page = Seite { $n } von { $m }
learn-next = Nächste Seite
learn-before = Vorherige Seite
learn-rules = In den Regeln:
learn-shut = Schließen
learn-guided = Geführtes erstes Spiel
learn-begin = Starten
learn-resume = Weiterspielen
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
learn-lesson-tag = Geführtes Spiel
coach-label = Trainer
coach-part = Teil { $n } von { $m }
coach-over = Die Lektion ist zu Ende
coach-not-that = Das geht hier nicht. Probier, was leuchtet.
coach-waits = Einen Moment, die anderen sind dran.
coach-own-choice = Das entscheidest du.
coach-do-it = Mach es für mich
coach-away = Lektion verlassen
coach-back = Trainer zurückholen
coach-play-on = Ohne Trainer weiterspielen
hint-ask = Was würde der Bot tun?
hint-title = Der Bot schlägt vor
hint-do = Mach das
hint-none = Der Bot hat hier keinen Vorschlag.
hint-blunder = Bist du sicher?
hint-blunder-more = Der Bot würde spielen: { $x }
hint-blunder-anyway = Ja, ich bin sicher
hint-blunder-not = Noch einmal nachdenken
ui-blunder-setting = Vor klaren Fehlern warnen
hint-why-thumb = Hier folgt der Bot einer Faustregel.
hint-clear = Das ist klar die beste Option.
hint-close = Eine andere Option ist fast so gut.
hint-gain-points = Damit solltest du mehr Punkte bekommen als mit der zweitbesten Antwort.
hint-gain-troops = Damit solltest du die stärkeren Truppen behalten.
hint-gain-ground = Damit solltest du mehr Gelände gewinnen.
hint-gain-tempo = Damit solltest du früher oder mit mehr Einheiten handeln können.
hint-gain-cards = Damit solltest du bessere Karten oder mehr Lore behalten.
hint-cost-points = Es kostet dich Punkte, die die zweitbeste Antwort bringen würde.
hint-cost-troops = Es kostet dich Truppen.
hint-cost-ground = Es kostet dich Gelände.
hint-cost-tempo = Es kostet dich Zeit.
hint-cost-cards = Es kostet dich Karten oder Lore.
hint-second = Zweitbeste: { $x }
hint-honest = Er weiß nicht mehr als du.
# mit der Hand
ui-hand = In deiner Hand
ui-hand-back = Zurücklegen
ui-hand-army-tip = Zieh am Banner über einer Armee: Die ganze Armee zieht. Zieh an einem Plättchen: nur diese Art.
ui-hand-going = { $n } von { $m } gehen
ui-hand-take-all = Alle { $m }
ui-step-by-step = Feld für Feld
ui-hand-ways = Wie?
ui-hand-no = Auf { $x } geht das nicht.
ui-hand-fixed = Das lässt sich jetzt nicht bewegen.
ui-hand-anywhere = Loslassen, um sie auszuspielen.
ui-hand-odds = gewinnt { $n } von 100 Kämpfen
ui-hand-fewer = Weniger: { $x }
ui-hand-more = Mehr: { $x }
ui-lit-fight = Dorthin zu ziehen heißt kämpfen.
ui-ends-turn = beendet deinen Zug
ui-ends-ask = Damit endet dein Zug. Bist du sicher?
ui-ends-yes = Zug beenden
ui-ends-no = Noch nicht
ui-confirm-setting = Nachfragen, bevor mein Zug endet
ui-pay-setting = Beim Ziehen mit der Maus selbst wählen, womit ich bezahle
