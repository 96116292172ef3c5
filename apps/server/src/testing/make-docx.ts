import { makeZip, type ZipPart } from './make-zip.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const RELATIONSHIPS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`

/** A DOCX with this XML as its body, and additional parts. */
export function makeDocx(body: string, more: readonly ZipPart[] = []): Buffer {
  return makeDocxOf(
    `<w:document xmlns:w="${WORD}" xmlns:mc="${COMPATIBILITY}"><w:body>${body}</w:body></w:document>`,
    more,
  )
}

/**
 * A DOCX with this main part.
 * @param declared its size as the archive declares it
 */
export function makeDocxOf(document: string | Buffer, more: readonly ZipPart[] = [], declared?: number): Buffer {
  const bytes = Buffer.from(document)
  return makeZip([
    { name: '_rels/.rels', bytes: Buffer.from(RELATIONSHIPS) },
    { name: 'word/document.xml', bytes, ...(declared === undefined ? {} : { declared }) },
    ...more,
  ])
}

/** A paragraph of plain text. */
export function docxParagraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
