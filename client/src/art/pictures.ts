/** Screenshots of real games, by the name of the game. */
const PICTURES = import.meta.glob<string>('./gallery/*.webp', { eager: true, query: '?url', import: 'default' })

export const pictureOf = (game: string): string | undefined => PICTURES[`./gallery/${game}.webp`]
