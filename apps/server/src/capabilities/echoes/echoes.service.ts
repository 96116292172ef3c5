import { randomUUID } from 'node:crypto'
import type { CurrentEcho, EchoSnapshots, PausedEchoes } from '@soundings/contract/echoes'
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
import {
  DEFAULT_TONE,
  type EchoPause,
  isPaused,
  pauseFor,
  type PauseLength,
  type Tier,
  tierIncludes,
} from '@soundings/core/account'
import type { SafetyState } from '@soundings/core/safety'
import type { JournalLanguage } from '@soundings/core/text'
import { isoDateOf, localDay } from '@soundings/core/time'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import { entryFiguresStore } from '#server/capabilities/entries/entry-figures.store.ts'
import { currentSafety, type SafetyDeps, type WhileUnchanged } from '#server/capabilities/entries/index.ts'
import { knownMarks } from '#server/capabilities/echo-marks/index.ts'
import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { echoesStore, type StoredEcho } from './echoes.store.ts'
import { askingOf, type Asking } from './asking.ts'
import { journalEntries } from './journal-entries.ts'
import { spokenLanguage } from './spoken-language.ts'
import { standingEchoes, type StandingDeps } from './standing-echoes.ts'

/** The facts about the journal that decide the current Echo. */
export type EchoState = { entries: number; safety: SafetyState; language: JournalLanguage | null }

export type EchoesDeps = SafetyDeps & { db: Db; echoStates: WhileUnchanged<EchoState>; minTier: Tier }

const OK = 'ok'
const PAUSED = 'Echos are paused.'

const sharedEcho = inFlight<EchoOutcome>()

/** The current Echo: a new one if it is due, else the latest, else the reason why there is none. */
export async function currentEcho(deps: EchoesDeps, vault: AccountVault, now: Date): Promise<CurrentEcho> {
  const account = await accountStore(deps.db, vault).existing()
  const today = localDay(now, account.timeZone)
  const { entries, safety, language } = await deps.echoStates.of(deps.db, vault, String(today), async () => ({
    entries: await entryFiguresStore(deps.db, vault).countNotHistoric(),
    safety: await currentSafety(deps, vault, today),
    language: await spokenLanguage(deps.db, vault),
  }))
  const progress = { current: Math.min(entries, ECHO_ENTRIES_REQUIRED), required: ECHO_ENTRIES_REQUIRED }
  const none = (message: string): CurrentEcho => ({
    has_echo: false,
    message,
    echo: null,
    progress,
    support: false,
    paused: null,
    language: null,
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
  const noEcho = { ...none(progressMessage(entries)), language }
  if (entries < ECHO_ENTRIES_REQUIRED) return noEcho
  const past = await standingEchoes(deps, vault, await echoesStore(deps.db, vault).list(), now)
  const latest = (await newEcho(deps, vault, account, { past, today, now })) ?? past[0]
  if (!latest) return noEcho
  // In hard times the user sees no joke and no mood figure from brighter days.
  if (safety === 'gentle' && !fitsGentleTimes(latest.receipt)) return { ...none(NO_ECHO_NOW), language }
  const isHeldBack = !advancedAllowed(account.tier, entries, countAdvanced(past))
  return {
    has_echo: true,
    message: OK,
    echo: { ...toEcho(latest), ...(await askingOf(deps, vault, { today, safety }))(latest) },
    progress,
    support: false,
    paused: null,
    language,
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

/** Past Echos, newest first, without withdrawn ones. */
export async function pastEchoes(deps: StandingDeps, vault: AccountVault, now: Date): Promise<StoredEcho[]> {
  return standingEchoes(deps, vault, await echoesStore(deps.db, vault).list(), now)
}

/** Past Echos, newest first, each with its question and its answers. */
export async function echoHistory(
  deps: EchoesDeps,
  vault: AccountVault,
  { today, now }: { today: number; now: Date },
): Promise<EchoSnapshots> {
  const past = await pastEchoes(deps, vault, now)
  const asking = await askingOf(deps, vault, { today, safety: await currentSafety(deps, vault, today) })
  return {
    snapshots: past.map((echo) => ({
      id: echo.id,
      text: echo.text,
      generated_at: echo.generatedAt.toISOString(),
      based_on_entries: echo.basedOnEntries,
      resonance_score: echo.resonance,
      local_date: isoDateOf(echo.day),
      ...asking(echo),
    })),
  }
}

/** Makes and stores the Echo that is due, or returns null when none is due or no rule finds a true one. */
export async function newEcho(
  deps: StandingDeps,
  vault: AccountVault,
  account: Account,
  { past, today, now }: { past: readonly StoredEcho[]; today: number; now: Date },
): Promise<StoredEcho | null> {
  const [last] = past
  const isDue = (hasNewEntry: boolean) =>
    echoDue({ tier: account.tier, today, lastEchoDay: last?.day ?? null, hasNewEntry })
  // For most requests, today’s Echo already exists, whatever was written in the meantime.
  if (!isDue(true)) return null
  const latestArrival = await entryFiguresStore(deps.db, vault).latestArrival()
  if (!isDue((latestArrival?.getTime() ?? 0) > (last?.receipt.asOf ?? 0))) return null
  const tone = account.onboarding.tone ?? DEFAULT_TONE
  const mark = await deps.marks.of(deps.db, vault)
  const said = await knownMarks(deps.db, vault)
  const saidAt = said.map(({ stored }) => `${stored.echo}@${stored.at}`)
  const asked = [mark, today, tone, account.tier, ...past.map(({ id }) => id), ...saidAt].join(' ')
  const outcome = await sharedEcho(vault, asked, () =>
    deps.analyst.echo(vault.accountId, async (readable) => ({
      entries: await journalEntries(deps.db, vault, readable),
      accountId: vault.accountId,
      today,
      tone,
      tier: account.tier,
      history: past.map(({ day, text, receipt }) => ({ day, text, receipt })),
      marks: said.map((known) => known.mark),
    })),
  )
  if (outcome.kind !== 'echo') return null
  const echo = { ...outcome.echo, teaser: outcome.teaser }
  const id = randomUUID()
  const store = echoesStore(deps.db, vault)
  if (await store.insert(id, echo, { at: now, day: today }))
    return { ...echo, id, generatedAt: now, day: today, checkedAt: now }
  // Another request was faster, so today’s Echo is the one that it stored.
  const [stored] = await store.list()
  return stored ?? null
}

/** The pattern that the tier held back with an Echo, as long as no entry from that time has changed since. */
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
  const quiet = toEcho({ ...echo, id: `quiet-${today}`, generatedAt: now, day: today })
  return { ...quiet, question: null, answers: [] }
}

function toEcho(echo: Omit<StoredEcho, 'checkedAt' | 'teaser'>): Omit<NonNullable<CurrentEcho['echo']>, keyof Asking> {
  return {
    echo_id: echo.id,
    text: echo.text,
    generated_at: echo.generatedAt.toISOString(),
    based_on_entries: echo.basedOnEntries,
    timeframe_days: echo.timeframeDays,
    pattern_type: echo.patternType,
    pattern_label: echo.patternLabel,
    resonance_score: echo.resonance,
    local_date: isoDateOf(echo.day),
  }
}
