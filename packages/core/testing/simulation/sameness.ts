/// <reference types="node" />
import { createHash } from 'node:crypto'
import { findCandidates } from '../../src/echo/candidates.ts'
import { generateEcho, type EchoEntry, type PastEcho } from '../../src/echo/index.ts'
import { journalOf, orderedReadings } from '../../src/echo/journal.ts'
import type { Candidate } from '../../src/echo/selection.ts'
import { seededRandom } from '../../src/random/index.ts'
import { LEXICON } from '../lexicon.ts'
import { shuffled } from './null-journal.ts'

/** What came out otherwise although nothing of meaning was changed (design section H.6.5 and H.6.9). */
export type Differences = Record<'order' | 'dates' | 'tag' | 'account', boolean>

const ACCOUNT = 'one'
const OTHER_ACCOUNT = 'another'
const TAG = 'run'
/** A name that stands in no diary. */
const OTHER_TAG = 'zzzeal'
const WEEKS_MAX = 400
const DAY_MS = 86_400_000
/** Last days on which an Echo is asked for. */
const ASKED_DAYS = 4
/** Rules whose claims are known by a day. */
const NAMED_BY_DAY: ReadonlySet<string> = new Set(['turning_point'])
const DATE_SLOTS = ['date', 'latest', 'from', 'to']

/** All that is said of a journal, as one number: every candidate, and the Echos of its last days. */
export function digestOf(entries: readonly EchoEntry[]): string {
  const all = { candidates: candidatesOf(entries, ACCOUNT), echoes: echoesOf(entries) }
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/** Asks about a journal again with its entries shuffled, its dates moved by weeks, a tag renamed, another account. */
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
  const journal = journalOf(orderedReadings(entries, today, LEXICON), today, LEXICON)
  return findCandidates(journal, [], accountId, 'premium').open
}

/** The claims and their numbers, without what chance is drawn from; days that many days earlier. */
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
    })
    if (outcome.kind === 'echo') {
      history.push({ day: today, text: outcome.echo.text, receipt: outcome.echo.receipt })
    }
    return JSON.stringify(outcome)
  })
}
