// What waits until the screen shows what was changed last.

/** A page that nobody sees paints nothing: then so many milliseconds must do. */
const LATEST_MS = 150

/** Act when the change just made is painted. */
export function whenPainted(act: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) act()
    isDone = true
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, LATEST_MS)
}
