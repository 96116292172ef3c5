import { figuresOf, type LetterFigures } from './figures.ts'
import { heldLetter } from './held.ts'
import type { Letter } from './letter.ts'
import { shelfOf } from './shelf.ts'
import { writeLetter, type LetterInput } from './write-letter.ts'

/** The result of reading a letter. */
export type LetterNow =
  /** The state is not open: nothing is drawn from the entries. */
  | { kind: 'closed' }
  /** The period doesn’t exist, isn’t over, or its letter is held back. */
  | { kind: 'unknown' }
  /** The letter would have fewer than two findings. */
  | { kind: 'few' }
  | { kind: 'letter'; letter: Letter; figures: LetterFigures; isNew: boolean }

/** Reads the stored letter again, or writes it if there is none (docs/spec/rules.md#letters). */
export function letterNow({ stored, ...input }: LetterInput & { stored: Letter | null }): LetterNow {
  const { entries, today, lexicon, period } = input
  const { isOpen, periods } = shelfOf(entries, today, lexicon)
  if (!isOpen) return { kind: 'closed' }
  const isListed = periods.some(({ kind, first }) => kind === period.kind && first === period.first)
  if (!stored && !isListed) return { kind: 'unknown' }
  const letter = stored ? heldLetter(stored, input) : writeLetter(input)
  if (!letter) return { kind: 'few' }
  return { kind: 'letter', letter, figures: figuresOf(letter, entries), isNew: !stored }
}
