import { MOVES_ENTRIES_MAX, movesOf } from '@soundings/core/moves'
import type { EchoEntry } from '@soundings/core/echo'
import { seededRandom } from '@soundings/core/random'
import { words } from '@soundings/core/text'
import { readLexicon } from '../../../apps/server/src/platform/analysis/lexicon.ts'
import { entryText } from '../rig/entry-text.ts'
import { ENTRY_BYTES } from '../rig/journals.ts'
import type { Line } from '../table.ts'

const IN_ACCOUNT = [1_000, 10_000]
/** One job in a worker, in ms of its processor time: a journal’s other jobs wait for it. */
const LIMIT_MS = 10_000
const TAGS = 20
const TAG_SHARE = 0.2
const LEXICON = readLexicon()

/** @returns how long finding related ratings takes, compared with splitting the same texts into words once */
export async function measure(): Promise<Line[]> {
  return IN_ACCOUNT.flatMap((size): Line[] => {
    const entries = journal(size)
    const floor = timeOf(() => {
      for (const { content } of entries.slice(-MOVES_ENTRIES_MAX)) words(content)
    })
    const figure = timeOf(() => movesOf({ entries, today: size, lexicon: LEXICON }))
    const measured = `what moves with what, ${size.toLocaleString('en')} entries`
    return [
      { measure: measured, figure, unit: 'ms', limit: LIMIT_MS },
      { measure: `${measured}, beside their words`, figure, unit: 'ms', floor },
    ]
  })
}

/** One entry a day, rated and tagged at random; the first tag lifts the mood. */
function journal(size: number): EchoEntry[] {
  const random = seededRandom('moves')
  const rating = () => 1 + Math.floor(random() * 5)
  return Array.from({ length: size }, (_, day) => {
    const tags = Array.from({ length: TAGS }, (__, tag) => `tag${tag}`).filter(() => random() < TAG_SHARE)
    return {
      id: `e${day}`,
      time: day,
      day,
      weekday: day % 7,
      hour: 12,
      content: entryText(day, ENTRY_BYTES),
      mood: Math.min(5, rating() + (tags.includes('tag0') ? 1 : 0)),
      energy: rating(),
      focus: rating(),
      tags: tags.map((tag) => ({ tag, source: 'hash' })),
      historic: false,
    }
  })
}

/** Processor time, because the machine may have other work. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
