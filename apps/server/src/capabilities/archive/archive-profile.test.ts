import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Person } from '#server/testing/person.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/uploads.ts'
import { archiveOf, forged, manifestOf, packed, send, unpacked, type Files } from './archive.fixture.ts'

const NAME = 'Mära 🌊 Lind'

/** Saves a name, a time zone and a photograph. @returns the photograph as it is served */
async function withProfile(person: Person): Promise<Buffer> {
  await person.send('PUT', '/api/profile', { body: { display_name: NAME, timezone: 'Pacific/Auckland' } })
  const photo = sharp({ create: { width: 700, height: 600, channels: 3, background: '#357' } })
  await upload(person, '/api/profile/avatar', [{ name: 'me.jpg', content: await photo.jpeg().toBuffer() }])
  return (await pictureOf(person))!
}

const profileOf = async (person: Person) => (await person.get('/api/profile')).json().profile

async function pictureOf(person: Person): Promise<Buffer | null> {
  const { avatar_url } = await profileOf(person)
  return avatar_url === null ? null : (await person.get(avatar_url)).rawPayload
}

/** The same archive as the version before the profile wrote it. */
function asVersionOne(files: Files): Files {
  const { files: listed, ...rest } = manifestOf(files)
  const old = [...files].filter(([path]) => !path.startsWith('profile'))
  const kept = listed.filter(({ path }) => !path.startsWith('profile'))
  return new Map([...old, ['manifest.json', Buffer.from(JSON.stringify({ ...rest, version: 1, files: kept }))]])
}

test('name, time zone and photo are restored into an empty account byte for byte, and a second time changes nothing', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const picture = await withProfile(mara)
  await mara.post('/api/entries', anEntry())
  const archive = await archiveOf(mara)
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'verify', archive)).json().whole).toBe(true)
  const restored = await send(ines, 'restore', archive)
  expect(restored.json().profile).toEqual(['name', 'time zone', 'photo'])
  const profile = await profileOf(ines)
  expect(profile).toMatchObject({ display_name: NAME, timezone: 'Pacific/Auckland', email: 'ines@x.test' })
  expect((await pictureOf(ines))!.equals(picture)).toBe(true)
  expect((await send(ines, 'restore', archive)).json().profile).toEqual([])
  expect(await profileOf(ines)).toEqual(profile)
})

test('an existing name, photo and time zone stay as they are', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await withProfile(mara)
  const archive = await archiveOf(mara)
  const ines = await fixture.person('ines@x.test')
  const own = await withProfile(ines)
  await ines.send('PUT', '/api/profile', { body: { display_name: 'Ines', timezone: 'Europe/Paris' } })
  await ines.post('/api/entries', anEntry())
  expect((await send(ines, 'restore', archive)).json().profile).toEqual([])
  expect(await profileOf(ines)).toMatchObject({ display_name: 'Ines', timezone: 'Europe/Paris' })
  expect((await pictureOf(ines))!.equals(own)).toBe(true)
})

test('an archive from the version before the profile is valid and can be restored', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await withProfile(mara)
  await mara.post('/api/entries', anEntry())
  const old = await packed(asVersionOne(await unpacked(await archiveOf(mara))))
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'verify', old)).json().whole).toBe(true)
  expect((await send(ines, 'restore', old)).json()).toMatchObject({ restored: { entries: 1 }, profile: [] })
  expect((await profileOf(ines)).display_name).toBeNull()
})

const line = (change: object) =>
  Buffer.from(`${JSON.stringify({ display_name: NAME, time_zone: 'Europe/Prague', picture: true, ...change })}\n`)

test.each<[string, string, Buffer]>([
  ['its name is too long', 'profile.json', line({ display_name: 'x'.repeat(101) })],
  ['its name is empty', 'profile.json', line({ display_name: '' })],
  ['its name contains a control character', 'profile.json', line({ display_name: 'a\u0007b' })],
  ['its time zone does not exist', 'profile.json', line({ time_zone: 'Mars/North' })],
  ['it contains an email address', 'profile.json', line({ email: 'other@x.test' })],
  ['it has two lines', 'profile.json', Buffer.concat([line({}), line({})])],
  ['it is empty', 'profile.json', Buffer.alloc(0)],
  ['its picture is not an image', 'profile/picture.webp', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['its picture is too large', 'profile/picture.webp', Buffer.alloc(1_048_577, 'RIFF')],
])('a profile is refused when %s, and nothing is written', async (_, path, bytes) => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await withProfile(mara)
  await mara.post('/api/entries', anEntry())
  const damaged = await packed(forged(await unpacked(await archiveOf(mara)), path, bytes))
  const ines = await fixture.person('ines@x.test')
  expect((await send(ines, 'restore', damaged)).json().code).toBe('ARCHIVE_DAMAGED')
  expect((await profileOf(ines)).display_name).toBeNull()
  expect((await ines.get('/api/entries')).json().entries).toEqual([])
})

test('an archive of the current version without its profile is invalid', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const files = await unpacked(await archiveOf(mara))
  const { files: listed, ...rest } = manifestOf(files)
  const without = listed.filter(({ path }) => path !== 'profile.json')
  const manifest = Buffer.from(JSON.stringify({ ...rest, files: without }))
  const left = [...files].filter(([path]) => !['profile.json', 'manifest.json'].includes(path))
  const checked = await send(mara, 'verify', await packed([...left, ['manifest.json', manifest]]))
  expect(checked.json()).toMatchObject({ whole: false, problem: expect.stringContaining('“profile.json” is missing') })
})
