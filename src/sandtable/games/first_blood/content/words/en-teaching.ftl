# How to play, and the coach of the guided game.

learn-goal = Two armies of regiments meet on open ground. What is fought for, the scenario says: quarters of the battlefield, a camp, the enemy's standards. Points are counted at the end of every Game Turn, and whoever first has enough, or most after ten, wins.

    A regiment is a group of models that acts together. Its leader shows where it is.
    .title = What it is about
    .caption = A meadow in four quarters. Whoever has more models in one claims it.
learn-arrive = At first nobody is on the battlefield. Each Game Turn you roll for your reinforcements: light regiments come first, heavy ones last. Those that arrive march on over your own edge when their card is drawn, and later over the side edges too, as far up as your foremost regiment.
    .title = Reinforcements
    .caption = The lit strip along the edge is where the regiment may enter.
learn-stack = Every regiment has a card. Before the fighting you put your cards in the order in which they shall act: the Command Stack. A roll decides who is First Player. Then you take turns turning over one card, and that regiment takes up to two Actions.

    The order is most of your plan: once the stacks are laid, nothing can be changed.
    .title = The Command Stack
    .caption = The cards are laid from top to bottom, and the enemy does not see them.
learn-actions = March as far as your characteristic says, twice if you like. Take Aim and then shoot. Charge, if an enemy is near enough. Low dice are good: to hit, each must show the characteristic or less. A one always hits, a six never.

    Then the target rolls for its wounds: again low, against its Defence. What is higher costs a model.
    .title = Actions and dice
    .caption = Crossbowmen choose their target; the odds are beside the answers.
learn-charge = A Charge reaches as far as a March plus one die. If it reaches the enemy, the regiments are Engaged and only fight from then on: Clash. Whoever suffers wounds in a Clash tests Morale, and may lose more.

    A regiment that loses half its models at once is Broken and must rally first. Once more, and it is Shattered and gone.
    .title = Charge and Clash
    .caption = The militia can reach the drones: a Charge, and a Clash at once.
learn-end = At the end of each Game Turn territory is counted. Small light regiments only contest; the others claim. Spread out enough to claim, stay close enough to fight.

    Characters lead, fight duels and cast spells; houses can be garrisoned, ruins stormed. That comes by itself: the rules are beside the table.
    .title = Territory and more
    .caption = After the Charge: who holds more quarters now?

lesson-first-title = The meadow at Skarn
lesson-first-about = Two Game Turns in about { $n } minutes: shoot, arrive, charge. The coach points, you play.
lesson-first-part-stack = Lay the Command Stack
lesson-first-part-volley = Shoot
lesson-first-part-arrive = Bring on the militia
lesson-first-part-charge = Charge
lesson-first-part-own = On your own
lesson-first-stack = Welcome! It is the second Game Turn. Your crossbowmen stand at your edge, two regiments of drones come from the far one, and your militia arrives. Which card shall be on top of your stack? Put the crossbowmen first, and lay the cards.
lesson-first-stack-wrong = The crossbowmen on top: they should shoot before the drones come near.
lesson-first-score = Both roll to be First Player, and the higher wins. Having fewer cards you may change your die by one. Five beats two: leave it.
lesson-first-score-wrong = Do not make it less: we want to act first. Leave it.
lesson-first-aim = The card of the crossbowmen is turned over: two Actions. First Take Aim, which makes the next Volley better.
lesson-first-aim-wrong = They stand well where they are, and the drones are in range. Take Aim!
lesson-first-volley = And now the Volley.
lesson-first-volley-wrong = They have aimed: now they should shoot.
lesson-first-target = At whom? The drones straight ahead.
lesson-first-target-wrong = Take the drones straight ahead; the others are a matter for the militia.
lesson-first-reroll = Low dice hit. Two, three, three and one are hits; the five is none. Your leader may have one die rolled again: the five, of course.
lesson-first-reroll-wrong = Those are hits already. Roll the five again!
lesson-first-edge = Five drones down at one blow: the regiment is Broken. Now the card of your militia: it arrives. Let it come over your own edge, the northern one.
lesson-first-edge-wrong = Over your own edge, the northern one: then it stands beside the crossbowmen.
lesson-first-enter = Choose where the leader enters, within the lit strip: a little left of the crossbowmen, where the hand points.
lesson-first-enter-wrong = A little nearer to where the hand points, please, so that the militia comes between the drones and the crossbowmen.
lesson-first-march = One Action is left. March!
lesson-first-march-wrong = The enemy is still far: March.
lesson-first-ahead = Straight ahead, as far as it goes.
lesson-first-ahead-wrong = Farther ahead, where the hand points: from there the militia can charge next turn.
lesson-first-order = The third Game Turn: your lord and the men-at-arms arrive as well. Lay the stack. On top the militia: it shall charge.
lesson-first-order-wrong = The militia on top this time: it stands close to the drones.
lesson-first-order-more = Then the others, in the order you like; crossbowmen before those who arrive.
lesson-first-charge = The drones are first this time and come closer. Your militia's card: they are near enough. Charge!
lesson-first-charge-wrong = Before they reach us: Charge!
lesson-first-clash = It holds: they are Engaged. The second Action is the Clash.
lesson-first-clash-wrong = We have them: Clash!
lesson-first-again = Again one die may be rolled anew. Take one that has missed, best a six.
lesson-first-again-wrong = That die hits already. Take a high one.
lesson-first-yours = See how they fall, and their Morale breaks more of them. The other cards are yours: the crossbowmen can shoot, the lord and the men-at-arms enter. I speak up when something is new.
lesson-first-next = The quarters were counted, and a new Game Turn begins. You know the way now: lay your stack as you like.
lesson-first-end = From here on the battle is all yours. Hold more quarters than they do: fourteen points win.
lesson-first-tip-action = Two Actions for the regiment. Shooters: Take Aim and Volley. Others: towards a quarter that nobody holds, or into a Charge.
lesson-first-tip-edge = Over your own edge, or over a side edge as far up as one of your regiments stands.
lesson-first-tip-enter = Anywhere in the lit strip.
lesson-first-tip-march = The lit ground can be reached. No nearer than two inches to the enemy.
lesson-first-tip-volley = The nearest target in the open is usually best.
lesson-first-tip-reroll = Take a die that has missed.

# What the bot looks at, for its hints.
hint-why-stack = Who can strike first, then who is threatened; those who only walk come last.
hint-why-action = What each Action promises: wounds given and taken, ground won.
hint-why-march = Towards the aim of the regiment, out of reach of what it fears.
hint-why-enter = As near to the aim of the regiment as may be.
hint-why-entry-edge = The edge from which the way to its aim is shortest.
hint-why-volley = The enemy that loses most by the shots.
hint-why-charges = The enemy against whom blows given outweigh blows taken most.
hint-why-reroll-hit = A die that has missed.
hint-why-score = To go first, or to roll again.
hint-why-arrives = The regiment that is worth most.
