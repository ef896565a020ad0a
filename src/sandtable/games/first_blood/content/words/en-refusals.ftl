### Why not? One sentence for each refusal, by its clause.

## Verbs for one Model or for many.

r-act = { $rn ->
    [one] acts
   *[other] act
}
r-are = { $rn ->
    [one] is
   *[other] are
}
r-arrive = { $rn ->
    [one] arrives
   *[other] arrive
}
r-belong = { $rn ->
    [one] belongs
   *[other] belong
}
r-have = { $rn ->
    [one] has
   *[other] have
}
r-stand = { $rn ->
    [one] stands
   *[other] stand
}
s-are = { $sn ->
    [one] is
   *[other] are
}
s-do = { $sn ->
    [one] does
   *[other] do
}
s-find = { $sn ->
    [one] finds
   *[other] find
}
s-have = { $sn ->
    [one] has
   *[other] have
}
s-see = { $sn ->
    [one] sees
   *[other] see
}
t-are = { $tn ->
    [one] is
   *[other] are
}
t-stand = { $tn ->
    [one] stands
   *[other] stand
}

## Sentences

refused-sort-regiment = You are asked for a Regiment here.
refused-sort-model = You are asked for a single Model here.
refused-sort-point = You are asked for a place here: point at the table.
refused-sort-card = You are asked for a card of your own stack here.
refused-sort-card-of = The card of { $r } can be chosen: choose the card itself.
refused-sort-action = You are asked for the next Action here.
refused-sort-choice = You are asked for yes or no here.
refused-sort-bloodlust = You are asked whether an Action is rolled for, or nothing is done.
refused-sort-die = You are asked for a die here, or for none.
refused-sort-count = You are asked for a number here.
refused-sort-edge = You are asked for a table edge here.
refused-sort-piece = You are asked for a terrain piece here.
refused-sort-storey = You are asked for a floor here.
refused-sort-ability = You are asked for a Supremacy Ability here, or for none.
refused-sort-spell = You are asked for a spell here.
refused-sort-regiment-of = { $r } can be chosen: choose the Regiment itself.
refused-sort-score = You are asked whether you add 1 to your score, subtract 1 or leave it.
refused-sort-blessing = You are asked for what Blessed is declared: To Hit dice, Injury dice, or not this Turn.
refused-sort-diagonal = You are asked on which diagonal the two outer markers lie.
refused-sort-effect = You are asked for one of the effects that the rule leaves to you.
refused-sort-flank = You are asked whether the Regiment with Flank arrives, stays away or rolls as usual.
refused-sort-flux = You are asked for +2 Clash or +2 Attacks.
refused-sort-drawing = You are asked which Draw Event is resolved first.
refused-sort-answer = You are asked whether the challenge to a Duel is accepted or refused.
refused-sort-marker = You are asked for one of the Objective Markers.
refused-sort-weapon = You are asked with which Barrage the Model shoots.
refused-sort-free = You are asked which free Action is made.
refused-sort-clash_at = You are asked whether you strike the enemies or a Ruin: choose “the enemies” or a Ruin.
refused-sort-occupy = You are asked whether a Garrison is occupied: choose one, or an ordinary March.
refused-sort-deploy = You are asked for a Garrison for Forward Deployment: choose one, or March on.
refused-sort-expose = You are asked which strength of the opponent has no effect in this Duel.
refused-leaves-late = A Garrison is left only with the first Action of an activation.
refused-nobody = No enemy is on the battlefield.
refused-not-broken = { $s } { s-are } not Broken.
refused-opponents = { $r } { r-belong } to your opponent.
refused-own = { $r } { r-are } your own: choose an enemy.
refused-rallies-late = A Regiment can rally only with the first Action of its activation.
refused-unseen-caster-what = { $s } { s-do } not see { $r }: { $x } is in the way.
refused-unseen-caster-who = { $s } { s-do } not see { $r }: { $t } { t-stand } in the way.
refused-unseen-what = No Leader Model of { $s } sees { $r }: { $x } is in the way.
refused-unseen-who = No Leader Model of { $s } sees { $r }: { $t } { t-stand } in the way.
refused-fb-1-8 = An ability keeps { $r } out of Commanding Presence.
refused-fb-1-14 = With automatic placement you do not choose the path.
refused-fb-2-6 = This die has been rolled again already.
refused-fb-2-9 = This die is like one that you can choose: it makes no difference.
refused-fb-2-9-help = Rolling this die again cannot help.
refused-fb-3-3 = The base would stick out over the table edge.
refused-fb-3-3-off = That is off the table.
refused-fb-3-11 = The base would overlap { $r }.
refused-fb-3-11-place = The base would overlap a Model of its own Regiment.
refused-fb-4-10 = That is { $n }″ from the nearest Leader Model; Command Range is { $m }″.
refused-fb-4-22 = { $r } { r-are } being activated already.
refused-fb-4-24 = The new acting Leader must be a Model of { $s }.
refused-fb-7-8 = The Wounds fall on { $t }.
refused-fb-7-11 = Leaders and Command Models of { $r } fall only after the Rank and File.
refused-fb-7-15 = { $r } { r-have } been destroyed.
refused-fb-7-24 = { $s } { s-are } Broken and { s-have } to rally first.
refused-fb-7-32-far = That is { $n }″ from the nearest Leader Model; Command Range is { $m }″.
refused-fb-7-32-foe = That is within 2″ of { $r }, whom the Regiment does not fight.
refused-fb-7-32-piece = { $x } is Impassable: no part of the base may be closer to it than 1″.
refused-fb-7-32-inside = The base would stand in { $x }, and nobody returns inside a Garrison.
refused-fb-7-32-held = Enemies whom the Regiment does not fight hold { $x }: the place must be more than 2″ away.
refused-fb-8-9 = { $r } { r-are } still in Reinforcements.
refused-fb-9-1 = { $r } { r-are } on the battlefield already.
refused-fb-9-1-die = This die has succeeded already.
refused-fb-9-2 = The Class of { $r } cannot arrive this Turn.
refused-fb-9-4 = The successes are for another Class than that of { $r }.
refused-fb-9-7 = { $r } { r-arrive } this Turn but { r-have } not marched on yet.
refused-fb-9-7-already = { $r } { r-arrive } this Turn already.
refused-fb-9-9 = You have decided already whether { $r } { r-arrive }.
refused-fb-9-11 = An ability keeps the Class of { $r } away this Turn.
refused-fb-10-1-gone = { $r } { r-have } been destroyed.
refused-fb-10-1-own = { $r } { r-have } no card this Turn, being neither on the battlefield nor about to arrive.
refused-fb-10-1-enemy = The card of { $r } belongs to your opponent.
refused-fb-10-3 = Cards of Rebellious Regiments lie together, all on top or all at the bottom.
refused-fb-10-4 = Only the top cards that you looked at change their places.
refused-fb-10-4-laid = The card of { $r } has its place already.
refused-fb-10-9 = This ability has been used already.
refused-fb-10-12 = { $r }, who has this ability, is not on the battlefield.
refused-fb-10-13 = This ability is always active: it is never declared.
refused-fb-11-3-own = The card that was drawn is not that of { $r }.
refused-fb-11-3-enemy = { $r } { r-belong } to your opponent; your cards activate only your own Regiments.
refused-fb-11-3-stack = The card of { $r } is no longer in your stack.
refused-fb-11-4-named = { $s } { s-have } no Draw Event { $x }.
refused-fb-11-4-done = { $s } { s-have } resolved this Draw Event already.
refused-fb-11-9 = { $s } { s-have } taken this Action already in this activation.
refused-fb-11-11 = { $s } { s-are } Engaged with { $t }: only Combat Actions are left.
refused-fb-11-11-character = { $s } { s-are } Engaged with { $t }: only Combat and Character Actions are left.
refused-fb-11-12 = { $s } { s-are } not in contact with an enemy.
refused-fb-11-15 = { $r } { r-have } been activated already this Turn.
refused-fb-12-1 = Only Models of { $s } are moved now, not { $r }.
refused-fb-12-2 = That is { $n }″ away; the Model can still move { $m }″.
refused-fb-12-2-piece = { $x } is { $n }″ away, too far for a March of { $m }″.
refused-fb-12-4 = { $r } { r-stand } in the way.
refused-fb-12-4-piece = { $x } is in the way.
refused-fb-12-4-word = There is no room for a way that turns: only a straight one is left.
refused-fb-12-7 = The way already leads to this point: turn somewhere else.
refused-fb-12-7-word = A way has eight turning points at most.
refused-fb-12-7-adjust = To go round a corner, choose to place the Models yourself first.
refused-fb-12-10 = This Model has its place already.
refused-fb-12-10-place = If this Model stood there, the others would find no place that they can reach.
refused-fb-12-10-word = For the place that this Model would take by itself, point at its mark.
refused-fb-12-10-adjust = You are placing the Models yourself already.
refused-fb-12-20-adjust = None of these Actions moves Models.
refused-fb-12-11-place = Around that place the others of { $s } would find no places that they can reach.
refused-fb-12-11-word = To stay, point at the place where the Leader stands.
refused-fb-12-13 = Choose one of the marked places around the charging Models.
refused-fb-12-15 = This Model can reach contact, so it has to be placed in contact.
refused-fb-12-15-place = This Model can reach contact, so it has to be placed in contact with { $t }.
refused-fb-12-15-far = That is { $n }″ away, the Model can move { $m }″; and it has to be placed in contact with { $t }.
refused-fb-12-15-storey = On that floor this Model reaches no target.
refused-fb-12-16 = That is { $n }″ from { $t }. The Model can come as close as { $m }″, and has to.
refused-fb-12-20 = A Leader Model of { $s } goes first.
refused-fb-12-20-moved = This Model has moved already.
refused-fb-12-22 = From that place { $o } would be left behind, outside Command Range.
refused-fb-13-4 = { $r } would be { $n }″ away; a March keeps more than 2″ away from enemies.
refused-fb-13-4-way = The way comes within 2″ of { $r }.
refused-fb-13-6 = A March keeps more than 1″ away from { $x }.
refused-fb-13-8 = Models come on over the edge: point at the edge itself.
refused-fb-13-9 = The base would reach { $n }″ from the edge; after this March no part of it may be further than { $m }″.
refused-fb-13-10 = Only a friendly Regiment can open another edge for { $s }.
refused-fb-13-10-edge = None of your Regiments can open this edge for { $s }. For example: { $why }
refused-fb-13-11-room = { $r } { r-are } too near to your own edge: { $s } would have to enter no further from it, and there is no room.
refused-fb-13-11-edge = The entry point would be further from your own edge than any Regiment of yours that could enable it.
refused-fb-13-11-far = The entry point would be { $n }″ from your own edge; it must not be further away than the Enabling Regiment, { $m }″.
refused-fb-13-12 = { $s } { s-are } Heavy and { $r } { r-are } Light: it takes a Medium or Heavy Regiment to open the way.
refused-fb-13-13 = { $r } { r-are } { $m }″ from your edge and would have to be nearer to it than every enemy Leader: { $t } { t-are } { $n }″ away.
refused-fb-13-14 = That is { $n }″ from your own edge; nobody may end further away than the Enabling Regiment, { $m }″.
refused-fb-13-16 = { $r } { r-are } not on the battlefield and cannot open another edge.
refused-fb-13-19 = { $s } arrived this Turn and cannot charge.
refused-fb-13-22 = { $s } { s-find } no room to come on over this edge.
refused-fb-13-22-word = { $s } { s-find } no room to come on over any edge.
refused-fb-13-22-with = With { $r } as Enabling Regiment { $s } { s-find } no room: others are in the way.
refused-fb-14-1-late = After Take Aim, { $s } could not take a Volley any more in this Turn.
refused-fb-14-1-target = After Take Aim, { $s } would have nobody to shoot at from here.
refused-fb-14-3 = No Model of { $s } has Barrage.
refused-fb-14-4 = Enemies out of the range of { $m }″: { $f }; out of sight: { $h }; Engaged or otherwise protected: { $b }.
refused-fb-14-5 = { $r } { r-are } { $n }″ away, from Leader to Leader; the range is { $m }″.
refused-fb-14-5-all = No enemy is within the range of { $m }″.
refused-fb-14-5-all-hidden = No enemy is within the range of { $m }″, and { $s } { s-see } none.
refused-fb-14-6-all = No Leader Model of { $s } sees an enemy.
refused-fb-14-7 = { $r } { r-are } Engaged with { $t }.
refused-fb-14-7-all = All enemies are Engaged with your Regiments.
refused-fb-14-8 = The Character of { $r } is { $n }″ away. Beyond 6″ a Character must be the closest enemy Model, and a Model of { $t } is closer.
refused-fb-14-8-all = Only Characters and their Retinue are there: no Character is within 6″, and Retinue stands closer.
refused-fb-14-17 = No Model of { $s } that shoots has a Model of { $r } both in range and in sight.
refused-fb-14-17-all = No Model of { $s } that shoots has an enemy both in range and in sight.
refused-fb-14-22 = Models in plain sight fall first.
refused-fb-15-2 = { $s } { s-see } no enemy to charge.
refused-fb-15-2-reach = Even a 6 carries { $s } only { $m }″, and no enemy that near is in sight.
refused-fb-15-3 = { $r } { r-are } { $n }″ away; even a 6 carries { $s } only { $m }″.
refused-fb-15-3-seen = The Leader Model of { $s } that sees { $r } is too far away.
refused-fb-15-3-all = Even a 6 carries { $s } only { $m }″, and no enemy is that near.
refused-fb-15-4 = { $r } { r-are } a lone Character, and { $t } { t-are } closer.
refused-fb-15-5 = { $r } { r-are } out of reach of every Leader of { $s }.
refused-fb-15-5-far = { $r } { r-are } { $n }″ from { $t }; a second target is within 3″ of the first.
refused-fb-15-5-same = { $r } { r-are } the primary target already.
refused-fb-15-10 = Only Models of { $s } charge, not { $r }.
refused-fb-15-12 = The base would touch { $r }: that Regiment was not charged.
refused-fb-15-14 = Nobody touches the other target yet, and this Model can: it has to go there.
refused-fb-15-18 = The Model is not in contact with { $r }.
refused-fb-15-18-none = There are no Impact Attacks against { $r }.
refused-fb-15-24 = Models that are not in contact with the charging Regiment fall first.
refused-fb-15-25 = Its place must be in contact with a charging Model.
refused-fb-16-2-late = After Inspire, { $s } could not Clash any more in this Turn.
refused-fb-16-4 = { $s } { s-are } not in contact with an enemy.
refused-fb-16-5 = Only Models of { $s } pile in, not { $r }.
refused-fb-16-6 = This Model is in contact already and does not move.
refused-fb-16-8 = { $r } { r-are } not Engaged with { $s }.
refused-fb-16-9 = { $m ->
    [0] The Model has no Attack left.
    [one] The Model has only 1 Attack left.
   *[other] The Model has only { $m } Attacks left.
}
refused-fb-16-11 = No Attacks were given against { $r }.
refused-fb-16-12 = { $r } { r-have } been struck already.
refused-fb-16-19 = Models that are not Engaged fall first.
refused-fb-16-20 = Only Models of { $s } reform, not { $r }.
refused-fb-16-22 = More than half of the Models of { $s } are out of contact: Combat Reform comes first.
refused-fb-16-24 = { $s } { s-are } Heavy and cannot withdraw.
refused-fb-17-4 = { $r } { r-are } { $n }″ away from the Character; Commanding Presence reaches { $m }″.
refused-fb-17-4-character = { $r } { r-are } a Character's own Regiment and under nobody's Commanding Presence.
refused-fb-17-12 = The Character falls only after all of the Retinue.
refused-fb-17-13 = { $r } { r-have } lost the Character.
refused-fb-17-31 = Only a Calm Strategist refuses without loss, once a game.
refused-fb-17-35 = { $r } { r-are } not within 5″ of the Character.
refused-fb-17-44-far = { $r } { r-are } { $n }″ away from the Character; the ability reaches { $m }″.
refused-fb-17-44-self = The ability is for another Regiment than { $r }.
refused-fb-18-1 = The Character of { $r } is { $n }″ away; a challenge reaches 5″.
refused-fb-18-1-plain = { $r } { r-have } no Character.
refused-fb-18-1-action = { $s } { s-have } no Character, and only Characters fight Duels.
refused-fb-18-1-free = The Character { $s } is not in contact with an enemy.
refused-fb-18-1-alone = An enemy Character is within 5″ of { $s }, but behind walls: it takes contact with the Garrison to challenge there.
refused-fb-18-1-none = No enemy Character is within 5″ of { $s }.
refused-fb-18-2 = { $s } { s-are } Broken and cannot duel.
refused-fb-18-3-clash = { $s } { s-have } taken a Clash this Turn, so there is no Duel.
refused-fb-18-3-duel = { $s } { s-have } fought a Duel this Turn, so there is no Clash.
refused-fb-18-6 = The Character has to stand in contact with the other one.
refused-fb-18-7 = Only a free place in contact with the other Character will do.
refused-fb-18-15 = Through walls only Characters in contact with the Garrison fight a Duel.
refused-fb-19-1 = There is no Wizard or Priest in { $s }.
refused-fb-19-1-character = { $s } is neither a Wizard nor a Priest.
refused-fb-19-2-own = { $x } is for enemies, not for { $r }.
refused-fb-19-2-enemy = { $x } is for your own Regiments, not for { $r }.
refused-fb-19-3 = { $r } { r-are } { $n }″ away; { $x } reaches { $m }″.
refused-fb-19-3-none = { $s } { s-have } no spell.
refused-fb-19-3-all = No enemy is within the Range of { $x }: { $m }″.
refused-fb-19-3-mixed = No Regiment in Range can be a target: each is out of sight or otherwise protected.
refused-fb-19-3-furthest = No enemy is within Range; of the spells of { $s } { $x } reaches furthest, { $m }″.
refused-fb-19-4-all = { $s } { s-see } no target.
refused-fb-19-4-range = Every enemy in Range is out of sight.
refused-fb-19-5 = { $s } { s-are } in contact with enemies and can target only those.
refused-fb-19-7 = { $r } { r-are } a lone Character, more than 6″ from the enemy Model that is closest to the caster.
refused-fb-19-17 = Because of a spell { $s } can move only once in this activation.
refused-fb-20-18 = { $x } is Impassable: Models end at least 1″ away and do not move through it.
refused-fb-21-3-way = No Leader Model of { $s } reaches { $x } in this March.
refused-fb-21-3-none = { $x } is not a Garrison.
refused-fb-21-3-full = { $x } holds { $m } Models; { $s } { s-have } { $n }.
refused-fb-21-6 = { $x } is occupied already.
refused-fb-21-19 = All Models must end at least 1″ from { $x }.
refused-fb-21-19-word = Nobody stays beside the Garrison: all end at least 1″ away.
refused-fb-21-19-foe = There the Leader would be in contact with an enemy.
refused-fb-21-19-start = The Leader starts outside, in contact with the wall.
refused-fb-21-20 = No March leads out of the Garrison from there.
refused-fb-21-20-action = { $s } { s-find } no way out of the Garrison.
refused-fb-21-22 = { $s } { s-are } Heavy and cannot withdraw from the Garrison.
refused-fb-21-23 = Enemies hold { $x }: a March keeps more than 2″ away.
refused-fb-21-26 = { $s } { s-are } inside a Garrison, from where nobody charges or reforms.
refused-fb-21-27 = Enemies are in contact with { $x }.
refused-fb-21-28 = The base would touch { $x }, whose garrison was not charged.
refused-fb-22-5 = That is { $n }″ away; after the climb of 3″ a floor only { $m }″ are left.
refused-fb-22-5-floor = { $x } is { $n }″ away; with the climb of 3″ a floor that is more than { $m }″.
refused-fb-22-6 = A Model changes at most one floor in a March.
refused-fb-22-6-ruin = A Model changes at most one floor in a March: it would have to go down and up again.
refused-fb-22-9 = { $r } { r-are } wholly in the same Ruin as { $s }.
refused-fb-22-9-all = All enemies are wholly in the same Ruin as { $s }.
refused-fb-22-10 = { $r } { r-are } { $n }″ away on another floor; with 3″ for each floor that is more than { $m }″.
refused-fb-22-10-climb = { $r } { r-are } on another floor, and { $s } { s-are } not Infantry.
refused-fb-22-10-all = Even a 6 carries { $s } only { $m }″, and with 3″ for each floor no enemy is that near.
refused-fb-22-10-all-climb = Only Infantry charges up or down, and no enemy on the floor of { $s } is within { $m }″.
refused-fb-22-12 = Piling in, a Model changes one floor at most.
refused-fb-22-14 = No Model of { $s } is within 1″ of { $x }.
refused-fb-22-14-none = { $x } is not a Ruin.
refused-fb-22-18 = { $x } has collapsed already.
refused-fb-22-20 = There is no free place on this floor.
refused-fb-22-20-place = That place, or the way to it, lies beyond the edge of this floor.
refused-fb-23-7 = { $r } { r-are } { $n }″ away from the Character; Double Time reaches 5″.
refused-fb-23-7-action = The third Action of Double Time is a March.
refused-fb-23-8 = { $r } { r-are } { $n }″ away from the Character; Fire and Advance reaches 5″.
refused-fb-23-8-action = The third Action of Fire and Advance is a March.
refused-fb-23-10 = { $m ->
    [one] Only 1 die of Fury is left.
   *[other] Only { $m } dice of Fury are left.
}
refused-fb-23-11 = A Model that regenerates is placed in contact with a Leader Model of { $s }.
refused-fb-23-11-others = A Model that regenerates is placed in contact with a Model of { $s }.
refused-fb-23-13-far = { $r } { r-are } { $n }″ away from the Character; Turn the Tide reaches 12″.
refused-fb-23-13-own = { $r } { r-have } acted already this Turn.
refused-fb-23-13-self = { $r } { r-act } anyway: Turn the Tide is for another Regiment.
refused-fb-24-1 = No friendly Regiment sees { $r }.
refused-fb-24-1-all = No enemy is in sight of any friendly Regiment.
refused-fb-24-8 = After its activation Blessed can only be declared for Injury dice.
refused-fb-24-17 = { $r } { r-are } Feral and cannot open a way for others.
refused-fb-24-25 = { $x } lies in your opponent's Reinforcement Zone.
refused-fb-24-26 = { $r } { r-are } not in contact with { $s }.
refused-fb-24-28 = { $s } { s-do } not have Overcharge.
refused-fb-24-28-count = { $s } { s-have } only { $m ->
    [one] 1 Overcharge Marker
   *[other] { $m } Overcharge Markers
}.
refused-fb-24-36 = { $s } did not March over { $r }.
refused-fb-24-44 = { $s } { s-have } used Snapfire and cannot March again.
refused-fb-24-47 = The Model does not support anybody who is Engaged with { $r }.
refused-fb-24-57 = { $r } { r-have } taken the Hits already.
refused-fb-25-7 = { $s } { s-have } no Model within 3″ of this marker.
refused-fb-27-4 = The card { $c } lies in your stack already.
