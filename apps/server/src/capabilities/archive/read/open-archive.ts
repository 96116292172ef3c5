import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ScratchSource } from '#server/platform/files/scratch-file.ts'
import { holdsProfile, PATHS, type Manifest } from '../archive-layout.ts'
import { isQuicklyParsed, parsedJson } from './json-bounds.ts'
import { openZip } from './open-zip.ts'
import { readManifest } from './read-manifest.ts'
import { damaged, missing, stranger } from '../refusals.ts'

/** The longest line, in bytes: JSON can escape each byte of a text in six bytes. */
const LINE_MAX = 8 * 1_048_576

/** An archive whose manifest and ZIP directory agree. File contents are checked while they are read. */
export type Archive = {
  manifest: Manifest
  /** @throws AppError at the end of a file that differs from its manifest */
  file(path: string): AsyncGenerator<Buffer>
  /** The content of a whole file. @throws AppError as `file` does */
  bytes(path: string): Promise<Buffer>
  /** The objects of a JSON-lines file, in order. @throws AppError */
  lines<T extends z.ZodType>(path: string, schema: T): AsyncGenerator<z.infer<T>>
}

/** @throws AppError with a message if the file isn’t an archive, is incomplete or hostile */
export async function openArchive(scratch: ScratchSource): Promise<Archive> {
  const zip = await openZip(scratch)
  const manifest = await readManifest(zip)
  const files = new Map(manifest.files.map((file) => [file.path, file]))
  if (files.size < manifest.files.length) throw damaged(PATHS.manifest)
  for (const { path, bytes } of manifest.files) {
    if (!zip.paths.has(path)) throw missing(path)
    if (zip.size(path) !== bytes) throw damaged(path)
  }
  if (zip.paths.size !== files.size + 1) throw stranger()
  for (const path of [PATHS.entries, PATHS.echoes, PATHS.photographs]) if (!files.has(path)) throw missing(path)
  if (holdsProfile(manifest) && !files.has(PATHS.profile)) throw missing(PATHS.profile)

  async function* file(path: string): AsyncGenerator<Buffer> {
    const stated = files.get(path)
    if (!stated) throw missing(path)
    const hash = createHash('sha256')
    for await (const piece of zip.stream(path)) {
      hash.update(piece)
      yield piece
    }
    if (hash.digest('hex') !== stated.sha256) throw damaged(path)
  }

  return {
    manifest,
    file,
    async bytes(path) {
      const pieces: Buffer[] = []
      for await (const piece of file(path)) pieces.push(piece)
      return Buffer.concat(pieces)
    },
    async *lines(path, schema) {
      for await (const line of linesOf(file(path), path)) {
        const parsed = schema.safeParse(parsedJson(line))
        if (!parsed.success) throw damaged(path)
        yield parsed.data
      }
    },
  }
}

/** Lines of UTF-8, each ending with a line feed. */
async function* linesOf(content: AsyncIterable<Buffer>, path: string): AsyncGenerator<string> {
  let started: Buffer[] = []
  let length = 0
  for await (const piece of content) {
    let from = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield decoded(Buffer.concat([...started, piece.subarray(from, end)]), path)
      started = []
      length = 0
      from = end + 1
    }
    length += piece.length - from
    if (length > LINE_MAX) throw damaged(path)
    if (from < piece.length) started.push(piece.subarray(from))
  }
  if (length > 0) throw damaged(path)
}

function decoded(bytes: Buffer, path: string): string {
  if (!isUtf8(bytes) || !isQuicklyParsed(bytes)) throw damaged(path)
  return bytes.toString('utf8')
}
