# The briefing before an adventure; the stories are the summaries of the adventures.

briefing-banners =
    { $n ->
        [one] The first camp with { $n } Victory Banner wins.
       *[other] The first camp with { $n } Victory Banners wins.
    }
briefing-banner-for = Every enemy troop or creature eliminated gives a banner, and so does a wounded Hero; a dragon gives two.
briefing-turn-limit =
    { $n ->
        [one] After { $n } turn the camp with more banners wins.
       *[other] After { $n } turns the camp with more banners wins.
    }
briefing-units = Units
briefing-hand = Command cards
briefing-council = Its War Council is built in secret from { $n } levels.
briefing-first = It takes the first turn.
briefing-reserve = In reserve: { $u }.
briefing-impromptu = Four Deployment cards bring the army: one for each section and a Reserve.
briefing-organised = Deployment cards, Feudal Levies and Specialists bring the army.
briefing-medieval = Steel alone decides: no Lore in this battle.
briefing-lore = War Councils and Lore cards are in play.
briefing-scouting = The camp with more green banners on the board takes the first turn.
briefing-epic = An Epic battle: three Command cards lie in a rack that both camps may use.
briefing-team = Each camp is led by a Lord Commander with Field Marshals on the wings.
briefing-allies = Two players share each camp; giving orders to the ally's units costs double.
briefing-heroes =
    { $n ->
        [one] Each player may bring { $n } Hero whose class sits on the War Council.
       *[other] Each player may bring { $n } Heroes whose classes sit on the War Council.
    }
briefing-heroes-off = This adventure is made for Heroes: they bring its quests. The option “Heroes” is off.
briefing-lore-master-landmarks = A Lore Master of level 3 brings the landmark of his class.
briefing-stronghold = A Commander of level 3 holds a Stronghold.
briefing-lairs = Elementals and Giants bring their lairs.
briefing-command-tents = Each camp pitches a Command Tent; whoever takes the enemy's wins a banner.
briefing-mark = { $a }: { $b }
