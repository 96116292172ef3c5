import type { Letter as LetterAnswer, LetterList, LetterMail } from '@soundings/contract/letters'
import type { MailLink } from '@soundings/contract/mail-link'
import { tierIncludes, type Tier } from '@soundings/core/account'
import {
  LETTER_KINDS,
  lastFinished,
  letterKey,
  periodOfKey,
  periodTitle,
  type LetterKind,
  type Shelf,
} from '@soundings/core/letters'
import { localDay } from '@soundings/core/time'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { journalEntries } from '#server/capabilities/echoes/index.ts'
import type { WhileUnchanged } from '#server/capabilities/entries/index.ts'
import { AppError } from '#server/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import { inFlight } from '#server/platform/turns/in-flight.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { LEAST_TIER } from './least-tier.ts'
import { letterAnswer } from './letter-answer.ts'
import { letterMailStore } from './letter-mail.store.ts'
import { lettersStore } from './letters.store.ts'
import { writtenLetter, type LetterDeps } from './written-letter.ts'

export type LettersDeps = LetterDeps & { db: Db; shelves: WhileUnchanged<Shelf> }

type Asking = { vault: AccountVault; tier: Tier; today: number }

const sharedShelf = inFlight<Shelf>()

/** Every letter that can be asked for, the newest first within each kind. */
export async function listLetters(deps: LettersDeps, vault: AccountVault, now: Date): Promise<LetterList> {
  const asking = await askingOf(deps, vault, now)
  const { isOpen, periods } = await shelfOf(deps, asking)
  const stored = await lettersStore(deps.db, vault).keys()
  const letters = periods.map((period) => ({
    id: letterKey(period),
    kind: period.kind,
    title: periodTitle(period),
    included: isIncluded(asking.tier, letterKey(period), stored),
  }))
  return { open: isOpen, letters }
}

/** One letter, written when it is read for the first time. @throws AppError */
export async function readLetter(deps: LettersDeps, vault: AccountVault, id: string, now: Date): Promise<LetterAnswer> {
  const period = periodOfKey(id)
  if (!period) throw notFound()
  const asking = await askingOf(deps, vault, now)
  const stored = await lettersStore(deps.db, vault).keys()
  const { isOpen, periods } = await shelfOf(deps, asking)
  const isListed = periods.some((listed) => letterKey(listed) === id)
  if (isOpen && !isListed && !stored.includes(id)) throw notFound()
  if (!isIncluded(asking.tier, id, stored)) return letterAnswer(period, { kind: 'other plan' })
  const letter = await writtenLetter(deps, vault, period, asking.today)
  if (letter.kind === 'unknown') throw notFound()
  return letterAnswer(period, letter)
}

/** A letter stays once it is written; Free includes one monthly letter. */
function isIncluded(tier: Tier, id: string, stored: readonly string[]): boolean {
  const kind = LETTER_KINDS.find((known) => id.startsWith(`${known}-`)) ?? 'week'
  if (stored.includes(id) || tierIncludes(tier, LEAST_TIER[kind])) return true
  return kind === 'month' && !stored.some((key) => key.startsWith('month-'))
}

async function askingOf({ db }: LettersDeps, vault: AccountVault, now: Date): Promise<Asking> {
  const account = await accountStore(db, vault).existing()
  return { vault, tier: account.tier, today: localDay(now, account.timeZone) }
}

function shelfOf({ db, analyst, shelves }: LettersDeps, { vault, today }: Asking): Promise<Shelf> {
  return shelves.of(db, vault, String(today), () =>
    sharedShelf(vault, String(today), () =>
      analyst.shelf(vault.accountId, async (readable) => ({
        entries: await journalEntries(db, vault, readable),
        today,
      })),
    ),
  )
}

function notFound(): AppError {
  return new AppError('LETTER_NOT_FOUND', 'There is no such letter.')
}

export async function mailOf({ db }: LettersDeps, { accountId }: AccountVault): Promise<LetterMail> {
  return { on: (await letterMailStore(db, accountId).token()) !== null }
}

/** Turns the emails on or off. Letters about periods that are over already are not announced. */
export async function turnMail(deps: LettersDeps, vault: AccountVault, on: boolean, now: Date): Promise<LetterMail> {
  const store = letterMailStore(deps.db, vault.accountId)
  if (!on) await store.turnOff()
  else {
    const { today } = await askingOf(deps, vault, now)
    const first = (kind: LetterKind) => lastFinished(kind, today).first
    const told = { week: first('week'), month: first('month'), year: first('year') }
    // The token is always the same, so that the link in any email ever sent still turns the emails off.
    await store.turnOn(vault.hash('letter-mail-stop'), today, told)
  }
  return { on }
}

/** Turns off the emails of the account in a link; a wrong link changes nothing. */
export async function stopMail({ db }: LettersDeps, { account, token }: MailLink): Promise<void> {
  if (isUuid(account)) await letterMailStore(db, account).stop(Buffer.from(token, 'base64url'))
}
