import type { Tone } from '../../account/index.ts'
import { isoDateOf, MONTHS } from '../../time/index.ts'

/**
 * How a value is written. `verbatim` is the person's own text, which no grammar rule may change. A `level` is a rating
 * as people say it, to the nearest half, and with one decimal in Neutral.
 */
export type SlotKind = 'count' | 'level' | 'decimal' | 'share' | 'rating' | 'date' | 'hour' | 'text' | 'verbatim'

/** Every slot that a line may name. */
const SLOT_KINDS = {
  quote: 'verbatim',
  laterQuote: 'verbatim',
  latestQuote: 'verbatim',
  word: 'verbatim',
  first: 'verbatim',
  second: 'verbatim',
  third: 'verbatim',
  tag: 'verbatim',
  date: 'date',
  later: 'date',
  latest: 'date',
  from: 'date',
  to: 'date',
  questions: 'count',
  entries: 'count',
  days: 'count',
  gap: 'count',
  span: 'count',
  recent: 'count',
  window: 'count',
  before: 'count',
  earlier: 'count',
  others: 'count',
  rating: 'rating',
  metric: 'text',
  lead: 'text',
  direction: 'text',
  part: 'text',
  weekday: 'text',
  mean: 'level',
  otherMean: 'level',
  difference: 'decimal',
} as const satisfies Readonly<Record<string, SlotKind>>

export type SlotName = keyof typeof SLOT_KINDS

type SlotValues = {
  readonly [Name in SlotName]: (typeof SLOT_KINDS)[Name] extends 'text' | 'verbatim' ? string : number
}

/** The values for a line: counts, means and days as numbers, words and quotes as text. */
export type Slots = Partial<SlotValues>

/** The slots of one rule: those in every finding, and those only in some. */
export type SlotsOf<Needed extends SlotName, Optional extends SlotName = never> = Pick<SlotValues, Needed> &
  Partial<Pick<SlotValues, Optional>>

export const NUMBER_WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Days after which a date includes its year. */
const YEAR_AFTER_DAYS = 300

/** True for slots whose text was written by the person. */
export function isVerbatim(name: string): boolean {
  return isSlot(name) && SLOT_KINDS[name] === 'verbatim'
}

/** The text of a slot; null when the finding does not have it. Throws for an unknown name. */
export function slotText(name: string, slots: Slots, tone: Tone, today: number): string | null {
  if (!isSlot(name)) throw new Error(`no slot is called ${name}`)
  const value = slots[name]
  return value === undefined ? null : valueText(value, SLOT_KINDS[name], tone, today)
}

function isSlot(name: string): name is SlotName {
  return Object.hasOwn(SLOT_KINDS, name)
}

/** The text of a value; text stays as it is. */
export function valueText(value: number | string, kind: SlotKind, tone: Tone, today: number): string {
  if (typeof value === 'string') return value
  if (kind === 'date') return dateText(value, today)
  if (kind === 'level') return tone === 'Neutral' ? value.toFixed(1) : halvesText(value)
  if (kind === 'decimal') return value.toFixed(1)
  if (kind === 'share') return value.toFixed(2)
  if (kind === 'hour') return hourText(value)
  if (kind === 'rating') return String(value)
  return countText(value, tone)
}

/** Counts up to twelve as words, but digits in Concise and Neutral. */
function countText(value: number, tone: Tone): string {
  if (tone === 'Concise' || tone === 'Neutral') return String(value)
  return NUMBER_WORDS[value] ?? String(value)
}

/** To the nearest half: “4”, “3½”. */
function halvesText(value: number): string {
  const halves = Math.round(value * 2)
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '½'}`
}

/** “March 3”, with the year when it is more than 300 days ago: “March 3, 2025”. */
function dateText(day: number, today: number): string {
  const [year = '', month = '', date = ''] = isoDateOf(day).split('-')
  const text = `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}`
  return today - day > YEAR_AFTER_DAYS ? `${text}, ${year}` : text
}

/** “9 pm”, “noon”, “midnight”. */
function hourText(hour: number): string {
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  return `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
