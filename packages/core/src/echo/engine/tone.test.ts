import { expect, test } from 'vitest'
import { anEntry } from '../../../testing/journals.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import { TONES, type Tone } from '../../account/index.ts'
import type { SafetyState } from '../../safety/index.ts'
import type { Finding } from '../finding/finding.ts'
import { readingOf } from '../journal/reading.ts'
import { tonesFor } from './tone.ts'

/** A claim about entries, in the tones that may use it. */
function tones(chosen: Tone, contents: readonly [number | null, string?][], slots = {}, state: SafetyState = 'open') {
  const evidence = contents.map(([mood, content = 'We had tea on the steps.'], i) =>
    readingOf(anEntry(i, { mood, content }), LEXICON),
  )
  return tonesFor(chosen, state, { slots } as Finding, evidence)
}

test('Playful falls back to Concise when any evidence is low, unrated, tender or worse', () => {
  expect(tones('Playful', [[4], [4]])[0]).toBe('Playful')
  expect(tones('Playful', [[5], [5], [2]])[0]).toBe('Concise')
  expect(tones('Playful', [[3], [3]])[0]).toBe('Concise')
  expect(tones('Playful', [[4], [null]])[0]).toBe('Concise')
  expect(tones('Playful', [[4], [4, 'The funeral was on Friday.']])[0]).toBe('Concise')
  expect(tones('Playful', [[4]], { gap: 15 })[0]).toBe('Concise')
})

test('what is lower is told to those who chose Neutral, and to no one else', () => {
  const lower = { direction: 'lower' }
  expect(TONES.filter((tone) => tones(tone, [[4]], lower).length > 0)).toEqual(['Neutral'])
  expect(tones('Neutral', [[4]], lower)).toEqual(['Neutral'])
  const compared = { direction: 'higher', mean: 4, otherMean: 3 }
  expect(tones('Reflective', [[4]], compared)).toEqual(['Reflective'])
})

test('gentle times use Neutral, and every tone can fall back to it', () => {
  for (const tone of TONES) {
    expect(tones(tone, [[4]], {}, 'gentle')).toEqual(['Neutral'])
    expect(tones(tone, [[4]]).at(-1)).toBe('Neutral')
  }
  expect(tones('Spiritual', [[4]])).toEqual(['Spiritual', 'Reflective', 'Neutral'])
})
