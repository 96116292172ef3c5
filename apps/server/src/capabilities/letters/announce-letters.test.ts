import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { analyst } from '#server/testing/analyst.ts'
import { anEntry } from '#server/testing/builders.ts'
import { aWeekOf, WEEK } from '#server/testing/letter-week.ts'
import type { Person } from '#server/testing/person.ts'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { smtpServer } from '#server/testing/smtp-server.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { announceLetters } from './announce-letters.ts'

async function post() {
  const server = await smtpServer('Soundings <soundings@x.test>')
  return {
    mailer: server.mailer,
    arrived: () => Promise.all(server.messages.map((message) => new PostalMime().parse(message))),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

type Post = Awaited<ReturnType<typeof post>>

/** One server's hourly work. */
async function hourly({ db, root, clock }: TestApp, { mailer }: Post): Promise<string[]> {
  const errors: string[] = []
  const onError = (error: Error) => void errors.push(error.name)
  const publicUrl = 'https://x.test'
  await announceLetters(
    { db, root, analyst, mailer, publicUrl, clock: clock.now, onError },
    new AbortController().signal,
  )
  return errors
}

const turn = (person: Person, on: boolean) => person.send('PUT', '/api/letters/mail', { body: { on } })

async function subscribed(fixture: TestApp): Promise<Person> {
  const mara = await fixture.person()
  await mara.post('/api/subscription/change-tier', { tier: 'premium' })
  expect((await turn(mara, true)).json()).toEqual({ on: true })
  await aWeekOf(mara, fixture.clock)
  return mara
}

test('an email says that a letter is ready: a link, and no word of the journal', async () => {
  await using fixture = await testApp()
  await using office = await post()
  await subscribed(fixture)
  expect(await hourly(fixture, office)).toEqual([])
  const [mail, ...others] = await office.arrived()
  expect(others).toEqual([])
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual(['mara@x.test', 'A letter is ready in Soundings'])
  expect(mail?.text).toContain('https://x.test/echos?tab=letters')
  const words = [...WEEK, 'week', 'month', 'November', 'bicycle', 'five']
  for (const word of words) expect(mail?.text).not.toContain(word)
})

test('several servers send one email, and the next hours and days none', async () => {
  await using fixture = await testApp()
  await using office = await post()
  await subscribed(fixture)
  await Promise.all([1, 2, 3].map(() => hourly(fixture, office)))
  for (let day = 0; day < 3; day++) {
    await hourly(fixture, office)
    fixture.clock.advance(DAY)
  }
  expect(await office.arrived()).toHaveLength(1)
})

test('no email comes to who has not asked, before eight in the morning, or about what was over already', async () => {
  await using fixture = await testApp()
  await using office = await post()
  const ines = await fixture.person('ines@x.test')
  await ines.post('/api/subscription/change-tier', { tier: 'premium' })
  await aWeekOf(ines, fixture.clock)
  await hourly(fixture, office)
  await turn(ines, true)
  fixture.clock.advance(DAY)
  await hourly(fixture, office)
  expect(await office.arrived()).toEqual([])
  await aWeekOf(ines, fixture.clock)
  fixture.clock.set(`${fixture.clock.now().toISOString().slice(0, 10)}T05:00:00.000Z`)
  await hourly(fixture, office)
  expect(await office.arrived()).toEqual([])
  fixture.clock.advance(5 * 3_600_000)
  await hourly(fixture, office)
  expect(await office.arrived()).toHaveLength(1)
})

test('a letter that no server announced in three weeks is skipped', async () => {
  await using fixture = await testApp()
  await using office = await post()
  await subscribed(fixture)
  fixture.clock.advance(30 * DAY)
  await hourly(fixture, office)
  expect(await office.arrived()).toEqual([])
})

test('no email comes in hard times', async () => {
  await using fixture = await testApp()
  await using office = await post()
  const mara = await subscribed(fixture)
  await mara.post('/api/entries', anEntry({ content: 'I want to die and I have a plan.', mood: 1 }))
  await hourly(fixture, office)
  expect(await office.arrived()).toEqual([])
})

test('a failed email is reported and not sent twice', async () => {
  await using fixture = await testApp()
  await using office = await post()
  await subscribed(fixture)
  using away = smtpMailer({ url: 'smtp://127.0.0.1:9', from: 'Soundings <soundings@x.test>' })
  expect(await hourly(fixture, { ...office, mailer: away })).toEqual(['AppError'])
  fixture.clock.advance(DAY)
  expect(await hourly(fixture, office)).toEqual([])
  expect(await office.arrived()).toEqual([])
})

test('the link in the email ends the emails without signing in, and a wrong link ends none', async () => {
  await using fixture = await testApp()
  await using office = await post()
  const mara = await subscribed(fixture)
  await hourly(fixture, office)
  const [mail] = await office.arrived()
  const url = new URL(/https:\S+mail-off\S+/u.exec(mail?.text ?? '')?.[0] ?? '')
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${url.href}>`)
  const link = { account: url.searchParams.get('account'), token: url.searchParams.get('token') }
  const visitor = fixture.visitor()
  await visitor.get('/api/auth/status')
  const stop = (body: object) => visitor.post('/api/letters/mail/stop', body)
  expect((await stop({ ...link, token: 'AAAA' })).statusCode).toBe(204)
  expect((await mara.get('/api/letters/mail')).json()).toEqual({ on: true })
  expect((await stop(link)).statusCode).toBe(204)
  expect((await mara.get('/api/letters/mail')).json()).toEqual({ on: false })
})

test('one click in the email program ends the emails, without a session', async () => {
  await using fixture = await testApp()
  await using office = await post()
  const mara = await subscribed(fixture)
  await hourly(fixture, office)
  const [mail] = await office.arrived()
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(/^<(\S+)>$/u.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
  const press = (url: string) =>
    fixture.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await press(`${pathname}${search.replace(/token=.*/u, 'token=AAAA')}`)).statusCode).toBe(204)
  expect((await mara.get('/api/letters/mail')).json()).toEqual({ on: true })
  expect((await press(`${pathname}${search}`)).statusCode).toBe(204)
  expect((await mara.get('/api/letters/mail')).json()).toEqual({ on: false })
})
