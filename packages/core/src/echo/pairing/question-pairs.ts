import { contentFrequencies, words } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { QuotableLine } from '../quoting/offered.ts'
import { quotableLines } from '../quoting/quotable.ts'
import { rarityIn } from '../subjects/rarity.ts'
import { isSetting } from '../subjects/shared-things.ts'
import { isNameAtRest, isPlace, isSafeThing } from '../subjects/subject.ts'
import { recentEntries } from '../worth/newest-entries.ts'
import { worthIn } from '../worth/worth.ts'
import {
  DAYS_APART,
  LEAST_ENTRIES,
  LINE_LIMITS,
  QUESTION_LIMITS,
  QUESTION_POINTS,
  QUESTION_SHARES,
  RARE_ENTRIES,
} from './constants.ts'
import { bestFirst, isShortEnough, longest, type Meeting } from './meetings.ts'
import { relatednessIn } from './relatedness.ts'

const APART = DAYS_APART.question
/** Signs of a question to someone else, or of a rhetorical one. */
const NOT_OWN = /\b(?:you|your|yours|he said|she said|they said|who knows|why not|right|ok|okay)\b/iu

/** The writer’s questions, each paired with a recent line about the same thing. Best first. */
export function questionPairs(journal: Journal): Meeting<QuotableLine>[] {
  const { quotable: readings, vectors, language } = journal
  if (language !== null || !vectors || readings.length < LEAST_ENTRIES.question) return []
  const asked = quotableLines(readings, journal, QUESTION_LIMITS, { use: 'in a pair', isSought: isOwnQuestion })
    .filter(({ text }) => isOwnQuestion(text) && !/[.!?]\s/u.test(text))
    .map((line) => ({ line, keys: keysOf(line.text) }))
    .filter(({ keys }) => keys.length >= QUESTION_SHARES.words)
  if (asked.length === 0) return []
  const rarity = rarityIn(readings)
  const rarest = Math.log((readings.length + 1) / (RARE_ENTRIES + 1))
  const related = relatednessIn(readings, vectors, rarity)
  const recent = recentEntries(journal)
  const worth = worthIn(journal)
  const later = quotableLines(recent, journal, LINE_LIMITS, {
    use: 'in a pair',
    extent: 'each',
    isSought: (text) => asked.some(({ keys }) => sharedKeys(keys, text).length >= QUESTION_SHARES.words),
  }).filter(({ text }) => !text.includes('?'))
  const pairs = later.flatMap((to) =>
    asked.flatMap(({ line: from, keys }): Meeting<QuotableLine>[] => {
      const days = to.reading.entry.day - from.reading.entry.day
      if (days < APART.least || days > APART.most || !isShortEnough(from, to)) return []
      const shared = sharedKeys(keys, to.text)
        .filter((key) => isSafeThing(key, journal.lexicon))
        .toSorted((a, b) => rarity(b) - rarity(a) || (a < b ? -1 : 1))
      const sum = shared.reduce((total, key) => total + Math.min(1, rarity(key) / rarest), 0)
      const relatedness = related(words(from.text), words(to.text))
      if (
        shared.length < QUESTION_SHARES.words ||
        sum < QUESTION_SHARES.rarity ||
        relatedness < QUESTION_SHARES.relatedness
      )
        return []
      const [best, ...others] = shared.flatMap((key) => (isSetting(key) ? [] : (formIn(key, from, to, journal) ?? [])))
      if (best === undefined) return []
      return [{ from, to, shared: [best, ...others], worth: worth(from, to) + QUESTION_POINTS, late: 0 }]
    }),
  )
  return bestFirst(longest(pairs))
}

function isOwnQuestion(text: string): boolean {
  return text.endsWith('?') && !NOT_OWN.test(text)
}

function keysOf(text: string): string[] {
  return [...contentFrequencies(words(text)).keys()]
}

function sharedKeys(keys: readonly string[], text: string): string[] {
  const own = new Set(keysOf(text))
  return keys.filter((key) => own.has(key))
}

/** The word as both lines write it. Null if they write it differently, or if it names someone in grief or danger. */
function formIn(key: string, from: QuotableLine, to: QuotableLine, journal: Journal): string | null {
  const written = (text: string) => text.match(/[\p{L}\p{M}'’]+/gu) ?? []
  const later = new Set(written(to.text))
  const form = written(from.text).find((word) => later.has(word) && keysOf(word).includes(key))
  if (form === undefined) return null
  if (form === form.toLowerCase()) return form
  const texts = journal.quotable.map(({ entry }) => entry.content)
  return isPlace(form, texts) || !isNameAtRest(form, journal.entries) ? form : null
}
