/** A part of a text: `content.slice(start, end)`. */
export type Range = { start: number; end: number }

/** A piece of a line, plain or emphasized. The marks of the emphasis are in no piece. */
export type Inline = Range & { weight: 'plain' | 'em' | 'strong' }

/** A list item with the items below it. */
export type Item = { line: Range; items: Item[] }

export type Block =
  | { kind: 'paragraph' | 'quote'; start: number; lines: Range[] }
  | { kind: 'bullets' | 'numbers'; start: number; from: number; items: Item[] }

const BULLET = /^([ \t]{0,12})[-*+•][ \t]+(?=\S)/u
const NUMBER = /^([ \t]{0,12})(\d{1,3})[.)][ \t]+(?=\S)/u
const QUOTE = /^[ \t]{0,3}>[ \t]?/u
/**
 * Lines that begin with anything else belong to a paragraph. One test decides, because texts may have very many lines.
 */
const MARKED = /^[ \t]{0,12}[-*+•>\d]/u
/** A line such as `* * *` is a separator, not a list. */
const SEPARATOR = /^[\s*_-]*$/u
/** The fewest additional spaces that make an item part of the one above. */
const DEEPER = 2

/** `begin` is where the line begins, `start` where its words do, `next` where the next line begins. */
type Line = Range & {
  kind: 'paragraph' | 'quote' | 'bullets' | 'numbers' | 'blank'
  begin: number
  next: number
  depth: number
  number: number
}

/**
 * The blocks of a text in light Markdown: paragraphs, lists and quotes. Each line is read by itself, so a line below a
 * list is not part of its last item, and a text that was never meant as Markdown looks as it was typed. Takes time in
 * proportion to the text.
 */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = []
  let run: Line[] = []
  const end = () => {
    if (run.length > 0) blocks.push(blockOf(run))
    run = []
  }
  let before: Line | null = null
  for (let typed = lineAt(content, 0); typed !== null;) {
    const after = lineAt(content, typed.next)
    const line = listed(typed, before, after)
    if (line.kind !== run[0]?.kind) end()
    if (line.kind !== 'blank') run.push(line)
    before = typed
    typed = after
  }
  end()
  return blocks
}

/** A lone number that isn’t 1 begins a date or a sentence, such as “3. May was wet.”, and no list. */
function listed(line: Line, before: Line | null, after: Line | null): Line {
  const isAlone = before?.kind !== 'numbers' && after?.kind !== 'numbers'
  const isList = line.kind !== 'numbers' || line.number === 1 || !isAlone
  return isList ? line : { ...line, kind: 'paragraph', start: line.begin }
}

/** The line that begins at a place of a text, or null at its end. */
function lineAt(content: string, begin: number): Line | null {
  if (begin >= content.length) return null
  const found = content.indexOf('\n', begin)
  const last = found < 0 ? content.length : found
  const end = found > begin && content[found - 1] === '\r' ? found - 1 : last
  const line: Line = { kind: 'paragraph', begin, start: begin, end, next: last + 1, depth: 0, number: 0 }
  const text = content.slice(begin, end)
  if (text.trim() === '') line.kind = 'blank'
  else if (MARKED.test(text)) mark(line, text)
  return line
}

/** Determines the kind of a line by the marks at its beginning. */
function mark(line: Line, text: string): void {
  const quote = QUOTE.exec(text)
  const isSeparator = !quote && SEPARATOR.test(text)
  const bullet = quote || isSeparator ? null : BULLET.exec(text)
  const number = quote || isSeparator || bullet ? null : NUMBER.exec(text)
  line.start += (quote ?? bullet ?? number)?.[0].length ?? 0
  if (quote) line.kind = 'quote'
  if (bullet) Object.assign(line, { kind: 'bullets', depth: depthOf(bullet[1]) })
  if (number) Object.assign(line, { kind: 'numbers', depth: depthOf(number[1]), number: Number(number[2]) })
}

function depthOf(indent = ''): number {
  return Math.floor(indent.replaceAll('\t', '    ').length / DEEPER)
}

function blockOf(run: Line[]): Block {
  const [first] = run
  if (!first) throw new RangeError('a block has lines')
  const { kind, start, number } = first
  if (kind === 'paragraph' || kind === 'quote') return { kind, start, lines: run }
  return { kind: kind === 'numbers' ? 'numbers' : 'bullets', start, from: number, items: itemsOf(run) }
}

/** Nests items below the nearest earlier item with a smaller indent. */
function itemsOf(lines: readonly Line[]): Item[] {
  const top: Item[] = []
  const open: { depth: number; items: Item[] }[] = [{ depth: -1, items: top }]
  for (const { start, end, depth } of lines) {
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop()
    const item: Item = { line: { start, end }, items: [] }
    open.at(-1)?.items.push(item)
    open.push({ depth, items: item.items })
  }
  return top
}

/**
 * The longest emphasis that is recognized, in characters. It keeps the search short, however many asterisks a text has.
 */
const EMPHASIS_MAX = 300
const EMPHASIS = new RegExp(
  `(?<![\\p{L}\\p{N}*_])(\\*\\*|__|\\*|_)(?=[^\\s*_])([^\\n]{1,${EMPHASIS_MAX}}?)(?<=[^\\s*_])\\1(?![\\p{L}\\p{N}*_])`,
  'gu',
)

/** The pieces of a line: `*so*` and `_so_` are emphasized, `**so**` and `__so__` strongly. */
export function inlinesOf(content: string, { start, end }: Range): Inline[] {
  const text = content.slice(start, end)
  if (end > start && !/[*_]/u.test(text)) return [{ start, end, weight: 'plain' }]
  const pieces: Inline[] = []
  const add = (from: number, to: number, weight: Inline['weight']) => {
    if (to > from) pieces.push({ start: from, end: to, weight })
  }
  let at = start
  for (const match of text.matchAll(EMPHASIS)) {
    const [whole, mark = '', inner = ''] = match
    const from = start + match.index
    add(at, from, 'plain')
    add(from + mark.length, from + mark.length + inner.length, mark.length === 2 ? 'strong' : 'em')
    at = from + whole.length
  }
  add(at, end, 'plain')
  return pieces
}
