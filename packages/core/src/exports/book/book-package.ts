import { utcTimeOf } from '../../time/index.ts'
import type { BookChapter } from './book-chapter.ts'
import { bookPhotographPath } from './book-entry.ts'
import { bookTitle, type BookFacts } from './book-front.ts'
import { xhtmlText } from './xhtml.ts'

/** The folder of all files except the two whose location the format prescribes. */
export const BOOK_FOLDER = 'book'

export const BOOK_PATHS = {
  mimetype: 'mimetype',
  container: 'META-INF/container.xml',
  package: `${BOOK_FOLDER}/package.opf`,
  style: `${BOOK_FOLDER}/style.css`,
  title: `${BOOK_FOLDER}/title.xhtml`,
  contents: `${BOOK_FOLDER}/nav.xhtml`,
} as const

/** The content of the first file of an EPUB (OCF 3.3, section 4.3). */
export const BOOK_MIMETYPE = 'application/epub+zip'

/** Names the location of the package. */
export const BOOK_CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="${BOOK_PATHS.package}" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`

export type BookParts = {
  chapters: readonly BookChapter[]
  /** The ids of the photographs, in order. */
  photographs: readonly string[]
  /** True when the writer has described every photograph. */
  allDescribed: boolean
}

/**
 * The package of a book (EPUB 3.3): its metadata, its files and their order, with the accessibility metadata that EPUB
 * Accessibility 1.1 requires.
 */
export function bookPackage(facts: BookFacts, parts: BookParts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${[...aboutBook(facts), ...accessibility(parts)].join('\n')}
</metadata>
<manifest>
${files(parts).join('\n')}
</manifest>
<spine>
${['title', 'nav', ...parts.chapters.map(idOf)].map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}

function aboutBook(facts: BookFacts): string[] {
  return [
    `<dc:identifier id="id">urn:uuid:${facts.id}</dc:identifier>`,
    `<dc:title>${xhtmlText(bookTitle(facts))}</dc:title>`,
    '<dc:language>en</dc:language>',
    ...(facts.author === null ? [] : [`<dc:creator>${xhtmlText(facts.author)}</dc:creator>`]),
    meta('dcterms:modified', utcTimeOf(facts.made)),
  ]
}

function accessibility({ photographs, allDescribed }: BookParts): string[] {
  const pictured = photographs.length > 0
  const features = ['displayTransformability', 'readingOrder', 'structuralNavigation', 'tableOfContents']
  const described = allDescribed ? ' Every photo has a description.' : ' Some photos are described only by their date.'
  return [
    meta('schema:accessMode', 'textual'),
    ...(pictured ? [meta('schema:accessMode', 'visual')] : []),
    meta('schema:accessModeSufficient', pictured && !allDescribed ? 'textual,visual' : 'textual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    ...(pictured && allDescribed ? [meta('schema:accessibilityFeature', 'alternativeText')] : []),
    meta('schema:accessibilityHazard', 'none'),
    meta(
      'schema:accessibilitySummary',
      `Headings for each month and each entry, and a table of contents.${pictured ? described : ''}`,
    ),
  ]
}

function meta(property: string, value: string): string {
  return `<meta property="${property}">${value}</meta>`
}

function files({ chapters, photographs }: BookParts): string[] {
  return [
    item('nav', 'nav.xhtml', 'application/xhtml+xml', ' properties="nav"'),
    item('style', 'style.css', 'text/css'),
    item('title', 'title.xhtml', 'application/xhtml+xml'),
    ...chapters.map((chapter) => item(idOf(chapter), chapter.path, 'application/xhtml+xml')),
    ...photographs.map((id) => item(`photograph-${id}`, bookPhotographPath(id), 'image/jpeg')),
  ]
}

function item(id: string, href: string, type: string, more = ''): string {
  return `<item id="${id}" href="${href}" media-type="${type}"${more}/>`
}

function idOf({ path }: BookChapter): string {
  return `chapter-${path.replace('.xhtml', '')}`
}
