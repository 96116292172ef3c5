export { LETTERS_MAX, WAITING_DAYS } from './constants.ts'
export { isDelivered } from './delivery.ts'
export { figuresOf } from './figures.ts'
export { heldLetter } from './held.ts'
export type { Letter, LetterPart, LetterSentence } from './letter.ts'
export {
  LETTER_KINDS,
  lastFinished,
  periodAt,
  periodBefore,
  periodName,
  periodTitle,
  type LetterKind,
  type Period,
} from './period.ts'
export { letterKey, periodOfKey } from './key.ts'
export { letterSentences, letterText, receiptText } from './letter-text.ts'
export { letterNow, type LetterNow } from './letter-now.ts'
export { shelfOf, type Shelf } from './shelf.ts'
export { writeLetter, type LetterInput } from './write-letter.ts'
export { sentenceText } from './wording.ts'
