import type { PictureBlock, TextBlock } from './block.ts'
import { captionOf, oneLine, sizeOnPage } from './picture.ts'
import type { DocumentWriter } from './writer.ts'
import { isRightToLeft, writableLines } from './lines.ts'

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><w:body>'
/** The page size, A4 with one-inch margins, in twentieths of a point. */
const TAIL =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>'

const STYLES: Readonly<Record<TextBlock['kind'], string>> = {
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
    *block(block) {
      if (block.kind === 'picture') return yield* picture(block)
      const { kind, text } = block
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

/** English Metric Units of a twentieth of a point (ECMA-376, part 1, 20.1.2.1). */
const EMU = 635
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'

/** The relationship id of an image; the first id belongs to the style sheet. */
export const imageRelationship = (number: number) => `rId${number + 1}`

/** An image in the line, with its description as alternative text, and a caption. */
function* picture(block: PictureBlock): Generator<string> {
  const { image, description } = block
  if (image) {
    const { width, height } = sizeOnPage(image)
    const size = `cx="${width * EMU}" cy="${height * EMU}"`
    const named = `id="${image.number}" name="Photo ${image.number}" descr="${escapedAttribute(oneLine(description))}"`
    yield (
      '<w:p><w:pPr><w:keepNext/><w:spacing w:before="120"/></w:pPr><w:r><w:drawing>' +
        `<wp:inline><wp:extent ${size}/><wp:docPr ${named}/>` +
        `<a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture"><pic:pic xmlns:pic="${DRAWING}/picture">` +
        `<pic:nvPicPr><pic:cNvPr ${named}/><pic:cNvPicPr/></pic:nvPicPr>` +
        `<pic:blipFill><a:blip r:embed="${imageRelationship(image.number)}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
        `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
        '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>\n'
    )
  }
  const caption = captionOf(block)
  if (caption !== '') yield `<w:p><w:pPr>${STYLES.note}</w:pPr><w:r>${runContent(caption)}</w:r></w:p>\n`
}

/** Text escaped for an attribute in double quotes. */
function escapedAttribute(text: string): string {
  return escapedXml(text).replaceAll('"', '&quot;')
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

/** Text escaped for an XML element. */
export function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
