### Why an option of the set-up cannot be chosen

refused-setup-allies = Reluctant Allies are for 4 players; at this table there are { $n }.
refused-setup-epic = More than 2 players can play only an Epic adventure, or as Reluctant Allies.
refused-setup-mode = This adventure has no War Councils, so it cannot be played with Lore.
refused-setup-heroes = Heroes take part only in a Lore game with War Councils.
refused-setup-campaign = A campaign is about Heroes: it needs “{ option-heroes }” switched on.
refused-setup-sheets = Character sheets belong to a campaign: they need “{ option-campaign }” switched on.
refused-setup-deployment = Call to Arms is for 2 players, or for 4 Reluctant Allies on an Epic map.
refused-setup-no-heroes = A number of Heroes is chosen: it needs “{ option-heroes }” switched on.
refused-setup-ally-heroes = Among Reluctant Allies each player deploys one Hero.
refused-sheets-file = These character sheets cannot be read: the text is cut off or damaged.
refused-sheets-entry = In these character sheets the entry { $x } cannot be right.
