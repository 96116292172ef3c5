import { dayOfIsoDate, isoDateOf } from '../time/index.ts'
import { beginsPeriod, LETTER_KINDS, periodAt, type Period } from './period.ts'

/** The name of a letter within its account: “month-2026-10-01”. */
export function letterKey({ kind, first }: Pick<Period, 'kind' | 'first'>): string {
  return `${kind}-${isoDateOf(first)}`
}

/** The period that the name of a letter identifies; null for a text that isn’t such a name. */
export function periodOfKey(key: string): Period | null {
  const kind = LETTER_KINDS.find((known) => key.startsWith(`${known}-`))
  const first = kind && dayOfIsoDate(key.slice(kind.length + 1))
  if (!kind || first === undefined || first === null) return null
  return beginsPeriod(kind, first) ? periodAt(kind, first) : null
}
