import { localDay } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import type { StandingDeps } from '#server/capabilities/echoes/index.ts'
import { standingLetters } from '#server/capabilities/letters/index.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { PATHS } from '../archive-layout.ts'
import { toLetterLine } from '../lines/letter-line.ts'
import { entered, type Ledger } from './ledger.ts'

type Deps = StandingDeps & { db: Db }

/** The letters, if there are any, with the sentences that are still true and whose entries were all sent. */
export async function* letterParts(
  deps: Deps,
  vault: AccountVault,
  now: Date,
  ledger: Ledger,
): AsyncGenerator<ZipPart> {
  ledger.unreadable.letters.push(...(await lettersStore(deps.db, vault).damaged()))
  const today = localDay(now, await accountStore(deps.db, vault).timeZone())
  const whole = (await standingLetters(deps, vault, today)).filter(({ sentences }) =>
    sentences.every(({ receipt }) => receipt.entries.every((id) => ledger.entries.has(id))),
  )
  if (whole.length === 0) return
  const content = inChunks(whole.map((letter) => `${JSON.stringify(toLetterLine(letter))}\n`))
  yield { path: PATHS.letters, content: entered(ledger, PATHS.letters, content) }
}
