import type { BroughtJournal, FoundJournal, JournalChoices, JournalProgress } from '@soundings/contract/journal-imports'
import type { Vocabulary } from '@soundings/core/text'
import type { SentChoices } from '#server/adapters/journals/reader/journal-message.ts'
import { journalReader, type HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { bringSlice } from './bring-slice.ts'
import { draftBatches } from './draft-stream.ts'
import { draftsAsEntries } from './drafts-as-entries.ts'
import type { JobDeps } from './import-jobs.ts'
import { importTally } from './import-tally.ts'
import { knownEntries } from './known-entries.ts'

/** The number of entries that are analyzed and stored at a time; other requests get the database in between. */
const SLICE = 25

type BringWork = {
  importId: string
  reading: SentChoices
  found: FoundJournal
  choices: JournalChoices
  signal: AbortSignal
  onProgress: (progress: JournalProgress) => void
}

/**
 * Reads an upload again and stores the chosen entries, hidden until `arrivingEntriesStore.show`. Entries that can't be
 * imported are reported; the rest is stored.
 */
export async function bringIn(
  deps: JobDeps,
  vault: AccountVault,
  files: readonly HeldFile[],
  { importId, reading, found, choices, signal, onProgress }: BringWork,
): Promise<BroughtJournal> {
  await using reader = await journalReader(files, signal)
  const timeZone = await accountStore(deps.db, vault).timeZone()
  const now = deps.clock()
  const known = await knownEntries(deps, vault, signal)
  const entries = draftsAsEntries({ importId, choices, now })
  const tally = importTally({ found, onProgress })
  let vocabulary: Vocabulary | null = null
  for await (const batch of draftBatches(reader, { reading, timeZone, now })) {
    for (const problem of batch.problems) tally.problem(problem)
    vocabulary ??= await deps.analyst.vocabulary(
      vault.accountId,
      batch.drafts.map(({ content }) => content),
    )
    for (let from = 0; from < batch.drafts.length; from += SLICE) {
      signal.throwIfAborted()
      const slice = batch.drafts.slice(from, from + SLICE)
      const already = await known.of(slice)
      const fresh = slice.filter(
        (draft, index) =>
          already[index] !== 'before' &&
          (already[index] === null || choices.beside) &&
          (!draft.undated || choices.undated),
      )
      tally.skipped(slice.length - fresh.length)
      await bringSlice(deps, { vault, reader, entries, vocabulary, tally, now, signal }, fresh)
      tally.entriesDone(slice)
    }
  }
  return tally.result(now)
}
