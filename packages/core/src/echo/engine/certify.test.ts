import { expect, test } from 'vitest'
import { demoJournal } from '../../../testing/demo-journal.ts'
import { ratedDays } from '../../../testing/detect.ts'
import { LEXICON } from '../../../testing/lexicon.ts'
import { journalOf, orderedReadings } from '../journal/journal.ts'
import { RULES } from '../rules/index.ts'
import type { EchoEntry } from '../journal/entry.ts'
import { certify } from './certify.ts'
import { shiftLooks, standingLooks } from './looks.ts'

const PATTERNS = RULES.map(({ detector }) => detector).filter((detector) => detector.claim === 'pattern')

function certificates(entries: readonly EchoEntry[]): string[] {
  const today = Math.max(...entries.map(({ day }) => day))
  const journal = journalOf(orderedReadings(entries, today, LEXICON), { today, lexicon: LEXICON })
  return certify(journal, PATTERNS).map(({ detector, key }) => `${detector.rule} ${detector.tell(journal, key)?.key}`)
}

test('the standing family tests at 14, 20, 29, 42, 60, 85, 121 … entries', () => {
  expect(standingLooks(19)).toBeNull()
  expect(standingLooks(20)).toEqual({ previous: 14, current: 20 })
  expect(standingLooks(41)).toEqual({ previous: 20, current: 29 })
  expect(standingLooks(121)).toEqual({ previous: 85, current: 121 })
})

test('the shift family tests every six entries', () => {
  expect(shiftLooks(29)).toBeNull()
  expect(shiftLooks(30)).toEqual({ previous: 24, current: 30 })
  expect(shiftLooks(65)).toEqual({ previous: 54, current: 60 })
})

test('repeating the test, or shuffling the entries, gives the same certificates', () => {
  const entries = demoJournal(20_500)
  const first = certificates(entries)
  expect(first).toContain('tag_mood breakwater|mood')
  expect(certificates(entries.toReversed())).toEqual(first)
})

test('every tag whose entries are rated differently is certified, not only the one with the largest difference', () => {
  const tag = (name: string) => ({ tag: name, source: 'hash' as const })
  const entries = ratedDays(121, 'several', (i) => {
    const [isWork, isRun] = [i % 3 === 0, i % 5 < 2]
    const tags = [...(isWork ? [tag('work')] : []), ...(isRun ? [tag('run')] : []), ...(i % 7 < 3 ? [tag('tea')] : [])]
    return { lift: (isWork ? -1.2 : 0) + (isRun ? 1 : 0), tags }
  })
  const told = certificates(entries)
  expect(told).toContain('tag_mood work|mood')
  expect(told).toContain('tag_mood run|mood')
  expect(told).not.toContain('tag_mood tea|mood')
})
