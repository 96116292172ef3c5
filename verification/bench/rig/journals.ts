import { randomUUID } from 'node:crypto'
import { localStamp } from '@soundings/core/time'
import { accountStore } from '../../../apps/server/src/capabilities/accounts/accounts.store.ts'
import { claimAddress } from '../../../apps/server/src/capabilities/accounts/new-accounts.store.ts'
import { sessionsStore } from '../../../apps/server/src/capabilities/auth/sessions.store.ts'
import { putBackEntries } from '../../../apps/server/src/capabilities/entries/archived-entries.store.ts'
import { hashToken, newSessionToken } from '../../../apps/server/src/platform/http/session-token.ts'
import type { Db } from '../../../apps/server/src/platform/db/port.ts'
import { newAccountKey, openAccountVault } from '../../../apps/server/src/platform/vault/account-vault.ts'
import { deriveRootKeys } from '../../../apps/server/src/platform/vault/root-keys.ts'
import { entryText } from './entry-text.ts'
import { storePlainEntries } from './plain-journal.ts'
import type { EntryRecord } from '../../../apps/server/src/capabilities/entries/entry-record.ts'

/** SECRET_KEY of every server that runs on the databases filled here. */
export const SECRET = Buffer.alloc(32, 7)
export const ENTRY_BYTES = 2_048

export const root = deriveRootKeys(SECRET)
const DAY_MS = 86_400_000
const SESSION_MS = 30 * DAY_MS
const ENTRIES_A_DAY = 3
const ROWS = 200
const TAGS = Array.from({ length: 120 }, (_, index) => `theme${index}`)

/** A signed-in account with a journal of entries of 2 KB, three a day until now. */
export type Writer = { accountId: string; token: string; entries: readonly EntryRecord[] }

export function newWriter(entryCount: number): Writer {
  const now = Date.now()
  const entries = Array.from({ length: entryCount }, (_, index) =>
    keptEntry(index, now - (index * DAY_MS) / ENTRIES_A_DAY - 60_000),
  )
  const accountId = randomUUID()
  return { accountId, token: newSessionToken(accountId), entries }
}

/**
 * Stores a user’s journal as the server would, and the same journal unencrypted for the bare server.
 * @param parts which of the two to store in this database
 */
export async function storeWriter(
  db: Db,
  writer: Writer,
  parts: { sealed: boolean; plain: boolean } = { sealed: true, plain: true },
): Promise<void> {
  const { accountId, token, entries } = writer
  const now = new Date()
  const key = newAccountKey(root, accountId)
  const vault = openAccountVault(root, accountId, key)
  const emailSealed = vault.seal('accounts.email', `${accountId}@bench.test`)
  await db.transaction((tx) =>
    claimAddress(tx, vault.hash(accountId), { id: accountId, createdAt: now, key, emailSealed, timeZone: 'UTC' }),
  )
  const account = accountStore(db, vault)
  await account.savePreferences({ frequency: 'Daily', tone: 'Reflective' }, 3)
  await account.saveTier('pro')
  await account.completeOnboarding(now, 4)
  const tokenHash = hashToken(token)
  await sessionsStore(db).start({ tokenHash, accountId, now, expiresAt: new Date(now.getTime() + SESSION_MS) })
  for (let from = 0; from < entries.length; from += ROWS) {
    const batch = entries.slice(from, from + ROWS)
    if (parts.sealed) await db.transaction((tx) => putBackEntries(tx, vault, batch))
    if (parts.plain) await storePlainEntries(db, accountId, batch)
  }
}

function keptEntry(index: number, time: number): EntryRecord {
  const content = entryText(index, ENTRY_BYTES)
  const at = new Date(time)
  return {
    id: randomUUID(),
    createdAt: at,
    updatedAt: at,
    addedAt: at,
    ...localStamp(time, 'UTC'),
    timeZone: 'UTC',
    title: content.slice(0, 60),
    content,
    tags: [0, 1, 2].map((nth) => ({ tag: TAGS[(index * (nth + 1)) % TAGS.length] ?? '', source: 'auto' })),
    mood: 1 + (index % 5),
    energy: 1 + ((index * 3) % 5),
    focus: 1 + ((index * 7) % 5),
    wordCount: content.split(' ').length,
    historic: false,
    undated: false,
    photographed: false,
    damaged: false,
    origin: 'written',
    importId: null,
    typingSpeedWpm: 40,
    timeOnEntrySeconds: 600,
    editCount: 12,
    sentimentScore: 0.12,
    lexicalDiversity: 0.61,
  }
}
