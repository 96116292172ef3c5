import { valueText } from '../echo/index.ts'
import type { LetterLine, LetterSentence, Values } from './letter.ts'

/**
 * The wording of letters, in one plain voice whatever the tone (docs/spec/rules.md#letters). `{name}` is a value; a
 * statement never sums up a person or a period, and never begins with their words.
 */
export const WORDINGS = {
  counts: [
    'You wrote on {days} in {period}.',
    'In {period} you wrote on {days}.',
    'You wrote {entries} in {period}.',
    'There are {entries} from {period}.',
    'In {period} you wrote {entries}.',
    'You wrote something on {days} in {period}.',
    'In {period} you wrote something on {days}.',
    'Your journal has {entries} from {period}.',
  ],
  line: [
    'A line of yours to read again.',
    'One line, as you wrote it.',
    'Here’s a line of yours.',
    'This line is yours.',
    'In your own words.',
    'You wrote this.',
    'A line you wrote down.',
    'One line of yours.',
    'Here’s one line of yours.',
    'Your own words.',
  ],
  subject: [
    'You wrote “{word}” in {share}.',
    'You mentioned “{word}” in {share}.',
    'In {share} you wrote “{word}”.',
    'You came back to “{word}” in {share}.',
    'The word “{word}” is in {share}.',
    'You had something to say about “{word}” in {share}.',
    'You brought up “{word}” in {share}.',
    'In {share} you mention “{word}”.',
  ],
  person: [
    'You wrote “{word}” in {share}.',
    'You mentioned “{word}” in {share}.',
    'In {share} you wrote “{word}”.',
    'You wrote about “{word}” in {share}.',
    'The name “{word}” is in {share}.',
    'You named “{word}” in {share}.',
    'In {share} you named “{word}”.',
    'In {share} you mention “{word}”.',
  ],
  pair: [
    'Two lines of yours, side by side.',
    'These two lines are both yours.',
    'You wrote both of these.',
    'One line, and another that came later.',
    'Two lines to read together.',
    'First one line, then another.',
    'A line of yours, and another from a later day.',
    'Two of your lines, the older first.',
  ],
  new: [
    'You first wrote “{word}” on {date}, and then in {more}.',
    'The first time you wrote “{word}” here was {date}. It’s in {more} from {period}.',
    'Before {date}, “{word}” wasn’t in this journal. After that day it’s in {more} from {period}.',
    'On {date} you wrote “{word}” for the first time, and after that in {more}.',
    'You hadn’t written “{word}” here before {date}. Then you did in {more}.',
  ],
  newAgain: [
    'You first wrote “{word}” on {date}, and then in {more}.',
    'The first time you wrote “{word}” here was {date}. It’s in {more} from {period}.',
    'On {date} you wrote “{word}” for the first time, and after that in {more}.',
    'You hadn’t written “{word}” here before {date}. Then you did in {more}.',
  ],
  fullest: [
    'You wrote most often in {month}, on {days}.',
    'In {month} you wrote on {days}, more than in any other month.',
    'Your fullest month was {month}: you wrote on {days}.',
    'No month of {period} has more days with an entry than {month}: {days}.',
  ],
  question: [
    'You asked this.',
    'A question of yours.',
    'One question, as you wrote it.',
    'You wrote this as a question.',
    'Here’s a question of yours.',
    'This question is yours.',
    'You wrote down a question.',
  ],
} as const

export type WordingName = keyof typeof WORDINGS

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A wording filled with printed values, and a capital at the start of each sentence. */
export function filled(name: WordingName, index: number, values: Readonly<Record<string, string>>): string | null {
  const wording = WORDINGS[name][index]
  if (wording === undefined) return null
  const text = wording.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => values[slot] ?? '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Counts up to twelve as words, others in digits: “nine”, “2,620”. */
export function numberText(count: number): string {
  return NUMBERS[count] ?? String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')
}

/** “nine days”, “one entry”. */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}

export function days(count: number): string {
  return counted(count, 'day', 'days')
}

export function entries(count: number): string {
  return counted(count, 'entry', 'entries')
}

/** “seven of your 23 entries”, “all nine of your entries”. */
export function shareText(count: number, of: number): string {
  if (count === of) return `all ${numberText(of)} of your entries`
  return `${numberText(count)} of your ${entries(of)}`
}

/** “March 3”, with its year when it is more than 300 days before `today`. */
export function dateText(day: number, today: number): string {
  return valueText(day, 'date', 'Reflective', today)
}

/** A sentence with its lines, as one text: “You asked this. From October 12: “…?”” */
export function sentenceText({ statement, lines }: Pick<LetterSentence, 'statement' | 'lines'>, today: number): string {
  return [statement, ...lines.map((line) => lineText(line, today))].join(' ')
}

/** “From October 12: “…”” */
export function lineText({ text, day }: Pick<LetterLine, 'text' | 'day'>, today: number): string {
  return `From ${dateText(day, today)}: “${text}”`
}

export function numberOf(values: Values, name: string): number {
  return Number(values[name])
}
