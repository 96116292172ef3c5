import { PASSKEYS_MAX, type Passkey, type PasskeyCreation, type PasskeyRequest } from '@soundings/contract/passkeys'
import { expect, test } from 'vitest'
import { vaultOf } from '#server/testing/vault-of.ts'
import type { Person } from '#server/testing/person.ts'
import { makePasskey, signWith, type DevicePasskey } from '#server/testing/authenticator.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { passkeysStore } from './passkeys.store.ts'

const ORIGIN = 'http://journal.test'
const HERE = { origin: ORIGIN }
const site = () => testApp({ PUBLIC_URL: ORIGIN })

const challengeFor = async (person: Person) => (await person.post('/api/passkeys/challenge')).json<PasskeyCreation>()

async function addPasskey(person: Person, name = 'Phone'): Promise<{ added: Passkey; passkey: DevicePasskey }> {
  const { passkey, credential } = makePasskey(await challengeFor(person), HERE)
  const answer = await person.post('/api/passkeys', { name, credential })
  expect(answer.statusCode).toBe(201)
  return { added: answer.json(), passkey }
}

async function newcomer(fixture: TestApp): Promise<Person> {
  const somebody = fixture.visitor()
  await somebody.get('/api/auth/status')
  return somebody
}

const signInChallenge = async (somebody: Person) =>
  (await somebody.post('/api/auth/passkey/challenge')).json<PasskeyRequest>()
const listOf = async (person: Person) => (await person.get('/api/passkeys')).json().passkeys as Passkey[]

async function signIn(somebody: Person, passkey: DevicePasskey, habits = HERE) {
  const credential = signWith(passkey, await signInChallenge(somebody), habits)
  return somebody.post('/api/auth/passkey', { credential })
}

test('a passkey signs in without an email, and the list says when it was last used', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const { added, passkey } = await addPasskey(mara)
  expect(added).toMatchObject({ name: 'Phone', last_used_at: null, synced: true })
  fixture.clock.advance(60_000)
  const visitor = await newcomer(fixture)
  expect((await signIn(visitor, passkey)).statusCode).toBe(200)
  expect((await visitor.get('/api/auth/status')).json().user.email).toBe('mara@x.test')
  expect(await listOf(mara)).toEqual([{ ...added, last_used_at: fixture.clock.now().toISOString() }])
})

test('the owner gets an email about a new passkey, without anything secret in it', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  await addPasskey(mara, 'Harbor laptop')
  const mail = (await fixture.mails()).at(-1)
  expect(mail).toMatchObject({ to: 'mara@x.test', subject: 'A passkey was added to your Soundings account' })
  expect(mail?.text).toContain('http://journal.test/settings')
  expect(mail?.text).not.toContain('Harbor')
})

test('a removed passkey no longer signs in, and email still does', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const { added, passkey } = await addPasskey(mara)
  expect((await mara.delete(`/api/passkeys/${added.id}`)).statusCode).toBe(204)
  const refused = await signIn(await newcomer(fixture), passkey)
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'PASSKEY_REFUSED'])
  expect((await (await fixture.person()).get('/api/auth/status')).json().authenticated).toBe(true)
})

test('an answered challenge is worth nothing a second time', async () => {
  await using fixture = await site()
  const { passkey } = await addPasskey(await fixture.person())
  const visitor = await newcomer(fixture)
  const options = await signInChallenge(visitor)
  const credential = signWith(passkey, options, HERE)
  expect((await visitor.post('/api/auth/passkey', { credential })).statusCode).toBe(200)
  const again = await newcomer(fixture)
  expect((await again.post('/api/auth/passkey', { credential })).statusCode).toBe(401)
  const resigned = signWith(passkey, options, HERE)
  expect((await again.post('/api/auth/passkey', { credential: resigned })).statusCode).toBe(401)
})

test('a challenge ends after five minutes', async () => {
  await using fixture = await site()
  const { passkey } = await addPasskey(await fixture.person())
  const visitor = await newcomer(fixture)
  const credential = signWith(passkey, await signInChallenge(visitor), HERE)
  fixture.clock.advance(5 * 60_000)
  expect((await visitor.post('/api/auth/passkey', { credential })).statusCode).toBe(401)
})

test.each([
  ['for another site', { origin: 'http://journal.example' }],
  ['by a device that did not recognize its owner', { ...HERE, recognizesOwner: false }],
])('a challenge signed %s does not sign in', async (_, habits) => {
  await using fixture = await site()
  const { passkey } = await addPasskey(await fixture.person())
  const answer = await signIn(await newcomer(fixture), passkey, habits)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'PASSKEY_REFUSED'])
})

test('a passkey does not open the account that its user handle names, unless it is that account’s', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const ines = await fixture.person('ines@x.test')
  const { passkey } = await addPasskey(mara)
  const { passkey: hers } = await addPasskey(ines)
  const forged = { ...passkey, userHandle: hers.userHandle }
  const answer = await signIn(await newcomer(fixture), forged)
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'PASSKEY_REFUSED'])
})

test('a copied passkey is refused once the original has counted further', async () => {
  await using fixture = await site()
  const { passkey } = await addPasskey(await fixture.person())
  const copy = { ...passkey }
  for (let times = 0; times < 2; times++) await signIn(await newcomer(fixture), passkey)
  expect((await signIn(await newcomer(fixture), copy)).statusCode).toBe(401)
})

test('a challenge for adding belongs to the account that asked for it', async () => {
  await using fixture = await site()
  const [mara, ines] = [await fixture.person(), await fixture.person('ines@x.test')]
  const { credential } = makePasskey(await challengeFor(mara), HERE)
  const answer = await ines.post('/api/passkeys', { name: 'Phone', credential })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'PASSKEY_INVALID'])
  expect(await listOf(ines)).toEqual([])
})

test('a locked page opens with the account’s own passkey, not with another’s', async () => {
  await using fixture = await site()
  const [mara, ines] = [await fixture.person(), await fixture.person('ines@x.test')]
  const { passkey } = await addPasskey(mara)
  const { passkey: hers } = await addPasskey(ines)
  const unlock = async (device: DevicePasskey) => {
    const options = (await mara.post('/api/passkeys/unlock/challenge')).json<PasskeyRequest>()
    return mara.post('/api/passkeys/unlock', { credential: signWith(device, options, HERE) })
  }
  expect((await unlock(passkey)).statusCode).toBe(204)
  expect((await unlock(hers)).json().code).toBe('PASSKEY_REFUSED')
  expect((await mara.get('/api/auth/status')).json().authenticated).toBe(true)
})

test('a challenge for unlocking does not sign in', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const { passkey } = await addPasskey(mara)
  const options = (await mara.post('/api/passkeys/unlock/challenge')).json<PasskeyRequest>()
  const visitor = await newcomer(fixture)
  const answer = await visitor.post('/api/auth/passkey', { credential: signWith(passkey, options, HERE) })
  expect(answer.statusCode).toBe(401)
})

test('a passkey gets another name, and an empty one is refused', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const { added } = await addPasskey(mara)
  expect((await mara.patch(`/api/passkeys/${added.id}`, { name: '  Desk  ' })).json().name).toBe('Desk')
  expect((await mara.patch(`/api/passkeys/${added.id}`, { name: ' ' })).json().code).toBe('INVALID_INPUT')
})

test('an account has twenty passkeys at most', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const late = makePasskey(await challengeFor(mara), HERE).credential
  for (let nth = 0; nth < PASSKEYS_MAX; nth++) await addPasskey(mara, `Key ${nth}`)
  expect((await mara.post('/api/passkeys/challenge')).json().code).toBe('TOO_MANY_PASSKEYS')
  expect((await mara.post('/api/passkeys', { name: 'Late', credential: late })).json().code).toBe('TOO_MANY_PASSKEYS')
})

test('a damaged passkey is listed without a name, does not sign in and can be removed', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const { added, passkey } = await addPasskey(mara)
  await fixture.db.query('update passkeys set body_sealed = set_byte(body_sealed, 40, get_byte(body_sealed, 40) # 1)')
  expect(await listOf(mara)).toEqual([
    { id: added.id, name: null, created_at: null, last_used_at: null, synced: false },
  ])
  expect((await signIn(await newcomer(fixture), passkey)).statusCode).toBe(401)
  expect((await mara.delete(`/api/passkeys/${added.id}`)).statusCode).toBe(204)
})

test('a server at an IP address says that passkeys need a host name', async () => {
  await using fixture = await testApp({ PUBLIC_URL: 'http://192.0.2.7:8787' })
  const mara = await fixture.person()
  expect((await mara.get('/api/auth/status')).json().features.passkeys_at).toBeNull()
  expect((await mara.post('/api/passkeys/challenge')).json().code).toBe('PASSKEYS_UNAVAILABLE')
})

test('the public key, the name and the counter are not in clear in the database', async () => {
  await using fixture = await site()
  const mara = await fixture.person()
  const { passkey } = await addPasskey(mara, 'Harbor laptop')
  const [row] = await fixture.db.query<{ row: string }>('select p::text as row from passkeys p')
  expect(row?.row).not.toContain('Harbor')
  expect(row?.row).not.toContain(Buffer.from(passkey.id).toString('hex'))
  expect(await passkeysStore(fixture.db, await vaultOf(fixture, mara)).list()).toHaveLength(1)
})

test('neither a challenge nor a passkey reaches the log', async () => {
  await using fixture = await site()
  const { passkey } = await addPasskey(await fixture.person(), 'Harbor laptop')
  await signIn(await newcomer(fixture), passkey)
  const log = fixture.logs.join('\n')
  for (const secret of ['Harbor', passkey.id, passkey.userHandle]) expect(log).not.toContain(secret)
})
