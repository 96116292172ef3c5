import { withoutPrompts } from '../../prompts/index.ts'
import { contentFrequencies, isOfVoice, isQuestion, lemma, sentences, VOICES, words } from '../../text/index.ts'
import type { Receipt } from '../finding/receipt.ts'
import { choiceText } from './choice-text.ts'
import { slotText, valueText } from '../wording/index.ts'
import { ruleNamed } from '../rules/index.ts'
import { RETIRED_RULE_NOTES } from './retired-rule-notes.ts'
import { isRetiredSlot, RETIRED_SLOT_KINDS } from '../finding/retired-slots.ts'

/** The reason for an Echo, in words and figures (docs/spec/glossary.md). */
export type Explanation = {
  /** What the rule looks for. */
  looksFor: string
  /** The kind of claim, and the evidence behind it. */
  claim: string
  /** How many findings it was chosen from, and how marks changed its score; null for older receipts. */
  choice: string | null
  figures: { label: string; value: string }[]
  /** The entries it is based on. */
  entries: readonly string[]
}

/** A part of a text that an Echo is based on: `content.slice(start, end)`. */
export type Mark = { start: number; end: number }

const RECORD = 'This only repeats what you wrote and when. Nothing was inferred.'
const WORD_SLOTS = ['word', 'first', 'second', 'third'] as const

/** Null for a receipt whose rule is unknown. A retired rule is still explained: its Echos are in people's history. */
export function explainEcho(receipt: Receipt): Explanation | null {
  const note = ruleNamed(receipt.rule)?.note ?? RETIRED_RULE_NOTES[receipt.rule]
  if (!note) return null
  const figures = Object.entries(note.figures).flatMap(([slot, label]) => {
    const value = figureText(slot, receipt)
    return value === null ? [] : [{ label, value }]
  })
  const isPattern = receipt.claim === 'pattern'
  return {
    looksFor: note.looksFor,
    claim: isPattern ? patternClaim(receipt) : RECORD,
    choice: receipt.choice ? choiceText(receipt.choice) : null,
    figures: isPattern ? [...figures, ...certificate(receipt)] : figures,
    entries: receipt.entries,
  }
}

function figureText(slot: string, { slots, day }: Receipt): string | null {
  if (!isRetiredSlot(slot)) return slotText(slot, slots, 'Neutral', day)
  const stored: Readonly<Record<string, number | string>> = slots
  const value = stored[slot]
  return value === undefined ? null : valueText(value, RETIRED_SLOT_KINDS[slot], 'Neutral', day)
}

function patternClaim({ statistic }: Receipt): string {
  const [look, previous] = [statistic['look'], statistic['previous_look']]
  const checked =
    typeof look === 'number' ? `We checked it at ${previous} and again at ${look} entries, and show` : 'We show'
  return `This is a pattern. ${checked} it only because it’s large and unlikely to be chance. It doesn’t say why.`
}

/** The figures of the test. p is the share of shuffled journals that show as much; q allows for all that was tested. */
function certificate({ statistic }: Receipt): { label: string; value: string }[] {
  const rows: [string, string][] = [
    ['effect', 'Size of the effect, in standard deviations'],
    ['correlation', 'Size of the effect, a correlation'],
    ['ratio', 'Size of the effect, a ratio'],
    ['log_odds', 'Size of the effect, log-odds'],
    ['p', 'p-value'],
    ['previous_p', 'p-value at the previous check'],
    ['q', 'q-value, adjusted for all tests'],
  ]
  return rows.flatMap(([name, label]) => {
    const value = statistic[name]
    return typeof value === 'number' ? [{ label, value: String(Number(value.toPrecision(2))) }] : []
  })
}

/**
 * Where an Echo's quotes, its words, and the words or questions counted for it are in an entry, in order
 * and without overlap. Prompts were not counted and are not marked.
 * @param entryId entry whose text `content` is
 */
export function marksOf(receipt: Receipt, entryId: string, content: string): Mark[] {
  const quoted = receipt.quotes.filter(({ entry }) => entry === entryId).map(({ start, end }) => ({ start, end }))
  const sought = new Set(
    WORD_SLOTS.flatMap((slot) => {
      const value = receipt.slots[slot]
      return typeof value === 'string' ? [...contentFrequencies(words(value)).keys()] : []
    }),
  )
  const own = withoutPrompts(content)
  const named = sought.size > 0 ? wordMarks(own, (word) => sought.has(lemma(word))) : []
  const tag = receipt.slots.tag
  const tagged = typeof tag === 'string' ? tagMarks(content, tag) : []
  return withoutOverlap([...quoted, ...named, ...tagged, ...countedMarks(receipt, own)])
}

/** The questions or words that a retired rule counted, if it counted something other than the word it names. */
function countedMarks({ rule, key }: Receipt, content: string): Mark[] {
  if (rule === 'question/density') {
    return sentences(content).flatMap(({ text, start, end }) => (isQuestion(text) ? [{ start, end }] : []))
  }
  const voice =
    rule === 'voice_shift'
      ? VOICES.find((known) => key.startsWith(`${known}+`) || key.startsWith(`${known}-`))
      : undefined
  return voice ? wordMarks(content, (word) => isOfVoice(word, voice)) : []
}

function wordMarks(content: string, isSought: (word: string) => boolean): Mark[] {
  return [...content.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)].flatMap(({ 0: word, index }) =>
    words(word).some(isSought) ? [{ start: index, end: index + word.length }] : [],
  )
}

function tagMarks(content: string, tag: string): Mark[] {
  const found: Mark[] = []
  const lowered = content.toLowerCase()
  for (let at = lowered.indexOf(`#${tag}`); at >= 0; at = lowered.indexOf(`#${tag}`, at + 1)) {
    found.push({ start: at, end: at + tag.length + 1 })
  }
  return found
}

function withoutOverlap(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark)
  }
  return kept
}
