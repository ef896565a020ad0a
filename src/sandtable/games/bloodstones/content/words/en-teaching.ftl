# How to play, and the coach of the guided game.

learn-goal = You lead one of six factions. Whoever has the most victory points at the end wins. There are three ways to score: win battles, for one point per unit in the beaten army; keep villages on the map until you regroup; capture other players' villages and citadels.

    You start in your citadel. Lose it, and someone else scores it.
    .title = The goal
    .caption = The Sundered Vale for two players: your citadel is in Millbeck, the enemy's in the hills of Stagfell.
learn-tiles = Everything you own is a tile, and a tile in your hand can do one of four things. Place it on the map as a unit. Discard it to pay for another. Spend its pips on movement or villages. Or swap it for a poor tile in a battle.

    Each tile does only one of these, and then it goes to your discard pile. That choice is the heart of the game.
    .title = One tile, four uses
    .caption = Your hand. The squares on the left of a tile are its price, the dots on the right its pips.
learn-move = To move, choose where from, where to and which units. Each unit pays for each area it enters: plains 1 pip, forest 2, hills 3. Pay with tiles from your hand; leftover pips are lost when the movement ends.

    You must stop where there are enemies, and fight a battle there before your turn ends. A leader carries one unit for free, and ships carry land units across the sea.
    .title = Marching
    .caption = Five units into plains: five pips. The blank tile in your hand pays exactly that.
learn-battle = Both sides draw battle tiles: three each, or four for the side with more units. Each may swap one for a tile from the hand. Add up the best three, plus a bonus for every unit: swords always, cavalry in plains, shields when defending, three for a castle, five for the citadel.

    The higher total wins and scores a point for every unit of the loser, who loses one and retreats with the rest. The defender may withdraw before the fight, unless the attacker has more cavalry.
    .title = Battle
    .caption = An attack on Kingsacre: four Swords and a Cavalry against a Swords and a Shield.
learn-villages = At the end of your turn one tile builds villages: 1 pip each in plains and forest, 2 in hills. Plains hold two, other areas one. They must be next to your villages, your citadel or a chain of your units.

    New units appear where your villages are. And if you have a unit in the same area as an enemy village when your turn begins, a tile can capture it.
    .title = Villages
    .caption = Areas where you can build villages are lit.
learn-end = After every turn you draw up to your hand size. When your bag is empty, all your discarded tiles go back into it: you regroup, and score a point for each of your villages on the map.

    When everyone has regrouped three times (twice with three or more players), the last battles are fought. Captured villages score 1, captured citadels 5, and the highest total wins.
    .title = Regrouping and the end
    .caption = An enemy village is captured: it scores at the end.

lesson-first-title = The road to Kingsacre
lesson-first-about = Two turns in about { $n } minutes: build, march, settle, fight. The coach points, you play.
lesson-first-part-build = Build a unit
lesson-first-part-move = March
lesson-first-part-villages = Found villages
lesson-first-part-battle = Win a battle
lesson-first-part-settle = Settle
lesson-first-part-capture = Capture villages
lesson-first-part-own = A turn of your own
lesson-first-build = Welcome! You lead the Horse Lords; your citadel and four Swords are in Millbeck. On your turn you may build, move and fight as often as you like. Let's build a unit first.
lesson-first-build-wrong = All in good time. First a unit: choose Build Unit.
lesson-first-shield = Take the Shield from your hand and place it in Millbeck. It costs 1: one other tile from your hand.
lesson-first-shield-wrong = For now, the Shield in Millbeck: it is cheap and helps wherever we have to defend.
lesson-first-pay = Now pay. Any tile will do, so give up the one you need least: the Skirmishers, who only help in forests.
lesson-first-pay-wrong = We will need that tile in a moment. Give up the Skirmishers.
lesson-first-move = Now march: choose Move Units.
lesson-first-way = From Millbeck to Cobblethorpe: open plains, 1 pip for each unit.
lesson-first-way-wrong = Go to Cobblethorpe: the road to Kingsacre starts there.
lesson-first-many = Take all four Swords and the Shield. The citadel can look after itself.
lesson-first-many-wrong = Take them all: whoever has more units in a battle draws one more tile.
lesson-first-pips = Five units, five pips. Your blank tile is worth exactly five: spend it, and nothing is wasted.
lesson-first-pips-wrong = Two other tiles would do it, but you would miss them later. The blank tile has exactly five pips.
lesson-first-halt = That was our march. Next time it can be one gesture: drag the banner above an army, and the whole army goes. Now end the movement.
lesson-first-halt-wrong = No further today: end the movement.
lesson-first-over = Nothing more to do here: end the phase. Then come the villages.
lesson-first-over-wrong = Enough for this turn. End the phase, and we build villages.
lesson-first-tile = One tile builds as many villages as it has pips. The Castle has four: spend it. We'll keep the Cavalry for the next turn.
lesson-first-tile-wrong = The Castle, please: four pips are four villages, and we need the Cavalry soon.
lesson-first-village = Put two villages in Cobblethorpe, where your army is: plains hold two. We can build new units there next turn.
lesson-first-village-wrong = First two in Cobblethorpe: close to the enemy, where we need new units.
lesson-first-village-more = And two more in Barrowdown, behind it. Each is worth a point when you regroup.
lesson-first-village-more-wrong = Barrowdown is safe behind our army. Put them there.
lesson-first-draw = Done. You draw back up to seven tiles, and it is the enemy's turn.
lesson-first-again = The Hill Folk have come to Kingsacre with two units and built villages there. Let's drive them out! Build again.
lesson-first-again-wrong = First we make the army stronger: choose Build Unit.
lesson-first-rider = A Cavalry in Cobblethorpe, with your army. It adds 1 in plains, and an enemy without cavalry cannot withdraw from it.
lesson-first-rider-wrong = Cavalry, in Cobblethorpe: the village there lets us build where the army stands.
lesson-first-price = Cavalry costs two tiles. Give up both Siege Engines: there is no castle to break.
lesson-first-price-wrong = Better the Siege Engines: they help only against castles and citadels.
lesson-first-march = Now attack: move from Cobblethorpe to Kingsacre.
lesson-first-march-wrong = To Kingsacre, from Cobblethorpe: that is where the enemy stands.
lesson-first-force = Take all four Swords and the Cavalry. The Shield only helps in defence, so it stays and guards the villages.
lesson-first-force-wrong = Four Swords, no Shield, one Cavalry: five units for five pips.
lesson-first-leader = Five pips: the Leader pays exactly that.
lesson-first-leader-wrong = The Leader's five pips are exactly right. The others would waste some.
lesson-first-battle = Your army shares the area with enemies, so you must fight before the turn ends. End the movement and start the battle.
lesson-first-battle-wrong = Don't wait: start the battle.
lesson-first-keep = You have more units, so you drew four tiles, and the best three count. The Swords and the Cavalry add five. That is plenty: keep what you have.
lesson-first-keep-wrong = No need to give up a tile: your best three are very good already.
lesson-first-rest = Victory! Two enemy units were in the battle, so you score two points. The beaten army has lost one unit and fled. End the phase.
lesson-first-rest-wrong = A fine day's work. End the phase now.
lesson-first-spare = Again one tile for villages. The Shield has three pips.
lesson-first-site = You choose where: plains and forests cost 1 pip each. Villages behind your army last longest.
lesson-first-site-wrong = Choose plains or forest, so that you have enough pips for all three.
lesson-first-done = Done. Draw your tiles; it is the enemy's turn.
lesson-first-capture = Your turn begins, and your army is in Kingsacre with two enemy villages. Spend a tile to capture them, 1 pip each.
lesson-first-capture-wrong = Don't miss this: every captured village is a point at the end. Spend a tile.
lesson-first-capture-more = The first is yours. Take the second as well!
lesson-first-yours = You have seen nearly everything. The rest of this turn is yours: build, move, found villages. I'll speak up when something new comes along.
lesson-first-next = A full round, and you ran it yourself. Carry on as you like: the game ends when both of you have regrouped three times.
lesson-first-end = From here on the game is all yours. Keep an eye on your bag: when it is empty, your villages score.
lesson-first-tip-action = Before you spend a tile, think what else it could do: unit, price, pips or a swap in battle.
lesson-first-tip-villages = Villages score at every Regroup, and new units appear beside them.
lesson-first-tip-substitute = If the battle is close, you may swap your lowest tile for one from your hand with more pips.
lesson-first-tip-withdraw = You may withdraw before the battle. Then nobody scores.
lesson-first-tip-casualty = You lost, and one unit must go. Give up the one you need least.

# What the bot looks at, for its hints.
hint-why-main-action = Which action gains most for the tiles it costs.
hint-why-build-unit = What the unit adds to your attacks and your defence, less the tiles it costs.
hint-why-build-pay = The least valuable tile in the hand.
hint-why-move-from = The army whose move gains most: villages, a battle it should win, safety.
hint-why-move-to = Where this army does most good.
hint-why-move-units = Just enough for the plan; the others stand guard.
hint-why-move-pay = The tile that wastes the fewest pips and is least needed.
hint-why-capture-tile = The villages it can capture, weighed against keeping the tile.
hint-why-construct-tile = The villages it can build, weighed against keeping the tile.
hint-why-construct-village = Far from enemies, and where more villages can follow.
hint-why-battle = The surest battle first.
hint-why-withdraw = The chance of winning and what is at stake, weighed against a safe area.
hint-why-substitute = Whether the better tile improves the chance of winning by more than it is worth.
hint-why-casualty = The least valuable unit.
hint-why-retreat = Where most units arrive and the fewest enemies are near.
