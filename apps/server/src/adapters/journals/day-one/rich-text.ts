import {
  foreignOf,
  listField,
  numberField,
  objectField,
  objectsField,
  textField,
  type Foreign,
} from '../shared/foreign-fields.ts'
import { textLines } from '../shared/text-lines.ts'

/** The deepest list level, as in the reader of light Markdown. */
const LEVEL_MAX = 6

/**
 * Converts Day One’s rich text to Markdown. The document, an object or the same as a JSON string, lists pieces of text,
 * each with the format of its words and of its line. Attachments are left out, because the entry lists them, too.
 * Returns an empty string for anything else.
 */
export function richTextMarkdown(richText: unknown): string {
  const written: string[] = []
  const line = textLines()
  let look: Foreign = {}
  const end = () => {
    for (const text of line.take()) written.push(prefixOf(look) + escapedIn(text, look))
    look = {}
  }
  for (const piece of contentsOf(richText)) {
    const attributes = objectField(piece, 'attributes')
    const weight = attributes['bold'] === true ? 'strong' : attributes['italic'] === true ? 'em' : 'plain'
    for (const [index, text] of textField(piece, 'text').split('\n').entries()) {
      if (index > 0) end()
      if (text === '') continue
      look = objectField(attributes, 'line')
      line.add(text, weight, true)
    }
    if (listField(piece, 'embeddedObjects').length > 0 && !line.isEmpty()) end()
  }
  if (!line.isEmpty()) end()
  return written.join('\n')
}

function contentsOf(richText: unknown): Foreign[] {
  try {
    const document: unknown = typeof richText === 'string' ? JSON.parse(richText) : richText
    return objectsField(foreignOf(document), 'contents')
  } catch {
    return []
  }
}

/** The Markdown in front of a line with these attributes. Level 1 is the outermost. */
function prefixOf(look: Foreign): string {
  const indent = '  '.repeat(Math.min(Math.max((numberField(look, 'indentLevel') ?? 1) - 1, 0), LEVEL_MAX))
  const style = look['listStyle']
  if (style === 'bulleted') return `${indent}- `
  if (style === 'numbered') return `${indent}${numberField(look, 'listIndex') ?? 1}. `
  if (style === 'checkbox') return `${indent}- [${look['checked'] === true ? 'x' : ' '}] `
  if (look['quote'] === true) return '> '
  return (numberField(look, 'header') ?? 0) > 0 ? '# ' : ''
}

/** Rich text has no escapes, and its words are read as Markdown afterwards. */
function escapedIn(text: string, look: Foreign): string {
  const escaped = text.replaceAll(/[\\[\]<`~]/g, String.raw`\$&`)
  return Object.keys(look).length === 0 ? escaped.replace(/^(\s*)#/, String.raw`$1\#`) : escaped
}
