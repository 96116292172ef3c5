import type { Tone } from '../../account/index.ts'
import { atLeast, type SafetyState } from '../../safety/index.ts'
import { mean } from '../../statistics/index.ts'
import type { Reading } from '../journal/reading.ts'
import type { Finding } from '../finding/finding.ts'

/**
 * The lowest mood of each entry in the evidence, and the lowest mean of these moods, for a Playful Echo
 * (docs/spec/rules.md#wording).
 */
const PLAYFUL = { least: 3, mean: 3.5 }
/** A longer gap gets no jokes. */
const PLAYFUL_GAP_DAYS = 14

/**
 * The tones a finding may use, the chosen one first: gentle times use Neutral, Playful falls back to Concise and
 * Spiritual to Reflective (docs/spec/rules.md#wording). Only people who chose Neutral are told that something is lower.
 * @param evidence readings of the entries that are the evidence
 */
export function tonesFor(chosen: Tone, state: SafetyState, finding: Finding, evidence: readonly Reading[]): Tone[] {
  if (finding.slots.direction === 'lower') return chosen === 'Neutral' ? ['Neutral'] : []
  if (state === 'gentle') return ['Neutral']
  // Neutral prints both levels of a comparison, so no other tone falls back to it there.
  const last: Tone[] = finding.slots.otherMean === undefined ? ['Neutral'] : []
  if (chosen === 'Spiritual') return ['Spiritual', 'Reflective', ...last]
  if (chosen === 'Playful') return isPlayful(finding, evidence) ? ['Playful', 'Concise', ...last] : ['Concise', ...last]
  return chosen === 'Neutral' ? ['Neutral'] : [chosen, ...last]
}

/** True when nothing in the evidence is low, tender or worse. */
function isPlayful({ slots }: Finding, evidence: readonly Reading[]): boolean {
  const gap = slots.gap
  if (typeof gap === 'number' && gap > PLAYFUL_GAP_DAYS) return false
  if (evidence.some((reading) => atLeast(reading.scan().level, 'tender'))) return false
  const moods = evidence.map(({ entry }) => entry.mood)
  return moods.every((mood) => mood !== null && mood >= PLAYFUL.least) && mean(moods.map(Number)) >= PLAYFUL.mean
}
