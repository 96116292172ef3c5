import type { Random } from '../../../src/random/index.ts'
import { DAYS as DAY_LINES } from './threads/index.ts'
import { capitalized } from './registers.ts'
import { mouldsOf, STAGES, type LinkKind, type Mould, type Stage, type ThreadText } from './thread.ts'
import type { PlantedPair } from './truth.ts'

/** A passage of one journal. Without a thread it is about nothing in particular. */
export type Passage = { text: string; light: -1 | 0 | 1; thread: ThreadText | null; mould: Mould }

/** The fewest and the most days between two passages that belong together. */
const BETWEEN: Record<LinkKind, readonly [number, number]> = {
  promise: [2, 18],
  question: [4, 40],
  rhyme: [8, 45],
  contrast: [6, 45],
}
/** Share of passages about nothing in particular. */
const PLAIN_DAYS = 0.2

/** Hands out the passages of one journal: none twice, and second ones only when their day has come. */
export class Passages {
  readonly #left: Passage[]
  readonly #due: { day: number; passage: Passage }[] = []
  readonly #slots: string[] = []
  readonly #days: number
  readonly #random: Random

  constructor(threads: readonly ThreadText[], days: number, random: Random) {
    this.#days = days
    this.#random = random
    this.#left = [
      ...threads.flatMap((thread) => {
        const values = Object.entries(thread.slots).map(([slot, all]) => [slot, this.#drawn(all)] as const)
        this.#slots.push(...values.map(([, value]) => value))
        return mouldsOf(thread.moulds).map((mould) => {
          return { text: filled(mould.text, values), light: mould.light, thread, mould }
        })
      }),
      ...mouldsOf(DAY_LINES).map((mould) => ({ text: mould.text, light: mould.light, thread: null, mould })),
    ]
  }

  /**
   * The passages of one entry, written `day` days after the first: `count` of them, or fewer when they would run out
   * before the last of the `entriesLeft`.
   */
  next(open: readonly ThreadText[], day: number, count: number, entriesLeft: number): Passage[] {
    const passages: Passage[] = []
    const lasting = this.#left.filter(({ mould, thread }) => mould.link?.part !== 2 && !thread?.stops)
    const most = Math.max(1, lasting.length - entriesLeft)
    while (passages.length < Math.min(count, most)) {
      const passage = this.#whoseDayHasCome(day) ?? this.#any(open, day)
      if (!passage) break
      passages.push(passage)
    }
    return passages
  }

  /** The values of this journal's blanks. */
  names(): string[] {
    return this.#slots
  }

  /** The passages that belong together and were both handed out. */
  pairs(entries: readonly { id: string; day: number; parts: readonly Passage[] }[]): PlantedPair[] {
    const told = entries.flatMap(({ id, day, parts }) => parts.map((part) => ({ entry: id, day, part })))
    return told.flatMap(({ entry, day, part }) => {
      const link = part.mould.link
      if (link?.part !== 1) return []
      const second = told.find((other) => isSecond(other.part, part))
      if (!second) return []
      return [
        {
          kind: link.kind,
          first: { entry, day, text: part.text },
          second: { entry: second.entry, day: second.day, text: second.part.text },
        },
      ]
    })
  }

  #whoseDayHasCome(day: number): Passage | null {
    const at = this.#due.findIndex((waiting) => waiting.day <= day)
    return at < 0 ? null : (this.#due.splice(at, 1)[0]?.passage ?? null)
  }

  #any(open: readonly ThreadText[], day: number): Passage | null {
    const stage = STAGES[Math.min(2, Math.floor((3 * day) / this.#days))] ?? 'late'
    const thread = this.#random() < PLAIN_DAYS ? null : this.#drawnThread(open)
    const fitting = this.#left.filter((passage) => passage.thread === thread && fits(passage.mould, stage))
    const others = this.#left.filter(
      ({ thread: its, mould }) => (its === null || open.includes(its)) && mould.link?.part !== 2,
    )
    const inStage = others.filter(({ mould }) => fits(mould, stage))
    const from = [fitting, inStage, others].find((list) => list.length > 0)
    if (!from) return null
    const passage = this.#drawn(from)
    this.#left.splice(this.#left.indexOf(passage), 1)
    const link = passage.mould.link
    const second = link ? this.#left.find((other) => isSecond(other, passage)) : undefined
    if (link && second) {
      this.#left.splice(this.#left.indexOf(second), 1)
      const [least, most] = BETWEEN[link.kind]
      this.#due.push({ day: day + least + Math.floor(this.#random() * (most - least + 1)), passage: second })
    }
    return passage
  }

  #drawnThread(open: readonly ThreadText[]): ThreadText | null {
    let at = this.#random() * open.reduce((sum, { share }) => sum + share, 0)
    return open.find(({ share }) => (at -= share) < 0) ?? null
  }

  #drawn<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.#random() * list.length)]
    if (found === undefined) throw new Error('nothing to draw from')
    return found
  }
}

function isSecond(second: Passage, first: Passage): boolean {
  const [a, b] = [first.mould.link, second.mould.link]
  return second.thread === first.thread && b?.part === 2 && a?.kind === b.kind && a.name === b.name
}

function fits({ stage, link }: Mould, now: Stage): boolean {
  if (link) return link.part === 1 && now !== 'late'
  return stage === null || stage === now
}

function filled(text: string, values: readonly (readonly [string, string])[]): string {
  const whole = values.reduce((result, [slot, value]) => result.replaceAll(`{${slot}}`, value), text)
  return whole.replaceAll(/(?<=^|[.?!]["”]?\s)["“]?\p{Ll}/gu, (start) => capitalized(start))
}
