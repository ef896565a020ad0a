# Menschen am Tisch: wer da ist, was gesagt wird, Bots, die für jemanden spielen.
ui-here = da
ui-away = nicht da
ui-away-since = weg seit { $time }
ui-bot-plays = wird von einem Bot gespielt
ui-program = wird von einem Programm gespielt
ui-watching =
    { $n ->
        [one] { $n } Zuschauer
       *[other] { $n } Zuschauer
    }

ui-talk = Chat
ui-talk-at-table = Chat am Tisch
ui-talk-unread =
    { $n ->
        [0] Chat
        [one] Chat, { $n } neue Nachricht
       *[other] Chat, { $n } neue Nachrichten
    }
ui-talk-setting = Chat am Tisch
ui-talk-public = Alle am Tisch können mitlesen, auch Zuschauer.
ui-talk-watching = Zuschauer können den Chat lesen, aber nicht schreiben.
ui-talk-none = Noch keine Nachrichten.
ui-talk-say = Nachricht schreiben
ui-talk-send = Senden
ui-talk-phrases = Schnellnachrichten
ui-talk-mute = { $p } stummschalten
ui-talk-unmute = Stummschaltung von { $p } aufheben
ui-talk-line = { $p }: { $text }

talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-well-played = Gut gespielt!
talk-thanks = Danke!
talk-sorry = Sorry!
talk-one-moment = Einen Moment, bitte.
talk-back-soon = Bin gleich wieder da.
talk-take-your-time = Lass dir Zeit.
talk-yes = Ja.
talk-no = Nein.
talk-again = Noch ein Spiel?
talk-good-game = Schönes Spiel!
talk-note-handed = { $p } hat den Platz einem Bot überlassen.
talk-note-replaced = { $p } war lange weg. Ein Bot übernimmt.
talk-note-returned = { $p } ist wieder da.

ui-leave = Einen Bot übernehmen lassen
ui-leave-more = Ein Bot spielt für dich weiter. Er sieht nur, was dein Platz sieht. Du kannst den Platz jederzeit zurückholen, aber was der Bot getan hat, gilt.
ui-leave-bot = Bot
ui-deputy-own = Ein Bot ({ $bot }) spielt für dich.
ui-deputy-back = Meinen Platz zurückholen
ui-gone = { $p } ist nicht da, und das Spiel wartet.
ui-gone-since = { $p } ist seit { $time } weg, und das Spiel wartet.
ui-gone-ask = Mit einem Bot weiterspielen
ui-gone-asked = { $p } möchte, dass ein Bot für { $q } übernimmt.
ui-gone-agree = Zustimmen
ui-gone-waiting = Alle Anwesenden müssen zustimmen.
ui-gone-more = { $p } kann den Platz jederzeit zurückholen.
ui-gone-from = Ab { $time } kann ein Bot übernehmen.

ui-share-position = Diese Stellung, nur öffentliche Informationen
ui-share-position-all = Diese Stellung, alles aufgedeckt

# Einladungen und Schlüssel.
ui-used-title = Diese Einladung wurde schon benutzt
ui-used-by = { $p } hat sich damit hingesetzt, { $time }.
ui-used-mine = Wenn du das in einem anderen Browser warst, öffne den Tisch dort und hol den Platz mit dem Link unter „Links und Würfel“ hierher.
ui-used-other = Wenn du es nicht warst, hat jemand anders diesen Platz und sieht die Hand. Spiel hier nicht. Bitte um einen neuen Tisch und eine neue Einladung.
ui-given-title = Dieser Link ist der Schlüssel zu einem Platz
ui-given-own = Dein eigener Link, auf einem anderen Gerät? Dann behalte den Schlüssel.
ui-given-taken = Er öffnet den Platz von { $p }. Dort saß schon jemand: { $time }.
ui-given-free = Er öffnet den Platz von { $p }. Dort saß noch niemand.
ui-given-warning = Er ist keine Einladung. Wer ihn dir geschickt hat, hat womöglich denselben Schlüssel, sieht, was dieser Platz sieht, und kann für ihn spielen.
ui-given-change = Der Platz bekommt einen neuen Schlüssel, den nur dieser Browser kennt. Dein Link funktioniert dann nicht mehr.
ui-given-change-taken = Der Platz bekommt einen neuen Schlüssel, den nur dieser Browser kennt. Dein Link funktioniert dann nicht mehr. Was dieser Platz bisher gesehen hat, hat vielleicht auch jemand anders gesehen. Wenn dich das stört, bitte um einen neuen Tisch und eine Einladung.
ui-given-devices = Deine anderen Geräte brauchen dann den neuen Link.
ui-given-keep = Er ist von mir: Schlüssel behalten
ui-given-keep-more = Nur wenn du diesen Link selbst auf einem anderen Gerät erzeugt hast. Beide Geräte spielen dann denselben Platz.
ui-key-of = Schlüssel zum Platz von { $p }, für deine eigenen Geräte
ui-key-change = Schlüssel ändern
ui-key-changed = Geändert. Deine anderen Geräte brauchen den neuen Link.
ui-key-was-changed = Der Schlüssel zu diesem Platz wurde geändert. Warst du das auf einem anderen Gerät, öffne den neuen Link von dort (Links und Würfel). Wenn nicht, hat jemand anders den Platz: Bitte um einen neuen Tisch.
ui-key-more = Gib einen Schlüssel nie weiter: Er zeigt deine Hand und kann für dich spielen. Wenn ihn jemand anders haben könnte, ändere ihn.
ui-carried-warning = Übernimm nur deine eigenen Plätze. Wer diesen Link erzeugt hat, hat dieselben Schlüssel, sieht, was du siehst, und kann für dich spielen.
ui-carried-change = Plätze übernehmen und Schlüssel ändern
ui-carried-change-more = Der Link und das Gerät, von dem er stammt, funktionieren dann nicht mehr.

# Tipps zwischen Menschen.
ui-hints = Tipps
ui-hints-usual = nur gegen Bots
ui-hints-on = an, und alle sehen, wer fragt
ui-hints-off = aus
ui-hints-are-on = Tipps sind an: Spieler können fragen, was ein Bot tun würde, und alle sehen, wer fragt.
ui-hints-are-off = Tipps sind aus.
hint-noted = Alle sehen, dass du fragst.
hint-asked = { $p } hat um einen Tipp gebeten.

# Was ein Tisch denen bietet, die nicht daran sitzen, und wie man einen Link weitergibt.
about-minutes = etwa { $n } Minuten
about-learn = { $x } lernen
stranger-title = Du sitzt nicht an diesem Tisch
stranger-open = Hier darf jeder zuschauen.
stranger-closed = Wer zuschauen darf, entscheiden die Spieler. Bitte einen von ihnen um einen Link.
stranger-ask = Um einen Link bitten
stranger-request = Schickst du mir einen Link zu eurem Tisch ({ $x })? Entweder eine Einladung auf einen Platz oder den Link für Zuschauer. Mit der Adresse allein geht es nicht: { $y }
stranger-own = Spielst du hier auf einem anderen Gerät? Öffne den Tisch dort und hol deinen Platz mit dem Link unter „Links und Würfel“ hierher.
share-button = Teilen
share-copied = Kopiert
share-qr = QR-Code
share-qr-of = QR-Code: { $x }
share-text = Spiel mit mir { $x }. Auf der Seite kannst du es auch lernen:
share-only-here = Dieser Link funktioniert nur auf diesem Computer. Für andere startest du den Server mit „serve --host 0.0.0.0“ und öffnest die Seite unter der Adresse dieses Computers in deinem Netzwerk.
