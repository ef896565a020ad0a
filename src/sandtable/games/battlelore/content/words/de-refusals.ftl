# Warum etwas keine Antwort ist, aus dem, was auf dem Plan steht: siehe presentation/refusals.py.

v-are = { $vn ->
    [one] ist
   *[other] sind
}
v-have = { $vn ->
    [one] hat
   *[other] haben
}
v-stand = { $vn ->
    [one] steht
   *[other] stehen
}
v-banner = { $k ->
    [0] { v-are } grün
    [1] { v-are } blau
    [2] { v-are } rot
   *[other] { v-have } kein Banner
}
v-gait = { $k ->
    [0] zu Fuß
    [1] beritten
   *[other] eine Kreatur
}
v-can = { $vn ->
    [one] kann
   *[other] können
}
v-may = { $vn ->
    [one] darf
   *[other] dürfen
}
v-must = { $vn ->
    [one] muss
   *[other] müssen
}
v-belong = { $vn ->
    [one] gehört
   *[other] gehören
}
u-are = { $un ->
    [one] ist
   *[other] sind
}
u-have = { $un ->
    [one] hat
   *[other] haben
}
u-stand = { $un ->
    [one] steht
   *[other] stehen
}
u-can = { $un ->
    [one] kann
   *[other] können
}
u-would = { $un ->
    [one] würde
   *[other] würden
}
w-are = { $wn ->
    [one] ist
   *[other] sind
}
w-stand = { $wn ->
    [one] steht
   *[other] stehen
}
refused-bl-offered = { $v } { v-are } wählbar, aber nicht zusammen mit dem, was schon gewählt ist.
refused-bl-given = { $v } { v-are } schon gewählt.
refused-bl-first = Beantworte zuerst die Frage „{ $prompt }“
refused-bl-nobody = In { $x } steht niemand.
refused-bl-stop = { $u } { u-would } in { $o } ({ $g }) anhalten müssen.
refused-bl-ban = { $v } { v-have } in diesem Zug { $o } ({ $g }) betreten und { v-may } nicht kämpfen.
refused-bl-2-1 = Dies ist ein mittelalterliches Abenteuer, ohne Lore.
refused-bl-3-3 = „{ $c }“ ist eine Befehlskarte: Sie wird in der Kommandophase gespielt.
refused-bl-3-7 = { $v } { v-have } keinen Marker, der sich entfernen ließe.
refused-bl-4-1 = { $v } { v-stand } in einem Abschnitt, für den { $n ->
    [one] die Karte keinen Befehl mehr hat
   *[other] die Karten keinen Befehl mehr haben
  }.
refused-bl-4-2-colour = „{ $c }“ gibt { $f ->
    [0] grünen
    [1] blauen
   *[2] roten
} Einheiten Befehle, und { $v } { v-banner }.
refused-bl-4-2-gait = „{ $c }“ gibt { $f ->
    [3] Einheiten zu Fuß
   *[4] berittenen Einheiten
} Befehle, und { $v } { v-are } { v-gait }.
refused-bl-4-2-missile = „{ $c }“ gibt Einheiten mit Fernwaffen Befehle, und { $v } { v-have } keine.
refused-bl-4-2-roll = { $k ->
    [0] Die Würfel zeigen weder einen grünen Helm noch einen Schlag
    [1] Die Würfel zeigen weder einen blauen Helm noch einen Schlag
    [2] Die Würfel zeigen weder einen roten Helm noch einen Schlag
   *[other] Die Würfel zeigen keinen Schlag
  }: Sie geben keinen Befehl für { $v }.
refused-bl-4-2-shots = Durch die gespielte Karte kann diese Einheit nicht im Nahkampf kämpfen ({ $u }).
refused-bl-4-4 = { $v } { v-belong } zum Feind: Befehle erhalten nur Einheiten deines Lagers.
refused-bl-4-5 = { $v } { v-have } in diesem Zug keinen Befehl.
refused-bl-4-6 = { $v } { v-have } schon einen Befehl.
refused-bl-4-8 = { $v } { v-stand } auf der Linie zwischen zwei Abschnitten, und keiner hat noch einen Befehl.
refused-bl-4-10 = { $v } { v-stand } in einem anderen Abschnitt: Der Befehl kostet 3 Lore, und du hast { $n }.
refused-bl-5-1 = { $v } { v-have } die Bewegung schon beendet.
refused-bl-5-3 = { $u } { u-can } { $n ->
    [one] nur ein Feld
   *[other] bis zu { $n } Felder
  } weit ziehen, und { $x } ist { $m } entfernt.
refused-bl-5-4 = In { $o } { w-stand } { $w }.
refused-bl-5-4-on-way = Auf dem Weg { w-stand } in { $o } { $w }.
refused-bl-5-4-way = Auf dem Weg nach { $x } stehen Einheiten.
refused-bl-5-7 = { $v } { v-are } zu weit gezogen, um in diesem Zug zu kämpfen.
refused-bl-5-13 = { $x } ist { $m } Felder entfernt, und das Portal reicht { $n ->
    [one] ein Feld
   *[other] { $n } Felder
  } weit.
refused-bl-5-14 = { $v } { v-may } nach dieser Bewegung nicht kämpfen.
refused-bl-6-2 = { $v } { v-have } in diesem Zug schon gekämpft.
refused-bl-6-4 = { $v } { v-belong } zur eigenen Seite.
refused-bl-6-6 = { $u } { u-stand } nicht neben dem Ziel ({ $v }) und { u-have } keine Fernwaffe.
refused-bl-6-6-own = { $u } { u-have } keinen Feind neben sich und keine Fernwaffe.
refused-bl-6-7 = { $u } { u-can } nur { $n } Felder weit schießen, und { $v } { v-are } { $m } Felder entfernt.
refused-bl-6-7-own = { $u } { u-have } keinen Feind in Reichweite.
refused-bl-6-8 = { $u } { u-have } einen Feind neben sich und { u-can } nicht auf { $v } schießen.
refused-bl-6-11 = { $u } { u-can } { $v } nicht sehen: In { $o } ist die Sichtlinie versperrt ({ $w }).
refused-bl-7-5 = { $u } { u-would } gegen { $v } keinen Würfel mehr haben.
refused-bl-8-3 = Eine Einheit weicht Feld für Feld zurück, jedes Mal auf eines der zwei nächsten Felder zur eigenen Seite hin.
refused-bl-8-5 = Dazwischen liegt eine Klippenseite.
refused-bl-9-9 = { $v } { v-have } das angegriffene Feld verlassen und { v-can } nicht zurückschlagen.
refused-bl-9-11 = Gegen einen Fernkampfangriff schlägt niemand zurück.
refused-bl-9-2-rolled = Gegen { $u } { $n ->
    [one] zählt nur eine Flagge
   *[other] zählen nur { $n } Flaggen
  }.
refused-bl-9-2 = { $u } { u-can } höchstens { $n ->
    [one] eine Flagge
   *[other] { $n } Flaggen
  } ignorieren.
refused-bl-10-4 = { $x } liegt weiter entfernt, als eine Verfolgung führt.
refused-bl-10-5 = { $v } { v-stand } nicht neben dem Angreifer ({ $u }): Ein Bonusangriff trifft nur einen benachbarten Feind.
refused-bl-11-2 = „{ $c }“ gehört nicht zu den gerade gezogenen Karten.
refused-bl-11-11 = Das Abenteuer gibt dieser Einheit hier keinen Ausgang.
refused-bl-12-10 = Eine Klippenseite versperrt den Weg bei { $o }.
refused-bl-12-11 = { $u } { u-are } durch eine Klippenseite vom Ziel getrennt ({ $v }).
refused-bl-12-22 = { $o } ({ $g }) ist dieser Einheit verschlossen.
refused-bl-13-2 = „{ $c }“ kostet jetzt { $n } Lore, und du hast { $m }.
refused-bl-13-2-word = Für die Lore-Karten, die jetzt passen, hast du zu wenig Lore.
refused-bl-13-3 = „{ $c }“ wird { $k ->
    [1] in deiner Kommandophase
    [2] nach einer feindlichen Befehlskarte
    [3] als Antwort auf eine feindliche Lore-Karte
    [4] nach deinen Befehlen
    [5] in deiner Bewegungsphase
    [6] während einer feindlichen Bewegung
    [7] nach der Ansage eines Angriffs
    [8] nach den Würfeln eines Angriffs
    [9] nach einem Angriff
   *[other] in deiner Nachziehphase
  } gespielt.
refused-bl-13-3-word = Keine deiner Lore-Karten passt zu diesem Zeitpunkt und hat ein Ziel.
refused-bl-13-3-unit = { $v } { v-are } kein Ziel für „{ $c }“.
refused-bl-13-3-hex = In { $x } ist kein Ziel für „{ $c }“.
refused-bl-13-4 = Du hast deine Lore-Karte dieses Zuges schon gespielt.
refused-bl-13-5 = „{ $c }“ ist keine Reaktion: Die Karte wird im eigenen Zug gespielt.
refused-bl-13-7 = Du hast zu diesem Zeitpunkt schon verzichtet.
refused-bl-13-13 = „{ $c }“ ist keine deiner Lore-Karten.
refused-bl-13-14 = { $v } { v-are } schon ein Ziel dieser Karte.
refused-bl-13-16 = „Déjà-vu!“ wird zusammen mit einer anderen Lore-Karte gespielt, die jetzt spielbar ist.
refused-bl-13-18 = Du hast keine Lore-Karte auf der Hand.
refused-bl-14-1 = Kein Mitglied eines Kriegsrats hat mehr als Stufe 3.
refused-bl-14-2-least = Das Abenteuer verlangt für dieses Mitglied ({ $w }) mindestens Stufe { $m }.
refused-bl-14-2-much = Von den Stufen deines Kriegsrats { $m ->
    [0] ist keine mehr
    [one] ist nur noch eine
   *[other] sind nur noch { $m }
  } übrig.
refused-bl-14-2-later = Mit Stufe { $n } blieben zu wenige Stufen für die nächsten Mitglieder, die das Abenteuer in deinem Kriegsrat will.
refused-bl-14-2-few = Mit Stufe { $n } blieben { $m } Stufen übrig, und die nächsten Mitglieder können nur { $o } haben.
refused-bl-14-2-last = Dieses Mitglied ist das letzte und erhält alle übrigen Stufen: { $m }.
refused-bl-14-8 = „{ $c }“ gehört nicht zu den Lore-Karten, die du erhalten hast.
refused-bl-15-13 = { $v } { v-have } geheilt und { v-can } in diesem Zug sonst nichts tun.
refused-bl-15-15 = { $u } { u-stand } in keiner eigenen Schurkenhöhle, wo der Geheimgang beginnt.
refused-bl-15-16 = { $o } ({ $g }) ist kein Ausgang: Der Geheimgang führt in einen Wald oder auf einen Hügel.
refused-bl-17-6 = Eine Kreatur muss die erste Flagge ignorieren.
refused-bl-17-14 = { $v } { v-can } einen umsponnenen oder gefrorenen Trupp nicht verlassen.
refused-bl-18-2 = { $v } { v-are } im Netz gefangen.
refused-bl-token-price = { $k ->
    [0] Das Netz
    [1] Das Gift
   *[other] Einen Odemmarker
} zu entfernen ({ $v }) kostet { $m } Lore, und du hast { $n }.
refused-bl-18-13 = { $x } ist { $m } Felder entfernt; ein Elementar zieht 1 Feld je Lore, und du hast { $n }.
refused-bl-18-15 = { $v } { v-stand } nicht neben dem Elementar ({ $u }) und { v-must } nicht weichen.
refused-bl-18-18 = Das Felselementar zu beschwören kostet { $n } Lore, und du hast { $m }.
refused-bl-18-19 = Für das Felselementar ist kein offenes Land frei.
refused-bl-18-20 = { $v } { v-are } gerade erst beschworen und { v-can } in diesem Zug nicht ziehen.
refused-bl-19-2 = { $x } ist zu weit: Der Drache kann { $n ->
    [0] kein Feld
    [one] noch ein Feld
   *[other] noch { $n } Felder
  } weit fliegen.
refused-bl-19-2-word = Bevor er landet, fliegt ein Drache mindestens 2 Felder.
refused-bl-19-3 = { $o } ({ $g }): Ein Drache landet auf offenem Land.
refused-bl-19-4 = Sein Odem kostet { $m } Lore, und du hast { $n }.
refused-bl-19-12 = { $u } zieht sich { $n ->
    [one] ein Feld
   *[other] { $n } Felder
  } zur eigenen Seite hin zurück, und { $x } liegt nicht dort.
refused-bl-19-18 = { $u } { u-stand } in Flammen und { u-can } nur 1 Feld weit ziehen.
refused-bl-19-20 = { $v } { v-are } gefroren.
refused-bl-19-24 = Der Drache brennt und kann nicht fliegen.
refused-bl-20-13 = { $v } { v-have } sich bewegt und { v-can } darum nicht kämpfen.
refused-bl-20-15 = Wer so weit geht, muss neben einem Feind enden und kämpft dann nur im Nahkampf.
refused-bl-22-6 = { $v } { v-stand } nicht neben der Einheit, deren Horn ruft ({ $u }).
refused-bl-23-12 = Der Trupp in { $x } hat schon einen Helden.
refused-bl-24-10 = { $x } ist zu weit für ihn: Er geht { $n ->
    [one] nur ein Feld
   *[other] bis zu { $n } Felder
  }.
refused-bl-24-14 = Der Held müsste dort anhalten ({ $w }): { $cause }.
refused-bl-25-16 = In { $o } steht: { $w }. Dort kann sein Rückzug nicht enden.
refused-bl-25-17 = Nur ein Recke darf sich zurückziehen, statt zurückzuschlagen.
refused-bl-25-21 = Er verlässt den Plan nur aus der Reihe an der eigenen Grundlinie.
refused-bl-26-2 = { $u } { u-would } in { $o } anhalten müssen: Dort liegt eine Truhe.
refused-bl-26-3 = Keiner deiner Helden steht auf einem Feld mit Truhen.
refused-bl-26-11 = Die Karte eines Helden verbirgt { $v } vor dem Angreifer ({ $u }).
refused-bl-26-12 = Dort nützt die Karte des Helden jetzt nichts.
refused-bl-27-8 = Noch einmal zu ziehen kostet 2 Erfahrungsmarker, und er hat { $n }.
refused-bl-29-3 = { $x } liegt nicht in deiner 4. bis 8. Reihe.
refused-bl-29-7 = „{ $c }“ ist eine Taktikkarte: Sie wird allein gespielt.
refused-bl-30-3 = Deine Karte im Zentrum liegt links oder rechts; einen anderen Platz gibt es nicht.
refused-bl-33-3 = Deine Karten liegen ein halbes Feld nach links oder nach rechts; einen anderen Platz gibt es nicht.
refused-bl-30-5 = { $x } liegt nicht auf deiner Grundlinie, wohin diese Einheit kommt.
refused-bl-30-7 = Zwei Einheiten der Reserve müssen aufgestellt werden.
refused-bl-30-19-pool = Im Vorrat sind keine Figuren mehr, um { $v } zu ersetzen.
refused-bl-30-19-types-1 = „{ $c }“ ist für andere Trupps ({ $s }), nicht für { $v }.
refused-bl-30-19-types-2 = „{ $c }“ ist für andere Trupps ({ $s } oder { $i }), nicht für { $v }.
refused-bl-30-19-types-3 = „{ $c }“ ist für andere Trupps ({ $s }, { $i } oder { $t }), nicht für { $v }.
refused-bl-30-19-host = „{ $c }“ ist für { $k ->
    [0] Trupps zu Fuß
    [1] rote Trupps zu Fuß
    [2] Trupps zu Fuß mit Fernwaffen
    [3] menschliche Trupps zu Fuß
    [4] goblinoide Trupps zu Fuß
    [5] menschliche Trupps zu Fuß mit Schwertern, die keine Ritter sind
   *[6] blaue Trupps zu Fuß mit Schwertern
}, und das { v-are } { $v } nicht.
refused-bl-30-20 = { $x } ({ $g }): Schützenpfähle brauchen offenes Land oder einen Hügel.
refused-bl-30-23 = { $v } { v-have } die zusätzliche Bewegung schon gemacht.
refused-bl-30-24 = Nur Trupps lassen sich vertauschen.
refused-bl-30-26 = { $v } { v-belong } nicht zu deiner Reserve.
refused-bl-30-29 = In { $x } liegt ein Marker des Lehnsaufgebots.
refused-bl-31-4 = { $v } { v-belong } deinem Verbündeten: Der Befehl kostet 2, und so viele sind nicht mehr übrig.
refused-bl-31-7 = Im Zug deines Lagers spielt nur der Spieler am Zug Lore-Karten.
refused-bl-31-8 = Dein Lager hat seine Lore-Karte dieses Zuges schon gespielt.
refused-bl-31-14 = { $x } steht unter dem Befehl deines Verbündeten.
refused-bl-31-17 = { $v } { v-belong } deinem Verbündeten: Seinem Helden kannst du keinen Befehl geben.
refused-bl-34-4 = An diesem Tisch wird ohne Helden gespielt.
refused-bl-34-6 = Die Heere stehen im Abenteuer: Es gibt keinen Ruf zu den Waffen.
refused-bl-34-7 = An diesem Tisch wird ohne Widerwillige Verbündete gespielt.
refused-bl-no-attacker = Keine deiner Einheiten mit Befehl kann jetzt kämpfen.
refused-bl-cleanse-enemy = { $v } { v-belong } zum Feind: Marker entfernst du nur von eigenen Einheiten.
refused-bl-place-ground = { $x } ({ $g }): Diese Landmarke ({ $k }) braucht offenes Land.
refused-bl-4-2-used = Die Karte hat für { $v } keinen Befehl mehr.
refused-bl-4-5-enemy = { $v } { v-belong } zum Feind: Es ziehen nur eigene Einheiten mit Befehl.
refused-bl-5-3-here = { $u } { u-are } schon in { $x }.
refused-bl-5-3-next = Gezogen wird Feld für Feld, und { $x } liegt nicht neben { $o }.
refused-bl-13-2-first = Wähle zuerst ein Ziel für die Karte.
refused-bl-13-2-cards = „{ $c }“ gehört nicht zu den Karten deines Gegners, unter denen du wählst.
refused-bl-13-2-unit = { $v } { v-belong } nicht zu den Zielen dieser Karte.
refused-bl-13-3-target = „{ $c }“ hat jetzt kein Ziel.
refused-bl-13-3-section = In diesem Abschnitt hat die Karte kein Ziel.
refused-bl-15-15-lore = Der Geheimgang kostet 1 Lore, und du hast keine.
refused-bl-15-16-taken = Der Ausgang des Geheimgangs, { $o }, ist nicht frei.
refused-bl-15-16-none = Für einen Ausgang des Geheimgangs ist kein Wald und kein Hügel frei.
refused-bl-18-7-web = { $v } { v-are } im Netz gefangen, und das Netz ist vor dem Gift zu entfernen.
refused-bl-19-2-only = Nur Drachen fliegen.
refused-bl-19-3-beyond = Hinter { $x } fände der Drache keinen Platz zum Landen.
refused-bl-24-11-stop = Hier kann er nicht anhalten: Dieser Einheit kann er sich nicht anschließen.
refused-bl-24-11-troop = Der Held kann hier nicht anhalten ({ $w }): { $cause }.
join-creature = Kreaturen haben keinen Anführer
join-ally = sie gehört deinem Verbündeten
join-led = dort ist schon ein Held
join-foot = die Einheit ist zu Fuß, und er ist beritten
join-mounted = die Einheit ist beritten, und er ist zu Fuß
refused-bl-25-21-stay = Er darf nur bleiben, wenn er sonst den Plan verlassen müsste.
refused-bl-26-3-near = { $v } { v-have } einen Feind neben sich: Die Aufgabe muss warten.
refused-bl-29-5-epic = Danach wirst du nur in einem epischen Abenteuer gefragt.
refused-bl-30-23-near = { $x } liegt neben einem Feind: Zusätzliche Bewegungen enden nicht neben Feinden.
refused-bl-30-26-hex = { $x } ({ $g }) ist kein Aussichtspunkt: Das ist ein Hügel oder ein Wald.
refused-bl-31-11-reaction = { $v } { v-belong } deinem Verbündeten: Im Zug eines anderen wählst du nur eigene Einheiten.
refused-bl-31-11-cost = { $v } { v-belong } deinem Verbündeten: Das kostet 1 Lore mehr, und du hast noch { $n }.
refused-bl-31-17-led = Ein Held deines Verbündeten führt { $v }: Du kannst dieser Einheit keinen Befehl geben.
refused-bl-34-4-campaign = An diesem Tisch wird kein Feldzug gespielt.
refused-bl-7-5-back = { $v } { v-have } keinen Würfel, um zurückzuschlagen.
refused-bl-9-5 = { $v } { v-are } nicht standhaft: Nur eine standhafte Einheit schlägt zurück.
refused-bl-9-20 = { $v } { v-can } nicht zurückschlagen: { $cause }.
back-gone = der Angreifer steht nicht mehr daneben
back-web = ein Netz hält die Einheit fest
back-card = eine Karte verbietet es
refused-bl-9-7 = Auf einen Gegenschlag folgt kein weiterer, und jeder Angriff erlaubt nur einen.
refused-bl-34-3 = In diesem Abenteuer gibt es keine Landmarken, Horte oder Zelte aufzustellen.
refused-bl-4-1-other = { $n ->
    [one] Die Karte gibt
   *[other] Die Karten geben
  } in dem Abschnitt, in dem { $v } { v-stand }, keine Befehle.
refused-bl-card-rack = „{ $c }“ liegt in der Auslage, nicht auf deiner Hand.
refused-bl-card-lore = „{ $c }“ ist eine Lore-Karte; gefragt ist eine Befehlskarte.
refused-bl-card-command = „{ $c }“ ist eine Befehlskarte; gefragt ist eine Lore-Karte.
refused-bl-13-2-face = Kein Würfel zeigt dieses Symbol: { $f }.
refused-bl-13-2-face-left = Kein weiterer Würfel zeigt dieses Symbol: { $f }.
refused-bl-13-2-own = { $v } { v-belong } zur eigenen Seite: Die Karte trifft Feinde.
refused-bl-13-2-far = { $v } { v-stand } nicht neben der Einheit, von der der Blitz weiterspringt ({ $u }).
refused-bl-13-3-own = „{ $c }“ ist für eigene Einheiten, und { $v } { v-belong } zum Feind.
refused-bl-13-3-enemy = „{ $c }“ ist für Feinde, und { $v } { v-belong } zur eigenen Seite.
refused-bl-13-3-ordered = „{ $c }“ ist für Einheiten mit Befehl, und { $v } { v-have } keinen.
refused-bl-13-3-move = „{ $c }“ ist für Einheiten, die noch ziehen können, und { $v } { v-can } das nicht.
refused-bl-13-3-missile = „{ $c }“ ist für Einheiten mit Fernwaffen, und { $v } { v-have } keine.
refused-bl-13-3-beside = „{ $c }“ ist für Einheiten neben einem Feind, und { $v } { v-have } keinen neben sich.
refused-bl-13-3-full = { $v } { v-have } keine Figur verloren.
refused-bl-13-3-troop = { $v } { v-are } kein Trupp, und „{ $c }“ ist für Trupps.
refused-bl-13-3-goblinoid = „{ $c }“ ist für Kreaturen und Goblinoide, und { $v } { v-are } keines von beiden.
refused-bl-13-3-near = Für „{ $c }“ ist keine deiner Einheiten nah genug am Ziel ({ $v }).
refused-bl-13-3-mover = { $v } { v-stand } nicht neben der Einheit, die gezogen ist.
refused-bl-13-3-led = Ein Held deines Verbündeten führt { $v }: Du kannst dieser Einheit keinen Befehl geben.
refused-bl-13-21-order = „{ $c }“ verbietet in diesem Zug einen Befehl für { $v }.
refused-bl-13-21-move = Eine Karte, die noch wirkt, hält { $v } in diesem Zug fest.
refused-bl-13-21-disabled = Eine Karte, die noch wirkt, hindert { $u } am Schießen.
refused-bl-13-21-untarget = „{ $c }“ schützt { $v } vor diesem Angriff.
refused-bl-15-3-empty = In { $x } steht keine Einheit von dir: Eine Festung kommt dorthin, wo eine steht.
refused-bl-15-3-other = { $v } { v-belong } nicht dir: Eine Festung kommt dorthin, wo eine Einheit von dir steht.
refused-bl-15-19-far = { $x } liegt nicht neben einer Einheit deines Lagers.
refused-bl-place-rows = { $x } liegt nicht in deiner 3. oder 4. Reihe.
refused-bl-mark-none = Du hast keine solche Landmarke: { $g }.
refused-bl-mark-empty = In { $o } ({ $g }) steht keine deiner Einheiten.
refused-bl-mark-off = Eine Karte, die noch wirkt, hat { $o } außer Kraft gesetzt: { $g }.
refused-bl-mark-troop = { $v } { v-are } kein Trupp: Nur Trupps tun dies.
refused-bl-15-11-red = { $v } { v-have } ein rotes Banner und { v-can } sich nicht weiter ausbilden.
refused-bl-15-11-battled = { $v } { v-have } gekämpft und { v-can } sich in diesem Zug nicht ausbilden.
refused-bl-15-11-moved = { $v } { v-have } sich bewegt und { v-can } sich in diesem Zug nicht ausbilden.
refused-bl-16-2-entered = { $v } { v-have } den Beschwörungskreis erst in diesem Zug betreten.
refused-bl-16-2-gone = Kein Erdelementar von dir wartet auf die Beschwörung.
refused-bl-16-2-room = Neben dem Beschwörungskreis ist kein Feld für das Elementar frei.
refused-bl-16-2-far = { $x } liegt nicht neben dem Beschwörungskreis.
refused-bl-18-13-ground = Von { $x } aus fände das Elementar keinen Grund, auf dem es enden kann.
refused-bl-18-13-halt = Das Elementar kann seine Bewegung nicht über { $o } beenden: { $g }.
refused-bl-18-15-firm = { $v } bleibt fest stehen: Ein Beben bewegt keine Elementare.
refused-bl-18-15-over = { $v } { v-have } sich schon zurückgezogen.
refused-bl-18-15-later = Zuerst ziehen sich die Einheiten von { $p } zurück.
refused-bl-18-18-wizard = In deinem Kriegsrat sitzt kein Zauberer, der das Felselementar beschwört.
refused-bl-18-18-gone = Du hast kein Felselementar zu beschwören.
refused-bl-18-19-ground = { $x } ({ $g }): Das Felselementar erscheint auf offenem Land.
refused-bl-19-2-flew = { $v } { v-are } geflogen und { v-can } nicht im Nahkampf kämpfen.
refused-bl-19-3-nowhere = So weit er fliegt, ist kein offenes Land zum Landen frei.
refused-bl-19-12-ground = { $o } ({ $g }): Ebenso weit liegt offenes Land, und dort landet der Drache.
refused-bl-19-12-fall = { $x } gehört nicht zu den nächsten freien Feldern, auf denen der Drache niedergehen kann.
refused-bl-19-24-frost = Der Drache ist gefroren und kann nicht fliegen.
refused-bl-19-24-web = Der Drache ist im Netz gefangen und kann nicht fliegen.
refused-bl-22-6-target = { $v } { v-stand } nicht neben dem Ziel ({ $w }).
refused-bl-22-6-self = { $v } { v-have } das Horn: Es ruft eine andere Einheit.
refused-bl-22-6-enemy = { $v } { v-belong } zum Feind: Das Horn ruft Freunde.
refused-bl-23-9-none = In { $x } steht niemand: Ein Held beginnt bei einem Trupp von dir.
refused-bl-23-9-enemy = { $v } { v-belong } nicht dir: Ein Held beginnt bei einem Trupp von dir.
refused-bl-23-9-creature = { $v } { v-are } kein Trupp, den ein Held führen könnte.
refused-bl-23-9-foot = { $v } { v-are } zu Fuß, und der Held ist beritten.
refused-bl-23-9-mounted = { $v } { v-are } beritten, und der Held ist zu Fuß.
refused-bl-25-15-begun = Er hat seinen Rückzug begonnen und bleibt nicht mehr, wo er war.
refused-bl-25-15-first = Er ist noch kein Feld gegangen: Ein Rückzug ist mindestens eines.
refused-bl-25-15-least = Er muss { $n } Felder weit gehen.
refused-bl-25-16-nowhere = { $v } hat kein Feld, auf dem sein Rückzug enden kann.
refused-bl-25-16-beyond = Durch { $x } käme er auf kein Feld, auf dem sein Rückzug enden kann.
refused-bl-26-6-none = In { $o }, dem Ort der Aufgabe, steht keine deiner Einheiten.
refused-bl-26-6-hero = { $v } { v-have } keinen Helden, und die Aufgabe ist für Helden.
refused-bl-26-6-done = { $u } { u-have } diese Aufgabe schon erfüllt.
refused-bl-26-6-late = { $v } { v-have } den Zug nicht am Ort der Aufgabe begonnen.
refused-bl-26-12-escaped = { $v } { v-are } in diesem Zug dem Angriff entkommen ({ $u }).
refused-bl-26-12-first = Wähle zuerst eine Einheit für „{ $c }“.
refused-bl-26-12-far = { $v } { v-stand } nicht neben dieser Einheit ({ $w }), wie es „{ $c }“ verlangt.
refused-bl-26-12-unit = „{ $c }“ nützt jetzt nichts für { $v }.
refused-bl-28-1-skills = Der Kriegsrat verlangt { $m } Fertigkeiten, und er hat { $n }.
refused-bl-29-5-hand = Die erste Karte kam aus der Auslage: Die zweite kommt von der Hand.
refused-bl-29-5-rack = Die erste Karte kam von der Hand: Die zweite kommt aus der Auslage.
refused-bl-29-16 = „{ $c }“ ist keine der beiden Karten, die sich kopieren lassen.
refused-bl-29-23-cards = Der Oberbefehlshaber spielt die Karten und gibt die Befehle deines Lagers.
refused-bl-29-23-wing = { $p } führt { $v }.
refused-bl-30-5-row = { $x } liegt nicht in deiner 5. Reihe, wohin der Spähtrupp kommt.
refused-bl-30-5-section = { $x } liegt nicht { $k ->
    [0] in deinem linken Abschnitt
    [1] im Zentrum
   *[other] in deinem rechten Abschnitt
}, wohin diese Einheit kommt.
refused-bl-30-19-way = „{ $c }“ ersetzt eine Einheit oder bringt eine neue; eine dritte Weise gibt es nicht.
refused-bl-30-19-type = Wähle zuerst, was an die Stelle dieser Einheit tritt ({ $v }).
refused-bl-30-19-pair = { $v } { v-must } noch mit einem anderen Trupp den Platz tauschen.
refused-bl-30-19-other = { $v } { v-belong } nicht dir.
refused-bl-30-19-used = „{ $c }“ ist auf { $v } schon angewendet.
refused-bl-30-19-overlay = Unter dieser Einheit liegen schon Pfähle oder ein Wall ({ $v }).
refused-bl-30-19-rows = { $v } { v-stand } zu weit vorn für „{ $c }“.
refused-bl-30-19-attached = { $v } { v-have } schon eine besondere Figur: { $k }.
refused-bl-30-19-troop = { $v } { v-are } kein Trupp: Nur Trupps erhalten weitere Figuren.
refused-bl-30-23-stuck = { $v } { v-have } kein freies Feld, das nicht neben Feinden liegt.
refused-bl-30-26-row = { $x } liegt nicht in deinen ersten { $n } Reihen.
refused-bl-31-11-you = Wähle einen Gegner, nicht dich selbst.
refused-bl-31-11-ally = { $p } gehört zu deinem Lager, und die Karte gilt einem Gegner.
refused-bl-31-11-card = „{ $c }“ bräuchte eine Einheit deines Verbündeten als Ziel: Das kostet { $n } Lore, und du hast { $m }.
refused-bl-31-11-card-reaction = „{ $c }“ fände nur Einheiten deines Verbündeten als Ziel, und im Zug eines anderen wählst du eigene.
refused-bl-24-17 = Er kommt von { $x } und zählt dort, bis er an der Einheit vorbei ist.
refused-bl-6-6-card = { $u } { u-stand } nicht neben dem Ziel ({ $v }); um mit „{ $c }“ zu schießen, wähle die Karte.
refused-bl-6-6-own-card = { $u } { u-have } keinen Feind neben sich; um mit „{ $c }“ zu schießen, wähle die Karte.
refused-bl-26-12-range = { $v } { v-are } { $m } Felder entfernt, und „{ $c }“ reicht { $n ->
    [one] ein Feld
   *[other] { $n } Felder
  } weit.
refused-bl-26-12-sight = { $u } { u-can } { $v } für „{ $c }“ nicht sehen.
refused-bl-13-3-webbed = { $v } { v-are } im Netz gefangen und { v-can } nicht zuschlagen.
refused-bl-13-6-button = Wähle zuerst Lore, dann „{ $c }“.
refused-bl-13-6-command = „{ $c }“ wird in der Kommandophase vor deiner Befehlskarte gespielt, und die ist gewählt.
refused-bl-26-12-other = „{ $c }“ ist eine Karte von { $u }, nicht von { $v }.
refused-bl-action-other = { $v } { v-stand } nicht dort, wo das möglich ist.
refused-bl-mark-elsewhere = { $v } { v-stand } nicht in deiner Landmarke ({ $g }).
refused-bl-6-4-one = { $w } { w-are } schon gewählt: Eine Einheit greift jeweils nur einen Feind an.
refused-bl-13-10 = „{ $c }“ ist klassenfremd, weil die Klasse nicht in deinem Kriegsrat sitzt: Das kostet { $n } Lore, und du hast { $m }.
refused-bl-32-4 = „{ $c }“ ist klassenfremd wie alle Karten bei Mittelalterlicher Lore: Das kostet { $n } Lore, und du hast { $m }.
refused-bl-30-17-impromptu = Spezialisten werden nur beim geordneten Ruf zu den Waffen gerufen.
refused-bl-30-15-impromptu = Marker des Lehnsaufgebots gibt es nur beim geordneten Ruf zu den Waffen.
refused-bl-20-15-melee = { $u } { u-have } gestürmt und { u-can } nur im Nahkampf kämpfen.
refused-bl-given-hex = { $x } ist schon gewählt.
refused-bl-15-22 = { $o } ({ $g }): Dort passen nur Einheiten zu Fuß hinein.
refused-bl-15-16-fixed = Der Ausgang deines Geheimgangs ist { $o }.
refused-bl-19-3-land = Um in { $x } zu landen, wähle „Hier landen“.
refused-bl-13-3-when = „{ $c }“ gilt { $k ->
    [0] deinen Angriffen
    [1] deinen Nahkampfangriffen
    [2] deinen Nahkampfangriffen, deren Ziel nicht mehr auf seinem Feld steht
    [3] deinen Fernkampfangriffen
    [4] feindlichen Angriffen
    [5] feindlichen Nahkampfangriffen
    [6] feindlichen Fernkampfangriffen
   *[other] dem Ende einer feindlichen Bewegung
  }, und das ist hier nicht der Fall.
refused-bl-given-card = „{ $c }“ ist schon gewählt.
