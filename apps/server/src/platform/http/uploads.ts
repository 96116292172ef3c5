import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { scratchFile, type ScratchFile } from '#server/platform/files/scratch-file.ts'

/** A file as it was sent. */
export type Upload = { name: string; bytes: Buffer }

/** A file on disk, which its receiver disposes of; null when it was not stored, because of its size or its position. */
export type ReceivedUpload = { name: string; file: ScratchFile | null; isBeyondMost?: true }

const NAME_MAX = 200
/** The number of bytes around the files in a multipart body. */
export const UPLOAD_ENVELOPE = 64 * 1024

/** The multipart reader's refusals, with the server's messages. */
const REFUSALS: Readonly<Record<string, () => AppError>> = {
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new AppError('UNSUPPORTED_TYPE', 'Send files as multipart/form-data, in the field "file".'),
  FST_FILES_LIMIT: () => new AppError('TOO_LARGE', 'That’s too many files at once.'),
  FST_PARTS_LIMIT: () => new AppError('TOO_LARGE', 'That’s too many files at once.'),
  FST_FIELDS_LIMIT: () => new AppError('INVALID_INPUT', 'This upload has unknown fields.'),
  FST_PROTO_VIOLATION: () => new AppError('INVALID_INPUT', 'This upload has unknown fields.'),
}

/** Lets the routes of this plugin receive files. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fields: 10, fieldSize: 1_000, headerPairs: 100 } })
}

/**
 * The files of a request, one after the other, each encrypted on disk until it is read. Files beyond `maxFiles` are not
 * stored.
 * @param maxBytes largest file
 * @throws AppError with a message if the body isn’t an upload
 */
export async function* receiveUploads(
  request: FastifyRequest,
  { maxBytes, maxFiles }: { maxBytes: number; maxFiles: number },
): AsyncGenerator<ReceivedUpload> {
  try {
    refuseUnreadable(request)
    let count = 0
    for await (const file of request.files({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false })) {
      if (!file.filename) {
        // If no file was chosen, a form sends one without a name.
        file.file.resume()
        continue
      }
      if (++count <= maxFiles) yield { name: displayName(file), file: await kept(file) }
      else {
        file.file.resume()
        yield { name: displayName(file), file: null, isBeyondMost: true }
      }
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The only file of a request, on disk. @throws AppError when there is none, or it is refused */
export async function receiveUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ name: string; file: ScratchFile }> {
  for await (const { name, file } of receiveUploads(request, { maxBytes, maxFiles: 1 })) {
    if (file === null) throw fileTooLarge()
    return { name, file }
  }
  throw fileMissing()
}

/**
 * The only file of a request, piece by piece, for files that are too large for memory.
 * @throws AppError when there is none, or it turns out larger than `maxBytes`
 */
export async function* receiveUploadPieces(request: FastifyRequest, maxBytes: number): AsyncGenerator<Buffer> {
  try {
    refuseUnreadable(request)
    const file = await request.file({ limits: { fileSize: maxBytes, files: 1 }, throwFileSizeLimit: false })
    if (!file) throw fileMissing()
    yield* file.file as AsyncIterable<Buffer>
    if (file.file.truncated) throw fileTooLarge()
  } catch (error) {
    throw refusalOf(error)
  }
}

function refuseUnreadable(request: FastifyRequest): void {
  if (!request.isMultipart()) throw REFUSALS['FST_INVALID_MULTIPART_CONTENT_TYPE']?.() ?? malformed()
  // The parser waits for the connection to close, and would wait forever if that has happened already.
  if (request.raw.destroyed) throw malformed()
}

async function kept({ file }: MultipartFile): Promise<ScratchFile | null> {
  const scratch = await scratchFile(file as AsyncIterable<Buffer>)
  if (!file.truncated) return scratch
  await scratch[Symbol.asyncDispose]()
  return null
}

/** The last part of the name, without characters that could control a terminal or a path. */
function displayName({ filename }: { filename: string }): string {
  const [last = ''] = filename.split(/[/\\]/).slice(-1)
  const shown = last.replace(/\p{C}/gu, '').toWellFormed().trim().slice(0, NAME_MAX)
  return shown === '' ? 'file' : shown
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const { code } = error as Error & { code?: unknown }
  const known = typeof code === 'string' ? REFUSALS[code] : undefined
  if (known) return known()
  // The parser's own errors about a truncated or malformed body have no code.
  return /multipart|form data|part|boundary|terminated|header/i.test(error.message) && code === undefined
    ? malformed()
    : error
}

function fileMissing(): AppError {
  return new AppError('UPLOAD_MISSING', 'Choose a file to upload.')
}

export function fileTooLarge(): AppError {
  return new AppError('TOO_LARGE', 'This file is too large.')
}

function malformed(): AppError {
  return new AppError('INVALID_INPUT', 'This upload arrived incomplete. Please try again.')
}
