/** A sentence and where it stands in the text it was taken from: `text.slice(start, end)`. */
export type Sentence = { text: string; start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A full stop after these does not end a sentence, nor does one after a single capital other than I. */
const ABBREVIATION =
  /\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|e\.g|i\.e|No|Prof|Rev|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec|[A-HJ-Z])\.[^\S\n]*$/u

/**
 * The sentences of a text by Unicode rules, re-joined after abbreviations. Each line ends its sentence. White space
 * around a sentence is left out; the offsets say where it stands in `text`.
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = []
  let from = 0
  for (const { segment, index } of segmenter.segment(text)) {
    if (ABBREVIATION.test(segment)) continue
    push(found, text, from, index + segment.length)
    from = index + segment.length
  }
  push(found, text, from, text.length)
  return found
}

function push(found: Sentence[], text: string, from: number, to: number): void {
  const part = text.slice(from, to)
  const trimmed = part.trim()
  if (trimmed === '') return
  const start = from + part.indexOf(trimmed)
  found.push({ text: trimmed, start, end: start + trimmed.length })
}

/** Runs of white space as single spaces: how a sentence is quoted. */
export function collapsed(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
