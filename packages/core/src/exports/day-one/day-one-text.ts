import { blocksOf, inlinesOf, type Block, type Item, type Range } from '../../light-markdown/index.ts'

/**
 * A text in the Markdown of Day One: lists, quotes and emphasis stay, and every other character reads as typed.
 * Removing every backslash before a punctuation mark gives the original text again.
 */
export function dayOneText(content: string): string {
  const pieces: string[] = []
  let at = 0
  for (const line of blocksOf(content).flatMap(linesOf)) {
    for (const { start, end } of inlinesOf(content, line)) {
      // The text between the typed pieces: marks of lists, quotes and emphasis, and line ends.
      pieces.push(content.slice(at, start), escaped(content.slice(start, end), start === line.start))
      at = end
    }
  }
  pieces.push(content.slice(at))
  return pieces.join('')
}

/** A line of plain text as a heading of the first level, which Day One shows as the title. */
export function dayOneTitle(title: string): string {
  return `# ${escaped(title, false)}`
}

/** A line of plain text as a quote in Day One's Markdown. */
export function dayOneQuote(text: string): string {
  return `> ${escaped(text, true)}`
}

function linesOf(block: Block): Range[] {
  return 'items' in block ? block.items.flatMap(itemLines) : block.lines
}

function itemLines({ line, items }: Item): Range[] {
  return [line, ...items.flatMap(itemLines)]
}

/**
 * Marks of inline Markdown: backslash, asterisk, backtick; an underscore at the edge of a word; tags, entities, strikes;
 * what makes brackets a link or an image.
 */
const INLINE = /[\\*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w{1,32};)|\](?=\()|~(?=~)/giu
/** Marks at the start of a line: headings, items, quotes, and rules or underlines of headings. */
const STARTS = /^(\s*)(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|(?:=\s*)+$|(?:-\s*){2,}$)/u
/** The number of a list item; the mark after it makes it an item, so only that is escaped. */
const NUMBERED = /^(\s*\d{1,9})(?=[.)](?:\s|$))/u

function escaped(text: string, startsLine: boolean): string {
  const inline = text.replace(INLINE, String.raw`\$&`)
  return startsLine ? inline.replace(STARTS, '$1\\').replace(NUMBERED, '$1\\') : inline
}
