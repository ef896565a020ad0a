# Was an einem Punkt des Tisches liegt, nach dem jemand fragt.
point-there = An diesem Punkt: { $x }.
point-pieces = { $p }: { $u }
refused-no-point = Gefragt ist kein Ort auf dem Tisch, und dort steht nichts, was du wählen könntest.
