import type { EchoEntry } from '../../../src/echo/index.ts'
import { seededRandom, type Random } from '../../../src/random/index.ts'
import { anEntry, HOUR_MS, normal, rating } from '../../journals.ts'
import { Passages, type Passage } from './passages.ts'
import { REGISTERS, writtenIn, type Register } from './registers.ts'
import type { ThreadText } from './thread.ts'
import { THREADS } from './threads/index.ts'
import type { Truth } from './truth.ts'

export type ModernJournal = { name: string; register: Register; entries: EchoEntry[]; truth: Truth }

const ENTRIES = 60
const DAYS = 90
const FIRST_DAY = 20_000
const LEAST_THREADS = 4
const MOST_THREADS = 6
/** A thread that people give up ends after `at` of the days, in this `share` of the journals. */
const STOP = { at: 0.55, share: 0.5 }
/** One entry in six is long. Half of the others have two passages, the rest one. */
const LONG = { share: 1 / 6, least: 6, range: 3 }
const TWO_PASSAGES = 0.5
/** Shares of people who use hashtags, of their entries with one, and of days with a second entry. */
const TAGGERS = 0.4
const TAGGED = 0.7
const DOUBLE = 3
/** Mood in points: the level, the part of a bright or heavy passage, noise, and what carries over to the next entry. */
const MOOD = { level: 3.2, light: 0.5, noise: 0.6, carryOver: 0.2 }

/**
 * The journal of a made-up person: 60 entries in 90 days about four to six threads, in one of five registers. The same
 * seed gives the same journal.
 */
export function modernJournal(seed: string): ModernJournal {
  const random = seededRandom(`modern ${seed}`)
  const register = pick(REGISTERS, random)
  const threads = drawnThreads(random)
  const isTagger = random() < TAGGERS
  const usualHour = 7 + Math.floor(random() * 15)
  const stopped = new Set(threads.filter(({ stops }) => stops && random() < STOP.share))
  const passages = new Passages(threads, DAYS, random)
  const days = drawnDays(random)
  const contents: { id: string; day: number; parts: Passage[] }[] = []
  const entries: EchoEntry[] = []
  let carried = 0
  days.forEach((offset, i) => {
    const id = `m${String(i).padStart(2, '0')}`
    const open = threads.filter((thread) => !stopped.has(thread) || offset < STOP.at * DAYS)
    const parts = passages.next(open, offset, passagesOfEntry(random), days.length - i)
    const subjects = [...new Set(parts.flatMap(({ thread }) => thread ?? []))]
    const tags = isTagger && random() < TAGGED ? subjects.flatMap(({ tag }) => (tag ? [`#${tag}`] : [])) : []
    const text = writtenIn(
      register,
      parts.map((part) => part.text),
      passages.names(),
    )
    const content = [text, tags.join(' ')].filter((part) => part !== '').join('\n')
    const light = parts.reduce((sum, part) => sum + part.light, 0) / parts.length
    const effect = subjects.reduce((sum, thread) => sum + thread.effect, 0)
    carried = MOOD.carryOver * carried + MOOD.noise * normal(random)
    const hour = Math.min(23, Math.max(0, usualHour + Math.round(normal(random))))
    const day = FIRST_DAY + offset
    entries.push(
      anEntry(day, {
        id,
        hour,
        time: (day * 24 + hour) * HOUR_MS + i,
        content,
        mood: rating(MOOD.level + MOOD.light * light + effect + carried),
        energy: rating(MOOD.level + normal(random)),
        focus: rating(MOOD.level + normal(random)),
        tags: tags.map((tag) => ({ tag: tag.slice(1), source: 'hash' as const })),
      }),
    )
    contents.push({ id, day, parts })
  })
  const truth: Truth = {
    effects: threads.map((thread) => ({
      thread: thread.id,
      tag: isTagger ? (thread.tag ?? null) : null,
      points: thread.effect,
      entries: contents.flatMap(({ id, parts }) => (parts.some((part) => part.thread === thread) ? [id] : [])),
    })),
    firstMentions: passages.names().flatMap((name) => {
      const first = entries.find(({ content }) => content.toLowerCase().includes(name.toLowerCase()))
      return first ? [{ name, entry: first.id, day: first.day }] : []
    }),
    pairs: passages.pairs(contents),
    stops: [...stopped].flatMap((thread) => {
      const last = contents.findLast(({ parts }) => parts.some((part) => part.thread === thread))
      return last ? [{ thread: thread.id, day: last.day }] : []
    }),
  }
  return { name: `generated ${seed}`, register, entries, truth }
}

function drawnThreads(random: Random): ThreadText[] {
  const count = LEAST_THREADS + Math.floor(random() * (MOST_THREADS - LEAST_THREADS + 1))
  const left = [...THREADS]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}

/** Which days, counted from the first, have an entry; some have two. */
function drawnDays(random: Random): number[] {
  const days = new Set([0, DAYS - 1])
  while (days.size < ENTRIES - DOUBLE) days.add(Math.floor(random() * DAYS))
  const twice = [...days].slice(2, 2 + DOUBLE)
  return [...days, ...twice].toSorted((a, b) => a - b)
}

function passagesOfEntry(random: Random): number {
  if (random() < LONG.share) return LONG.least + Math.floor(random() * LONG.range)
  return random() < TWO_PASSAGES ? 2 : 1
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
