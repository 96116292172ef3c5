import { isForeign, listField, objectField, textField, type Foreign } from '../shared/foreign-fields.ts'
import { escapedHtml, pieceHtml } from '../shared/html-writer.ts'

type Line = { html: string; attributes: Foreign }

/**
 * A Quill delta as HTML. A delta is a list of inserts; the attributes of a line are those of the line feed that ends it.
 * @see https://quilljs.com/docs/delta
 */
export function deltaHtml(delta: Foreign): string {
  const lines: Line[] = []
  let html = ''
  for (const op of listField(delta, 'ops').filter(isForeign)) {
    const attributes = objectField(op, 'attributes')
    const insert = op['insert']
    if (isForeign(insert)) html += embedHtml(insert)
    if (typeof insert !== 'string') continue
    const [first = '', ...rest] = insert.split('\n')
    html += wordsHtml(first, attributes)
    for (const words of rest) {
      lines.push({ html, attributes })
      html = wordsHtml(words, attributes)
    }
  }
  if (html !== '') lines.push({ html, attributes: {} })
  return blocksHtml(lines)
}

function wordsHtml(words: string, attributes: Foreign): string {
  if (words === '') return ''
  const look = { isBold: attributes['bold'] === true, isItalic: attributes['italic'] === true }
  return pieceHtml(words, { ...look, address: textField(attributes, 'link') })
}

function embedHtml(embed: Foreign): string {
  const source = embed['image']
  return typeof source === 'string' ? `<img src="${escapedHtml(source)}">` : ''
}

/** Lines of one kind that follow each other are one block. */
function blocksHtml(lines: readonly Line[]): string {
  const blocks: { kind: string; lines: Line[] }[] = []
  for (const line of lines) {
    const kind = kindOf(line.attributes)
    const last = blocks.at(-1)
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks.map(blockHtml).join('')
}

function kindOf(attributes: Foreign): string {
  if (attributes['header'] !== undefined) return 'heading'
  if (attributes['blockquote'] === true) return 'quote'
  if (attributes['list'] === 'ordered') return 'numbers'
  return typeof attributes['list'] === 'string' ? 'bullets' : 'text'
}

function blockHtml({ kind, lines }: { kind: string; lines: Line[] }): string {
  const inside = lines.map(({ html }) => html).join('<br>')
  if (kind === 'quote') return `<blockquote>${inside}</blockquote>`
  if (kind === 'heading' || kind === 'text') return `<p>${inside}</p>`
  const items = lines.map(({ html, attributes }) => `<li>${checkbox(attributes['list'])}${html}</li>`).join('')
  return kind === 'numbers' ? `<ol>${items}</ol>` : `<ul>${items}</ul>`
}

function checkbox(list: unknown): string {
  if (list === 'checked') return '<input type="checkbox" checked>'
  return list === 'unchecked' ? '<input type="checkbox">' : ''
}
