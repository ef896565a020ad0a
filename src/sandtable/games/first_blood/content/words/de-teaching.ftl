# Wie man spielt, und der Trainer des geführten Spiels.

learn-goal = Zwei Armeen aus Regimentern treffen auf freiem Feld aufeinander. Worum gekämpft wird, sagt das Szenario: Viertel des Schlachtfelds, ein Lager, die Standarten des Gegners. Am Ende jedes Spielzugs werden Punkte gezählt, und wer zuerst genug hat oder nach zehn die meisten, gewinnt.

    Ein Regiment ist eine Gruppe von Modellen, die gemeinsam handeln. Sein Anführer zeigt, wo es steht.
    .title = Worum es geht
    .caption = Eine Wiese in vier Vierteln. Wer in einem mehr Modelle hat, beansprucht es.
learn-arrive = Am Anfang ist das Schlachtfeld leer. In jedem Spielzug würfelst du für deine Verstärkungen: Leichte Regimenter kommen zuerst, schwere zuletzt. Wer eintrifft, marschiert über die eigene Kante ein, wenn seine Karte aufgedeckt wird, und später auch über die Seiten, so weit vorn, wie dein vorderstes Regiment steht.
    .title = Verstärkungen
    .caption = Im leuchtenden Streifen an der Kante darf das Regiment einziehen.
learn-stack = Jedes Regiment hat eine Karte. Vor dem Kampf legst du deine Karten in die Reihenfolge, in der sie handeln sollen: den Befehlsstapel. Ein Wurf entscheidet, wer Startspieler ist. Dann deckt ihr abwechselnd eine Karte auf, und dieses Regiment führt bis zu zwei Aktionen aus.

    Die Reihenfolge ist der halbe Plan: Liegen die Stapel, kannst du nichts mehr ändern.
    .title = Der Befehlsstapel
    .caption = Die Karten werden von oben nach unten gelegt, und der Gegner sieht sie nicht.
learn-actions = Marschiere, so weit der Wert reicht, wenn du willst zweimal. Ziele und schieß dann eine Salve. Oder greif im Sturm an, wenn ein Gegner nah genug ist. Niedrige Würfe sind gut: Jeder Würfel trifft, der den Wert oder weniger zeigt. Eine Eins trifft immer, eine Sechs nie.

    Dann würfelt das Ziel gegen seine Wunden: wieder niedrig, gegen seine Verteidigung. Jeder höhere Würfel kostet ein Modell.
    .title = Aktionen und Würfel
    .caption = Die Armbruster wählen ein Ziel; die Chancen stehen bei den Optionen.
learn-charge = Ein Sturmangriff reicht so weit wie ein Marsch und ein Würfel dazu. Erreicht er den Gegner, sind die Regimenter gebunden und kämpfen von da an nur noch: Nahkampf. Wer im Nahkampf Wunden erleidet, macht einen Moraltest und verliert vielleicht noch mehr.

    Ein Regiment, das auf einmal die Hälfte seiner Modelle verliert, ist gebrochen und muss sich erst sammeln. Noch einmal, und es ist zerschlagen und fort.
    .title = Sturmangriff und Nahkampf
    .caption = Die Miliz kann die Drohnen erreichen: ein Sturmangriff und gleich der Nahkampf.
learn-end = Am Ende jedes Spielzugs wird das Gelände gezählt. Kleine leichte Regimenter machen es nur streitig; die anderen beanspruchen es. Verteil dich genug, um zu beanspruchen, und bleib nah genug, um zu kämpfen.

    Charaktere führen, fechten Duelle und zaubern; Häuser lassen sich besetzen, Ruinen stürmen. Das kommt von selbst: Die Regeln liegen neben dem Tisch.
    .title = Gelände und mehr
    .caption = Nach dem Sturmangriff: Wer hält jetzt mehr Viertel?

lesson-first-title = Die Wiese von Skarn
lesson-first-about = Zwei Spielzüge in etwa { $n } Minuten: schießen, einziehen, stürmen. Der Trainer zeigt, du spielst.
lesson-first-part-stack = Den Befehlsstapel legen
lesson-first-part-volley = Schießen
lesson-first-part-arrive = Die Miliz einziehen lassen
lesson-first-part-charge = Stürmen
lesson-first-part-own = Allein
lesson-first-stack = Willkommen! Es ist der zweite Spielzug. Deine Armbruster stehen an deiner Kante, zwei Regimenter Drohnen kommen von der anderen, und deine Miliz trifft ein. Welche Karte soll oben auf deinem Stapel liegen? Die Armbruster zuerst, dann leg die Karten.
lesson-first-stack-wrong = Die Armbruster nach oben: Sie sollen schießen, bevor die Drohnen heran sind.
lesson-first-score = Beide würfeln, wer Startspieler ist, und der höhere Wurf gewinnt. Wer weniger Karten hat, darf seinen Würfel um eins ändern. Fünf schlägt zwei: Lass ihn.
lesson-first-score-wrong = Nicht weniger: Wir wollen zuerst handeln. Lass den Wurf, wie er ist.
lesson-first-aim = Die Karte der Armbruster liegt offen: zwei Aktionen. Zuerst Zielen, das macht die nächste Salve besser.
lesson-first-aim-wrong = Sie stehen gut, wo sie sind, und die Drohnen sind in Reichweite. Zielen!
lesson-first-volley = Und nun die Salve.
lesson-first-volley-wrong = Sie haben gezielt: Nun sollen sie schießen.
lesson-first-target = Auf wen? Auf die Drohnen geradeaus.
lesson-first-target-wrong = Nimm die Drohnen geradeaus; die anderen sind Sache der Miliz.
lesson-first-reroll = Niedrige Würfel treffen. Zwei, drei, drei und eins sind Treffer; die Fünf ist keiner. Dein Anführer darf einen Würfel neu würfeln: natürlich die Fünf.
lesson-first-reroll-wrong = Die treffen schon. Würfle die Fünf neu!
lesson-first-edge = Fünf Drohnen auf einen Streich: Das Regiment ist gebrochen. Nun die Karte deiner Miliz: Sie trifft ein. Lass sie über deine eigene Kante kommen.
lesson-first-edge-wrong = Über deine eigene Kante: Dann steht sie neben den Armbrustern.
lesson-first-enter = Wähle, wo der Anführer einzieht, im leuchtenden Streifen: etwas links von den Armbrustern, wo die Hand hinzeigt.
lesson-first-enter-wrong = Etwas näher dort, wo die Hand hinzeigt, damit die Miliz zwischen Drohnen und Armbruster kommt.
lesson-first-march = Eine Aktion ist übrig. Marsch!
lesson-first-march-wrong = Der Gegner ist noch weit: Marsch.
lesson-first-ahead = Geradeaus, so weit es geht.
lesson-first-ahead-wrong = Weiter voraus, wo die Hand hinzeigt: Von dort kann die Miliz im nächsten Spielzug stürmen.
lesson-first-order = Der dritte Spielzug: Auch dein Edler Herr und die Waffenknechte treffen ein. Leg den Stapel. Nach oben die Miliz: Sie soll stürmen.
lesson-first-order-wrong = Diesmal die Miliz nach oben: Sie steht nah an den Drohnen.
lesson-first-order-more = Dann die anderen in beliebiger Reihenfolge; die Armbruster vor denen, die erst einziehen.
lesson-first-charge = Diesmal sind die Drohnen zuerst dran und kommen näher. Die Karte deiner Miliz: Sie sind nah genug. Sturmangriff!
lesson-first-charge-wrong = Bevor sie uns erreichen: Sturmangriff!
lesson-first-clash = Es reicht: Sie sind gebunden. Die zweite Aktion ist der Nahkampf.
lesson-first-clash-wrong = Wir haben sie: Nahkampf!
lesson-first-again = Wieder darfst du einen Würfel neu würfeln. Nimm einen, der nicht getroffen hat, am besten eine Sechs.
lesson-first-again-wrong = Dieser Würfel trifft schon. Nimm einen hohen.
lesson-first-yours = Sieh, wie sie fallen, und ihre Moral kostet sie noch mehr. Die anderen Karten gehören dir: Die Armbruster können schießen, der Edle Herr und die Waffenknechte einziehen. Ich melde mich, wenn etwas neu ist.
lesson-first-next = Die Viertel sind gewertet, und ein neuer Spielzug beginnt. Du weißt jetzt, wie es geht: Leg deinen Stapel, wie du willst.
lesson-first-end = Von hier an gehört die Schlacht ganz dir. Halte mehr Viertel als sie: Vierzehn Punkte gewinnen.
lesson-first-tip-action = Zwei Aktionen für das Regiment. Schützen: Zielen und Salve. Andere: in ein Viertel, das niemand hält, oder in den Sturmangriff.
lesson-first-tip-edge = Über die eigene Kante, oder über eine Seite, so weit vorn, wie eines deiner Regimenter steht.
lesson-first-tip-enter = Irgendwo im leuchtenden Streifen.
lesson-first-tip-march = Der leuchtende Boden ist erreichbar. Nicht näher als zwei Zoll an den Gegner.
lesson-first-tip-volley = Das nächste Ziel im Freien ist meist das beste.
lesson-first-tip-reroll = Nimm einen Würfel, der nicht getroffen hat.

# Worauf der Bot achtet, für seine Ratschläge.
hint-why-stack = Wer zuerst zuschlagen kann, dann wer bedroht ist; wer nur marschiert, kommt zuletzt.
hint-why-action = Was jede Aktion verspricht: zugefügte und erlittene Wunden, gewonnenes Gelände.
hint-why-march = Auf das Ziel des Regiments zu, außer Reichweite von Bedrohungen.
hint-why-enter = So nah am Ziel des Regiments wie möglich.
hint-why-entry-edge = Die Kante, von der der Weg zum Ziel am kürzesten ist.
hint-why-volley = Der Gegner, der durch die Schüsse am meisten verliert.
hint-why-charges = Der Gegner, dem es am meisten schadet, gemessen an dem, was es selbst einsteckt.
hint-why-reroll-hit = Einen Würfel, der nicht getroffen hat.
hint-why-score = Zuerst dran zu sein oder neu zu würfeln.
hint-why-arrives = Das Regiment, das am meisten wert ist.
