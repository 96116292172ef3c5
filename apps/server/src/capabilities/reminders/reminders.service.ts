import type { MailLink } from '@soundings/contract/mail-link'
import type { ReminderChange, ReminderDevice, Reminders } from '@soundings/contract/reminders'
import {
  clockOf,
  FIRST_SETTINGS,
  minuteOf,
  nextReminder,
  QUIET_DAYS_MAX,
  REMINDED_DEVICES_MAX,
  withoutEmail,
  type ReminderSettings,
} from '@soundings/core/reminders'
import { dayOfIsoDate, isoDateOf, localDay } from '@soundings/core/time'
import type { PushService } from '#server/adapters/push/push-service.ts'
import { readableVaultOf } from '#server/capabilities/accounts/index.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { AppError, notSignedIn } from '#server/errors.ts'
import { isSameSecret } from '#server/platform/bytes.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import type { FindPushKeys } from './push-keys.ts'
import { endpointHashOf, pushSubscriptionsStore, type StoredSubscription } from './push-subscriptions.store.ts'
import { stopToken } from './reminder-mail.ts'
import { remindersStore } from './reminders.store.ts'

export type RemindersDeps = {
  db: Db
  root: RootKeys
  push: PushService
  pushKeys: FindPushKeys
  clock: () => Date
}

/** A session that asks about its own device. */
type Asking = { vault: AccountVault; sessionHash: Buffer | null }

export async function readReminders(deps: RemindersDeps, asking: Asking): Promise<Reminders> {
  const { db, clock, pushKeys } = deps
  const { vault, sessionHash } = asking
  const stored = await remindersStore(db, vault).read()
  const settings = stored === null || stored.settings === 'damaged' ? FIRST_SETTINGS : stored.settings
  const devices = await pushSubscriptionsStore(db, vault).list(clock())
  const today = localDay(clock(), await accountStore(db, vault).timeZone())
  const { on, minute, days, way, quietUntil } = settings
  return {
    on,
    time: clockOf(minute),
    days: [...days],
    way,
    quiet_until: quietUntil !== null && quietUntil > today ? isoDateOf(quietUntil) : null,
    readable: stored?.settings !== 'damaged',
    push_key: (await pushKeys())?.publicKey.toString('base64url') ?? null,
    this_device: devices.some(({ tokenHash }) => sessionHash?.equals(tokenHash)),
    devices: devices.length,
  }
}

/** @throws AppError QUIET_TOO_LONG */
export async function changeReminders(deps: RemindersDeps, asking: Asking, change: ReminderChange): Promise<Reminders> {
  const { db, clock } = deps
  await db.transaction(async (tx) => {
    const accounts = accountStore(tx, asking.vault)
    await accounts.lock()
    const timeZone = await accounts.timeZone()
    const now = clock()
    const settings = settingsOf(change, localDay(now, timeZone))
    await remindersStore(tx, asking.vault).save(settings, dateOf(nextReminder(settings, timeZone, now.getTime())?.at))
  })
  return readReminders(deps, asking)
}

function settingsOf({ on, time, days, way, quiet_until }: ReminderChange, today: number): ReminderSettings {
  const quietUntil = quiet_until === null ? null : dayOfIsoDate(quiet_until)
  if (quietUntil !== null && quietUntil > today + QUIET_DAYS_MAX) {
    throw new AppError(
      'QUIET_TOO_LONG',
      'You can pause reminders for up to a year. To stop them for longer, turn them off.',
    )
  }
  return {
    on,
    minute: minuteOf(time),
    days: days.toSorted((a, b) => a - b),
    way,
    quietUntil: quietUntil !== null && quietUntil > today ? quietUntil : null,
  }
}

const dateOf = (time: number | undefined) => (time === undefined ? null : new Date(time))

/**
 * Replans the next reminder after an account’s time zone has changed. Unreadable choices stay until the person replaces
 * them.
 */
export async function replanReminders(tx: Tx, vault: AccountVault, now: Date): Promise<void> {
  const store = remindersStore(tx, vault)
  const stored = await store.read()
  if (!stored || stored.settings === 'damaged') return
  const timeZone = await accountStore(tx, vault).timeZone()
  await store.save(stored.settings, dateOf(nextReminder(stored.settings, timeZone, now.getTime())?.at))
}

/** Restores choices from an archive, if the account has none. */
export async function putBackReminders(tx: Tx, vault: AccountVault, settings: ReminderSettings, now: Date) {
  const timeZone = await accountStore(tx, vault).timeZone()
  await remindersStore(tx, vault).putBack(settings, dateOf(nextReminder(settings, timeZone, now.getTime())?.at))
}

/** @throws AppError DEVICE_INVALID, TOO_MANY_DEVICES */
export async function addDevice(deps: RemindersDeps, asking: Asking, device: ReminderDevice): Promise<Reminders> {
  const { db, push, clock } = deps
  const { vault, sessionHash } = asking
  const subscription = subscriptionOf(device, push)
  if (!sessionHash) throw notSignedIn()
  await db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    const store = pushSubscriptionsStore(tx, vault)
    const others = (await store.list(clock())).filter(
      ({ tokenHash, subscription: { endpoint } }) => !sessionHash.equals(tokenHash) && endpoint !== device.endpoint,
    )
    if (others.length >= REMINDED_DEVICES_MAX) {
      throw new AppError(
        'TOO_MANY_DEVICES',
        `${REMINDED_DEVICES_MAX} devices already get reminders. Sign out on one of them, or turn its reminders off.`,
      )
    }
    await store.save(sessionHash, endpointHashOf(vault, device.endpoint), subscription)
  })
  return readReminders(deps, asking)
}

/** The lengths of an uncompressed point on P-256 and of the secret (RFC 8291), in bytes. */
const POINT_BYTES = 65
const AUTH_BYTES = 16

function subscriptionOf({ endpoint, keys: { p256dh, auth } }: ReminderDevice, push: PushService): StoredSubscription {
  const lengths = [p256dh, auth].map((text) => Buffer.from(text, 'base64url').length)
  if (lengths[0] !== POINT_BYTES || lengths[1] !== AUTH_BYTES || !push.accepts(endpoint)) {
    throw new AppError('DEVICE_INVALID', 'Reminders can’t reach this browser. Email works everywhere.')
  }
  return { endpoint, p256dh, auth }
}

export async function removeDevice(deps: RemindersDeps, asking: Asking): Promise<Reminders> {
  if (asking.sessionHash) await pushSubscriptionsStore(deps.db, asking.vault).remove(asking.sessionHash)
  return readReminders(deps, asking)
}

/** Turns off the emails of the account in a link; a wrong link changes nothing. */
export async function stopMail(
  { db, root, clock }: Pick<RemindersDeps, 'db' | 'root' | 'clock'>,
  { account, token }: MailLink,
): Promise<void> {
  const vault = isUuid(account) ? await readableVaultOf({ db, root }, account) : null
  if (!vault || !isSameSecret(stopToken(vault), Buffer.from(token, 'base64url'))) return
  await db.transaction(async (tx) => {
    const accounts = accountStore(tx, vault)
    await accounts.lock()
    const store = remindersStore(tx, vault)
    const stored = await store.read()
    if (!stored) return
    const settings = withoutEmail(stored.settings === 'damaged' ? FIRST_SETTINGS : stored.settings)
    const timeZone = await accounts.timeZone()
    await store.save(settings, dateOf(nextReminder(settings, timeZone, clock().getTime())?.at))
  })
}
