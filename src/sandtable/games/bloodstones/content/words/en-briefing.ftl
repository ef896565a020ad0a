# The briefing before a game; the stories are the descriptions of the maps.

briefing-end =
    { $n ->
        [one] The game ends when everyone has regrouped once. The most victory points win.
       *[other] The game ends when everyone has regrouped { $n } times. The most victory points win.
    }
briefing-vp-battle = { $n } VP for each unit of a force you beat.
briefing-vp-village = { $n } VP for each of your villages on the map whenever you regroup.
briefing-vp-captured = At the end, { $n } VP for each captured village (more for the Chaos Horde) and { $m } VP for each captured citadel.
briefing-each = Each player
briefing-tiles = Tiles
briefing-build-points = Build Points
briefing-first-hand = Starting hand
briefing-factions-draft = Choose your faction in player order: { $u }.
briefing-factions-random = Factions are dealt at random: { $u }.
briefing-cutiecorn = The Cutiecorn is in play: a neutral unit that anyone may build. Beating it scores { $n } extra VP.
briefing-no-limits = Every faction is available, even with few players.
briefing-land-distance = The distance between citadels is counted over land only.
briefing-contested = You cannot capture anything in contested areas.
briefing-last-round = The game ends after round { $n } at the latest.
daily-task = Have more victory points than your rival at the end of round { $n }.
