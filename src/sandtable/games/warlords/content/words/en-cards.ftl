### The cards of Warlords in English: their names, and what those do whose figures do not say everything.

## Castles

card-marthos = Marthos
card-stormheim = Stormheim
card-khamar = Khamar
card-kor = Kor
card-elvallie = Elvallie
card-enmouth = Enmouth
card-dunethal = Dunethal
card-bane-citadel = Bane Citadel
card-hereuth = Hereuth
card-ohmsmouth = Ohmsmouth
card-khorfe = Khorfe
card-gluk = Gluk
card-gildenhome = Gildenhome
card-bereri = Bereri
card-fleymark = Fleymark
card-malikor = Malikor
card-balad-naran = Balad Naran
card-hithos = Hithos
card-ilnyr = Ilnyr
card-vernon = Vernon
card-varde = Varde
card-galin = Galin
card-citadel-of-fire = Citadel of Fire
card-citadel-of-ice = Citadel of Ice
card-quiesce = Quiesce
card-cragmorton = Cragmorton
card-dhar-khosis = Dhar-Khosis
card-ak-giriel = Ak-Giriel
card-angbar = Angbar
card-charling = Charling
card-alfars-gap = Alfar's Gap
card-pa-kur = Pa-Kur

## Heroes

card-aldric-sunmantle = Aldric Sunmantle
card-dame-ysolde-varn = Dame Ysolde Varn
card-sir-corvane = Sir Corvane
card-maren-the-steadfast = Maren the Steadfast
card-hrodgar-skyfist = Hrodgar Skyfist
card-ymra-stormcaller = Ymra Stormcaller
card-old-gunnolf = Old Gunnolf
card-brakka-stonehand = Brakka Stonehand
card-borrik-deepdelver = Borrik Deepdelver
card-hilda-ironbraid = Hilda Ironbraid
card-durgan-coalbeard = Durgan Coalbeard
card-kazrin-runekeeper = Kazrin Runekeeper
card-gorzag-redtooth = Gorzag Redtooth
card-ushka-wolfmother = Ushka Wolfmother
card-mogul-nine-scars = Mogul Nine-Scars
card-snagrat-the-sly = Snagrat the Sly
card-caelith-silverbough = Caelith Silverbough
card-ithrandel-of-the-glade = Ithrandel of the Glade
card-lyssaril-moonblade = Lyssaril Moonblade
card-faelor-swiftarrow = Faelor Swiftarrow
card-admiral-quorra-dace = Admiral Quorra Dace
card-tavish-brineblade = Tavish Brineblade
card-marquesa-ilvane = Marquesa Ilvane
card-captain-roake = Captain Roake
card-khan-temurai = Khan Temurai
card-sura-windrider = Sura Windrider
card-bataar-the-lancer = Bataar the Lancer
card-old-mother-yesui = Old Mother Yesui
card-lord-bane = Lord Bane
card-morvath-the-pale = Morvath the Pale
card-lady-serrat = Lady Serrat
card-vulk-the-flayer = Vulk the Flayer

## Banners

card-banner-of-the-sirians = Banner of the Sirians
card-banner-of-the-storm-giants = Banner of the Storm Giants
card-banner-of-the-grey-dwarves = Banner of the Grey Dwarves
card-banner-of-the-orcs-of-kor = Banner of the Orcs of Kor
card-banner-of-elvallie = Banner of Elvallie
card-banner-of-the-selentines = Banner of the Selentines
card-banner-of-the-horse-lords = Banner of the Horse Lords
card-banner-of-lord-bane = Banner of Lord Bane

## Improvements

card-palisade = Palisade
card-stone-walls = Stone Walls
card-curtain-wall = Curtain Wall
card-watchtower = Watchtower
card-moat = Moat
card-barracks = Barracks
card-granary = Granary
card-market = Market
card-guildhall = Guildhall
card-mint = Mint
card-harbour = Harbour
card-capital = Capital
card-golden-library = Golden Library
card-great-library = Great Library
card-temple-of-iris = Temple of Iris
card-temple-of-emrik = Temple of Emrik
card-temple-of-miridine = Temple of Miridine
card-temple-of-lurinth = Temple of Lurinth
card-grand-oracle = Grand Oracle
card-seer-of-the-river = Seer of the River

## Armies

card-militia = Militia
card-light-infantry = Light Infantry
card-heavy-infantry = Heavy Infantry
card-cavalry = Cavalry
card-archers = Archers
card-catapult = Catapult
card-mercenaries = Mercenaries
card-griffins = Griffins
card-sirian-pikemen = Sirian Pikemen
card-sirian-knights = Sirian Knights
card-hill-giants = Hill Giants
card-rock-hurlers = Rock Hurlers
card-dwarf-axemen = Dwarf Axemen
card-dwarf-sappers = Dwarf Sappers
card-orc-mob = Orc Mob
card-wolf-riders = Wolf Riders
card-elven-archers = Elven Archers
card-pegasi = Pegasi
card-selentine-marines = Selentine Marines
card-harbour-guard = Harbour Guard
card-light-horse = Light Horse
card-horse-archers = Horse Archers
card-skeleton-host = Skeleton Host
card-gargoyles = Gargoyles
card-the-white-legion = The White Legion
card-lions-of-marthos = Lions of Marthos
card-order-of-the-sun = Order of the Sun
card-royal-bowmen-of-hereuth = Royal Bowmen of Hereuth
card-the-thunder-guard = The Thunder Guard
card-cloudbreakers = Cloudbreakers
    .title = Cloud{"\u00AD"}breakers
card-boulder-kings = Boulder Kings
card-wallshakers = Wallshakers
card-khamar-ironbreakers = Khamar Ironbreakers
card-the-deep-guard = The Deep Guard
card-griffin-riders-of-khorfe = Griffin Riders of Khorfe
card-runesmith-engineers = Runesmith Engineers
card-red-fang-horde = Red Fang Horde
card-wolfpack-of-gluk = Wolfpack of Gluk
card-kors-own = Kor's Own
card-skullcrusher-trolls = Skullcrusher Trolls
card-silverleaf-rangers = Silverleaf Rangers
card-sentinels-of-gildenhome = Sentinels of Gildenhome
card-moonwing-pegasi = Moonwing Pegasi
card-ancient-treeherds = Ancient Treeherds
card-the-sea-wardens = The Sea Wardens
card-arbalests-of-enmouth = Arbalests of Enmouth
card-the-corsair-company = The Corsair Company
card-tidecaller-guard = Tidecaller Guard
card-riders-of-dunethal = Riders of Dunethal
card-thunderhoof-lancers = Thunderhoof Lancers
card-plains-stalkers = Plains Stalkers
card-the-khans-household = The Khan's Household
card-the-grave-legion = The Grave Legion
card-black-riders = Black Riders
card-nightwing-gargoyles = Nightwing Gargoyles
card-banes-chosen = Bane's Chosen

## Fleets

card-merchant-cogs = Merchant Cogs
card-longships = Longships
card-war-galleys = War Galleys
card-the-kings-ships = The King's Ships
card-thunderkeels = Thunderkeels
    .title = Thunder{"\u00AD"}keels
card-iron-barges = Iron Barges
card-blood-rafts = Blood Rafts
card-swan-fleet = Swan Fleet
card-grand-armada-of-enmouth = Grand Armada of Enmouth
card-horse-transports = Horse Transports
card-the-black-fleet = The Black Fleet

## Diplomacy

card-espionage = Espionage
card-master-spy = Master Spy
card-treachery = Treachery
card-bribery = Bribery
card-resurrection = Resurrection
card-recall-the-fallen = Recall the Fallen
card-salvage = Salvage
card-forgotten-lore = Forgotten Lore
card-tribute = Tribute
card-embargo = Embargo
card-sabotage = Sabotage
card-royal-marriage = Royal Marriage
card-supply-train = Supply Train
card-sworn-truce = Sworn Truce
card-forged-orders = Forged Orders
card-ransom = Ransom

## Terrain

card-rolling-hills = Rolling Hills
card-high-ridge = High Ridge
card-old-forest = Old Forest
card-deepwood = Deepwood
card-mountain-pass = Mountain Pass
card-river-line = River Line
card-open-plain = Open Plain
card-rocky-shore = Rocky Shore
card-ancient-earthworks = Ancient Earthworks
card-fetid-marsh = Fetid Marsh
card-the-great-mire = The Great Mire
card-burning-sands = Burning Sands
card-box-canyon = Box Canyon
card-frozen-waste = Frozen Waste
card-tangled-wild = Tangled Wild
card-quicksand = Quicksand

## Weather

card-squall = Squall
card-thick-fog = Thick Fog
card-doldrums = Doldrums
card-gale = Gale
card-ice-storm = Ice Storm
card-waterspout = Waterspout
card-hurricane = Hurricane
card-maelstrom = Maelstrom

## Calamities

card-plague = Plague
card-famine = Famine
card-desertion = Desertion
card-wasting-fever = Wasting Fever
card-rebellion = Rebellion
card-dread-haunting = Dread Haunting
card-pestilence = Pestilence
card-red-death = Red Death
card-camp-fever = Camp Fever
card-vermin = Vermin
card-earthquake = Earthquake
card-great-fire = Great Fire
card-flood = Flood
card-falling-star = Falling Star

## Spells

card-teleport = Teleport
card-fireball = Fireball
card-lightning-storm = Lightning Storm
card-confusion = Confusion
card-haste = Haste
card-dispel-magic = Dispel Magic
card-mend-the-fallen = Mend the Fallen
card-wall-of-stone = Wall of Stone
card-crumble = Crumble
card-calm-the-waters = Calm the Waters
card-contrary-winds = Contrary Winds
card-scrying = Scrying
card-charm = Charm
card-banish = Banish
card-cure = Cure
card-shield-of-light = Shield of Light
card-enfeeble = Enfeeble
card-wings-of-air = Wings of Air

## March

card-march = March

## Battle

card-battle = Battle

## Ambush

card-ambush = Ambush

## Raid

card-raid = Raid

## Pillage

card-pillage = Pillage

## Raze

card-raze = Raze

## Traitor

card-traitor = Traitor

## Promotion

card-knighthood = Knighthood
card-captaincy = Captaincy
card-marshals-baton = Marshal's Baton

## Revenge

card-revenge = Revenge

## Ruins

card-greyport-ruins = Greyport Ruins
card-emperors-crypt = Emperors' Crypt
card-harvest-stone = Harvest Stone
card-old-woods-tower = Old Woods Tower
card-druids-temple = Druids' Temple
card-nirns-crypt = Nirn's Crypt
card-nirns-deep = Nirn's Deep
card-mirks-decay = Mirk's Decay
card-wizards-hearth = Wizard's Hearth
card-dragon-halls = Dragon Halls
card-bridgetower = Bridgetower
card-crypt-of-molok = Crypt of Molok
card-halls-of-chaos = Halls of Chaos
card-dragontower-ruins = Dragontower Ruins
card-nev-dolar = Nev Dolar
card-the-old-inn = The Old Inn
card-throne-of-horan = Throne of Horan
card-tower-of-death = Tower of Death
card-dusk-stone = Dusk Stone
card-gemhold = Gemhold

## Artefacts

card-firesword = Firesword
card-icesword = Icesword
card-spear-of-ank = Spear of Ank
card-bow-of-eldros = Bow of Eldros
card-lightsword = Lightsword
card-darksword = Darksword
card-staff-of-might = Staff of Might
card-sword-of-death = Sword of Death
card-armour-of-gods = Armour of Gods
card-crown-of-loriel = Crown of Loriel
card-sceptre-of-loriel = Sceptre of Loriel
card-orb-of-loriel = Orb of Loriel
card-crimson-banner = Crimson Banner
card-horn-of-ages = Horn of Ages
card-ring-of-power = Ring of Power
card-staff-of-ruling = Staff of Ruling
card-wings-of-flying = Wings of Flying
card-witchs-broom = Witch's Broom
card-wand-of-flight = Wand of Flight
card-magic-carpet = Magic Carpet
card-boots-of-speed = Boots of Speed
card-cup-of-haste = Cup of Haste
card-ring-of-travel = Ring of Travel
card-phantom-steed = Phantom Steed
card-everful-purse = Everful Purse
card-okradons-pouch = Okradon's Pouch
card-horn-of-plenty = Horn of Plenty
card-horn-of-siege = Horn of Siege

## Allies

card-skarnax-the-red-dragon = Skarnax the Red Dragon
card-ilvyr-the-frost-drake = Ilvyr the Frost Drake
card-the-wyrm-of-nirn = The Wyrm of Nirn
card-demon-of-the-ninth-gate = Demon of the Ninth Gate
card-the-laughing-devil = The Laughing Devil
card-archdevil-molok = Archdevil Molok
card-barrow-wights = Barrow Wights
card-the-drowned-company = The Drowned Company
card-ghost-of-king-horan = Ghost of King Horan
card-the-seven-wizards = The Seven Wizards
card-stone-colossus = Stone Colossus
card-roc-of-the-high-crags = Roc of the High Crags
card-griffin-matriarch = Griffin Matriarch
card-the-green-man = The Green Man

## Treasures

card-chest-of-silver = Chest of Silver
card-emperors-tax-chest = Emperor's Tax Chest
card-dwarf-gold = Dwarf Gold
card-pearls-of-enmouth = Pearls of Enmouth
card-loriels-dowry = Loriel's Dowry
card-the-dragons-hoard = The Dragon's Hoard
card-tomb-offerings = Tomb Offerings
card-jewelled-idol = Jewelled Idol
card-merchants-strongbox = Merchant's Strongbox
card-crown-regalia = Crown Regalia

## What they do

text-watchtower = Adds 1 to the castle's total defence. A surprise result of a Traitor or Raid check against this castle is read as no effect.
text-moat = Adds 1 to the castle's total defence. Castle-assault bonuses of the attacking stack's armies and allies count as 0 against this castle.
text-granary = When the castle must lose an army to starvation, one Granary is discarded instead of an army (compulsory while one is linked).
text-harbour = The castle counts as a port castle. Not eligible for a castle that can be approached only by flying stacks. Adds 1 revenue.
text-capital = Adds 3 revenue, 2 to the castle's total defence and 1 to its capacity. The castle is its controller's capital: two identical cards are needed to assault it and two Battle cards to besiege it. Each player may have at most one Capital in play.
text-golden-library = Adds 2 revenue. While the castle is not besieged its controller's hand capacity is 1 larger.
text-great-library = While the castle is not besieged its controller's hand capacity is 2 larger.
text-temple-of-iris = Adds 1 to the castle's total defence. The castle is no eligible target when a calamity is played, moved or switched; one already linked stays.
text-grand-oracle = Adds 1 revenue. The castle, its garrison and its improvements cannot be chosen as the target of an opponent's spell; its controller may still target them.
text-seer-of-the-river = Adds 1 revenue. In every first-player draw and redraw of a game turn its controller draws two cards instead of one and uses the lower number, whether the castle is besieged or not.
text-merchant-cogs = Cheap hulls: weather that can wreck a stack at all also wrecks this fleet's stack on a 9.
text-war-galleys = The stack is never wrecked by weather: no wreck check is made and the weather card is linked as usual.
text-espionage = Choose an opponent with at least one card in hand and look at his hand; nobody else sees it.
text-master-spy = Choose an opponent with at least one card in hand, look at his hand (nobody else sees it) and choose one card of it; he discards that card.
text-treachery = Choose one generic army in an enemy stack or castle. On success you choose one of your unbesieged castles or one of your stacks in friendly territory that has room and place it there; with no such place it is discarded. Its controller makes the check.
text-bribery = Choose one generic army in an enemy stack or castle. On success it is discarded. Its controller makes the check.
text-resurrection = Take one army card from your discard pile into your hand.
text-recall-the-fallen = Take one hero card from your discard pile into your hand.
text-salvage = Take one card of the march/battle group (March, Battle, Ambush, Raid, Pillage, Raze, Traitor, Promotion, Revenge) from your discard pile into your hand.
text-forgotten-lore = Take one artefact, ally, treasure or ruin card from your discard pile into your hand.
text-tribute = Choose an opponent with at least one card in hand. He chooses and discards one card from his hand.
text-embargo = Choose an enemy castle. In the next revenue step of the player who controls it then, the castle and its improvements contribute no revenue; the effect ends with that step.
text-sabotage = Choose one improvement other than a Capital linked to an enemy castle. On success it is discarded. The castle's controller makes the check.
text-royal-marriage = Draw two cards at once into your hand.
text-supply-train = Choose one of your stacks that is On Campaign, At Sea (not Stormbound) or Besieging. For the rest of this revenue step you may add armies to it as if it were in friendly territory, within capacity and at their cost.
text-sworn-truce = Choose an opponent. Until the start of your next player turn neither of you may launch an attack (field battle, assault or siege) at the other's stacks or castles. Existing sieges go on and starved castles may be occupied; calamities, spells, terrain and hazards are not affected.
text-forged-orders = Choose an enemy stack that is On Patrol. On success its march card is discarded and it becomes Encamped. Its controller makes the check.
text-ransom = Take one artefact or ally card whose name is not in play from your discard pile and link it to one of your heroes in friendly territory (an ally needs room in the stack).
text-plague = Persistent, on a stack or castle. Each success: the controller discards one army or ally of his choice from the target.
text-famine = Persistent, on a castle. While linked the castle and its improvements contribute no revenue. A success has no further consequence.
text-desertion = Persistent, on a stack. Each success: the army of lowest printed combat value in the target is discarded (controller chooses among equals).
text-wasting-fever = Persistent, on a stack or castle. While linked every army and ally in the target has combat value 1 lower (not below 0). A success has no further consequence.
text-rebellion = Persistent, on a castle. Each success: the controller discards one improvement of his choice from the castle; if it has none, one army of his choice.
text-dread-haunting = Persistent, on a stack or castle. While linked no army and no improvement may be added to the target by any means, cards and spells included, except the garrison detached at a conquest. A success has no further consequence.
text-pestilence = Transient, on a stack or castle. Each success: the controller discards one army or ally of his choice from the target.
text-red-death = Transient, on a stack or castle. Each success: the army or ally of highest printed combat value in the target is discarded (controller chooses among equals).
text-camp-fever = Transient, on a stack. Each success: the controller discards one army or ally of his choice from the target stack.
text-vermin = Transient, on a castle. Each success: the controller discards one army of his choice from the target castle.
text-earthquake = Instant, on a castle. Success: every improvement with a defence value of 1 or more is discarded from the castle, the Capital included.
text-great-fire = Instant, on a castle. Success: the controller discards one improvement of his choice from the castle; if it has none, one army of his choice.
text-flood = Instant, on a port castle. Success: the controller discards one improvement and one army of his choice, as far as present.
text-falling-star = Instant, on a castle. Success: every army in the castle is discarded.
text-teleport = Choose two different friendly stacks or castles and one to three armies in the first. On success they all move to the second, which must have room for all of them when the spell is cast. Besieged castles and stacks of any status except Stormbound may be chosen.
text-fireball = Target a stack. On success the target's controller discards one army or ally of his choice from it.
text-lightning-storm = Target a stack or castle. On success the target's controller discards two armies or allies of his choice from it (one if there is only one).
text-confusion = Target a stack with at least one March card that is not Stormbound. On success one of its March cards, of its controller's choice, is discarded and its status changes accordingly (a siege it was laying ends).
text-haste = Target a friendly stack that may hold one more March card and is not linked to adverse terrain, weather or a calamity. There must be a March card in your discard pile when you cast. On success take one March card from your discard pile (none left: nothing happens) and link it to the stack (beneficial terrain is discarded). It does not count as the stack's march card for the turn.
text-dispel-magic = Target any artefact carried by any hero. On success it is discarded.
text-mend-the-fallen = Target a friendly stack (not Stormbound) or unbesieged friendly castle with room. There must be an army card that may be added in your discard pile when you cast. On success take one army card from your discard pile whose name is not in play if it is named (none left: nothing happens) and add it there. No cost is paid.
text-wall-of-stone = On success the castle's total defence is 4 higher until the start of the caster's next player turn, whoever controls the castle; surprise and forewarned do not change these 4 points.
text-crumble = On success one improvement of the caster's choice on the castle, the Capital included, is discarded.
text-calm-the-waters = On success the weather card on the chosen stack is discarded; the stack keeps its march card and is At Sea. This is not the stack's march card for the turn.
text-contrary-winds = Target a stack At Sea that is not Stormbound. On success its March card is discarded and it is In Port.
text-scrying = Target an opponent with at least one card in hand. On success look at his hand (the caster alone). The opponent makes the check.
text-charm = Target one generic army in an enemy stack; the stack of the hero carrying the casting artefact must have room. On success the army moves to that stack, whatever its status.
text-banish = Target any ally in play. On success it is discarded.
text-cure = On success the calamity card linked to the chosen stack or castle is discarded.
text-shield-of-light = On success the stack's TCV counts 4 higher in the battle differential of field battles until the start of the caster's next player turn. Stopping rule and losses are not changed.
text-enfeeble = On success the stack's TCV counts 4 lower (not below 1) in the battle differential of field battles and castle assaults until the start of the caster's next player turn. Stopping rule and losses are not changed.
text-wings-of-air = On success the stack counts as a flying stack until the start of the caster's next player turn, unless it is linked to a fleet.
text-march = Linked to a stack to change its status; discarded to remove adverse terrain, weather or a persistent calamity; played to counter a terrain card.
text-battle = Brings on a field battle, a castle assault or a siege; played to intercept.
text-ambush = Brings on a field battle or an interception. The player who plays it makes the check. Success: he is the ambusher. Turned: his opponent is the ambusher.
text-raid = Brings on a castle assault by a stack At Sea against any castle that is not fly-only, port or not. Cannot be intercepted. The player who plays it makes the check. Surprise: the defence value printed on the castle counts as 0 in this assault. Forewarned: it counts double. Victory gives the pillage result. Risk: a vanquished raiding stack discards its fleet card as well as its march card.
text-pillage = Brings on a castle assault. Victory gives the pillage result.
text-raze = Brings on a castle assault. Victory gives the raze result.
text-traitor = Brings on a castle assault. The player who plays it makes the check. Surprise: the defence value printed on the castle counts as 0 in this assault. Forewarned: it counts double. Victory gives the occupy result.
text-knighthood = Promotion. Linked to a hero: his combat value is 1 higher.
text-captaincy = Promotion. Linked to a hero: his capacity is 1 higher.
text-marshals-baton = Promotion. Linked to a hero: his command rating is 1 star higher (never above 3).
text-revenge = Played by the vanquished player after a battle. Success: the victor discards one army or ally chosen by the vanquished player from the victorious stack or garrison.
