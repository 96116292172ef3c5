import { DATE, PLAIN, SPAN } from './compile.ts'

/** Words of these frames that no entry can contradict. */
const MORE = `
a an and the part of in on opening act encore exhibit take chapter verse side trailer sequel shuffled cards its drew another
once some time lies these moments two days one line first second you were b
`
const WORD = `(?:${PLAIN}|(?:${MORE.trim().replaceAll(/\s+/gu, '|')})(?![\\p{L}\\p{N}’]))`
/** Any number of such words, each with the punctuation after it. */
const FILL = `(?:${WORD}[,.:]* )*`
const role = (name: string, look: string) => `(?<${name}>${look})[,.:]* ?`
const anywhere = (...roles: readonly string[]) => new RegExp(`^${FILL}${roles.join(FILL)}(?:${FILL}${WORD}\\.)?$`, 'iu')

const quote = role('quote', SPAN)
const date = role('date', DATE)
const otherQuote = role('otherquote', SPAN)
const otherDate = role('otherdate', DATE)

/** Two lines, each next to its date: the date before the line or, for the first line, right after it. */
export const PAIR_PATTERNS = [
  anywhere(date, quote, otherDate, otherQuote),
  anywhere(quote, date, otherDate, otherQuote),
]
