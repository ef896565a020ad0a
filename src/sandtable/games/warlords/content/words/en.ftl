### Warlords in English.
###
### Variables
###   $p  names of players        $c, $d  names of cards        $h, $k  heroes and castles
###   $s  a status                $n, $m  numbers               $t  a type of card        $w  a direction
###
### Which of them a message gets, and what they are, is said in `notation.py`. Cards are called by the names printed on them.

game-title = Warlords
game-about = Castles, heroes and armies are cards, and every card doubles as a die. Storm, starve and raid the realms of Illuria.

## Things

status-encamped = Encamped
status-in-port = In Port
status-on-patrol = On Patrol
status-on-campaign = On Campaign
status-at-sea = At Sea
status-stormbound = Stormbound
status-besieging = Besieging

type-castle = castle
type-hero = hero
type-improvement = improvement
type-army = army
type-fleet = fleet
type-march = March card
type-ruin = ruin

role-defender = the defender
role-attacker = the attacker

way-clockwise = clockwise
way-counter = counter-clockwise

## Questions

ask-direction = Which way round does this game turn go?
ask-role = Which side do you take?
ask-take-for = Take a card from your deck ({ $t }): which one, and where does it go?
pick-take-end = Take no more
pick-take-for-end = Take no more
ask-take = Take one { $t } from your deck.
ask-castles = Step 1: play castles.
ask-heroes = Step 2: play heroes and banners.
ask-starve = { $k } is starving. Discard which army?
ask-spend = Step 3: spend { $n } gold.
ask-march = Step 7: play and discard March cards.
ask-ruins = Step 10: play ruins and pass artefacts on.
ask-wrap-up =
    { $n ->
        [0] Step 11: discard what you do not want to keep.
        [one] Step 11: discard one card.
       *[other] Step 11: discard { $n } cards.
    }

pick-end = End the step
pick-wrap-up-end = Keep the rest and draw
pick-play = Play { $c }
pick-give = { $c } to { $h }
pick-cash = Discard { $c } for { $n } gold
pick-add = { $c } to { $h } for { $n } gold
pick-dismiss = Discard { $c } from { $h }
pick-receive = { $c } to { $h }
pick-give-up = Discard { $c } from { $h }
pick-clear = { $c } frees { $h } from { $d }
pick-cure = { $c } cures { $h } of { $d }

## Events

event-setup-first = { $p } goes first in the set-up.
event-direction = { $p } chooses the direction: { $w }.
event-role = { $p } is { $r }.
event-takes = { $p } takes { $c }.
event-game-turn = Game turn { $n }.
event-first-player = { $p } goes first.
event-turn = { $p }'s turn (game turn { $n }).
event-turns-over = { $p } turns over { $c }: { $n }.
event-chance-number = { $p } has no cards left and gets a random { $n }.
event-chance-decides = Still tied: chance decides for { $p }.
event-reshuffle = { $p } shuffles the discard pile into a new deck of { $n } cards.
event-draw =
    { $n ->
        [one] { $p } draws a card.
       *[other] { $p } draws { $n } cards.
    }
event-draw-own = You draw { $c }.
event-castle = { $p } plays the castle { $c }.
event-hero = { $p } plays the hero { $c }.
event-banner = { $p } gives the { $c } to { $h }.
event-starves = { $h } is starving: { $p } loses { $c }.
event-revenue = { $p } has { $n } gold.
event-treasure = { $p } discards { $c } for { $n } gold.
event-dismiss = { $p } discards { $c } from { $h }.
event-add = { $p } adds { $c } to { $h } for { $n } gold.
event-receive = { $p } plays { $c } on { $h }: { $s }.
event-give-up = { $p } discards { $c } from { $h }: { $s }.
event-clear = { $p } frees { $h } from { $c }.
event-cure = { $p } cures { $h } of { $c }.
event-ruin = { $p } plays the ruin { $c }.
event-transfer = { $p } passes { $c } from { $h } to { $k }.
event-discard = { $p } discards { $c }.
event-kept = { $p } keeps { $q }'s { $c }.
event-eliminated = { $p } is out of the game.
event-sea-points =
    { $n ->
        [one] { $p } gains one sea point and has { $m }.
       *[other] { $p } gains { $n } sea points and has { $m }.
    }
event-wins = { $p } wins.

ask-name-player = { $c }: which player?
ask-name-place = { $c }: which stack or castle?
ask-name-card = { $c }: which card?
ask-name-army = { $c }: which card, and where?
ask-name-pair = { $c }: from where, and where to?
ask-name-armies = Which armies go from { $h } to { $k }?
ask-shelter = { $c }: where to?
ask-spy-discard = Which card does { $p } discard?
ask-tribute = { $p } pays tribute. Discard which card?
ask-from-pile = Which card from your discard pile joins { $h }?
ask-crumble = Which improvement of { $k } crumbles?
pick-pair = From { $h } to { $k }
pick-negotiate = Play { $c } for { $n } gold
event-negotiates = { $p } plays { $c } for { $n } gold.
event-aims = { $p }: { $c } on { $h }.
event-aims-card = { $p }: { $c } on { $d } of { $h }.
event-aims-pair = { $p }: { $c } from { $h } to { $k }.
event-aims-player = { $p }: { $c } on { $q }.
event-outcome = { $c }: { $o }.
event-joins = { $p }: { $c } { $ce ->
        [one] joins
       *[other] join
    } { $h }.
event-looks = { $p } looks at { $q }'s hand.
event-looked = { $q } holds { $c }.
event-loses = { $p } loses { $c } from { $h }.

## Terrain and weather

window-counter = march counter
ask-ground-step = Step 4: play terrain and weather.
ask-counter = { $c } is played on { $h }. Counter it with a March card?
event-plays-ground = { $p } plays { $c } on { $h }.
event-counters = { $p } counters { $c } with { $d }.
event-lies-in = { $p }'s { $h } is in { $c }: { $s }.
event-wrecked = { $p }'s { $h } is wrecked.

## Exploring

window-hazard = search hazards
ask-explore = Step 9: explore ruins.
ask-hazard = { $h } searches for { $c }. Play a hazard?
pick-explore = { $h } searches { $k } for { $c }
event-explores = { $p }: { $h } searches { $k } for { $c }.
event-finds = { $p }: { $h } finds { $c }.
event-hazards = { $p } puts { $c } in the way of { $h }.
event-vanishes = { $p }'s { $h } is lost in the search.

## Calamities

ask-calamities = Step 5: play a calamity.
ask-calamity-loss = { $c } strikes { $h }. What is lost?
ask-move-calamity = Which stack or castle does { $c } strike next?
ask-retest = Which calamity do you test first?
event-plays-calamity = { $p } plays { $c } on { $h }.
event-moves-calamity = { $p } moves { $c } to { $h }.
event-leaves-calamity = { $p } leaves { $c } on { $h }.
event-retests = { $p } tests { $c } on { $h } again.
event-afflicts = { $c } stays on { $p }'s { $h }.
event-afflicts-stack = { $c } stays on { $p }'s { $h }: { $s }.

## Spells

ask-cast = Step 6: cast spells.
ask-sacrifice = What does { $h } lose?
pick-cast = { $c } through { $d }
event-casts = { $p } casts { $c } through { $d }.

## Battles

attack-field = field battle
attack-assault = assault
attack-siege = siege
side-attacker = the attacker
side-defender = the defender
window-terrain = terrain on patrol
window-interception = interception
window-promotion = promotion
window-denial = denial of a promotion
window-revenge = revenge

ask-battles = Step 8: attack.
ask-attack = { $h } against { $k }: how, and with which card?
ask-second-card = A capital needs a second { $c }. Which one?
ask-ground = { $h } is attacked. Link terrain?
ask-intercept = { $h } advances on { $k }. Intercept?
ask-losses = What does { $h } lose?
ask-ambush-effect = Your ambush: save one of your own cards, or take one more from { $h }?
ask-ambush-loss = The ambush costs { $h } one more card. Which one?
ask-detach = { $k } has fallen. Which army stays as its garrison?
ask-pillage-pick = You pillage { $k }. Take a card from your discard pile?
ask-promote = { $h } has won. Promote the hero?
ask-deny = Deny the promotion { $c }?
ask-avenge = { $p } has won. Take revenge?
ask-victim = Your revenge: discard which card of { $p }?

pick-launch = { $h } attacks { $k }: { $n } to { $m }
pick-launch-falls = { $h } takes { $k }, which has no garrison
pick-occupy = { $h } occupies { $k }
pick-abandon = { $h } abandons the siege of { $k }
pick-attack = { $a } with { $c }
pick-intercept = { $h } with { $c }
pick-losses = { $c }
pick-pass = Pass
pick-none = None
pick-hit = One more loss for the other side

event-launches = { $p } attacks: { $a }, { $h } against { $k }, with { $c }.
event-pairs = { $p } adds { $c }: two cards against a capital.
event-abandons = { $p }: { $h } abandons the siege of { $k }.
event-grounds = { $p }: { $h } defends in { $c }.
event-intercepts = { $p } intercepts with { $h } and { $c }.
event-missile-hits = Missile hits: { $n } on { $p }, { $m } on { $q }.
event-watched = { $k }'s { $c } saves { $p } from being surprised.
event-spellbound = Spells change the differential for { $p } by { $n }.
event-battle-values = { $p } has { $n }, { $q } has { $m }: differential { $d }, casualty cards { $x }/{ $y }.
event-battle-losses = Losses drawn: { $p } { $n }, { $q } { $m }.
event-sudden-death = Sudden death strikes { $s }.
event-losses = { $p } loses { $c }.
event-keeps = The ambush saves { $c } for { $p }.
event-ambush-hits = The ambush costs { $p } one more card.
event-falls-back = { $p }'s { $h } discards all March cards: { $s }.
event-victor = { $p } wins the battle.
event-no-winner = Nobody wins the battle.
event-besieges = { $p }: { $h } besieges { $k }.
event-razes = { $p } razes { $k }.
event-leaves = { $p } leaves { $k } alone.
event-occupies = { $p } occupies { $k } with { $c }.
event-plucked = { $p } loses { $c } from the hand.
event-pillages = { $p } takes { $c } from the discard pile.
event-promotes = { $p } plays { $c } for { $h }.
event-promoted = { $p }'s { $h } is promoted: { $c }.
event-denies = { $p } denies it with { $c }.

## Options and endings

option-scenario = Scenario
option-scenario-help = What everyone starts with and how to win.
option-deck-1 = Deck of player 1
option-deck-1-help = The name of a starter deck or the text of your own. Empty: the seat's starter deck.
option-deck-2 = Deck of player 2
option-deck-2-help = The name of a starter deck or the text of your own. Empty: the seat's starter deck.
option-deck-3 = Deck of player 3
option-deck-3-help = The name of a starter deck or the text of your own. Empty: the seat's starter deck.
option-deck-4 = Deck of player 4
option-deck-4-help = The name of a starter deck or the text of your own. Empty: the seat's starter deck.
option-deck-rules = Deck rules
option-deck-rules-help = Strict: sixty cards within the limits of the rules. Free: at least forty cards with a castle and a hero.
deck-rules-strict = Strict
deck-rules-free = Free
option-checked-cards = Checked cards
option-checked-cards-help = Whether a card turned over for a check goes to the discard pile or under the deck.
option-forced-setup = Forced setup choice
option-forced-setup-help = Whether everyone must start with the richest castle and the strongest hero left.
option-for-keeps = Playing for keeps
option-for-keeps-help = Whether the record lists the castles that ended the game in another player's hands.
option-truce = Truce
option-truce-help = Game turns at the start in which nobody may attack; -1 means as in the scenario.
option-after-interception = After an interception
option-after-interception-help = Whether an assault continues after its stack beats the interceptor.

how-goal = Scenario goal reached
how-last-player = Last player left
how-turn-limit = Best score at the turn limit
