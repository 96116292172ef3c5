import { ratingsOf, whenOf, type ExportedEntry } from './entry-blocks.ts'

/** An entry to be read anywhere: heading, ratings, tags, and the text exactly as it was written. */
export function entryMarkdown(entry: ExportedEntry): string {
  const tags = entry.tags.length > 0 ? `\nTags: ${entry.tags.join(', ')}\n` : ''
  return `## ${whenOf(entry)}\n\n_${ratingsOf(entry)}_\n${tags}\n${entry.content}\n\n`
}
