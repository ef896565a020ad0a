# People at a table: who is there, what they say, bots that play for them.
ui-here = here
ui-away = away
ui-away-since = away since { $time }
ui-bot-plays = played by a bot
ui-program = played by a program
ui-watching =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }

ui-talk = Chat
ui-talk-at-table = Table chat
ui-talk-unread =
    { $n ->
        [0] Chat
        [one] Chat, { $n } new message
       *[other] Chat, { $n } new messages
    }
ui-talk-setting = Table chat
ui-talk-public = Everyone at the table can read this, spectators too.
ui-talk-watching = Spectators can read the chat but not write.
ui-talk-none = No messages yet.
ui-talk-say = Write a message
ui-talk-send = Send
ui-talk-phrases = Quick messages
ui-talk-mute = Mute { $p }
ui-talk-unmute = Unmute { $p }
ui-talk-line = { $p }: { $text }

talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thanks = Thanks!
talk-sorry = Sorry!
talk-one-moment = One moment, please.
talk-back-soon = I'll be right back.
talk-take-your-time = Take your time.
talk-yes = Yes.
talk-no = No.
talk-again = Another game?
talk-good-game = Good game!
talk-note-handed = { $p } has handed the seat to a bot.
talk-note-replaced = { $p } was away for a long time. A bot takes over.
talk-note-returned = { $p } is back.

ui-leave = Let a bot take over
ui-leave-more = A bot plays on for you. It sees only what your seat sees. You can take your seat back at any time, but what the bot did stands.
ui-leave-bot = Bot
ui-deputy-own = A bot ({ $bot }) is playing for you.
ui-deputy-back = Take my seat back
ui-gone = { $p } is away, and the game is waiting.
ui-gone-since = { $p } has been away since { $time }, and the game is waiting.
ui-gone-ask = Continue with a bot
ui-gone-asked = { $p } wants a bot to take over for { $q }.
ui-gone-agree = Agree
ui-gone-waiting = Everyone present has to agree.
ui-gone-more = { $p } can take the seat back at any time.
ui-gone-from = A bot can take over from { $time }.

ui-share-position = This position, public information only
ui-share-position-all = This position with everything revealed

# Invitations and keys.
ui-used-title = This invitation has already been used
ui-used-by = { $p } took the seat with it, { $time }.
ui-used-mine = If that was you in another browser, open the table there and use the link under “Links and dice” to bring the seat here.
ui-used-other = If it was not you, someone else has this seat and sees its hand. Do not play here. Ask for a new table and a new invitation.
ui-given-title = This link is the key to a seat
ui-given-own = Your own link, on another device? Then keep the key.
ui-given-taken = It opens { $p }'s seat. Someone took it before: { $time }.
ui-given-free = It opens { $p }'s seat. Nobody has taken it yet.
ui-given-warning = It is not an invitation. The person who sent it to you may have the same key, see what this seat sees, and play for it.
ui-given-change = The seat gets a new key that only this browser knows. Your link stops working.
ui-given-change-taken = The seat gets a new key that only this browser knows. Your link stops working. Someone else may have seen what this seat has seen so far. If that matters to you, ask for a new table and an invitation.
ui-given-devices = Your other devices then need the new link.
ui-given-keep = It's mine: keep the key
ui-given-keep-more = Only if you made this link yourself, on another device. Both devices then play the same seat.
ui-key-of = Key to { $p }'s seat, for your own devices
ui-key-change = Change the key
ui-key-changed = Changed. Your other devices need the new link.
ui-key-was-changed = The key to this seat was changed. If you did that on another device, open the new link from there (Links and dice). If not, someone else has the seat: ask for a new table.
ui-key-more = Never share a key: it shows your hand and can play for you. If someone else might have it, change it.
ui-carried-warning = Only take over your own seats. The person who made this link has the same keys, sees what you see, and can play for you.
ui-carried-change = Take over the seats and change their keys
ui-carried-change-more = The link and the device it came from then stop working.

# Hints between people.
ui-hints = Hints
ui-hints-usual = only against bots
ui-hints-on = on, and everyone sees who asks
ui-hints-off = off
ui-hints-are-on = Hints are on: players can ask what a bot would do, and everyone sees who asks.
ui-hints-are-off = Hints are off.
hint-noted = Everyone will see that you asked.
hint-asked = { $p } asked for a hint.

# What a table offers to people who do not sit at it, and how to share a link.
about-minutes = about { $n } minutes
about-learn = Learn { $x }
stranger-title = You have no seat at this table
stranger-open = Anyone may watch here.
stranger-closed = The players decide who may watch. Ask one of them for a link.
stranger-ask = Ask for a link
stranger-request = Can you send me a link to your table ({ $x })? Either an invitation to a seat or the spectator link. The address alone opens nothing: { $y }
stranger-own = Do you play here on another device? Open the table there and use the link under “Links and dice” to bring your seat here.
share-button = Share
share-copied = Copied
share-qr = QR code
share-qr-of = QR code: { $x }
share-text = Play { $x } with me. You can learn it on the page:
share-only-here = This link opens only on this computer. For others, start the server with “serve --host 0.0.0.0” and open the page at this computer's address in your network.
