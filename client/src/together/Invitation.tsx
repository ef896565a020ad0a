// A link to give away: share it, copy it, or let somebody's phone read it from the screen.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { copyText } from '../device/clipboard'
import { LinkField } from '../parts/LinkField'
import { t } from '../words/common'
import { qrCode } from './qr'

/** Give a text away by the system's own menu, or else by the clipboard. True if it was copied. */
export async function giveAway(text: string): Promise<boolean> {
  if (navigator.share)
    return navigator.share({ text }).then(
      () => false,
      () => false, // the menu was closed
    )
  return copyText(text)
}

/** A button that shares a text. */
export function ShareButton({ text, label, main = false }: { text: string; label: string; main?: boolean }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button type="button" class={main ? 'main share' : 'share'} onClick={() => void giveAway(text).then(setCopied)}>
      {label}
      {isCopied ? <small role="status"> {t('share-copied')}</small> : null}
    </button>
  )
}

const QUIET_ZONE = 4

function QrCode({ link, label }: { link: string; label: string }) {
  const rows = useMemo(() => qrCode(link), [link])
  const picture = useRef<SVGSVGElement>(null)
  useEffect(() => picture.current?.scrollIntoView?.({ block: 'nearest' }), [])
  if (!rows) return null
  const size = rows.length + 2 * QUIET_ZONE
  const d = rows.flatMap((row, y) =>
    row.flatMap((is, x) => (is ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
  )
  return (
    <svg
      ref={picture}
      class="qr"
      role="img"
      aria-label={t('share-qr-of', { x: label })}
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={d.join('')} fill="#000" shape-rendering="crispEdges" />
    </svg>
  )
}

/** Do links lead other computers to themselves? */
const isLocal = (): boolean => /^(localhost|127\..*|\[::1\])$/.test(location.hostname)

export const OnlyHere = () => (isLocal() ? <p class="facts only-here">{t('share-only-here')}</p> : null)

export function Invitation({ label, link, text }: { label: string; link: string; text: string }) {
  const [shows, setShows] = useState(false)
  return (
    <div class="invitation">
      <LinkField label={label} link={link} />
      <p class="result-tools">
        <ShareButton text={`${text} ${link}`} label={t('share-button')} main />
        <button type="button" aria-expanded={shows} onClick={() => setShows(!shows)}>
          {t('share-qr')}
        </button>
      </p>
      {shows ? <QrCode link={link} label={label} /> : null}
    </div>
  )
}
