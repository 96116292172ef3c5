/** What is searched: the text itself and what was derived from it. */
export type Searchable = { content: string; title: string; tags: readonly string[] }

/**
 * A test for entries whose content or title holds `query` and one of whose tags holds `tag`, both as
 * case-insensitive substrings (product-spec section 5). Blank filters match everything.
 */
export function searchMatcher(filter: { query?: string | undefined; tag?: string | undefined }) {
  const query = folded(filter.query?.trim() ?? '')
  const tag = folded(filter.tag?.trim().replace(/^#/, '') ?? '')
  return (entry: Searchable): boolean =>
    (query === '' || folded(entry.content).includes(query) || folded(entry.title).includes(query)) &&
    (tag === '' || entry.tags.some((own) => folded(own).includes(tag)))
}

/** One form for what looks the same: composed letters in lower case. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
