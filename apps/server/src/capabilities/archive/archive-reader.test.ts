import { expect, test } from 'vitest'
import { scratchFile } from '#server/files/scratch-file.ts'
import { archiveReader } from './archive-reader.ts'

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}
/** What keeps this process from stopping: processes it started and clocks it watches them by. */
const watches = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap' || name === 'Timeout')

test('a reader that was stopped, before it opened its file or after, leaves nothing behind that watches it', async () => {
  await using scratch = await scratchFile(bytesOf('No archive.'))
  const before = watches().length
  const early = new AbortController()
  const opening = archiveReader(scratch, { signal: early.signal, onProgress: () => undefined })
  early.abort(new Error('The browser has left.'))
  await expect(opening).rejects.toThrow('The browser has left.')
  const late = new AbortController()
  await archiveReader(scratch, { signal: late.signal, onProgress: () => undefined }).catch(() => null)
  late.abort(new Error('The browser has left.'))
  // The wait itself has a clock.
  await expect.poll(() => watches().length).toBeLessThanOrEqual(before + 1)
})
