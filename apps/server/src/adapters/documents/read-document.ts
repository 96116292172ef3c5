import { isInvisible } from '@soundings/core/entries'
import type { ReadDocument } from './document-reader.ts'
import { fileKind, holdsEncryptedPackage } from './file-kind.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readPlainText } from './read-plain-text.ts'
import { readRtf } from './read-rtf.ts'
import { ReadingError } from './reading-error.ts'

/** Text formats that are meant for programs. */
const MARKUP = /^\s*(?:<!doctype|<html|<\?xml|<svg|%!PS)/i

/**
 * Extracts the text of a document whose kind is judged by its bytes.
 * @throws ReadingError
 */
export async function readDocument(bytes: Buffer, onProgress: (fraction: number) => void): Promise<ReadDocument> {
  if (bytes.length === 0) throw new ReadingError('empty')
  const { kind, text } = await readByKind(bytes, onProgress)
  const clean = cleanText(text)
  if (isInvisible(clean)) throw new ReadingError(kind === 'txt' ? 'empty' : 'without-text')
  return { kind, text: clean }
}

async function readByKind(bytes: Buffer, onProgress: (fraction: number) => void): Promise<ReadDocument> {
  switch (await fileKind(bytes)) {
    case 'pdf':
      return { kind: 'pdf', text: await readPdf(bytes, onProgress) }
    case 'zip':
      return { kind: 'docx', text: await readDocx(bytes, onProgress) }
    case 'rtf':
      return { kind: 'rtf', text: readRtf(bytes, onProgress) }
    case 'compound':
      throw new ReadingError(holdsEncryptedPackage(bytes) ? 'encrypted' : 'unsupported')
    case null: {
      const text = readPlainText(bytes)
      if (text === null || MARKUP.test(text)) throw new ReadingError('unsupported')
      return { kind: 'txt', text }
    }
  }
}

/**
 * Removes characters that an entry cannot contain: NUL, unpaired surrogates and the byte order mark. Line endings stay
 * as they are.
 */
function cleanText(text: string): string {
  return text.replace(/^\ufeff+|\0/g, '').toWellFormed()
}
