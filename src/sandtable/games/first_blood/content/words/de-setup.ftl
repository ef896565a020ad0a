### Warum eine Einstellung nicht gewählt werden kann

refused-setup-points = Die Punkte müssen ein Vielfaches von { $n } sein.
refused-setup-no-field = Keines der fertigen Schlachtfelder ist { $s }: Bring ein eigenes mit.
refused-setup-field-size = Dieses Schlachtfeld ist { $m }, der Tisch soll aber { $s } sein.
