### BattleLore in English.
###
### Variables
###   $p, $q  players or camps     $u, $v  units            $a, $b  hexes (in `event-council` levels)
###   $c, $d  cards                $f  dice faces           $g  terrain          $i  banner colour
###   $k  token                    $s  types of units       $w  member of a War Council
###   $h  how the game ended       $x  any text             $n, $m, $t, $e  numbers
###
### Which of them a message gets, and what they are, is said in `notation.py`. A unit's name is its type with a tag that is the
### same in every language: ▲ stands for the Standard camp, ▼ for the Pennant camp.

game-title = BattleLore
game-about = Two camps meet on a field of hexes. Command cards order units on the wings and in the centre, dice decide their battles, and Lore takes a hand.
game-summary = Command cards order units in three sections, symbol dice decide the battles, Lore bends the rules.

## Camps, colours, dice, sections

camp-standard = Standard
    .article = the Standard camp
camp-pennant = Pennant
    .article = the Pennant camp
camp-standard-help = Sits in the south; its left wing is the west of the board.
camp-pennant-help = Sits in the north; its left wing is the east of the board.

colour-green = green
colour-blue = blue
colour-red = red
letter-green = G
letter-blue = B
letter-red = R

face-green = green helmet
face-blue = blue helmet
face-red = red helmet
face-flag = flag
face-strike = strike
face-lore = Lore

faces-green =
    { $n ->
        [one] { $n } green helmet
       *[other] { $n } green helmets
    }
faces-blue =
    { $n ->
        [one] { $n } blue helmet
       *[other] { $n } blue helmets
    }
faces-red =
    { $n ->
        [one] { $n } red helmet
       *[other] { $n } red helmets
    }
faces-flag =
    { $n ->
        [one] { $n } flag
       *[other] { $n } flags
    }
faces-strike =
    { $n ->
        [one] { $n } strike
       *[other] { $n } strikes
    }
faces-lore = { $n } Lore

wing-left = Left
wing-centre = Centre
wing-right = Right

kind-foot = foot
kind-mounted = mounted
kind-creature = creature
race-human = Human
race-dwarf = Iron Dwarf
race-goblinoid = Goblinoid
race-ogre = Ogre
race-creature = Creature
race-hero = Hero

## Units

type-h-inf-g = Irregular Infantry
type-h-inf-b = Regular Infantry
type-h-inf-r = Heavy Infantry
type-h-cav-b = Regular Cavalry
type-h-cav-r = Heavy Cavalry
type-h-arc-g = Archers
type-h-arc-b = Archers
type-h-lbw-g = Longbow Archers
type-h-lbw-b = Longbow Archers
type-h-arb-b = Arbalestiers
type-h-spr-b = Spearmen
type-h-hal-b = Halberdiers
type-h-fkn-r = Foot Knights
type-h-mkn-r = Mounted Knights
type-h-lan-r = Knight Lancers
type-d-swd-b = Dwarf Swordsmen
type-d-swd-r = Dwarf Heavy Swordsmen
type-d-spr-g = Dwarf Spear Bearers
type-d-axe-b = Dwarf Axe Swingers
type-d-chf-r = Dwarf Clan Chiefs
type-d-cat-b = Dwarf Cattle Riders
type-d-bea-r = Dwarf Bear Riders
type-d-xbw-g = Dwarf Crossbowmen
type-d-arb-b = Dwarf Arbalestiers
type-d-bol-r = Mighty Bolt Thrower
type-d-pip-g = Dwarf Bagpipers
type-d-pip-b = Dwarf Bagpipers
type-d-pip-r = Dwarf Bagpipers
type-g-swd-g = Goblin Swordsmen
type-g-hob-b = Hobgoblin Swordsmen
type-g-spr-b = Hobgoblin Spear Bearers
type-g-hal-r = Goblin Halberdiers
type-g-hye-g = Hyena Riders
type-g-cav-b = Hobgoblin Cavalry
type-g-ost-g = Ostrich Riders
type-g-arc-g = Hobgoblin Archers
type-g-sli-g = Goblin Slingers
type-g-bnd-g = Goblin Band
type-o-ogr-r = Ogres
type-c-spi-g = Giant Spider
type-c-wid-b = Blue Widow
type-c-hyd-b = Hydra
type-c-ear-b = Earth Elemental
type-c-roc-r = Rock Elemental
type-c-wgi-g = Wood Giant
type-c-hgi-b = Hill Giant
type-c-tro-b = Troll
type-c-wyv-g = Wood Wyvern
type-c-dra-b = Ice Drake
type-c-fir-r = Fire Dragon
type-x-commander = Commander (Hero)
type-x-warrior = Warrior (Hero)
type-x-rogue = Rogue (Hero)
type-x-wizard = Wizard (Hero)
type-x-cleric = Cleric (Hero)
type-y-commander = Mounted Commander (Hero)
type-y-warrior = Mounted Warrior (Hero)
type-y-rogue = Mounted Rogue (Hero)
type-y-wizard = Mounted Wizard (Hero)
type-y-cleric = Mounted Cleric (Hero)

# two letters for the board of the terminal, one for each stem
stem-h-inf = In
stem-h-cav = Ca
stem-h-arc = Ar
stem-h-lbw = Lb
stem-h-arb = Ab
stem-h-spr = Sp
stem-h-hal = Ha
stem-h-fkn = Kn
stem-h-mkn = Mk
stem-h-lan = La
stem-d-swd = Ds
stem-d-spr = Dp
stem-d-axe = Da
stem-d-chf = Cc
stem-d-cat = Cr
stem-d-bea = Br
stem-d-xbw = Xb
stem-d-arb = Db
stem-d-bol = Bt
stem-d-pip = Bp
stem-g-swd = Go
stem-g-hob = Ho
stem-g-spr = Hs
stem-g-hal = Gh
stem-g-hye = Hy
stem-g-cav = Hc
stem-g-ost = Os
stem-g-arc = Gr
stem-g-sli = Sl
stem-g-bnd = Bd
stem-o-ogr = Og
stem-c-spi = SP
stem-c-wid = WI
stem-c-hyd = HY
stem-c-ear = EE
stem-c-roc = RE
stem-c-wgi = WG
stem-c-hgi = HG
stem-c-tro = TR
stem-c-wyv = WY
stem-c-dra = ID
stem-c-fir = FD
stem-x-commander = CM
stem-x-warrior = WA
stem-x-rogue = RO
stem-x-wizard = WZ
stem-x-cleric = CL
stem-y-commander = MC
stem-y-warrior = MW
stem-y-rogue = MR
stem-y-wizard = MZ
stem-y-cleric = ML

types-h-inf-g = { $n } × { type-h-inf-g }
types-h-inf-b = { $n } × { type-h-inf-b }
types-h-inf-r = { $n } × { type-h-inf-r }
types-h-cav-b = { $n } × { type-h-cav-b }
types-h-cav-r = { $n } × { type-h-cav-r }
types-h-arc-g = { $n } × { type-h-arc-g }
types-h-arc-b = { $n } × { type-h-arc-b }
types-h-lbw-g = { $n } × { type-h-lbw-g }
types-h-lbw-b = { $n } × { type-h-lbw-b }
types-h-arb-b = { $n } × { type-h-arb-b }
types-h-spr-b = { $n } × { type-h-spr-b }
types-h-hal-b = { $n } × { type-h-hal-b }
types-h-fkn-r = { $n } × { type-h-fkn-r }
types-h-mkn-r = { $n } × { type-h-mkn-r }
types-h-lan-r = { $n } × { type-h-lan-r }
types-d-swd-b = { $n } × { type-d-swd-b }
types-d-swd-r = { $n } × { type-d-swd-r }
types-d-spr-g = { $n } × { type-d-spr-g }
types-d-axe-b = { $n } × { type-d-axe-b }
types-d-chf-r = { $n } × { type-d-chf-r }
types-d-cat-b = { $n } × { type-d-cat-b }
types-d-bea-r = { $n } × { type-d-bea-r }
types-d-xbw-g = { $n } × { type-d-xbw-g }
types-d-arb-b = { $n } × { type-d-arb-b }
types-d-bol-r = { $n } × { type-d-bol-r }
types-d-pip-g = { $n } × { type-d-pip-g }
types-d-pip-b = { $n } × { type-d-pip-b }
types-d-pip-r = { $n } × { type-d-pip-r }
types-g-swd-g = { $n } × { type-g-swd-g }
types-g-hob-b = { $n } × { type-g-hob-b }
types-g-spr-b = { $n } × { type-g-spr-b }
types-g-hal-r = { $n } × { type-g-hal-r }
types-g-hye-g = { $n } × { type-g-hye-g }
types-g-cav-b = { $n } × { type-g-cav-b }
types-g-ost-g = { $n } × { type-g-ost-g }
types-g-arc-g = { $n } × { type-g-arc-g }
types-g-sli-g = { $n } × { type-g-sli-g }
types-g-bnd-g = { $n } × { type-g-bnd-g }
types-o-ogr-r = { $n } × { type-o-ogr-r }
types-c-spi-g = { $n } × { type-c-spi-g }
types-c-wid-b = { $n } × { type-c-wid-b }
types-c-hyd-b = { $n } × { type-c-hyd-b }
types-c-ear-b = { $n } × { type-c-ear-b }
types-c-roc-r = { $n } × { type-c-roc-r }
types-c-wgi-g = { $n } × { type-c-wgi-g }
types-c-hgi-b = { $n } × { type-c-hgi-b }
types-c-tro-b = { $n } × { type-c-tro-b }
types-c-wyv-g = { $n } × { type-c-wyv-g }
types-c-dra-b = { $n } × { type-c-dra-b }
types-c-fir-r = { $n } × { type-c-fir-r }
types-x-commander = { $n } × { type-x-commander }
types-x-warrior = { $n } × { type-x-warrior }
types-x-rogue = { $n } × { type-x-rogue }
types-x-wizard = { $n } × { type-x-wizard }
types-x-cleric = { $n } × { type-x-cleric }
types-y-commander = { $n } × { type-y-commander }
types-y-warrior = { $n } × { type-y-warrior }
types-y-rogue = { $n } × { type-y-rogue }
types-y-wizard = { $n } × { type-y-wizard }
types-y-cleric = { $n } × { type-y-cleric }

ability-h-fkn-r = Bold; ignores 1 strike in any combat, and after gaining ground may make a bonus melee attack.
ability-h-mkn-r = Bold; ignores 1 more strike in melee, on top of the one that mounted units ignore.
ability-h-lan-r = Bold; ignores 1 more strike in melee; 2 more dice instead of 1 on a Mounted Charge.
ability-d-swd-b = Bold.
ability-d-swd-r = Bold.
ability-d-spr-g = Bold; 1 more die when battling back.
ability-d-axe-b = Bold; one strike that hit is rolled once more for a hit or a flag.
ability-d-chf-r = Bold; moves 2 hexes and still battles in melee; at full strength 1 more die and Bold 2.
ability-d-cat-b = Moves 2 hexes and battles, 3 on a Mounted Charge; does not pursue, but its bonus melee attack has 1 more die.
ability-d-bea-r = Frenzy: strikes that hit are rolled again; does not pursue, but may make a bonus melee attack.
ability-d-xbw-g = Bold.
ability-d-arb-b = Bold.
ability-d-bol-r = Bold; cannot battle in a turn in which it moved, and is eliminated when it must retreat.
ability-d-pip-g = Bold; its hits are not losses but flags.
ability-d-pip-b = Bold; its hits are not losses but flags.
ability-d-pip-r = Bold; its hits are not losses but flags.
ability-g-swd-g = Frightened; rushes 2 hexes into melee.
ability-g-hob-b = Frightened; rushes 2 hexes into melee.
ability-g-spr-b = Frightened; rushes 2 hexes into melee; 1 more die when battling back.
ability-g-hal-r = Frightened; rushes 2 hexes into melee; 1 more die when battling back.
ability-g-hye-g = Frightened; pursues up to 2 hexes.
ability-g-cav-b = Frightened.
ability-g-ost-g = Frightened; shoots on the move without losing a die.
ability-g-arc-g = Frightened; rushes 2 hexes into melee.
ability-g-sli-g = Frightened; rushes 2 hexes into melee; 1 more die if it did not move.
ability-g-bnd-g = Frightened, but Bold while a drummer is left; counts as a neighbour for the Support of every friendly unit in its section.
ability-o-ogr-r = Frenzy; immune to strikes; before it retreats it rampages with 2 dice against every unit beside it.
ability-c-spi-g = 1 Lore rolled webs its target, 2 Lore poison it as well.
ability-c-wid-b = 1 Lore rolled webs its target, 2 Lore poison it as well.
ability-c-hyd-b = Dies only with its last neck; 1 die and 1 more for each head; Lore rolled grows a neck with two heads.
ability-c-ear-b = Moves 1 hex for each Lore token spent, never retreats; Lore rolled shakes the units around it.
ability-c-roc-r = Moves 1 hex for each Lore token spent, never retreats; Lore rolled shakes the units around it; vanishes if not ordered.
ability-c-wgi-g = Frenzy; each Lore rolled pushes its target back 2 hexes; throws logs from woods.
ability-c-hgi-b = Frenzy; each Lore rolled pushes its target back 2 hexes; throws rocks from a rock pile.
ability-c-tro-b = Strikes never hit it; blue helmets take its 2 life tokens and then its life; each Lore rolled returns a token.
ability-c-wyv-g = Flies 2 to 4 hexes; its breath (2 dice, 1 Lore) leaves poison; worth 2 Victory Banners.
ability-c-dra-b = Flies 2 to 4 hexes; its breath (3 dice, 2 Lore) leaves frost; worth 2 Victory Banners.
ability-c-fir-r = Flies 2 to 4 hexes; its breath (4 dice, 3 Lore) leaves fire; worth 2 Victory Banners.

## Weapons and what units carry

weapon-short-sword = Short sword
weapon-long-sword = Long sword
weapon-spear = Spear
weapon-halberd = Halberd
weapon-battle-axe = Battle axe
weapon-lance = Lance
weapon-spiked-club = Spiked club
weapon-bass-drum = Bass drum
weapon-common-bow = Common bow
weapon-long-bow = Long bow
weapon-reflex-bow = Reflex bow
weapon-crossbow = Crossbow
weapon-arbalest = Arbalest
weapon-bolt-thrower = Bolt thrower
weapon-sling = Sling
weapon-bagpipe = Bagpipe
weapon-spy-glass = Spy glass
weapon-hero-weapon = Hero's weapon
weapon-bite = Bite
weapon-bite-tail = Bite and tail
weapon-giant-hammer = Giant hammer
weapon-giant-cleaver = Giant cleaver
weapon-earth-shakes = Shaking earth
weapon-rock-fist = Rock fist
weapon-thrown-rocks = Thrown rocks
weapon-thrown-logs = Thrown logs
weapon-ball-lightning = Ball Lightning
weapon-frost-bolt = Frost Bolt
weapon-hunters-bow = Hunter's Bow
weapon-wand-of-sparks = Wand of Sparks

weapon-short-sword-help = Strikes hit; mounted targets ignore 1 of them.
weapon-long-sword-help = Strikes hit, mounted targets too.
weapon-spear-help = Strikes hit; mounted targets ignore 1 of them; 1 more die when battling back.
weapon-halberd-help = Strikes hit, mounted targets too; 1 more die when battling back.
weapon-battle-axe-help = Strikes hit; mounted targets ignore 1; one strike that hit is rolled once more.
weapon-lance-help = Strikes hit, mounted targets too; 2 more dice on a Mounted Charge.
weapon-spiked-club-help = Strikes hit and are rolled again; mounted targets ignore 1 of them.
weapon-bass-drum-help = Strikes do not hit.
weapon-common-bow-help = Range 4; strikes never hit; 1 die fewer after a move.
weapon-long-bow-help = Range 4; strikes hit at range only; 1 die fewer after a move.
weapon-reflex-bow-help = Range 3; strikes never hit; no loss of dice after a move.
weapon-crossbow-help = Range 3; strikes hit at range only; 1 die fewer after a move.
weapon-arbalest-help = Range 3; strikes hit at range only; a single die after a move.
weapon-bolt-thrower-help = Range 5; strikes hit at range only; no battle after a move.
weapon-sling-help = Range 2; strikes never hit; 1 more die without a move.
weapon-bagpipe-help = Range 3; all its hits count as flags.
weapon-spy-glass-help = Adds 1 to the range and to the ranged dice of the archers it guides.
weapon-hero-weapon-help = Strikes hit; against a Hero on foot mounted targets ignore 1 of them.
weapon-bite-help = Strikes hit.
weapon-bite-tail-help = Strikes hit.
weapon-giant-hammer-help = Strikes hit and are rolled again; Lore pushes the target back.
weapon-giant-cleaver-help = Strikes do not hit.
weapon-earth-shakes-help = Strikes hit; terrain never limits the dice.
weapon-rock-fist-help = Strikes hit; terrain never limits the dice.
weapon-thrown-rocks-help = Range 3 with 3 dice; only helmets of the target's colour hit.
weapon-thrown-logs-help = Distance 2 or 3 with 3 dice; only helmets of the target's colour hit.
weapon-ball-lightning-help = Range 3 with 2 dice; helmets of the target's colour, strikes and Lore hit.
weapon-frost-bolt-help = Range 2 with 1 die; helmets of the target's colour and strikes hit; a hit or Lore freezes the target.
weapon-hunters-bow-help = Range 3 with 2 dice, 1 fewer after a move; only helmets of the target's colour hit.
weapon-wand-of-sparks-help = Range 2 with 1 die; every helmet, strike or Lore hits.

attachment-spotter = Spotter
attachment-goblin-drum = Goblin drum
attachment-horn = Horn
attachment-bass-drummer = Bass drummer
attachment-drummer = Drummer
attachment-spotter-help = Adds 1 to range and ranged dice while the troop has more than its last figure.
attachment-goblin-drum-help = Adds a Bold level while the troop has more than its last figure.
attachment-horn-help = May call an ordered neighbour to roll with it against the same target.
attachment-bass-drummer-help = Carries the banner of the Goblin Band.
attachment-drummer-help = Makes the Goblin Band Bold while he stands.

## Terrain, landmarks, lairs

terrain-countryside = Countryside
terrain-wooded = Woods
terrain-elevated = Hill
terrain-waterway = Water
terrain-cliff = Cliff
terrain-marsh = Marsh
terrain-ford = Ford
terrain-bridge = Bridge
terrain-stone-bridge = Stone bridge
terrain-stakes = Archers' stakes
terrain-rampart = Rampart
terrain-stronghold = Stronghold
terrain-training-camp = Training Camp
terrain-healing-pool = Healing Pool
terrain-rogues-den = Rogue's Den
terrain-magic-pentacle = Magic Pentacle
terrain-command-tent = Command Tent
terrain-graveyard = Graveyard
terrain-witchs-hut = Witch's Hut
terrain-summoning-circle = Summoning Circle
terrain-magic-vortex = Magic Vortex
terrain-rock-pile = Rock Pile
terrain-forest-lair = Forest Lair
terrain-passage = Secret passage
terrain-levy = Feudal Levy

terrain-countryside-help = No effect.
terrain-wooded-help = Stops movement for the turn; at most 2 dice into or out of it; blocks sight.
terrain-elevated-help = At most 2 dice uphill and 3 from or along the height; blocks sight, except from hills connected with it.
terrain-waterway-help = Impassable.
terrain-cliff-help = A hill whose cliff sides cannot be crossed or fought over in melee.
terrain-marsh-help = Stops movement for the turn; at most 2 dice into or out of it.
terrain-ford-help = Stops movement; at most 2 dice out of it; puts out fire.
terrain-bridge-help = The unit on it is Bold.
terrain-stone-bridge-help = The unit on it is Bold; a Troll on it ignores all flags and regains life.
terrain-stakes-help = Stops movement for the turn, and only foot archers battle on entry; foot archers on it are Bold and ignore 1 strike in melee.
terrain-rampart-help = Stops movement; battle on entry only from another rampart; at most 2 dice in or out; Bold.
terrain-stronghold-help = Makes its owner's units in and around it Bold; an enemy inside costs him a Command card.
terrain-training-camp-help = A troop of its owner may train here instead of acting and gets the next higher banner, once.
terrain-healing-pool-help = A troop of its owner may regain all its figures here instead of battling, once.
terrain-rogues-den-help = A unit of its owner may take the secret passage from here for 1 Lore.
terrain-magic-pentacle-help = Its owner takes 1 Lore at the end of his turn if a troop of his stands here.
terrain-command-tent-help = Who starts the turn on the enemy's Tent takes it for a Victory Banner.
terrain-graveyard-help = Stops movement; who must retreat from here or beside it flees as if Frightened.
terrain-witchs-hut-help = Foot units only; stops them, no battle on entry; at most 2 dice in or out; Bold.
terrain-summoning-circle-help = A troop of its owner may roll its dice here; Lore brings the Earth Elemental.
terrain-magic-vortex-help = Nobody may enter it.
terrain-rock-pile-help = A Hill Giant throws rocks from here; for all others a landmark that stops movement.
terrain-forest-lair-help = Woods from which the Wood Giant throws logs.
terrain-passage-help = The exit of the Rogue's Den.

## Tokens

token-lore = Lore
token-web = Web
token-poison = Poison
token-fire = Fire
token-frost = Frost
token-poison-breath = Poison breath
token-troll-life = Life
token-conjure = Conjure
token-alliance = Alliance
token-turn-marker = Turn marker
token-treasure = Treasure
token-experience = Experience
token-advisor = Advisor
token-victor-lore = Victor's Lore
token-victor = Victor's Lore
token-life = Life
token-neck = Heads
token-spotter = Spotter
token-goblin-drum = Goblin drum
token-horn = Horn
token-savvy = Battle Savvy
token-leader = Leader

token-lore-help = Pays for Lore cards and powers.
token-web-help = The unit cannot move, battle or retreat, and flags against it are hits; 1 Lore removes it.
token-poison-help = Lore rolled against the unit or by it is a hit on it; 2 Lore remove it once the web is gone.
token-fire-help = 1 hit at the start of its owner's Order phase, at most 2 dice and 1 hex; a ford or 2 Lore put it out.
token-frost-help = The unit cannot move or ignore flags, flags against it are hits, and it battles with at most 2 dice; 2 Lore remove it.
token-poison-breath-help = Lore rolled against the unit or by it is a hit on it; 2 Lore remove it.
token-troll-life-help = A hit takes one; without any the next hit kills.
token-conjure-help = While it lies on the Wizard, Wizard cards cost 3 more Lore.
token-alliance-help = Marks the units of one of two allies.
token-turn-marker-help = Shows who plays in which order.
token-treasure-help = Buys Artifacts after the adventure.
token-experience-help = Buys Skills after the adventure.
token-advisor-help = A Hero who now sits on the War Council.
token-victor-lore-help = Won by killing a creature or wounding a Hero: once 1 more die, 1 more hex, or 1 flag ignored.

## War Council

class-commander = Commander
class-wizard = Wizard
class-cleric = Cleric
class-warrior = Warrior
class-rogue = Rogue
class-guest = Advisor
class-commander-help = His level gives a hand of 3 to 6 Command cards.
class-wizard-help = Lord of raw magic: bolts, mists, portals and conjured elementals.
class-cleric-help = Heals, blesses, and turns nature against the enemy.
class-warrior-help = Makes units hit harder and stand firmer.
class-rogue-help = Steals, spies, ambushes and spoils what others play.

## Command cards

card-CC-SL = Scout Left
card-CC-SC = Scout Centre
card-CC-SR = Scout Right
card-CC-PL = Patrol Left
card-CC-PC = Patrol Centre
card-CC-PR = Patrol Right
card-CC-AL = Attack Left
card-CC-AC = Attack Centre
card-CC-AR = Attack Right
card-CC-VL = Advance Left
card-CC-VC = Advance Centre
card-CC-VR = Advance Right
card-CC-LN = Battle Line
card-CC-PN = Pincer
card-CC-WG = Wedge
card-CT-GB = Green Banners
card-CT-BB = Blue Banners
card-CT-RB = Red Banners
card-CT-CA = Counter Attack
card-CT-DS = Darken the Sky
card-CT-FO = Foot Onslaught
card-CT-FM = Forced March
card-CT-LD = Leadership
card-CT-MC = Mounted Charge
card-CT-BL = BattleLore
card-conjure = Conjure the Rock Elemental

short-CC-SL = left 1, draw 2, keep 1
short-CC-SC = centre 1, draw 2, keep 1
short-CC-SR = right 1, draw 2, keep 1
short-CC-PL = left 2
short-CC-PC = centre 2
short-CC-PR = right 2
short-CC-AL = left 3
short-CC-AC = centre 3
short-CC-AR = right 3
short-CC-VL = left, one per card
short-CC-VC = centre, one per card
short-CC-VR = right, one per card
short-CC-LN = 1 in each section
short-CC-PN = left 2, right 2
short-CC-WG = left 1, centre 2, right 1
short-CT-GB = green units, one per card
short-CT-BB = blue units, one per card
short-CT-RB = red units, one per card
short-CT-CA = the enemy's last card, mirrored
short-CT-DS = all archers shoot twice
short-CT-FO = foot units, +1 die in melee
short-CT-FM = foot units, +1 hex
short-CT-LD = 1 unit, +1 die, draw 2, keep 1
short-CT-MC = mounted units, +1 die in melee
short-CT-BL = roll for orders, +1 die

card-CC-SL-text = Order 1 unit on your left wing. When you draw, draw 2 Command cards and keep 1.
card-CC-SC-text = Order 1 unit in the centre. When you draw, draw 2 Command cards and keep 1.
card-CC-SR-text = Order 1 unit on your right wing. When you draw, draw 2 Command cards and keep 1.
card-CC-PL-text = Order up to 2 units on your left wing.
card-CC-PC-text = Order up to 2 units in the centre.
card-CC-PR-text = Order up to 2 units on your right wing.
card-CC-AL-text = Order up to 3 units on your left wing.
card-CC-AC-text = Order up to 3 units in the centre.
card-CC-AR-text = Order up to 3 units on your right wing.
card-CC-VL-text = Order a unit on your left wing for each Command card you hold, this one too.
card-CC-VC-text = Order a unit in the centre for each Command card you hold, this one too.
card-CC-VR-text = Order a unit on your right wing for each Command card you hold, this one too.
card-CC-LN-text = Order 1 unit in each section.
card-CC-PN-text = Order up to 2 units on each wing.
card-CC-WG-text = Order 1 unit on each wing and up to 2 in the centre.
card-CT-GB-text = Order a green unit, creatures included, for each Command card you hold, this one too.
card-CT-BB-text = Order a blue unit, creatures included, for each Command card you hold, this one too.
card-CT-RB-text = Order a red unit, creatures included, for each Command card you hold, this one too.
card-CT-CA-text = Carry out the Command card that the enemy played on the last turn, with left and right exchanged.
card-CT-DS-text = Order all your missile units: they do not move and may shoot twice. A unit next to an enemy does not battle at all.
card-CT-FO-text = Order a foot unit for each Command card you hold, this one too; they roll 1 more die in melee this turn.
card-CT-FM-text = Order a foot unit for each Command card you hold, this one too; each may move 1 hex further and still battle.
card-CT-LD-text = Order 1 unit of your choice and every unit with a Leader (Epic: also 1 for each level of your Commander); they roll 1 more die this turn. Draw 2 Command cards and keep 1.
card-CT-MC-text = Order a mounted unit for each Command card you hold, this one too; they roll 1 more die in melee this turn.
card-CT-BL-text = Roll 1 die for each Command card you hold, this one too: a helmet orders a unit of its colour, a strike any unit, Lore gives a token. Ordered units roll 1 more die, in Epic battles 2. Both decks are shuffled afterwards.
card-conjure-text = Pay Lore and place the Rock Elemental with its Magic Vortex on an empty countryside hex; it may battle at once but not move.

## Lore cards

card-WR01 = Strength
card-WR02 = Agility
card-WR03 = Take Aim
card-WR04 = Run
card-WR05 = Fearless
card-WR06 = Parry
card-WR07 = Berserk
card-WR08 = Assault
card-WR09 = Weapon Master
card-WR10 = Shield Wall
card-WR11 = Press the Attack
card-WR12 = Hold the Line
card-WR13 = Riposte
card-WR14 = First Strike
card-WR15 = Second Wind
card-RG01 = Pick Pocket
card-RG02 = Agility
card-RG03 = Deja Vu!
card-RG04 = Fearless
card-RG05 = Backstab
card-RG06 = False Orders
card-RG07 = Terrified!
card-RG08 = Foiled!
card-RG09 = Ambush
card-RG10 = Poisoned Blades
card-RG11 = Spy in the Camp
card-RG12 = Hit and Run
card-RG13 = Smoke Screen
card-RG14 = Hidden Paths
card-RG15 = Sabotage
card-WZ01 = Eagle Eye
card-WZ02 = Mass Speed
card-WZ03 = Portal
card-WZ04 = Fireball
card-WZ05 = Creeping Doom
card-WZ06 = Chain Lightning
card-WZ07 = Dispel Magic
card-WZ08 = Web
card-WZ09 = Hold
card-WZ10 = Magic Missile
card-WZ11 = Mists of Terror
card-WZ12 = Fog Bank
card-WZ13 = Enchanted Blades
card-WZ14 = Stone Skin
card-WZ15 = Arcane Insight
card-CL01 = Bless
card-CL02 = Move as the Wind
card-CL03 = Healing Hands
card-CL04 = Forest Frenzy
card-CL05 = Hills Rumble
card-CL06 = Rivers Rage
card-CL07 = Dispel
card-CL08 = Sanctuary
card-CL09 = Prayer of Courage
card-CL10 = Guardian Spirit
card-CL11 = Turn the Beast
card-CL12 = Cleansing
card-CL13 = Path of Thorns
card-CL14 = Divine Wrath
card-CL15 = Offering

card-WR01-text = Before your attack: the attacker rolls 1 more die in all its battles this turn.
card-WR02-text = Reaction before an enemy attack: your defender ignores 1 helmet of its colour in this battle.
card-WR03-text = Before your ranged attack: the attacker rolls 3 more dice at range this turn.
card-WR04-text = In the Movement phase: 1 ordered unit that has not moved may go 1 hex further.
card-WR05-text = Reaction before an enemy attack: your defender counts as Bold this turn and may ignore any number of flags; the attacker cannot change its target.
card-WR06-text = Reaction before an enemy attack: the attacker rolls at most 2 dice in every attack for the rest of the turn.
card-WR07-text = Before your melee attack: the attacker rolls 1 more die per level in melee this turn, and each strike that hits adds another die at once.
card-WR08-text = In place of a Command card: all your units beside an enemy are ordered; they do not move and battle in melee with 1 more die.
card-WR09-text = Before your melee attack: Lore faces the attacker rolls in melee this turn are hits.
card-WR10-text = Reaction before an enemy melee attack on your foot troop: all strikes of this battle are ignored.
card-WR11-text = After a successful melee attack of your foot troop: having gained ground it may make a bonus melee attack.
card-WR12-text = Reaction to the enemy's Command card: 1 of your units and 1 more per level are Bold by one more level until the end of this turn.
card-WR13-text = Reaction after an enemy melee attack: your unit still in its hex may battle back with 1 more die, even if it is not Bold.
card-WR14-text = Reaction before an enemy melee attack: your defender attacks first and fully; it cannot battle back afterwards.
card-WR15-text = With your Command card: a weakened troop of yours regains 1 figure per level.
card-RG01-text = With your Command card: take 1 Lore token and 1 more per level from the enemy.
card-RG02-text = Reaction before an enemy attack: your defender ignores 1 helmet of its colour in this battle.
card-RG03-text = Played with another Lore card, which returns to your hand after its effect; if that card is cancelled, this one returns instead.
card-RG04-text = Reaction before an enemy attack: your defender counts as Bold this turn and may ignore any number of flags; the attacker cannot change its target.
card-RG05-text = Reaction to the dice of an enemy melee attack: its strikes that would hit are suffered by the attacker instead.
card-RG06-text = Reaction to the enemy's Command card: he takes it back, you look at his hand and choose the card he must play.
card-RG07-text = Before your attack: the target, no elemental or dragon, loses all Bold levels and is Frightened for the rest of the turn.
card-RG08-text = Reaction to an enemy Lore card: cancel it for half the Lore it cost, rounded up.
card-RG09-text = Reaction when an enemy ends its move beside your unit: that unit attacks it at once in melee with 1 more die.
card-RG10-text = Before your foot troop's melee attack: if it hits, the target is poisoned.
card-RG11-text = With your Command card: look at the enemy's Lore cards and discard one; from level 2 look at his Command cards too.
card-RG12-text = After your attack: the attacking troop moves up to 2 hexes toward your side.
card-RG13-text = Reaction before an enemy ranged attack: it is cancelled, and your unit cannot be shot at for the rest of the turn.
card-RG14-text = In the Movement phase: 1 ordered unit per level ignores terrain that stops it or forbids battle this turn.
card-RG15-text = With your Command card: until the end of the enemy's next turn an enemy unit cannot attack at range, or an enemy landmark has no special effect.
card-WZ01-text = After your orders: an ordered unit with a missile weapon reaches 1 hex further per level this turn and needs no line of sight.
card-WZ02-text = In the Movement phase: 1 ordered unit and 1 more per level may go 1 hex further.
card-WZ03-text = In the Movement phase: instead of moving, an ordered unit is placed on an empty hex at most 3 hexes and 1 more per level away.
card-WZ04-text = With your Command card: roll 2 dice and 1 more per level against an enemy unit; any Lore destroys it, else helmets of its colour hit.
card-WZ05-text = With your Command card: roll 1 die, at level 3 two, against each enemy unit in one section; helmets of its colour hit.
card-WZ06-text = With your Command card: roll 2 dice against an enemy unit; if it is hit the bolt may jump on to a neighbour, once per level.
card-WZ07-text = Reaction to an enemy Lore card: cancel it.
card-WZ08-text = With your Command card: an enemy unit is webbed; or as a Reaction a flying dragon falls.
card-WZ09-text = Reaction to an enemy move: it ends where the unit is; a flying dragon falls.
card-WZ10-text = With your Command card: roll 1 die per level against an enemy unit within 4 hexes of one of yours; helmets of its colour hit.
card-WZ11-text = With your Command card: all enemy units in one section lose their Bold levels and are Frightened this turn.
card-WZ12-text = Reaction before an enemy ranged attack: all enemy ranged attacks roll at most 1 die for the rest of the turn.
card-WZ13-text = After your orders: Lore faces that 1 ordered unit per level rolls in melee this turn are hits.
card-WZ14-text = Reaction to the dice of an enemy attack: ignore 1 hit of any kind per level.
card-WZ15-text = In the Draw phase: instead of the usual choice draw 3 Lore cards, keep 1, and take 1 Lore token per level.
card-CL01-text = After the dice of your attack: roll any number of them once more.
card-CL02-text = In the Movement phase: 1 ordered unit per level may go 1 hex further and ignores terrain that stops it.
card-CL03-text = With your Command card: a weakened troop of yours regains half of its lost figures, rounded up.
card-CL04-text = With your Command card: roll 1 die per level against each enemy unit in woods; helmets hit, flags force retreats.
card-CL05-text = With your Command card: roll 1 die per level against each enemy unit on a hill or cliff; helmets hit, flags force retreats.
card-CL06-text = With your Command card: roll 1 die per level against each enemy unit on a ford or bridge or beside water; helmets hit, flags force retreats.
card-CL07-text = Reaction to an enemy Lore card: cancel it.
card-CL08-text = Reaction before an enemy attack: it is cancelled; your unit cannot be attacked this turn nor ordered on your next turn.
card-CL09-text = With your Command card: 1 of your units per level is Bold by one more level until your next turn.
card-CL10-text = Reaction to the dice of an enemy attack: your defender takes only half the hits, rounded up.
card-CL11-text = With your Command card: an enemy creature (no elemental) or Goblinoid unit must retreat 1 hex and 1 more per level.
card-CL12-text = After your orders: remove all Web, Poison, Fire and Frost tokens from 1 of your units per level.
card-CL13-text = With your Command card: on the enemy's next turn one of his troops cannot move except to retreat.
card-CL14-text = With your Command card: roll 3 dice and 1 more per level against an enemy unit; helmets of its colour, strikes and Lore hit.
card-CL15-text = In the Draw phase: take 1 Lore token per level besides your usual choice.

## Call to Arms

set-SA = Household Host (Standard A)
    .title = Household Host
set-SB = Flower of Chivalry (Standard B)
    .title = Flower of Chivalry
set-SC = Iron Dwarf Contract (Standard C)
    .title = Iron Dwarf Contract
set-PA = Shire Levies (Pennant A)
    .title = Shire Levies
set-PB = Marcher Lords (Pennant B)
    .title = Marcher Lords
set-PC = Goblin Warband (Pennant C)
    .title = Goblin Warband

deployment-SA1 = Household Host 1
deployment-SA2 = Household Host 2
deployment-SA3 = Household Host 3
deployment-SA4 = Household Host 4
deployment-SA5 = Household Host 5
deployment-SA6 = Household Host 6
deployment-SA7 = Household Host 7
deployment-SB1 = Flower of Chivalry 1
deployment-SB2 = Flower of Chivalry 2
deployment-SB3 = Flower of Chivalry 3
deployment-SB4 = Flower of Chivalry 4
deployment-SB5 = Flower of Chivalry 5
deployment-SB6 = Flower of Chivalry 6
deployment-SB7 = Flower of Chivalry 7
deployment-SC1 = Iron Dwarf Contract 1
deployment-SC2 = Iron Dwarf Contract 2
deployment-SC3 = Iron Dwarf Contract 3
deployment-SC4 = Iron Dwarf Contract 4
deployment-SC5 = Iron Dwarf Contract 5
deployment-SC6 = Iron Dwarf Contract 6
deployment-SC7 = Iron Dwarf Contract 7
deployment-PA1 = Shire Levies 1
deployment-PA2 = Shire Levies 2
deployment-PA3 = Shire Levies 3
deployment-PA4 = Shire Levies 4
deployment-PA5 = Shire Levies 5
deployment-PA6 = Shire Levies 6
deployment-PA7 = Shire Levies 7
deployment-PB1 = Marcher Lords 1
deployment-PB2 = Marcher Lords 2
deployment-PB3 = Marcher Lords 3
deployment-PB4 = Marcher Lords 4
deployment-PB5 = Marcher Lords 5
deployment-PB6 = Marcher Lords 6
deployment-PB7 = Marcher Lords 7
deployment-PC1 = Goblin Warband 1
deployment-PC2 = Goblin Warband 2
deployment-PC3 = Goblin Warband 3
deployment-PC4 = Goblin Warband 4
deployment-PC5 = Goblin Warband 5
deployment-PC6 = Goblin Warband 6
deployment-PC7 = Goblin Warband 7

specialist-SP01 = Arbalestiers
specialist-SP02 = Arbalestiers II
specialist-SP03 = Arbalestiers III
specialist-SP04 = Archers' Stakes
specialist-SP05 = Bow Upgrade
specialist-SP06 = Dwarven Mercenaries
specialist-SP07 = Goblinoid Mercenaries
specialist-SP08 = Foot Knights
specialist-SP09 = Knight Lancers
specialist-SP10 = Mounted Knights
specialist-SP11 = Halberdiers
specialist-SP12 = Spearmen
specialist-SP13 = Hornblowers
specialist-SP14 = Forced Enrollment
specialist-SP15 = Illusory Troops
specialist-SP16 = Infiltration
specialist-SP17 = King's Allies
specialist-SP18 = Prayer
specialist-SP19 = Vantage Point
specialist-SP20 = Axe Swingers
specialist-SP21 = Spear Bearers
specialist-SP22 = Bagpipers
specialist-SP23 = Cattle Riders
specialist-SP24 = Bear Riders
specialist-SP25 = Clan Chiefs
specialist-SP26 = Mighty Bolt Thrower
specialist-SP27 = Spotter
specialist-SP28 = Goblin Band
specialist-SP29 = Ogres
specialist-SP30 = Stone Walls
specialist-SP31 = Hired Creature
specialist-SP32 = Hedge Wizard

specialist-SP01-text = Replace one unit of Archers by Arbalestiers.
specialist-SP02-text = Deploy Arbalestiers on your baseline.
specialist-SP03-text = Replace Dwarf Crossbowmen or Human archers by Dwarf Arbalestiers.
specialist-SP04-text = Put stakes under up to 3 of your foot units with missile weapons on countryside or hills.
specialist-SP05-text = All your Human common bows become long bows for the whole game.
specialist-SP06-text = Replace up to 2 Human foot sword units by Dwarves of the same colour.
specialist-SP07-text = Replace up to 2 Human foot sword units by Goblinoids of the same colour, and deploy Goblin Swordsmen on your baseline.
specialist-SP08-text = Replace Heavy Infantry by Foot Knights.
specialist-SP09-text = Replace Heavy Cavalry by Knight Lancers.
specialist-SP10-text = Replace Regular or Heavy Cavalry by Mounted Knights.
specialist-SP11-text = Replace up to 2 Regular Infantry by Halberdiers.
specialist-SP12-text = Replace up to 2 Regular Infantry by Spearmen.
specialist-SP13-text = Give a Horn to up to 2 Human foot units.
specialist-SP14-text = Deploy one more unit of your Reserve card.
specialist-SP15-text = Let up to 2 pairs of your troops change places.
specialist-SP16-text = Move up to 3 of your units, with a Rogue of level 2 or 3 up to 4; none may end beside an enemy.
specialist-SP17-text = Add 1 figure to a troop beyond its starting number, with a level-3 Warrior 2 figures.
specialist-SP18-text = When Lore is dealt, draw 1 more Lore card and take 1 more Lore token per level of the Cleric.
specialist-SP19-text = Move up to 2 Reserve units to empty hills or woods in your first 4 rows.
specialist-SP20-text = Replace up to 2 blue foot sword units by Dwarf Axe Swingers.
specialist-SP21-text = Deploy Dwarf Spear Bearers on your baseline.
specialist-SP22-text = Replace a foot troop by Dwarf Bagpipers of the same colour.
specialist-SP23-text = Replace Regular Cavalry by Dwarf Cattle Riders.
specialist-SP24-text = Replace Heavy Cavalry by Dwarf Bear Riders.
specialist-SP25-text = Replace a red foot troop by Dwarf Clan Chiefs.
specialist-SP26-text = Replace a foot troop with missile weapons by a Mighty Bolt Thrower.
specialist-SP27-text = Put a Spotter into up to 2 foot troops with missile weapons.
specialist-SP28-text = Replace Goblin Swordsmen by a Goblin Band, or deploy one on your baseline.
specialist-SP29-text = Replace a red foot troop by Ogres.
specialist-SP30-text = Put ramparts under up to 2 foot units in your first 4 rows.
specialist-SP31-text = Deploy a creature that is not in the game yet on your baseline; a member of your council loses 1 level.
specialist-SP32-text = Take 3 more Lore tokens when Lore is dealt.

## Heroes: Skills, Artifacts, chests

skill-SK01 = Riding
skill-SK02 = Toughness
skill-SK03 = Inspiring Presence
skill-SK04 = Fleet of Foot
skill-SK05 = Treasure Hunter
skill-SK06 = Trap Sense
skill-SK07 = Merchant's Eye
skill-SK08 = Quick Learner
skill-SK09 = Veteran Captain
skill-SK10 = Outflank
skill-SK11 = Blademaster
skill-SK12 = Call to Arms
skill-SK13 = Scouting
skill-SK14 = Lead by Example
skill-SK15 = Path Finder
skill-SK16 = Assassin
skill-SK17 = Blademaster
skill-SK18 = Hack-and-Slash
skill-SK19 = Whirlwind
skill-SK20 = Path Finder
skill-SK21 = Assassin
skill-SK22 = Blademaster
skill-SK23 = Leech
skill-SK24 = Thievery
skill-SK25 = Alchemist
skill-SK26 = Unseen Servant
skill-SK27 = Ball Lightning
skill-SK28 = Frost Bolt
skill-SK29 = Greater Summoning
skill-SK30 = Chant
skill-SK31 = Herbal Remedy
skill-SK32 = Sanctify
skill-SK33 = Miracle Cure

skill-SK01-text = The Hero is mounted: he moves 4 hexes as a Champion and joins mounted troops only.
skill-SK02-text = His casualty checks are rolled with 1 die fewer, but at least 1.
skill-SK03-text = The troop he leads has one more Bold level.
skill-SK04-text = As a Champion on foot he moves 1 hex further.
skill-SK05-text = When he searches, up to 2 chests are revealed and he chooses the one that counts.
skill-SK06-text = Traps roll 1 die fewer against him.
skill-SK07-text = Shopping costs him 4 Treasure tokens.
skill-SK08-text = After the adventure he gains 1 more Experience token.
skill-SK09-text = Once per adventure his unit may be ordered besides the orders of the Command card.
skill-SK10-text = A Section card may order him and his unit outside its sections; it uses one of its orders.
skill-SK11-text = 1 more die in melee.
skill-SK12-text = An ordered neighbour that has not battled may forgo its battle and give him 2 more dice in melee.
skill-SK13-text = Ordered by a Scout card, he lets you draw 3 Command cards instead of 2 and keep 1.
skill-SK14-text = Ordered by a Scout card, he may also order up to 3 units in one group beside him.
skill-SK15-text = He or his unit moves 1 hex further, and no terrain stops the move or forbids battle after it; the limits of dice stay.
skill-SK16-text = Against a Hero or a unit with a Leader: 1 more die in melee and in the casualty check.
skill-SK17-text = 1 more die in melee.
skill-SK18-text = In melee 2 more dice as a Champion, 1 more as a Leader.
skill-SK19-text = Once per turn, after an attack that hit, he may attack another adjacent enemy.
skill-SK20-text = He or his unit moves 1 hex further, and no terrain stops the move or forbids battle after it; the limits of dice stay.
skill-SK21-text = Against a Hero or a unit with a Leader: 1 more die in melee.
skill-SK22-text = 1 more die in melee, and if it hits 1 more die in a casualty check it causes.
skill-SK23-text = Lore tokens rolled in attacks against him or his unit go to your camp.
skill-SK24-text = Instead of battling he may rob an adjacent enemy Hero: a strike or Lore on 1 die steals a Treasure token or a random Artifact.
skill-SK25-text = Each potion can be used three times, once per turn.
skill-SK26-text = He may equip 3 Artifacts instead of 2.
skill-SK27-text = Instead of battling he may pay 1 Lore for a ranged attack of 2 dice and range 3; helmets of the target's colour, strikes and Lore hit.
skill-SK28-text = Instead of battling he may pay 2 Lore for a ranged attack of 1 die and range 2; a hit or Lore freezes the target.
skill-SK29-text = He draws and equips 1 more Artifact for the adventure.
skill-SK30-text = He or his unit ignores 1 helmet or strike per enemy attack.
skill-SK31-text = Instead of battling he may restore 1 figure to his own or an adjacent friendly troop.
skill-SK32-text = All friendly units beside him except creatures have one more Bold level.
skill-SK33-text = Once per adventure, afterwards, the Cleric may pay 2 Experience tokens: a Hero of the camp regains 1 skull.

artifact-AR01 = Emerald Armor
artifact-AR02 = Sapphire Armor
artifact-AR03 = Ruby Armor
artifact-AR04 = Warding Bracers
artifact-AR05 = Orb of Deflection
artifact-AR06 = Tower Shield
artifact-AR07 = Helm of Resolve
artifact-AR08 = Bearskin Mail
artifact-AR09 = War Mount
artifact-AR10 = Beaker Box
artifact-AR11 = Backpack
artifact-AR12 = Signal Horn
artifact-AR13 = War Standard
artifact-AR14 = Spiked Boots
artifact-AR15 = Grappling Line
artifact-AR16 = Field Map
artifact-AR17 = Lantern of Seeking
artifact-AR18 = Maelstrom Cloak
artifact-AR19 = Snaring Rope
artifact-AR20 = Rabbit's Foot
artifact-AR21 = Lore Stone
artifact-AR22 = Amulet of the Owl
artifact-AR23 = Boots of Speed
artifact-AR24 = Gauntlets of Might
artifact-AR25 = Ring of Command
artifact-AR26 = Cloak of Shadows
artifact-AR27 = Belt of the Giant
artifact-AR28 = Banner of the Saint
artifact-AR29 = Mirror of Truth
artifact-AR30 = Lore Chalice
artifact-AR31 = Sword of Dawn
artifact-AR32 = Flaming Blade
artifact-AR33 = Dragonbane Spear
artifact-AR34 = Hammer of Thunder
artifact-AR35 = Hunter's Bow
artifact-AR36 = Wand of Sparks
artifact-AR37 = Mace of Piety
artifact-AR38 = Venom Dagger
artifact-AR39 = Tourney Lance
artifact-AR40 = Marshal's Baton
artifact-AR41 = Philter of Fear
artifact-AR42 = Goblet of Blood
artifact-AR43 = Tonic of Trap Detection
artifact-AR44 = Wine of Warping
artifact-AR45 = Healing Draught
artifact-AR46 = Elixir of Valour
artifact-AR47 = Draught of Invisibility
artifact-AR48 = Oil of Sharpness
artifact-AR49 = Spoils: Treasure
artifact-AR50 = Spoils: Experience
artifact-AR51 = Master Physician

artifact-AR01-text = Ignores 1 strike per attack by a green unit.
artifact-AR02-text = Ignores 1 strike per attack by a blue unit.
artifact-AR03-text = Ignores 1 strike per attack by a red unit.
artifact-AR04-text = Champion: casualty checks are rolled with 1 die fewer.
artifact-AR05-text = Leader: the unit ignores 1 helmet per ranged attack.
artifact-AR06-text = Champion on foot: ignores all strikes of ranged attacks.
artifact-AR07-text = Leader: the unit has one more Bold level.
artifact-AR08-text = Champion: ignores the first strike in melee each turn.
artifact-AR09-text = The Hero is mounted for this adventure.
artifact-AR10-text = Up to 2 potions may be equipped beyond the limit.
artifact-AR11-text = Does not count against the limit; return it once to equip an Artifact you have stored.
artifact-AR12-text = Leader: once per adventure an adjacent friendly troop may be ordered along with the unit.
artifact-AR13-text = Leader: friendly troops beside the unit have one more Bold level.
artifact-AR14-text = On foot: marsh and ford do not stop the move.
artifact-AR15-text = Champion on foot: may cross cliff sides.
artifact-AR16-text = Once per adventure draw 2 Command cards and keep 1.
artifact-AR17-text = May search although an enemy is adjacent.
artifact-AR18-text = Champion: opportunity strikes and ranged attacks against him roll 1 die fewer, but at least 1.
artifact-AR19-text = Champion: Lore rolled in his melee attack webs the surviving target.
artifact-AR20-text = Once per turn one die of his attack or of his casualty check may be rolled again.
artifact-AR21-text = Lore never hits him or his unit.
artifact-AR22-text = The camp may hold 1 more Lore card while he is on the board.
artifact-AR23-text = Champion: moves 1 hex further.
artifact-AR24-text = Champion: 1 more die in melee.
artifact-AR25-text = Leader: a Section card may order the unit outside its sections.
artifact-AR26-text = Champion: cannot be shot at from 3 hexes or more.
artifact-AR27-text = Champion: one more Bold level.
artifact-AR28-text = Leader: 1 more die when the unit battles back.
artifact-AR29-text = Once per adventure he may cancel False Orders or Terrified! played against his camp.
artifact-AR30-text = Wizard or Cleric: 1 Lore token in the Draw phase of each turn in which he was ordered.
artifact-AR31-text = Champion: Lore faces hit in melee.
artifact-AR32-text = 1 more die in melee against creatures and dragons.
artifact-AR33-text = Critical hit checks he causes in melee roll 1 more die.
artifact-AR34-text = Leader: if at least 1 flag is rolled in melee, it counts as 1 flag more.
artifact-AR35-text = Champion: may make a ranged attack of 2 dice and range 3 as his battle.
artifact-AR36-text = Champion and Wizard: may make a ranged attack of 1 die and range 2; any helmet, strike or Lore hits.
artifact-AR37-text = Champion and Cleric: 1 more die in melee.
artifact-AR38-text = Champion and Rogue: a strike that hits in melee poisons the surviving target.
artifact-AR39-text = Mounted Leader: 1 more die on a Mounted Charge.
artifact-AR40-text = Leader and Commander: 1 more die in all combat of the unit.
artifact-AR41-text = Potion: the target of a melee attack is Frightened and without Bold levels in this battle.
artifact-AR42-text = Potion: one casualty check is cancelled before the roll.
artifact-AR43-text = Potion: a revealed trap has no effect; another chest of the hex is revealed.
artifact-AR44-text = Potion for a Champion: 1 hex further, and no terrain stops the move or forbids battle after it.
artifact-AR45-text = Potion for a Leader: his troop regains up to 2 figures.
artifact-AR46-text = Potion for a Leader: the unit may ignore all flags of one attack.
artifact-AR47-text = Potion for a Champion: one attack on him is cancelled before the dice.
artifact-AR48-text = Potion: 2 more dice in one melee attack.
artifact-AR49-text = Kept after the adventure it becomes 1 Treasure token.
artifact-AR50-text = Kept after the adventure it becomes 1 Experience token.
artifact-AR51-text = Kept after the adventure it heals 1 skull for 1 Treasure and 4 Experience tokens.

chest-experience-1 = 1 Experience
chest-experience-2 = 2 Experience
chest-treasure-1 = 1 Treasure
chest-treasure-2 = 2 Treasure
chest-artifact-1 = 1 Artifact
chest-artifact-2 = 2 Artifacts
chest-trap-1 = Trap, 1 die
chest-trap-2 = Trap, 2 dice
chest-trap-3 = Trap, 3 dice

role-any = any role
role-champion = Champion
role-leader = Leader
artifact-kind-armor = Armour
artifact-kind-equipment = Equipment
artifact-kind-enchanted = Enchanted item
artifact-kind-weapon = Weapon
artifact-kind-potion = Potion
artifact-kind-reward = Reward

## Adventures

adventure-bl-01-first-muster = A First Muster
adventure-bl-02-agincourt = Agincourt, 25 October 1415
adventure-bl-03-taillebourg = The Bridge at Taillebourg, 1242
adventure-bl-04-wizards-tarn = The Wizard's Tarn
adventure-bl-05-goblin-market = The Goblin Market
adventure-bl-06-spiderwood = Into the Spiderwood
adventure-bl-07-stones-of-cragmoor = The Stones of Cragmoor
adventure-bl-08-singing-stones = The Singing Stones
adventure-bl-09-three-keeps = The Three Keeps of Vaux
adventure-bl-10-skarn-gorge = The Troll of Skarn Gorge
adventure-bl-11-heirs-of-valmoor = The Heirs of Valmoor
adventure-bl-12-witchs-bargain = The Witch's Bargain
adventure-bl-13-wings-over-ashfell = Wings over Ashfell
adventure-bl-14-fen-of-the-hydra = The Fen of the Hydra
adventure-bl-e1-poitiers = Poitiers, 19 September 1356
adventure-bl-e2-hold-and-hoard = Hold and Hoard
adventure-bl-e3-dragons-tithe = The Dragon's Tithe
adventure-bl-m1-open-road = Call to Arms: The Open Road
adventure-bl-m2-river-crossing = Call to Arms: The River Crossing
adventure-bl-m3-high-pass = Call to Arms: The High Pass
adventure-bl-m4-old-wood = Call to Arms: The Old Wood
adventure-bl-m5-epic-vale = Epic Call to Arms: The Long Vale

adventure-bl-01-first-muster-summary = Two feudal hosts of equal strength meet on common land, a low ridge between them. Nobody has brought a wizard, a dwarf or a dragon; a good day to learn the trade.
adventure-bl-02-agincourt-summary = A tired English army has driven its stakes into a muddy gap between two woods. Across the mud waits the chivalry of France, and it is not in a patient mood.
adventure-bl-03-taillebourg-summary = King Louis and King Henry face each other across the Charente. One bridge and two poor fords will decide the day.
adventure-bl-04-wizards-tarn-summary = A cold lake lies between the camps, and behind one of them stands a Wizard of great power. The other side trusts in quick hands and a good sword arm.
adventure-bl-05-goblin-market-summary = A goblin warband with drums and a company of ogres comes to plunder a market town. Hired Iron Dwarves and the local levies hold the stockade.
adventure-bl-06-spiderwood-summary = A goblin shaman has driven a Giant Spider out of the old forest, straight onto the road the army must take. Among the trees it is at home, and nobody else is.
adventure-bl-07-stones-of-cragmoor-summary = The Iron Dwarves of Cragmoor march with bolt thrower, bears and cattle against a goblin horde. The goblins have fed a Hill Giant and shown it a fine pile of throwing rocks.
adventure-bl-08-singing-stones-summary = Something sleeps under the old stone ring, and whoever wakes it may break the line. The enemy Wizard answers from a pentacle and has rocks of his own to call.
adventure-bl-09-three-keeps-summary = Three keeps, two claims and nobody to judge. Each side builds its council in secret and plants the landmarks its masters bring.
adventure-bl-10-skarn-gorge-summary = The only bridge over the gorge belongs to a Troll. Two companies of Ogres guard its far end, and behind them lies the way home.
adventure-bl-11-heirs-of-valmoor-summary = The old lord of Valmoor buried his hoard and told nobody where. Now two heirs race for it, each with a Hero and an army that would rather dig than fight.
adventure-bl-12-witchs-bargain-summary = Between two command tents lie a haunted burial ground and the hut of a witch who deals in experience. The Heroes must choose between her bargain and the battle.
adventure-bl-13-wings-over-ashfell-summary = A Fire Dragon has sold its service to one lord. The other has bought an Ice Drake and a Wood Wyvern, and the sky over Ashfell is too small for three.
adventure-bl-14-fen-of-the-hydra-summary = Deep in the fen something with many heads is awake, and beside it a Blue Widow spins in the reeds. The road leads between them.
adventure-bl-e1-poitiers-summary = A long ridge between woods and vineyards, and two full hosts along it from end to end. Three boards could not hold all the banners.
adventure-bl-e2-hold-and-hoard-summary = The clans of the Iron Dwarves leave their hold to stop a goblin migration that a Troll and a Wood Giant lead over the gorge. If the bridge falls, the hoard behind it will feed goblins for a hundred years.
adventure-bl-e3-dragons-tithe-summary = Once in a generation the dragons' tithe is due, and neither kingdom will pay it alone. Giants, keeps and Heroes are part of the reckoning.
adventure-bl-m1-open-road-summary = Scattered copses and one low hill beside the old road, and two armies that both meant to march on it. The deployment cards say who has come.
adventure-bl-m2-river-crossing-summary = A river runs from edge to edge, with one bridge and two fords. Whoever waits for the enemy to get his feet wet may wait long; the deployment cards bring the armies.
adventure-bl-m3-high-pass-summary = Cliffs stand on both sides of a marshy pass, and the mist hides what climbs up from the other side. The deployment cards bring the armies.
adventure-bl-m4-old-wood-summary = A wide belt of forest lies across the middle, older than either kingdom. Archers curse it, infantry blesses it; the deployment cards bring the armies.
adventure-bl-m5-epic-vale-summary = A long vale with a stream, fords and two ridges, wide enough for every banner of two realms. The deployment cards bring the armies.

rule-sr-opening-volley = On the first turn of the game the Pennant player may let the Command card count as Darken the Sky.
rule-sr-bridge = A camp whose unit stands on the bridge G5 at the start of its turn holds 1 Victory Banner as long as that unit stays.
rule-sr-plunder = The first Pennant unit that starts a Pennant turn on G1 plunders the market for 1 lasting Victory Banner.
rule-sr-at-home = Woods do not stop the Giant Spider; its dice there are still limited to 2.
rule-sr-breakout = A Standard troop that starts its turn on E9 to I9 may leave the board as its move for 1 Victory Banner, at most twice.
rule-sr-hoard-banner = The first chest without a trap that a Hero of a camp reveals gives that camp 1 Victory Banner.
rule-sr-hoard = Each camp starts with 3 more Lore tokens than its council gives.
rule-q-hoard = Hidden treasure lies on D5, G5 and J5.
rule-q-witch = A Hero who starts his turn on the Witch's Hut with no enemy beside him may take 2 Experience for 2 Lore instead of battling, once.
rule-q-tithe = Hidden treasure lies on C9 and K9.

victory-banners =
    { $n ->
        [one] { $p } wins with { $n } Victory Banner.
       *[other] { $p } wins with { $n } Victory Banners.
    }
victory-epic = { $n } Victory Banners with a lead of { $m } win decisively, { $t } win in any case.
victory-allies = The camp with more Victory Banners wins at the end of a turn in which one camp holds { $n }; its better player wins the game.

## Phases

phase-setup = Set-up
phase-muster = Call to Arms
phase-command = Command
phase-order = Order
phase-move = Movement
phase-combat = Combat
phase-draw = Draw
phase-after = After the adventure
phase-end = End of the game

## Options of the game

option-adventure = Adventure
option-adventure-help = The battlefield, the armies and how to win.
option-own-adventure = Your own adventure
option-own-adventure-help = Your own adventure file instead of an official adventure.
option-mode = Mode
option-mode-help = Medieval battles have no Lore. In Medieval Lore both camps draw from a small Lore deck, without Lore Masters and at level 1.
option-lore-master-landmarks = Lore Master landmarks
option-lore-master-landmarks-help = A level 3 Lore Master brings a landmark if the enemy has no Lore Master of that class.
option-stronghold = Strongholds
option-stronghold-help = A level 3 Commander places a Stronghold.
option-lairs = Lairs
option-lairs-help = Earth Elementals, Hill Giants and Wood Giants bring their lairs.
option-command-tents = Command Tents
option-command-tents-help = Each camp sets up a Tent. Taking the enemy's is worth a Victory Banner.
option-deployment = Armies
option-deployment-help = Use the adventure's armies, or build armies from deployment cards: quickly from one set each, or with a common pool, levies and Specialists.
option-allies = Reluctant Allies
option-allies-help = Two players per camp, each with their own units, cards and Lore.
option-battle-savvy = Battle Savvy
option-battle-savvy-help = Which troops may battle back without being Bold.
option-undo-reveal = Undo
option-undo-reveal-help = On: you can undo until a die is rolled, a hidden card is seen or another player moves. Off: never.
option-turn-limit = Turn limit
option-turn-limit-help = After this many turns the camp with more Victory Banners wins; 0 means no limit.
option-heroes = Heroes
option-heroes-help = Heroes take the field as Champions or lead troops.
option-heroes-per-camp = Heroes per camp
option-heroes-per-camp-help = How many Heroes each camp may bring.
option-campaign = Campaign
option-campaign-help = Heroes keep their Skills, Artifacts and wounds from one adventure to the next.
option-sheets = Character sheets
option-sheets-help = The campaign's Heroes as they ended the last adventure. Leave it empty to start a new campaign.

value-adventure = As the adventure says
value-on = On
value-off = Off
value-1 = 1
value-2 = 2
value-3 = 3
value-medieval = Medieval
value-lore = Lore
value-medieval-lore = Medieval Lore
value-standard = Standard
value-epic = Epic
value-impromptu = Impromptu Call to Arms
value-organised = Organised Call to Arms
value-reluctant = Reluctant Allies
value-none = No troops
value-listed = Those the adventure names
value-all = All troops
value-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
value-unlimited = No limit
value-bl-01-first-muster = { adventure-bl-01-first-muster }
value-bl-02-agincourt = { adventure-bl-02-agincourt }
value-bl-03-taillebourg = { adventure-bl-03-taillebourg }
value-bl-04-wizards-tarn = { adventure-bl-04-wizards-tarn }
value-bl-05-goblin-market = { adventure-bl-05-goblin-market }
value-bl-06-spiderwood = { adventure-bl-06-spiderwood }
value-bl-07-stones-of-cragmoor = { adventure-bl-07-stones-of-cragmoor }
value-bl-08-singing-stones = { adventure-bl-08-singing-stones }
value-bl-09-three-keeps = { adventure-bl-09-three-keeps }
value-bl-10-skarn-gorge = { adventure-bl-10-skarn-gorge }
value-bl-11-heirs-of-valmoor = { adventure-bl-11-heirs-of-valmoor }
value-bl-12-witchs-bargain = { adventure-bl-12-witchs-bargain }
value-bl-13-wings-over-ashfell = { adventure-bl-13-wings-over-ashfell }
value-bl-14-fen-of-the-hydra = { adventure-bl-14-fen-of-the-hydra }
value-bl-e1-poitiers = { adventure-bl-e1-poitiers }
value-bl-e2-hold-and-hoard = { adventure-bl-e2-hold-and-hoard }
value-bl-e3-dragons-tithe = { adventure-bl-e3-dragons-tithe }
value-bl-m1-open-road = { adventure-bl-m1-open-road }
value-bl-m2-river-crossing = { adventure-bl-m2-river-crossing }
value-bl-m3-high-pass = { adventure-bl-m3-high-pass }
value-bl-m4-old-wood = { adventure-bl-m4-old-wood }
value-bl-m5-epic-vale = { adventure-bl-m5-epic-vale }

## Numbers of things

count-figures =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
count-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
count-banners =
    { $n ->
        [one] { $n } Victory Banner
       *[other] { $n } Victory Banners
    }
count-hexes =
    { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
count-flags =
    { $n ->
        [one] { $n } flag
       *[other] { $n } flags
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-lore = { $n } Lore

## What happened

event-council = War Council of { $p }: Commander { $a }, Wizard { $b }, Cleric { $c }, Warrior { $d }, Rogue { $e }.
event-begins = { $p } goes first.
event-green-tie = Tied on green units: 6 dice each decide.
event-placed = { $p } places { $g } on { $a }.
event-lot = By lot, { $p } chooses first.
event-set-chosen = { $p } musters { $x }.
event-deployed = { $u } on { $a }.
event-levy = { $p } puts a { $i } Feudal Levy on { $a }.
event-unit-lost = { $p } has no room or figures for { $s }, which is lost.
event-no-specialist = { $p } calls no Specialist.
event-specialist = { $p } calls a Specialist: { $c }.
event-replaced = A Specialist brings new troops: { $u }.
event-turn = Turn { $n }: { $p }.
event-objective = { $p } scores { count-banners } for { $u } on an objective.
event-tent-taken = { $u } { $un ->
        [one] takes
       *[other] take
    } the Command Tent on { $a } for 1 Victory Banner.
event-keep-lost = { $p } loses the Stronghold to { $u }, and a Command card with it.
event-keep-regained = { $p } holds the Stronghold again with { $u }.
event-plays = { $p } plays { $c }.
event-copies-none = { $p } has no card to copy and orders 1 unit.
event-copies = { $p } copies { $c } with the wings swapped.
event-battlelore = { $p } rolls for BattleLore: { $f }.
event-orders = Ordered: { $u }.
event-burns = { $u }: on fire, 1 hit.
event-cleansed = { $u }: { $k } removed.
event-moves = { $u } { $un ->
        [one] moves
       *[other] move
    } to { $a }.
event-passage = { $u } { $un ->
        [one] takes
       *[other] take
    } the secret passage to { $a }.
event-leaves = { $u } { $un ->
        [one] leaves
       *[other] leave
    } the board for { count-banners }.
event-lands = { $u } flies and lands on { $a }.
event-falls = { $u } falls from the sky over { $a }.
event-breath-paid = { $u } readies its breath.
event-breath-marked = { $u } aims its breath at { $v }.
event-quenched = { $u }: the water puts out the fire.
event-healed = { $u }: restored to full strength in the Healing Pool.
event-trained = { $u } { $un ->
        [one] is
       *[other] are
    } trained and now { $un ->
        [one] carries
       *[other] carry
    } a { $i } banner.
event-called = { $u }: the Horn calls { $v } for help.
event-attack =
    { $m ->
        [1] { $u } → { $v }, bonus attack: { $f }.
        [2] { $u } → { $v }, battle back: { $f }.
        [3] { $u } → { $v }, first strike: { $f }.
        [4] { $u } → { $v }, ambush: { $f }.
        [5] { $u } → { $v }, opportunity strike: { $f }.
        [6] { $u } → { $v }, breath: { $f }.
       *[other]
            { $n ->
                [1] { $u } → { $v }, ranged attack: { $f }.
               *[other] { $u } → { $v }, melee: { $f }.
            }
    }
event-helps = { $u } { $un ->
        [one] adds
       *[other] add
    } dice: { $f }.
event-berserk = { $u }, going berserk: { $f }.
event-axe-swing = { $u }, axe swing: { $f }.
event-frenzy = { $u }, frenzy: { $f }.
event-rerolls = { $u }, re-roll: { $f }.
event-losses =
    { $n ->
        [one] { $u }: { $n } figure lost.
       *[other] { $u }: { $n } figures lost.
    }
event-eliminated = { $u }: eliminated. Banner for { $p }.
event-critical = { $u }, critical hit check: { $f }.
event-life =
    { $n ->
        [one] { $u }: { $n } life token.
       *[other] { $u }: { $n } life tokens.
    }
event-neck-lost =
    { $n ->
        [one] { $u }: a neck with { $n } head is cut off.
       *[other] { $u }: a neck with { $n } heads is cut off.
    }
event-neck-grown =
    { $n ->
        [one] { $u }: a neck with { $n } head grows.
       *[other] { $u }: a neck with { $n } heads grows.
    }
event-tokens = { $u }: { $n } × { $k }.
event-webbed =
    { $n ->
        [0] { $u }: { $v } caught in a web.
       *[other] { $u }: { $v } webbed and poisoned.
    }
event-victor = { $u } { $un ->
        [one] gains
       *[other] gain
    } 1 Victor's Lore token.
event-victor-spent = { $u } { $un ->
        [one] spends
       *[other] spend
    } the Victor's Lore token.
event-lore = { $p } takes { $n } Lore.
event-ignores =
    { $n ->
        [one] { $u }: { $n } flag ignored.
       *[other] { $u }: { $n } flags ignored.
    }
event-retreats = { $u } { $un ->
        [one] retreats
       *[other] retreat
    } to { $a }.
event-blocked = { $n ->
        [one] { $u } cannot retreat { $n } hex.
       *[other] { $u } cannot retreat { $n } hexes.
    }
event-panic = { $u }, panic: { $f }.
event-rampage = { $u } → { $v }, rampage: { $f }.
event-trampled = { $u } { $un ->
        [one] tramples
       *[other] trample
    } { $v }.
event-tremor =
    { $n ->
        [one] { $u }: a tremor shakes everything around.
       *[other] { $u }: an earthquake shakes everything around.
    }
event-gains-ground = { $u } { $un ->
        [one] gains
       *[other] gain
    } ground on { $a }.
event-pursues = { $u } { $un ->
        [one] pursues
       *[other] pursue
    } to { $a }.
event-summons = { $u }, summoning: { $f }.
event-summoned = { $u } rises on { $a }.
event-conjured = { $u } is conjured on { $a }.
event-vanishes = { $u } vanishes because nobody gave it orders.
event-plays-lore = { $n ->
        [0] { $p } plays { $c } for free.
       *[other] { $p } plays { $c } for { $n } Lore.
    }
event-cancelled = { $p }'s { $c } is cancelled.
event-bolt = { $p }'s spell on { $u }: { $f }.
event-portal = { $u }: through the portal to { $a }.
event-false-orders = False orders: { $p } must play { $c }.
event-sees-hand = { $p } sees { $q }'s hand: { $c }.
event-discards-lore = { $p } discards { $c }.
event-lore-choice = { $n ->
        [0] { $p } draws 2 Lore cards to keep 1.
        [1] { $p } takes 1 Lore card and 1 Lore.
       *[other] { $p } takes 2 Lore.
    }
event-lore-short = The supply is short. { $p } gets: { $n } Lore, Lore cards drawn: { $m }.
event-lore-reshuffled = The Lore deck is reshuffled.
event-reshuffled = The Command deck is reshuffled.
event-rack-thrown-out = Three Tactic cards in the rack are replaced: { $c }.
event-over =
    { $h ->
        [banners] { $p } wins the battle.
        [decisive] Decisive victory: { $p }.
        [marginal] Marginal victory: { $p }.
        [annihilated] No enemies left: { $p } wins.
        [allies] The allies win. Best of them: { $p }.
        [conceded] The enemy resigns: { $p } wins.
        [agreed] Draw by agreement.
       *[turn_limit] The last turn is over: { $p ->
            [nothing] a draw.
           *[other] { $p } wins.
        }
    }
event-hero = { $u } takes the field on { $a }.
event-joins = { $u } joins { $v }.
event-flees = { $u } flees the board.
event-casualty = { $u }, casualty check: { $f }.
event-wounded = { $u } is wounded and out of the adventure.
event-chest = { $u } opens a chest: { $x }.
event-visit = { $u } strikes the bargain.
event-artifact = { $u } gets { $c }.
event-hero-card = { $u } uses { $c }.
event-restored =
    { $n ->
        [1] { $u }: 1 figure comes back.
       *[other] { $u }: { $n } figures come back.
    }
event-equips = { $u } equips { $c }.
event-returned = { $u } returns { $c } to the deck.
event-theft = { $u } tries to rob { $v }: { $f }.
event-steals = { $u } steals { $c } from { $v }.
event-steals-gold = { $u } steals a Treasure token from { $v }.
event-advisor = { $p }: { $u } advises the War Council.
event-recruited = { $p }: { $u } ({ $w }) takes up arms.
event-gift = { $u } passes { $c } on to { $v } and retires.
event-summons-artifact = { $u } summons { $c } for this adventure.
event-unplaced = { $u } finds no troop to join and stays away.
event-enlists = { $u } ({ $w }) takes the field on { $a }.
event-drops-artifact = { $u } returns { $c } to the deck.
event-after = After the adventure ({ $n }).
event-exchanged = The captured Heroes are exchanged.
event-ransom = { $u } goes free for 1 Treasure, which { $v } receives.
event-ransom-supply = { $u } goes free for 1 Treasure.
event-ransom-unpaid = { $u } cannot pay the ransom and loses a skull.
event-ransom-roll = For the ransom: { $f }.
event-ransom-won = { $p } takes the ransom.
event-spoils = { $u }: 1 Treasure for holding the field.
event-experience = { $u }: { $n } Experience.
event-cured = { $u } heals a skull of { $v }.
event-buys = { $u } buys { $c }.
event-turns-in-artifacts = { $u } turns in { $c } and { $d } for another draw.
event-turns-in-experience = { $u } turns in 2 Experience for another draw.
event-draws-artifacts =
    { $n ->
        [one] { $u } draws { $n } Artifact.
       *[other] { $u } draws { $n } Artifacts.
    }
event-keeps-artifact = { $u } keeps { $c }.
event-returns-artifact = { $u } returns { $c } to the deck.
event-levels-up = { $u } learns { $x }.
event-joins-council = { $u } joins the War Council as an Advisor ({ $w }).
event-steps-down = { $u } steps down from the council and becomes an Instructor.
event-retires = { $u } retires for good.

## Questions

ask-council-level = War Council: what level is your { $w }?
ask-council-level-help = You build your council in secret. It is revealed when everyone is done.
ask-keep-first-lore =
    { $n ->
        [one] Keep which Lore card?
       *[other] Keep which Lore card? ({ $n } to keep)
    }
ask-keep-first-lore-help = You keep as many of the four cards as your highest Lore Master has levels. The rest are discarded.
ask-place-mark = { $g }: on which hex?
ask-place-mark-help = Landmarks and lairs go on empty countryside in your third or fourth row (Epic: fourth to eighth), a Stronghold under one of your units, a Tent next to one.
ask-choose-set = Which set of deployment cards?
ask-choose-set-help = Your army is drawn from this set.
ask-guard =
    { $n ->
        [0] Which card holds your left wing?
        [1] Which card holds your centre?
        [2] Which card holds your right wing?
       *[other] Which card is your Reserve?
    }
ask-guard-help = The cards stay face down until all are placed. The last one is your Reserve (Epic: your Scouts).
ask-shift = To the left or to the right?
ask-shift-help = The Centre is one hex wider than a card, so choose which side your card there leans to. In Epic battles all your cards shift half a hex.
ask-deploy-at = { $s }: on which hex?
ask-deploy-at-help = Its own hex is taken or impassable, or it comes from the Reserve, so place it on your baseline.
ask-reserve-unit =
    { $n ->
        [0] Which unit of your Reserve takes the field first?
       *[other] Which unit of your Reserve takes the field next?
    }
ask-reserve-unit-help = Two units from the Reserve card (Epic: all of them) go on empty hexes of your baseline.
ask-levy-becomes = Which unit replaces the { $i } Feudal Levy on { $a }?
ask-levy-becomes-help = Replace the token with a troop of the same or a lower banner colour from the common pool.
ask-specialist = Call a Specialist?
ask-specialist-help = Each player may call two Specialists to strengthen the army before the first turn.
ask-special-unit = { $c }: which unit?
ask-special-unit-help = Using the Specialist is optional, and you may use part of it.
ask-special-type = { $c }: which troops?
ask-special-type-help = New units must still be in the common pool and start with all their figures.
ask-special-hex = { $c }: on which hex?
ask-special-hex-help = The hex must be empty and match the Specialist card.
ask-special-way = { $c }: how do you use it?
ask-special-way-help = This Specialist helps in one of two ways.
ask-council-loss = Which member of your council loses a level?
ask-council-loss-help = The hired creature costs your War Council one level.
ask-play-command = Play which card?
ask-play-command-help = You play one Command card per turn to give orders. Lore cards that go with it can be played first.
ask-second-card = Play a second Section card?
ask-second-card-help = In Epic battles you may play two Section cards together, one from your hand and one from the rack.
ask-play-as = What does the card count as?
ask-play-as-help = On the first turn of this adventure the card may count as another one.
ask-copy-card = Which card does Counter Attack copy?
ask-copy-card-help = The enemy played two cards last turn. Copy one of them with the wings swapped.
ask-conjure-at = { $u }: conjure it where?
ask-conjure-at-help = The Magic Vortex opens on any empty countryside hex.
ask-order-unit = Order which unit?
ask-order-unit-help = Only ordered units move and battle this turn. A unit on a section line counts for either section.
ask-cleanse = Pay Lore to remove a token?
ask-cleanse-help = Pay Lore to free an ordered unit from web, poison, fire or frost before it acts.
ask-move-unit = Move which unit?
ask-move-unit-help = Ordered units move one at a time. All moves come before the first battle.
ask-move-how = { $u }: how does it move?
ask-move-how-help = A dragon can walk or fly, and some places offer another way to move.
ask-move-to = { $u }: move to which hex?
ask-move-to-help = Units block the way, woods and other terrain stop it, and after a long move a unit may not battle.
ask-move-step =
    { $n ->
        [0] { $u }: move to which hex?
       *[other] { $u }: move on to which hex?
    }
ask-move-step-help = The enemy may react with a Lore card at each hex on the way. If that happens, you choose again from there.
ask-fly-to =
    { $n ->
        [0] { $u }: fly to which hex?
       *[other] { $u }: fly on to which hex?
    }
ask-fly-to-help = A dragon flies 2 to 4 hexes over anything and lands on empty countryside.
ask-breathe-on = { $u }: breathe on { $v }?
ask-breathe-on-help = Mark up to three enemy units below. Their dice are rolled before all other battles.
ask-passage-to = { $u }: where does the secret passage end?
ask-passage-to-help = The first traveller fixes the exit for the whole game: an empty hill or wood.
ask-spend-step = { $u }: spend the Victor's Lore token for one more hex?
ask-spend-step-help = You can spend the token once, on a step, a die or a flag.
ask-attack = Which unit attacks?
ask-attack-help = Each ordered unit may battle once. A unit with an adjacent enemy must attack an adjacent enemy.
ask-call-help = { $u } attacks { $v }: whom does the Horn call?
ask-call-help-help = An ordered unit that is also adjacent to the target and has not battled adds its dice. It then counts as having battled.
ask-spend-die = { $u } against { $v }: spend the Victor's Lore token for one more die?
ask-spend-die-help = You can spend the token once, on a step, a die or a flag.
ask-ignore-flags =
    { $n ->
        [one] { $u }: ignore the flag?
       *[other] { $u }: ignore how many of { $n } flags?
    }
ask-ignore-flags-help = The unit may ignore one flag per Bold level. Every other flag makes it retreat.
ask-retreat-to =
    { $n ->
        [one] { $u }: retreat to which hex? (last hex)
       *[other] { $u }: retreat to which hex? ({ $n } hexes to go)
    }
ask-retreat-to-help = Each step goes to the next row towards your side. For each hex it cannot retreat, the unit loses a figure.
ask-retreat-more = { $u }: spend the Victor's Lore token to retreat further?
ask-retreat-more-help = You can spend the token once, on a step, a die or a flag.
ask-battle-back =
    { $n ->
        [0] { $u }: retreat after the attack?
       *[other] { $u }: battle back against { $v }?
    }
ask-battle-back-help = A Bold unit still in its hex after a melee attack may battle back. A Champion, Bold or not, may retreat 1 to 3 hexes instead.
ask-gain-ground = { $u }: gain ground and enter { $a }?
ask-gain-ground-help = The attacker may move into the hex its target has left.
ask-pursue-to = { $u }: pursue to which hex?
ask-pursue-to-help = Mounted units that gained ground may move 1 more hex (Hyena Riders 2), then attack once more.
ask-bonus-target = { $u }: bonus attack on whom?
ask-bonus-target-help = After gaining ground these troops may make one more melee attack.
ask-summon-at = { $u }: where does the Earth Elemental rise?
ask-summon-at-help = It appears on an empty hex next to the Summoning Circle and acts from your next turn.
ask-neck = { $u }: which neck is lost?
ask-neck-help = Each hit cuts off a neck of its owner's choice. A Hydra without necks dies.
ask-new-neck = { $u }: grow a new neck?
ask-new-neck-help = If Lore was rolled, a neck with two heads may grow in an empty slot.
ask-tremor-next = { $u } shakes the ground: which unit retreats next?
ask-tremor-next-help = All units next to the Elemental are forced back. Each player chooses the order of their own.
ask-play-lore =
    { $n ->
        [1] Play a Lore card?
        [2] The enemy has played a Command card: respond with a Lore card?
        [3] The enemy has played a Lore card: cancel it?
        [4] Orders given: play a Lore card?
        [5] Play a Lore card before the next move?
        [6] An enemy unit is moving: respond with a Lore card?
        [7] { $u } → { $v }: play a Lore card before the dice are rolled?
        [8] { $u } → { $v }, dice rolled: play a Lore card?
        [9] { $u } → { $v }, attack over: play a Lore card?
       *[other] Draw phase: play a Lore card?
    }
ask-play-lore-help = You may play one Lore card per turn and pay for it at once. Reactions can be played on the enemy's turn too.
ask-lore-target = { $c }: which target?
ask-lore-target-help = Choose targets before the card takes effect. A card with several targets needs at least one.
ask-lore-opponent = { $c }: against which opponent?
ask-lore-opponent-help = You have two enemies: choose which one the card affects.
ask-lore-section = { $c }: in which section?
ask-lore-section-help = The card hits all enemy units in the section, including those on its border lines.
ask-strike-next = Which unit is hit next?
ask-strike-next-help = The card hits all its targets, one at a time, in the order you choose.
ask-chain-to = The bolt struck { $u }: jump on to which unit?
ask-chain-to-help = It may jump to a unit next to the last one that it has not struck yet.
ask-bolt-flags =
    { $n ->
        [one] { $u }: ignore the spell's flag?
       *[other] { $u }: ignore how many of the spell's { $n } flags?
    }
ask-bolt-flags-help = Bold levels work against a spell's flags as in battle.
ask-reroll = Re-roll which die?
ask-reroll-help = Choose dice one by one, then roll them all together. The new results stand.
ask-portal-to = { $u }: through the portal to which hex?
ask-portal-to-help = The unit is placed there instead of moving. The rules for entering the hex apply.
ask-fall-back-to = { $u }: fall back to which hex?
ask-fall-back-to-help = Each step goes to the next row towards your side. This is not a retreat.
ask-spy-discard = Discard which of the enemy's Lore cards?
ask-spy-discard-help = Your spy has seen them all. One of them is discarded.
ask-false-orders = Which Command card must the enemy play?
ask-false-orders-help = You see the enemy's whole hand and choose, even the card that was played.
ask-keep-command = Keep which Command card?
ask-keep-command-help = Keep one of the cards you drew. The others are discarded.
ask-keep-lore = Keep which Lore card?
ask-keep-lore-help = Keep one of the cards you drew. The others are discarded.
ask-discard-lore = Too many Lore cards: discard which one?
ask-discard-lore-help = You may hold one card more than your highest Lore Master's level.
ask-discard-command = Too many Command cards: discard which one?
ask-discard-command-help = Your Commander's level says how many you may hold.
ask-lore-choice = What Lore do you take?
ask-lore-choice-help = At the end of each turn you take cards, tokens, or one of each.
ask-hero-class = Which Hero takes the field?
ask-hero-class-help = A Hero's class must be on your War Council. You may also play without a Hero.
ask-hero-skill = { $w }: which Skill does your Hero start with?
ask-hero-skill-help = Each class has its own Skills. Any Hero may take riding instead.
ask-hero-artifact = { $w }: which Artifact does your Hero take along?
ask-hero-artifact-help = These are three Artifacts your Hero can use. The other two go back.
ask-hero-at = { $w }: which troop does your Hero join?
ask-hero-at-help = A Hero on foot joins a foot troop, a mounted Hero a mounted troop, and leads it.
ask-hero-to = { $u }: move to which hex?
ask-hero-to-help = A Hero on their own can pass through friendly units and join a suitable troop.
ask-flee-to =
    { $n ->
        [0] { $u }: retreat over which hex first?
       *[other] { $u }: retreat on over which hex?
    }
ask-flee-to-help = A Champion retreats 1 to 3 hexes through any units. Enemies along the way strike at the Champion.
ask-hero-step =
    { $n ->
        [0] { $u }: move to which hex?
       *[other] { $u }: move on to which hex?
    }
ask-hero-step-help = The enemy may react with a Lore card at each hex on the way. If that happens, you choose again from there.
ask-hero-card =
    { $n ->
        [0] { $u }, orders given: use a card?
        [1] { $u }: use a card for this move?
        [2] { $u } attacks: use a card before the dice are rolled?
        [3] { $u } is attacked: use a card before the dice are rolled?
        [4] { $u }, dice rolled: use a card?
        [5] { $u } faces a casualty check: use a card before the roll?
        [6] { $u } would be wounded: use a card?
        [7] { $u } has opened a trap: use a card?
        [8] { $u }, Draw phase: use a card?
       *[other] { $u }: use a card against the enemy's Lore card?
    }
ask-hero-card-help = Skills stay with the Hero. Potions go back to the deck after use.
ask-hero-unit = { $u }, { $c }: which unit?
ask-hero-unit-help = Choose the unit this card affects.
ask-hero-die = { $u }: re-roll which die?
ask-hero-die-help = Re-roll one die. The new result stands.
ask-hero-equip = { $u }: equip which Artifact?
ask-hero-equip-help = The Backpack goes back to the deck, and you can use one of the Artifacts under the sheet from now on.
ask-steal-what = { $u } robs { $v }: what do you steal?
ask-steal-what-help = A stolen Artifact is drawn at random from the Hero's equipped ones.
ask-chest-counts = { $u }: which chest counts?
ask-chest-counts-help = The other chest goes back, whatever is in it.
ask-advisor = Which Advisor takes the guest seat on your council?
ask-advisor-help = An Advisor raises the member of the same class by one level, or counts as one of level 1.
ask-hero-who = Which of your Heroes takes the field?
ask-hero-who-help = The Hero's class must be on your War Council. You may bring a new Hero, or nobody.
ask-hero-name = { $w }: what is your Hero called?
ask-hero-name-help = The Hero keeps this name for the whole campaign.
ask-hero-gift = { $u }: which Artifact does the Instructor pass on?
ask-hero-gift-help = Once, an Instructor gives one Artifact from the sheet to the next new Hero.
ask-equip =
    { $n ->
        [0] { $u }: equip which Artifact?
       *[other] { $u }: equip another Artifact?
    }
ask-equip-help = Take up to 2 Artifacts. They are lost if the Hero is wounded; the others are safe.
ask-drop-artifact = { $u }: which Artifact goes back to the deck?
ask-drop-artifact-help = A Hero may own at most 6 Artifacts.
ask-ransom-to = Who gets the Treasure { $u } pays for freedom?
ask-ransom-to-help = Only one camp has captured Heroes, so each of them pays 1 Treasure.
ask-miracle-cure = { $u }: heal a skull of which Hero?
ask-miracle-cure-help = Miracle Cure costs the Cleric 2 Experience.
ask-shop = { $u }: buy which Artifact?
ask-shop-help = Any card of the deck costs 5 Treasure, 4 for a Hero with Merchant's Eye.
ask-more-draws =
    { $n ->
        [one] { $u } draws { $n } Artifact: turn something in for another one?
       *[other] { $u } draws { $n } Artifacts: turn something in for another one?
    }
ask-more-draws-help = You keep exactly 1, however many you draw.
ask-keep-artifact = { $u }: keep which Artifact?
ask-keep-artifact-help = The others go back. Treasure, Experience and the Physician are used at once.
ask-return-artifact = { $u }: which Artifact goes back to the deck?
ask-return-artifact-help = A Hero may own at most 6 Artifacts.
ask-level-up = { $u }: learn which Skill?
ask-level-up-help = A Skill costs 5 Experience; a Hero with 3 Skills and 3 Experience may join the War Council.

## Answers

pick-done = Done
pick-none = None
pick-nobody = Nobody
pick-pass = Pass
pick-yes = Yes
pick-no = No
pick-stop = Stop here
pick-land = Land here
pick-stay = Stay
pick-walk = On foot
pick-fly = Fly
pick-fly-with-breath = Fly and pay for breath
pick-passage = Through the secret passage
pick-leave = Leave the board
pick-lore = { $c } ({ $w }, { $n } Lore)
pick-two-cards = Draw 2 Lore cards, keep 1
pick-card-and-token = 1 Lore card and 1 Lore
pick-two-tokens = 2 Lore
pick-west = West
pick-centre = Centre
pick-east = East
pick-green = Green helmet
pick-blue = Blue helmet
pick-red = Red helmet
pick-flag = Flag
pick-strike = { $v } with { count-dice }
pick-reroll-strike = Strike
pick-reroll-lore = Lore
pick-reroll-done = Roll them
pick-move-unit-lore = Play a Lore card
pick-move-unit-done = No more moves
pick-lore-choice-lore = Play a Lore card first
pick-order-unit-done = No more orders
pick-attack-done = No more battles
pick-cleanse-done = Keep the Lore
pick-lore-target-done = No more targets
pick-chain-to-done = The bolt ends here
pick-fall-back-to-done = Stay here
pick-reserve-unit-done = No more units
pick-special-unit-done = No more units
pick-special-type-done = No troops
pick-specialist-none = No Specialist
pick-second-card-none = No second card
pick-call-help-nobody = Call nobody
pick-bonus-target-nobody = No bonus attack
pick-breathe-on-yes = Breathe
pick-breathe-on-no = Don't breathe
pick-spend-step-yes = Spend it
pick-spend-step-no = Keep it
pick-spend-die-yes = Spend it
pick-spend-die-no = Keep it
pick-battle-back-yes = Battle back
pick-battle-back-no = Don't battle back
pick-battle-back-retreat = Retreat
pick-gain-ground-yes = Gain ground
pick-gain-ground-no = Stay
pick-new-neck-yes = Grow it
pick-new-neck-no = No
pick-hex = { $a }
pick-hex-no-battle = { $a }, no battle
pick-hex-melee = { $a }, melee only
pick-hex-terrain = { $a } ({ $g })
pick-hex-terrain-no-battle = { $a } ({ $g }), no battle
pick-hex-terrain-melee = { $a } ({ $g }), melee only
pick-hex-unit = { $a } ({ $u })
pick-stay-here = Stay on { $a }
pick-unit = { $u } { $n }/{ $m }
pick-creature = { $u }
pick-attack =
    { $m ->
        [1] { $u } → { $v }: ranged, { count-dice }
       *[other] { $u } → { $v }: melee, { count-dice }
    }
pick-deed = { $u }: { $x }
pick-cleanse = { $u }: { $k } ({ $n } Lore)
pick-type = { $s } ({ $i })
pick-deployment = { $x }: { $s }
pick-command = { $c } ({ $x })
pick-rack = { $c } from the rack ({ $x })
pick-conjure = Conjure the Rock Elemental ({ $n } Lore)
pick-lore-half = { $c } ({ $w }, half the price of the other card)
pick-level =
    { $n ->
        [0] Absent
       *[other] Level { $n }
    }
pick-shift =
    { $n ->
        [-1] Half a hex to the left
        [0] Centre card to the left
        [1] Half a hex to the right
       *[other] Centre card to the right
    }
pick-way =
    { $n ->
        [1] Replace a unit
       *[other] Deploy a new unit
    }
pick-ignore =
    { $n ->
        [0] Ignore none
        [one] Ignore { $n } flag
       *[other] Ignore { $n } flags
    }
pick-neck =
    { $n ->
        [one] A neck with { $n } head
       *[other] A neck with { $n } heads
    }
deed-heal = regain all figures in the Healing Pool
deed-train = train for the next higher banner
deed-summon = summon the Earth Elemental
deed-search = search for hidden treasure
deed-visit = strike the bargain
pick-hero-class-nobody = No Hero
pick-flee-to-leave = Flee the board
pick-hero-die-strike = Strike
pick-hero-die-lore = Lore
pick-steal-what-treasure = A Treasure token
pick-steal-what-artifact = An Artifact
pick-hero-unit-done = No more units
pick-hero-who-new = A new Hero
pick-sheet =
    { $n ->
        [one] { $u }, { $w }, { $n } skull left
       *[other] { $u }, { $w }, { $n } skulls left
    }
pick-turn-in = { $c } and { $d }
pick-more-draws-done = Draw
pick-more-draws-experience = 2 Experience
pick-shop-done = Buy nothing
pick-level-up-done = Learn nothing
pick-level-up-council = Join the War Council
none-card = none
group-attack = { $x } attacks

## Words to type at the terminal

command-key = key
command-heroes = heroes

## Short labels

label-turn = Turn
label-phase = Phase
label-camp = Camp
label-player = Player
label-you = you
label-hand = Hand
label-command-card = Command card
label-command-cards = Command cards
label-lore-card = Lore card
label-lore-cards = Lore cards
label-command-deck = Command deck
label-command-discard = Command discards
label-lore-deck = Lore deck
label-lore-discard = Lore discards
label-chest = Treasure chest
label-chest-help = A Hero must stop here. Instead of battling, once ordered, he may search it if no enemy is adjacent.
label-led = led by a Hero
label-offer = To choose from
label-victory-track = Victory track
label-cost = Cost
label-range = Range
label-entry = On entry
label-sight = Sight
label-cap-in = Dice into it at most
label-cap-out = Dice out of it at most
label-left = Left
label-centre = Centre
label-right = Right
label-lore = Lore cards
label-lore-tokens = Lore
label-command = Command cards
label-council = War Council
label-banners = Victory Banners
label-goal = to win
label-units = Units
label-figures = Figures
label-forces = Forces
label-heroes = Heroes
status-retired = retired
status-advisor = Advisor
status-instructor = Instructor
status-sheet-retired = handed on
label-rack = Rack
label-deck = Deck
label-discards = Discard piles
label-played = Played
label-orders = Orders left
label-tokens = Tokens
label-taken = Taken
label-reserve = Waiting
label-key = Key
label-terrain = Terrain
label-weapon = Weapon
label-ability = Abilities
label-dice = Dice
label-move = Move
label-bold = Bold
label-pool = Lore pool
label-hidden = hidden
label-empty = none
label-ordered = ordered
label-moved = moved
label-battled = battled
label-dice-thrown = Dice
label-attack = { $u } → { $v }
label-moving = On the move: { $u }
label-full = { $n }/{ $m }
label-any = any
label-nothing-yet = nothing yet
label-specialists = Specialists
label-hexes = Hexes are named by letter and row: { $a } is in the middle.

## Attacks at the table

attack-melee = Melee
attack-ranged = Ranged attack
attack-breath = Breath
mode-normal = Attack
mode-bonus = Bonus attack
mode-back = Battle back
mode-first-strike = First strike
mode-ambush = Ambush
mode-opportunity = Opportunity strike
mode-breath = Breath
attack-result =
    { $h ->
        [0] No hits
        [one] { $h } hit
       *[other] { $h } hits
    }{ $f ->
        [0] {""}
        [one] , { $f } flag
       *[other] , { $f } flags
    }{ $l ->
        [0] {""}
       *[other] , { $l } Lore
    }
attack-result-ignored =
    { $h ->
        [0] No hits
        [one] { $h } hit
       *[other] { $h } hits
    }{ $f ->
        [0] {""}
        [one] , { $f } flag
       *[other] , { $f } flags
    }{ $i ->
        [one] , { $i } ignored flag
       *[other] , { $i } ignored flags
    }{ $l ->
        [0] {""}
       *[other] , { $l } Lore
    }

dice-breath = Breath
dice-moved = Moved
dice-cap-token = At most { $n }
dice-cap-in = At most { $n } into { $a }
dice-cap-out = At most { $n } out of { $a }
dice-battle-back = Battle back
dice-still = Did not move
dice-full = Full strength
dice-bonus-attack = Bonus attack
dice-spotter = Spotter
dice-hero = The Hero's Skills and Artifacts
dice-cards = Cards
dice-this-attack = This attack
dice-other = Other rules

outcome-hit = hit
outcome-flag = flag
outcome-ignored = ignored
outcome-lore = Lore
outcome-miss = miss
die-helmet = Helmet in the target's colour ({ $a }): hit
die-any-helmet = This weapon hits with every helmet
die-other-helmet = The target is { $a }: miss
die-helmet-ignored = A card ignores this helmet
die-hero = Helmets do not hit a Champion
die-strike = Strike: hit
die-strike-immune = Strikes never hit this target
die-strike-hydra = Only helmets hit the Hydra
die-strike-weapon = Strikes do not hit with this weapon
die-strike-ignored = The target ignores this strike
die-flag = Flag: retreat unless ignored
die-flag-hammer = The hammer turns it into { $n } flags
die-flag-ignored = The target ignores this flag
die-flag-retreat = Flag: the target retreats
die-flag-gone = Flag: the target is gone
die-flag-hydra = A flag cannot hit a Hydra, and this one cannot retreat
die-flag-held = The target cannot retreat: hit
die-fear = The pipes turn this hit into a flag
die-lore = Lore: 1 token
die-lore-poison = The target is poisoned: hit
die-lore-hits = Lore hits in this attack
die-lore-power = Lore: the creature's power
die-lore-leech = Lore: the defender gets the token
die-lore-mark = Lore: marks the target if it survives ({ $a })
die-lore-own = Lore: the attacker is poisoned and takes a hit
die-lore-none = Lore: no token for this roll
die-lore-nothing = Lore: nothing in a Medieval battle

bold-creature = Creature
bold-support = Support
bold-other = Cards and other rules

likely-hit = At least 1 hit
likely-destroyed = Target destroyed
likely-retreat = Target retreats

note-uphill = uphill
move-battle-or-not = and battle / without battle
sight-blocks = blocked
entry-stop = stops the move
entry-stop-turn = stops for the whole turn
entry-impassable = impassable

card-group-section = Section card
card-group-tactic = Tactic card
card-group-deployment = Deployment card
card-group-specialist = Specialist
card-group-skill = Skill
card-group-artifact = Artifact

event-deployed-new = New unit on { $a }.

## How the game was won

how-banners = Victory Banners
how-decisive = Decisive victory
how-marginal = Marginal victory
how-annihilated = The enemy is annihilated
how-allies = Best of the victorious allies
how-turn-limit = Most Victory Banners at the turn limit

label-attacker = Attacker
label-defender = Target
label-levels-left = Levels left
label-laid-reserve = Reserve
label-laid-scouts = Scouts

## Sheets: War Council and Heroes

council-hidden = Built in secret, not revealed yet
hero-champion = Champion at { $a }
hero-leader = Leader of { $u } at { $a }
hero-away = Off the board
hero-new = New Hero
label-skulls = Skulls
flag-idle = not in this role
flag-lord = Lord Commander
flag-left-marshal = Field Marshal, left wing
flag-right-marshal = Field Marshal, right wing

# windows: kinds of reactions, for auto-respond
window-lore-command = Lore: enemy Command card
window-lore-card = Lore: enemy Lore card
window-lore-orders = Lore: after your orders
window-lore-movement = Lore: before a unit moves
window-lore-enemy-move = Lore: enemy movement
window-lore-attack = Lore: attack declared
window-lore-dice = Lore: dice rolled
window-lore-after-attack = Lore: after an attack
window-lore-draw = Lore: Draw phase
window-hero-order = Hero: order phase
window-hero-move = Hero: before he moves
window-hero-attack = Hero: his attack
window-hero-defence = Hero: attacked
window-hero-dice = Hero: dice of his attack
window-hero-check = Hero: before a casualty check
window-hero-checked = Hero: after a casualty check
window-hero-trap = Hero: trap
window-hero-draw = Hero: Draw phase
window-hero-answer = Hero: enemy Lore card
