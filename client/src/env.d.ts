/// <reference types="vite/client" />
declare module 'virtual:icons' {
  /** icons of the client itself: name -> path data */
  export const own: Record<string, string>
  /** the icons of each game, loaded when it is opened */
  export const games: Record<string, () => Promise<{ default: Record<string, string> }>>
}
