import type { ExportFormat } from './constants.ts'
import { plainTextWriter } from './plain-text.ts'
import { rtfWriter } from './rtf.ts'
import { wordXmlWriter } from './word-xml.ts'
import type { DocumentWriter } from './writer.ts'

/** @param title the document title in the file's metadata, for formats that have it */
export function documentWriter(format: ExportFormat, title: string): DocumentWriter {
  if (format === 'rtf') return rtfWriter(title)
  return format === 'docx' ? wordXmlWriter() : plainTextWriter()
}
