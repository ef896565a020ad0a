# When each question is asked.
when-edge = The winner of the roll-off chooses the edges during set-up.
when-diagonal = The loser of the roll-off chooses the diagonal of the markers during set-up, after the edges.
when-flank = You decide about a Regiment with Flank in the Reinforcement Phase, before its Class rolls.
when-reroll-arrival = You re-roll a Reinforcement die right after your roll, if an ability allows it.
when-turn-arrival = You turn a Reinforcement die into a success right after your roll, if an ability allows it.
when-arrives = You choose who arrives after your Reinforcement roll, if a Class has fewer successes than Regiments waiting.
when-stack = You build your Command Stack in the Command Phase.
when-signet = You may move a card to the top of your stack at the end of the Command Phase, if an ability allows it.
when-score = The player with fewer cards may change the score in the Supremacy Phase, once for each roll.
when-supremacy = Supremacy Abilities are declared at the end of the Supremacy Phase, first by the First Player.
when-activate = You choose a Regiment when your card fits several that have not acted.
when-action = You choose an Action when the one before it is done.
when-draw-event = You choose among several Draw Events when the card is drawn.
when-event-for = You choose who gets a Command effect when its Draw Event is resolved.
when-blessing = You declare Blessed when a Regiment that has it is activated, or when a Regiment gets it later.
when-burnout = You decide about Burnout when the card of a Regiment with this Draw Event is drawn.
when-flux = You choose what Flux-Powered gives when the card of a Regiment with this Draw Event is drawn.
when-acts-now = You choose who acts now when a Draw Event lets another Regiment act.
when-marker = You choose a marker in the Victory Phase, for each Regiment near several of them.
when-reroll-sixes = You may re-roll natural 6s after a roll, if an ability allows it.
when-blessed = You use Blessed after a roll of the kind you declared it for.
when-reroll-hit = You may re-roll a To Hit die after your roll, if a Leader or Standard Bearer allows it.
when-reroll-injury = You may re-roll an Injury die after your roll, if a Leader, a Standard Bearer or an ability allows it.
when-casualty = You choose a casualty when several of your Models are equal in the order.
when-barrage = You choose a Barrage at the beginning of a Volley, for each Model that has several.
when-volley = You choose a target when you take the Action Volley.
when-snapfire = You may use Snapfire right after a March as first Action.
when-markers = You choose how many Overcharge Markers to discard after the target of a Volley.
when-arcing = You choose Arcing Fire after the target of an aimed Volley.
when-demise = You choose whom Lethal Demise hits next when it hits several enemies.
when-charges = You choose the first target when you take the Action Charge.
when-charges-too = You choose a second target of a Charge right after the first one.
when-charge-again = You may re-roll a Charge Roll that failed.
when-close-in = You choose which Model moves next in a Charge, a pile-in or a Combat Reform.
when-close-to = You choose where a Model goes in a Charge, a pile-in or a Combat Reform, after choosing the Model.
when-rake = You may use Rake Attack after your Actions, if the Regiment marched over enemies.
when-impact-on = You choose whom a Model hits with Impact Attacks if it touches two enemies after a Charge.
when-draw-in = You move Leaders and Command Models into contact when Impact Attacks have slain all the others.
when-strikes-first = You choose whom to strike first when there are several enemies to strike.
when-divide = You divide the Attacks of a Model in a Clash if it touches several enemies.
when-supports-against = You choose whom a Model with Support attacks in a Clash if there are several enemies.
when-fury = You divide the dice of Fury in a Clash if there are several enemies.
when-clash-too = You may add a Clash right after a Combat Reform, if an ability allows it.
when-disciplined = You may withdraw without Wounds when a Disciplined Character commands the Regiment.
when-clash-at = You choose between enemies and a Ruin at the beginning of a Clash, if a Ruin is near.
when-acting-leader = You choose an acting Leader when a Regiment has lost its last Leader Model.
when-tactics = You may use Tactics when a Regiment in the presence of the Character takes a Morale Test.
when-holder = You choose who holds a lasting effect of a Character at the end of its activation.
when-search = You search your stack when you draw a card, if a Supremacy Ability allows it.
when-technique-for = You choose who gets a technique when the card of its Character is drawn.
when-technique-acts = You choose who acts when a technique lets the Regiment of the next card act.
when-hibernate = You choose who heals when a technique puts the next card at the bottom of the stack.
when-free-for = You choose who takes a free Action when an ability gives one.
when-free-action = You choose a free Action after choosing who takes it.
when-to-bottom = You choose cards for the bottom of your stack when an ability lets you sort its top cards.
when-to-top = You choose cards for the top of your stack when an ability lets you sort its top cards.
when-choose = You choose an effect when a spell or an ability offers several.
when-use-ability = You decide whether to use an ability when an item, a Lieutenant, a spell or a technique leaves it to you.
when-return = You place a slain Model when healing brings it back.
when-spell = You choose a spell when you take the Action Spellcasting.
when-spell-target = You choose the target of a spell right after the spell.
when-duel = You choose whom to challenge when you take the Action Duel.
when-accept = You answer when one of your Characters is challenged to a Duel.
when-duel-place = You place a Character for a Duel when it has to move into contact.
when-expose = You choose which strength has no effect at the beginning of a Duel with Expose Weakness.
when-overkill = You choose who takes the Morale Test of Overkill when your Character has wounded another in a Duel.
when-recast = You may re-roll all casting dice right after they are rolled.
when-reroll-cast = You may re-roll one casting die right after the dice are rolled.
when-floor = You choose the floor of the Leader at the beginning of a March, if a Ruin is in reach.
when-model-floor = You choose the floor of a Model before its place, if a Ruin is in reach.
when-march = You choose where the Leader goes when you take the Action March.
when-turn = You choose a turning point when you let a Model turn on its way.
when-arrange = You choose a Model to place yourself in a move, after the Leader has its place.
when-place-model = You choose the place of a Model in a move, after choosing the Model.
when-entry-edge = You choose an edge when an arriving Regiment can enter over several.
when-enabling = You choose an Enabling Regiment when a Regiment enters over an edge that is not yours.
when-enter = You choose where the Leader enters when an arriving Regiment acts.
when-enter-from = You choose a point of the edge when you let an entering Model turn on its way.
when-vanguard = You may use Vanguard when all Models of a Regiment have entered and no enemy is within 8″.
when-occupy = You choose a Garrison at the beginning of a March, if one is in reach.
when-deploy = You choose a Garrison for Forward Deployment when an arriving Regiment that has it acts.
when-leave-at = You choose a point beside the wall when a Regiment marches out of a Garrison.
when-storm = You may occupy a Garrison when your Clash has destroyed the Regiment in it.
when-bloodlust = You decide about Bloodlust before each Action of a Regiment that has it.

## What an army or a table lacks

refused-fb-1-14-asked = On this table Models are placed automatically, so this is never asked.
refused-fb-4-8-asked-none = None of your Regiments has a Leader or a Standard Bearer who could roll a die again.
refused-fb-4-9-asked-none = Nobody and nothing in your army lets you roll an Injury die again.
refused-fb-4-22-asked-none = No two Regiments of yours share a card, so this is never asked.
refused-fb-7-31-asked-none = Nothing in your army heals.
refused-fb-9-1-asked-none = None of your Regiments waits in Reinforcements any more.
refused-fb-9-4-asked-none = No two Regiments of one Class wait in your Reinforcements.
refused-fb-9-9-asked-none = None of your Regiments that still wait has Flank.
refused-fb-9-10-asked-none = Nothing in your army rolls a Reinforcement die again.
refused-fb-9-10-asked-turn = Nothing in your army turns a Reinforcement die into a success.
refused-fb-10-4-asked-none = No ability in your army changes the order of your Command Stack in this way.
refused-fb-10-9-asked = Your Supremacy Ability has been used already.
refused-fb-10-9-asked-search = Only a Supremacy Ability that your Warlord does not have lets you search your stack.
refused-fb-10-12-asked-gone = The Character who had the ability has been destroyed.
refused-fb-10-13-asked = Your Supremacy Ability is always active and never declared.
refused-fb-11-4-asked-none = None of your Regiments has several Draw Events.
refused-fb-11-17-asked-none = None of your Regiments has a Draw Event that lets another one act.
refused-fb-13-8-asked-none = None of your Regiments has still to come onto the battlefield.
refused-fb-14-3-asked-none = None of your Regiments has Barrage.
refused-fb-14-9-asked-none = None of your Models has several Barrages.
refused-fb-15-17-asked-none = None of your Regiments makes Impact Attacks.
refused-fb-16-20-asked-none = Nobody in your army lets a Clash follow a Combat Reform.
refused-fb-17-6-asked-none = None of your Regiments has a Draw Event that can be given to another.
refused-fb-17-16-asked-none = Nobody in your army may roll natural 6s again.
refused-fb-17-19-asked-none = None of your Characters has the benefit Tactics 1.
refused-fb-17-29-asked-none = None of your Characters is Disciplined.
refused-fb-17-34-asked-none = None of your Characters has Expose Weakness.
refused-fb-17-35-asked-none = None of your Characters has Overkill.
refused-fb-17-41-asked-none = None of your Characters has Cautious Casting.
refused-fb-17-42-asked-none = None of your Characters is Focused.
refused-fb-17-44-asked-none = Nothing in your army gives free Actions when a card is drawn.
refused-fb-17-45-asked-none = None of your Characters has a lasting Command effect that is given away.
refused-fb-17-49-asked-none = Your army has no item, Lieutenant, spell or technique that is used or not, as you like.
refused-fb-18-1-asked-none = You have no Character left who could fight a Duel.
refused-fb-19-1-asked-none = You have no Wizard or Priest, or none any more.
refused-fb-19-3-asked-none = None of your Characters has a spell.
refused-fb-19-17-asked-none = Nothing in your army leaves a choice of this sort.
refused-fb-21-3-asked-none = There is no Garrison on this battlefield.
refused-fb-21-3-asked-foot = Only Infantry occupies Garrisons, and you have none, or none any more.
refused-fb-22-2-asked-none = No Ruin with upper floors stands on this battlefield.
refused-fb-22-2-asked-foot = Only Infantry goes to upper floors, and you have none, or none any more.
refused-fb-22-14-asked-none = No Ruin stands on this battlefield.
refused-fb-22-14-asked-beasts = Infantry strikes at no Ruin, and you have nothing else.
refused-fb-23-4-asked-none = None of your Regiments has Burnout.
refused-fb-23-9-asked-none = None of your Regiments is Flux-Powered.
refused-fb-23-10-asked-none = None of your Regiments has Fury.
refused-fb-24-1-asked-none = None of your Regiments has Arcing Fire.
refused-fb-24-5-asked-none = None of your Regiments has Bloodlust.
refused-fb-24-8-asked-none = None of your Regiments is Blessed.
refused-fb-24-25-asked-none = None of your Regiments has Forward Deployment.
refused-fb-24-26-asked-none = None of your Regiments has Lethal Demise.
refused-fb-24-28-asked-none = None of your Regiments has Overcharge.
refused-fb-24-35-asked-none = None of your Regiments has Rake Attack.
refused-fb-24-44-asked-none = None of your Regiments has Snapfire.
refused-fb-24-47-asked-none = None of your Regiments has Support.
refused-fb-24-52-asked-none = None of your Regiments is Unstoppable.
refused-fb-24-54-asked-none = None of your Regiments has Vanguard.
refused-fb-25-6-asked = Only the scenario Plunder the Camp has Objective Markers.
refused-fb-26-11-asked-none = None of your Characters has a technique that is given to a Regiment.
refused-fb-26-11-asked-card = None of your Characters has a technique that lets the Regiment of the next card act.
refused-fb-26-11-asked-bottom = None of your Characters has a technique that lays the next card to the bottom.

## What leaves nothing to decide

refused-fb-9-6-asked = Your opponent rolls for Reinforcements now.
refused-fb-10-2-asked = You have no Regiment that gets a card this Turn.
refused-fb-10-4-asked = Your Command Stack is laid already.
refused-fb-10-7-asked = Only the player with fewer cards may change the score.
refused-fb-10-12-asked = The Character who has the ability is not on the battlefield.
refused-fb-11-8-asked-last = { $s } { s-have } no further Action in this activation.
refused-fb-12-2-asked-garrison = The nearest free Garrison, { $x }, is { $n }″ away from the Leader Models of { $s }; this March is { $m }″.
refused-fb-12-10-asked-alone = { $s } { s-are } a single Model: there are no others to be placed.
refused-fb-13-8-asked-ground = { $s } { s-are } only entering the battlefield, and all enter on the ground.
refused-fb-13-10-asked-own = { $s } { s-come } on over your own edge, which takes no Enabling Regiment.
refused-fb-13-17-asked-twice = { $s } { s-need } both Marches to enter: then there is no Vanguard.
refused-fb-13-24-asked-entry = { $s } { s-are } entering the battlefield, and the entry March occupies no Garrison.
refused-fb-14-9-asked-regiment = No Model of { $s } has several Barrages.
refused-fb-15-5-asked-leaders = A second target takes more than one Leader Model, and { $s } { s-have } no more.
refused-fb-15-5-asked-nobody = No other enemy is both within 3″ of { $t } and in reach of { $s }.
refused-fb-15-17-asked-regiment = { $s } { s-make } no Impact Attacks.
refused-fb-15-19-asked-one = { $s } charged one Regiment only, so no Model has a choice.
refused-fb-16-8-asked-one = { $s } { s-are } Engaged with one Regiment only: { $t }.
refused-fb-16-20-asked-regiment = Nobody in { $s } lets a Clash follow a Combat Reform.
refused-fb-17-29-asked-regiment = No Disciplined Character who has not used it yet commands { $s }.
refused-fb-17-41-asked-regiment = { $s } { s-do } not have Cautious Casting.
refused-fb-17-41-asked-used = { $s } { s-have } used Cautious Casting already in this game.
refused-fb-17-42-asked-regiment = { $s } { s-are } not Focused.
refused-fb-17-42-asked-used = { $s } { s-have } used this re-roll already.
refused-fb-20-12-asked-hindered = { $s } charged through Hindering Terrain, so there are no Impact Attacks.
refused-fb-21-3-asked-mixed = No Garrison is free for { $s }: each is occupied already, or holds fewer than { $n } Models.
refused-fb-21-3-asked-nearest = No Leader Model of { $s } finds a way to { $x }, the nearest free Garrison, in this March.
refused-fb-21-3-asked-regiment = { $s } { s-are } no Infantry, and only Infantry occupies Garrisons.
refused-fb-21-3-asked-small = { $s } { s-have } { $n } Models, and no Garrison holds so many.
refused-fb-21-6-asked-all = Every Garrison is occupied already.
refused-fb-21-19-asked-ground = { $s } { s-are } marching out of a Garrison, and all end on the ground.
refused-fb-21-19-asked-leaving = { $s } { s-are } marching out of a Garrison, and not into one.
refused-fb-21-19-asked-outside = { $s } { s-are } in no Garrison that could be left.
refused-fb-21-27-asked-nearest = Enemies are in contact with { $x }, the nearest free Garrison.
refused-fb-22-2-asked-regiment = { $s } { s-are } no Infantry, and only Infantry goes to upper floors.
refused-fb-22-5-asked-nearest = The nearest upper floor, in { $x }, is { $n }″ away; with the climb of 3″ that is more than { $m }″.
refused-fb-22-14-asked-far = No Ruin that stands is within 1″ of { $s }.
refused-fb-22-14-asked-regiment = { $s } { s-are } Infantry, and Infantry strikes at no Ruin.
refused-fb-22-14-asked-struck = { $s } { s-strike } at a Ruin, not at enemies.
refused-fb-22-20-asked-other = There is no free place on any other floor in reach.
refused-fb-23-10-asked-regiment = { $s } { s-are } under no Fury.
refused-fb-24-1-asked-aim = { $s } { s-have } not taken Aim, which Arcing Fire needs.
refused-fb-24-1-asked-all = Not all Models of { $s } have Arcing Fire.
refused-fb-24-1-asked-character = The Character { $s } does not have Arcing Fire.
refused-fb-24-28-asked-regiment = { $s } { s-have } no Overcharge Marker.
refused-fb-24-44-asked-regiment = { $s } { s-do } not have Snapfire.
refused-fb-24-45-asked-aim = Snapfire is never aimed, so there is no Arcing Fire.
refused-fb-24-45-asked-markers = No Overcharge Markers are used for Snapfire.
refused-fb-24-47-asked-regiment = { $s } { s-do } not have Support.
refused-fb-24-52-asked-regiment = { $s } { s-are } not Unstoppable.
refused-fb-24-54-asked-regiment = { $s } { s-do } not have Vanguard.
refused-fb-25-7-asked = None of your Regiments is near two markers.
refused-fb-27-15-asked = There was only one thing to do, so nobody asked.

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
s-strike = { $sn ->
    [one] strikes
   *[other] strike
}
