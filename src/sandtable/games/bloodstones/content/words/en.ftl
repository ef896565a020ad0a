### Bloodstones in English.
###
### Variables
###   $p, $q  names of players        $f  name of a faction       $u, $v  list of units or tiles
###   $a, $b  names of areas          $g  kind of terrain         $n, $m, $t  numbers
###
### Which of them a message gets, and what they are, is said in `notation.py`.
###
### A list of units is made of `units-...`. A message may say with its attribute `.case` which attribute of
### `units-...` it wants instead; English has no use for that, German has.

game-title = Bloodstones
game-about = Six very different factions fight over a land of villages and citadels. Every tile is either a unit on the map or payment for something else.

## Factions

faction-dragon-riders = Dragon Riders
    .article = the Dragon Riders
    .mark = D
faction-horse-lords = Horse Lords
    .article = the Horse Lords
    .mark = H
faction-hill-folk = Hill Folk
    .article = the Hill Folk
    .mark = F
faction-necromancers = Necromancers
    .article = the Necromancers
    .mark = N
faction-chaos-horde = Chaos Horde
    .article = the Chaos Horde
    .mark = X
faction-corsairs = Corsairs
    .article = the Corsairs
    .mark = C

power-dragon-riders = No faction power: the Dragon Riders rely on their two Dragons. A Dragon flies into any terrain for 1 pip, adds 4 in battle and stops the enemy from withdrawing, but it is discarded after winning an attack. Lizardmen can stay in deserts.
power-horse-lords = A hand of seven tiles instead of six, plenty of cavalry, and two leaders who can even carry each other.
power-hill-folk = Hills cost 2 pips instead of 3, and the Hill Folk can enter mountains for 3. Castles are plentiful and cheap. With a Giant in the battle they draw four battle tiles, even when outnumbered.
power-necromancers = No faction power: the faction relies on its Necromancers, who raise fallen enemies as Undead after winning a battle. Undead move two areas for free in a phase of their own. Goblins can stay in deserts.
power-chaos-horde = No citadel and no villages, but 10 VP at the start. New units appear where the horde already has units, or from its ships. The horde captures villages during its main actions, and they score 2 VP each at the end.
power-corsairs = +1 strength in sea battles and +1 VP for each battle won. The Corsairs choose and reveal their battle tiles after the enemy. They can withdraw by ship from any cavalry, and anyone attacked next to their ships needs cavalry or a Dragon to withdraw.

## Units

unit-skirmishers = Skirmishers
unit-swords = Swords
unit-axes = Axes
unit-shield = Shield
unit-cavalry = Cavalry
unit-siege-engine = Siege Engine
unit-leader = Leader
unit-ship = Ship
unit-castle = Castle
unit-lizardmen = Lizardmen
unit-goblins = Goblins
unit-hordes = Hordes
unit-reivers = Reivers
unit-dragon = Dragon
unit-giant = Giant
unit-necromancer = Necromancer
unit-blank = Blank tile
unit-undead = Undead
unit-citadel = Citadel
unit-cutiecorn = Cutiecorn

units-skirmishers = 
    { $n ->
        [one] { $n } Skirmisher
       *[other] { $n } Skirmishers
    }
units-swords = 
    { $n ->
        [one] { $n } Sword
       *[other] { $n } Swords
    }
units-axes = 
    { $n ->
        [one] { $n } Axe
       *[other] { $n } Axes
    }
units-shield =
    { $n ->
        [one] { $n } Shield
       *[other] { $n } Shields
    }
units-cavalry = { $n } Cavalry
units-siege-engine =
    { $n ->
        [one] { $n } Siege Engine
       *[other] { $n } Siege Engines
    }
units-leader =
    { $n ->
        [one] { $n } Leader
       *[other] { $n } Leaders
    }
units-ship =
    { $n ->
        [one] { $n } Ship
       *[other] { $n } Ships
    }
units-castle =
    { $n ->
        [one] { $n } Castle
       *[other] { $n } Castles
    }
units-lizardmen = 
    { $n ->
        [one] { $n } Lizardman
       *[other] { $n } Lizardmen
    }
units-goblins = 
    { $n ->
        [one] { $n } Goblin
       *[other] { $n } Goblins
    }
units-hordes = 
    { $n ->
        [one] { $n } Horde
       *[other] { $n } Hordes
    }
units-reivers = 
    { $n ->
        [one] { $n } Reiver
       *[other] { $n } Reivers
    }
units-dragon =
    { $n ->
        [one] { $n } Dragon
       *[other] { $n } Dragons
    }
units-giant =
    { $n ->
        [one] { $n } Giant
       *[other] { $n } Giants
    }
units-necromancer =
    { $n ->
        [one] { $n } Necromancer
       *[other] { $n } Necromancers
    }
units-blank =
    { $n ->
        [one] { $n } blank tile
       *[other] { $n } blank tiles
    }
units-undead = { $n } Undead
units-citadel =
    { $n ->
        [one] { $n } Citadel
       *[other] { $n } Citadels
    }
units-cutiecorn =
    { $n ->
        [one] the Cutiecorn
       *[other] { $n } Cutiecorns
    }

ability-skirmishers = Adds 1 in a forest.
ability-swords = Always adds 1.
ability-axes = Always adds 1.
ability-shield = Adds 1 when defending. A defender with a Shield wins ties.
ability-cavalry = Adds 1 in plains. A defender with at least as much cavalry as the attacker may withdraw.
ability-siege-engine = Adds 2 when the enemy force has a castle or a citadel.
ability-leader = Adds 1 and carries one other unit for free on each step.
ability-ship = Adds 1. Only moves at sea. A chain of ships carries land units across.
ability-castle = Adds 3 when defending. Never moves, and its force cannot withdraw. If the battle is lost, so is the castle.
ability-lizardmen = Adds 1 when attacking and may stay in a desert.
ability-goblins = Adds 1 when attacking and may stay in a desert.
ability-hordes = Adds 1 when attacking.
ability-reivers = Adds 1 when attacking.
ability-dragon = Adds 4. Flies anywhere for 1 pip per area and can stay in deserts. No enemy can withdraw from its attack, and its own force can withdraw from any cavalry. It is discarded after winning an attack.
ability-giant = Adds 2, and its owner draws four battle tiles.
ability-necromancer = Adds 1. After a battle you win, each eliminated enemy unit may rise as an Undead.
ability-blank = Never a unit: use its pips, or discard it to build something else.
ability-undead = Adds 1. Moves only in phase 2: two areas for free. Can enter mountains and stay in deserts. Returns to the supply when eliminated.
ability-citadel = Adds 5 when defending. Never moves, and its force cannot withdraw. Whoever beats it captures it for 5 VP at the end.
ability-cutiecorn = Counts as cavalry, adds 1 in plains, and moves for free alongside another unit. It joins whoever beats its force and brings 3 VP.

group-standard = Standard unit
group-irregular = Irregular unit
group-special = Special unit
group-neutral = Neutral unit
group-none = No unit

condition-always = always
condition-attacking = when attacking
condition-defending = when defending
condition-in-forest = in a forest
condition-in-plains = in plains
condition-against-castle = against a castle or citadel

## Terrain and maps

terrain-plains = Plains
terrain-forest = Forest
terrain-hill = Hills
terrain-mountain = Mountains
terrain-desert = Desert
terrain-sea = Sea

map-tyrants-lament = Tyrant's Lament
map-tyrants-lament-description = A wide heartland around the ruined seat of a fallen tyrant. A forest belt closes the north, dunes close the south, a prison isle lies off the western coast and a bay bites into the east. Stonewake hill and the Gallow Peaks flank the Seat and decide who rules the middle.
map-sundered-vale = The Sundered Vale
map-sundered-vale-description = A duel map. A north-south ridge splits the vale; armies pass only by Stagfell in the north or Gallowgap in the south, or sail round by the northern seas. Kettle Isle is worth two villages to whoever owns a ship.
map-saltmarch-narrows = Saltmarch Narrows
map-saltmarch-narrows-description = Two shores face each other across a long gulf joined in the west by a land neck. The four linked sea areas of the gulf are the fastest road on the map and Gannet Rock sits in the middle of them.
map-ember-crown = The Ember Crown
map-ember-crown-description = A ring of farmland around a dead volcano and its ash deserts. Four separate coasts break the outer rim, so no single fleet rules the whole map; the southern mountains make walled corners.
map-broken-main = The Broken Main
map-broken-main-description = Four large coasts around a cross-shaped inner sea with the two Oath islands at its centre. Land routes between north and south exist only at the far west (Wayfarer's Neck, Toll of Stone) and the far east (Grindle Neck); the Bridge of Tears joins the southern lands.

## Phases and actions

phase-setup = Set-up
phase-capture = Phase 1: Capture Villages
phase-undead = Phase 2: Move Undead
phase-main = Phase 3: Main Actions
phase-construct = Phase 4: Construct Villages
phase-draw = Phase 5: Draw Tiles
phase-end = End of the game

action-build = Build Unit
action-move = Move Units
action-battle = Battle
action-capture = Capture Villages
action-end = End the phase

## Options of the game

option-map = Map
option-map-help = The map you play on. Each map is made for certain numbers of players.
option-cutiecorn = Cutiecorn
option-cutiecorn-help = Adds a neutral unit that anyone may build and that changes sides when beaten.
option-faction-limits = Faction limits
option-faction-limits-help = Corsairs only with three or more players, Chaos Horde only with four or more.
option-citadel-distance = Citadel distance
option-citadel-distance-help = Whether sea routes count towards the minimum distance between citadels.
option-contested-capture = Capturing in contested areas
option-contested-capture-help = Whether villages can be captured while enemy units stand in the same area.
option-faction-assignment = How factions are chosen
option-faction-assignment-help = Players choose in player order, factions are dealt at random, or the table fixes them.
option-factions = Factions by seat
option-factions-help = The faction of each seat, if the table fixes them.
option-first-player = First player
option-first-player-help = Draw battle tiles for it, or name a seat.
option-max-rounds = Last round
option-max-rounds-help = The game ends after this round at the latest; 0 means no limit.

value-on = On
value-off = Off
value-default = By number of players
value-all-areas = Over all areas
value-land-only = Over land only
value-allowed = Allowed
value-forbidden = Forbidden
value-draft = In player order
value-random = At random
value-fixed = Fixed by the table
value-draw = Draw battle tiles
value-seat = Seat { $n }
value-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
value-unlimited = No limit

## Numbers of things

count-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
count-battle-tiles =
    { $n ->
        [one] { $n } battle tile
       *[other] { $n } battle tiles
    }
count-pips =
    { $n ->
        [one] { $n } pip
       *[other] { $n } pips
    }
count-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
count-villages =
    { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
count-citadels =
    { $n ->
        [one] { $n } citadel
       *[other] { $n } citadels
    }
count-vp = { $n } VP
count-build-points =
    { $n ->
        [one] { $n } Build Point
       *[other] { $n } Build Points
    }

## What happened

event-first-player = { $p } draws { $n } and is first player.
event-first-player-tie = Tie at { $n }: all draw again.
event-faction = { $p } leads the { $f }.
event-citadel = { $p } places the citadel in { $a }.
event-start-units = { $p } starts with { $u } in { $a }.
event-turn = Round { $n }: { $p }'s turn.
event-capture = { $p } captures a village of { $q } in { $a } (tile expended: { $u }).
event-capture-none = { $p } captures no villages.
event-undead-move = { $p } moves 1 Undead from { $a } to { $b }.
event-build =
    { $n ->
        [0] { $p } builds { $u } in { $a } without discarding.
        [one] { $p } builds { $u } in { $a } and discards { $n } tile.
       *[other] { $p } builds { $u } in { $a } and discards { $n } tiles.
    }
event-discard = { $p } discards { $u }.
event-expend = { $p } expends { $u }.
event-move = { $p } moves { $u } from { $a } to { $b } for { count-pips }.
event-passage = { $p } ships { $u } from { $a } to { $b } for { count-pips }.
event-pips-lost =
    { $n ->
        [one] { $n } pip is lost.
       *[other] { $n } pips are lost.
    }
event-battle = { $p } attacks { $q } in { $a }.
event-withdraw = { $q } withdraws from { $a } to { $b }.
event-no-withdraw-dragon = { $q } cannot withdraw from Dragons.
event-no-withdraw-castle = { $q } must defend the castle or citadel and cannot withdraw.
event-no-withdraw-cavalry = { $q } has too little cavalry to withdraw.
event-no-withdraw-way = { $q } has nowhere to withdraw to.
event-draw-battle = { $p } draws { count-battle-tiles }.
event-battle-drawn-own = You draw the battle tiles { $u }.
event-substitute = { $p } replaces a battle tile.
event-substitute-own = You replace the battle tile { $n } with { $u }.
event-no-substitute = { $p } replaces nothing.
event-reveal = { $p } reveals { $u }: { $n } plus { $m } for units makes { $t }.
event-tie-shield = Tie: { $q } wins with the Shield.
event-tie-refight = Tie: the battle is fought again.
event-win = { $p } wins the battle and scores { $n } VP.
event-casualty = { $q } loses { $u }.
event-citadel-lost = { $p } captures the citadel of { $q }.
event-retreat = { $q } retreats from { $a } to { $b }.
event-partial-loss = { $q } has to leave { $u } behind.
event-no-retreat = { $q } cannot retreat and loses { $u }.
event-raise =
    { $n ->
        [0] { $p } raises no Undead in { $a }.
       *[other] { $p } raises { $n } Undead in { $a }.
    }
event-dragons-leave = { $p }'s victorious Dragons leave the map.
event-construct = { $p } constructs a village in { $a } (tile expended: { $u }).
event-desert = { $p } loses { $u } in the desert { $a }.
event-draw =
    { $n ->
        [0] { $p } draws no tiles.
        [one] { $p } draws { $n } tile.
       *[other] { $p } draws { $n } tiles.
    }
event-draw-own = You draw { $u }.
event-regroup = { $p } regroups for the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } time and scores { $m } VP for villages.
event-regroup-noscore = { $p } refills the bag without scoring.
event-reentry = { $p } returns to the map with { $u } in { $a }.
event-left = { $p } has resigned; all of { $p }'s pieces leave the map.
event-chaos-out = { $p }'s Chaos Horde is out of the game.
event-cutiecorn-build = { $p } brings the Cutiecorn into play in { $a }.
event-cutiecorn-control = { $p } takes control of the Cutiecorn in { $a }.
event-cutiecorn-lost = The Cutiecorn is lost in the desert { $a } and returns to the side of the map.
event-round-limit = Round { $n } was the last one.
event-end-trigger = { $p } triggers the end of the game.
event-end-battles = Remaining battles are resolved.
event-end-capture = { $n ->
        [one] { $p } captures { $n } village in the final round of captures.
       *[other] { $p } captures { $n } villages in the final round of captures.
    }
event-final = { $p }: { $n } VP.
event-winner = { $p } wins the game.
event-shared = { $p } share the victory.

## Questions

ask-choose-faction = Choose a faction.
ask-choose-faction-help = You lead this faction for the whole game. Each has its own tiles and its own strengths.
ask-place-citadel = Place your citadel.
ask-place-citadel-help = Citadels stand in plains, forest or hills, with at least two areas between any two. Your starting units and first villages go here.
ask-place-starting-unit = Place a starting unit ({ count-build-points } left) or finish.
ask-place-starting-unit-help = Pay for starting units with Build Points instead of tiles; unused points are lost. Ships go in sea areas next to your start, all other units stay together on land.
ask-chaos-start-area = Choose your starting area.
ask-chaos-start-area-help = The Chaos Horde starts in an empty area of plains, forest or hills, as far from every citadel as citadels are from each other.
ask-capture-tile = Expend a tile to capture villages?
ask-capture-tile-help = You can capture enemy villages where you have a unit. One tile has to pay for all of them: 1 pip each in plains and forest, 2 in hills.
ask-capture-village = Choose a village to capture ({ count-pips } left).
ask-capture-village-help = A captured village leaves the map for good and scores at the end. Unused pips are lost.
ask-undead-step = Move an Undead, or finish.
ask-undead-step-help = Each Undead moves up to two areas for free, mountains and deserts included, or crosses the sea by ship. It stops where there are enemy units.
ask-main-action = Choose an action or end the phase.
ask-main-action-fight = Choose an action. There are still battles to fight.
ask-main-action-help = Take as many actions as you can pay for, in any order. You cannot end the phase while your units share an area with enemy units.
ask-build-unit = Choose a unit and where to build it.
ask-build-unit-help = The area must have your citadel or one of your villages; ships go in a sea area next to one. The Chaos Horde builds where it has units instead, or from its ships onto a coast without enemies.
ask-build-pay = Discard a tile ({ $n } more).
ask-build-pay-help = Each tile from your hand pays 1 of the build cost, whatever its pips.
ask-move-from =
    { $n ->
        [0] Move from which area?
       *[other] Move from which area? ({ count-pips } left)
    }
ask-move-from-help = Units that share an area with enemies cannot leave it. Leftover pips last until the action ends.
ask-move-to =
    { $n ->
        [0] Move from { $a } to which area?
       *[other] Move from { $a } to which area? ({ count-pips } left)
    }
ask-move-to-help = Every unit pays for the terrain it enters. Your ships carry land units across the sea; you only pay for landing.
ask-move-units = { $u }: how many move from { $a } to { $b }?
ask-move-units-help = The units move together. Each leader carries one other unit for free.
ask-move-pay = Expend a tile ({ count-pips } to pay).
ask-move-pay-help = Extra pips pay for later steps of this action and are lost when it ends.
ask-battle = Choose a battle.
ask-battle-help = You attack one enemy in one area with all your units there. You can build or move in more units first.
ask-withdraw = { $q } attacks you in { $a }: withdraw or fight?
ask-withdraw-help = Your whole force goes to one area that is empty or has a piece of yours. Nobody scores.
ask-substitute = Battle in { $a }: replace one of your battle tiles?
ask-substitute-help = You may replace one battle tile with a tile from your hand; its pips count. It is discarded afterwards, win or lose.
ask-casualty = You lost the battle in { $a }. Which unit do you lose?
ask-casualty-help = The beaten force loses one unit. The rest must retreat.
ask-retreat = Retreat from { $a } to which area?
ask-retreat-help = All units go to one area that is empty or has a piece of yours. Units that cannot enter it are eliminated.
ask-raise-undead = You won the battle in { $a }. How many Undead do you raise?
ask-raise-undead-help = Each enemy unit eliminated in this battle may rise here as an Undead. They can move in phase 2 of your next turn.
ask-construct-tile = Expend a tile to construct villages?
ask-construct-tile-help = One tile pays for all villages this turn: 1 pip each in plains and forest, 2 in hills. Each village on the map scores when you regroup.
ask-construct-village = Choose an area for a village ({ count-pips } left).
ask-construct-village-help = Build next to your villages, your citadel or a chain of your units, where no other player has a piece. Plains hold two villages, forest and hills one.
ask-chaos-reentry = Return with which unit, and where?
ask-chaos-reentry-help = The Chaos Horde has no units left and may return in any empty area the unit could enter. If it does not, the turn continues with drawing tiles.

## Answers

pick-none = None
pick-done = Done
pick-stay = Stay and fight
pick-end-move = End the movement
pick-keep = Keep all battle tiles
pick-tile = { $u } ({ count-pips })
pick-village = { $a }: a village of { $q }
pick-undead-step =
    { $n ->
        [one] From { $a } to { $b } (1 step left)
       *[other] From { $a } to { $b } ({ $n } steps left)
    }
pick-battle = { $a }: attack { $q } with { $u } against { $v }
pick-withdraw = Withdraw to { $a } ({ $g })
pick-retreat = Retreat to { $a } ({ $g })
pick-substitute = Replace { $n } with { $u } (counts { $m })
pick-raise =
    { $n ->
        [0] Raise none
       *[other] Raise { $n }
    }
pick-place = { $a } ({ $g })
pick-place-pips = { $a } ({ $g }, { count-pips })
pick-build =
    { $n ->
        [0] { $u } in { $a } (free)
       *[other] { $u } in { $a } (cost { $n })
    }
pick-move-from = { $a }: { $u }
pick-move-to = { $a } ({ $g }, from { count-pips })
pick-move-against = { $a } ({ $g }, from { count-pips }), against { $q }
pick-units = { $u }
pick-no-units = None of them
pick-capture-tile-none = Capture nothing
pick-construct-tile-none = Construct nothing
group-substitute = Replace { $x }
group-undead-step = Undead in { $x }
pick-chaos-reentry-none = Do not return this turn

## Short labels

label-hand = Hand
label-hand-size = Hand size
label-bag = Bag
label-discard-pile = Discard pile
label-supply = Supply
label-undead-supply = Undead in supply
label-villages = Villages
label-village = Village
label-captured-villages = Captured villages
label-captured-citadels = Captured citadels
label-victory-points = Victory points
label-vp = VP
label-regroups = Regroups
label-regroup-limit = Regroup limit
label-round = Round
label-turn = Turn
label-phase = Phase
label-player = Player
label-first-player = First player
label-active-player = Active player
label-winner = Winner
label-faction = Faction
label-power = Faction power
label-citadel = Citadel
label-map = Map
label-area = Area
label-terrain = Terrain
label-river = River
label-units = Units
label-owner = Owner
label-contested = Contested
label-empty = Empty
label-tile = Tile
label-unknown-tile = Unknown tile
label-battle-tiles = Battle tiles
label-battle-strength = Battle strength
label-attacker = Attacker
label-defender = Defender
label-pips = Pips
label-go-along = Units that go
label-pip-pool = Pips left
label-build-points = Build Points
label-build-cost = Build cost
label-movement-cost = Movement cost
label-modifier = Battle modifier
label-condition = Condition
label-captured = Captured
label-discards = Discards
label-forces = Forces
label-sea-power = Corsairs at sea
label-map-key = Key
label-attack = { $p } attacks { $q } in { $a } ({ $g })
label-larger-force = larger force or Giant: four tiles
label-hidden-tiles =
    { $n ->
        [one] { $n } tile face down
       *[other] { $n } tiles face down
    }
label-cost-pips =
    { $n ->
        [0] free, { $m ->
            [one] { $m } pip
           *[other] { $m } pips
        }
       *[other] cost { $n }, { $m ->
            [one] { $m } pip
           *[other] { $m } pips
        }
    }
label-out = out of the game
label-nothing-yet = nothing yet
label-discard-piles = Discard piles
flag-first = first player
flag-out = out of the game
flag-ending = ends the game
flag-contested = contested

## How the game was won

how-most-vp = Most victory points
how-tie-villages = Tie: most villages on the map
how-tie-captures = Tie: most points from captures
how-shared = Shared victory
how-last-player = Last player left

# windows: kinds of reactions, for auto-respond
window-withdraw = withdrawal
window-substitute = battle tiles
