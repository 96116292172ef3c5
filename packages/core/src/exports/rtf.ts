import type { Block } from './block.ts'
import type { DocumentWriter } from './document-writer.ts'
import { isRightToLeft, writableLines } from './lines.ts'

/** How each kind of paragraph looks: style number, space before and after in twentieths of a point, size in half points. */
const LOOKS: Readonly<Record<Block['kind'], string>> = {
  title: '\\s1\\sa240\\b\\fs40',
  heading: '\\s2\\sb480\\sa60\\keepn\\b\\fs28',
  note: '\\s3\\sa60\\keepn\\i\\fs20',
  text: '\\s0\\sa0\\fs24',
}

const STYLES = '{\\stylesheet{\\s0 Normal;}{\\s1 Title;}{\\s2 heading 1;}{\\s3 Note;}}'

/** Rich Text Format 1.9.1 in ASCII; one paragraph per line, so that each line has a direction of its own. */
export function rtfWriter(title: string): DocumentWriter {
  return {
    head: `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\fonttbl{\\f0\\froman Times New Roman;}}${STYLES}{\\info{\\title ${escaped(title)}}}\n`,
    *block({ kind, text }) {
      for (const line of writableLines(text)) {
        const direction = isRightToLeft(line) ? '\\rtlpar' : ''
        yield `\\pard\\plain${direction}${LOOKS[kind]} ${escaped(line)}\\par\n`
      }
    },
    tail: '}\n',
  }
}

/** Words of the format for what is no letter. */
const CONTROLS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '{': '\\{',
  '}': '\\}',
  '\t': '\\tab ',
  '\v': '\\line ',
  '\f': '\\line ',
  '\u2028': '\\line ',
}

/** Each UTF-16 code unit beyond ASCII becomes `\uN?`, N being signed 16 bit, `?` what old readers show. */
function escaped(line: string): string {
  return line.replace(/[\\{}]|[^ -~]/g, (unit) => CONTROLS[unit] ?? `\\u${(unit.charCodeAt(0) << 16) >> 16}?`)
}
