import { getDocumentProxy } from 'unpdf'
import { PAGES_MAX } from './limits.ts'
import { PdfLines } from './pdf-lines.ts'
import { ReadingError } from './reading-error.ts'
import { TextSink } from './text-sink.ts'

const SILENT = 0

/**
 * The text of a PDF, page by page.
 * @param onProgress called after every page
 * @throws ReadingError encrypted when it needs a password, unreadable when it is damaged or incomplete
 */
export async function readPdf(bytes: Buffer, onProgress: (fraction: number) => void): Promise<string> {
  if (isCutOff(bytes)) throw new ReadingError('unreadable')
  // Copied, because the PDF reader takes over the memory.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: SILENT,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
  }).catch(refuse)
  if (pdf.numPages > PAGES_MAX) throw new ReadingError('too-complex')
  const text = new TextSink()
  const lines = new PdfLines()
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number).catch(refuse)
    const { items } = await page.getTextContent({ includeMarkedContent: false }).catch(refuse)
    const pageText = lines.page(items.filter((item) => 'str' in item))
    if (pageText !== '') text.write(`${text.length > 0 ? '\n' : ''}${pageText}`)
    page.cleanup()
    onProgress(number / pdf.numPages)
  }
  return text.toString()
}

/**
 * Every revision of a PDF ends with a marker. In a truncated file there are objects after the last marker, or there is
 * no marker.
 */
function isCutOff(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  return end < 0 || bytes.includes('endobj', end)
}

function refuse(error: unknown): never {
  if (error instanceof RangeError) throw error
  const encrypted = error instanceof Error && error.name === 'PasswordException'
  throw new ReadingError(encrypted ? 'encrypted' : 'unreadable', { cause: error })
}
