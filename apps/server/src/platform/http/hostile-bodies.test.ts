import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { uploadDocument } from '#server/testing/uploads.ts'

test('a small form with a great many values is refused before it is parsed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (const flood of [{ tags: Array(200_000).fill({}) }, Object.fromEntries(Array(2_000).fill(1).entries())]) {
    const answer = await mara.post('/api/entries', { ...anEntry(), ...flood })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE'])
  }
  const manyCommas = anEntry({ content: 'and so on, '.repeat(5_000) })
  expect((await mara.post('/api/entries', manyCommas)).statusCode).toBe(201)
})

test('in a long list the first wrong item is named', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const decision = { first: 0, count: 1, date: null, time: null, keep: true }
  const decisions = [...Array(2_000).fill(decision), ...Array(100_000).fill(1)]
  const answer = await mara.send('PUT', '/api/imports/pending/x/entries', { body: { decisions } })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: '“decisions.2000” is not in the expected form.', code: 'INVALID_INPUT' },
  ])
})

test('of a hundred unknown fields with endless names only a few are named, and shortened', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const unknown = Array.from({ length: 100 }, (_, index) => [`${index}${'x'.repeat(1_000)}`, 1])
  const answer = await mara.post('/api/entries', { ...anEntry(), ...Object.fromEntries(unknown) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.length).toBeLessThan(500)
})

test('at the finest log level, an upload logs neither its session nor its text', async () => {
  await using fixture = await testApp({ LOG_LEVEL: 'trace' })
  const mara = await fixture.person()
  await uploadDocument(mara, '2024-01-05\n\nUnmistakable albatross.\n')
  const log = fixture.logs.join('')
  expect(log).toContain('"level":10')
  for (const secret of [...mara.cookies.values(), 'albatross', 'diary.txt']) {
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
})

test('a server error is logged as one, even when the request had a body', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fixture.app.listen({ host: '127.0.0.1', port: 0 })
  await fixture.db.query('alter table entries rename to entries_aside')
  try {
    const { port } = fixture.app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/api/entries`, {
      method: 'POST',
      body: JSON.stringify(anEntry()),
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': mara.cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...mara.cookies].map((cookie) => cookie.join('=')).join('; '),
      },
    })
    expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 'INTERNAL' })])
    expect(fixture.logs.join('')).toContain('unexpected error')
  } finally {
    await fixture.db.query('alter table entries_aside rename to entries')
  }
})

test('a write while the account is deleted elsewhere is refused as signed out', async () => {
  let deleted: () => Promise<void> = async () => undefined
  await using fixture = await testApp({}, ({ db }) => ({
    db: {
      ...db,
      async query(sql, params) {
        if (sql.includes('insert into entries')) await deleted()
        return db.query(sql, params)
      },
    },
  }))
  const mara = await fixture.person()
  deleted = async () => void (await fixture.db.query('delete from accounts'))
  const answer = await mara.post('/api/entries', anEntry())
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_SIGNED_IN'])
})

test.each([
  ['localhost:3000', true],
  ['soundings.localhost', true],
  ['127.0.0.1:80', true],
  ['[::1]:3000', true],
  ['192.168.1.5', true],
  ['journal.test', true],
  ['evil.test', false],
  ['evil.test:3000', false],
  ['localhost.evil.test', false],
  ['127.0.0.1.evil.test', false],
  ['not a host', false],
])('a server with development accounts asked as %s answers: %s', async (host, answers) => {
  await using fixture = await testApp({ PUBLIC_URL: 'http://journal.test', DEV_LOGIN: 'on' })
  const { statusCode } = await fixture.app.inject({ url: '/api/auth/status', headers: { host } })
  expect(statusCode).toBe(answers ? 200 : 400)
})
