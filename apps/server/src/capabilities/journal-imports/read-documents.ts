import { DOCUMENT_MAX_BYTES } from '@soundings/contract/imports'
import { sizeText } from '@soundings/core/entries'
import type { HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import { cancelImport, uploadDocument, type ImportsDeps } from '#server/capabilities/imports/index.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { ReadDocument } from './import-body.ts'
import { failureOf, type ImportFailure } from './import-failures.ts'

type DocumentsDeps = ImportsDeps & { clock: () => Date }

/** A document that can’t be read, and why. */
type RefusedDocument = ImportFailure & { file: string }

/**
 * Reads the documents of an upload, each of which waits for its own review from then on.
 * @param onRead receives each at once, so that every waiting document is recorded
 * @returns those that can’t be read
 */
export async function readDocuments(
  deps: DocumentsDeps,
  vault: AccountVault,
  files: readonly HeldFile[],
  { signal, onRead }: { signal: AbortSignal; onRead: (document: ReadDocument) => Promise<void> },
): Promise<RefusedDocument[]> {
  const refused: RefusedDocument[] = []
  for (const { name, file } of files) {
    signal.throwIfAborted()
    try {
      if (file.size > DOCUMENT_MAX_BYTES) throw tooLarge()
      const options = { signal, onProgress: () => undefined, now: deps.clock() }
      const { pending_id: id, entries } = await uploadDocument(
        deps,
        vault,
        { name, bytes: await file.bytes() },
        options,
      )
      await onRead({ id, file: name, entries })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ file: name, ...failureOf(error) })
    }
  }
  return refused
}

function tooLarge(): AppError {
  const most = sizeText(DOCUMENT_MAX_BYTES)
  return new AppError('TOO_LARGE', `This document is larger than ${most}. Split it into two files and import them.`)
}

/** Withdraws documents that wait for review, unless they were already withdrawn. */
export async function withdrawDocuments(
  deps: DocumentsDeps,
  vault: AccountVault,
  documents: readonly ReadDocument[],
): Promise<void> {
  for (const { id } of documents) {
    await cancelImport(deps, vault, id).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'IMPORT_NOT_FOUND')) throw error
    })
  }
}
