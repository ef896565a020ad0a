### What the refusals of Warlords say alike in English, and the verbs that follow the number of a name (`presentation/names.py`).
###
### Variables
###   $xe, $ce  the number of the names $x and $c        $w  what a thing lacks        $h1, $t1  places and why they are shut

## Verbs that follow the number of a name

artefact-are = { $artefacte ->
    [one] is
   *[other] are
}
artefact-have = { $artefacte ->
    [one] has
   *[other] have
}
c-are = { $ce ->
    [one] is
   *[other] are
}
c-jump = { $ce ->
    [one] jumps
   *[other] jump
}
c-keep = { $ce ->
    [one] keeps
   *[other] keep
}
c-move = { $ce ->
    [one] moves
   *[other] move
}
c-must = must
c-shield = { $ce ->
    [one] shields
   *[other] shield
}
c-strike = { $ce ->
    [one] strikes
   *[other] strike
}
card-are = { $carde ->
    [one] is
   *[other] are
}
card-belong = { $carde ->
    [one] belongs
   *[other] belong
}
card-can = can
card-come = { $carde ->
    [one] comes
   *[other] come
}
card-have = { $carde ->
    [one] has
   *[other] have
}
card-join = { $carde ->
    [one] joins
   *[other] join
}
card-lie = { $carde ->
    [one] lies
   *[other] lie
}
card-must = must
place-are = { $placee ->
    [one] is
   *[other] are
}
place-belong = { $placee ->
    [one] belongs
   *[other] belong
}
ruin-are = { $ruine ->
    [one] is
   *[other] are
}
ruin-belong = { $ruine ->
    [one] belongs
   *[other] belong
}
ruin-lie = { $ruine ->
    [one] lies
   *[other] lie
}
spell-are = { $spelle ->
    [one] is
   *[other] are
}
spell-find = { $spelle ->
    [one] finds
   *[other] find
}
stack-are = { $stacke ->
    [one] is
   *[other] are
}
stack-belong = { $stacke ->
    [one] belongs
   *[other] belong
}
stack-could = could
stack-find = { $stacke ->
    [one] finds
   *[other] find
}
stack-have = { $stacke ->
    [one] has
   *[other] have
}
target-are = { $targete ->
    [one] is
   *[other] are
}
x-are = { $xe ->
    [one] is
   *[other] are
}
x-become = { $xe ->
    [one] becomes
   *[other] become
}
x-belong = { $xe ->
    [one] belongs
   *[other] belong
}
x-can = can
x-come = { $xe ->
    [one] comes
   *[other] come
}
x-cost = { $xe ->
    [one] costs
   *[other] cost
}
x-could = could
x-do = { $xe ->
    [one] does
   *[other] do
}
x-find = { $xe ->
    [one] finds
   *[other] find
}
x-go = { $xe ->
    [one] goes
   *[other] go
}
x-have = { $xe ->
    [one] has
   *[other] have
}
x-help = { $xe ->
    [one] helps
   *[other] help
}
x-keep = { $xe ->
    [one] keeps
   *[other] keep
}
x-lie = { $xe ->
    [one] lies
   *[other] lie
}
x-must = must
x-need = { $xe ->
    [one] needs
   *[other] need
}
x-serve = { $xe ->
    [one] serves
   *[other] serve
}
x-stand = { $xe ->
    [one] stands
   *[other] stand
}
x-stay = { $xe ->
    [one] stays
   *[other] stay
}
x-strike = { $xe ->
    [one] strikes
   *[other] strike
}
x-use = { $xe ->
    [one] is of use
   *[other] are of use
}

## What the text of a card takes, and what a thing lacks for it

refused-text = For { $c } you choose { $t }, and { $x } { $w }.
refused-text-kind = For { $c } you choose { $t }, and { $x } { x-are } { $k }.
refused-text-in = For { $c } you choose { $t }, and { $x } { x-are } in { $h }.
refused-text-with = For { $c } you choose { $t }, and { $x } { x-are } with { $h }.
refused-text-status = For { $c } you choose { $t }, and { $x } is { $s }.
refused-text-one = For { $c } you choose only one, and { $x } { x-are } chosen already.
armies-too-many = No more armies can go with { $card }.
refused-text-elsewhere = { $card } { card-belong } to { $h }, not to { $place }.
refused-text-none = For { $x } you choose { $t }, and there is none now.
refused-text-pile = For { $x } you need { $t }, and none lies there.
refused-text-loss = { $h } loses an army or ally, and { $x } { x-are } none of them.
refused-text-march = { $h } loses a March card, and { $x } { x-are } none of his.
lack-is = is not one
lack-self = is yourself
lack-castle = is a castle
lack-stack = is a stack
lack-port = is no port
lack-mine = { x-are } yours
lack-theirs = is not yours
lack-besieged = is besieged
lack-calamity = has no calamity
lack-none = has none
lack-freedom = is stuck
lack-named = { x-are } a named army
lack-capital = is a Capital
lack-hand = { x-are } in your hand
lack-own-pile = { x-lie } in your discard pile
lack-pile = { x-lie } in the discard pile of { $p }
lack-table = { x-lie } open on the table

## What a scenario gives

refused-gift-seat = You take { $t } from your deck now, not a player.
refused-gift-kind = You take { $t } now; { $x } { x-are } { $k }.
refused-gift-cost = { $x } { x-cost } { $n }, and only { $m } gold is left for the cards that you take now.
refused-gift-great = { $x } cannot be the great castle: that is an open castle, no port, of revenue 8 or more.
refused-gift-port = { $x } { x-are } no port, and no Harbour of your deck can make it one.

## A card of the hand and the places that are shut to it

refused-free-2 = No place is free for { $x }: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-free-3 = No place is free for { $x }: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
shut-wl-1-27-harbour = reached only by air
shut-wl-1-27-shield-calamity = shielded by a temple
shut-wl-6-9 = full
shut-wl-8-8 = in a storm
shut-wl-8-10 = with a banner already
shut-wl-9-11-castle = besieged
shut-wl-9-12 = with an improvement after which no other comes
shut-wl-9-20 = away from home and not all fast
shut-wl-9-21 = in a storm or before the walls
shut-wl-9-22 = besieged
shut-wl-9-29 = neither Encamped nor On Patrol, or with a fleet
shut-wl-9-30 = stuck in adverse terrain or under a calamity
shut-wl-10-2 = its terrain or weather card of this turn has been played
shut-wl-10-3 = in terrain or a storm already
shut-wl-10-5-sea = at sea
shut-wl-10-5-land = not At Sea
shut-wl-10-6 = your own, and away from home
shut-wl-10-7 = an enemy, and not On Campaign
shut-wl-10-8 = your own
shut-wl-11-3 = under a calamity already
shut-wl-11-9 = haunted
shut-wl-11-14 = under a calamity of this turn
shut-wl-11-16 = without army or ally
shut-wl-11-31 = under a calamity of this turn
shut-wl-13-2 = has taken its March card of this turn
shut-wl-13-2-gave = has given up a March card this turn
shut-wl-13-3 = has taken its two March cards of this turn
shut-wl-13-4 = two March cards already
shut-wl-13-13 = in a storm
shut-wl-13-14 = a fleet and a March card already
shut-wl-19-13 = Besieging
stack-wl-14-30 = At Sea
stack-wl-14-20 = abroad, and only a patrol may relieve your castle
stack-wl-14-19-castle = not in the air
stack-wl-14-19 = not in the air
stack-wl-14-18 = On Campaign, not at sea
stack-wl-14-17 = On Campaign, not at sea
stack-wl-14-16 = it is in a storm
stack-wl-14-15-air = At Sea, not in the air
stack-wl-14-15-castle = At Sea, and only a Raid card would do
stack-wl-14-15 = At Sea
stack-wl-14-14-castle = On Patrol
stack-wl-14-14 = On Patrol
stack-wl-14-21 = Besieging
stack-wl-14-16-own = in a storm
stack-wl-14-13 = Encamped or In Port
stack-wl-14-3 = no attack left this turn
stack-wl-5-13 = under the truce
target-wl-1-27-truce = under a Sworn Truce
target-wl-14-14 = no besieger of your castles
target-wl-14-14-castle = not for a patrol
target-wl-14-15 = ashore
target-wl-14-15-castle = only with a Raid card
target-wl-14-15-air = only by air
target-wl-14-16 = in a storm
target-wl-14-17 = at sea
target-wl-14-18 = only by sea
target-wl-14-19 = in the air
target-wl-14-19-castle = only by air
target-wl-14-20 = only for a patrol
target-wl-14-30 = Besieging ashore
refused-stuck-now = Choose a March card and { $h }, and { $x } { x-go }.
refused-stuck-lack = You hold no March card to take { $x } away from { $h }.
refused-stuck-spent = { $h } has used up its march of this turn, so { $x } { x-stay }.

## Two of which one is named

refused-wl-13-2-pair = { $card } { card-lie } with { $h } and can only be given up there.

## The nearer reason of a thing

refused-name-mine = A card called { $x } already lies before you; only one of that name can be in play.
refused-wl-1-13-linked-castle = { $x } { x-are } in play already, in { $h }; here you use cards from your hand.
refused-wl-1-27-shield-calamity-card = A temple keeps { $x } away from the castles that it could strike.
refused-wl-5-6-ruin = A ruin on the table is explored in step 9, so { $x } cannot be used in this one.
refused-wl-5-6-treasure = A treasure on the table is discarded for its gold in step 3, so { $x } cannot be used in this one.
refused-wl-8-7-ruin = A ruin such as { $x } takes neither hero nor banner; ruins are explored in step 9.
refused-wl-9-4-foreign = Only its owner discards { $x } for the gold.
refused-wl-10-1-ruin = Terrain and weather are for stacks, not for a ruin such as { $x }.
ground-one-card = One terrain or weather card at a time: { $card } { card-are } chosen already.
ground-one-stack = A terrain or weather card is played on one stack: { $place } { place-are } chosen already.
refused-wl-10-19-there = First choose the terrain card; it is linked to { $x }.
refused-wl-10-19-lack = You hold no terrain card to link to { $x }.
refused-wl-10-19-else = { $h } is attacked, so terrain is linked there and not to { $x }.
refused-wl-11-2-ruin = A calamity is played on an enemy stack or castle, not on a ruin such as { $x }.
calamity-one-card = One calamity is played in a turn: { $card } { card-are } chosen already.
calamity-one-place = A calamity is played on one target: { $place } { place-are } chosen already.
calamity-kind = { $c } { c-strike } { $t }, and { $x } { $w }.
strikes-stack = stacks
strikes-castle = castles
strikes-port-castle = ports
strikes-stack-or-castle = stacks and castles
calamity-in-castle = { $c } { c-strike } { $h }, and { $x } { x-are } in { $k }.
refused-wl-11-14-came = { $x } { x-have } come this turn and can be removed in your next one at the earliest.
refused-wl-13-1-kind = In this step your stacks take March cards or give them up, and { $x } { x-are } none.
refused-wl-13-2-gave = { $x } { x-have } given up a March card this turn and takes no other.
refused-wl-13-2-linked-gave = { $x } { x-stay }: { $h } has given up a March card this turn already.
refused-wl-14-7-card-way = { $n ->
    [one] An assault on { $k } needs a Battle, { $m ->
        [0] Pillage
       *[other] Raid, Pillage
      }, Raze or Traitor card, and { $x } { x-are } none.
   *[other] { $k } is a capital: an assault needs two cards alike, Battle, { $m ->
        [0] Pillage
       *[other] Raid, Pillage
      }, Raze or Traitor; { $x } { x-do } not serve.
  }
refused-wl-14-6-card-way = A field battle against { $k } needs a Battle or Ambush card, and { $x } { x-are } none.
refused-no-attack-card = { $x } could attack, but you hold no card to attack with.
refused-wl-14-7-card-castle = There is no enemy castle that { $x } could be used against.
refused-wl-14-10-linked = You name a stack of yours and the stack or castle it attacks, not a single card such as { $x }.
refused-wl-22-1-seat = You discard cards from your hand, nothing else.

## Kinds of cards

kind-castle = a castle
kind-hero = a hero
kind-banner = a banner
kind-improvement = an improvement
kind-army = an army
kind-fleet = a fleet
kind-diplomacy = a diplomacy card
kind-terrain = a terrain card
kind-weather = a weather card
kind-calamity = a calamity
kind-spell = a spell
kind-march = a March card
kind-battle = a Battle card
kind-ambush = an Ambush card
kind-raid = a Raid card
kind-pillage = a Pillage card
kind-raze = a Raze card
kind-traitor = a Traitor card
kind-promotion = a Promotion
kind-revenge = a Revenge card
kind-ruin = a ruin
kind-artefact = an artefact
kind-ally = an ally
kind-treasure = a treasure
take-castle = a castle
take-hero = a hero
take-banner = a banner
take-improvement = an improvement
take-army = an army
take-fleet = a fleet
take-diplomacy = a diplomacy card
take-terrain = a terrain card
take-weather = a weather card
take-calamity = a calamity
take-spell = a spell
take-march = a March card
take-battle = a Battle card
take-ambush = an Ambush card
take-raid = a Raid card
take-pillage = a Pillage card
take-raze = a Raze card
take-traitor = a Traitor card
take-promotion = a Promotion
take-revenge = a Revenge card
take-ruin = a ruin
take-artefact = an artefact
take-ally = an ally
take-treasure = a treasure
