import { MINUTE_MS } from '@soundings/core/time'
import { useEffect, useRef, useState } from 'react'

/** The share of the work before which an estimate would change too often. */
const FROM_SHARE = 0.03

/** The milliseconds that are left, from the pace since the page was opened; null while it is unknown. */
export function useTimeLeft(share: number | null): number | null {
  const start = useRef<{ share: number; at: number } | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (share === null) return
    const now = performance.now()
    start.current ??= { share, at: now }
    const done = share - start.current.share
    setLeft(done < FROM_SHARE ? null : ((now - start.current.at) / done) * (1 - share))
  }, [share])
  return left
}

/** The sentence about the time left, such as "About four minutes left." */
export function timeLeft(ms: number | null): string {
  if (ms === null) return ''
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes < 1) return 'Less than a minute left.'
  if (minutes === 1) return 'About a minute left.'
  return minutes < 90 ? `About ${minutes} minutes left.` : `About ${Math.round(minutes / 60)} hours left.`
}
