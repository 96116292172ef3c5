import type { Letter } from '@soundings/core/letters'
import { knownMarks } from '#server/capabilities/echo-marks/index.ts'
import { journalEntries } from '#server/capabilities/echoes/index.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { lettersStore } from './letters.store.ts'
import type { LetterDeps } from './written-letter.ts'

/** Every stored letter with the sentences that are still true, by kind, oldest first; for exports. */
export async function standingLetters(
  { db, analyst }: LetterDeps,
  vault: AccountVault,
  today: number,
): Promise<Letter[]> {
  const letters = await lettersStore(db, vault).list()
  if (letters.length === 0) return []
  const marks = (await knownMarks(db, vault)).map(({ mark }) => mark)
  const held = await analyst.heldLetters(vault.accountId, async (readable) => ({
    entries: await journalEntries(db, vault, readable),
    letters,
    marks,
    today,
  }))
  return held.filter((letter) => letter !== null)
}
