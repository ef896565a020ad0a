# The briefing before a battle.

scenario-plunder-the-camp-story = A supply train has camped between two armies that live off the land, and its guards have run. Whoever stands over the wagons when dusk falls eats tonight; the richest spoils lie nearest to the enemy.
scenario-desecrate-their-colors-story = An old insult stands between these banners, and it will be answered in the dust. Break their regiments, drag down their standards, and keep your own flying where everyone can see it.
scenario-stake-your-claim-story = The border stones were moved in the night, and each lord swears it was the other. Hold the ground itself today: the one who stands on more of it at dusk will draw the map.
battlefield-ash-waste-story = The mountain has been coughing for a week. Lava licks at both flanks, smoke drifts across the middle, and the grey pits between look solid until somebody steps on them.
battlefield-caravan-camp-story = Two rings of wagons still stand where the merchants left them. Tents, copses and ridges hide whoever comes for the plunder.
battlefield-forest-ford-story = A river cuts the wood in two, and only one crossing stays dry. Everything that wants to the other side has to pass the ford, or trust its luck to the rapids.
battlefield-frozen-fen-story = The ice in the middle bears a man, perhaps a horse, never a monster. Around it are reeds and mire, a longhouse and a barrow for those who come early.
battlefield-hamlet-crossroads-story = Two stout houses watch each other over a ploughed crossroads. The villagers are gone, the doors are barred from the inside, and woods and hills close the corners.
battlefield-hill-fort-story = An old fort crowns the hill, and two watchtowers still look over it. Broken palisades split every way up, so that nobody climbs in good order.
battlefield-market-town-story = Stalls stand abandoned between four houses and the ruins behind them. Nobody sees farther than the next corner: here the street decides, not the bow.
battlefield-ruined-abbey-story = The roof of the abbey fell long ago, but the gallery above the nave still sees everything. Until somebody big brings it down.

briefing-any-scenario = Random scenario
briefing-rolled = A die roll decides the scenario: { $list }.
briefing-any-field = The battlefield is chosen at random.
briefing-goal-plunder-the-camp = Claim three markers with Models within { $n }″. Each Game Turn: { $a } VP for the one near your edge, { $b } VP for the centre, { $c } VP for the one near the enemy's edge.
briefing-goal-desecrate-their-colors = { $a } VP for every enemy Regiment you destroy, { $b } VP if it had a Character or a Standard Bearer.
briefing-goal-stake-your-claim = Each Game Turn { $a } VP for every quarter of the table you claim, and { $b } VP more from { $n } quarters on.
briefing-end = The game ends at { $n } VP or after Game Turn { $m }. The most VP win.
briefing-end-colors = At { $n } VP the game ends and survivors score too. After Game Turn { $m } the leader nearest to the centre wins.
briefing-end-any = The game ends after Game Turn { $n } at the latest.
briefing-wiped-out = An army that is wiped out loses.
briefing-army = { $p }: { $x }
briefing-reinforcements = The table starts empty: Light Regiments arrive first, Medium ones from the second Game Turn, Heavy ones from the third.
briefing-standards = Each army brings at least { $n } Standard Bearers.
briefing-table = The table is { $a }: { $x }.
briefing-auto = Models are placed automatically. You only choose where the Leader goes.
briefing-open-stacks = Both Command Stacks are open.
briefing-zonal = Zonal Terrain
briefing-garrison = Garrisons
briefing-ruin = Ruins
briefing-game-turns =
    { $n ->
        [one] about { $n } Game Turn
       *[other] about { $n } Game Turns
    }
daily-task-plunder-the-camp = Hold the markers and score { $n } VP first.
daily-task-desecrate-their-colors = Destroy enemy Regiments and score { $n } VP first.
daily-task-stake-your-claim = Hold the quarters of the table and score { $n } VP first.
