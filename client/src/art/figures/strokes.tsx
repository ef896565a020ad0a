// Primitives for drawing figures. A drawing is a list of strokes with the feet at (0, 0), y downwards, facing right. Colours are
// names of custom properties, so that one drawing serves every camp and rank: c cloth, a rank, m metal, s skin, l leather, h
// hide, each with a dark second tone (cd, ad, ...), and k the ink.

export interface Path {
  d: string
  fill?: string
  line?: string
  width?: number
}
export interface Moved {
  move: string
  of: Drawing
}
export type Stroke = Path | Moved
export type Drawing = readonly Stroke[]

/** A part with an ink outline. */
export const part = (d: string, fill: string, width = 1.5): Path => ({ d, fill, line: 'k', width })
/** The second tone on a part, without an outline. */
export const shade = (d: string, fill: string): Path => ({ d, fill })
export const pen = (d: string, line: string, width = 1): Path => ({ d, line, width })
/** An arm, a leg or a shaft: ink with the colour on top. Three points make a pose. */
export const limb = (d: string, width: number, colour: string): Path[] => [
  pen(d, 'k', width + 2.6),
  pen(d, colour, width),
]
export const dot = (x: number, y: number, r: number, fill: string, width = 1.3): Path => {
  const d = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  return width ? part(d, fill, width) : shade(d, fill)
}
export const at = (x: number, y: number, of: Drawing, turn = 0, scale: number | string = 1): Moved => ({
  move: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`,
  of,
})

const paint = (colour: string | undefined): string =>
  !colour ? 'none' : colour.startsWith('#') ? colour : `var(--${colour})`

export function Drawn({ of }: { of: Drawing }) {
  return (
    <>
      {of.map((stroke, k) =>
        'of' in stroke ? (
          <g key={k} transform={stroke.move}>
            <Drawn of={stroke.of} />
          </g>
        ) : (
          <path
            key={k}
            d={stroke.d}
            fill={paint(stroke.fill)}
            stroke={stroke.line ? paint(stroke.line) : undefined}
            stroke-width={stroke.width}
          />
        ),
      )}
    </>
  )
}
