// A die with pips, and the row of faces that says which of them reach.

const ALL: readonly (readonly [number, number])[] = [
  [11, 11],
  [29, 29],
  [29, 11],
  [11, 29],
  [11, 20],
  [29, 20],
  [20, 20],
]
const SHOWN = ['', '6', '01', '016', '0123', '01236', '012345']

/** The pips of a face on a square of 40. */
export const pipsOf = (face: number): readonly (readonly [number, number])[] =>
  [...(SHOWN[face] ?? '')].map((k) => ALL[Number(k)]!)

/** A face as a drawing of the size of a square of 40. */
export const FaceArt = ({
  face,
  ground,
  pip,
  edge = '#1d140a',
}: Record<'ground' | 'pip', string> & { face: number; edge?: string }) => (
  <>
    <rect x="2" y="2" width="36" height="36" rx="8" fill={ground} stroke={edge} stroke-width="2" />
    {pipsOf(face).map(([x, y]) => (
      <circle key={`${x}.${y}`} cx={x} cy={y} r="3.8" fill={pip} />
    ))}
  </>
)

/** Faces that reach are green and filled, the others pale with a red edge, so that they differ without colour, too. */
export const reachLook = (isReached: boolean) =>
  isReached
    ? { ground: '#2d6a2f', pip: '#fdf3d6', edge: '#173d18' }
    : { ground: '#fbf1dc', pip: '#a11212', edge: '#a11212' }

/** All faces of a die side by side; those from `need` on reach. */
export const FaceRow = ({
  need,
  faces,
  size = 20,
  x = 0,
  y = 0,
}: {
  need: number
  faces: number
  size?: number
  x?: number
  y?: number
}) => (
  <>
    {Array.from({ length: faces }, (_, k) => (
      <g key={k} transform={`translate(${x + k * (size + 1)} ${y}) scale(${size / 40})`}>
        <FaceArt face={k + 1} {...reachLook(k + 1 >= need)} />
      </g>
    ))}
  </>
)
