### First Blood auf Deutsch.

game-title = First Blood
game-about = Zwei Armeen von Miniaturen marschieren auf einen Tisch voller Gelände; ihre Karten sagen, wer als Nächstes handelt, und Zoll um Zoll entscheidet sich der Rest.

## Armeen: was `sandtable army check` sagt

army-sum = { $name } kostet { $n } von { $m } Punkten, { $faults ->
    [0] eine erlaubte Armee
    [one] eine Regel ist verletzt
   *[other] { $faults } Regeln sind verletzt
}
army-cost = kostet { $n } von { $m } Punkten
army-no-character = hat keinen Charakter
army-no-warlord = hat keinen Kriegsherrn
army-cannot-lead = kann nicht Kriegsherr sein: der Eintrag nennt keine Oberhoheitsfähigkeit
army-not-available = { $what } steht diesem Charakter nicht offen
army-warband = { $n } Regimenter im Kriegstrupp, höchstens { $m } sind erlaubt
army-restricted = { $n } beschränkte Regimenter im Kriegstrupp, höchstens { $m } sind erlaubt
army-mainstay = { $n } beschränkte Regimenter auf { $m } Stammregimenter
army-size = { $n } Modelle, erlaubt sind { $low } bis { $high }
army-no-standard = hat keinen Standartenträger
army-no-command = { $what } ist kein Kommandomodell dieses Eintrags
army-command-twice = { $what } ist doppelt gekauft
army-command-room = { $n } Kommandomodelle unter { $m } Modellen
army-standards = { $n } Standartenträger, mindestens { $m } sind nötig
army-no-retinue = nur Charaktere der Infanterie haben ein Gefolge
army-retinue = { $n } Modelle im Gefolge, höchstens { $m } sind erlaubt
army-category = Gefolge der Art { $what } steht diesem Charakter nicht offen
army-lieutenants = { $n } Leutnants im Gefolge, höchstens { $m } sind erlaubt
army-twice = { $what } ist in der Armee mehrfach vorhanden
army-items = { $n } Gegenstände, höchstens { $m } sind erlaubt
army-item-kind = { $what } ist von einer Art, die diesem Charakter nicht offensteht
army-item-needs = { $what } ist nichts für einen Charakter dieses Typs
army-masteries = { $n } Meisterschaften, höchstens 1 ist erlaubt
army-mastery-list = { $what } steht auf einer Liste, aus der dieser Charakter nicht wählen darf
army-mastery-class = { $what } ist nichts für einen Charakter dieser Klasse
army-mastery-retinue = { $what } verlangt { $n } Gefolgsmodelle der Art { $category }
army-spells = { $n } Zauber, höchstens { $m } sind erlaubt
army-school = { $what } gehört zu einer Schule, die dieser Charakter nicht kennt
army-spell-twice = { $what } ist doppelt gekauft
army-technique = { $what } ist von einer Art, die dieser Charakter nicht kennt
army-techniques = { $n } Techniken, höchstens 1 ist erlaubt
army-event = das Ziehereignis { $what } steht diesem Charakter nicht zum Kauf
army-same-supremacy = Belesen verlangt eine andere Oberhoheitsfähigkeit der Liste
army-other-supremacy = nur Belesen verschafft eine andere Oberhoheitsfähigkeit
