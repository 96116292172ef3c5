import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipStream, type ZipPart } from './zip-stream.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test.each(['1969-12-30T00:00:00Z', '2026-11-22T12:00:00Z', '9999-12-31T23:59:59Z'])(
  'a ZIP can be written at any date: %s',
  async (now) => {
    const zip = await buffer(zipStream([{ path: 'a.txt', content: [Buffer.from('a')] }], new Date(now)))
    expect(zip.subarray(0, 2).toString()).toBe('PK')
  },
)

test('a plain file has its size in its header, and other files can follow it', async () => {
  const parts: ZipPart[] = [
    { path: 'mimetype', content: [Buffer.from('a'), Buffer.from('b')], plain: true },
    { path: 'b.txt', content: [Buffer.from('other')], compress: false },
  ]
  const zip = await buffer(zipStream(parts, new Date('2026-11-22T12:00:00Z')))
  expect(zip.subarray(30, 40).toString()).toBe('mimetypeab')
  expect([zip.readUInt16LE(8), zip.readUInt32LE(18), zip.readUInt32LE(22), zip.readUInt16LE(28)]).toEqual([0, 2, 2, 0])
  expect(zip.includes('other')).toBe(true)
})

test('when its reader goes away, no further part is made', async () => {
  const made: number[] = []
  const ended = Promise.withResolvers<void>()
  async function* parts(): AsyncGenerator<ZipPart> {
    try {
      for (let number = 0; number < 1_000; number++) {
        made.push(number)
        yield { path: `${number}.bin`, content: [Buffer.alloc(1_000_000, number)], compress: false }
      }
    } finally {
      ended.resolve()
    }
  }
  const zip = zipStream(parts(), new Date('2026-11-22T12:00:00Z'))
  await once(zip, 'readable')
  zip.destroy()
  await ended.promise
  expect(made.length).toBeLessThan(10)
})

test.each([true, false])('a part that was sent leaves the memory (compressed: %s)', async (compress) => {
  const [count, megabyte] = [200, 1_000_000]
  const before = inUse()
  let most = 0
  const parts = function* (): Generator<ZipPart> {
    for (let number = 0; number < count; number++) {
      if (number % 20 === 0) most = Math.max(most, inUse() - before)
      yield { path: `${number}.bin`, content: [Buffer.alloc(megabyte, number)], compress }
    }
  }
  for await (const _ of zipStream(parts(), new Date('2026-11-22T12:00:00Z')));
  expect(most).toBeLessThan((count * megabyte) / 2)
})

/** Bytes in buffers still in use, after a garbage collection. */
function inUse(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}
