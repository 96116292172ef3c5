import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localDay, timeOfLocal } from '@soundings/core/time'
import { z } from 'zod'
import { createCaches, type Caches } from '#server/caches.ts'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { accountFor, DEVELOPMENT_ACCOUNTS } from '#server/capabilities/auth/index.ts'
import { newEcho } from '#server/capabilities/echoes/index.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { createEntry } from '#server/capabilities/entries/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import { AppError } from '#server/errors.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { SealBrokenError } from '#server/platform/vault/sealed-box.ts'

const DiaryLine = z.object({
  /** The entry’s day relative to today, from -89 to 0. */
  day: z.int().min(-400).max(0),
  time: z.string().regex(/^\d\d:\d\d$/),
  content: z.string(),
  mood: z.int(),
  energy: z.int(),
  focus: z.int(),
})

/** The number of days between the Echos that the demo journal already has. */
const ECHO_EVERY_DAYS = 7

type SeedDeps = {
  db: Db
  root: RootKeys
  analyst: Analyst
  now: Date
  /** Called when the demo account is damaged: the server must still start for all others. */
  onDamaged: (error: Error) => void
}

/** Creates the two development accounts if they do not exist: one with 90 days of entries, one empty. */
export async function seedDevelopmentAccounts(deps: SeedDeps): Promise<void> {
  try {
    await seed(deps)
  } catch (error) {
    if (!(error instanceof SealBrokenError)) throw error
    deps.onDamaged(error)
  }
}

async function seed(deps: SeedDeps): Promise<void> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [demo, fresh] = DEVELOPMENT_ACCOUNTS
  await accountFor(deps, { address: fresh.email, timeZone, now: deps.now })
  const id = await accountFor(deps, { address: demo.email, timeZone, now: deps.now })
  const caches = createCaches(deps)
  const vault = await caches.vaults.of(id)
  if (!vault) return
  const store = accountStore(deps.db, vault)
  const account = await store.read()
  if (!account || account.onboarding.completed) return
  await store.savePreferences({ frequency: 'Daily', tone: 'Reflective' }, 3)
  await store.saveDisplayName('Mara')
  await store.saveTier('pro')
  await writeDiary({ ...deps, ...caches }, vault, timeZone)
  // Marked as completed last, so that an interrupted seed is repeated at the next start.
  await store.completeOnboarding(deps.now, 4)
}

/** Writes the entries one by one as a user would, and makes an Echo once a week on the way. */
async function writeDiary(deps: SeedDeps & Caches, vault: AccountVault, timeZone: string): Promise<void> {
  const today = localDay(deps.now, timeZone)
  const lines = (await readFile(join(import.meta.dirname, 'diary.jsonl'), 'utf8')).trim().split('\n')
  const store = accountStore(deps.db, vault)
  let echoDay = Number.NEGATIVE_INFINITY
  for (const line of lines) {
    const { day, time, content, mood, energy, focus } = DiaryLine.parse(JSON.parse(line))
    const written = Math.min(timeOfLocal(today + day, time, timeZone), deps.now.getTime())
    const entry = { content, mood, energy, focus, created_at: new Date(written).toISOString() }
    const isMine = await createEntry(deps, vault, entry, {
      timeZone,
      idempotencyKey: `demo ${day} ${time}`,
      now: new Date(written),
    }).then(() => true, writtenElsewhere)
    if (!isMine) continue
    if (today + day - echoDay < ECHO_EVERY_DAYS) continue
    const account = await store.read()
    if (!account) return
    const past = await echoesStore(deps.db, vault).list()
    const echo = await newEcho(deps, vault, account, { past, today: today + day, now: new Date(written) })
    if (echo) echoDay = today + day
  }
}

/** Another server that starts at the same moment, or an earlier start, has inserted the row. */
function writtenElsewhere(error: unknown): false {
  if (error instanceof AppError && error.code === 'IDEMPOTENCY_CONFLICT') return false
  throw error
}
