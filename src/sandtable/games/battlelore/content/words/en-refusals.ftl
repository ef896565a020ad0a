# Why something is no answer, from the facts of the position: see presentation/refusals.py.

v-are = { $vn ->
    [one] is
   *[other] are
}
v-have = { $vn ->
    [one] has
   *[other] have
}
v-stand = { $vn ->
    [one] stands
   *[other] stand
}
v-banner = { $k ->
    [0] { v-are } green
    [1] { v-are } blue
    [2] { v-are } red
   *[other] { v-have } no banner
}
v-gait = { $k ->
    [0] on foot
    [1] mounted
   *[other] a creature
}
v-can = can
v-may = may
v-must = must
v-belong = { $vn ->
    [one] belongs
   *[other] belong
}
u-are = { $un ->
    [one] is
   *[other] are
}
u-have = { $un ->
    [one] has
   *[other] have
}
u-stand = { $un ->
    [one] stands
   *[other] stand
}
u-can = can
u-would = would
w-are = { $wn ->
    [one] is
   *[other] are
}
w-stand = { $wn ->
    [one] stands
   *[other] stand
}
refused-bl-offered = { $v } can be chosen, but not together with what is chosen already.
refused-bl-given = { $v } { v-are } chosen already.
refused-bl-first = First answer the question “{ $prompt }”
refused-bl-nobody = Nobody stands in { $x }.
refused-bl-stop = { $u } would have to stop in { $o } ({ $g }).
refused-bl-ban = { $v } { v-have } entered { $o } ({ $g }) this turn and may not battle.
refused-bl-2-1 = This is a Medieval adventure, without Lore.
refused-bl-3-3 = { $c } is a Command card: it is played in the Command phase.
refused-bl-3-7 = { $v } { v-have } no token to remove.
refused-bl-4-1 = { $v } { v-stand } in a section for which { $n ->
    [one] the card has
   *[other] the cards have
  } no order left.
refused-bl-4-2-colour = { $c } orders { $f ->
    [0] green
    [1] blue
   *[2] red
} units, and { $v } { v-banner }.
refused-bl-4-2-gait = { $c } orders { $f ->
    [3] units on foot
   *[4] mounted units
}, and { $v } { v-are } { v-gait }.
refused-bl-4-2-missile = { $c } orders units with missile weapons, and { $v } { v-have } none.
refused-bl-4-2-roll = { $k ->
    [0] The dice show neither a green helmet nor a strike
    [1] The dice show neither a blue helmet nor a strike
    [2] The dice show neither a red helmet nor a strike
   *[other] The dice show no strike
  }: they give no order to { $v }.
refused-bl-4-2-shots = By the card that was played { $u } cannot attack in melee.
refused-bl-4-4 = { $v } { v-belong } to the enemy: you order only units of your own camp.
refused-bl-4-5 = { $v } { v-have } no order this turn.
refused-bl-4-6 = { $v } { v-have } an order already.
refused-bl-4-8 = { $v } { v-stand } on the line between two sections, and neither has an order left.
refused-bl-4-10 = { $v } { v-stand } in another section: the order costs 3 Lore, and you have { $n }.
refused-bl-5-1 = { $v } { v-have } moved already.
refused-bl-5-3 = { $u } can move up to { $n ->
    [one] one hex
   *[other] { $n } hexes
  }, and { $x } is { $m } away.
refused-bl-5-4 = { $w } { w-stand } in { $o }.
refused-bl-5-4-on-way = { $w } { w-stand } in the way in { $o }.
refused-bl-5-4-way = Units stand in the way to { $x }.
refused-bl-5-7 = { $v } { v-have } moved too far to battle this turn.
refused-bl-5-13 = { $x } is { $m } hexes away, and the portal reaches { $n }.
refused-bl-5-14 = { $v } may not battle after this move.
refused-bl-6-2 = { $v } { v-have } battled this turn.
refused-bl-6-4 = { $v } { v-are } on your own side.
refused-bl-6-6 = { $u } { u-are } not next to { $v } and { u-have } no missile weapon.
refused-bl-6-6-own = { $u } { u-have } no adjacent enemy and no missile weapon.
refused-bl-6-7 = { $v } { v-are } { $m } hexes from { $u }, whose weapon reaches { $n }.
refused-bl-6-7-own = No enemy is in range of { $u }.
refused-bl-6-8 = { $u } { u-have } an adjacent enemy and cannot shoot at { $v }.
refused-bl-6-11 = { $u } cannot see { $v }: the line of sight is blocked in { $o } ({ $w }).
refused-bl-7-5 = { $u } would have no die left against { $v }.
refused-bl-8-3 = A unit goes back one hex at a time, each time to one of the two next hexes toward its own side.
refused-bl-8-5 = A cliff side lies between.
refused-bl-9-9 = { $v } { v-have } left the hex of the attack and cannot battle back.
refused-bl-9-11 = Nobody battles back against a ranged attack.
refused-bl-9-2-rolled = Only { $n ->
    [one] one flag counts
   *[other] { $n } flags count
  } against { $u }.
refused-bl-9-2 = { $u } can ignore at most { $n ->
    [one] one flag
   *[other] { $n } flags
  }.
refused-bl-10-4 = { $x } is farther than a pursuit goes.
refused-bl-10-5 = { $v } { v-are } not next to { $u }: a bonus attack strikes only an adjacent enemy.
refused-bl-11-2 = { $c } is not one of the cards just drawn.
refused-bl-11-11 = The adventure gives this unit no exit here.
refused-bl-12-10 = A cliff side bars the way at { $o }.
refused-bl-12-11 = A cliff side lies between { $u } and { $v }.
refused-bl-12-22 = { $o } ({ $g }) is closed to this unit.
refused-bl-13-2 = { $c } costs { $n } Lore now, and you have { $m }.
refused-bl-13-2-word = You have too little Lore for the cards of yours that fit this moment.
refused-bl-13-3 = { $c } is played { $k ->
    [1] in your Command phase
    [2] after an opponent's Command card
    [3] in answer to an opponent's Lore card
    [4] after your orders are given
    [5] in your Movement phase
    [6] during an enemy move
    [7] when an attack is declared
    [8] after the dice of an attack
    [9] after an attack
   *[other] in your Draw phase
  }.
refused-bl-13-3-word = None of your Lore cards fits this moment and has a target.
refused-bl-13-3-unit = { $v } { v-are } no target of { $c }.
refused-bl-13-3-hex = There is no target of { $c } in { $x }.
refused-bl-13-4 = You have already played your Lore card of this turn.
refused-bl-13-5 = { $c } is no Reaction: it is played in your own turn.
refused-bl-13-7 = You have passed at this moment already.
refused-bl-13-13 = { $c } is not one of your Lore cards.
refused-bl-13-14 = { $v } { v-have } been chosen as a target of this card already.
refused-bl-13-16 = Deja Vu! is played together with another Lore card that can be played now.
refused-bl-13-18 = You hold no Lore card.
refused-bl-14-1 = No member of a War Council has more than level 3.
refused-bl-14-2-least = The adventure gives your { $w } at least level { $m }.
refused-bl-14-2-much = Of the levels of your War Council { $m ->
    [0] none is
    [one] only one is
   *[other] only { $m } are
  } left.
refused-bl-14-2-later = With level { $n } too few levels would be left for the members to come, whom the adventure wants on your War Council.
refused-bl-14-2-few = With level { $n } you would have { $m } levels left, and the members to come can have only { $o }.
refused-bl-14-2-last = This member is the last and takes all levels that are left: { $m }.
refused-bl-14-8 = { $c } is not one of the Lore cards dealt to you.
refused-bl-15-13 = { $v } { v-have } healed and can do nothing else this turn.
refused-bl-15-15 = { $u } { u-are } not in a Rogue's Den of yours, where the secret passage begins.
refused-bl-15-16 = { $o } ({ $g }) is no exit: the secret passage leads to a wood or a hill.
refused-bl-17-6 = A creature must ignore the first flag.
refused-bl-17-14 = { $v } cannot leave a troop that is webbed or frozen.
refused-bl-18-2 = { $v } { v-are } caught in a web.
refused-bl-token-price = To remove { $k ->
    [0] the web
    [1] the poison
   *[other] a breath token
} of { $v } costs { $m } Lore, and you have { $n }.
refused-bl-18-13 = { $x } is { $m } hexes away; an Elemental moves 1 hex for each Lore, and you have { $n }.
refused-bl-18-15 = { $v } { v-are } not next to { $u } and need not retreat.
refused-bl-18-18 = To conjure the Rock Elemental costs { $n } Lore, and you have { $m }.
refused-bl-18-19 = No open country is free for the Rock Elemental.
refused-bl-18-20 = { $v } { v-have } just been conjured and cannot move this turn.
refused-bl-19-2 = { $x } is too far: the dragon can fly { $n ->
    [0] no hex
    [one] one hex
   *[other] { $n } hexes
  } more.
refused-bl-19-2-word = Before it lands, a dragon flies at least 2 hexes.
refused-bl-19-3 = { $o } ({ $g }): a dragon lands on open country.
refused-bl-19-4 = Its breath costs { $m } Lore, and you have { $n }.
refused-bl-19-12 = { $u } retreats { $n ->
    [one] one hex
   *[other] { $n } hexes
  } toward its own side, and { $x } does not lie there.
refused-bl-19-18 = { $u } { u-stand } in flames and can move only 1 hex.
refused-bl-19-20 = { $v } { v-are } frozen.
refused-bl-19-24 = The dragon burns and cannot fly.
refused-bl-20-13 = { $v } { v-have } moved and therefore cannot battle.
refused-bl-20-15 = A unit that goes that far must end next to an enemy, and then battles in melee only.
refused-bl-22-6 = { $v } { v-are } not next to { $u }, whose Horn calls.
refused-bl-23-12 = The troop in { $x } has a Hero already.
refused-bl-24-10 = { $x } is farther than he goes: up to { $n ->
    [one] one hex
   *[other] { $n } hexes
  }.
refused-bl-24-14 = The Hero would have to stop there, with { $w }: { $cause }.
refused-bl-25-16 = { $w } { w-stand } in { $o }: he cannot end his retreat there.
refused-bl-25-17 = Only a Champion may retreat instead of battling back.
refused-bl-25-21 = He leaves the board only from the row at his own baseline.
refused-bl-26-2 = { $u } would have to stop in { $o }: a chest lies there.
refused-bl-26-3 = No Hero of yours stands in a hex with chests.
refused-bl-26-11 = A card of the Hero hides { $v } from { $u }.
refused-bl-26-12 = The Hero's card has no use there now.
refused-bl-27-8 = One more draw costs 2 Experience tokens, and he has { $n }.
refused-bl-29-3 = { $x } is not in your 4th to 8th row.
refused-bl-29-7 = { $c } is a Tactic card: it is played alone.
refused-bl-30-3 = Your card in the Centre lies to the left or to the right; there is no other place.
refused-bl-33-3 = Your cards lie half a hex to the left or half a hex to the right; there is no other place.
refused-bl-30-5 = { $x } is not on your baseline, where this unit goes.
refused-bl-30-7 = Two units of the Reserve have to be deployed.
refused-bl-30-19-pool = No figures are left in the pool that { $v } could be exchanged for.
refused-bl-30-19-types-1 = { $c } is for other troops ({ $s }), not for { $v }.
refused-bl-30-19-types-2 = { $c } is for other troops ({ $s } or { $i }), not for { $v }.
refused-bl-30-19-types-3 = { $c } is for other troops ({ $s }, { $i } or { $t }), not for { $v }.
refused-bl-30-19-host = { $c } is for { $k ->
    [0] troops on foot
    [1] red troops on foot
    [2] troops on foot with missile weapons
    [3] Human troops on foot
    [4] Goblinoid troops on foot
    [5] Human troops on foot with swords other than Knights
   *[6] blue troops on foot with swords
}, and { $v } { v-are } none.
refused-bl-30-20 = { $x } ({ $g }): stakes need open country or a hill.
refused-bl-30-23 = { $v } { v-have } made the extra move already.
refused-bl-30-24 = Illusory Troops exchange troops only.
refused-bl-30-26 = { $v } { v-are } no unit of your Reserve.
refused-bl-30-29 = A Levy token lies in { $x }.
refused-bl-31-4 = { $v } { v-belong } to your ally: the order costs 2, and there are not as many left.
refused-bl-31-7 = In your camp's turn only the player whose turn it is plays Lore cards.
refused-bl-31-8 = Your camp has already played its Lore card of this turn.
refused-bl-31-14 = { $x } is under your ally's command.
refused-bl-31-17 = { $v } { v-are } your ally's Hero: you cannot order him.
refused-bl-34-4 = This table plays without Heroes.
refused-bl-34-6 = The armies are those of the adventure: there is no Call to Arms.
refused-bl-34-7 = This table plays without Reluctant Allies.
refused-bl-no-attacker = None of your ordered units can battle now.
refused-bl-cleanse-enemy = { $v } { v-belong } to the enemy: you remove tokens from your own units.
refused-bl-place-ground = { $x } ({ $g }): this landmark ({ $k }) needs countryside.
refused-bl-4-2-used = The card has no order left for { $v }.
refused-bl-4-5-enemy = { $v } { v-belong } to the enemy: only ordered units of your own move.
refused-bl-5-3-here = { $u } { u-are } in { $x } already.
refused-bl-5-3-next = A unit moves hex by hex, and { $x } is not next to { $o }.
refused-bl-13-2-first = Choose a target for the card first.
refused-bl-13-2-cards = { $c } is not among your opponent's cards, from which you choose.
refused-bl-13-2-unit = { $v } { v-are } not among the targets of this card.
refused-bl-13-3-target = { $c } has no target now.
refused-bl-13-3-section = The card has no target in that section.
refused-bl-15-15-lore = The secret passage costs 1 Lore, and you have none.
refused-bl-15-16-taken = The exit of the secret passage, { $o }, is not free.
refused-bl-15-16-none = There is no free wood or hill for an exit of the secret passage.
refused-bl-18-7-web = { $v } { v-are } caught in a web, which has to be removed before the poison.
refused-bl-19-2-only = Only dragons fly.
refused-bl-19-3-beyond = Beyond { $x } the dragon would find no place to land.
refused-bl-24-11-stop = He cannot stop here: he cannot join this unit.
refused-bl-24-11-troop = The Hero cannot stop with { $w }: { $cause }.
join-creature = creatures have no Leader
join-ally = it belongs to your ally
join-led = there is a Hero already
join-foot = this troop is on foot, and he is mounted
join-mounted = this troop is mounted, and he is on foot
refused-bl-25-21-stay = He may stay only if leaving the board is his only way.
refused-bl-26-3-near = An enemy is next to { $v }: the quest has to wait.
refused-bl-29-5-epic = This is asked only in an Epic adventure.
refused-bl-30-23-near = { $x } is next to an enemy: extra moves end away from enemies.
refused-bl-30-26-hex = { $x } ({ $g }) is no vantage point: it takes a hill or a wood.
refused-bl-31-11-reaction = { $v } { v-belong } to your ally: in another player's turn you choose only your own units.
refused-bl-31-11-cost = { $v } { v-belong } to your ally: this costs 1 Lore more, and you have { $n } left.
refused-bl-31-17-led = A Hero of your ally leads { $v }: you cannot order this unit.
refused-bl-34-4-campaign = This table plays no campaign.
refused-bl-7-5-back = { $v } would have no die to battle back with.
refused-bl-9-5 = { $v } { v-are } not Bold: only a Bold unit battles back.
refused-bl-9-20 = { $v } cannot battle back: { $cause }.
back-gone = the attacker is no longer next to it
back-web = it is caught in a web
back-card = a card forbids it
refused-bl-9-7 = A battle back is not battled back, and each attack allows only one.
refused-bl-34-3 = This adventure is played without landmarks, lairs and tents to place.
refused-bl-4-1-other = { $n ->
    [one] The card gives
   *[other] The cards give
  } no orders in the section of { $v }.
refused-bl-card-rack = { $c } lies in the rack, not in your hand.
refused-bl-card-lore = { $c } is a Lore card; a Command card is asked for.
refused-bl-card-command = { $c } is a Command card; a Lore card is asked for.
refused-bl-13-2-face = No die shows this face: { $f }.
refused-bl-13-2-face-left = No other die shows this face: { $f }.
refused-bl-13-2-own = { $v } { v-are } on your own side: the card strikes enemies.
refused-bl-13-2-far = { $v } { v-are } not next to { $u }, from where the bolt goes on.
refused-bl-13-3-own = { $c } is for units of your own, and { $v } { v-belong } to the enemy.
refused-bl-13-3-enemy = { $c } is for enemies, and { $v } { v-are } on your own side.
refused-bl-13-3-ordered = { $c } is for ordered units, and { $v } { v-have } no order.
refused-bl-13-3-move = { $c } is for units that can still move, and { $v } cannot.
refused-bl-13-3-missile = { $c } is for units with missile weapons, and { $v } { v-have } none.
refused-bl-13-3-beside = { $c } is for units next to an enemy, and { $v } { v-have } no adjacent one.
refused-bl-13-3-full = { $v } { v-have } lost no figure.
refused-bl-13-3-troop = { $v } { v-are } no troop, and { $c } is for troops.
refused-bl-13-3-goblinoid = { $c } is for creatures and Goblinoids, and { $v } { v-are } neither.
refused-bl-13-3-near = No unit of yours is near enough to { $v } for { $c }.
refused-bl-13-3-mover = { $v } { v-are } not next to the unit that has moved.
refused-bl-13-3-led = A Hero of your ally leads { $v }: you cannot order this unit.
refused-bl-13-21-order = { $c } keeps { $v } from being ordered this turn.
refused-bl-13-21-move = A card that is in force keeps { $v } from moving this turn.
refused-bl-13-21-disabled = A card that is in force keeps { $u } from shooting.
refused-bl-13-21-untarget = { $c } protects { $v } from this attack.
refused-bl-15-3-empty = No unit of yours stands in { $x }: a Stronghold goes where one does.
refused-bl-15-3-other = { $v } { v-are } not yours: a Stronghold goes where a unit of yours stands.
refused-bl-15-19-far = { $x } is not next to a unit of your camp.
refused-bl-place-rows = { $x } is not in your 3rd or 4th row.
refused-bl-mark-none = You have no landmark of this kind: { $g }.
refused-bl-mark-empty = No unit of yours stands in { $o } ({ $g }).
refused-bl-mark-off = A card that is in force has put { $o } out of use: { $g }.
refused-bl-mark-troop = { $v } { v-are } no troop: only troops do this.
refused-bl-15-11-red = { $v } { v-have } a red banner and cannot train any higher.
refused-bl-15-11-battled = { $v } { v-have } battled and cannot train this turn.
refused-bl-15-11-moved = { $v } { v-have } moved and cannot train this turn.
refused-bl-16-2-entered = { $v } { v-have } only entered the Summoning Circle this turn.
refused-bl-16-2-gone = No Earth Elemental of yours waits to be summoned.
refused-bl-16-2-room = No hex next to the Summoning Circle is free for the Elemental.
refused-bl-16-2-far = { $x } is not next to the Summoning Circle.
refused-bl-18-13-ground = From { $x } the Elemental could reach no ground to end on.
refused-bl-18-13-halt = The Elemental cannot end its move over { $o }: { $g }.
refused-bl-18-15-firm = { $v } stands firm: a Tremor does not move Elementals.
refused-bl-18-15-over = { $v } { v-have } retreated already.
refused-bl-18-15-later = The units of { $p } retreat first.
refused-bl-18-18-wizard = There is no Wizard on your War Council to conjure the Rock Elemental.
refused-bl-18-18-gone = You have no Rock Elemental to conjure.
refused-bl-18-19-ground = { $x } ({ $g }): the Rock Elemental appears on open country.
refused-bl-19-2-flew = { $v } { v-have } flown and cannot battle in melee.
refused-bl-19-3-nowhere = Within its flight there is no open country free to land on.
refused-bl-19-12-ground = { $o } ({ $g }): there is open country as far away, and the dragon lands there.
refused-bl-19-12-fall = { $x } is not one of the nearest free hexes where the dragon can come down.
refused-bl-19-24-frost = The dragon is frozen and cannot fly.
refused-bl-19-24-web = The dragon is caught in a web and cannot fly.
refused-bl-22-6-target = { $v } { v-are } not next to the target, { $w }.
refused-bl-22-6-self = { $v } { v-have } the Horn: it calls another unit.
refused-bl-22-6-enemy = { $v } { v-belong } to the enemy: the Horn calls friends.
refused-bl-23-9-none = Nobody stands in { $x }: a Hero begins with a troop of yours.
refused-bl-23-9-enemy = { $v } { v-are } not yours: a Hero begins with a troop of yours.
refused-bl-23-9-creature = { $v } { v-are } no troop that a Hero could lead.
refused-bl-23-9-foot = { $v } { v-are } on foot, and the Hero is mounted.
refused-bl-23-9-mounted = { $v } { v-are } mounted, and the Hero is on foot.
refused-bl-25-15-begun = He has begun his retreat and no longer stays where he was.
refused-bl-25-15-first = He has not gone a hex yet: a retreat is at least one.
refused-bl-25-15-least = He has to go { $n } hexes.
refused-bl-25-16-nowhere = { $v } has no hex where his retreat can end.
refused-bl-25-16-beyond = Through { $x } he would reach no hex where his retreat can end.
refused-bl-26-6-none = No unit of yours stands in { $o }, the place of the quest.
refused-bl-26-6-hero = { $v } { v-have } no Hero, and the quest is for Heroes.
refused-bl-26-6-done = { $u } { u-have } done this quest already.
refused-bl-26-6-late = { $v } did not begin the turn at the place of the quest.
refused-bl-26-12-escaped = { $v } { v-have } escaped the attack of { $u } this turn.
refused-bl-26-12-first = Choose a unit for { $c } first.
refused-bl-26-12-far = { $v } { v-are } not next to { $w }, as { $c } demands.
refused-bl-26-12-unit = { $c } has no use for { $v } now.
refused-bl-28-1-skills = The War Council asks for { $m } Skills, and he has { $n }.
refused-bl-29-5-hand = The first card came from the rack: the second comes from your hand.
refused-bl-29-5-rack = The first card came from your hand: the second comes from the rack.
refused-bl-29-16 = { $c } is neither of the two cards that can be copied.
refused-bl-29-23-cards = The Lord Commander plays the cards and gives the orders of your camp.
refused-bl-29-23-wing = { $p } leads { $v }.
refused-bl-30-5-row = { $x } is not in your 5th row, where the Scout Guard goes.
refused-bl-30-5-section = { $x } is not in your { $k ->
    [0] left section
    [1] centre
   *[other] right section
}, where this unit goes.
refused-bl-30-19-way = { $c } replaces a unit or brings a new one; there is no third way.
refused-bl-30-19-type = Choose first what takes the place of { $v }.
refused-bl-30-19-pair = { $v } { v-have } still to change places with another troop.
refused-bl-30-19-other = { $v } { v-are } not yours.
refused-bl-30-19-used = { $c } has been used on { $v } already.
refused-bl-30-19-overlay = Stakes or a rampart lie under { $v } already.
refused-bl-30-19-rows = { $v } { v-stand } too far forward for { $c }.
refused-bl-30-19-attached = { $v } { v-have } a special figure already: { $k }.
refused-bl-30-19-troop = { $v } { v-are } no troop: only troops get more figures.
refused-bl-30-23-stuck = { $v } { v-have } no free hex to go to away from enemies.
refused-bl-30-26-row = { $x } is not in your first { $n } rows.
refused-bl-31-11-you = Choose an opponent, not yourself.
refused-bl-31-11-ally = { $p } is your ally, and the card is aimed at an opponent.
refused-bl-31-11-card = { $c } would need a unit of your ally as its target: that costs { $n } Lore, and you have { $m }.
refused-bl-31-11-card-reaction = { $c } could target only units of your ally, and in another player's turn you choose your own.
refused-bl-24-17 = He comes from { $x } and counts as standing there until he is past the unit.
refused-bl-6-6-card = { $u } { u-are } not next to { $v }; to shoot with { $c }, choose the card.
refused-bl-6-6-own-card = { $u } { u-have } no adjacent enemy; to shoot with { $c }, choose the card.
refused-bl-26-12-range = { $v } { v-are } { $m } hexes away, and { $c } reaches { $n }.
refused-bl-26-12-sight = { $u } cannot see { $v } for { $c }.
refused-bl-13-3-webbed = { $v } { v-are } caught in a web and cannot strike.
refused-bl-13-6-button = Choose Lore first, then { $c }.
refused-bl-13-6-command = { $c } is played in the Command phase before your Command card, and that is chosen.
refused-bl-26-12-other = { $c } is a card of { $u }, not of { $v }.
refused-bl-action-other = { $v } { v-are } not where that can be done.
refused-bl-mark-elsewhere = { $v } { v-are } not in your { $g }.
refused-bl-6-4-one = { $w } { w-are } chosen: a unit attacks one enemy at a time.
refused-bl-13-10 = { $c } is out of character, as its class does not sit on your War Council: it costs { $n } Lore, and you have { $m }.
refused-bl-32-4 = { $c } is out of character, as all cards in Medieval Lore are: it costs { $n } Lore, and you have { $m }.
refused-bl-30-17-impromptu = Specialists are called only in an Organised Call to Arms.
refused-bl-30-15-impromptu = There are Levy tokens only in an Organised Call to Arms.
refused-bl-20-15-melee = { $u } { u-have } rushed and can battle in melee only.
refused-bl-given-hex = { $x } is chosen already.
refused-bl-15-22 = Only units on foot can enter { $o } ({ $g }).
refused-bl-15-16-fixed = The exit of your secret passage is { $o }.
refused-bl-19-3-land = To land in { $x }, choose “Land here”.
refused-bl-13-3-when = { $c } is for { $k ->
    [0] an attack of yours
    [1] a melee attack of yours
    [2] a melee attack of yours whose target is gone from its hex
    [3] a ranged attack of yours
    [4] an enemy attack
    [5] an enemy melee attack
    [6] an enemy ranged attack
   *[other] the end of an enemy move
  }, and this is not one.
refused-bl-given-card = { $c } is chosen already.
