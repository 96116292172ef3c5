import { withoutMarks } from './plain-text.ts'

/** The weight of words. Light Markdown can’t combine two, so strong wins over emphasized. */
export type Weight = 'plain' | 'em' | 'strong'

type Run = { text: string; weight: Weight }

/**
 * The longest emphasis, in characters. The reader of light Markdown would show the marks around a longer one, so it
 * gets none.
 */
const EMPHASIS_MAX = 300
const MARKS = { plain: '', em: '*', strong: '**' } as const
const WORD_AT_END = /[\p{L}\p{N}*_]$/u
const WORD_AT_START = /^[\p{L}\p{N}*_]/u
const MARK_AT_EDGE = /^[*_]|[*_]$/

/** Lines of text that is collected piece by piece, each piece with its weight. */
export type TextLines = {
  /** Adds a piece. Unless `keepsSpaces`, runs of white space become one space, and lines don’t begin with one. */
  add(text: string, weight: Weight, keepsSpaces?: boolean): void
  /** Begins the next line. */
  next(): void
  /** True when nothing was added, not even a line. */
  isEmpty(): boolean
  /** The lines in light Markdown; empties this. */
  take(): string[]
}

export function textLines(): TextLines {
  let lines: Run[][] = [[]]
  let isAfterSpace = true
  return {
    add(given, weight, keepsSpaces = false) {
      const clean = withoutMarks(given)
      let text = keepsSpaces ? clean : clean.replaceAll(/[\s\u00a0]+/g, ' ')
      if (!keepsSpaces && isAfterSpace) text = text.trimStart()
      if (text === '') return
      isAfterSpace = text.endsWith(' ')
      const line = lines.at(-1) ?? []
      const last = line.at(-1)
      // A space has no weight of its own; marks around words that belong together stay together.
      if (last && (last.weight === weight || text === ' ')) last.text += text
      else line.push({ text, weight })
    },
    next() {
      lines.push([])
      isAfterSpace = true
    },
    isEmpty: () => lines.length === 1 && lines[0]?.length === 0,
    take() {
      const taken = lines.map(written)
      lines = [[]]
      isAfterSpace = true
      return taken
    },
  }
}

/**
 * Writes emphasis marks around words, not around spaces, and only where light Markdown reads them as emphasis: not
 * inside a word and not next to other marks.
 */
function written(line: readonly Run[]): string {
  let text = ''
  for (const [index, run] of line.entries()) {
    const words = run.text.trim()
    const after = run.text.slice(run.text.trimEnd().length) || (line[index + 1]?.text ?? '')
    const before = run.text.slice(0, run.text.length - run.text.trimStart().length) || text
    const canMark =
      words !== '' &&
      words.length <= EMPHASIS_MAX &&
      !MARK_AT_EDGE.test(words) &&
      !WORD_AT_END.test(before.slice(-2)) &&
      !WORD_AT_START.test(after.slice(0, 2))
    const mark = canMark ? MARKS[run.weight] : ''
    const start = run.text.length - run.text.trimStart().length
    text +=
      words === '' ? run.text : run.text.slice(0, start) + mark + words + mark + run.text.slice(start + words.length)
  }
  return text.trimEnd()
}
