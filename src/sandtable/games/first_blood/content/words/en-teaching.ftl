# How to play, and the coach of the guided game.

learn-goal = Two armies of regiments meet in the field. The scenario says what you fight for: quarters of the battlefield, a camp, the enemy's standards. You score at the end of every Game Turn. The first to score enough wins, or whoever has most after ten.

    A regiment is a group of models that acts together. Its leader shows where it is.
    .title = The goal
    .caption = A meadow in four quarters. Whoever has more models in a quarter claims it.
learn-arrive = The battlefield starts empty. Each Game Turn you roll for your reinforcements: light regiments come first, heavy ones last. Those that arrive march on over your own edge when their card is drawn. Later they can also use the side edges, as far up as your foremost regiment.
    .title = Reinforcements
    .caption = The regiment can enter in the lit strip along the edge.
learn-stack = Every regiment has a card. Before the fighting you put your cards in the order in which they will act: the Command Stack. A roll decides who is First Player. Then you take turns to turn over a card, and that regiment takes up to two Actions.

    The order is most of your plan: once the stacks are set, you cannot change them.
    .title = The Command Stack
    .caption = You arrange your cards from top to bottom. The enemy does not see them.
learn-actions = March as far as the characteristic says, twice if you like. Take Aim and then shoot. Charge, if an enemy is close enough. Low dice are good: each hits if it shows the characteristic or less. A one always hits, a six never.

    Then the target rolls against its wounds: low again, against its Defence. Each die that is higher costs a model.
    .title = Actions and dice
    .caption = The crossbowmen choose a target. The odds are next to the options.
learn-charge = A Charge goes as far as a March plus one die. If it reaches the enemy, the regiments are Engaged and can only fight from then on: Clash. Whoever suffers wounds in a Clash tests Morale, and may lose more.

    A regiment that loses half its models at once is Broken and must rally first. If it happens again, it is Shattered and gone.
    .title = Charge and Clash
    .caption = The militia can reach the drones: a Charge, then a Clash at once.
learn-end = At the end of each Game Turn you count territory. Small light regiments only contest it; the others claim it. Spread out enough to claim, stay close enough to fight.

    Characters lead, fight duels and cast spells. You can garrison houses and storm ruins. You will pick that up as you go: the rules are next to the table.
    .title = Territory and more
    .caption = After the Charge: who holds more quarters now?

lesson-first-title = The meadow at Skarn
lesson-first-about = Two Game Turns in about { $n } minutes: shoot, arrive, charge. The coach points, you play.
lesson-first-part-stack = Arrange the Command Stack
lesson-first-part-volley = Shoot
lesson-first-part-arrive = Bring on the militia
lesson-first-part-charge = Charge
lesson-first-part-own = On your own
lesson-first-stack = Welcome! It is the second Game Turn. Your crossbowmen are at your edge, two regiments of drones are coming from the far one, and your militia arrives. Which card goes on top of your stack? Put the crossbowmen first, then place the cards.
lesson-first-stack-wrong = The crossbowmen on top: they should shoot before the drones come near.
lesson-first-score = Both players roll to be First Player, and the higher roll wins. With fewer cards you may change your die by one. Five beats two: leave it.
lesson-first-score-wrong = Don't lower it: we want to act first. Leave it.
lesson-first-aim = The crossbowmen's card is turned over: two Actions. First Take Aim, which improves the next Volley.
lesson-first-aim-wrong = They are well placed, and the drones are in range. Take Aim!
lesson-first-volley = And now the Volley.
lesson-first-volley-wrong = They have aimed: now shoot.
lesson-first-target = At whom? The drones straight ahead.
lesson-first-target-wrong = Choose the drones straight ahead; leave the others to the militia.
lesson-first-reroll = Low dice hit. Two, three, three and one are hits; the five misses. Your leader lets you re-roll one die: the five, of course.
lesson-first-reroll-wrong = Those are hits already. Re-roll the five!
lesson-first-edge = Five drones down in one volley: the regiment is Broken. Now your militia's card: it arrives. Bring it on over your own edge.
lesson-first-edge-wrong = Over your own edge, so that it stands next to the crossbowmen.
lesson-first-enter = Choose where the leader enters, within the lit strip: a little left of the crossbowmen, where the hand points.
lesson-first-enter-wrong = A little closer to where the hand points, so that the militia stands between the drones and the crossbowmen.
lesson-first-march = One Action is left. March!
lesson-first-march-wrong = The enemy is still far away: March.
lesson-first-ahead = Straight ahead, as far as it goes.
lesson-first-ahead-wrong = Further ahead, where the hand points: from there the militia can charge next turn.
lesson-first-order = The third Game Turn: your lord and the men-at-arms arrive too. Arrange the stack with the militia on top: it is going to charge.
lesson-first-order-wrong = The militia on top this time: it is close to the drones.
lesson-first-order-more = Then the others in any order; crossbowmen before those who arrive.
lesson-first-charge = The drones go first this time and come closer. Your militia's card: they are close enough. Charge!
lesson-first-charge-wrong = Before they reach us: Charge!
lesson-first-clash = You reach them: they are Engaged. The second Action is the Clash.
lesson-first-clash-wrong = We have them: Clash!
lesson-first-again = You may re-roll one die again. Choose one that missed, ideally a six.
lesson-first-again-wrong = That die hits already. Choose a high one.
lesson-first-yours = They are falling, and failed Morale costs them even more. The other cards are yours: the crossbowmen can shoot, the lord and the men-at-arms enter. I'll speak up when something new comes along.
lesson-first-next = The quarters have been scored, and a new Game Turn begins. You know the way now: arrange your stack as you like.
lesson-first-end = From here on the battle is all yours. Hold more quarters than they do: fourteen points win.
lesson-first-tip-action = Two Actions for the regiment. Shooters: Take Aim and Volley. Others: move to a quarter nobody holds, or Charge.
lesson-first-tip-edge = Enter over your own edge, or over a side edge as far up as one of your regiments.
lesson-first-tip-enter = Anywhere in the lit strip.
lesson-first-tip-march = You can reach the lit ground, but no closer than two inches to the enemy.
lesson-first-tip-volley = The nearest target in the open is usually best.
lesson-first-tip-reroll = Choose a die that missed.

# What the bot looks at, for its hints.
hint-why-stack = Regiments that can strike first, then those under threat; those that only march come last.
hint-why-action = What each Action gains: wounds dealt and taken, ground won.
hint-why-march = Towards the regiment's goal, out of reach of threats.
hint-why-enter = As close to the regiment's goal as possible.
hint-why-entry-edge = The edge closest to its goal.
hint-why-volley = The enemy that loses most to the volley.
hint-why-charges = The enemy it hurts most for the damage it takes.
hint-why-reroll-hit = A die that missed.
hint-why-score = To go first, or to roll again.
hint-why-arrives = The most valuable regiment.
