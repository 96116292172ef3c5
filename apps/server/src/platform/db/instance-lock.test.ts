import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeProcess } from '#server/testing/node-process.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { lockDataDir } from './instance-lock.ts'

const holder = new URL('./hold-lock.fixture.ts', import.meta.url)

test('a second process on a data folder is refused with an error message that names the folder, even if the first tried to lock it again', async () => {
  await using folder = await tempFolder()
  const lock = lockDataDir(folder.path)
  expect(() => lockDataDir(folder.path)).toThrow('in use')
  const second = await nodeProcess(holder, [folder.path]).exit()
  expect(second.code).toBe(1)
  expect(second.complaints).toContain(`The data folder ${folder.path} is in use`)
  lock[Symbol.dispose]()
})

test('a process locks the folder as long as it lives, and leaves nothing to clean up when it is killed', async () => {
  await using folder = await tempFolder()
  const first = nodeProcess(holder, [folder.path])
  expect(await first.line()).toBe('locked')
  expect(() => lockDataDir(folder.path)).toThrow('in use')
  await first.kill()
  using _lock = lockDataDir(folder.path)
  expect(() => lockDataDir(folder.path)).toThrow('in use')
})

test('one process cannot open a folder twice, and can open it again after releasing it', async () => {
  await using folder = await tempFolder()
  const lock = lockDataDir(folder.path)
  expect(() => lockDataDir(folder.path)).toThrow('in use')
  lock[Symbol.dispose]()
  lockDataDir(folder.path)[Symbol.dispose]()
})

test('the path may be long', async () => {
  await using folder = await tempFolder()
  const deep = join(folder.path, 'a'.repeat(200), 'b'.repeat(200))
  await mkdir(deep, { recursive: true })
  using _lock = lockDataDir(deep)
  expect(() => lockDataDir(deep)).toThrow(deep)
})
