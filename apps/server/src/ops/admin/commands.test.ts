import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reminderCountsStore } from '#server/capabilities/reminders/reminder-counts.store.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { newHome } from '#server/testing/operator.ts'
import { addressHash } from '#server/platform/vault/address-hash.ts'

const LONG = { timeout: 180_000 }

test('the operator creates an account without email and signs it out while the server runs', LONG, async () => {
  await using home = await newHome()
  await using server = await home.start()
  // Without a server, a command uses the machine’s clock.
  server.app.clock.set(new Date().toISOString())
  const made = await home.admin(['create-account', 'mara@x.test', '--tier', 'pro'], {
    PUBLIC_URL: 'http://soundings.test',
  })
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('http://soundings.test/verify?token=')])
  const token = /token=([\w-]+)/.exec(made.said)?.[1]
  const person = server.app.visitor()
  await person.get('/api/auth/status')
  const verified = await person.post('/api/auth/verify-magic-link', { token, timezone: 'Europe/Prague' })
  expect(verified.statusCode).toBe(200)
  expect((await person.get('/api/profile')).json()).toMatchObject({
    profile: { email: 'mara@x.test', subscription_tier: 'pro', timezone: 'Europe/Prague' },
  })
  const again = await home.admin(['create-account', 'mara@x.test'])
  expect([again.code, again.said]).toEqual([0, expect.stringContaining('already exists')])
  expect((await home.admin(['end-sessions', ' Mara@X.test'])).said).toBe('Ended 1 sessions.')
  expect((await person.get('/api/profile')).statusCode).toBe(401)
  expect((await home.admin(['end-sessions', 'nobody@x.test'])).complaints).toBe('No account has this email address.\n')
  expect(server.app.logs.join('')).not.toMatch(/mara@x|token=/)
  if (home.kind === 'postgres') {
    const refused = await server.db.transaction(async (tx) => {
      await tx.query('select 1')
      return home.admin(['rotate-key'], { NEW_SECRET_KEY: Buffer.alloc(32, 1).toString('base64') })
    })
    expect(refused.complaints).toContain('A server is using this database')
    return
  }
  expect((await stat(join(home.dataDir, 'operator'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(home.dataDir, 'operator/server.sock'))).mode & 0o777).toBe(0o600)
  expect((await home.admin(['rotate-key'])).complaints).toContain('is in use by another running server')
})

test(
  'reminders are reported by day and way, from the running server and without it, and not to whom',
  LONG,
  async () => {
    await using home = await newHome()
    const today = Math.floor(Date.now() / DAY)
    const date = new Date(today * DAY).toISOString().slice(0, 10)
    const lines = `${date}  email   5\n${date}  device  1\n6 reminders in 7 days.`
    {
      await using server = await home.start()
      server.app.clock.set(`${date}T12:00:00.000Z`)
      const counts = reminderCountsStore(server.db)
      for (const sent of [2, 3]) await counts.add({ day: today, way: 'email', sent })
      await counts.add({ day: today, way: 'device', sent: 1 })
      await counts.add({ day: today - 8, way: 'email', sent: 100 })
      expect((await home.admin(['reminders', '--days', '7'])).said).toBe(lines)
    }
    expect((await home.admin(['reminders', '--days', '7'])).said).toBe(lines)
    expect((await home.admin(['reminders'])).said).toContain('106 reminders in 30 days.')
  },
)

test('verify finds an account whose email address leads nowhere or to another account', LONG, async () => {
  await using home = await newHome()
  await using server = await home.start()
  for (const name of ['mara', 'jun', 'ada']) await server.app.person(`${name}@x.test`)
  expect((await home.admin(['verify'])).code).toBe(0)
  const [mara, jun] = ['mara@x.test', 'jun@x.test'].map((address) => addressHash(server.app.root, address))
  const [row] = await server.db.query<{ account_id: string }>(
    'delete from email_addresses where email_hash = $1 returning account_id',
    [mara],
  )
  const nobody = await home.admin(['verify'])
  expect([nobody.code, nobody.said, nobody.complaints]).toEqual([
    1,
    expect.stringContaining('no email address leads to them: 1.'),
    'Some users could not sign in to their account.\n',
  ])
  await server.db.query('update email_addresses set account_id = $1 where email_hash = $2', [row?.account_id, jun])
  expect(await home.admin(['verify'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Email addresses that lead to their account: 1 of 2.'),
  })
})
