import { BATCH_FILES_MAX, type BatchImport } from '@soundings/contract/imports'
import { AppError } from '#server/errors.ts'
import { fileTooLarge, type ReceivedUpload } from '#server/platform/http/uploads.ts'
import type { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { uploadDocument, type ImportsDeps } from './imports.service.ts'

type BatchDeps = ImportsDeps & {
  clock: () => Date
  /** Limits the files that are in memory at once. */
  readings: FairSemaphore
}

/** Reads documents one after another. A file that cannot be read is reported, and the others are still imported. */
export async function importBatch(
  deps: BatchDeps,
  vault: AccountVault,
  uploads: AsyncIterable<ReceivedUpload>,
  signal: AbortSignal,
): Promise<BatchImport['results']> {
  const results: BatchImport['results'] = { imported: 0, errors: [], pending_ids: [] }
  for await (const upload of uploads) {
    try {
      results.pending_ids.push(await importOne(deps, vault, upload, signal))
      results.imported++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.errors.push({ file: upload.name, error: error.message, code: error.code })
    }
  }
  if (results.imported + results.errors.length > 0) return results
  throw new AppError('UPLOAD_MISSING', 'Choose a file to upload.')
}

/** @returns the id of the pending import */
async function importOne(
  deps: BatchDeps,
  vault: AccountVault,
  upload: ReceivedUpload,
  signal: AbortSignal,
): Promise<string> {
  if (upload.isBeyondMost) throw new AppError('TOO_LARGE', `You can choose up to ${BATCH_FILES_MAX} files at a time.`)
  if (upload.file === null) throw fileTooLarge()
  await using file = upload.file
  using _permit = await deps.readings.take(vault.accountId, signal)
  const sent = { name: upload.name, bytes: await file.bytes() }
  const work = { signal, onProgress: () => undefined, now: deps.clock() }
  return (await uploadDocument(deps, vault, sent, work)).pending_id
}
