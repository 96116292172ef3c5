export { LIMITS, LISTED_MAX } from './constants.ts'
export { isDelivered, type DeliveryEntry } from './delivery.ts'
export { figuresOf, type Change, type ChartDay, type LetterFigures } from './figures.ts'
export { heldLetter } from './held.ts'
export { LETTER_PARTS, type Letter, type LetterLine, type LetterPart, type LetterSentence } from './letter.ts'
export {
  beginsPeriod,
  LETTER_KINDS,
  lastFinished,
  periodAt,
  periodBefore,
  periodName,
  periodTitle,
  type LetterKind,
  type Period,
} from './period.ts'
export { shelfOf } from './shelf.ts'
export { writeLetter, type LetterInput } from './write-letter.ts'
export { lineText, sentenceText } from './wording.ts'
