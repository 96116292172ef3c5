import type { EchoEntry } from '@soundings/core/echo'
import { expect, test } from 'vitest'
import { EntryPacker, transfersOf, unpackedEntries } from './packed-entries.ts'

const entry = (id: string, content: string): EchoEntry => ({
  id,
  time: 1_763_000_000_000,
  day: 20_400,
  weekday: 2,
  hour: 7,
  content,
  mood: 4,
  energy: null,
  focus: 2,
  tags: [{ tag: 'harbor', source: 'hash' }],
  historic: false,
})

const fields = ({ id, time, day, weekday, hour, content, mood, energy, focus, tags, historic }: EchoEntry) => ({
  id,
  time,
  day,
  weekday,
  hour,
  content,
  mood,
  energy,
  focus,
  tags,
  historic,
})

/** The entries as a thread receives them. */
function handedOver(entries: readonly EchoEntry[]): EchoEntry[] {
  const packer = new EntryPacker()
  for (const one of entries) packer.add(one)
  const packed = packer.packed()
  return unpackedEntries(structuredClone(packed, { transfer: transfersOf(packed) }))
}

test('a journal is handed over with every field and every letter', () => {
  const entries = [
    entry('a', 'The lamp was lit.'),
    entry('b', ''),
    entry('c', '\uFEFF“Crème brûlée” — 漢字, emoji 🌊 and a\r\nline\u2028break'),
    entry('d', 'x'.repeat(3_000_000)),
    entry('e', 'After a long one.'),
  ]
  expect(handedOver(entries).map(fields)).toEqual(entries)
})

test('texts of many parts stay apart', () => {
  const entries = Array.from({ length: 5_000 }, (_, index) =>
    entry(String(index), `${index} ${'ä'.repeat(index % 700)}`),
  )
  expect(handedOver(entries).map(({ content }) => content)).toEqual(entries.map(({ content }) => content))
})

test('an empty journal is handed over', () => {
  expect(handedOver([])).toEqual([])
})
