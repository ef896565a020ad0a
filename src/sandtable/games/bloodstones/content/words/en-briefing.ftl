# The briefing before a game; the stories are the descriptions of the maps.

briefing-end =
    { $n ->
        [one] The game ends when everybody has regrouped once; most victory points win.
       *[other] The game ends when everybody has regrouped { $n } times; most victory points win.
    }
briefing-vp-battle = { $n } VP for each unit of a force you beat.
briefing-vp-village = { $n } VP for each of your villages on the map whenever you regroup.
briefing-vp-captured = At the end { $n } VP for each captured village (more for the Chaos Horde) and { $m } VP for each captured citadel.
briefing-each = Each player
briefing-tiles = Tiles
briefing-build-points = Build Points
briefing-first-hand = First hand
briefing-factions-draft = Choose your faction in player order: { $u }.
briefing-factions-random = Chance deals the factions: { $u }.
briefing-cutiecorn = The Cutiecorn is in play: a neutral unit that anyone may build. Beating it gives { $n } VP more.
briefing-no-limits = Every faction may be chosen, however few you are.
briefing-land-distance = The distance between citadels is counted over land; ways across the sea do not count.
briefing-contested = Nothing is captured in contested areas.
briefing-last-round = At the latest the game ends after round { $n }.
