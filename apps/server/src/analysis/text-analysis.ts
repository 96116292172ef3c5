import { TAGS_PER_ENTRY, countWords } from '@soundings/core/entries'
import {
  contentFrequencies,
  lexicalDiversity,
  normalizedTag,
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
import { withoutPrompts } from '@soundings/core/prompts'
import { atLeast, scan, type Level } from '@soundings/core/safety'

/** What saving an entry finds out about its text. */
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
  /** Tags that the person gave by hand; with `onlyGiven` no key phrases are added to them and the hashtags. */
  given: readonly string[]
  onlyGiven: boolean
  vocabulary: Vocabulary
}

/** Title, tags and measures of one text, of what its writer wrote: a prompt copied into it does not count. */
export function analyseText(input: AnalysisInput, lexicon: Lexicon): TextAnalysis {
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
    lemmas: [...contentFrequencies(parts.words, counts).keys()],
  }
}

/** In how many of `contents` each content word stands. */
export function vocabularyOf(contents: readonly string[]): Vocabulary {
  const documents = new Map<string, number>()
  for (const content of contents) {
    for (const lemma of contentFrequencies(words(content)).keys()) documents.set(lemma, (documents.get(lemma) ?? 0) + 1)
  }
  return { entries: contents.length, documents }
}

/** How worrying each of these texts is, of what its writer wrote. */
export function levelsOf(contents: readonly string[]): Level[] {
  return contents.map((content) => gravestPart(content).level)
}

/**
 * A text as it is read for what comes back from it: up to 64,000 characters of it as they are. A longer one is read by
 * its beginning, or by its gravest part when that is graver and so grave that nothing of the entry is quoted: places in
 * that part are not places in the text.
 */
export function readablePart(content: string): string {
  if (content.length <= PART_CHARACTERS) return content
  const { part, level, isFirst } = gravestPart(content)
  return isFirst || !atLeast(level, 'heavy') ? content.slice(0, PART_CHARACTERS).toWellFormed() : part
}

/** What a whole megabyte would take at once, for the scan of its sentences alone, is hundreds of megabytes. */
const PART_CHARACTERS = 64_000
/** What one part has in common with the next, so that no sentence is seen by halves alone. */
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

/** Hashtags first, then what the person gave, then key phrases, at most eight together. */
function joinedTags(found: readonly Tag[], { given, onlyGiven }: AnalysisInput): Tag[] {
  const tags = new Map<string, Tag>()
  const add = (tag: Tag) => {
    const key = normalizedTag(tag.tag) || tag.tag
    if (!tags.has(key)) tags.set(key, tag)
  }
  for (const tag of found) if (tag.source === 'hash') add(tag)
  for (const tag of given) add({ tag, source: 'user' })
  if (!onlyGiven) for (const tag of found) add(tag)
  return [...tags.values()].slice(0, TAGS_PER_ENTRY)
}

function rounded(score: number): number {
  return Math.round(score * 10_000) / 10_000
}
