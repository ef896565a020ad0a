# How to play, and the coach of the guided game.

learn-goal = You command the Standard camp or the Pennant camp. You win a banner for every enemy unit you destroy. The first camp with enough Victory Banners wins; the adventure says how many that is.

    A unit is a few figures around a banner. The colour of the banner tells you what it can do: green units are quick and roll two dice, blue ones roll three, red ones are slow and roll four.
    .title = The goal
    .caption = A small battle: your camp below, the enemy's above. The figures on a stand are what the unit has left.
learn-cards = On your turn you play one Command card. It says where you may give orders: on the left, in the centre, on the right, or to one kind of unit. Only ordered units may move and fight this turn.

    At the end of the turn you draw a new card. You never have a card for everything, so keep the ones you will need.
    .title = Cards give orders
    .caption = { card-CC-AC } orders three units in the middle of the board.
learn-move = All moves come first, then all battles. On foot, green units move two hexes and may fight; blue ones move one and may fight, or two and may not; red ones move one. Riders go further. Nobody moves through other units.

    Units stop when they enter woods. Woods and hills give cover: whoever attacks into a wood or up a hill rolls at most two dice.
    .title = Moving
    .caption = You can reach the lit hexes. Paler hexes are for moving only, with no battle.
learn-battle = Choose an ordered unit and an adjacent enemy, or for bows one within range and sight. Then roll the dice. A helmet in the colour of the enemy's banner is a hit. A strike, the sword on a shield, is a hit in melee. A flag drives the enemy back one hex. Everything else misses.

    Each hit costs one figure. When the last one falls, the banner is yours. Your unit may then gain ground and enter the empty hex.
    .title = Fighting
    .caption = Regular infantry on the hill against goblins: three dice, and you see the odds before you roll.
learn-courage = Flags make a unit retreat towards its own side of the board. It loses a figure for every hex it cannot retreat.

    Keep your units together. A unit with two friends next to it is Bold: it may ignore a flag, and if it is attacked and holds its hex, it battles back. Goblins are easily frightened: they run two hexes per flag.
    .title = Courage and retreat
    .caption = Two flags were rolled: you choose where the archers retreat.
learn-beyond = Larger adventures add Lore: tokens you win with the dice and spend on Lore cards, and a War Council of wizards, clerics, rogues and warriors. There are creatures and dragons, and Heroes who lead troops and hunt for treasure.

    You need none of that for your first battle. Start with the guided game, and ask as you go: click anything that is dimmed to see why you can't choose it.
    .title = What comes later
    .caption = An attack on a dragon. Creatures have their own rules; look them up next to the table.

lesson-first-title = The hill at Skarn
lesson-first-about = A first battle in about { $n } minutes. The coach points, you play.
lesson-first-part-cards = Play a Command card
lesson-first-part-orders = Order three units
lesson-first-part-move = Take the hill
lesson-first-part-battle = Fight
lesson-first-part-enemy = The enemy's turn
lesson-first-part-own = A turn of your own
lesson-first-card = Welcome, commander! You lead the army at the bottom against the goblins at the top. Every turn begins with a card. Play { card-CC-AC }: it lets you order three units in the middle.
lesson-first-card-wrong = A good card, but not now: your best units are in the middle. Play { card-CC-AC }.
lesson-first-order = Only ordered units may act. Order the regular infantry before the hill, the heavy infantry behind it, and the archers on the left, in any order.
lesson-first-order-wrong = Three orders, three units: the regular infantry before the hill, the heavy infantry behind it and the archers. Everyone else rests this turn.
lesson-first-move = Now move. Take the regular infantry up the hill, one hex ahead. After one hex it may still fight.
lesson-first-move-wrong = We want the hill: from there we can hit the goblins next to it, and anyone who attacks us there rolls fewer dice.
lesson-first-support = No unit should stand alone. Bring the heavy infantry up to the hex the regular infantry has left.
lesson-first-support-wrong = Not there. The heavy infantry can help from right behind the regular infantry.
lesson-first-stand = The archers stay: standing still, they shoot with all their dice. End the moves.
lesson-first-stand-wrong = Archers shoot worse after moving. Leave them where they are and end the moves.
lesson-first-shoot = Now the battles. Archers first: shoot at the hobgoblins with the blue banner, three hexes away. A blue helmet hits. Strikes only count in melee.
lesson-first-shoot-wrong = Archers first, at the hobgoblins behind the goblins: they will attack us next, so every figure counts.
lesson-first-melee = One down! Now the hill: your regular infantry against the goblins next to it. Three dice for the blue banner. Green helmets and strikes hit; a flag makes them run.
lesson-first-melee-wrong = There are only two goblins left next to the hill. Strike them first!
lesson-first-ground = The last goblin fell, and their banner is yours: the first of three. You could enter their hex, but the hill is worth more. Stay.
lesson-first-ground-wrong = Down there you would face three enemies. Stay on the hill, where they roll fewer dice against you.
lesson-first-retreat = The hobgoblins rolled two flags against your archers, who must retreat two hexes towards your edge. You choose the way.
lesson-first-onslaught = Your turn again, with a new card. { card-CT-FO } is made for this: it orders as many foot units as you hold cards, and each rolls one extra die in melee. Or play another card; it's up to you now.
lesson-first-yours = This turn is yours. Look for enemies that stand alone or have few figures left: every banner counts. I'll only speak up when something new comes along.
lesson-first-again = You have commanded a whole turn. Play your next card as you like; the game goes on until someone has three banners.
lesson-first-end = That is all you need for a first battle. Play on; I'll be quiet now. The rules are next to the table whenever you want more.
lesson-first-tip-order = Order units that can reach an enemy this turn, and a friend to stand next to them.
lesson-first-tip-move = Move units up to the enemy, but keep them together: a unit with two friends next to it is Bold.
lesson-first-tip-attack = Point at an attack to see its odds. Take the best first: a destroyed unit cannot battle back.
lesson-first-tip-ground = The enemy has left the hex. Following is bold; staying keeps your line together.
lesson-first-tip-retreat = A flag: choose where the unit retreats, ideally to its friends.

# What the bot looks at, for its hints.
hint-why-play-command = The card whose orders gain most this turn: attacks you can make, and units that reach better hexes.
hint-why-order-unit = The unit whose order gains most: an attack with good odds, or a better position.
hint-why-move-unit = The unit that gains most by moving; well-placed units stay.
hint-why-move-to = Where the unit attacks best, has friends next to it and is in least danger.
hint-why-attack = The attack that costs the enemy most for its risk. Banners about to fall count most.
hint-why-gain-ground = Whether the empty hex is better than the current one.
hint-why-retreat-to = The safest way back that leaves room for a longer retreat.
hint-why-ignore-flags = Whether the hex is worth holding.
