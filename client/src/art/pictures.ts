/** Photographs of tables that were really played, by the name of their game. */
const PICTURES = import.meta.glob<string>('./gallery/*.webp', { eager: true, query: '?url', import: 'default' })

export const pictureOf = (game: string): string | undefined => PICTURES[`./gallery/${game}.webp`]
