import { isoDateOf } from '@soundings/core/time'
import { echoMarksStore } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { allStandingEchoes, type StandingDeps } from '#server/capabilities/echoes/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { PATHS } from '../archive-layout.ts'
import { toEchoLine } from '../lines/echo-line.ts'
import { toNeverAgainLine } from '../lines/never-again-line.ts'
import { entered, type Ledger } from './ledger.ts'

type Deps = StandingDeps & { db: Db }

/**
 * The valid Echos that were made before the entries were sent: a later Echo may refer to later entries.
 * @param sent gets the ids of those that are written
 */
export async function* echoLines(
  deps: Deps,
  vault: AccountVault,
  now: Date,
  ledger: Ledger,
  { initialIds, sent }: { initialIds: ReadonlySet<string>; sent: Set<string> },
): AsyncGenerator<string> {
  for (const { id, day } of await echoesStore(deps.db, vault).damaged()) {
    ledger.unreadable.echoes.push({ id, date: isoDateOf(day) })
  }
  const echoes = await allStandingEchoes(deps, vault, now)
  const marksStore = echoMarksStore(deps.db, vault)
  const marks = new Map((await marksStore.list()).map((mark) => [mark.echo, mark]))
  ledger.unreadable.marks.push(...(await marksStore.damaged()))
  for (const echo of echoes.toReversed()) {
    const { entries, quotes } = echo.receipt
    const named = [...entries, ...quotes.map(({ entry }) => entry)]
    if (!initialIds.has(echo.id) || !named.every((id) => ledger.entries.has(id))) continue
    ledger.counts.echoes++
    sent.add(echo.id)
    yield `${JSON.stringify(toEchoLine(echo, marks.get(echo.id) ?? null))}\n`
  }
}

/** The “Never again” marks whose Echo isn’t in the archive. */
export async function* neverAgainParts(
  { db }: { db: Db },
  vault: AccountVault,
  ledger: Ledger,
  sent: ReadonlySet<string>,
): AsyncGenerator<ZipPart> {
  const marks = await echoMarksStore(db, vault).list()
  const alone = marks.filter(({ echo, said }) => said.verdict === 'never' && !sent.has(echo))
  if (alone.length === 0) return
  const content = inChunks(alone.map((mark) => `${JSON.stringify(toNeverAgainLine(mark))}\n`))
  yield { path: PATHS.neverAgain, content: entered(ledger, PATHS.neverAgain, content) }
}
