import type { EchoEntry } from '../../src/echo/index.ts'
import { seededRandom, type Random } from '../../src/random/index.ts'
import { rating } from '../journals.ts'
import { looksUpTo, toldAt } from './looks.ts'
import { nullJournal } from './null-journal.ts'

/** Three tags in one journal: the share of entries with each, and the points it adds to their mood. */
export const SEVERAL_EFFECTS = [
  { tag: 'work', share: 0.35, points: -1.1 },
  { tag: 'run', share: 0.25, points: 1 },
  { tag: 'pottery', share: 0.15, points: 0.8 },
] as const
/** Entries at which the second and the third effect are looked for. */
export const SEVERAL_SIZES = [85, 172] as const

const JOURNAL = {
  size: 172,
  carryOver: 0.2,
  skip: 0.3,
  spread: 0.8,
  tagStay: 0.1,
  drift: 0,
  untouched: 0,
  double: 0.05,
}
/** Tags without any effect, besides those of a null journal. */
const MORE_TAGS = { count: 12, least: 0.06, range: 0.25 }

/** At each size: which effects were found, how many claims were made, and how many of them were wrong. */
export type SeveralTold = { size: number; found: boolean[]; claims: number; wrong: number }[]

/** Collects all claims about a journal with three effects and many tags that have none. */
export function severalTold(seed: string, prose: readonly string[]): SeveralTold {
  const random = seededRandom(`several ${seed}`)
  const entries = planted(nullJournal(`several ${seed}`, JOURNAL, prose), random)
  return SEVERAL_SIZES.map((size) => {
    const life = entries.slice(0, size)
    const keys = new Set(toldAt(life, 'standing', looksUpTo(size, 'standing')).map(({ rule, key }) => `${rule} ${key}`))
    const its = SEVERAL_EFFECTS.map(({ tag }) => `tag_mood ${tag}|mood`)
    return {
      size,
      found: its.map((key) => keys.has(key)),
      claims: keys.size,
      wrong: [...keys].filter((key) => !its.includes(key)).length,
    }
  })
}

function planted(entries: readonly EchoEntry[], random: Random): EchoEntry[] {
  const rates = Array.from({ length: MORE_TAGS.count }, () => MORE_TAGS.least + MORE_TAGS.range * random())
  const own: ReadonlySet<string> = new Set(SEVERAL_EFFECTS.map(({ tag }) => tag))
  return entries.map((entry) => {
    const chosen = SEVERAL_EFFECTS.filter(({ share }) => random() < share)
    const value = chosen.reduce((sum, { points }) => sum + points, entry.mood ?? 3)
    const floor = Math.floor(value)
    const others = rates.flatMap((rate, i) => (random() < rate ? [`other${i}`] : []))
    const tags = [...entry.tags.map(({ tag }) => tag).filter((tag) => !own.has(tag)), ...others]
    return {
      ...entry,
      mood: rating(random() < value - floor ? floor + 1 : floor),
      tags: [...tags, ...chosen.map(({ tag }) => tag)].map((tag) => ({ tag, source: 'hash' as const })),
    }
  })
}
