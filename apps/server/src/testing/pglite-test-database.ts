import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { migrate, readMigrations, type Migration } from '#server/platform/db/migrate.ts'
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
  await mkdir(CACHE, { recursive: true })
  for (const old of await readdir(CACHE)) if (old.endsWith('.tar')) await rm(new URL(old, CACHE), { force: true })
  // Another worker may build it too, so the file gets its name only when it is complete.
  const unfinished = new URL(`${file.href}.${process.pid}`)
  await writeFile(unfinished, image)
  await rename(unfinished, file)
  return image
}

function rethrow(error: Error): void {
  throw error
}
