import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipStream } from './zip-stream.ts'

test.each(['1969-12-30T00:00:00Z', '2026-11-22T12:00:00Z', '9999-12-31T23:59:59Z'])(
  'a ZIP can be written at any date: %s',
  async (now) => {
    const zip = await buffer(zipStream([{ path: 'a.txt', content: [Buffer.from('a')] }], new Date(now)))
    expect(zip.subarray(0, 2).toString()).toBe('PK')
  },
)
