import { damagedEchoBlocks, echoBlocks, letterBlocks, type Block, type ExportFormat } from '@soundings/core/exports'
import { letterSentences, periodTitle, type Letter } from '@soundings/core/letters'
import { localDay } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore, type DamagedEcho, type StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { standingLetters } from '#server/capabilities/letters/index.ts'
import { allStandingEchoes, type StandingDeps } from '#server/capabilities/echoes/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { DownloadFile } from '#server/platform/http/download.ts'
import { documentFile } from './document-file.ts'

/** These Echos as a document, oldest first. @throws AppError ECHO_NOT_FOUND when one of them is no longer valid */
export async function exportEchoes(
  deps: StandingDeps & { db: Db },
  vault: AccountVault,
  { ids, format, letters }: { ids: readonly string[]; format: ExportFormat; letters: boolean },
  now: Date,
): Promise<DownloadFile> {
  const wanted = new Set(ids)
  const echoes = [...(await allStandingEchoes(deps, vault, now)), ...(await echoesStore(deps.db, vault).damaged())]
  const chosen = echoes
    .filter(({ id }) => wanted.has(id))
    .toSorted((a, b) => a.generatedAt.getTime() - b.generatedAt.getTime())
  if (chosen.length < wanted.size) {
    throw new AppError('ECHO_NOT_FOUND', 'One of these Echos no longer exists. Please choose again.')
  }
  const timeZone = await accountStore(deps.db, vault).timeZone()
  const today = localDay(now, timeZone)
  const standing = letters ? await standingLetters(deps, vault, today) : []
  return documentFile(format, blocks(chosen, standing), { title: 'Echos', prefix: 'echos-export', timeZone, now })
}

async function* blocks(
  echoes: readonly (StoredEcho | DamagedEcho)[],
  letters: readonly Letter[],
): AsyncGenerator<Block> {
  yield { kind: 'title', text: 'Echos' }
  for (const echo of echoes) yield* 'text' in echo ? echoBlocks(echo) : damagedEchoBlocks(echo)
  for (const letter of letters) yield* letterBlocks({ title: periodTitle(letter), sentences: letterSentences(letter) })
}
