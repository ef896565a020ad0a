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

help-answer = Answer with the number of an option, its name, or any part of it that fits no other.
help-help = { $c }  this help, and more about the question
help-concede = { $c }  give up the game
help-draw = { $c }  offer a draw; bots never agree
help-takeback = { $c } 2  ask to take back your last two picks; all others must agree, and dice fall anew
help-undo = { $c }  take back your last pick, as long as nobody has learned anything since
help-save = { $c } FILE  keep a copy of the game in a file
help-quit = { $c }  leave; the game is kept
help-log = { $c } [N]  what has happened so far, or the last N lines of it
help-map = { $c }  draw the table again, as large as fits
help-briefing = { $c }  what this game is about: story, forces, what wins
help-why = { $c } NAME  or ?NAME: why something is not among the options: a thing, a button, a number, a player; { $c } asked KIND: why a question is not asked
help-rules = { $c } ID|WORD  read a rule, or find the rules with a word
help-back = { $c }  back to the first part of the question
help-options = { $c }  list all options one by one
help-topics = { $list }  look at the table

## Asking and answering

prompt = >
ask-which-game = Which game?
pass-keyboard = Pass the keyboard to { $p }.
pass-ready = { $p }, press Enter when nobody else is looking.
thinking = { $p } is thinking ...
since-then = What happened
earlier-lines =
    { $n ->
        [one] ... and { $n } line before that (type { $c })
       *[other] ... and { $n } lines before that (type { $c })
    }
hint-help = ? for help
hint-undo = u to take back
hint-back = b to go back
more-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
or-point = Or type a point as two numbers: x y.

undone = Taken back.
saved-copy = A copy is in { $file }.
kept-in = The game is kept in { $file }.
go-on-with = Go on with: { $command }
resumed =
    { $n ->
        [one] Resumed after { $n } pick.
       *[other] Resumed after { $n } picks.
    }
log-empty = Nothing has happened yet.
game-over = The game is over.
won-by = Winner: { $list }
nobody-won = Nobody wins.
why-asked = You are asked just that now.
asked-about = the question “{ $x }”
word-asked = asked
why-possible = { $x } is possible: option { $list }.
why-not = { $x } is not possible now:
why-elsewhere = { $x } is not what is asked for now:
rules-mark-ruling = ruling
rules-mark-option = at the table’s choice
rules-in-english = (Rules that are not translated yet are printed in English.)
rules-where = Where does this rule apply now?
rules-where-forbids =
    { $n ->
        [one] It rules out one thing just now, lit in white on the table.
       *[other] It rules out { $n } things just now, lit in white on the table.
    }
rules-where-asked = The question you are asked follows this rule.
rules-where-nowhere = It rules nothing out at the moment.
rules-where-not-asked = You are asked nothing at the moment.
rules-mark-deviation = we play it differently
rules-example = Example { $x }
rules-example-told = The example is told in { $x }.
rules-example-refused = Click on the board and play it. What is lit in white is refused: try it and see why.
rules-example-play = Click on the board or on an answer and play it. Your own game stays as it is.
rules-example-again = Set it up again
rules-no-example = This example cannot be shown just now.
rules-print = Print
rules-kinds = Which rules are shown
rules-kind-all = All
rules-kind-ruling = Rulings
rules-kind-option = At the table’s choice
rules-kind-deviation = Played differently
rules-kind-example = With examples
rules-instead = “{ $a }” is nowhere in the rules; this is “{ $x }”.
rules-nothing = No rule and no word of the glossary has this.
rules-glossary = Glossary
rules-back = Back to { $x }
rules-read-on = Read on
rules-shut = Close the rules
topic-empty = There is nothing to see of that now.

## Refusals: nothing was changed

error-no-option = No option is called "{ $text }".
error-no-point = "{ $text }" is neither an option nor a point: two whole numbers are needed, such as 1200 350.
error-no-number =
    { $n ->
        [one] There is no option { $text }; there is only 1.
       *[other] There is no option { $text }; there are 1 to { $n }.
    }
error-ambiguous = "{ $text }" fits several options: { $list }.
error-no-undo = There is nothing you may take back: somebody has learned something or picked since.
error-no-target = There is nothing called "{ $text }" to ask about.
error-why-what = Ask about something by its name: { $c } NAME.
refused-game-over = The game is over: nobody is asked any more.
refused-another-asked = It is { $p } who is asked now, not you.
refused-asked-else = Something else is asked of you now.
refused-too-many = That was much in a short time. Try again in { $n ->
    [one] one second
   *[other] { $n } seconds
  }.
refused-hidden-name = This name has characters that nobody can see. Type it again with letters or digits, or leave it empty.
refused-hidden-text = This text has characters that nobody can see.
refused-wrong-key = This link is incomplete or no longer valid. Copy the whole link again, or ask for a new one.
refused-no-table = There is no table at this address. It may have been cleared away, or the link is incomplete.
refused-unplayable = This table cannot be played any more. Ask the person who runs this server.
refused-rules-changed = The rules have changed since this game began (version { $recorded }, now { $present }), and it cannot go on under the new ones. Ask the person who runs this server.
refused-other-rules =
    it was recorded under rules { $recorded }. Under the present rules { $present }, { $n ->
        [0] from the set-up on
       *[other] from pick { $n } on
    } it does not come to the same positions. Open it with the version that played it.
refused-busy = The server has too much to do. Try again in { $n ->
    [one] one second
   *[other] { $n } seconds
  }.
refused-lone = Only one answer was left, so the table gave it for you.
refused-option-choice = { $o }: choose one from the list.
refused-option-number = { $o }: a whole number from { $a } to { $b } is needed.
refused-option-text = { $o }: a plain text of at most { $n } letters is needed.
error-no-rule = No rule has the number or the word "{ $text }".
error-rules-what = Give the number of a rule or a word to look for: { $c } ID|WORD.
error-save-what = Give the name of a file: { $c } FILE.
error-cannot-save = The game could not be kept in { $file }: { $reason }.
error-file-exists = { $file } is there already and was left as it is.

## The table in the browser

ui-navigation = Pages
ui-tables = Tables
ui-rules = Rules
ui-help = Help
ui-settings = Settings
ui-language = Language
ui-dark = Dark colours
ui-odds = Show the odds of battles
ui-motion = Let pieces move
ui-sounds = Sounds
ui-pass-setting = Several players at this device: ask to pass it
ui-close = Close
ui-skip = Skip to the board
ui-keyboard = By keyboard
ui-key-tab = to the board, the answers, the players, the log
ui-key-arrows = from place to place
ui-key-pages = to the next or last lit place
ui-key-enter = choose
ui-key-numbers = the answers with these numbers
ui-key-info = tell about what has the focus, or stop telling
ui-key-why = why not?
ui-key-undo = take back
ui-key-escape = let go, close
ui-key-help = this help
ui-help-lit = What is lit can be clicked: it is part of an answer. Click again to let go.
ui-help-dim = What is dimmed cannot be chosen now. Click it, or press w, and the rule that forbids it is shown.
ui-help-list = All answers also stand in a list beside the board.
ui-help-undo = You may take back your own picks until anybody has learned something: a draw, a reveal, another player's pick.
ui-help-past = The bar below the board leads back to any earlier position; each has an address of its own.
ui-help-zoom = Drag to move the board; the wheel, two fingers or + and − enlarge it. A long press of a finger shows details and chooses nothing.
ui-credits = Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0. Type: IM Fell English and Alegreya Sans, OFL.
ui-welcome = A war table for fantasy battles
ui-welcome-more = Every rule enforced, every refusal explained. Against bots, side by side, or with friends through a link.
ui-for-players = { $low } to { $high } players
ui-your-name = Your name
ui-name = Name
ui-name-of = Name of player { $n }
ui-in-the-making = In the making: to be tried out
ui-for-so-many = { $n } players
ui-read-rules = Read the rules
ui-players = Players
ui-seats = Players
ui-holder-of = Who plays for player { $n }
ui-open-table = Open the table
ui-my-tables = My tables
ui-open-tables = Open tables
ui-status-waiting = waiting for players
ui-status-playing = being played
ui-status-over = over
ui-status-broken = set aside
ui-resume = Go on
ui-forget = Forget
ui-sit-down = Sit down
ui-your-turn = Your turn
ui-turn-of = { $name } is to play
ui-notify = Tell me when it is my turn and I look elsewhere
ui-records = Games kept as files
ui-records-more = Open the record of a game to look through it, or to play on from any of its positions.
ui-records-open = Open a record …
ui-records-refused = This record cannot be opened: { $x }
ui-records-older = This game was recorded under rules { $recorded }. It plays the same under the present rules { $present }.
ui-records-look = Look at the game
ui-forget-title = Forget { $x }?
ui-forget-running = The game goes on without you: this browser throws away the only key to your seat.
ui-forget-over = It leaves your list; the game itself stays where it is.
ui-forget-keep = Keep it
ui-forgotten = { $x } is forgotten.
ui-forgotten-back = Take it back
ui-carry = Carry my seats to another device
ui-carry-more = Whoever opens this link holds all your seats. Keep it for yourself: it also brings you back after this browser has been cleared.
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
ui-carried-take = Sit there from this device too
ui-carried-broken = This link was cut short or changed: no seats can be read from it. Copy it again as a whole.
ui-waiting-title = Waiting for players
ui-waiting-invite = Send this to your friend. It works once.
ui-waiting-more = The game begins as soon as everybody has sat down.
ui-waiting-dice = Everybody is here: the dice are being agreed on
ui-dice-changed = The server has changed its commitment or a seal since you sat down. Your browser shows it nothing: do not trust the dice of this table.
ui-joined = is here
ui-not-yet = not here yet
ui-link-for = Invitation for player { $n }
ui-spectator-link = Link for spectators
ui-copy = Copy
ui-copied = Copied
ui-no-table = This table cannot be shown
ui-please-wait = One moment ...
ui-search = Search
ui-found-clauses =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
ui-chapters = Chapters
ui-no-rules = There are no rules of this name.
ui-back-to-table = Back to the table
ui-question = Question
ui-result = Result
ui-replay-all = Look at the whole game
ui-sequel = Next adventure
ui-sequel-about = The campaign goes on with its Heroes as the last adventure left them.
ui-campaign-file = Go on with a campaign
ui-campaign-file-help = The file that an earlier adventure exported; its Heroes come along.
ui-sequel-export = Export the campaign
ui-no-sequel = This game is not part of a campaign.
ui-show-all = show everything
ui-waiting-for = Waiting for { $p }
ui-all-answers =
    { $n ->
        [one] One answer as a list
       *[other] { $n } answers as a list
    }
ui-chosen = Part of your answer is chosen.
ui-clear = Let go
ui-ask-why = why not?
ui-not-asked = Why was I not asked?
ui-why-not = Why not { $x }?
ui-why-possible = { $x } is possible
ui-undo = Take back
ui-undo-all = Take back all { $n }
ui-undo-all-short = all { $n }
ui-undo-to-here = Take back to here
ui-your-hand = Your hand
ui-empty-hand = Your hand is empty.
ui-spectating = You are looking on.
ui-unknown-piece = Unknown
ui-nobody = Nobody
ui-empty = empty
ui-can-choose = Can be chosen.
ui-lit-move = No battle from there this turn.
ui-cannot-choose = Not now: click or press w for the rule.
ui-side = Question, players and log
ui-fold = Fold or unfold
ui-no-side = no faction yet
ui-bot = bot
ui-piles = Pieces and powers
ui-choose = Choose
ui-choose-side = Choose { $x }
ui-show-map = Show the map
ui-show-sides = Show the choice
ui-is-asked = is asked
ui-thinks = to move
ui-look-from = Look from here
ui-of = { $n } of { $m }
ui-tape = Measure
ui-tape-help = A tape for yourself: press where it begins and where it ends (key M)
ui-key-legal = it may stand here
ui-floor = Floor { $n }
ui-floor-ground = Ground
ui-key-tape = measure with a tape
ui-plan = At this place
ui-plan-way = Way
ui-plan-elsewhere = Models that leave their place in the formation
ui-nudge-left = A tenth to the left
ui-nudge-up = A tenth up
ui-nudge-down = A tenth down
ui-nudge-right = A tenth to the right
ui-place-here = Place here
ui-order-help = Top card first. Drag a card, use its arrows, or press Alt and an arrow key; then lay them all at once.
ui-order-up = Up
ui-order-down = Down
ui-order-lay = { $n ->
    [one] Lay this card
   *[other] Lay these { $n } cards
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
ui-first = To the beginning
ui-back = One position back
ui-forward = One position on
ui-now = Back to now
ui-run = Play
ui-pause = Pause
ui-position = Position { $n } of { $m }
ui-looking-back = You are looking at position { $n }.
ui-round = Round { $n }
ui-lost = Connection lost, trying again ...
ui-zoom = Size of the board
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-turn-board = Turn the board
ui-your-answer = Your answer
ui-left = { $n ->
    [one] one left
   *[other] { $n } left
}
ui-zoom-all = Show all
ui-what-if = Try it out on a private table
ui-what-if-note = You are trying out position { $n }. Nothing here counts.
ui-what-if-back = Back to the real table
ui-what-if-tag = try-out of position { $n }
ui-server-away = The server does not answer, or can store nothing just now. What you see is what stands; try again.
ui-moved-on = The table had moved on before your answer arrived. Look again and choose anew.
ui-links = Links and dice
ui-commitment = Commitment of the dice:
ui-secret = Secret of the dice:
proof-proved = Dice: proved
proof-open = Dice: proved in part
proof-wrong = Dice: something is wrong
proof-commitment = The server was bound before anybody else: the secret shown now fits the commitment that your browser noted when you sat down.
proof-commitment-unknown = The secret fits the commitment shown now. Your browser did not sit down here before the game, so it cannot know whether the commitment was the same then.
proof-commitment-other = The secret does not fit the commitment that the server was bound to before the game.
proof-contributions = Your contribution is in the dice. Everybody was bound to theirs before any was shown, so nobody could choose one to fit.
proof-withheld = The contribution of { $p } never came, and the game began without it. Somebody who knew the secret could have chosen between two courses of the dice by that.
proof-given-openly = { $p } gave a contribution openly on sitting down. Somebody who sat down later and knew the secret could have chosen one to fit.
proof-own-missing = The game began without the contribution of { $p }, which your browser had sealed: it came too late or was kept out.
proof-own-other = In place of the contribution that your browser made for { $p } there is another one.
proof-seal-broken = The contribution of { $p } is not the one that was sealed.
proof-seals-changed = The seals in the record are not those that your browser saw before it showed its contribution.
proof-bot-other = The contribution of { $p }, a bot, does not follow from the commitment.
proof-terms = Names, options, rules and table are those that the dice were made from.
proof-terms-other = Names, options, rules or table are not those that the dice were made from.
proof-draws = All { $n } numbers drawn in this game follow from these, in their order.
proof-draws-other = What was drawn at step { $n } does not follow from these.
proof-hole = The record is not whole: steps are missing, or its beginning or its end.
proof-older = This game began before browsers could check it by themselves; sandtable verify checks its record.
proof-unreadable = The record cannot be read.
proof-not = Not proved here: that every step kept the rules (the command below plays the whole game again, without a network), and that nobody looked into a hand: whoever runs the server can see everything.
proof-save = Save the record
proof-command = The command that checks all of it
ui-pass-to = Pass the device to { $p }
ui-pass-why = The table is hidden until nobody else is looking.
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

how-conceded = Given up
how-agreed = A draw by agreement
word-yes = yes, y
confirm-concede = { $p }, do you give up? (yes or no)
confirm-draw = { $p }: { $q } offers a draw. Do you agree? (yes or no)
confirm-back = { $p }: { $q } asks to take something back. Do you agree? (yes or no)
error-entry-unknown = There is no such thing to enter.
error-entry-over = The game is over.
error-entry-conceded = Who has given up enters nothing any more.
error-entry-nothing = There is no proposal to answer.
error-entry-open = A proposal is open: it is answered first.
error-entry-once = You have proposed something since the latest pick. You can do so again after the next one.
error-entry-never = Under these options nothing is taken back.
error-entry-alone =
    { $n ->
        [one] You may take back your last pick by yourself: u.
       *[other] You may take back your last { $n } picks by yourself: u.
    }
error-entry-most =
    { $n ->
        [0] There is no pick of yours to take back.
        [one] You may ask to take back one pick, no more.
       *[other] You may ask to take back up to { $n } picks.
    }
entry-concede = { $p } gives up.
entry-draw = { $p } offers a draw.
entry-back = { $p } asks to take something back.
entry-accept = { $p } agrees.
entry-decline = { $p } declines.
entry-withdraw = { $p } withdraws the proposal.
ui-entries = Resign, draw, leave
ui-entries-bots = Bots never agree to a draw; they grant a take-back if no chance was drawn and nothing was shown since.
ui-resign = Resign
ui-resign-sure = Do you give up this game? That is not taken back.
ui-play-on = Play on
ui-offer-draw = Offer a draw
ui-ask-back = Ask to take back
ui-ask-back-picks = own choices:
ui-proposal = Proposal
ui-draw-offered = { $p } offers a draw.
ui-back-asked =
    { $n ->
        [one] { $p } asks to take back the latest choice.
       *[other] { $p } asks to take back the latest { $n } choices.
    }
ui-back-means = Everything since then is taken back, your own choices too. Dice will fall anew.
ui-accept = Agree
ui-decline = Decline
ui-withdraw = Withdraw the proposal

# standing answers: what a player says beforehand about reaction windows

command-standing = standing
help-standing = { $c } …  pass until your next turn (turn), unless you are attacked (attacked), this kind of window always (pass) or ask always (ask), also by its name; off ends it
standing-word-turn = turn
standing-word-attacked = attacked
standing-word-pass = pass
standing-word-ask = ask
standing-word-off = off
standing-title = Standing:
standing-turn = Pass until my next turn
standing-attacked = Pass unless I am attacked
standing-pass = Always pass at “{ $x }”
standing-ask = Always ask at “{ $x }”
standing-nothing = You have given no standing answer.
standing-how = Type "standing" and one of: { $list }. "standing off 2" ends the second, "standing off" all.
error-standing-what = After "standing" comes one of: { $list }.
error-standing-no-window = No such window is asked just now. Name one: { $list }.

ui-standing = Standing answers
ui-standing-window = Answer windows like this beforehand
ui-standing-help = They pass reaction windows in other players' turns, never a choice of your own. Only you see them; one click ends each.
ui-standing-kinds = Every kind of window
ui-standing-kind-usual = as usual
ui-standing-kind-pass = always pass
ui-standing-kind-ask = always ask
ui-standing-end = End this standing answer
ui-passing = The table passes for you in a moment.
ui-windows = Reaction windows
ui-windows-usual = as usual
ui-windows-swift = swift: whoever can only pass passes at once
ui-windows-sealed = sealed: such a pass takes as long as a person's answer

## Tables of cards

ui-room = room { $n } of { $m }
ui-attacks-left = attacks left { $n } of { $m }
ui-owned-by = taken from { $p }
ui-discards = Discards
ui-help-cards = Help cards
ui-oracle = Combat Results Oracle
ui-oracle-about = casualty cards attacker/defender by the difference of the totals
ui-winner-is = { $p } wins
ui-round-of = Turn { $n } of { $m }
## The workshop, where decks and armies are built

ui-workshop = Workshop
ui-build-stock = Stock
ui-build-draft = On the bench
ui-build-report = By the rules
ui-build-kind = Kind
ui-build-kind-all = All kinds
ui-build-group = Group
ui-build-group-all = All groups
ui-build-found =
    { $n ->
        [one] one entry
       *[other] { $n } entries
    }
ui-build-add = Add { $x }; { $n } on the bench
ui-build-more = One more { $x }
ui-build-fewer = One { $x } less
ui-build-empty = Nothing lies here yet. Add something from the stock, or begin with a ready one.
ui-build-begin = Begin with
ui-build-begin-with = choose ...
ui-build-kept = Kept on this device
ui-build-ready = Ready ones
ui-build-random = Something random
ui-build-name = Name
ui-build-unnamed = Unnamed
ui-build-choice = Choose a side
ui-build-clear = Clear the bench
ui-build-ways = Ways out
ui-way-drop = Drop { $x }
ui-way-fewer = { $n } fewer of { $x }
ui-way-more = { $n } more of { $x }
ui-way-add = Add { $n } of { $x }
ui-way-left = { $n ->
    [one] still breaks one rule
   *[other] still breaks { $n } rules
}
ui-build-legal = Every rule is kept.
ui-build-line = Line { $n }:
ui-build-play = Play with it
ui-build-print = Print
ui-build-save = Keep on this device
ui-build-saved = { $x } is kept on this device.
ui-build-forgotten = { $x } is not kept any more.
ui-build-text = As text
ui-build-read = Read this text
ui-build-export = Save as a file
ui-build-import = Bring in a file
ui-build-usual = as usual for this seat
ui-build-unplayable = This game cannot be played here yet.

## The briefing before a game

briefing-wins = What wins
briefing-forces = Forces
briefing-rules = Special rules
briefing-ground = The ground
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
ui-briefing-setting = Briefing before a game
ui-briefing-more = Forces, what wins, special rules
briefing-none = There is nothing to tell of this game.

## Learning a game

ui-learn = Learn
ui-how-to-play = How to play
learn-page = Page { $n } of { $m }
learn-next = Next page
learn-before = Page before
learn-rules = In the rules:
learn-shut = Close
learn-guided = Guided first game
learn-begin = Begin
learn-resume = Go on with it
learn-none = There is nothing to learn this game with yet.
learn-lesson-tag = Guided game
coach-label = Coach
coach-part = Part { $n } of { $m }
coach-over = The coach has finished
coach-not-that = Not that just now. Try what is lit.
coach-waits = One moment: the others are at it.
coach-own-choice = This is up to you.
coach-do-it = Do it for me
coach-away = Leave the lesson
coach-back = Call the coach
coach-play-on = Play on alone
hint-ask = What would the bot do?
hint-title = The bot would choose
hint-do = Do that
hint-none = The bot has no advice here.
hint-thinking = The bot is thinking
hint-blunder = Are you sure?
hint-blunder-more = The bot would rather choose: { $x }
hint-blunder-anyway = I am sure
hint-blunder-not = Let me think again
ui-blunder-setting = Warn me before a clear blunder
hint-why-thumb = Here the bot goes by a rule of thumb.
hint-clear = It is clearly better than the rest.
hint-close = Another answer is nearly as good.
hint-second = Next best: { $x }
hint-honest = It knows no more than you do.
# with a hand
ui-hand = In your hand
ui-hand-back = Put it back
ui-hand-ways = How?
ui-hand-no = { $x } is no place for it.
ui-hand-fixed = This cannot be moved now.
ui-hand-anywhere = Let go to play it.
ui-hand-odds = won in { $n } of 100 battles
ui-hand-fewer = Fewer: { $x }
ui-hand-more = More: { $x }
ui-lit-fight = There is a battle to be fought there.
ui-ends-turn = ends your turn
ui-ends-ask = This ends your turn. Is that what you want?
ui-ends-yes = End my turn
ui-ends-no = Not yet
ui-confirm-setting = Ask again before my turn ends
ui-pay-setting = Choose myself what a move by hand is paid with
