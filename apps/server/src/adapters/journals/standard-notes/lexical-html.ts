import { isForeign, numberField, objectsField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { escapedHtml, pieceHtml } from '../shared/html-writer.ts'
import { parsedJson } from '../shared/parsed-json.ts'

/** The deepest nesting that is read; deeper parts are left out. */
const DEPTH_MAX = 100
/** The bits in the format of a text. */
const BOLD = 1
const ITALIC = 2
const WRAPPERS: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'p'],
  ['heading', 'p'],
  ['quote', 'blockquote'],
  ['code', 'pre'],
  ['collapsible-title', 'p'],
  ['table', 'table'],
  ['tablerow', 'tr'],
  ['tablecell', 'td'],
])

/** A Super note: the state of a Lexical editor as HTML, and whether it has pictures or files. */
export type SuperNote = { html: string; hasFiles: boolean }

/**
 * Reads the state of a Lexical editor, as Super notes store it.
 * @returns null for any other text
 * @see https://lexical.dev/docs/concepts/serialization
 */
export function superNote(text: string): SuperNote | null {
  if (!text.trimStart().startsWith('{')) return null
  const state = parsedJson(text)
  const root = isForeign(state) ? state['root'] : null
  if (!isForeign(root) || !Array.isArray(root['children'])) return null
  const note = { html: '', hasFiles: false }
  note.html = childrenHtml(root, note, 0)
  return note
}

function childrenHtml(node: Foreign, note: SuperNote, depth: number): string {
  if (depth > DEPTH_MAX) return ''
  return objectsField(node, 'children')
    .map((child) => nodeHtml(child, note, depth + 1))
    .join('')
}

function nodeHtml(node: Foreign, note: SuperNote, depth: number): string {
  const type = textField(node, 'type')
  if (type === 'text' || type === 'code-highlight') return textHtml(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'snfile' || type === 'unencrypted-image' || type === 'tweet' || type === 'youtube') {
    note.hasFiles = true
    return ''
  }
  const inside = childrenHtml(node, note, depth)
  if (type === 'link' || type === 'autolink') return `<a href="${escapedHtml(textField(node, 'url'))}">${inside}</a>`
  if (type === 'list') return textField(node, 'listType') === 'number' ? `<ol>${inside}</ol>` : `<ul>${inside}</ul>`
  if (type === 'listitem') return `<li>${checkbox(node)}${inside}</li>`
  const tag = WRAPPERS.get(type)
  return tag ? `<${tag}>${inside}</${tag}>` : inside
}

function textHtml(node: Foreign): string {
  const format = numberField(node, 'format') ?? 0
  return pieceHtml(textField(node, 'text'), { isBold: (format & BOLD) > 0, isItalic: (format & ITALIC) > 0 })
}

function checkbox(node: Foreign): string {
  if (typeof node['checked'] !== 'boolean') return ''
  return node['checked'] ? '<input type="checkbox" checked>' : '<input type="checkbox">'
}
