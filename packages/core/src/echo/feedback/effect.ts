import { valueText } from '../wording/slots.ts'
import { ASK_AFTER_NOT_ME, MARK_DAYS } from './constants.ts'
import { barsOf } from './bars.ts'
import { kindOfRule } from './kind.ts'
import type { EchoMark } from './mark.ts'
import { isCounting, steeringOf } from './steering.ts'

/**
 * What a mark does, in plain words.
 * @param marks every mark of the account, this one included
 * @param today ordinal local day
 */
export function effectOf(mark: EchoMark, marks: readonly EchoMark[], today: number): string {
  if (mark.verdict === 'never') return neverEffect(mark)
  if (mark.rule === '') return 'The Echo you marked can’t be read, so your mark has no effect now.'
  if (!isCounting(mark, today)) return `You marked this more than ${MARK_DAYS} days ago, so it no longer counts.`
  const scores = scoresText(mark, marks, today)
  if (mark.verdict === 'true') return `Echos like this one are more likely to come. ${scores}`
  const until = valueText(mark.day + MARK_DAYS, 'date', 'Neutral', today)
  return `This one won’t come back before ${until}, and Echos like it are less likely to come. ${scores}`
}

function neverEffect({ scope, value }: EchoMark): string {
  if (scope === 'rule') return `You won’t get “${kindOfRule(value)}” again until you undo this.`
  if (scope === 'line') return 'No Echo will quote this line again until you undo this.'
  const shown = value.startsWith('#') ? value : `“${value}”`
  return `No Echo will mention ${shown} again, not even in a quote, until you undo this.`
}

function scoresText({ rule, subjects }: EchoMark, marks: readonly EchoMark[], today: number): string {
  const kind = `“${kindOfRule(rule)}”`
  const [first, ...rest] = [
    [kind, steeringOf(marks, today, { rule, slots: {} }).rule] as const,
    ...subjects.map((subject) => {
      const slots = subject.startsWith('#') ? { tag: subject.slice(1) } : { word: subject }
      return [
        subject.startsWith('#') ? subject : `“${subject}”`,
        steeringOf(marks, today, { rule: '', slots }).subject,
      ] as const
    }),
  ]
  const all = [first, ...rest].map(([name, factor], i) =>
    i === 0
      ? `All your marks together multiply the score of ${name} by ${timesText(factor)}`
      : `of ${name} by ${timesText(factor)}`,
  )
  return `${all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all[0]}.`
}

/** A factor as people read it: “1.24”, “0.5”, “1”. */
export function timesText(factor: number): string {
  return String(Number(factor.toFixed(2)))
}

/** True when this “Not me” is the third on its kind, which is not stopped yet: the moment to ask whether to stop it. */
export function asksToStop(mark: EchoMark, marks: readonly EchoMark[], today: number): boolean {
  if (mark.verdict !== 'not_me' || barsOf(marks, today).finding({ rule: mark.rule, key: '', slots: {} })) return false
  const kind = kindOfRule(mark.rule)
  const same = marks.filter((other) => other.verdict === 'not_me' && kindOfRule(other.rule) === kind)
  return same.filter((other) => isCounting(other, today)).length === ASK_AFTER_NOT_ME
}
