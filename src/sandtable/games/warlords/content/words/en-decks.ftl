### Warlords in English: building decks.
###
### `$what` is a card, `$scenario` a scenario, all others are numbers.

## Decks: the workshop, and what `sandtable deck` says

deck-sum = { $name }: { $n } cards, { $faults ->
    [0] a legal deck
    [one] one rule is broken
   *[other] { $faults } rules are broken
}
deck-size = { $n } cards, exactly { $m } are needed
deck-named = { $what } is named: { $n } copies, at most 1 is allowed
deck-copies = { $n } copies of { $what }, at most { $m } are allowed
deck-castles = { $n } different castles, at least { $m } are needed
deck-heroes = { $n } different heroes, at least { $m } are needed
deck-number = the range number { $number } occurs { $n } times, { $low } to { $high } are allowed
deck-skulls = { $n } cards with a skull, at most { $m } are allowed
deck-free-size = { $n } cards, at least { $m } are needed
deck-no-castle = has no castle
deck-no-hero = has no hero
deck-capital = { $scenario } needs a Capital in the deck
deck-fleet = { $scenario } needs a fleet in the deck
deck-port-castle-or-harbour = { $scenario } needs a port castle or a Harbour in the deck
deck-great-castle = { $scenario } needs a castle in the deck that can be the great castle
deck-ruins = { $scenario } needs { $n } ruins in the deck
deck-findables = { $scenario } needs { $n } artefacts, allies and treasures in the deck
deck-text-long = longer than { $m } characters or { $n } lines
deck-text-signs = contains characters other than plain letters, digits and punctuation
deck-text-no-name = the first line must be the name of the deck
deck-text-many = more than { $n } cards
deck-text-count = { $text } is not a number of cards from 1 to { $n }
deck-text-nothing = there is no card after the number
deck-text-no-card = { $text } is not a card
deck-text-near = { $text } is not a card (did you mean { $near }?)
deck-text-several = { $text } comes with several range numbers; write { $titles }
workshop-title = Build a deck
deck-kinds = Card types
deck-costs = Costs in gold
deck-numbers = Range numbers
deck-cards = Cards
deck-skull-cards = Skulls
deck-opening = Castle and hero in the first hand
deck-opening-odds = A castle and a hero in the first hand of { $n }: { $share }
deck-shows-revenue = revenue { $n }
deck-shows-defence = defence { $n }
deck-shows-capacity = capacity { $n }
deck-shows-combat = combat { $n }
deck-shows-stars = command { $n }
deck-shows-value = value { $n }
deck-shows-field-bonus = +{ $n } in the field
deck-shows-assault-bonus = +{ $n } in assaults
deck-shows-race-bonus = race bonus { $n }
deck-shows-bonus = artefact bonus { $n }
deck-shows-assault-combat = { $n } in assaults
deck-shows-range = range number { $n }
deck-shows-skull = skull
deck-shows-named = named
deck-shows-port = port
deck-shows-flying = flying
deck-shows-missile = missiles
deck-shows-magic = magic
deck-shows-all-fast = all fast
deck-shows-all-fly = all fly
deck-shows-final = no further improvements
deck-shows-sea-only = only from the sea
deck-shows-fly-only = only by air

deck-kind-castle = Castles
deck-kind-hero = Heroes
deck-kind-banner = Banners
deck-kind-improvement = Improvements
deck-kind-army = Armies
deck-kind-fleet = Fleets
deck-kind-diplomacy = Diplomacy
deck-kind-terrain = Terrain
deck-kind-weather = Weather
deck-kind-calamity = Calamities
deck-kind-spell = Spells
deck-kind-march = March
deck-kind-battle = Battle
deck-kind-ambush = Ambush
deck-kind-raid = Raid
deck-kind-pillage = Pillage
deck-kind-raze = Raze
deck-kind-traitor = Traitor
deck-kind-promotion = Promotion
deck-kind-revenge = Revenge
deck-kind-ruin = Ruins
deck-kind-artefact = Artefacts
deck-kind-ally = Allies
deck-kind-treasure = Treasures

## Options

checked-cards-discard = To the discard pile
checked-cards-under-deck = Under the deck
after-interception-goes-on = The assault goes on
after-interception-ends = The assault ends
value-on = On
value-off = Off

## Relic variants

deck-crown-and-leaf-relic = Crown and Leaf with relics
deck-stone-and-storm-relic = Stone and Storm with relics
deck-the-black-banner-relic = The Black Banner with relics
deck-wave-and-hoof-relic = Wave and Hoof with relics

## Repairs

deck-fill = { $n ->
    [one] Add a card
   *[other] Fill up with { $n } cards
}
