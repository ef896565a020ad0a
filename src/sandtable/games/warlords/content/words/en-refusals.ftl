### The refusals of Warlords in English: why a thing is no answer here. The refusals stand beside their rules.
###
### Variables
###   $x  what is refused            $h, $k  stacks and castles        $c  a card and $t what it says
###   $p  a player                   $s  a status                      $n, $m  numbers
###   $card, $place, $stack, $target ...  the parts of the answer that a refusal looks at

## Cards and where they lie

refused-wl-1-10 = A card called { $x } already lies before { $p }; only one of that name can be in play.
refused-not-held = { $x } { x-are } not in your hand.
refused-wl-1-13-linked = { $x } { x-are } in play already, with { $h }; here you use cards from your hand.
refused-wl-1-13-pile = { $x } { x-lie } in the discard pile of { $p }; here you use cards from your hand.
refused-wl-1-13-mine = { $x } { x-lie } in your discard pile; here you use cards from your hand.
refused-wl-1-20 = { $x } { x-have } no hazard icon; only terrain, weather, calamities and spells do.
refused-wl-1-27-truce = A Sworn Truce keeps you from attacking { $x } until it ends.
refused-wl-1-27-peace = A Sworn Truce keeps you from attacking with { $x } until it ends.
refused-wl-1-27-shield-calamity = { $c } { c-keep } calamities away from { $x }.
refused-wl-1-27-shield-spell = { $c } { c-shield } { $x } from the spells of opponents.
refused-wl-1-27-harbour-card = { $x } { x-are } not added to a castle that can be reached only by air.
refused-wl-1-27-harbour = { $place } can be reached only by air, and no Harbour is added to such a castle.
refused-whole-stack = Here you choose single cards: the hero of { $x } can be chosen, the stack as a whole cannot.
refused-wl-5-12 = You answer with a card from your hand, and { $x } { x-are } not there.

## Turns and steps

refused-wl-4-4 = First you name the direction of the setup.
refused-wl-4-15 = First you choose your side.
refused-wl-5-1 = First you choose the direction of play; no player turn has begun yet.
refused-wl-5-4-asked = With two players in the game the direction makes no difference, so nobody is asked.
refused-wl-5-6 = { $x } { x-are } played in step { $n }, not in this one.
refused-wl-5-6-linked = { $x } can be given up in step 7, not in this one.
refused-wl-5-13 =
    { $n ->
        [one] Nobody may attack in the first game turn; this is the truce.
       *[other] Nobody may attack in the first { $n } game turns, and this is number { $m }.
    }
refused-wl-5-13-asked = The truce still holds, so no attack is launched.
refused-wl-24-4 = { $x } { x-are } out of the game.
refused-wl-24-4-asked = You are out of the game and are asked nothing more.
refused-wl-25-12-asked = You hold no card, so there is nothing to answer with.
refused-wl-25-16-asked = You hold no card to play.

## Setup

refused-wl-4-7 = { $x } already { x-lie } before { $p }; choose another.
refused-wl-4-8 = { $x } { x-are } not what the forced choice of this table takes: that is { $c }, the best of your deck.
refused-wl-27-1-place = You take cards from your deck; { $x } { x-are } on the table already.
refused-wl-27-1-deck = { $x } { x-are } not in your deck.
refused-wl-27-1-taken = { $x } { x-have } been taken from your deck already.
refused-wl-27-3 = “First Conquest” gives you a castle and a hero; { $x } { x-are } neither.
refused-wl-27-3-word = You must take { $t }: the scenario gives you a castle and a hero.
refused-wl-27-4 = “The Five Castles” gives you a castle and a hero; { $x } { x-are } neither.
refused-wl-27-4-word = You must take { $t }: the scenario gives you a castle and a hero.
refused-wl-27-6 = “Relics of Loriel” gives you a castle, a hero and a ruin; { $x } { x-are } none of these.
refused-wl-27-6-word = You must take { $t }: the scenario gives you a castle, a hero and a ruin.
refused-wl-27-9 = “Seats of Power” gives you a castle with its Capital, one army and a hero; { $x } { x-are } { $k }.
refused-wl-27-9-word = You must take { $t }: the scenario gives you a seat with Capital and garrison, and a hero.
refused-wl-27-12 = “Lords of the Sea” gives you a port, or a castle with a Harbour, a hero and a fleet; { $x } { x-are } { $k }.
refused-wl-27-12-word = You must take { $t }: the scenario gives you a port, a hero and a fleet.
refused-wl-27-15 = “The Last Warlord” gives you a castle and a hero; { $x } { x-are } neither.
refused-wl-27-15-word = You must take { $t }: the scenario gives you a castle and a hero.
take-not-yours = { $x } { x-are } not yours: what you take goes to your own castle and stacks.
refused-wl-27-18-word = You must take { $t }: the defender starts with the great castle, its Capital and a hero.
refused-wl-27-19-word = You must take { $t }: the attacker starts with a castle and two heroes, and a March card for each.

## Castles, heroes, banners

refused-wl-7-1 = In this step you play castles from your hand.
refused-wl-7-2 = A castle stands on its own; it cannot be added to { $x }.
refused-wl-7-3 = { $x } already { x-lie } before { $p }; only one castle of that name can be in play.
refused-wl-8-1 = In this step you play heroes and banners from your hand.
refused-wl-8-2 = { $x } already { x-serve } { $p }; only one hero of that name can be in play.
refused-wl-8-3 = A hero forms a stack of his own and joins nobody.
refused-wl-8-5 = { $x } { x-are } not yours: banners go to your own stacks.
refused-wl-8-5-none = You hold no banner for { $x } to bear.
refused-wl-8-5-own = The banner that you hold for { $x } { x-need } a castle of yours with its race symbol, and you have none.
refused-wl-8-5-card = { $x } { x-need } a castle of yours with its race symbol, and you have none.
refused-wl-8-7 = { $x } { x-are } no stack, and only stacks bear banners.
refused-wl-8-7-card = You have no stack that could bear { $x }.
refused-wl-8-8 = { $x } { x-are } Stormbound and can receive nothing.
refused-wl-8-8-card = A stack that is Stormbound cannot bear { $x }.
refused-wl-8-10 = { $x } { x-have } a banner already.
refused-wl-8-10-card = Every stack of yours that could bear { $x } has a banner already.

## Revenue

refused-wl-6-9-card = There is no room for { $x } in your stacks and castles.
refused-wl-6-9-spell = The hero who would cast { $x } { x-have } no room in his stack.
refused-wl-6-9 = { $x } { x-are } full: { $n } of { $m } places are taken.
refused-wl-9-4 = A treasure is discarded for its gold, so { $card } cannot go to { $place }.
refused-wl-9-6 = { $x }: the price is { $n } gold, and you have { $m }.
refused-wl-9-6-place = What you could add to { $x } { x-cost } more than your { $m } gold.
refused-wl-9-9 = In this step you buy cards, discard treasures and armies, or end the step.
refused-wl-9-11-own = { $x } { x-are } no castle, and only castles are improved.
refused-wl-9-11-castle = { $x } { x-are } besieged and receives no improvement.
refused-wl-9-11-castle-card = { $x } { x-need } a castle of yours that is not besieged.
refused-wl-9-12 = { $x } bears an improvement after which no other can be added.
refused-wl-9-12-card = { $x } cannot be added to a castle with an improvement after which no other comes.
refused-wl-9-13 = You have a Capital in play already.
refused-wl-9-14 = { $x } { x-stay }: improvements are never discarded of your own accord.
refused-wl-9-15 = An improvement called { $x } already stands with { $p }; only one of that name can be in play.
refused-wl-9-18 = { $x } { x-are } not yours; you add cards to your own stacks and castles.
refused-wl-9-18-own = You hold no army to add to { $x }.
refused-wl-9-18-castle = You hold nothing that could be added to { $x }.
refused-wl-9-18-card = You have no stack or castle that could take { $x }.
refused-wl-9-20 = { $x } { x-are } { $s } and not all fast, so no army gets there.
refused-wl-9-20-card = { $x } cannot get to a stack that is away from home and not all fast.
refused-wl-9-21 = { $x } { x-are } { $s }, so no army gets there.
refused-wl-9-21-card = { $x } cannot reach a stack in a storm or before the walls.
refused-wl-9-22 = { $x } { x-are } besieged and receives no armies.
refused-wl-9-22-card = { $x } cannot get into a castle that is besieged.
refused-wl-9-23 = You cannot discard { $x }: only your own armies, and your fleets In Port.
refused-wl-9-24 = Hunger comes first: one army of { $h } must go, and { $x } { x-are } none of them.
refused-wl-9-24-asked = None of your castles is besieged.
refused-wl-9-24-asked-done = Your besieged castles have lost their armies to hunger this turn already.
refused-wl-9-25-asked = The besieged castle has no armies left, so nobody starves.
refused-wl-9-26 = { $card } cannot be moved: armies stay where they are unless a card says otherwise.
refused-wl-9-27 = An army called { $x } already serves { $p }; only one of that name can be in play.
spend-names = You hold { $c } for { $x }, but a card of that name is in play already, and there can be only one.
refused-wl-9-28 = { $x } { x-are } a castle, and fleets are linked to stacks.
refused-wl-9-28-port = { $x } { x-need } a port castle of yours that is not besieged.
refused-wl-9-28-stack = You have no stack for { $x }.
refused-wl-9-28-pair = { $card } { card-lie } with { $h }; you link fleets from your hand alone.
refused-wl-9-29 = { $x } { x-are } { $s }, and only a stack that is Encamped or On Patrol and has no fleet takes one.
refused-wl-9-29-card = { $x } { x-need } a stack that is Encamped or On Patrol and has no fleet.
refused-wl-9-30 = { $x } { x-are } stuck in adverse terrain or under a calamity and takes no fleet.
refused-wl-9-30-card = A stack that is stuck in adverse terrain or under a calamity cannot take { $x }.
refused-wl-9-32 = { $x } can be discarded only while its stack is In Port.
refused-wl-9-34 = A fleet called { $x } already sails for { $p }; only one of that name can be in play.
refused-wl-9-40 = { $x } cannot be discarded: the stack is in a storm, and nothing leaves it.
refused-wl-9-41 = { $x } holds no card.
refused-wl-9-41-hand = { $x } { x-need } an opponent with cards in hand, and there is none.
refused-wl-11-9 = A calamity that haunts { $x } { x-keep } armies and improvements away.
refused-wl-11-9-card = A calamity keeps { $x } away from the place where it could go.
refused-wl-23-13 = { $x } { x-stay } with its hero for good.

## Terrain and weather

refused-wl-10-1 = { $x } { x-are } a castle, and terrain and weather are for stacks.
refused-wl-10-1-own = You hold neither terrain nor weather to play on { $x }.
refused-wl-10-1-card = There is no stack on which { $x } could be played.
refused-wl-10-1-seat = In this step you play terrain and weather on stacks.
refused-wl-10-2 = { $x } { x-have } had its terrain or weather card this turn.
refused-wl-10-2-card = No stack is free for { $x }: one that has had its terrain or weather card this turn takes no other.
refused-wl-10-3 = { $x } { x-have } terrain or weather already: { $c }.
refused-wl-10-3-card = No stack is free for { $x }: one that lies in terrain or a storm takes no other card.
refused-wl-10-4 = { $c } would fit { $x }, but a card of that name is in play already, and there can be only one.
refused-wl-10-5-sea = { $x } { x-are } { $s }, and terrain is only for stacks on land.
refused-wl-10-5-land = { $x } { x-are } { $s }, and weather is only for stacks At Sea.
refused-wl-10-5-land-card = { $x } { x-find } no enemy stack At Sea.
refused-wl-10-5-sea-card = { $x } { x-are } for stacks on land, and none may take it.
refused-wl-10-6-card = Your own stack must be Encamped, In Port or On Patrol for { $x }.
refused-wl-10-6 = { $x } { x-are } { $s }; your own stack must be Encamped, In Port or On Patrol.
refused-wl-10-7-card = An enemy stack must be On Campaign for { $x }.
refused-wl-10-7 = { $x } { x-are } { $s }; an enemy stack must be On Campaign for terrain.
refused-wl-10-8 = { $x } { x-are } yours, and weather is never played on your own stack.
refused-wl-10-8-card = { $x } { x-are } played on enemy stacks At Sea, and there is no enemy stack.
refused-wl-10-12 = Only a March card counters terrain, not { $x }.
refused-wl-10-19 = Only a terrain card from your hand can be linked to the stack under attack, not { $x }.
refused-wl-10-19-asked-late = The battle is being fought: it is too late for terrain.
refused-wl-10-20 = { $x } { x-go } only when a March card takes its place.
refused-wl-10-21 = { $x } { x-are } adverse terrain: only a March card in your march step takes it away.
refused-wl-10-22 = { $x } { x-are } weather: only a March card in your march step ends it.
refused-wl-10-25-asked-castle = A castle is attacked, and terrain is laid only under a stack On Patrol.
refused-wl-19-13 = { $x } { x-are } Besieging and receives no terrain or weather.
refused-wl-19-13-card = No stack is free for { $x }: one that is Besieging receives no terrain or weather.

## Calamities

refused-wl-11-1 = You hold no calamity to play on { $x }.
refused-wl-11-1-asked = You may play one calamity in a turn, and you have.
refused-wl-11-1-seat = In this step you play a calamity on an enemy stack or castle.
refused-wl-11-2-own = { $x } { x-are } yours; a calamity is played on an enemy.
calamity-kind-card = { $x } { x-strike } { $t }, and no enemy has one.
refused-wl-11-3 = { $x } already suffers from a calamity and is immune to others.
refused-wl-11-3-card = The only targets of { $x } already suffer from a calamity.
refused-wl-11-4 = { $x } { x-are } a hero, and calamities never kill heroes.
calamity-loss = { $c } { c-strike } { $h }: there you choose { $t }, not { $x }.
calamity-elsewhere = { $c } { c-strike } { $h }, and { $x } { x-are } with { $k }.
refused-wl-11-11 = { $x } { x-stay } for now; a March card takes it away, in your march step.
refused-wl-11-12 = { $x } { x-stay } for now; a March card takes it away, in your march step.
refused-wl-11-12-castle = A March card is of use to { $x } only against a calamity.
refused-wl-11-13 = { $x } { x-have } no calamity that is due for a test.
refused-wl-11-13-asked = None of your stacks and castles has a calamity that is due for a test.
refused-wl-11-14 = The calamity on { $x } can be removed in your next turn at the earliest.
refused-wl-11-14-card = { $x } { x-find } only calamities that came this turn, and those can be removed in your next one at the earliest.
refused-wl-11-16 = { $x } { x-have } no army or ally that a transient calamity could strike.
refused-wl-11-16-card = { $x } { x-strike } { $t } with an army or ally, and no enemy has one.
refused-wl-11-17 = { $c } { c-move } on to a stack or castle with an army or ally, not to { $x }.
refused-wl-11-21 = { $c } { c-are } switched to another stack or castle, not to { $x }.
refused-wl-11-23 = { $c } must move on: it cannot stay with { $x }.
refused-wl-11-25 = { $c } { c-are } switched to another castle, not to { $x }.
refused-wl-11-31 = { $x } { x-are } under a calamity of this turn, so no March card can be linked to it.
refused-wl-11-31-card = { $x } cannot be linked to a stack under a calamity of this turn.

## Spells

refused-wl-12-1-asked = None of your heroes carries a magic artefact, so you cannot cast.
refused-wl-12-2-asked = Each magic artefact casts once in a turn, and yours have.
refused-wl-12-3-asked = Your magic artefacts are in a storm and cannot cast.
refused-wl-28-4 = A storm or a haunting keeps armies away from { $x }.
refused-wl-28-4-card = A storm or a haunting keeps armies away, so { $x } { x-do } nothing now.

## March cards

refused-wl-13-1 = { $x } { x-are } not yours to march.
refused-wl-13-1-own = You hold no March card for { $x }.
refused-wl-13-1-card = You have no stack that could take { $x }.
refused-wl-13-1-linked = { $x } { x-lie } with { $h }, and that is not your stack.
refused-wl-13-1-other = { $x } { x-are } no March card, and { $h } is not yours.
refused-wl-13-1-seat = In this step your stacks take March cards or give them up.
refused-wl-13-2 = { $x } { x-have } taken its March card of this turn already.
refused-wl-13-2-card = No stack is free for { $x }: one that has taken its March card of this turn takes no other.
refused-wl-13-2-gave-card = No stack is free for { $x }: one that has given up a March card this turn takes no other.
refused-wl-13-2-linked = { $x } { x-stay }: the stack of { $h } has taken its March card of this turn already and gives up none.
refused-wl-13-3 = { $x } { x-have } taken two March cards this turn.
refused-wl-13-3-card = No stack is free for { $x }: one that has taken two March cards this turn takes no other.
refused-wl-13-4 = { $x } { x-have } two March cards, the most there can be.
refused-wl-13-4-card = No stack is free for { $x }: two March cards are the most there can be.
refused-wl-13-13 = { $x } { x-are } in a storm, which only a March card from your hand ends.
refused-wl-13-13-card = No stack takes { $x }: in a storm a March card only ends the storm.
refused-wl-13-13-linked = { $x } { x-stay }: { $h } is in a storm, and only a March card from your hand ends it.
refused-wl-13-14 = { $x } { x-have } a fleet and holds one March card at most.
refused-wl-13-14-card = No stack is free for { $x }: with a fleet there is one March card at most.
refused-wl-13-25-linked = { $x } { x-stay }: { $h } has used a March card to free itself and gives up none.

## Attacks

refused-wl-14-1 = Stacks are met in the field, castles are stormed or besieged; { $k } cannot be attacked this way.
refused-wl-14-2 = { $x } cannot attack: only your own stacks do, never castles.
refused-wl-14-2-asked = You have no stack, and only stacks attack.
refused-wl-14-3 =
    { $n ->
        [one] { $x } { x-have } one star and has launched its attack of this turn.
       *[other] { $x } { x-have } { $n } stars and has launched its { $n } attacks of this turn.
    }
refused-wl-14-3-asked = Your stacks have launched all their attacks of this turn.
refused-wl-14-5 = An attack needs a card from your hand, and { $x } { x-are } not there.
refused-wl-14-6-card = There is no enemy stack that could be met in the field with { $x } now.
attack-card-no-reach = None of your stacks can get at anything that { $x } could be used against.
refused-wl-14-6 = To meet { $k } in the field you need a Battle or Ambush card, and you hold none.
refused-wl-14-6-own = { $x } could attack, but you hold no card for anything in its reach.
refused-wl-14-7-card = Only capitals are in reach, and they need two cards alike: { $x } { x-are } the only one of its name you hold.
refused-wl-14-7 = { $n ->
    [one] To attack { $k } you need a Battle, { $m ->
        [0] Pillage
       *[other] Raid, Pillage
      }, Raze or Traitor card, and you hold none.
   *[other] { $k } is a capital: you need two cards alike, Battle, { $m ->
        [0] Pillage
       *[other] Raid, Pillage
      }, Raze or Traitor, and you do not hold them.
  }
refused-wl-14-8 = { $n ->
    [one] A siege of { $k } needs a Battle card, and you hold none.
   *[other] { $k } is a capital: a siege needs two Battle cards, and you do not hold them.
  }
refused-wl-14-9 = The second card must have the same name as the first; { $x } { x-have } not.
refused-wl-14-10 = Stack and target are named already; now you choose the card.
refused-wl-14-10-one-stack = You name one stack and one target: { $stack } { stack-are } the stack already.
refused-wl-14-10-one-target = You name one stack and one target: { $target } { target-are } the target already.
refused-wl-14-10-seat = You name a stack of yours and the stack or castle it attacks, not a player.
refused-wl-14-13 = { $x } is { $s } and cannot attack.
refused-wl-14-12 = There is no opponent whom { $x } could attack.
attack-own-target = { $x } { x-are } yours; a stack attacks stacks and castles of opponents.
refused-wl-14-13-asked = Stacks that are Encamped or In Port launch no attacks, and you have no others.
refused-wl-14-14 = { $h } is On Patrol, and { $k } besieges no castle of yours.
refused-wl-14-14-castle = { $h } is On Patrol and cannot attack a castle such as { $k }.
refused-wl-14-15 = { $h } is At Sea and meets only stacks At Sea or In Port, not { $k }.
refused-wl-14-15-castle = { $h } is At Sea and could take { $k } only with a Raid card.
refused-wl-14-15-air = { $h } is At Sea, and { $k } can be reached only by air.
refused-wl-14-16 = { $k } is in a storm and cannot be attacked.
refused-wl-14-16-own = { $x } { x-are } in a storm and cannot attack.
refused-wl-14-16-asked = Your stacks are in a storm and cannot attack.
refused-wl-14-17 = { $h } is On Campaign, and { $k } is at sea.
refused-wl-14-18-port = { $k } is a port and cannot be besieged by land.
refused-wl-14-18 = { $h } is On Campaign, and { $k } can be reached only by sea.
refused-wl-14-19 = { $k } flies, and { $h } does not.
refused-wl-14-19-castle = { $h } does not fly, and { $k } can be reached only by air.
refused-wl-14-20 = { $k } besieges your castle: only a patrol may attack this stack, and { $h } is abroad.
refused-wl-14-21 = { $stack } { stack-are } Besieging and must abandon the siege before it attacks.
refused-wl-14-24 = { $k } is besieged already; it can only be stormed.
refused-wl-14-25 = { $k } has no garrison to besiege; it falls to an assault.
refused-wl-14-28 = { $x } can be used only by a stack At Sea, to storm a castle.
refused-wl-14-28-land = { $x } can be used only by a stack At Sea, and { $h } is not.
refused-wl-14-30 = { $h } is At Sea, and { $k } is Besieging ashore.
refused-wl-14-32 = Name the stack and its target first; then you play { $x }.
refused-wl-18-4 = Your stack has no army to leave in { $x }.
refused-wl-19-6 =
    { $n ->
        [one] { $x } { x-are } still held by one army.
       *[other] { $x } { x-are } still held by { $n } armies.
    }
refused-wl-19-6-late = The last army of { $x } { x-have } gone only this turn; you may occupy it in your next.
refused-wl-19-8 = You have left { $x } as it is in this step; you may occupy it in a later turn.

## Interception

refused-wl-15-1 = You intercept with a Battle or Ambush card, not with { $x }.
refused-wl-15-1-own = { $x } could intercept, but you hold no Battle or Ambush card.
refused-wl-15-1-asked-late = The attack is being fought out: it is too late to intercept.
intercept-one-stack = One stack intercepts; { $stack } { stack-are } chosen already.
intercept-no-part = You intercept with one of your stacks and a Battle or Ambush card.
refused-wl-15-2 = { $x } { x-are } no stack of yours; only your own stacks intercept.
refused-wl-15-2-asked = You have no stack to intercept with.
refused-wl-15-3-asked = A field battle cannot be intercepted.
refused-wl-15-4-own = { $x } { x-are } { $s } and cannot intercept.
refused-wl-15-4-asked = None of your stacks is On Patrol or At Sea to intercept.
refused-wl-15-6 = { $x } { x-do } not fly, and the castle can be reached only by air.
refused-wl-15-7 = { $x } { x-are } On Patrol and cannot intercept at a castle in the sea.
refused-wl-15-8-asked = A Raid cannot be intercepted.
refused-wl-15-9 = { $x } { x-are } At Sea and intercepts only at ports.
refused-wl-15-10 = { $x } { x-are } On Campaign and not all fast, so it comes too late.
refused-wl-15-10-asked = Your stacks On Campaign are not all fast and would come too late.

## Battles and their ends

refused-wl-16-8 = Missiles take armies and allies of the stack that was hit, not { $x }.
refused-wl-16-31 = No choice that just covers these losses needs { $x }: one card would be too many.
losses-too-many = With { $card } chosen, another card would be too many for these losses.
refused-wl-16-31-else = These losses are taken from the cards of { $h }, and { $x } { x-are } none of them.
refused-wl-16-32 = { $x } { x-are } not in this battle; the ambush keeps one of your own losses, or takes one more card of the enemy.
refused-wl-16-32-lost = The enemy loses { $x } anyway; you may keep one of your own losses, or have him lose one more card, which he chooses.
refused-wl-16-32-theirs = { $x } { x-are } the enemy's: you may have him lose one more card, but he chooses which.
refused-wl-16-32-safe = { $x } { x-are } not among your losses, so there is nothing to save.
refused-wl-16-32-gone = { $x } { x-are } among your losses already; the ambush takes one card more.
refused-wl-16-32-hero = { $x } { x-are } a hero, and the ambush takes him only if no army or ally is left.
refused-wl-16-32-mine = The ambush takes one more army or ally of { $h }, and { $x } { x-are } none.
refused-wl-16-33 = Your whole stack would be lost, so the ambush must save the hero, not { $x }.
refused-wl-16-42-word = The other side has no card left that it has not lost already.
refused-wl-17-12 = No choice that just covers these losses needs { $x }: one army would be too many.
refused-wl-17-12-else = These losses are taken from the cards of { $h }, and { $x } { x-are } none of them.
refused-wl-17-12-kind = Losses are taken from the armies of the garrison, and { $x } { x-are } none.
refused-wl-18-2 = Only an army of the victorious stack can stay as garrison, not { $x }.
refused-wl-18-5 = Only a card of your own discard pile can be taken, not { $x }.
refused-wl-23-2 = Only a Promotion from your hand serves here, not { $x }.
refused-wl-23-3-asked = A garrison has won, and it has no hero to promote.
refused-wl-23-4 = Only a Promotion from your own hand denies the other, not { $x }.
refused-wl-23-6 = Revenge is taken with a Revenge card from your hand, and { $x } { x-are } none.
refused-wl-23-6-victim = Revenge takes an army or ally of the victor, and { $x } { x-are } none.
refused-wl-23-12 = { $x } { x-are } played only after a battle with a winner.

## Ruins and the end of the turn

refused-wl-20-1-asked = None of your stacks that could still explore has a ruin in reach.
refused-wl-20-2-asked = None of your stacks is On Patrol or On Campaign to explore.
refused-wl-20-3-asked = Your stacks have explored in this turn.
refused-wl-20-8 = You answer the search with a hazard from your hand, not with { $x }.
refused-wl-22-1 = You discard cards from your hand, and { $x } { x-are } not there.
refused-wl-22-2 = { $n ->
    [one] You hold one card too many and must discard one first.
   *[other] You hold { $n } cards too many and must discard { $n } first.
  }

## Questions in the course of something

refused-wl-4-15-asked-done = The sides have been chosen, at the beginning of the setup.
refused-wl-4-15-asked-none = { $s } has no sides to choose from.
refused-wl-14-9-seat = Stack and target are named; you choose the second card for the attack.
refused-wl-14-21-asked = Your stack is Besieging and must abandon its siege before it attacks.
refused-wl-14-32-seat = Stack and target are named; you choose the card for the attack.
refused-idle-3 = None of your stacks can attack: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
refused-idle-2 = None of your stacks can attack: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-idle-1 = None of your stacks can attack: { $h1 } ({ $t1 }).
refused-no-target-3 = { $stack } { stack-find } nothing to attack: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
refused-no-target-2 = { $stack } { stack-find } nothing to attack: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-no-target-1 = { $stack } { stack-find } nothing to attack: { $h1 } ({ $t1 }).
refused-nobody-3 = None of your stacks can attack { $target }: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
refused-nobody-2 = None of your stacks can attack { $target }: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-nobody-1 = None of your stacks can attack { $target }: { $h1 } ({ $t1 }).
refused-wl-15-6-asked = The castle can be reached only by air, and none of your patrols flies.
refused-wl-15-7-asked = Patrols cannot intercept at a castle in the sea.
refused-wl-15-9-asked = Stacks At Sea intercept only at ports.
refused-wl-16-31-kind = Losses are taken from armies and allies, and { $x } { x-are } neither.
refused-wl-28-5 = Play the card first; then you name what it concerns.

## What a card names, and what is chosen for it

named-look-hand = an opponent with cards in hand
named-look-hand-discard-1 = an opponent with cards in hand
named-opponent-discards-1 = an opponent with cards in hand
named-truce = an opponent
named-steal-generic-army = a generic army in an enemy stack or castle
named-discard-generic-army = a generic army in an enemy stack or castle
named-no-revenue-next = an enemy castle
named-discard-improvement = an improvement of an enemy castle, but no Capital
named-add-armies-abroad = a stack of yours On Campaign, At Sea or Besieging
named-discard-patrol-march = an enemy stack On Patrol
named-discard-to-hand-army = an army from your discard pile
named-discard-to-hand-hero = a hero from your discard pile
named-discard-to-hand-marchbattle = a card of the march and battle group from your discard pile
named-discard-to-hand-findable = an artefact, ally, treasure or ruin from your discard pile
named-recover-lost-artefact = an artefact or ally from your discard pile and a hero of yours at home
named-teleport-armies = two stacks or castles of yours, the first with armies
named-discard-1-army-or-ally = a stack
named-discard-2-armies-or-allies = a stack or castle
named-discard-1-march = a stack with a March card, but no Stormbound one
named-discard-artefact = an artefact carried by a hero
named-discard-ally = an ally in play
named-castle-defence-plus-4 = a castle
named-stack-tcv-plus-4 = a stack
named-stack-tcv-minus-4 = a stack
named-stack-flies = a stack
named-remove-weather = a Stormbound stack
named-at-sea-to-port = a stack At Sea that is not Stormbound
named-remove-calamity = a stack or castle with a calamity
named-march-from-discard = a stack of yours without adverse terrain, weather or calamity
named-army-from-discard = a stack or castle of yours with room, not besieged and not in a storm
named-discard-chosen-improvement = a castle with an improvement
named-charm-army = a generic army in an enemy stack
chosen-look-hand-discard-1 = a card of the hand you look at
chosen-opponent-discards-1 = a card of your hand
chosen-steal-generic-army = a stack of yours at home or an unbesieged castle of yours with room
chosen-march-from-discard = a March card from your discard pile
chosen-army-from-discard = an army from your discard pile
chosen-discard-chosen-improvement = an improvement of the castle
chosen-teleport-armies = one to three armies of the first place, as many as the second has room for
chosen-lose-1-army-or-ally = an army or ally that is struck
chosen-lose-weakest-army = the weakest army
chosen-lose-strongest-army-or-ally = the strongest army or ally
chosen-lose-improvement = an improvement
chosen-lose-army = an army

## Exploring

explore-castle = { $stack } { stack-are } a castle; only your stacks On Patrol and On Campaign explore.
explore-enemy-castle = { $stack } { stack-are } not yours; only your stacks On Patrol and On Campaign explore.
explore-enemy = { $stack } { stack-are } not yours; only your stacks On Patrol and On Campaign explore.
explore-status = { $stack } { stack-are } { $s }; only stacks On Patrol and On Campaign explore.
explore-again = { $stack } { stack-have } explored in this turn.
explore-only-home = { $stack } { stack-are } On Patrol and searches only your own ruins; { $ruin } { ruin-are } not one.
explore-only-abroad = { $stack } { stack-are } On Campaign and searches only abroad; { $ruin } { ruin-are } your own.
explore-no-ruin-home = { $stack } { stack-are } On Patrol and searches at home, where no ruin lies.
explore-no-ruin-abroad = { $stack } { stack-are } On Campaign and searches abroad, where no ruin lies.
explore-needs-patrol = { $ruin } { ruin-are } a ruin of yours: only a stack On Patrol could search it, and none of yours is.
explore-needs-campaign = { $ruin } { ruin-lie } with { $player }: only a stack On Campaign could search it, and none of yours is.
explore-patrols-done = { $ruin } { ruin-are } a ruin of yours: only a stack On Patrol could search it, and yours have explored this turn.
explore-campaigns-done = { $ruin } { ruin-lie } with { $player }: only a stack On Campaign could search it, and yours have explored this turn.
explore-not-findable = { $card } cannot be laid out: a search needs an artefact, ally or treasure from your hand.
explore-no-room = { $stack } has no room for { $card }.
explore-no-room-anywhere = No stack that could search has room for { $card }.
explore-no-room-there = No stack that could search { $ruin } has room for { $card }.
explore-nothing-stack = { $stack } could explore, but you hold no artefact, ally or treasure to search for.
explore-nothing-ruin = You hold no artefact, ally or treasure to search for at { $ruin }.
explore-names-stack = What you hold for { $stack } to search for, { $card }, has its name in play already, and only one of that name can be.
explore-names-ruin = What you hold to search for at { $ruin }, { $card }, has its name in play already, and only one of that name can be.
explore-only-allies-stack = { $stack } { stack-have } no room for an ally, and you hold nothing else to search for.
explore-only-allies-ruin = No stack that could search { $ruin } has room for an ally, and you hold nothing else to search for.
explore-one-stack = One stack searches at a time; { $stack } { stack-are } chosen already.
explore-one-ruin = A search goes to one ruin; { $ruin } { ruin-are } chosen already.
explore-one-card = A search is for one card; { $card } { card-are } chosen already.
explore-no-part = In this step you name a stack, a ruin and the card that it searches for.

## Ruins and artefacts

exchange-ruin-lies = { $card } { card-are } in play already; in this step you play ruins from your hand.
exchange-ruin-alone = A ruin lies on its own: { $card } { card-join } neither stack nor castle.
exchange-not-artefact = { $card } cannot be passed on; only artefacts can.
exchange-not-with-you = { $card } { card-are } not with one of your heroes, and artefacts pass only between them.
exchange-moved = { $card } { card-have } been passed on in this turn already.
exchange-carrier-away = { $h }, who carries { $card }, is { $s }; both heroes must be Encamped, In Port or On Patrol.
exchange-castle = { $place } { place-are } a castle, and artefacts pass only from hero to hero.
exchange-not-yours = { $place } { place-are } not yours; artefacts pass only between your own heroes.
exchange-hero-away = { $place } { place-are } { $s }; both heroes must be Encamped, In Port or On Patrol.
exchange-there = { $card } { card-are } with { $place } already.
exchange-only-hero = { $place } { place-are } your only hero at home, so there is nobody to pass artefacts to or from.
exchange-others-moved = The artefacts of your other heroes at home have been passed on in this turn already, so { $place } can take none.
exchange-only-own = Of your heroes at home only { $place } carries an artefact. To pass on { $card }, choose it and then another hero.
exchange-none = { $place } and your other heroes at home carry no artefact that could be passed on.
one-card-at-a-time = One card at a time: { $card } { card-are } chosen already.
one-answer = You answer with one card, and { $card } { card-are } chosen already.
one-place-at-a-time = A card goes to one place: { $place } { place-are } chosen already.
exchange-one-place = An artefact goes to one hero: { $place } { place-are } chosen already.
exchange-no-part = In this step you play ruins and pass artefacts on.

## Spells

cast-not-carried = { $artefact } { artefact-are } not carried by a hero of yours.
cast-not-magic = { $artefact } { artefact-are } no magic artefact, and spells are cast only through those.
cast-storm = { $artefact } { artefact-are } in a storm and cannot cast.
cast-again = { $artefact } { artefact-have } cast its one spell of this turn.
cast-no-target = Cast through { $artefact }, { $spell } { spell-find } no target.
cast-no-room = Cast through { $artefact }, { $spell } { spell-find } no room: the stack that would take the army is full.
cast-no-spell = You hold no spell that could be cast through { $artefact }.
cast-no-spell-with-target = None of your spells finds a target through { $artefact }.
cast-enemy = { $place } { place-are } not yours: spells are cast through magic artefacts of your own heroes.
cast-castle = { $place } { place-are } a castle: spells are cast through magic artefacts of heroes.
cast-no-magic = { $place } carries no magic artefact.
cast-stack-storm = { $place } { place-are } in a storm and cannot cast.
cast-stack-again = { $place } carries { $artefact }, which has cast its one spell of this turn.
cast-name-artefact = You name the artefact that casts, { $artefact }, not the stack of { $place }.
cast-stack-no-spell = { $place } carries { $artefact }, but you hold no spell that could be cast through it.
cast-stack-no-target = { $place } carries { $artefact }, but none of your spells finds a target through it.
cast-one-spell = One spell is cast at a time; { $spell } { spell-are } chosen already.
cast-one-artefact = A spell is cast through one artefact; { $artefact } { artefact-are } chosen already.
cast-no-part = In this step you cast spells through magic artefacts of your heroes.
