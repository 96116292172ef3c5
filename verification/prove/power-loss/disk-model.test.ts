import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DiskModel, tornSectors } from './disk-model.ts'
import { POWER_CUTS } from './power-cuts.ts'
import type { DiskEvent } from './recording.ts'

const write = (path: string, offset: number, text: string): DiskEvent => ({
  kind: 'write',
  path,
  offset,
  bytes: Buffer.from(text),
})

/** The content of a file after these events and a power cut; null when the file does not exist. */
async function leftAfter(events: DiskEvent[], cut: keyof typeof POWER_CUTS, file: string): Promise<string | null> {
  const disk = new DiskModel()
  for (const event of events) disk.apply(event)
  const folder = await mkdtemp(join(tmpdir(), 'soundings-disk-'))
  try {
    disk.leave(folder, POWER_CUTS[cut]())
    return existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const made: DiskEvent[] = [{ kind: 'create', path: 'log' }, write('log', 0, 'first '), { kind: 'fsync', path: 'log' }]

test('synced data remains, and later data may be lost', async () => {
  expect(await leftAfter([...made, write('log', 6, 'second')], 'nothing', 'log')).toBe('first ')
  expect(await leftAfter([...made, write('log', 6, 'second')], 'unnamed', 'log')).toBe('first second')
})

test('a later write may remain without the earlier one, with zeros between', async () => {
  const disk = new DiskModel()
  for (const event of [...made, write('log', 6, 'lost'), write('log', 10, 'kept')]) disk.apply(event)
  const folder = await mkdtemp(join(tmpdir(), 'soundings-disk-'))
  disk.leave(folder, { keepNames: () => 0, keepChange: (index) => (index === 1 ? 'all' : 'nothing') })
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('first \0\0\0\0kept')
  await rm(folder, { recursive: true })
})

test('a file that was never synced has no name after a cut, unless its folder was synced', async () => {
  const unsynced: DiskEvent[] = [{ kind: 'create', path: 'log' }, write('log', 0, 'text')]
  expect(await leftAfter(unsynced, 'unnamed', 'log')).toBeNull()
  expect(await leftAfter([...unsynced, { kind: 'fsync', path: '' }], 'unnamed', 'log')).toBe('text')
})

test('a new name is durable once its folder is synced, and the old one is then gone', async () => {
  const renamed: DiskEvent[] = [...made, { kind: 'rename', path: 'log', to: 'archive' }]
  expect(await leftAfter(renamed, 'nothing', 'log')).toBe('first ')
  expect(await leftAfter([...renamed, { kind: 'fsync', path: 'archive' }], 'nothing', 'archive')).toBeNull()
  const settled: DiskEvent[] = [...renamed, { kind: 'fsync', path: '' }]
  expect(await leftAfter(settled, 'nothing', 'archive')).toBe('first ')
  expect(await leftAfter(settled, 'nothing', 'log')).toBeNull()
})

test('a removed file comes back when its folder was not synced', async () => {
  const removed: DiskEvent[] = [...made, { kind: 'unlink', path: 'log' }]
  expect(await leftAfter(removed, 'nothing', 'log')).toBe('first ')
  expect(await leftAfter([...removed, { kind: 'fsync', path: '' }], 'nothing', 'log')).toBeNull()
})

test('a disk that is never synced guarantees nothing', async () => {
  const disk = new DiskModel()
  for (const event of made) disk.apply(event, false)
  const folder = await mkdtemp(join(tmpdir(), 'soundings-disk-'))
  disk.leave(folder, POWER_CUTS.nothing())
  expect(existsSync(join(folder, 'log'))).toBe(false)
  await rm(folder, { recursive: true })
})

test('a torn write leaves whole sectors', () => {
  const bytes = Buffer.alloc(1_300, 'x')
  let turn = 0
  expect(tornSectors(bytes, () => turn++ !== 1).map(({ length }) => length)).toEqual([512, 276])
})
