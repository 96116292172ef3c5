import { withoutEnds } from './without-ends.ts'

const HEADING = /^ {0,3}#{1,6}(?:[ \t]+(.*))?$/u
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/u
const BULLET = /^([ \t]*)[*+•](?=[ \t]+\S)/u
const NUMBER = /^([ \t]*\d{1,3})\)(?=[ \t]+\S)/u
const CALLOUT = /^([ \t]*>[ \t]*)\[![\w-]{1,40}\][+-]?[ \t]*/u
/** The name of a block in Obsidian, at the end of its line. */
const BLOCK_NAME = /(?:^|[ \t])\^[a-zA-Z0-9][a-zA-Z0-9-]{0,60}[ \t]*$/u

/** Markdown lines as lines of light Markdown: headings alone between blank lines, one spelling of lists, no rules. */
export function blockLines(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (const line of lines) {
    const heading = HEADING.exec(line)
    const isBelowText = (kept.at(-1) ?? '').trim() !== ''
    if (heading) kept.push('', headingWords(heading[1] ?? ''), '')
    else if (RULE.test(line) || (isBelowText && UNDERLINE.test(line))) kept.push('')
    else {
      kept.push(line.replace(BLOCK_NAME, '').replace(BULLET, '$1-').replace(NUMBER, '$1.').replace(CALLOUT, '$1'))
    }
  }
  return kept
}

/** The words of a heading without the marks that may close it; `C#` is a word. */
function headingWords(written: string): string {
  const words = withoutEnds(written, '', '')
  const open = withoutEnds(words, '', '#')
  return words.charAt(open.length).trim() === '' ? open : words
}
