import type { Tone } from '../../preferences/index.ts'
import { DARK_MOOD, type SafetyState } from '../../safety/index.ts'
import type { Reading } from '../reading.ts'
import type { Slots } from '../types.ts'

/**
 * The tone a finding is told in. A heavy period turns Playful into Neutral and Spiritual into Reflective; no playful
 * text ever touches a dark entry (design sections 0.P5, 2.3).
 * @param evidence readings of the entries that are the evidence
 * @param pointsAt ids of those that the sentence quotes or points at
 */
export function toneFor(
  chosen: Tone,
  state: SafetyState,
  evidence: readonly Reading[],
  pointsAt: readonly string[],
  slots: Slots,
): Tone {
  if (state === 'heavy' && chosen === 'Spiritual') return 'Reflective'
  if (chosen !== 'Playful') return chosen
  if (state !== 'open') return 'Neutral'
  const dark = evidence.filter(isDark)
  const touchesDark = dark.some(({ entry }) => pointsAt.includes(entry.id))
  const isMostlyDark = evidence.length > 0 && dark.length * 2 >= evidence.length
  const showsLow = [slots['mean'], slots['otherMean']].some((value) => typeof value === 'number' && value <= DARK_MOOD)
  return touchesDark || isMostlyDark || showsLow ? 'Neutral' : 'Playful'
}

function isDark(reading: Reading): boolean {
  return (reading.entry.mood !== null && reading.entry.mood <= DARK_MOOD) || reading.scan().heavy
}
