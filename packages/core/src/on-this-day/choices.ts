import { LEFT_MAX, RETIRED_MAX } from './constants.ts'

/** What a person has decided about On this day. Days are ordinal local days. */
export type OnThisDayChoices = {
  /** False when it is turned off altogether. */
  on: boolean
  /** The local day on which the card is hidden, and the past day that it showed. */
  hidden: { on: number; day: number } | null
  /** Past days that were answered with `leave` once, the latest last. */
  left: readonly number[]
  /** Past days that don't come back, the latest last. */
  retired: readonly number[]
}

/** How a card is answered: hidden until tomorrow, left (twice retires the day), or retired. */
export type CardAnswer = 'hide' | 'leave' | 'retire'

/** The choices of a person who has made none. */
export const NO_CHOICES: OnThisDayChoices = { on: true, hidden: null, left: [], retired: [] }

/** True when a card may be shown on this local day. */
export function isShown({ on, hidden }: OnThisDayChoices, today: number): boolean {
  // The hidden day can be later than today, if the person has traveled west since.
  return on && (hidden === null || hidden.on < today)
}

/**
 * The choices after an answer to the card of a past day. Each answer hides the card until tomorrow.
 * @returns null when no more days can be retired
 */
export function answered(
  choices: OnThisDayChoices,
  { answer, day, today }: { answer: CardAnswer; day: number; today: number },
): OnThisDayChoices | null {
  const hidden = { on: today, day }
  if (choices.retired.includes(day) || answer === 'hide') return { ...choices, hidden }
  const wasLeft = choices.left.includes(day)
  // A repeated request, or a second device, leaves the same card.
  const isRepeated = choices.hidden?.on === today && choices.hidden.day === day
  if (answer === 'leave' && wasLeft && isRepeated) return choices
  if (answer === 'leave' && !wasLeft) return { ...choices, hidden, left: [...choices.left, day].slice(-LEFT_MAX) }
  if (choices.retired.length >= RETIRED_MAX) return null
  return {
    ...choices,
    hidden,
    left: choices.left.filter((other) => other !== day),
    retired: [...choices.retired, day],
  }
}

/** The choices after a retired day was brought back; its card may show again today. Null when it isn't retired. */
export function broughtBack(choices: OnThisDayChoices, day: number): OnThisDayChoices | null {
  if (!choices.retired.includes(day)) return null
  return {
    ...choices,
    hidden: choices.hidden?.day === day ? null : choices.hidden,
    retired: choices.retired.filter((other) => other !== day),
  }
}

/**
 * The choices of an account with those of an archive added. A day that either has retired stays retired. If the account
 * has chosen nothing, the archive decides whether On this day is on.
 * @param own null without choices
 */
export function mergedChoices(
  own: OnThisDayChoices | null,
  archived: Omit<OnThisDayChoices, 'hidden'>,
): OnThisDayChoices {
  const { on, hidden, left, retired } = own ?? { ...NO_CHOICES, on: archived.on }
  const all = [...retired, ...archived.retired.filter((day) => !retired.includes(day))].slice(0, RETIRED_MAX)
  const waiting = [...left, ...archived.left.filter((day) => !left.includes(day))]
  return { on, hidden, retired: all, left: waiting.filter((day) => !all.includes(day)).slice(0, LEFT_MAX) }
}
