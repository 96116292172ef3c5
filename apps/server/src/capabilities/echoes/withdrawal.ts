import type { Analyst } from '#server/analysis/pool.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { echoesStore, type StoredEcho } from './echoes.store.ts'
import { journalEntries } from './journal-entries.ts'

/**
 * The Echos that still stand. One that cites an entry deleted since is withdrawn; one that cites an entry changed
 * since is audited again on the entries of now, and withdrawn when it fails.
 */
export async function standingEchoes(
  deps: { db: Queryable; analyst: Analyst },
  vault: AccountVault,
  echoes: readonly StoredEcho[],
): Promise<StoredEcho[]> {
  const cited = [...new Set(echoes.flatMap(({ receipt }) => citedEntries(receipt)))]
  const versions = cited.length > 0 ? await entriesStore(deps.db, vault).versions(cited) : new Map<string, Date>()
  const standing: StoredEcho[] = []
  for (const echo of echoes) {
    if (await stands(deps, vault, echo, versions)) standing.push(echo)
    else await echoesStore(deps.db, vault).remove(echo.id)
  }
  return standing
}

async function stands(
  deps: { db: Queryable; analyst: Analyst },
  vault: AccountVault,
  echo: StoredEcho,
  versions: ReadonlyMap<string, Date>,
): Promise<boolean> {
  const cited = citedEntries(echo.receipt).map((id) => versions.get(id))
  if (cited.includes(undefined)) return false
  const changed = cited.some((version) => version !== undefined && version > echo.generatedAt)
  if (!changed) return true
  const entries = await journalEntries(deps.db, vault)
  return (await deps.analyst.audit({ echo, entries })) === null
}

function citedEntries(receipt: StoredEcho['receipt']): string[] {
  return [...receipt.entries, ...receipt.quotes.map((quote) => quote.entry)]
}
