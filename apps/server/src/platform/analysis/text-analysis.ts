import { countWords } from '@soundings/core/entries'
import {
  contentFrequencies,
  isForeign,
  joinedTags,
  languageOf,
  lexicalDiversity,
  partsOf,
  sentiment,
  tagsOf,
  titleOf,
  wordCounts,
  words,
  type Lexicon,
  type Tag,
  type Vocabulary,
} from '@soundings/core/text'
import { twoLines, type TwoLines } from '@soundings/core/on-this-day'
import { withoutPrompts } from '@soundings/core/prompts'
import { atLeast, scan, type Level } from '@soundings/core/safety'

/** The results of analyzing an entry's text when it is saved. */
export type TextAnalysis = {
  title: string
  tags: Tag[]
  wordCount: number
  sentimentScore: number | null
  lexicalDiversity: number | null
  /** Content words of this text, for the writer's vocabulary. */
  lemmas: string[]
}

export type AnalysisInput = {
  content: string
  /** Tags that the user added by hand; with `onlyGiven` no key phrases are added to them and the hashtags. */
  given: readonly string[]
  onlyGiven: boolean
  vocabulary: Vocabulary
}

/** Title, tags and measures of one text, without prompts copied into it. */
export function analyzeText(input: AnalysisInput, lexicon: Lexicon): TextAnalysis {
  const own = withoutPrompts(input.content)
  const parts = partsOf(own)
  const counts = wordCounts(parts.words)
  const diversity = lexicalDiversity(parts.words, counts)
  return {
    title: titleOf(own.trim() === '' ? input.content : own),
    tags: joinedTags(tagsOf(parts, input.vocabulary, lexicon), input),
    wordCount: countWords(input.content),
    sentimentScore: rounded(sentiment(parts, lexicon)),
    lexicalDiversity: diversity === null ? null : rounded(diversity),
    lemmas: [...contentFrequencies(parts.words, counts, parts.language).keys()],
  }
}

/** The number of `contents` that contain each content word. */
export function vocabularyOf(contents: readonly string[]): Vocabulary {
  const documents = new Map<string, number>()
  for (const content of contents) {
    const text = words(content)
    const found = contentFrequencies(text, undefined, languageOf(text))
    for (const lemma of found.keys()) documents.set(lemma, (documents.get(lemma) ?? 0) + 1)
  }
  return { entries: contents.length, documents }
}

/** How worrying each of these texts is, without prompts copied into them. */
export function levelsOf(contents: readonly string[]): Level[] {
  return contents.map((content) => gravestPart(content).level)
}

/** What a later day may show of a text: its level, its language and the lines to quote. */
export type ReturningText = { level: Level; isForeign: boolean; lines: TwoLines | null }

/** Reads texts that may be shown on a later day, without prompts copied into them. */
export function returningTexts(contents: readonly string[], lexicon: Lexicon): ReturningText[] {
  return contents.map((content) => {
    const own = withoutPrompts(content)
    return { level: gravestPart(content).level, isForeign: isForeign(words(own)), lines: twoLines(own, lexicon) }
  })
}

/**
 * The part of a text that Echos are made from. Up to 64,000 characters, that is the whole text. Of a longer one it is
 * the beginning, or the gravest part if that is so grave that nothing in the entry may be quoted: positions in that
 * part don't match the text.
 */
export function readablePart(content: string): string {
  if (content.length <= PART_CHARACTERS) return content
  const { part, level, isFirst } = gravestPart(content)
  return isFirst || !atLeast(level, 'heavy') ? content.slice(0, PART_CHARACTERS).toWellFormed() : part
}

/**
 * The number of characters per part. Scanning the sentences of a whole megabyte at once would take hundreds of
 * megabytes of memory.
 */
const PART_CHARACTERS = 64_000
/** The number of characters by which neighboring parts overlap, so that every sentence is complete in one of them. */
const OVERLAP = 2_000

/** The gravest part of a text, the first of those that are equally grave. */
function gravestPart(content: string): { part: string; level: Level; isFirst: boolean } {
  const [first, ...others] = partsOfLong(withoutPrompts(content))
  let gravest = { part: first, level: scan(first).level, isFirst: true }
  for (const part of others) {
    const { level } = scan(part)
    if (!atLeast(gravest.level, level)) gravest = { part, level, isFirst: false }
  }
  return gravest
}

function partsOfLong(text: string): [string, ...string[]] {
  const parts: [string, ...string[]] = [text.slice(0, PART_CHARACTERS).toWellFormed()]
  const step = PART_CHARACTERS - OVERLAP
  for (let from = step; from + OVERLAP < text.length; from += step) {
    parts.push(text.slice(from, from + PART_CHARACTERS).toWellFormed())
  }
  return parts
}

function rounded(score: number): number {
  return Math.round(score * 10_000) / 10_000
}
