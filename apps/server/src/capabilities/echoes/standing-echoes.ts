import type { AuditFailure } from '@soundings/core/echo'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import { withdrawEchoes } from '#server/capabilities/echo-marks/index.ts'
import { entryFiguresStore } from '#server/capabilities/entries/entry-figures.store.ts'
import type { JournalMarks } from '#server/capabilities/entries/index.ts'
import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { echoesStore, type StoredEcho } from './echoes.store.ts'
import { journalEntries } from './journal-entries.ts'

/**
 * The most Echos that are audited per request. Changing a very old entry can mark many for an audit; the others wait
 * for the next request.
 */
const AUDITS = 50
/** An audit time for an Echo in doubt: earlier than any change. */
const IN_DOUBT = 0

export type StandingDeps = { db: Db; analyst: Analyst; marks: JournalMarks }

const sharedAudit = inFlight<(AuditFailure | null)[]>()

/**
 * The valid Echos, newest first. An Echo depends on the entries up to its day; when one of those was changed, deleted,
 * moved or added later, the Echo is audited again with the current entries, and withdrawn when it no longer follows
 * from them. It is not shown until the audit.
 */
export async function standingEchoes(
  deps: StandingDeps,
  vault: AccountVault,
  echoes: readonly StoredEcho[],
  now: Date,
  audits = AUDITS,
): Promise<StoredEcho[]> {
  if (echoes.length === 0) return []
  const firstCheck = new Date(Math.min(...echoes.map(({ checkedAt }) => checkedAt.getTime())))
  const touched = await entryFiguresStore(deps.db, vault).touchedAfter(firstCheck)
  const unaudited = echoes.filter(
    ({ receipt, generatedAt, checkedAt }) =>
      checkedAt.getTime() === IN_DOUBT ||
      touched.some(
        // A backdated entry has counted since it was added, which may be after the date of the newest entry.
        ({ countedFrom, touchedAt }) =>
          countedFrom.getTime() <= Math.max(receipt.asOf, generatedAt.getTime()) && touchedAt >= checkedAt,
      ),
  )
  if (unaudited.length === 0) return [...echoes]
  const audited = unaudited.slice(0, audits)
  const mark = await deps.marks.of(deps.db, vault)
  const failures = await sharedAudit(vault, [mark, ...audited.map(({ id }) => id)].join(' '), () =>
    deps.analyst.audit(vault.accountId, async (readable) => ({
      echoes: audited,
      entries: await journalEntries(deps.db, vault, readable),
    })),
  )
  const idsWhere = (passed: boolean) =>
    audited.flatMap(({ id }, index) => ((failures[index] === null) === passed ? [id] : []))
  const valid = idsWhere(true)
  await echoesStore(deps.db, vault).markChecked(valid, now)
  await withdrawEchoes(deps.db, vault, idsWhere(false))
  const hidden = new Set([...idsWhere(false), ...unaudited.slice(audits).map(({ id }) => id)])
  return echoes
    .filter(({ id }) => !hidden.has(id))
    .map((echo) => (valid.includes(echo.id) ? { ...echo, checkedAt: now } : echo))
}

/** Every valid Echo of an account, newest first, however many need an audit: for complete exports. */
export async function allStandingEchoes(deps: StandingDeps, vault: AccountVault, now: Date): Promise<StoredEcho[]> {
  const echoes = await echoesStore(deps.db, vault).list()
  return standingEchoes(deps, vault, echoes, now, echoes.length)
}
