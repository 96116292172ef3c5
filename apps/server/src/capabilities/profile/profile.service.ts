import { randomUUID } from 'node:crypto'
import { pathOf } from '@soundings/contract/endpoint'
import { profile } from '@soundings/contract/endpoints'
import type { Profile, ProfileChange } from '@soundings/contract/profile'
import { AVATAR_INVALID, AVATAR_NOT_IMAGE, AVATAR_TOO_LARGE } from '@soundings/core/account'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { replanReminders } from '#server/capabilities/reminders/index.ts'
import type { Db, Queryable } from '#server/platform/db/port.ts'
import { ReadingError, type ReadingProblem } from '#server/adapters/documents/reading-error.ts'
import { AppError } from '#server/errors.ts'
import type { PhotographReader } from '#server/adapters/photographs/photograph-reader.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { avatarsStore } from './avatars.store.ts'

const avatarUrl = (version: string) => pathOf(profile.avatar, { id: version })

export async function readProfile({ db }: { db: Queryable }, vault: AccountVault): Promise<Profile> {
  const account = await accountStore(db, vault).existing()
  const version = await avatarsStore(db, vault).version()
  return {
    display_name: account.displayName,
    email: account.email,
    unreadable: account.unreadable,
    avatar_url: version && avatarUrl(version),
    subscription_tier: account.tier,
    created_at: account.createdAt.toISOString(),
    timezone: account.timeZone,
  }
}

export async function changeProfile(
  { db, clock }: { db: Db; clock: () => Date },
  vault: AccountVault,
  change: ProfileChange,
): Promise<Profile> {
  return db.transaction(async (tx) => {
    const store = accountStore(tx, vault)
    if (change.display_name !== undefined) await store.saveDisplayName(change.display_name || null)
    if (change.timezone !== undefined) {
      await store.saveTimeZone(change.timezone)
      await replanReminders(tx, vault, clock())
    }
    return readProfile({ db: tx }, vault)
  })
}

/** Makes a small portrait of a photograph and stores only that. @returns its URL */
export async function saveAvatar(
  deps: { db: Db; photographs: PhotographReader },
  vault: AccountVault,
  photograph: Buffer,
): Promise<string> {
  const image = await deps.photographs.avatar(photograph, new AbortController().signal).catch(toRefusal)
  const version = randomUUID()
  await avatarsStore(deps.db, vault).save(version, image)
  return avatarUrl(version)
}

function toRefusal(error: unknown): never {
  if (!(error instanceof ReadingError)) throw error
  throw refusalOf(error.problem)
}

function refusalOf(problem: ReadingProblem): AppError {
  if (problem === 'unsupported') return new AppError('FILE_UNSUPPORTED', AVATAR_NOT_IMAGE)
  // A small file may expand to more pixels than is safe: it is still too large.
  if (problem === 'too-complex') return new AppError('FILE_TOO_COMPLEX', AVATAR_TOO_LARGE)
  return new AppError(problem === 'empty' ? 'FILE_EMPTY' : 'FILE_UNREADABLE', AVATAR_INVALID)
}
