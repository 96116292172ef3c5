import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entry, EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { anEntry } from '#server/testing/builders.ts'
import { newHome } from '#server/testing/operator.ts'
import { setAside } from './set-aside.ts'
import { vaultOf } from '#server/testing/vault-of.ts'

const LONG = { timeout: 180_000 }
const CHANGED = 'set_byte(body_sealed, 20, (get_byte(body_sealed, 20) + 1) % 256)'

test(
  'verify lists rows that cannot be decrypted, and set-aside moves them to a file so that the rest verifies',
  LONG,
  async () => {
    await using home = await newHome()
    await using server = await home.start()
    const { db, app } = server
    const mara = await app.person('mara@x.test')
    const written = async (content: string) => (await mara.post('/api/entries', anEntry({ content }))).json<Entry>().id
    const [whole, damaged] = [await written('This one opens.'), await written('A secret lamplighter.')]
    const account = (await mara.get('/api/auth/status')).json().user.id as string
    const vault = await vaultOf({ db, root: app.root }, mara)
    const photograph = { id: randomUUID(), mediaType: 'image/png', original: Buffer.of(1), display: Buffer.of(2) }
    await photographsStore(db, vault).putBack(photograph, damaged)
    const [before] = await db.query<{ sealed: string }>(
      `update entries set body_sealed = ${CHANGED} where entry_id = $1 returning body_sealed::text as sealed`,
      [damaged],
    )
    const found = await home.admin(['verify'])
    expect([found.code, found.said]).toEqual([
      1,
      expect.stringContaining(`Cannot be decrypted: entries ${account} ${damaged} (body_sealed)`),
    ])
    expect(found.said).not.toContain(whole)

    const name = ['set-aside', 'entries', account]
    expect((await home.admin([...name, damaged])).complaints).toContain('add --yes')
    expect((await home.admin([...name, whole, '--yes'])).complaints).toContain('can be decrypted, so it was not moved')
    expect((await home.admin([...name, randomUUID(), '--yes'])).complaints).toContain('There is no such row in entries')
    expect((await home.admin(['set-aside', 'sessions', account, damaged])).code).toBe(2)
    expect((await home.admin(['set-aside', 'accounts', account, account])).complaints).toContain('the next sign-in')

    const moved = await home.admin([...name, damaged, '--yes'])
    const path = /Kept in (.*)\.$/.exec(moved.said)?.[1] ?? ''
    expect([moved.code, moved.said]).toEqual([0, expect.stringContaining('Moved out of the database: 2 rows.')])
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const { rows } = JSON.parse(await readFile(path, 'utf8'))
    expect(rows).toMatchObject([
      { table: 'entries', row: { entry_id: damaged, mood: 4, body_sealed: before?.sealed } },
      { table: 'photographs', row: { photograph_id: photograph.id, entry_id: damaged } },
    ])
    expect((await home.admin(['verify'])).code).toBe(0)
    const { entries } = (await mara.get('/api/entries')).json<EntryList>()
    expect(entries.map(({ content }) => content)).toEqual(['This one opens.'])
  },
)

test('of two commands that name the same row, one moves it and the other leaves no file behind', LONG, async () => {
  await using home = await newHome()
  await using server = await home.start()
  const { db, app } = server
  const mara = await app.person('mara@x.test')
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'A secret lamplighter.' }))).json<Entry>()
  const accountId = (await mara.get('/api/auth/status')).json().user.id as string
  await db.query(`update entries set body_sealed = ${CHANGED} where entry_id = $1`, [id])

  const order = { table: 'entries', accountId, id } as const
  const command = () => setAside({ db, root: app.root, dataDir: home.dataDir }, order, new Date())
  const ended = await Promise.allSettled([command(), command()])
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const files = await readdir(join(home.dataDir, 'set-aside'))
  expect(files).toHaveLength(1)
  expect(await readFile(join(home.dataDir, 'set-aside', files[0]!), 'utf8')).toContain(id)
})

test(
  'verify lists an account with a damaged key, and other users, a start and a restore are not affected',
  LONG,
  async () => {
    await using home = await newHome()
    const backup = `${home.dataDir}/the.backup`
    {
      await using server = await home.start()
      for (const name of ['mara', 'jun']) await server.app.person(`${name}@x.test`)
      await server.db.query(
        `update accounts set wrapped_key = set_byte(wrapped_key, 20, (get_byte(wrapped_key, 20) + 1) % 256)
       where account_id = (select account_id from accounts order by account_id limit 1)`,
      )
    }
    const found = await home.admin(['verify'])
    expect([found.code, found.said]).toEqual([
      1,
      expect.stringMatching(/Cannot be decrypted: accounts .* \(wrapped_key\)/),
    ])
    expect(
      (await home.admin(['rotate-key'], { NEW_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') })).complaints,
    ).toMatch(/The key or the email address of account .* cannot be decrypted, so no key was rotated/)
    expect((await home.admin(['backup', backup])).code).toBe(0)
    await home.destroyDatabase()
    const restored = await home.admin(['restore', backup])
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('with a damaged key')])
    await using server = await home.start()
    expect(await server.db.query('select 1 as one from accounts')).toHaveLength(2)
  },
)
