import type { Claim, Kind, Said } from './types.ts'

/** The values that a claim of each kind needs, and those it may have. */
const KINDS: readonly (readonly [kind: Kind, needs: string, may: string])[] = [
  ['line', 'quote', 'date word tag part weekday rating recent asked'],
  ['questions', 'questions', 'asked'],
  ['word', 'word', 'latest recent every window before earlier'],
  ['shared', 'first second third', 'from to one span'],
  ['rated', 'rating date', 'first second'],
  ['means', 'metric mean other', 'tag part weekday lead turn date direction difference size others written'],
  ['stretches', 'stretches', 'longest'],
  ['presence', 'days from to', ''],
  ['break', 'gap', 'date ended resumed'],
  ['break', 'ended', 'gap date resumed'],
]

/** The claims that the values of a text make together; unread is a value that none of them uses. */
export function claimsOf(said: Said, marks: ReadonlySet<string>): { claims: Claim[]; unread: string | null } {
  const made = KINDS.filter(([, needs]) => needs.split(' ').every((role) => said.has(role)))
  const used = new Set(made.flatMap(([, needs, may]) => `${needs} ${may}`.split(' ')))
  const unused = [...said].find(([role]) => !used.has(role))
  if (unused) return { claims: [], unread: unused[1] }
  const kinds = [...new Set(made.map(([kind]) => kind))]
  return { claims: kinds.map((kind) => ({ kind, said, marks })), unread: kinds.length === 0 ? 'nothing' : null }
}
