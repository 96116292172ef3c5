import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePicture } from './make-picture.ts'

const jpegOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336' } })
    .jpeg()
    .toBuffer()

test('a large JPEG without metadata, as messengers send them, is drawn smaller', async () => {
  const { image, thumbnail } = await makePicture({ bytes: await jpegOf(4_032, 3_024), kind: 'image/jpeg', keep: true })
  const [drawn, small] = [await sharp(image).metadata(), await sharp(thumbnail).metadata()]
  expect([drawn.width, drawn.height, small.width, small.height]).toEqual([2_000, 1_500, 480, 360])
})

test('an image that was drawn here before keeps its bytes', async () => {
  const bytes = await jpegOf(1_200, 800)
  expect(Buffer.from((await makePicture({ bytes, kind: 'image/jpeg', keep: true })).image).equals(bytes)).toBe(true)
})
