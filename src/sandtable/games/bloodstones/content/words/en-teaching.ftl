# How to play, and the coach of the guided game.

learn-goal = You lead one of six factions, and whoever has the most victory points at the end wins. There are three ways to them: win battles, one point for every unit of the beaten army; keep villages on the map until you regroup; capture the villages and citadels of others.

    Your citadel is where you begin. Lose it, and somebody else scores it.
    .title = What it is about
    .caption = The Sundered Vale for two players: your citadel stands in Millbeck, the enemy's in the hills of Stagfell.
learn-tiles = Everything you own is a tile, and a tile in your hand can do one of four things. Place it on the map as a unit. Discard it to pay for another. Spend its pips to move or for villages. Or swap it for a poor tile in a battle.

    A tile does only one of them, and then it lies on your discard pile. That choice is the heart of the game.
    .title = One tile, four uses
    .caption = Your hand. The squares at the left of a tile are its price, the dots at the right its pips.
learn-move = To move, choose where from, where to and which units. Each unit pays for each area it enters: plains 1 pip, forest 2, hills 3. Pay with tiles from your hand; what is left over is lost when the movement ends.

    Where enemies stand you must stop, and a battle must be fought before your turn is over. A leader takes one unit along for nothing, and ships carry land units across the sea.
    .title = Marching
    .caption = Five units into plains: five pips. The blank tile in the hand pays exactly that.
learn-battle = Both sides draw battle tiles: three each, four for whoever has more units. Each may swap one for a tile from the hand. Then the three best are added up, with a bonus for every unit: swords always, cavalry in plains, shields when defending, a castle three, the citadel five.

    The higher sum wins a point for every unit of the loser, who loses one and retreats with the rest. The defender may slip away before the fight, unless the attacker has more cavalry.
    .title = Battle
    .caption = Kingsacre is attacked: four Swords and a Cavalry against a Swords and a Shield.
learn-villages = At the end of your turn one tile builds villages: 1 pip each in plains and forest, 2 in hills. Two fit into plains, one elsewhere. They must touch your villages, your citadel or a chain of your units.

    New units appear where your villages are. And if a unit of yours stands in the same area as an enemy village when your turn begins, a tile can capture it.
    .title = Villages
    .caption = Where villages may be built is lit.
learn-end = You draw up to your hand size after every turn. When your bag is empty, all your discarded tiles go back into it: you regroup, and score a point for each of your villages on the map.

    When everybody has regrouped three times (twice with three or more players), the last battles are fought, captured villages count 1 and captured citadels 5, and the highest total wins.
    .title = Regroup and the end
    .caption = A village of the enemy is captured: it counts at the end.

lesson-first-title = The road to Kingsacre
lesson-first-about = Two turns in about { $n } minutes: build, march, settle, fight. The coach points, you play.
lesson-first-part-build = Build a unit
lesson-first-part-move = March
lesson-first-part-villages = Found villages
lesson-first-part-battle = Win a battle
lesson-first-part-settle = Settle
lesson-first-part-capture = Capture villages
lesson-first-part-own = A turn of your own
lesson-first-build = Welcome! You lead the Horse Lords; your citadel and four Swords stand in Millbeck. In your turn you may build, move and fight as often as you like. First let us build a unit.
lesson-first-build-wrong = All in good time. First a unit: choose Build Unit.
lesson-first-shield = Take the Shield from your hand and put it down in Millbeck. Its price is 1: one other tile from your hand.
lesson-first-shield-wrong = For now the Shield in Millbeck: it is cheap and helps wherever we have to defend.
lesson-first-pay = Now pay. Any tile will do, so give the one you need least: the Skirmishers, who are of use only in forests.
lesson-first-pay-wrong = That tile we can use better in a moment. Give away the Skirmishers.
lesson-first-move = Now march: choose Move Units.
lesson-first-way = From Millbeck to Cobblethorpe: open plains, 1 pip for each unit.
lesson-first-way-wrong = Cobblethorpe it shall be: from there the road leads to Kingsacre.
lesson-first-many = All four Swords and the Shield go along. The citadel keeps watch by itself.
lesson-first-many-wrong = Take them all along: whoever has more units in a battle draws one tile more.
lesson-first-pips = Five units, five pips. Your blank tile is worth exactly five: spend it, and nothing is lost.
lesson-first-pips-wrong = It could be done with two other tiles, but they would be missing later. The blank tile has exactly five pips.
lesson-first-halt = That was our march. End the movement.
lesson-first-halt-wrong = No farther today: end the movement.
lesson-first-over = Nothing more to do here: end the phase. Then come the villages.
lesson-first-over-wrong = Enough for this turn. End the phase, and we build villages.
lesson-first-tile = One tile builds villages, as many as it has pips. The Castle has four: spend it. The Cavalry we keep for the next turn.
lesson-first-tile-wrong = The Castle, please: four pips are four villages, and we need the Cavalry soon.
lesson-first-village = Two villages in Cobblethorpe, where your army stands: plains have room for two. There we can build new units next turn.
lesson-first-village-wrong = First two in Cobblethorpe: close to the enemy, where we need new units.
lesson-first-village-more = And two more in Barrowdown, behind it. At your Regroup each is worth a point.
lesson-first-village-more-wrong = Barrowdown is safe behind our army. Put them there.
lesson-first-draw = That is it: done. You draw new tiles up to seven, and the enemy moves.
lesson-first-again = The Hill Folk have come to Kingsacre with two units and built villages there. We shall drive them out! Build again.
lesson-first-again-wrong = First we make the army stronger: choose Build Unit.
lesson-first-rider = A Cavalry in Cobblethorpe, beside your army. It counts +1 in plains, and against cavalry nobody slips away who has none.
lesson-first-rider-wrong = Cavalry, in Cobblethorpe: the village there lets us build where the army stands.
lesson-first-price = Cavalry costs two tiles. Give away both Siege Engines: there is no castle to break.
lesson-first-price-wrong = Better the Siege Engines: they help only against castles and citadels.
lesson-first-march = Now against them: move from Cobblethorpe to Kingsacre.
lesson-first-march-wrong = To Kingsacre, from Cobblethorpe: that is where the enemy stands.
lesson-first-force = All four Swords and the Cavalry go; the Shield stays and guards the villages, since it helps only in defence.
lesson-first-force-wrong = Four Swords, no Shield, one Cavalry: five units for five pips.
lesson-first-leader = Five pips: the Leader pays exactly that.
lesson-first-leader-wrong = The Leader's five pips fit to the point. With the others we would waste some.
lesson-first-battle = Your army stands among the enemies, so a battle must be fought before the turn ends. End the movement and begin it.
lesson-first-battle-wrong = Let us not wait: begin the battle.
lesson-first-keep = You have more units, so you drew four tiles, and the best three count. The Swords and the Cavalry add five. That is plenty: keep what you have.
lesson-first-keep-wrong = No need to give up a tile: your three best are very good already.
lesson-first-rest = Victory! Two enemy units were in the battle, so you score two points. The beaten army has lost one unit and fled. End the phase.
lesson-first-rest-wrong = A fine day's work. End the phase now.
lesson-first-spare = Again one tile for villages. The Shield has three pips.
lesson-first-site = Choose yourself where: plains and forests cost 1 pip each. Villages behind your army live longest.
lesson-first-site-wrong = Take a place in plains or forest, so that the pips are enough for all three.
lesson-first-done = Done. Draw your tiles, and let the enemy have his turn.
lesson-first-capture = Your turn begins, and your army stands in Kingsacre, where two enemy villages are. Spend a tile to capture them, 1 pip each.
lesson-first-capture-wrong = Do not let them go: every captured village is a point at the end. Spend a tile.
lesson-first-capture-more = The first is yours. Take the second as well!
lesson-first-yours = You have seen nearly everything. The rest of this turn is yours: build, move, found villages. I speak up when something new comes.
lesson-first-next = Once round, and you have ruled alone. Go on as you like: the game ends when both have regrouped three times.
lesson-first-end = From here on the game is all yours. Keep an eye on your bag: when it is empty, your villages score.
lesson-first-tip-action = Before you spend a tile, think what else it could do: unit, price, pips or a swap in battle.
lesson-first-tip-villages = Villages score at every Regroup, and new units appear beside them.
lesson-first-tip-substitute = You may swap your lowest tile for one from your hand with more pips, if the battle is close.
lesson-first-tip-withdraw = You may slip away before the battle. Nobody scores then.
lesson-first-tip-casualty = You lost, and one unit must go. Give the one you need least.

# What the bot looks at, for its hints.
hint-why-main-action = The action whose best move, unit or battle brings most for its tiles.
hint-why-build-unit = What the unit adds to your attacks and your defence, less the tiles it costs.
hint-why-build-pay = The tile that is worth least in the hand.
hint-why-move-from = The army whose march brings most: villages, a battle it should win, safety.
hint-why-move-to = Where this army is worth most.
hint-why-move-units = Just as many as the plan needs; the others keep watch.
hint-why-move-pay = The tile that wastes fewest pips and is missed least.
hint-why-capture-tile = The points of the villages that can be captured, against the worth of the tile.
hint-why-construct-tile = How many villages the tile founds, against its worth in the hand.
hint-why-construct-village = Far from enemies, and where more villages can follow.
hint-why-battle = The surest battle first.
hint-why-withdraw = The chance to win and what is at stake, against a safe place.
hint-why-substitute = Whether the better tile raises the chance to win by more than it is worth.
hint-why-casualty = The unit that is worth least.
hint-why-retreat = Where most units arrive and fewest enemies are near.
