import { REMINDER_SENTENCE } from '@soundings/core/reminders'
import { expect, test } from 'vitest'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { reminderReport } from '#server/ops/admin/reminder-report.ts'
import { aBrowser, pushService } from '#server/testing/a-browser.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY, MINUTE } from '#server/testing/test-clock.ts'
import { choose, DUE, office, reminded, round } from './reminders.fixture.ts'

const report = async ({ db, clock }: TestApp) => (await reminderReport({ db }, { days: 30 }, clock.now())).lines

test('an email comes at the chosen minute and not before: one sentence, a link, and no word of the journal', async () => {
  await using fixture = await testApp()
  await using post = await office()
  const mara = await reminded(fixture)
  await mara.post(
    '/api/entries',
    anEntry({ content: 'A cormorant on the breakwater.', created_at: '2026-11-20T12:00Z' }),
  )
  fixture.clock.set('2026-11-21T20:29:59.000Z')
  await round(fixture, post)
  expect(await post.arrived()).toEqual([])
  fixture.clock.set(DUE)
  expect(await round(fixture, post)).toEqual([])
  const [mail, ...others] = await post.arrived()
  expect(others).toEqual([])
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual(['mara@x.test', REMINDER_SENTENCE])
  expect(mail?.text).toContain('https://x.test/journal')
  expect(mail?.html).toBeUndefined()
  for (const word of ['cormorant', 'day', 'streak', 'missed', 'entries']) expect(mail?.text).not.toContain(word)
})

test('three servers send one email a day, whenever they look', async () => {
  await using fixture = await testApp()
  await using post = await office()
  await reminded(fixture)
  fixture.clock.set(DUE)
  for (let minutes = 0; minutes < 3; minutes++) {
    expect((await Promise.all([1, 2, 3].map(() => round(fixture, post)))).flat()).toEqual([])
    fixture.clock.advance(MINUTE)
  }
  expect(await post.arrived()).toHaveLength(1)
  fixture.clock.set(DUE)
  fixture.clock.advance(DAY)
  await Promise.all([1, 2, 3].map(() => round(fixture, post)))
  expect(await post.arrived()).toHaveLength(2)
})

test('a reminder at a time that occurs twice that night is sent once by three servers', async () => {
  await using fixture = await testApp()
  await using post = await office()
  fixture.clock.set('2027-10-30T12:00:00.000Z')
  await reminded(fixture, { time: '02:30' })
  for (let at = Date.parse('2027-10-31T00:00:00Z'); at < Date.parse('2027-10-31T03:00:00Z'); at += 10 * MINUTE) {
    fixture.clock.set(new Date(at).toISOString())
    await Promise.all([1, 2, 3].map(() => round(fixture, post)))
  }
  expect(await post.arrived()).toHaveLength(1)
})

test('a reminder at a time that does not exist that night comes at the change of the clock', async () => {
  await using fixture = await testApp()
  await using post = await office()
  fixture.clock.set('2027-03-27T12:00:00.000Z')
  await reminded(fixture, { time: '02:30' })
  fixture.clock.set('2027-03-28T00:59:00.000Z')
  await round(fixture, post)
  expect(await post.arrived()).toEqual([])
  fixture.clock.set('2027-03-28T01:00:00.000Z')
  await round(fixture, post)
  expect(await post.arrived()).toHaveLength(1)
})

test('a reminder that no server sent within half an hour is skipped, and the next day’s comes', async () => {
  await using fixture = await testApp()
  await using post = await office()
  await reminded(fixture)
  fixture.clock.set('2026-11-21T21:00:01.000Z')
  await round(fixture, post)
  expect(await post.arrived()).toEqual([])
  fixture.clock.set('2026-11-22T21:00:00.000Z')
  await round(fixture, post)
  expect(await post.arrived()).toHaveLength(1)
})

test('no reminder comes on a day with an entry, on another weekday, in quiet weeks or while reminders are off', async () => {
  await using fixture = await testApp()
  await using post = await office()
  const mara = await reminded(fixture)
  await mara.post('/api/entries', anEntry())
  for (const person of [
    mara,
    await fixture.person('ines@x.test').then(async (ines) => (await choose(ines, { days: [0] }), ines)),
    await fixture.person('eva@x.test').then(async (eva) => (await choose(eva, { quiet_until: '2026-12-07' }), eva)),
    await fixture.person('jan@x.test').then(async (jan) => (await choose(jan, { on: false }), jan)),
  ]) {
    expect((await person.get('/api/reminders')).statusCode).toBe(200)
  }
  fixture.clock.set(DUE)
  await round(fixture, post)
  expect(await post.arrived()).toEqual([])
  fixture.clock.advance(DAY)
  await round(fixture, post)
  const addresses = new Set((await post.arrived()).map(({ to }) => to?.[0]?.address))
  expect(addresses).toEqual(new Set(['ines@x.test', 'mara@x.test']))
})

test('an entry that was deleted does not count as written', async () => {
  await using fixture = await testApp()
  await using post = await office()
  const mara = await reminded(fixture)
  const { id } = (await mara.post('/api/entries', anEntry())).json<{ id: string }>()
  await mara.delete(`/api/entries/${id}`)
  fixture.clock.set(DUE)
  await round(fixture, post)
  expect(await post.arrived()).toHaveLength(1)
})

test('an email that fails is reported and not sent again', async () => {
  await using fixture = await testApp()
  await using post = await office()
  await reminded(fixture)
  fixture.clock.set(DUE)
  using away = smtpMailer({ url: 'smtp://127.0.0.1:9', from: 'Soundings <soundings@x.test>' })
  expect(await round(fixture, { mailer: away })).toEqual(['AppError'])
  fixture.clock.advance(MINUTE)
  expect(await round(fixture, post)).toEqual([])
  expect(await post.arrived()).toEqual([])
  expect(await report(fixture)).toEqual([])
})

test('damaged settings stop one account’s reminders and no other’s', async () => {
  await using fixture = await testApp()
  await using post = await office()
  await reminded(fixture)
  await fixture.db.query(`update reminders set settings_sealed = 'broken'`)
  await choose(await fixture.person('ines@x.test'))
  fixture.clock.set(DUE)
  expect(await round(fixture, post)).toEqual([])
  expect((await post.arrived()).map(({ to }) => to?.[0]?.address)).toEqual(['ines@x.test'])
})

test('a device gets an encrypted message that only it can read, and that says nothing', async () => {
  await using fixture = await testApp()
  await using post = await office()
  await using service = await pushService()
  const mara = await reminded(fixture, { way: 'device' })
  const browser = aBrowser(`${service.origin}/of/mara`)
  await mara.send('PUT', '/api/reminders/device', { body: browser.subscription })
  fixture.clock.set(DUE)
  expect(await round(fixture, post)).toEqual([])
  const [pushed, ...others] = service.pushed
  expect([others.length, pushed?.path, await post.arrived()]).toEqual([0, '/of/mara', []])
  expect(JSON.parse(browser.read(pushed?.body ?? Buffer.alloc(0)))).toEqual({ kind: 'reminder' })
  expect(pushed?.headers).toMatchObject({ ttl: '1800', topic: 'reminder', 'content-encoding': 'aes128gcm' })
  expect(pushed?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/)
})

test('three servers send one message to each device, and an email where both were chosen', async () => {
  await using fixture = await testApp()
  await using post = await office()
  await using service = await pushService()
  const [laptop, phone] = [await reminded(fixture, { way: 'both' }), await fixture.person()]
  const devices: [Person, string][] = [
    [laptop, '/laptop'],
    [phone, '/phone'],
  ]
  for (const [person, path] of devices) {
    await person.send('PUT', '/api/reminders/device', { body: aBrowser(`${service.origin}${path}`).subscription })
  }
  fixture.clock.set(DUE)
  await Promise.all([1, 2, 3].map(() => round(fixture, post)))
  expect(service.pushed.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone'])
  expect(await post.arrived()).toHaveLength(1)
  expect(await report(fixture)).toEqual([
    { date: '2026-11-21', way: 'email', sent: 1 },
    { date: '2026-11-21', way: 'device', sent: 1 },
  ])
})

test.each([404, 410])('a browser whose push service answers %i gets no more messages', async (status) => {
  await using fixture = await testApp()
  await using post = await office()
  await using service = await pushService()
  service.answerWith(status)
  const mara = await reminded(fixture, { way: 'device' })
  await mara.send('PUT', '/api/reminders/device', { body: aBrowser(service.origin).subscription })
  fixture.clock.set(DUE)
  await round(fixture, post)
  expect((await mara.get('/api/reminders')).json()).toMatchObject({ devices: 0 })
  fixture.clock.advance(DAY)
  await round(fixture, post)
  expect(service.pushed).toHaveLength(1)
})

test.each([301, 429, 500])(
  'a push service that answers %i is asked once that day, and again the next',
  async (status) => {
    await using fixture = await testApp()
    await using post = await office()
    await using service = await pushService()
    service.answerWith(status)
    const mara = await reminded(fixture, { way: 'device' })
    await mara.send('PUT', '/api/reminders/device', { body: aBrowser(service.origin).subscription })
    fixture.clock.set(DUE)
    await round(fixture, post)
    await round(fixture, post)
    expect(service.pushed).toHaveLength(1)
    fixture.clock.advance(DAY)
    await round(fixture, post)
    expect(service.pushed).toHaveLength(2)
    expect(await report(fixture)).toEqual([])
  },
)

test('after its session has ended, a device gets nothing', async () => {
  await using fixture = await testApp()
  await using post = await office()
  await using service = await pushService()
  const mara = await reminded(fixture, { way: 'device' })
  await mara.send('PUT', '/api/reminders/device', { body: aBrowser(service.origin).subscription })
  fixture.clock.set('2026-12-25T20:29:00.000Z')
  await round(fixture, post)
  fixture.clock.advance(MINUTE)
  await round(fixture, post)
  expect(service.pushed).toEqual([])
})
