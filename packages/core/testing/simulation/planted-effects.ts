import type { EchoEntry } from '../../src/echo/index.ts'
import type { Random } from '../../src/random/index.ts'
import { seededRandom } from '../../src/random/index.ts'
import { clamp, mean, standardDeviation } from '../../src/statistics/index.ts'
import { isOfVoice, isQuestion, lexicalDiversity, sentences, sentiment, words } from '../../src/text/index.ts'
import { rating } from '../journals.ts'
import { LEXICON } from '../lexicon.ts'
import type { Family } from './looks.ts'
import { nullJournal } from './null-journal.ts'

/** An effect that is put into a null journal; `effect` in deviations of what is changed. */
export type Plant = {
  rule: string
  family: Family
  /** Options of the journal it is put into, where they are not the usual. */
  journal?: (effect: number) => { carryOver?: number; skip?: number }
  into: (entries: readonly EchoEntry[], effect: number, random: Random) => EchoEntry[]
  /** True for the key that names what was planted. */
  isIt: (key: string) => boolean
}

const USUAL = { carryOver: 0.2, skip: 0.3, spread: 1, tagStay: 0.1, drift: 0, untouched: 0, double: 0.05 }
const LEVEL = 3.2

/** A journal of `size` entries with a planted effect. */
export function plantedJournal(plant: Plant, seed: string, size: number, effect: number, prose: readonly string[]) {
  const name = `${plant.rule} ${size} ${effect} ${seed}`
  const entries = nullJournal(name, { ...USUAL, ...plant.journal?.(effect), size }, prose)
  return plant.into(entries, effect, seededRandom(`plant ${name}`))
}

/** Every effect of design section H.1. */
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
    rule: 'inertia',
    family: 'standing',
    journal: (effect) => ({ carryOver: effect / 2 }),
    into: (entries) => [...entries],
    isIt: (key) => key.endsWith('+'),
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
    rule: 'words_vs_rating/run',
    family: 'shift',
    into: (entries, effect) => {
      const tones = entries.map(({ content }) => sentiment(content, LEXICON))
      const [center, spread] = [mean(tones), standardDeviation(tones)]
      return entries.map((entry, i) => {
        const tone = tones[i] ?? 0
        const mood = rating(LEVEL + (0.65 * (tone - center)) / spread + 0.75 * ((entry.mood ?? LEVEL) - LEVEL))
        if (!isRecent(entries, i)) return { ...entry, mood }
        const isDark = (text: string) => sentiment(text, LEXICON) <= tone - effect * spread
        return { ...entry, mood, content: until(entry.content, isDark, (text) => `${text} It was awful.`) }
      })
    },
    isIt: (key) => key.startsWith('darker@'),
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
  {
    rule: 'voice_shift',
    family: 'shift',
    into: (entries, effect) => {
      const rate = (text: string) => {
        const all = words(text)
        return Math.sqrt(((all.filter((word) => isOfVoice(word, 'we')).length + 0.375) / Math.max(1, all.length)) * 100)
      }
      return raised(entries, effect, rate, (text) => `${text} Here we are.`)
    },
    isIt: (key) => key.startsWith('we+@'),
  },
  {
    rule: 'question/density',
    family: 'shift',
    into: (entries, effect) => {
      const density = (text: string) => {
        const all = sentences(text)
        return Math.sqrt((all.filter((line) => isQuestion(line.text)).length + 0.1) / Math.max(1, all.length))
      }
      return raised(entries, effect, density, (text) => text.replace(/[.!](?=\s|$)/u, '?'))
    },
    isIt: (key) => key.startsWith('more@'),
  },
  {
    rule: 'vocabulary',
    family: 'shift',
    into: (entries, effect) => {
      const sameness = (text: string) => -(lexicalDiversity(words(text)) ?? 0)
      return raised(entries, effect, sameness, (text) => text.replace(/\b(?!the\b)[a-z]{3,}\b/u, 'the'))
    },
    isIt: (key) => key.startsWith('narrower@'),
  },
  {
    rule: 'settling',
    family: 'shift',
    into: (entries, effect) => {
      const from = entries.length - Math.min(24, Math.round(entries.length / 2.5))
      return entries.map((entry, i) => {
        const scale = i >= from ? 1 - Math.min(0.9, effect / 2) : 1.15
        const scaled = (value: number | null) => rating(LEVEL + ((value ?? LEVEL) - LEVEL) * scale)
        return { ...entry, mood: scaled(entry.mood), energy: scaled(entry.energy), focus: scaled(entry.focus) }
      })
    },
    isIt: (key) => key.includes('-@'),
  },
]

/** The newest third of the entries, 8 to 20 of them. */
function isRecent(entries: readonly EchoEntry[], i: number): boolean {
  return i >= entries.length - clamp(Math.round(entries.length / 3), 8, 20)
}

/** Mood raised by `effect` points, rounded up or down by chance so that the mean is right. */
function lifted(entry: EchoEntry, effect: number, random: Random): EchoEntry {
  const value = (entry.mood ?? LEVEL) + effect
  const floor = Math.floor(value)
  return { ...entry, mood: rating(random() < value - floor ? floor + 1 : floor) }
}

/** The newest texts changed step by step until what is measured has risen by `effect` deviations. */
function raised(
  entries: readonly EchoEntry[],
  effect: number,
  measure: (text: string) => number,
  step: (text: string) => string,
): EchoEntry[] {
  const values = entries.map(({ content }) => measure(content))
  const spread = standardDeviation(values)
  return entries.map((entry, i) => {
    const target = (values[i] ?? 0) + effect * spread
    return isRecent(entries, i)
      ? { ...entry, content: until(entry.content, (text) => measure(text) >= target, step) }
      : entry
  })
}

/** Steps after which a text is left as it is. */
const MAX_STEPS = 60

function until(text: string, isEnough: (text: string) => boolean, step: (text: string) => string): string {
  let changed = text
  for (let i = 0; i < MAX_STEPS && !isEnough(changed); i++) changed = step(changed)
  return changed
}
