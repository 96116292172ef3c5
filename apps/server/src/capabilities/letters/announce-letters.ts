import { tierIncludes } from '@soundings/core/account'
import { LETTER_KINDS, lastFinished, WAITING_DAYS, type LetterKind } from '@soundings/core/letters'
import { localStamp } from '@soundings/core/time'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { accountStore, type Account } from '#server/capabilities/accounts/accounts.store.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import { BEFORE_EVERY_ID } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { letterMail } from './letter-mail.ts'
import { accountsWithLetterMail, letterMailStore } from './letter-mail.store.ts'
import { LEAST_TIER } from './least-tier.ts'
import { writtenLetter } from './written-letter.ts'

export type AnnounceDeps = {
  db: Db
  root: RootKeys
  analyst: Analyst
  mailer: Mailer
  publicUrl: string
  clock: () => Date
  onError: (error: Error) => void
}

/** The number of accounts that are read at a time. */
const PAGE = 200
/** No email is sent before this hour of the person’s day, so that none arrives at night. */
const FROM_HOUR = 8

/**
 * Looks for new letters of everyone who wants an email, and sends a link. One statement claims an account for the day,
 * so only one server looks. The announcement is recorded before the email is sent, so a failed email is not sent twice.
 */
export async function announceLetters(deps: AnnounceDeps, signal: AbortSignal): Promise<void> {
  let after = BEFORE_EVERY_ID
  for (;;) {
    const accounts = await accountsWithLetterMail(deps.db, after, PAGE)
    for (const accountId of accounts) {
      if (signal.aborted) return
      await announceTo(deps, accountId).catch(deps.onError)
    }
    const last = accounts.at(-1)
    if (last === undefined || accounts.length < PAGE) return
    after = last
  }
}

async function announceTo(deps: AnnounceDeps, accountId: string): Promise<void> {
  const { db, mailer, publicUrl, clock } = deps
  const vault = await accountVaultOf(deps, accountId)
  if (!vault) return
  const account = await accountStore(db, vault).read()
  if (!account || account.email === null) return
  const { day: today, hour } = localStamp(clock().getTime(), account.timeZone)
  const store = letterMailStore(db, accountId)
  if (hour < FROM_HOUR || !(await store.claimDay(today))) return
  const [told, token] = [await store.told(), await store.token()]
  if (!told || !token) return
  const ready = await readyKinds(deps, vault, account, { told, today })
  if (ready.length === 0) return
  const first = (kind: LetterKind) => (ready.includes(kind) ? lastFinished(kind, today).first : told[kind])
  if (!(await store.tell({ week: first('week'), month: first('month'), year: first('year') }))) return
  await mailer.send(letterMail(account.email, publicUrl, { account: accountId, token }))
}

/** The kinds whose last finished period has an unannounced letter. Periods that ended long ago are skipped. */
async function readyKinds(
  deps: AnnounceDeps,
  vault: AccountVault,
  { tier }: Account,
  { told, today }: { told: Readonly<Record<LetterKind, number>>; today: number },
): Promise<LetterKind[]> {
  const ready: LetterKind[] = []
  for (const kind of LETTER_KINDS) {
    const period = lastFinished(kind, today)
    const isNews = period.first > told[kind] && today - period.last <= WAITING_DAYS + 1
    if (!isNews || !tierIncludes(tier, LEAST_TIER[kind])) continue
    if ((await writtenLetter(deps, vault, period, today)).kind === 'letter') ready.push(kind)
  }
  return ready
}
