# The briefing before a scenario.

scenario-first-conquest-story = The old king is dead, and nobody has yet dared to break the peace. Every lord waits for the first banner on a strange wall, for he who plants it will be king before the others have saddled their horses.
scenario-five-castles-story = Five keys hang from the chain of the realm, one for each great castle. A lord who holds five castles, some of them not his by birth, may put on the chain; until then it lies on an empty throne.
scenario-relics-of-loriel-story = Loriel's tomb stood open for a single night, and by morning the crown, the sceptre and the orb were scattered over the ruins of four realms. Send heroes to dig before your neighbour does; what they bring home counts for more than any wall.
scenario-seats-of-power-story = No border quarrel this time: each house has sworn to tear down the other's seat, stone by stone. Guard your capital, for whoever loses it has nothing left to rule.
scenario-lords-of-the-sea-story = The inland roads are drowned in mud, and wealth now travels under sail. The lord whose fleets strike the coasts and sweep the enemy from the water will take the tolls of every harbour.
scenario-last-warlord-story = There were too many kings already when the last truce was signed. When it runs out they will march until one of them has a roof over his head and the others have none.
scenario-great-siege-story = Behind the highest walls of the land a garrison counts its arrows while two armies dig in around it. If the walls stand until the snow comes, the besiegers go home beaten; if they break, the war is over in a day.

briefing-goal-first-conquest = The first to conquer an enemy castle wins at once.
briefing-goal-domination = You win at the end of your turn with { $n } unbesieged castles, at least { $m } of them taken from others.
briefing-goal-relics = You win at the end of your turn with { $n } relic points: { $a } per artefact (1 more for those of Loriel), { $b } per ally, { $c } per treasure.
briefing-goal-seats =
    { $n ->
        [one] Conquer the enemy's seat of power to win at once.
       *[other] The first to conquer the seats of { $n } opponents wins at once.
    }
briefing-goal-sea-points = The first with { $n } sea points wins at once: { $a } for a conquest from the sea, { $b } for any other, { $c } for winning a battle between fleets.
briefing-goal-elimination = The last player left wins.
briefing-goal-great-siege = The attacker wins by conquering the great castle. The defender wins by taking one of the attacker's castles, or if the attacker has no stack left from game turn { $n } on.
briefing-goal-last = The last player left always wins.
briefing-limit-score = After game turn { $n } the highest score wins: castles and their revenue.
briefing-limit-relic-points = After game turn { $n } the most relic points win.
briefing-limit-sea-points = After game turn { $n } the most sea points win.
briefing-limit-score-plus-eliminations = After game turn { $n } the highest score wins, with a bonus of { $m } for each opponent you left without a castle.
briefing-limit-defender-wins = If the great castle still stands after game turn { $n }, the defender wins.
briefing-each = Each player
briefing-hand = Hand
briefing-takes-castle = { $n ->
    [one] one castle
   *[other] { $n } castles
}
briefing-takes-hero = { $n ->
    [one] one hero
   *[other] { $n } heroes
}
briefing-takes-ruin = { $n ->
    [one] one ruin
   *[other] { $n } ruins
}
briefing-takes-seat = { $n ->
    [one] a castle as the seat of power
   *[other] { $n } castles as seats of power
}
briefing-takes-capital = { $n ->
    [one] the Capital of the deck on it
   *[other] { $n } Capitals
}
briefing-takes-seat-garrison = an army of cost { $n } or less as its garrison
briefing-takes-port-castle-or-harbour = { $n ->
    [one] a port castle, or another castle
   *[other] { $n } port castles
}
briefing-takes-harbour = { $n ->
    [one] a Harbour if the castle is not a port
   *[other] { $n } Harbours
}
briefing-takes-fleet = { $n ->
    [one] a fleet for the hero's stack, in port
   *[other] { $n } fleets
}
briefing-takes-great-castle = the great castle, with a revenue of { $n } or more
briefing-takes-improvements = up to { $n } more improvements
briefing-takes-great-garrison = up to { $n } armies as its garrison, total cost { $m }
briefing-takes-stack-armies = up to { $n } armies for the hero's stack, total cost { $m }
briefing-takes-armies = armies with a total cost of up to { $n }
briefing-takes-march = { $n ->
    [one] a March card for each stack
   *[other] { $n } March cards for each stack
}
briefing-truce = { $n ->
    [one] Truce: nobody may attack in the first game turn.
   *[other] Truce: nobody may attack in the first { $n } game turns.
}
briefing-roles = The first player of the set-up chooses to attack or defend.
briefing-seat-lost = A player who loses their seat of power is out of the game.
briefing-no-castle = A player without a castle at the end of their own turn is out, even with armies in the field.
briefing-relic-decks = Starter decks come with relics. Your own deck needs { $n } ruins and { $m } artefacts, allies and treasures.
briefing-decks-2 = The decks: { $a } against { $b }.
briefing-decks-3 = The decks: { $a }, { $b } and { $c }.
briefing-decks-4 = The decks: { $a }, { $b }, { $c } and { $d }.
briefing-free-decks = Any deck of at least 40 cards is allowed.
daily-task-first-conquest = Conquer an enemy castle before one of yours falls.
daily-task-great-siege = Conquer the great castle if you attack; hold it if you defend.
