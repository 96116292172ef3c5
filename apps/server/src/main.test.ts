import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { nodeProcess } from '#server/testing/node-process.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'

const MAIN = new URL('./main.ts', import.meta.url)

test('a port that is taken is said in a sentence, before anything is written', { timeout: 30_000 }, async () => {
  await using folder = await tempFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  const { code, complaints } = await nodeProcess(MAIN, [], { DATA_DIR: folder.path, PORT, HOST: '127.0.0.1' }).exit()
  other.close()
  expect(code).toBe(1)
  expect(complaints).toBe('Another program is listening on this PORT already. Stop it, or choose another PORT.\n')
  expect(await readdir(folder.path)).toEqual([])
})
