// Colour arithmetic: mixing pigments for the map, and the distance between two colours for people with colour blindness.

export type Rgb = readonly [number, number, number]

export function parseColour(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function hex(rgb: Rgb): string {
  return `#${rgb
    .map((c) =>
      Math.round(Math.max(0, Math.min(255, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Mixes this share of the second colour into the first: mix('#000000', '#ffffff', 0.5) gives '#808080'. */
export function mix(first: string, second: string, share: number): string {
  const a = parseColour(first)
  const b = parseColour(second)
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

const linear = (c: number): number => (c <= 10.31475 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4)

export function luminance(colour: string): number {
  const [r, g, b] = parseColour(colour).map(linear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const a = luminance(first)
  const b = luminance(second)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** How eyes without one kind of cone see linear light (Machado, Oliveira and Fernandes 2009, complete deficiency). */
export const SIGHT: Record<string, readonly Rgb[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function lab(colour: string, sight: readonly Rgb[]): Rgb {
  const light = parseColour(colour).map(linear) as unknown as Rgb
  const [r, g, b] = sight.map((row) =>
    Math.max(0, Math.min(1, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  ) as unknown as Rgb
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Distance of two colours in CIELAB for one kind of sight. About 2.3 is the smallest difference an eye can see side by side. */
export function distance(first: string, second: string, sight: keyof typeof SIGHT): number {
  const a = lab(first, SIGHT[sight]!)
  const b = lab(second, SIGHT[sight]!)
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
