import type { EchoEntry, EchoMark } from '../src/echo/index.ts'
import {
  LETTER_KINDS,
  periodAt,
  sentenceText,
  writeLetter,
  type Letter,
  type LetterPart,
  type Period,
} from '../src/letters/index.ts'
import { anEntry } from './journals.ts'
import { LEXICON, VECTORS } from './lexicon.ts'

/** Days after a period on which its letter is read. */
const READ_AFTER_DAYS = 5

/** The letter about a period as it is written a few days later; later entries are unknown. */
export function letterOf(
  period: Period,
  entries: readonly EchoEntry[],
  { today = period.last + READ_AFTER_DAYS, marks = [] as readonly EchoMark[], accountId = 'letters' } = {},
): Letter | null {
  const known = entries.filter(({ day }) => day <= today)
  return writeLetter({ period, entries: known, accountId, today, marks, lexicon: LEXICON, vectors: VECTORS })
}

/** What a letter says in one of its parts: each sentence with its lines. Nothing without a letter. */
export function saidIn(part: LetterPart, letter: Letter | null): string[] {
  if (!letter) return []
  return letter.sentences.filter((one) => one.part === part).map((one) => sentenceText(one, letter.day))
}

/** One entry for each text, a day apart, rated a calm 4. */
export function calmDays(first: number, texts: readonly string[]): EchoEntry[] {
  return texts.map((content, i) => anEntry(first + i, { content, mood: 4 }))
}

/** Every week, month and year with an entry. */
export function periodsOf(entries: readonly EchoEntry[]): Period[] {
  const days = entries.map(({ day }) => day)
  return LETTER_KINDS.flatMap((kind) => {
    const periods = new Map(days.map((day) => [periodAt(kind, day).first, periodAt(kind, day)]))
    return [...periods.values()].toSorted((a, b) => a.first - b.first)
  })
}
