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
