/** What is searched: the text itself and what was derived from it. */
export type Searchable = { content: string; title: string; tags: readonly string[] }

/** An entry in the form in which it is compared; made once, searched often. */
export type FoldedEntry = Searchable & { readonly folded: true }

/** One form for what looks the same: composed letters in lower case. */
export function foldedEntry({ content, title, tags }: Searchable): FoldedEntry {
  return { content: folded(content), title: folded(title), tags: tags.map(folded), folded: true }
}

/**
 * A test for entries whose content or title holds `query` and one of whose tags holds `tag`, both as
 * case-insensitive substrings (product-spec section 5). Blank filters match everything.
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
