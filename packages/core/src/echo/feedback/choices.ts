import type { Receipt } from '../finding/receipt.ts'
import { kindOfRule } from './kind.ts'
import { linesOf, namedIn, subjectKey, subjectsOf, type NamedInLine } from './named-in.ts'
import type { Scope } from './mark.ts'

/** One answer to “What should never come again?”, in words. */
export type NeverChoice = { scope: Exclude<Scope, 'echo'>; value: string; label: string }

const OF_LINE: Readonly<Record<NamedInLine['kind'], string>> = {
  person: 'This person',
  name: 'This name',
  word: 'This word',
}

/** What “Never again” can be about for this Echo: its kind, its words, the people in its quotes, and its lines. */
export function neverChoices({ rule, slots }: Pick<Receipt, 'rule' | 'slots'>): NeverChoice[] {
  const lines = linesOf(slots)
  const subjects = new Map<string, NeverChoice>()
  const add = (label: string, value: string) => {
    const key = subjectKey(value)
    const shown = value.startsWith('#') ? value : `“${value}”`
    if (key !== '' && !subjects.has(key)) subjects.set(key, { scope: 'subject', value, label: `${label}: ${shown}` })
  }
  for (const subject of subjectsOf(slots)) add(subject.startsWith('#') ? 'This tag' : 'This word', subject)
  for (const { kind, text } of lines.flatMap(namedIn)) add(OF_LINE[kind], text)
  return [
    { scope: 'rule', value: rule, label: `This kind: “${kindOfRule(rule)}”` },
    ...subjects.values(),
    ...lines.map((line): NeverChoice => ({
      scope: 'line',
      value: line,
      label: lines.length === 1 ? 'This line' : `This line: “${line}”`,
    })),
  ]
}
