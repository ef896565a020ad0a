# People at a table: who is there, what they say, bots that play for them.
ui-here = here
ui-away = away
ui-away-since = away since { $time }
ui-bot-plays = a bot plays
ui-watching =
    { $n ->
        [one] One page looks on.
       *[other] { $n } pages look on.
    }

ui-talk = Talk
ui-talk-at-table = Talk at the table
ui-talk-unread =
    { $n ->
        [0] Talk
        [one] Talk, one new line
       *[other] Talk, { $n } new lines
    }
ui-talk-setting = Talk at the table
ui-talk-public = Everybody at the table reads this, those who look on too.
ui-talk-watching = Who looks on can read what is said, but not speak.
ui-talk-none = Nobody has said anything yet.
ui-talk-say = Say something
ui-talk-send = Send
ui-talk-phrases = Phrases
ui-talk-mute = Mute { $p }
ui-talk-unmute = Hear { $p } again
ui-talk-line = { $p }: { $text }

talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thanks = Thank you.
talk-sorry = Sorry!
talk-one-moment = One moment, please.
talk-back-soon = I will be back soon.
talk-take-your-time = Take your time.
talk-yes = Yes.
talk-no = No.
talk-again = Another game?
talk-good-game = Good game!
talk-note-handed = { $p } has left the seat to a bot.
talk-note-replaced = { $p } was away for long: a bot plays on.
talk-note-returned = { $p } plays again.

ui-leave = Leave the seat to a bot
ui-leave-more = A bot plays on for you. It knows no more than your seat does. You can take the seat back at any time, and what it did stands.
ui-leave-bot = Bot
ui-deputy-own = A bot ({ $bot }) plays for you.
ui-deputy-back = Take my seat back
ui-gone = { $p } is away, and the game waits.
ui-gone-since = { $p } has been away since { $time }, and the game waits.
ui-gone-ask = Go on with a bot
ui-gone-asked = { $p } would go on with a bot for { $q }.
ui-gone-agree = Agree
ui-gone-waiting = Who is here must agree, too.
ui-gone-more = { $p } gets the seat back when they come and want it.
ui-gone-from = A bot may play on from { $time }.

ui-share-position = This position as everybody may know it
ui-share-position-all = This position with everything open
