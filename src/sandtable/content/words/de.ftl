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
command-discards = abwürfe, discards, d
command-battle = kampf, battle
command-factions = fraktionen, factions

help-answer = Antworte mit der Nummer einer Option, ihrem Namen oder einem Teil davon, der zu keiner anderen passt.
help-help = { $c }  diese Hilfe und mehr zur Frage
help-concede = { $c }  das Spiel aufgeben
help-draw = { $c }  ein Unentschieden anbieten; Bots nehmen es nie an
help-takeback = { $c } 2  bitten, die letzten zwei eigenen Antworten zurückzunehmen; alle anderen müssen einverstanden sein, und Würfel fallen neu
help-undo = { $c }  die letzte eigene Wahl zurücknehmen, solange seither niemand etwas erfahren hat
help-save = { $c } DATEI  eine Kopie des Spiels in einer Datei ablegen
help-quit = { $c }  aufhören; das Spiel bleibt erhalten
help-log = { $c } [N]  was bisher geschah, oder die letzten N Zeilen davon
help-map = { $c }  den Tisch neu zeichnen, so groß wie möglich
help-briefing = { $c }  worum es in diesem Spiel geht: Geschichte, Truppen, Ziel
help-why = { $c } NAME  oder ?NAME: warum etwas nicht zur Wahl steht: ein Ding, ein Knopf, eine Zahl, jemand; { $c } gefragt FRAGE: warum eine Frage nicht gestellt wird
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
why-asked = Genau das wirst du jetzt gefragt.
asked-about = die Frage „{ $x }“
word-asked = gefragt, asked
why-possible = { $x } ist möglich: Option { $list }.
why-not = { $x } ist jetzt nicht möglich:
why-elsewhere = Nach { $x } ist jetzt nicht gefragt:
rules-mark-ruling = Festlegung
rules-mark-option = je nach Tisch
rules-in-english = (Noch nicht übersetzte Regeln sind auf Englisch abgedruckt.)
rules-where = Wo gilt diese Regel gerade?
rules-where-forbids =
    { $n ->
        [one] Sie schließt gerade eines aus; es leuchtet weiß auf dem Tisch.
       *[other] Sie schließt gerade { $n } Dinge aus; sie leuchten weiß auf dem Tisch.
    }
rules-where-asked = Die Frage, die dir gestellt ist, folgt dieser Regel.
rules-where-nowhere = Sie schließt im Augenblick nichts aus.
rules-where-not-asked = Du wirst im Augenblick nichts gefragt.
rules-mark-deviation = wir spielen es anders
rules-example = Beispiel { $x }
rules-example-told = Das Beispiel wird in { $x } erzählt.
rules-example-refused = Klicke auf das Spielfeld und spiele es nach. Was weiß leuchtet, ist verboten: Versuche es und sieh, warum.
rules-example-play = Klicke auf das Spielfeld oder auf eine Antwort und spiele es nach. Dein eigenes Spiel bleibt, wie es ist.
rules-example-again = Neu aufbauen
rules-no-example = Dieses Beispiel lässt sich gerade nicht zeigen.
rules-print = Drucken
rules-kinds = Welche Regeln gezeigt werden
rules-kind-all = Alle
rules-kind-ruling = Festlegungen
rules-kind-option = Je nach Tisch
rules-kind-deviation = Anders gespielt
rules-kind-example = Mit Beispielen
rules-instead = „{ $a }“ steht nirgends in den Regeln; gezeigt wird „{ $x }“.
rules-nothing = Das steht in keiner Regel und nicht im Glossar.
rules-glossary = Glossar
rules-back = Zurück zu { $x }
rules-read-on = Weiterlesen
rules-shut = Regeln schließen
topic-empty = Davon ist gerade nichts zu sehen.

## Abweisungen: nichts wurde geändert

error-no-option = Keine Option heißt „{ $text }“.
error-no-point = „{ $text }“ ist weder eine Option noch ein Punkt: Gebraucht werden zwei ganze Zahlen, etwa 1200 350.
error-no-number =
    { $n ->
        [one] Es gibt keine Option { $text }, nur Nummer 1.
       *[other] Es gibt keine Option { $text }, nur 1 bis { $n }.
    }
error-ambiguous = „{ $text }“ passt zu mehreren Optionen: { $list }.
error-no-undo = Es lässt sich nichts zurücknehmen: Seither hat jemand etwas erfahren oder gewählt.
error-no-target = Nichts heißt „{ $text }“.
error-why-what = Nenne, wonach du fragst: { $c } NAME.
refused-game-over = Das Spiel ist zu Ende: Niemand wird mehr gefragt.
refused-another-asked = Jetzt ist { $p } gefragt, nicht du.
refused-asked-else = Du wirst gerade etwas anderes gefragt.
refused-too-many = Das war viel in kurzer Zeit. Versuche es in { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
  } noch einmal.
refused-hidden-name = Dieser Name enthält Zeichen, die man nicht sieht. Gib ihn mit Buchstaben oder Ziffern neu ein oder lass ihn leer.
refused-hidden-text = Dieser Text enthält Zeichen, die man nicht sieht.
refused-wrong-key = Dieser Link ist unvollständig oder gilt nicht mehr. Kopiere den ganzen Link noch einmal oder bitte um einen neuen.
refused-no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.
refused-unplayable = An diesem Tisch kann nicht mehr gespielt werden. Frag, wer den Server betreibt.
refused-rules-changed = Seit Beginn dieser Partie haben sich die Regeln geändert (Version { $recorded }, jetzt { $present }); nach den neuen kann sie nicht weitergehen. Frag, wer den Server betreibt.
refused-other-rules =
    Sie wurde nach Regelversion { $recorded } gespielt. Nach der heutigen Regelversion { $present } führt sie { $n ->
        [0] schon vom Aufbau an
       *[other] ab Zug { $n }
    } nicht zu denselben Stellungen. Öffne sie mit der Version, mit der sie gespielt wurde.
refused-busy = Der Server hat gerade zu viel zu tun. Versuche es in { $n ->
    [one] einer Sekunde
   *[other] { $n } Sekunden
  } noch einmal.
refused-lone = Es blieb nur eine Antwort, deshalb hat der Tisch sie für dich gegeben.
refused-option-choice = { $o }: Bitte aus der Liste wählen.
refused-option-number = { $o }: Hier muss eine ganze Zahl von { $a } bis { $b } stehen.
refused-option-text = { $o }: Hier darf nur einfacher Text mit höchstens { $n } Zeichen stehen.
error-no-rule = Keine Regel hat diese Nummer oder enthält „{ $text }“.
error-rules-what = Nenne die Nummer einer Regel oder ein Wort daraus: { $c } NUMMER|WORT.
error-save-what = Nenne eine Datei: { $c } DATEI.
error-cannot-save = Das Spiel konnte nicht in { $file } abgelegt werden: { $reason }.
error-file-exists = { $file } gibt es schon; die Datei blieb, wie sie war.

## The table in the browser

ui-navigation = Seiten
ui-tables = Tische
ui-rules = Regeln
ui-help = Hilfe
ui-settings = Einstellungen
ui-language = Sprache
ui-dark = Dunkle Farben
ui-odds = Aussichten von Kämpfen zeigen
ui-motion = Spielsteine bewegen sich
ui-sounds = Töne
ui-pass-setting = Mehrere Spieler an diesem Gerät: zum Weitergeben auffordern
ui-close = Schließen
ui-skip = Zum Spielbrett springen
ui-keyboard = Mit der Tastatur
ui-key-tab = zum Brett, zu den Antworten, den Spielern, dem Verlauf
ui-key-arrows = von Ort zu Ort
ui-key-pages = zum nächsten oder vorigen leuchtenden Ort
ui-key-enter = wählen
ui-key-numbers = die Antworten mit diesen Nummern
ui-key-info = Auskunft über das Ausgewählte zeigen oder schließen
ui-key-why = warum nicht?
ui-key-undo = zurücknehmen
ui-key-escape = loslassen, schließen
ui-key-help = diese Hilfe
ui-help-lit = Was leuchtet, kann angeklickt werden: Es gehört zu einer Antwort. Noch ein Klick lässt es wieder los.
ui-help-dim = Was abgedunkelt ist, geht gerade nicht. Ein Klick darauf oder die Taste w zeigt die Regel, die es verbietet.
ui-help-list = Alle Antworten stehen auch als Liste neben dem Spielbrett.
ui-help-undo = Eigene Antworten lassen sich zurücknehmen, bis jemand etwas erfahren hat: durch Ziehen, Aufdecken oder eine fremde Antwort.
ui-help-past = Die Leiste unter dem Brett führt zu jeder früheren Stellung zurück; jede hat ihre eigene Adresse.
ui-help-zoom = Ziehen verschiebt das Brett; das Rad, zwei Finger oder + und − vergrößern es. Langes Drücken mit dem Finger zeigt Einzelheiten und wählt nichts.
ui-credits = Symbole: game-icons.net (Lorc, Delapouite und andere), CC BY 3.0. Schriften: IM Fell English und Alegreya Sans, OFL.
ui-welcome = Ein Kriegstisch für Fantasy-Schlachten
ui-welcome-more = Jede Regel gilt, jede Ablehnung wird begründet. Gegen Bots, nebeneinander oder mit Freunden über einen Link.
ui-for-players = { $low } bis { $high } Spieler
ui-your-name = Dein Name
ui-name = Name
ui-name-of = Name von Spieler { $n }
ui-in-the-making = Im Entstehen: zum Ausprobieren
ui-for-so-many = { $n } Spieler
ui-read-rules = Die Regeln lesen
ui-players = Spieler
ui-seats = Spieler
ui-holder-of = Wer für Spieler { $n } spielt
ui-open-table = Tisch eröffnen
ui-my-tables = Meine Tische
ui-open-tables = Offene Tische
ui-status-waiting = wartet auf Spieler
ui-status-playing = läuft
ui-status-over = beendet
ui-status-broken = beiseitegelegt
ui-resume = Weiterspielen
ui-forget = Vergessen
ui-sit-down = Platz nehmen
ui-your-turn = Du bist am Zug
ui-turn-of = { $name } ist am Zug
ui-notify = Melden, wenn ich am Zug bin und woanders hinsehe
ui-records = Partien als Dateien
ui-records-more = Öffne die Aufzeichnung einer Partie, um sie durchzusehen oder von einer ihrer Stellungen weiterzuspielen.
ui-records-open = Aufzeichnung öffnen …
ui-records-refused = Diese Aufzeichnung lässt sich nicht öffnen: { $x }
ui-records-older = Diese Partie wurde nach Regelversion { $recorded } gespielt. Nach der heutigen Regelversion { $present } verläuft sie genauso.
ui-records-look = Partie ansehen
ui-forget-title = { $x } vergessen?
ui-forget-running = Das Spiel geht ohne dich weiter: Dieser Browser wirft den einzigen Schlüssel zu deinem Platz weg.
ui-forget-over = Der Tisch verschwindet aus deiner Liste; das Spiel selbst bleibt, wo es ist.
ui-forget-keep = Behalten
ui-forgotten = { $x } ist vergessen.
ui-forgotten-back = Zurückholen
ui-carry = Meine Plätze auf ein anderes Gerät mitnehmen
ui-carry-more = Wer diesen Link öffnet, hat alle deine Plätze. Behalte ihn für dich: Er bringt dich auch zurück, wenn dieser Browser geleert wurde.
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
ui-carried-take = Auch von diesem Gerät aus dort sitzen
ui-carried-broken = Dieser Link ist gekürzt oder verändert: Aus ihm lassen sich keine Plätze lesen. Kopiere ihn noch einmal ganz.
ui-waiting-title = Warten auf Spieler
ui-waiting-invite = Schick das deinem Mitspieler. Es gilt nur einmal.
ui-waiting-more = Das Spiel beginnt, sobald alle Platz genommen haben.
ui-waiting-dice = Alle sind da: die Würfel werden vereinbart
ui-dice-changed = Der Server hat seine Festlegung oder ein Siegel geändert, seit du dich hingesetzt hast. Dein Browser zeigt ihm nichts: Trau den Würfeln dieses Tisches nicht.
ui-joined = ist da
ui-not-yet = noch nicht da
ui-link-for = Einladung für Spieler { $n }
ui-spectator-link = Link für Zuschauer
ui-copy = Kopieren
ui-copied = Kopiert
ui-no-table = Dieser Tisch kann nicht gezeigt werden
ui-please-wait = Einen Augenblick ...
ui-search = Suchen
ui-found-clauses =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
ui-chapters = Kapitel
ui-no-rules = Es gibt keine Regeln dieses Namens.
ui-back-to-table = Zurück zum Tisch
ui-question = Frage
ui-result = Ergebnis
ui-replay-all = Das ganze Spiel ansehen
ui-sequel = Nächstes Abenteuer
ui-sequel-about = Der Feldzug geht weiter, seine Helden, wie das letzte Abenteuer sie ließ.
ui-campaign-file = Einen Feldzug fortsetzen
ui-campaign-file-help = Die Datei, die ein früheres Abenteuer exportiert hat; seine Helden kommen mit.
ui-sequel-export = Feldzug exportieren
ui-no-sequel = Dieses Spiel gehört zu keinem Feldzug.
ui-show-all = alles zeigen
ui-waiting-for = Warten auf { $p }
ui-all-answers =
    { $n ->
        [one] Eine Antwort als Liste
       *[other] { $n } Antworten als Liste
    }
ui-chosen = Ein Teil deiner Antwort ist gewählt.
ui-clear = Loslassen
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
ui-can-choose = Kann gewählt werden.
ui-lit-move = Von dort kein Kampf in diesem Zug.
ui-cannot-choose = Jetzt nicht: ein Klick oder w zeigt die Regel.
ui-side = Frage, Spieler und Verlauf
ui-fold = Auf- oder zuklappen
ui-no-side = noch keine Fraktion
ui-bot = Bot
ui-piles = Steine und Kräfte
ui-choose = Wählen
ui-choose-side = { $x } wählen
ui-show-map = Die Karte zeigen
ui-show-sides = Die Auswahl zeigen
ui-is-asked = ist gefragt
ui-thinks = am Zug
ui-look-from = Von hier aus sehen
ui-of = { $n } von { $m }
ui-tape = Messen
ui-tape-help = Ein Maßband für dich: drücke auf Anfang und Ende (Taste M)
ui-key-legal = hier darf es stehen
ui-floor = { $n }. Stock
ui-floor-ground = Boden
ui-key-tape = mit dem Maßband messen
ui-plan = An diesem Ort
ui-plan-way = Weg
ui-plan-elsewhere = Modelle, die ihren Platz in der Formation verlassen
ui-nudge-left = Ein Zehntel nach links
ui-nudge-up = Ein Zehntel nach oben
ui-nudge-down = Ein Zehntel nach unten
ui-nudge-right = Ein Zehntel nach rechts
ui-place-here = Hierher stellen
ui-order-help = Oberste Karte zuerst. Eine Karte ziehen, ihre Pfeile drücken oder Alt und eine Pfeiltaste; dann alle auf einmal legen.
ui-order-up = Nach oben
ui-order-down = Nach unten
ui-order-lay = { $n ->
    [one] Diese Karte legen
   *[other] Diese { $n } Karten legen
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
ui-now = Zurück zum Jetzt
ui-run = Abspielen
ui-pause = Anhalten
ui-position = Stellung { $n } von { $m }
ui-looking-back = Du siehst die Stellung { $n }.
ui-round = Runde { $n }
ui-lost = Verbindung verloren, neuer Versuch ...
ui-zoom = Größe des Spielbretts
ui-zoom-in = Größer
ui-zoom-out = Kleiner
ui-turn-board = Das Brett drehen
ui-your-answer = Du bist gefragt
ui-left = { $n ->
    [one] noch eine
   *[other] noch { $n }
}
ui-zoom-all = Alles zeigen
ui-what-if = Privat ausprobieren
ui-what-if-note = Du probierst die Stellung { $n } aus. Nichts hier zählt.
ui-what-if-back = Zurück zum echten Tisch
ui-what-if-tag = ausprobierte Stellung { $n }
ui-server-away = Der Server antwortet nicht oder kann gerade nichts speichern. Was du siehst, gilt; versuche es noch einmal.
ui-moved-on = Am Tisch ging es weiter, bevor deine Antwort da war. Sieh noch einmal hin und wähle neu.
ui-links = Links und Würfel
ui-commitment = Festlegung der Würfel:
ui-secret = Geheimnis der Würfel:
proof-proved = Würfel: bewiesen
proof-open = Würfel: zum Teil bewiesen
proof-wrong = Würfel: etwas stimmt nicht
proof-commitment = Der Server war als Erster gebunden: Das jetzt gezeigte Geheimnis passt zu der Festlegung, die dein Browser sich beim Hinsetzen gemerkt hat.
proof-commitment-unknown = Das Geheimnis passt zu der jetzt gezeigten Festlegung. Dein Browser saß vor dem Spiel nicht hier und kann deshalb nicht wissen, ob sie damals dieselbe war.
proof-commitment-other = Das Geheimnis passt nicht zu der Festlegung, an die der Server vor dem Spiel gebunden war.
proof-contributions = Dein Beitrag steckt in den Würfeln. Alle waren an ihren gebunden, bevor einer gezeigt wurde, also konnte niemand einen passenden aussuchen.
proof-withheld = Der Beitrag von { $p } kam nie, und das Spiel begann ohne ihn. Wer das Geheimnis kannte, hätte damit zwischen zwei Verläufen der Würfel wählen können.
proof-given-openly = { $p } hat den Beitrag beim Hinsetzen offen gegeben. Wer sich später hinsetzte und das Geheimnis kannte, hätte einen passenden aussuchen können.
proof-own-missing = Das Spiel begann ohne den Beitrag von { $p }, den dein Browser versiegelt hatte: Er kam zu spät oder wurde ferngehalten.
proof-own-other = An der Stelle des Beitrags, den dein Browser für { $p } gemacht hat, steht ein anderer.
proof-seal-broken = Der Beitrag von { $p } ist nicht der, der versiegelt wurde.
proof-seals-changed = Die Siegel im Protokoll sind nicht die, die dein Browser sah, bevor er seinen Beitrag zeigte.
proof-bot-other = Der Beitrag von { $p }, einem Bot, folgt nicht aus der Festlegung.
proof-terms = Namen, Optionen, Regeln und Tisch sind die, aus denen die Würfel gemacht wurden.
proof-terms-other = Namen, Optionen, Regeln oder Tisch sind nicht die, aus denen die Würfel gemacht wurden.
proof-draws = Alle { $n } Zahlen, die in diesem Spiel gezogen wurden, folgen daraus, in ihrer Reihenfolge.
proof-draws-other = Was bei Schritt { $n } gezogen wurde, folgt nicht daraus.
proof-hole = Das Protokoll ist nicht ganz: Schritte fehlen, oder sein Anfang oder sein Ende.
proof-older = Dieses Spiel begann, bevor Browser es selbst prüfen konnten; sandtable verify prüft sein Protokoll.
proof-unreadable = Das Protokoll lässt sich nicht lesen.
proof-not = Hier nicht bewiesen: dass jeder Schritt die Regeln einhielt (der Befehl unten spielt das ganze Spiel ohne Netz noch einmal), und dass niemand in eine Hand gesehen hat: Wer den Server betreibt, kann alles sehen.
proof-save = Protokoll speichern
proof-command = Der Befehl, der alles prüft
ui-pass-to = Das Gerät an { $p } geben
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
ui-shared-piles = Stapel und Ablagen

## Neben den Antworten: Aufgeben, Remis, Zurücknehmen

how-conceded = Aufgegeben
how-agreed = Unentschieden vereinbart
word-yes = ja, j, yes, y
confirm-concede = { $p }, gibst du auf? (ja oder nein)
confirm-draw = { $p }: { $q } bietet ein Unentschieden an. Einverstanden? (ja oder nein)
confirm-back = { $p }: { $q } bittet, etwas zurückzunehmen. Einverstanden? (ja oder nein)
error-entry-unknown = So etwas gibt es nicht.
error-entry-over = Das Spiel ist zu Ende.
error-entry-conceded = Wer aufgegeben hat, meldet nichts mehr an.
error-entry-nothing = Es gibt keinen Vorschlag zu beantworten.
error-entry-open = Ein Vorschlag ist offen: Er wird zuerst beantwortet.
error-entry-once = Du hast seit der letzten Antwort schon etwas vorgeschlagen. Nach der nächsten geht es wieder.
error-entry-never = Unter diesen Optionen wird nichts zurückgenommen.
error-entry-alone =
    { $n ->
        [one] Deine letzte Antwort kannst du allein zurücknehmen: z.
       *[other] Deine letzten { $n } Antworten kannst du allein zurücknehmen: z.
    }
error-entry-most =
    { $n ->
        [0] Es gibt keine Antwort von dir, die zurückgenommen werden könnte.
        [one] Du kannst bitten, eine Antwort zurückzunehmen, nicht mehr.
       *[other] Du kannst bitten, bis zu { $n } deiner Antworten zurückzunehmen.
    }
entry-concede = { $p } gibt auf.
entry-draw = { $p } bietet ein Unentschieden an.
entry-back = { $p } bittet, etwas zurückzunehmen.
entry-accept = { $p } ist einverstanden.
entry-decline = { $p } lehnt ab.
entry-withdraw = { $p } zieht den Vorschlag zurück.
ui-entries = Aufgeben, Remis, Verlassen
ui-entries-bots = Bots nehmen kein Unentschieden an; sie lassen etwas zurücknehmen, wenn seither nicht gelost und nichts gezeigt wurde.
ui-resign = Aufgeben
ui-resign-sure = Gibst du dieses Spiel auf? Das wird nicht zurückgenommen.
ui-play-on = Weiterspielen
ui-offer-draw = Unentschieden anbieten
ui-ask-back = Um Zurücknehmen bitten
ui-ask-back-picks = eigene Entscheidungen:
ui-proposal = Vorschlag
ui-draw-offered = { $p } bietet ein Unentschieden an.
ui-back-asked =
    { $n ->
        [one] { $p } bittet, die letzte Entscheidung zurückzunehmen.
       *[other] { $p } bittet, die letzten { $n } Entscheidungen zurückzunehmen.
    }
ui-back-means = Alles seither wird zurückgenommen, auch deine eigenen Entscheidungen. Würfel fallen neu.
ui-accept = Einverstanden
ui-decline = Ablehnen
ui-withdraw = Vorschlag zurückziehen

# Daueransagen: was jemand im Voraus zu Reaktionsfenstern sagt

command-standing = ansage, standing
help-standing = { $c } …  passen bis zu deinem nächsten Zug (zug), außer bei einem Angriff auf dich (angriff), bei dieser Art Fenster immer (passen), oder immer fragen (fragen), auch mit ihrem Namen; aus beendet es
standing-word-turn = zug, turn
standing-word-attacked = angriff, attacked
standing-word-pass = passen, pass
standing-word-ask = fragen, ask
standing-word-off = aus, off
standing-title = Daueransagen:
standing-turn = Passen bis zu meinem nächsten Zug
standing-attacked = Passen, außer ich werde angegriffen
standing-pass = Immer passen bei „{ $x }“
standing-ask = Immer fragen bei „{ $x }“
standing-nothing = Du hast keine Daueransage gemacht.
standing-how = Tippe „ansage“ und eines von: { $list }. „ansage aus 2“ beendet die zweite, „ansage aus“ alle.
error-standing-what = Auf „ansage“ folgt eines von: { $list }.
error-standing-no-window = Ein solches Fenster ist gerade nicht offen. Nenne eines: { $list }.

ui-standing = Daueransagen
ui-standing-window = Solche Fenster im Voraus beantworten
ui-standing-help = Sie passen in Reaktionsfenstern fremder Züge, nie bei deinen eigenen Entscheidungen. Nur du siehst sie; ein Klick beendet jede.
ui-standing-kinds = Jede Art von Fenster
ui-standing-kind-usual = wie üblich
ui-standing-kind-pass = immer passen
ui-standing-kind-ask = immer fragen
ui-standing-end = Diese Daueransage beenden
ui-passing = Der Tisch passt gleich für dich.
ui-windows = Reaktionsfenster
ui-windows-usual = wie üblich
ui-windows-swift = flott: wer nur passen kann, passt sofort
ui-windows-sealed = verdeckt: ein solches Passen dauert so lang wie die Antwort eines Menschen

## Tables of cards

ui-room = Platz { $n } von { $m }
ui-attacks-left = noch { $n } von { $m } Angriffen
ui-owned-by = von { $p } erobert
ui-discards = Ablagen
ui-help-cards = Hilfskarten
ui-oracle = Schlachtorakel
ui-oracle-about = Verlustkarten Angreifer/Verteidiger nach dem Unterschied der Summen
ui-winner-is = { $p } siegt
ui-round-of = Zug { $n } von { $m }
## Die Werkstatt, in der Decks und Armeen gebaut werden

ui-workshop = Werkstatt
ui-build-stock = Vorrat
ui-build-draft = Auf der Werkbank
ui-build-report = Nach den Regeln
ui-build-kind = Art
ui-build-kind-all = Alle Arten
ui-build-group = Gruppe
ui-build-group-all = Alle Gruppen
ui-build-found =
    { $n ->
        [one] ein Eintrag
       *[other] { $n } Einträge
    }
ui-build-add = { $x } hinzufügen; { $n } auf der Werkbank
ui-build-more = { $x }: eins mehr
ui-build-fewer = { $x }: eins weniger
ui-build-empty = Hier liegt noch nichts. Nimm etwas aus dem Vorrat oder beginne mit etwas Fertigem.
ui-build-begin = Beginnen mit
ui-build-begin-with = wählen ...
ui-build-kept = Auf diesem Gerät behalten
ui-build-ready = Fertige
ui-build-random = Etwas Zufälliges
ui-build-name = Name
ui-build-unnamed = Ohne Namen
ui-build-choice = Seite wählen
ui-build-clear = Werkbank leeren
ui-build-ways = Auswege
ui-way-drop = { $x } weglassen
ui-way-fewer = { $x }: { $n } weniger
ui-way-more = { $x }: { $n } mehr
ui-way-add = { $x } dazunehmen ({ $n })
ui-way-left = { $n ->
    [one] bricht noch eine Regel
   *[other] bricht noch { $n } Regeln
}
ui-build-legal = Alle Regeln sind eingehalten.
ui-build-line = Zeile { $n }:
ui-build-play = Damit spielen
ui-build-print = Drucken
ui-build-save = Auf diesem Gerät behalten
ui-build-saved = { $x } wird auf diesem Gerät behalten.
ui-build-forgotten = { $x } wird nicht mehr behalten.
ui-build-text = Als Text
ui-build-read = Diesen Text einlesen
ui-build-export = Als Datei sichern
ui-build-import = Datei einlesen
ui-build-usual = wie üblich für diesen Platz
ui-build-unplayable = Dieses Spiel kann hier noch nicht gespielt werden.

## Die Lage vor einem Spiel

briefing-wins = Was gewinnt
briefing-forces = Streitkräfte
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
ui-briefing-begin = An den Tisch
ui-briefing-setting = Lage vor einem Spiel zeigen
ui-briefing-more = Streitkräfte, Ziel, Sonderregeln
briefing-none = Von diesem Spiel gibt es nichts zu berichten.

## Ein Spiel lernen

ui-learn = Lernen
ui-how-to-play = So wird gespielt
learn-page = Seite { $n } von { $m }
learn-next = Nächste Seite
learn-before = Vorige Seite
learn-rules = In den Regeln:
learn-shut = Schließen
learn-guided = Geführtes erstes Spiel
learn-begin = Beginnen
learn-resume = Weiterspielen
learn-none = Für dieses Spiel gibt es noch nichts zum Lernen.
learn-lesson-tag = Geführtes Spiel
coach-label = Lehrmeister
coach-part = Teil { $n } von { $m }
coach-over = Der Lehrmeister ist fertig
coach-not-that = Das gerade nicht. Versuch, was leuchtet.
coach-waits = Einen Augenblick: Die anderen sind dran.
coach-own-choice = Das entscheidest du.
coach-do-it = Mach es für mich
coach-away = Unterricht verlassen
coach-back = Lehrmeister rufen
coach-play-on = Allein weiterspielen
hint-ask = Was täte der Bot?
hint-title = Der Bot würde wählen
hint-do = Das tun
hint-none = Der Bot hat hier keinen Rat.
hint-thinking = Der Bot denkt nach
hint-blunder = Bist du sicher?
hint-blunder-more = Der Bot würde eher wählen: { $x }
hint-blunder-anyway = Ich bin sicher
hint-blunder-not = Noch einmal nachdenken
ui-blunder-setting = Vor klaren Fehlern warnen
hint-why-thumb = Hier geht der Bot nach einer Faustregel.
hint-clear = Das ist deutlich besser als der Rest.
hint-close = Eine andere Antwort ist fast so gut.
hint-second = Nächstbeste: { $x }
hint-honest = Er weiß nicht mehr als du.
# mit der Hand
ui-hand = In deiner Hand
ui-hand-back = Zurücklegen
ui-hand-ways = Auf welche Weise?
ui-hand-no = { $x } ist kein Platz dafür.
ui-hand-fixed = Das lässt sich jetzt nicht bewegen.
ui-hand-anywhere = Loslassen, um sie auszuspielen.
ui-hand-odds = in { $n } von 100 Schlachten gewonnen
ui-hand-fewer = Weniger: { $x }
ui-hand-more = Mehr: { $x }
ui-lit-fight = Dort kommt es zur Schlacht.
ui-ends-turn = beendet deinen Zug
ui-ends-ask = Damit endet dein Zug. Willst du das?
ui-ends-yes = Zug beenden
ui-ends-no = Noch nicht
ui-confirm-setting = Nachfragen, bevor mein Zug endet
ui-pay-setting = Selbst wählen, womit eine Bewegung mit der Hand bezahlt wird
