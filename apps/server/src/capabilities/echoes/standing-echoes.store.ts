import type { AuditFailure } from '@soundings/core/echo'
import type { Analyst } from '#server/analysis/pool.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { entryVersions } from '#server/capabilities/entries/entry-versions.store.ts'
import { whileUnderWay } from '#server/isolation/while-under-way.ts'
import type { Queryable } from '#server/db/port.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { echoesStore, type StoredEcho } from './echoes.store.ts'
import { journalEntries } from './journal-entries.ts'

/** Echos audited for one request; a change of a very old entry can put many in doubt, which then wait their turn. */
const AUDITS = 50

const joinedAudit = whileUnderWay<(AuditFailure | null)[]>()

/**
 * The Echos that still stand, newest first. An Echo speaks of the entries up to its day; when one of those was
 * changed, deleted or added since, the Echo is audited again on the entries of now, and withdrawn when it no longer
 * follows from them. Until it has been audited it is not shown.
 */
export async function standingEchoes(
  deps: { db: Queryable; analyst: Analyst },
  vault: AccountVault,
  echoes: readonly StoredEcho[],
  now: Date,
  audits = AUDITS,
): Promise<StoredEcho[]> {
  if (echoes.length === 0) return []
  const firstCheck = new Date(Math.min(...echoes.map(({ checkedAt }) => checkedAt.getTime())))
  const touched = await entriesStore(deps.db, vault).touchedAfter(firstCheck)
  const inDoubt = echoes.filter(({ receipt, checkedAt }) =>
    touched.some(({ createdAt, touchedAt }) => createdAt.getTime() <= receipt.asOf && touchedAt >= checkedAt),
  )
  if (inDoubt.length === 0) return [...echoes]
  const audited = inDoubt.slice(0, audits)
  const mark = await entryVersions(deps.db, vault).mark()
  const failures = await joinedAudit(vault, [mark, ...audited.map(({ id }) => id)].join(' '), () =>
    deps.analyst.audit(vault.accountId, async (readable) => ({
      echoes: audited,
      entries: await journalEntries(deps.db, vault, readable),
    })),
  )
  const idsWhere = (passed: boolean) =>
    audited.flatMap(({ id }, index) => ((failures[index] === null) === passed ? [id] : []))
  const store = echoesStore(deps.db, vault)
  const standing = idsWhere(true)
  await store.markChecked(standing, now)
  await store.remove(idsWhere(false))
  const gone = new Set([...idsWhere(false), ...inDoubt.slice(audits).map(({ id }) => id)])
  return echoes
    .filter(({ id }) => !gone.has(id))
    .map((echo) => (standing.includes(echo.id) ? { ...echo, checkedAt: now } : echo))
}

/** Every Echo of an account that still stands, newest first, however many are in doubt: for what leaves as a whole. */
export async function allStandingEchoes(
  deps: { db: Queryable; analyst: Analyst },
  vault: AccountVault,
  now: Date,
): Promise<StoredEcho[]> {
  const echoes = await echoesStore(deps.db, vault).list()
  return standingEchoes(deps, vault, echoes, now, echoes.length)
}
