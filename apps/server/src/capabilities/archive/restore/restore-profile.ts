import { randomUUID } from 'node:crypto'
import type { RestoredArchive } from '@soundings/contract/archive'
import { mergedChoices, type OnThisDayChoices } from '@soundings/core/on-this-day'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { onThisDayStore } from '#server/capabilities/on-this-day/on-this-day.store.ts'
import { OWN_PROMPTS_MAX } from '@soundings/core/writing'
import { ownPromptsStore } from '#server/capabilities/writing/own-prompts.store.ts'
import { writingChoicesStore } from '#server/capabilities/writing/writing-choices.store.ts'
import { putBackReminders, replanReminders } from '#server/capabilities/reminders/index.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { Db, Tx } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { PATHS } from '../archive-layout.ts'
import { toChoices } from '../lines/on-this-day-line.ts'
import type { ArchiveReader } from '../read/archive-reader.ts'
import { toReminderSettings } from '../lines/reminders-line.ts'
import type { WritingLine } from '../lines/writing-line.ts'

/**
 * Restores the name and the picture if the account has none. The time zone decides the days of a journal, so it is
 * restored only while there is no entry. Days retired in the archive are retired here too, own prompts are added, and
 * reminders and choices about writing are restored if the account has none. Existing values stay, and restoring again
 * changes nothing.
 * @param inTheEnd runs in the same transaction
 * @returns the parts that were restored
 */
export async function restoreProfile(
  { db, clock }: { db: Db; clock: () => Date },
  vault: AccountVault,
  archive: ArchiveReader,
  { isEmptyJournal, inTheEnd }: { isEmptyJournal: boolean; inTheEnd: (tx: Tx) => Promise<void> },
): Promise<RestoredArchive['profile']> {
  const profile = await archive.profile()
  const picture = profile?.picture ? await archive.file(PATHS.picture) : null
  const archived = await archive.onThisDay()
  const writing = await archive.writing()
  const reminders = await archive.reminders()
  return db.transaction(async (tx) => {
    const accounts = accountStore(tx, vault)
    await accounts.lock()
    await inTheEnd(tx)
    const account = await accounts.read()
    if (account && archived) await restoreChoices(tx, vault, toChoices(archived))
    if (account && writing) await restoreWriting(tx, vault, writing)
    if (account && reminders) await putBackReminders(tx, vault, toReminderSettings(reminders), clock())
    if (!profile || !account) return []
    const restored: RestoredArchive['profile'] = []
    if (profile.display_name !== null && account.displayName === null) {
      await accounts.saveDisplayName(profile.display_name)
      restored.push('name')
    }
    if (isEmptyJournal && profile.time_zone !== account.timeZone) {
      await accounts.saveTimeZone(profile.time_zone)
      await replanReminders(tx, vault, clock())
      restored.push('time zone')
    }
    const avatars = avatarsStore(tx, vault)
    if (picture && (await avatars.version()) === null) {
      await avatars.save(randomUUID(), picture)
      restored.push('photo')
    }
    return restored
  })
}

/** Adds the archive’s choices about On this day; choices that can’t be read stay for the person to replace. */
async function restoreChoices(tx: Tx, vault: AccountVault, archived: Omit<OnThisDayChoices, 'hidden'>): Promise<void> {
  const store = onThisDayStore(tx, vault)
  const own = await store.read()
  if (own !== 'damaged') await store.save(mergedChoices(own, archived))
}

/** Restores the choices about writing if there are none, and the own prompts that are not there. */
async function restoreWriting(tx: Tx, vault: AccountVault, { choices, prompts }: WritingLine): Promise<void> {
  const chosen = writingChoicesStore(tx, vault)
  if (choices && (await chosen.read()) === null) {
    await chosen.save({
      dayStart: choices.day_start,
      wordGoal: choices.word_goal,
      showsStreaks: choices.streaks_shown,
    })
  }
  const own = ownPromptsStore(tx, vault)
  const present = await own.list()
  const texts = new Set(present.map(({ text }) => text))
  let room = OWN_PROMPTS_MAX - present.length
  for (const { id, added_at, text } of prompts) {
    if (room === 0) return
    if (texts.has(text)) continue
    texts.add(text)
    if (await own.add({ id, addedAt: new Date(added_at), text })) room--
  }
}
