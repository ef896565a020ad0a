# Why something is no answer, from the facts of the position. One message for each clause, and variants for what was asked about.

refused-bs-1-1 = { $q } leads the { $faction } already.
refused-bs-1-5 = The Chaos Horde has no citadel.
refused-bs-1-10 = None of your tiles is a unit: blank tiles never go on the map.
refused-bs-1-10-tile = A blank tile is no unit and never goes on the map.
refused-bs-2-6 = { $area } is sea: only ships and Dragons may stop there.
refused-bs-2-7 = { $area } is land: ships stay at sea.
refused-bs-2-8 = { $area } is a mountain area: the units you move may not enter it.
refused-bs-4-9 = The Corsairs may be chosen only with three or more players.
refused-bs-4-10 = The Chaos Horde may be chosen only with four or more players.
refused-bs-4-14 = Your citadel stands already.
refused-bs-4-15 = { $area } ({ $terrain }): a citadel stands only in plains, forest or hills.
refused-bs-4-16 = { $n ->
    [0] A citadel stands in { $area } already.
    [one] { $area } is too near to the citadel in { $b }: one border away, at least 3 are needed.
   *[other] { $area } is too near to the citadel in { $b }: { $n } borders away, at least 3 are needed.
  }
refused-bs-4-19 = No area is far enough from all citadels, and { $area } is not among those farthest away.
refused-bs-4-21 = First place your citadel, then the starting units.
refused-bs-4-21-area = { $m ->
    [0] You have no Build Points left for another unit in { $area }.
    [one] The one Build Point you have left pays for none of your tiles that fit { $area }.
   *[other] The { $m } Build Points you have left pay for none of your tiles that fit { $area }.
  }
refused-bs-4-21-no-ship = You have no ship in hand for { $area }.
refused-bs-4-21-no-unit = You have no land unit in hand for { $area }.
refused-bs-4-21-tile = Build cost of { $tile }: { $n }. You have { $m } Build { $m ->
    [one] Point
   *[other] Points
  } left.
refused-bs-4-24 = Starting units other than ships go into { $b }, not into { $area }.
refused-bs-4-25 = { $area } is not next to { $b }: starting ships go into the sea beside it.
refused-bs-4-25-land = { $area } is land: starting ships go into the sea next to { $b }.
refused-bs-4-25-tile = No sea area lies next to { $b }, so no ship can start there.
refused-bs-4-29-asked = Only the Chaos Horde chooses a starting area.
refused-bs-4-29-terrain = { $area } ({ $terrain }): the Chaos Horde starts only in plains, forest or hills.
refused-bs-4-30 = First comes the starting area, then the starting units.
refused-bs-4-31 = The Chaos Horde must first place a unit in its starting area.
refused-bs-5-3 = The Chaos Horde has no phase to construct villages.
refused-bs-5-4 = Only the Necromancers move Undead.
refused-bs-6-1 = You have expended your one tile for capturing.
refused-bs-6-2 = You have no unit in an area with a village of another player.
refused-bs-6-2-bare = { $seat } has no village on the map.
refused-bs-6-2-none = There is no village in { $area }.
refused-bs-6-2-own = { $n ->
    [one] The village in { $area } is your own.
   *[other] The villages in { $area } are your own.
  }
refused-bs-6-2-pair = { $seat } has no village in { $area }.
refused-bs-6-2-seat = You have no unit in an area with a village of { $seat }.
refused-bs-6-2-self = You cannot capture your own villages.
refused-bs-6-5-seat = The pips left do not pay for a village of { $seat }.
refused-bs-6-10-empty = You have no tile in hand to expend.
refused-bs-6-10-word = You have expended a tile: capture at least one village with it.
refused-bs-6-11 = Where your units stand at villages of others there are enemy units too, and your table forbids capturing in contested areas.
refused-bs-6-11-area = Units of { $q } are in { $area }, and your table forbids capturing in contested areas.
refused-bs-6-11-seat = Where your units stand at villages of { $seat }, there are enemy units too, and your table forbids capturing in contested areas.
refused-bs-7-1 = The units in { $area } are no Undead, and only Undead move in this phase.
refused-bs-7-2 = Each Undead takes up to two steps, and those are done.
refused-bs-7-2-count = { $count ->
    [0] An Undead without steps left cannot move.
    [one] No Undead has one step left.
   *[other] No Undead has { $count } steps left.
  }
refused-bs-7-2-none = You have no Undead on the map.
refused-bs-7-2-pair = In { $area } there is no Undead with so many steps left: { $count }.
refused-bs-7-3 = No Undead with steps left can reach { $end } in one step.
refused-bs-7-3-count = { $count ->
    [one] No Undead with one step left can reach { $end } in one step.
   *[other] No Undead with { $count } steps left can reach { $end } in one step.
  }
refused-bs-7-3-here = The Undead are in { $end } already.
refused-bs-7-3-out = No land area and no chain of your ships lies next to these Undead.
refused-bs-7-3-pair = From { $area } no Undead can reach { $end } in one step.
refused-bs-7-4 = Undead pay nothing for their steps.
refused-bs-7-6 = { $end } is sea: Undead only cross it by ship.
refused-bs-7-8 = Undead with enemy units in their area cannot leave it.
refused-bs-7-8-area = Units of { $q } are in { $area }: the Undead there cannot leave.
refused-bs-7-10 = Undead move in their own phase only.
refused-bs-8-1 = Only the Chaos Horde captures villages as an action.
refused-bs-8-2 = Fight first: in { $b } there are enemy units among yours.
refused-bs-8-5 = You have no tile in hand to build with.
refused-bs-8-5-no-ship = You have no ship in hand to build in { $area }.
refused-bs-8-5-no-unit = You have no land unit in hand to build in { $area }.
refused-bs-8-6 = You have neither a village nor your citadel on the map to build at.
refused-bs-8-6-area = In { $area } you have neither a village nor your citadel.
refused-bs-8-7 = No sea area lies next to a village of yours or your citadel.
refused-bs-8-7-area = { $area } is next to neither a village of yours nor your citadel.
refused-bs-8-7-land = { $area } is land: ships are built at sea.
refused-bs-8-8 = A build cost is paid with other hand tiles, one at a time.
refused-bs-8-9 = You have too few other tiles in hand to pay the build cost.
refused-bs-8-9-tile = Build cost of { $tile }: { $n }. You have { $m ->
    [one] one other tile
   *[other] { $m } other tiles
  } in hand.
refused-bs-9-1 = You have no units on the map.
refused-bs-9-1-count = { $u }: you have only { $m } in { $b }.
refused-bs-9-1-none = At least one unit has to go.
refused-bs-9-1-word = A move has at least one step.
refused-bs-9-2 = { $area } is neither next to the units nor at the end of a chain of your ships.
refused-bs-9-2-here = The units are in { $area } already.
refused-bs-9-7 = A step is paid with hand tiles, one at a time.
refused-bs-9-8 = All the pips of your hand do not pay for a step.
refused-bs-9-8-area = { $t ->
    [one] The step into { $area } costs one pip, and you have none.
   *[other] The step into { $area } costs { $t } pips, and you have { $m } in all.
  }
refused-bs-9-8-count = { $t ->
    [one] That step would cost one pip, and you have none.
   *[other] That step would cost { $t } pips, and you have { $m } in all.
  }
refused-bs-9-8-empty = You have no tile in hand to pay for a step.
refused-bs-9-8-from = All the pips you have, { $m }, do not pay for a step from { $area }.
refused-bs-9-8-tile = Tiles are expended only when a chosen step has to be paid for.
refused-bs-9-10 = Those of your units that could move share their areas with enemy units: nobody leaves before the battle.
refused-bs-9-10-area = Units of { $q } are in { $area }: nobody leaves before the battle.
refused-bs-9-12 = None of your units on the map can move: citadels and castles never do.
refused-bs-9-12-area = None of your units in { $area } can move: citadels and castles never do.
refused-bs-9-12-unit = Citadels and castles never move.
refused-bs-9-13 = Your ships have no sea area beside them to move to.
refused-bs-9-13-area = The ships in { $area } have no sea area beside them to move to.
refused-bs-9-23 = Those of your units that could move are shut in by the sea, which land units cannot enter.
refused-bs-9-23-area = The units in { $area } are shut in by the sea, which land units cannot enter.
refused-bs-9-26 = The chain of your ships is broken: units of { $q } are in { $b }.
refused-bs-9-29 = Ships do not travel by ship.
refused-bs-10-1 = You have no units in an area with enemy units.
refused-bs-10-1-pair = { $seat } has no units in { $area }.
refused-bs-10-1-quiet = There are no enemy units in { $area }.
refused-bs-10-1-seat = { $seat } has no units in an area with units of yours.
refused-bs-10-1-self = You cannot fight yourself.
refused-bs-10-7 = A Dragon attacks: nobody can withdraw.
refused-bs-10-8-both = Your citadel and a castle are in the battle: you cannot withdraw.
refused-bs-10-8-castle = A castle of yours is in the battle: you cannot withdraw.
refused-bs-10-8-citadel = Your citadel is in the battle: you cannot withdraw.
refused-bs-10-9 = You have { $n } cavalry against { $m }: too little to withdraw.
refused-bs-10-9-sea = You have { $n } cavalry against { $m }, and by sea there is nowhere to withdraw to.
refused-bs-10-11 = The Corsairs attack beside a ship of theirs and count as { $m } cavalry; you have { $n }.
refused-bs-10-12 = With less cavalry than the attacker, Corsairs withdraw only by sea.
refused-bs-10-13 = There is nowhere to withdraw to.
refused-bs-10-19-count = You have drawn no battle tile with { $count }.
refused-bs-10-19-tile = { $tile }: none in your hand.
refused-bs-10-23 = You have no tile in hand to replace a battle tile with.
refused-bs-10-45-unit = { $unit }: none in your beaten force.
refused-bs-11-3 = { $area } is neither next to the battle nor at the end of a chain of your ships.
refused-bs-11-4 = In { $area } there are only pieces of { $q }, and none of yours.
refused-bs-11-7 = Not all of your units could go to { $area }, and there is a place where all can.
refused-bs-11-11 = { $area } is land: ships go only to a sea area next to the battle.
refused-bs-11-12 = You have left { $area } this turn already and cannot go back.
refused-bs-11-14 = { $area } ({ $terrain }): none of your units may go there.
refused-bs-11-25 = { $area } is where the battle is: it cannot be the destination.
refused-bs-12-1 = You expend one tile for villages in a turn, no more.
refused-bs-12-4-word = You have expended a tile: construct at least one village with it.
refused-bs-12-6 = { $area } is not next to a village, the citadel or a unit chain of yours.
refused-bs-12-9 = Pieces of { $q } are in { $area }: you cannot place a village there.
refused-bs-12-11 = { $area } is full: { $n ->
    [one] one village stands there
   *[other] { $n } villages stand there
  }.
refused-bs-12-12 = Your citadel stands in { $area }: no village goes there.
refused-bs-12-13 = { $area } ({ $terrain }): no village can stand there.
refused-bs-12-14 = You have no village left in your supply.
refused-bs-12-15 = Your units near { $area } have no connection to a village of yours or your citadel.
refused-bs-14-19-area = Undead rise in { $b }, where the battle was: choose how many.
refused-bs-14-19-count = Only { $m } enemy { $m ->
    [one] unit was
   *[other] units were
  } eliminated: no more Undead can be raised.
refused-bs-14-19-others = Only the Necromancers raise Undead.
refused-bs-14-19-without = No Necromancer was in the force that won.
refused-bs-14-21 = Only { $t } Undead { $t ->
    [one] is
   *[other] are
  } left in your supply.
refused-bs-14-21-none = No Undead is left in your supply.
refused-bs-14-24 = The Chaos Horde has no unit on land, and no coast beside its ships is open for one.
refused-bs-14-24-area = In { $area } the Chaos Horde has no unit, and no ship of its own lies beside it.
refused-bs-14-25 = No sea area lies next to units of the Chaos Horde on land, and it has no ship at sea.
refused-bs-14-25-area = { $area } is not next to a unit of the Chaos Horde on land, and no ship of its own lies there.
refused-bs-14-27 = Units of { $q } are in { $area }: from a ship the Chaos Horde builds only where no enemy is.
refused-bs-14-28 = { $area } ({ $terrain }): no land unit can be built there.
refused-bs-14-30 = The Chaos Horde captures villages once in a turn, and has done so.
refused-bs-14-30-word = You have begun to capture: choose the tile.
refused-bs-15-1 = Pieces of { $q } are in { $area }: your first village needs an empty area.
refused-bs-15-3 = Your own units are in { $area }: your first village needs an empty area.
refused-bs-15-5-others = Only the Chaos Horde returns to the map.
refused-bs-15-5-units = You have units on the map; the Chaos Horde returns only when it has none.
refused-bs-15-6 = You have too few other tiles in hand to pay for it.
refused-bs-15-7-land = { $area } is land: ships return at sea.
refused-bs-15-7-no-ship = { $area } is sea, and you have no ship in hand.
refused-bs-15-7-no-unit = { $area } is land, and you have no land unit in hand.
refused-bs-15-7-terrain = { $area } ({ $terrain }): no land unit can return there.
refused-bs-15-7-tile = No empty area is left where this tile could return: land units need land outside the mountains, ships the sea.
refused-bs-15-9 = You are out of the game: the Chaos Horde had no unit and no empty area was left.
refused-bs-15-14 = You gave up and are out of the game.
refused-bs-16-8 = From the second round of the last battles on nobody may withdraw.
refused-bs-17-8 = The Cutiecorn never moves alone.
refused-bs-17-8-area = Only the Cutiecorn could leave { $area }, and it never moves alone.
refused-bs-17-16 = The Cutiecorn cannot be the casualty.
refused-bs-18-6 = Your table does not choose factions one by one.
refused-bs-19-1 = Choose a faction now.
refused-bs-19-2 = Choose an area for your citadel now.
refused-bs-19-3 = Place starting units now, or finish.
refused-bs-19-4 = Choose a starting area now.
refused-bs-19-5 = Choose the tile to expend first, then the villages.
refused-bs-19-6 = Move Undead now, or finish.
refused-bs-19-7 = Choose an action now.
refused-bs-19-7-area = First choose an action; then you are asked for areas.
refused-bs-19-7-tile = First choose an action; then you are asked for tiles.
refused-bs-19-8 = Choose a unit to build and its place.
refused-bs-19-9-from = You are asked first from which area units move.
refused-bs-19-9-to = You are asked where the units from { $b } go.
refused-bs-19-9-unit = { $unit } can go too. You are asked about each kind of unit in turn.
refused-bs-19-9-unit-done = { $unit }: you have already said how many go.
refused-bs-19-9-units = { $u }: you are asked how many of them go from { $b } to { $x }.
refused-bs-19-10 = Choose a battle now.
refused-bs-19-11 = Choose now: stay, or where to withdraw to.
refused-bs-19-12 = Choose now: a battle tile to replace and the tile for it, or none.
refused-bs-19-13 = Choose the casualty now.
refused-bs-19-14 = Choose where to retreat to.
refused-bs-19-15 = Choose how many Undead rise.
refused-bs-19-16 = Choose the tile to expend first, then the places of the villages.
refused-bs-19-16-spent = Your tile is expended: you are asked where the villages stand.
refused-bs-19-17 = Choose now: a tile and its place, or none.
refused-bs-no-unit-there = You have no unit in { $area }.
refused-bs-not-empty = { $area } is not empty.
refused-bs-village-cost = A village in { $area } costs { $n }, and { $m ->
    [0] no pip is
    [one] one pip is
   *[other] { $m } pips are
  } left.
refused-bs-one-at-a-time = One at a time: { $x } is chosen already.
