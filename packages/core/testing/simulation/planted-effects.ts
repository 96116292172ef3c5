import type { EchoEntry } from '../../src/echo/index.ts'
import type { Random } from '../../src/random/index.ts'
import { seededRandom } from '../../src/random/index.ts'
import { clamp } from '../../src/statistics/index.ts'
import { rating } from '../journals.ts'
import type { Family } from './looks.ts'
import { nullJournal } from './null-journal.ts'

/** An effect added to a null journal; `effect` is in standard deviations of the changed value. */
export type Plant = {
  rule: string
  family: Family
  /** Settings of the journal that differ from the usual ones. */
  journal?: (effect: number) => { carryOver?: number; skip?: number }
  into: (entries: readonly EchoEntry[], effect: number, random: Random) => EchoEntry[]
  isIt: (key: string) => boolean
}

const USUAL = { carryOver: 0.2, skip: 0.3, spread: 1, tagStay: 0.1, drift: 0, untouched: 0, double: 0.05 }
const LEVEL = 3.2
/** The newest entries, in which a word that has stopped is missing: at two looks in a row. */
const REST_ENTRIES = 24

/** A journal of `size` entries with a planted effect. */
export function plantedJournal(plant: Plant, seed: string, size: number, effect: number, prose: readonly string[]) {
  const name = `${plant.rule} ${size} ${effect} ${seed}`
  const entries = nullJournal(name, { ...USUAL, ...plant.journal?.(effect), size }, prose)
  return plant.into(entries, effect, seededRandom(`plant ${name}`))
}

/** Every planted effect that docs/evaluation.md measures. */
export const PLANTS: readonly Plant[] = [
  {
    rule: 'tag_mood',
    family: 'standing',
    into: (entries, effect, random) =>
      entries.map((entry) => {
        const tags = entry.tags.filter(({ tag }) => tag !== 'run')
        if (random() >= 0.4) return { ...entry, tags }
        return lifted({ ...entry, tags: [...tags, { tag: 'run', source: 'hash' as const }] }, effect, random)
      }),
    isIt: (key) => key === 'run|mood',
  },
  {
    rule: 'time_of_day',
    family: 'standing',
    into: (entries, effect, random) =>
      entries.map((entry) => {
        const isMorning = random() < 0.5
        const hour = (isMorning ? 7 : 17) + Math.floor(random() * 3)
        return isMorning ? lifted({ ...entry, hour }, effect, random) : { ...entry, hour }
      }),
    isIt: (key) => key.endsWith('|mood'),
  },
  {
    rule: 'weekday_rhythm',
    family: 'standing',
    into: (entries, effect, random) =>
      entries.map((entry) => (entry.weekday % 6 === 0 ? lifted(entry, effect, random) : entry)),
    isIt: (key) => key.endsWith('|mood'),
  },
  {
    rule: 'lead_lag',
    family: 'standing',
    journal: () => ({ skip: 0.1 }),
    into: (entries, effect) => {
      const b = (effect / Math.sqrt(effect * effect + 4)) * 1.6
      return entries.map((entry, i) => {
        const before = (entries[i - 1]?.energy ?? LEVEL) - LEVEL
        const own = Math.sqrt(Math.max(0.2, 1 - b * b)) * ((entry.mood ?? LEVEL) - LEVEL)
        return { ...entry, mood: rating(LEVEL + b * before + own) }
      })
    },
    isIt: (key) => key === 'energy>mood',
  },
  {
    rule: 'recurring_word/surge',
    family: 'shift',
    into: (entries, effect, random) =>
      entries.map((entry, i) => {
        const content = entry.content.replaceAll(/\bharbours?\b/giu, 'shore')
        const share = isRecent(entries, i) ? 0.25 + 0.3 * effect : 0.06
        return { ...entry, content: random() < share ? `${content} There was the harbour.` : content }
      }),
    isIt: (key) => key.startsWith('harbour@'),
  },
  {
    rule: 'stopped',
    family: 'shift',
    journal: () => ({ skip: 0.5 }),
    into: (entries, effect, random) =>
      entries.map((entry, i) => {
        const content = entry.content.replaceAll(/\bpotter(?:y|ies)\b/giu, 'workshop')
        const isBefore = i < entries.length - REST_ENTRIES
        return { ...entry, content: isBefore && random() < 0.4 * effect ? `${content} I was at the pottery.` : content }
      }),
    isIt: (key) => key === 'pottery',
  },
  {
    rule: 'turning_point',
    family: 'shift',
    into: (entries, effect, random) => {
      const from = entries.length - Math.round(Math.min(60, entries.length) * 0.4)
      return entries.map((entry, i) => (i >= from ? lifted(entry, effect, random) : entry))
    },
    isIt: (key) => key.endsWith('|mood'),
  },
]

/** True for the newest third of the entries, 8 to 20 of them. */
function isRecent(entries: readonly EchoEntry[], i: number): boolean {
  return i >= entries.length - clamp(Math.round(entries.length / 3), 8, 20)
}

/** Raises the mood by `effect` points, rounding at random so that the mean is right. */
function lifted(entry: EchoEntry, effect: number, random: Random): EchoEntry {
  const value = (entry.mood ?? LEVEL) + effect
  const floor = Math.floor(value)
  return { ...entry, mood: rating(random() < value - floor ? floor + 1 : floor) }
}
