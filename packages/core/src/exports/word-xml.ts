import type { Block } from './block.ts'
import type { DocumentWriter } from './writer.ts'
import { isRightToLeft, writableLines } from './lines.ts'

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
/** A4 with one-inch margins, in twentieths of a point. */
const TAIL =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>'

const STYLES: Readonly<Record<Block['kind'], string>> = {
  title: '<w:pStyle w:val="Title"/>',
  heading: '<w:pStyle w:val="Heading1"/>',
  note: '<w:pStyle w:val="Note"/>',
  text: '',
}

/**
 * The main part of a WordprocessingML document (ECMA-376). Each line is a paragraph, so that it can have its own text
 * direction.
 */
export function wordXmlWriter(): DocumentWriter {
  return {
    head: HEAD,
    *block({ kind, text }) {
      for (const line of writableLines(text)) {
        const rightToLeft = isRightToLeft(line)
        const paragraph = `${STYLES[kind]}${rightToLeft ? '<w:bidi/>' : ''}`
        const run = rightToLeft ? '<w:rPr><w:rtl/></w:rPr>' : ''
        yield `<w:p>${paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`}${line === '' ? '' : `<w:r>${run}${runContent(line)}</w:r>`}</w:p>\n`
      }
    },
    tail: TAIL,
  }
}

/** The text of a line, with tabs and soft breaks as elements. */
function runContent(line: string): string {
  return line
    .split(/([\t\v\f\u2028])/)
    .map((part, index) => {
      if (index % 2 === 1) return part === '\t' ? '<w:tab/>' : '<w:br/>'
      return part === '' ? '' : `<w:t xml:space="preserve">${escapedXml(part)}</w:t>`
    })
    .join('')
}

/** Text escaped for XML. */
export function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
