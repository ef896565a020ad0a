### The battle of the day, and the page about one's own games

daily-title = Battle of the day
daily-fixed = One try a day. Set-up and dice are the same for everyone, so all face the same battle. Just for fun.
daily-once = one try · same dice for all
daily-win = Win the battle.
daily-choices = about { $n } choices
daily-results =
    { $n ->
        [0] no results yet
        [one] 1 result
       *[other] { $n } results
    }
daily-won-of = { $m } of { $n } won
daily-play = Play today's battle
daily-go-on = Continue your battle
daily-look = See your result
daily-ends = ends in { $h } h { $m } min
daily-today = Today's results
daily-yesterday = Yesterday's
daily-other-game = Other games today
daily-device = This server runs on your machine, so results stay on this device.
daily-left = A battle that is not finished when the day ends (midnight UTC) counts as lost.
daily-board = Results
daily-nobody = Nobody has finished this battle yet.
daily-unnamed = Anonymous
daily-player = Player
daily-outcome = Result
daily-score = Score
daily-dice = The day fixes the dice of this battle, so there is nothing to prove.
daily-victory =
    { $n ->
        [0] Victory
        [one] Victory in one turn
       *[other] Victory in { $n } turns
    }
daily-defeat = Defeat
daily-draw = A draw
daily-card-score = Score
daily-card-turns = Turns
daily-card-today = Today
daily-share = Share the card
daily-save = Save the picture
daily-copy = Copy the text
daily-copied = Copied
daily-secret = The card gives nothing away: no position, no cards.
daily-card = Result card
daily-card-text = { daily-title }, { $game }, { $day }: { $result } ({ $score })
me-title = My games
me-about = What you have played, won and learned. This list is kept on this device only; no server has it.
me-empty = Nothing here yet. Finished games and lessons will appear here.
me-played = played
me-learned = Learned
me-learned-none = No guided game finished yet.
me-games = Games
me-open = Open
me-export = Save as a file
me-delete = Delete everything here
me-delete-sure = Delete this list from this device? Your tables stay.
me-delete-yes = Delete
me-delete-no = Keep
me-deleted = Deleted.
daily-today-is = Battle of the day, { $day }: { $title }
daily-played-already = You have already begun today's battle. Continue with: { $command }
