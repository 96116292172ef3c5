import type { SafetyState } from '../safety/index.ts'
import type { Band } from './types.ts'

type Picture = {
  band: Band
  safety: SafetyState
  /** Days of the last 30 with a rated entry. */
  ratedDays: number
  /** Days of the last 30 with any entry. */
  entryDays: number
  /** True when there is an entry at all, however old. */
  hasEntries: boolean
}

/** The sentence above the clarity ring (design section D.6). It says what is there and advises nothing. */
export function clarityMessage({ band, safety, ratedDays, entryDays, hasEntries }: Picture): string {
  if (!hasEntries) return 'Nothing to show yet. The picture starts with the first entry.'
  if (safety !== 'open') return 'Your entries of the last 30 days are gathered here.'
  if (band === 'Bright') return 'Your last 30 days draw a clear picture.'
  if (band === 'Emerging') return `A picture is emerging from ${ratedDays} days of entries.`
  const holds = ratedDays === 1 ? 'holds' : 'hold'
  const entry = ratedDays === entryDays ? 'an entry' : 'a rated entry'
  return `The picture is still hazy: ${ratedDays} of the last 30 days ${holds} ${entry}.`
}
