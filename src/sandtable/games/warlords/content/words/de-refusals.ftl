### Die Absagen von Warlords auf Deutsch: warum etwas hier keine Antwort ist. Die Absagen stehen bei ihren Regeln.
###
### Variablen
###   $x  was abgelehnt wird         $h, $k  Stapel und Burgen         $c  eine Karte und $t, was auf ihr steht
###   $p  ein Spieler                $s  ein Zustand                   $n, $m  Zahlen
###   $card, $place, $stack, $target ...  die Teile der Antwort, um die es geht

## Karten und wo sie liegen

refused-wl-1-10 = Eine Karte mit dem Namen { $x } liegt schon bei { $p }; im Spiel darf nur eine davon sein.
refused-not-held = { $x } { x-are } nicht auf deiner Hand.
refused-wl-1-13-linked = { $x } { x-are } schon im Spiel ({ $h }); hier nimmst du Karten aus deiner Hand.
refused-wl-1-13-pile = { $x } { x-lie } auf dem Ablagestapel von { $p }; hier nimmst du Karten aus deiner Hand.
refused-wl-1-13-mine = { $x } { x-lie } auf deinem Ablagestapel; hier nimmst du Karten aus deiner Hand.
refused-wl-1-20 = { $x } { x-have } kein Gefahrenzeichen; das tragen nur Gelände, Wetter, Plagen und Zauber.
refused-wl-1-27-truce = Ein beschworener Friede hält dich davon ab, { $x } anzugreifen, bis er endet.
refused-wl-1-27-peace = Ein beschworener Friede hält dich davon ab, mit { $x } anzugreifen, bis er endet.
refused-wl-1-27-shield-calamity = { $c } { c-keep } Plagen von { $x } fern.
refused-wl-1-27-shield-spell = { $c } { c-shield } { $x } vor den Zaubern der Gegner.
refused-wl-1-27-harbour-card = { $x } { x-come } an keine Burg, die nur durch die Luft zu erreichen ist.
refused-wl-1-27-harbour = { $place } ist nur aus der Luft zu erreichen, und ein Hafen kommt zu keiner solchen Burg.
refused-whole-stack = { $x }: Hier wählst du einzelne Karten; der Held dieses Stapels geht, der ganze Stapel nicht.
refused-wl-5-12 = { $x } { x-are } nicht auf deiner Hand, und nur mit deren Karten antwortest du.

## Züge und Schritte

refused-wl-4-4 = Zuerst nennst du die Richtung des Aufbaus.
refused-wl-4-15 = Zuerst wählst du deine Seite.
refused-wl-5-1 = Zuerst nennst du die Richtung; noch ist niemand am Zug.
refused-wl-5-4-asked = Zu zweit ist die Richtung gleich, darum wird niemand gefragt.
refused-wl-5-6 = { $x } { x-belong } in Schritt { $n }, nicht in diesen.
refused-wl-5-6-linked = { $x } kannst du in Schritt 7 abgeben, nicht in diesem.
refused-wl-5-13 = { $n ->
    [one] In der ersten Runde darf niemand angreifen; es gilt die Waffenruhe.
   *[other] In den ersten { $n } Runden darf niemand angreifen, und dies ist Runde { $m }.
  }
refused-wl-5-13-asked = Noch gilt die Waffenruhe, darum wird nicht angegriffen.
refused-wl-24-4 = { $x } { x-are } nicht mehr im Spiel.
refused-wl-24-4-asked = Du bist nicht mehr im Spiel und wirst nichts mehr gefragt.
refused-wl-25-12-asked = Du hältst keine Karte und hast nichts, womit du antworten könntest.
refused-wl-25-16-asked = Du hältst keine Karte, die du spielen könntest.

## Aufbau

refused-wl-4-7 = { $x } { x-lie } schon bei { $p }; wähle etwas anderes.
refused-wl-4-8 = { $x }: An diesem Tisch gilt die erzwungene Wahl, und die nimmt das Beste deines Decks: { $c }.
refused-wl-27-1-place = Du nimmst Karten aus deinem Deck; { $x } { x-lie } schon auf dem Tisch.
refused-wl-27-1-deck = { $x } { x-are } nicht in deinem Deck.
refused-wl-27-1-taken = { $x } { x-are } schon aus deinem Deck genommen.
refused-wl-27-3 = „Erste Eroberung“ gibt dir eine Burg und einen Helden; { $x } { x-are } keins von beiden.
refused-wl-27-3-word = Du musst { $t } nehmen: Das Szenario gibt dir eine Burg und einen Helden.
refused-wl-27-4 = „Die fünf Burgen“ gibt dir eine Burg und einen Helden; { $x } { x-are } keins von beiden.
refused-wl-27-4-word = Du musst { $t } nehmen: Das Szenario gibt dir eine Burg und einen Helden.
refused-wl-27-6 = „Reliquien von Loriel“ gibt dir eine Burg, einen Helden und eine Ruine; { $x } { x-are } nichts davon.
refused-wl-27-6-word = Du musst { $t } nehmen: Das Szenario gibt dir eine Burg, einen Helden und eine Ruine.
refused-wl-27-9 = „Sitze der Macht“ gibt dir eine Burg mit ihrer Hauptstadt, ein Heer und einen Helden; { $x } { x-are } { $k }.
refused-wl-27-9-word = Du musst { $t } nehmen: Das Szenario gibt dir einen Sitz mit Hauptstadt und Besatzung und einen Helden.
refused-wl-27-12 = „Herren der See“ gibt dir eine Hafenburg oder eine Burg mit einem Hafen, einen Helden und eine Flotte; { $x } { x-are } { $k }.
refused-wl-27-12-word = Du musst { $t } nehmen: Das Szenario gibt dir einen Hafen, einen Helden und eine Flotte.
refused-wl-27-15 = „Der letzte Warlord“ gibt dir eine Burg und einen Helden; { $x } { x-are } keins von beiden.
refused-wl-27-15-word = Du musst { $t } nehmen: Das Szenario gibt dir eine Burg und einen Helden.
take-not-yours = { $x } { x-belong } nicht dir: Was du nimmst, kommt zu deiner eigenen Burg und deinen Stapeln.
refused-wl-27-18-word = Du musst { $t } nehmen: Der Verteidiger beginnt mit der großen Burg, ihrer Hauptstadt und einem Helden.
refused-wl-27-19-word = Du musst { $t } nehmen: Der Angreifer beginnt mit einer Burg und zwei Helden und einer Marschkarte für jeden.

## Burgen, Helden, Banner

refused-wl-7-1 = In diesem Schritt spielst du Burgen aus deiner Hand aus.
refused-wl-7-2 = Eine Burg steht für sich; { $x } { x-can } sie nicht aufnehmen.
refused-wl-7-3 = { $x } { x-lie } schon bei { $p }; im Spiel darf nur eine Burg dieses Namens sein.
refused-wl-8-1 = In diesem Schritt spielst du Helden und Banner aus deiner Hand aus.
refused-wl-8-2 = { $x } { x-serve } schon { $p }; im Spiel darf jeder Held nur einmal sein.
refused-wl-8-3 = Ein Held bildet einen eigenen Stapel und schließt sich niemandem an.
refused-wl-8-5 = { $x } { x-belong } nicht dir: Banner gehen an deine eigenen Stapel.
refused-wl-8-5-none = Du hältst kein Banner, das { $x } tragen könnte.
refused-wl-8-5-own = Das Banner, das du für { $x } hältst, braucht eine deiner Burgen mit seinem Volkszeichen, und du hast keine.
refused-wl-8-5-card = { $x } { x-need } eine deiner Burgen mit diesem Volkszeichen, und du hast keine.
refused-wl-8-7 = { $x } { x-are } kein Stapel, und nur Stapel tragen Banner.
refused-wl-8-7-card = Du hast keinen Stapel, der { $x } tragen könnte.
refused-wl-8-8 = { $x } { x-are } im Sturm und { x-can } nichts erhalten.
refused-wl-8-8-card = { $x } { x-can } keinem Stapel im Sturm gegeben werden.
refused-wl-8-10 = { $x } { x-have } schon ein Banner.
refused-wl-8-10-card = Jeder deiner Stapel, der { $x } tragen könnte, hat schon ein Banner.

## Einkünfte

refused-wl-6-9-card = Für { $x } { x-are } in deinen Stapeln und Burgen kein Platz.
refused-wl-6-9-spell = Der Held, der { $x } wirken würde, hat in seinem Stapel keinen Platz.
refused-wl-6-9 = { $x } { x-are } voll: { $n } von { $m } Plätzen sind besetzt.
refused-wl-9-4 = Ein Schatz wird für sein Gold abgelegt; zu { $place } { card-come } { $card } nicht.
refused-wl-9-6 = { $x }: Der Preis ist { $n } Gold, und du hast { $m }.
refused-wl-9-6-place = { $x }: Was du dafür kaufen könntest, kostet mehr als deine { $m } Gold.
refused-wl-9-9 = In diesem Schritt kaufst du Karten, legst Schätze und Heere ab oder beendest den Schritt.
refused-wl-9-11-own = { $x } { x-are } keine Burg, und nur Burgen werden ausgebaut.
refused-wl-9-11-castle = { $x } { x-are } belagert und erhält keinen Ausbau.
refused-wl-9-11-castle-card = { $x } { x-need } eine deiner Burgen, die nicht belagert ist.
refused-wl-9-12 = { $x } { x-have } einen Ausbau, nach dem kein anderer mehr kommen kann.
refused-wl-9-12-card = { $x } { x-can } zu keiner Burg kommen, die einen letzten Ausbau hat.
refused-wl-9-13 = Du hast schon eine Hauptstadt im Spiel.
refused-wl-9-14 = { $x } { x-stay }: Ausbauten legst du nie von dir aus ab.
refused-wl-9-15 = Ein Ausbau mit dem Namen { $x } steht schon bei { $p }; im Spiel darf nur einer davon sein.
refused-wl-9-18 = { $x } { x-belong } nicht dir; Karten gibst du deinen eigenen Stapeln und Burgen.
refused-wl-9-18-own = { $x } { x-could } ein Heer aufnehmen, aber du hältst keines.
refused-wl-9-18-castle = { $x } { x-could } etwas aufnehmen, aber du hältst nichts dafür.
refused-wl-9-18-card = { $x }: Du hast weder Stapel noch Burg dafür.
refused-wl-9-20 = { $x } { x-are } { $s } und nicht schnell, darum kommt kein Heer hin.
refused-wl-9-20-card = { $x } { x-come } zu keinem Stapel, der in der Fremde und nicht schnell ist.
refused-wl-9-21 = { $x } { x-are } { $s }, darum kommt kein Heer hin.
refused-wl-9-21-card = { $x } { x-come } zu keinem Stapel im Sturm oder vor fremden Mauern.
refused-wl-9-22 = { $x } { x-are } belagert und erhält keine Heere.
refused-wl-9-22-card = { $x } { x-come } in keine belagerte Burg.
refused-wl-9-23 = { $x } kannst du nicht ablegen: nur deine eigenen Heere und deine Flotten im Hafen.
refused-wl-9-24 = Zuerst kommt der Hunger: In { $h } muss ein Heer gehen. { $x } { x-belong } nicht dazu.
refused-wl-9-24-asked = Keine deiner Burgen ist belagert.
refused-wl-9-24-asked-done = In deinen belagerten Burgen hat der Hunger in diesem Zug sein Heer schon genommen.
refused-wl-9-25-asked = Die belagerte Burg hat keine Heere mehr, darum hungert niemand.
refused-wl-9-26 = { $card } { card-can } nicht umziehen: Heere bleiben, wo sie sind, wenn keine Karte es anders sagt.
refused-wl-9-27 = Ein Heer mit dem Namen { $x } dient schon { $p }; im Spiel darf nur eines davon sein.
spend-names = { $x }: Du hältst „{ $c }“, aber eine Karte dieses Namens ist schon im Spiel, und mehr als eine darf es nicht sein.
refused-wl-9-28 = { $x } { x-are } eine Burg, und Flotten gehören zu Stapeln.
refused-wl-9-28-port = { $x } { x-need } eine Hafenburg von dir, die nicht belagert ist.
refused-wl-9-28-stack = { $x }: Du hast keinen Stapel dafür.
refused-wl-9-28-pair = { $card } { card-lie } schon bei einem Stapel ({ $h }); Flotten kommen nur aus deiner Hand.
refused-wl-9-29 = { $x } { x-are } { $s }; eine Flotte erhält nur ein Stapel im Lager oder auf Patrouille, der keine hat.
refused-wl-9-29-card = { $x } { x-need } einen Stapel im Lager oder auf Patrouille, der keine Flotte hat.
refused-wl-9-30 = { $x } steckt in widrigem Gelände oder unter einer Plage und erhält keine Flotte.
refused-wl-9-30-card = Ein Stapel in widrigem Gelände oder unter einer Plage erhält keine Flotte: { $x } { x-must } warten.
refused-wl-9-32 = { $x } kannst du nur ablegen, solange der Stapel im Hafen ist.
refused-wl-9-34 = Eine Flotte mit dem Namen { $x } fährt schon für { $p }; im Spiel darf nur eine davon sein.
refused-wl-9-40 = { $x }: Der Stapel ist im Sturm, da wird nichts abgelegt.
refused-wl-9-41 = { $x } { x-keep } keine Karte.
refused-wl-9-41-hand = { $x } { x-need } einen Gegner mit Handkarten, und es gibt keinen.
refused-wl-11-9 = Eine Plage, die { $x } heimsucht, hält Heere und Ausbauten fern.
refused-wl-11-9-card = Eine Plage hält { $x } von dem Ort fern, wohin die Karte könnte.
refused-wl-23-13 = { $x } { x-stay } für immer bei diesem Helden.

## Gelände und Wetter

refused-wl-10-1 = { $x } { x-are } eine Burg, und Gelände und Wetter sind für Stapel.
refused-wl-10-1-own = Du hältst weder Gelände noch Wetter, um es auf { $x } zu spielen.
refused-wl-10-1-card = Es gibt keinen Stapel, auf den { $x } gespielt werden könnte.
refused-wl-10-1-seat = In diesem Schritt spielst du Gelände und Wetter auf Stapel.
refused-wl-10-2 = { $x } { x-have } in diesem Zug schon eine Gelände- oder Wetterkarte gehabt.
refused-wl-10-2-card = Kein Stapel ist frei für { $x }: Wer in diesem Zug schon eine Gelände- oder Wetterkarte hatte, erhält keine andere.
refused-wl-10-3 = { $x } { x-have } schon Gelände oder Wetter: { $c }.
refused-wl-10-3-card = Kein Stapel ist frei für { $x }: Wer in einem Gelände oder Sturm liegt, erhält kein anderes.
refused-wl-10-4 = { $x }: Passen würde „{ $c }“, aber eine Karte dieses Namens ist schon im Spiel, und mehr als eine darf es nicht sein.
refused-wl-10-5-sea = { $x } { x-are } { $s }, und Gelände ist nur für Stapel an Land.
refused-wl-10-5-land = { $x } { x-are } { $s }, und Wetter ist nur für Stapel auf See.
refused-wl-10-5-land-card = { $x } { x-find } keinen feindlichen Stapel auf See.
refused-wl-10-5-sea-card = { $x } { x-are } für Stapel an Land, und keiner kommt dafür in Frage.
refused-wl-10-6-card = Für { $x } { x-must } dein eigener Stapel im Lager, im Hafen oder auf Patrouille sein.
refused-wl-10-6 = { $x } { x-are } { $s }; dein eigener Stapel muss im Lager, im Hafen oder auf Patrouille sein.
refused-wl-10-7-card = Für { $x } { x-must } ein feindlicher Stapel auf Feldzug sein.
refused-wl-10-7 = { $x } { x-are } { $s }; ein feindlicher Stapel muss für Gelände auf Feldzug sein.
refused-wl-10-8 = { $x } { x-are } dein eigener Stapel, und auf den spielst du nie Wetter.
refused-wl-10-8-card = { $x } spielst du auf feindliche Stapel auf See, und es gibt keinen feindlichen Stapel.
refused-wl-10-12 = Nur eine Marschkarte wehrt Gelände ab, { $x } nicht.
refused-wl-10-19 = An den angegriffenen Stapel kannst du nur Gelände aus deiner Hand legen, { $x } nicht.
refused-wl-10-19-asked-late = Die Schlacht wird schon geschlagen: Für Gelände ist es zu spät.
refused-wl-10-20 = { $x } { x-go } erst, wenn eine Marschkarte an die Stelle tritt.
refused-wl-10-21 = { $x } { x-are } widriges Gelände: Nur eine Marschkarte in deinem Marschschritt räumt es fort.
refused-wl-10-22 = { $x } { x-are } Wetter: Nur eine Marschkarte in deinem Marschschritt beendet es.
refused-wl-10-25-asked-castle = Eine Burg wird angegriffen, und Gelände legst du nur unter einen Stapel auf Patrouille.
refused-wl-19-13 = { $x } { x-are } bei der Belagerung und erhält weder Gelände noch Wetter.
refused-wl-19-13-card = Kein Stapel ist frei für { $x }: Wer belagert, erhält weder Gelände noch Wetter.

## Plagen

refused-wl-11-1 = Du hältst keine Plage, die du auf { $x } spielen könntest.
refused-wl-11-1-asked = In einem Zug spielst du höchstens eine Plage, und das hast du getan.
refused-wl-11-1-seat = In diesem Schritt spielst du eine Plage auf einen feindlichen Stapel oder eine feindliche Burg.
refused-wl-11-2-own = { $x } { x-belong } dir; eine Plage spielst du auf einen Feind.
calamity-kind-card = { $x } { x-strike } { $t }, und kein Feind hat so etwas.
refused-wl-11-3 = { $x } leidet schon unter einer Plage und ist gegen andere gefeit.
refused-wl-11-3-card = Die einzigen Ziele für { $x } leiden schon unter einer Plage.
refused-wl-11-4 = { $x } { x-are } ein Held, und Plagen töten nie Helden.
calamity-loss = { $c } { c-strike } { $h }: Dort wählst du { $t }, und { $x } { x-are } das nicht.
calamity-elsewhere = { $c } { c-strike } { $h }, und { $x } { x-lie } bei { $k }.
refused-wl-11-11 = { $x } { x-stay } vorerst: Dagegen hilft eine Marschkarte, in deinem Marschschritt.
refused-wl-11-12 = { $x } { x-stay } vorerst: Dagegen hilft eine Marschkarte, in deinem Marschschritt.
refused-wl-11-12-castle = Eine Marschkarte nützt { $x } nur gegen eine Plage.
refused-wl-11-13 = { $x }: Hier liegt keine Plage, die jetzt zu prüfen ist.
refused-wl-11-13-asked = Bei keinem deiner Stapel und keiner Burg liegt eine Plage, die jetzt zu prüfen ist.
refused-wl-11-14 = { $x }: Diese Plage kannst du frühestens in deinem nächsten Zug entfernen.
refused-wl-11-14-card = { $x } { x-find } nur Plagen, die in diesem Zug kamen, und die kannst du frühestens im nächsten entfernen.
refused-wl-11-16 = { $x } { x-have } weder Heer noch Verbündeten, die eine wandernde Plage treffen könnte.
refused-wl-11-16-card = { $x } { x-strike } { $t } mit einem Heer oder Verbündeten, und kein Feind hat so etwas.
refused-wl-11-17 = { $x } { x-are } kein Ziel; { $c } { c-move } weiter, zu Stapeln oder Burgen mit Heer oder Verbündeten.
refused-wl-11-21 = { $x } { x-are } kein Ziel; { $c } { c-jump } auf einen anderen Stapel oder eine andere Burg über.
refused-wl-11-23 = { $c } { c-must } weiter; { $x } scheidet als Ziel aus.
refused-wl-11-25 = { $x } { x-are } kein Ziel; { $c } { c-jump } auf eine andere Burg über.
refused-wl-11-31 = { $x } { x-stand } unter einer Plage aus diesem Zug, darum kann keine Marschkarte angelegt werden.
refused-wl-11-31-card = { $x } { x-can } keinem Stapel unter einer Plage aus diesem Zug angelegt werden.

## Zauber

refused-wl-12-1-asked = Keiner deiner Helden trägt ein magisches Artefakt, darum kannst du nicht zaubern.
refused-wl-12-2-asked = Jedes magische Artefakt wirkt einen Zauber in einem Zug, und deine haben es getan.
refused-wl-12-3-asked = Deine magischen Artefakte sind im Sturm und können nicht zaubern.
refused-wl-28-4 = { $x }: Ein Sturm oder ein Spuk hält Heere fern.
refused-wl-28-4-card = Ein Sturm oder ein Spuk hält Heere fern, darum bewirkt { $x } jetzt nichts.

## Marschkarten

refused-wl-13-1 = { $x } { x-belong } nicht dir.
refused-wl-13-1-own = { $x }: Du hältst keine Marschkarte dafür.
refused-wl-13-1-card = { $x }: Du hast keinen Stapel dafür.
refused-wl-13-1-linked = { $x } { x-belong } zu einem fremden Stapel: { $h }.
refused-wl-13-1-other = { $x } { x-are } keine Marschkarte, und { $h } gehört nicht dir.
refused-wl-13-1-seat = In diesem Schritt nehmen deine Stapel Marschkarten oder geben sie ab.
refused-wl-13-2 = { $x } { x-have } die eine Marschkarte dieses Zuges schon genommen.
refused-wl-13-2-card = { $x }: Kein Stapel ist frei; wer die eine Marschkarte dieses Zuges schon genommen hat, nimmt keine mehr.
refused-wl-13-2-gave-card = { $x }: Kein Stapel ist frei; wer in diesem Zug schon eine Marschkarte abgegeben hat, nimmt keine mehr.
refused-wl-13-2-linked = { $x } { x-stay }: { $h } hat die eine Marschkarte dieses Zuges schon genommen und gibt keine ab.
refused-wl-13-3 = { $x } { x-have } in diesem Zug schon zwei Marschkarten genommen.
refused-wl-13-3-card = { $x }: Kein Stapel ist frei; wer in diesem Zug schon zwei Marschkarten genommen hat, nimmt keine mehr.
refused-wl-13-4 = { $x } { x-have } zwei Marschkarten, und mehr geht nicht.
refused-wl-13-4-card = { $x }: Kein Stapel ist frei; mehr als zwei Marschkarten gehen nicht.
refused-wl-13-13 = { $x } { x-are } im Sturm, den nur eine Marschkarte aus deiner Hand beendet.
refused-wl-13-13-card = { $x }: Kein Stapel nimmt sie; im Sturm beendet eine Marschkarte nur diesen.
refused-wl-13-13-linked = { $x } { x-stay }: { $h } ist im Sturm, und nur eine Marschkarte aus deiner Hand beendet ihn.
refused-wl-13-14 = { $x } { x-have } eine Flotte und damit höchstens eine Marschkarte.
refused-wl-13-14-card = { $x }: Kein Stapel ist frei; mit einer Flotte geht höchstens eine Marschkarte.
refused-wl-13-25-linked = { $x } { x-stay }: { $h } hat sich mit einer Marschkarte befreit und gibt keine ab.

## Angriffe

refused-wl-14-1 = Stapel trifft man im Feld, Burgen werden gestürmt oder belagert; { $k } kann so nicht angegriffen werden.
refused-wl-14-2 = { $x }: Angreifen können nur deine eigenen Stapel, nie Burgen.
refused-wl-14-2-asked = Du hast keinen Stapel, und nur Stapel greifen an.
refused-wl-14-3 =
    { $n ->
        [one] { $x } { x-have } einen Stern und den Angriff dieses Zuges schon begonnen.
       *[other] { $x } { x-have } { $n } Sterne und die { $n } Angriffe dieses Zuges schon begonnen.
    }
refused-wl-14-3-asked = Deine Stapel haben alle Angriffe dieses Zuges schon begonnen.
refused-wl-14-5 = { $x } { x-are } nicht auf deiner Hand, und ein Angriff braucht eine Karte von dort.
refused-wl-14-6-card = { $x }: Kein feindlicher Stapel ist damit jetzt im Feld zu treffen.
attack-card-no-reach = Keiner deiner Stapel kommt an ein Ziel heran, gegen das { $x } zu gebrauchen wäre.
refused-wl-14-6 = Um { $k } im Feld zu begegnen, brauchst du eine Karte Schlacht oder Hinterhalt, und du hältst keine.
refused-wl-14-6-own = { $x } { x-could } angreifen, aber du hältst keine Karte für ein Ziel in Reichweite.
refused-wl-14-7-card = { $x }: In Reichweite sind nur Hauptstädte, sie brauchen zwei gleiche Karten, und du hältst nur diese eine.
refused-wl-14-7 = { $n ->
    [one] { $k }: Dieser Angriff braucht eine Karte Schlacht, { $m ->
        [0] Plünderung
       *[other] Überfall, Plünderung
      }, Schleifung oder Verräter, und du hältst keine.
   *[other] { $k } ist eine Hauptstadt: Du brauchst zwei gleiche Karten, Schlacht, { $m ->
        [0] Plünderung
       *[other] Überfall, Plünderung
      }, Schleifung oder Verräter, und die hältst du nicht.
  }
refused-wl-14-8 = { $n ->
    [one] Um { $k } zu belagern, brauchst du eine Karte Schlacht, und du hältst keine.
   *[other] { $k } ist eine Hauptstadt: Die Belagerung braucht zwei Karten Schlacht, und die hältst du nicht.
  }
refused-wl-14-9 = Die zweite Karte muss heißen wie die erste; { $x } heißt anders.
refused-wl-14-10 = Stapel und Ziel sind schon genannt; jetzt wählst du die Karte.
refused-wl-14-10-one-stack = Du nennst einen Stapel und ein Ziel: { $stack } { stack-are } schon der Stapel.
refused-wl-14-10-one-target = Du nennst einen Stapel und ein Ziel: { $target } { target-are } schon das Ziel.
refused-wl-14-10-seat = Du nennst einen deiner Stapel und den Stapel oder die Burg, die er angreift, keinen Spieler.
refused-wl-14-13 = { $x } ist { $s } und kann nicht angreifen.
refused-wl-14-12 = Es gibt keinen Gegner, den { $x } angreifen könnte.
attack-own-target = { $x } { x-belong } dir; angegriffen werden Stapel und Burgen von Gegnern.
refused-wl-14-13-asked = Stapel im Lager und im Hafen beginnen keine Angriffe, und andere hast du nicht.
refused-wl-14-14 = { $h } ist auf Patrouille, und { $k } belagert keine deiner Burgen.
refused-wl-14-14-castle = { $h } ist auf Patrouille und kann keine Burgen wie { $k } angreifen.
refused-wl-14-15 = { $h } ist auf See und trifft nur Stapel auf See oder im Hafen; { $k } ist keiner davon.
refused-wl-14-15-castle = { $h } ist auf See; { $k } ist von dort nur mit einem Überfall zu nehmen.
refused-wl-14-15-air = { $h } ist auf See, und { $k } ist nur durch die Luft zu erreichen.
refused-wl-14-16 = { $k } ist im Sturm und kann nicht angegriffen werden.
refused-wl-14-16-own = { $x } { x-are } im Sturm und kann nicht angreifen.
refused-wl-14-16-asked = Deine Stapel sind im Sturm und können nicht angreifen.
refused-wl-14-17 = { $h } ist auf Feldzug, und { $k } ist auf See.
refused-wl-14-18-port = { $k } ist ein Hafen und kann zu Lande nicht belagert werden.
refused-wl-14-18 = { $h } ist auf Feldzug, und { $k } ist nur von See zu erreichen.
refused-wl-14-19 = { $k } fliegt, und { $h } nicht.
refused-wl-14-19-castle = { $h } fliegt nicht, und { $k } ist nur aus der Luft zu erreichen.
refused-wl-14-20 = { $k } belagert deine Burg: Angreifen darf nur eine Patrouille, und { $h } ist in der Fremde.
refused-wl-14-21 = { $stack } { stack-are } bei der Belagerung und muss sie aufgeben, um anzugreifen.
refused-wl-14-24 = { $k } ist schon belagert; es bleibt nur der Sturm.
refused-wl-14-25 = { $k } hat keine Besatzung, die zu belagern wäre; ein Sturm genügt.
refused-wl-14-28 = { $x } { x-use } nur einem Stapel auf See, um eine Burg zu stürmen.
refused-wl-14-28-land = { $x } { x-use } nur einem Stapel auf See, und { $h } ist es nicht.
refused-wl-14-30 = { $h } ist auf See, und { $k } belagert an Land.
refused-wl-14-32 = Nenne zuerst den Stapel und sein Ziel; dann spielst du { $x }.
refused-wl-18-4 = Dein Stapel hat kein Heer, das in { $x } bleiben könnte.
refused-wl-19-6 =
    { $n ->
        [one] { $x } { x-become } noch von einem Heer gehalten.
       *[other] { $x } { x-become } noch von { $n } Heeren gehalten.
    }
refused-wl-19-6-late = { $x }: Das letzte Heer ist erst in diesem Zug gegangen; besetzen darfst du in deinem nächsten.
refused-wl-19-8 = Du hast { $x } in diesem Schritt gelassen, wie es ist; besetzen darfst du in einem späteren Zug.

## Abfangen

refused-wl-15-1 = Abfangen kannst du mit einer Karte Schlacht oder Hinterhalt; { $x } { x-are } keine.
refused-wl-15-1-own = { $x } { x-could } abfangen, aber du hältst weder Schlacht noch Hinterhalt.
refused-wl-15-1-asked-late = Der Angriff wird schon ausgetragen: Zum Abfangen ist es zu spät.
intercept-one-stack = Es fängt ein Stapel ab; gewählt ist schon { $stack }.
intercept-no-part = Du fängst mit einem deiner Stapel und einer Karte Schlacht oder Hinterhalt ab.
refused-wl-15-2 = { $x } { x-are } kein Stapel von dir; nur deine eigenen Stapel fangen ab.
refused-wl-15-2-asked = Du hast keinen Stapel zum Abfangen.
refused-wl-15-3-asked = Eine Feldschlacht kann nicht abgefangen werden.
refused-wl-15-4-own = { $x } { x-are } { $s } und kann nicht abfangen.
refused-wl-15-4-asked = Keiner deiner Stapel ist auf Patrouille oder auf See, um abzufangen.
refused-wl-15-6 = { $x } fliegt nicht, und die Burg ist nur aus der Luft zu erreichen.
refused-wl-15-7 = { $x } { x-are } auf Patrouille und kann bei einer Burg in der See nicht abfangen.
refused-wl-15-8-asked = Ein Überfall kann nicht abgefangen werden.
refused-wl-15-9 = { $x } { x-are } auf See und fängt nur bei Häfen ab.
refused-wl-15-10 = { $x } { x-are } auf Feldzug und nicht schnell, käme also zu spät.
refused-wl-15-10-asked = Deine Stapel auf Feldzug sind nicht schnell und kämen zu spät.

## Schlachten und was ihnen folgt

refused-wl-16-8 = Geschosse nehmen Heere und Verbündete des getroffenen Stapels, { $x } nicht.
refused-wl-16-31 = { $x }: Keine Wahl, die diese Verluste gerade deckt, braucht diese Karte; eine wäre zu viel.
losses-too-many = { $card } { card-are } schon gewählt; eine weitere Karte wäre für diese Verluste zu viel.
refused-wl-16-31-else = Diese Verluste nimmt { $h } aus den eigenen Karten, und { $x } { x-belong } nicht dazu.
refused-wl-16-32 = { $x } { x-are } nicht in diesem Kampf; der Hinterhalt rettet einen deiner Verluste oder kostet den Gegner eine weitere Karte.
refused-wl-16-32-lost = { $x } { x-go } dem Gegner ohnehin verloren; du kannst einen deiner eigenen Verluste behalten oder ihn eine weitere Karte verlieren lassen, die er wählt.
refused-wl-16-32-theirs = { $x } { x-belong } dem Gegner: Du kannst ihn eine weitere Karte verlieren lassen, aber er wählt, welche.
refused-wl-16-32-safe = { $x } { x-are } nicht unter deinen Verlusten, also gibt es da nichts zu retten.
refused-wl-16-32-gone = { $x } { x-are } schon unter deinen Verlusten; der Hinterhalt nimmt eine weitere Karte.
refused-wl-16-32-hero = { $x } { x-are } ein Held, und den nimmt der Hinterhalt nur, wenn kein Heer und kein Verbündeter mehr da ist.
refused-wl-16-32-mine = Der Hinterhalt nimmt ein weiteres Heer oder einen Verbündeten von { $h }, und { $x } { x-belong } nicht dazu.
refused-wl-16-33 = Dein ganzer Stapel ginge verloren, darum muss der Hinterhalt den Helden retten, nicht { $x }.
refused-wl-16-42-word = Die andere Seite hat keine Karte mehr, die sie nicht schon verliert.
refused-wl-17-12 = { $x }: Keine Wahl, die diese Verluste gerade deckt, braucht dieses Heer; eines wäre zu viel.
refused-wl-17-12-else = Diese Verluste nimmt { $h } aus den eigenen Karten, und { $x } { x-belong } nicht dazu.
refused-wl-17-12-kind = Verluste gehen an die Heere der Besatzung; { $x } { x-are } keines.
refused-wl-18-2 = Nur ein Heer des siegreichen Stapels kann als Besatzung bleiben, { $x } nicht.
refused-wl-18-5 = Nur eine Karte deines eigenen Ablagestapels kannst du nehmen, { $x } nicht.
refused-wl-23-2 = Hier dient nur eine Beförderung aus deiner Hand, { $x } nicht.
refused-wl-23-3-asked = Eine Besatzung hat gesiegt, und sie hat keinen Helden, der zu befördern wäre.
refused-wl-23-4 = Nur eine Beförderung aus deiner eigenen Hand hebt die andere auf, { $x } nicht.
refused-wl-23-6 = Rache nimmst du mit einer Rachekarte aus deiner Hand, und { $x } { x-are } keine.
refused-wl-23-6-victim = Rache nimmt ein Heer oder einen Verbündeten des Siegers, und { $x } { x-are } nichts davon.
refused-wl-23-12 = { $x } spielst du nur nach einer Schlacht mit einem Sieger.

## Ruinen und das Ende des Zuges

refused-wl-20-1-asked = Keiner deiner Stapel, die noch erkunden könnten, hat eine Ruine in Reichweite.
refused-wl-20-2-asked = Keiner deiner Stapel ist auf Patrouille oder auf Feldzug, um zu erkunden.
refused-wl-20-3-asked = Deine Stapel haben in diesem Zug schon erkundet.
refused-wl-20-8 = Auf die Suche antwortest du mit einer Gefahr aus deiner Hand; { $x } { x-are } keine.
refused-wl-22-1 = { $x } { x-are } nicht auf deiner Hand, und nur von dort legst du Karten ab.
refused-wl-22-2 = { $n ->
    [one] Du hältst eine Karte zu viel und musst erst eine ablegen.
   *[other] Du hältst { $n } Karten zu viel und musst erst { $n } ablegen.
  }

## Fragen, die nur im Lauf von etwas kommen

refused-wl-4-15-asked-done = Die Seiten sind gewählt, am Anfang des Aufbaus.
refused-wl-4-15-asked-none = { $s }: Hier gibt es keine Seiten zu wählen.
refused-wl-14-9-seat = Stapel und Ziel sind genannt; jetzt wählst du die zweite Karte für den Angriff.
refused-wl-14-21-asked = Dein Stapel ist bei der Belagerung und muss sie aufgeben, um anzugreifen.
refused-wl-14-32-seat = Stapel und Ziel sind genannt; jetzt wählst du die Karte für den Angriff.
refused-idle-3 = Keiner deiner Stapel kann angreifen: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
refused-idle-2 = Keiner deiner Stapel kann angreifen: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-idle-1 = Keiner deiner Stapel kann angreifen: { $h1 } ({ $t1 }).
refused-no-target-3 = { $stack } { stack-find } kein Ziel für einen Angriff: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
refused-no-target-2 = { $stack } { stack-find } kein Ziel für einen Angriff: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-no-target-1 = { $stack } { stack-find } kein Ziel für einen Angriff: { $h1 } ({ $t1 }).
refused-nobody-3 = Keiner deiner Stapel kann { $target } angreifen: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }); { $h3 } ({ $t3 }).
refused-nobody-2 = Keiner deiner Stapel kann { $target } angreifen: { $h1 } ({ $t1 }); { $h2 } ({ $t2 }).
refused-nobody-1 = Keiner deiner Stapel kann { $target } angreifen: { $h1 } ({ $t1 }).
refused-wl-15-6-asked = Die Burg ist nur aus der Luft zu erreichen, und keine deiner Patrouillen fliegt.
refused-wl-15-7-asked = Patrouillen können bei einer Burg in der See nicht abfangen.
refused-wl-15-9-asked = Stapel auf See fangen nur bei Häfen ab.
refused-wl-16-31-kind = Verluste gehen an Heere und Verbündete; { $x } { x-are } keins von beiden.
refused-wl-28-5 = Spiele zuerst die Karte; dann nennst du, was sie betrifft.

## Was eine Karte nennt und was für sie gewählt wird

named-look-hand = einen Gegner mit Handkarten
named-look-hand-discard-1 = einen Gegner mit Handkarten
named-opponent-discards-1 = einen Gegner mit Handkarten
named-truce = einen Gegner
named-steal-generic-army = ein namenloses Heer in einem feindlichen Stapel oder einer feindlichen Burg
named-discard-generic-army = ein namenloses Heer in einem feindlichen Stapel oder einer feindlichen Burg
named-no-revenue-next = eine feindliche Burg
named-discard-improvement = einen Ausbau einer feindlichen Burg, aber keine Hauptstadt
named-add-armies-abroad = einen deiner Stapel auf Feldzug, auf See oder bei einer Belagerung
named-discard-patrol-march = einen feindlichen Stapel auf Patrouille
named-discard-to-hand-army = ein Heer aus deiner Ablage
named-discard-to-hand-hero = einen Helden aus deiner Ablage
named-discard-to-hand-marchbattle = eine Karte der Marsch- und Schlachtgruppe aus deiner Ablage
named-discard-to-hand-findable = ein Artefakt, einen Verbündeten, einen Schatz oder eine Ruine aus deiner Ablage
named-recover-lost-artefact = ein Artefakt oder einen Verbündeten aus deiner Ablage und einen deiner Helden im eigenen Land
named-teleport-armies = zwei deiner Stapel oder Burgen, den ersten mit Heeren
named-discard-1-army-or-ally = einen Stapel
named-discard-2-armies-or-allies = einen Stapel oder eine Burg
named-discard-1-march = einen Stapel mit einer Marschkarte, aber keinen im Sturm
named-discard-artefact = ein Artefakt, das ein Held trägt
named-discard-ally = einen Verbündeten im Spiel
named-castle-defence-plus-4 = eine Burg
named-stack-tcv-plus-4 = einen Stapel
named-stack-tcv-minus-4 = einen Stapel
named-stack-flies = einen Stapel
named-remove-weather = einen Stapel im Sturm
named-at-sea-to-port = einen Stapel auf See, der nicht im Sturm ist
named-remove-calamity = einen Stapel oder eine Burg mit einer Plage
named-march-from-discard = einen deiner Stapel ohne widriges Gelände, Wetter und Plage
named-army-from-discard = einen deiner Stapel oder eine deiner Burgen mit Platz, nicht belagert und nicht im Sturm
named-discard-chosen-improvement = eine Burg mit einem Ausbau
named-charm-army = ein namenloses Heer in einem feindlichen Stapel
chosen-look-hand-discard-1 = eine Karte der Hand, die du ansiehst
chosen-opponent-discards-1 = eine Karte deiner Hand
chosen-steal-generic-army = einen deiner Stapel im eigenen Land oder eine deiner unbelagerten Burgen mit Platz
chosen-march-from-discard = eine Marschkarte aus deiner Ablage
chosen-army-from-discard = ein Heer aus deiner Ablage
chosen-discard-chosen-improvement = einen Ausbau der Burg
chosen-teleport-armies = ein bis drei Heere des ersten Ortes, für die der zweite Platz hat
chosen-lose-1-army-or-ally = ein Heer oder einen Verbündeten, die es trifft
chosen-lose-weakest-army = das schwächste Heer
chosen-lose-strongest-army-or-ally = das stärkste Heer oder den stärksten Verbündeten
chosen-lose-improvement = einen Ausbau
chosen-lose-army = ein Heer

## Erkunden

explore-castle = { $stack } { stack-are } eine Burg; nur deine Stapel auf Patrouille und auf Feldzug erkunden.
explore-enemy-castle = { $stack } { stack-belong } nicht dir; nur deine Stapel auf Patrouille und auf Feldzug erkunden.
explore-enemy = { $stack } { stack-belong } nicht dir; nur deine Stapel auf Patrouille und auf Feldzug erkunden.
explore-status = { $stack } { stack-are } { $s }; nur Stapel auf Patrouille und auf Feldzug erkunden.
explore-again = { $stack } { stack-have } in diesem Zug schon erkundet.
explore-only-home = { $stack } { stack-are } auf Patrouille und sucht nur in deinen eigenen Ruinen; { $ruin } { ruin-belong } nicht dazu.
explore-only-abroad = { $stack } { stack-are } auf Feldzug und sucht nur in der Fremde; { $ruin } { ruin-are } deine eigene Ruine.
explore-no-ruin-home = { $stack } { stack-are } auf Patrouille und sucht im eigenen Land, und dort liegt keine Ruine.
explore-no-ruin-abroad = { $stack } { stack-are } auf Feldzug und sucht in der Fremde, und dort liegt keine Ruine.
explore-needs-patrol = { $ruin } { ruin-are } deine eigene Ruine: Nur ein Stapel auf Patrouille könnte dort suchen, und du hast keinen.
explore-needs-campaign = { $ruin } { ruin-lie } bei { $player }: Nur ein Stapel auf Feldzug könnte dort suchen, und du hast keinen.
explore-patrols-done = { $ruin } { ruin-are } deine eigene Ruine: Nur ein Stapel auf Patrouille könnte dort suchen, und deine haben in diesem Zug schon erkundet.
explore-campaigns-done = { $ruin } { ruin-lie } bei { $player }: Nur ein Stapel auf Feldzug könnte dort suchen, und deine haben in diesem Zug schon erkundet.
explore-not-findable = { $card } kannst du nicht auslegen: Gesucht wird nach einem Artefakt, Verbündeten oder Schatz aus deiner Hand.
explore-no-room = { $stack } hat keinen Platz für einen Verbündeten: { $card } { card-must } warten.
explore-no-room-anywhere = Kein Stapel, der suchen könnte, hat Platz für { $card }.
explore-no-room-there = Kein Stapel, der bei { $ruin } suchen könnte, hat Platz für { $card }.
explore-nothing-stack = { $stack } { stack-could } erkunden, aber du hältst weder Artefakt noch Verbündeten noch Schatz.
explore-nothing-ruin = Du hältst weder Artefakt noch Verbündeten noch Schatz, wonach bei { $ruin } zu suchen wäre.
explore-names-stack = { $stack }: Wonach du suchen könntest, ist dem Namen nach schon im Spiel: { $card }. Nur eine Karte dieses Namens darf es sein.
explore-names-ruin = { $ruin }: Wonach du dort suchen könntest, ist dem Namen nach schon im Spiel: { $card }. Nur eine Karte dieses Namens darf es sein.
explore-only-allies-stack = { $stack } { stack-have } keinen Platz für einen Verbündeten, und nach anderem kannst du nicht suchen.
explore-only-allies-ruin = Kein Stapel, der bei { $ruin } suchen könnte, hat Platz für einen Verbündeten, und nach anderem kannst du nicht suchen.
explore-one-stack = Es sucht ein Stapel auf einmal; gewählt ist schon { $stack }.
explore-one-ruin = Gesucht wird in einer Ruine; gewählt ist schon { $ruin }.
explore-one-card = Gesucht wird nach einer Karte; gewählt ist schon { $card }.
explore-no-part = In diesem Schritt nennst du einen Stapel, eine Ruine und die Karte, nach der er sucht.

## Ruinen und Artefakte

exchange-ruin-lies = { $card } { card-are } schon im Spiel; in diesem Schritt spielst du Ruinen aus deiner Hand aus.
exchange-ruin-alone = Eine Ruine liegt für sich: { $card } { card-join } weder zu einem Stapel noch zu einer Burg.
exchange-not-artefact = { $card } kannst du nicht weitergeben; das geht nur mit Artefakten.
exchange-not-with-you = { $card } { card-lie } bei keinem deiner Helden, und Artefakte gehen nur zwischen ihnen weiter.
exchange-moved = { $card } { card-are } in diesem Zug schon weitergegeben worden.
exchange-carrier-away = { $h } trägt „{ $card }“ und ist { $s }; beide Helden müssen im Lager, im Hafen oder auf Patrouille sein.
exchange-castle = { $place } { place-are } eine Burg, und Artefakte gehen nur von Held zu Held.
exchange-not-yours = { $place } { place-belong } nicht dir; Artefakte gehen nur zwischen deinen eigenen Helden weiter.
exchange-hero-away = { $place } { place-are } { $s }; beide Helden müssen im Lager, im Hafen oder auf Patrouille sein.
exchange-there = { $card } { card-are } schon bei { $place }.
exchange-only-hero = { $place } { place-are } dein einziger Held daheim, darum ist niemand da, mit dem Artefakte zu tauschen wären.
exchange-others-moved = Die Artefakte deiner anderen Helden daheim hast du in diesem Zug schon weitergegeben; { $place } bekommt keines mehr.
exchange-only-own = Von deinen Helden daheim trägt nur { $place } ein Artefakt. Um „{ $card }“ weiterzugeben, wähle die Karte und dann einen anderen Helden.
exchange-none = { $place } und deine anderen Helden daheim tragen kein Artefakt, das weiterzugeben wäre.
one-card-at-a-time = Eine Karte nach der anderen: Gewählt ist schon { $card }.
one-answer = Du antwortest mit einer Karte, und gewählt ist schon { $card }.
one-place-at-a-time = Eine Karte geht an einen Ort: Gewählt ist schon { $place }.
exchange-one-place = Ein Artefakt geht zu einem Helden: Gewählt ist schon { $place }.
exchange-no-part = In diesem Schritt spielst du Ruinen aus und gibst Artefakte weiter.

## Zauber

cast-not-carried = { $artefact } { artefact-are } bei keinem deiner Helden.
cast-not-magic = { $artefact } { artefact-are } kein magisches Artefakt, und nur durch solche wirken Zauber.
cast-storm = { $artefact } { artefact-are } im Sturm: Von dort wird nicht gezaubert.
cast-again = { $artefact } { artefact-have } den einen Zauber dieses Zuges schon gewirkt.
cast-no-target = { $artefact } und { $spell } zusammen finden kein Ziel.
cast-no-room = { $artefact } und { $spell } zusammen gehen nicht: Der Stapel, der das Heer aufnähme, ist voll.
cast-no-spell = Du hältst keinen Zauber, der durch { $artefact } zu wirken wäre.
cast-no-spell-with-target = Keiner deiner Zauber findet durch { $artefact } ein Ziel.
cast-enemy = { $place } { place-belong } nicht dir: Zauber wirkst du durch magische Artefakte deiner eigenen Helden.
cast-castle = { $place } { place-are } eine Burg: Zauber wirken durch magische Artefakte von Helden.
cast-no-magic = { $place } trägt kein magisches Artefakt.
cast-stack-storm = { $place } { place-are } im Sturm und kann nicht zaubern.
cast-stack-again = { $place } trägt „{ $artefact }“, und dieses Artefakt hat den einen Zauber dieses Zuges schon gewirkt.
cast-name-artefact = { $place }: Du nennst das Artefakt, das den Zauber wirkt ({ $artefact }), nicht den Stapel.
cast-stack-no-spell = { $place } trägt „{ $artefact }“, aber du hältst keinen Zauber, der dadurch zu wirken wäre.
cast-stack-no-target = { $place } trägt „{ $artefact }“, aber keiner deiner Zauber findet dadurch ein Ziel.
cast-one-spell = Es wird ein Zauber auf einmal gewirkt; gewählt ist schon { $spell }.
cast-one-artefact = Ein Zauber geht durch ein Artefakt; gewählt ist schon { $artefact }.
cast-no-part = In diesem Schritt wirkst du Zauber durch magische Artefakte deiner Helden.
