import { MONTHS } from '../../time/index.ts'
import { NUMBER_WORDS } from './slots.ts'

const SINGULARS: Readonly<Record<string, string>> = {
  entries: 'entry',
  days: 'day',
  times: 'time',
  questions: 'question',
}
const NUMBER = `(?:\\d+|${NUMBER_WORDS.join('|')})`
/** Words that may come between a number and its noun: “one morning entries”, but not “2.1 in entries”. */
const BETWEEN = '(?:earlier|recent|other|low|quiet|after-midnight|morning|midday|evening|late-evening) '
const ONE_OF_A_PLURAL = new RegExp(
  `(?<![\\w.,])(one|1) ((?:${BETWEEN})?)(${Object.keys(SINGULARS).join('|')})\\b`,
  'giu',
)
/** “nine of your last nine”, “nine of nine”. */
const ALL_OF_THEM = new RegExp(`\\b(${NUMBER}) of ((?:(?:your|the) (?:last|latest) )?)\\1\\b`, 'giu')
const NONE_OF_SOME = new RegExp(`\\b(?:none|0) of (?=${NUMBER}\\b)`, 'giu')
const DATE_WITH_YEAR = new RegExp(`\\b((?:${MONTHS.join('|')}) \\d{1,2}, \\d{4})(?= [\\p{L}\\p{N}#“])`, 'gu')

/**
 * Applies the rules for numbers, dates and capitals to a filled line (docs/spec/rules.md#wording): “one entries”
 * becomes “one entry”, “nine of your last nine” “all of your last nine”, “nine of nine” “all nine”, “0 of 9” “none of
 * the 9”, “one time” “once”, “two times” “twice”. A date with a year gets a comma when the sentence continues. A
 * sentence begins with a capital, after a period but not after a colon.
 */
export function agree(text: string): string {
  return text
    .replaceAll(ALL_OF_THEM, (_, number: string, between: string) => `all ${between && `of ${between}`}${number}`)
    .replaceAll(NONE_OF_SOME, 'none of the ')
    .replaceAll(/\b0 of\b/gu, 'none of')
    .replaceAll(ONE_OF_A_PLURAL, (_, one: string, between: string, noun: string) => {
      return `${one} ${between}${SINGULARS[noun.toLowerCase()] ?? noun}`
    })
    .replaceAll(/(?<!\blast )\b(?:one|1) time\b/giu, 'once')
    .replaceAll(/(?<!\blast )\b(?:two|2) times\b/giu, 'twice')
    .replaceAll(DATE_WITH_YEAR, '$1,')
    .replaceAll(/(^|[.?!]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
