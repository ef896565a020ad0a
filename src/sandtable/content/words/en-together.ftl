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

# Invitations and keys.
ui-used-title = This invitation was used before
ui-used-by = { $p } sat down with it, { $time }.
ui-used-mine = If that was you, in another browser: open the table there, and bring the seat here with the link under “Links and dice”.
ui-used-other = If that was not you, somebody else has this seat and sees its hand. Do not play here: ask for a new table and a new invitation.
ui-given-title = This link is the key to a seat
ui-given-own = Your own link, on another device? Then keep the key.
ui-given-taken = It opens the seat of { $p }. Somebody took this seat before: { $time }.
ui-given-free = It opens the seat of { $p }. Nobody has sat down there yet.
ui-given-warning = It is not an invitation. Whoever sent it to you may have the same key, see what this seat sees, and play for it.
ui-given-change = The seat gets a new key that only this browser knows. The link you came with opens nothing any more.
ui-given-change-taken = The seat gets a new key that only this browser knows. The link you came with opens nothing any more. What this seat has seen so far, somebody else may have seen: if that matters, ask for a new table and an invitation.
ui-given-devices = Your other devices need the new link then.
ui-given-keep = It is mine: keep the key
ui-given-keep-more = Only if you made this link yourself, on another device of yours. Both play the same seat then.
ui-key-of = Key to the seat of { $p }, for your own devices
ui-key-change = Change the key
ui-key-changed = Changed. Your other devices need the new link.
ui-key-was-changed = The key to this seat was changed. If you did that on another device, open the new link from there (Links and dice). If not, somebody else has the seat: ask for a new table.
ui-key-more = Give a key to nobody: it shows the hand and plays. If somebody else may have it, change it.
ui-carried-warning = Only take over seats of your own. Whoever made this link has the same keys, sees what you see, and can play for you.
ui-carried-change = Take over the seats and change their keys
ui-carried-change-more = Then the link and the device it came from open nothing any more.

# Hints between people.
ui-hints = Hints
ui-hints-usual = as usual: on against bots, off between people
ui-hints-on = on: between people, everybody sees who asks
ui-hints-off = off
ui-hints-are-on = Hints are on: players may ask what a bot would do, and everybody sees who asks.
ui-hints-are-off = Hints are off: nobody can ask what a bot would do.
hint-noted = Everybody sees that you ask.
hint-asked = { $p } asked for a hint.
