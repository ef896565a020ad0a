// Loads the parts that a table loads on demand, before the tests, so that nothing is still loading when they end.

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
