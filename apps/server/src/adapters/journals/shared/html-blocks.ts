import { textLines, type Weight } from './text-lines.ts'

/** The widest indent of a list item: deeper lists continue at this one, as in the reader of light Markdown. */
const INDENT_MAX = 12

type Container =
  | { kind: 'quote' }
  | { kind: 'list'; isOrdered: boolean; next: number; indent: string }
  | { kind: 'item'; marker: string; isMarked: boolean }

/** Collects blocks of text (paragraphs, list items, quotes) and writes them below each other. */
export type HtmlBlocks = {
  add(text: string, weight: Weight, keepsSpaces?: boolean): void
  /** A line ends inside a block. */
  lineBreak(): void
  /** A block begins or ends here. Around a paragraph is a blank line; around a line there is none. */
  boundary(kind: 'paragraph' | 'line'): void
  openQuote(): void
  openList(isOrdered: boolean, start: number): void
  openItem(number: number | null): void
  /** Closes the innermost quote, list or item. */
  closeContainer(): void
  text(): string
}

export function htmlBlocks(): HtmlBlocks {
  const written: string[] = []
  const containers: Container[] = []
  const lines = textLines()
  let endsParagraph = false
  let isQuote = false

  function boundary(kind: 'paragraph' | 'line'): void {
    flush()
    endsParagraph ||= kind === 'paragraph' && !isInList(containers)
  }

  function flush(): void {
    if (lines.isEmpty()) return
    const block = lines.take()
    // A line break at the end of a block makes no line of its own.
    if (block.length > 1 && block.at(-1) === '') block.pop()
    const nowQuote = containers.some(({ kind }) => kind === 'quote')
    if (written.length > 0 && (endsParagraph || isQuote !== nowQuote)) written.push(isQuote && nowQuote ? '>' : '')
    endsParagraph = false
    isQuote = nowQuote
    for (const line of block) written.push(line === '' ? (nowQuote ? '>' : '') : prefix(containers) + line)
  }

  return {
    add: (...piece) => lines.add(...piece),
    lineBreak: () => lines.next(),
    boundary,
    openQuote() {
      boundary('paragraph')
      containers.push({ kind: 'quote' })
    },
    openList(isOrdered, start) {
      boundary(isInList(containers) ? 'line' : 'paragraph')
      // Some editors put a list into a list instead of into its item.
      const indent = containers.at(-1)?.kind === 'list' ? '  ' : ''
      containers.push({ kind: 'list', isOrdered, next: start, indent })
    },
    openItem(number) {
      flush()
      const list = containers.findLast(({ kind }) => kind === 'list')
      let marker = '- '
      if (list?.kind === 'list' && list.isOrdered) {
        list.next = number ?? list.next
        marker = `${list.next++}. `
      }
      containers.push({ kind: 'item', marker, isMarked: false })
    },
    closeContainer() {
      flush()
      containers.pop()
      if (!isInList(containers)) endsParagraph = true
    },
    text() {
      flush()
      return written.join('\n')
    },
  }
}

function isInList(containers: readonly Container[]): boolean {
  return containers.some(({ kind }) => kind !== 'quote')
}

/** The prefix of a line: quote marks, indents, and the item marker on the first line. */
function prefix(containers: readonly Container[]): string {
  let [quote, indent, marker] = ['', '', '']
  for (const container of containers) {
    if (container.kind === 'quote') quote = '> '
    else if (container.kind === 'list') indent += marker === '' ? container.indent : ''
    else {
      indent += ' '.repeat(marker.length)
      marker = container.isMarked ? '' : container.marker
      if (container.isMarked) indent += ' '.repeat(container.marker.length)
      container.isMarked = true
    }
  }
  return quote + indent.slice(0, INDENT_MAX) + marker
}
