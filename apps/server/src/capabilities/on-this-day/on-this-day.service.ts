import type { OnThisDayAnswered, OnThisDayCard, OnThisDaySettings } from '@soundings/contract/on-this-day'
import {
  answered,
  broughtBack,
  isShown,
  NO_CHOICES,
  printedLines,
  RETIRED_MAX,
  type CardAnswer,
  type OnThisDayChoices,
} from '@soundings/core/on-this-day'
import { dayOfIsoDate, isoDateOf, localDay } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { entryDaysStore } from '#server/capabilities/entries/entry-days.store.ts'
import type { SafetyDeps, WhileUnchanged } from '#server/capabilities/entries/index.ts'
import { AppError } from '#server/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { onThisDayStore } from './on-this-day.store.ts'
import { findPastDay, type FoundDay } from './past-day.ts'

export type OnThisDayDeps = SafetyDeps & { db: Db; pastDays: WhileUnchanged<FoundDay | null> }

type Asking = { vault: AccountVault; timeZone: string }

/** The card for now, or null without one. */
export async function cardOf(
  deps: OnThisDayDeps,
  { vault, timeZone }: Asking,
  now: Date,
): Promise<OnThisDayCard | null> {
  const today = localDay(now, timeZone)
  const choices = await onThisDayStore(deps.db, vault).read()
  // A person whose choices are damaged may have turned it off.
  if (choices === 'damaged') return null
  const { retired } = choices ?? NO_CHOICES
  if (!isShown(choices ?? NO_CHOICES, today)) return null
  const found = await deps.pastDays.of(deps.db, vault, [today, ...retired].join(' '), () =>
    findPastDay(deps, vault, { today, retired }),
  )
  if (!found) return null
  const { day, when, words, entryId, quoted } = found
  const entry = quoted && (await entriesStore(deps.db, vault).find(entryId))
  // If the entry was changed since, the quote's position contains other words.
  const isSame = entry && entry.updatedAt.getTime() === quoted.updatedAt
  const quote = isSame ? printedLines(entry.content, quoted.lines) : null
  return { when, date: isoDateOf(day), words, entry_id: entryId, quote }
}

/** Stores an answer to the card of a past day. @throws AppError */
export async function answerCard(
  { db }: OnThisDayDeps,
  { vault, timeZone }: Asking,
  { date, answer, now }: { date: string; answer: CardAnswer; now: Date },
): Promise<OnThisDayAnswered> {
  const today = localDay(now, timeZone)
  const day = dayOfIsoDate(date)
  if (day === null || (await entryDaysStore(db, vault).among([day], 1)).length === 0) {
    throw new AppError('DAY_NOT_FOUND', 'There’s no entry on this day.')
  }
  const choices = await changed(db, vault, (stored) => {
    const next = answered(readable(stored), { answer, day, today })
    if (next) return next
    const sentence = `You can hide up to ${RETIRED_MAX} days. Unhide one on the Profile page, or turn “On this day” off.`
    throw new AppError('TOO_MANY_RETIRED_DAYS', sentence)
  })
  return { retired: choices.retired.includes(day) }
}

/** @throws AppError when the day isn't retired */
export async function bringBackDay({ db }: OnThisDayDeps, vault: AccountVault, date: string): Promise<void> {
  await changed(db, vault, (stored) => {
    const day = dayOfIsoDate(date)
    const next = day === null ? null : broughtBack(readable(stored), day)
    if (next) return next
    throw new AppError('DAY_NOT_FOUND', 'This day isn’t hidden.')
  })
}

export async function settingsOf({ db }: OnThisDayDeps, vault: AccountVault): Promise<OnThisDaySettings> {
  const choices = await onThisDayStore(db, vault).read()
  if (choices === 'damaged') return { on: false, retired: [], readable: false }
  return toSettings(choices ?? NO_CHOICES)
}

/** Turns On this day on or off. */
export async function turn({ db }: OnThisDayDeps, vault: AccountVault, on: boolean): Promise<OnThisDaySettings> {
  return toSettings(await changed(db, vault, (choices) => ({ ...(choices === 'damaged' ? NO_CHOICES : choices), on })))
}

function toSettings({ on, retired }: OnThisDayChoices): OnThisDaySettings {
  return { on, retired: retired.map(isoDateOf).toReversed(), readable: true }
}

/** Only turning On this day on or off replaces damaged choices. @throws AppError */
function readable(stored: OnThisDayChoices | 'damaged'): OnThisDayChoices {
  if (stored !== 'damaged') return stored
  throw new AppError('DATA_DAMAGED', 'This was damaged on the server’s disk and can’t be read.')
}

/** Changes the choices. Requests of the same account take turns, so that none is lost. */
async function changed(
  db: Db,
  vault: AccountVault,
  change: (stored: OnThisDayChoices | 'damaged') => OnThisDayChoices,
): Promise<OnThisDayChoices> {
  return db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    const store = onThisDayStore(tx, vault)
    const choices = change((await store.read()) ?? NO_CHOICES)
    await store.save(choices)
    return choices
  })
}
