# Questions that this game never asks, or not of this player: see questions.py.

refused-bl-34-1 = This table has chosen to play Medieval, without Lore.
refused-bl-34-1-map = This Call to Arms is Medieval, without Lore: the table chose no other mode.
refused-bl-32-1 = In Medieval Lore each camp has only a Commander, so there are no levels to share out.
refused-bl-32-1-marks = In Medieval Lore each camp has only a Commander, who brings no landmarks.
refused-bl-32-2 = The deck of Medieval Lore has no card that asks this.
refused-bl-32-3 = Medieval Lore begins without Lore cards.
refused-bl-14-2-fixed = The adventure gives your War Council its levels: there is nothing to share out.
refused-bl-14-6-none = Without a Lore Master you keep none of the first Lore cards.
refused-bl-33-6 = In the allied Call to Arms there is no Reserve.
refused-bl-33-7 = In the allied Call to Arms your zones are fixed: one ally has the Red ones, the other the Blue ones.
refused-bl-30-18-hired = Only a Hired Creature costs a level here, and it needs a Lore game.
refused-bl-28-4-none = You have no Advisor.
refused-bl-28-8-none = You have no Instructor.
refused-bl-34-4-new = This is the first adventure of the campaign: all Heroes are new.
k-no-creature = { $k ->
    [0] no dragon
    [1] no Hydra
    [2] no Earth Elemental
   *[3] no Elemental
}
refused-bl-creature-none = There is { k-no-creature } in this battle.
refused-bl-creature-theirs = Your camp has { k-no-creature }: only the enemy has one in this battle.
refused-bl-creature-gone = { $k ->
    [0] The dragon of your camp is no longer in the battle.
    [1] The Hydra of your camp is no longer in the battle.
    [2] The Earth Elemental of your camp is no longer in the battle.
   *[3] No Elemental is left in the battle.
}
refused-bl-15-15-none = Your camp has no Rogue's Den, where the secret passage begins.
refused-bl-5-13-only = No unit of your camp can move in any other way than by its normal move.
refused-bl-22-6-none = No unit of your camp has a Horn.
refused-bl-10-4-none = Your camp has no mounted unit left that could pursue.
refused-bl-17-5-none = No unit of your camp has Victor's Lore.
refused-bl-23-10-none = Your camp has deployed no Hero.
refused-bl-25-9-gone = No Hero of your camp is on the battlefield any more.
refused-bl-26-1-none = There is no hidden treasure in this adventure.
refused-bl-4-2-as = In this adventure no card of yours counts as another.
refused-bl-4-2-first = Only your first card of the game could count as another.
refused-bl-4-2-card = { $c } is neither the card you played nor the one that it may count as.
refused-bl-19-3-start = The dragon took off from { $o } and counts as standing there: its flight ends in another hex.
