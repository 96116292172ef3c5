import type { Block } from './block.ts'
import type { ExportFormat } from './constants.ts'
import { plainTextWriter } from './plain-text.ts'
import { rtfWriter } from './rtf.ts'
import { wordXmlWriter } from './word-xml.ts'

/** Writes one document piece by piece: `head`, each block in turn, `tail`. Of a docx this is its main part. */
export type DocumentWriter = {
  head: string
  /** The pieces of a block, each small, so that a long text can be written in turns. */
  block(block: Block): Iterable<string>
  tail: string
}

/** @param title what the file says it is, for formats that keep such a thing */
export function documentWriter(format: ExportFormat, title: string): DocumentWriter {
  if (format === 'rtf') return rtfWriter(title)
  return format === 'docx' ? wordXmlWriter() : plainTextWriter()
}
