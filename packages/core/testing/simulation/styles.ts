import type { EchoEntry } from '../../src/echo/index.ts'

/** Ways of writing the same entries down, each of which has broken a quote or a count somewhere. */
export const STYLES = ['as written', 'wrapped', 'verse', 'lower case', 'unrated'] as const
export type Style = (typeof STYLES)[number]

const WRAP_COLUMNS = 72
const VERSE_COLUMNS = 34

/** The same entries as somebody who writes in this style would have them. */
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

/** Lines of so many characters at most, broken between words. */
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

/** Small letters, a line for each sentence, and no full stops. */
function unpunctuated(paragraph: string): string {
  return paragraph
    .toLowerCase()
    .replaceAll(/\.\s+(?=\p{L})/gu, '\n')
    .replace(/\.$/u, '')
}
