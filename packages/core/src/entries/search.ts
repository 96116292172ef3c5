/** The fields that search looks at. */
export type Searchable = { content: string; title: string; tags: readonly string[] }

/** An entry prepared for comparison once, so that repeated searches are fast. */
export type FoldedEntry = Searchable & { readonly folded: true }

/** An entry’s fields normalized for comparison: composed characters, lower case. */
export function foldedEntry({ content, title, tags }: Searchable): FoldedEntry {
  return { content: folded(content), title: folded(title), tags: tags.map(folded), folded: true }
}

/** A search query; blank and missing parts match everything. */
export type SearchFilter = {
  query?: string | undefined
  tag?: string | undefined
  /** The content must have one of these words as a whole word. */
  words?: readonly string[] | undefined
  /** True to match only entries without tags. */
  untagged?: boolean | undefined
}

/**
 * Returns a test for entries whose content or title contains `query`, one of whose tags contains `tag`, both as
 * case-insensitive substrings, and whose content has one of `words` (docs/spec/rules.md#entries).
 */
export function searchMatcher({ query: asked = '', tag: wanted = '', words = [], untagged = false }: SearchFilter) {
  const query = folded(asked.trim())
  const tag = folded(wanted.trim().replace(/^#/, ''))
  const wholeWord = wordPattern(words.map(folded), 'u')
  return (entry: FoldedEntry): boolean =>
    (query === '' || entry.content.includes(query) || entry.title.includes(query)) &&
    (tag === '' || entry.tags.some((own) => own.includes(tag))) &&
    (!untagged || entry.tags.length === 0) &&
    (wholeWord === null || wholeWord.test(entry.content))
}

/**
 * The matches of a search in a text, in order and without overlap: `text.slice(start, end)`.
 * @param most how many matches to return
 */
export function searchMarks(
  text: string,
  { query = '', words = [] }: Pick<SearchFilter, 'query' | 'words'>,
  most: number,
): { start: number; end: number }[] {
  const asked = query.trim().normalize('NFC')
  const parts = [asked === '' ? '' : escaped(asked), wordPattern(words, 'u')?.source ?? '']
  const source = parts.filter((part) => part !== '').join('|')
  if (source === '') return []
  const marks: { start: number; end: number }[] = []
  for (const { index, 0: found } of text.matchAll(new RegExp(source, 'giu'))) {
    marks.push({ start: index, end: index + found.length })
    if (marks.length === most) break
  }
  return marks
}

/** Matches one of the words where no letter is next to it; null for no words. */
function wordPattern(words: readonly string[], flags: string): RegExp | null {
  const own = words.map((word) => escaped(word.trim().normalize('NFC'))).filter((word) => word !== '')
  return own.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{M}])(?:${own.join('|')})(?![\\p{L}\\p{M}])`, flags)
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
