import type { Journal } from '../journal/journal.ts'
import type { Reading } from '../journal/reading.ts'
import type { QuotableLine } from '../quoting/offered.ts'
import { quotableLines } from '../quoting/quotable.ts'
import { isPersonWord } from '../word-lists/person-words.ts'
import { isSetting } from '../subjects/shared-things.ts'
import { isNameAtRest, isSafeThing } from '../subjects/subject.ts'
import { recentEntries } from '../worth/newest-entries.ts'
import { worthIn } from '../worth/worth.ts'
import { DAYS_APART, LINE_LIMITS, MOST_DONE, PLAN_POINTS } from './constants.ts'
import { bestFirst, isShortEnough, longest, type Meeting } from './meetings.ts'
import { doneIn, keyOf, planIn, sharedWords, type Plan } from './promise.ts'

const APART = DAYS_APART.promise

/** Lines with a plan, each paired with a recent line that says it was done. Best first. */
export function promisePairs(journal: Journal): Meeting<QuotableLine>[] {
  const { quotable: readings, language } = journal
  if (language !== null) return []
  const recent = recentEntries(journal)
  const worth = worthIn(journal)
  const plans = linesIn(readings, journal, (text) => planIn(text) !== null)
  if (plans.length === 0) return []
  const done = linesIn(recent, journal, (text) => plans.some((line) => isAbout(line.text, text)))
  const pairs = done.flatMap((to) =>
    plans.flatMap((from): Meeting<QuotableLine>[] => {
      const days = to.reading.entry.day - from.reading.entry.day
      if (days < APART.least || days > APART.most || !isShortEnough(from, to)) return []
      const plan = planIn(from.text)
      const shared = plan ? sharedThings(plan, to.text, journal) : []
      const [best, ...others] = shared
      if (!plan || best === undefined || timesDone(plan, best, readings, journal) > MOST_DONE) return []
      return [{ from, to, shared: [best, ...others], worth: worth(from, to) + PLAN_POINTS, late: 0 }]
    }),
  )
  return bestFirst(longest(pairs))
}

function linesIn(readings: readonly Reading[], journal: Journal, isSought: (text: string) => boolean): QuotableLine[] {
  return quotableLines(readings, journal, LINE_LIMITS, { use: 'in a pair', extent: 'each', isSought })
}

function isAbout(planned: string, text: string): boolean {
  const plan = planIn(planned)
  const done = plan ? doneIn(text, plan) : null
  return plan !== null && done !== null && sharedWords(plan, done).length > 0
}

/** The things, places and people that a plan shares with a line that says it was done, as both write them. */
function sharedThings(plan: Plan, text: string, journal: Journal): string[] {
  const done = doneIn(text, plan)
  if (done === null) return []
  const shared = sharedWords(plan, done).filter((word) => mayBeNamed(word, journal))
  // “Bought bread” alone is not enough: an everyday thing counts only together with another shared one.
  return shared.every((word) => isSetting(keyOf(word))) && shared.length < 2 ? [] : shared
}

/** True for a thing that an Echo may be about, or a person who is not in grief or danger. */
function mayBeNamed(word: string, journal: Journal): boolean {
  const isPerson = isPersonWord(word)
  if (isPerson || journal.worded.some(({ entry }) => entry.content.includes(capitalized(word)))) {
    return !isNameAtRest(word, journal.entries)
  }
  return isSafeThing(keyOf(word), journal.lexicon)
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** How many entries say that the plan was carried out. */
function timesDone(plan: Plan, thing: string, readings: readonly Reading[], journal: Journal): number {
  return readings.filter(
    (reading) =>
      reading.frequencies().has(keyOf(thing)) &&
      reading.units(journal.style).some(({ text }) => doneIn(text, plan)?.includes(thing)),
  ).length
}
