import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#server/testing/test-clock.ts'
import { testApp } from '#server/testing/test-app.ts'

const linkToken = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

test('an emailed link signs in once', async () => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const asked = await ines.post('/api/auth/request-login', { email: 'Ines@x.test' })
  expect(asked.statusCode).toBe(200)
  const [mail] = await fixture.mails()
  expect(mail).toMatchObject({ to: 'Ines@x.test', subject: 'Your sign-in link for Soundings' })
  const token = linkToken(mail!.text)
  const verified = await ines.post('/api/auth/verify-magic-link', { token, timezone: 'Europe/Prague' })
  expect(verified.json()).toEqual({ success: true })
  const status = await ines.get('/api/auth/status')
  expect(status.json()).toMatchObject({
    authenticated: true,
    user: { email: 'Ines@x.test', subscription_tier: 'free', timezone: 'Europe/Prague', display_name: null },
  })
  const again = await ines.post('/api/auth/verify-magic-link', { token })
  expect(again.statusCode).toBe(400)
  expect(again.json()).toMatchObject({ code: 'VERIFICATION_TOKEN_INVALID' })
})

test.each([
  [{}, null],
  [{ SUPPORT_EMAIL: 'us@x.test' }, { privacy: 'us@x.test', support: 'us@x.test', feedback: 'us@x.test' }],
])('with %o the pages get the contact address %o', async (environment, mailboxes) => {
  await using fixture = await testApp(environment)
  const status = await fixture.visitor().get('/api/auth/status')
  expect(status.json().features.mailboxes).toEqual(mailboxes)
})

test('two uses of one link at the same moment sign in once', async () => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  await ines.post('/api/auth/request-login', { email: 'ines@x.test' })
  const token = linkToken((await fixture.mails())[0]!.text)
  const answers = await Promise.all([1, 2, 3].map(() => ines.post('/api/auth/verify-magic-link', { token })))
  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
})

test('a link expires after fifteen minutes', async () => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  await ines.post('/api/auth/request-login', { email: 'ines@x.test' })
  fixture.clock.advance(15 * MINUTE)
  const late = await ines.post('/api/auth/verify-magic-link', { token: linkToken((await fixture.mails())[0]!.text) })
  expect(late.statusCode).toBe(400)
})

test('a verification without a token is reported as such', async () => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const answer = await ines.post('/api/auth/verify-magic-link', {})
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: 'No verification token provided', code: 'VERIFICATION_TOKEN_MISSING' })
})

test('a known and an unknown email address get the same answer', async () => {
  await using fixture = await testApp()
  await fixture.person('known@x.test')
  const visitor = fixture.visitor()
  await visitor.get('/api/auth/status')
  const known = await visitor.post('/api/auth/request-login', { email: 'known@x.test' })
  const unknown = await visitor.post('/api/auth/request-login', { email: 'unknown@x.test' })
  expect(known.statusCode).toBe(unknown.statusCode)
  expect(known.json()).toEqual(unknown.json())
})

test('the same email address in another case is the same account', async () => {
  await using fixture = await testApp()
  const first = await fixture.person('Mara@X.test')
  const second = await fixture.person('mara@x.test')
  const id = async (person: typeof first) => (await person.get('/api/auth/status')).json().user.id
  expect(await id(first)).toBe(await id(second))
})

test.each([
  ['ines@gmail.con', 'Did you mean: ines@gmail.com?', 'EMAIL_TYPO_SUSPECTED'],
  ['in es@x.test', 'Email cannot contain spaces', 'EMAIL_INVALID'],
  ['ines..m@x.test', 'Email contains double dots - please check spelling', 'EMAIL_INVALID'],
  ['ines@x.test.', 'Email cannot end with a dot', 'EMAIL_INVALID'],
  ['ines@x.test\u0007', 'Please enter a valid email address.', 'EMAIL_INVALID'],
  ['not an address', 'Email cannot contain spaces', 'EMAIL_INVALID'],
  ['nobody', 'Please enter a valid email address.', 'EMAIL_INVALID'],
  ['', 'Please enter a valid email address.', 'EMAIL_INVALID'],
])('the email address %j is refused with its error message', async (email, error, code) => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const answer = await ines.post('/api/auth/request-login', { email })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error, code })
  expect(await fixture.mails()).toEqual([])
})

test('pressing Send again sends to an email address that looks misspelled', async () => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const answer = await ines.post('/api/auth/request-login', { email: 'ines@gmail.con', confirmed: true })
  expect(answer.statusCode).toBe(200)
  expect((await fixture.mails())[0]!.to).toBe('ines@gmail.con')
})

test('one email address gets five links in fifteen minutes', async () => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const ask = () => ines.post('/api/auth/request-login', { email: 'ines@x.test' })
  for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(200)
  const sixth = await ask()
  expect(sixth.statusCode).toBe(429)
  expect(sixth.json().code).toBe('TOO_MANY_REQUESTS')
  expect(Number(sixth.headers['retry-after'])).toBe(900)
  expect(await fixture.mails()).toHaveLength(5)
  fixture.clock.advance(15 * MINUTE)
  expect((await ask()).statusCode).toBe(200)
})

test('one origin may request a limited number of links in fifteen minutes', async () => {
  await using fixture = await testApp({ LOGIN_LIMIT_PER_IP: '2' })
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const ask = (name: string) => ines.post('/api/auth/request-login', { email: `${name}@x.test` })
  expect((await ask('a')).statusCode).toBe(200)
  expect((await ask('b')).statusCode).toBe(200)
  expect((await ask('c')).statusCode).toBe(429)
})

test('behind a trusted proxy each visitor counts separately, and no one can forge an origin', async () => {
  await using fixture = await testApp({ LOGIN_LIMIT_PER_IP: '1', TRUSTED_PROXIES: '1' })
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const ask = (name: string, forwarded: string) =>
    ines.post('/api/auth/request-login', { email: `${name}@x.test` }, { 'x-forwarded-for': forwarded })
  expect((await ask('a', '203.0.113.1')).statusCode).toBe(200)
  expect((await ask('b', '203.0.113.2')).statusCode).toBe(200)
  expect((await ask('c', '198.51.100.7, 203.0.113.2')).statusCode).toBe(429)
  // If the header is not an IP address, the request counts for the proxy itself.
  expect((await ask('d', 'somebody')).statusCode).toBe(200)
  expect((await ask('e', 'somebody else')).statusCode).toBe(429)
})

test('development login signs in with a fixed token only', async () => {
  await using fixture = await testApp()
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const wrong = await ines.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'new' })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({ error: 'Login failed', code: 'LOGIN_FAILED' })
  const right = await ines.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'demo' })
  expect(right.statusCode).toBe(200)
  expect((await ines.get('/api/auth/status')).json().authenticated).toBe(true)
})

test('without development login its address does not exist', async () => {
  await using fixture = await testApp({ DEV_LOGIN: 'off' })
  const ines = fixture.visitor()
  await ines.get('/api/auth/status')
  const answer = await ines.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'demo' })
  expect(answer.statusCode).toBe(404)
  const asked = await ines.post('/api/auth/request-login', { email: 'ines@x.test' })
  expect(asked.json().data.dev_note).toBeUndefined()
})

test('signing out ends the session on the server', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const kept = new Map(mara.cookies)
  expect((await mara.post('/api/auth/logout')).statusCode).toBe(204)
  for (const [name, value] of kept) mara.cookies.set(name, value)
  expect((await mara.get('/api/entries')).statusCode).toBe(401)
})

test('a session expires thirty days after its last use', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  fixture.clock.advance(29 * DAY)
  expect((await mara.get('/api/entries')).statusCode).toBe(200)
  fixture.clock.advance(29 * DAY)
  expect((await mara.get('/api/entries')).statusCode).toBe(200)
  fixture.clock.advance(31 * DAY)
  expect((await mara.get('/api/entries')).statusCode).toBe(401)
})

test('the browser gets the extended lifetime, so that its cookie does not end before the session', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const sameDay = await mara.get('/api/entries')
  expect(sameDay.cookies.map(({ name }) => name)).not.toContain('soundings_session')
  fixture.clock.advance(20 * DAY)
  const later = await mara.get('/api/entries')
  expect(later.cookies.find(({ name }) => name === 'soundings_session')).toMatchObject({
    value: mara.cookies.get('soundings_session'),
    maxAge: 30 * 24 * 3600,
    httpOnly: true,
  })
})

test('signing in ends the previous session of the browser', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const before = mara.cookies.get('soundings_session')!
  await mara.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'demo' })
  expect((await mara.get('/api/entries')).statusCode).toBe(200)
  mara.cookies.set('soundings_session', before)
  expect((await mara.get('/api/entries')).statusCode).toBe(401)
})

test('the session cookie is inaccessible to scripts, and prefixed and Secure with https', async () => {
  await using fixture = await testApp({ PUBLIC_URL: 'https://soundings.test' })
  const mara = await fixture.person()
  const signedIn = await mara.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'demo' })
  const cookie = signedIn.cookies.find(({ name }) => name === '__Host-soundings_session')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(signedIn.headers['strict-transport-security']).toContain('max-age=31536000')
})

test('the CSRF token of another session does not work', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const other = await fixture.person('other@x.test')
  const foreign = other.cookies.get('XSRF-TOKEN')!
  mara.cookies.set('XSRF-TOKEN', foreign)
  const answer = await mara.post('/api/auth/logout')
  expect(answer.statusCode).toBe(403)
  expect(answer.json().code).toBe('CSRF_REFUSED')
})

test('no log line contains an email address or, with a real email server, the token of a link', async () => {
  await using fixture = await testApp({}, { mailIsReal: true })
  await fixture.person('private.name@x.test')
  const token = linkToken((await fixture.mails())[0]!.text)
  const log = fixture.logs.join('')
  expect(log).toContain('/api/auth/verify-magic-link')
  expect(log).not.toContain('private.name')
  expect(log).not.toContain(token)
})
