import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { JournalMarks, WhileUnchanged } from '#server/capabilities/entries/index.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { newestEntries } from './newest-entries.ts'

export type PeopleDeps = { db: Queryable; marks: JournalMarks; analyst: Analyst; people: WhileUnchanged<string[]> }

/** The people of a journal by name, found off the event loop, once for each state of the journal. */
export async function peopleIn({ db, marks, analyst, people }: PeopleDeps, vault: AccountVault): Promise<string[]> {
  const mark = await marks.of(db, vault)
  return joined(vault, mark, () =>
    people.of(db, vault, '', () =>
      analyst.people(vault.accountId, async (readable) => ({ entries: await newestEntries(db, vault, readable) })),
    ),
  )
}

const joined = inFlight<string[]>()
