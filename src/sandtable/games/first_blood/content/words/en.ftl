### First Blood in English.

game-title = First Blood
game-about = Two armies of miniatures march onto a table full of terrain; their cards decide who acts next, and inches decide the rest.

## Armies: what `sandtable army check` says

army-sum = { $name } costs { $n } of { $m } points, { $faults ->
    [0] a legal army
    [one] one rule is broken
   *[other] { $faults } rules are broken
}
army-cost = costs { $n } of { $m } points
army-no-character = has no Character
army-no-warlord = has no Warlord
army-cannot-lead = cannot be the Warlord: its entry names no Supremacy Ability
army-not-available = { $what } is not for this Character
army-warband = { $n } Regiments in the warband, at most { $m } are allowed
army-restricted = { $n } Restricted Regiments in the warband, at most { $m } are allowed
army-mainstay = { $n } Restricted Regiments for { $m } Mainstay ones
army-size = { $n } Models, from { $low } to { $high } are allowed
army-no-standard = has no Standard Bearer
army-no-command = { $what } is no Command Model of this entry
army-command-twice = { $what } is bought twice
army-command-room = { $n } Command Models among { $m } Models
army-standards = { $n } Standard Bearers, at least { $m } are needed
army-no-retinue = only Infantry Characters have a Retinue
army-retinue = { $n } Retinue Models, at most { $m } are allowed
army-category = { $what } Retinue Models are not for this Character
army-lieutenants = { $n } Lieutenants in a Retinue, at most { $m } are allowed
army-twice = { $what } is taken more than once in the army
army-items = { $n } items, at most { $m } are allowed
army-item-kind = { $what } is of a kind that this Character may not have
army-item-needs = { $what } is not for a Character of this Type
army-masteries = { $n } masteries, at most 1 is allowed
army-mastery-list = { $what } is of a list that this Character may not choose from
army-mastery-class = { $what } is not for a Character of this Class
army-mastery-retinue = { $what } needs { $n } Retinue Models of the category { $category }
army-spells = { $n } spells, at most { $m } are allowed
army-school = { $what } is of a school that this Character does not know
army-spell-twice = { $what } is bought twice
army-technique = { $what } is of a kind that this Character does not know
army-techniques = { $n } techniques, at most 1 is allowed
army-event = the Draw Event { $what } is not for sale to this Character
army-same-supremacy = Knowledged needs another Supremacy Ability of the list
army-other-supremacy = only Knowledged gives another Supremacy Ability
