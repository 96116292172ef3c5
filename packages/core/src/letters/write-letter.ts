import { auditEcho, barsOf, type EchoEntry, type EchoMark } from '../echo/index.ts'
import { fnv1a } from '../random/index.ts'
import type { Lexicon, WordVectors } from '../text/index.ts'
import { words } from '../text/index.ts'
import { chosen, type Candidate } from './choose.ts'
import { FINDINGS_MIN, LETTER_VERSION, LIMITS } from './constants.ts'
import { isTrue } from './held.ts'
import { LETTER_PARTS, type Letter, type LetterPart, type LetterSentence } from './letter.ts'
import { LETTER_RULES } from './parts/index.ts'
import type { Period } from './period.ts'
import type { Found, LetterRule, View } from './rule.ts'
import { isFull } from './shelf.ts'
import { viewOf } from './view.ts'
import { filled, sentenceText, WORDINGS } from './wording.ts'

export type LetterInput = {
  period: Period
  /** The entries of the journal, in any order. */
  entries: readonly EchoEntry[]
  accountId: string
  /** Today’s ordinal local day, which is after the period. */
  today: number
  /** The person’s marks on Echos, in any order. */
  marks: readonly EchoMark[]
  lexicon: Lexicon
  vectors: WordVectors
}

/**
 * The letter about a finished period (docs/spec/rules.md#letters), or null when there is too little to say, or the state
 * is not open. The same input gives the same letter, byte for byte. Every sentence has been counted again.
 */
export function writeLetter(input: LetterInput): Letter | null {
  const { period, entries, today, lexicon, vectors, marks } = input
  const limits = LIMITS[period.kind]
  const bars = barsOf(marks, today)
  const view = viewOf(period, entries, today, { lexicon, vectors, bars })
  if (
    view.journal.state !== 'open' ||
    !isFull(
      period,
      view.own.map(({ entry }) => entry),
    )
  )
    return null
  const seed = `${input.accountId}|${period.kind}|${period.first}`
  const candidates = LETTER_RULES.filter(({ part }) => part !== 'counts').flatMap((rule) =>
    rule
      .find(view)
      .filter((found) => !isBarred(rule, found, view))
      .map((found): Candidate => ({ rule, found })),
  )
  const said = new Map<string, number>()
  const sentences = chosen(candidates, candidates.length, ({ most }) => most(period)).flatMap((candidate) => {
    const sentence = worded(candidate, view, seed, said)
    return sentence && isHeld(sentence, view, entries, lexicon) ? [sentence] : []
  })
  const counts = countsOf(view, seed)
  const findings = within(sentences.slice(0, limits.findings), counts, limits.words, today)
  if (findings.length < FINDINGS_MIN) return null
  return {
    ...period,
    version: LETTER_VERSION,
    day: today,
    asOf: Math.max(...view.journal.entries.map(({ entry }) => entry.time)),
    sentences: [counts, ...findings.toSorted(inOrder)],
  }
}

function isBarred({ like }: LetterRule, { values, lines, about }: Found, { journal: { bars } }: View): boolean {
  const slots = typeof values['word'] === 'string' ? { word: values['word'] } : {}
  return (
    (like !== '' && bars.finding({ rule: like, key: '', slots })) ||
    about.some((word) => bars.subject(word)) ||
    lines.some(({ text }) => bars.line(text))
  )
}

function isHeld(sentence: LetterSentence, view: View, entries: readonly EchoEntry[], lexicon: Lexicon): boolean {
  const { pattern } = sentence.receipt
  if (pattern && auditEcho({ text: sentence.statement, receipt: pattern }, entries, lexicon) !== null) return false
  return isTrue(sentence, view)
}

function countsOf(view: View, seed: string): LetterSentence {
  const rule = LETTER_RULES.find(({ part }) => part === 'counts')
  const [found] = rule?.find(view) ?? []
  const sentence = rule && found && worded({ rule, found }, view, seed, new Map())
  if (!sentence) throw new Error('a letter begins with its counts')
  return sentence
}

/** The finding in words. A wording returns only after all others of its name were used. */
function worded(candidate: Candidate, view: View, seed: string, said: Map<string, number>): LetterSentence | null {
  const { rule, found } = candidate
  const name = rule.wording(found.values)
  const used = said.get(name) ?? 0
  said.set(name, used + 1)
  const wording = (fnv1a(`${seed}|${name}`) + used) % WORDINGS[name].length
  const statement = found.statement ?? filled(name, wording, rule.shown(found.values, view.period, view.journal.today))
  if (statement === null) return null
  return {
    part: rule.part,
    quarter: found.quarter,
    statement,
    lines: found.lines,
    receipt: {
      rule: rule.name,
      wording,
      values: found.values,
      entries: found.entries,
      quotes: found.quotes,
      ...(found.pattern ? { pattern: found.pattern } : {}),
    },
  }
}

/** The findings that fit into a letter, in their order. One that would exceed the most words is left out. */
function within(
  findings: readonly LetterSentence[],
  counts: LetterSentence,
  most: number,
  today: number,
): LetterSentence[] {
  let sum = words(sentenceText(counts, today)).length
  return findings.filter((sentence) => {
    const length = words(sentenceText(sentence, today)).length
    if (sum + length > most) return false
    sum += length
    return true
  })
}

/**
 * Sorts sentences by the parts of a letter. In a yearly letter, the sentences about quarters come first, quarter by
 * quarter.
 */
function inOrder(a: LetterSentence, b: LetterSentence): number {
  const at = (part: LetterPart) => LETTER_PARTS.indexOf(part)
  const season = ({ quarter }: LetterSentence) => quarter || Number.POSITIVE_INFINITY
  if (a.quarter !== b.quarter) return season(a) - season(b)
  return at(a.part) - at(b.part) || (a.lines[0]?.day ?? 0) - (b.lines[0]?.day ?? 0)
}
