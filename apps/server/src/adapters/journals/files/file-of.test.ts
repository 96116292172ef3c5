import { expect, test } from 'vitest'
import { fileOf, newHeads } from './file-of.ts'

const KIB = 1024

async function* pieces(start: string, size: number): AsyncGenerator<Buffer> {
  yield Buffer.from(start, 'latin1')
  for (let left = size - start.length; left > 0; left -= 100 * KIB) yield Buffer.alloc(Math.min(left, 100 * KIB), 'a')
}

const headOf = (start: string) => fileOf('a', 500 * KIB, () => pieces(start, 500 * KIB)).head()

test('the beginning of a text is kept as far as it tells what the text is', async () => {
  const head = await headOf('{"entries":')
  expect([head.length, head.toString('latin1', 0, 12)]).toEqual([64 * KIB, '{"entries":a'])
})

test.each(['\xff\xd8\xff\xe0', '\x89PNG', 'RIFF....WEBP', '\0\0\0\x18ftypheic'])(
  'little is kept of a picture without an ending in its name: %j',
  async (start) => {
    const head = await headOf(start)
    expect([head.length, head.buffer.byteLength]).toEqual([KIB, KIB])
    expect(head.toString('latin1', 0, start.length)).toBe(start)
  },
)

test('the beginnings of files are read once, and those of thousands of files don’t all stay in memory', async () => {
  const heads = newHeads()
  const read: string[] = []
  const files = Array.from({ length: 1000 }, (_, index) => {
    const path = `${index}.md`
    const open = () => {
      read.push(path)
      return pieces('# Rain', 500 * KIB)
    }
    return fileOf(path, 500 * KIB, open, heads)
  })
  for (const file of files) await file.head()
  for (const file of files.slice(-300)) await file.head()
  expect(read).toHaveLength(1000)
  expect(heads.calculatedSize).toBeLessThan(32 * KIB * KIB)
  await files[0]?.head()
  expect(read.at(-1)).toBe('0.md')
})
