import { randomUUID } from 'node:crypto'
import type { HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { onBehalfOf } from '#server/platform/db/caller.ts'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { attendImport } from './attend-import.ts'
import type { HeldImport, ImporterDeps } from './held-import.ts'
import { newBody, NOT_DONE } from './import-body.ts'
import { isActive, isSilent } from './import-life.ts'
import { alreadyRunning } from './import-refusals.ts'
import { journalImportsStore } from './journal-imports.store.ts'
import { sweepAll } from './sweep-import.ts'

/** The number of imports that this server works on at once; each has a reading process. */
const AT_ONCE = 2
const WAITING_MAX = 3

/**
 * Works on imports whose files this server has. Their state and progress are in the database, where every server can
 * read them.
 */
export type JournalImporter = AsyncDisposable & {
  /** @throws AppError when another import is in progress */
  begin(vault: AccountVault, files: readonly HeldFile[]): Promise<string>
  /** Checks at once for requests about an import, if this server has its files. */
  wake(id: string): void
  /** Removes leftovers of an ended import in the background. */
  sweep(vault: AccountVault, id: string): void
}

export function journalImporter(deps: ImporterDeps): JournalImporter {
  const held = new Map<string, HeldImport>()
  const working = new Set<Promise<void>>()
  const turns = new FairSemaphore(AT_ONCE, WAITING_MAX)

  /** Runs work for an account in the background; the server waits for it before stopping. */
  function inBackground(vault: AccountVault, work: () => Promise<void>): void {
    const job = onBehalfOf({ account: vault.accountId, isHeavy: true, arrivedAt: null }, work)
    working.add(job)
    void job.finally(() => working.delete(job))
  }

  return {
    async begin(vault, files) {
      const id = randomUUID()
      await makeRoom(deps, vault, id, files)
      const now = deps.clock().getTime()
      const stop = new AbortController()
      const one: HeldImport = { id, vault, files, since: now, saidAt: now, stop, job: null, wake: () => undefined }
      held.set(id, one)
      inBackground(vault, () => attendImport(deps, turns, one).finally(() => held.delete(id)))
      return id
    },
    wake: (id) => held.get(id)?.wake(),
    sweep: (vault, id) => inBackground(vault, () => sweepAll(deps.db, vault, id).catch(deps.onError)),
    async [Symbol.asyncDispose]() {
      for (const one of held.values()) {
        one.stop.abort(new Error('The server is stopping.'))
        one.wake()
      }
      await Promise.all(working)
    },
  }
}

/**
 * Stores a new import in place of those that failed, or whose server has stopped.
 * @throws AppError when another import is in progress
 */
async function makeRoom(
  { db, clock }: ImporterDeps,
  vault: AccountVault,
  id: string,
  files: readonly HeldFile[],
): Promise<void> {
  const body = newBody(files.map(({ name, file }) => ({ name, bytes: file.size })))
  await db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    const store = journalImportsStore(tx, vault)
    const now = clock()
    for (const stored of await store.list()) {
      if (isActive(stored) && !isSilent(stored, now)) throw alreadyRunning()
      await store.remove(stored.id, NOT_DONE)
    }
    await store.insert({ id, body, now })
  })
}
