import { expect, test } from 'vitest'
import { nodeProcess } from '#server/testing/node-process.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'

const MIB = 1_048_576
/** The memory of the optimizing compiler on top of everything else. */
const COMPILED_MIB = 512
const opener = new URL('./small-memory.fixture.ts', import.meta.url)

/**
 * The maximum memory in MiB of a process that opens the database of a folder with a memory limit and queries it for a
 * time, or until the compiler has visibly run: a busy machine compiles late.
 */
async function peakMemory(folder: string, limit: number, seconds: number): Promise<number> {
  const child = nodeProcess(opener, [folder, String(limit), String(seconds), String(COMPILED_MIB)])
  const line = await child.line()
  expect(await child.exit()).toEqual({ code: 0, complaints: '' })
  return Number(line)
}

test(
  'in a container of 512 MiB an embedded database starts within the limit, elsewhere it is compiled to be fast',
  { timeout: 120_000 },
  async () => {
    await using folder = await tempFolder()
    await peakMemory(folder.path, 0, 0)
    expect(await peakMemory(folder.path, 512 * MIB, 5)).toBeLessThan(400)
    // The value of a system without a limit.
    for (const limit of [0, 2 ** 63]) {
      expect(await peakMemory(folder.path, limit, 40)).toBeGreaterThan(COMPILED_MIB)
    }
  },
)
