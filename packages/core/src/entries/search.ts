/** The fields that search looks at. */
export type Searchable = { content: string; title: string; tags: readonly string[] }

/** An entry prepared for comparison once, so that repeated searches are fast. */
export type FoldedEntry = Searchable & { readonly folded: true }

/** Normalized for comparison: composed characters, lower case. */
export function foldedEntry({ content, title, tags }: Searchable): FoldedEntry {
  return { content: folded(content), title: folded(title), tags: tags.map(folded), folded: true }
}

/**
 * Returns a test for entries whose content or title contains `query` and one of whose tags contains `tag`, both as
 * case-insensitive substrings (docs/spec/rules.md#entries). Blank filters match everything.
 */
export function searchMatcher(filter: { query?: string | undefined; tag?: string | undefined }) {
  const query = folded(filter.query?.trim() ?? '')
  const tag = folded(filter.tag?.trim().replace(/^#/, '') ?? '')
  return (entry: FoldedEntry): boolean =>
    (query === '' || entry.content.includes(query) || entry.title.includes(query)) &&
    (tag === '' || entry.tags.some((own) => own.includes(tag)))
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
