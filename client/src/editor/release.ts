import { useEffect } from 'preact/hooks'
import { grip } from '../session/hand'

/** Whatever is held over the board is let go wherever the pointer is by then, also outside of it. */
export function useRelease(drop: () => void) {
  useEffect(() => {
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', drop)
    return () => {
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', drop)
      grip.isOn = false
    }
  })
}
