# Fragen, die dieses Spiel nie stellt, oder nicht diesem Spieler: siehe questions.py.

refused-bl-34-1 = An diesem Tisch wird mittelalterlich gespielt, ohne Lore.
refused-bl-34-1-map = Dieser Ruf zu den Waffen ist mittelalterlich, ohne Lore: Der Tisch hat nichts anderes gewählt.
refused-bl-32-1 = Bei Mittelalterlicher Lore hat jedes Lager nur einen Feldherrn: Niemand verteilt Stufen.
refused-bl-32-1-marks = Bei Mittelalterlicher Lore hat jedes Lager nur einen Feldherrn, der keine Landmarken mitbringt.
refused-bl-32-2 = Im Stapel der Mittelalterlichen Lore ist keine Karte, die danach fragt.
refused-bl-32-3 = Mittelalterliche Lore beginnt ohne Lore-Karten.
refused-bl-14-2-fixed = Das Abenteuer gibt deinem Kriegsrat seine Stufen: Es gibt nichts zu verteilen.
refused-bl-14-6-none = Ohne Lore-Meister behältst du keine der ersten Lore-Karten.
refused-bl-33-6 = Beim Ruf zu den Waffen mit Verbündeten gibt es keine Reserve.
refused-bl-33-7 = Beim Ruf zu den Waffen mit Verbündeten liegen deine Zonen fest: Einer hat die roten, der andere die blauen.
refused-bl-30-18-hired = Nur eine gedungene Kreatur kostet hier eine Stufe, und sie braucht ein Lore-Spiel.
refused-bl-28-4-none = Du hast keinen Berater.
refused-bl-28-8-none = Du hast keinen Lehrmeister.
refused-bl-34-4-new = Dies ist das erste Abenteuer des Feldzugs: Alle Helden sind neu.
k-no-creature = { $k ->
    [0] keinen Drachen
    [1] keine Hydra
    [2] kein Erdelementar
   *[3] kein Elementar
}
refused-bl-creature-none = In dieser Schlacht gibt es { k-no-creature }.
refused-bl-creature-theirs = Dein Lager hat { k-no-creature }: In dieser Schlacht hat nur der Feind { $k ->
    [0] einen
    [1] eine
   *[other] eines
}.
refused-bl-creature-gone = { $k ->
    [0] Der Drache deines Lagers ist nicht mehr in der Schlacht.
    [1] Die Hydra deines Lagers ist nicht mehr in der Schlacht.
    [2] Das Erdelementar deines Lagers ist nicht mehr in der Schlacht.
   *[3] In der Schlacht ist kein Elementar mehr.
}
refused-bl-15-15-none = Dein Lager hat keine Schurkenhöhle, wo der Geheimgang beginnt.
refused-bl-5-13-only = Keine Einheit deines Lagers kann anders als auf gewöhnliche Weise ziehen.
refused-bl-22-6-none = Keine Einheit deines Lagers hat ein Horn.
refused-bl-10-4-none = Dein Lager hat keine berittene Einheit mehr, die verfolgen könnte.
refused-bl-17-5-none = Keine Einheit deines Lagers hat Siegerlore.
refused-bl-23-10-none = Dein Lager hat keinen Helden aufgestellt.
refused-bl-25-9-gone = Kein Held deines Lagers ist noch auf dem Schlachtfeld.
refused-bl-26-1-none = In diesem Abenteuer gibt es keinen verborgenen Schatz.
refused-bl-4-2-as = In diesem Abenteuer gilt keine deiner Karten als eine andere.
refused-bl-4-2-first = Nur deine erste Karte des Spiels konnte als eine andere gelten.
refused-bl-4-2-card = „{ $c }“ ist weder die gespielte Karte noch die, als die sie gelten darf.
refused-bl-19-3-start = Der Drache ist in { $o } gestartet und steht noch dort: Sein Flug endet auf einem anderen Feld.
