import { blocksOf, inlinesOf, type Block, type Item, type Range } from '../../light-markdown/index.ts'
import { isRightToLeft } from '../lines.ts'
import { xhtmlText } from './xhtml.ts'

/** A line with only these marks separates two parts of a text. */
const SEPARATOR = /^[\s*_-]+$/u

/** A text with its paragraphs, lists, quotes and emphasis as XHTML, in small pieces. */
export function* bookText(content: string): Generator<string> {
  for (const block of blocksOf(content)) {
    if ('items' in block) yield* listOf(content, block.items, block.kind === 'numbers' ? block.from : null)
    else yield* paragraphOf(content, block)
  }
}

function* paragraphOf(content: string, { kind, lines }: Extract<Block, { lines: Range[] }>): Generator<string> {
  const [first] = lines
  const start = first ? content.slice(first.start, first.end) : ''
  const isPause = lines.length === 1 && SEPARATOR.test(start)
  yield kind === 'quote' ? '<blockquote>' : ''
  yield `<p${isPause ? ' class="pause"' : ''}${directionOf(start)}>`
  for (const [index, line] of lines.entries()) {
    if (index > 0) yield '<br/>\n'
    yield lineOf(content, line)
  }
  yield kind === 'quote' ? '</p></blockquote>\n' : '</p>\n'
}

/** @param from the first number of a numbered list, or null */
function* listOf(content: string, items: readonly Item[], from: number | null): Generator<string> {
  yield from === null ? '<ul>\n' : `<ol${from === 1 ? '' : ` start="${from}"`}>\n`
  for (const { line, items: below } of items) {
    yield `<li${directionOf(content.slice(line.start, line.end))}>${lineOf(content, line)}`
    if (below.length > 0) yield* listOf(content, below, from === null ? null : 1)
    yield '</li>\n'
  }
  yield from === null ? '</ul>\n' : '</ol>\n'
}

const ELEMENTS = { plain: ['', ''], em: ['<em>', '</em>'], strong: ['<strong>', '</strong>'] } as const

function lineOf(content: string, line: Range): string {
  return inlinesOf(content, line)
    .map(({ weight, start, end }) => ELEMENTS[weight].join(xhtmlText(content.slice(start, end))))
    .join('')
}

function directionOf(line: string): string {
  return isRightToLeft(line) ? ' dir="rtl"' : ''
}
