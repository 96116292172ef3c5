import { expect, test } from 'vitest'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { patternlessJournal, rating } from '../../../testing/journals.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import { seededRandom } from '../../random/index.ts'
import { journalOf, orderedReadings } from '../journal.ts'
import { RULES } from '../rules.ts'
import type { EchoEntry } from '../types.ts'
import { certify, shiftLooks, standingLooks } from './index.ts'

const TEXTS = demoJournal(20_500).map(({ content }) => content)
const PATTERNS = RULES.map(({ detector }) => detector).filter((detector) => detector.claim === 'pattern')

function certificates(entries: readonly EchoEntry[], account: string): string[] {
  const today = Math.max(...entries.map(({ day }) => day))
  const journal = journalOf(orderedReadings(entries, today, LEXICON), today, LEXICON)
  return certify(journal, PATTERNS, account).map(({ detector, key }) => `${detector.rule} ${key}`)
}

test('the standing family looks at 14, 20, 29, 42, 60, 85, 121 … entries', () => {
  expect(standingLooks(19)).toBeNull()
  expect(standingLooks(20)).toEqual({ previous: 14, current: 20 })
  expect(standingLooks(41)).toEqual({ previous: 20, current: 29 })
  expect(standingLooks(121)).toEqual({ previous: 85, current: 121 })
})

test('the shift family looks every six entries', () => {
  expect(shiftLooks(29)).toBeNull()
  expect(shiftLooks(30)).toEqual({ previous: 24, current: 30 })
  expect(shiftLooks(65)).toEqual({ previous: 54, current: 60 })
})

test('of 60 journals without a pattern at most three are told one', () => {
  const told = Array.from({ length: 60 }, (_, i) => {
    const size = [42, 60, 85][i % 3] ?? 42
    return certificates(patternlessJournal(`nothing ${i}`, size, TEXTS), `account ${i}`)
  }).filter((found) => found.length > 0)
  expect(told.length, JSON.stringify(told)).toBeLessThanOrEqual(3)
})

test('a tag that lifts mood by one and a half points is found in most journals of 60', () => {
  const found = Array.from({ length: 12 }, (_, i) => {
    const random = seededRandom(`lift ${i}`)
    const entries = patternlessJournal(`run ${i}`, 60, TEXTS, 0.2).map((entry) => {
      const others = entry.tags.filter(({ tag }) => tag !== 'run')
      if (random() >= 0.4) return { ...entry, tags: others }
      const mood = rating((entry.mood ?? 3) + (random() < 0.5 ? 1 : 2))
      return { ...entry, mood, tags: [...others, { tag: 'run', source: 'hash' as const }] }
    })
    return certificates(entries, `account ${i}`)
  }).filter((keys) => keys.includes('tag_mood run|mood'))
  expect(found.length).toBeGreaterThanOrEqual(9)
})

test('asking again, and shuffling the entries, gives the same certificates', () => {
  const entries = demoJournal(20_500)
  const first = certificates(entries, 'demo')
  expect(first).toContain('tag_mood breakwater|mood')
  expect(certificates(entries.toReversed(), 'demo')).toEqual(first)
})
