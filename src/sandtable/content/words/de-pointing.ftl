# Was an einem Punkt des Tisches liegt, nach dem jemand fragt.
point-there = An diesem Punkt: { $x }.
point-pieces = { $p }: { $u }
refused-no-point = Du wirst gerade nicht nach einem Ort gefragt, und dort steht nichts, was du wählen kannst.
