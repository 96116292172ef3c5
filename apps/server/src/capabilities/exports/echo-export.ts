import { damagedEchoBlocks, echoBlocks, type Block, type ExportFormat } from '@soundings/core/exports'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore, type DamagedEcho, type StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
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
  { ids, format }: { ids: readonly string[]; format: ExportFormat },
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
  return documentFile(format, blocks(chosen), { title: 'Echos', prefix: 'echos-export', timeZone, now })
}

async function* blocks(echoes: readonly (StoredEcho | DamagedEcho)[]): AsyncGenerator<Block> {
  yield { kind: 'title', text: 'Echos' }
  for (const echo of echoes) yield* 'text' in echo ? echoBlocks(echo) : damagedEchoBlocks(echo)
}
