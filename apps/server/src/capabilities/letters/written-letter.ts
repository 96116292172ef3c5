import { letterKey, type Letter, type LetterNow, type Period } from '@soundings/core/letters'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { archivedEntriesStore } from '#server/capabilities/entries/archived-entries.store.ts'
import { knownMarks } from '#server/capabilities/echo-marks/index.ts'
import { journalEntries } from '#server/capabilities/echoes/index.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { lettersStore } from './letters.store.ts'

export type LetterDeps = { db: Db; analyst: Analyst }

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
  if (now.kind === 'letter' && now.isNew) await saveUnlessGone(db, vault, letterKey(period), now.letter)
  return now
}

/**
 * Stores a letter unless an entry it was written from is gone: writing takes a while, and a permanently deleted entry
 * must not return in a letter.
 */
async function saveUnlessGone(db: Db, vault: AccountVault, key: string, letter: Letter): Promise<void> {
  const cited = [...new Set(letter.sentences.flatMap(({ receipt }) => receipt.entries))]
  await db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    if (await archivedEntriesStore(tx, vault).areThere(cited)) await lettersStore(tx, vault).save(key, letter)
  })
}
