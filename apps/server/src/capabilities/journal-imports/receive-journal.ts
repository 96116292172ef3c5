import { JOURNAL_FILES_MAX, JOURNAL_UPLOAD_MAX_BYTES } from '@soundings/contract/journal-imports'
import { sizeText } from '@soundings/core/entries'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import { AppError } from '#server/errors.ts'
import { diskRoom } from '#server/platform/files/disk-room.ts'
import { hungUp } from '#server/platform/http/progress-answer.ts'
import { accountOf } from '#server/platform/http/session.ts'
import { endStalledUpload } from '#server/platform/http/slow-bodies.ts'
import { receiveUploads } from '#server/platform/http/uploads.ts'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'

/** The number of uploads that this server receives at once, and of requests of one account that wait for their turn. */
const ARRIVING_AT_ONCE = 8
const WAITING_MAX = 1

type TakeOver<T> = (files: readonly HeldFile[]) => Promise<T>

/**
 * Receives the files of one request at a time for each account, while the disk has room. Files that `takeOver` refuses
 * are deleted.
 */
export function journalReceiver() {
  const bodies = new FairSemaphore(ARRIVING_AT_ONCE, WAITING_MAX)
  const disk = diskRoom()

  return async function receive<T>(request: FastifyRequest, reply: FastifyReply, takeOver: TakeOver<T>): Promise<T> {
    using _permit = await bodies.take(accountOf(request).vault.accountId, hungUp(reply))
    using _room = await disk.reserve(bodySize(request))
    const files = await received(request)
    try {
      return await takeOver(files)
    } catch (error) {
      await dispose(files)
      throw error
    }
  }
}

/** The size of a body; the allowed maximum if the client doesn’t send it. */
function bodySize({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? JOURNAL_UPLOAD_MAX_BYTES)
}

/** All files of an upload, on disk. @throws AppError when there is none, or they are larger than allowed */
async function received(request: FastifyRequest): Promise<HeldFile[]> {
  const files: HeldFile[] = []
  using _pace = endStalledUpload(request)
  try {
    let bytes = 0
    const limits = { maxBytes: JOURNAL_UPLOAD_MAX_BYTES, maxFiles: JOURNAL_FILES_MAX }
    for await (const { name, file } of receiveUploads(request, limits)) {
      if (file) files.push({ name: distinct(name, files), file })
      bytes += file?.size ?? 0
      if (!file || bytes > JOURNAL_UPLOAD_MAX_BYTES) throw tooLarge(files.length >= JOURNAL_FILES_MAX)
    }
    if (files.length === 0) throw new AppError('UPLOAD_MISSING', 'Choose a file to upload.')
    return files
  } catch (error) {
    await dispose(files)
    throw error
  }
}

/** Two files may have the same name, so a number tells them apart. */
function distinct(name: string, files: readonly HeldFile[]): string {
  const isTaken = (wanted: string) => files.some((file) => file.name === wanted)
  if (!isTaken(name)) return name
  for (let number = 2; ; number++) if (!isTaken(`${number} ${name}`)) return `${number} ${name}`
}

async function dispose(files: readonly HeldFile[]): Promise<void> {
  for (const { file } of files) await file[Symbol.asyncDispose]()
}

function tooLarge(isMany: boolean): AppError {
  const sentence = isMany
    ? `You can choose up to ${JOURNAL_FILES_MAX} files at a time. For more, put them in one ZIP.`
    : `These files are larger than ${sizeText(JOURNAL_UPLOAD_MAX_BYTES)} together. Export a part of your journal at a time.`
  return new AppError('TOO_LARGE', sentence)
}
