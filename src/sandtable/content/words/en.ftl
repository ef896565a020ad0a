### Words that all games share, in English.
###
### The words of a command may be typed in this language; the first one is shown in the help.

seat-name = Player { $n }
seat-bot = Bot { $n } ({ $name })
list-and = { $first } and { $last }
list-nothing = nothing

## Commands of the terminal

command-help = help, h, ?
command-undo = undo, u
command-save = save
command-quit = quit, q, exit
command-log = log, l
command-map = map, m
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
help-undo = { $c }  take back your last pick, as long as nobody has learned anything since
help-save = { $c } FILE  keep a copy of the game in a file
help-quit = { $c }  leave; the game is kept
help-log = { $c } [N]  what has happened so far, or the last N lines of it
help-map = { $c }  draw the table again, as large as fits
help-why = { $c } NAME  or ?NAME: why something is not among the options
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
why-possible = { $x } is possible: option { $list }.
why-not = { $x } is not possible now:
why-elsewhere = { $x } is not what is asked for now:
rules-in-english = (The rules are printed in English.)
topic-empty = There is nothing to see of that now.

## Refusals: nothing was changed

error-no-option = No option is called "{ $text }".
error-no-number =
    { $n ->
        [one] There is no option { $text }; there is only 1.
       *[other] There is no option { $text }; there are 1 to { $n }.
    }
error-ambiguous = "{ $text }" fits several options: { $list }.
error-no-undo = There is nothing you may take back: somebody has learned something or picked since.
error-no-target = There is nothing called "{ $text }" to ask about.
error-why-what = Ask about something by its name: { $c } NAME.
error-no-rule = No rule has the number or the word "{ $text }".
error-rules-what = Give the number of a rule or a word to look for: { $c } ID|WORD.
error-save-what = Give the name of a file: { $c } FILE.
error-cannot-save = The game could not be kept in { $file }: { $reason }.
error-file-exists = { $file } is there already and was left as it is.
