// Runs code after the browser has painted the latest change.

/** A hidden page is never painted; run after this many milliseconds instead. */
const LATEST_MS = 150

/** Run after the change just made is painted. */
export function afterPaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) act()
    isDone = true
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, LATEST_MS)
}
