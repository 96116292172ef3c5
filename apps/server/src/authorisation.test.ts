import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isUuid } from '#server/platform/db/uuid.ts'
import { aCard, anEntry } from '#server/testing/builders.ts'
import { aBrowser } from '#server/testing/a-browser.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { entryOf, ownedBy } from '#server/testing/owned-rows.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import type { Person } from '#server/testing/person.ts'
import { multipart } from '#server/testing/uploads.ts'

type Sample = {
  /** A body that its owner could send; empty for calls without a body. */
  body?: unknown
  headers?: Record<string, string>
  /** The end of its URL. */
  query?: string
  /** The status that the owner gets. */
  answer: number
}

/** An upload of one text file. */
function aFile(content: string): Pick<Sample, 'body' | 'headers'> {
  return multipart([{ name: 'page.txt', content }])
}

/** Of the right shape, but signed by no one. */
const A_CREDENTIAL = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a', attestationObject: 'a', authenticatorData: 'a', signature: 'a' },
}

/** One good request for every route. A route that is not named here fails the first test. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'GET /healthz': { answer: 200 },
  'GET /readyz': { answer: 200 },
  'GET /api/openapi.json': { answer: 200 },
  'GET /api/auth/status': { answer: 200 },
  'POST /api/auth/request-login': { body: { email: 'somebody@x.test' }, answer: 200 },
  'POST /api/auth/verify-magic-link': { body: { token: 'unknown' }, answer: 400 },
  'POST /api/auth/magic-link-details': { body: { token: 'unknown' }, answer: 400 },
  'POST /api/auth/verify-code': { body: { code: 'ABCD-EFGH' }, answer: 400 },
  'POST /api/auth/dev-login': { body: { email: 'new@soundings.test', token: 'new' }, answer: 200 },
  'POST /api/auth/logout': { answer: 204 },
  'GET /api/auth/sessions': { answer: 200 },
  'POST /api/auth/sessions/end-others': { answer: 200 },
  'POST /api/auth/passkey/challenge': { answer: 200 },
  'POST /api/auth/passkey': { body: { credential: A_CREDENTIAL }, answer: 401 },
  'GET /api/passkeys': { answer: 200 },
  'POST /api/passkeys/challenge': { answer: 200 },
  'POST /api/passkeys': { body: { name: 'Phone', credential: A_CREDENTIAL }, answer: 400 },
  'PATCH /api/passkeys/:id': { body: { name: 'Phone' }, answer: 200 },
  'DELETE /api/passkeys/:id': { answer: 204 },
  // Without a passkey there is nothing to unlock with.
  'POST /api/passkeys/unlock/challenge': { answer: 404 },
  'POST /api/passkeys/unlock': { body: { credential: A_CREDENTIAL }, answer: 401 },
  'GET /api/profile': { answer: 200 },
  'PUT /api/profile': { body: { display_name: 'Mara', timezone: 'Europe/Prague' }, answer: 200 },
  'POST /api/profile/avatar': { ...aFile('No photograph.'), answer: 415 },
  'GET /api/profile/avatar/:id': { answer: 200 },
  'DELETE /api/profile/avatar': { answer: 204 },
  'GET /api/billing/payment-methods': { answer: 200 },
  'POST /api/billing/payment-methods': { body: aCard(), answer: 201 },
  'POST /api/billing/payment-methods/:id/default': { answer: 200 },
  'DELETE /api/billing/payment-methods/:id': { answer: 204 },
  'POST /api/billing/card-entry': { answer: 404 },
  'POST /api/subscription/change-tier': { body: { tier: 'pro' }, answer: 200 },
  'GET /api/onboarding/status': { answer: 200 },
  'POST /api/onboarding/intentions': { body: { intentions: ['Self-awareness'] }, answer: 200 },
  'POST /api/onboarding/method': { body: { methodText: true, methodPhoto: false, methodImport: false }, answer: 200 },
  'POST /api/onboarding/preferences': { body: { tone: 'Concise' }, answer: 200 },
  'POST /api/onboarding/complete': { answer: 200 },
  'POST /api/onboarding/uploads/import': { ...aFile('A page of a diary.'), answer: 200 },
  'POST /api/onboarding/uploads/batch-import': { ...aFile('A page of a diary.'), answer: 200 },
  'POST /api/onboarding/uploads/photo-ocr': { ...aFile('No photograph.'), answer: 415 },
  'POST /api/onboarding/process-imports': { answer: 200 },
  'GET /api/onboarding/pending-imports': { answer: 200 },
  'POST /api/onboarding/classify-imports': { body: { classification: 'recent' }, answer: 200 },
  'GET /api/imports/pending': { answer: 200 },
  'GET /api/imports/pending/:id': { answer: 200 },
  'PUT /api/imports/pending/:id/entries': {
    body: { decisions: [{ first: 0, count: 1, date: null, time: null, keep: true }] },
    answer: 200,
  },
  'PUT /api/imports/pending/:id/order': { body: { order: 'day-first' }, answer: 200 },
  'PUT /api/imports/pending/:id/text': {
    body: { text: 'A page.', date: null, time: null, keep_photograph: true },
    answer: 200,
  },
  'DELETE /api/imports/pending/:id': { answer: 204 },
  'GET /api/imports/pending/:id/photograph': { answer: 200 },
  'POST /api/imports/:id/undo': { answer: 200 },
  'GET /api/journal-imports': { answer: 200 },
  'POST /api/journal-imports': { ...aFile('A page of a diary.'), answer: 201 },
  'PUT /api/journal-imports/:id/reading': { body: { date_order: 'day-first', columns: [] }, answer: 204 },
  'POST /api/journal-imports/:id/entries': {
    body: { moods: [], folder_tags: [], beside: false, undated: true },
    answer: 204,
  },
  'DELETE /api/journal-imports/:id': { answer: 204 },
  'POST /api/journal-imports/:id/undo': { answer: 200 },
  'GET /api/entries/:id/photograph': { answer: 200 },
  'GET /api/entries/:id/photograph/original': { answer: 200 },
  'POST /api/entry-photographs': { ...aFile('No photograph.'), answer: 415 },
  'GET /api/entry-photographs/:id': { answer: 200 },
  'GET /api/entry-photographs/:id/thumbnail': { answer: 200 },
  'DELETE /api/entry-photographs/:id': { answer: 204 },
  'GET /api/entries': { answer: 200 },
  'POST /api/entries': { body: anEntry(), answer: 201 },
  'GET /api/entries/tags/popular': { answer: 200 },
  'GET /api/entries/days': { answer: 200 },
  'GET /api/entries/:id': { answer: 200 },
  'PATCH /api/entries/:id': { body: { mood: 1 }, answer: 200 },
  'DELETE /api/entries/:id': { answer: 204 },
  'POST /api/entries/:id/restore': { answer: 200 },
  'GET /api/entries/:id/versions': { answer: 200 },
  'GET /api/versions/:id': { answer: 200 },
  'POST /api/versions/:id/restore': { body: {}, answer: 200 },
  'GET /api/deleted-entries': { answer: 200 },
  'DELETE /api/deleted-entries/:id': { answer: 204 },
  'GET /api/prompts': { answer: 200 },
  'GET /api/on-this-day': { answer: 200 },
  'PUT /api/on-this-day/:date/answer': { body: { answer: 'retire' }, answer: 200 },
  'DELETE /api/on-this-day/:date/answer': { answer: 204 },
  'GET /api/on-this-day/settings': { answer: 200 },
  'PUT /api/on-this-day/settings': { body: { on: false }, answer: 200 },
  'GET /api/writing': { answer: 200 },
  'PUT /api/writing': { body: { day_start: 4 }, answer: 200 },
  'GET /api/writing/prompts': { answer: 200 },
  'POST /api/writing/prompts': { body: { text: 'What did the sea look like?' }, answer: 201 },
  'PUT /api/writing/prompts/:id': { body: { text: 'What did the sea look like?' }, answer: 200 },
  'DELETE /api/writing/prompts/:id': { answer: 204 },
  'GET /api/letters': { answer: 200 },
  'GET /api/letters/:id': { answer: 200 },
  'GET /api/letters/mail': { answer: 200 },
  'PUT /api/letters/mail': { body: { on: true }, answer: 200 },
  'POST /api/letters/mail/stop': { body: { account: 'unknown', token: 'unknown' }, answer: 204 },
  'POST /letters/mail-off': { query: '?account=unknown&token=unknown', answer: 204 },
  'GET /api/reminders': { answer: 200 },
  'PUT /api/reminders': {
    body: { on: true, time: '21:30', days: [1, 3], way: 'both', quiet_until: null },
    answer: 200,
  },
  'PUT /api/reminders/device': { body: aBrowser('http://127.0.0.1:9/push').subscription, answer: 200 },
  'DELETE /api/reminders/device': { answer: 200 },
  'POST /api/reminders/mail/stop': { body: { account: 'unknown', token: 'unknown' }, answer: 204 },
  'POST /reminders/mail-off': { query: '?account=unknown&token=unknown', answer: 204 },
  'GET /api/insights/streaks': { answer: 200 },
  'GET /api/insights/clarity-responsive': { answer: 200 },
  'GET /api/insights/moves': { query: '?span=year', answer: 200 },
  'GET /api/insights/people': { answer: 200 },
  'GET /api/acoustic/device-check': { answer: 200 },
  'GET /api/acoustic/analysis': { answer: 200 },
  'GET /api/echoes/current': { answer: 200 },
  'GET /api/echoes/snapshots': { answer: 200 },
  'PUT /api/echoes/pause': { body: { length: 'week' }, answer: 200 },
  'DELETE /api/echoes/pause': { answer: 204 },
  'GET /api/echoes/:id/receipt': { answer: 200 },
  'GET /api/echoes/marks': { answer: 200 },
  'PUT /api/echoes/:id/mark': { body: { verdict: 'true' }, answer: 200 },
  'DELETE /api/echoes/:id/mark': { answer: 204 },
  'GET /api/entries/export': { query: '?format=txt', answer: 200 },
  'POST /api/echoes/snapshots/export': { body: { ids: ['unknown'], format: 'txt' }, answer: 404 },
  'GET /api/privacy/export-metadata': { answer: 200 },
  'GET /api/privacy/archive': { answer: 200 },
  'POST /api/privacy/archive/verify': { ...aFile('No archive.'), answer: 200 },
  'POST /api/privacy/archive/restore': { ...aFile('No archive.'), answer: 400 },
  'DELETE /api/privacy/delete-data': { answer: 204 },
  'DELETE /api/privacy/delete-account': { answer: 204 },
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const isUnsafe = (method: string) => method !== 'GET'

/** Every route of the app, HEAD aside: it is GET without the body. */
function routesOf({ app }: TestApp) {
  return app.routeAccess
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url, access }) => {
      const path = url.length > 1 ? url.replace(/\/$/, '') : url
      return { name: `${method} ${path}`, method: method as Method, path, access }
    })
}

/** Every row of an account except those that reading changes: sessions, and request counters. */
async function rowsOf(fixture: TestApp, { accountId }: { accountId: string }): Promise<string[]> {
  const tables = await fixture.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'account_id' and table_name <> 'sessions' order by 1`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      fixture.db.query<{ row: string }>(`select t::text as row from ${name} t where account_id = $1 order by 1`, [
        accountId,
      ]),
    ),
  )
  return rows.flat().map(({ row }) => row)
}

/** The parameter that names a row of the person: its id or its date. */
const NAME = /:(?:id|date)\b/
const addressed = (path: string, id: string) => path.replace(NAME, id)
const queried = (name: string) => SAMPLES[name]?.query ?? ''

test('the matrix contains exactly the existing routes', async () => {
  await using fixture = await testApp()
  const names = routesOf(fixture).map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(SAMPLES)))
})

test('without a session protected routes answer 401, and no route more than it should', async () => {
  await using fixture = await testApp()
  const id = await entryOf(await fixture.person())
  for (const { name, method, path, access } of routesOf(fixture)) {
    const somebody = fixture.visitor()
    await somebody.get('/api/auth/status')
    const answer = await somebody.send(method, addressed(path, id) + queried(name), {
      body: SAMPLES[name]?.body,
      headers: SAMPLES[name]?.headers ?? {},
    })
    if (access === 'account') expect([name, answer.statusCode]).toEqual([name, 401])
    else expect([name, answer.statusCode]).toEqual([name, SAMPLES[name]?.answer])
  }
})

test('another user’s data is reported as not found, and stays unchanged for its owner', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  for (const { name, method, path } of routesOf(fixture)) {
    if (!NAME.test(path)) continue
    const id = await ownedBy(fixture, mara, path)
    const ask = (person: Person, asked: string) =>
      person.send(method, addressed(path, asked) + queried(name), {
        body: SAMPLES[name]?.body,
        headers: SAMPLES[name]?.headers ?? {},
      })
    const owner = await vaultOf(fixture, mara)
    const before = await rowsOf(fixture, owner)
    const foreign = await ask(ines, id)
    const missing = await ask(ines, randomUUID())
    expect([name, foreign.statusCode, foreign.json()]).toEqual([name, missing.statusCode, missing.json()])
    expect([name, foreign.statusCode]).toEqual([name, 404])
    expect([name, await rowsOf(fixture, owner)]).toEqual([name, before])
    // The id was real: it works for its owner, even in capitals.
    const capitals = isUuid(id) ? id.toUpperCase() : id
    expect([name, (await ask(mara, capitals)).statusCode]).toEqual([name, SAMPLES[name]?.answer])
  }
})

test('another user’s Echos are not exported, and their sessions are neither shown nor ended', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  const body = { ids: [await ownedBy(fixture, mara, '/api/echoes/:id/receipt')], format: 'txt' }
  expect((await ines.post('/api/echoes/snapshots/export', body)).statusCode).toBe(404)
  expect((await mara.post('/api/echoes/snapshots/export', body)).statusCode).toBe(200)
  expect((await ines.get('/api/auth/sessions')).json().sessions).toHaveLength(1)
  await ines.post('/api/auth/sessions/end-others')
  await ines.delete('/api/privacy/delete-data')
  expect((await mara.get('/api/auth/status')).json().authenticated).toBe(true)
  expect((await mara.post('/api/echoes/snapshots/export', body)).statusCode).toBe(200)
})

test('a signed-in person gets what a route without an id promises', async () => {
  await using fixture = await testApp()
  for (const { name, method, path } of routesOf(fixture)) {
    const mara = await fixture.person()
    fixture.clock.advance(3_600_000)
    if (NAME.test(path)) continue
    const answer = await mara.send(method, path + queried(name), {
      body: SAMPLES[name]?.body,
      headers: SAMPLES[name]?.headers ?? {},
    })
    expect([name, answer.statusCode]).toEqual([name, SAMPLES[name]?.answer])
  }
})

test.each([
  ['without a token', { 'x-csrf-token': '' }],
  ['with a made-up token', { 'x-csrf-token': 'abc.def' }],
  ['from a form of another site, which cannot set the header', { 'x-requested-with': undefined }],
  ['sent by another site', { 'sec-fetch-site': 'cross-site' }],
])('a change %s is refused with 403 on every route', async (_, headers) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await entryOf(mara)
  for (const { name, method, path, access } of routesOf(fixture)) {
    // For links, the token in the URL is the permission; the capabilities' own tests cover them.
    if (!isUnsafe(method) || access === 'link') continue
    const answer = await mara.send(method, addressed(path, id) + queried(name), {
      body: SAMPLES[name]?.body,
      headers: { ...SAMPLES[name]?.headers, ...headers },
    })
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'CSRF_REFUSED'])
  }
})
