### The lobby and the set-up of a table

lobby-minutes =
    { $low ->
        [0] { "" }
       *[other] { $low } to { $high } minutes
    }
lobby-set-up = Set up
lobby-set-up-of = Set up a table: { $x }
lobby-play = Play now
lobby-play-of = Play now against a bot: { $x }
lobby-waiting =
    { $n ->
        [0] No table waits for you
        [one] One table waits for you
       *[other] { $n } tables wait for you
    }
lobby-all = All
lobby-mine = My turn
lobby-running = Running
lobby-over = Over
lobby-show = Show
lobby-with = with { $x }
lobby-alone = nobody else yet
lobby-bots =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }
lobby-rank = place { $k } of { $n }
lobby-won = won
lobby-lost = lost
lobby-drawn = drawn
lobby-free =
    { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
lobby-new-here = New here?
lobby-new-here-more = Three evenings to mastery. Each begins with one click.
lobby-evening = Evening { $n }
lobby-first = A guided game
lobby-first-more = You really play; a coach says what to point at, and answers kindly.
lobby-second-more = Play it against the bot, with hints whenever you like.
lobby-begin = Begin
lobby-look = Look
lobby-none = No table of yours yet
lobby-none-more = Press “{ lobby-play }” on any game and you sit at a battle against a bot at once. What you begin stands here with its map, the score and whose turn it is.
lobby-none-match = No such table.
lobby-nobody = Nobody waits just now.
lobby-nobody-more = Set up a game with a seat open to anybody and it stands here, or send a friend the link.

## Set-up

setup-steps = Steps
setup-what = What is played
setup-who = Who plays
setup-how = How it is played
setup-which = { $x }: choose one
setup-all = All
setup-group = Group
setup-own = Of your own
setup-level =
    { $n ->
        [1] easy
        [2] middling
       *[3] hard
    }
setup-minutes = { $n } min
setup-units = { $a } : { $b } units
setup-players =
    { $low ->
        [0] { "" }
       *[other] { $low }–{ $high } players
    }
setup-so-many = { $n } players
setup-next = Next: { $x }
setup-back = Back
setup-here = A person here
setup-link = A friend by link
setup-open = Anybody, open seat
setup-bot = Bot: { $name }
setup-any = as it comes
setup-chosen-by = Chosen by picture: { $x }
setup-swap = Change places
setup-common = Often changed
setup-rare = Rarely changed
setup-search = Search the options
setup-found =
    { $n ->
        [0] No option is called that.
        [one] One option
       *[other] { $n } options
    }
setup-changed =
    { $n ->
        [0] All as the rules say.
        [one] One option differs from the rules' own choice.
       *[other] { $n } options differ from the rules' own choice.
    }
setup-close = Back to the lobby
setup-unknown = There is no such game.
