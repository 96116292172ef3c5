import type { Tone } from '../../preferences/index.ts'
import { isoDateOf, weekdayOf } from '../../time/index.ts'
import type { Slots } from '../types.ts'

/** How a slot is written out. `verbatim` slots are the writer's own and no rule of grammar may touch them. */
type SlotKind = 'count' | 'middle' | 'mean' | 'index' | 'rating' | 'date' | 'when' | 'hour' | 'text' | 'verbatim'

/** Every slot that a skeleton may name. */
const SLOT_KINDS: Readonly<Record<string, SlotKind>> = {
  quote: 'verbatim',
  word: 'verbatim',
  first: 'verbatim',
  second: 'verbatim',
  third: 'verbatim',
  tag: 'verbatim',
  but: 'verbatim',
  date: 'date',
  when: 'when',
  from: 'date',
  to: 'date',
  start: 'hour',
  end: 'hour',
  questions: 'count',
  asking: 'count',
  entries: 'count',
  turns: 'count',
  up: 'count',
  down: 'count',
  turning: 'count',
  days: 'count',
  gap: 'count',
  span: 'count',
  times: 'count',
  stretches: 'count',
  middle: 'middle',
  longest: 'count',
  recent: 'count',
  window: 'count',
  before: 'count',
  earlier: 'count',
  others: 'count',
  all: 'count',
  rating: 'rating',
  label: 'text',
  metric: 'text',
  direction: 'text',
  part: 'text',
  weekday: 'text',
  mean: 'mean',
  otherMean: 'mean',
  difference: 'mean',
  lead: 'text',
  moved: 'text',
  same: 'count',
  pairs: 'count',
  voice: 'text',
  ratings: 'text',
  rate: 'mean',
  otherRate: 'mean',
  swing: 'mean',
  otherSwing: 'mean',
  steps: 'count',
  range: 'index',
  otherRange: 'index',
  pointing: 'count',
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const NUMBER_WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Days after which a date carries its year, and within which a weekday says when. */
const YEAR_AFTER_DAYS = 300
const WEEKDAY_WITHIN_DAYS = 6

/** True for slots whose text was written by the person. */
export function isVerbatim(name: string): boolean {
  return SLOT_KINDS[name] === 'verbatim'
}

/** A slot as it stands in the text; null when the finding does not have it. Throws for a name no slot has. */
export function slotText(name: string, slots: Slots, tone: Tone, today: number): string | null {
  const kind = SLOT_KINDS[name]
  if (!kind) throw new Error(`no slot is called ${name}`)
  const value = slots[name]
  if (value === undefined) return null
  if (typeof value === 'string') return value
  if (kind === 'date') return dateText(value, today)
  if (kind === 'when') return whenText(value, today)
  if (kind === 'hour') return hourText(value)
  if (kind === 'mean') return value.toFixed(1)
  if (kind === 'index') return value.toFixed(2)
  if (kind === 'rating') return String(value)
  return numberText(value, tone)
}

/** Words up to twelve in the tones that speak, digits in those that state; half values as decimals. */
export function numberText(value: number, tone: Tone): string {
  if (tone === 'Concise' || tone === 'Neutral') return String(value)
  return NUMBER_WORDS[value] ?? String(value)
}

/** "3 March", with the year when it is more than 300 days ago. */
export function dateText(day: number, today: number): string {
  const [year = '', month = '', date = ''] = isoDateOf(day).split('-')
  const text = `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`
  return today - day > YEAR_AFTER_DAYS ? `${text} ${year}` : text
}

/** "today", "on Tuesday" within the last six days, else "on 3 March". */
export function whenText(day: number, today: number): string {
  if (day === today) return 'today'
  return today - day <= WEEKDAY_WITHIN_DAYS ? `on ${WEEKDAYS[weekdayOf(day)] ?? ''}` : `on ${dateText(day, today)}`
}

/** "9 pm", "noon", "midnight". */
export function hourText(hour: number): string {
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  return `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
