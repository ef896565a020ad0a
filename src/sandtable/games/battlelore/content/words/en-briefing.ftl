# The briefing before an adventure; the stories are the summaries of the adventures.

briefing-banners =
    { $n ->
        [one] The first camp with { $n } Victory Banner wins.
       *[other] The first camp with { $n } Victory Banners wins.
    }
briefing-banner-for = You win a banner for every enemy troop or creature you eliminate and for every Hero you wound; a dragon is worth two.
briefing-turn-limit =
    { $n ->
        [one] After { $n } turn the camp with more banners wins.
       *[other] After { $n } turns the camp with more banners wins.
    }
briefing-units = Units
briefing-hand = Command cards
briefing-council = Builds its War Council in secret from { $n } levels.
briefing-first = Takes the first turn.
briefing-reserve = In reserve: { $u }.
briefing-impromptu = Four Deployment cards make up the army: one for each section and a Reserve.
briefing-organised = Deployment cards, Feudal Levies and Specialists make up the army.
briefing-medieval = A battle of steel alone: no Lore.
briefing-lore = War Councils and Lore cards are in play.
briefing-scouting = The camp with more green banners on the board goes first.
briefing-epic = An Epic battle: both camps may use the three Command cards in the rack.
briefing-team = A Lord Commander leads each camp, with Field Marshals on the wings.
briefing-allies = Two players share each camp. Ordering your ally's units costs double.
briefing-heroes =
    { $n ->
        [one] Each player may bring { $n } Hero whose class sits on the War Council.
       *[other] Each player may bring { $n } Heroes whose classes sit on the War Council.
    }
briefing-heroes-off = This adventure is made for Heroes, and its quests need them. The option “Heroes” is off.
briefing-lore-master-landmarks = A level 3 Lore Master brings the landmark of their class.
briefing-stronghold = A level 3 Commander has a Stronghold.
briefing-lairs = Elementals and Giants bring their lairs.
briefing-command-tents = Each camp has a Command Tent. Taking the enemy's wins a banner.
briefing-mark = { $a }: { $b }
daily-task =
    { $n ->
        [one] Take one Victory Banner, or have more of them than the enemy after { $m } turns each.
       *[other] Take { $n } Victory Banners, or have more of them than the enemy after { $m } turns each.
    }
