### BattleLore auf Deutsch.
###
### Variablen
###   $p, $q  Spieler oder Lager   $u, $v  Einheiten        $a, $b  Felder (in `event-council` Stufen)
###   $c, $d  Karten               $f  Würfelseiten         $g  Gelände          $i  Bannerfarbe
###   $k  Marker                   $s  Arten von Einheiten  $w  Mitglied eines Kriegsrats
###   $h  wie das Spiel endete     $x  irgendein Text       $n, $m, $t, $e  Zahlen
###
### Was ein Satz davon erhält und was es ist, steht in `notation.py`. Eine Einheit heißt nach ihrer Art mit einem Zeichen, das
### in allen Sprachen gleich ist: ▲ steht für das Lager Standarte, ▼ für das Lager Wimpel. Namen von Einheiten werden nie
### gebeugt; Sätze sind so gebaut, dass der erste Fall genügt.

game-title = BattleLore
game-about = Zwei Lager treffen auf einem Feld aus Sechsecken aufeinander. Befehlskarten führen die Flügel und das Zentrum, Würfel entscheiden die Kämpfe, und Lore mischt sich ein.
game-summary = Befehlskarten führen Einheiten in drei Abschnitten, Symbolwürfel entscheiden die Kämpfe, Lore beugt die Regeln.

## Lager, Farben, Würfel, Abschnitte

camp-standard = Standarte
    .article = das Lager Standarte
camp-pennant = Wimpel
    .article = das Lager Wimpel
camp-standard-help = Sitzt im Süden; sein linker Flügel ist der Westen des Plans.
camp-pennant-help = Sitzt im Norden; sein linker Flügel ist der Osten des Plans.

colour-green = grün
colour-blue = blau
colour-red = rot
letter-green = G
letter-blue = B
letter-red = R

face-green = grüner Helm
face-blue = blauer Helm
face-red = roter Helm
face-flag = Flagge
face-strike = Schlag
face-lore = Lore

faces-green =
    { $n ->
        [one] { $n } grüner Helm
       *[other] { $n } grüne Helme
    }
faces-blue =
    { $n ->
        [one] { $n } blauer Helm
       *[other] { $n } blaue Helme
    }
faces-red =
    { $n ->
        [one] { $n } roter Helm
       *[other] { $n } rote Helme
    }
faces-flag =
    { $n ->
        [one] { $n } Flagge
       *[other] { $n } Flaggen
    }
faces-strike =
    { $n ->
        [one] { $n } Schlag
       *[other] { $n } Schläge
    }
faces-lore = { $n } Lore

wing-left = Links
wing-centre = Zentrum
wing-right = Rechts

kind-foot = zu Fuß
kind-mounted = beritten
kind-creature = Kreatur
race-human = Menschen
race-dwarf = Eisenzwerge
race-goblinoid = Goblinoide
race-ogre = Oger
race-creature = Kreatur
race-hero = Held

## Einheiten

type-h-inf-g = Leichte Infanterie
type-h-inf-b = Linieninfanterie
type-h-inf-r = Schwere Infanterie
type-h-cav-b = Linienkavallerie
type-h-cav-r = Schwere Kavallerie
type-h-arc-g = Bogenschützen
type-h-arc-b = Bogenschützen
type-h-lbw-g = Langbogenschützen
type-h-lbw-b = Langbogenschützen
type-h-arb-b = Arbalestenschützen
type-h-spr-b = Speerträger
type-h-hal-b = Hellebardiere
type-h-fkn-r = Ritter zu Fuß
type-h-mkn-r = Berittene Ritter
type-h-lan-r = Lanzenritter
type-d-swd-b = Zwergen-Schwertkämpfer
type-d-swd-r = Schwere Zwergen-Schwertkämpfer
type-d-spr-g = Zwergen-Speerträger
type-d-axe-b = Zwergen-Axtschwinger
type-d-chf-r = Zwergen-Häuptlinge
type-d-cat-b = Zwergen-Rinderreiter
type-d-bea-r = Zwergen-Bärenreiter
type-d-xbw-g = Zwergen-Armbrustschützen
type-d-arb-b = Zwergen-Arbalestenschützen
type-d-bol-r = Große Bolzenschleuder
type-d-pip-g = Zwergen-Dudelsackpfeifer
type-d-pip-b = Zwergen-Dudelsackpfeifer
type-d-pip-r = Zwergen-Dudelsackpfeifer
type-g-swd-g = Goblin-Schwertkämpfer
type-g-hob-b = Hobgoblin-Schwertkämpfer
type-g-spr-b = Hobgoblin-Speerträger
type-g-hal-r = Goblin-Hellebardiere
type-g-hye-g = Hyänenreiter
type-g-cav-b = Hobgoblin-Kavallerie
type-g-ost-g = Straußenreiter
type-g-arc-g = Hobgoblin-Bogenschützen
type-g-sli-g = Goblin-Schleuderer
type-g-bnd-g = Goblin-Kapelle
type-o-ogr-r = Oger
type-c-spi-g = Riesenspinne
type-c-wid-b = Blaue Witwe
type-c-hyd-b = Hydra
type-c-ear-b = Erdelementar
type-c-roc-r = Felselementar
type-c-wgi-g = Waldriese
type-c-hgi-b = Hügelriese
type-c-tro-b = Troll
type-c-wyv-g = Waldwyvern
type-c-dra-b = Eisdrache
type-c-fir-r = Feuerdrache
type-x-commander = Feldherr (Held)
type-x-warrior = Krieger (Held)
type-x-rogue = Schurke (Held)
type-x-wizard = Zauberer (Held)
type-x-cleric = Kleriker (Held)
type-y-commander = Berittener Feldherr (Held)
type-y-warrior = Berittener Krieger (Held)
type-y-rogue = Berittener Schurke (Held)
type-y-wizard = Berittener Zauberer (Held)
type-y-cleric = Berittener Kleriker (Held)

# zwei Buchstaben für den Plan im Terminal, je Stamm ein Paar
stem-h-inf = In
stem-h-cav = Ka
stem-h-arc = Bo
stem-h-lbw = Lb
stem-h-arb = Ar
stem-h-spr = Sp
stem-h-hal = He
stem-h-fkn = Ri
stem-h-mkn = Br
stem-h-lan = La
stem-d-swd = Zs
stem-d-spr = Zp
stem-d-axe = Za
stem-d-chf = Zh
stem-d-cat = Rr
stem-d-bea = Bä
stem-d-xbw = Zb
stem-d-arb = Zr
stem-d-bol = Bs
stem-d-pip = Du
stem-g-swd = Go
stem-g-hob = Ho
stem-g-spr = Hs
stem-g-hal = Gh
stem-g-hye = Hy
stem-g-cav = Hk
stem-g-ost = St
stem-g-arc = Hb
stem-g-sli = Sl
stem-g-bnd = Kp
stem-o-ogr = Og
stem-c-spi = SP
stem-c-wid = WI
stem-c-hyd = HY
stem-c-ear = EE
stem-c-roc = FE
stem-c-wgi = WR
stem-c-hgi = HR
stem-c-tro = TR
stem-c-wyv = WY
stem-c-dra = ED
stem-c-fir = FD
stem-x-commander = FH
stem-x-warrior = KR
stem-x-rogue = SU
stem-x-wizard = ZA
stem-x-cleric = KL
stem-y-commander = BF
stem-y-warrior = BK
stem-y-rogue = BS
stem-y-wizard = BZ
stem-y-cleric = BL

types-h-inf-g = { $n } × { type-h-inf-g }
types-h-inf-b = { $n } × { type-h-inf-b }
types-h-inf-r = { $n } × { type-h-inf-r }
types-h-cav-b = { $n } × { type-h-cav-b }
types-h-cav-r = { $n } × { type-h-cav-r }
types-h-arc-g = { $n } × { type-h-arc-g }
types-h-arc-b = { $n } × { type-h-arc-b }
types-h-lbw-g = { $n } × { type-h-lbw-g }
types-h-lbw-b = { $n } × { type-h-lbw-b }
types-h-arb-b = { $n } × { type-h-arb-b }
types-h-spr-b = { $n } × { type-h-spr-b }
types-h-hal-b = { $n } × { type-h-hal-b }
types-h-fkn-r = { $n } × { type-h-fkn-r }
types-h-mkn-r = { $n } × { type-h-mkn-r }
types-h-lan-r = { $n } × { type-h-lan-r }
types-d-swd-b = { $n } × { type-d-swd-b }
types-d-swd-r = { $n } × { type-d-swd-r }
types-d-spr-g = { $n } × { type-d-spr-g }
types-d-axe-b = { $n } × { type-d-axe-b }
types-d-chf-r = { $n } × { type-d-chf-r }
types-d-cat-b = { $n } × { type-d-cat-b }
types-d-bea-r = { $n } × { type-d-bea-r }
types-d-xbw-g = { $n } × { type-d-xbw-g }
types-d-arb-b = { $n } × { type-d-arb-b }
types-d-bol-r = { $n } × { type-d-bol-r }
types-d-pip-g = { $n } × { type-d-pip-g }
types-d-pip-b = { $n } × { type-d-pip-b }
types-d-pip-r = { $n } × { type-d-pip-r }
types-g-swd-g = { $n } × { type-g-swd-g }
types-g-hob-b = { $n } × { type-g-hob-b }
types-g-spr-b = { $n } × { type-g-spr-b }
types-g-hal-r = { $n } × { type-g-hal-r }
types-g-hye-g = { $n } × { type-g-hye-g }
types-g-cav-b = { $n } × { type-g-cav-b }
types-g-ost-g = { $n } × { type-g-ost-g }
types-g-arc-g = { $n } × { type-g-arc-g }
types-g-sli-g = { $n } × { type-g-sli-g }
types-g-bnd-g = { $n } × { type-g-bnd-g }
types-o-ogr-r = { $n } × { type-o-ogr-r }
types-c-spi-g = { $n } × { type-c-spi-g }
types-c-wid-b = { $n } × { type-c-wid-b }
types-c-hyd-b = { $n } × { type-c-hyd-b }
types-c-ear-b = { $n } × { type-c-ear-b }
types-c-roc-r = { $n } × { type-c-roc-r }
types-c-wgi-g = { $n } × { type-c-wgi-g }
types-c-hgi-b = { $n } × { type-c-hgi-b }
types-c-tro-b = { $n } × { type-c-tro-b }
types-c-wyv-g = { $n } × { type-c-wyv-g }
types-c-dra-b = { $n } × { type-c-dra-b }
types-c-fir-r = { $n } × { type-c-fir-r }
types-x-commander = { $n } × { type-x-commander }
types-x-warrior = { $n } × { type-x-warrior }
types-x-rogue = { $n } × { type-x-rogue }
types-x-wizard = { $n } × { type-x-wizard }
types-x-cleric = { $n } × { type-x-cleric }
types-y-commander = { $n } × { type-y-commander }
types-y-warrior = { $n } × { type-y-warrior }
types-y-rogue = { $n } × { type-y-rogue }
types-y-wizard = { $n } × { type-y-wizard }
types-y-cleric = { $n } × { type-y-cleric }

ability-h-fkn-r = Standhaft; ignoriert in jedem Kampf 1 Schlag und darf nach dem Nachrücken einen Bonusangriff im Nahkampf führen.
ability-h-mkn-r = Standhaft; ignoriert im Nahkampf 1 Schlag zusätzlich zu dem, den Berittene ignorieren.
ability-h-lan-r = Standhaft; ignoriert im Nahkampf 1 Schlag mehr; beim Reiterangriff 2 Würfel mehr statt 1.
ability-d-swd-b = Standhaft.
ability-d-swd-r = Standhaft.
ability-d-spr-g = Standhaft; 1 Würfel mehr beim Zurückschlagen.
ability-d-axe-b = Standhaft; ein Schlag, der traf, wird noch einmal auf Treffer oder Flagge geworfen.
ability-d-chf-r = Standhaft; zieht 2 Felder weit und kämpft noch im Nahkampf; in voller Stärke 1 Würfel mehr und zweifach standhaft.
ability-d-cat-b = Zieht 2 Felder weit und kämpft, beim Reiterangriff 3; verfolgt nicht, hat aber beim Bonusangriff 1 Würfel mehr.
ability-d-bea-r = Raserei: Schläge, die trafen, werden erneut geworfen; verfolgt nicht, darf aber einen Bonusangriff führen.
ability-d-xbw-g = Standhaft.
ability-d-arb-b = Standhaft.
ability-d-bol-r = Standhaft; kämpft nicht in einem Zug, in dem sie sich bewegt hat, und ist verloren, wenn sie sich zurückziehen muss.
ability-d-pip-g = Standhaft; ihre Treffer sind keine Verluste, sondern Flaggen.
ability-d-pip-b = Standhaft; ihre Treffer sind keine Verluste, sondern Flaggen.
ability-d-pip-r = Standhaft; ihre Treffer sind keine Verluste, sondern Flaggen.
ability-g-swd-g = Ängstlich; stürmt 2 Felder weit in den Nahkampf.
ability-g-hob-b = Ängstlich; stürmt 2 Felder weit in den Nahkampf.
ability-g-spr-b = Ängstlich; stürmt 2 Felder weit in den Nahkampf; 1 Würfel mehr beim Zurückschlagen.
ability-g-hal-r = Ängstlich; stürmt 2 Felder weit in den Nahkampf; 1 Würfel mehr beim Zurückschlagen.
ability-g-hye-g = Ängstlich; verfolgt bis zu 2 Felder weit.
ability-g-cav-b = Ängstlich.
ability-g-ost-g = Ängstlich; schießt aus der Bewegung, ohne einen Würfel zu verlieren.
ability-g-arc-g = Ängstlich; stürmt 2 Felder weit in den Nahkampf.
ability-g-sli-g = Ängstlich; stürmt 2 Felder weit in den Nahkampf; 1 Würfel mehr ohne Bewegung.
ability-g-bnd-g = Ängstlich, aber standhaft, solange ein Trommler da ist; zählt für die Unterstützung jeder eigenen Einheit ihres Abschnitts als Nachbarin.
ability-o-ogr-r = Raserei; gegen Schläge gefeit; bevor sie weichen, toben sie mit 2 Würfeln gegen jede Einheit neben sich.
ability-c-spi-g = 1 gewürfelte Lore umspinnt das Ziel, 2 Lore vergiften es auch.
ability-c-wid-b = 1 gewürfelte Lore umspinnt das Ziel, 2 Lore vergiften es auch.
ability-c-hyd-b = Stirbt erst mit dem letzten Hals; 1 Würfel und 1 mehr für jeden Kopf; gewürfelte Lore lässt einen Hals mit zwei Köpfen wachsen.
ability-c-ear-b = Zieht 1 Feld für jede ausgegebene Lore und weicht nie; gewürfelte Lore erschüttert alle Einheiten ringsum.
ability-c-roc-r = Zieht 1 Feld für jede ausgegebene Lore und weicht nie; gewürfelte Lore erschüttert alle ringsum; verschwindet ohne Befehl.
ability-c-wgi-g = Raserei; jede gewürfelte Lore stößt das Ziel 2 Felder zurück; wirft aus Wäldern mit Stämmen.
ability-c-hgi-b = Raserei; jede gewürfelte Lore stößt das Ziel 2 Felder zurück; wirft vom Steinhaufen mit Felsen.
ability-c-tro-b = Schläge treffen ihn nie; blaue Helme nehmen ihm seine 2 Lebensmarker und dann das Leben; jede gewürfelte Lore bringt einen zurück.
ability-c-wyv-g = Fliegt 2 bis 4 Felder; ihr Odem (2 Würfel, 1 Lore) hinterlässt Gift; 2 Siegesbanner wert.
ability-c-dra-b = Fliegt 2 bis 4 Felder; sein Odem (3 Würfel, 2 Lore) hinterlässt Frost; 2 Siegesbanner wert.
ability-c-fir-r = Fliegt 2 bis 4 Felder; sein Odem (4 Würfel, 3 Lore) hinterlässt Feuer; 2 Siegesbanner wert.

## Waffen und was Einheiten bei sich haben

weapon-short-sword = Kurzschwert
weapon-long-sword = Langschwert
weapon-spear = Speer
weapon-halberd = Hellebarde
weapon-battle-axe = Streitaxt
weapon-lance = Lanze
weapon-spiked-club = Stachelkeule
weapon-bass-drum = Pauke
weapon-common-bow = Bogen
weapon-long-bow = Langbogen
weapon-reflex-bow = Reflexbogen
weapon-crossbow = Armbrust
weapon-arbalest = Arbaleste
weapon-bolt-thrower = Bolzenschleuder
weapon-sling = Schleuder
weapon-bagpipe = Dudelsack
weapon-spy-glass = Fernrohr
weapon-hero-weapon = Heldenwaffe
weapon-bite = Biss
weapon-bite-tail = Biss und Schwanz
weapon-giant-hammer = Riesenhammer
weapon-giant-cleaver = Riesenbeil
weapon-earth-shakes = Bebende Erde
weapon-rock-fist = Felsenfaust
weapon-thrown-rocks = Geworfene Felsen
weapon-thrown-logs = Geworfene Stämme
weapon-ball-lightning = Kugelblitz
weapon-frost-bolt = Frostblitz
weapon-hunters-bow = Jägerbogen
weapon-wand-of-sparks = Funkenstab

weapon-short-sword-help = Schläge treffen; berittene Ziele ignorieren 1 davon.
weapon-long-sword-help = Schläge treffen, auch berittene Ziele.
weapon-spear-help = Schläge treffen; berittene Ziele ignorieren 1 davon; 1 Würfel mehr beim Zurückschlagen.
weapon-halberd-help = Schläge treffen, auch berittene Ziele; 1 Würfel mehr beim Zurückschlagen.
weapon-battle-axe-help = Schläge treffen; berittene Ziele ignorieren 1; ein Schlag, der traf, wird noch einmal geworfen.
weapon-lance-help = Schläge treffen, auch berittene Ziele; beim Reiterangriff 2 Würfel mehr.
weapon-spiked-club-help = Schläge treffen und werden erneut geworfen; berittene Ziele ignorieren 1 davon.
weapon-bass-drum-help = Schläge treffen nicht.
weapon-common-bow-help = Reichweite 4; Schläge treffen nie; nach einer Bewegung 1 Würfel weniger.
weapon-long-bow-help = Reichweite 4; Schläge treffen nur im Fernkampf; nach einer Bewegung 1 Würfel weniger.
weapon-reflex-bow-help = Reichweite 3; Schläge treffen nie; nach einer Bewegung kein Würfel weniger.
weapon-crossbow-help = Reichweite 3; Schläge treffen nur im Fernkampf; nach einer Bewegung 1 Würfel weniger.
weapon-arbalest-help = Reichweite 3; Schläge treffen nur im Fernkampf; nach einer Bewegung nur 1 Würfel.
weapon-bolt-thrower-help = Reichweite 5; Schläge treffen nur im Fernkampf; nach einer Bewegung kein Kampf.
weapon-sling-help = Reichweite 2; Schläge treffen nie; ohne Bewegung 1 Würfel mehr.
weapon-bagpipe-help = Reichweite 3; alle Treffer zählen als Flaggen.
weapon-spy-glass-help = Gibt den Schützen 1 mehr Reichweite und im Fernkampf 1 Würfel mehr.
weapon-hero-weapon-help = Schläge treffen; gegen einen Helden zu Fuß ignorieren berittene Ziele 1 davon.
weapon-bite-help = Schläge treffen.
weapon-bite-tail-help = Schläge treffen.
weapon-giant-hammer-help = Schläge treffen und werden erneut geworfen; Lore stößt das Ziel zurück.
weapon-giant-cleaver-help = Schläge treffen nicht.
weapon-earth-shakes-help = Schläge treffen; Gelände begrenzt die Würfel nie.
weapon-rock-fist-help = Schläge treffen; Gelände begrenzt die Würfel nie.
weapon-thrown-rocks-help = Reichweite 3 mit 3 Würfeln; nur Helme in der Farbe des Ziels treffen.
weapon-thrown-logs-help = Entfernung 2 oder 3 mit 3 Würfeln; nur Helme in der Farbe des Ziels treffen.
weapon-ball-lightning-help = Reichweite 3 mit 2 Würfeln; Helme in der Farbe des Ziels, Schläge und Lore treffen.
weapon-frost-bolt-help = Reichweite 2 mit 1 Würfel; Helme in der Farbe des Ziels und Schläge treffen; ein Treffer oder Lore lässt das Ziel gefrieren.
weapon-hunters-bow-help = Reichweite 3 mit 2 Würfeln, nach einer Bewegung 1 weniger; nur Helme in der Farbe des Ziels treffen.
weapon-wand-of-sparks-help = Reichweite 2 mit 1 Würfel; jeder Helm, jeder Schlag und jede Lore trifft.

attachment-spotter = Späher
attachment-goblin-drum = Goblintrommel
attachment-horn = Horn
attachment-bass-drummer = Paukenschläger
attachment-drummer = Trommler
attachment-spotter-help = Gibt 1 mehr Reichweite und 1 Würfel im Fernkampf, solange der Trupp mehr als seine letzte Figur hat.
attachment-goblin-drum-help = Macht einmal mehr standhaft, solange der Trupp mehr als seine letzte Figur hat.
attachment-horn-help = Darf einen Nachbarn mit Befehl rufen, der gegen dasselbe Ziel mitwürfelt.
attachment-bass-drummer-help = Trägt das Banner der Goblin-Kapelle.
attachment-drummer-help = Macht die Goblin-Kapelle standhaft, solange er steht.

## Gelände, Landmarken, Horte

terrain-countryside = Offenes Land
terrain-wooded = Wald
terrain-elevated = Hügel
terrain-waterway = Wasser
terrain-cliff = Klippe
terrain-marsh = Sumpf
terrain-ford = Furt
terrain-bridge = Brücke
terrain-stone-bridge = Steinbrücke
terrain-stakes = Schützenpfähle
terrain-rampart = Wall
terrain-stronghold = Festung
terrain-training-camp = Ausbildungslager
terrain-healing-pool = Heilquelle
terrain-rogues-den = Schurkenhöhle
terrain-magic-pentacle = Pentakel
terrain-command-tent = Feldherrnzelt
terrain-graveyard = Friedhof
terrain-witchs-hut = Hexenhütte
terrain-summoning-circle = Beschwörungskreis
terrain-magic-vortex = Magischer Wirbel
terrain-rock-pile = Steinhaufen
terrain-forest-lair = Waldhort
terrain-passage = Geheimgang
terrain-levy = Lehnsaufgebot

terrain-countryside-help = Ohne Wirkung.
terrain-wooded-help = Hält für den ganzen Zug an; höchstens 2 Würfel hinein oder hinaus; versperrt die Sicht.
terrain-elevated-help = Bergauf höchstens 2 Würfel, von oben oder auf gleicher Höhe 3; versperrt die Sicht, außer von verbundenen Hügeln aus.
terrain-waterway-help = Unpassierbar.
terrain-cliff-help = Ein Hügel, über dessen Klippenseiten weder gegangen noch im Nahkampf gekämpft wird.
terrain-marsh-help = Hält für den ganzen Zug an; höchstens 2 Würfel hinein oder hinaus.
terrain-ford-help = Hält an; höchstens 2 Würfel hinaus; löscht Feuer.
terrain-bridge-help = Die Einheit darauf ist standhaft.
terrain-stone-bridge-help = Die Einheit darauf ist standhaft; ein Troll ignoriert hier alle Flaggen und gewinnt Leben zurück.
terrain-stakes-help = Hält für den ganzen Zug an, und nur Schützen zu Fuß kämpfen im Zug des Betretens; Schützen zu Fuß darauf sind standhaft und ignorieren im Nahkampf 1 Schlag.
terrain-rampart-help = Hält an; Kampf beim Betreten nur von einem anderen Wall aus; höchstens 2 Würfel hinein oder hinaus; standhaft.
terrain-stronghold-help = Macht Einheiten des Besitzers darin und daneben standhaft; ein Feind darin kostet ihn eine Befehlskarte.
terrain-training-camp-help = Ein Trupp des Besitzers darf hier üben, statt zu handeln, und erhält einmalig das nächsthöhere Banner.
terrain-healing-pool-help = Ein Trupp des Besitzers darf hier, statt zu kämpfen, einmalig alle Figuren zurückgewinnen.
terrain-rogues-den-help = Eine Einheit des Besitzers darf von hier für 1 Lore durch den Geheimgang.
terrain-magic-pentacle-help = Der Besitzer nimmt am Ende seines Zuges 1 Lore, wenn ein Trupp von ihm hier steht.
terrain-command-tent-help = Wer seinen Zug auf dem feindlichen Zelt beginnt, nimmt es für ein Siegesbanner.
terrain-graveyard-help = Hält an; wer von hier oder daneben weichen muss, flieht, als wäre er ängstlich.
terrain-witchs-hut-help = Nur zu Fuß; hält an, beim Betreten kein Kampf; höchstens 2 Würfel hinein oder hinaus; standhaft.
terrain-summoning-circle-help = Ein Trupp des Besitzers darf hier würfeln; Lore bringt das Erdelementar.
terrain-magic-vortex-help = Niemand darf ihn betreten.
terrain-rock-pile-help = Von hier wirft ein Hügelriese Felsen; für alle anderen eine Landmarke, die anhält.
terrain-forest-lair-help = Wald, aus dem der Waldriese Stämme wirft.
terrain-passage-help = Der Ausgang der Schurkenhöhle.

## Marker

token-lore = Lore
token-web = Netz
token-poison = Gift
token-fire = Feuer
token-frost = Frost
token-poison-breath = Giftodem
token-troll-life = Leben
token-conjure = Beschwörung
token-alliance = Bündnis
token-turn-marker = Zugmarker
token-treasure = Schatz
token-experience = Erfahrung
token-advisor = Berater
token-victor-lore = Siegerlore
token-victor = Siegerlore
token-life = Leben
token-neck = Köpfe
token-spotter = Späher
token-goblin-drum = Goblintrommel
token-horn = Horn
token-savvy = Kampferfahren
token-leader = Anführer

token-lore-help = Bezahlt Lore-Karten und Kräfte.
token-web-help = Die Einheit kann nicht ziehen, kämpfen oder weichen, und Flaggen gegen sie sind Treffer; 1 Lore entfernt es.
token-poison-help = Lore, die gegen die Einheit oder von ihr gewürfelt wird, trifft sie; 2 Lore entfernen es, wenn kein Netz mehr da ist.
token-fire-help = 1 Treffer zu Beginn der Befehlsphase des Besitzers, höchstens 2 Würfel und 1 Feld; eine Furt oder 2 Lore löschen es.
token-frost-help = Die Einheit kann weder ziehen noch Flaggen ignorieren, Flaggen gegen sie sind Treffer, und sie kämpft mit höchstens 2 Würfeln; 2 Lore entfernen ihn.
token-poison-breath-help = Lore, die gegen die Einheit oder von ihr gewürfelt wird, trifft sie; 2 Lore entfernen ihn.
token-troll-life-help = Ein Treffer nimmt einen; ohne Marker tötet der nächste Treffer.
token-conjure-help = Solange er auf dem Zauberer liegt, kosten Zaubererkarten 3 Lore mehr.
token-alliance-help = Kennzeichnet die Einheiten eines von zwei Verbündeten.
token-turn-marker-help = Zeigt, wer wann am Zug ist.
token-treasure-help = Bezahlt nach dem Abenteuer Artefakte.
token-experience-help = Bezahlt nach dem Abenteuer Fertigkeiten.
token-advisor-help = Ein Held, der nun im Kriegsrat sitzt.
token-victor-lore-help = Für eine getötete Kreatur oder einen verwundeten Helden: einmal 1 Würfel mehr, 1 Feld mehr oder 1 Flagge ignoriert.

## Kriegsrat

class-commander = Feldherr
class-wizard = Zauberer
class-cleric = Kleriker
class-warrior = Krieger
class-rogue = Schurke
class-guest = Berater
class-commander-help = Seine Stufe gibt eine Hand von 3 bis 6 Befehlskarten.
class-wizard-help = Herr der rohen Magie: Blitze, Nebel, Portale und beschworene Elementare.
class-cleric-help = Heilt, segnet und wendet die Natur gegen den Feind.
class-warrior-help = Lässt Einheiten härter zuschlagen und fester stehen.
class-rogue-help = Stiehlt, späht, lauert auf und verdirbt, was andere spielen.

## Befehlskarten

card-CC-SL = Spähen links
card-CC-SC = Spähen im Zentrum
card-CC-SR = Spähen rechts
card-CC-PL = Streife links
card-CC-PC = Streife im Zentrum
card-CC-PR = Streife rechts
card-CC-AL = Angriff links
card-CC-AC = Angriff im Zentrum
card-CC-AR = Angriff rechts
card-CC-VL = Vormarsch links
card-CC-VC = Vormarsch im Zentrum
card-CC-VR = Vormarsch rechts
card-CC-LN = Schlachtlinie
    .title = Schlacht{"\u00AD"}linie
card-CC-PN = Zangengriff
card-CC-WG = Keil
card-CT-GB = Grüne Banner
card-CT-BB = Blaue Banner
card-CT-RB = Rote Banner
card-CT-CA = Gegenangriff
card-CT-DS = Pfeilhagel
card-CT-FO = Sturm zu Fuß
card-CT-FM = Gewaltmarsch
card-CT-LD = Führung
card-CT-MC = Reiterangriff
    .title = Reiter{"\u00AD"}angriff
card-CT-BL = BattleLore
card-conjure = Das Felselementar beschwören

short-CC-SL = links 1, ziehe 2, behalte 1
short-CC-SC = Zentrum 1, ziehe 2, behalte 1
short-CC-SR = rechts 1, ziehe 2, behalte 1
short-CC-PL = links 2
short-CC-PC = Zentrum 2
short-CC-PR = rechts 2
short-CC-AL = links 3
short-CC-AC = Zentrum 3
short-CC-AR = rechts 3
short-CC-VL = links, je Karte eine
short-CC-VC = Zentrum, je Karte eine
short-CC-VR = rechts, je Karte eine
short-CC-LN = 1 in jedem Abschnitt
short-CC-PN = links 2, rechts 2
short-CC-WG = links 1, Zentrum 2, rechts 1
short-CT-GB = grüne Einheiten, je Karte eine
short-CT-BB = blaue Einheiten, je Karte eine
short-CT-RB = rote Einheiten, je Karte eine
short-CT-CA = die letzte Karte des Feindes, gespiegelt
short-CT-DS = alle Schützen schießen zweimal
short-CT-FO = Einheiten zu Fuß, +1 Würfel im Nahkampf
short-CT-FM = Einheiten zu Fuß, +1 Feld
short-CT-LD = 1 Einheit, +1 Würfel, ziehe 2, behalte 1
short-CT-MC = berittene Einheiten, +1 Würfel im Nahkampf
short-CT-BL = Befehle auswürfeln, +1 Würfel

card-CC-SL-text = Gib 1 Einheit auf deinem linken Flügel einen Befehl. Ziehe danach 2 Befehlskarten und behalte 1.
card-CC-SC-text = Gib 1 Einheit im Zentrum einen Befehl. Ziehe danach 2 Befehlskarten und behalte 1.
card-CC-SR-text = Gib 1 Einheit auf deinem rechten Flügel einen Befehl. Ziehe danach 2 Befehlskarten und behalte 1.
card-CC-PL-text = Gib bis zu 2 Einheiten auf deinem linken Flügel Befehle.
card-CC-PC-text = Gib bis zu 2 Einheiten im Zentrum Befehle.
card-CC-PR-text = Gib bis zu 2 Einheiten auf deinem rechten Flügel Befehle.
card-CC-AL-text = Gib bis zu 3 Einheiten auf deinem linken Flügel Befehle.
card-CC-AC-text = Gib bis zu 3 Einheiten im Zentrum Befehle.
card-CC-AR-text = Gib bis zu 3 Einheiten auf deinem rechten Flügel Befehle.
card-CC-VL-text = Gib so vielen Einheiten auf deinem linken Flügel Befehle, wie du Befehlskarten hast (diese zählt mit).
card-CC-VC-text = Gib so vielen Einheiten im Zentrum Befehle, wie du Befehlskarten hast (diese zählt mit).
card-CC-VR-text = Gib so vielen Einheiten auf deinem rechten Flügel Befehle, wie du Befehlskarten hast (diese zählt mit).
card-CC-LN-text = Gib in jedem Abschnitt 1 Einheit einen Befehl.
card-CC-PN-text = Gib auf jedem Flügel bis zu 2 Einheiten Befehle.
card-CC-WG-text = Gib auf jedem Flügel 1 Einheit und im Zentrum bis zu 2 Einheiten Befehle.
card-CT-GB-text = Gib so vielen grünen Einheiten und Kreaturen Befehle, wie du Befehlskarten hast (diese zählt mit).
card-CT-BB-text = Gib so vielen blauen Einheiten und Kreaturen Befehle, wie du Befehlskarten hast (diese zählt mit).
card-CT-RB-text = Gib so vielen roten Einheiten und Kreaturen Befehle, wie du Befehlskarten hast (diese zählt mit).
card-CT-CA-text = Führe die Befehlskarte aus, die der Feind im letzten Zug gespielt hat, links und rechts vertauscht.
card-CT-DS-text = Gib allen Einheiten mit Fernwaffen Befehle: Sie ziehen nicht und dürfen zweimal schießen. Eine Einheit neben einem Feind kämpft gar nicht.
card-CT-FO-text = Gib so vielen Einheiten zu Fuß Befehle, wie du Befehlskarten hast (diese zählt mit); sie haben in diesem Zug im Nahkampf 1 Würfel mehr.
card-CT-FM-text = Gib so vielen Einheiten zu Fuß Befehle, wie du Befehlskarten hast (diese zählt mit); jede darf 1 Feld weiter ziehen und noch kämpfen.
card-CT-LD-text = Befehl für 1 Einheit deiner Wahl und jede mit Anführer (episch: auch 1 je Stufe des Feldherrn): 1 Würfel mehr in diesem Zug. Ziehe danach 2 Befehlskarten, behalte 1.
card-CT-MC-text = Gib so vielen berittenen Einheiten Befehle, wie du Befehlskarten hast (diese zählt mit); sie haben in diesem Zug im Nahkampf 1 Würfel mehr.
card-CT-BL-text = Wirf 1 Würfel für jede deiner Befehlskarten (diese zählt mit). Helm: Befehl für eine Einheit dieser Farbe; Schlag: für eine beliebige; Lore: 1 Marker. Diese Einheiten haben 1 Würfel mehr, episch 2. Danach werden beide Stapel neu gemischt.
card-conjure-text = Bezahle Lore und setze das Felselementar mit seinem magischen Wirbel auf ein leeres Feld offenen Landes; es darf sofort kämpfen, aber nicht ziehen.

## Lore-Karten

card-WR01 = Stärke
card-WR02 = Gewandtheit
card-WR03 = Zielen
card-WR04 = Laufschritt
card-WR05 = Furchtlos
card-WR06 = Parade
card-WR07 = Berserker
card-WR08 = Sturmangriff
card-WR09 = Waffenmeister
    .title = Waffen{"\u00AD"}meister
card-WR10 = Schildwall
card-WR11 = Nachsetzen
card-WR12 = Die Linie halten
card-WR13 = Riposte
card-WR14 = Erstschlag
card-WR15 = Zweiter Atem
card-RG01 = Taschendieb
card-RG02 = Gewandtheit
card-RG03 = Déjà-vu!
card-RG04 = Furchtlos
card-RG05 = Dolchstoß
card-RG06 = Falsche Befehle
card-RG07 = Entsetzt!
card-RG08 = Vereitelt!
card-RG09 = Hinterhalt
card-RG10 = Vergiftete Klingen
card-RG11 = Spion im Lager
card-RG12 = Zuschlagen und weg
card-RG13 = Rauchwand
card-RG14 = Verborgene Pfade
card-RG15 = Sabotage
card-WZ01 = Adlerauge
card-WZ02 = Großer Eilzauber
card-WZ03 = Portal
card-WZ04 = Feuerball
card-WZ05 = Schleichendes Verderben
    .title = Schlei{"\u00AD"}chendes Verderben
card-WZ06 = Kettenblitz
card-WZ07 = Magie bannen
card-WZ08 = Netz
card-WZ09 = Festhalten
card-WZ10 = Magisches Geschoss
card-WZ11 = Nebel des Schreckens
card-WZ12 = Nebelbank
card-WZ13 = Verzauberte Klingen
card-WZ14 = Steinhaut
card-WZ15 = Geheimes Wissen
card-CL01 = Segen
card-CL02 = Schnell wie der Wind
card-CL03 = Heilende Hände
card-CL04 = Waldesraserei
    .title = Waldes{"\u00AD"}raserei
card-CL05 = Grollende Hügel
card-CL06 = Tobende Flüsse
card-CL07 = Bannung
card-CL08 = Freistatt
card-CL09 = Gebet des Mutes
card-CL10 = Schutzgeist
card-CL11 = Untier vertreiben
card-CL12 = Läuterung
card-CL13 = Dornenpfad
card-CL14 = Göttlicher Zorn
card-CL15 = Opfergabe

card-WR01-text = Vor deinem Angriff: Der Angreifer hat in diesem Zug in allen Kämpfen 1 Würfel mehr.
card-WR02-text = Reaktion vor feindlichem Angriff: Dein Verteidiger ignoriert in diesem Kampf 1 Helm seiner Farbe.
card-WR03-text = Vor deinem Fernkampfangriff: Der Angreifer hat in diesem Zug im Fernkampf 3 Würfel mehr.
card-WR04-text = In der Bewegungsphase: 1 Einheit mit Befehl, die noch nicht gezogen hat, darf 1 Feld weiter ziehen.
card-WR05-text = Reaktion vor feindlichem Angriff: Dein Verteidiger gilt in diesem Zug als standhaft und darf beliebig viele Flaggen ignorieren; der Angreifer kann kein anderes Ziel wählen.
card-WR06-text = Reaktion vor feindlichem Angriff: Der Angreifer hat für den Rest des Zuges in jedem Angriff höchstens 2 Würfel.
card-WR07-text = Vor deinem Nahkampfangriff: Der Angreifer hat in diesem Zug im Nahkampf 1 Würfel je Stufe mehr, und jeder Schlag, der trifft, bringt sofort noch einen Würfel.
card-WR08-text = Anstelle einer Befehlskarte: Alle deine Einheiten neben einem Feind erhalten Befehle; sie ziehen nicht und haben im Nahkampf 1 Würfel mehr.
card-WR09-text = Vor deinem Nahkampfangriff: Lore, die der Angreifer in diesem Zug im Nahkampf würfelt, trifft.
card-WR10-text = Reaktion vor feindlichem Nahkampfangriff auf deinen Trupp zu Fuß: Alle Schläge dieses Kampfes werden ignoriert.
card-WR11-text = Nach erfolgreichem Nahkampfangriff deines Trupps zu Fuß: Nach dem Nachrücken darf er einen Bonusangriff führen.
card-WR12-text = Reaktion auf die feindliche Befehlskarte: 1 deiner Einheiten und 1 mehr je Stufe sind in diesem Zug einmal mehr standhaft.
card-WR13-text = Reaktion nach feindlichem Nahkampfangriff: Deine Einheit, die noch in ihrem Feld steht, darf mit 1 Würfel mehr zurückschlagen, auch wenn sie nicht standhaft ist.
card-WR14-text = Reaktion vor feindlichem Nahkampfangriff: Dein Verteidiger greift zuerst und voll an; danach kann er nicht zurückschlagen.
card-WR15-text = Zur Befehlskarte: Ein geschwächter Trupp von dir gewinnt 1 Figur je Stufe zurück.
card-RG01-text = Zur Befehlskarte: Nimm dem Feind 1 Lore und 1 mehr je Stufe.
card-RG02-text = Reaktion vor feindlichem Angriff: Dein Verteidiger ignoriert in diesem Kampf 1 Helm seiner Farbe.
card-RG03-text = Mit einer anderen Lore-Karte, die nach ihrer Wirkung auf deine Hand zurückkehrt; wird jene aufgehoben, kehrt stattdessen diese zurück.
card-RG04-text = Reaktion vor feindlichem Angriff: Dein Verteidiger gilt in diesem Zug als standhaft und darf beliebig viele Flaggen ignorieren; der Angreifer kann kein anderes Ziel wählen.
card-RG05-text = Reaktion auf Würfel eines feindlichen Nahkampfangriffs: Schläge, die treffen würden, erleidet der Angreifer selbst.
card-RG06-text = Reaktion auf die feindliche Befehlskarte: Der Feind nimmt sie zurück; du siehst seine Hand an und wählst, welche Karte er spielen muss.
card-RG07-text = Vor deinem Angriff: Das Ziel, kein Elementar oder Drache, ist für den Rest des Zuges ängstlich und nicht standhaft.
card-RG08-text = Reaktion auf eine feindliche Lore-Karte: Hebe sie für die Hälfte ihres Preises auf, aufgerundet.
card-RG09-text = Reaktion, wenn ein Feind seine Bewegung neben deiner Einheit beendet: Sie greift ihn sofort im Nahkampf mit 1 Würfel mehr an.
card-RG10-text = Vor dem Nahkampfangriff deines Trupps zu Fuß: Trifft er, wird das Ziel vergiftet.
card-RG11-text = Zur Befehlskarte: Sieh die Lore-Karten des Feindes an und wirf eine ab; ab Stufe 2 sieh auch seine Befehlskarten an.
card-RG12-text = Nach dem Angriff deines Trupps: Er zieht bis zu 2 Felder auf deine Seite zu.
card-RG13-text = Reaktion vor feindlichem Fernkampfangriff: Er wird aufgehoben, und auf deine Einheit kann in diesem Zug nicht mehr geschossen werden.
card-RG14-text = In der Bewegungsphase: 1 Einheit mit Befehl je Stufe ignoriert in diesem Zug Gelände, das anhält oder den Kampf verbietet.
card-RG15-text = Zur Befehlskarte: Bis zum Ende des nächsten feindlichen Zuges macht ein Feind keine Fernkampfangriffe, oder eine feindliche Landmarke wirkt nicht.
card-WZ01-text = Nach deinen Befehlen: Eine Einheit mit Befehl und Fernwaffe reicht in diesem Zug 1 Feld je Stufe weiter und braucht keine Sichtlinie.
card-WZ02-text = In der Bewegungsphase: 1 Einheit mit Befehl und 1 mehr je Stufe dürfen 1 Feld weiter ziehen.
card-WZ03-text = In der Bewegungsphase: Statt zu ziehen, kommt eine Einheit mit Befehl auf ein leeres Feld, das bis zu 3 Felder entfernt ist, 1 mehr je Stufe.
card-WZ04-text = Zur Befehlskarte: Wirf 2 Würfel und 1 mehr je Stufe gegen eine feindliche Einheit; jede Lore vernichtet sie, sonst treffen Helme ihrer Farbe.
card-WZ05-text = Zur Befehlskarte: Wirf gegen jede feindliche Einheit eines Abschnitts 1 Würfel, auf Stufe 3 zwei; Helme ihrer Farbe treffen.
card-WZ06-text = Zur Befehlskarte: Wirf 2 Würfel gegen eine feindliche Einheit; trifft der Blitz, darf er auf eine Nachbarin überspringen, einmal je Stufe.
card-WZ07-text = Reaktion auf eine feindliche Lore-Karte: Hebe sie auf.
card-WZ08-text = Zur Befehlskarte: Eine feindliche Einheit wird umsponnen; oder als Reaktion stürzt ein fliegender Drache ab.
card-WZ09-text = Reaktion auf eine feindliche Bewegung: Sie endet, wo die Einheit ist; ein fliegender Drache stürzt ab.
card-WZ10-text = Zur Befehlskarte: Wirf 1 Würfel je Stufe gegen eine feindliche Einheit, höchstens 4 Felder von einer deiner Einheiten entfernt; Helme ihrer Farbe treffen.
card-WZ11-text = Zur Befehlskarte: Alle feindlichen Einheiten eines Abschnitts sind in diesem Zug ängstlich und nicht standhaft.
card-WZ12-text = Reaktion vor feindlichem Fernkampfangriff: Alle feindlichen Fernkampfangriffe haben in diesem Zug nur noch höchstens 1 Würfel.
card-WZ13-text = Nach deinen Befehlen: Lore, die 1 Einheit mit Befehl je Stufe in diesem Zug im Nahkampf würfelt, trifft.
card-WZ14-text = Reaktion auf Würfel eines feindlichen Angriffs: Ignoriere 1 beliebigen Treffer je Stufe.
card-WZ15-text = In der Nachziehphase: Ziehe statt der üblichen Wahl 3 Lore-Karten, behalte 1 und nimm 1 Lore je Stufe.
card-CL01-text = Nach den Würfeln deines Angriffs: Wirf beliebig viele davon noch einmal.
card-CL02-text = In der Bewegungsphase: 1 Einheit mit Befehl je Stufe darf 1 Feld weiter ziehen und ignoriert Gelände, das anhält.
card-CL03-text = Zur Befehlskarte: Ein geschwächter Trupp von dir gewinnt die Hälfte seiner verlorenen Figuren zurück, aufgerundet.
card-CL04-text = Zur Befehlskarte: Wirf gegen jede feindliche Einheit im Wald 1 Würfel je Stufe; Helme treffen, Flaggen zwingen zum Rückzug.
card-CL05-text = Zur Befehlskarte: Wirf gegen jede feindliche Einheit auf Hügel oder Klippe 1 Würfel je Stufe; Helme treffen, Flaggen zwingen zum Rückzug.
card-CL06-text = Zur Befehlskarte: Wirf gegen jede feindliche Einheit auf Furt oder Brücke oder neben Wasser 1 Würfel je Stufe; Helme treffen, Flaggen zwingen zum Rückzug.
card-CL07-text = Reaktion auf eine feindliche Lore-Karte: Hebe sie auf.
card-CL08-text = Reaktion vor feindlichem Angriff: Er wird aufgehoben; deine Einheit kann in diesem Zug nicht angegriffen werden und erhält in deinem nächsten Zug keinen Befehl.
card-CL09-text = Zur Befehlskarte: 1 Einheit von dir je Stufe ist bis zu deinem nächsten Zug einmal mehr standhaft.
card-CL10-text = Reaktion auf Würfel eines feindlichen Angriffs: Dein Verteidiger nimmt nur die Hälfte der Treffer, aufgerundet.
card-CL11-text = Zur Befehlskarte: Eine feindliche Kreatur (kein Elementar) oder Goblinoiden-Einheit muss sich 1 Feld und 1 mehr je Stufe zurückziehen.
card-CL12-text = Nach deinen Befehlen: 1 deiner Einheiten je Stufe verliert alle Marker für Netz, Gift, Feuer und Frost.
card-CL13-text = Zur Befehlskarte: Im nächsten feindlichen Zug kann einer seiner Trupps nicht ziehen, nur sich zurückziehen.
card-CL14-text = Zur Befehlskarte: Wirf 3 Würfel und 1 mehr je Stufe gegen eine feindliche Einheit; Helme ihrer Farbe, Schläge und Lore treffen.
card-CL15-text = In der Nachziehphase: Nimm 1 Lore je Stufe zusätzlich zu deiner üblichen Wahl.

## Ruf zu den Waffen

set-SA = Hausmacht (Standarte A)
    .title = Hausmacht
set-SB = Blüte der Ritterschaft (Standarte B)
    .title = Blüte der Ritterschaft
set-SC = Pakt der Eisenzwerge (Standarte C)
    .title = Pakt der Eisenzwerge
set-PA = Aufgebot der Grafschaften (Wimpel A)
    .title = Aufgebot der Grafschaften
set-PB = Markgrafen (Wimpel B)
    .title = Markgrafen
set-PC = Goblinhorde (Wimpel C)
    .title = Goblinhorde

deployment-SA1 = Hausmacht 1
deployment-SA2 = Hausmacht 2
deployment-SA3 = Hausmacht 3
deployment-SA4 = Hausmacht 4
deployment-SA5 = Hausmacht 5
deployment-SA6 = Hausmacht 6
deployment-SA7 = Hausmacht 7
deployment-SB1 = Blüte der Ritterschaft 1
deployment-SB2 = Blüte der Ritterschaft 2
deployment-SB3 = Blüte der Ritterschaft 3
deployment-SB4 = Blüte der Ritterschaft 4
deployment-SB5 = Blüte der Ritterschaft 5
deployment-SB6 = Blüte der Ritterschaft 6
deployment-SB7 = Blüte der Ritterschaft 7
deployment-SC1 = Pakt der Eisenzwerge 1
deployment-SC2 = Pakt der Eisenzwerge 2
deployment-SC3 = Pakt der Eisenzwerge 3
deployment-SC4 = Pakt der Eisenzwerge 4
deployment-SC5 = Pakt der Eisenzwerge 5
deployment-SC6 = Pakt der Eisenzwerge 6
deployment-SC7 = Pakt der Eisenzwerge 7
deployment-PA1 = Aufgebot der Grafschaften 1
deployment-PA2 = Aufgebot der Grafschaften 2
deployment-PA3 = Aufgebot der Grafschaften 3
deployment-PA4 = Aufgebot der Grafschaften 4
deployment-PA5 = Aufgebot der Grafschaften 5
deployment-PA6 = Aufgebot der Grafschaften 6
deployment-PA7 = Aufgebot der Grafschaften 7
deployment-PB1 = Markgrafen 1
deployment-PB2 = Markgrafen 2
deployment-PB3 = Markgrafen 3
deployment-PB4 = Markgrafen 4
deployment-PB5 = Markgrafen 5
deployment-PB6 = Markgrafen 6
deployment-PB7 = Markgrafen 7
deployment-PC1 = Goblinhorde 1
deployment-PC2 = Goblinhorde 2
deployment-PC3 = Goblinhorde 3
deployment-PC4 = Goblinhorde 4
deployment-PC5 = Goblinhorde 5
deployment-PC6 = Goblinhorde 6
deployment-PC7 = Goblinhorde 7

specialist-SP01 = Arbalestenschützen
    .title = Arbalesten{"\u00AD"}schützen
specialist-SP02 = Arbalestenschützen II
    .title = Arbalesten{"\u00AD"}schützen II
specialist-SP03 = Arbalestenschützen III
    .title = Arbalesten{"\u00AD"}schützen III
specialist-SP04 = Schützenpfähle
    .title = Schützen{"\u00AD"}pfähle
specialist-SP05 = Bessere Bögen
specialist-SP06 = Zwergensöldner
    .title = Zwergen{"\u00AD"}söldner
specialist-SP07 = Goblinoide Söldner
specialist-SP08 = Ritter zu Fuß
specialist-SP09 = Lanzenritter
specialist-SP10 = Berittene Ritter
specialist-SP11 = Hellebardiere
    .title = Helle{"\u00AD"}bardiere
specialist-SP12 = Speerträger
specialist-SP13 = Hornbläser
specialist-SP14 = Zwangsrekrutierung
    .title = Zwangs{"\u00AD"}rekrutierung
specialist-SP15 = Trugbilder
specialist-SP16 = Unterwanderung
    .title = Unter{"\u00AD"}wanderung
specialist-SP17 = Verbündete des Königs
specialist-SP18 = Gebet
specialist-SP19 = Aussichtspunkt
    .title = Aussichts{"\u00AD"}punkt
specialist-SP20 = Axtschwinger
specialist-SP21 = Zwergen-Speerträger
specialist-SP22 = Dudelsackpfeifer
    .title = Dudelsack{"\u00AD"}pfeifer
specialist-SP23 = Rinderreiter
specialist-SP24 = Bärenreiter
specialist-SP25 = Häuptlinge
specialist-SP26 = Große Bolzenschleuder
    .title = Große Bolzen{"\u00AD"}schleuder
specialist-SP27 = Späher
specialist-SP28 = Goblin-Kapelle
specialist-SP29 = Oger
specialist-SP30 = Steinwälle
specialist-SP31 = Gedungene Kreatur
specialist-SP32 = Heckenzauberer
    .title = Hecken{"\u00AD"}zauberer

specialist-SP01-text = Ersetze eine Einheit Bogenschützen durch Arbalestenschützen.
specialist-SP02-text = Stelle Arbalestenschützen auf deiner Grundlinie auf.
specialist-SP03-text = Ersetze Zwergen-Armbrustschützen oder menschliche Bogenschützen durch Zwergen-Arbalestenschützen.
specialist-SP04-text = Setze Pfähle unter bis zu 3 deiner Einheiten zu Fuß mit Fernwaffen, die auf offenem Land oder Hügeln stehen.
specialist-SP05-text = Alle deine menschlichen Bögen werden für das ganze Spiel zu Langbögen.
specialist-SP06-text = Ersetze bis zu 2 menschliche Schwertkämpfer-Einheiten zu Fuß durch Zwerge derselben Farbe.
specialist-SP07-text = Ersetze bis zu 2 menschliche Schwertkämpfer-Einheiten zu Fuß durch Goblinoide derselben Farbe und stelle Goblin-Schwertkämpfer auf deiner Grundlinie auf.
specialist-SP08-text = Ersetze Schwere Infanterie durch Ritter zu Fuß.
specialist-SP09-text = Ersetze Schwere Kavallerie durch Lanzenritter.
specialist-SP10-text = Ersetze Linien- oder Schwere Kavallerie durch Berittene Ritter.
specialist-SP11-text = Ersetze bis zu 2 Einheiten Linieninfanterie durch Hellebardiere.
specialist-SP12-text = Ersetze bis zu 2 Einheiten Linieninfanterie durch Speerträger.
specialist-SP13-text = Gib bis zu 2 menschlichen Einheiten zu Fuß ein Horn.
specialist-SP14-text = Stelle eine weitere Einheit deiner Reservekarte auf.
specialist-SP15-text = Lass bis zu 2 Paare deiner Trupps die Plätze tauschen.
specialist-SP16-text = Bewege bis zu 3 deiner Einheiten, mit einem Schurken der Stufe 2 oder 3 bis zu 4; keine darf neben einem Feind enden.
specialist-SP17-text = Gib einem Trupp 1 Figur über seine Anfangszahl hinaus, mit einem Krieger der Stufe 3 sogar 2 Figuren.
specialist-SP18-text = Wenn Lore ausgeteilt wird, ziehe 1 Lore-Karte mehr und nimm 1 Lore je Stufe des Klerikers mehr.
specialist-SP19-text = Bewege bis zu 2 Reserve-Einheiten auf leere Hügel oder Wälder in deinen ersten 4 Reihen.
specialist-SP20-text = Ersetze bis zu 2 blaue Schwertkämpfer-Einheiten zu Fuß durch Zwergen-Axtschwinger.
specialist-SP21-text = Stelle Zwergen-Speerträger auf deiner Grundlinie auf.
specialist-SP22-text = Ersetze einen Trupp zu Fuß durch Zwergen-Dudelsackpfeifer derselben Farbe.
specialist-SP23-text = Ersetze Linienkavallerie durch Zwergen-Rinderreiter.
specialist-SP24-text = Ersetze Schwere Kavallerie durch Zwergen-Bärenreiter.
specialist-SP25-text = Ersetze einen roten Trupp zu Fuß durch Zwergen-Häuptlinge.
specialist-SP26-text = Ersetze einen Trupp zu Fuß mit Fernwaffen durch eine Große Bolzenschleuder.
specialist-SP27-text = Gib bis zu 2 Trupps zu Fuß mit Fernwaffen einen Späher.
specialist-SP28-text = Ersetze Goblin-Schwertkämpfer durch eine Goblin-Kapelle, oder stelle eine auf deiner Grundlinie auf.
specialist-SP29-text = Ersetze einen roten Trupp zu Fuß durch Oger.
specialist-SP30-text = Setze Wälle unter bis zu 2 Einheiten zu Fuß in deinen ersten 4 Reihen.
specialist-SP31-text = Stelle eine Kreatur, die noch nicht im Spiel ist, auf deiner Grundlinie auf; ein Mitglied deines Kriegsrats verliert 1 Stufe.
specialist-SP32-text = Nimm 3 Lore mehr, wenn Lore ausgeteilt wird.

## Helden: Fertigkeiten, Artefakte, Truhen

skill-SK01 = Reiten
skill-SK02 = Zähigkeit
skill-SK03 = Ansporn
skill-SK04 = Leichtfüßig
skill-SK05 = Schatzsucher
skill-SK06 = Fallengespür
skill-SK07 = Händlerblick
skill-SK08 = Gelehrig
skill-SK09 = Alter Hauptmann
skill-SK10 = Umgehung
skill-SK11 = Klingenmeister
    .title = Klingen{"\u00AD"}meister
skill-SK12 = Zu den Waffen
skill-SK13 = Kundschaften
skill-SK14 = Mit gutem Beispiel
skill-SK15 = Pfadfinder
skill-SK16 = Meuchler
skill-SK17 = Klingenmeister
    .title = Klingen{"\u00AD"}meister
skill-SK18 = Hauen und Stechen
skill-SK19 = Wirbelwind
skill-SK20 = Pfadfinder
skill-SK21 = Meuchler
skill-SK22 = Klingenmeister
    .title = Klingen{"\u00AD"}meister
skill-SK23 = Blutegel
skill-SK24 = Diebeskunst
skill-SK25 = Alchemist
skill-SK26 = Unsichtbarer Diener
skill-SK27 = Kugelblitz
skill-SK28 = Frostblitz
skill-SK29 = Große Beschwörung
skill-SK30 = Gesang
skill-SK31 = Kräuterkunde
skill-SK32 = Weihe
skill-SK33 = Wunderheilung
    .title = Wunder{"\u00AD"}heilung

skill-SK01-text = Der Held ist beritten: Er zieht als Recke 4 Felder und schließt sich nur berittenen Trupps an.
skill-SK02-text = Seine Verwundungswürfe haben 1 Würfel weniger, aber mindestens 1.
skill-SK03-text = Der Trupp, den er führt, ist einmal mehr standhaft.
skill-SK04-text = Als Recke zu Fuß zieht er 1 Feld weiter.
skill-SK05-text = Wenn er sucht, werden bis zu 2 Truhen aufgedeckt, und er wählt die gültige.
skill-SK06-text = Fallen würfeln gegen ihn mit 1 Würfel weniger.
skill-SK07-text = Ein Einkauf kostet ihn 4 Schatzmarker.
skill-SK08-text = Nach dem Abenteuer erhält er 1 Erfahrungsmarker mehr.
skill-SK09-text = Einmal je Abenteuer darf seine Einheit zusätzlich zu den Befehlen der Befehlskarte einen Befehl erhalten.
skill-SK10-text = Eine Abschnittskarte darf ihm und seiner Einheit auch außerhalb ihrer Abschnitte einen Befehl geben; er zählt als einer ihrer Befehle.
skill-SK11-text = 1 Würfel mehr im Nahkampf.
skill-SK12-text = Ein Nachbar mit Befehl, der noch nicht gekämpft hat, darf darauf verzichten und ihm 2 Würfel mehr im Nahkampf geben.
skill-SK13-text = Erhält er den Befehl einer Spähkarte, ziehst du 3 statt 2 Befehlskarten und behältst 1.
skill-SK14-text = Erhält er den Befehl einer Spähkarte, darf er auch bis zu 3 Einheiten einer Gruppe neben sich Befehle geben.
skill-SK15-text = Er oder seine Einheit zieht 1 Feld weiter, und kein Gelände hält an oder verbietet danach den Kampf; Obergrenzen für Würfel bleiben.
skill-SK16-text = Gegen einen Helden oder eine Einheit mit Anführer: 1 Würfel mehr im Nahkampf und beim Verwundungswurf.
skill-SK17-text = 1 Würfel mehr im Nahkampf.
skill-SK18-text = Im Nahkampf 2 Würfel mehr als Recke, 1 mehr als Anführer.
skill-SK19-text = Einmal je Zug darf er nach einem Angriff, der traf, einen anderen benachbarten Feind angreifen.
skill-SK20-text = Er oder seine Einheit zieht 1 Feld weiter, und kein Gelände hält an oder verbietet danach den Kampf; Obergrenzen für Würfel bleiben.
skill-SK21-text = Gegen einen Helden oder eine Einheit mit Anführer: 1 Würfel mehr im Nahkampf.
skill-SK22-text = 1 Würfel mehr im Nahkampf, und wenn er trifft, 1 Würfel mehr bei einem Verwundungswurf.
skill-SK23-text = Lore, die bei Angriffen gegen ihn oder seine Einheit gewürfelt wird, geht an dein Lager.
skill-SK24-text = Statt zu kämpfen darf er einen benachbarten feindlichen Helden bestehlen: Schlag oder Lore auf 1 Würfel bringt einen Schatzmarker oder ein zufälliges Artefakt.
skill-SK25-text = Jeder Trank lässt sich dreimal nutzen, einmal je Zug.
skill-SK26-text = Er darf 3 statt 2 Artefakte tragen.
skill-SK27-text = Statt zu kämpfen darf er für 1 Lore einen Fernkampfangriff mit 2 Würfeln und Reichweite 3 führen; Helme in der Farbe des Ziels, Schläge und Lore treffen.
skill-SK28-text = Statt zu kämpfen darf er für 2 Lore einen Fernkampfangriff mit 1 Würfel und Reichweite 2 führen; ein Treffer oder Lore friert das Ziel ein.
skill-SK29-text = Er zieht und trägt für das Abenteuer 1 Artefakt mehr.
skill-SK30-text = Er oder seine Einheit ignoriert 1 Helm oder Schlag je feindlichem Angriff.
skill-SK31-text = Statt zu kämpfen darf er seinem eigenen oder einem benachbarten eigenen Trupp 1 Figur zurückgeben.
skill-SK32-text = Alle eigenen Einheiten neben ihm außer Kreaturen sind einmal mehr standhaft.
skill-SK33-text = Einmal je Abenteuer darf der Kleriker danach 2 Erfahrungsmarker zahlen: Ein Held des Lagers gewinnt 1 Schädel zurück.

artifact-AR01 = Smaragdrüstung
    .title = Smaragd{"\u00AD"}rüstung
artifact-AR02 = Saphirrüstung
    .title = Saphir{"\u00AD"}rüstung
artifact-AR03 = Rubinrüstung
artifact-AR04 = Schützende Armschienen
artifact-AR05 = Kugel der Ablenkung
artifact-AR06 = Turmschild
artifact-AR07 = Helm der Entschlossenheit
    .title = Helm der Entschlossen{"\u00AD"}heit
artifact-AR08 = Bärenfellpanzer
    .title = Bärenfell{"\u00AD"}panzer
artifact-AR09 = Streitross
artifact-AR10 = Phiolenkasten
    .title = Phiolen{"\u00AD"}kasten
artifact-AR11 = Rucksack
artifact-AR12 = Signalhorn
artifact-AR13 = Kriegsstandarte
    .title = Kriegs{"\u00AD"}standarte
artifact-AR14 = Nagelstiefel
artifact-AR15 = Kletterhaken
artifact-AR16 = Feldkarte
artifact-AR17 = Laterne des Suchers
artifact-AR18 = Mahlstrommantel
    .title = Mahlstrom{"\u00AD"}mantel
artifact-AR19 = Fangseil
artifact-AR20 = Hasenpfote
artifact-AR21 = Lorestein
artifact-AR22 = Eulenamulett
artifact-AR23 = Stiefel der Eile
artifact-AR24 = Handschuhe der Macht
artifact-AR25 = Ring des Befehls
artifact-AR26 = Schattenmantel
    .title = Schatten{"\u00AD"}mantel
artifact-AR27 = Riesengürtel
artifact-AR28 = Banner des Heiligen
artifact-AR29 = Spiegel der Wahrheit
artifact-AR30 = Lorekelch
artifact-AR31 = Schwert der Morgenröte
artifact-AR32 = Flammenklinge
    .title = Flammen{"\u00AD"}klinge
artifact-AR33 = Drachentöterspeer
    .title = Drachentöter{"\u00AD"}speer
artifact-AR34 = Donnerhammer
artifact-AR35 = Jagdbogen
artifact-AR36 = Funkenstab
artifact-AR37 = Streitkolben der Frömmigkeit
artifact-AR38 = Giftdolch
artifact-AR39 = Turnierlanze
artifact-AR40 = Marschallstab
    .title = Marschall{"\u00AD"}stab
artifact-AR41 = Trank der Furcht
artifact-AR42 = Blutkelch
artifact-AR43 = Trank der Fallenkunde
artifact-AR44 = Wein der Verzerrung
artifact-AR45 = Heiltrank
artifact-AR46 = Elixier der Tapferkeit
artifact-AR47 = Trank der Unsichtbarkeit
    .title = Trank der Unsicht{"\u00AD"}barkeit
artifact-AR48 = Öl der Schärfe
artifact-AR49 = Beute: Schatz
artifact-AR50 = Beute: Erfahrung
artifact-AR51 = Meisterarzt

artifact-AR01-text = Ignoriert 1 Schlag je Angriff einer grünen Einheit.
artifact-AR02-text = Ignoriert 1 Schlag je Angriff einer blauen Einheit.
artifact-AR03-text = Ignoriert 1 Schlag je Angriff einer roten Einheit.
artifact-AR04-text = Recke: Verwundungswürfe haben 1 Würfel weniger.
artifact-AR05-text = Anführer: Die Einheit ignoriert 1 Helm je Fernkampfangriff.
artifact-AR06-text = Recke zu Fuß: ignoriert alle Schläge von Fernkampfangriffen.
artifact-AR07-text = Anführer: Die Einheit ist einmal mehr standhaft.
artifact-AR08-text = Recke: ignoriert in jedem Zug den ersten Schlag im Nahkampf.
artifact-AR09-text = Der Held ist in diesem Abenteuer beritten.
artifact-AR10-text = Bis zu 2 Tränke dürfen über die Grenze hinaus getragen werden.
artifact-AR11-text = Zählt nicht zur Grenze; gib ihn einmal zurück, um ein verwahrtes Artefakt anzulegen.
artifact-AR12-text = Anführer: Einmal je Abenteuer darf mit der Einheit ein benachbarter eigener Trupp einen Befehl erhalten.
artifact-AR13-text = Anführer: Eigene Trupps neben der Einheit sind einmal mehr standhaft.
artifact-AR14-text = Zu Fuß: Sumpf und Furt halten nicht an.
artifact-AR15-text = Recke zu Fuß: darf Klippenseiten überqueren.
artifact-AR16-text = Einmal je Abenteuer: ziehe 2 Befehlskarten und behalte 1.
artifact-AR17-text = Darf suchen, obwohl ein Feind daneben steht.
artifact-AR18-text = Recke: Gelegenheitsschläge und Fernkampfangriffe gegen ihn haben 1 Würfel weniger, aber mindestens 1.
artifact-AR19-text = Recke: Lore in seinem Nahkampfangriff umspinnt das überlebende Ziel.
artifact-AR20-text = Einmal je Zug darf ein Würfel seines Angriffs oder seines Verwundungswurfs neu geworfen werden.
artifact-AR21-text = Lore trifft ihn oder seine Einheit nie.
artifact-AR22-text = Das Lager darf 1 Lore-Karte mehr halten, solange er auf dem Spielfeld ist.
artifact-AR23-text = Recke: zieht 1 Feld weiter.
artifact-AR24-text = Recke: 1 Würfel mehr im Nahkampf.
artifact-AR25-text = Anführer: Eine Abschnittskarte darf der Einheit auch außerhalb ihrer Abschnitte einen Befehl geben.
artifact-AR26-text = Recke: Aus 3 oder mehr Feldern kann nicht auf ihn geschossen werden.
artifact-AR27-text = Recke: einmal mehr standhaft.
artifact-AR28-text = Anführer: 1 Würfel mehr, wenn die Einheit zurückschlägt.
artifact-AR29-text = Einmal je Abenteuer darf er Falsche Befehle oder Entsetzt! gegen sein Lager aufheben.
artifact-AR30-text = Zauberer oder Kleriker: 1 Lore in der Nachziehphase jedes Zuges, in dem er einen Befehl erhielt.
artifact-AR31-text = Recke: Lore trifft im Nahkampf.
artifact-AR32-text = 1 Würfel mehr im Nahkampf gegen Kreaturen und Drachen.
artifact-AR33-text = Würfe auf kritische Treffer, die er im Nahkampf bewirkt, haben 1 Würfel mehr.
artifact-AR34-text = Anführer: Fällt im Nahkampf mindestens 1 Flagge, zählt sie als 1 Flagge mehr.
artifact-AR35-text = Recke: darf als seinen Kampf einen Fernkampfangriff mit 2 Würfeln und Reichweite 3 führen.
artifact-AR36-text = Recke und Zauberer: darf einen Fernkampfangriff mit 1 Würfel und Reichweite 2 führen; jeder Helm, Schlag oder jede Lore trifft.
artifact-AR37-text = Recke und Kleriker: 1 Würfel mehr im Nahkampf.
artifact-AR38-text = Recke und Schurke: Ein Schlag, der im Nahkampf trifft, vergiftet das überlebende Ziel.
artifact-AR39-text = Berittener Anführer: 1 Würfel mehr beim Reiterangriff.
artifact-AR40-text = Anführer und Feldherr: 1 Würfel mehr in allen Kämpfen der Einheit.
artifact-AR41-text = Trank: Das Ziel eines Nahkampfangriffs ist in diesem Kampf ängstlich und nicht standhaft.
artifact-AR42-text = Trank: Ein Verwundungswurf entfällt, bevor gewürfelt wird.
artifact-AR43-text = Trank: Eine aufgedeckte Falle wirkt nicht; eine andere Truhe des Feldes wird aufgedeckt.
artifact-AR44-text = Trank für einen Recken: 1 Feld weiter, und kein Gelände hält ihn an oder verbietet danach den Kampf.
artifact-AR45-text = Trank für einen Anführer: Sein Trupp gewinnt bis zu 2 Figuren zurück.
artifact-AR46-text = Trank für einen Anführer: Die Einheit darf alle Flaggen eines Angriffs ignorieren.
artifact-AR47-text = Trank für einen Recken: Ein Angriff auf ihn entfällt, bevor gewürfelt wird.
artifact-AR48-text = Trank: 2 Würfel mehr in einem Nahkampfangriff.
artifact-AR49-text = Nach dem Abenteuer behalten, wird daraus 1 Schatzmarker.
artifact-AR50-text = Nach dem Abenteuer behalten, wird daraus 1 Erfahrungsmarker.
artifact-AR51-text = Nach dem Abenteuer behalten, heilt er für 1 Schatz und 4 Erfahrung 1 Schädel.

chest-experience-1 = 1 Erfahrung
chest-experience-2 = 2 Erfahrung
chest-treasure-1 = 1 Schatz
chest-treasure-2 = 2 Schätze
chest-artifact-1 = 1 Artefakt
chest-artifact-2 = 2 Artefakte
chest-trap-1 = Falle, 1 Würfel
chest-trap-2 = Falle, 2 Würfel
chest-trap-3 = Falle, 3 Würfel

role-any = jede Rolle
role-champion = Recke
role-leader = Anführer
artifact-kind-armor = Rüstung
artifact-kind-equipment = Ausrüstung
artifact-kind-enchanted = Verzaubertes
artifact-kind-weapon = Waffe
artifact-kind-potion = Trank
artifact-kind-reward = Belohnung

## Abenteuer

adventure-bl-01-first-muster = Erste Musterung
adventure-bl-02-agincourt = Azincourt, 25. Oktober 1415
adventure-bl-03-taillebourg = Die Brücke von Taillebourg, 1242
adventure-bl-04-wizards-tarn = Der Bergsee des Zauberers
adventure-bl-05-goblin-market = Der Goblinmarkt
adventure-bl-06-spiderwood = In den Spinnenwald
adventure-bl-07-stones-of-cragmoor = Die Steine von Cragmoor
adventure-bl-08-singing-stones = Die Singenden Steine
adventure-bl-09-three-keeps = Die drei Burgen von Vaux
adventure-bl-10-skarn-gorge = Der Troll der Skarnschlucht
adventure-bl-11-heirs-of-valmoor = Die Erben von Valmoor
adventure-bl-12-witchs-bargain = Der Handel der Hexe
adventure-bl-13-wings-over-ashfell = Schwingen über Ashfell
adventure-bl-14-fen-of-the-hydra = Das Moor der Hydra
adventure-bl-e1-poitiers = Poitiers, 19. September 1356
adventure-bl-e2-hold-and-hoard = Hort und Horde
adventure-bl-e3-dragons-tithe = Der Zehnt der Drachen
adventure-bl-m1-open-road = Ruf zu den Waffen: Die Landstraße
adventure-bl-m2-river-crossing = Ruf zu den Waffen: Der Flussübergang
adventure-bl-m3-high-pass = Ruf zu den Waffen: Der Hochpass
adventure-bl-m4-old-wood = Ruf zu den Waffen: Der Alte Wald
adventure-bl-m5-epic-vale = Epischer Ruf zu den Waffen: Das Lange Tal

adventure-bl-01-first-muster-summary = Zwei gleich starke Lehnsheere treffen sich auf der Allmende, einen flachen Rücken zwischen sich. Niemand hat einen Zauberer, einen Zwerg oder einen Drachen mitgebracht; ein guter Tag, das Handwerk zu lernen.
adventure-bl-02-agincourt-summary = Ein müdes englisches Heer hat seine Pfähle in eine schlammige Lücke zwischen zwei Wäldern gerammt. Jenseits des Schlamms wartet die Ritterschaft Frankreichs, und sie ist nicht geduldig gestimmt.
adventure-bl-03-taillebourg-summary = König Ludwig und König Heinrich stehen sich an der Charente gegenüber. Eine Brücke und zwei schlechte Furten entscheiden den Tag.
adventure-bl-04-wizards-tarn-summary = Ein kalter See liegt zwischen den Lagern, und hinter einem von ihnen steht ein Zauberer von großer Macht. Die andere Seite vertraut auf flinke Hände und einen guten Schwertarm.
adventure-bl-05-goblin-market-summary = Eine Goblinhorde mit Trommeln und einem Trupp Oger kommt, um einen Marktflecken zu plündern. Gedungene Eisenzwerge und das örtliche Aufgebot halten die Palisade.
adventure-bl-06-spiderwood-summary = Ein Goblinschamane hat eine Riesenspinne aus dem alten Wald getrieben, geradewegs auf die Straße, die das Heer nehmen muss. Unter den Bäumen ist sie zu Hause, und sonst niemand.
adventure-bl-07-stones-of-cragmoor-summary = Die Eisenzwerge von Cragmoor ziehen mit Bolzenschleuder, Bären und Rindern gegen eine Goblinhorde. Die Goblins haben einen Hügelriesen gefüttert und ihm einen schönen Haufen Wurfsteine gezeigt.
adventure-bl-08-singing-stones-summary = Unter dem alten Steinring schläft etwas, und wer es weckt, kann die Linie durchbrechen. Der feindliche Zauberer antwortet aus einem Pentakel und hat eigene Felsen zu rufen.
adventure-bl-09-three-keeps-summary = Drei Burgen, zwei Ansprüche und niemand, der richtet. Jede Seite baut ihren Kriegsrat im Geheimen und setzt die Landmarken, die ihre Meister mitbringen.
adventure-bl-10-skarn-gorge-summary = Die einzige Brücke über die Schlucht gehört einem Troll. Zwei Trupps Oger bewachen ihr anderes Ende, und hinter ihnen liegt der Heimweg.
adventure-bl-11-heirs-of-valmoor-summary = Der alte Herr von Valmoor vergrub seinen Hort und verriet niemandem, wo. Nun eilen zwei Erben um die Wette, jeder mit einem Helden und einem Heer, das lieber gräbt als kämpft.
adventure-bl-12-witchs-bargain-summary = Zwischen zwei Feldherrnzelten liegen ein verfluchter Friedhof und die Hütte einer Hexe, die mit Erfahrung handelt. Die Helden müssen zwischen ihrem Angebot und der Schlacht wählen.
adventure-bl-13-wings-over-ashfell-summary = Ein Feuerdrache hat seinen Dienst einem Fürsten verkauft. Der andere hat einen Eisdrachen und eine Waldwyvern erstanden, und der Himmel über Ashfell ist zu klein für drei.
adventure-bl-14-fen-of-the-hydra-summary = Tief im Moor ist etwas mit vielen Köpfen erwacht, und daneben spinnt eine Blaue Witwe im Schilf. Der Weg führt zwischen ihnen hindurch.
adventure-bl-e1-poitiers-summary = Ein langer Höhenzug zwischen Wäldern und Weinbergen, und zwei volle Heere daran entlang von einem Ende zum anderen. Drei Pläne könnten die Banner nicht alle fassen.
adventure-bl-e2-hold-and-hoard-summary = Die Sippen der Eisenzwerge verlassen ihre Feste, um einen Zug der Goblins aufzuhalten, den ein Troll und ein Waldriese über die Schlucht führen. Fällt die Brücke, so nährt der Hort dahinter hundert Jahre lang Goblins.
adventure-bl-e3-dragons-tithe-summary = Einmal in jedem Menschenalter ist der Zehnt der Drachen fällig, und keines der Königreiche will ihn allein zahlen. Riesen, Burgen und Helden sind Teil der Rechnung.
adventure-bl-m1-open-road-summary = Verstreute Gehölze und ein flacher Hügel an der alten Straße, und zwei Heere, die beide auf ihr marschieren wollten. Die Aufstellungskarten sagen, wer gekommen ist.
adventure-bl-m2-river-crossing-summary = Ein Fluss zieht sich von Rand zu Rand, mit einer Brücke und zwei Furten. Wer darauf wartet, dass der Feind nasse Füße bekommt, wartet vielleicht lange; die Aufstellungskarten bringen die Heere.
adventure-bl-m3-high-pass-summary = Klippen stehen zu beiden Seiten eines sumpfigen Passes, und der Nebel verbirgt, was von der anderen Seite heraufsteigt. Die Aufstellungskarten bringen die Heere.
adventure-bl-m4-old-wood-summary = Ein breiter Waldgürtel liegt quer über der Mitte, älter als beide Königreiche. Schützen fluchen auf ihn, das Fußvolk lobt ihn; die Aufstellungskarten bringen die Heere.
adventure-bl-m5-epic-vale-summary = Ein langes Tal mit einem Bach, Furten und zwei Höhenzügen, weit genug für alle Banner zweier Reiche. Die Aufstellungskarten bringen die Heere.

rule-sr-opening-volley = Im ersten Zug des Spiels darf der Wimpel-Spieler seine Befehlskarte als Pfeilhagel zählen lassen.
rule-sr-bridge = Ein Lager, dessen Einheit zu Beginn seines Zuges auf der Brücke G5 steht, hält 1 Siegesbanner, solange sie dort bleibt.
rule-sr-plunder = Die erste Wimpel-Einheit, die einen Wimpel-Zug auf G1 beginnt, plündert den Markt für 1 bleibendes Siegesbanner.
rule-sr-at-home = Wald hält die Riesenspinne nicht an; mehr als 2 Würfel hat sie auch dort nicht.
rule-sr-breakout = Ein Standarte-Trupp, der seinen Zug auf E9 bis I9 beginnt, darf als Bewegung das Spielfeld für 1 Siegesbanner verlassen, höchstens zweimal.
rule-sr-hoard-banner = Die erste Truhe ohne Falle, die ein Held eines Lagers aufdeckt, gibt dem Lager 1 Siegesbanner.
rule-sr-hoard = Jedes Lager beginnt mit 3 Lore mehr, als sein Kriegsrat gibt.
rule-q-hoard = Auf D5, G5 und J5 liegen verborgene Schätze.
rule-q-witch = Ein Held, der seinen Zug auf der Hexenhütte beginnt, ohne Feind neben sich, darf statt zu kämpfen einmal 2 Erfahrung für 2 Lore nehmen.
rule-q-tithe = Auf C9 und K9 liegen verborgene Schätze.

victory-banners = { $p } gewinnt mit { $n } Siegesbannern.
victory-epic = { $n } Siegesbanner mit { $m } Vorsprung sind ein klarer Sieg, { $t } gewinnen in jedem Fall.
victory-allies = Am Ende eines Zuges, in dem ein Lager { $n } Siegesbanner hält, gewinnt das Lager mit mehr Bannern und darin der bessere Spieler.

## Phasen

phase-setup = Aufbau
phase-muster = Ruf zu den Waffen
phase-command = Kommando
phase-order = Befehle
phase-move = Bewegung
phase-combat = Kampf
phase-draw = Nachziehen
phase-after = Nach dem Abenteuer
phase-end = Spielende

## Optionen des Spiels

option-adventure = Abenteuer
option-adventure-help = Das Schlachtfeld, die Armeen und wie man gewinnt.
option-own-adventure = Eigenes Abenteuer
option-own-adventure-help = Deine eigene Abenteuerdatei statt eines offiziellen Abenteuers.
option-mode = Spielart
option-mode-help = Mittelalterliche Schlachten kennen keine Lore; bei Mittelalterlicher Lore ziehen beide Lager aus einem kleinen Lore-Stapel, ohne Lore-Meister und auf Stufe 1.
option-lore-master-landmarks = Landmarken der Lore-Meister
option-lore-master-landmarks-help = Ein Lore-Meister der Stufe 3 bringt eine Landmarke mit, wenn der Feind keinen seiner Klasse hat.
option-stronghold = Festungen
option-stronghold-help = Ein Feldherr der Stufe 3 setzt eine Festung.
option-lairs = Horte
option-lairs-help = Erdelementare, Hügelriesen und Waldriesen bringen ihre Horte mit.
option-command-tents = Feldherrnzelte
option-command-tents-help = Jedes Lager stellt ein Zelt auf. Das feindliche zu nehmen bringt ein Siegesbanner.
option-deployment = Heere
option-deployment-help = Die Heere des Abenteuers oder Heere aus Aufstellungskarten: schnell aus je einem Satz, oder mit gemeinsamem Vorrat, Aufgebot und Spezialisten.
option-allies = Widerwillige Verbündete
option-allies-help = Zwei Spieler je Lager, jeder mit eigenen Einheiten, Karten und eigener Lore.
option-battle-savvy = Kampferfahren
option-battle-savvy-help = Welche Trupps zurückschlagen dürfen, ohne standhaft zu sein.
option-undo-reveal = Zurücknehmen
option-undo-reveal-help = An: Du kannst zurücknehmen, bis gewürfelt wird, eine verdeckte Karte gesehen wird oder ein anderer Spieler zieht. Aus: nie.
option-turn-limit = Zuglimit
option-turn-limit-help = Nach so vielen Zügen gewinnt das Lager mit mehr Siegesbannern; 0 heißt kein Limit.
option-heroes = Helden
option-heroes-help = Helden ziehen als Recken ins Feld oder führen Trupps an.
option-heroes-per-camp = Helden je Lager
option-heroes-per-camp-help = Wie viele Helden jedes Lager mitbringen darf.
option-campaign = Feldzug
option-campaign-help = Helden behalten Fertigkeiten, Artefakte und Wunden von einem Abenteuer zum nächsten.
option-sheets = Charakterbögen
option-sheets-help = Die Helden des Feldzugs, wie sie das letzte Abenteuer beendet haben. Leer lassen, um einen neuen Feldzug zu beginnen.

value-adventure = Wie im Abenteuer
value-on = An
value-off = Aus
value-1 = 1
value-2 = 2
value-3 = 3
value-medieval = Mittelalterlich
value-lore = Lore
value-medieval-lore = Mittelalterliche Lore
value-standard = Gewöhnlich
value-epic = Episch
value-impromptu = Rascher Ruf zu den Waffen
value-organised = Geordneter Ruf zu den Waffen
value-reluctant = Widerwillige Verbündete
value-none = Keine Trupps
value-listed = Die das Abenteuer nennt
value-all = Alle Trupps
value-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
value-unlimited = Kein Limit
value-bl-01-first-muster = { adventure-bl-01-first-muster }
value-bl-02-agincourt = { adventure-bl-02-agincourt }
value-bl-03-taillebourg = { adventure-bl-03-taillebourg }
value-bl-04-wizards-tarn = { adventure-bl-04-wizards-tarn }
value-bl-05-goblin-market = { adventure-bl-05-goblin-market }
value-bl-06-spiderwood = { adventure-bl-06-spiderwood }
value-bl-07-stones-of-cragmoor = { adventure-bl-07-stones-of-cragmoor }
value-bl-08-singing-stones = { adventure-bl-08-singing-stones }
value-bl-09-three-keeps = { adventure-bl-09-three-keeps }
value-bl-10-skarn-gorge = { adventure-bl-10-skarn-gorge }
value-bl-11-heirs-of-valmoor = { adventure-bl-11-heirs-of-valmoor }
value-bl-12-witchs-bargain = { adventure-bl-12-witchs-bargain }
value-bl-13-wings-over-ashfell = { adventure-bl-13-wings-over-ashfell }
value-bl-14-fen-of-the-hydra = { adventure-bl-14-fen-of-the-hydra }
value-bl-e1-poitiers = { adventure-bl-e1-poitiers }
value-bl-e2-hold-and-hoard = { adventure-bl-e2-hold-and-hoard }
value-bl-e3-dragons-tithe = { adventure-bl-e3-dragons-tithe }
value-bl-m1-open-road = { adventure-bl-m1-open-road }
value-bl-m2-river-crossing = { adventure-bl-m2-river-crossing }
value-bl-m3-high-pass = { adventure-bl-m3-high-pass }
value-bl-m4-old-wood = { adventure-bl-m4-old-wood }
value-bl-m5-epic-vale = { adventure-bl-m5-epic-vale }

## Anzahlen

count-figures =
    { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }
count-dice = { $n } Würfel
count-banners = { $n } Siegesbanner
count-hexes =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
count-flags =
    { $n ->
        [one] { $n } Flagge
       *[other] { $n } Flaggen
    }
count-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-lore = { $n } Lore

## Was geschah

event-council = Kriegsrat von { $p }: Feldherr { $a }, Zauberer { $b }, Kleriker { $c }, Krieger { $d }, Schurke { $e }.
event-begins = { $p } beginnt.
event-green-tie = Gleich viele grüne Einheiten: Je 6 Würfel entscheiden.
event-placed = { $p } setzt auf { $a }: { $g }.
event-lot = Das Los entscheidet: { $p } wählt zuerst.
event-set-chosen = { $p } hebt aus: { $x }.
event-deployed = { $u } auf { $a }.
event-levy = { $p } setzt ein Lehnsaufgebot ({ $i }) auf { $a }.
event-unit-lost = { $p } hat keinen Platz oder keine Figuren, verloren: { $s }.
event-no-specialist = { $p } ruft keinen Spezialisten.
event-specialist = { $p } ruft einen Spezialisten: { $c }.
event-replaced = Ein Spezialist bringt neue Trupps: { $u }.
event-turn = Zug { $n }: { $p }.
event-objective = { $p } erhält { count-banners } für ein Ziel. Dort steht: { $u }.
event-tent-taken = { $u }: Feldherrnzelt auf { $a } genommen, 1 Siegesbanner.
event-keep-lost = { $p } verliert die Festung und mit ihr eine Befehlskarte. Darin nun: { $u }.
event-keep-regained = { $p } hält die Festung wieder. Darin nun: { $u }.
event-plays = { $p } spielt { $c }.
event-copies-none = { $p } hat keine Karte zu kopieren und gibt 1 Einheit einen Befehl.
event-copies = { $p } kopiert mit vertauschten Flügeln: { $c }.
event-battlelore = { $p } würfelt für BattleLore: { $f }.
event-orders = Befehl erhalten: { $u }.
event-burns = { $u }: in Flammen, 1 Treffer.
event-cleansed = { $u }: { $k } entfernt.
event-moves = { $u }: Zug nach { $a }.
event-passage = { $u }: durch den Geheimgang nach { $a }.
event-leaves = { $u }: vom Spielfeld gezogen, { count-banners }.
event-lands = { $u }: Landung auf { $a }.
event-falls = { $u }: Absturz über { $a }.
event-breath-paid = { $u }: Odem bereit.
event-breath-marked = { $u }: Odem → { $v }.
event-quenched = { $u }: Das Wasser löscht das Feuer.
event-healed = { $u }: in der Heilquelle wieder in voller Stärke.
event-trained = { $u }: ausgebildet, Banner nun { $i }.
event-called = { $u }: Das Horn ruft zu Hilfe: { $v }.
event-attack =
    { $m ->
        [1] { $u } → { $v }, Bonusangriff: { $f }.
        [2] { $u } → { $v }, Gegenschlag: { $f }.
        [3] { $u } → { $v }, Erstschlag: { $f }.
        [4] { $u } → { $v }, Hinterhalt: { $f }.
        [5] { $u } → { $v }, Gelegenheitsschlag: { $f }.
        [6] { $u } → { $v }, Odem: { $f }.
       *[other]
            { $n ->
                [1] { $u } → { $v }, Fernkampf: { $f }.
               *[other] { $u } → { $v }, Nahkampf: { $f }.
            }
    }
event-helps = { $u } würfelt mit: { $f }.
event-berserk = { $u }, im Blutrausch: { $f }.
event-axe-swing = { $u }, Axtschwung: { $f }.
event-frenzy = { $u }, Raserei: { $f }.
event-rerolls = { $u }, neu gewürfelt: { $f }.
event-losses =
    { $n ->
        [one] { $u }: { $n } Figur verloren.
       *[other] { $u }: { $n } Figuren verloren.
    }
event-eliminated = { $u }: vernichtet. Banner für { $p }.
event-critical = { $u }, Wurf auf kritischen Treffer: { $f }.
event-life = { $u }: { $n } Lebensmarker.
event-neck-lost =
    { $n ->
        [one] { $u }: ein Hals mit { $n } Kopf abgeschlagen.
       *[other] { $u }: ein Hals mit { $n } Köpfen abgeschlagen.
    }
event-neck-grown =
    { $n ->
        [one] { $u }: ein Hals mit { $n } Kopf wächst nach.
       *[other] { $u }: ein Hals mit { $n } Köpfen wächst nach.
    }
event-tokens = { $u }: { $n } × { $k }.
event-webbed =
    { $n ->
        [0] { $u }: { $v } im Netz gefangen.
       *[other] { $u }: { $v } umsponnen und vergiftet.
    }
event-victor = { $u }: 1 Siegerlore erhalten.
event-victor-spent = { $u }: Siegerlore ausgegeben.
event-lore = { $p } nimmt { $n } Lore.
event-ignores =
    { $n ->
        [one] { $u }: { $n } Flagge ignoriert.
       *[other] { $u }: { $n } Flaggen ignoriert.
    }
event-retreats = { $u }: Rückzug nach { $a }.
event-blocked = { $n ->
        [one] { $u }: { $n } Feld Rückzug versperrt.
       *[other] { $u }: { $n } Felder Rückzug versperrt.
    }
event-panic = { $u }, Panik: { $f }.
event-rampage = { $u } → { $v }, Toben: { $f }.
event-trampled = { $u } → { $v }: niedergetrampelt.
event-tremor =
    { $n ->
        [one] { $u }: Ein Beben erschüttert alles ringsum.
       *[other] { $u }: Ein Erdbeben erschüttert alles ringsum.
    }
event-gains-ground = { $u }: Nachrücken auf { $a }.
event-pursues = { $u }: Verfolgung nach { $a }.
event-summons = { $u }, Beschwörung: { $f }.
event-summoned = { $u }: erhebt sich auf { $a }.
event-conjured = { $u }: auf { $a } beschworen.
event-vanishes = { $u } verschwindet, weil niemand Befehle gab.
event-plays-lore = { $n ->
        [0] { $p } spielt kostenlos: { $c }.
       *[other] { $p } spielt für { $n } Lore: { $c }.
    }
event-cancelled = Aufgehoben: { $c } von { $p }.
event-bolt = Zauber von { $p } auf { $u }: { $f }.
event-portal = { $u }: durch das Portal nach { $a }.
event-false-orders = Falsche Befehle: { $p } muss spielen: { $c }.
event-sees-hand = { $p } sieht die Hand von { $q }: { $c }.
event-discards-lore = { $p } wirft ab: { $c }.
event-lore-choice = { $n ->
        [0] { $p } zieht 2 Lore-Karten und behält 1.
        [1] { $p } nimmt 1 Lore-Karte und 1 Lore.
       *[other] { $p } nimmt 2 Lore.
    }
event-lore-short = Der Vorrat reicht nicht. { $p } erhält: { $n } Lore, gezogene Lore-Karten: { $m }.
event-lore-reshuffled = Der Lore-Stapel wird neu gemischt.
event-reshuffled = Der Befehlsstapel wird neu gemischt.
event-rack-thrown-out = Drei Taktikkarten in der Auslage werden ersetzt: { $c }.
event-over =
    { $h ->
        [banners] { $p } gewinnt die Schlacht.
        [decisive] Klarer Sieg: { $p }.
        [marginal] Knapper Sieg: { $p }.
        [annihilated] Kein Feind ist übrig: { $p } gewinnt.
        [allies] Die Verbündeten gewinnen. Bester von ihnen: { $p }.
        [conceded] Der Feind gibt auf: { $p } gewinnt.
        [agreed] Unentschieden nach Vereinbarung.
       *[turn_limit] Der letzte Zug ist vorbei: { $p ->
            [nichts] unentschieden.
           *[other] { $p } gewinnt.
        }
    }
event-hero = { $u } zieht auf { $a } ins Feld.
event-joins = { $u } schließt sich an: { $v }.
event-flees = { $u } flieht vom Spielfeld.
event-casualty = { $u }, Verwundungswurf: { $f }.
event-wounded = { $u } ist verwundet und für dieses Abenteuer verloren.
event-chest = { $u } öffnet eine Truhe: { $x }.
event-visit = { $u } geht auf den Handel ein.
event-artifact = { $u } erhält: { $c }.
event-hero-card = { $u } nutzt: { $c }.
event-restored =
    { $n ->
        [1] { $u }: 1 Figur kehrt zurück.
       *[other] { $u }: { $n } Figuren kehren zurück.
    }
event-equips = { $u } legt an: { $c }.
event-returned = { $u }: { $c } geht in den Stapel zurück.
event-theft = { $u } versucht einen Diebstahl ({ $v }): { $f }.
event-steals = { $u } stiehlt { $c } von { $v }.
event-steals-gold = { $u } stiehlt einen Schatzmarker von { $v }.
event-advisor = { $p }: { $u } berät den Kriegsrat.
event-recruited = { $p }: { $u } ({ $w }) greift zu den Waffen.
event-gift = { $u } gibt { $c } an { $v } weiter und zieht sich zurück.
event-summons-artifact = { $u } beschwört { $c } für dieses Abenteuer.
event-unplaced = { $u } findet keinen Trupp und bleibt fern.
event-enlists = { $u } ({ $w }) zieht auf { $a } ins Feld.
event-drops-artifact = { $u }: { $c } geht in den Stapel zurück.
event-after = Nach dem Abenteuer ({ $n }).
event-exchanged = Die gefangenen Helden werden ausgetauscht.
event-ransom = { $u } kommt für 1 Schatz frei, den { $v } erhält.
event-ransom-supply = { $u } kommt für 1 Schatz frei.
event-ransom-unpaid = { $u } kann das Lösegeld nicht zahlen und verliert einen Schädel.
event-ransom-roll = Um das Lösegeld: { $f }.
event-ransom-won = { $p } nimmt das Lösegeld.
event-spoils = { $u }: 1 Schatz, weil er das Feld behauptet hat.
event-experience = { $u }: { $n } Erfahrung.
event-cured = { $u } heilt einen Schädel: { $v }.
event-buys = { $u } kauft { $c }.
event-turns-in-artifacts = { $u } gibt { $c } und { $d } für einen weiteren Zug vom Stapel ab.
event-turns-in-experience = { $u } gibt 2 Erfahrung für einen weiteren Zug vom Stapel ab.
event-draws-artifacts =
    { $n ->
        [one] { $u } zieht { $n } Artefakt.
       *[other] { $u } zieht { $n } Artefakte.
    }
event-keeps-artifact = { $u } behält { $c }.
event-returns-artifact = { $u } legt { $c } in den Stapel zurück.
event-levels-up = { $u } lernt { $x }.
event-joins-council = { $u } tritt als Berater in den Kriegsrat ein ({ $w }).
event-steps-down = { $u } verlässt den Rat und wird Lehrmeister.
event-retires = { $u } zieht sich für immer zurück.

## Fragen

ask-council-level = Kriegsrat: Welche Stufe hat dein { $w }?
ask-council-level-help = Du bildest deinen Kriegsrat geheim. Aufgedeckt wird er, wenn alle fertig sind.
ask-keep-first-lore =
    { $n ->
        [one] Welche Lore-Karte behältst du?
       *[other] Welche Lore-Karte behältst du? (noch { $n })
    }
ask-keep-first-lore-help = Du behältst so viele der vier Karten, wie dein höchster Lore-Meister Stufen hat; die anderen werden abgeworfen.
ask-place-mark = { $g }: auf welches Feld?
ask-place-mark-help = Landmarken und Horte kommen auf leeres offenes Land in deiner dritten oder vierten Reihe (in epischen Schlachten der vierten bis achten), eine Festung unter eine deiner Einheiten, ein Zelt daneben.
ask-choose-set = Welcher Satz Aufstellungskarten?
ask-choose-set-help = Dein Heer wird aus diesem Satz gezogen.
ask-guard =
    { $n ->
        [0] Welche Karte hält deinen linken Flügel?
        [1] Welche Karte hält dein Zentrum?
        [2] Welche Karte hält deinen rechten Flügel?
       *[other] Welche Karte ist deine Reserve?
    }
ask-guard-help = Die Karten liegen verdeckt, bis alle gelegt sind; die letzte ist deine Reserve, in epischen Schlachten dein Spähtrupp.
ask-shift = Nach links oder nach rechts?
ask-shift-help = Das Zentrum ist ein Feld breiter als eine Karte, darum wählst du, wo deine Karte dort liegt; in epischen Schlachten liegen alle deine Karten ein halbes Feld zu einer Seite.
ask-deploy-at = { $s }: auf welches Feld?
ask-deploy-at-help = Der eigene Platz ist besetzt oder unpassierbar, oder die Einheit kommt aus der Reserve, darum steht sie auf deiner Grundlinie.
ask-reserve-unit =
    { $n ->
        [0] Welche Einheit deiner Reserve zieht zuerst ins Feld?
       *[other] Welche Einheit deiner Reserve zieht als nächste ins Feld?
    }
ask-reserve-unit-help = Zwei Einheiten der Reservekarte, in epischen Schlachten alle, kommen auf leere Felder deiner Grundlinie.
ask-levy-becomes = Welche Einheit ersetzt das Lehnsaufgebot ({ $i }) auf { $a }?
ask-levy-becomes-help = Ein Trupp derselben oder einer niedrigeren Bannerfarbe aus dem gemeinsamen Vorrat nimmt den Platz des Markers ein.
ask-specialist = Einen Spezialisten rufen?
ask-specialist-help = Jeder Spieler darf zwei Spezialisten rufen, die das Heer vor dem ersten Zug verstärken.
ask-special-unit = { $c }: welche Einheit?
ask-special-unit-help = Die Hilfe des Spezialisten ist freiwillig und darf auch teilweise genutzt werden.
ask-special-type = { $c }: welche Trupps?
ask-special-type-help = Neue Einheiten müssen noch im gemeinsamen Vorrat sein und beginnen mit allen Figuren.
ask-special-hex = { $c }: auf welches Feld?
ask-special-hex-help = Das Feld muss leer sein und zur Karte des Spezialisten passen.
ask-special-way = { $c }: Wie nutzt du ihn?
ask-special-way-help = Dieser Spezialist hilft auf eine von zwei Arten.
ask-council-loss = Welches Mitglied deines Kriegsrats verliert eine Stufe?
ask-council-loss-help = Die gedungene Kreatur kostet deinen Kriegsrat eine Stufe.
ask-play-command = Welche Karte spielst du?
ask-play-command-help = Du spielst je Zug eine Befehlskarte. Passende Lore-Karten dürfen vorher gespielt werden.
ask-second-card = Eine zweite Abschnittskarte spielen?
ask-second-card-help = In epischen Schlachten dürfen zwei Abschnittskarten zusammen gespielt werden, eine von der Hand und eine aus der Auslage.
ask-play-as = Als was zählt die Karte?
ask-play-as-help = Im ersten Zug dieses Abenteuers darf die Karte als eine andere zählen.
ask-copy-card = Welche Karte kopiert der Gegenangriff?
ask-copy-card-help = Der Feind hat im letzten Zug zwei Karten gespielt. Kopiere eine davon mit vertauschten Flügeln.
ask-conjure-at = { $u }: auf welchem Feld beschwören?
ask-conjure-at-help = Der magische Wirbel öffnet sich darunter auf einem leeren Feld offenen Landes.
ask-order-unit = Welche Einheit erhält einen Befehl?
ask-order-unit-help = Nur Einheiten mit Befehl ziehen und kämpfen in diesem Zug. Eine Einheit auf einer Abschnittsgrenze zählt zu beiden Abschnitten.
ask-cleanse = Lore zahlen, um einen Marker zu entfernen?
ask-cleanse-help = Lore befreit eine Einheit mit Befehl von Netz, Gift, Feuer und Frost, bevor sie handelt.
ask-move-unit = Welche Einheit zieht?
ask-move-unit-help = Einheiten mit Befehl ziehen nacheinander. Alle Bewegungen kommen vor dem ersten Kampf.
ask-move-how = { $u }: Wie bewegt sie sich?
ask-move-how-help = Ein Drache geht oder fliegt, und manche Orte bieten einen weiteren Weg.
ask-move-to = { $u }: auf welches Feld ziehen?
ask-move-to-help = Einheiten versperren den Weg, Wald und anderes Gelände halten auf, und nach einem weiten Zug darf eine Einheit oft nicht kämpfen.
ask-move-step =
    { $n ->
        [0] { $u }: auf welches Feld ziehen?
       *[other] { $u }: auf welches Feld weiterziehen?
    }
ask-move-step-help = Der Feind darf auf jedem Feld des Weges mit einer Lore-Karte reagieren. Dann wählst du von dort aus neu.
ask-fly-to =
    { $n ->
        [0] { $u }: auf welches Feld fliegen?
       *[other] { $u }: auf welches Feld weiterfliegen?
    }
ask-fly-to-help = Ein Drache fliegt 2 bis 4 Felder über alles hinweg und landet auf leerem offenem Land.
ask-breathe-on = { $u }: Odem auf { $v }?
ask-breathe-on-help = Markiere bis zu drei feindliche Einheiten darunter. Für sie wird vor allen anderen Kämpfen gewürfelt.
ask-passage-to = { $u }: Wo endet der Geheimgang?
ask-passage-to-help = Der erste Reisende legt den Ausgang für das ganze Spiel fest, einen leeren Hügel oder Wald.
ask-spend-step = { $u }: Siegerlore für ein Feld mehr ausgeben?
ask-spend-step-help = Die Siegerlore lässt sich einmal ausgeben, für einen Schritt, einen Würfel oder eine Flagge.
ask-attack = Welche Einheit greift an?
ask-attack-help = Jede Einheit mit Befehl darf einmal kämpfen. Steht ein Feind daneben, muss sie einen benachbarten angreifen.
ask-call-help = { $u } → { $v }: Wen ruft das Horn?
ask-call-help-help = Ein Nachbar mit Befehl, der auch neben dem Ziel steht und noch nicht gekämpft hat, würfelt mit und hat dann gekämpft.
ask-spend-die = { $u } → { $v }: Siegerlore für einen Würfel mehr ausgeben?
ask-spend-die-help = Die Siegerlore lässt sich einmal ausgeben, für einen Schritt, einen Würfel oder eine Flagge.
ask-ignore-flags =
    { $n ->
        [one] { $u }: die Flagge ignorieren?
       *[other] { $u }: wie viele von { $n } Flaggen ignorieren?
    }
ask-ignore-flags-help = Je Stufe Standhaftigkeit darf die Einheit eine Flagge ignorieren. Jede andere zwingt sie zum Rückzug.
ask-retreat-to =
    { $n ->
        [one] { $u }: Rückzug auf welches Feld? (letztes Feld)
       *[other] { $u }: Rückzug auf welches Feld? (noch { $n } Felder)
    }
ask-retreat-to-help = Jeder Schritt führt in die nächste Reihe zur eigenen Seite hin. Für jedes Feld, das sie nicht zurückweichen kann, verliert die Einheit eine Figur.
ask-retreat-more = { $u }: Siegerlore für einen weiteren Rückzug ausgeben?
ask-retreat-more-help = Die Siegerlore lässt sich einmal ausgeben, für einen Schritt, einen Würfel oder eine Flagge.
ask-battle-back =
    { $n ->
        [0] { $u }: nach dem Angriff zurückziehen?
       *[other] { $u }: gegen { $v } zurückschlagen?
    }
ask-battle-back-help = Eine standhafte Einheit, die nach einem Nahkampf noch in ihrem Feld steht, darf zurückschlagen. Ein Recke darf sich stattdessen 1 bis 3 Felder zurückziehen, auch wenn er nicht standhaft ist.
ask-gain-ground = { $u }: nach { $a } nachrücken?
ask-gain-ground-help = Der Angreifer darf in das Feld ziehen, das sein Ziel verlassen hat.
ask-pursue-to = { $u }: Verfolgung auf welches Feld?
ask-pursue-to-help = Berittene, die nachgerückt sind, dürfen 1 Feld weiter ziehen (Hyänenreiter 2) oder bleiben und dann noch einmal angreifen.
ask-bonus-target = { $u }: Bonusangriff auf wen?
ask-bonus-target-help = Nach dem Nachrücken dürfen diese Trupps noch einen Nahkampfangriff führen.
ask-summon-at = { $u }: Wo erhebt sich das Erdelementar?
ask-summon-at-help = Es erscheint auf einem leeren Feld neben dem Beschwörungskreis und handelt ab deinem nächsten Zug.
ask-neck = { $u }: Welcher Hals geht verloren?
ask-neck-help = Jeder Treffer kostet einen Hals nach Wahl des Besitzers, und ohne Hals ist die Hydra tot.
ask-new-neck = { $u }: einen neuen Hals wachsen lassen?
ask-new-neck-help = Gewürfelte Lore lässt an einer leeren Stelle einen Hals mit zwei Köpfen wachsen.
ask-tremor-next = { $u }: Die Erde bebt. Welche Einheit weicht als nächste?
ask-tremor-next-help = Alle Einheiten neben dem Elementar müssen weichen, und jeder Spieler bestimmt die Reihenfolge der eigenen.
ask-play-lore =
    { $n ->
        [1] Eine Lore-Karte spielen?
        [2] Der Feind hat eine Befehlskarte gespielt: mit einer Lore-Karte antworten?
        [3] Der Feind hat eine Lore-Karte gespielt: aufheben?
        [4] Befehle gegeben: eine Lore-Karte spielen?
        [5] Vor der nächsten Bewegung eine Lore-Karte spielen?
        [6] Eine feindliche Einheit zieht: mit einer Lore-Karte reagieren?
        [7] { $u } → { $v }: vor dem Würfeln eine Lore-Karte spielen?
        [8] { $u } → { $v }, gewürfelt: eine Lore-Karte spielen?
        [9] { $u } → { $v }, Angriff vorbei: eine Lore-Karte spielen?
       *[other] Nachziehphase: eine Lore-Karte spielen?
    }
ask-play-lore-help = Du darfst in jedem Zug eine Lore-Karte spielen, eine Reaktion auch im Zug des Feindes, und bezahlst sie sofort.
ask-lore-target = { $c }: welches Ziel?
ask-lore-target-help = Ziele werden gewählt, bevor die Karte wirkt; eine Karte mit mehreren Zielen braucht wenigstens eines.
ask-lore-opponent = { $c }: gegen welchen Gegner?
ask-lore-opponent-help = Du hast zwei Feinde: Wähle, gegen wen die Karte wirkt.
ask-lore-section = { $c }: in welchem Abschnitt?
ask-lore-section-help = Alle feindlichen Einheiten des Abschnitts sind betroffen, auch die auf seinen Grenzen.
ask-strike-next = Welche Einheit wird als nächste getroffen?
ask-strike-next-help = Die Karte wirkt auf alle ihre Ziele, eines nach dem anderen in deiner Reihenfolge.
ask-chain-to = Der Blitz traf { $u }: Auf welche Einheit springt er über?
ask-chain-to-help = Er darf auf eine Nachbarin der letzten Einheit überspringen, die er noch nicht getroffen hat.
ask-bolt-flags =
    { $n ->
        [one] { $u }: die Flagge des Zaubers ignorieren?
       *[other] { $u }: wie viele von { $n } Flaggen des Zaubers ignorieren?
    }
ask-bolt-flags-help = Standhaftigkeit hilft gegen die Flaggen eines Zaubers wie im Kampf.
ask-reroll = Welchen Würfel neu würfeln?
ask-reroll-help = Wähle die Würfel einzeln, dann werden alle zusammen neu gewürfelt. Das neue Ergebnis gilt.
ask-portal-to = { $u }: durch das Portal auf welches Feld?
ask-portal-to-help = Die Einheit wird dorthin gesetzt, statt zu ziehen, und die Regeln für das Betreten gelten.
ask-fall-back-to = { $u }: auf welches Feld ausweichen?
ask-fall-back-to-help = Jeder Schritt führt in die nächste Reihe zur eigenen Seite hin, ist aber kein Rückzug.
ask-spy-discard = Welche Lore-Karte des Feindes wird abgeworfen?
ask-spy-discard-help = Dein Spion hat sie alle gesehen. Eine davon wird abgeworfen.
ask-false-orders = Welche Befehlskarte muss der Feind spielen?
ask-false-orders-help = Du siehst die ganze Hand und bestimmst, auch die schon gespielte Karte.
ask-keep-command = Welche Befehlskarte behältst du?
ask-keep-command-help = Du hast mehrere Karten gezogen und behältst eine; die anderen werden abgeworfen.
ask-keep-lore = Welche Lore-Karte behältst du?
ask-keep-lore-help = Du hast mehrere Karten gezogen und behältst eine; die anderen werden abgeworfen.
ask-discard-lore = Zu viele Lore-Karten: Welche wirfst du ab?
ask-discard-lore-help = Du darfst eine Karte mehr haben, als dein höchster Lore-Meister Stufen hat.
ask-discard-command = Zu viele Befehlskarten: Welche wirfst du ab?
ask-discard-command-help = Die Stufe deines Feldherrn sagt, wie viele du haben darfst.
ask-lore-choice = Welche Lore nimmst du?
ask-lore-choice-help = Am Ende jedes Zuges nimmst du Karten, Marker oder von beidem.
ask-hero-class = Welcher Held zieht ins Feld?
ask-hero-class-help = Die Klasse des Helden muss in deinem Kriegsrat sitzen. Du darfst auch verzichten.
ask-hero-skill = { $w }: Mit welcher Fertigkeit beginnt dein Held?
ask-hero-skill-help = Jede Klasse hat eigene Fertigkeiten, und jeder Held darf stattdessen reiten.
ask-hero-artifact = { $w }: Welches Artefakt nimmt dein Held mit?
ask-hero-artifact-help = Das sind drei Artefakte, die dein Held nutzen kann. Die beiden anderen gehen zurück.
ask-hero-at = { $w }: Welchem Trupp schließt sich dein Held an?
ask-hero-at-help = Ein Held zu Fuß schließt sich einem Trupp zu Fuß an, ein berittener einem berittenen, und führt ihn.
ask-hero-to = { $u }: auf welches Feld?
ask-hero-to-help = Ein einzelner Held darf durch eigene Einheiten ziehen und sich einem passenden Trupp anschließen.
ask-flee-to =
    { $n ->
        [0] { $u }: Rückzug zuerst über welches Feld?
       *[other] { $u }: Rückzug weiter über welches Feld?
    }
ask-flee-to-help = Ein Recke zieht sich 1 bis 3 Felder zurück, auch durch andere Einheiten. Feinde am Weg schlagen nach ihm.
ask-hero-step =
    { $n ->
        [0] { $u }: auf welches Feld ziehen?
       *[other] { $u }: auf welches Feld weiterziehen?
    }
ask-hero-step-help = Der Gegner darf auf jedem Feld des Weges mit einer Lore-Karte reagieren. Dann wählst du von dort aus neu.
ask-hero-card =
    { $n ->
        [0] { $u }, Befehle gegeben: eine Karte nutzen?
        [1] { $u }: eine Karte für diesen Zug nutzen?
        [2] { $u } greift an: vor dem Würfeln eine Karte nutzen?
        [3] { $u } wird angegriffen: vor dem Würfeln eine Karte nutzen?
        [4] { $u }, gewürfelt: eine Karte nutzen?
        [5] { $u } droht eine Wunde: vor dem Wurf eine Karte nutzen?
        [6] { $u } würde verwundet: eine Karte nutzen?
        [7] { $u } hat eine Falle geöffnet: eine Karte nutzen?
        [8] { $u }, Nachziehphase: eine Karte nutzen?
       *[other] { $u }: eine Karte gegen die Lore-Karte des Gegners nutzen?
    }
ask-hero-card-help = Fertigkeiten bleiben dem Helden, Tränke gehen nach dem Gebrauch in den Stapel zurück.
ask-hero-unit = { $u }, { $c }: welche Einheit?
ask-hero-unit-help = Wähle die Einheit, auf die diese Karte wirkt.
ask-hero-die = { $u }: Welchen Würfel neu würfeln?
ask-hero-die-help = Ein Würfel wird neu gewürfelt. Das neue Ergebnis gilt.
ask-hero-equip = { $u }: Welches Artefakt anlegen?
ask-hero-equip-help = Der Rucksack geht in den Stapel zurück, und eines der Artefakte unter dem Bogen kann von nun an genutzt werden.
ask-steal-what = { $u } bestiehlt { $v }: Was stiehlst du?
ask-steal-what-help = Ein gestohlenes Artefakt wird zufällig aus den angelegten des Helden gezogen.
ask-chest-counts = { $u }: Welche Truhe zählt?
ask-chest-counts-help = Die andere Truhe geht zurück, egal was darin ist.
ask-advisor = Welcher Berater nimmt den Gastplatz deines Rates ein?
ask-advisor-help = Er hebt das Mitglied seiner Klasse um eine Stufe oder zählt als eines der Stufe 1.
ask-hero-who = Welcher deiner Helden zieht ins Feld?
ask-hero-who-help = Seine Klasse muss in deinem Kriegsrat sitzen; stattdessen darf ein neuer Held kommen oder niemand.
ask-hero-name = { $w }: Wie heißt dein Held?
ask-hero-name-help = Er behält den Namen für den ganzen Feldzug.
ask-hero-gift = { $u }: Welches Artefakt gibt der Lehrmeister weiter?
ask-hero-gift-help = Ein Lehrmeister gibt dem nächsten neuen Helden einmal eines der Artefakte auf seinem Bogen.
ask-equip =
    { $n ->
        [0] { $u }: Welches Artefakt ausrüsten?
       *[other] { $u }: Noch ein Artefakt ausrüsten?
    }
ask-equip-help = Er darf 2 mitnehmen und verliert sie, wenn er verwundet wird; die anderen sind sicher.
ask-drop-artifact = { $u }: Welches Artefakt geht in den Stapel zurück?
ask-drop-artifact-help = Ein Held darf 6 Artefakte besitzen.
ask-ransom-to = Wer erhält den Schatz, den { $u } für seine Freiheit zahlt?
ask-ransom-to-help = Nur ein Lager hat Helden gefangen, darum zahlt jeder von ihnen 1 Schatz.
ask-miracle-cure = { $u }: Einen Schädel welches Helden heilen?
ask-miracle-cure-help = Die Wunderheilung kostet den Kleriker 2 Erfahrung.
ask-shop = { $u }: Welches Artefakt kaufen?
ask-shop-help = Jede Karte des Stapels kostet 5 Schätze, mit Händlerblick 4.
ask-more-draws =
    { $n ->
        [one] { $u } zieht { $n } Artefakt: etwas für ein weiteres abgeben?
       *[other] { $u } zieht { $n } Artefakte: etwas für ein weiteres abgeben?
    }
ask-more-draws-help = Du behältst genau 1, egal wie viele du ziehst.
ask-keep-artifact = { $u }: Welches Artefakt behalten?
ask-keep-artifact-help = Die anderen gehen zurück; Schatz, Erfahrung und Arzt wirken sofort.
ask-return-artifact = { $u }: Welches Artefakt geht in den Stapel zurück?
ask-return-artifact-help = Ein Held darf 6 Artefakte besitzen.
ask-level-up = { $u }: Welche Fertigkeit lernen?
ask-level-up-help = Eine Fertigkeit kostet 5 Erfahrung; mit 3 Fertigkeiten und 3 Erfahrung darf ein Held in den Kriegsrat eintreten.

## Antworten

pick-done = Fertig
pick-none = Keine
pick-nobody = Niemanden
pick-pass = Passen
pick-yes = Ja
pick-no = Nein
pick-stop = Hier anhalten
pick-land = Hier landen
pick-stay = Bleiben
pick-walk = Zu Fuß
pick-fly = Fliegen
pick-fly-with-breath = Fliegen und den Odem bezahlen
pick-passage = Durch den Geheimgang
pick-leave = Das Spielfeld verlassen
pick-lore = { $c } ({ $w }, { $n } Lore)
pick-two-cards = 2 Lore-Karten ziehen, 1 behalten
pick-card-and-token = 1 Lore-Karte und 1 Lore
pick-two-tokens = 2 Lore
pick-west = Westen
pick-centre = Zentrum
pick-east = Osten
pick-green = Grüner Helm
pick-blue = Blauer Helm
pick-red = Roter Helm
pick-flag = Flagge
pick-strike = { $v } mit { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfeln
    }
pick-reroll-strike = Schlag
pick-reroll-lore = Lore
pick-reroll-done = Werfen
pick-move-unit-lore = Eine Lore-Karte spielen
pick-move-unit-done = Keine Bewegung mehr
pick-lore-choice-lore = Erst eine Lore-Karte spielen
pick-order-unit-done = Keine Befehle mehr
pick-attack-done = Keine Kämpfe mehr
pick-cleanse-done = Die Lore behalten
pick-lore-target-done = Keine Ziele mehr
pick-chain-to-done = Der Blitz endet hier
pick-fall-back-to-done = Hier bleiben
pick-reserve-unit-done = Keine Einheit mehr
pick-special-unit-done = Keine Einheit mehr
pick-special-type-done = Keine Trupps
pick-specialist-none = Keinen Spezialisten
pick-second-card-none = Keine zweite Karte
pick-call-help-nobody = Niemanden rufen
pick-bonus-target-nobody = Kein Bonusangriff
pick-breathe-on-yes = Odem
pick-breathe-on-no = Verschonen
pick-spend-step-yes = Ausgeben
pick-spend-step-no = Behalten
pick-spend-die-yes = Ausgeben
pick-spend-die-no = Behalten
pick-battle-back-yes = Zurückschlagen
pick-battle-back-no = Nicht zurückschlagen
pick-battle-back-retreat = Zurückziehen
pick-gain-ground-yes = Nachrücken
pick-gain-ground-no = Bleiben
pick-new-neck-yes = Wachsen lassen
pick-new-neck-no = Nein
pick-hex = { $a }
pick-hex-no-battle = { $a }, kein Kampf
pick-hex-melee = { $a }, nur Nahkampf
pick-hex-terrain = { $a } ({ $g })
pick-hex-terrain-no-battle = { $a } ({ $g }), kein Kampf
pick-hex-terrain-melee = { $a } ({ $g }), nur Nahkampf
pick-hex-unit = { $a } ({ $u })
pick-stay-here = Auf { $a } bleiben
pick-unit = { $u } { $n }/{ $m }
pick-creature = { $u }
pick-attack =
    { $m ->
        [1] { $u } → { $v }: Fernkampf, { count-dice }
       *[other] { $u } → { $v }: Nahkampf, { count-dice }
    }
pick-deed = { $u }: { $x }
pick-cleanse = { $u }: { $k } ({ $n } Lore)
pick-type = { $s } ({ $i })
pick-deployment = { $x }: { $s }
pick-command = { $c } ({ $x })
pick-rack = { $c } aus der Auslage ({ $x })
pick-conjure = Das Felselementar beschwören ({ $n } Lore)
pick-lore-half = { $c } ({ $w }, halber Preis der anderen Karte)
pick-level =
    { $n ->
        [0] Fehlt
       *[other] Stufe { $n }
    }
pick-shift =
    { $n ->
        [-1] Ein halbes Feld nach links
        [0] Die Karte im Zentrum nach links
        [1] Ein halbes Feld nach rechts
       *[other] Die Karte im Zentrum nach rechts
    }
pick-way =
    { $n ->
        [1] Eine Einheit ersetzen
       *[other] Eine neue Einheit aufstellen
    }
pick-ignore =
    { $n ->
        [0] Keine ignorieren
        [one] { $n } Flagge ignorieren
       *[other] { $n } Flaggen ignorieren
    }
pick-neck =
    { $n ->
        [one] Ein Hals mit { $n } Kopf
       *[other] Ein Hals mit { $n } Köpfen
    }
deed-heal = in der Heilquelle alle Figuren zurückgewinnen
deed-train = für das nächsthöhere Banner üben
deed-summon = das Erdelementar beschwören
deed-search = nach verborgenen Schätzen suchen
deed-visit = auf den Handel eingehen
pick-hero-class-nobody = Kein Held
pick-flee-to-leave = Vom Spielfeld fliehen
pick-hero-die-strike = Schlag
pick-hero-die-lore = Lore
pick-steal-what-treasure = Einen Schatzmarker
pick-steal-what-artifact = Ein Artefakt
pick-hero-unit-done = Keine weiteren Einheiten
pick-hero-who-new = Ein neuer Held
pick-sheet = { $u }, { $w }, noch { $n } Schädel
pick-turn-in = { $c } und { $d }
pick-more-draws-done = Ziehen
pick-more-draws-experience = 2 Erfahrung
pick-shop-done = Nichts kaufen
pick-level-up-done = Nichts lernen
pick-level-up-council = In den Kriegsrat eintreten
none-card = keine
group-attack = { $x } greift an

## Wörter zum Tippen im Terminal

command-key = zeichen, key
command-heroes = helden

## Kurze Beschriftungen

label-turn = Zug
label-phase = Phase
label-camp = Lager
label-player = Spieler
label-you = du
label-hand = Hand
label-command-card = Befehlskarte
label-command-cards = Befehlskarten
label-lore-card = Lore-Karte
label-lore-cards = Lore-Karten
label-command-deck = Befehlsstapel
label-command-discard = Abgeworfene Befehlskarten
label-lore-deck = Lore-Stapel
label-lore-discard = Abgeworfene Lore-Karten
label-chest = Schatztruhe
label-chest-help = Ein Held muss hier halten. Statt zu kämpfen darf er sie mit einem Befehl durchsuchen, wenn kein Feind angrenzt.
label-led = von einem Helden geführt
label-offer = Zur Auswahl
label-victory-track = Siegesleiste
label-cost = Preis
label-range = Reichweite
label-entry = Beim Betreten
label-sight = Sicht
label-cap-in = Würfel hinein höchstens
label-cap-out = Würfel hinaus höchstens
label-left = Links
label-centre = Zentrum
label-right = Rechts
label-lore = Lore-Karten
label-lore-tokens = Lore
label-command = Befehlskarten
label-council = Kriegsrat
label-banners = Siegesbanner
label-goal = zum Sieg
label-units = Einheiten
label-figures = Figuren
label-forces = Heere
label-heroes = Helden
status-retired = im Ruhestand
status-advisor = Berater
status-instructor = Lehrmeister
status-sheet-retired = hat weitergegeben
label-rack = Auslage
label-deck = Stapel
label-discards = Ablage
label-played = Gespielt
label-orders = Befehle übrig
label-tokens = Marker
label-taken = Erbeutet
label-reserve = Wartet
label-key = Zeichen
label-terrain = Gelände
label-weapon = Waffe
label-ability = Fähigkeiten
label-dice = Würfel
label-move = Bewegung
label-bold = Standhaft
label-pool = Lore-Vorrat
label-hidden = verdeckt
label-empty = keine
label-ordered = mit Befehl
label-moved = bewegt
label-battled = gekämpft
label-dice-thrown = Würfel
label-attack = { $u } → { $v }
label-moving = In Bewegung: { $u }
label-full = { $n }/{ $m }
label-any = beliebig
label-nothing-yet = noch nichts
label-specialists = Spezialisten
label-hexes = Felder heißen nach Buchstabe und Reihe: { $a } liegt in der Mitte.

## Angriffe am Tisch

attack-melee = Nahkampf
attack-ranged = Fernkampf
attack-breath = Odem
mode-normal = Angriff
mode-bonus = Bonusangriff
mode-back = Gegenschlag
mode-first-strike = Erstschlag
mode-ambush = Hinterhalt
mode-opportunity = Gelegenheitsschlag
mode-breath = Odem
attack-result =
    { $h ->
        [0] Keine Treffer
       *[other] { $h } Treffer
    }{ $f ->
        [0] {""}
        [one] , { $f } Flagge
       *[other] , { $f } Flaggen
    }{ $l ->
        [0] {""}
       *[other] , { $l } Lore
    }
attack-result-ignored =
    { $h ->
        [0] Keine Treffer
       *[other] { $h } Treffer
    }{ $f ->
        [0] {""}
        [one] , { $f } Flagge
       *[other] , { $f } Flaggen
    }{ $i ->
        [one] , { $i } ignorierte Flagge
       *[other] , { $i } ignorierte Flaggen
    }{ $l ->
        [0] {""}
       *[other] , { $l } Lore
    }

dice-breath = Odem
dice-moved = Bewegt
dice-cap-token = Höchstens { $n }
dice-cap-in = Höchstens { $n } hinein ({ $a })
dice-cap-out = Höchstens { $n } hinaus ({ $a })
dice-battle-back = Gegenschlag
dice-still = Nicht bewegt
dice-full = Volle Stärke
dice-bonus-attack = Bonusangriff
dice-spotter = Späher
dice-hero = Fertigkeiten und Artefakte des Helden
dice-cards = Karten
dice-this-attack = Dieser Angriff
dice-other = Andere Regeln

outcome-hit = Treffer
outcome-flag = Flagge
outcome-ignored = ignoriert
outcome-lore = Lore
outcome-miss = daneben
die-helmet = Helm in der Farbe des Ziels ({ $a }): Treffer
die-any-helmet = Diese Waffe trifft mit jedem Helm
die-other-helmet = Das Ziel ist { $a }: daneben
die-helmet-ignored = Eine Karte lässt diesen Helm ignorieren
die-hero = Helme treffen keinen Recken
die-strike = Schlag: Treffer
die-strike-immune = Schläge treffen dieses Ziel nie
die-strike-hydra = Nur Helme treffen die Hydra
die-strike-weapon = Mit dieser Waffe treffen Schläge nicht
die-strike-ignored = Das Ziel ignoriert diesen Schlag
die-flag = Flagge: Rückzug, wenn nicht ignoriert
die-flag-hammer = Der Hammer macht daraus { $n } Flaggen
die-flag-ignored = Das Ziel ignoriert diese Flagge
die-flag-retreat = Flagge: Das Ziel zieht sich zurück
die-flag-gone = Flagge: Das Ziel ist nicht mehr da
die-flag-hydra = Flaggen treffen eine Hydra nicht, und diese kann nicht weichen
die-flag-held = Das Ziel kann nicht weichen: Treffer
die-fear = Der Dudelsack macht aus diesem Treffer eine Flagge
die-lore = Lore: 1 Marker
die-lore-poison = Das Ziel ist vergiftet: Treffer
die-lore-hits = Lore trifft in diesem Angriff
die-lore-power = Lore: Kraft der Kreatur
die-lore-leech = Lore: Den Marker bekommt das angegriffene Lager
die-lore-mark = Lore: zeichnet das Ziel, wenn es überlebt ({ $a })
die-lore-own = Lore: Der Angreifer ist vergiftet und erleidet einen Treffer
die-lore-none = Lore: kein Marker für diesen Wurf
die-lore-nothing = Lore: nichts in einer mittelalterlichen Schlacht

bold-creature = Kreatur
bold-support = Unterstützung
bold-other = Karten und andere Regeln

likely-hit = Mindestens 1 Treffer
likely-destroyed = Ziel vernichtet
likely-retreat = Ziel zieht sich zurück

note-uphill = bergauf
move-battle-or-not = mit Kampf / ohne
sight-blocks = versperrt
entry-stop = Ende der Bewegung
entry-stop-turn = Halt für den ganzen Zug
entry-impassable = unpassierbar

card-group-section = Abschnittskarte
card-group-tactic = Taktikkarte
card-group-deployment = Aufstellungskarte
card-group-specialist = Spezialist
card-group-skill = Fertigkeit
card-group-artifact = Artefakt

event-deployed-new = Neue Einheit auf { $a }.

## Wie das Spiel gewonnen wurde

how-banners = Siegesbanner
how-decisive = Klarer Sieg
how-marginal = Knapper Sieg
how-annihilated = Der Feind ist vernichtet
how-allies = Bester der siegreichen Verbündeten
how-turn-limit = Die meisten Siegesbanner beim Zuglimit

label-attacker = Angreifer
label-defender = Ziel
label-levels-left = Stufen übrig
label-laid-reserve = Reserve
label-laid-scouts = Späher

## Bögen: Kriegsrat und Helden

council-hidden = Im Geheimen gebildet, noch nicht gezeigt
hero-champion = Recke auf { $a }
hero-leader = Anführer von { $u } auf { $a }
hero-away = Nicht auf dem Feld
hero-new = Neuer Held
label-skulls = Schädel
flag-idle = nicht in dieser Rolle
flag-lord = Oberbefehlshaber
flag-left-marshal = Feldmarschall, linker Flügel
flag-right-marshal = Feldmarschall, rechter Flügel

# Fenster: Arten von Reaktionen, für automatische Antworten
window-lore-command = Lore: feindliche Befehlskarte
window-lore-card = Lore: feindliche Lore-Karte
window-lore-orders = Lore: nach deinen Befehlen
window-lore-movement = Lore: bevor eine Einheit zieht
window-lore-enemy-move = Lore: feindliche Bewegung
window-lore-attack = Lore: Angriff angesagt
window-lore-dice = Lore: Würfel gefallen
window-lore-after-attack = Lore: nach einem Angriff
window-lore-draw = Lore: Nachziehphase
window-hero-order = Held: Befehlsphase
window-hero-move = Held: bevor er zieht
window-hero-attack = Held: sein Angriff
window-hero-defence = Held: angegriffen
window-hero-dice = Held: Würfel seines Angriffs
window-hero-check = Held: vor einem Verwundungswurf
window-hero-checked = Held: nach einem Verwundungswurf
window-hero-trap = Held: Falle
window-hero-draw = Held: Nachziehphase
window-hero-answer = Held: feindliche Lore-Karte
