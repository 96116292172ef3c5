/// <reference types="node" />
import { createHash } from 'node:crypto'
import { findCandidates } from '../../src/echo/engine/candidates.ts'
import { generateEcho, type EchoEntry, type PastEcho } from '../../src/echo/index.ts'
import { journalOf, orderedReadings } from '../../src/echo/journal/journal.ts'
import type { Candidate } from '../../src/echo/engine/selection.ts'
import { seededRandom } from '../../src/random/index.ts'
import { LEXICON, VECTORS } from '../lexicon.ts'
import { shuffled } from './null-journal.ts'
import { DAY_MS } from '../../src/time/index.ts'

/** Whether the result differed after each change that must not matter (docs/evaluation.md). */
export type Differences = Record<'order' | 'dates' | 'tag' | 'account', boolean>

const ACCOUNT = 'one'
const OTHER_ACCOUNT = 'another'
const TAG = 'run'
/** A tag that no diary contains. */
const OTHER_TAG = 'zzzeal'
const WEEKS_MAX = 400
/** Last days on which an Echo is asked for. */
const ASKED_DAYS = 4
/** Rules whose claims are identified by a day. */
const NAMED_BY_DAY: ReadonlySet<string> = new Set(['turning_point'])
const DATE_SLOTS = ['date', 'later', 'latest', 'from', 'to']

/** A digest of all candidates of a journal and the Echos of its last days. */
export function digestOf(entries: readonly EchoEntry[]): string {
  const all = { candidates: candidatesOf(entries, ACCOUNT), echoes: echoesOf(entries) }
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/**
 * Repeats the analysis of a journal with its entries shuffled, its dates moved by weeks, a tag renamed, or another
 * account.
 */
export function differences(entries: readonly EchoEntry[], seed: string): Differences {
  const random = seededRandom(`sameness ${seed}`)
  const said = claims(candidatesOf(entries, ACCOUNT))
  const days = 7 * (1 + Math.floor(random() * WEEKS_MAX))
  const moved = entries.map((entry) => ({ ...entry, day: entry.day + days, time: entry.time + days * DAY_MS }))
  const renamed = entries.map((entry) => ({
    ...entry,
    tags: entry.tags.map((tag) => (tag.tag === TAG ? { ...tag, tag: OTHER_TAG } : tag)),
  }))
  return {
    order: digestOf(shuffled(entries, random)) !== digestOf(entries),
    dates: claims(candidatesOf(moved, ACCOUNT), days) !== said,
    tag: claims(candidatesOf(renamed, ACCOUNT)).replaceAll(OTHER_TAG, TAG) !== said,
    account: claims(candidatesOf(entries, OTHER_ACCOUNT)) !== said,
  }
}

function candidatesOf(entries: readonly EchoEntry[], accountId: string): Candidate[] {
  const today = Math.max(...entries.map(({ day }) => day))
  const journal = journalOf(orderedReadings(entries, today, LEXICON), { today, lexicon: LEXICON })
  return findCandidates(journal, [], accountId, 'premium').open
}

/** The claims and their numbers, without values that depend on the random seed; days are moved back by `days`. */
function claims(candidates: readonly Candidate[], days = 0): string {
  const earlier = (value: number | string) => (typeof value === 'number' ? value - days : value)
  return JSON.stringify(
    candidates.map(({ detector, finding, resonance, statistic }) => ({
      rule: detector.rule,
      ...finding,
      resonance,
      statistic,
      key: NAMED_BY_DAY.has(detector.rule)
        ? finding.key.replace(/\d+/u, (day) => `${Number(day) - days}`)
        : finding.key,
      slots: Object.entries(finding.slots).map(([name, value]) => [
        name,
        DATE_SLOTS.includes(name) ? earlier(value) : value,
      ]),
      firstDay: finding.firstDay - days,
      lastDay: finding.lastDay - days,
    })),
  )
}

function echoesOf(entries: readonly EchoEntry[]): string[] {
  const history: PastEcho[] = []
  const days = [...new Set(entries.map(({ day }) => day))].toSorted((a, b) => a - b).slice(-ASKED_DAYS)
  return days.map((today) => {
    const outcome = generateEcho({
      entries: entries.filter(({ day }) => day <= today),
      accountId: ACCOUNT,
      today,
      tone: 'Reflective',
      tier: 'premium',
      history,
      lexicon: LEXICON,
      vectors: VECTORS,
    })
    if (outcome.kind === 'echo') {
      history.push({ day: today, text: outcome.echo.text, receipt: outcome.echo.receipt })
    }
    return JSON.stringify(outcome)
  })
}
