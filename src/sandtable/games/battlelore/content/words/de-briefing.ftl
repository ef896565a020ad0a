# Die Lagebesprechung vor einem Abenteuer; die Geschichten sind die Zusammenfassungen der Abenteuer.

briefing-banners =
    { $n ->
        [one] Das erste Lager mit { $n } Siegesbanner gewinnt.
       *[other] Das erste Lager mit { $n } Siegesbannern gewinnt.
    }
briefing-banner-for = Du gewinnst ein Banner für jeden vernichteten feindlichen Trupp, jede Kreatur und jeden verwundeten Helden; ein Drache bringt zwei.
briefing-turn-limit =
    { $n ->
        [one] Nach { $n } Zug gewinnt das Lager mit mehr Bannern.
       *[other] Nach { $n } Zügen gewinnt das Lager mit mehr Bannern.
    }
briefing-units = Einheiten
briefing-hand = Befehlskarten
briefing-council = Bildet seinen Kriegsrat heimlich aus { $n } Stufen.
briefing-first = Ist zuerst am Zug.
briefing-reserve = In Reserve: { $u }.
briefing-impromptu = Das Heer besteht aus vier Aufstellungskarten: eine für jeden Abschnitt und eine Reserve.
briefing-organised = Das Heer entsteht aus Aufstellungskarten, Lehnsaufgeboten und Spezialisten.
briefing-medieval = Hier entscheidet allein der Stahl: keine Lore in dieser Schlacht.
briefing-lore = Kriegsräte und Lore-Karten sind im Spiel.
briefing-scouting = Das Lager mit mehr grünen Bannern auf dem Spielfeld ist zuerst am Zug.
briefing-epic = Eine epische Schlacht: Drei Befehlskarten liegen in einer Auslage, die beide Lager nutzen dürfen.
briefing-team = Jedes Lager führt ein Oberbefehlshaber mit Feldmarschällen auf den Flügeln.
briefing-allies = Jedes Lager teilen sich zwei Spieler; Befehle an Einheiten des Verbündeten kosten doppelt.
briefing-heroes =
    { $n ->
        [one] Jeder Spieler darf { $n } Helden mitbringen, dessen Klasse im Kriegsrat sitzt.
       *[other] Jeder Spieler darf { $n } Helden mitbringen, deren Klassen im Kriegsrat sitzen.
    }
briefing-heroes-off = Dieses Abenteuer ist für Helden gemacht, und seine Aufgaben brauchen sie. Die Option „Helden“ ist aus.
briefing-lore-master-landmarks = Ein Lore-Meister der Stufe 3 bringt die Landmarke seiner Klasse mit.
briefing-stronghold = Ein Feldherr der Stufe 3 hält eine Festung.
briefing-lairs = Elementare und Riesen bringen ihre Horte mit.
briefing-command-tents = Jedes Lager schlägt ein Feldherrnzelt auf; wer das feindliche nimmt, gewinnt ein Banner.
briefing-mark = { $a }: { $b }
daily-task =
    { $n ->
        [one] Gewinne ein Siegesbanner oder habe nach je { $m } Zügen mehr davon als der Feind.
       *[other] Gewinne { $n } Siegesbanner oder habe nach je { $m } Zügen mehr davon als der Feind.
    }
