### First Blood in English.

game-title = First Blood
game-about = Two armies of miniatures march onto a table full of terrain. Their cards decide who acts next, and inches decide the rest.

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
army-not-available = { $what } is not available to this Character
army-warband = { $n } Regiments in the warband, at most { $m } are allowed
army-restricted = { $n } Restricted Regiments in the warband, at most { $m } are allowed
army-mainstay = { $n ->
    [one] { $n } Restricted Regiment
   *[other] { $n } Restricted Regiments
} for { $m } Mainstay ones
army-size = { $n ->
    [one] { $n } Model
   *[other] { $n } Models
}, { $low } to { $high } are allowed
army-no-standard = has no Standard Bearer
army-no-command = { $what } is not a Command Model of this entry
army-command-twice = { $what } is bought twice
army-command-room = { $n } Command Models among { $m } Models
army-standards = { $n ->
    [one] 1 Standard Bearer
   *[other] { $n } Standard Bearers
}, at least { $m } are needed
army-no-retinue = only Infantry Characters have a Retinue
army-retinue = { $n } Retinue Models, at most { $m } are allowed
army-category = { $what } Retinue Models are not available to this Character
army-lieutenants = { $n } Lieutenants in a Retinue, at most { $m } are allowed
army-twice = { $what } is taken more than once in the army
army-items = { $n ->
    [one] 1 item
   *[other] { $n } items
}, at most { $m } are allowed
army-item-kind = { $what } is a kind of item that this Character cannot have
army-item-needs = { $what } is not available to a Character of this Type
army-masteries = { $n } masteries, at most 1 is allowed
army-mastery-list = { $what } is from a list that this Character cannot use
army-mastery-class = { $what } is not available to a Character of this Class
army-mastery-retinue = { $what } needs { $n } Retinue Models of the category { $category }
army-spells = { $n ->
    [one] 1 spell
   *[other] { $n } spells
}, at most { $m } are allowed
army-school = { $what } is from a school that this Character does not know
army-spell-twice = { $what } is bought twice
army-technique = { $what } is a kind of technique that this Character does not know
army-techniques = { $n } techniques, at most 1 is allowed
army-event = the Draw Event { $what } cannot be bought by this Character
army-same-supremacy = Knowledged needs another Supremacy Ability of the list
army-other-supremacy = only Knowledged gives another Supremacy Ability

## Parts of options

edge-south = southern edge
edge-east = eastern edge
edge-north = northern edge
edge-west = western edge
diagonal-sw-ne = south-west to north-east
diagonal-nw-se = north-west to south-east
flank-roll = roll as usual
flank-pass = it arrives
flank-fail = it stays away
action-take-aim = Take Aim
action-inspire = Inspire
action-rally = Rally
action-combat-rally = Combat Rally
action-overcharge = Overcharge
action-march = March
scenario-plunder-the-camp = Plunder the Camp
scenario-desecrate-their-colors = Desecrate their Colors
scenario-stake-your-claim = Stake your Claim
tier-light = Light
tier-medium = Medium
tier-heavy = Heavy
purpose-to-hit = Hits
purpose-injury = Injury
purpose-morale = Morale
purpose-casting = casting
purpose-reinforcement = reinforcements
purpose-supremacy = supremacy
purpose-roll-off = first choice
purpose-charge = the Charge
purpose-withdraw = the Withdraw
purpose-rally = the Combat Rally
purpose-bloodlust = Bloodlust
purpose-terrain = terrain
purpose-collapse = the collapse
purpose-decay = Decay
purpose-amount = the amount
purpose-scenario = the scenario
purpose-ward = a ward
score-same = leave it
score-more = add 1
score-less = subtract 1
choice-no = no
choice-yes = yes
marker-centre = the marker in the centre
marker-first = the first outer marker
marker-second = the second outer marker
move-march = March
move-entry = entry March
move-charge = Charge
move-pile-in = pile-in
move-reform = Combat Reform
move-withdraw = Withdraw
move-collapse = fall to the ground
move-draw-in = joining the fight
pick-none = no
pick-done = let the rest form up
pick-adjust = place the Models yourself
pick-turn = go round a corner
pick-walk = no, stay in the open
pick-ground = on the ground
pick-storey = floor { $n } of { $x }
pick-action-end = end the activation
pick-march-stay = stay here
pick-bloodlust-end = end the activation
pick-bloodlust-act = take an Action
pick-die = the { $n }

## What happens

event-roll = { $p } rolls for { $d }: { $v }.
event-reroll = { $p } re-rolls { $o } for { $d }: { $v }.
event-scenario = Scenario: { $x }.
event-edge = { $p } takes the { $x }.
event-diagonal = { $p } places the outer markers from { $x }.
event-game-turn = Game Turn { $n }
event-arrives = { $p }'s { $r } { $rn ->
        [one] arrives
       *[other] arrive
    } this Turn.
event-stacks = Cards in the Command Stacks: { $n } and { $m }.
event-first-player = { $p } is First Player ({ $n } to { $m }).
event-score = { $p } changes the score to { $n }.
event-ability = { $p } uses { $x }.
event-card = { $p } turns over { $x }.
event-action = { $r }: { $x }.
event-rallied = { $r } { $rn ->
        [one] is
       *[other] are
    } no longer Broken.
event-slain = Slain: { $o }.
event-destroyed = { $p }'s { $r } { $rn ->
        [one] is
       *[other] are
    } destroyed.
event-scored = { $p } scores { $n ->
    [one] one Victory Point
   *[other] { $n } Victory Points
}.
event-shattered = { $r } { $rn ->
        [one] is
       *[other] are
    } Shattered.
event-broken = { $r } { $rn ->
        [one] is
       *[other] are
    } Broken.
event-hits = { $r } { $rn ->
        [one] takes
       *[other] take
    } { $n ->
        [0] no Hits
        [one] one Hit
       *[other] { $n } Hits
    }.
event-wounds = { $r } { $rn ->
        [one] takes
       *[other] take
    } { $n ->
        [0] no Wounds
        [one] one Wound
       *[other] { $n } Wounds
    }.
event-morale = Morale Test, { $r }: { $n ->
        [0] no extra Wounds
        [one] one extra Wound
       *[other] { $n } extra Wounds
    }.
event-cast = { $r } { $rn ->
        [one] casts
       *[other] cast
    } with { $n ->
        [0] no successes
        [one] one success
       *[other] { $n } successes
    }, { $m } needed.
event-moved = { $r }: { $x } to { $a }.
event-occupied = { $r } { $rn ->
        [one] occupies
       *[other] occupy
    } { $x }.
event-collapsed = { $x } collapses.
event-won = { $p } wins the battle.
event-drawn = Nobody wins the battle.
how-wiped-out = An army was wiped out.
how-points = Victory Point goal reached.
how-last-turn = The last Game Turn is over.

## What is asked

ask-edge = Choose your Reinforcement Edge. Your opponent gets the opposite one.
ask-diagonal = Where do the two outer markers go?
ask-flank = { $r } with Flank: arrive, stay away, or roll as usual?
ask-reroll-arrival = { $x }: re-roll one die?
ask-turn-arrival = { $x }: turn a failed roll into a success?
ask-arrives = { $x }: { $n ->
    [one] which Regiment arrives this Turn?
   *[other] which { $n } Regiments arrive this Turn?
}
ask-stack = Put your Command Stack in order, top card first ({ $n } left).
ask-score = You rolled { $n }, your opponent { $m }: change your score by 1?
ask-supremacy = Use a Supremacy Ability?
ask-activate = { $x }: which Regiment acts?
ask-action = { $r }: which Action?
ask-marker = { $r }: which marker do the Models count for?
ask-reroll-sixes = { $r }: re-roll natural 6s?
ask-blessed = { $r }: use Blessed to re-roll all failed dice?
ask-reroll-hit = { $r }: re-roll one To Hit die ({ $v })?
ask-reroll-injury = { $r }: re-roll one Injury die ({ $v })?
ask-casualty = { $r }: { $n ->
    [one] which Model falls (1 Wound to allocate)?
   *[other] which Models fall ({ $n } Wounds to allocate)?
}
ask-recast = { $x }: re-roll all casting dice ({ $v })?
ask-reroll-cast = { $r }: re-roll one casting die ({ $v })?
ask-floor = { $r }: which floor does the Leader move to?
ask-model-floor = { $o }: move to which floor?
ask-march = { $r }: where does the Leader go?
ask-turn = { $o }: turn where?
ask-arrange = { $r } forming up: place a Model yourself?
ask-place-model = { $o }: place it where?
ask-entry-edge = { $r }: enter over which table edge?
ask-enabling = { $r }: which Regiment brings it over the edge?
ask-enabling-right = { $r }: which Regiment brings it over the right edge?
ask-enabling-left = { $r }: which Regiment brings it over the left edge?
ask-enabling-far = { $r }: which Regiment brings it over the far edge?
pick-edge-own = over your own edge
pick-edge-right = over the right edge
pick-edge-left = over the left edge
pick-edge-far = over the far edge
ask-enter-from = { $o }: enter where along the table edge?
ask-enter = { $r }: where does the Leader enter?
ask-vanguard = { $r }, Vanguard: March again at once?
ask-occupy = { $r }: occupy a Garrison or march on?
ask-deploy = { $r }, Forward Deployment: into which Garrison?
ask-clash-at = { $r }: strike at the enemy or at a Ruin?
ask-leave-at = { $r }: leave where?
ask-storm = { $r }: occupy the captured { $x }?
ask-bloodlust = { $r }, Bloodlust: roll for an Action, or do nothing?
ask-close-in = { $r } closing in: place a Model yourself?
ask-close-to = { $o }: close in where?

## Draw Events

drawing-bastion = Bastion
drawing-biotic-renewal = Biotic Renewal
drawing-burnout = Burnout
drawing-decay = Decay
drawing-double-time = Double Time
drawing-fire-and-advance = Fire and Advance
drawing-flux-powered = Flux-Powered
drawing-fury = Fury
drawing-regeneration = Regeneration
drawing-seize-the-day = Seize the Day
drawing-turn-the-tide = Turn the Tide
flux-clash = +2 Clash
flux-attacks = +2 Attacks
ask-draw-event = { $r }: which Draw Event first?
ask-event-for = { $r }: who gets { $x }?
ask-burnout = { $r }: burn out (+1 Clash, +2 March, Decay 3)?
ask-flux = { $r }: +2 Clash or +2 Attacks?
ask-acts-now = { $r }, { $x }: who acts now?
blessing-none = not this Turn
blessing-hits = for To Hit dice
blessing-defence = for Injury dice
ask-blessing = { $r }, Blessed: what do you declare?

## Shooting

action-volley = Volley
pick-barrage = Barrage { $n } ({ $m }")
event-volley = { $r } { $rn ->
        [one] shoots
       *[other] shoot
    } at { $s } with { $n ->
        [one] one die
       *[other] { $n } dice
    }.
ask-barrage = { $o }: which Barrage?
ask-volley = { $r }: shoot at whom?
ask-snapfire = { $r }: use Snapfire, and at whom?
ask-markers = { $r }: discard how many of { $n } Overcharge Markers?
ask-arcing = { $r }: Arcing Fire at { $s }, without the Take Aim bonus?

## Melee

action-charge = Charge
action-clash = Clash
action-combat-reform = Combat Reform
action-withdraw = Withdraw
event-charged = { $r } { $rn ->
        [one] charges
       *[other] charge
    } { $s }.
event-charge-failed = { $r } { $rn ->
        [one] does
       *[other] do
    } not reach { $s }: the Charge fails.
event-charge-no-room = { $r } { $rn ->
        [one] has
       *[other] have
    } no path to { $s } or no room there: the Charge fails.
event-charge-would-split = { $r } cannot contact { $s } without leaving a Model behind: the Charge fails.
ask-demise = { $r }, Lethal Demise, { $n ->
        [one] one Hit
       *[other] { $n } Hits
    }: who suffers first?
ask-charges = { $r }: charge whom?
ask-charges-too = { $r } against { $s }: charge whom else?
pick-again = re-roll: { $n ->
    [6] only 6 reaches
    [7] no face reaches
   *[other] { $n } or more reaches
 }
pick-again-no = leave it
ask-charge-again = { $r }: a { $n } is too short for the Charge. Re-roll?
ask-impact-on = { $o } touches two enemies: which one does the impact hit?
ask-draw-in = { $o }: join the fight where?
ask-strikes-first = { $r }: strike whom first?
ask-divide = { $o } has { $n ->
        [one] 1 Attack
       *[other] { $n } Attacks
    } left: how many against { $s }?
ask-supports-against = { $o } supports the front: against whom?
ask-fury = { $r }, Fury: how many of { $n } extra dice against { $s }?
ask-clash-too = { $r }: Clash at once?
ask-disciplined = { $r }: use { $x } to withdraw in good order?

## Characters, magic, healing

action-spellcasting = Spellcasting
action-duel = Duel
free-clash = Clash
free-volley = Volley
free-march = March
answer-refuse = refuse
answer-accept = accept
answer-refuse-calmly = refuse without becoming Broken
effect-more-d = +1 Defence
effect-more-e = +1 Evasion
effect-more-m = +2 March
effect-fluid-formation = Fluid Formation
effect-deadly-blades = Deadly Blades
effect-deadly-shot = Deadly Shot
effect-flurry = Flurry
effect-reroll-injury = re-roll failed Injury dice
event-healed = { $r } { $rn ->
        [one] heals
       *[other] heal
    } { $n ->
        [one] one Wound
       *[other] { $n } Wounds
    }.
event-returned = Back in play: { $o }.
event-struck = { $r } { $rn ->
        [one] gets
       *[other] get
    } { $x }.
event-peeked = { $p } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the opponent's Command Stack.
event-spell = { $r } { $rn ->
        [one] casts
       *[other] cast
    } { $x } on { $s }.
event-refused = { $r } { $rn ->
        [one] refuses
       *[other] refuse
    } the Duel.
event-faces = { $o } moves to { $x } for the Duel.
event-duel = { $r } and { $s } fight a Duel.
ask-acting-leader = { $r }: who leads now?
ask-tactics = { $r }: use { $x } to re-roll natural 6s of the Morale Test?
ask-holder = { $r }: who holds { $x } from now on?
ask-search = Which card do you turn over ({ $n } in the stack)?
ask-technique-for = { $r }: who gets { $x }?
ask-technique-acts = { $r }, { $x }: who acts now?
ask-hibernate = { $x }: move { $c } to the bottom of the stack, and who heals?
pick-hibernate-none = leave it on top
ask-free-for = { $x }: who takes a free Action?
ask-free-action = { $r }: which free Action?
ask-to-bottom = Which card goes to the bottom of your stack ({ $n } to sort)?
ask-to-top = Which card goes on top of your stack next ({ $n } to sort)?
ask-choose = { $r }, { $x }: which effect?
ask-use-ability = Use { $x }?
ask-return = { $r }: where does a slain Model return ({ $n } left)?
ask-spell = { $r }: which spell?
ask-spell-target = { $r }: { $x } on whom?
ask-duel = { $r }: challenge whom to a Duel?
ask-accept = { $r } is challenged to a Duel by { $s }: what do you answer?
ask-duel-place = { $o }: where does it face the opponent?
ask-expose = { $r }: which of { $s }'s strengths has no effect in this Duel?
ask-overkill = { $r }: who takes a Morale Test with { $n ->
    [one] one die
   *[other] { $n } dice
}?
ask-signet = Which card do you move to the top of your stack ({ $n } cards)?

## More of melee

pick-clash-at-enemies = the enemies
event-battered = { $r } { $rn ->
        [one] strikes
       *[other] strike
    } at { $x }: { $n ->
        [0] it holds
        [one] one Structure point is lost
       *[other] { $n } Structure points are lost
    }.
ask-rake = { $r } flying over enemies: rake whom?
