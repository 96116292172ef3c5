import { PassThrough } from 'node:stream'
import { TextDecoder } from 'node:util'
import { markedEncodingOrUtf8 } from '#server/adapters/documents/byte-order-mark.ts'
import { readXml } from '#server/adapters/documents/xml-stream.ts'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'
import { FolderError, type FolderFile } from '../files/folder.ts'

/** The longest text that one field keeps, in characters; a longer one is cut, but still recognized as too long. */
const FIELD_MAX = 2 * 1_048_576
/** The most fields that a row may have. */
const FIELDS_MAX = 100
/** The number of rows that are buffered for the reader. */
const ROWS_AHEAD = 32

/** A row `<r>` of a `<table>`: the names of its elements, and their text. */
export type XmlRow = { table: string; fields: ReadonlyMap<string, string> }

/**
 * The rows of an XML file’s tables, a few at a time. Invalid bytes are read as `\uFFFD`.
 * @throws FolderError `damaged`, after the last whole row, if the file isn’t XML or is truncated
 */
export async function* xmlRows(file: FolderFile): AsyncGenerator<XmlRow> {
  const rows = new PassThrough({ objectMode: true, highWaterMark: ROWS_AHEAD })
  let [table, name, text]: [string, string, string] = ['', '', '']
  let fields: Map<string, string> | null = null
  let failure: unknown = null
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of tidied(file)) {
      yield piece
      if (rows.writableNeedDrain) await taken(rows)
      if (rows.destroyed) return
    }
  }
  const reading = readXml(pieces(), {
    open(element, attributes, parent) {
      if (element === 'table') table = attributes['name'] ?? attributes['title'] ?? ''
      else if (element === 'r' && parent === 'table') fields = new Map()
      else if (parent === 'r') [name, text] = [element, '']
    },
    close(element) {
      if (element === 'r' && fields) {
        rows.write({ table, fields } satisfies XmlRow)
        fields = null
      } else if (element === name && fields && fields.size < FIELDS_MAX) fields.set(name, text)
      if (element === name) name = ''
    },
    text(more) {
      if (name !== '' && text.length <= FIELD_MAX) text += more
    },
  }).catch((error: unknown) => {
    failure = error
  })
  void reading.then(() => rows.end())
  for await (const row of rows) yield row as XmlRow
  await reading
  if (failure instanceof ReadingError) throw new FolderError('damaged')
  if (failure) throw failure
}

/** Resolves when the buffered rows have been read or the reader has stopped. */
function taken(rows: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      rows.off('drain', go).off('close', go)
      resolve()
    }
    rows.on('drain', go).on('close', go)
  })
}

/** The file as valid UTF-8, because one invalid byte would stop the parser. */
async function* tidied(file: FolderFile): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null
  for await (const piece of file.stream()) {
    decoder ??= new TextDecoder(markedEncodingOrUtf8(piece))
    yield Buffer.from(decoder.decode(piece, { stream: true }))
  }
  yield Buffer.from(decoder?.decode() ?? '')
}
