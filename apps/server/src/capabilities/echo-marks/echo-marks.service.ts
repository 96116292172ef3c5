import type { EchoMark as AnsweredMark, EchoMarks, MarkedEcho, MarkEcho } from '@soundings/contract/echo-marks'
import { asksToStop, effectOf, kindOfRule, MARKS_MAX, neverChoices, type Said } from '@soundings/core/echo'
import { localDay } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { echoesStore, type StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { pastEchoes, type StandingDeps } from '#server/capabilities/echoes/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { echoMarksStore, type StoredMark } from './echo-marks.store.ts'
import { knownMarks, type KnownMark } from './known-marks.ts'

export type MarksDeps = StandingDeps & { db: Db }

/** The moment of a request, and the person’s time zone. */
type When = { now: Date; timeZone: string }

/** Every mark with its effect, newest first. */
export async function listMarks(deps: MarksDeps, vault: AccountVault, when: When): Promise<EchoMarks> {
  const known = await knownMarks(deps.db, vault)
  if (known.length === 0) return { marks: [] }
  const echoes = new Map((await pastEchoes(deps, vault, when.now)).map((echo) => [echo.id, echo]))
  const present = await echoesStore(deps.db, vault).ids()
  // The audit has just withdrawn the Echos that are no longer true, with all their marks except “Never again”.
  const held = known.filter(({ stored, mark }) => present.has(stored.echo) || mark.verdict === 'never')
  return {
    marks: held.map((mark) => ({
      ...answered(mark, held, echoes.get(mark.stored.echo), dayOf(when)),
      echo_gone: !present.has(mark.stored.echo),
    })),
  }
}

/**
 * Marks an Echo, replacing its previous mark. The same mark again changes nothing.
 * @throws AppError when there is no such Echo, it does not offer that choice, or there are too many marks
 */
export async function setMark(
  deps: MarksDeps,
  vault: AccountVault,
  { id, body, ...when }: When & { id: string; body: MarkEcho },
): Promise<MarkedEcho> {
  const echo = (await pastEchoes(deps, vault, when.now)).find((past) => past.id === id)
  if (!echo) throw noEcho()
  const today = dayOf(when)
  const said = saidOf(echo, body, today)
  await deps.db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    if (!(await echoesStore(tx, vault).ids()).has(id)) throw noEcho()
    const store = echoMarksStore(tx, vault)
    const before = (await store.list()).find((mark) => mark.echo === id)
    if (before && isSame(before, said)) return
    if ((await store.countBeside(id)) >= MARKS_MAX) {
      const sentence = `You can mark up to ${MARKS_MAX.toLocaleString('en-US')} Echos. Undo one in your profile first.`
      throw new AppError('TOO_MANY_MARKS', sentence)
    }
    await store.save({ echo: id, at: when.now.getTime(), said })
  })
  const known = await knownMarks(deps.db, vault)
  const own = known.find(({ stored }) => stored.echo === id)
  // Another request has withdrawn the Echo or removed the mark in the meantime.
  if (!own) throw noEcho()
  const asks = asksToStop(
    own.mark,
    known.map(({ mark }) => mark),
    today,
  )
  const { rule } = echo.receipt
  return {
    mark: { ...answered(own, known, echo, today), echo_gone: false },
    asks_to_stop: asks ? { value: rule, kind: kindOfRule(rule) } : null,
  }
}

/** Removes the mark from an Echo, if it has one. @throws AppError when there is neither a mark nor an Echo */
export async function takeBackMark({ db }: Pick<MarksDeps, 'db'>, vault: AccountVault, id: string): Promise<void> {
  const removed = await echoMarksStore(db, vault).remove([id])
  if (removed === 0 && !(await echoesStore(db, vault).ids()).has(id)) throw noEcho()
}

function saidOf({ receipt }: StoredEcho, body: MarkEcho, day: number): Said {
  if (body.verdict !== 'never') return { day, verdict: body.verdict, scope: 'echo', value: '' }
  const { verdict, scope, value } = body
  if (!neverChoices(receipt).some((choice) => choice.scope === scope && choice.value === value)) {
    throw new AppError('INVALID_INPUT', 'This Echo doesn’t mention that. Choose one of the things it mentions.')
  }
  return { day, verdict, scope, value }
}

function isSame({ said }: StoredMark, { verdict, scope, value }: Said): boolean {
  return said.verdict === verdict && said.scope === scope && said.value === value
}

function answered(
  { stored, mark }: KnownMark,
  all: readonly KnownMark[],
  echo: StoredEcho | undefined,
  today: number,
): Omit<AnsweredMark, 'echo_gone'> {
  const { echo: echo_id, at, said } = stored
  return {
    echo_id,
    verdict: said.verdict,
    scope: said.scope,
    value: said.value,
    marked_at: new Date(at).toISOString(),
    effect: effectOf(
      mark,
      all.map((known) => known.mark),
      today,
    ),
    text: echo?.text ?? null,
    generated_at: echo?.generatedAt.toISOString() ?? null,
  }
}

function dayOf({ now, timeZone }: When): number {
  return localDay(now, timeZone)
}

function noEcho(): AppError {
  return new AppError('ECHO_NOT_FOUND', 'This Echo no longer exists.')
}
