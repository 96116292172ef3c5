import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/uploads.ts'

const PHOTOGRAPHS = join(import.meta.dirname, '../../adapters/photographs/fixtures')
const change = (person: Person, body: unknown) => person.send('PUT', '/api/profile', { body })
const sendAvatar = (person: Person, content: Buffer | string, name = 'me.jpg') =>
  upload(person, '/api/profile/avatar', [{ name, content }])

/** A photograph with a red left half, rotated by its EXIF data, with a name in its metadata. */
const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()

test('a profile contains the person’s details', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  expect((await mara.get('/api/profile')).json()).toEqual({
    profile: {
      display_name: null,
      email: 'mara@x.test',
      unreadable: [],
      avatar_url: null,
      subscription_tier: 'free',
      created_at: fixture.clock.now().toISOString(),
      timezone: 'Europe/Prague',
    },
  })
})

test('a display name is trimmed, stored sealed, and can be removed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { profile } = (await change(mara, { display_name: '  Mara Lind  ' })).json()
  expect(profile).toMatchObject({ display_name: 'Mara Lind', timezone: 'Europe/Prague' })
  expect((await mara.get('/api/auth/status')).json().user.display_name).toBe('Mara Lind')
  const [row] = await fixture.db.query<{ sealed: Buffer }>('select display_name_sealed as sealed from accounts')
  expect(row?.sealed.includes('Mara')).toBe(false)
  expect((await change(mara, { display_name: ' ' })).json().profile.display_name).toBeNull()
})

test.each([
  ['a name of 101 characters', { display_name: 'x'.repeat(101) }, /100 characters/],
  ['a name with a line break', { display_name: 'a\nb' }, /characters that can’t be stored/],
  ['an unknown time zone', { timezone: 'Europe/Atlantis' }, /know this time zone/],
  ['an empty time zone', { timezone: '' }, /know this time zone/],
  ['an email address', { email: 'other@x.test' }, /email.*unknown field/],
])('%s is refused, and nothing is changed', async (_, body, sentence) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await change(mara, { display_name: 'Mara' })
  const refused = await change(mara, { display_name: 'Ines', ...body })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', error: expect.stringMatching(sentence) })
  expect((await mara.get('/api/profile')).json().profile).toMatchObject({ display_name: 'Mara' })
})

test('entries written after a move use the days of the new time zone', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  fixture.clock.set('2026-11-21T23:30:00.000Z')
  await mara.post('/api/entries', anEntry({ content: 'Written in Prague.' }))
  await change(mara, { timezone: 'America/New_York' })
  await mara.post('/api/entries', anEntry({ content: 'Written in New York.' }))
  const rows = await fixture.db.query<{ time_zone: string; hour: number }>(
    'select time_zone, hour from entries order by time_zone',
  )
  expect(rows).toEqual([
    { time_zone: 'America/New_York', hour: 18 },
    { time_zone: 'Europe/Prague', hour: 0 },
  ])
})

test('a photo becomes a small square picture without metadata, visible only to its owner', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const { avatar_url } = (await sendAvatar(mara, await photo())).json()
  expect((await mara.get('/api/profile')).json().profile.avatar_url).toBe(avatar_url)
  const served = await mara.get(avatar_url)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  const picture = await sharp(served.rawPayload).metadata()
  expect([picture.format, picture.width, picture.height, picture.exif]).toEqual(['webp', 512, 512, undefined])
  const ines = await fixture.person('ines@x.test')
  expect((await ines.get(avatar_url)).json()).toMatchObject({ code: 'AVATAR_NOT_FOUND' })
  expect((await fixture.visitor().get(avatar_url)).statusCode).toBe(401)
})

test.each([
  [
    'PNG',
    async () =>
      sharp(await photo())
        .png()
        .toBuffer(),
  ],
  [
    'WebP',
    async () =>
      sharp(await photo())
        .webp()
        .toBuffer(),
  ],
  [
    'GIF',
    async () =>
      sharp(await photo())
        .gif()
        .toBuffer(),
  ],
  [
    'AVIF',
    async () =>
      sharp(await photo())
        .avif()
        .toBuffer(),
  ],
  [
    'TIFF',
    async () =>
      sharp(await photo())
        .tiff()
        .toBuffer(),
  ],
  ['HEIC', () => readFile(join(PHOTOGRAPHS, 'page.heic'))],
])('%s is accepted', async (_, file) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect((await sendAvatar(mara, await file())).statusCode).toBe(200)
})

test('another photo replaces the first, and removing it leaves none', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const first = (await sendAvatar(mara, await photo())).json().avatar_url
  const second = (await sendAvatar(mara, await photo(300, 300))).json().avatar_url
  expect(second).not.toBe(first)
  expect((await mara.get(first)).statusCode).toBe(404)
  expect((await mara.delete('/api/profile/avatar')).statusCode).toBe(204)
  expect((await mara.get(second)).statusCode).toBe(404)
  expect((await mara.get('/api/profile')).json().profile.avatar_url).toBeNull()
})

test('the stored picture is sealed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await sendAvatar(mara, await photo())
  const [row] = await fixture.db.query<{ image_sealed: Buffer }>('select image_sealed from avatars')
  await expect(sharp(row?.image_sealed).metadata()).rejects.toThrow()
})

test('a file that cannot become a picture is refused in the words of the specification', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const tooLarge = 'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.'
  const invalid = 'Invalid file. Please check file type and size.'
  const cases: [Buffer, number, string][] = [
    [Buffer.from('%PDF-1.7 a document'), 415, 'Please select an image file.'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'Please select an image file.'],
    [(await photo()).subarray(0, 500), 400, invalid],
    // An image of a type that the server cannot read.
    [Buffer.from(`BM${'\0'.repeat(60)}`), 400, invalid],
    [Buffer.alloc(0), 400, invalid],
    [bomb, 400, tooLarge],
    [Buffer.concat([await photo(), randomBytes(15 * 1_048_576)]), 413, tooLarge],
  ]
  for (const [bytes, status, error] of cases) {
    const refused = await sendAvatar(mara, bytes)
    expect([refused.statusCode, refused.json().error]).toEqual([status, error])
  }
  expect((await mara.get('/api/profile')).json().profile.avatar_url).toBeNull()
})
