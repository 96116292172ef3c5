import { fnv1a } from '../../random/index.ts'
import type { SafetyState } from '../../safety/index.ts'
import { FIRST_PERSON, isForeign, words } from '../../text/index.ts'
import type { Receipt } from '../finding/receipt.ts'
import { barsOf, type EchoMark } from '../feedback/index.ts'
import { isSetting } from '../subjects/shared-things.ts'
import { lint, render } from '../wording/index.ts'
import { QUESTION_MAX } from './constants.ts'
import { QUESTIONS } from './library.ts'

/** An Echo asks no question about an entry with this rating or a lower one. */
const LOW_RATING = 2
/** Rules that show one line. The Echo asks a question only if the line mentions its writer. */
const ABOUT_A_LINE: ReadonlySet<string> = new Set(['mirror', 'look_back'])
/** The slot for the thing or name that an Echo is about. */
const WORD = '{word}'
const BY_RULE: Readonly<Record<string, readonly string[]>> = QUESTIONS

/**
 * The question that an Echo asks back, always the same for one Echo. Null if none fits: if the state isn’t open now or
 * wasn’t when the Echo was made, or if the Echo is about something that is lower or was rated low, about a line that
 * doesn’t mention its writer, or about anything that the person’s marks rule out.
 * @param now the safety state of the journal now
 * @param marks the person’s marks on Echos, in any order
 * @param today ordinal local day
 */
export function questionFor(
  receipt: Receipt,
  now: SafetyState,
  marks: readonly EchoMark[],
  today: number,
): string | null {
  const { rule, key, slots, state, tone, day, seed } = receipt
  if (now !== 'open' || state !== 'open') return null
  if (slots.direction === 'lower' || (slots.rating ?? Infinity) <= LOW_RATING) return null
  if (ABOUT_A_LINE.has(rule) && !words(slots.quote ?? '').some((word) => FIRST_PERSON.has(word))) return null
  if (barsOf(marks, today).finding({ rule, key, slots })) return null
  const { word = '', quote = '', laterQuote = '' } = slots
  const isPair = rule.startsWith('pair/')
  // In other languages, things may have capitals, too.
  const isName = isPair && word !== word.toLowerCase() && !isForeign(words(`${quote} ${laterQuote}`.toLowerCase()))
  // Two lines share an everyday thing only by chance, so there is nothing to ask about it.
  const isAboutSetting = isPair && isSetting(word)
  // Rendered for the day of the Echo, so that its dates never gain a year.
  const fitting = (BY_RULE[rule] ?? []).flatMap((text) => {
    if (isAboutSetting && text.includes(WORD)) return []
    const filled = render(isName ? text.replace(`“${WORD}”`, WORD) : text, slots, tone, day)
    return filled !== null && filled.length <= QUESTION_MAX && lint(filled) === null ? [filled] : []
  })
  return fitting[fnv1a(`${seed}|${key}|${day}`) % Math.max(1, fitting.length)] ?? null
}
