# Wie man spielt, und der Trainer des geführten Spiels.

learn-goal = Du führst eine von sechs Fraktionen, und wer am Ende die meisten Siegpunkte hat, gewinnt. Drei Wege führen dorthin: Kämpfe gewinnen, ein Punkt für jede Einheit der geschlagenen Armee; Dörfer auf der Karte halten, bis du Nachschub holst; Dörfer und Zitadellen anderer erobern.

    In deiner Zitadelle beginnst du. Verlierst du sie, wertet sie ein anderer.
    .title = Worum es geht
    .caption = Eine Karte für zwei: Deine Zitadelle steht in Mühlbach, die des Gegners in den Hügeln von Hirschfels.
learn-tiles = Alles, was du hast, ist ein Plättchen, und ein Plättchen auf der Hand kann eines von vier Dingen. Leg es als Einheit auf die Karte. Wirf es ab, um eine andere zu bezahlen. Verbrauche es für seine Punkte: für Bewegung oder Dörfer. Oder tausch es im Kampf gegen ein schlechtes Plättchen.

    Ein Plättchen tut nur eines davon, dann liegt es auf der Ablage. Diese Wahl ist der Kern des Spiels.
    .title = Ein Plättchen, vier Zwecke
    .caption = Deine Hand. Die Quadrate links auf einem Plättchen sind sein Preis, die Tupfen rechts seine Punkte.
learn-move = Zum Bewegen wählst du: von wo, wohin, welche Einheiten. Jede zahlt für jedes Gebiet, das sie betritt: Ebene 1 Punkt, Wald 2, Hügel 3. Du zahlst mit Plättchen von der Hand; was übrig bleibt, verfällt am Ende der Bewegung.

    Wo Gegner stehen, musst du anhalten, und vor dem Ende deines Zuges muss dort gekämpft werden. Ein Anführer nimmt eine Einheit umsonst mit, und Schiffe bringen Landeinheiten über die See.
    .title = Marschieren
    .caption = Fünf Einheiten in die Ebene: fünf Punkte. Das Blanko-Plättchen auf der Hand zahlt genau das.
learn-battle = Beide ziehen Kampfplättchen: je drei, und vier, wer mehr Einheiten hat. Jeder darf eines gegen ein Plättchen von der Hand tauschen. Dann zählen die drei besten, dazu ein Bonus für jede Einheit: Schwertkämpfer immer, Reiterei in der Ebene, Schildwachen in der Verteidigung, eine Burg drei, die Zitadelle fünf.

    Die höhere Summe gewinnt und bringt einen Punkt für jede Einheit des Verlierers; der verliert eine und flieht mit dem Rest. Der Verteidiger darf sich vor dem Kampf zurückziehen, außer der Angreifer hat mehr Reiterei.
    .title = Kampf
    .caption = Königsacker wird angegriffen: vier Schwertkämpfer und eine Reiterei gegen einen Schwertkämpfer und eine Schildwache.
learn-villages = Am Ende deines Zuges errichtet ein Plättchen Dörfer: je 1 Punkt in Ebene und Wald, 2 in Hügeln. In die Ebene passen zwei, sonst eines. Sie müssen an deine Dörfer, deine Zitadelle oder eine Kette deiner Einheiten grenzen.

    Neue Einheiten erscheinen, wo deine Dörfer sind. Und steht zu Beginn deines Zuges eine Einheit von dir im Gebiet eines gegnerischen Dorfs, kann ein Plättchen es erobern.
    .title = Dörfer
    .caption = Wo Dörfer möglich sind, leuchtet die Karte.
learn-end = Nach jedem Zug ziehst du bis zum Handlimit nach. Ist dein Beutel leer, kommen alle abgeworfenen Plättchen wieder hinein: Du holst Nachschub und erhältst einen Punkt für jedes deiner Dörfer auf der Karte.

    Haben alle dreimal Nachschub geholt (zu dritt und mehr: zweimal), werden die letzten Kämpfe geführt, eroberte Dörfer zählen 1, eroberte Zitadellen 5, und die höchste Summe gewinnt.
    .title = Nachschub und Ende
    .caption = Ein Dorf des Gegners wird erobert: Es zählt am Ende.

lesson-first-title = Der Weg nach Königsacker
lesson-first-about = Zwei Züge in etwa { $n } Minuten: platzieren, marschieren, siedeln, kämpfen. Der Trainer zeigt, du spielst.
lesson-first-part-build = Eine Einheit platzieren
lesson-first-part-move = Marschieren
lesson-first-part-villages = Dörfer gründen
lesson-first-part-battle = Einen Kampf gewinnen
lesson-first-part-settle = Siedeln
lesson-first-part-capture = Dörfer erobern
lesson-first-part-own = Ein eigener Zug
lesson-first-build = Willkommen! Du führst die Pferdeherren; deine Zitadelle und vier Schwertkämpfer stehen in Mühlbach. In deinem Zug darfst du platzieren, bewegen und kämpfen, so oft du willst. Zuerst eine neue Einheit.
lesson-first-build-wrong = Alles zu seiner Zeit. Erst eine Einheit: Wähle „Einheit platzieren“.
lesson-first-shield = Nimm die Schildwache von der Hand und stell sie nach Mühlbach. Sie kostet 1: ein anderes Plättchen von der Hand.
lesson-first-shield-wrong = Jetzt die Schildwache in Mühlbach: Sie ist billig und hilft überall, wo wir uns verteidigen.
lesson-first-pay = Nun bezahle. Jedes Plättchen zählt gleich viel, also gib das, was du am wenigsten brauchst: den Schützen, der nur im Wald nützt.
lesson-first-pay-wrong = Das brauchen wir gleich noch. Gib den Schützen her.
lesson-first-move = Nun marschieren wir: Wähle „Einheiten bewegen“.
lesson-first-way = Von Mühlbach nach Kieseldorf: offene Ebene, 1 Punkt für jede Einheit.
lesson-first-way-wrong = Nach Kieseldorf: Von dort führt der Weg nach Königsacker.
lesson-first-many = Alle vier Schwertkämpfer und die Schildwache gehen mit. Die Zitadelle wacht allein.
lesson-first-many-wrong = Nimm alle mit: Wer im Kampf mehr Einheiten hat, zieht ein Plättchen mehr.
lesson-first-pips = Fünf Einheiten, fünf Punkte. Dein Blanko-Plättchen ist genau fünf wert: Verbrauche es, und nichts verfällt.
lesson-first-pips-wrong = Mit zwei anderen Plättchen ginge es auch, aber sie würden später fehlen. Das Blanko-Plättchen hat genau fünf Punkte.
lesson-first-halt = Das war unser Marsch. Nächstes Mal geht es in einem Zug: Zieh am Banner über einer Armee, und die ganze Armee zieht mit. Beende jetzt die Bewegung.
lesson-first-halt-wrong = Heute nicht weiter: Beende die Bewegung.
lesson-first-over = Hier ist nichts mehr zu tun: Beende die Phase. Dann kommen die Dörfer.
lesson-first-over-wrong = Genug für diesen Zug. Beende die Phase, dann errichten wir Dörfer.
lesson-first-tile = Ein Plättchen errichtet Dörfer, so viele es Punkte hat. Die Burg hat vier: Verbrauche sie. Die Reiterei behalten wir für den nächsten Zug.
lesson-first-tile-wrong = Bitte die Burg: Vier Punkte sind vier Dörfer, und die Reiterei brauchen wir bald.
lesson-first-village = Zwei Dörfer nach Kieseldorf, wo deine Armee steht: In der Ebene ist Platz für zwei. Dort können wir im nächsten Zug neue Einheiten platzieren.
lesson-first-village-wrong = Erst zwei in Kieseldorf: nah am Gegner, wo wir neue Einheiten brauchen.
lesson-first-village-more = Und zwei weitere nach Hügelgrund, dahinter. Bei deinem Nachschub ist jedes einen Punkt wert.
lesson-first-village-more-wrong = Hügelgrund liegt sicher hinter unserer Armee. Dorthin damit.
lesson-first-draw = Fertig. Du ziehst bis auf sieben Plättchen nach, und der Gegner ist dran.
lesson-first-again = Das Hügelvolk ist mit zwei Einheiten nach Königsacker gekommen und hat dort Dörfer errichtet. Wir werfen sie hinaus! Platziere noch eine Einheit.
lesson-first-again-wrong = Erst machen wir die Armee stärker: Wähle „Einheit platzieren“.
lesson-first-rider = Eine Reiterei nach Kieseldorf, zu deiner Armee. Sie zählt +1 in der Ebene, und vor Reiterei entkommt niemand, der keine hat.
lesson-first-rider-wrong = Reiterei, und zwar in Kieseldorf: Das Dorf dort lässt uns bei der Armee platzieren.
lesson-first-price = Reiterei kostet zwei Plättchen. Gib beide Belagerungsgeräte her: Hier ist keine Burg zu brechen.
lesson-first-price-wrong = Lieber die Belagerungsgeräte: Sie helfen nur gegen Burgen und Zitadellen.
lesson-first-march = Nun gegen sie: von Kieseldorf nach Königsacker.
lesson-first-march-wrong = Nach Königsacker, von Kieseldorf aus: Dort steht der Gegner.
lesson-first-force = Alle vier Schwertkämpfer und die Reiterei gehen; die Schildwache bleibt bei den Dörfern, denn sie hilft nur in der Verteidigung.
lesson-first-force-wrong = Vier Schwertkämpfer, keine Schildwache, eine Reiterei: fünf Einheiten für fünf Punkte.
lesson-first-leader = Fünf Punkte: Der Anführer zahlt genau das.
lesson-first-leader-wrong = Die fünf Punkte des Anführers passen genau. Mit den anderen ginge etwas verloren.
lesson-first-battle = Deine Armee steht mitten unter Gegnern, also muss vor dem Ende des Zuges gekämpft werden. Beende die Bewegung und beginne den Kampf.
lesson-first-battle-wrong = Warten wir nicht: Beginne den Kampf.
lesson-first-keep = Du hast mehr Einheiten und hast deshalb vier Plättchen gezogen; die besten drei zählen. Schwertkämpfer und Reiterei bringen fünf dazu. Das reicht locker: Behalte, was du hast.
lesson-first-keep-wrong = Du musst kein Plättchen hergeben: Deine drei besten sind schon sehr gut.
lesson-first-rest = Gewonnen! Zwei gegnerische Einheiten waren im Kampf, also erhältst du zwei Punkte. Die geschlagene Armee hat eine Einheit verloren und ist geflohen. Beende die Phase.
lesson-first-rest-wrong = Für heute ist genug getan. Beende jetzt die Phase.
lesson-first-spare = Wieder ein Plättchen für Dörfer. Die Schildwache hat drei Punkte.
lesson-first-site = Wähle selbst, wo: Ebenen und Wälder kosten je 1 Punkt. Dörfer hinter deiner Armee halten am längsten.
lesson-first-site-wrong = Nimm einen Platz in Ebene oder Wald, dann reichen die Punkte für alle drei.
lesson-first-done = Fertig. Zieh deine Plättchen, und der Gegner ist dran.
lesson-first-capture = Dein Zug beginnt, und deine Armee steht in Königsacker bei zwei gegnerischen Dörfern. Verbrauche ein Plättchen, um sie zu erobern, je 1 Punkt.
lesson-first-capture-wrong = Lass sie dir nicht entgehen: Jedes eroberte Dorf ist am Ende ein Punkt. Verbrauche ein Plättchen.
lesson-first-capture-more = Das erste gehört dir. Nimm auch das zweite!
lesson-first-yours = Nun hast du fast alles gesehen. Der Rest dieses Zuges gehört dir: platzieren, bewegen, Dörfer errichten. Ich melde mich, wenn etwas Neues kommt.
lesson-first-next = Einmal herum, ganz ohne Hilfe. Mach weiter, wie du willst: Das Spiel endet, wenn beide dreimal Nachschub geholt haben.
lesson-first-end = Von hier an gehört das Spiel ganz dir. Behalte deinen Beutel im Auge: Ist er leer, zählen deine Dörfer.
lesson-first-tip-action = Bevor du ein Plättchen verbrauchst, überleg, was es sonst noch könnte: Einheit, Preis, Punkte oder Tausch im Kampf.
lesson-first-tip-villages = Dörfer zählen bei jedem Nachschub, und neue Einheiten erscheinen bei ihnen.
lesson-first-tip-substitute = Ist der Kampf knapp, darfst du dein niedrigstes Plättchen gegen eines von der Hand mit mehr Punkten tauschen.
lesson-first-tip-withdraw = Du darfst dich vor dem Kampf zurückziehen. Dann bekommt niemand Punkte.
lesson-first-tip-casualty = Du hast verloren, und eine Einheit muss gehen. Gib die, die du am wenigsten brauchst.

# Worauf der Bot achtet, für seine Ratschläge.
hint-why-main-action = Welche Aktion für ihre Plättchen am meisten bringt.
hint-why-build-unit = Was die Einheit Angriff und Verteidigung bringt, abzüglich der Plättchen, die sie kostet.
hint-why-build-pay = Das Plättchen, das auf der Hand am wenigsten wert ist.
hint-why-move-from = Die Armee, deren Marsch am meisten bringt: Dörfer, ein aussichtsreicher Kampf, Sicherheit.
hint-why-move-to = Wo diese Armee am meisten bewirkt.
hint-why-move-units = Gerade genug für den Plan; die anderen halten Wache.
hint-why-move-pay = Das Plättchen, das am wenigsten Punkte verschenkt und am wenigsten fehlt.
hint-why-capture-tile = Welche Dörfer es erobern kann, verglichen mit dem Wert des Plättchens auf der Hand.
hint-why-construct-tile = Wie viele Dörfer es errichten kann, verglichen mit seinem Wert auf der Hand.
hint-why-construct-village = Weit weg von Gegnern und dort, wo weitere Dörfer folgen können.
hint-why-battle = Den sichersten Kampf zuerst.
hint-why-withdraw = Die Siegchance und was auf dem Spiel steht, verglichen mit einem sicheren Gebiet.
hint-why-substitute = Ob das bessere Plättchen die Siegchance um mehr steigert, als es wert ist.
hint-why-casualty = Die Einheit, die am wenigsten wert ist.
hint-why-retreat = Wo die meisten Einheiten ankommen und die wenigsten Gegner nahe sind.
