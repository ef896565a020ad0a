# Die Lage vor einer Schlacht.

scenario-plunder-the-camp-story = Zwischen zwei Heeren, die vom Land leben, lagert ein Tross, und seine Wachen sind davongelaufen. Wer bei Einbruch der Nacht über den Wagen steht, isst heute; die fetteste Beute liegt dem Feind am nächsten.
scenario-desecrate-their-colors-story = Eine alte Kränkung steht zwischen diesen Bannern, und sie wird im Staub beantwortet. Brecht ihre Regimenter, reißt ihre Standarten nieder und lasst die eigenen dort wehen, wo alle sie sehen.
scenario-stake-your-claim-story = Nachts wurden die Grenzsteine versetzt, und jeder Herr schwört, es sei der andere gewesen. Heute gilt der Boden selbst: Wer in der Dämmerung auf mehr davon steht, zeichnet die Karte.
battlefield-ash-waste-story = Seit einer Woche hustet der Berg. An beiden Flanken leckt Lava, über die Mitte treibt Rauch, und die grauen Gruben dazwischen sehen fest aus, bis jemand hineintritt.
battlefield-caravan-camp-story = Zwei Wagenburgen stehen noch, wo die Händler sie verlassen haben. Zelte, Gehölze und Kämme verbergen, wer der Beute wegen kommt.
battlefield-forest-ford-story = Ein Fluss teilt den Wald, und nur ein Übergang bleibt trocken. Was auf die andere Seite will, muss durch die Furt oder den Stromschnellen vertrauen.
battlefield-frozen-fen-story = Das Eis in der Mitte trägt einen Mann, vielleicht ein Pferd, nie ein Ungeheuer. Ringsum sind Schilf und Morast, ein Langhaus und ein Grabhügel für die, die früh kommen.
battlefield-hamlet-crossroads-story = Zwei feste Häuser belauern sich über eine umgepflügte Kreuzung. Die Dörfler sind fort, die Türen von innen verriegelt, und Wälder und Hügel schließen die Ecken.
battlefield-hill-fort-story = Eine alte Wallburg krönt den Hügel, und noch immer blicken zwei Wachtürme darüber. Zerbrochene Palisaden teilen jeden Aufstieg, sodass niemand in guter Ordnung hinaufkommt.
battlefield-market-town-story = Verlassen stehen die Buden zwischen vier Häusern und den Ruinen dahinter. Niemand sieht weiter als bis zur nächsten Ecke: Hier entscheidet die Gasse, nicht der Bogen.
battlefield-ruined-abbey-story = Das Dach der Abtei ist längst gefallen, aber die Empore über dem Schiff sieht noch alles. Bis jemand Großes sie herunterholt.

briefing-any-scenario = Zufälliges Szenario
briefing-rolled = Ein Würfelwurf bestimmt das Szenario: { $list }.
briefing-any-field = Das Schlachtfeld wird ausgelost, bevor die Heere eintreffen.
briefing-goal-plunder-the-camp = Drei Marker, beansprucht von Modellen im Umkreis von { $n }″: jeden Spielzug { $a } SP für den an deiner Kante, { $b } SP für die Mitte, { $c } SP für den an der feindlichen Kante.
briefing-goal-desecrate-their-colors = { $a } SP für jedes vernichtete feindliche Regiment, { $b } SP, wenn ein Charakter oder Standartenträger darin war.
briefing-goal-stake-your-claim = Jeden Spielzug { $a } SP für jedes Viertel des Tisches, das du beanspruchst, und { $b } SP mehr ab { $n } Vierteln.
briefing-end = Das Spiel endet mit { $n } SP oder nach Spielzug { $m }. Die meisten SP gewinnen.
briefing-end-colors = Mit { $n } SP endet das Spiel, und Überlebende zählen mit; nach Spielzug { $m } gewinnt der Anführer, der der Mitte am nächsten ist.
briefing-end-any = Das Spiel endet spätestens nach Spielzug { $n }.
briefing-wiped-out = Wessen Armee ausgelöscht ist, der verliert.
briefing-army = { $p }: { $x }
briefing-reinforcements = Der Tisch ist am Anfang leer: Leichte Regimenter treffen zuerst ein, Mittlere ab dem zweiten, Schwere ab dem dritten Spielzug.
briefing-standards = Jede Armee bringt mindestens { $n } Standartenträger mit.
briefing-table = Der Tisch ist { $a } groß: { $x }.
briefing-auto = Modelle werden automatisch aufgestellt; du wählst nur den Platz des Anführers.
briefing-open-stacks = Beide Befehlsstapel liegen offen.
briefing-zonal = Zonen
briefing-garrison = Garnisonen
briefing-ruin = Ruinen
briefing-game-turns =
    { $n ->
        [one] etwa { $n } Spielzug
       *[other] etwa { $n } Spielzüge
    }
daily-task-plunder-the-camp = Halte die Marker und erreiche als Erster { $n } SP.
daily-task-desecrate-their-colors = Vernichte feindliche Regimenter und erreiche als Erster { $n } SP.
daily-task-stake-your-claim = Halte die Viertel des Tisches und erreiche als Erster { $n } SP.
