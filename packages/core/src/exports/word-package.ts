import { escapedXml, imageRelationship } from './word-xml.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const MAIN_PART = 'word/document.xml'

const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="jpg" ContentType="image/jpeg"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/${MAIN_PART}" ContentType="${WORD}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '</Types>'

const RELATIONSHIPS =
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="${MAIN_PART}"/>` +
  `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
  '</Relationships>'

/** The path of an image; `number` counts from 1. */
export const wordImagePath = (number: number) => `word/${imageTarget(number)}`
const imageTarget = (number: number) => `media/photograph-${number}.jpg`

/** The part that lists the files to which the main part refers. @param images how many there are */
export function wordRelationships(images: number): { path: string; text: string } {
  const ofImages = Array.from({ length: images }, (_, index) => {
    const [id, target] = [imageRelationship(index + 1), imageTarget(index + 1)]
    return `<Relationship Id="${id}" Type="${OFFICE}/relationships/image" Target="${target}"/>`
  })
  return {
    path: 'word/_rels/document.xml.rels',
    text:
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/relationships/styles" Target="styles.xml"/>` +
      `${ofImages.join('')}</Relationships>`,
  }
}

/** Sizes are in half points, distances in twentieths of a point. */
const STYLES =
  `${XML}<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/><w:szCs w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  style('Normal', 'Normal', '', '', ' w:default="1"') +
  style('Title', 'Title', '<w:spacing w:after="240"/>', '<w:b/><w:bCs/><w:sz w:val="40"/><w:szCs w:val="40"/>') +
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="480" w:after="60"/><w:outlineLvl w:val="0"/>',
    '<w:b/><w:bCs/><w:sz w:val="28"/><w:szCs w:val="28"/>',
  ) +
  style(
    'Note',
    'Note',
    '<w:keepNext/><w:spacing w:after="60"/>',
    '<w:i/><w:iCs/><w:sz w:val="20"/><w:szCs w:val="20"/>',
  ) +
  '</w:styles>'

function style(id: string, name: string, paragraph: string, run: string, attributes = ''): string {
  return (
    `<w:style w:type="paragraph"${attributes} w:styleId="${id}"><w:name w:val="${name}"/>` +
    `${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>'}<w:qFormat/>` +
    `${paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`}${run === '' ? '' : `<w:rPr>${run}</w:rPr>`}</w:style>`
  )
}

/**
 * The files of a docx besides its main part, its images and `wordRelationships` (ECMA-376 part 2, Open Packaging
 * Conventions).
 * @param created time of writing, ISO 8601
 */
export function wordPackage(
  title: string,
  created: string,
): { mainPart: string; parts: { path: string; text: string }[] } {
  const properties =
    `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
    'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapedXml(title)}</dc:title>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created></cp:coreProperties>`
  return {
    mainPart: MAIN_PART,
    parts: [
      { path: '[Content_Types].xml', text: CONTENT_TYPES },
      { path: '_rels/.rels', text: RELATIONSHIPS },
      { path: 'docProps/core.xml', text: properties },
      { path: 'word/styles.xml', text: STYLES },
    ],
  }
}
