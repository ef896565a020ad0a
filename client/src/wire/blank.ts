// Empty versions of what the server sends, for objects the client makes itself.

import type { Piece } from './protocol'

export const NO_PIECE: Piece = {
  id: '',
  type: -1,
  seat: -1,
  count: 1,
  at: null,
  facing: null,
  figures: [],
  flags: [],
  targets: [],
  banner: -1,
  role: '',
  floor: 0,
  harm: [0, 0],
  full: 0,
}
