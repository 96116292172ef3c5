import { pictureMarkdown } from '../markdown.ts'
import { MISSING_PHOTOGRAPH_NOTE, type PortableEntry } from '../portable-entry.ts'
import { frontMatter } from './front-matter.ts'

/** The folder that contains all files, so that unpacking adds one folder to a vault. */
export const NOTES_FOLDER = 'Soundings'

/** The path of a photograph in the ZIP. */
export function notePhotographPath(id: string): string {
  return `${NOTES_FOLDER}/photographs/${id}.jpg`
}

/**
 * An entry as a note: its properties, an empty line, its text exactly as written, a line end, and for each photograph an
 * empty line and a line with it. A photograph is a standard image with a relative path, not `![[…]]`, because Obsidian
 * reads both, other programs read only this, and it has room for a description.
 */
export function noteMarkdown(entry: PortableEntry): string {
  const pictures = entry.photographs.map(({ id, description, image }) =>
    image ? pictureMarkdown({ path: `../photographs/${id}.jpg`, description }) : `_${MISSING_PHOTOGRAPH_NOTE}_`,
  )
  return `${frontMatter(entry)}\n${entry.content}\n${pictures.map((picture) => `\n${picture}\n`).join('')}`
}
