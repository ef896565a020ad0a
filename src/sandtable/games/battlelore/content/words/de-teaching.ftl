# Wie man spielt, und der Trainer des geführten Spiels.

learn-goal = Du befehligst das Lager der Standarte oder das des Wimpels. Jede gegnerische Einheit, die du vernichtest, bringt dir ihr Banner. Das Lager, das zuerst genug Siegesbanner hat, gewinnt; wie viele das sind, sagt das Abenteuer.

    Eine Einheit sind ein paar Figuren um ein Banner. Die Farbe des Banners sagt, was sie kann: Grüne Einheiten sind flink und würfeln mit zwei Würfeln, blaue mit drei, rote sind langsam und würfeln mit vier.
    .title = Worum es geht
    .caption = Ein kleines Gefecht: unten dein Lager, oben das des Gegners. Die Figuren auf einem Sockel sind, was die Einheit noch hat.
learn-cards = In deinem Zug spielst du eine Befehlskarte. Sie sagt, wo du Befehle geben darfst: links, im Zentrum oder rechts, oder einer Art von Einheiten. Nur Einheiten mit Befehl dürfen sich in diesem Zug bewegen und kämpfen.

    Am Ende des Zuges ziehst du eine neue Karte. Du hast nie für alles eine: Gute Feldherren behalten, was sie brauchen werden.
    .title = Karten geben Befehle
    .caption = { card-CC-AC } gibt drei Einheiten in der Mitte des Plans Befehle.
learn-move = Erst alle Bewegungen, dann alle Kämpfe. Zu Fuß gehen grüne Einheiten zwei Felder weit und dürfen kämpfen; blaue gehen eines und dürfen kämpfen, oder zwei und dürfen es nicht; rote gehen eines. Reiter kommen weiter. Niemand geht durch andere hindurch.

    Wer einen Wald betritt, muss anhalten. Wälder und Hügel geben Deckung: Wer in einen Wald hinein oder einen Hügel hinauf angreift, würfelt mit höchstens zwei Würfeln.
    .title = Bewegen
    .caption = Die leuchtenden Felder sind erreichbar. Blassere Felder sind nur für Bewegung, ohne Kampf.
learn-battle = Wähle eine Einheit mit Befehl und einen Feind daneben, oder für Bögen in Reichweite und Sicht. Dann fallen die Würfel. Ein Helm in der Farbe des feindlichen Banners ist ein Treffer. Ein Schlag, das Schwert auf dem Schild, ist im Nahkampf ein Treffer. Eine Flagge treibt den Feind ein Feld zurück. Alles andere geht daneben.

    Jeder Treffer kostet eine Figur. Fällt die letzte, gehört das Banner dir. Dann darf deine Einheit in das leere Feld nachrücken.
    .title = Kämpfen
    .caption = Linieninfanterie auf dem Hügel gegen Goblins: drei Würfel, und die Aussichten stehen da, bevor du würfelst.
learn-courage = Flaggen zwingen eine Einheit zum Rückzug auf die eigene Seite des Plans zu. Für jedes Feld, das sie nicht zurückkann, verliert sie eine Figur.

    Halte deine Einheiten beisammen. Eine mit zwei Freunden daneben ist standhaft: Sie darf eine Flagge ignorieren, und wird sie angegriffen und bleibt stehen, führt sie einen Gegenschlag. Goblins sind ängstlich: Sie rennen für jede Flagge zwei Felder weit.
    .title = Mut und Rückzug
    .caption = Zwei Flaggen wurden gewürfelt: Du bestimmst, wohin die Bogenschützen zurückgehen.
learn-beyond = Größere Abenteuer bringen Lore: Marker, die du mit den Würfeln gewinnst und für Lore-Karten ausgibst, und einen Kriegsrat aus Zauberern, Klerikern, Schurken und Kriegern. Es gibt Kreaturen und Drachen, und Helden führen Truppen und suchen Schätze.

    Für das erste Gefecht brauchst du nichts davon. Beginne mit dem geführten Spiel und frag nach: Klick auf alles, was abgedunkelt ist, und du siehst, warum es nicht geht.
    .title = Was später kommt
    .caption = Ein Angriff auf einen Drachen. Kreaturen haben eigene Regeln; du findest sie neben dem Tisch.

lesson-first-title = Der Hügel von Skarn
lesson-first-about = Ein erstes Gefecht in etwa { $n } Minuten. Der Trainer zeigt, du spielst.
lesson-first-part-cards = Eine Befehlskarte spielen
lesson-first-part-orders = Drei Einheiten Befehle geben
lesson-first-part-move = Den Hügel nehmen
lesson-first-part-battle = Kämpfen
lesson-first-part-enemy = Der Zug des Gegners
lesson-first-part-own = Ein eigener Zug
lesson-first-card = Willkommen, Feldherr! Du führst das Heer unten gegen die Goblins oben. Jeder Zug beginnt mit einer Karte. Spiele { card-CC-AC }: Damit gibst du drei Einheiten in der Mitte Befehle.
lesson-first-card-wrong = Eine gute Karte, nur nicht jetzt: Deine besten Einheiten stehen in der Mitte. Spiele { card-CC-AC }.
lesson-first-order = Nur Einheiten mit Befehl dürfen handeln. Gib der Linieninfanterie vor dem Hügel einen, der schweren Infanterie dahinter und den Bogenschützen links, in beliebiger Reihenfolge.
lesson-first-order-wrong = Drei Befehle, drei Einheiten: die Linieninfanterie vor dem Hügel, die schwere Infanterie dahinter und die Bogenschützen. Alle anderen ruhen in diesem Zug.
lesson-first-move = Nun die Bewegung. Nimm die Linieninfanterie und führe sie auf den Hügel, ein Feld voraus. Nach einem Feld darf sie noch kämpfen.
lesson-first-move-wrong = Wir wollen den Hügel: Von dort schlagen wir die Goblins daneben, und wer uns dort angreift, hat weniger Würfel.
lesson-first-support = Niemand soll allein stehen. Führe die schwere Infanterie auf das Feld, das die Linieninfanterie verlassen hat.
lesson-first-support-wrong = Nicht dorthin: Direkt hinter der Linieninfanterie kann die schwere ihr helfen.
lesson-first-stand = Die Bogenschützen bleiben: Wer stehen bleibt, schießt mit allen Würfeln. Beende die Bewegungen.
lesson-first-stand-wrong = Nach einer Bewegung schießen Bogenschützen schlechter. Lass sie stehen und beende die Bewegungen.
lesson-first-shoot = Nun die Kämpfe. Zuerst die Bogenschützen: Lass sie auf die Hobgoblins mit dem blauen Banner schießen, drei Felder weit. Ein blauer Helm trifft. Schläge zählen nur im Nahkampf.
lesson-first-shoot-wrong = Erst die Bogenschützen, und auf die Hobgoblins hinter den Goblins: Sie greifen uns als Nächste an, da zählt jede Figur.
lesson-first-melee = Einer weniger! Und nun der Hügel: deine Linieninfanterie gegen die Goblins neben ihr. Drei Würfel für das blaue Banner. Grüne Helme und Schläge treffen; eine Flagge lässt sie rennen.
lesson-first-melee-wrong = Die Goblins neben dem Hügel sind nur zu zweit. Schlag sie zuerst!
lesson-first-ground = Der letzte Goblin ist gefallen, ihr Banner gehört dir: das erste von dreien. Du könntest ihr Feld betreten, aber der Hügel ist mehr wert. Bleib.
lesson-first-ground-wrong = Da unten stündest du zwischen drei Feinden. Bleib auf dem Hügel, wo sie dich mit weniger Würfeln treffen.
lesson-first-retreat = Die Hobgoblins haben zwei Flaggen gegen deine Bogenschützen gewürfelt, und die müssen zwei Felder laufen, auf deinen Rand zu. Du wählst den Weg.
lesson-first-onslaught = Wieder dein Zug, mit einer neuen Karte. { card-CT-FO } ist wie gemacht dafür: So viele Einheiten zu Fuß, wie du Karten hast, bekommen Befehle, und jede würfelt im Nahkampf mit einem Würfel mehr. Oder spiel eine andere; das entscheidest jetzt du.
lesson-first-yours = Dieser Zug gehört dir. Such Feinde, die allein stehen oder nur noch wenige Figuren haben: Jedes Banner zählt. Ich melde mich nur, wenn etwas Neues kommt.
lesson-first-again = Du hast einen ganzen Zug geführt. Spiel deine nächste Karte, wie du willst; das Spiel geht weiter, bis jemand drei Banner hat.
lesson-first-end = Mehr brauchst du für ein erstes Gefecht nicht. Spiel weiter, ich bin jetzt still. Das Regelbuch liegt neben dem Tisch, wenn du mehr wissen willst.
lesson-first-tip-order = Gib Einheiten Befehle, die in diesem Zug einen Feind erreichen, und einem Freund, der sich daneben stellt.
lesson-first-tip-move = Führe Einheiten an den Feind, aber halte sie beisammen: Wer zwei Freunde neben sich hat, ist standhaft.
lesson-first-tip-attack = Zeig auf einen Angriff, um seine Aussichten zu sehen. Den besten zuerst: Eine vernichtete Einheit schlägt nicht zurück.
lesson-first-tip-ground = Der Feind hat das Feld verlassen. Nachrücken ist kühn; wer bleibt, hält die Linie zusammen.
lesson-first-tip-retreat = Eine Flagge: Wähle, wohin die Einheit ausweicht, am besten zu ihren Freunden.

# Worauf der Bot achtet, für seine Ratschläge.
hint-why-play-command = Die Karte, deren Befehle in diesem Zug am meisten bringen: mögliche Angriffe und Einheiten, die besser zu stehen kommen.
hint-why-order-unit = Die Einheit, deren Befehl am meisten bringt: ein Angriff mit guten Aussichten oder ein besserer Platz.
hint-why-move-unit = Die Einheit, die durch Bewegung am meisten gewinnt; wer gut steht, bleibt.
hint-why-move-to = Wo die Einheit am besten angreift, bei Freunden steht und am wenigsten gefährdet ist.
hint-why-attack = Der Angriff, der den Feind im Verhältnis zum Wagnis am meisten kostet; Banner, die bald fallen, zählen am meisten.
hint-why-gain-ground = Ob das leere Feld mehr wert ist als der Platz, an dem die Einheit steht.
hint-why-retreat-to = Der sicherste Weg zurück, auf dem ein längerer Rückzug weitergehen kann.
hint-why-ignore-flags = Ob das Feld es wert ist, gehalten zu werden.
