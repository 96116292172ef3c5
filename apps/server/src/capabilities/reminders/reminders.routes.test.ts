import type { Reminders } from '@soundings/contract/reminders'
import { REMINDED_DEVICES_MAX } from '@soundings/core/reminders'
import { expect, test } from 'vitest'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { aBrowser } from '#server/testing/a-browser.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { installationPushKeys } from './push-keys.ts'
import { pushSubscriptionsStore } from './push-subscriptions.store.ts'

const CHOSEN = { on: true, time: '21:30', days: [1, 3, 5], way: 'email', quiet_until: null }
const DEVICE = 'http://127.0.0.1:9/push'

const read = async (person: Person) => (await person.get('/api/reminders')).json<Reminders>()
const change = (person: Person, changes: object = {}) =>
  person.send('PUT', '/api/reminders', { body: { ...CHOSEN, ...changes } })
const addDevice = (person: Person, endpoint = DEVICE) =>
  person.send('PUT', '/api/reminders/device', { body: aBrowser(endpoint).subscription })
const nextAt = async ({ db }: TestApp) =>
  (await db.query<{ next_at: Date | null }>('select next_at from reminders')).map((row) => row.next_at?.toISOString())

/** A second session of the same person. */
const another = (fixture: TestApp) => fixture.person()

test('reminders are off until they are chosen, and stay as they were chosen', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect(await read(mara)).toMatchObject({ on: false, time: '21:30', days: [0, 1, 2, 3, 4, 5, 6], way: 'email' })
  expect((await change(mara, { days: [5, 3, 1] })).json()).toMatchObject(CHOSEN)
  expect(await read(mara)).toMatchObject({ ...CHOSEN, readable: true, this_device: false, devices: 0 })
})

test.each([
  ['no day', { days: [] }, 'Choose at least one day.'],
  ['a day twice', { days: [1, 1] }, null],
  ['an eighth day', { days: [7] }, null],
  ['no time', { time: '' }, 'Choose a time.'],
  ['an impossible time', { time: '24:00' }, 'Choose a time.'],
  ['an unknown way', { way: 'post' }, null],
  ['an unknown field', { streak: true }, null],
])('reminders with %s are refused', async (_, changes, sentence) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await change(mara, changes)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  if (sentence !== null) expect(answer.json().error).toBe(sentence)
})

test('quiet weeks end on a date within a year, and a date that is over counts as none', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect((await change(mara, { quiet_until: '2026-12-07' })).json()).toMatchObject({ quiet_until: '2026-12-07' })
  expect(await nextAt(fixture)).toEqual(['2026-12-07T20:30:00.000Z'])
  expect((await change(mara, { quiet_until: '2026-11-21' })).json()).toMatchObject({ quiet_until: null })
  const refused = await change(mara, { quiet_until: '2027-11-23' })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'QUIET_TOO_LONG'])
  await change(mara, { quiet_until: '2026-12-07' })
  fixture.clock.set('2026-12-07T06:00:00.000Z')
  expect(await read(mara)).toMatchObject({ quiet_until: null })
})

test('a new time zone moves the next reminder', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await change(mara)
  expect(await nextAt(fixture)).toEqual(['2026-11-23T20:30:00.000Z'])
  await mara.send('PUT', '/api/profile', { body: { timezone: 'Asia/Tokyo' } })
  expect(await nextAt(fixture)).toEqual(['2026-11-23T12:30:00.000Z'])
})

test('a device gets reminders until it is removed or its session ends', async () => {
  await using fixture = await testApp()
  const [laptop, phone] = [await fixture.person(), await another(fixture)]
  expect((await addDevice(laptop)).json()).toMatchObject({ this_device: true, devices: 1 })
  expect(await read(phone)).toMatchObject({ this_device: false, devices: 1 })
  expect((await addDevice(phone, `${DEVICE}-2`)).json()).toMatchObject({ this_device: true, devices: 2 })
  expect((await laptop.delete('/api/reminders/device')).json()).toMatchObject({ this_device: false, devices: 1 })
  await phone.post('/api/auth/logout')
  expect(await read(laptop)).toMatchObject({ devices: 0 })
  expect(await fixture.db.query('select 1 from push_subscriptions')).toEqual([])
})

test('a browser that signs in again replaces its own device', async () => {
  await using fixture = await testApp()
  await addDevice(await fixture.person())
  expect((await addDevice(await another(fixture))).json()).toMatchObject({ this_device: true, devices: 1 })
})

test('an eleventh device is refused with what to do', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const vault = await vaultOf(fixture, mara)
  const now = fixture.clock.now()
  for (let nth = 0; nth < REMINDED_DEVICES_MAX; nth++) {
    const hash = Buffer.alloc(32, nth)
    const session = { accountId: vault.accountId, tokenHash: hash, now, expiresAt: new Date(now.getTime() + DAY) }
    await sessionsStore(fixture.db).start(session)
    const subscription = { endpoint: `${DEVICE}-${nth}`, p256dh: '', auth: '' }
    await pushSubscriptionsStore(fixture.db, vault).save(hash, hash, subscription)
  }
  const refused = await addDevice(mara)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_DEVICES'])
  expect(await read(mara)).toMatchObject({ devices: REMINDED_DEVICES_MAX, this_device: false })
  fixture.clock.advance(DAY)
  expect((await addDevice(mara)).json()).toMatchObject({ devices: 1, this_device: true })
})

test.each([
  ['a URL that is none', { endpoint: 'push' }],
  ['a key that is too short', { keys: { ...aBrowser(DEVICE).subscription.keys, p256dh: 'AAAA' } }],
  ['a secret that is too long', { keys: { ...aBrowser(DEVICE).subscription.keys, auth: 'A'.repeat(30) } }],
])('a device with %s is refused', async (_, wrong) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const body = { ...aBrowser(DEVICE).subscription, ...wrong }
  const refused = await mara.send('PUT', '/api/reminders/device', { body })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'DEVICE_INVALID'])
})

test('the key of the installation is made once, by whichever of several servers is first', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const errors: string[] = []
  const servers = [1, 2, 3].map(() => installationPushKeys(fixture, ({ name }) => void errors.push(name)))
  const keys = await Promise.all(servers.map((find) => find()))
  const [first] = keys.map((key) => key?.publicKey.toString('base64url'))
  expect(new Set(keys.map((key) => key?.publicKey.toString('base64url')))).toEqual(new Set([first]))
  expect(await read(mara)).toMatchObject({ push_key: first })
  expect(errors).toEqual([])
})

test('without a readable key, reminders on devices are not offered, and the log says so', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await installationPushKeys(fixture, () => {})()
  await fixture.db.query(`update push_keys set private_sealed = 'broken'`)
  expect(await read(mara)).toMatchObject({ push_key: null })
  expect(fixture.logs).toContain('SealBrokenError')
})

test('settings that were damaged are reported, and can be chosen again', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await change(mara)
  await fixture.db.query(`update reminders set settings_sealed = 'broken'`)
  expect(await read(mara)).toMatchObject({ on: false, readable: false })
  expect((await change(mara)).json()).toMatchObject({ ...CHOSEN, readable: true })
})

test('deleting all data ends reminders', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await change(mara)
  await addDevice(mara)
  await mara.delete('/api/privacy/delete-data')
  expect(await read(mara)).toMatchObject({ on: false, devices: 0 })
})
