import { auditEcho, barsOf, type EchoEntry, type EchoMark } from '../echo/index.ts'
import { atLeast, DARK_MOOD } from '../safety/index.ts'
import { collapsed, type Lexicon } from '../text/index.ts'
import { FINDINGS_MIN } from './constants.ts'
import type { Letter, LetterLine, LetterSentence } from './letter.ts'
import { letterRuleNamed } from './parts/index.ts'
import type { View } from './rule.ts'
import { viewOf } from './view.ts'
import { filled } from './wording.ts'

type Now = {
  /** All entries as they are now, in any order. */
  entries: readonly EchoEntry[]
  /** The person's marks on Echos until now. */
  marks: readonly EchoMark[]
  /** Today’s ordinal local day. */
  today: number
  lexicon: Lexicon
}

/**
 * A stored letter as it may be shown now (docs/spec/rules.md#letters): each finding is counted again from the entries
 * and left out when it no longer follows or a mark rules it out; the counts of the period are counted again. Null when too
 * little is left.
 */
export function heldLetter(letter: Letter, { entries, marks, today, lexicon }: Now): Letter | null {
  const view = viewOf(letter, entries, today, { lexicon, vectors: null, bars: barsOf(marks, today) })
  const sentences = letter.sentences.flatMap((sentence) => {
    if (sentence.part === 'counts') return recounted(sentence, view, letter.day) ?? []
    const { pattern } = sentence.receipt
    if (pattern && auditEcho({ text: sentence.statement, receipt: pattern }, entries, lexicon) !== null) return []
    if (!isTrue(sentence, view, letter.day) || isRuledOut(sentence, view)) return []
    return [sentence]
  })
  return sentences.length > FINDINGS_MIN ? { ...letter, sentences } : null
}

/** True for a sentence whose values, words and lines all follow from the entries. */
export function isTrue(sentence: LetterSentence, view: View, day = view.journal.today): boolean {
  const { receipt, statement, lines } = sentence
  const rule = letterRuleNamed(receipt.rule)
  if (!rule || lines.length !== receipt.quotes.length) return false
  const known = new Set(view.journal.entries.map(({ entry }) => entry.id))
  if (!receipt.entries.every((id) => known.has(id))) return false
  const values = rule.recount(sentence, view)
  if (!values || !isSame(values, receipt.values)) return false
  const isWorded = filled(rule.wording(values), receipt.wording, rule.shown(values, view.period, day)) === statement
  if (!isWorded && !receipt.pattern) return false
  return lines.every((line, i) => isVerbatim(line, receipt.quotes[i], view))
}

/** The counts of a period, counted again today. */
function recounted(sentence: LetterSentence, view: View, day: number): LetterSentence[] | null {
  const rule = letterRuleNamed(sentence.receipt.rule)
  const values = rule?.recount(sentence, view)
  if (!rule || !values) return null
  const statement = filled(rule.wording(values), sentence.receipt.wording, rule.shown(values, view.period, day))
  return statement === null ? null : [{ ...sentence, statement, receipt: { ...sentence.receipt, values } }]
}

/** True when a later mark rules out what the sentence is about, its kind or one of its lines. */
function isRuledOut({ receipt, lines }: LetterSentence, { journal: { bars } }: View): boolean {
  const rule = receipt.pattern?.rule ?? letterRuleNamed(receipt.rule)?.like ?? ''
  const { word } = receipt.values
  const slots = receipt.pattern?.slots ?? (typeof word === 'string' ? { word } : {})
  const key = receipt.pattern?.key ?? ''
  return bars.finding({ rule, key, slots }) || lines.some(({ text }) => bars.line(text))
}

/** True for a line that its entry still has word for word, on the same day, if the entry may still be quoted. */
function isVerbatim(line: LetterLine, quote: LetterSentence['receipt']['quotes'][number] | undefined, view: View) {
  const reading = view.journal.entries.find(({ entry }) => entry.id === line.entry)
  if (!reading || !quote || quote.entry !== line.entry || reading.entry.day !== line.day) return false
  if (atLeast(view.journal.levelNear(reading), 'heavy')) return false
  if (reading.entry.mood !== null && reading.entry.mood <= DARK_MOOD) return false
  const { start, end } = quote
  const verse = reading
    .units(view.journal.style)
    .find((unit) => unit.kind === 'verse' && unit.start === start && unit.end === end)
  return (verse?.text ?? collapsed(reading.entry.content.slice(start, end))) === line.text
}

function isSame(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => a[name] === b[name])
}
