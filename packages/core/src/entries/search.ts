/** What is searched: the text itself and what was derived from it. */
export type Searchable = { content: string; title: string; tags: readonly string[] }

/**
 * A test for entries whose content or title holds `query` and one of whose tags holds `tag`, both as
 * case-insensitive substrings (product-spec section 5). Blank filters match everything.
 */
export function searchMatcher(filter: { query?: string | undefined; tag?: string | undefined }) {
  const query = filter.query?.trim().toLowerCase() ?? ''
  const tag = filter.tag?.trim().replace(/^#/, '').toLowerCase() ?? ''
  return (entry: Searchable): boolean =>
    (query === '' || entry.content.toLowerCase().includes(query) || entry.title.toLowerCase().includes(query)) &&
    (tag === '' || entry.tags.some((own) => own.toLowerCase().includes(tag)))
}
