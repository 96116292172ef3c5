import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localStamp, timeOfLocal } from '@soundings/core/time'
import { z } from 'zod'
import type { Analyst } from '#server/analysis/pool.ts'
import { accountDirectory, accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { accountFor } from '#server/capabilities/auth/auth.service.ts'
import { DEVELOPMENT_ACCOUNTS } from '#server/capabilities/auth/development-accounts.ts'
import { newEcho } from '#server/capabilities/echoes/echoes.service.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { createEntry } from '#server/capabilities/entries/entries.service.ts'
import { vocabularies } from '#server/capabilities/entries/vocabularies.ts'
import type { Db } from '#server/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/vault/account-vault.ts'
import { accountVaults } from '#server/vault/account-vaults.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'

const DiaryLine = z.object({
  /** Days before today: -89 … 0. */
  day: z.int().min(-400).max(0),
  time: z.string().regex(/^\d\d:\d\d$/),
  content: z.string(),
  mood: z.int(),
  energy: z.int(),
  focus: z.int(),
})

/** Days between the Echos that the demo journal has already heard. */
const ECHO_EVERY_DAYS = 7

type SeedDeps = { db: Db; root: RootKeys; analyst: Analyst; now: Date }

/** Makes the two development accounts, when they are not there yet: one with a journal of 90 days, one fresh. */
export async function seedDevelopmentAccounts(deps: SeedDeps): Promise<void> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [demo, fresh] = DEVELOPMENT_ACCOUNTS
  await accountFor(deps, { address: fresh.email, timeZone, now: deps.now })
  const id = await accountFor(deps, { address: demo.email, timeZone, now: deps.now })
  const vault = await accountVaults({ root: deps.root, findKey: (id) => accountDirectory(deps.db).findKey(id) }).of(id)
  if (!vault) return
  const store = accountStore(deps.db, vault)
  const account = await store.read()
  if (!account || account.onboarding.completed) return
  await store.savePreferences({ frequency: 'Daily', tone: 'Reflective' }, 3)
  await store.saveDisplayName('Mara')
  await store.saveTier('pro')
  await writeDiary(deps, vault, timeZone)
  // Completed last: a start that was interrupted begins again where it was.
  await store.completeOnboarding(deps.now, 4)
}

/** Writes the diary entry by entry as its writer would have, and hears an Echo once a week on the way. */
async function writeDiary(deps: SeedDeps, vault: AccountVault, timeZone: string): Promise<void> {
  const entriesDeps = { db: deps.db, analyst: deps.analyst, vocabularies: vocabularies(deps.analyst) }
  const today = localStamp(deps.now.getTime(), timeZone).day
  const lines = (await readFile(join(import.meta.dirname, 'diary.jsonl'), 'utf8')).trim().split('\n')
  const store = accountStore(deps.db, vault)
  let echoDay = Number.NEGATIVE_INFINITY
  for (const line of lines) {
    const { day, time, content, mood, energy, focus } = DiaryLine.parse(JSON.parse(line))
    const written = Math.min(timeOfLocal(today + day, time, timeZone), deps.now.getTime())
    const entry = { content, mood, energy, focus, created_at: new Date(written).toISOString() }
    const isMine = await createEntry(entriesDeps, vault, entry, {
      timeZone,
      idempotencyKey: `demo ${day} ${time}`,
      now: new Date(written),
    }).then(() => true, writtenElsewhere)
    if (!isMine) continue
    if (today + day - echoDay < ECHO_EVERY_DAYS) continue
    const account = await store.read()
    if (!account) return
    const told = await echoesStore(deps.db, vault).list()
    const echo = await newEcho(deps, vault, account, { told, today: today + day, now: new Date(written) })
    if (echo) echoDay = today + day
  }
}

/** Another server that starts at the same moment, or an earlier start, has written the line. */
function writtenElsewhere(error: unknown): false {
  if (error instanceof AppError && error.code === 'IDEMPOTENCY_CONFLICT') return false
  throw error
}
