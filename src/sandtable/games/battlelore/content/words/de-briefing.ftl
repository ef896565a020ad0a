# Die Lagebesprechung vor einem Abenteuer; die Geschichten sind die Zusammenfassungen der Abenteuer.

briefing-banners =
    { $n ->
        [one] Das erste Lager mit { $n } Siegesbanner gewinnt.
       *[other] Das erste Lager mit { $n } Siegesbannern gewinnt.
    }
briefing-banner-for = Jeder vernichtete feindliche Trupp und jede Kreatur bringt ein Banner, ein verwundeter Held ebenso; ein Drache bringt zwei.
briefing-turn-limit =
    { $n ->
        [one] Nach { $n } Zug gewinnt das Lager mit mehr Bannern.
       *[other] Nach { $n } Zügen gewinnt das Lager mit mehr Bannern.
    }
briefing-units = Einheiten
briefing-hand = Befehlskarten
briefing-council = Sein Kriegsrat wird heimlich aus { $n } Stufen gebildet.
briefing-first = Es ist zuerst am Zug.
briefing-reserve = In Reserve: { $u }.
briefing-impromptu = Vier Aufstellungskarten bringen das Heer: eine für jeden Abschnitt und eine Reserve.
briefing-organised = Aufstellungskarten, Lehnsaufgebote und Spezialisten bringen das Heer.
briefing-medieval = Der Stahl allein entscheidet: In dieser Schlacht gibt es keine Lore.
briefing-lore = Kriegsräte und Lore-Karten sind im Spiel.
briefing-scouting = Das Lager mit mehr grünen Bannern auf dem Plan ist zuerst am Zug.
briefing-epic = Eine epische Schlacht: Drei Befehlskarten liegen in einer Auslage, die beide Lager nutzen dürfen.
briefing-team = Jedes Lager führt ein Oberbefehlshaber mit Feldmarschällen auf den Flügeln.
briefing-allies = Jedes Lager teilen sich zwei Spieler; Befehle an Einheiten des Verbündeten kosten doppelt.
briefing-heroes =
    { $n ->
        [one] Jeder Spieler darf { $n } Helden mitbringen, dessen Klasse im Kriegsrat sitzt.
       *[other] Jeder Spieler darf { $n } Helden mitbringen, deren Klassen im Kriegsrat sitzen.
    }
briefing-heroes-off = Dieses Abenteuer ist für Helden gemacht: Mit ihnen kommen seine Aufgaben. Die Option „Helden“ ist aus.
briefing-lore-master-landmarks = Ein Lore-Meister der Stufe 3 bringt die Landmarke seiner Klasse mit.
briefing-stronghold = Ein Feldherr der Stufe 3 hält eine Festung.
briefing-lairs = Elementare und Riesen bringen ihre Horte mit.
briefing-command-tents = Jedes Lager schlägt ein Feldherrnzelt auf; wer das feindliche nimmt, gewinnt ein Banner.
briefing-mark = { $a }: { $b }
