### Armeen in der Werkstatt: Listen, Ankunft, Vergleiche, fertige Armeen.

army-mainstay-list = Stammregimenter
army-restricted-list = Beschränkt
army-list-has = { $n }
army-list-needs = { $n }, nötig sind { $m }
army-list-of = { $n } von { $m }
army-standard-about = Ein zweites Anführermodell. In manchen Szenarien bringt es Punkte.
army-arrival = Wann sie eintreffen
army-turn = Zug { $n }
army-charge = Sturmangriff reicht
army-charge-does = Was ein Sturmangriff im Schnitt bewirkt, alle Modelle in Kontakt
army-impact = Aufprallwürfel, alle in Kontakt
army-speed = Tempo
army-shooting = Beschuss
army-melee = Nahkampf
army-staying = Ausdauer
army-compared = Durchschnitt aller Regimenter einer Seite: Marsch; Treffer je 100 Punkte bei Salve und Nahkampf; Treffer, die 100 Punkte aushalten. Fünf Felder hat die beste Seite, eines die letzte.

## Fertige Armeen

starter-hk-lords-muster = Das Aufgebot des Herrn
starter-hk-lords-muster-about = Standfestes Fußvolk und ein Lanzenangriff; der Edle Herr hält die Linie.
starter-hk-church-and-legion = Kirche und Legion
starter-hk-church-and-legion-about = Zuerst Jäger und Bogenschützen, dann Eiferer, zuletzt die Stahllegion.
starter-sp-directorate-strike = Stoßtrupp des Direktorats
starter-sp-directorate-strike-about = Drohnen zum Sterben, Klone zum Schießen, Kolosse für den Durchbruch.
starter-sp-fleshcrafters = Die Brut des Fleischformers
starter-sp-fleshcrafters-about = Ein heilender Biomant hinter Klonen und eine Abscheulichkeit, die spät eintrifft.
starter-dw-hold-guard = Die Wache der Feste
starter-dw-hold-guard-about = Schilde, Bolzen und Thane um einen mächtigen Raegh.
starter-dw-fire-and-faith = Feuer und Glaube
starter-dw-fire-and-faith-about = Wenige, aber wilde: Berserker, Feuerwerfer, zwei Zauberkundige.
starter-no-jarls-raid = Der Raubzug des Jarls
starter-no-jarls-raid-about = Schnelle Plünderer und Bogen, dahinter Huskarle, dazu Trolle, die sich heilen.
starter-no-call-of-the-hunt = Ruf der Jagd
starter-no-call-of-the-hunt-about = Zwei Scharen Plünderer; Wolfsmenschen und eine Fenrbestie wählen ihre Ankunft.
starter-od-ninth-cohort = Die Neunte Kohorte
starter-od-ninth-cohort-about = Phalanx und Äxte, Messer aus der Flanke, zum Schluss die Kataphrakten.
starter-od-dark-procession = Die dunkle Prozession
starter-od-dark-procession-about = Ein großer Priester, seine Gemeinde und das, wozu sie betet.
starter-wa-chieftains-warband = Die Schar des Häuptlings
starter-wa-chieftains-warband-about = Alles stürmt.
starter-wa-great-hunt = Die große Jagd
starter-wa-great-hunt-about = Geschosse und Bestien; der Spitzenräuber gehorcht niemandem.
