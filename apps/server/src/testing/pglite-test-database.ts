import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migrate, readMigrations, type Migration } from '#server/platform/db/migrate.ts'
import { openDb } from '#server/platform/db/open-db.ts'
import { databaseFolder } from '#server/platform/db/pglite/data-folder.ts'
import { openPgliteInMemory } from '#server/platform/db/pglite.ts'
import type { Db } from '#server/platform/db/port.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)
const CACHE = new URL('../../../../node_modules/.cache/soundings/', import.meta.url)

/** A migrated in-memory database, from an image that is built once for these migrations and this PGlite. */
export async function newPgliteTestDatabase(): Promise<Db> {
  const migrations = await readMigrations()
  const file = new URL(`${await imageName(migrations)}.tar`, CACHE)
  const image = await readFile(file).catch(() => buildImage(file, migrations))
  const { db } = await openPgliteInMemory(image, rethrow)
  return db
}

/** Puts a migrated database into a data folder without one, copied from a first start that happened once. */
export async function placePgliteDatabase(dataDir: string): Promise<void> {
  if (existsSync(databaseFolder(dataDir))) return
  const started = new URL(`${await imageName(await readMigrations())}-folder/`, CACHE)
  if (!existsSync(started)) await startOnce(started)
  await cp(databaseFolder(fileURLToPath(started)), databaseFolder(dataDir), { recursive: true })
}

async function startOnce(folder: URL): Promise<void> {
  // Another worker may do the same, and the first copy is as good.
  const unfinished = new URL(`unfinished-${process.pid}/`, CACHE)
  await rm(unfinished, { recursive: true, force: true })
  await removeOthers(folder, '-folder')
  const db = await openDb({ dataDir: fileURLToPath(unfinished) })
  await db[Symbol.asyncDispose]()
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
}

/** Removes what belongs to other migrations. */
async function removeOthers(current: URL, ending: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  for (const old of await readdir(CACHE)) {
    if (old.endsWith(ending) && !current.pathname.includes(old)) {
      await rm(new URL(old, CACHE), { recursive: true, force: true })
    }
  }
}

async function imageName(migrations: readonly Migration[]): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { dependencies: Record<string, string> }
  const parts = [dependencies['@electric-sql/pglite'], ...migrations.map(({ checksum }) => checksum)]
  return `pglite-${createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)}`
}

async function buildImage(file: URL, migrations: readonly Migration[]): Promise<Uint8Array> {
  const inMemory = await openPgliteInMemory(null, rethrow)
  await migrate(inMemory.db, migrations)
  const image = await inMemory.dump()
  await inMemory.db[Symbol.asyncDispose]()
  await removeOthers(file, '.tar')
  // Another worker may build it too, so the file gets its name only when it is complete.
  const unfinished = new URL(`${file.href}.${process.pid}`)
  await writeFile(unfinished, image)
  await rename(unfinished, file)
  return image
}

function rethrow(error: Error): void {
  throw error
}
