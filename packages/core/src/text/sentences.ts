/** A sentence and its position in the original text: `text.slice(start, end)`. */
export type Sentence = { text: string; start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * A period after these abbreviations doesn't end a sentence, nor does one after a single capital letter other than I.
 */
const ABBREVIATION =
  /\b(?:M[Rr]|M[Rr][Ss]|M[Ss]|D[Rr]|St|vs|etc|e\.g|i\.e|No|Prof|Rev|Hon|Capt|Col|Gen|Lt|Sgt|Mt|Messrs|Mme|Thos|Wm|Chas|Jas|Geo|Robt|approx|Sr|Sra|Srta|Dra|Dott|Sig|Mlle|Hr|Fr|Nr|Str|bzw|ca|ggf|evtl|inkl|p\. ej|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec|[A-HJ-Z]|(?<=(?:^|[\s(]))[zdu])\.$/u
/** A German ordinal: “der 3. Mai”, “im 2. Stock”, “3. März”. */
const ORDINAL = /(?:^|[^\p{L}\p{N}])(?<before>\p{L}*)\s?\d{1,2}\.$/u
const BEFORE_ORDINAL = /^(?:der|die|das|den|dem|des|im|vom|zum|beim|mein|meinem|meinen|unser|unserem)$/iu
/** What follows a day or another ordinal in German. */
export const AFTER_ORDINAL =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Geburtstag|Stock|Klasse|Advent)(?!\p{L})/u
const ORDINAL_ROOM = 16
/** Length of the longest abbreviation with its period and the character before it. */
const ABBREVIATION_ROOM = 8

/**
 * The sentences of a text by Unicode rules, rejoined after abbreviations. A line end also ends a sentence. White space
 * around a sentence is left out; the offsets are positions in `text`.
 */
export function sentences(text: string): Sentence[] {
  return [...eachSentence(text)]
}

/** The first sentence, without scanning the rest of the text. */
export function firstSentence(text: string): Sentence | undefined {
  return eachSentence(text).next().value ?? undefined
}

function* eachSentence(text: string): Generator<Sentence, undefined> {
  let from = 0
  for (const { segment, index } of segmenter.segment(text)) {
    if (endsAbbreviated(segment) || endsInOrdinal(segment, text, index + segment.length)) continue
    const sentence = trimmedPart(text, from, index + segment.length)
    if (sentence) yield sentence
    from = index + segment.length
  }
  const rest = trimmedPart(text, from, text.length)
  if (rest) yield rest
}

/** Ignores white space within the line. */
function endsAbbreviated(segment: string): boolean {
  const end = segment.trimEnd()
  if (!end.endsWith('.') || segment.includes('\n', end.length)) return false
  return ABBREVIATION.test(end.slice(-ABBREVIATION_ROOM))
}

/** Ignores white space within the line; `next` is where the text goes on. */
function endsInOrdinal(segment: string, text: string, next: number): boolean {
  const end = segment.trimEnd()
  if (!/\d\.$/u.test(end.slice(-2)) || segment.includes('\n', end.length)) return false
  const before = ORDINAL.exec(end.slice(-ORDINAL_ROOM))?.groups?.['before']
  if (before === undefined) return false
  return BEFORE_ORDINAL.test(before) || AFTER_ORDINAL.test(text.slice(next, next + ORDINAL_ROOM))
}

function trimmedPart(text: string, from: number, to: number): Sentence | null {
  const part = text.slice(from, to)
  const trimmed = part.trim()
  if (trimmed === '') return null
  const start = from + part.length - part.trimStart().length
  return { text: trimmed, start, end: start + trimmed.length }
}

/** The text with each run of white space replaced by one space, the form used in quotes. */
export function collapsed(text: string): string {
  if (!text.includes('  ') && !/[^\S ]/.test(text)) return text.trim()
  return text.replaceAll(/\s+/gu, ' ').trim()
}
