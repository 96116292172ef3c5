import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { accountFor } from '#server/capabilities/auth/index.ts'
import { openDb } from '#server/platform/db/open-db.ts'
import { anEntry } from '#server/testing/builders.ts'
import { newHome } from '#server/testing/operator.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'
import { keepNextSecret, loadSecret } from '#server/platform/vault/secret-file.ts'
import { rotateAccounts } from './rotation.store.ts'

const LONG = { timeout: 180_000 }

test('after a rotation only the new key opens the database, and all users stay signed in', LONG, async () => {
  await using home = await newHome()
  let cookies: Map<string, string>
  {
    await using server = await home.start()
    const person = await server.app.person('mara@x.test')
    await person.post('/api/entries', anEntry({ content: 'Before the new key.' }))
    cookies = person.cookies
  }
  const newKey = randomBytes(32).toString('base64')
  const rotated = await home.admin(['rotate-key'], { NEW_SECRET_KEY: newKey })
  expect(rotated).toMatchObject({ code: 0, said: expect.stringContaining('keys of 1 accounts') })
  expect(rotated.said).not.toContain(newKey)
  const { code, said } = await home.admin(['verify'], home.kind === 'postgres' ? { SECRET_KEY: newKey } : {})
  expect([code, said]).toEqual([0, expect.stringContaining('Email addresses that lead to their account: 1 of 1.')])
  const oldKey = home.env['SECRET_KEY'] ?? (await keptKey(home.dataDir))
  expect((await home.admin(['verify'], { SECRET_KEY: oldKey })).complaints).toContain('another key')
  if (home.kind === 'postgres') {
    const again = await home.admin(['rotate-key'], { NEW_SECRET_KEY: newKey })
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('already uses the new key') })
    return
  }
  expect((await readFile(join(home.dataDir, 'secret.key'), 'utf8')).trim()).toBe(newKey)
  await using server = await home.start()
  const again = server.app.visitor()
  for (const [name, value] of cookies) again.cookies.set(name, value)
  expect((await again.get('/api/entries')).body).toContain('Before the new key.')
  const signedInAnew = await server.app.person('mara@x.test')
  expect((await signedInAnew.get('/api/entries')).body).toContain('Before the new key.')
})

async function keptKey(dataDir: string): Promise<string> {
  const name = (await readdir(dataDir)).find((file) => file.startsWith('secret.key.until-'))
  return (await readFile(join(dataDir, name ?? ''), 'utf8')).trim()
}

test('a rotation killed at any moment leaves a database that opens', LONG, async () => {
  await using home = await newHome('pglite')
  {
    await using server = await home.start()
    const root = await rootOf(home.dataDir)
    for (let n = 0; n < 300; n++) {
      await accountFor(
        { db: server.db, root },
        {
          address: `p${n}@x.test`,
          timeZone: 'UTC',
          now: new Date(),
        },
      )
    }
  }
  for (const delay of [0, 40, 120]) {
    const rotation = home.begin(['rotate-key'])
    let ended = false
    void rotation.exit().then(() => (ended = true))
    while (!ended && !existsSync(join(home.dataDir, 'secret.key.new'))) await sleep(2)
    await sleep(delay)
    await rotation.kill()
    const { code, said } = await home.admin(['verify'])
    expect([code, said]).toEqual([0, expect.stringContaining('Account keys that can be decrypted: 300 of 300.')])
  }
  expect((await home.admin(['rotate-key'])).code).toBe(0)
  expect((await home.admin(['verify'])).said).toContain('Account keys that can be decrypted: 300 of 300.')
  expect(existsSync(join(home.dataDir, 'secret.key.new'))).toBe(false)
})

const rootOf = async (dataDir: string) => deriveRootKeys(await loadSecret(dataDir, { accountsExist: false }))

test(
  'a server that starts after the database has the new key and before the file has it finishes the rotation',
  LONG,
  async () => {
    await using home = await newHome('pglite')
    {
      await using server = await home.start()
      const person = await server.app.person()
      await person.post('/api/entries', anEntry({ content: 'Written under the old key.' }))
    }
    const next = randomBytes(32)
    {
      await using db = await openDb({ dataDir: home.dataDir })
      await keepNextSecret(home.dataDir, next)
      const from = await rootOf(home.dataDir)
      await db.transaction((tx) => rotateAccounts(tx, from, deriveRootKeys(next)))
    }
    await using server = await home.start()
    const person = await server.app.person()
    expect((await person.get('/api/entries')).body).toContain('Written under the old key.')
    expect(await loadSecret(home.dataDir, { accountsExist: true })).toEqual(next)
  },
)

test('a server that still has the old key cannot create an account', LONG, async () => {
  await using home = await newHome()
  await using server = await home.start()
  await server.app.person('mara@x.test')
  await server.db.transaction((tx) => rotateAccounts(tx, server.app.root, deriveRootKeys(randomBytes(32))))
  await expect(server.app.person('mara@x.test')).rejects.toThrow('Signing in failed')
  expect(await server.db.query('select 1 from accounts')).toHaveLength(1)
})
