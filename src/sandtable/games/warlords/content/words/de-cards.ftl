### Die Karten von Warlords auf Deutsch: ihre Namen, und was die tun, deren Zahlen nicht alles sagen.

## Burgen

card-marthos = Marthos
card-stormheim = Stormheim
card-khamar = Khamar
card-kor = Kor
card-elvallie = Elvallie
card-enmouth = Enmouth
card-dunethal = Dunethal
card-bane-citadel = Banes Zitadelle
card-hereuth = Hereuth
card-ohmsmouth = Ohmsmouth
card-khorfe = Khorfe
card-gluk = Gluk
card-gildenhome = Gildenhome
card-bereri = Bereri
card-fleymark = Fleymark
card-malikor = Malikor
card-balad-naran = Balad Naran
card-hithos = Hithos
card-ilnyr = Ilnyr
card-vernon = Vernon
card-varde = Varde
card-galin = Galin
card-citadel-of-fire = Feuerzitadelle
    .title = Feuer{"\u00AD"}zitadelle
card-citadel-of-ice = Eiszitadelle
card-quiesce = Quiesce
card-cragmorton = Cragmorton
card-dhar-khosis = Dhar-Khosis
card-ak-giriel = Ak-Giriel
card-angbar = Angbar
card-charling = Charling
card-alfars-gap = Alfarspforte
card-pa-kur = Pa-Kur

## Helden

card-aldric-sunmantle = Aldric Sonnenmantel
card-dame-ysolde-varn = Dame Ysolde Varn
card-sir-corvane = Sir Corvane
card-maren-the-steadfast = Maren die Standhafte
card-hrodgar-skyfist = Hrodgar Himmelsfaust
card-ymra-stormcaller = Ymra Sturmruferin
card-old-gunnolf = Der alte Gunnolf
card-brakka-stonehand = Brakka Steinhand
card-borrik-deepdelver = Borrik Tiefgräber
card-hilda-ironbraid = Hilda Eisenzopf
card-durgan-coalbeard = Durgan Kohlenbart
card-kazrin-runekeeper = Kazrin Runenhüter
card-gorzag-redtooth = Gorzag Rotzahn
card-ushka-wolfmother = Ushka Wolfsmutter
card-mogul-nine-scars = Mogul Neunnarbe
card-snagrat-the-sly = Snagrat der Schlaue
card-caelith-silverbough = Caelith Silberzweig
card-ithrandel-of-the-glade = Ithrandel von der Lichtung
card-lyssaril-moonblade = Lyssaril Mondklinge
card-faelor-swiftarrow = Faelor Schnellpfeil
card-admiral-quorra-dace = Admiralin Quorra Dace
card-tavish-brineblade = Tavish Salzklinge
card-marquesa-ilvane = Marquesa Ilvane
card-captain-roake = Kapitän Roake
card-khan-temurai = Khan Temurai
card-sura-windrider = Sura Windreiterin
card-bataar-the-lancer = Bataar der Lanzer
card-old-mother-yesui = Mütterchen Yesui
card-lord-bane = Lord Bane
card-morvath-the-pale = Morvath Totenbleich
card-lady-serrat = Lady Serrat
card-vulk-the-flayer = Vulk der Schinder

## Banner

card-banner-of-the-sirians = Banner der Sirianer
card-banner-of-the-storm-giants = Banner der Sturmriesen
card-banner-of-the-grey-dwarves = Banner der Grauzwerge
card-banner-of-the-orcs-of-kor = Banner der Orks von Kor
card-banner-of-elvallie = Banner von Elvallie
card-banner-of-the-selentines = Banner der Selentiner
card-banner-of-the-horse-lords = Banner der Pferdeherren
card-banner-of-lord-bane = Banner Lord Banes

## Ausbauten

card-palisade = Palisade
card-stone-walls = Steinmauern
card-curtain-wall = Ringmauer
card-watchtower = Wachturm
card-moat = Burggraben
card-barracks = Kaserne
card-granary = Kornspeicher
    .title = Korn{"\u00AD"}speicher
card-market = Markt
card-guildhall = Zunfthaus
card-mint = Münze
card-harbour = Hafen
card-capital = Hauptstadt
card-golden-library = Goldene Bibliothek
card-great-library = Große Bibliothek
card-temple-of-iris = Tempel der Iris
card-temple-of-emrik = Tempel des Emrik
card-temple-of-miridine = Tempel der Miridine
card-temple-of-lurinth = Tempel des Lurinth
card-grand-oracle = Großes Orakel
card-seer-of-the-river = Seherin am Fluss

## Heere

card-militia = Landwehr
card-light-infantry = Leichtes Fußvolk
card-heavy-infantry = Schweres Fußvolk
card-cavalry = Reiterei
card-archers = Bogenschützen
    .title = Bogen{"\u00AD"}schützen
card-catapult = Katapult
card-mercenaries = Söldner
card-griffins = Greifen
card-sirian-pikemen = Sirianische Spieße
card-sirian-knights = Sirianische Ritter
card-hill-giants = Hügelriesen
card-rock-hurlers = Felswerfer
card-dwarf-axemen = Zwergenäxte
card-dwarf-sappers = Zwergenpioniere
    .title = Zwergen{"\u00AD"}pioniere
card-orc-mob = Orkhaufen
card-wolf-riders = Wolfsreiter
card-elven-archers = Elfenschützen
    .title = Elfen{"\u00AD"}schützen
card-pegasi = Flügelrosse
card-selentine-marines = Selentinische Seesoldaten
    .title = Selen{"\u00AD"}tinische Seesoldaten
card-harbour-guard = Hafenwache
card-light-horse = Leichte Reiter
card-horse-archers = Reitende Schützen
card-skeleton-host = Gerippeheer
card-gargoyles = Gargylen
card-the-white-legion = Die Weiße Legion
card-lions-of-marthos = Löwen von Marthos
card-order-of-the-sun = Sonnenorden
card-royal-bowmen-of-hereuth = Königsschützen von Hereuth
    .title = Königs{"\u00AD"}schützen von Hereuth
card-the-thunder-guard = Die Donnergarde
card-cloudbreakers = Wolkenbrecher
    .title = Wolken{"\u00AD"}brecher
card-boulder-kings = Felskönige
card-wallshakers = Mauerbrecher
card-khamar-ironbreakers = Eisenbrecher von Khamar
card-the-deep-guard = Die Tiefenwacht
card-griffin-riders-of-khorfe = Greifenreiter von Khorfe
    .title = Greifen{"\u00AD"}reiter von Khorfe
card-runesmith-engineers = Runenschmiede
    .title = Runen{"\u00AD"}schmiede
card-red-fang-horde = Rotzahnhorde
card-wolfpack-of-gluk = Wolfsrudel von Gluk
card-kors-own = Kors Leibwache
card-skullcrusher-trolls = Schädelbrechertrolle
    .title = Schädel{"\u00AD"}brecher{"\u00AD"}trolle
card-silverleaf-rangers = Silberblattjäger
    .title = Silberblatt{"\u00AD"}jäger
card-sentinels-of-gildenhome = Hüter von Gildenhome
card-moonwing-pegasi = Mondschwingen
    .title = Mond{"\u00AD"}schwingen
card-ancient-treeherds = Uralte Baumhirten
card-the-sea-wardens = Die Seewächter
card-arbalests-of-enmouth = Armbrüster von Enmouth
card-the-corsair-company = Die Korsaren
card-tidecaller-guard = Flutrufergarde
    .title = Flutrufer{"\u00AD"}garde
card-riders-of-dunethal = Reiter von Dunethal
card-thunderhoof-lancers = Donnerhuflanzen
    .title = Donnerhuf{"\u00AD"}lanzen
card-plains-stalkers = Steppenpirscher
    .title = Steppen{"\u00AD"}pirscher
card-the-khans-household = Das Gefolge des Khans
card-the-grave-legion = Die Grabeslegion
card-black-riders = Schwarze Reiter
card-nightwing-gargoyles = Nachtschwingen
    .title = Nacht{"\u00AD"}schwingen
card-banes-chosen = Banes Erwählte

## Flotten

card-merchant-cogs = Handelskoggen
    .title = Handels{"\u00AD"}koggen
card-longships = Langschiffe
card-war-galleys = Kriegsgaleeren
    .title = Kriegs{"\u00AD"}galeeren
card-the-kings-ships = Die Königsschiffe
    .title = Die Königs{"\u00AD"}schiffe
card-thunderkeels = Donnerkiele
card-iron-barges = Eisenkähne
card-blood-rafts = Blutflöße
card-swan-fleet = Schwanenflotte
    .title = Schwanen{"\u00AD"}flotte
card-grand-armada-of-enmouth = Große Armada von Enmouth
card-horse-transports = Pferdetransporter
    .title = Pferde{"\u00AD"}transporter
card-the-black-fleet = Die Schwarze Flotte

## Diplomatie

card-espionage = Spitzel
card-master-spy = Meisterspion
card-treachery = Verrat
card-bribery = Bestechung
card-resurrection = Auferstehung
card-recall-the-fallen = Ruf der Gefallenen
card-salvage = Bergung
card-forgotten-lore = Vergessenes Wissen
card-tribute = Tribut
card-embargo = Handelssperre
    .title = Handels{"\u00AD"}sperre
card-sabotage = Sabotage
card-royal-marriage = Königshochzeit
    .title = Königs{"\u00AD"}hochzeit
card-supply-train = Tross
card-sworn-truce = Beschworener Friede
card-forged-orders = Falsche Befehle
card-ransom = Lösegeld

## Gelände

card-rolling-hills = Hügelland
card-high-ridge = Hoher Grat
card-old-forest = Alter Wald
card-deepwood = Tiefwald
card-mountain-pass = Gebirgspass
card-river-line = Flusslauf
card-open-plain = Offene Ebene
card-rocky-shore = Felsküste
card-ancient-earthworks = Alte Erdwälle
card-fetid-marsh = Fauler Sumpf
card-the-great-mire = Das Große Moor
card-burning-sands = Glutsand
card-box-canyon = Sackschlucht
card-frozen-waste = Eiswüste
card-tangled-wild = Dickicht
card-quicksand = Treibsand

## Wetter

card-squall = Bö
card-thick-fog = Dichter Nebel
card-doldrums = Flaute
card-gale = Sturmwind
card-ice-storm = Eissturm
card-waterspout = Wasserhose
card-hurricane = Orkan
card-maelstrom = Mahlstrom

## Plagen

card-plague = Seuche
card-famine = Hungersnot
card-desertion = Fahnenflucht
card-wasting-fever = Zehrfieber
card-rebellion = Aufstand
card-dread-haunting = Spuk
card-pestilence = Pestilenz
card-red-death = Roter Tod
card-camp-fever = Lagerfieber
card-vermin = Ungeziefer
card-earthquake = Erdbeben
card-great-fire = Feuersbrunst
card-flood = Flut
card-falling-star = Sternensturz

## Zauber

card-teleport = Ortswechsel
card-fireball = Feuerball
card-lightning-storm = Blitzgewitter
    .title = Blitz{"\u00AD"}gewitter
card-confusion = Verwirrung
card-haste = Eile
card-dispel-magic = Entzauberung
card-mend-the-fallen = Wiederkehr
card-wall-of-stone = Steinwall
card-crumble = Zerfall
card-calm-the-waters = Stille See
card-contrary-winds = Widrige Winde
card-scrying = Hellsicht
card-charm = Betörung
card-banish = Verbannung
card-cure = Heilung
card-shield-of-light = Lichtschild
card-enfeeble = Entkräftung
card-wings-of-air = Schwingen der Luft

## Marsch

card-march = Marsch

## Schlacht

card-battle = Schlacht

## Hinterhalt

card-ambush = Hinterhalt

## Überfall

card-raid = Überfall

## Plünderung

card-pillage = Plünderung

## Schleifung

card-raze = Schleifung

## Verräter

card-traitor = Verräter

## Beförderungen

card-knighthood = Ritterschlag
card-captaincy = Hauptmannsrang
    .title = Hauptmanns{"\u00AD"}rang
card-marshals-baton = Marschallstab
    .title = Marschall{"\u00AD"}stab

## Rache

card-revenge = Rache

## Ruinen

card-greyport-ruins = Ruinen von Grauhafen
card-emperors-crypt = Kaisergruft
card-harvest-stone = Erntestein
card-old-woods-tower = Turm im Alten Wald
card-druids-temple = Druidentempel
    .title = Druiden{"\u00AD"}tempel
card-nirns-crypt = Nirns Gruft
card-nirns-deep = Nirns Tiefe
card-mirks-decay = Mirks Verfall
card-wizards-hearth = Zauberers Herd
card-dragon-halls = Drachenhallen
    .title = Drachen{"\u00AD"}hallen
card-bridgetower = Brückenturm
card-crypt-of-molok = Gruft des Molok
card-halls-of-chaos = Hallen des Chaos
card-dragontower-ruins = Ruinen des Drachenturms
card-nev-dolar = Nev Dolar
card-the-old-inn = Das alte Wirtshaus
card-throne-of-horan = Thron des Horan
card-tower-of-death = Todesturm
card-dusk-stone = Dämmerstein
card-gemhold = Edelsteinfeste
    .title = Edelstein{"\u00AD"}feste

## Artefakte

card-firesword = Feuerschwert
card-icesword = Eisschwert
card-spear-of-ank = Speer von Ank
card-bow-of-eldros = Bogen des Eldros
card-lightsword = Lichtschwert
card-darksword = Dunkelschwert
    .title = Dunkel{"\u00AD"}schwert
card-staff-of-might = Stab der Stärke
card-sword-of-death = Todesschwert
card-armour-of-gods = Götterrüstung
    .title = Götter{"\u00AD"}rüstung
card-crown-of-loriel = Krone von Loriel
card-sceptre-of-loriel = Zepter von Loriel
card-orb-of-loriel = Reichsapfel von Loriel
card-crimson-banner = Blutrotes Banner
card-horn-of-ages = Horn der Zeitalter
card-ring-of-power = Ring der Macht
card-staff-of-ruling = Herrscherstab
    .title = Herrscher{"\u00AD"}stab
card-wings-of-flying = Schwingen des Fluges
card-witchs-broom = Hexenbesen
card-wand-of-flight = Zauberstab des Fluges
card-magic-carpet = Fliegender Teppich
card-boots-of-speed = Schnelle Stiefel
card-cup-of-haste = Becher der Eile
card-ring-of-travel = Ring der Reise
card-phantom-steed = Geisterross
card-everful-purse = Nie leerer Beutel
card-okradons-pouch = Okradons Säckel
card-horn-of-plenty = Füllhorn
card-horn-of-siege = Horn der Belagerung

## Verbündete

card-skarnax-the-red-dragon = Skarnax der Rote Drache
card-ilvyr-the-frost-drake = Ilvyr der Frostdrache
card-the-wyrm-of-nirn = Der Lindwurm von Nirn
card-demon-of-the-ninth-gate = Dämon des Neunten Tores
card-the-laughing-devil = Der Lachende Teufel
card-archdevil-molok = Erzteufel Molok
card-barrow-wights = Hügelgrabunholde
    .title = Hügelgrab{"\u00AD"}unholde
card-the-drowned-company = Die Ertrunkene Schar
card-ghost-of-king-horan = Geist König Horans
card-the-seven-wizards = Die Sieben Zauberer
card-stone-colossus = Steinkoloss
card-roc-of-the-high-crags = Roch der Hohen Klippen
card-griffin-matriarch = Greifenmutter
    .title = Greifen{"\u00AD"}mutter
card-the-green-man = Der Grüne Mann

## Schätze

card-chest-of-silver = Silbertruhe
card-emperors-tax-chest = Steuertruhe des Kaisers
card-dwarf-gold = Zwergengold
card-pearls-of-enmouth = Perlen von Enmouth
card-loriels-dowry = Loriels Mitgift
card-the-dragons-hoard = Der Drachenhort
card-tomb-offerings = Grabbeigaben
card-jewelled-idol = Juwelengötze
card-merchants-strongbox = Geldkasten des Händlers
card-crown-regalia = Kronschatz

## Was sie tun

text-watchtower = Verteidigung 1 höher. Eine Überraschung durch Verräter oder Überfall gilt bei dieser Burg als wirkungslos.
text-moat = Verteidigung 1 höher. Sturmboni der Heere und Verbündeten des Angreifers zählen bei dieser Burg nicht.
text-granary = Müsste die Burg durch Hunger ein Heer verlieren, wird stattdessen ein Kornspeicher abgelegt (Pflicht, solange einer da ist).
text-harbour = Die Burg gilt als Hafenburg. Nicht für Burgen, die nur aus der Luft erreichbar sind. Einkünfte 1 höher.
text-capital = Einkünfte 3, Verteidigung 2 und Platz 1 höher. Die Burg ist die Hauptstadt: Ein Sturm braucht zwei gleiche Karten, eine Belagerung zwei Schlachtkarten. Jeder hat höchstens eine Hauptstadt im Spiel.
text-golden-library = Einkünfte 2 höher. Solange die Burg nicht belagert ist, darf ihr Herr eine Karte mehr auf der Hand haben.
text-great-library = Solange die Burg nicht belagert ist, darf ihr Herr zwei Karten mehr auf der Hand haben.
text-temple-of-iris = Verteidigung 1 höher. Keine Plage kann auf diese Burg gespielt, verschoben oder übertragen werden; eine, die schon da ist, bleibt.
text-grand-oracle = Einkünfte 1 höher. Burg, Besatzung und Ausbauten können nicht Ziel eines gegnerischen Zaubers sein; ihr Herr darf sie weiter wählen.
text-seer-of-the-river = Einkünfte 1 höher. Wird der erste Spieler einer Runde ausgelost, zieht ihr Herr jedes Mal zwei Karten und nimmt die kleinere Zahl, ob die Burg belagert ist oder nicht.
text-merchant-cogs = Billige Rümpfe: Wetter, das überhaupt einen Stapel zerschellen lassen kann, lässt diesen auch bei 9 zerschellen.
text-war-galleys = Der Stapel zerschellt nie durch Wetter: Es wird nicht geprüft, und das Wetter wird wie sonst angelegt.
text-espionage = Wähle einen Gegner mit mindestens einer Handkarte und sieh seine Hand an; niemand sonst sieht sie.
text-master-spy = Wähle einen Gegner mit mindestens einer Handkarte, sieh seine Hand an (niemand sonst sieht sie) und wähle eine Karte daraus; er legt sie ab.
text-treachery = Wähle ein namenloses Heer in einem feindlichen Stapel oder einer feindlichen Burg. Bei Erfolg kommt es in eine deiner unbelagerten Burgen oder zu einem deiner Stapel im eigenen Land, wo Platz ist; gibt es keinen solchen Ort, wird es abgelegt. Sein Befehlshaber prüft.
text-bribery = Wähle ein namenloses Heer in einem feindlichen Stapel oder einer feindlichen Burg. Bei Erfolg wird es abgelegt. Sein Befehlshaber prüft.
text-resurrection = Nimm eine Heerkarte aus deiner Ablage auf die Hand.
text-recall-the-fallen = Nimm eine Heldenkarte aus deiner Ablage auf die Hand.
text-salvage = Nimm eine Karte der Marsch- und Schlachtgruppe (Marsch, Schlacht, Hinterhalt, Überfall, Plünderung, Schleifung, Verräter, Beförderung, Rache) aus deiner Ablage auf die Hand.
text-forgotten-lore = Nimm ein Artefakt, einen Verbündeten, einen Schatz oder eine Ruine aus deiner Ablage auf die Hand.
text-tribute = Wähle einen Gegner mit mindestens einer Handkarte. Er wählt eine Karte seiner Hand und legt sie ab.
text-embargo = Wähle eine feindliche Burg. Im nächsten Einkünfteschritt dessen, der sie dann hält, bringen sie und ihre Ausbauten keine Einkünfte; danach ist es vorbei.
text-sabotage = Wähle einen Ausbau einer feindlichen Burg außer einer Hauptstadt. Bei Erfolg wird er abgelegt. Der Herr der Burg prüft.
text-royal-marriage = Ziehe sofort zwei Karten auf die Hand.
text-supply-train = Wähle einen deiner Stapel auf Feldzug, auf See (nicht im Sturm) oder bei einer Belagerung. Für den Rest dieses Einkünfteschritts darfst du ihm Heere zu ihrem Preis geben, als wäre er im eigenen Land, soweit Platz ist.
text-sworn-truce = Wähle einen Gegner. Bis zum Beginn deines nächsten Zuges darf keiner von euch Stapel oder Burgen des anderen angreifen. Belagerungen gehen weiter, ausgehungerte Burgen dürfen besetzt werden; Plagen, Zauber, Gelände und Gefahren sind nicht betroffen.
text-forged-orders = Wähle einen feindlichen Stapel auf Patrouille. Bei Erfolg wird seine Marschkarte abgelegt, und er ist im Lager. Sein Befehlshaber prüft.
text-ransom = Nimm aus deiner Ablage ein Artefakt oder einen Verbündeten, dessen Name nicht im Spiel ist, und gib die Karte einem deiner Helden im eigenen Land (ein Verbündeter braucht Platz).
text-plague = Dauernd, auf einen Stapel oder eine Burg. Jeder Erfolg: Der Befehlshaber legt ein Heer oder einen Verbündeten seiner Wahl vom Ziel ab.
text-famine = Dauernd, auf eine Burg. Solange sie hier liegt, bringen die Burg und ihre Ausbauten keine Einkünfte. Ein Erfolg hat keine weitere Folge.
text-desertion = Dauernd, auf einen Stapel. Jeder Erfolg: Das Heer mit dem kleinsten aufgedruckten Kampfwert am Ziel wird abgelegt (bei gleichen wählt der Befehlshaber).
text-wasting-fever = Dauernd, auf einen Stapel oder eine Burg. Solange es hier liegt, hat jedes Heer und jeder Verbündete am Ziel einen um 1 kleineren Kampfwert (nicht unter 0). Ein Erfolg hat keine weitere Folge.
text-rebellion = Dauernd, auf eine Burg. Jeder Erfolg: Der Befehlshaber legt einen Ausbau seiner Wahl von der Burg ab; hat sie keinen, ein Heer seiner Wahl.
text-dread-haunting = Dauernd, auf einen Stapel oder eine Burg. Solange er hier liegt, kommt auf keine Weise ein Heer oder Ausbau zum Ziel hinzu, auch nicht durch Karten und Zauber, außer der Besatzung nach einer Eroberung. Ein Erfolg hat keine weitere Folge.
text-pestilence = Wandernd, auf einen Stapel oder eine Burg. Jeder Erfolg: Der Befehlshaber legt ein Heer oder einen Verbündeten seiner Wahl vom Ziel ab.
text-red-death = Wandernd, auf einen Stapel oder eine Burg. Jeder Erfolg: Das Heer oder der Verbündete mit dem größten aufgedruckten Kampfwert am Ziel wird abgelegt (bei gleichen wählt der Befehlshaber).
text-camp-fever = Wandernd, auf einen Stapel. Jeder Erfolg: Der Befehlshaber legt ein Heer oder einen Verbündeten seiner Wahl aus dem Stapel ab.
text-vermin = Wandernd, auf eine Burg. Jeder Erfolg: Der Befehlshaber legt ein Heer seiner Wahl aus der Burg ab.
text-earthquake = Sofortig, auf eine Burg. Erfolg: Jeder Ausbau mit einem Verteidigungswert von mindestens 1 wird von der Burg abgelegt, auch die Hauptstadt.
text-great-fire = Sofortig, auf eine Burg. Erfolg: Der Befehlshaber legt einen Ausbau seiner Wahl von der Burg ab; hat sie keinen, ein Heer seiner Wahl.
text-flood = Sofortig, auf eine Hafenburg. Erfolg: Der Befehlshaber legt einen Ausbau und ein Heer seiner Wahl ab, soweit vorhanden.
text-falling-star = Sofortig, auf eine Burg. Erfolg: Alle Heere in der Burg werden abgelegt.
text-teleport = Wähle zwei verschiedene eigene Stapel oder Burgen und ein bis drei Heere im ersten. Bei Erfolg gehen alle zum zweiten, der beim Zaubern Platz für alle haben muss. Belagerte Burgen und Stapel in jedem Zustand außer im Sturm dürfen gewählt werden.
text-fireball = Ziel ist ein Stapel. Bei Erfolg legt der Befehlshaber ein Heer oder einen Verbündeten seiner Wahl vom Ziel ab.
text-lightning-storm = Ziel ist ein Stapel oder eine Burg. Bei Erfolg legt der Befehlshaber zwei Heere oder Verbündete seiner Wahl vom Ziel ab (einen, wenn es nur einen gibt).
text-confusion = Ziel: ein Stapel mit mindestens einer Marschkarte, nicht im Sturm. Bei Erfolg wird eine Marschkarte nach Wahl seines Befehlshabers abgelegt, und sein Zustand ändert sich entsprechend (seine Belagerung endet).
text-haste = Ziel: ein eigener Stapel, der noch eine Marschkarte nehmen darf und kein widriges Gelände, kein Wetter und keine Plage hat. In deiner Ablage muss eine Marschkarte liegen. Bei Erfolg nimm eine von dort (ist keine mehr da, geschieht nichts) und gib sie dem Stapel (günstiges Gelände wird abgelegt). Sie zählt nicht als Marschkarte des Zuges.
text-dispel-magic = Ziel: ein Artefakt irgendeines Helden. Bei Erfolg wird es abgelegt.
text-mend-the-fallen = Ziel: ein eigener Stapel (nicht im Sturm) oder eine unbelagerte eigene Burg mit Platz. In deiner Ablage muss ein Heer liegen, das hinzukommen darf. Bei Erfolg nimm ein Heer von dort, dessen Name nicht im Spiel ist (ist keines mehr da, geschieht nichts), und stelle es dorthin. Es kostet nichts.
text-wall-of-stone = Bei Erfolg ist die Verteidigung der Burg bis zum Beginn des nächsten Zuges des Zauberers um 4 höher, wer immer sie hält; Überraschung und Vorwarnung ändern diese 4 Punkte nicht.
text-crumble = Bei Erfolg wird ein Ausbau der Burg nach Wahl des Zauberers abgelegt, auch die Hauptstadt.
text-calm-the-waters = Bei Erfolg wird das Wetter am gewählten Stapel abgelegt; er behält seine Marschkarte und ist auf See. Das ist nicht seine Marschkarte des Zuges.
text-contrary-winds = Ziel: ein Stapel auf See, nicht im Sturm. Bei Erfolg wird seine Marschkarte abgelegt, und er ist im Hafen.
text-scrying = Ziel: ein Gegner mit mindestens einer Handkarte. Bei Erfolg sieht der Zauberer allein seine Hand an. Der Gegner prüft.
text-charm = Ziel: ein namenloses Heer in einem feindlichen Stapel; der Stapel des Helden mit dem Artefakt muss Platz haben. Bei Erfolg geht das Heer zu diesem Stapel, in welchem Zustand er auch ist.
text-banish = Ziel: ein Verbündeter im Spiel. Bei Erfolg wird er abgelegt.
text-cure = Bei Erfolg wird die Plage am gewählten Stapel oder an der Burg abgelegt.
text-shield-of-light = Bei Erfolg zählt die Kampfsumme des Stapels in der Differenz einer Feldschlacht um 4 höher, bis zum Beginn des nächsten Zuges des Zauberers. Stoppregel und Verluste ändern sich nicht.
text-enfeeble = Bei Erfolg zählt die Kampfsumme des Stapels in der Differenz einer Feldschlacht oder eines Sturms um 4 niedriger (nicht unter 1), bis zum Beginn des nächsten Zuges des Zauberers. Stoppregel und Verluste ändern sich nicht.
text-wings-of-air = Bei Erfolg gilt der Stapel bis zum Beginn des nächsten Zuges des Zauberers als fliegend, außer mit einer Flotte.
text-march = Kommt an einen Stapel und ändert seinen Zustand; abgelegt, um widriges Gelände, Wetter oder eine dauernde Plage loszuwerden; gespielt, um eine Geländekarte zu kontern.
text-battle = Führt zu einer Feldschlacht, einem Sturm oder einer Belagerung; wird auch zum Abfangen gespielt.
text-ambush = Führt zu einer Feldschlacht oder fängt jemanden ab. Wer sie spielt, prüft. Erfolg: Er hat den Hinterhalt. Gewendet: Sein Gegner hat ihn.
text-raid = Führt zu einem Sturm eines Stapels auf See auf eine Burg, ob Hafen oder nicht, außer sie ist nur aus der Luft erreichbar. Kann nicht abgefangen werden. Wer ihn spielt, prüft. Überraschung: Der aufgedruckte Verteidigungswert der Burg zählt nicht. Vorgewarnt: Er zählt doppelt. Der Sieg bringt eine Plünderung. Wer unterliegt, legt außer der Marschkarte auch die Flotte ab.
text-pillage = Führt zu einem Sturm. Der Sieg bringt eine Plünderung.
text-raze = Führt zu einem Sturm. Der Sieg zerstört die Burg.
text-traitor = Führt zu einem Sturm. Wer ihn spielt, prüft. Überraschung: Der aufgedruckte Verteidigungswert der Burg zählt nicht. Vorgewarnt: Er zählt doppelt. Nach dem Sieg wird die Burg besetzt.
text-knighthood = Beförderung. An einem Helden: Sein Kampfwert ist um 1 höher.
text-captaincy = Beförderung. An einem Helden: Er führt eine Karte mehr.
text-marshals-baton = Beförderung. An einem Helden: ein Stern mehr (nie mehr als 3).
text-revenge = Der Unterlegene spielt sie nach einer Schlacht. Erfolg: Der Sieger legt ein Heer oder einen Verbündeten ab, den der Unterlegene aus dem siegreichen Stapel oder der Besatzung wählt.
