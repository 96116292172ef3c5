import type { HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { JobDeps } from './import-jobs.ts'

export type ImporterDeps = JobDeps & {
  onError: (error: unknown) => void
  /** Called with an account whose journal has changed. */
  journalChanged: (accountId: string) => void
}

/** An import whose files this server has. */
export type HeldImport = {
  id: string
  vault: AccountVault
  files: readonly HeldFile[]
  since: number
  /** The time when this server last reported to the database that it has the files, in ms since the epoch. */
  saidAt: number
  stop: AbortController
  job: Promise<void> | null
  wake: () => void
}
