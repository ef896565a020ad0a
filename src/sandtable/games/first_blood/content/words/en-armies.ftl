### Armies in the workshop: lists, arrival, measures, ready-made armies.

army-mainstay-list = Mainstay
army-restricted-list = Restricted
army-list-has = { $n }
army-list-needs = { $n }, needs { $m }
army-list-of = { $n } of { $m }
army-standard-about = A second Leader Model. Some scenarios are scored with it.
army-arrival = When they arrive
army-turn = Turn { $n }
army-charge = Charge reaches
army-charge-does = What one Charge does on average, all Models in contact
army-impact = Impact dice, all in contact
army-speed = Speed
army-shooting = Shooting
army-melee = Melee
army-staying = Staying
army-compared = Averages over all Regiments of a side: March; Hits of a Volley and of a Clash for 100 points; Hits that 100 points withstand. Five boxes mark the best side, one box the last.

## Ready-made armies

starter-hk-lords-muster = The Lord’s Muster
starter-hk-lords-muster-about = Solid foot with a lance charge; the Lord holds the line.
starter-hk-church-and-legion = Church and Legion
starter-hk-church-and-legion-about = Rangers and bowmen first, fanatics next, the Steel Legion last.
starter-sp-directorate-strike = Directorate Strike Force
starter-sp-directorate-strike-about = Drones to die, clones to shoot, brutes to break the line.
starter-sp-fleshcrafters = The Fleshcrafter’s Brood
starter-sp-fleshcrafters-about = A healing Biomancer behind clones, and an Abomination that arrives late.
starter-dw-hold-guard = The Hold’s Guard
starter-dw-hold-guard-about = Shields, bolts and Thanes around a mighty Raegh.
starter-dw-fire-and-faith = Fire and Faith
starter-dw-fire-and-faith-about = Few but fierce: berserkers, fire-throwers, two casters.
starter-no-jarls-raid = The Jarl’s Raid
starter-no-jarls-raid-about = Fast raiders and bows, huscarls behind, Trolls that heal.
starter-no-call-of-the-hunt = Call of the Hunt
starter-no-call-of-the-hunt-about = Two bands of Raiders; wolf-men and a Fenrbeast choose when to arrive.
starter-od-ninth-cohort = The Ninth Cohort
starter-od-ninth-cohort-about = Phalanx and axes, knives from the flank, cataphracts to finish.
starter-od-dark-procession = The Dark Procession
starter-od-dark-procession-about = A great priest, his congregation and the things it prays to.
starter-wa-chieftains-warband = The Chieftain’s Warband
starter-wa-chieftains-warband-about = Everything charges.
starter-wa-great-hunt = The Great Hunt
starter-wa-great-hunt-about = Missiles and beasts; the Apex Predator obeys nobody.
