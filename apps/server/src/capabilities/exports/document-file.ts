import { Readable } from 'node:stream'
import {
  documentWriter,
  wordImagePath,
  wordPackage,
  wordRelationships,
  type Block,
  type DocumentWriter,
  type ExportFormat,
} from '@soundings/core/exports'
import { isoDateOf, localDay } from '@soundings/core/time'
import type { DownloadFile } from '#server/platform/http/download.ts'
import { inChunks, joined } from '#server/platform/files/chunks.ts'
import { zipStream, type ZipPart } from '#server/platform/files/zip-stream.ts'

const TYPES: Readonly<Record<ExportFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  rtf: 'application/rtf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The title and the date of a document. */
export type Titled = { title: string; prefix: string; timeZone: string; now: Date }

/** Reads an image again by its number: a docx has its images after its text. */
type ReadImage = (number: number) => Promise<Buffer>

/** A document in one of the formats, written while its blocks are being read. */
export function documentFile(
  format: ExportFormat,
  blocks: AsyncIterable<Block>,
  titled: Titled,
  readImage: ReadImage = noImage,
): DownloadFile {
  const images = { count: 0, read: readImage }
  const written = inChunks(pieces(documentWriter(format, titled.title), counted(blocks, images)))
  const content =
    format === 'docx'
      ? zipStream(wordParts(written, titled, images), titled.now)
      : Readable.from(written, { objectMode: false })
  return { name: fileName(titled, format), type: TYPES[format], content }
}

/** The name of a file, such as "journals-export-2026-11-21.docx", with the person’s local date. */
export function fileName({ prefix, timeZone, now }: Omit<Titled, 'title'>, extension: string): string {
  return `${prefix}-${isoDateOf(localDay(now, timeZone))}.${extension}`
}

async function* pieces(writer: DocumentWriter, blocks: AsyncIterable<Block>): AsyncGenerator<string> {
  yield writer.head
  for await (const block of blocks) yield* joined(writer.block(block))
  yield writer.tail
}

type Images = { count: number; read: ReadImage }

async function noImage(): Promise<Buffer> {
  throw new Error('This document has no images.')
}

async function* counted(blocks: AsyncIterable<Block>, images: Images): AsyncGenerator<Block> {
  for await (const block of blocks) {
    if (block.kind === 'picture' && block.image) images.count = block.image.number
    yield block
  }
}

/** The number of images is known only after the text is written. */
async function* wordParts(
  written: AsyncIterable<Buffer>,
  { title, now }: Titled,
  images: Images,
): AsyncGenerator<ZipPart> {
  const { mainPart, parts } = wordPackage(title, now.toISOString())
  for (const { path, text } of parts) yield { path, content: [Buffer.from(text, 'utf8')] }
  yield { path: mainPart, content: written }
  for (let number = 1; number <= images.count; number++) {
    yield { path: wordImagePath(number), content: [await images.read(number)], compress: false }
  }
  const { path, text } = wordRelationships(images.count)
  yield { path, content: [Buffer.from(text, 'utf8')] }
}
