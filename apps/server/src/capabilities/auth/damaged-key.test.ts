import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

test('a browser whose account has a damaged key can log out and sign in to another account', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  // No request has used the session so far, so the key is not cached.
  await fixture.db.query('update accounts set wrapped_key = set_byte(wrapped_key, 20, get_byte(wrapped_key, 20) # 1)')
  const entries = await mara.get('/api/entries')
  expect([entries.statusCode, entries.json().code]).toEqual([410, 'DATA_DAMAGED'])
  const status = await mara.get('/api/auth/status')
  expect([status.statusCode, status.json().authenticated]).toEqual([200, false])
  expect(fixture.logs.join('')).toContain('SealBrokenError')
  expect((await mara.post('/api/auth/passkey/challenge')).statusCode).toBe(200)
  const stopped = await mara.post('/api/letters/mail/stop', { account: crypto.randomUUID(), token: 'a'.repeat(43) })
  expect(stopped.statusCode).not.toBe(410)
  expect((await mara.post('/api/auth/request-login', { email: 'jun@x.test' })).statusCode).toBe(200)

  const session = () => fixture.db.query('select 1 as one from sessions')
  expect(await session()).toHaveLength(1)
  expect((await mara.post('/api/auth/logout')).statusCode).toBe(204)
  expect([await session(), mara.cookies.get('soundings_session')]).toEqual([[], undefined])

  const token = /token=([\w-]+)/.exec((await fixture.mails()).at(-1)?.text ?? '')?.[1]
  expect((await mara.post('/api/auth/verify-magic-link', { token })).statusCode).toBe(200)
  expect((await mara.get('/api/entries')).statusCode).toBe(200)
})
