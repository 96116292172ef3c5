import type { EchoEntry } from '../../src/echo/index.ts'

/** Styles of writing the same entries. Each has caused a wrong quote or count in the past. */
export const STYLES = ['as written', 'wrapped', 'verse', 'lower case', 'unrated'] as const
export type Style = (typeof STYLES)[number]

const WRAP_COLUMNS = 72
const VERSE_COLUMNS = 34

/** The same entries, rewritten in a style. */
export function inStyle(entries: readonly EchoEntry[], style: Style): EchoEntry[] {
  if (style === 'unrated') return entries.map((entry) => ({ ...entry, mood: null, energy: null, focus: null }))
  return entries.map((entry) => ({ ...entry, content: written(entry.content, style) }))
}

function written(text: string, style: Style): string {
  if (style === 'wrapped') return perParagraph(text, (paragraph) => broken(paragraph, WRAP_COLUMNS))
  if (style === 'verse') return perParagraph(text, (paragraph) => broken(paragraph, VERSE_COLUMNS))
  if (style === 'lower case') return perParagraph(text, unpunctuated)
  return text
}

function perParagraph(text: string, change: (paragraph: string) => string): string {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => change(paragraph.replaceAll(/\s+/gu, ' ').trim()))
    .join('\n\n')
}

/** The paragraph wrapped between words at `columns` characters. */
function broken(paragraph: string, columns: number): string {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > columns) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}

/** The paragraph in lower case, one sentence per line, without periods. */
function unpunctuated(paragraph: string): string {
  return paragraph
    .toLowerCase()
    .replaceAll(/\.\s+(?=\p{L})/gu, '\n')
    .replace(/\.$/u, '')
}
