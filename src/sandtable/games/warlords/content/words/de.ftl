### Warlords auf Deutsch.
###
### Variablen
###   $p  Namen von Spielern      $c, $d  Namen von Karten      $h, $k  Helden und Burgen
###   $s  ein Zustand             $n, $m  Zahlen                $t  eine Kartenart        $w  eine Richtung
###
### Karten heißen, wie auf ihnen steht.

game-title = Warlords
game-about = Burgen, Helden und Heere sind Karten, und jede Karte ist zugleich ein Würfel. Stürme, belagere und plündere die Reiche von Illuria.

## Dinge

status-encamped = im Lager
status-in-port = im Hafen
status-on-patrol = auf Patrouille
status-on-campaign = auf Feldzug
status-at-sea = auf See
status-stormbound = im Sturm
status-besieging = bei der Belagerung

type-castle = Burg
type-hero = Held
type-improvement = Ausbau
type-army = Heer
type-fleet = Flotte
type-march = Marschkarte
type-ruin = Ruine

role-defender = der Verteidiger
role-attacker = der Angreifer

way-clockwise = im Uhrzeigersinn
way-counter = gegen den Uhrzeigersinn

## Fragen

ask-direction = In welche Richtung geht diese Runde?
ask-role = Welche Seite nimmst du?
ask-take-for = Nimm aus deinem Deck eine Karte ({ $t }): Welche, und wohin?
pick-take-end = Nichts mehr nehmen
pick-take-for-end = Nichts mehr nehmen
ask-take = Nimm aus deinem Deck eine Karte: { $t }.
ask-castles = Schritt 1: Burgen ausspielen.
ask-heroes = Schritt 2: Helden und Banner ausspielen.
ask-starve = In { $k } herrscht Hunger. Welches Heer legst du ab?
ask-spend = Schritt 3: { $n } Gold ausgeben.
ask-march = Schritt 7: Marschkarten ausspielen und ablegen.
ask-ruins = Schritt 10: Ruinen ausspielen und Artefakte weitergeben.
ask-wrap-up =
    { $n ->
        [0] Schritt 11: Lege ab, was du nicht behalten willst.
        [one] Schritt 11: Lege eine Karte ab.
       *[other] Schritt 11: Lege { $n } Karten ab.
    }

pick-end = Schritt beenden
pick-wrap-up-end = Den Rest behalten und nachziehen
pick-play = { $c } ausspielen
pick-give = { $c } an { $h }
pick-cash = { $c } für { $n } Gold ablegen
pick-add = { $c } zu { $h } für { $n } Gold
pick-dismiss = { $c } bei { $h } ablegen
pick-receive = { $c } an { $h }
pick-give-up = { $c } von { $h } ablegen
pick-clear = { $h } mit { $c } befreien: { $d }
pick-cure = { $h } mit { $c } heilen: { $d }

## Ereignisse

event-setup-first = { $p } beginnt den Aufbau.
event-direction = { $p } bestimmt die Richtung: { $w }.
event-role = { $p } ist { $r }.
event-takes = { $p } nimmt: { $c }.
event-game-turn = Runde { $n }.
event-first-player = { $p } ist Startspieler.
event-turn = { $p } ist am Zug (Runde { $n }).
event-turns-over = { $p } deckt { $c } auf: { $n }.
event-chance-number = { $p } hat keine Karten mehr und erhält zufällig { $n }.
event-chance-decides = Immer noch Gleichstand: Der Zufall entscheidet für { $p }.
event-reshuffle = { $p } mischt die Ablage zu einem neuen Deck mit { $n } Karten.
event-draw =
    { $n ->
        [one] { $p } zieht eine Karte.
       *[other] { $p } zieht { $n } Karten.
    }
event-draw-own = Du ziehst { $c }.
event-castle = { $p } spielt eine Burg aus: { $c }.
event-hero = { $p } spielt einen Helden aus: { $c }.
event-banner = { $p } legt bei { $h } an: { $c }.
event-starves = Hunger in { $h }: { $p } verliert { $c }.
event-revenue = { $p } hat { $n } Gold.
event-treasure = { $p } legt { $c } für { $n } Gold ab.
event-dismiss = { $p } legt bei { $h } ab: { $c }.
event-add = { $p } nimmt für { $n } Gold { $c } zu { $h }.
event-receive = { $p } spielt: { $c } auf { $h }, { $s }.
event-give-up = { $p } legt { $c } von { $h } ab: { $s }.
event-clear = { $p } befreit { $h }: { $c } ist überwunden.
event-cure = { $p } heilt { $h }: { $c } ist vorbei.
event-ruin = { $p } spielt eine Ruine aus: { $c }.
event-transfer = { $p } gibt weiter: { $c } von { $h } an { $k }.
event-discard = { $p } legt ab: { $c }.
event-kept = { $p } behält { $c } von { $q }.
event-eliminated = { $p } scheidet aus.
event-sea-points =
    { $n ->
        [one] { $p } gewinnt einen Seepunkt und hat { $m }.
       *[other] { $p } gewinnt { $n } Seepunkte und hat { $m }.
    }
event-wins = { $p } gewinnt.

ask-name-player = { $c }: welcher Spieler?
ask-name-place = { $c }: welcher Stapel oder welche Burg?
ask-name-card = { $c }: welche Karte?
ask-name-army = { $c }: welche Karte, und wo?
ask-name-pair = { $c }: von wo und wohin?
ask-name-armies = Welche Heere gehen von { $h } nach { $k }?
ask-shelter = { $c }: Wohin?
ask-spy-discard = Welche Karte legt { $p } ab?
ask-tribute = { $p } zahlt Tribut. Welche Karte ablegen?
ask-from-pile = Welche Karte aus deiner Ablage kommt zu { $h }?
ask-crumble = Welcher Ausbau von { $k } verfällt?
pick-pair = Von { $h } nach { $k }
pick-negotiate = { $c } für { $n } Gold ausspielen
event-negotiates = { $p } spielt { $c } für { $n } Gold aus.
event-aims = { $p }: { $c } auf { $h }.
event-aims-card = { $p }: { $c } auf { $d } bei { $h }.
event-aims-pair = { $p }: { $c } von { $h } nach { $k }.
event-aims-player = { $p }: { $c } auf { $q }.
event-outcome = { $c }: { $o }.
event-joins = { $p }: { $c } zu { $h }.
event-looks = { $p } sieht sich die Hand von { $q } an.
event-looked = { $q } hält { $c }.
event-loses = { $p } verliert bei { $h }: { $c }.

## Gelände und Wetter

window-counter = Gegenmarsch
ask-ground-step = Schritt 4: Gelände und Wetter ausspielen.
ask-counter = { $c } wird auf { $h } gespielt. Mit einer Marschkarte abwehren?
event-plays-ground = { $p } spielt: { $c } auf { $h }.
event-counters = { $p } wehrt { $c } mit { $d } ab.
event-lies-in = { $h } von { $p }: { $c }, { $s }.
event-wrecked = { $h } von { $p } erleidet Schiffbruch.

## Erkunden

window-hazard = Gefahren einer Suche
ask-explore = Schritt 9: Ruinen erkunden.
ask-hazard = { $h } sucht { $c }. Eine Gefahr ausspielen?
pick-explore = { $h } sucht { $c } ({ $k })
event-explores = { $p }: { $h } sucht { $c }, Ort: { $k }.
event-finds = { $p }: { $h } findet: { $c }.
event-hazards = { $p } legt eine Gefahr vor { $h }: { $c }.
event-vanishes = { $h } von { $p } geht bei der Suche verloren.

## Plagen

ask-calamities = Schritt 5: Eine Plage ausspielen.
ask-calamity-loss = { $c } trifft { $h }. Was geht verloren?
ask-move-calamity = Welchen Stapel oder welche Burg trifft { $c } als Nächstes?
ask-retest = Welche Plage prüfst du zuerst?
event-plays-calamity = { $p } spielt: { $c } auf { $h }.
event-moves-calamity = { $p } schickt weiter: { $c } zu { $h }.
event-leaves-calamity = { $p } lässt { $c } bei { $h }.
event-retests = { $p } prüft { $c } bei { $h } erneut.
event-afflicts = { $c } bleibt bei { $h } von { $p }.
event-afflicts-stack = { $c } bleibt bei { $h } von { $p }: { $s }.

## Zauber

ask-cast = Schritt 6: Zauber wirken.
ask-sacrifice = Was verliert { $h }?
pick-cast = { $c } durch { $d }
event-casts = { $p } wirkt { $c } durch { $d }.

## Kämpfe

attack-field = Feldschlacht
attack-assault = Sturm
attack-siege = Belagerung
side-attacker = Angreifer
side-defender = Verteidiger
window-terrain = Gelände auf Patrouille
window-interception = Abfangen
window-promotion = Beförderung
window-denial = Einspruch gegen eine Beförderung
window-revenge = Rache

ask-battles = Schritt 8: Angreifen.
ask-attack = { $h } gegen { $k }: wie, und mit welcher Karte?
ask-second-card = Gegen eine Hauptstadt brauchst du noch eine Karte { $c }. Welche?
ask-ground = { $h } wird angegriffen. Gelände anlegen?
ask-intercept = { $h } rückt gegen { $k } vor. Abfangen?
ask-losses = Was verliert { $h }?
ask-ambush-effect = Dein Hinterhalt: eine eigene Karte retten oder { $h } noch eine nehmen?
ask-ambush-loss = Der Hinterhalt kostet { $h } noch eine Karte. Welche?
ask-detach = { $k } ist gefallen. Welches Heer bleibt als Besatzung?
ask-pillage-pick = { $k } wird geplündert. Eine Karte aus deiner Ablage nehmen?
ask-promote = { $h } hat gesiegt. Den Helden befördern?
ask-deny = Gegen die Beförderung { $c } Einspruch erheben?
ask-avenge = { $p } hat gesiegt. Rache nehmen?
ask-victim = Deine Rache: Welche Karte von { $p } ablegen?

pick-launch = { $h } greift { $k } an: { $n } gegen { $m }
pick-launch-falls = { $h } nimmt { $k } ein, ohne Besatzung
pick-occupy = { $h } besetzt { $k }
pick-abandon = { $h } gibt die Belagerung von { $k } auf
pick-attack = { $a } mit { $c }
pick-intercept = { $h } mit { $c }
pick-losses = { $c }
pick-pass = Passen
pick-none = Keine
pick-hit = Noch ein Verlust für die andere Seite

event-launches = { $p } greift an: { $a }, { $h } gegen { $k }, mit { $c }.
event-pairs = { $p } legt { $c } dazu: zwei Karten gegen eine Hauptstadt.
event-abandons = { $p }: { $h } gibt die Belagerung von { $k } auf.
event-grounds = { $p }: { $h } verteidigt sich in { $c }.
event-intercepts = { $p } fängt mit { $h } und { $c } ab.
event-missile-hits = Geschosstreffer: { $n } auf { $p }, { $m } auf { $q }.
event-watched = { $c } von { $k } bewahrt { $p } vor der Überraschung.
event-spellbound = Zauber ändern die Differenz für { $p } um { $n }.
event-battle-values = { $p } hat { $n }, { $q } hat { $m }: Differenz { $d }, Verlustkarten { $x }/{ $y }.
event-battle-losses = Gezogene Verluste: { $p } { $n }, { $q } { $m }.
event-sudden-death = Der jähe Tod trifft { $s }.
event-losses = { $p } verliert: { $c }.
event-keeps = Der Hinterhalt rettet { $p } die Karte { $c }.
event-ambush-hits = Der Hinterhalt kostet { $p } noch eine Karte.
event-falls-back = { $h } von { $p } legt alle Marschkarten ab: { $s }.
event-victor = { $p } gewinnt die Schlacht.
event-no-winner = Niemand gewinnt die Schlacht.
event-besieges = { $p }: { $h } belagert { $k }.
event-razes = { $p } schleift { $k }.
event-leaves = { $p } lässt { $k } unversehrt.
event-occupies = { $p } besetzt { $k } mit { $c }.
event-plucked = { $p } verliert { $c } von der Hand.
event-pillages = { $p } nimmt aus der Ablage: { $c }.
event-promotes = { $p } spielt: { $c } für { $h }.
event-promoted = { $h } von { $p } wird befördert: { $c }.
event-denies = { $p } erhebt Einspruch mit { $c }.

## Optionen und Spielenden

option-scenario = Szenario
option-scenario-help = Womit alle beginnen und wie man gewinnt.
option-deck-1 = Deck von Spieler 1
option-deck-1-help = Der Name eines Startdecks oder der Text eines eigenen. Leer: das Startdeck dieses Platzes.
option-deck-2 = Deck von Spieler 2
option-deck-2-help = Der Name eines Startdecks oder der Text eines eigenen. Leer: das Startdeck dieses Platzes.
option-deck-3 = Deck von Spieler 3
option-deck-3-help = Der Name eines Startdecks oder der Text eines eigenen. Leer: das Startdeck dieses Platzes.
option-deck-4 = Deck von Spieler 4
option-deck-4-help = Der Name eines Startdecks oder der Text eines eigenen. Leer: das Startdeck dieses Platzes.
option-deck-rules = Deckregeln
option-deck-rules-help = Streng: sechzig Karten mit den Grenzen der Regeln. Frei: mindestens vierzig Karten mit einer Burg und einem Helden.
deck-rules-strict = Streng
deck-rules-free = Frei
option-checked-cards = Geprüfte Karten
option-checked-cards-help = Ob eine für eine Probe aufgedeckte Karte auf die Ablage oder unter das Deck kommt.
option-forced-setup = Erzwungene Startwahl
option-forced-setup-help = Ob alle mit der reichsten Burg und dem stärksten Helden beginnen müssen, die noch frei sind.
option-for-keeps = Um den Einsatz
option-for-keeps-help = Ob die Aufzeichnung die Burgen nennt, die am Ende einem anderen als ihrem Besitzer gehören.
option-truce = Waffenruhe
option-truce-help = Runden am Anfang, in denen niemand angreifen darf; -1 heißt wie im Szenario.
option-after-interception = Nach einem Abfangen
option-after-interception-help = Ob ein Sturm weitergeht, nachdem sein Stapel den Abfangenden geschlagen hat.

how-goal = Ziel des Szenarios erreicht
how-last-player = Letzter Spieler im Spiel
how-turn-limit = Beste Wertung am Ende der letzten Runde
