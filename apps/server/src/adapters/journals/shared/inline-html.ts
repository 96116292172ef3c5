import { Parser } from 'htmlparser2'

const TAG_MAX = 2_000
const OPENING = /^<\/?([a-z][a-z\d]{0,12})(?=[\s/>])/iu
/** HTML elements in Markdown, in sets by what they become: a line end, a mark of emphasis, or nothing. */
const BREAKS = new Set(
  'br p div li tr h1 h2 h3 h4 h5 h6 ul ol table blockquote figure details summary hr center dt dd'.split(' '),
)
const STRONG = new Set(['b', 'strong'])
const EMPHASIZED = new Set(['i', 'em'])
const MEDIA = new Set(['img', 'audio', 'video', 'source', 'embed'])
const SILENT = new Set(
  'a u s del ins mark span sup sub small big font kbd code samp var pre abbr cite q td th thead tbody dl iframe input figcaption picture label'.split(
    ' ',
  ),
)

/** An HTML tag in Markdown: what it becomes, and the file that it embeds. */
export type InlineTag = { text: string; source: string; description: string }

/**
 * Parses a tag. Only HTML elements count, so `<3` and `<name>` stay words.
 * @param tag from `<` to `>`
 * @returns null if it isn’t an HTML tag
 */
export function inlineTag(tag: string): InlineTag | null {
  const name = OPENING.exec(tag)?.[1]?.toLowerCase()
  if (name === undefined || tag.length > TAG_MAX || tag.includes('<', 1)) return null
  if (BREAKS.has(name)) return { text: '\n', source: '', description: '' }
  if (STRONG.has(name)) return { text: '**', source: '', description: '' }
  if (EMPHASIZED.has(name)) return { text: '*', source: '', description: '' }
  if (MEDIA.has(name)) {
    const { src = '', alt = '' } = attributesOf(tag)
    return { text: '', source: src, description: alt }
  }
  return SILENT.has(name) ? { text: '', source: '', description: '' } : null
}

function attributesOf(tag: string): Record<string, string> {
  let found: Record<string, string> = {}
  const parser = new Parser({ onopentag: (_name, attributes) => (found = attributes) })
  parser.end(tag)
  return found
}

/** The character that `&amp;`, `&#233;` and the like name. */
export function decodedEntity(entity: string): string {
  let decoded = ''
  const parser = new Parser({ ontext: (text) => (decoded += text) })
  parser.end(entity)
  return decoded
}
