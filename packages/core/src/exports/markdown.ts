import { ratingsOf, whenOf, type ExportedEntry } from './entry-blocks.ts'

/** An entry as Markdown: heading, ratings, tags, the question it answers, and the text exactly as written. */
export function entryMarkdown(entry: ExportedEntry): string {
  const tags = entry.tags.length > 0 ? `\nTags: ${entry.tags.join(', ')}\n` : ''
  const question = entry.question === undefined ? '' : `\nAsked by an Echo: ${entry.question}\n`
  return `## ${whenOf(entry)}\n\n_${ratingsOf(entry)}_\n${tags}${question}\n${entry.content}\n\n`
}
