import { ratingsOf, whenOf, type ExportedEntry } from './entry-blocks.ts'

/** A picture in a separate file: its path in the archive, and its description. */
export type MarkdownPicture = { path: string; description: string }

/**
 * An entry as Markdown: heading, title, ratings, tags, prompt or question, the text exactly as written, and its
 * pictures.
 */
export function entryMarkdown(entry: ExportedEntry & { pictures?: readonly MarkdownPicture[] }): string {
  const { pictures = [], title, tags, question, prompt, place, content } = entry
  const lines = [
    ...(title === undefined ? [] : [`Title: ${title}`]),
    `_${ratingsOf(entry)}_`,
    ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    ...(question === undefined ? [] : [`Asked by an Echo: ${question}`]),
    ...(prompt === undefined ? [] : [`Prompt: ${prompt}`]),
    ...(place === undefined ? [] : [`Place: ${place}`]),
  ]
  return `## ${whenOf(entry)}\n\n${lines.join('\n\n')}\n\n${content}\n\n${pictures.map((picture) => `${pictureMarkdown(picture)}\n\n`).join('')}`
}

/** A picture as Markdown. Brackets and line ends would end its description. */
export function pictureMarkdown({ path, description }: MarkdownPicture): string {
  return `![${description.replaceAll(/[[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}](${path})`
}
