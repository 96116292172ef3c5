import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { tesseractRecognizer } from '#server/adapters/recognition/tesseract-recognizer.ts'
import { startPhotographReader } from './start-photograph-reader.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const reader = startPhotographReader(tesseractRecognizer(['eng']))
afterAll(() => reader[Symbol.asyncDispose]())

const page = () => readFile(join(FIXTURES, 'printed-page.webp'))
const read = (bytes: Buffer, signal = AbortSignal.timeout(60_000), onProgress = (_share: number) => {}) =>
  reader.read({ name: 'page', bytes }, { signal, onProgress })
const problem = (bytes: Buffer) => read(bytes).catch((error: unknown) => error)

test('a printed page is read word for word, with the position and confidence of each word', async () => {
  const shares: number[] = []
  const { text, words, quality, mediaType } = await read(await page(), undefined, (share) => void shares.push(share))
  expect(text).toMatch(
    /^March 9, 2021\n\nThe harbour was quiet this morning and the light came slowly\nover the water\./,
  )
  expect(text).toMatch(/from the hospital\.$/)
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(/\s+/))
  expect(quality).toMatchObject({ accept: true })
  expect(quality.confidence).toBeGreaterThan(90)
  expect(mediaType).toBe('image/webp')
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('a photo is rotated as its EXIF data says, and the result has no metadata', async () => {
  const lying = await sharp(await page())
    .rotate(270)
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { text, display } = await read(lying)
  expect(text).toContain('The harbour was quiet')
  const shown = await sharp(display).metadata()
  expect([shown.format, shown.exif, (shown.width ?? 0) > (shown.height ?? 0)]).toEqual(['jpeg', undefined, true])
})

test('a HEIC from a phone is read', async () => {
  const { text, mediaType } = await read(await readFile(join(FIXTURES, 'page.heic')))
  expect(text).toContain('The harbour was quiet')
  expect(mediaType).toBe('image/heic')
})

test('a page half in shadow is read', async () => {
  const { width, height } = await sharp(await page()).metadata()
  const shadow = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0.3" stop-opacity="0"/><stop offset="0.6" stop-opacity="0.75"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
  const { text, quality } = await read(
    await sharp(await page())
      .composite([{ input: shadow }])
      .jpeg()
      .toBuffer(),
  )
  expect(quality.accept).toBe(true)
  expect(text).toContain('before anybody')
})

test.each([
  [
    'a photo in the dark',
    'too dark',
    () => sharp({ create: { width: 1200, height: 900, channels: 3, background: '#111' } }),
  ],
  [
    'an empty page',
    'No text was found',
    () => sharp({ create: { width: 1200, height: 900, channels: 3, background: '#fff' } }),
  ],
  ['a thumbnail', 'too small', async () => sharp(await page()).resize(160)],
])('%s is not accepted, and its person is told what to do: %s', async (_, words, picture) => {
  const { quality } = await read(await (await picture()).png().toBuffer())
  expect(quality.accept).toBe(false)
  expect(quality.message).toContain(words)
})

test('a file that is not a photo, is damaged or unpacks to too much is refused with its reason', async () => {
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const jpeg = await sharp(await page())
    .jpeg()
    .toBuffer()
  const cases: [Buffer, string][] = [
    [Buffer.alloc(0), 'empty'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>Hello</text></svg>'), 'unsupported'],
    [Buffer.from('%PDF-1.7 not a picture'), 'unsupported'],
    [jpeg.subarray(0, 5_000), 'unreadable'],
    [Buffer.concat([jpeg.subarray(0, 30), Buffer.alloc(5_000, 0x41)]), 'unreadable'],
    [bomb, 'too-complex'],
  ]
  for (const [bytes, name] of cases) expect(await problem(bytes)).toMatchObject({ name: 'ReadingError', problem: name })
  expect((await read(await page())).quality.accept).toBe(true)
})

test('a canceled reading ends at once, and the next one works', async () => {
  const gone = new AbortController()
  const reading = read(await page(), gone.signal, () => gone.abort(new Error('called off')))
  await expect(reading).rejects.toThrow('called off')
  expect((await read(await page())).quality.accept).toBe(true)
})
