import { MISSED_AFTER_MS, nextReminder } from '@soundings/core/reminders'
import { DAY_MS, localDay } from '@soundings/core/time'
import type { Mailer } from '#server/adapters/mail/mailer.ts'
import type { PushService } from '#server/adapters/push/push-service.ts'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { entryDaysStore } from '#server/capabilities/entries/entry-days.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import type { FindPushKeys } from './push-keys.ts'
import { endpointHashOf, pushSubscriptionsStore } from './push-subscriptions.store.ts'
import { COUNTED_WAYS, reminderCountsStore, type CountedWay } from './reminder-counts.store.ts'
import { reminderMail } from './reminder-mail.ts'
import { BEFORE_ALL, dueReminders, remindersStore, type DueReminder } from './reminders.store.ts'

export type SendRemindersDeps = {
  db: Db
  root: RootKeys
  mailer: Mailer
  push: PushService
  pushKeys: FindPushKeys
  publicUrl: string
  clock: () => Date
  onError: (error: Error) => void
  /** Called with the number of reminders that were sent. */
  onSent?: ((way: CountedWay, sent: number) => void) | undefined
}

/** The number of reminders that are read at a time, and the number that are sent at once. */
const PAGE = 200
const LANES = 8
/** The service worker has the wording; a message contains only its kind. */
const PUSH_TEXT = JSON.stringify({ kind: 'reminder' })
/** The number of seconds after which a push service drops a reminder: late ones are skipped, as on this server. */
const PUSH_SECONDS = MISSED_AFTER_MS / 1000

/** The number of reminders sent in each way. */
type Sent = Record<CountedWay, number>

/**
 * Sends every reminder that is due. One statement claims it and plans the next before anything is sent, so that any
 * number of servers send it only once; failed ones are not repeated.
 */
export async function sendReminders(deps: SendRemindersDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock()
  let after = BEFORE_ALL
  for (;;) {
    const due = await dueReminders(deps.db, now, after, PAGE)
    const sent: Sent = { email: 0, device: 0 }
    const waiting = due.values()
    const lane = async () => {
      for (const reminder of waiting) {
        if (signal.aborted) return
        await sendOne(deps, reminder, sent).catch(deps.onError)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await count(deps, sent).catch(deps.onError)
    const last = due.at(-1)
    if (last === undefined || due.length < PAGE || signal.aborted) return
    after = last
  }
}

async function sendOne(deps: SendRemindersDeps, { accountId, at }: DueReminder, sent: Sent): Promise<void> {
  const { db, clock } = deps
  const vault = await accountVaultOf(deps, accountId)
  if (!vault) return
  const store = remindersStore(db, vault)
  const stored = await store.read()
  if (stored?.nextAt?.getTime() !== at.getTime()) return
  const { settings } = stored
  const now = clock().getTime()
  if (settings === 'damaged') {
    await store.claim(stored, new Date(now + DAY_MS))
    return
  }
  const timeZone = await accountStore(db, vault).timeZone()
  const following = nextReminder(settings, timeZone, now)
  if (!(await store.claim(stored, following && new Date(following.at)))) return
  // The reminder is null or later when the time zone has changed since it was planned.
  const reminder = nextReminder(settings, timeZone, at.getTime() - 1)
  if (reminder?.at !== at.getTime() || now - at.getTime() > MISSED_AFTER_MS) return
  const [written] = await entryDaysStore(db, vault).among([reminder.day], 1)
  if (written) return
  if (settings.way !== 'email' && (await toDevices(deps, vault))) sent.device++
  if (settings.way !== 'device' && (await byEmail(deps, vault))) sent.email++
}

/** @returns false when the address is damaged; the next sign-in restores it */
async function byEmail({ db, mailer, publicUrl }: SendRemindersDeps, vault: AccountVault): Promise<boolean> {
  const account = await accountStore(db, vault).read()
  if (!account || account.email === null) return false
  await mailer.send(reminderMail(account.email, publicUrl, vault))
  return true
}

/** @returns whether a device was reached */
async function toDevices(deps: SendRemindersDeps, vault: AccountVault): Promise<boolean> {
  const { db, push, pushKeys, clock } = deps
  const store = pushSubscriptionsStore(db, vault)
  const devices = await store.list(clock())
  const keys = devices.length > 0 ? await pushKeys() : null
  if (!keys) return false
  const outcomes = await Promise.all(
    devices.map(async ({ tokenHash, subscription }) => {
      const { endpoint } = subscription
      const [p256dh, auth] = [subscription.p256dh, subscription.auth].map((text) => Buffer.from(text, 'base64url'))
      if (!p256dh || !auth) return 'failed'
      const outcome = await push.send({ endpoint, p256dh, auth }, { text: PUSH_TEXT, lifetime: PUSH_SECONDS, keys })
      if (outcome === 'gone') await store.removeEnded(tokenHash, endpointHashOf(vault, endpoint))
      return outcome
    }),
  )
  return outcomes.includes('sent')
}

async function count({ db, clock, onSent }: SendRemindersDeps, sent: Sent): Promise<void> {
  const day = localDay(clock(), 'UTC')
  for (const way of COUNTED_WAYS) {
    if (sent[way] === 0) continue
    onSent?.(way, sent[way])
    await reminderCountsStore(db).add({ day, way, sent: sent[way] })
  }
}
