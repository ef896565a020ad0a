# Wie man spielt, und der Trainer des geführten Spiels.

learn-goal = Jeder hat ein Deck aus Burgen, Helden und Heeren und den Märschen und Schlachten, die sie in Bewegung setzen. Das Szenario sagt, wie man gewinnt; meist geht es um Burgen, eigene und eroberte.

    Was vor dir liegt, ist dein Reich. Deine Handkarten sieht sonst niemand.
    .title = Worum es geht
    .caption = Unten deine Burg und dein Held, oben die des Gegners. Ganz unten deine Hand.
learn-realm = Ein Zug hat elf kurze Schritte, immer in derselben Reihenfolge. Zuerst spielst du Burgen, dann Helden und ihre Banner. Ein Held führt einen Stapel aus Heeren, so viele, wie Platz haben. Auch eine Burg nimmt Heere auf: ihre Besatzung.

    Jede Burg bringt in jedem Zug Gold. Was du nicht ausgibst, verfällt.
    .title = Burgen und Helden
    .caption = Eine zweite Burg kommt ins Spiel: von diesem Zug an mehr Gold.
learn-gold = Im dritten Schritt gibst du dein Gold aus: Heere für einen Helden oder eine Burg, Ausbauten für Burgen, Flotten, Diplomatie. Jede Karte zeigt Preis und Kampfwert und worin sie gut ist: Manche kämpfen im Feld besser, manche an Mauern.

    Unter dem Banner seines Volkes kämpft ein Heer besser. Geschosse treffen vor allen anderen.
    .title = Gold und Heere
    .caption = Neunzehn Gold stehen bereit. Jedes Heer kann zum Helden oder in eine Burg.
learn-march = Ein Stapel braucht Marschkarten, um irgendwohin zu kommen. Ohne eine ist er im Lager, mit einer auf Patrouille, mit zweien auf Feldzug. In jedem Zug bekommt er höchstens eine. Nur ein Stapel auf Feldzug greift feindliche Stapel und Burgen an; einer auf Patrouille schützt dein Land und kann abfangen.

    Flotten fahren über See, und manche Heere fliegen: Sie haben eigene Wege.
    .title = Marschieren
    .caption = Eine Marschkarte wird an den Helden gelegt: vom Lager auf Patrouille.
learn-battle = Um anzugreifen, spielst du eine Schlachtkarte: im Feld, als Sturm auf eine Burg oder als Belagerung. Beide Seiten zählen ihre Kampfwerte zusammen. Die Differenz bestimmt, wie viele Verlustkarten jede Seite bekommt, die schwächere mehr. Ihre Zahlen sind die Verluste.

    Die Verteidigung einer Burg fängt Verluste ab, bevor die Besatzung welche erleidet. Ist die Besatzung weg, lass ein Heer dort, und die Burg gehört dir.
    .title = Schlacht
    .caption = Der Sturm auf Khamar: 20 gegen 14. Du siehst die Chancen, bevor du dich entscheidest.
learn-beyond = In anderen Schritten geht es um Gelände und Wetter, Plagen, Zauber und Ruinen mit Artefakten und Verbündeten. Dazu kommen Hinterhalte und Verräter. Jede Karte sagt, was sie tut, und der Tisch zeigt, wann du sie spielen kannst.

    Im ersten Spiel brauchst du nichts davon. Ist in einem Schritt nichts für dich dabei, beende ihn.
    .title = Was es sonst noch gibt
    .caption = Deine Verluste wählst du selbst: Heere, die gerade genug wert sind.

lesson-first-title = Der Fall von Khamar
lesson-first-about = Zwei Züge in etwa { $n } Minuten, bis zu deiner ersten Eroberung. Der Trainer zeigt, du spielst.
lesson-first-part-realm = Dein Reich
lesson-first-part-army = Ein Heer aufstellen
lesson-first-part-march = In Marsch setzen
lesson-first-part-campaign = Auf Feldzug
lesson-first-part-battle = Eine Burg nehmen
lesson-first-part-own = Ein eigener Zug
lesson-first-castle = Willkommen! Vor dir liegen deine Burg { card-marthos } und dein Held { card-aldric-sunmantle }. Ein Zug hat elf kurze Schritte; im ersten geht es um Burgen. Du hast eine zweite auf der Hand: Spiele { card-elvallie }.
lesson-first-castle-wrong = Spiele ruhig { card-elvallie }: Eine Burg kostet nichts und bringt in jedem Zug Gold.
lesson-first-step = Keine Burg mehr auf der Hand. Beende den Schritt; der nächste kommt von selbst.
lesson-first-heroes = Im zweiten Schritt geht es um Helden und Banner. Du hast gerade keine, also beende ihn.
lesson-first-armies = Nun dein Gold: neunzehn. Gib { card-aldric-sunmantle } alle drei Heere: { card-sirian-pikemen }, { card-elven-archers } und { card-order-of-the-sun }, in beliebiger Reihenfolge.
lesson-first-armies-wrong = Hinter Mauern würden sie die Burg bewachen. Wir wollen marschieren: Gib sie { card-aldric-sunmantle }.
lesson-first-saved = Alle sind bei ihm. Mehr gibt es nicht zu kaufen: Beende den Schritt.
lesson-first-quiet = Dieser Schritt ist für Karten, die du nicht hast. Beende ihn, weiter geht es.
lesson-first-patrol = Schritt sieben, der Marsch. Leg eine Marschkarte an { card-aldric-sunmantle }: Mit einer ist er auf Patrouille. Im nächsten Zug kommt die zweite.
lesson-first-patrol-wrong = Ohne Marschkarte bleibt er im Lager. Leg eine an { card-aldric-sunmantle }.
lesson-first-marched = Ein Stapel bekommt in jedem Zug nur eine Marschkarte. Beende den Schritt.
lesson-first-wrap = Der letzte Schritt: Du könntest Karten ablegen, die du nicht willst. Deine sind gut. Beende den Schritt und zieh nach.
lesson-first-wrap-wrong = Behalte sie alle: Die Schlachtkarte brauchen wir als Nächstes.
lesson-first-second = Der Gegner hat { card-the-thunder-guard } in { card-khamar } gelegt. Und du bist wieder zuerst dran: Wer beginnt, wird in jeder Runde neu gezogen, die kleinste Zahl gewinnt. Keine Burg, kein Held zu spielen: Beende diese Schritte.
lesson-first-more = Noch ein Heer für { card-aldric-sunmantle }: die neuen { card-sirian-pikemen }. Beim Sturm zählt jeder Punkt.
lesson-first-more-wrong = Bei { card-aldric-sunmantle } hilft es beim Sturm. Gib es ihm.
lesson-first-more-done = Das genügt. Beende den Schritt; Ausbauten können warten.
lesson-first-campaign = Und nun die zweite Marschkarte: { card-aldric-sunmantle } geht auf Feldzug und darf angreifen.
lesson-first-campaign-wrong = Er braucht eine zweite Marschkarte, und du hast welche. Leg eine an ihn.
lesson-first-target = Schritt acht, die Schlachten. Führe { card-aldric-sunmantle } gegen { card-khamar }: zwanzig gegen vierzehn.
lesson-first-target-wrong = { card-khamar } ist mehr wert als ein Kampf im Feld: In diesem Szenario zählen Burgen.
lesson-first-assault = Stürme sie mit deiner Schlachtkarte. Eine Belagerung würde die Besatzung aushungern, dauert aber viele Züge.
lesson-first-assault-wrong = Keine Belagerung: Stürme, solange sie so wenige sind.
lesson-first-losses = Die Verlustkarten sind verteilt: sechzehn für sie, sechs für dich. Ihre Mauern fangen einen Teil ab, aber nicht genug. Du zahlst sechs Punkte mit Heeren: Wähle, welche du entbehren kannst. Beide { card-sirian-pikemen } sind die billigsten.
lesson-first-garrison = { card-khamar } ist gefallen! Lass ein Heer dort, und die Burg gehört dir. Die { card-elven-archers } genügen.
lesson-first-garrison-wrong = Ohne Besatzung behält der Gegner die Burg. Lass ein Heer dort!
lesson-first-attacked = Deine erste Eroberung. Und weil { card-khamar } viel Gold brachte, hat der Gegner auch Handkarten verloren. Beende den Schritt.
lesson-first-yours = Der Rest dieses Zuges gehört dir, und der nächste auch. Fünf Burgen gewinnen, zwei davon von anderen genommen. Ich melde mich, wenn etwas Neues kommt.
lesson-first-next = Du hast einen Zug allein gespielt. Mach weiter, wie du willst: Alles Wichtige kennst du.
lesson-first-end = Von hier an gehört das Spiel ganz dir. Die Regeln jeder Karte stehen neben dem Tisch: Zeig darauf.
lesson-first-tip-heroes = Ein zweiter Held ist ein zweiter Stapel. Ein Banner macht die Heere seines Volkes stärker.
lesson-first-tip-spend = Ein Heer in jede Burg, die anderen zum Helden: Eine leere Burg fällt sofort.
lesson-first-tip-march = In jedem Zug eine Marschkarte. Zwei machen einen Feldzug.
lesson-first-tip-battles = Sieh dir beide Summen an, bevor du angreifst, und lass einen Stapel daheim, der abfangen kann.
lesson-first-tip-wrap = Karten, die du nicht bald brauchst, dürfen weg: Du ziehst andere dafür.
lesson-first-tip-explore = Ein Held im eigenen Land kann eine Ruine nach Artefakten und Verbündeten durchsuchen.
lesson-first-tip-losses = Wähle Heere, die gerade genug wert sind.

# Worauf der Bot achtet, für seine Ratschläge.
hint-why-castles = Jede Burg, die besetzt werden kann.
hint-why-heroes = Helden zuerst; ein Banner geht zum Stapel mit den meisten Heeren seines Volkes.
hint-why-spend = Was für sein Gold am meisten bringt: Heere, wo sie angreifen oder gebraucht werden, dann Ausbauten.
hint-why-march = Aufbrechen, wo ein Angriff gut aussieht, mit kampfstarken Stapeln patrouillieren, aus Gefahr heimkehren.
hint-why-battles = Der aussichtsreichste Angriff: Siegchance, Wert der Burg, mögliche Verluste.
hint-why-attack = Der Angriff und die Karte mit den besten Chancen.
hint-why-intercept = Ob der Stapel die Feldschlacht voraussichtlich gewinnt.
hint-why-wrap-up = Karten, die nicht bald gebraucht werden, machen anderen Platz.
hint-why-losses = Die Heere, die am wenigsten und gerade genug wert sind.
hint-why-detach = Das billigste Heer, das die Burg halten kann.
