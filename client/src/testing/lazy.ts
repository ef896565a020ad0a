// What a table loads when it is wanted: loaded before the tests, so that nothing is still on its way when they are over.

import '../ending/Ending'
import '../learn/Coach'
import '../learn/HintCard'
import '../learn/Pages'
import '../parts/Briefing'
import '../parts/Proof'
import '../parts/Sides'
import '../reader/Reader'
import '../show/Stage'
import '../show/Trails'
