import { mannerOf } from './manner.ts'
import { parse } from './parse.ts'
import { dateObjections } from './print.ts'
import { recountBreak, recountPresence, recountQuestions, recountStretches } from './recount/days.ts'
import { MIN_WORDS_BESIDE, recountLine } from './recount/lines.ts'
import { recountEnded, recountFirst } from './recount/mentions.ts'
import { recountPair } from './recount/pairs.ts'
import { recountHigher, recountMeans } from './recount/means.ts'
import { recountForms, recountRated, recountWord } from './recount/words.ts'
import type { Claim, RawEntry } from './types.ts'

export { parse } from './parse.ts'
export type { RawEntry } from './types.ts'

/**
 * Audits a finished Echo: reads its English as a user would and counts again from the raw entries
 * (docs/spec/rules.md#echos).
 * @param entries the engine’s input entries, in any order
 * @param told the ordinal local day on which the Echo was shown
 * @returns a sentence for each claim that is wrong
 */
export function auditEcho(text: string, entries: readonly RawEntry[], told: { day: number }): string[] {
  const { claims, unread } = parse(text)
  if (unread !== null) return [`No pattern reads “${unread}”.`]
  const oldestFirst = entries.toSorted((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))
  const said = claims[0]?.said ?? new Map<string, string>()
  const words = ['word', 'first', 'second', 'third'].flatMap((role) => said.get(role) ?? [])
  return [
    ...[...said.values()].flatMap((value) => dateObjections(value, told.day)),
    ...recountForms(words, oldestFirst),
    ...mannerOf(text, said, oldestFirst),
    ...claims.flatMap((claim) => recount(claim, oldestFirst, told.day)),
  ]
}

function recount({ kind, said, marks }: Claim, entries: readonly RawEntry[], told: number): string[] {
  const recounts = {
    line: () => recountLine(said, marks, entries, told, said.has('otherquote') ? MIN_WORDS_BESIDE : undefined),
    means: () => recountMeans(said, marks, entries, told),
    higher: () => recountHigher(said, entries, told),
    word: () => recountWord(said, marks, entries, told),
    pair: () => recountPair(said, marks, entries, told),
    first: () => recountFirst(said, entries, told),
    ended: () => recountEnded(said, entries, told),
    rated: () => recountRated(said, entries, told),
    questions: () => recountQuestions(said, entries),
    stretches: () => recountStretches(said, entries),
    break: () => recountBreak(said, entries, told),
    presence: () => recountPresence(said, entries, told),
  }
  return recounts[kind]()
}
