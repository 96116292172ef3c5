import type PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { choose, DUE, office, reminded, round } from './reminders.fixture.ts'

/** The link in an email, as an email program reads it from the header. */
function linkOf(mail: Awaited<ReturnType<PostalMime['parse']>> | undefined): URL {
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  return new URL(/^<(\S+)>$/u.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
}

/** The request of an email program’s own unsubscribe button: no cookie, no CSRF token. */
const oneClick = ({ app }: TestApp, link: URL, type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: `${link.pathname}${link.search}`,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  })

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'one click in the email program ends the emails, posted as %s, also from an old email',
  async (type) => {
    await using fixture = await testApp()
    await using post = await office()
    const mara = await reminded(fixture)
    fixture.clock.set(DUE)
    await round(fixture, post)
    const link = linkOf((await post.arrived())[0])
    await choose(mara, { on: false })
    await choose(mara, { way: 'both' })
    fixture.clock.advance(100 * DAY)
    const answer = await oneClick(fixture, link, type)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await (await fixture.person()).get('/api/reminders')).json()).toMatchObject({ on: true, way: 'device' })
  },
)

test('a wrong link, another account’s and that of another kind of email end nothing, and are answered alike', async () => {
  await using fixture = await testApp()
  await using post = await office()
  const mara = await reminded(fixture)
  const ines = await fixture.person('ines@x.test')
  await choose(ines)
  fixture.clock.set(DUE)
  await round(fixture, post)
  const links = (await post.arrived()).map(linkOf)
  const [first, second] = links.map(({ searchParams }) => searchParams)
  const wrong = [
    { account: first?.get('account'), token: second?.get('token') },
    { account: first?.get('account'), token: '' },
    { account: 'unknown', token: first?.get('token') },
  ]
  const url = links[0]!
  for (const values of wrong) {
    const query = new URLSearchParams(values as Record<string, string>).toString()
    expect((await oneClick(fixture, new URL(`${url.pathname}?${query}`, url))).statusCode).toBe(204)
  }
  const letters = new URL(`/letters/mail-off${url.search}`, url)
  expect((await oneClick(fixture, letters)).statusCode).toBe(204)
  for (const person of [mara, ines]) expect((await person.get('/api/reminders')).json()).toMatchObject({ on: true })
})

test('the page of the link asks first, and then ends the emails without signing in', async () => {
  await using fixture = await testApp()
  await using post = await office()
  const mara = await reminded(fixture)
  fixture.clock.set(DUE)
  await round(fixture, post)
  const [mail] = await post.arrived()
  const link = linkOf(mail)
  expect(mail?.text).toContain(link.href)
  const visitor = fixture.visitor()
  await visitor.get('/api/auth/status')
  const body = Object.fromEntries(link.searchParams)
  expect((await visitor.post('/api/reminders/mail/stop', body)).statusCode).toBe(204)
  expect((await mara.get('/api/reminders')).json()).toMatchObject({ on: false, way: 'email' })
})
