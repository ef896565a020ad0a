# Warum etwas keine Antwort ist, aus dem, was auf dem Tisch liegt. Eine Nachricht je Regel, Varianten je nachdem, wonach gefragt wird.

refused-bs-1-1 = { $faction }: Diese Fraktion führt schon { $q }.
refused-bs-1-5 = Die Chaoshorde hat keine Zitadelle.
refused-bs-1-10 = Keines deiner Plättchen ist eine Einheit: Blanko-Plättchen kommen nie auf die Karte.
refused-bs-1-10-tile = Ein Blanko-Plättchen ist keine Einheit und kommt nie auf die Karte.
refused-bs-2-6 = { $area } ist See: Nur Schiffe und Drachen dürfen dort anhalten.
refused-bs-2-7 = { $area } ist Land: Schiffe bleiben auf See.
refused-bs-2-8 = { $area } ist Gebirge: Die Einheiten, die du bewegst, dürfen es nicht betreten.
refused-bs-4-9 = Die Freibeuter dürfen nur ab drei Spielern gewählt werden.
refused-bs-4-10 = Die Chaoshorde darf nur ab vier Spielern gewählt werden.
refused-bs-4-14 = Deine Zitadelle steht schon.
refused-bs-4-15 = { $area } ({ $terrain }): Eine Zitadelle steht nur in Ebene, Wald oder Hügeln.
refused-bs-4-16 = { $n ->
    [0] In { $area } steht schon eine Zitadelle.
    [one] { $area } liegt zu nahe an der Zitadelle in { $b }: eine Grenze entfernt, nötig sind mindestens 3.
   *[other] { $area } liegt zu nahe an der Zitadelle in { $b }: { $n } Grenzen entfernt, nötig sind mindestens 3.
  }
refused-bs-4-19 = Kein Gebiet liegt weit genug von allen Zitadellen, und { $area } gehört nicht zu den am weitesten entfernten.
refused-bs-4-21 = Erst kommt deine Zitadelle, dann kommen die Starteinheiten.
refused-bs-4-21-area = { $m ->
    [0] Für eine weitere Einheit in { $area } reicht es nicht: Die Gesamtkosten von fünf sind erreicht.
   *[other] Für { $area } hast du kein Plättchen mehr, das höchstens { $m } kostet; mehr ist von den Gesamtkosten nicht übrig.
}
refused-bs-4-21-no-ship = Für { $area } hast du kein Schiff auf der Hand.
refused-bs-4-21-no-unit = Für { $area } hast du keine Landeinheit auf der Hand.
refused-bs-4-21-tile = { $tile }: Platzierungskosten { $n }, von den Gesamtkosten von fünf ist aber nur noch { $m } übrig.
refused-bs-4-24 = Starteinheiten außer Schiffen kommen nach { $b }, nicht nach { $area }.
refused-bs-4-25 = { $area } liegt nicht neben { $b }: Schiffe kommen zu Beginn in ein Seegebiet daneben.
refused-bs-4-25-land = { $area } ist Land: Schiffe kommen zu Beginn in ein Seegebiet neben { $b }.
refused-bs-4-25-tile = Neben { $b } liegt kein Seegebiet für ein Schiff.
refused-bs-4-29-asked = Nur die Chaoshorde wählt ein Startgebiet.
refused-bs-4-29-terrain = { $area } ({ $terrain }): Die Chaoshorde beginnt nur in Ebene, Wald oder Hügeln.
refused-bs-4-30 = Erst kommt das Startgebiet, dann die Starteinheiten.
refused-bs-4-31 = Die Chaoshorde muss zuerst eine Einheit in ihr Startgebiet einsetzen.
refused-bs-5-3 = Für die Chaoshorde gibt es keine Phase, um Dörfer zu errichten.
refused-bs-5-4 = Nur die Totenbeschwörer bewegen Untote.
refused-bs-6-1 = Dein eines Plättchen zum Erobern ist schon verbraucht.
refused-bs-6-2 = Du hast keine Einheit in einem Gebiet mit einem Dorf eines anderen Spielers.
refused-bs-6-2-bare = { $seat } hat kein Dorf auf der Karte.
refused-bs-6-2-none = In { $area } steht kein Dorf.
refused-bs-6-2-own = { $n ->
    [one] Das Dorf in { $area } ist dein eigenes.
   *[other] Die Dörfer in { $area } sind deine eigenen.
  }
refused-bs-6-2-pair = { $seat } hat kein Dorf in { $area }.
refused-bs-6-2-seat = Du hast keine Einheit in einem Gebiet mit einem Dorf von { $seat }.
refused-bs-6-2-self = Deine eigenen Dörfer kannst du nicht erobern.
refused-bs-6-5-seat = Die übrigen Punkte reichen für kein Dorf von { $seat }.
refused-bs-6-10-empty = Du hast kein Plättchen auf der Hand, das du verbrauchen könntest.
refused-bs-6-10-word = Du hast ein Plättchen verbraucht: Erobere damit mindestens ein Dorf.
refused-bs-6-11 = Wo deine Einheiten bei Dörfern anderer stehen, sind auch gegnerische Einheiten, und euer Tisch verbietet das Erobern in umkämpften Gebieten.
refused-bs-6-11-area = In { $area } sind Einheiten von { $q }, und euer Tisch verbietet das Erobern in umkämpften Gebieten.
refused-bs-6-11-seat = Wo deine Einheiten bei Dörfern von { $seat } stehen, sind auch gegnerische Einheiten, und euer Tisch verbietet das Erobern in umkämpften Gebieten.
refused-bs-7-1 = Die Einheiten in { $area } sind keine Untoten, und nur Untote bewegen sich in dieser Phase.
refused-bs-7-2 = Jeder Untote geht bis zu zwei Schritte, und die sind getan.
refused-bs-7-2-count = { $count ->
    [0] Ein Untoter ohne übrige Schritte kann sich nicht bewegen.
    [one] Kein Untoter hat noch einen Schritt übrig.
   *[other] Kein Untoter hat noch { $count } Schritte übrig.
  }
refused-bs-7-2-none = Du hast keine Untoten auf der Karte.
refused-bs-7-2-pair = In { $area } ist kein Untoter mit so vielen übrigen Schritten: { $count }.
refused-bs-7-3 = Kein Untoter mit übrigen Schritten erreicht { $end } in einem Schritt.
refused-bs-7-3-count = { $count ->
    [one] Kein Untoter mit einem übrigen Schritt erreicht { $end } in einem Schritt.
   *[other] Kein Untoter mit { $count } übrigen Schritten erreicht { $end } in einem Schritt.
  }
refused-bs-7-3-here = In { $end } sind die Untoten schon.
refused-bs-7-3-out = Neben diesen Untoten liegt weder ein Landgebiet noch eine Kette deiner Schiffe.
refused-bs-7-3-pair = Von { $area } aus erreicht kein Untoter { $end } in einem Schritt.
refused-bs-7-4 = Untote bezahlen nichts für ihre Schritte.
refused-bs-7-6 = { $end } ist See: Untote überqueren sie nur per Schiff.
refused-bs-7-8 = Untote bei gegnerischen Einheiten können ihr Gebiet nicht verlassen.
refused-bs-7-8-area = In { $area } sind Einheiten von { $q }: Die Untoten dort können es nicht verlassen.
refused-bs-7-10 = Untote bewegen sich nur in ihrer eigenen Phase.
refused-bs-8-1 = Nur die Chaoshorde erobert Dörfer als Aktion.
refused-bs-8-2 = Erst kämpfen: In { $b } sind gegnerische Einheiten bei deinen.
refused-bs-8-5 = Du hast kein Plättchen auf der Hand, das du platzieren könntest.
refused-bs-8-5-no-ship = Für { $area } hast du kein Schiff auf der Hand.
refused-bs-8-5-no-unit = Für { $area } hast du keine Landeinheit auf der Hand.
refused-bs-8-6 = Du hast weder ein Dorf noch deine Zitadelle auf der Karte, um dort zu platzieren.
refused-bs-8-6-area = In { $area } hast du weder ein Dorf noch deine Zitadelle.
refused-bs-8-7 = Kein Seegebiet liegt neben einem deiner Dörfer oder deiner Zitadelle.
refused-bs-8-7-area = { $area } liegt nicht neben einem deiner Dörfer oder deiner Zitadelle.
refused-bs-8-7-land = { $area } ist Land: Schiffe werden auf See platziert.
refused-bs-8-8 = Platzierungskosten bezahlst du mit anderen Handplättchen, einem nach dem anderen.
refused-bs-8-9 = Du hast zu wenige andere Handplättchen für die Platzierungskosten.
refused-bs-8-9-tile = { $tile }: Platzierungskosten { $n }, du hast { $m ->
    [one] ein anderes Handplättchen
   *[other] { $m } andere Handplättchen
  }.
refused-bs-9-1 = Du hast keine Einheiten auf der Karte.
refused-bs-9-1-count = { $u }: In { $b } hast du nur { $m }.
refused-bs-9-1-none = Mindestens eine Einheit muss gehen.
refused-bs-9-1-word = Zu einer Bewegung gehört mindestens ein Schritt.
refused-bs-9-2 = { $area } ist weder benachbart noch das Ende einer Kette deiner Schiffe.
refused-bs-9-2-here = In { $area } sind die Einheiten schon.
refused-bs-9-7 = Einen Schritt bezahlst du mit Handplättchen, einem nach dem anderen.
refused-bs-9-8 = Alle Punkte deiner Hand reichen für keinen Schritt.
refused-bs-9-8-area = { $t ->
    [one] Der Schritt nach { $area } kostet einen Punkt, und du hast keinen.
   *[other] Der Schritt nach { $area } kostet { $t } Punkte, du hast insgesamt { $m }.
  }
refused-bs-9-8-count = { $t ->
    [one] Dieser Schritt würde einen Punkt kosten, und du hast keinen.
   *[other] Dieser Schritt würde { $t } Punkte kosten, du hast insgesamt { $m }.
  }
refused-bs-9-8-empty = Du hast kein Plättchen auf der Hand, um einen Schritt zu bezahlen.
refused-bs-9-8-from = Alle deine Punkte, { $m }, reichen für keinen Schritt aus { $area }.
refused-bs-9-8-tile = Plättchen verbrauchst du erst, wenn ein gewählter Schritt zu bezahlen ist.
refused-bs-9-10 = Wo sich Einheiten von dir bewegen könnten, sind auch gegnerische: Vor dem Kampf verlässt niemand sein Gebiet.
refused-bs-9-10-area = In { $area } sind Einheiten von { $q }: Vor dem Kampf verlässt niemand das Gebiet.
refused-bs-9-12 = Keine deiner Einheiten auf der Karte kann sich bewegen: Zitadellen und Burgen tun das nie.
refused-bs-9-12-area = Keine deiner Einheiten in { $area } kann sich bewegen: Zitadellen und Burgen tun das nie.
refused-bs-9-12-unit = Zitadellen und Burgen bewegen sich nie.
refused-bs-9-13 = Deine Schiffe haben kein Seegebiet neben sich.
refused-bs-9-13-area = Die Schiffe in { $area } haben kein Seegebiet neben sich.
refused-bs-9-23 = Deine Einheiten, die sich bewegen könnten, sind von See eingeschlossen, die Landeinheiten nicht betreten können.
refused-bs-9-23-area = Die Einheiten in { $area } sind von See eingeschlossen, die Landeinheiten nicht betreten können.
refused-bs-9-26 = Die Kette deiner Schiffe ist unterbrochen: In { $b } sind Einheiten von { $q }.
refused-bs-9-29 = Schiffe bewegen sich nicht per Schiff.
refused-bs-10-1 = Keine deiner Einheiten ist in einem Gebiet mit gegnerischen.
refused-bs-10-1-pair = { $seat } hat keine Einheiten in { $area }.
refused-bs-10-1-quiet = In { $area } sind keine gegnerischen Einheiten.
refused-bs-10-1-seat = { $seat } hat keine Einheiten in einem Gebiet mit deinen.
refused-bs-10-1-self = Gegen dich selbst kannst du nicht kämpfen.
refused-bs-10-7 = Ein Drache greift an: Niemand kann sich zurückziehen.
refused-bs-10-8-both = Deine Zitadelle und eine Burg sind im Kampf: Du kannst dich nicht zurückziehen.
refused-bs-10-8-castle = Eine deiner Burgen ist im Kampf: Du kannst dich nicht zurückziehen.
refused-bs-10-8-citadel = Deine Zitadelle ist im Kampf: Du kannst dich nicht zurückziehen.
refused-bs-10-9 = Deine Reiterei: { $n }, die des Angreifers: { $m }. Das ist zu wenig für einen Rückzug.
refused-bs-10-9-sea = Deine Reiterei: { $n }, die des Angreifers: { $m }. Und über See gibt es kein Zielgebiet.
refused-bs-10-11 = Die Freibeuter greifen neben einem ihrer Schiffe an und zählen { $m } Reiterei; du hast { $n }.
refused-bs-10-12 = Mit weniger Reiterei als der Angreifer ziehen sich Freibeuter nur über See zurück.
refused-bs-10-13 = Es gibt kein Zielgebiet für einen Rückzug.
refused-bs-10-19-count = Du hast kein Kampfplättchen mit { $count } gezogen.
refused-bs-10-19-tile = { $tile }: nicht auf deiner Hand.
refused-bs-10-23 = Du hast kein Plättchen auf der Hand, um eines zu ersetzen.
refused-bs-10-45-unit = { $unit }: nicht in deiner unterlegenen Armee.
refused-bs-11-3 = { $area } liegt weder neben dem Kampf noch am Ende einer Kette deiner Schiffe.
refused-bs-11-4 = In { $area } sind nur Spielsteine von { $q } und keine von dir.
refused-bs-11-7 = Nach { $area } können nicht alle deine Einheiten, und es gibt ein Zielgebiet für alle.
refused-bs-11-11 = { $area } ist Land: Schiffe gehen nur in ein Seegebiet neben dem Kampf.
refused-bs-11-12 = Du hast { $area } in diesem Zug schon verlassen und kannst nicht zurück.
refused-bs-11-14 = { $area } ({ $terrain }): Keine deiner Einheiten darf dorthin.
refused-bs-11-25 = In { $area } ist der Kampf: Dieses Gebiet kann nicht das Ziel sein.
refused-bs-12-1 = Für Dörfer verbrauchst du in einem Zug ein Plättchen, nicht mehr.
refused-bs-12-4-word = Du hast ein Plättchen verbraucht: Errichte damit mindestens ein Dorf.
refused-bs-12-6 = { $area } liegt nicht neben einem Dorf, der Zitadelle oder einer Kette von Einheiten von dir.
refused-bs-12-9 = In { $area } sind Spielsteine von { $q }: Dort kannst du kein Dorf errichten.
refused-bs-12-11 = { $area } ist voll: { $n ->
    [one] Ein Dorf steht dort
   *[other] { $n } Dörfer stehen dort
  }.
refused-bs-12-12 = In { $area } steht deine Zitadelle: Dorthin kommt kein Dorf.
refused-bs-12-13 = { $area } ({ $terrain }): Dort kann kein Dorf stehen.
refused-bs-12-14 = Du hast kein Dorf mehr im Vorrat.
refused-bs-12-15 = Deine Einheiten bei { $area } haben keine Verbindung zu einem deiner Dörfer oder deiner Zitadelle.
refused-bs-14-19-area = Untote werden in { $b } erweckt, wo der Kampf war: Wähle, wie viele.
refused-bs-14-19-count = Vernichtet { $m ->
    [one] wurde nur eine gegnerische Einheit
   *[other] wurden nur { $m } gegnerische Einheiten
  }: Mehr Untote kannst du nicht erwecken.
refused-bs-14-19-others = Nur die Totenbeschwörer erwecken Untote.
refused-bs-14-19-without = In der siegreichen Armee war kein Nekromant.
refused-bs-14-21 = Untote in deinem Vorrat: nur noch { $t }.
refused-bs-14-21-none = In deinem Vorrat ist kein Untoter mehr.
refused-bs-14-24 = Die Chaoshorde hat keine Einheit an Land, und keine Küste neben ihren Schiffen ist für eine offen.
refused-bs-14-24-area = In { $area } hat die Chaoshorde keine Einheit, und keines ihrer Schiffe liegt daneben.
refused-bs-14-25 = Kein Seegebiet liegt neben Einheiten der Chaoshorde an Land, und sie hat kein Schiff auf See.
refused-bs-14-25-area = { $area } liegt nicht neben einer Einheit der Chaoshorde an Land, und keines ihrer Schiffe liegt dort.
refused-bs-14-27 = In { $area } sind Einheiten von { $q }: Von einem Schiff aus platziert die Chaoshorde nur, wo kein Gegner ist.
refused-bs-14-28 = { $area } ({ $terrain }): Dort kann keine Landeinheit platziert werden.
refused-bs-14-30 = Die Chaoshorde erobert einmal pro Zug Dörfer, und das ist geschehen.
refused-bs-14-30-word = Du hast mit dem Erobern begonnen: Wähle das Plättchen.
refused-bs-15-1 = In { $area } sind Spielsteine von { $q }: Dein erstes Dorf braucht ein leeres Gebiet.
refused-bs-15-3 = In { $area } sind deine eigenen Einheiten: Dein erstes Dorf braucht ein leeres Gebiet.
refused-bs-15-5-others = Nur die Chaoshorde kehrt auf die Karte zurück.
refused-bs-15-5-units = Du hast Einheiten auf der Karte; die Chaoshorde kehrt nur zurück, wenn sie keine hat.
refused-bs-15-6 = Du hast zu wenige andere Handplättchen, um das zu bezahlen.
refused-bs-15-7-land = { $area } ist Land: Schiffe kehren auf See zurück.
refused-bs-15-7-no-ship = { $area } ist See, und du hast kein Schiff auf der Hand.
refused-bs-15-7-no-unit = { $area } ist Land, und du hast keine Landeinheit auf der Hand.
refused-bs-15-7-terrain = { $area } ({ $terrain }): Dorthin kann keine Landeinheit zurückkehren.
refused-bs-15-7-tile = Kein leeres Gebiet ist übrig, in das dieses Plättchen zurückkehren könnte: Landeinheiten brauchen Land außerhalb der Gebirge, Schiffe die See.
refused-bs-15-9 = Du bist aus dem Spiel: Die Chaoshorde hatte keine Einheit, und kein Gebiet war leer.
refused-bs-15-14 = Du hast aufgegeben und bist aus dem Spiel.
refused-bs-16-8 = Ab dem zweiten Durchgang der letzten Kämpfe darf sich niemand mehr zurückziehen.
refused-bs-17-8 = Das Cutiecorn bewegt sich nie allein.
refused-bs-17-8-area = Nur das Cutiecorn könnte { $area } verlassen, und es bewegt sich nie allein.
refused-bs-17-16 = Das Cutiecorn kann nicht der Verlust sein.
refused-bs-18-6 = An eurem Tisch werden die Fraktionen nicht einzeln gewählt.
refused-bs-19-1 = Wähle jetzt eine Fraktion.
refused-bs-19-2 = Wähle jetzt ein Gebiet für deine Zitadelle.
refused-bs-19-3 = Setze jetzt Starteinheiten ein, oder höre damit auf.
refused-bs-19-4 = Wähle jetzt ein Startgebiet.
refused-bs-19-5 = Wähle zuerst das Plättchen, das du verbrauchst, dann die Dörfer.
refused-bs-19-6 = Bewege jetzt Untote, oder höre damit auf.
refused-bs-19-7 = Wähle jetzt eine Aktion.
refused-bs-19-7-area = Wähle zuerst eine Aktion, dann wirst du nach Gebieten gefragt.
refused-bs-19-7-tile = Wähle zuerst eine Aktion, dann wirst du nach Plättchen gefragt.
refused-bs-19-8 = Wähle eine Einheit und wo du sie platzierst.
refused-bs-19-9-from = Gefragt ist zuerst, aus welchem Gebiet sich Einheiten bewegen.
refused-bs-19-9-to = Gefragt ist, wohin die Einheiten aus { $b } gehen.
refused-bs-19-9-unit = { $unit }: kann auch mitgehen. Nach jeder Art von Einheit wirst du einzeln gefragt.
refused-bs-19-9-unit-done = { $unit }: Wie viele gehen, hast du schon gesagt.
refused-bs-19-9-units = { $u }: Gefragt ist, wie viele aus { $b } nach { $x } gehen.
refused-bs-19-10 = Wähle jetzt einen Kampf.
refused-bs-19-11 = Wähle jetzt: bleiben oder wohin du dich zurückziehst.
refused-bs-19-12 = Wähle jetzt: ein Kampfplättchen und den Ersatz dafür, oder keinen.
refused-bs-19-13 = Wähle jetzt den Verlust.
refused-bs-19-14 = Wähle, wohin du fliehst.
refused-bs-19-15 = Wähle, wie viele Untote du erweckst.
refused-bs-19-16 = Wähle zuerst das Plättchen, das du verbrauchst, dann die Orte der Dörfer.
refused-bs-19-16-spent = Dein Plättchen ist verbraucht: Gefragt ist, wo die Dörfer stehen.
refused-bs-19-17 = Wähle jetzt: ein Plättchen und sein Gebiet, oder keines.
refused-bs-no-unit-there = Du hast keine Einheit in { $area }.
refused-bs-not-empty = { $area } ist nicht leer.
refused-bs-village-cost = Ein Dorf in { $area } kostet { $n }, und { $m ->
    [0] kein Punkt ist
    [one] ein Punkt ist
   *[other] { $m } Punkte sind
  } übrig.
refused-bs-one-at-a-time = Eins nach dem anderen: { $x } ist schon gewählt.
