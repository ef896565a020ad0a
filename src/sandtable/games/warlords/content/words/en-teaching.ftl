# How to play, and the coach of the guided game.

learn-goal = Each player has a deck of castles, heroes and armies, and of the marches and battles that set them in motion. The scenario says how to win; usually it is about castles, your own and those you take.

    The cards in front of you are your realm. Nobody else sees your hand.
    .title = The goal
    .caption = Your castle and your hero below, the enemy's above. At the bottom is your hand.
learn-realm = A turn has eleven short steps, always in the same order. First you play castles, then heroes and their banners. A hero leads a stack of armies, as many as there is room for. A castle holds armies too: its garrison.

    Every castle brings gold each turn. Gold you do not spend is lost.
    .title = Castles and heroes
    .caption = You play a second castle: more gold from this turn on.
learn-gold = In the third step you spend your gold: armies for a hero or a castle, improvements for castles, fleets, diplomacy. Each card shows its price, its combat value and its strengths: some fight better in the field, some against walls.

    A stack under the banner of its people fights better. Missile troops strike first.
    .title = Gold and armies
    .caption = Nineteen gold to spend. Each army can go to the hero or to a castle.
learn-march = A stack needs March cards to move. With none it is Encamped, with one On Patrol, with two On Campaign. It can take one each turn. Only a stack On Campaign can attack enemy stacks and castles; one On Patrol guards your land and can intercept.

    Fleets go by sea, and some armies fly, which opens other routes.
    .title = Marching
    .caption = A March card for the hero: from Encamped to On Patrol.
learn-battle = To attack, play a Battle card: in the field, as an assault on a castle, or as a siege. Both sides add up their combat values. The difference decides how many casualty cards each side is dealt; the weaker side gets more. Their numbers are the losses.

    A castle's defence absorbs losses before the garrison suffers any. When the garrison is gone, leave an army there and the castle is yours.
    .title = Battle
    .caption = The assault on Khamar: 20 against 14. You see the odds before you decide.
learn-beyond = Other steps are for terrain and weather, calamities, spells, and ruins with artefacts and allies. There are also ambushes and traitors. Each card says what it does, and the table shows when you can play it.

    You need none of this in your first game. If a step has nothing for you, end it.
    .title = What else there is
    .caption = You choose your own losses: the cheapest armies that cover them.

lesson-first-title = The fall of Khamar
lesson-first-about = Two turns in about { $n } minutes, up to your first conquest. The coach points, you play.
lesson-first-part-realm = Your realm
lesson-first-part-army = Raise an army
lesson-first-part-march = March
lesson-first-part-campaign = On Campaign
lesson-first-part-battle = Take a castle
lesson-first-part-own = A turn of your own
lesson-first-castle = Welcome! In front of you are your castle { card-marthos } and your hero { card-aldric-sunmantle }. A turn has eleven short steps; the first is for castles. You hold a second one: play { card-elvallie }.
lesson-first-castle-wrong = Play { card-elvallie }: a castle costs nothing and brings gold every turn.
lesson-first-step = You have no more castles. End the step; the next one starts by itself.
lesson-first-heroes = The second step is for heroes and banners. You have none right now, so end it.
lesson-first-armies = Now your gold: nineteen. Give { card-aldric-sunmantle } all three armies: { card-sirian-pikemen }, { card-elven-archers } and { card-order-of-the-sun }, in any order.
lesson-first-armies-wrong = In a castle they would guard the walls. We want to march: give them to { card-aldric-sunmantle }.
lesson-first-saved = They are all with him. There is nothing else to buy: end the step.
lesson-first-quiet = This step is for cards you do not hold. End it and go on.
lesson-first-patrol = Step seven, the march. Play a March card on { card-aldric-sunmantle }: with one he is On Patrol. The second follows next turn.
lesson-first-patrol-wrong = Without a March card he stays in camp. Play one on { card-aldric-sunmantle }.
lesson-first-marched = A stack takes only one March card each turn. End the step.
lesson-first-wrap = The last step: you could discard cards you do not want, but yours are good. End the step and draw new ones.
lesson-first-wrap-wrong = Keep them all: we need the Battle card next.
lesson-first-second = The enemy has put the { card-the-thunder-guard } into { card-khamar }. And you go first again: everyone draws for it each game turn, and the lowest number wins. No castle and no hero to play: end these steps.
lesson-first-more = Another army for { card-aldric-sunmantle }: the new { card-sirian-pikemen }. Every point counts when you storm the walls.
lesson-first-more-wrong = With { card-aldric-sunmantle } it helps in the assault. Give it to him.
lesson-first-more-done = That will do. End the step; improvements can wait.
lesson-first-campaign = Now the second March card: { card-aldric-sunmantle } goes On Campaign and may attack.
lesson-first-campaign-wrong = He needs a second March card, and you have some. Play one on him.
lesson-first-target = Step eight, the battles. Lead { card-aldric-sunmantle } against { card-khamar }: twenty points against fourteen.
lesson-first-target-wrong = { card-khamar } is worth more than a field battle: in this scenario castles count.
lesson-first-assault = Storm it with your Battle card. A siege would starve the garrison out, but takes many turns.
lesson-first-assault-wrong = Not a siege: storm it, while they are so few.
lesson-first-losses = The casualty cards are dealt: sixteen for them, six for you. Their walls absorb some of it, but not enough. You pay six points with armies: choose which you can spare. Both { card-sirian-pikemen } are the cheapest.
lesson-first-garrison = { card-khamar } has fallen! Leave an army there, and the castle is yours. The { card-elven-archers } will do.
lesson-first-garrison-wrong = Without a garrison the enemy keeps the castle. Leave an army there!
lesson-first-attacked = Your first conquest. And because { card-khamar } brought in so much gold, the enemy has also lost cards from hand. End the step.
lesson-first-yours = The rest of this turn is yours, and so is the next. Five castles win, two of them taken from others. I'll speak up when something new comes along.
lesson-first-next = You have played a turn on your own. Go on as you like: you know all that matters.
lesson-first-end = From here on the game is all yours. The rules for every card are next to the table: point at it.
lesson-first-tip-heroes = A second hero means a second stack. A banner strengthens the armies of its people.
lesson-first-tip-spend = Keep an army in each castle and give the others to your hero: an empty castle falls at once.
lesson-first-tip-march = One March card each turn. Two make a campaign.
lesson-first-tip-battles = Look at both totals before you attack, and leave a stack at home that can intercept.
lesson-first-tip-wrap = Discard cards you will not need soon: you draw others for them.
lesson-first-tip-explore = A hero in your own land may search a ruin for artefacts and allies.
lesson-first-tip-losses = Choose armies worth just enough.

# What the bot looks at, for its hints.
hint-why-castles = Every castle it can man.
hint-why-heroes = Heroes first; a banner goes to the stack with the most armies of its people.
hint-why-spend = What gains most for its gold: armies where they attack or are needed, then improvements.
hint-why-march = Set out where an attack looks good, patrol with stacks that can fight, come home from danger.
hint-why-battles = The most promising attack: the chance of winning, the value of the castle, what could be lost.
hint-why-attack = The attack and the card with the best odds.
hint-why-intercept = Whether the stack should win the field battle.
hint-why-wrap-up = Cards it will not need soon make room for others.
hint-why-losses = The least valuable armies that are just enough.
hint-why-detach = The cheapest army that can hold the castle.
