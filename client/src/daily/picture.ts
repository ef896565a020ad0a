// Turns a drawing on the page into a picture of its own, with its styles, its typefaces and everything it refers to.

import plain from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url'
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url'
import title from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2?url'

const FONTS = [
  ['IM Fell English', 400, title],
  ['Alegreya Sans', 400, plain],
  ['Alegreya Sans', 700, bold],
] as const
const STYLES = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin'],
  ...['stroke-linecap', 'stroke-dasharray', 'opacity', 'display', 'visibility', 'paint-order', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'letter-spacing', 'overflow'],
]
const SVG = 'http://www.w3.org/2000/svg'

async function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((done, fail) => {
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** The typefaces as a style sheet, because a picture cannot load files. */
async function fontFaces(): Promise<string> {
  const faces = FONTS.map(async ([family, weight, url]) => {
    const font = await dataUrl(await (await fetch(url)).blob())
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${font})}`
  })
  return (await Promise.all(faces)).join('')
}

/** The ids that a drawing refers to: `href="#icon"`, `url(#shine)`. */
export function referredTo(markup: string): string[] {
  const found = [...markup.matchAll(/(?:href="#|url\((?:&quot;|["'])?#)([\w-]+)/g)].map((match) => match[1]!)
  return [...new Set(found)]
}

/** A copy of a drawing that needs nothing of the page. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  drawing.querySelectorAll('*').forEach((element, n) => {
    const style = getComputedStyle(element)
    for (const name of STYLES) copies[n]!.style.setProperty(name, style.getPropertyValue(name))
    copies[n]!.removeAttribute('class')
  })
  const defs = document.createElementNS(SVG, 'defs')
  const own = new Set([...copy.querySelectorAll('[id]')].map((element) => element.id))
  for (const id of referredTo(copy.outerHTML)) {
    const element = own.has(id) ? null : document.getElementById(id)
    if (element) defs.append(element.cloneNode(true))
  }
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await fontFaces()
  copy.prepend(style, defs)
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

/** A drawing as a PNG file of twice its size. */
export async function pngOf(drawing: SVGSVGElement, name: string): Promise<File> {
  const image = new Image()
  image.src = await dataUrl(new Blob([await standalone(drawing)], { type: 'image/svg+xml' }))
  await image.decode()
  const { width, height } = drawing.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the picture is empty')
  return new File([blob], name, { type: 'image/png' })
}
