# How to play, and the coach of the guided game.

learn-goal = You command the Standard camp or the Pennant camp. Every enemy unit you destroy gives you its banner. The first camp with enough Victory Banners wins; how many that is, the adventure says.

    A unit is a few figures around a banner. The colour of the banner says what it can do: green units are quick and roll two dice, blue ones roll three, red ones are slow and roll four.
    .title = What it is about
    .caption = A small battle: your camp below, the enemy's above. The figures on a stand are what the unit has left.
learn-cards = In your turn you play one Command card. It says where you may give orders: on the left, in the centre or on the right, or to a kind of unit. Only units with an order may move and fight this turn.

    At the end of the turn you draw a new card. You never have a card for everything: good commanders keep what they will need.
    .title = Cards give orders
    .caption = { card-CC-AC } orders three units in the middle of the board.
learn-move = First all moves, then all battles. On foot, green units go two hexes and may fight; blue ones go one and may fight, or two and may not; red ones go one. Riders go farther. Nobody walks through others.

    Woods stop those who enter them. Woods and hills shelter those who stand there: whoever attacks into a wood or up a hill rolls at most two dice.
    .title = Moving
    .caption = The lit hexes can be reached. Where only a move is possible, the light is paler.
learn-battle = Choose a unit with an order and an enemy beside it, or within range and sight for bows. Then the dice fall. A helmet in the colour of the enemy's banner is a hit. A strike, the sword on a shield, is a hit in melee. A flag drives the enemy one hex back. Everything else misses.

    Each hit costs one figure. When the last one falls, the banner is yours. Then your unit may gain ground and enter the empty hex.
    .title = Fighting
    .caption = Regular infantry on the hill against goblins: three dice, and the odds are shown before you throw.
learn-courage = Flags make a unit retreat, towards its own side of the board. If it cannot, it loses a figure for every hex it cannot go.

    Keep your units together. One with two friends beside it is Bold: it may ignore a flag, and when it is attacked and stands fast, it battles back. Goblins are frightened folk: they run two hexes for a flag.
    .title = Courage and flight
    .caption = Two flags have come up: you choose where the archers run.
learn-beyond = Larger adventures bring Lore: tokens that you win with the dice and spend on Lore cards, and a War Council of wizards, clerics, rogues and warriors. Creatures appear, and dragons; Heroes lead troops and look for treasure.

    None of that is needed for the first battle. Begin with the guided game, and ask the table: whatever is dimmed can be clicked, and it tells you why not.
    .title = What comes later
    .caption = A dragon is attacked. Creatures have rules of their own; the rules beside the table tell them.

lesson-first-title = The hill at Skarn
lesson-first-about = A first battle in about { $n } minutes. The coach points, you play.
lesson-first-part-cards = Play a Command card
lesson-first-part-orders = Order three units
lesson-first-part-move = Take the hill
lesson-first-part-battle = Fight
lesson-first-part-enemy = The enemy's turn
lesson-first-part-own = A turn of your own
lesson-first-card = Welcome, commander! You lead the men below, against goblins above. Every turn begins with a card. Play { card-CC-AC }: it lets you order three units in the middle.
lesson-first-card-wrong = A good card, but not for now: your best units stand in the middle. Play { card-CC-AC }.
lesson-first-order = Only units with an order may act. Order the regular infantry before the hill, the heavy infantry behind it, and the archers on the left. The order does not matter.
lesson-first-order-wrong = Three orders, three units: the regular infantry before the hill, the heavy infantry behind it and the archers. Everybody else rests this turn.
lesson-first-move = Now move. Take the regular infantry and lead it up the hill, one hex ahead. After one hex it may still fight.
lesson-first-move-wrong = The hill is what we want: from there we hit the goblins beside it, and who attacks us on it rolls fewer dice.
lesson-first-support = Nobody should stand alone. Bring the heavy infantry up to the hex that the regular infantry has left.
lesson-first-support-wrong = Not there: right behind the regular infantry the heavy infantry can help it.
lesson-first-stand = The archers stay: standing still they shoot with all their dice. Say that nobody else moves.
lesson-first-stand-wrong = Archers that have moved shoot worse. Leave them where they are and end the moves.
lesson-first-shoot = Now the battles. First the archers: let them shoot at the hobgoblins with the blue banner, three hexes away. A blue helmet will hit. Strikes count only in melee.
lesson-first-shoot-wrong = First the archers, and at the hobgoblins behind the goblins: they will attack us next, so every figure counts.
lesson-first-melee = One down! And now the hill: your regular infantry against the goblins beside it. Three dice for the blue banner. Green helmets and strikes hit; a flag makes them run.
lesson-first-melee-wrong = The goblins beside the hill are only two. Strike them first!
lesson-first-ground = The last goblin fell, and their banner is yours: the first of three. You could enter their hex, but the hill is worth more. Stay.
lesson-first-ground-wrong = Down there you would stand among three enemies. Stay on the hill, where they hit you with fewer dice.
lesson-first-retreat = The hobgoblins have thrown two flags at your archers, and they must run two hexes, towards your own edge. You choose the way.
lesson-first-onslaught = Your turn again, with a new card. { card-CT-FO } is made for this: it orders as many foot units as you hold cards, and each rolls one die more in melee. Or play another; you are free now.
lesson-first-yours = This turn is yours. Look for enemies that stand alone or have few figures left: every banner counts. I only speak up when something new comes.
lesson-first-again = You have commanded a whole turn. Play your next card as you like; the game goes on until somebody has three banners.
lesson-first-end = That was all you need for a first battle. Play on, I shall be silent now. The reader of the rules is beside the table whenever you want more.
lesson-first-tip-order = Order units that can reach an enemy this turn, and a friend to stand beside them.
lesson-first-tip-move = Move units up to the enemy, but keep two together: who has two friends beside him is Bold.
lesson-first-tip-attack = Point at an attack to see its chances. The best first: a unit that is destroyed cannot strike back.
lesson-first-tip-ground = The enemy has left the hex. Going after him is bold; staying keeps your line together.
lesson-first-tip-retreat = A flag: choose where the unit falls back to, best to its friends.

# What the bot looks at, for its hints.
hint-why-play-command = The card whose orders bring most this turn: attacks that can be made, and units that get to better places.
hint-why-order-unit = The unit whose order brings most: an attack with good odds, or a better place.
hint-why-move-unit = The unit that gains most by moving; those that stand well stay.
hint-why-move-to = Where the unit attacks best, stands beside friends and is in least danger.
hint-why-attack = The attack that costs the enemy most for what it risks; banners that fall soon count most.
hint-why-gain-ground = Whether the empty hex is worth more than the place where the unit stands.
hint-why-retreat-to = The safest way back, and one on which a longer retreat can go on.
hint-why-ignore-flags = Whether the hex is worth holding.
