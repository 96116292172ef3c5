import { randomUUID } from 'node:crypto'
import type { CurrentEcho, PausedEchoes } from '@soundings/contract/echoes'
import {
  advancedAllowed,
  countAdvanced,
  ECHO_ENTRIES_REQUIRED,
  echoDue,
  fitsGentleTimes,
  NO_ECHO_NOW,
  progressMessage,
  quietEcho,
  TIER_MESSAGE,
  type EchoOutcome,
} from '@soundings/core/echo'
import { DEFAULT_TONE, isPaused, pauseFor, type EchoPause, type PauseLength } from '@soundings/core/preferences'
import type { SafetyState } from '@soundings/core/safety'
import { tierIncludes, type Tier } from '@soundings/core/tiers'
import { isoDateOf, localStamp } from '@soundings/core/time'
import type { Analyst } from '#server/analysis/pool.ts'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { entryVersions } from '#server/capabilities/entries/entry-versions.store.ts'
import { currentSafety } from '#server/capabilities/entries/safety.store.ts'
import { whileUnchanged } from '#server/capabilities/entries/while-unchanged.store.ts'
import { whileUnderWay } from '#server/isolation/while-under-way.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { echoesStore, type StoredEcho } from './echoes.store.ts'
import { journalEntries } from './journal-entries.ts'
import { standingEchoes } from './standing-echoes.store.ts'

export type EchoesDeps = { db: Db; analyst: Analyst; minTier: Tier }

const OK = 'ok'
const PAUSED = 'Echos are paused.'

const joinedEcho = whileUnderWay<EchoOutcome>()
const stateWhileUnchanged = whileUnchanged<{ entries: number; safety: SafetyState }>()

/** The Echo of now: made when one is due, else the last one, else why there is none. */
export async function currentEcho(deps: EchoesDeps, vault: AccountVault, now: Date): Promise<CurrentEcho> {
  const account = await accountStore(deps.db, vault).read()
  if (!account) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.')
  const today = localStamp(now.getTime(), account.timeZone).day
  const { entries, safety } = await stateWhileUnchanged(deps.db, vault, String(today), async () => ({
    entries: await entriesStore(deps.db, vault).countNotHistoric(),
    safety: await currentSafety(deps, vault, today),
  }))
  const progress = { current: Math.min(entries, ECHO_ENTRIES_REQUIRED), required: ECHO_ENTRIES_REQUIRED }
  const none = (message: string): CurrentEcho => ({
    has_echo: false,
    message,
    echo: null,
    progress,
    support: false,
    paused: null,
  })
  if (!tierIncludes(account.tier, deps.minTier)) return none(TIER_MESSAGE)

  if (isPaused(account.echoPause, today)) {
    return { ...none(PAUSED), support: safety === 'quiet', paused: toPause(account.echoPause) }
  }

  if (safety === 'quiet') {
    // An older Echo must not be shown next to an entry written in crisis.
    const held = entries >= ECHO_ENTRIES_REQUIRED ? quiet(entries, today, now) : null
    return {
      ...none(progressMessage(entries)),
      ...(held ? { has_echo: true, message: OK, echo: held } : {}),
      support: true,
    }
  }
  if (entries < ECHO_ENTRIES_REQUIRED) return none(progressMessage(entries))
  const told = await standingEchoes(deps, vault, await echoesStore(deps.db, vault).list(), now)
  const latest = (await newEcho(deps, vault, account, { told, today, now })) ?? told[0]
  if (!latest) return none(progressMessage(entries))
  // A joke or a figure about moods from brighter days waits until they are back.
  if (safety === 'gentle' && !fitsGentleTimes(latest.receipt)) return none(NO_ECHO_NOW)
  const isHeldBack = !advancedAllowed(account.tier, entries, countAdvanced(told))
  return {
    has_echo: true,
    message: OK,
    echo: toEcho(latest),
    progress,
    support: false,
    paused: null,
    ...(isHeldBack ? teaserOf(latest) : {}),
  }
}

/** From now on no Echo is made or shown as current. */
export async function pauseEchoes(
  { db }: Pick<EchoesDeps, 'db'>,
  vault: AccountVault,
  { length, today }: { length: PauseLength; today: number },
): Promise<PausedEchoes> {
  const pause = pauseFor(length, today)
  await accountStore(db, vault).saveEchoPause(pause)
  return { paused: toPause(pause) }
}

function toPause({ until }: EchoPause): PausedEchoes['paused'] {
  return { until: until === null ? null : isoDateOf(until) }
}

/** Past Echos, newest first, without those that no longer stand. */
export async function pastEchoes(deps: EchoesDeps, vault: AccountVault, now: Date): Promise<StoredEcho[]> {
  return standingEchoes(deps, vault, await echoesStore(deps.db, vault).list(), now)
}

/** Makes and keeps the Echo that is due, or returns null when none is due or nothing true is to be said. */
export async function newEcho(
  deps: Pick<EchoesDeps, 'db' | 'analyst'>,
  vault: AccountVault,
  account: Account,
  { told, today, now }: { told: readonly StoredEcho[]; today: number; now: Date },
): Promise<StoredEcho | null> {
  const [last] = told
  const isDue = (hasNewEntry: boolean) =>
    echoDue({ tier: account.tier, today, lastEchoDay: last?.day ?? null, hasNewEntry })
  // On most looks the Echo of the day has been told, whatever was written since.
  if (!isDue(true)) return null
  const latestArrival = await entriesStore(deps.db, vault).latestArrival()
  if (!isDue((latestArrival?.getTime() ?? 0) > (last?.receipt.asOf ?? 0))) return null
  const tone = account.onboarding.tone ?? DEFAULT_TONE
  const mark = await entryVersions(deps.db, vault).mark()
  const asked = [mark, today, tone, account.tier, ...told.map(({ id }) => id)].join(' ')
  const outcome = await joinedEcho(vault, asked, () =>
    deps.analyst.echo(vault.accountId, async (readable) => ({
      entries: await journalEntries(deps.db, vault, readable),
      accountId: vault.accountId,
      today,
      tone,
      tier: account.tier,
      history: told.map(({ day, text, receipt }) => ({ day, text, receipt })),
    })),
  )
  if (outcome.kind !== 'echo') return null
  const echo = { ...outcome.echo, teaser: outcome.teaser }
  const id = randomUUID()
  const store = echoesStore(deps.db, vault)
  if (await store.insert(id, echo, { at: now, day: today }))
    return { ...echo, id, generatedAt: now, day: today, checkedAt: now }
  // Another request was faster; its Echo is the one of today.
  const [stored] = await store.list()
  return stored ?? null
}

/** What the tier held back beside an Echo, as long as no entry of that time was changed since. */
function teaserOf({ teaser, generatedAt, checkedAt }: StoredEcho): Pick<CurrentEcho, 'teaser'> {
  if (!teaser || checkedAt > generatedAt) return {}
  return {
    teaser: {
      pattern_type: teaser.patternType,
      pattern_label: teaser.patternLabel,
      based_on_entries: teaser.basedOnEntries,
      timeframe_days: teaser.timeframeDays,
    },
  }
}

function quiet(entries: number, today: number, now: Date): NonNullable<CurrentEcho['echo']> {
  const echo = quietEcho(entries, today)
  return toEcho({ ...echo, id: `quiet-${today}`, generatedAt: now, day: today })
}

function toEcho(echo: Omit<StoredEcho, 'checkedAt' | 'teaser'>): NonNullable<CurrentEcho['echo']> {
  return {
    echo_id: echo.id,
    text: echo.text,
    generated_at: echo.generatedAt.toISOString(),
    based_on_entries: echo.basedOnEntries,
    timeframe_days: echo.timeframeDays,
    pattern_type: echo.patternType,
    pattern_label: echo.patternLabel,
    resonance_score: echo.resonance,
  }
}
