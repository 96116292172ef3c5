import { Parser } from 'htmlparser2'
import { htmlBlocks } from './html-blocks.ts'
import { plainText } from './plain-text.ts'
import { RecordError } from './record-error.ts'
import type { Weight } from './text-lines.ts'

/** The longest HTML that one record may have, in UTF-16 code units: markup may be several times as long as its text. */
const HTML_MAX = 8 * 1_048_576
/** The deepest nesting of elements that is read; deeper nesting is made to do harm. */
const DEPTH_MAX = 500
/** The longest URL that is written after its link, in characters. */
const ADDRESS_MAX = 2_000

const DROPPED = new Set('script style title template noscript iframe object audio video svg math'.split(' '))
/** Blocks with space around them, and blocks that only begin a line. */
const PARAGRAPHS = new Set('p h1 h2 h3 h4 h5 h6 pre table figure dl hr fieldset'.split(' '))
const LINES = new Set(
  'div section article header footer main aside nav address figcaption dt dd tr form center details summary body caption'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])
const STRONG = new Set(['b', 'strong'])
const EMPHASIZED = new Set(['i', 'em', 'cite'])
/** Formatting that light Markdown can’t express. */
const LOST = new Set('u s strike del ins mark font table sub sup'.split(' '))
const ADDRESS = /^(?:https?|mailto|tel):/i

/** Whether text is bold or italic (undefined if not set), and whether it has other marks. */
export type Look = { bold?: boolean; italic?: boolean; isLost?: boolean }
export type HtmlAttributes = Readonly<Record<string, string>>

/** The text of an HTML document or fragment in light Markdown, and what else is in it. */
export type HtmlParts = {
  text: string
  /** The URLs of the pictures, in order. */
  images: string[]
  /** True when the text had formatting that light Markdown can’t express. */
  isSimplified: boolean
}

/** Takes the parts of HTML as a parser reports them. */
export type HtmlReader = {
  open(name: string, attributes: HtmlAttributes): void
  close(name: string): void
  text(text: string): void
  parts(): HtmlParts
}

/**
 * The text of HTML in light Markdown: paragraphs with a blank line between them, lists, quotes, emphasis; links as
 * `text (address)`. Takes time in proportion to the HTML.
 * @param looks of classes, as a style sheet gives them
 * @throws RecordError when it is longer than 8 million characters or nested deeper than 500 elements
 */
export function htmlParts(html: string, looks?: ReadonlyMap<string, Look>): HtmlParts {
  if (html.length > HTML_MAX) throw new RecordError('too_long')
  const reader = htmlReader(looks)
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
  })
  parser.write(html)
  parser.end()
  return reader.parts()
}

/** The `text` of `htmlParts`. @throws RecordError as there */
export function htmlText(html: string, looks?: ReadonlyMap<string, Look>): string {
  return htmlParts(html, looks).text
}

type Element = Required<Look> & { isDropped: boolean; keepsSpaces: boolean }
const TOP: Element = { bold: false, italic: false, isLost: false, isDropped: false, keepsSpaces: false }

/** Reads part of a document, such as one element of a page. @throws RecordError from `open`, as `htmlParts` */
export function htmlReader(looks?: ReadonlyMap<string, Look>): HtmlReader {
  const blocks = htmlBlocks()
  const open: Element[] = []
  const images: string[] = []
  let link: { address: string; text: string } | null = null
  let isSimplified = false

  function add(text: string): void {
    const { bold, italic, keepsSpaces } = open.at(-1) ?? TOP
    const weight: Weight = bold ? 'strong' : italic ? 'em' : 'plain'
    if (!keepsSpaces) return blocks.add(text, weight)
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) blocks.lineBreak()
      blocks.add(line, weight, true)
    }
  }

  function begin(name: string, attributes: HtmlAttributes): void {
    if (name === 'br') blocks.lineBreak()
    else if (name === 'img') images.push(attributes['src'] ?? '')
    else if (name === 'input' && attributes['type'] === 'checkbox') {
      blocks.add(attributes['checked'] === undefined ? '[ ] ' : '[x] ', 'plain')
    } else if (name === 'a') link = { address: (attributes['href'] ?? '').trim(), text: '' }
    else if (name === 'blockquote') blocks.openQuote()
    else if (name === 'ul' || name === 'ol') blocks.openList(name === 'ol', numberOf(attributes['start']) ?? 1)
    else if (name === 'li') blocks.openItem(numberOf(attributes['value']))
    else bound(name)
  }

  function end(name: string): void {
    if (name === 'blockquote' || name === 'ul' || name === 'ol' || name === 'li') blocks.closeContainer()
    else if (CELLS.has(name)) blocks.add(' ', 'plain')
    else if (name === 'a' && link) {
      const address = addressBehind(link.address, link.text)
      link = null
      if (address !== '') add(address)
    } else bound(name)
  }

  function bound(name: string): void {
    if (PARAGRAPHS.has(name)) blocks.boundary('paragraph')
    else if (LINES.has(name)) blocks.boundary('line')
  }

  return {
    open(name, attributes) {
      if (open.length >= DEPTH_MAX) throw new RecordError('unreadable_record')
      const outer = open.at(-1) ?? TOP
      const element = elementOf(name, attributes, outer, looks)
      open.push(element)
      if (!element.isDropped) begin(name, attributes)
    },
    close(name) {
      const element = open.at(-1) ?? TOP
      if (!element.isDropped) end(name)
      open.pop()
    },
    text(text) {
      if ((open.at(-1) ?? TOP).isDropped) return
      if (link && link.text.length < ADDRESS_MAX) link.text += text
      if (open.at(-1)?.isLost && text.trim() !== '') isSimplified = true
      add(text)
    },
    parts: () => ({ text: plainText(blocks.text()), images, isSimplified }),
  }
}

function elementOf(
  name: string,
  attributes: HtmlAttributes,
  outer: Element,
  looks: ReadonlyMap<string, Look> | undefined,
): Element {
  const element = {
    bold: outer.bold || STRONG.has(name),
    italic: outer.italic || EMPHASIZED.has(name),
    isLost: outer.isLost || LOST.has(name),
    isDropped: outer.isDropped || DROPPED.has(name),
    keepsSpaces: outer.keepsSpaces || name === 'pre',
  }
  for (const className of looks ? (attributes['class'] ?? '').split(/\s+/) : []) {
    Object.assign(element, looks?.get(className))
  }
  return attributes['style'] === undefined ? element : { ...element, ...lookOf(attributes['style']) }
}

const WEIGHT = /(?:^|[;\s])font-weight\s*:\s*([a-z0-9]+)/i
const STYLE = /(?:^|[;\s])font-style\s*:\s*([a-z]+)/i
const FONT = /(?:^|[;\s])font\s*:\s*([^;]{1,300})/i

const LOST_DECORATION = /text-decoration[\w-]*\s*:[^;]*(?:underline|line-through)/i

/** The bold and italic settings in the declarations of a style sheet or `style` attribute. */
export function lookOf(declarations: string): Look {
  const look: Look = {}
  const font = FONT.exec(declarations)?.[1]
  const weight = WEIGHT.exec(declarations)?.[1] ?? /(?:^|\s)(bold(?:er)?|[1-9]00)(?=\s)/i.exec(font ?? '')?.[1]
  const style = STYLE.exec(declarations)?.[1] ?? /(?:^|\s)(italic|oblique)(?=\s)/i.exec(font ?? '')?.[1]
  if (weight) look.bold = /^bold/i.test(weight) || Number(weight) >= 600
  if (style) look.italic = /^(?:italic|oblique)/i.test(style)
  if (LOST_DECORATION.test(declarations)) look.isLost = true
  return look
}

/** The URL that is written after the text of its link; empty if the text is the URL itself. */
function addressBehind(address: string, text: string): string {
  if (!ADDRESS.test(address) || address.length > ADDRESS_MAX) return ''
  const words = text.replaceAll(/\s+/g, ' ').trim()
  if (words === '') return address
  const bare = (given: string) => given.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '')
  return bare(words) === bare(address) ? '' : ` (${address})`
}

/** A whole number of at most three digits, as light Markdown numbers its items. */
function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null
}
