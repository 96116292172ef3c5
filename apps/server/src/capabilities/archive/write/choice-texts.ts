import { onThisDayStore } from '#server/capabilities/on-this-day/on-this-day.store.ts'
import { remindersStore } from '#server/capabilities/reminders/reminders.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { toOnThisDayLine } from '../lines/on-this-day-line.ts'
import { toRemindersLine } from '../lines/reminders-line.ts'
import type { Unreadable } from './unreadable.ts'

type Damage = Pick<Unreadable, 'profile'>

/** The choices about On this day as a file of the archive; null without any. */
export async function onThisDayText(db: Queryable, vault: AccountVault, unreadable: Damage): Promise<string | null> {
  const choices = await onThisDayStore(db, vault).read()
  if (choices === 'damaged') unreadable.profile.push('on this day')
  return choices === null || choices === 'damaged' ? null : `${JSON.stringify(toOnThisDayLine(choices))}\n`
}

/** The person’s reminder settings as a file of the archive; null before anything was chosen. */
export async function reminderText(db: Queryable, vault: AccountVault, unreadable: Damage): Promise<string | null> {
  const stored = await remindersStore(db, vault).read()
  if (stored?.settings === 'damaged') unreadable.profile.push('reminders')
  if (!stored || stored.settings === 'damaged') return null
  return `${JSON.stringify(toRemindersLine(stored.settings))}\n`
}
