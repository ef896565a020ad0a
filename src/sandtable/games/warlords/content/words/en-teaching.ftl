# How to play, and the coach of the guided game.

learn-goal = Each of you plays cards from a deck of your own: castles, heroes, armies, and the marches and battles that set them going. The scenario says what wins; usually it is castles, your own and those you take.

    Cards in front of you are your land. Those in your hand nobody sees.
    .title = What it is about
    .caption = Your castle and your hero below, the enemy's above. Below them your hand.
learn-realm = A turn has eleven short steps, always in the same order. First you lay down castles, then heroes and their banners. A hero leads a stack: armies are laid under him, as many as he has room for. A castle holds armies too, its garrison.

    Every castle brings gold each turn. What you do not spend is gone.
    .title = Castles and heroes
    .caption = A second castle is laid down: more gold from this turn on.
learn-gold = In the third step you spend your gold: armies for a hero or a castle, improvements for castles, fleets, diplomacy. Each card shows its price and its combat value, and what it is good at: some fight better in the field, some at walls.

    A stack under the banner of its people fights better. Missile troops strike before the others.
    .title = Gold and armies
    .caption = Nineteen gold to spend. Each army can go to the hero or to a castle.
learn-march = A stack needs March cards to go anywhere. Without one it is Encamped, with one On Patrol, with two On Campaign. It takes at most one each turn. Only a stack On Campaign attacks enemy stacks and castles; one On Patrol guards your land and can intercept.

    Fleets go by sea, and some armies fly: they have ways of their own.
    .title = Marching
    .caption = A March card is laid on the hero: from Encamped to On Patrol.
learn-battle = To attack, play a Battle card: in the field, as an assault on a castle, or as a siege. Both sides add up their combat values. The difference says how many casualty cards each side is dealt, the weaker more. Their numbers are the losses.

    A castle swallows as much as its defence before the garrison loses anything. When the garrison is gone, leave an army there, and the castle is yours.
    .title = Battle
    .caption = The assault on Khamar: 20 against 14. The odds are shown before you decide.
learn-beyond = Between these steps there is room for terrain and weather, calamities, spells, ruins with artefacts and allies, ambushes and traitors. Each card says what it does, and the table says when it can be played.

    With the first game you need none of it. When nothing in a step is for you, end the step.
    .title = What else there is
    .caption = Losses are chosen by their owner: the cheapest armies that are worth enough.

lesson-first-title = The fall of Khamar
lesson-first-about = Two turns in about { $n } minutes, up to your first conquest. The coach points, you play.
lesson-first-part-realm = Your realm
lesson-first-part-army = Raise an army
lesson-first-part-march = Set it going
lesson-first-part-campaign = On Campaign
lesson-first-part-battle = Take a castle
lesson-first-part-own = A turn of your own
lesson-first-castle = Welcome! Before you lie your castle { card-marthos } and your hero { card-aldric-sunmantle }. A turn has eleven short steps; the first is for castles. You hold a second one: play { card-elvallie }.
lesson-first-castle-wrong = Do play { card-elvallie }: a castle costs nothing and brings gold every turn.
lesson-first-step = No more castles in your hand. End the step; the next one comes by itself.
lesson-first-heroes = The second step is for heroes and banners. You hold none just now, so end it.
lesson-first-armies = Now your gold: nineteen. Give { card-aldric-sunmantle } all three armies: { card-sirian-pikemen }, { card-elven-archers } and { card-order-of-the-sun }, in any order.
lesson-first-armies-wrong = Behind walls they would guard the castle. We want to march: give them to { card-aldric-sunmantle }.
lesson-first-saved = All are with him. Nothing else can be bought: end the step.
lesson-first-quiet = This step is for cards that you do not hold. End it and go on.
lesson-first-patrol = Step seven, the march. Lay a March card on { card-aldric-sunmantle }: with one he is On Patrol. Next turn comes the second.
lesson-first-patrol-wrong = Without a March card he stays in his camp. Lay one on { card-aldric-sunmantle }.
lesson-first-marched = A stack takes only one March card each turn. End the step.
lesson-first-wrap = The last step: you could throw away cards you do not want. Yours are good. End the step and draw new ones.
lesson-first-wrap-wrong = Keep them all: the Battle card is what we need next.
lesson-first-second = The enemy has put the { card-the-thunder-guard } into { card-khamar }. And you are first again: who begins is drawn anew each game turn, and the lowest number wins. No castle and no hero to play: end these steps.
lesson-first-more = Another army for { card-aldric-sunmantle }: the new { card-sirian-pikemen }. Every point counts when the walls are stormed.
lesson-first-more-wrong = With { card-aldric-sunmantle } it helps in the assault. Give it to him.
lesson-first-more-done = That will do. End the step; improvements can wait.
lesson-first-campaign = And now the second March card: { card-aldric-sunmantle } goes On Campaign, and may attack.
lesson-first-campaign-wrong = He needs a second March card, and you hold some. Lay one on him.
lesson-first-target = Step eight, the battles. Lead { card-aldric-sunmantle } against { card-khamar }: twenty points against fourteen.
lesson-first-target-wrong = { card-khamar } is worth more than a fight in the field: a castle is what counts in this scenario.
lesson-first-assault = Storm it with your Battle card. A siege would starve the garrison out, but takes many turns.
lesson-first-assault-wrong = Not a siege: storm it, while they are so few.
lesson-first-losses = The casualty cards have fallen: sixteen for them, six for you. Their walls swallow a part, but not enough. You pay six points with armies: choose which you can spare. Both { card-sirian-pikemen } are the cheapest.
lesson-first-garrison = { card-khamar } has fallen! Leave an army there, and the castle is yours. The { card-elven-archers } will do.
lesson-first-garrison-wrong = Without a garrison the enemy keeps the castle. Leave an army there!
lesson-first-attacked = Your first conquest. And because { card-khamar } brought much gold, the enemy has lost cards from his hand as well. End the step.
lesson-first-yours = The rest of this turn is yours, and the next as well. Five castles win, two of them taken from others. I speak up when something new comes.
lesson-first-next = A turn of your own lies behind you. Go on as you like: you know all that matters.
lesson-first-end = From here on the game is all yours. Rules for every card are beside the table: point at it.
lesson-first-tip-heroes = A second hero means a second stack. A banner makes the armies of its people stronger.
lesson-first-tip-spend = An army in each castle, the others with your hero: an empty castle falls at once.
lesson-first-tip-march = One March card each turn. Two make a campaign.
lesson-first-tip-battles = Look at both totals before you attack, and leave a stack at home that can intercept.
lesson-first-tip-wrap = Cards that you will not need soon may go: you draw others for them.
lesson-first-tip-explore = A hero in your own land may search a ruin for artefacts and allies.
lesson-first-tip-losses = Choose armies that are worth just enough.

# What the bot looks at, for its hints.
hint-why-castles = Every castle that can be manned.
hint-why-heroes = Heroes first; a banner goes to the stack with most armies of its people.
hint-why-spend = What brings most for its gold: armies where they attack or are needed, then improvements.
hint-why-march = Set out where an attack promises enough, patrol with who can fight, come home from danger.
hint-why-battles = The attack that promises most: the chance to win, the worth of the castle, what may be lost.
hint-why-attack = The way and the card with the best prospects.
hint-why-intercept = Whether the stack can expect to win the field battle.
hint-why-wrap-up = Cards that will not be needed soon make room for others.
hint-why-losses = The armies that are worth least and just enough.
hint-why-detach = The cheapest army that can hold the castle.
