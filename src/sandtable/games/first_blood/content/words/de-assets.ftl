### Was Regimenter über ihr Profil hinaus haben

asset-supremacy = Vorherrschaftsfähigkeit
asset-item = Gegenstand
asset-mastery = Meisterschaft
asset-technique = Technik
asset-spell = Zauber
asset-lieutenant = Leutnant
asset-retinue = Gefolge
asset-command = Befehlsmodell
asset-event = Ziehereignis
asset-idle = jetzt ohne Wirkung
rule-barrage-range = Sperrfeuer { $n } ({ $m }″)
