import { NO_BARS, type Bars } from '../journal/bars.ts'
import { isVerbatim } from '../wording/slots.ts'
import { kindOfRule } from './kind.ts'
import type { EchoMark } from './mark.ts'
import { isAbout, lineKey, linesOf, subjectKey } from './named-in.ts'
import { isCounting } from './steering.ts'

/**
 * What these marks rule out on a day: “Not me” its finding for 180 days, “Never again” its kind, word or line until the
 * person undoes it.
 */
export function barsOf(marks: readonly EchoMark[], today: number): Bars {
  if (marks.length === 0) return NO_BARS
  const never = (scope: EchoMark['scope']) =>
    marks.filter((mark) => mark.verdict === 'never' && mark.scope === scope).map(({ value }) => value)
  const kinds = new Set(never('rule').map(kindOfRule))
  const subjects = [...new Set(never('subject').map(subjectKey))]
  const lines = never('line').map(lineKey)
  const findings = new Set(
    marks.filter((mark) => mark.verdict === 'not_me' && isCounting(mark, today)).map((mark) => findingKey(mark)),
  )
  const subject = (text: string) => subjects.some((key) => isAbout(text, key))
  const line = (text: string) => {
    const quoted = lineKey(text)
    return subject(text) || lines.some((barred) => quoted.includes(barred) || barred.includes(quoted))
  }
  return {
    subject,
    line,
    finding({ rule, key, slots }) {
      if (kinds.has(kindOfRule(rule)) || findings.has(findingKey({ rule, key }))) return true
      const words = Object.entries(slots).filter(([name]) => isVerbatim(name))
      return words.some(([, text]) => subject(String(text))) || linesOf(slots).some(line)
    },
  }
}

function findingKey({ rule, key }: { rule: string; key: string }): string {
  return `${rule} ${key}`
}
