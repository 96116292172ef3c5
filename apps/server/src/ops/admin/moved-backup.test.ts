import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestOf, writeJournal } from '#server/testing/backups.ts'
import { newHome } from '#server/testing/operator.ts'

const MINUTE = { timeout: 180_000 }

/** Tables that are restored unchanged; a restore deletes sessions and sign-in links. */
const keptOf = (manifest: Awaited<ReturnType<typeof manifestOf>> | undefined) =>
  manifest?.tables.filter(({ table }) => !['sessions', 'login_links', 'login_codes'].includes(table))

test(
  'a backup moves between the embedded database and PostgreSQL, and back, without a changed bit',
  MINUTE,
  async () => {
    await using embedded = await newHome('pglite')
    await using postgres = await newHome('postgres')
    const files = ['first', 'second', 'third'].map((name) => join(embedded.dataDir, name))
    const [first = '', second = '', third = ''] = files
    {
      await using server = await embedded.start()
      const person = await server.app.person()
      await writeJournal(person, 250)
      await person.send('PUT', '/api/profile', { body: { display_name: 'Mara "quoted" \\ 🌊' } })
      await server.db.query(
        `update accounts set intentions = array['a,b', 'c"d', 'null', ''], created_at = '1969-07-20 20:17:40.123457+00'`,
      )
      await server.db.query('update entries set lexical_diversity = 0.1::real, typing_speed_wpm = 1e-7')
    }
    expect((await embedded.admin(['backup', first])).code).toBe(0)
    const key = { SECRET_KEY: await secretOf(embedded.dataDir) }
    expect(await postgres.admin(['restore', first], key)).toMatchObject({ code: 0, complaints: '' })
    expect((await postgres.admin(['backup', second], { SECRET_KEY: '' })).code).toBe(0)
    await embedded.destroyDatabase()
    expect((await embedded.admin(['restore', second])).code).toBe(0)
    expect((await embedded.admin(['backup', third])).code).toBe(0)
    const [one, two, three] = await Promise.all(files.map(manifestOf))
    expect(keptOf(two)).toEqual(keptOf(one))
    expect(keptOf(three)).toEqual(keptOf(one))
    expect((await embedded.admin(['verify'])).said).toContain('Texts and pictures that can be decrypted: 252 of 252.')
  },
)

async function secretOf(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim()
}
