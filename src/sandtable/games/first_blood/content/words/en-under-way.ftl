### Why a question is not asked although its Action is under way: what comes first, is settled, or is lacking here.

## Actions

refused-fb-11-4-asked-first = The Draw Events of { $s } come before the Actions.
refused-fb-11-8-asked-last = { $s } { s-have } no further Action in this activation.
refused-fb-11-15-asked-over = The Actions of { $s } in this activation are over.
refused-fb-24-5-asked-first = First you choose whether { $s } { s-roll } against Bloodlust for an Action.
refused-fb-24-8-asked-first = First you choose for what Blessed is declared for { $s }.

## Moves

refused-fb-12-2-asked-garrison = The nearest free Garrison, { $x }, is { $n }″ away from the Leader Models of { $s }; this March is { $m }″.
refused-fb-12-7-asked-first = First you choose the turning point of this Model of { $s }.
refused-fb-12-10-asked-alone = { $s } { s-are } a single Model: there are no others to be placed.
refused-fb-12-10-asked-done = All Models of { $s } have their places already.
refused-fb-12-10-asked-leader = First you choose the place of the Leader of { $s }, then the others are placed.
refused-fb-12-10-asked-placing = A Model of { $s } is being placed: its place comes first.
refused-fb-12-10-asked-which = Choose first which Model of { $s } is placed elsewhere.
refused-fb-12-11-asked-placed = The Leader of { $s } has its place already.
refused-fb-12-20-asked-done = The Models of { $s } have made their move into contact already.
refused-fb-12-20-asked-going = A Model of { $s } is on its way: its place comes first.
refused-fb-12-20-asked-which = Choose first which Model of { $s } goes next.
refused-fb-13-8-asked-entry = { $s } { s-are } only entering the battlefield: you are asked where.
refused-fb-13-8-asked-ground = { $s } { s-are } only entering the battlefield, and all enter on the ground.
refused-fb-13-10-asked-edge = First you choose the edge over which { $s } { s-come } on.
refused-fb-13-10-asked-enabled = { $t } { t-are } the Enabling Regiment already.
refused-fb-13-10-asked-enabler = First you choose the Enabling Regiment for { $s }.
refused-fb-13-10-asked-own = { $s } { s-come } on over your own edge, which takes no Enabling Regiment.
refused-fb-13-10-asked-settled = It is settled already over which edge { $s } { s-come } on: { $e }.
refused-fb-13-17-asked-twice = { $s } { s-need } both Marches to enter: then there is no Vanguard.
refused-fb-13-23-asked-first = First you choose the point of the edge over which the Model comes on.
refused-fb-13-23-asked-started = The point of the edge over which the Model comes on is named already.
refused-fb-13-23-asked-straight = A Model comes straight on; you are asked for a point of the edge only if you choose to name its way.
refused-fb-13-24-asked-entry = { $s } { s-are } entering the battlefield, and the entry March occupies no Garrison.
refused-fb-15-10-asked-later = The Models of { $s } move when the Charge Roll has succeeded.
refused-fb-16-5-asked-later = { $s } { s-pile } in when it is settled who is struck.
refused-fb-21-3-asked-first = First you choose whether { $s } { s-occupy } a Garrison.
refused-fb-21-3-asked-mixed = No Garrison is free for { $s }: each is occupied already, or holds fewer than { $n } Models.
refused-fb-21-3-asked-nearest = No Leader Model of { $s } finds a way to { $x }, the nearest free Garrison, in this March.
refused-fb-21-3-asked-regiment = { $s } { s-are } no Infantry, and only Infantry occupies Garrisons.
refused-fb-21-3-asked-settled = It is settled already that { $s } { s-make } an ordinary March.
refused-fb-21-3-asked-small = { $s } { s-have } { $n } Models, and no Garrison holds so many.
refused-fb-21-6-asked-all = Every Garrison is occupied already.
refused-fb-21-19-asked-first = First you choose the point beside the wall where the Leader of { $s } starts.
refused-fb-21-19-asked-ground = { $s } { s-are } marching out of a Garrison, and all end on the ground.
refused-fb-21-19-asked-leaving = { $s } { s-are } marching out of a Garrison, and not into one.
refused-fb-21-19-asked-outside = { $s } { s-are } in no Garrison that could be left.
refused-fb-21-19-asked-started = The Leader of { $s } has its starting point beside the wall already.
refused-fb-21-27-asked-nearest = Enemies are in contact with { $x }, the nearest free Garrison.
refused-fb-22-2-asked-regiment = { $s } { s-are } no Infantry, and only Infantry goes to upper floors.
refused-fb-22-5-asked-nearest = The nearest upper floor, in { $x }, is { $n }″ away; with the climb of 3″ that is more than { $m }″.
refused-fb-22-20-asked-other = There is no free place on any other floor in reach.
refused-fb-22-24-asked-chosen = The floor of this Model is chosen already.
refused-fb-22-24-asked-first = First you choose the floor to which the Leader of { $s } goes.
refused-fb-22-24-asked-level = First you choose the floor on which this Model of { $s } is placed.
refused-fb-22-24-asked-settled = The floor to which the Leader of { $s } goes is chosen already.
refused-fb-24-6-asked-rush = { $s } { s-have } given way to Bloodlust: the Leader goes straight at the nearest enemy.
refused-fb-24-54-asked-first = { $s } { s-have } entered: first you choose whether Vanguard is used.
refused-fb-24-54-asked-later = Vanguard comes up when all Models of { $s } have entered.
refused-fb-24-54-asked-regiment = { $s } { s-do } not have Vanguard.

## Charge, Clash, Combat Reform, Withdraw, Duel

refused-fb-15-2-asked-declared = { $t } { t-are } the primary target of this Charge already.
refused-fb-15-5-asked-declared = { $t } { t-are } the second target of this Charge already.
refused-fb-15-5-asked-first = First you choose the primary target of the Charge.
refused-fb-15-5-asked-leaders = A second target takes more than one Leader Model, and { $s } { s-have } no more.
refused-fb-15-5-asked-nobody = No other enemy is both within 3″ of { $t } and in reach of { $s }.
refused-fb-15-5-asked-rolled = A second target is declared before the Charge Roll, and the die has been rolled.
refused-fb-15-8-asked-again = This Charge Roll has been made again already.
refused-fb-15-8-asked-first = Only a Charge Roll that failed is made again, and { $s } { s-have } not rolled yet.
refused-fb-15-8-asked-reached = The Charge of { $s } has succeeded, and only a failed one is rolled again.
refused-fb-15-17-asked-later = Impact Attacks follow when the Charge of { $s } has succeeded and all have moved.
refused-fb-15-17-asked-regiment = { $s } { s-make } no Impact Attacks.
refused-fb-15-19-asked-contact = No Model of { $s } that is in contact with two charged Regiments is left to assign.
refused-fb-15-19-asked-one = { $s } charged one Regiment only, so no Model has a choice.
refused-fb-16-8-asked-one = { $s } { s-are } Engaged with one Regiment only: { $t }.
refused-fb-16-9-asked-dividing = The Attacks of a Model in contact with several enemies are divided first.
refused-fb-16-9-asked-first = The pile-in of { $s } comes first, then the Attacks are divided.
refused-fb-16-9-asked-fixed = All Attacks of { $s } are divided already: the pools are fixed.
refused-fb-16-20-asked-first = The Combat Reform of { $s } comes first.
refused-fb-16-20-asked-regiment = Nobody in { $s } lets a Clash follow a Combat Reform.
refused-fb-16-20-asked-settled = It is settled already whether a Clash of { $s } follows.
refused-fb-17-29-asked-regiment = No Disciplined Character who has not used it yet commands { $s }.
refused-fb-17-29-asked-settled = It is settled already how { $s } { s-withdraw }.
refused-fb-18-1-asked-challenged = { $t } { t-have } been challenged already.
refused-fb-20-12-asked-hindered = { $s } charged through Hindering Terrain, so there are no Impact Attacks.
refused-fb-22-14-asked-far = No Ruin that stands is within 1″ of { $s }.
refused-fb-22-14-asked-regiment = { $s } { s-are } Infantry, and Infantry strikes at no Ruin.
refused-fb-22-14-asked-settled = It is settled already whether { $s } { s-strike } at the enemies or at a Ruin.
refused-fb-22-14-asked-struck = { $s } { s-strike } at a Ruin, not at enemies.
refused-fb-23-10-asked-regiment = { $s } { s-are } under no Fury.
refused-fb-24-47-asked-first = The Model that supports others chooses its enemy first.
refused-fb-24-47-asked-regiment = { $s } { s-do } not have Support.
refused-fb-24-52-asked-regiment = { $s } { s-are } not Unstoppable.

## Volley and spells

refused-fb-14-4-asked-chosen = { $t } { t-are } the target of this Volley already.
refused-fb-14-9-asked-first = First you choose the Barrage of each Model that has several.
refused-fb-14-9-asked-regiment = No Model of { $s } has several Barrages.
refused-fb-14-9-asked-settled = The Barrages of { $s } are chosen already.
refused-fb-17-41-asked-all = First you choose whether all dice of this spell are rolled again.
refused-fb-17-41-asked-first = The dice of this spell have not been rolled yet.
refused-fb-17-41-asked-regiment = { $s } { s-do } not have Cautious Casting.
refused-fb-17-41-asked-settled = It is settled already whether all dice of this spell are rolled again.
refused-fb-17-41-asked-used = { $s } { s-have } used Cautious Casting already in this game.
refused-fb-17-42-asked-first = The dice of this spell have not been rolled yet.
refused-fb-17-42-asked-regiment = { $s } { s-are } not Focused.
refused-fb-17-42-asked-settled = It is settled already which die of this spell is rolled again, if any.
refused-fb-17-42-asked-used = { $s } { s-have } used this re-roll already.
refused-fb-19-3-asked-first = First you choose the spell, then its target.
refused-fb-19-3-asked-named = { $s } { s-are } casting { $x } already.
refused-fb-19-3-asked-target = { $t } { t-are } the target of the spell already.
refused-fb-24-1-asked-aim = { $s } { s-have } not taken Aim, which Arcing Fire needs.
refused-fb-24-1-asked-all = Not all Models of { $s } have Arcing Fire.
refused-fb-24-1-asked-character = The Character { $s } does not have Arcing Fire.
refused-fb-24-1-asked-first = First you choose the target of the Volley.
refused-fb-24-1-asked-shot = { $s } { s-have } shot already.
refused-fb-24-28-asked-first = First you choose the target of the Volley.
refused-fb-24-28-asked-regiment = { $s } { s-have } no Overcharge Marker.
refused-fb-24-28-asked-settled = It is settled already how many Overcharge Markers are discarded.
refused-fb-24-44-asked-later = Snapfire comes when the March of { $s } is done.
refused-fb-24-44-asked-regiment = { $s } { s-do } not have Snapfire.
refused-fb-24-44-asked-second = Snapfire comes only with a March as first Action, and this one of { $s } is none.
refused-fb-24-44-asked-snap = { $s } { s-are } shooting with Snapfire: you are asked for its target, not for that of a Volley Action.
refused-fb-24-45-asked-aim = Snapfire is never aimed, so there is no Arcing Fire.
refused-fb-24-45-asked-markers = No Overcharge Markers are used for Snapfire.

## Nothing is asked of you: what your opponent decides

refused-waiting = Your opponent has something to decide first.
refused-waiting-accept = Your opponent answers the challenge to a Duel.
refused-waiting-acting-leader = Your opponent chooses a new acting Leader.
refused-waiting-blessed = Your opponent decides whether Blessed is used for this roll.
refused-waiting-blessing = Your opponent declares Blessed.
refused-waiting-casualty = Your opponent chooses which Model falls.
refused-waiting-choose = Your opponent chooses one of the effects that a rule leaves open.
refused-waiting-demise = Your opponent chooses whom Lethal Demise strikes.
refused-waiting-diagonal = Your opponent chooses the diagonal on which the outer markers lie.
refused-waiting-draw-in = Your opponent sets a Model into contact.
refused-waiting-duel-place = Your opponent sets a Character down for the Duel.
refused-waiting-expose = Your opponent chooses which strength has no effect in this Duel.
refused-waiting-overkill = Your opponent chooses whom Overkill strikes.
refused-waiting-reroll-injury = Your opponent decides whether an Injury die is rolled again.
refused-waiting-reroll-sixes = Your opponent decides whether natural 6s are rolled again.
refused-waiting-return = Your opponent sets down a Model that has come back.
refused-waiting-tactics = Your opponent decides whether the Morale Test is rolled again.
refused-waiting-use-ability = Your opponent decides whether an ability is used.

## One or many

s-come = { $sn ->
    [one] comes
   *[other] come
}
s-make = { $sn ->
    [one] makes
   *[other] make
}
s-need = { $sn ->
    [one] needs
   *[other] need
}
s-occupy = { $sn ->
    [one] occupies
   *[other] occupy
}
s-pile = { $sn ->
    [one] piles
   *[other] pile
}
s-roll = { $sn ->
    [one] rolls
   *[other] roll
}
s-strike = { $sn ->
    [one] strikes
   *[other] strike
}
s-withdraw = { $sn ->
    [one] withdraws
   *[other] withdraw
}
t-have = { $tn ->
    [one] has
   *[other] have
}
