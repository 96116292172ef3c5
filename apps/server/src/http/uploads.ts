import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

/** A file as it was sent. */
export type Upload = { name: string; bytes: Buffer }

/** A file of several; `bytes` is null when it was larger than allowed and was not kept. */
export type ReceivedUpload = { name: string; bytes: Buffer | null }

const NAME_MAX = 200

/** What the multipart reader refuses, in our words. */
const REFUSALS: Readonly<Record<string, () => AppError>> = {
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new AppError('UNSUPPORTED_TYPE', 'Send files as multipart/form-data, in the field "file".'),
  FST_FILES_LIMIT: () => new AppError('TOO_LARGE', 'These are more files than can be taken at once.'),
  FST_PARTS_LIMIT: () => new AppError('TOO_LARGE', 'These are more files than can be taken at once.'),
  FST_FIELDS_LIMIT: () => new AppError('INVALID_INPUT', 'This upload has fields that are not understood here.'),
  FST_PROTO_VIOLATION: () => new AppError('INVALID_INPUT', 'This upload has fields that are not understood here.'),
}

/** Lets the routes of this plugin take files. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fields: 10, fieldSize: 1_000, headerPairs: 100 } })
}

/**
 * The files of a request, one after the other, so that one at a time is held in memory. Files beyond `maxFiles` come
 * without their bytes.
 * @param maxBytes largest file
 * @throws AppError with a sentence when the body is no upload
 */
export async function* receiveUploads(
  request: FastifyRequest,
  { maxBytes, maxFiles }: { maxBytes: number; maxFiles: number },
): AsyncGenerator<ReceivedUpload> {
  try {
    if (!request.isMultipart()) throw REFUSALS['FST_INVALID_MULTIPART_CONTENT_TYPE']?.() ?? malformed()
    let count = 0
    for await (const file of request.files({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false })) {
      if (!file.filename) {
        // A form sends one without a name when nothing was chosen.
        file.file.resume()
        continue
      }
      if (++count <= maxFiles) yield { name: displayName(file), bytes: await bytesOf(file) }
      else {
        file.file.resume()
        yield { name: displayName(file), bytes: null }
      }
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The only file of a request. @throws AppError also when there is none */
export async function receiveUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  for await (const { name, bytes } of receiveUploads(request, { maxBytes, maxFiles: 1 })) {
    if (bytes === null) throw fileTooLarge()
    return { name, bytes }
  }
  throw fileMissing()
}

/**
 * The only file of a request, piece by piece, for what is too large to be held in memory.
 * @throws AppError when there is none, or it turns out larger than `maxBytes`
 */
export async function* receiveUploadPieces(request: FastifyRequest, maxBytes: number): AsyncGenerator<Buffer> {
  try {
    if (!request.isMultipart()) throw REFUSALS['FST_INVALID_MULTIPART_CONTENT_TYPE']?.() ?? malformed()
    const file = await request.file({ limits: { fileSize: maxBytes, files: 1 }, throwFileSizeLimit: false })
    if (!file) throw fileMissing()
    yield* file.file as AsyncIterable<Buffer>
    if (file.file.truncated) throw fileTooLarge()
  } catch (error) {
    throw refusalOf(error)
  }
}

async function bytesOf({ file }: MultipartFile): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  for await (const piece of file) pieces.push(piece as Buffer)
  return file.truncated ? null : Buffer.concat(pieces)
}

/** The last part of the name, without what could steer a terminal or a path. */
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
  // The parser's own errors about a body that is cut off or garbled carry no code.
  return /multipart|form data|part|boundary|terminated|header/i.test(error.message) && code === undefined
    ? malformed()
    : error
}

function fileMissing(): AppError {
  return new AppError('UPLOAD_MISSING', 'Choose a file to upload.')
}

export function fileTooLarge(): AppError {
  return new AppError('TOO_LARGE', 'This file is larger than Soundings can take.')
}

function malformed(): AppError {
  return new AppError('INVALID_INPUT', 'This upload arrived incomplete. Please try again.')
}
