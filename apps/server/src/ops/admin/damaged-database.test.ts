import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { newHome, type Home } from '#server/testing/operator.ts'

const LONG = { timeout: 180_000 }

/** A journal with one entry, its backup, and a database that was damaged afterward. */
async function damagedHome(): Promise<{ home: Home; backup: string }> {
  const home = await newHome('pglite')
  const backup = join(home.dataDir, 'the.backup')
  {
    await using server = await home.start()
    await (await server.app.person('mara@x.test')).post('/api/entries', anEntry({ content: 'In the backup.' }))
    expect((await home.admin(['backup', backup])).code).toBe(0)
  }
  const control = join(home.dataDir, 'pglite/global/pg_control')
  const bytes = await readFile(control)
  bytes[16] = bytes[16]! ^ 0xff
  await writeFile(control, bytes)
  return { home, backup }
}

test('start and verify explain what to do about a damaged database', LONG, async () => {
  const { home } = await damagedHome()
  await using _home = home
  const sentence = `The database in ${home.dataDir}/pglite is damaged. Move it away, keep secret.key, and restore the latest backup.`
  await expect(home.start()).rejects.toThrow(sentence)
  const verified = await home.admin(['verify'])
  expect([verified.code, verified.complaints]).toEqual([1, expect.stringContaining(sentence)])
  expect(verified.complaints).not.toContain('    at ')
})

test(
  'restore --replace replaces a database that does not open with a backup, and keeps the old one',
  LONG,
  async () => {
    const { home, backup } = await damagedHome()
    await using _home = home
    const refused = await home.admin(['restore', backup])
    expect([refused.code, refused.complaints]).toEqual([1, expect.stringContaining('With --replace')])
    expect((await home.admin(['restore', backup, '--replace'])).complaints).toContain('add --yes')
    expect(existsSync(join(home.dataDir, 'pglite/global/pg_control'))).toBe(true)
    const restored = await home.admin(['restore', backup, '--replace', '--yes'])
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('The damaged database is kept in')])
    const [aside] = readdirSync(home.dataDir).filter((name) => name.startsWith('pglite.damaged-'))
    expect(existsSync(join(home.dataDir, aside!, 'global/pg_control'))).toBe(true)
    await using server = await home.start()
    const person = await server.app.person('mara@x.test')
    expect((await person.get('/api/entries')).json<EntryList>().entries[0]?.content).toBe('In the backup.')
    expect((await home.admin(['verify'])).code).toBe(0)
  },
)
