import { expect, test } from 'vitest'
import { MINUTE } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const linkToken = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const mailedCode = (text: string) => /^[2-9A-Z]{4}-[2-9A-Z]{4}$/m.exec(text)?.[0] ?? ''
const detailsOf = (person: Person, token: string) => person.post('/api/auth/magic-link-details', { token })
const typeCode = (person: Person, code: string) => person.post('/api/auth/verify-code', { code })

async function visitorOf(fixture: TestApp): Promise<Person> {
  const visitor = fixture.visitor()
  await visitor.get('/api/auth/status')
  return visitor
}

/** A person who has requested a link. @returns the browser and the email */
async function asking(fixture: TestApp, email = 'ines@x.test') {
  const ines = await visitorOf(fixture)
  await ines.post('/api/auth/request-login', { email })
  const mail = (await fixture.mails()).findLast(({ to }) => to === email)
  return { ines, token: linkToken(mail?.text ?? ''), code: mailedCode(mail?.text ?? '') }
}

test('the code of an email signs in the requesting browser once, and uses up the link', async () => {
  await using fixture = await testApp()
  const { ines, token, code } = await asking(fixture)
  expect((await typeCode(ines, ` ${code.toLowerCase().replace('-', ' ')} `)).json()).toEqual({ success: true })
  expect((await ines.get('/api/auth/status')).json().user.email).toBe('ines@x.test')
  const other = await visitorOf(fixture)
  expect((await other.post('/api/auth/verify-magic-link', { token })).json().code).toBe('VERIFICATION_TOKEN_INVALID')
  expect((await typeCode(ines, code)).json().code).toBe('VERIFICATION_CODE_OVER')
})

test('a used link uses up its code', async () => {
  await using fixture = await testApp()
  const { ines, token, code } = await asking(fixture)
  expect((await ines.post('/api/auth/verify-magic-link', { token })).statusCode).toBe(200)
  expect((await typeCode(ines, code)).json().code).toBe('VERIFICATION_CODE_OVER')
})

test('five wrong codes make the right one invalid, and each answer has the number of attempts left', async () => {
  await using fixture = await testApp()
  const { ines, code } = await asking(fixture)
  const sentences: string[] = []
  for (let i = 0; i < 5; i++) sentences.push((await typeCode(ines, '2222-2222')).json().error)
  expect(sentences).toEqual([
    'That’s not the right code. You can try 4 more times.',
    'That’s not the right code. You can try 3 more times.',
    'That’s not the right code. You can try 2 more times.',
    'That’s not the right code. You can try once more.',
    'That’s not the right code. Please ask for a new one.',
  ])
  const answer = await typeCode(ines, code)
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: 'This code has expired or was already used. Please ask for a new one.', code: 'VERIFICATION_CODE_OVER' },
  ])
})

test('a code does not work in another browser, nor after fifteen minutes', async () => {
  await using fixture = await testApp()
  const { ines, code } = await asking(fixture)
  expect((await typeCode(await visitorOf(fixture), code)).json().code).toBe('VERIFICATION_CODE_OVER')
  fixture.clock.advance(15 * MINUTE)
  expect((await typeCode(ines, code)).json().code).toBe('VERIFICATION_CODE_OVER')
})

test('a code entered three times at once signs in once', async () => {
  await using fixture = await testApp()
  const { ines, code } = await asking(fixture)
  const answers = await Promise.all([1, 2, 3].map(() => typeCode(ines, code)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('the database alone reveals neither the code nor its account', async () => {
  await using fixture = await testApp()
  const { code } = await asking(fixture)
  const rows = await fixture.db.query('select * from login_codes')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${code.replace('-', '')}|ines`))
})

test('a link shows its account and the requesting browser without being used', async () => {
  await using fixture = await testApp()
  const { ines, token } = await asking(fixture)
  const asked = { email: 'ines@x.test', asked_here: true, signed_in_here: 'nobody' }
  expect((await detailsOf(ines, token)).json()).toEqual(asked)
  expect((await detailsOf(await visitorOf(fixture), token)).json()).toEqual({ ...asked, asked_here: false })
  const mara = await fixture.person('mara@x.test')
  expect((await detailsOf(mara, token)).json()).toEqual({ ...asked, asked_here: false, signed_in_here: 'other' })
  expect((await ines.post('/api/auth/verify-magic-link', { token })).statusCode).toBe(200)
  expect((await detailsOf(ines, token)).json().code).toBe('VERIFICATION_TOKEN_INVALID')
})

test('an email address with a tag after a plus sign counts as its mailbox', async () => {
  await using fixture = await testApp()
  const ines = await visitorOf(fixture)
  const ask = (n: number) => ines.post('/api/auth/request-login', { email: `ines+${n}@x.test` })
  for (let n = 0; n < 5; n++) expect((await ask(n)).statusCode).toBe(200)
  expect((await ask(5)).statusCode).toBe(429)
})
