### What Regiments were given beyond their profiles

asset-supremacy = Supremacy Ability
asset-item = item
asset-mastery = mastery
asset-technique = technique
asset-spell = spell
asset-lieutenant = Lieutenant
asset-retinue = Retinue
asset-command = Command Model
asset-event = Draw Event
asset-idle = without effect now
rule-barrage-range = Barrage { $n } ({ $m }″)
