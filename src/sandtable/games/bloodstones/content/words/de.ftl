### Bloodstones auf Deutsch, mit den Begriffen der deutschen Ausgabe.
###
### Variablen
###   $p, $q  Namen von Spielern      $f  Name einer Fraktion     $u, $v  Listen von Einheiten oder Plättchen
###   $a, $b  Namen von Gebieten      $g  Art des Geländes        $n, $m, $t  Zahlen
###
### Was ein Satz davon erhält und was es ist, steht in `notation.py`.
###
### Eine Liste von Einheiten entsteht aus `units-...`. Verlangt ein Satz einen anderen Fall als den ersten, so nennt
### sein Attribut `.case` das Attribut von `units-...`, das zu nehmen ist: `acc` oder `dat`. Wo es fehlt, lautet
### dieser Fall wie der erste.

game-title = Bloodstones
game-about = Sechs ungleiche Fraktionen kämpfen um ein Land voller Dörfer und Zitadellen. Jedes Plättchen ist eine Einheit auf der Karte oder der Preis für etwas anderes.

## Fraktionen

faction-dragon-riders = Drachenreiter
    .article = die Drachenreiter
    .mark = D
faction-horse-lords = Pferdeherren
    .article = die Pferdeherren
    .mark = P
faction-hill-folk = Hügelvolk
    .article = das Hügelvolk
    .mark = H
faction-necromancers = Totenbeschwörer
    .article = die Totenbeschwörer
    .mark = T
faction-chaos-horde = Chaoshorde
    .article = die Chaoshorde
    .mark = C
faction-corsairs = Freibeuter
    .article = die Freibeuter
    .mark = F

power-dragon-riders = Die Fraktion selbst hat keine Fähigkeit; sie verlässt sich auf ihre zwei Drachen. Ein Drache fliegt für 1 Punkt in jedes Gelände, zählt 4 im Kampf und verwehrt dem Gegner den Rückzug, wird aber nach einem gewonnenen Angriff abgeworfen. Echsenmenschen trotzen der Wüste.
power-horse-lords = Ein Handlimit von sieben statt sechs Plättchen, viel Reiterei und zwei Anführer, die sogar einander mitnehmen können.
power-hill-folk = Hügel kosten 2 statt 3 Punkte, und das Gebirge steht für 3 Punkte offen. Burgen sind zahlreich und billig. Mit einem Riesen im Kampf zieht das Hügelvolk vier Kampfplättchen, auch in Unterzahl.
power-necromancers = Die Fraktion selbst hat keine Fähigkeit; sie verlässt sich auf ihre Nekromanten, die nach einem gewonnenen Kampf vernichtete Gegner als Untote erwecken. Untote gehen in einer eigenen Phase kostenlos zwei Gebiete weit. Kobolde trotzen der Wüste.
power-chaos-horde = Keine Zitadelle und keine Dörfer, dafür 10 SP zu Beginn. Neue Einheiten kommen dorthin, wo schon welche der Horde sind, oder von ihren Schiffen. Dörfer werden mitten in den Aktionen erobert und zählen am Ende je 2 SP.
power-corsairs = 1 mehr Kampfstärke auf See und 1 SP mehr für jeden gewonnenen Kampf. Die Freibeuter ersetzen und zeigen ihre Kampfplättchen nach dem Gegner. Sie ziehen sich per Schiff vor jeder Reiterei zurück, und wer neben ihren Schiffen angegriffen wird, braucht für den Rückzug Reiterei oder einen Drachen.

## Einheiten

unit-skirmishers = Schütze
unit-swords = Schwertkämpfer
unit-axes = Axtwerfer
unit-shield = Schildwache
unit-cavalry = Reiterei
unit-siege-engine = Belagerungsgerät
unit-leader = Anführer
unit-ship = Schiff
unit-castle = Burg
unit-lizardmen = Echsenmensch
unit-goblins = Kobold
unit-hordes = Schar
unit-reivers = Räuber
unit-dragon = Drache
unit-giant = Riese
unit-necromancer = Nekromant
unit-blank = Blanko-Plättchen
unit-undead = Untoter
unit-citadel = Zitadelle
unit-cutiecorn = Cutiecorn

units-skirmishers =
    { $n ->
        [one] { $n } Schütze
       *[other] { $n } Schützen
    }
    .acc = { $n } Schützen
    .dat = { $n } Schützen
units-swords = { $n } Schwertkämpfer
    .dat =
        { $n ->
            [one] { $n } Schwertkämpfer
           *[other] { $n } Schwertkämpfern
        }
units-axes = { $n } Axtwerfer
    .dat =
        { $n ->
            [one] { $n } Axtwerfer
           *[other] { $n } Axtwerfern
        }
units-shield =
    { $n ->
        [one] { $n } Schildwache
       *[other] { $n } Schildwachen
    }
units-cavalry =
    { $n ->
        [one] { $n } Reiterei
       *[other] { $n } Reiterei-Einheiten
    }
units-siege-engine =
    { $n ->
        [one] { $n } Belagerungsgerät
       *[other] { $n } Belagerungsgeräte
    }
    .dat =
        { $n ->
            [one] { $n } Belagerungsgerät
           *[other] { $n } Belagerungsgeräten
        }
units-leader = { $n } Anführer
    .dat =
        { $n ->
            [one] { $n } Anführer
           *[other] { $n } Anführern
        }
units-ship =
    { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
    .dat =
        { $n ->
            [one] { $n } Schiff
           *[other] { $n } Schiffen
        }
units-castle =
    { $n ->
        [one] { $n } Burg
       *[other] { $n } Burgen
    }
units-lizardmen =
    { $n ->
        [one] { $n } Echsenmensch
       *[other] { $n } Echsenmenschen
    }
    .acc = { $n } Echsenmenschen
    .dat = { $n } Echsenmenschen
units-goblins =
    { $n ->
        [one] { $n } Kobold
       *[other] { $n } Kobolde
    }
    .dat =
        { $n ->
            [one] { $n } Kobold
           *[other] { $n } Kobolden
        }
units-hordes =
    { $n ->
        [one] { $n } Schar
       *[other] { $n } Scharen
    }
units-reivers = { $n } Räuber
    .dat =
        { $n ->
            [one] { $n } Räuber
           *[other] { $n } Räubern
        }
units-dragon =
    { $n ->
        [one] { $n } Drache
       *[other] { $n } Drachen
    }
    .acc = { $n } Drachen
    .dat = { $n } Drachen
units-giant =
    { $n ->
        [one] { $n } Riese
       *[other] { $n } Riesen
    }
    .acc = { $n } Riesen
    .dat = { $n } Riesen
units-necromancer =
    { $n ->
        [one] { $n } Nekromant
       *[other] { $n } Nekromanten
    }
    .acc = { $n } Nekromanten
    .dat = { $n } Nekromanten
units-blank = { $n } Blanko-Plättchen
units-undead =
    { $n ->
        [one] { $n } Untoter
       *[other] { $n } Untote
    }
    .acc =
        { $n ->
            [one] { $n } Untoten
           *[other] { $n } Untote
        }
    .dat = { $n } Untoten
units-citadel =
    { $n ->
        [one] { $n } Zitadelle
       *[other] { $n } Zitadellen
    }
units-cutiecorn =
    { $n ->
        [one] das Cutiecorn
       *[other] { $n } Cutiecorns
    }
    .dat =
        { $n ->
            [one] dem Cutiecorn
           *[other] { $n } Cutiecorns
        }

ability-skirmishers = Erhöht die Kampfstärke im Wald um 1.
ability-swords = Erhöht die Kampfstärke immer um 1.
ability-axes = Erhöht die Kampfstärke immer um 1.
ability-shield = Zählt 1 bei Verteidigung; mit einer Schildwache gewinnt der Verteidiger auch den Gleichstand.
ability-cavalry = Zählt 1 in der Ebene; wer beim Verteidigen mindestens so viel Reiterei hat wie der Angreifer, kann sich zurückziehen.
ability-siege-engine = Zählt 2, wenn zur gegnerischen Armee eine Burg oder Zitadelle gehört.
ability-leader = Erhöht die Kampfstärke um 1 und nimmt bei jedem Schritt eine andere Einheit kostenlos mit.
ability-ship = Zählt 1, steht nur auf See, und eine Kette von Schiffen bringt Landeinheiten hinüber.
ability-castle = Zählt 3 bei Verteidigung und bewegt sich nie; ihre Armee kann sich nicht zurückziehen, und mit dem Kampf ist auch die Burg verloren.
ability-lizardmen = Zählt 1 beim Angriff und kann in der Wüste bleiben.
ability-goblins = Zählt 1 beim Angriff und kann in der Wüste bleiben.
ability-hordes = Zählt 1 beim Angriff.
ability-reivers = Zählt 1 beim Angriff.
ability-dragon = Zählt 4, fliegt für 1 Punkt je Gebiet überallhin, kann in der Wüste bleiben, lässt bei seinem Angriff keinen Rückzug zu, erlaubt der eigenen Armee den Rückzug vor jeder Reiterei und wird nach einem gewonnenen Angriff abgeworfen.
ability-giant = Zählt 2, und wer ihn führt, zieht vier Kampfplättchen.
ability-necromancer = Zählt 1, und nach einem gewonnenen Kampf kann sich jede vernichtete gegnerische Einheit als Untoter erheben.
ability-blank = Wird nie zur Einheit: Es ist seine Punkte wert oder wird abgeworfen, um etwas anderes zu platzieren.
ability-undead = Zählt 1, bewegt sich nur in Phase 2 und dann kostenlos zwei Gebiete weit, betritt Gebirge, kann in der Wüste bleiben und kehrt nach seiner Vernichtung in den Vorrat zurück.
ability-citadel = Zählt 5 bei Verteidigung und bewegt sich nie; ihre Armee kann sich nicht zurückziehen, und wer sie besiegt, nimmt sie an sich und erhält dafür am Ende 5 SP.
ability-cutiecorn = Gilt als Reiterei, zählt 1 in der Ebene, läuft kostenlos neben einer anderen Einheit mit und geht mit 3 SP zu dem über, der seine Armee besiegt.

group-standard = Normale Einheit
group-irregular = Besondere Einheit
group-special = Spezialeinheit
group-neutral = Neutrale Einheit
group-none = Keine Einheit

condition-always = immer
condition-attacking = beim Angriff
condition-defending = bei Verteidigung
condition-in-forest = im Wald
condition-in-plains = in der Ebene
condition-against-castle = gegen Burg oder Zitadelle

## Gelände und Karten

terrain-plains = Ebene
terrain-forest = Wald
terrain-hill = Hügel
terrain-mountain = Gebirge
terrain-desert = Wüste
terrain-sea = See

map-tyrants-lament = Wehklage des Tyrannen
map-tyrants-lament-description = Ein weites Kernland um den zerfallenen Sitz eines gestürzten Tyrannen. Im Norden schließt ein Waldgürtel das Land ab, im Süden Dünen; vor der Westküste liegt eine Gefängnisinsel, und im Osten greift eine Bucht tief ins Land. Der Hügel Steinwacht und die Gipfel von Galgenspitzen flankieren den Sitz und entscheiden, wer die Mitte beherrscht.
map-sundered-vale = Das Geteilte Tal
map-sundered-vale-description = Eine Karte für das Duell. Ein Höhenzug von Nord nach Süd teilt das Tal; Armeen kommen nur bei Hirschfels im Norden oder Galgenpass im Süden hinüber, oder sie segeln über die nördlichen Seegebiete außen herum. Die Kesselinsel bietet zwei Dörfern Platz und lohnt sich für alle, die ein Schiff haben.
map-saltmarch-narrows = Die Salzmarsch-Enge
map-saltmarch-narrows-description = Zwei Ufer liegen sich an einem langen Golf gegenüber, im Westen durch eine Landenge verbunden. Die vier zusammenhängenden Seegebiete des Golfs sind der schnellste Weg auf der Karte, und mitten darin liegt der Tölpelfels.
map-ember-crown = Die Glutkrone
map-ember-crown-description = Ein Ring aus Ackerland um einen erloschenen Vulkan und seine Aschewüsten. Vier getrennte Küsten unterbrechen den äußeren Rand, sodass keine Flotte allein die ganze Karte beherrscht; die Berge im Süden bilden geschützte Winkel.
map-broken-main = Das Zerbrochene Meer
map-broken-main-description = Vier große Küsten um ein kreuzförmiges Binnenmeer, in dessen Mitte Schwurinsel und Bundfels liegen. Landwege zwischen Nord und Süd gibt es nur ganz im Westen (Wandererenge, Steinzoll) und ganz im Osten (Grindelenge); die Tränenbrücke verbindet die Länder des Südens.

## Phasen und Aktionen

phase-setup = Startaufstellung
phase-capture = Phase 1: Dörfer erobern
phase-undead = Phase 2: Untote bewegen
phase-main = Phase 3: Aktionen
phase-construct = Phase 4: Dörfer errichten
phase-draw = Phase 5: Plättchen ziehen
phase-end = Ende des Spiels

action-build = Einheit platzieren
action-move = Einheiten bewegen
action-battle = Kämpfen
action-capture = Dörfer erobern
action-end = Phase beenden

## Spieloptionen

option-map = Karte
option-map-help = Die Karte, auf der ihr spielt. Jede ist für bestimmte Spielerzahlen gemacht.
option-cutiecorn = Cutiecorn-Variante
option-cutiecorn-help = Eine neutrale Einheit, die jeder platzieren kann und die nach einer Niederlage die Seite wechselt.
option-faction-limits = Fraktionen nach Spielerzahl
option-faction-limits-help = Lässt die Freibeuter nur ab drei und die Chaoshorde nur ab vier Spielern zu.
option-citadel-distance = Mindestabstand der Zitadellen
option-citadel-distance-help = Ob beim Abstand zwischen Zitadellen auch Wege über See zählen.
option-contested-capture = Erobern in umkämpften Gebieten
option-contested-capture-help = Ob Dörfer erobert werden können, solange gegnerische Einheiten im selben Gebiet stehen.
option-faction-assignment = Verteilung der Fraktionen
option-faction-assignment-help = In Spielerreihenfolge wählen, zufällig verteilen oder vom Tisch festlegen.
option-factions = Fraktionen nach Plätzen
option-factions-help = Die Fraktion jedes Platzes, falls der Tisch sie festlegt.
option-first-player = Startspieler
option-first-player-help = Kampfplättchen ziehen oder einen Platz bestimmen.
option-max-rounds = Letzte Runde
option-max-rounds-help = Das Spiel endet spätestens nach dieser Runde; 0 heißt unbegrenzt.

value-on = An
value-off = Aus
value-default = Nach Spielerzahl
value-all-areas = Über alle Gebiete
value-land-only = Nur über Land
value-allowed = Erlaubt
value-forbidden = Verboten
value-draft = In Spielerreihenfolge
value-random = Zufällig
value-fixed = Vom Tisch festgelegt
value-draw = Kampfplättchen ziehen
value-seat = Platz { $n }
value-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
value-unlimited = Unbegrenzt

## Anzahlen

count-tiles = { $n } Plättchen
count-battle-tiles = { $n } Kampfplättchen
count-pips =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
count-units =
    { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }
count-villages =
    { $n ->
        [one] { $n } Dorf
       *[other] { $n } Dörfer
    }
count-citadels =
    { $n ->
        [one] { $n } Zitadelle
       *[other] { $n } Zitadellen
    }
count-vp = { $n } SP
count-build-points = Kosten: { $n }

## Was geschah

event-first-player = { $p } zieht { $n } und ist Startspieler.
event-first-player-tie = Gleichstand bei { $n }: Alle ziehen erneut.
event-faction = { $p } führt die Fraktion „{ $f }“.
event-citadel = { $p } setzt die Zitadelle in { $a } ein.
event-start-units = { $p } beginnt mit { $u } in { $a }.
    .case = dat
event-turn = Runde { $n }: { $p } ist am Zug.
event-capture = { $p } erobert ein Dorf von { $q } in { $a } (verbraucht: { $u }).
event-capture-none = { $p } erobert keine Dörfer.
event-undead-move = { $p } bewegt 1 Untoten von { $a } nach { $b }.
event-build =
    { $n ->
        [0] { $p } platziert { $u } in { $a }, ohne ein Plättchen abzuwerfen.
       *[other] { $p } platziert { $u } in { $a } und wirft { $n } Plättchen ab.
    }
    .case = acc
event-discard = { $p } wirft { $u } ab.
    .case = acc
event-expend = { $p } verbraucht: { $u }.
    .case = acc
event-move = { $p } bewegt { $u } für { count-pips } von { $a } nach { $b }.
    .case = acc
event-passage = { $p } bewegt { $u } per Schiff für { count-pips } von { $a } nach { $b }.
    .case = acc
event-pips-lost =
    { $n ->
        [one] { $n } Punkt verfällt.
       *[other] { $n } Punkte verfallen.
    }
event-battle = { $p } greift { $q } in { $a } an.
event-withdraw = { $q } zieht sich aus { $a } nach { $b } zurück.
event-no-withdraw-dragon = { $q } kann sich vor Drachen nicht zurückziehen.
event-no-withdraw-castle = { $q } muss Burg oder Zitadelle verteidigen und kann sich nicht zurückziehen.
event-no-withdraw-cavalry = { $q } hat zu wenig Reiterei für einen Rückzug.
event-no-withdraw-way = { $q } kann sich nirgendwohin zurückziehen.
event-draw-battle = { $p } zieht { count-battle-tiles }.
event-battle-drawn-own = Du ziehst die Kampfplättchen { $u }.
event-substitute = { $p } ersetzt ein Kampfplättchen.
event-substitute-own = Du ersetzt das Kampfplättchen { $n } durch { $u }.
    .case = acc
event-no-substitute = { $p } ersetzt nichts.
event-reveal = { $p } deckt { $u } auf: { $n } plus { $m } durch Einheiten ergibt { $t }.
event-tie-shield = Gleichstand: { $q } gewinnt durch die Schildwache.
event-tie-refight = Gleichstand: Der Kampf wird wiederholt.
event-win = { $p } gewinnt den Kampf und erhält { $n } SP.
event-casualty = { $q } verliert { $u }.
    .case = acc
event-citadel-lost = { $p } erobert die Zitadelle von { $q }.
event-retreat = { $q } flieht aus { $a } nach { $b }.
event-partial-loss = { $q } muss { $u } zurücklassen.
    .case = acc
event-no-retreat = { $q } kann nicht fliehen und verliert { $u }.
    .case = acc
event-raise =
    { $n ->
        [0] { $p } erweckt keine Untoten in { $a }.
        [one] { $p } erweckt { $n } Untoten in { $a }.
       *[other] { $p } erweckt { $n } Untote in { $a }.
    }
event-dragons-leave = { $p } wirft die siegreichen Drachen ab.
event-construct = { $p } errichtet ein Dorf in { $a } (verbraucht: { $u }).
event-desert = { $p } verliert { $u } in der Wüste { $a }.
    .case = acc
event-draw =
    { $n ->
        [0] { $p } zieht keine Plättchen.
       *[other] { $p } zieht { $n } Plättchen.
    }
event-draw-own = Du ziehst { $u }.
    .case = acc
event-regroup = { $p } holt zum { $n }. Mal Nachschub und erhält { $m } SP für Dörfer.
event-regroup-noscore = { $p } füllt den Beutel ohne Dorfwertung nach.
event-reentry = { $p } kehrt mit { $u } in { $a } auf die Karte zurück.
    .case = dat
event-left = { $p } hat aufgegeben; alle Spielsteine von { $p } verlassen die Karte.
event-chaos-out = Die Chaoshorde von { $p } ist aus dem Spiel.
event-cutiecorn-build = { $p } bringt das Cutiecorn in { $a } ins Spiel.
event-cutiecorn-control = { $p } übernimmt die Kontrolle über das Cutiecorn in { $a }.
event-cutiecorn-lost = Das Cutiecorn geht in der Wüste { $a } verloren und liegt wieder neben der Karte.
event-round-limit = Runde { $n } war die letzte.
event-end-trigger = { $p } löst das Ende des Spiels aus.
event-end-battles = Offene Kämpfe werden ausgetragen.
event-end-capture = { $n ->
        [one] { $p } erobert am Ende { $n } Dorf.
       *[other] { $p } erobert am Ende { $n } Dörfer.
    }
event-final = { $p }: { $n } SP.
event-winner = { $p } gewinnt das Spiel.
event-shared = { $p } teilen sich den Sieg.

## Fragen

ask-choose-faction = Wähle eine Fraktion.
ask-choose-faction-help = Du führst diese Fraktion das ganze Spiel lang, und niemand sonst kann sie haben. Jede hat eigene Plättchen und eine eigene Fähigkeit.
ask-place-citadel = Setze deine Zitadelle ein.
ask-place-citadel-help = Eine Zitadelle steht in Ebene, Wald oder Hügeln, und zwischen ihr und jeder anderen liegen mindestens zwei Gebiete. Von hier kommen deine Starteinheiten und die ersten Dörfer.
ask-place-starting-unit = Setze eine Starteinheit ein (Kosten noch frei: { $n }) oder beende die Aufstellung.
ask-place-starting-unit-help = Für Starteinheiten wirfst du nichts ab; nur ihre Gesamtkosten sind begrenzt, und was frei bleibt, verfällt. Schiffe kommen in Seegebiete neben dem Startgebiet, alle anderen stehen gemeinsam an Land.
ask-chaos-start-area = Wähle dein Startgebiet.
ask-chaos-start-area-help = Die Chaoshorde beginnt in einem leeren Gebiet mit Ebene, Wald oder Hügeln und hält zu jeder Zitadelle denselben Mindestabstand wie die Zitadellen untereinander.
ask-capture-tile = Ein Plättchen verbrauchen, um Dörfer zu erobern?
ask-capture-tile-help = Du kannst gegnerische Dörfer erobern, wo du eine Einheit hast. Ein Plättchen muss für alle reichen: je 1 Punkt in Ebene und Wald, 2 in Hügeln.
ask-capture-village = Wähle ein Dorf zum Erobern (noch { count-pips }).
ask-capture-village-help = Ein erobertes Dorf verlässt die Karte für immer und zählt am Ende. Punkte, die du nicht brauchst, verfallen.
ask-undead-step = Bewege einen Untoten oder beende die Phase.
ask-undead-step-help = Jeder Untote geht kostenlos bis zu zwei Gebiete weit, auch in Gebirge und Wüste, oder setzt per Schiff über. Wo gegnerische Einheiten stehen, bleibt er stehen.
ask-main-action = Wähle eine Aktion oder beende die Phase.
ask-main-action-fight = Wähle eine Aktion. Es sind noch Kämpfe auszutragen.
ask-main-action-help = Führe in beliebiger Reihenfolge so viele Aktionen aus, wie du bezahlen kannst. Solange deine Einheiten ein Gebiet mit gegnerischen teilen, kann die Phase nicht enden.
ask-build-unit = Wähle eine Einheit und das Gebiet dafür.
ask-build-unit-help = Im Gebiet muss deine Zitadelle oder eines deiner Dörfer stehen; Schiffe kommen in ein Seegebiet daneben. Die Chaoshorde platziert stattdessen, wo sie Einheiten hat, und von ihren Schiffen aus an einer Küste ohne Feinde.
ask-build-pay = Wirf ein Plättchen ab (noch { $n }).
ask-build-pay-help = Jedes andere Plättchen deiner Hand deckt 1 der Platzierungskosten. Die Punkte darauf spielen hier keine Rolle.
ask-move-from =
    { $n ->
        [0] Aus welchem Gebiet willst du ziehen?
       *[other] Aus welchem Gebiet willst du ziehen? (noch { count-pips })
    }
ask-move-from-help = Wo gegnerische Einheiten stehen, kommt keine Einheit fort. Punkte, die von früheren Schritten übrig sind, gelten bis zum Ende der Aktion.
ask-move-to =
    { $n ->
        [0] Aus { $a } in welches Gebiet bewegen?
       *[other] Aus { $a } in welches Gebiet bewegen? (noch { count-pips })
    }
ask-move-to-help = Jede Einheit bezahlt das Gelände, das sie betritt. Deine Schiffe bringen Landeinheiten über See, dann kostet nur die Landung.
ask-move-units = { $u }: Wie viele gehen von { $a } nach { $b }?
ask-move-units-help = Die Einheiten bewegen sich gemeinsam. Jeder Anführer nimmt eine andere Einheit kostenlos mit.
ask-move-pay = 
    { $n ->
        [one] Verbrauche ein Plättchen (es fehlt { $n } Punkt).
       *[other] Verbrauche ein Plättchen (es fehlen { $n } Punkte).
    }
ask-move-pay-help = Überzählige Punkte gelten für weitere Schritte derselben Aktion und verfallen an ihrem Ende.
ask-battle = Wähle einen Kampf.
ask-battle-help = Du greifst in einem Gebiet einen Gegner mit allen deinen Einheiten dort an. Vorher kannst du noch Einheiten platzieren oder hinbewegen.
ask-withdraw = { $q } greift dich in { $a } an: zurückziehen oder kämpfen?
ask-withdraw-help = Beim Rückzug geht die ganze Armee in ein Gebiet, das leer ist oder einen Spielstein von dir enthält. Niemand erhält dafür SP.
ask-substitute = Kampf in { $a }: eines deiner Kampfplättchen ersetzen?
ask-substitute-help = Ein Plättchen deiner Hand kann an die Stelle eines Kampfplättchens treten; dann zählen seine Punkte. Danach wird es abgeworfen, ob du siegst oder nicht.
ask-casualty = Kampf in { $a } verloren. Welche Einheit verlierst du?
ask-casualty-help = Die besiegte Armee verliert eine Einheit. Der Rest muss fliehen.
ask-retreat = Aus { $a } in welches Gebiet fliehen?
ask-retreat-help = Alle Einheiten gehen in dasselbe Gebiet, das leer ist oder einen Spielstein von dir enthält. Einheiten, die es nicht betreten können, werden vernichtet.
ask-raise-undead = Kampf in { $a } gewonnen. Wie viele Untote erweckst du?
ask-raise-undead-help = Für jede in diesem Kampf vernichtete gegnerische Einheit kann sich hier ein Untoter erheben. Bewegen können sie sich in Phase 2 deines nächsten Zuges.
ask-construct-tile = Ein Plättchen verbrauchen, um Dörfer zu errichten?
ask-construct-tile-help = Ein Plättchen bezahlt alle Dörfer dieses Zuges: je 1 Punkt in Ebene und Wald, 2 in Hügeln. Jedes Dorf auf der Karte zählt bei deinem Nachschub.
ask-construct-village = Wähle ein Gebiet für ein Dorf (noch { count-pips }).
ask-construct-village-help = Dörfer entstehen neben deinen Dörfern, deiner Zitadelle und Ketten deiner Einheiten, und nur wo kein fremder Spielstein steht. Eine Ebene fasst zwei Dörfer, Wald und Hügel je eines.
ask-chaos-reentry = Mit welcher Einheit und wo zurückkehren?
ask-chaos-reentry-help = Die Chaoshorde hat keine Einheit mehr auf der Karte und kann in jedem leeren Gebiet zurückkehren, das die Einheit betreten könnte. Ohne Rückkehr geht der Zug mit dem Ziehen von Plättchen weiter.

## Antworten

pick-none = Keines
pick-done = Fertig
pick-stay = Bleiben und kämpfen
pick-end-move = Bewegung beenden
pick-keep = Alle Kampfplättchen behalten
pick-tile = { $u } ({ count-pips })
pick-village = { $a }: ein Dorf von { $q }
pick-undead-step =
    { $n ->
        [one] Von { $a } nach { $b } (noch 1 Schritt)
       *[other] Von { $a } nach { $b } (noch { $n } Schritte)
    }
pick-battle = { $a }: { $q } angreifen ({ $u } gegen { $v })
    .case = acc
pick-withdraw = Nach { $a } zurückziehen ({ $g })
pick-retreat = Nach { $a } fliehen ({ $g })
pick-substitute = { $n } durch { $u } ersetzen (zählt { $m })
    .case = acc
pick-raise =
    { $n ->
        [0] Keine erwecken
       *[other] { $n } erwecken
    }
pick-place = { $a } ({ $g })
pick-place-pips = { $a } ({ $g }, { count-pips })
pick-build =
    { $n ->
        [0] { $u } in { $a } (kostenlos)
       *[other] { $u } in { $a } (Kosten { $n })
    }
pick-move-from = { $a }: { $u }
pick-move-to = { $a } ({ $g }, mindestens { count-pips })
pick-move-against = { $a } ({ $g }, mindestens { count-pips }), gegen { $q }
pick-units = { $u }
pick-no-units = Keine davon
pick-capture-tile-none = Nichts erobern
pick-construct-tile-none = Nichts errichten
group-substitute = { $x } ersetzen
group-undead-step = Untote in { $x }
pick-chaos-reentry-none = In diesem Zug nicht zurückkehren

## Kurze Bezeichnungen

label-hand = Hand
label-hand-size = Handlimit
label-bag = Beutel
label-discard-pile = Ablage
label-supply = Vorrat
label-undead-supply = Untote im Vorrat
label-villages = Dörfer
label-village = Dorf
label-captured-villages = Eroberte Dörfer
label-captured-citadels = Eroberte Zitadellen
label-victory-points = Siegpunkte
label-vp = SP
label-regroups = Nachschub geholt
label-regroup-limit = Letztes Feld der Nachschubleiste
label-round = Runde
label-turn = Zug
label-phase = Phase
label-player = Spieler
label-first-player = Startspieler
label-active-player = Aktiver Spieler
label-winner = Sieger
label-faction = Fraktion
label-power = Fraktionsfähigkeit
label-citadel = Zitadelle
label-map = Karte
label-area = Gebiet
label-terrain = Gelände
label-river = Fluss
label-units = Einheiten
label-owner = Besitzer
label-contested = Umkämpft
label-empty = Leer
label-tile = Plättchen
label-unknown-tile = Verdecktes Plättchen
label-battle-tiles = Kampfplättchen
label-battle-strength = Kampfstärke
label-attacker = Angreifer
label-defender = Verteidiger
label-pips = Punkte
label-go-along = Es gehen mit
label-pip-pool = Übrige Punkte
label-build-points = Kosten noch frei
label-build-cost = Platzierungskosten
label-movement-cost = Bewegungskosten
label-modifier = Kampfmodifikator
label-condition = Bedingung
label-captured = Erobert
label-discards = Ablage
label-forces = Armeen
label-sea-power = Freibeuter auf See
label-map-key = Legende
label-attack = { $p } greift { $q } in { $a } an ({ $g })
label-larger-force = Übermacht oder Riese: vier Plättchen
label-hidden-tiles = { $n ->
        [one] { $n } verdecktes Plättchen
       *[other] { $n } verdeckte Plättchen
    }
label-cost-pips =
    { $n ->
        [0] kostenlos, { $m ->
            [one] { $m } Punkt
           *[other] { $m } Punkte
        }
       *[other] Kosten { $n }, { $m ->
            [one] { $m } Punkt
           *[other] { $m } Punkte
        }
    }
label-out = ausgeschieden
label-nothing-yet = noch nichts
label-discard-piles = Ablagen
flag-first = Startspieler
flag-out = ausgeschieden
flag-ending = beendet das Spiel
flag-contested = umkämpft

## Wie das Spiel gewonnen wurde

how-most-vp = Meiste Siegpunkte
how-tie-villages = Gleichstand: meiste Dörfer auf der Karte
how-tie-captures = Gleichstand: meiste Punkte aus Eroberungen
how-shared = Geteilter Sieg
how-last-player = Als Einziger noch im Spiel

# Fenster: Arten von Reaktionen, für automatische Antworten
window-withdraw = Rückzug
window-substitute = Kampfplättchen
