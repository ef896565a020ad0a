import { useEffect } from 'preact/hooks'
import { grip } from '../session/hand'

/** End a drag wherever the pointer is released, even outside the board. */
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
