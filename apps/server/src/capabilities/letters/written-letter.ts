import { letterKey, type LetterNow, type Period } from '@soundings/core/letters'
import { knownMarks } from '#server/capabilities/echo-marks/index.ts'
import { journalEntries } from '#server/capabilities/echoes/index.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { lettersStore } from './letters.store.ts'

export type LetterDeps = { db: Queryable; analyst: Analyst }

/** The letter about a period as it is read now, off the event loop. It is written and stored when there is none yet. */
export async function writtenLetter(
  { db, analyst }: LetterDeps,
  vault: AccountVault,
  period: Period,
  today: number,
): Promise<LetterNow> {
  const store = lettersStore(db, vault)
  const stored = await store.find(letterKey(period))
  const marks = (await knownMarks(db, vault)).map(({ mark }) => mark)
  const now = await analyst.letter(vault.accountId, async (readable) => ({
    entries: await journalEntries(db, vault, readable),
    accountId: vault.accountId,
    period,
    today,
    marks,
    stored,
  }))
  if (now.kind === 'letter' && now.isNew) await store.save(letterKey(period), now.letter)
  return now
}
