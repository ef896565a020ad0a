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
        [0] No table is waiting for you
        [one] One table is waiting for you
       *[other] { $n } tables are waiting for you
    }
lobby-all = All
lobby-mine = My turn
lobby-running = In progress
lobby-over = Finished
lobby-show = Show
lobby-with = with { $x }
lobby-alone = no other players yet
lobby-bots =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }
lobby-rank = rank { $k } of { $n }
lobby-won = won
lobby-lost = lost
lobby-drawn = drawn
lobby-free =
    { $n ->
        [one] one open seat
       *[other] { $n } open seats
    }
lobby-new-here = New here?
lobby-new-here-more = Learn the game in three evenings. One click starts each.
lobby-evening = Evening { $n }
lobby-first = A guided game
lobby-first-more = You play for real. A coach shows you what to click and explains why.
lobby-second-more = Play it against a bot. Ask for a hint whenever you like.
lobby-begin = Start
lobby-look = Details
lobby-none = You have no tables yet
lobby-none-more = Press “{ lobby-play }” on any game to start a battle against a bot right away. Your games appear here with the map, the score and whose turn it is.
lobby-none-match = No matching tables.
lobby-nobody = No open tables right now.
lobby-nobody-more = Set up a game with an open seat and it appears here, or send a friend the link.

## Set-up

setup-steps = Steps
setup-what = What to play
setup-who = Who plays
setup-how = Options
setup-which = { $x }: choose one
setup-all = All
setup-group = Group
setup-own = Your own
setup-level =
    { $n ->
        [1] easy
        [2] medium
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
setup-here = A player on this device
setup-link = A friend by link
setup-open = Open to anyone
setup-a-bot = A bot
setup-bot = Bot: { $name }
bot-steward = Steward
bot-captain = Captain
bot-marshal = Marshal
bot-tactician = Tactician
bot-squire = Squire
bot-sergeant = Sergeant
bot-general = General
bot-warlord = Warlord
level-squire = Takes what is good right now. Forgets what you can do next.
level-sergeant = Plays soundly, but often settles for the second-best idea.
level-captain = Weighs every answer by its odds.
level-general = Plays each good answer out several times before it decides.
level-warlord = Plays more answers out, more often and further ahead.
level-rank = level { $n } of 5
level-measured = Wins { $n } of 100 games against the { $name }
level-measured-more = Measured in { $n } games with seats swapped; { $low } to { $high } of 100 with 95 % confidence
bot-random = Random
setup-any = random
setup-chosen-by = Choose { $x } by picture
setup-swap = Swap seats
setup-common = Common options
setup-rare = More options
setup-search = Search the options
setup-found =
    { $n ->
        [0] No matching option.
        [one] One option
       *[other] { $n } options
    }
setup-changed =
    { $n ->
        [0] Standard rules.
        [one] One option differs from the standard rules.
       *[other] { $n } options differ from the standard rules.
    }
setup-close = Back to the lobby
setup-unknown = There is no such game.
