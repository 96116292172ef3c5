import { anywhere, role } from './anywhere.ts'
import { DATE, SPAN } from './compile.ts'

/** Words of these frames that no entry can contradict. */
const MORE = `
a an and the part of in on opening act encore exhibit take chapter verse side trailer sequel shuffled cards its drew another
once some time lies these moments two days one line first second you were b
still ahead plan planned meant thinking were to do after that had what looked coming come came soon now showing film rehearsal performance
took note it another continued cliffhanger next announced performed seed something way thought day passed has says
this was be all three trilogy acts scene third story so far between lie episode exhibits meet c dated pencil ink asked asks asking ask question written wrote later your you had here’s there came with stopped again
`
const quote = role('quote', SPAN)
const date = role('date', DATE)
const otherQuote = role('otherquote', SPAN)
const otherDate = role('otherdate', DATE)

/** Two lines, each next to its date: the date before the line or, for the first line, right after it. */
export const PAIR_PATTERNS = [
  anywhere(MORE, date, quote, otherDate, otherQuote),
  anywhere(MORE, quote, date, otherDate, otherQuote),
]

const thirdQuote = role('thirdquote', SPAN)
const thirdDate = role('thirddate', DATE)

/** Three lines, each after its date. */
export const SERIES_PATTERNS = [anywhere(MORE, date, quote, otherDate, otherQuote, thirdDate, thirdQuote)]
