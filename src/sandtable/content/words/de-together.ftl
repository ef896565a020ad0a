# Menschen am Tisch: wer da ist, was gesagt wird, Bots, die für jemanden spielen.
ui-here = da
ui-away = nicht da
ui-away-since = weg seit { $time }
ui-bot-plays = ein Bot spielt
ui-watching =
    { $n ->
        [one] Eine Seite schaut zu.
       *[other] { $n } Seiten schauen zu.
    }

ui-talk = Gespräch
ui-talk-at-table = Gespräch am Tisch
ui-talk-unread =
    { $n ->
        [0] Gespräch
        [one] Gespräch, eine neue Zeile
       *[other] Gespräch, { $n } neue Zeilen
    }
ui-talk-setting = Gespräch am Tisch
ui-talk-public = Alle am Tisch lesen mit, auch wer nur zuschaut.
ui-talk-watching = Wer zuschaut, kann mitlesen, aber nichts sagen.
ui-talk-none = Noch hat niemand etwas gesagt.
ui-talk-say = Etwas sagen
ui-talk-send = Senden
ui-talk-phrases = Redewendungen
ui-talk-mute = { $p } stummschalten
ui-talk-unmute = { $p } wieder hören
ui-talk-line = { $p }: { $text }

talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-well-played = Gut gespielt!
talk-thanks = Danke.
talk-sorry = Tut mir leid!
talk-one-moment = Einen Moment, bitte.
talk-back-soon = Ich bin gleich wieder da.
talk-take-your-time = Lass dir Zeit.
talk-yes = Ja.
talk-no = Nein.
talk-again = Noch ein Spiel?
talk-good-game = Schönes Spiel!
talk-note-handed = { $p } hat den Platz einem Bot überlassen.
talk-note-replaced = { $p } war lange weg: Ein Bot spielt weiter.
talk-note-returned = { $p } spielt wieder selbst.

ui-leave = Den Platz einem Bot überlassen
ui-leave-more = Ein Bot spielt für dich weiter. Er weiß nicht mehr als dein Platz. Du kannst den Platz jederzeit zurücknehmen; was er getan hat, bleibt.
ui-leave-bot = Bot
ui-deputy-own = Ein Bot ({ $bot }) spielt für dich.
ui-deputy-back = Meinen Platz zurücknehmen
ui-gone = { $p } ist nicht da, und das Spiel wartet.
ui-gone-since = { $p } ist seit { $time } weg, und das Spiel wartet.
ui-gone-ask = Mit einem Bot weiterspielen
ui-gone-asked = { $p } möchte für { $q } mit einem Bot weiterspielen.
ui-gone-agree = Zustimmen
ui-gone-waiting = Wer da ist, muss auch zustimmen.
ui-gone-more = { $p } bekommt den Platz auf Wunsch zurück, sobald { $p } wieder da ist.
ui-gone-from = Ab { $time } kann ein Bot weiterspielen.

ui-share-position = Diese Stellung, wie alle sie kennen dürfen
ui-share-position-all = Diese Stellung mit allem offen

# Einladungen und Schlüssel.
ui-used-title = Diese Einladung wurde schon benutzt
ui-used-by = { $p } hat damit Platz genommen, { $time }.
ui-used-mine = Falls du das warst, in einem anderen Browser: Öffne den Tisch dort und hol den Platz mit dem Link unter „Links und Würfel“ hierher.
ui-used-other = Falls du das nicht warst, hat jemand anders diesen Platz und sieht seine Hand. Spiel hier nicht: Bitte um einen neuen Tisch und eine neue Einladung.
ui-given-title = Dieser Link ist der Schlüssel zu einem Platz
ui-given-own = Dein eigener Link, auf einem anderen Gerät? Dann behalte den Schlüssel.
ui-given-taken = Er öffnet den Platz von { $p }. Dort hat schon jemand Platz genommen: { $time }.
ui-given-free = Er öffnet den Platz von { $p }. Dort hat noch niemand Platz genommen.
ui-given-warning = Er ist keine Einladung. Wer ihn dir geschickt hat, hat womöglich denselben Schlüssel, sieht, was dieser Platz sieht, und kann für ihn spielen.
ui-given-change = Der Platz bekommt einen neuen Schlüssel, den nur dieser Browser kennt. Der Link, mit dem du gekommen bist, öffnet dann nichts mehr.
ui-given-change-taken = Der Platz bekommt einen neuen Schlüssel, den nur dieser Browser kennt. Der Link, mit dem du gekommen bist, öffnet dann nichts mehr. Was dieser Platz bisher gesehen hat, hat vielleicht auch jemand anders gesehen: Wenn dich das stört, bitte um einen neuen Tisch und eine Einladung.
ui-given-devices = Deine anderen Geräte brauchen dann den neuen Link.
ui-given-keep = Er ist von mir: Schlüssel behalten
ui-given-keep-more = Nur wenn du diesen Link selbst gemacht hast, auf einem anderen deiner Geräte. Beide spielen dann denselben Platz.
ui-key-of = Schlüssel zum Platz von { $p }, für deine eigenen Geräte
ui-key-change = Schlüssel wechseln
ui-key-changed = Gewechselt. Deine anderen Geräte brauchen den neuen Link.
ui-key-was-changed = Der Schlüssel zu diesem Platz wurde geändert. Warst du das auf einem anderen Gerät, öffne den neuen Link von dort (Links und Würfel). Wenn nicht, hat jemand anders den Platz: Bitte um einen neuen Tisch.
ui-key-more = Gib einen Schlüssel niemandem: Er zeigt die Hand und spielt. Wenn ihn jemand anders haben könnte, wechsle ihn.
ui-carried-warning = Übernimm nur deine eigenen Plätze. Wer diesen Link gemacht hat, hat dieselben Schlüssel, sieht, was du siehst, und kann für dich spielen.
ui-carried-change = Plätze übernehmen und die Schlüssel wechseln
ui-carried-change-more = Dann öffnen der Link und das Gerät, von dem er kommt, nichts mehr.

# Tipps zwischen Menschen.
ui-hints = Tipps
ui-hints-usual = wie üblich: gegen Bots an, zwischen Menschen aus
ui-hints-on = an: zwischen Menschen sehen alle, wer fragt
ui-hints-off = aus
ui-hints-are-on = Tipps sind an: Spieler dürfen fragen, was ein Bot täte, und alle sehen, wer fragt.
ui-hints-are-off = Tipps sind aus: Niemand kann fragen, was ein Bot täte.
hint-noted = Alle sehen, dass du fragst.
hint-asked = { $p } hat um einen Tipp gebeten.
