// A list in a link: its text as UTF-8 in the URL-safe alphabet of base64. It is in the fragment, so no server reads it.

export function packed(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The text in a link; empty if the link is damaged. */
export function unpacked(part: string): string {
  try {
    const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** A link that opens a list in the workshop of a game. */
export const listLink = (game: string, text: string): string =>
  `${location.origin}${location.pathname}#/workshop/${game}?list=${packed(text)}`
