import { expect, test } from 'vitest'
import { scratchFile } from '#server/platform/files/scratch-file.ts'
import { archiveReader } from './archive-reader.ts'

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}
/** Resources that would prevent this process from exiting: child processes and their timers. */
const watches = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap' || name === 'Timeout')

test('a reader aborted before or after it opened its file leaves no process or timer behind', async () => {
  await using scratch = await scratchFile(bytesOf('No archive.'))
  const before = watches().length
  const early = new AbortController()
  const opening = archiveReader(scratch, { signal: early.signal, onProgress: () => undefined })
  early.abort(new Error('The browser has left.'))
  await expect(opening).rejects.toThrow('The browser has left.')
  const late = new AbortController()
  await archiveReader(scratch, { signal: late.signal, onProgress: () => undefined }).catch(() => null)
  late.abort(new Error('The browser has left.'))
  // The wait itself uses a timer.
  await expect.poll(() => watches().length).toBeLessThanOrEqual(before + 1)
})
