import type { Claim, Kind, Said } from './types.ts'

/** The required and the optional values of each kind of claim. */
const KINDS: readonly (readonly [kind: Kind, needs: string, may: string])[] = [
  ['line', 'quote', 'date word tag part weekday rating recent asked'],
  ['questions', 'questions', 'asked'],
  ['word', 'word', 'latest recent every window before earlier'],
  ['pair', 'quote date otherquote otherdate', 'thirdquote thirddate'],
  ['rated', 'rating date', 'first second'],
  ['means', 'metric mean other', 'tag part weekday lead turn date direction difference size others written'],
  ['higher', 'metric', 'tag part weekday lead turn date direction written'],
  ['first', 'word begun latest', 'quote'],
  ['ended', 'word latest', 'held of since'],
  ['stretches', 'stretches', 'longest'],
  ['presence', 'days from to', ''],
  ['break', 'gap', 'date ended resumed'],
  ['break', 'ended', 'gap date resumed'],
]

/** The claims made by a text’s values together; values that no claim uses are returned as unread. */
export function claimsOf(said: Said, marks: ReadonlySet<string>): { claims: Claim[]; unread: string | null } {
  const isHigher = marks.has('higher') || said.get('direction')?.toLowerCase() === 'higher'
  const made = KINDS.filter(
    ([kind, needs]) =>
      needs.split(' ').every((role) => said.has(role)) &&
      (kind !== 'higher' || (isHigher && !said.has('mean'))) &&
      (kind !== 'ended' || marks.has('ended')),
  )
  const used = new Set(made.flatMap(([, needs, may]) => `${needs} ${may}`.split(' ')))
  const unused = [...said].find(([role]) => !used.has(role))
  if (unused) return { claims: [], unread: unused[1] }
  const kinds = [...new Set(made.map(([kind]) => kind))]
  return { claims: kinds.map((kind) => ({ kind, said, marks })), unread: kinds.length === 0 ? 'nothing' : null }
}
