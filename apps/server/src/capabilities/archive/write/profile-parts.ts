import type { Account } from '#server/capabilities/accounts/accounts.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { PATHS } from '../archive-layout.ts'
import type { ProfileLine } from '../lines/profile-line.ts'
import { entered, readable, type Ledger } from './ledger.ts'

/** Name, time zone and picture, byte for byte as stored. */
export async function* profileParts(
  { db }: { db: Db },
  vault: AccountVault,
  account: Account,
  ledger: Ledger,
): AsyncGenerator<ZipPart> {
  const avatars = avatarsStore(db, vault)
  const version = await avatars.version()
  const found = version === null ? null : await readable(avatars.read(version))
  const picture = found === 'damaged' ? null : found
  ledger.unreadable.profile.push(...account.unreadable, ...(found === 'damaged' ? ['picture'] : []))
  const line: ProfileLine = {
    display_name: account.displayName,
    time_zone: account.timeZone,
    picture: picture !== null,
  }
  const content = inChunks([`${JSON.stringify(line)}\n`])
  yield { path: PATHS.profile, content: entered(ledger, PATHS.profile, content) }
  if (picture) yield { path: PATHS.picture, content: entered(ledger, PATHS.picture, [picture]), compress: false }
}
