### Words that all games share, in English.
###
### The words of a command may be typed in this language; the first one is shown in the help.

language-name = English
seat-name = Player { $n }
seat-bot = Bot { $n } ({ $name })
list-and = { $first } and { $last }
list-nothing = nothing

## Commands of the terminal

command-help = help, h, ?
command-concede = concede, resign
command-draw = draw
command-takeback = takeback
command-undo = undo, u
command-save = save
command-quit = quit, q, exit
command-log = log, l
command-map = map, m
command-briefing = briefing, br, story
command-why = why
command-rules = rules, rule
command-back = back, b
command-options = options, o
command-hand = hand
command-forces = forces, f
command-discards = discards, d
command-battle = battle
command-factions = factions

help-answer = Answer with the number of an option, its name, or enough of its name to tell it apart.
help-help = { $c }  show this help and more about the question
help-concede = { $c }  resign the game
help-draw = { $c }  offer a draw; a bot accepts only if it is behind
help-takeback = { $c } 2  ask to take back your last two choices; everyone else must agree, and dice are rolled again
help-undo = { $c }  undo your last choice; you can undo until new information is revealed
help-save = { $c } FILE  save a copy of the game to a file
help-quit = { $c }  leave; the game is saved
help-log = { $c } [N]  show the log, or its last N lines
help-map = { $c }  draw the table again, as large as it fits
help-briefing = { $c }  show the briefing: story, forces, how to win
help-why = { $c } NAME  or ?NAME: why something is not an option (a piece, a button, a number, a player); { $c } asked KIND: why you are not asked a question
help-rules = { $c } ID|WORD  read a rule, or search the rules
help-back = { $c }  go back to the first part of the question
help-options = { $c }  list every option
help-topics = { $list }  look at part of the table

## Asking and answering

prompt = >
ask-which-game = Which game?
pass-keyboard = Pass the keyboard to { $p }.
pass-ready = { $p }, press Enter when nobody else is looking.
bot-replaced = { $p } has failed ({ $why }). The random bot plays on.
thinking = { $p } is thinking ...
since-then = What happened
earlier-lines =
    { $n ->
        [one] ... and { $n } earlier line (type { $c })
       *[other] ... and { $n } earlier lines (type { $c })
    }
hint-help = ? for help
hint-undo = u to undo
hint-back = b to go back
more-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
or-point = Or type a point as two numbers: x y.

undone = Undone.
saved-copy = Saved a copy to { $file }.
kept-in = The game is saved in { $file }.
go-on-with = To continue: { $command }
resumed =
    { $n ->
        [one] Resumed after { $n } choice.
       *[other] Resumed after { $n } choices.
    }
log-empty = Nothing has happened yet.
game-over = The game is over.
won-by = Winner: { $list }
nobody-won = Nobody wins.
why-asked = That is exactly what you are being asked.
asked-about = the question “{ $x }”
word-asked = asked
why-possible = { $x } is possible: option { $list }.
why-not = { $x } is not possible now:
why-elsewhere = { $x } is not part of this question:
rules-mark-ruling = ruling
rules-mark-option = optional
rules-in-english = (Rules without a translation are shown in English.)
rules-where = Where does this rule apply now?
rules-where-forbids =
    { $n ->
        [one] Right now it forbids one thing, lit in white on the table.
       *[other] Right now it forbids { $n } things, lit in white on the table.
    }
rules-where-asked = The question you are asked comes from this rule.
rules-where-nowhere = It forbids nothing right now.
rules-where-not-asked = You are not asked anything right now.
rules-mark-deviation = we play it differently
rules-example = Example { $x }
rules-example-told = The example is described in { $x }.
rules-example-refused = Play it: click the board. Whatever is lit in white is against the rules. Try it to see why.
rules-example-play = Play it: click the board or an option. Your own game is not affected.
rules-example-again = Start over
rules-no-example = This example cannot be shown right now.
rules-print = Print
rules-kinds = Which rules to show
rules-kind-all = All
rules-kind-ruling = Rulings
rules-kind-option = Optional
rules-kind-deviation = Played differently
rules-kind-example = With examples
rules-instead = “{ $a }” is not in the rules. Showing “{ $x }” instead.
rules-nothing = Nothing found in the rules or the glossary.
rules-glossary = Glossary
rules-back = Back to { $x }
rules-read-on = Read on
rules-shut = Close the rules
topic-empty = There is nothing to see there right now.

## Refusals: nothing was changed

error-no-option = There is no option called "{ $text }".
error-no-point = "{ $text }" is neither an option nor a point. Type a point as two whole numbers, such as 1200 350.
error-no-number =
    { $n ->
        [one] There is no option { $text }, only option 1.
       *[other] There is no option { $text }, only 1 to { $n }.
    }
error-ambiguous = "{ $text }" matches several options: { $list }.
error-no-undo = Nothing to undo: new information has been revealed, or somebody else has made a choice.
error-no-target = Nothing is called "{ $text }".
error-why-what = Say what you are asking about: { $c } NAME.
refused-game-over = The game is over: nobody is asked any more.
refused-too-many = Too many requests. Try again in { $n ->
    [one] one second
   *[other] { $n } seconds
  }.
refused-hidden-name = This name contains invisible characters. Use letters or digits, or leave it empty.
refused-hidden-text = This text contains invisible characters.
refused-wrong-key = This link is incomplete or no longer valid. Copy the whole link again, or ask for a new one.
refused-no-table = There is no table at this address. It may have been deleted, or the link is incomplete.
refused-unplayable = This table can no longer be played. Ask the person who runs this server.
refused-rules-changed = The rules have changed since this game began (version { $recorded }, now { $present }), and it cannot continue under the new ones. Ask the person who runs this server.
refused-other-rules =
    it was recorded under rules { $recorded }. Under the current rules { $present }, { $n ->
        [0] from the set-up on
       *[other] from pick { $n } on
    } it plays differently. Open it with the version it was recorded with.
refused-busy = The server is busy. Try again in { $n ->
    [one] one second
   *[other] { $n } seconds
  }.
refused-lone = You had only one option, so it was played automatically.
refused-option-choice = { $o }: choose one from the list.
refused-option-number = { $o }: enter a whole number from { $a } to { $b }.
refused-option-text = { $o }: enter plain text of at most { $n } characters.
error-no-rule = No rule matches "{ $text }".
error-rules-what = Give the number of a rule or a word to search for: { $c } ID|WORD.
error-save-what = Give a file name: { $c } FILE.
error-cannot-save = Could not save the game to { $file }: { $reason }.
error-file-exists = { $file } already exists and was not changed.

## The table in the browser

ui-navigation = Pages
ui-tables = Tables
ui-rules = Rules
ui-help = Help
ui-settings = Settings
ui-language = Language
ui-dark = Dark mode
ui-odds = Show battle odds
ui-effects = Sound and animation
ui-pass-setting = Several players share this device: ask to pass it on
ui-close = Close
ui-skip = Skip to the board
ui-keyboard = Keyboard shortcuts
ui-key-tab = move between the board, your options, the players and the log
ui-key-arrows = move from space to space
ui-key-pages = next or previous lit space
ui-key-enter = choose
ui-key-numbers = choose the option with this number
ui-key-info = show or hide details
ui-key-why = why not?
ui-key-undo = undo
ui-key-escape = cancel, close
ui-key-help = this help
ui-help-lit = Click anything that is lit to choose it. Click it again to deselect it.
ui-help-dim = Dimmed things cannot be chosen right now. Click one, or press w, to see the rule that forbids it.
ui-help-list = All options are also listed beside the board.
ui-help-undo = You can undo until new information is revealed: a draw, a reveal, another player's choice.
ui-help-past = Use the bar below the board to look at any earlier position. Each has its own link.
ui-help-zoom = Drag to move the board. Zoom with the wheel, two fingers, or + and −. Touch and hold to see details without choosing.
ui-credits = Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0. Fonts: IM Fell English and Alegreya Sans, OFL.
ui-welcome = A war table for fantasy battles
ui-welcome-more = Every rule enforced, every refusal explained. Play against bots, on one device, or with friends through a link.
ui-for-players = { $low } to { $high } players
ui-your-name = Your name
ui-name = Name
ui-name-of = Name of player { $n }
ui-in-the-making = Work in progress
ui-for-so-many = { $n } players
ui-read-rules = Read the rules
ui-players = Players
ui-seats = Players
ui-holder-of = Who plays seat { $n }
ui-open-table = Start the game
ui-my-tables = My tables
ui-open-tables = Open tables
ui-status-waiting = waiting for players
ui-status-playing = in progress
ui-status-over = finished
ui-status-broken = unplayable
ui-resume = Continue
ui-forget = Remove
ui-sit-down = Take a seat
ui-your-turn = Your turn
ui-turn-of = { $name }'s turn
ui-notify = Notify me when it is my turn
ui-records = Game records
ui-records-more = Open a saved game record to replay it, or to play on from any position.
ui-records-open = Open a record …
ui-records-refused = This record cannot be opened: { $x }
ui-records-older = This game was recorded under rules { $recorded }. It plays the same under the current rules { $present }.
ui-records-look = Replay the game
ui-forget-title = Remove { $x }?
ui-forget-running = The game goes on without you. This browser deletes the only key to your seat.
ui-forget-over = It disappears from your list. The game itself is not deleted.
ui-forget-keep = Keep it
ui-forgotten = { $x } removed.
ui-forgotten-back = Restore
ui-carry = Use my seats on another device
ui-carry-more = Anyone with this link can play all your seats, so keep it to yourself. It also restores your seats if you clear this browser's data.
ui-carry-link = Personal link
ui-carried = Seats from another device
ui-carried-what =
    { $n ->
        [one] This link holds the seats of { $name } at one table.
       *[other] This link holds the seats of { $name } at { $n } tables.
    }
ui-carried-unnamed =
    { $n ->
        [one] This link holds seats at one table.
       *[other] This link holds seats at { $n } tables.
    }
ui-carried-take = Play them on this device too
ui-carried-broken = This link is incomplete or was changed, so it contains no seats. Copy the whole link again.
ui-waiting-title = Waiting for players
ui-waiting-invite = Send this to your friend. It works once.
ui-waiting-open = Anyone with this address can take the free seat
ui-waiting-more = The game starts when everyone has taken a seat.
ui-waiting-dice = Everyone is here. Agreeing on the dice …
ui-dice-changed = The server has changed its commitment or a seal since you sat down. Your browser has sent it nothing more. Do not trust the dice at this table.
ui-joined = is here
ui-not-yet = not here yet
ui-link-for = Invitation for player { $n }
ui-spectator-link = Spectator link
ui-copy = Copy
ui-copied = Copied
ui-no-table = This table cannot be shown
ui-please-wait = One moment …
ui-search = Search
ui-found-clauses =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
ui-chapters = Chapters
ui-no-rules = There are no rules by that name.
ui-back-to-table = Back to the table
ui-question = Question
ui-result = Result
ui-replay-all = Replay the whole game
ui-sequel = Next adventure
ui-sequel-about = The campaign continues. Your Heroes start as they ended the last adventure.
ui-campaign-file = Continue a campaign
ui-campaign-file-help = The file you exported after an earlier adventure. Its Heroes come along.
ui-sequel-export = Export the campaign
ui-no-sequel = This game is not part of a campaign.
ui-show-all = show all
ui-waiting-for = Waiting for { $p }
ui-all-answers =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
ui-chosen = Chosen: { $x }
ui-clear = Cancel
ui-ask-why = why not?
ui-not-asked = Why wasn't I asked?
ui-why-not = Why not { $x }?
ui-why-possible = { $x } is possible
ui-undo = Undo
ui-undo-all = Undo all { $n }
ui-undo-all-short = all { $n }
ui-undo-to-here = Undo to here
ui-your-hand = Your hand
ui-empty-hand = Your hand is empty.
ui-spectating = You are a spectator.
ui-unknown-piece = Unknown
ui-nobody = Nobody
ui-empty = empty
ui-can-choose = Can be chosen.
ui-lit-move = No battle from there this turn.
ui-cannot-choose = Not now: click or press w to see why.
ui-side = Question, players and log
ui-fold = Fold or unfold
ui-no-side = no faction yet
ui-bot = bot
ui-piles = Pieces and powers
ui-choose = Choose
ui-choose-side = Choose { $x }
ui-show-map = Show the map
ui-show-sides = Show the choices
ui-is-asked = has to choose
ui-thinks = to move
ui-look-from = View from this seat
ui-of = { $n } of { $m }
ui-tape = Measure
ui-tape-help = Your own tape measure: click the start and the end (key M)
ui-key-legal = allowed here
ui-floor = Floor { $n }
ui-floor-ground = Ground
ui-floor-short = G
ui-floor-sheet = { $x }: choose a floor
ui-floor-keys = turn the wheel, or Page Up
ui-floor-up = { $n } up here, { $x } elsewhere
ui-floor-all = all { $n } together
ui-floor-not = out of reach
ui-floor-walked = { $x } walked
ui-floor-climbed = { $x } climbed
ui-key-tape = measure with a tape
ui-plan = At this spot
ui-plan-way = Path
ui-plan-elsewhere = Models out of formation
ui-plan-gains = What they gain up there
ui-let-go = Let go: they march
ui-nudge-left = A tenth to the left
ui-nudge-up = A tenth up
ui-nudge-down = A tenth down
ui-nudge-right = A tenth to the right
ui-place-here = Place here
ui-order-help = Top card first. Drag a card, use its arrows, or press Alt and an arrow key. Then place them all at once.
ui-order-up = Up
ui-order-down = Down
ui-order-lay = { $n ->
    [one] Place this card
   *[other] Place these { $n } cards
}
ui-adjust = Adjust this move
ui-pair = { $x }, then { $y }
ui-wounds-left = { $n } of { $m } Wounds left
ui-together-help = This is the proposal. Click others to change it.
ui-together-missing = { $n ->
    [one] Choose one more.
   *[other] Choose { $n } more.
}
ui-together = { $n ->
        [one] Choose this one
       *[other] Choose these { $n }
    }
ui-battle = Battle
ui-winner = Winner
ui-drawn = Drawn
ui-draws = Draws { $n }
ui-not-counted = does not count
ui-total = Total
ui-attack = attack
ui-defence = defence
ui-odds-of = { $first } wins with { $a }, { $second } with { $b }
ui-log = Log
ui-earlier = Earlier
ui-go-to = Look at position { $n }
ui-past = Positions
ui-first = Go to the start
ui-back = One position back
ui-forward = One position on
ui-now = Back to the present
ui-run = Play
ui-pause = Pause
ui-position = Position { $n } of { $m }
ui-round = Round { $n }
ui-lost = Connection lost. Reconnecting …
ui-newer-client = Sandtable has been updated. Reload the page to go on; your games and drafts are kept.
ui-missing-part = A part of this page could not be loaded.
ui-reload = Reload
ui-later = Later
ui-zoom = Zoom
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-turn-board = Rotate the board
ui-your-answer = Your choice
ui-left = { $n ->
    [one] one left
   *[other] { $n } left
}
ui-zoom-all = Show the whole board
ui-what-if = What if? Play on from here
ui-what-if-note = This is a what-if from position { $n }. Nothing here counts.
ui-what-if-back = Back to the real table
ui-what-if-tag = what-if from position { $n }
ui-server-away = The server is not responding or cannot save right now. Your last move may not have arrived. Try again.
ui-moved-on = The game had moved on before your choice arrived. Look again and choose.
ui-links = Links and dice
ui-commitment = Commitment of the dice:
ui-secret = Secret of the dice:
proof-proved = Dice: proved
proof-open = Dice: partly proved
proof-wrong = Dice: something is wrong
proof-commitment = The server committed first: the secret it shows now matches the commitment your browser stored when you sat down.
proof-commitment-unknown = The secret matches the commitment shown now. Your browser was not seated here before the game, so it cannot tell whether the commitment has changed.
proof-commitment-other = The secret does not match the commitment the server made before the game.
proof-contributions = Your contribution is in the dice. Everyone committed to theirs before any was shown, so nobody could pick one to suit.
proof-withheld = { $p }'s contribution never arrived, and the game began without it. Someone who knew the secret could have used that to choose between two sequences of dice.
proof-given-openly = { $p } gave a contribution openly on sitting down. Someone who sat down later and knew the secret could have picked theirs to suit.
proof-own-missing = The game began without { $p }'s contribution, which your browser had sealed: it arrived too late or was left out.
proof-own-other = The contribution your browser made for { $p } has been replaced by another one.
proof-seal-broken = { $p }'s contribution is not the one that was sealed.
proof-seals-changed = The seals in the record differ from those your browser saw before it showed its contribution.
proof-bot-other = The contribution of { $p }, a bot, does not follow from the commitment.
proof-terms = Names, options, rules and table match those the dice were made from.
proof-terms-other = Names, options, rules or table differ from those the dice were made from.
proof-draws = All { $n } random numbers of this game follow from these, in order.
proof-draws-other = The random numbers at step { $n } do not follow from these.
proof-hole = The record is incomplete: steps, the beginning or the end are missing.
proof-older = This game is older than the check in the browser. The command verify checks its record.
proof-unreadable = The record cannot be read.
proof-not = Not proved here: that every step followed the rules (the command below replays the whole game, offline), and that nobody looked at a hand. The person who runs the server can see everything.
proof-save = Save the record
proof-command = Command that checks everything
ui-pass-to = Pass the device to { $p }
ui-pass-why = The table stays hidden until nobody else is looking.
ui-pass-ready = I am { $p }

## Attacks with dice, lines of sight, cards

ui-sight-clear = In sight
ui-sight-blocked = Sight blocked by { $x }
ui-sight-from = From { $a }: { $x }
ui-dice = Dice
ui-dice-why =
    { $n ->
        [one] Why { $n } die
       *[other] Why { $n } dice
    }
ui-ignores-flags = Flags the target may ignore
ui-shared-piles = Decks and discards

## Entries beside picks: giving up, draws, take-backs

how-conceded = By resignation
how-agreed = Draw by agreement
word-yes = yes, y
confirm-concede = { $p }, do you want to resign? (yes or no)
confirm-draw = { $p }: { $q } offers a draw. Do you agree? (yes or no)
confirm-back = { $p }: { $q } asks to take something back. Do you agree? (yes or no)
error-entry-unknown = There is no such proposal.
error-entry-over = The game is over.
error-entry-conceded = You have resigned, so you cannot propose anything.
error-entry-nothing = There is no proposal to answer.
error-entry-open = Answer the open proposal first.
error-entry-once = You have already proposed something since the last choice. You can propose again after the next one.
error-entry-never = Takebacks are switched off at this table.
error-entry-alone =
    { $n ->
        [one] You can undo your last choice without asking: u.
       *[other] You can undo your last { $n } choices without asking: u.
    }
error-entry-most =
    { $n ->
        [0] You have made no choice that could be taken back.
        [one] You can ask to take back only one choice.
       *[other] You can ask to take back at most { $n } choices.
    }
entry-concede = { $p } resigns.
entry-draw = { $p } offers a draw.
entry-back = { $p } asks to take something back.
entry-accept = { $p } agrees.
entry-decline = { $p } declines.
entry-withdraw = { $p } withdraws the proposal.
ui-entries = Resign, draw, leave
ui-entries-bots = Bots accept a draw only when they are behind. They allow a takeback if nothing random has happened and nothing was revealed since.
ui-resign = Resign
ui-resign-sure = Resign this game? You cannot undo this.
ui-play-on = Keep playing
ui-offer-draw = Offer a draw
ui-ask-back = Request a takeback
ui-ask-back-picks = your last choices:
ui-proposal = Proposal
ui-draw-offered = { $p } offers a draw.
ui-back-asked =
    { $n ->
        [one] { $p } asks to take back the last choice.
       *[other] { $p } asks to take back the last { $n } choices.
    }
ui-back-means = Everything since then is undone, your choices too. Dice are rolled again.
ui-accept = Agree
ui-decline = Decline
ui-withdraw = Withdraw the proposal

# standing answers: what a player says in advance about reaction windows

command-standing = auto, standing
help-standing = { $c } …  respond automatically: pass until your next turn (turn) or unless you are attacked (attacked); for this kind of reaction, or one you name, always pass (pass) or always ask (ask); off stops it
standing-word-turn = turn
standing-word-attacked = attacked
standing-word-pass = pass
standing-word-ask = ask
standing-word-off = off
standing-title = Auto-respond:
standing-turn = Pass until my next turn
standing-attacked = Pass unless I am attacked
standing-pass = Always pass at “{ $x }”
standing-ask = Always ask at “{ $x }”
standing-nothing = You have set no automatic responses.
standing-how = Type "auto" and one of: { $list }. "auto off 2" stops the second, "auto off" all of them.
error-standing-what = After "auto", type one of: { $list }.
error-standing-no-window = There is no reaction to choose right now. Name a kind: { $list }.

ui-standing = Auto-respond
ui-standing-window = Auto-respond
ui-standing-help = Passes for you when other players' turns let you react. It never makes the choices of your own turn. Only you can see this; click one to stop it.
ui-standing-kinds = Every kind of reaction
ui-standing-kind-usual = default
ui-standing-kind-pass = always pass
ui-standing-kind-ask = always ask
ui-standing-end = Stop this
ui-passing = Passing for you in a moment …
ui-windows = Reactions
ui-windows-usual = default
ui-windows-swift = fast: players who can only pass do so at once
ui-windows-sealed = hidden: automatic passes take as long as a real player would

## Tables of cards

ui-room = room { $n } of { $m }
ui-attacks-left = attacks left { $n } of { $m }
ui-owned-by = taken from { $p }
ui-card-again-choose = Click again or press Enter to choose it. Escape puts it back.
ui-card-again = Click again or press Enter to play it. Escape puts it back.
ui-card-back = Back
ui-card-goals = { $n ->
    [one] It can go to the one place that is lit.
   *[other] It can go to any of { $n } lit places.
}
ui-card-next = Next card
ui-card-play = Play it
ui-card-previous = Previous card
ui-card-why = The rule
ui-help-cards = Help cards
ui-oracle = Combat Results Oracle
ui-oracle-about = casualty cards for attacker/defender, by the difference between the totals
ui-winner-is = { $p } wins
ui-round-of = Turn { $n } of { $m }
## The workshop, where decks and armies are built

ui-build-stock = Available
ui-build-report = Rules check
ui-build-kind = Type
ui-build-kind-all = All types
ui-build-group = Group
ui-build-group-all = All groups
ui-build-found =
    { $n ->
        [one] one entry
       *[other] { $n } entries
    }
ui-build-add = Add { $x }; { $n } in your list
ui-build-more = One more { $x }
ui-build-fewer = One fewer { $x }
ui-build-kept = Saved on this device
ui-build-ready = Ready-made
ui-build-random = Random
ui-build-name = Name
ui-build-unnamed = Unnamed
ui-way-drop = Remove { $x }
ui-way-fewer = { $n } fewer of { $x }
ui-way-more = { $n } more of { $x }
ui-way-add = Add { $n } × { $x }
ui-build-legal = Follows every rule.
ui-build-line = Line { $n }:
ui-build-play = Play with this
ui-build-print = Print
ui-build-save = Save on this device
ui-build-saved = Saved { $x } on this device.
ui-build-forgotten = Deleted { $x } from this device.
ui-build-text = As text
ui-build-read = Import this text
ui-build-export = Export to a file
ui-build-import = Import a file
ui-build-usual = default for this seat
ui-build-unplayable = This game cannot be played here yet.

## The briefing before a game

briefing-wins = How to win
briefing-forces = Forces
briefing-rules = Special rules
briefing-ground = Terrain
briefing-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
briefing-players-range = { $a } to { $b } players
briefing-troop = { $n } × { $x }
briefing-minutes = about { $n } minutes
briefing-turns =
    { $n ->
        [one] about { $n } turn
       *[other] about { $n } turns
    }
briefing-rounds =
    { $n ->
        [one] about { $n } round
       *[other] about { $n } rounds
    }
briefing-read = Press Enter to begin.
ui-briefing = Briefing
ui-briefing-begin = To the table
ui-briefing-setting = Show the briefing before a game
ui-briefing-more = Forces, how to win, special rules
briefing-none = This game has no briefing.

## Learning a game

ui-learn = Learn
ui-how-to-play = How to play
learn-page = Page { $n } of { $m }
learn-next = Next page
learn-before = Previous page
learn-rules = In the rules:
learn-shut = Close
learn-guided = Guided first game
learn-begin = Start
learn-resume = Continue
learn-none = There are no lessons for this game yet.
learn-lesson-tag = Guided game
coach-label = Coach
coach-part = Part { $n } of { $m }
coach-over = The lesson is over
coach-not-that = Not now. Try what is lit.
coach-waits = One moment, the others are playing.
coach-own-choice = This one is up to you.
coach-do-it = Do it for me
coach-away = Leave the lesson
coach-back = Bring back the coach
coach-play-on = Play on without the coach
hint-ask = What would the bot do?
hint-title = The bot suggests
hint-do = Do that
hint-none = The bot has no suggestion here.
hint-blunder = Are you sure?
hint-blunder-more = The bot would play: { $x }
hint-blunder-anyway = Yes, I'm sure
hint-blunder-not = Let me think again
ui-blunder-setting = Warn me before a clear blunder
hint-why-thumb = The bot uses a rule of thumb here.
hint-clear = It is clearly the best option.
hint-close = Another option is nearly as good.
hint-gain-points = It should bring you more points than the second-best answer.
hint-gain-troops = It should leave you with the stronger troops.
hint-gain-ground = It should give you more ground.
hint-gain-tempo = It should let you act sooner, or with more.
hint-gain-cards = It should leave you with better cards or more lore.
hint-cost-points = It costs you points that the second-best answer would bring.
hint-cost-troops = It costs you troops.
hint-cost-ground = It costs you ground.
hint-cost-tempo = It costs you time.
hint-cost-cards = It costs you cards or lore.
hint-second = Next best: { $x }
hint-honest = It knows no more than you do.
# with a hand
ui-hand = In your hand
ui-hand-back = Put it back
ui-hand-army-tip = Drag the banner above an army: the whole army moves. Drag a tile: only that kind.
ui-hand-going = { $n } of { $m } go
ui-hand-take-all = All { $m }
ui-step-by-step = Step by step
ui-hand-ways = How?
ui-hand-no = It cannot go to { $x }.
ui-hand-fixed = This cannot be moved now.
ui-hand-anywhere = Drop it to play it.
ui-hand-odds = wins { $n } of 100 battles
ui-hand-fewer = Fewer: { $x }
ui-hand-more = More: { $x }
ui-lit-fight = Moving there means a battle.
ui-ends-turn = ends your turn
ui-ends-ask = This ends your turn. Are you sure?
ui-ends-yes = End my turn
ui-ends-no = Not yet
ui-confirm-setting = Confirm before my turn ends
ui-pay-setting = Let me choose how to pay for moves I drag
