// The numbers of the map, in units of the drawn map: one table for a desk, one for a phone.

export interface Measures {
  /** the frame around the map */
  edge: number
  /** shares of the far lands and of the marches in the map's height */
  shares: readonly [number, number]
  strait: number
  /** where the sea begins, as a share of the map's width; with a fleet, if it is more than one ship */
  sea: number
  seaOfFleet: number
  /** the ribbon of a player, beside which names of a far camp have to end */
  ribbon: number
  far: {
    /** the foot of the camp below the far edge, with large and with small tokens */
    camp: number
    campOfSmall: number
    /** what the ribbon takes of the camp's row */
    beside: number
    /** between two walls, over what stands on them */
    line: number
    /** castles in a row at most */
    abreast: number
    /** how far a second wall pushes the first up, with a camp and without one, and the camp itself */
    rise: number
    riseOfEmpty: number
    riseOfCamp: number
    /** a band higher than this spreads */
    least: number
    /** the foot of the field over the shore */
    field: number
  }
  own: {
    /** free room in castles is drawn as outlines */
    isOpen: boolean
    /** what ribbon and rose take of the camp's row when its size is chosen, and its ends */
    beside: number
    left: number
    right: number
    /** a band higher than this spreads: field and wall go down by such shares of what is more */
    least: number
    spread: readonly [number, number]
    /** feet of field and wall below the marches, foot of the camp over the near edge, that of one with ground under it */
    field: number
    wall: number
    camp: number
    campOnGround: number
    /** castles in a row at most */
    abreast: number
    /** the last wall leaves room for a camp and its names */
    leavesRoom: boolean
  }
}

export const DESK: Measures = {
  edge: 13,
  shares: [0.375, 0.218],
  strait: 26,
  sea: 0.715,
  seaOfFleet: 0.715,
  ribbon: 0,
  far: {
    camp: 74,
    campOfSmall: 66,
    beside: 132,
    line: 7,
    abreast: Number.POSITIVE_INFINITY,
    rise: 6,
    riseOfEmpty: 6,
    riseOfCamp: 8,
    least: 227,
    field: 9,
  },
  own: {
    isOpen: true,
    beside: 380,
    left: 130,
    right: 250,
    least: 256,
    spread: [0.25, 0.6],
    field: 64,
    wall: 168,
    camp: 24,
    campOnGround: 24,
    abreast: Number.POSITIVE_INFINITY,
    leavesRoom: false,
  },
}

export const PHONE: Measures = {
  edge: 3,
  shares: [0.45, 0.195],
  strait: 15,
  sea: 0.735,
  seaOfFleet: 0.56,
  ribbon: 136,
  far: {
    camp: 40,
    campOfSmall: 40,
    beside: 92,
    line: 9,
    abreast: 3,
    rise: 6,
    riseOfEmpty: 28,
    riseOfCamp: 0,
    least: Number.POSITIVE_INFINITY,
    field: 1,
  },
  own: {
    isOpen: false,
    beside: 100,
    left: 78,
    right: 96,
    least: 133,
    spread: [0.2, 0.5],
    field: 34,
    wall: 88,
    camp: 11,
    campOnGround: 23,
    abreast: 3,
    leavesRoom: true,
  },
}

/** With a second wall, or with ground under the own camp, which wants its line. */
export const CROWDED_PHONE: Measures = {
  ...PHONE,
  shares: [0.42, 0.17],
  own: { ...PHONE.own, least: 153, field: 26 },
}
