### Was die Absagen von Warlords auf Deutsch gemeinsam haben, und die Verben, die der Zahl eines Namens folgen (`presentation/names.py`).
###
### Variablen
###   $xd, $cd  die Zahl der Namen $x und $c        $w  was fehlt        $h1, $t1  Orte und was sie verschließt

## Verben, die der Zahl eines Namens folgen

artefact-are = { $artefactd ->
    [one] ist
   *[other] sind
}
artefact-have = { $artefactd ->
    [one] hat
   *[other] haben
}
c-are = { $cd ->
    [one] ist
   *[other] sind
}
c-jump = { $cd ->
    [one] springt
   *[other] springen
}
c-keep = { $cd ->
    [one] hält
   *[other] halten
}
c-move = { $cd ->
    [one] zieht
   *[other] ziehen
}
c-must = { $cd ->
    [one] muss
   *[other] müssen
}
c-shield = { $cd ->
    [one] schützt
   *[other] schützen
}
c-strike = { $cd ->
    [one] trifft
   *[other] treffen
}
card-are = { $cardd ->
    [one] ist
   *[other] sind
}
card-belong = { $cardd ->
    [one] gehört
   *[other] gehören
}
card-can = { $cardd ->
    [one] kann
   *[other] können
}
card-come = { $cardd ->
    [one] kommt
   *[other] kommen
}
card-have = { $cardd ->
    [one] hat
   *[other] haben
}
card-join = { $cardd ->
    [one] kommt
   *[other] kommen
}
card-lie = { $cardd ->
    [one] liegt
   *[other] liegen
}
card-must = { $cardd ->
    [one] muss
   *[other] müssen
}
place-are = { $placed ->
    [one] ist
   *[other] sind
}
place-belong = { $placed ->
    [one] gehört
   *[other] gehören
}
ruin-are = { $ruind ->
    [one] ist
   *[other] sind
}
ruin-belong = { $ruind ->
    [one] gehört
   *[other] gehören
}
ruin-lie = { $ruind ->
    [one] liegt
   *[other] liegen
}
spell-are = { $spelld ->
    [one] ist
   *[other] sind
}
spell-find = { $spelld ->
    [one] findet
   *[other] finden
}
stack-are = { $stackd ->
    [one] ist
   *[other] sind
}
stack-belong = { $stackd ->
    [one] gehört
   *[other] gehören
}
stack-could = { $stackd ->
    [one] könnte
   *[other] könnten
}
stack-find = { $stackd ->
    [one] findet
   *[other] finden
}
stack-have = { $stackd ->
    [one] hat
   *[other] haben
}
target-are = { $targetd ->
    [one] ist
   *[other] sind
}
x-are = { $xd ->
    [one] ist
   *[other] sind
}
x-become = { $xd ->
    [one] wird
   *[other] werden
}
x-belong = { $xd ->
    [one] gehört
   *[other] gehören
}
x-can = { $xd ->
    [one] kann
   *[other] können
}
x-come = { $xd ->
    [one] kommt
   *[other] kommen
}
x-cost = { $xd ->
    [one] kostet
   *[other] kosten
}
x-could = { $xd ->
    [one] könnte
   *[other] könnten
}
x-do = { $xd ->
    [one] bewirkt
   *[other] bewirken
}
x-find = { $xd ->
    [one] findet
   *[other] finden
}
x-go = { $xd ->
    [one] geht
   *[other] gehen
}
x-have = { $xd ->
    [one] hat
   *[other] haben
}
x-help = { $xd ->
    [one] hilft
   *[other] helfen
}
x-keep = { $xd ->
    [one] hält
   *[other] halten
}
x-lie = { $xd ->
    [one] liegt
   *[other] liegen
}
x-must = { $xd ->
    [one] muss
   *[other] müssen
}
x-need = { $xd ->
    [one] braucht
   *[other] brauchen
}
x-serve = { $xd ->
    [one] dient
   *[other] dienen
}
x-stand = { $xd ->
    [one] steht
   *[other] stehen
}
x-stay = { $xd ->
    [one] bleibt
   *[other] bleiben
}
x-strike = { $xd ->
    [one] trifft
   *[other] treffen
}
x-use = { $xd ->
    [one] nützt
   *[other] nützen
}

## Was der Text einer Karte nimmt und was etwas dafür fehlt

refused-text = Für { $c } wählst du { $t }; { $x } { $w }.
refused-text-kind = Für { $c } wählst du { $t }; { $x } { x-are } { $k }.
refused-text-in = Für { $c } wählst du { $t }; { $x } { x-are } in { $h }.
refused-text-with = Für { $c } wählst du { $t }; { $x } { x-belong } zu { $h }.
refused-text-status = Für { $c } wählst du { $t }; { $x } ist { $s }.
refused-text-one = Für { $c } wählst du nur eins: Gewählt ist schon { $x }.
armies-too-many = { $card } { card-are } schon gewählt; mehr Heere können nicht mitgehen.
refused-text-elsewhere = { $card } { card-belong } zu { $h }, nicht zu { $place }.
refused-text-none = Für { $x } wählst du { $t }, und das gibt es jetzt nicht.
refused-text-pile = Für { $x } brauchst du { $t }, und dort liegt keine passende Karte.
refused-text-loss = { $h } verliert ein Heer oder einen Verbündeten; { $x } { x-belong } nicht dazu.
refused-text-march = { $h } verliert eine Marschkarte; { $x } { x-belong } nicht dazu.
lack-is = gehört nicht dazu
lack-self = bist du selbst
lack-castle = ist eine Burg
lack-stack = ist ein Stapel
lack-port = ist kein Hafen
lack-mine = { x-belong } dir
lack-theirs = gehört nicht dir
lack-besieged = ist belagert
lack-calamity = hat keine Plage
lack-none = hat nichts davon
lack-freedom = steckt fest
lack-named = { x-are } ein Heer mit eigenem Namen
lack-capital = ist eine Hauptstadt
lack-hand = { x-are } auf deiner Hand
lack-own-pile = { x-lie } in deiner Ablage
lack-pile = { x-lie } in der Ablage von { $p }
lack-table = { x-lie } offen auf dem Tisch

## Was ein Szenario gibt

refused-gift-seat = Du nimmst jetzt { $t } aus deinem Deck, keinen Spieler.
refused-gift-kind = Jetzt nimmst du { $t }; { $x } { x-are } { $k }.
refused-gift-cost = { $x } { x-cost } { $n }, und für die Karten, die du jetzt nimmst, bleiben { $m }.
refused-gift-great = { $x } { x-can } nicht die große Burg sein: Das ist eine offen erreichbare Burg, kein Hafen, mit mindestens 8 Einkünften.
refused-gift-port = { $x } { x-are } keine Hafenburg, und kein Hafen (Harbour) deines Decks macht eine daraus.

## Eine Karte der Hand und die Orte, die ihr verschlossen sind

refused-free-2 = { $x }: Kein Ort ist dafür frei: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-free-3 = { $x }: Kein Ort ist dafür frei: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
shut-wl-1-27-harbour = nur aus der Luft zu erreichen
shut-wl-1-27-shield-calamity = von einem Tempel geschützt
shut-wl-6-9 = voll
shut-wl-8-8 = im Sturm
shut-wl-8-10 = schon mit Banner
shut-wl-9-11-castle = belagert
shut-wl-9-12 = mit einem letzten Ausbau
shut-wl-9-20 = in der Fremde und nicht schnell
shut-wl-9-21 = im Sturm oder vor den Mauern
shut-wl-9-22 = belagert
shut-wl-9-29 = weder im Lager noch auf Patrouille, oder mit Flotte
shut-wl-9-30 = in widrigem Gelände oder unter einer Plage
shut-wl-10-2 = die Gelände- oder Wetterkarte dieses Zuges ist gespielt
shut-wl-10-3 = schon in einem Gelände oder Sturm
shut-wl-10-5-sea = auf See
shut-wl-10-5-land = nicht auf See
shut-wl-10-6 = dein eigener, und nicht im eigenen Land
shut-wl-10-7 = feindlich und nicht auf Feldzug
shut-wl-10-8 = dein eigener
shut-wl-11-3 = schon unter einer Plage
shut-wl-11-9 = heimgesucht
shut-wl-11-14 = unter einer Plage aus diesem Zug
shut-wl-11-16 = ohne Heer und Verbündeten
shut-wl-11-31 = unter einer Plage aus diesem Zug
shut-wl-13-2 = hat die Marschkarte dieses Zuges schon genommen
shut-wl-13-2-gave = hat in diesem Zug eine Marschkarte abgegeben
shut-wl-13-3 = hat die zwei Marschkarten dieses Zuges schon genommen
shut-wl-13-4 = schon mit zwei Marschkarten
shut-wl-13-13 = im Sturm
shut-wl-13-14 = schon mit Flotte und Marschkarte
shut-wl-19-13 = bei der Belagerung
stack-wl-14-30 = auf See
stack-wl-14-20 = in der Fremde, und nur eine Patrouille darf deine Burg entsetzen
stack-wl-14-19-castle = nicht in der Luft
stack-wl-14-19 = nicht in der Luft
stack-wl-14-18 = auf Feldzug, nicht auf See
stack-wl-14-17 = auf Feldzug, nicht auf See
stack-wl-14-16 = das Ziel ist im Sturm
stack-wl-14-15-air = auf See, nicht in der Luft
stack-wl-14-15-castle = auf See, und nur ein Überfall hülfe
stack-wl-14-15 = auf See
stack-wl-14-14-castle = auf Patrouille
stack-wl-14-14 = auf Patrouille
stack-wl-14-21 = bei der Belagerung
stack-wl-14-16-own = im Sturm
stack-wl-14-13 = im Lager oder im Hafen
stack-wl-14-3 = kein Angriff mehr in diesem Zug
stack-wl-5-13 = in der Waffenruhe
target-wl-1-27-truce = durch einen beschworenen Frieden geschützt
target-wl-14-14 = kein Belagerer deiner Burgen
target-wl-14-14-castle = nichts für eine Patrouille
target-wl-14-15 = an Land
target-wl-14-15-castle = nur mit einem Überfall
target-wl-14-15-air = nur aus der Luft
target-wl-14-16 = im Sturm
target-wl-14-17 = auf See
target-wl-14-18 = nur von See
target-wl-14-19 = in der Luft
target-wl-14-19-castle = nur aus der Luft
target-wl-14-20 = nur für eine Patrouille
target-wl-14-30 = an Land bei der Belagerung
refused-stuck-now = { $x } wirst du los, wenn du eine Marschkarte und { $h } wählst.
refused-stuck-lack = { $x } { x-stay } bei { $h }: Du hältst keine Marschkarte dagegen.
refused-stuck-spent = { $x } { x-stay }: { $h } hat den Marsch dieses Zuges schon verbraucht.

## Zwei, von denen eins genannt wird

refused-wl-13-2-pair = { $card }: Nur { $h } kann diese Marschkarte abgeben.

## Der nähere Grund einer Sache

refused-name-mine = Eine Karte mit dem Namen { $x } liegt schon bei dir; im Spiel darf nur eine davon sein.
refused-wl-1-13-linked-castle = { $x } { x-are } schon im Spiel, in { $h }; hier nimmst du Karten aus deiner Hand.
refused-wl-1-27-shield-calamity-card = { $x }: Ein Tempel hält Plagen von den Burgen fern, die in Frage kämen.
refused-wl-5-6-ruin = { $x }: Eine Ruine auf dem Tisch wird in Schritt 9 erkundet, nicht in diesem.
refused-wl-5-6-treasure = { $x }: Ein Schatz auf dem Tisch wird in Schritt 3 für sein Gold abgelegt, nicht in diesem.
refused-wl-8-7-ruin = { $x }: Eine Ruine nimmt weder Held noch Banner auf; erkundet wird sie in Schritt 9.
refused-wl-9-4-foreign = { $x }: Für das Gold legt nur der Besitzer diesen Schatz ab.
refused-wl-10-1-ruin = { $x }: Gelände und Wetter sind für Stapel, nicht für Ruinen.
ground-one-card = Eine Gelände- oder Wetterkarte nach der anderen: Gewählt ist schon { $card }.
ground-one-stack = Eine Gelände- oder Wetterkarte geht auf einen Stapel: Gewählt ist schon { $place }.
refused-wl-10-19-there = Wähle zuerst die Geländekarte; sie wird an { $x } angelegt.
refused-wl-10-19-lack = { $x }: Du hältst kein Gelände, das anzulegen wäre.
refused-wl-10-19-else = { $h } wird angegriffen, darum kommt Gelände dorthin und nicht zu { $x }.
refused-wl-11-2-ruin = { $x }: Eine Plage spielst du auf einen feindlichen Stapel oder eine feindliche Burg, nicht auf eine Ruine.
calamity-one-card = In einem Zug spielst du eine Plage: Gewählt ist schon { $card }.
calamity-one-place = Eine Plage hat ein Ziel: Gewählt ist schon { $place }.
calamity-kind = { $c } { c-strike } { $t }, und { $x } { $w }.
strikes-stack = Stapel
strikes-castle = Burgen
strikes-port-castle = Hafenburgen
strikes-stack-or-castle = Stapel und Burgen
calamity-in-castle = { $c } { c-strike } { $h }, und { $x } { x-lie } in { $k }.
refused-wl-11-14-came = { $x }: Diese Plage kam in diesem Zug, und du kannst sie frühestens im nächsten entfernen.
refused-wl-13-1-kind = In diesem Schritt nehmen deine Stapel Marschkarten oder geben sie ab; { $x } { x-are } keine.
refused-wl-13-2-gave = { $x } { x-have } in diesem Zug schon eine Marschkarte abgegeben und nimmt keine.
refused-wl-13-2-linked-gave = { $x } { x-stay }: { $h } hat in diesem Zug schon eine Marschkarte abgegeben.
refused-wl-14-7-card-way = { $n ->
    [one] Ein Sturm auf { $k } braucht eine Karte Schlacht, { $m ->
        [0] Plünderung
       *[other] Überfall, Plünderung
      }, Schleifung oder Verräter; { $x } { x-are } keine.
   *[other] { $k } ist eine Hauptstadt: Ein Sturm braucht zwei gleiche Karten, Schlacht, { $m ->
        [0] Plünderung
       *[other] Überfall, Plünderung
      }, Schleifung oder Verräter; { $x } { x-help } nicht.
  }
refused-wl-14-6-card-way = Eine Feldschlacht braucht eine Karte Schlacht oder Hinterhalt; { $x } { x-are } keine.
refused-no-attack-card = { $x } könnte angreifen, aber du hältst keine Karte für einen Angriff.
refused-wl-14-7-card-castle = { $x }: Es gibt keine feindliche Burg, gegen die das zu gebrauchen wäre.
refused-wl-14-10-linked = { $x }: Du nennst einen deiner Stapel und den Stapel oder die Burg, die er angreift, keine einzelne Karte.
refused-wl-22-1-seat = Du legst Karten aus deiner Hand ab, nichts anderes.

## Arten von Karten

kind-castle = eine Burg
kind-hero = ein Held
kind-banner = ein Banner
kind-improvement = ein Ausbau
kind-army = ein Heer
kind-fleet = eine Flotte
kind-diplomacy = eine Diplomatiekarte
kind-terrain = eine Geländekarte
kind-weather = eine Wetterkarte
kind-calamity = eine Plage
kind-spell = ein Zauber
kind-march = eine Marschkarte
kind-battle = eine Karte Schlacht
kind-ambush = eine Karte Hinterhalt
kind-raid = eine Karte Überfall
kind-pillage = eine Karte Plünderung
kind-raze = eine Karte Schleifung
kind-traitor = eine Karte Verräter
kind-promotion = eine Beförderung
kind-revenge = eine Rachekarte
kind-ruin = eine Ruine
kind-artefact = ein Artefakt
kind-ally = ein Verbündeter
kind-treasure = ein Schatz
take-castle = eine Burg
take-hero = einen Helden
take-banner = ein Banner
take-improvement = einen Ausbau
take-army = ein Heer
take-fleet = eine Flotte
take-diplomacy = eine Diplomatiekarte
take-terrain = eine Geländekarte
take-weather = eine Wetterkarte
take-calamity = eine Plage
take-spell = einen Zauber
take-march = eine Marschkarte
take-battle = eine Karte Schlacht
take-ambush = eine Karte Hinterhalt
take-raid = eine Karte Überfall
take-pillage = eine Karte Plünderung
take-raze = eine Karte Schleifung
take-traitor = eine Karte Verräter
take-promotion = eine Beförderung
take-revenge = eine Rachekarte
take-ruin = eine Ruine
take-artefact = ein Artefakt
take-ally = einen Verbündeten
take-treasure = einen Schatz
