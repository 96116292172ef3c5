import { expect, test } from 'vitest'
import { nodeProcess } from '#server/testing/node-process.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'

const MIB = 1_048_576
/** What the optimising compiler takes beside everything else. */
const COMPILED_MIB = 512
const opener = new URL('./small-memory.fixture.ts', import.meta.url)

/**
 * The most memory in MiB of a process that opens the database of a folder, may have so many bytes, and asks it things
 * for so long, or until the compiler has been seen at work: a busy machine compiles late.
 */
async function mostHeld(folder: string, limit: number, seconds: number): Promise<number> {
  const child = nodeProcess(opener, [folder, String(limit), String(seconds), String(COMPILED_MIB)])
  const line = await child.line()
  expect(await child.exit()).toEqual({ code: 0, complaints: '' })
  return Number(line)
}

test(
  'in a container of 512 MiB an embedded database starts within it, elsewhere it is compiled to be fast',
  { timeout: 120_000 },
  async () => {
    await using folder = await tempFolder()
    await mostHeld(folder.path, 0, 0)
    expect(await mostHeld(folder.path, 512 * MIB, 5)).toBeLessThan(400)
    // What a system without a limit says.
    for (const limit of [0, 2 ** 63]) {
      expect(await mostHeld(folder.path, limit, 40)).toBeGreaterThan(COMPILED_MIB)
    }
  },
)
