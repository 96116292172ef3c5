import { afterEach, expect, test, vi } from 'vitest'
import { UnreachableError } from './api-error.ts'
import { readDownload, saveDownload } from './download.ts'

afterEach(() => vi.restoreAllMocks())

/** A body that arrives in chunks, and may break off after them. */
function bodyOf(pieces: readonly string[], failure?: unknown): ReadableStream<Uint8Array> {
  const left = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece !== undefined) return controller.enqueue(new TextEncoder().encode(piece))
      if (failure === undefined) controller.close()
      else controller.error(failure)
    },
  })
}

test('a file is assembled from its chunks, and each chunk is counted', async () => {
  const counted: number[] = []
  const response = new Response(bodyOf(['one ', 'two ', 'three']), {
    headers: { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="words.txt"' },
  })
  const { blob, name } = await readDownload(response, { onBytes: (bytes) => counted.push(bytes) })
  expect(name).toBe('words.txt')
  expect(blob.type).toBe('text/plain')
  expect(await blob.text()).toBe('one two three')
  expect(counted).toEqual([4, 8, 13])
})

test('a file without a name or a type gets defaults', async () => {
  const { blob, name } = await readDownload(new Response(bodyOf(['x'])), {})
  expect(name).toBe('soundings')
  expect(blob.type).toBe('application/octet-stream')
})

test('an empty answer is an empty file', async () => {
  const { blob } = await readDownload(new Response(null), {})
  expect(blob.size).toBe(0)
})

test('a connection that breaks off is an error', async () => {
  const broken = new Response(bodyOf(['half'], new TypeError('network error')))
  await expect(readDownload(broken, {})).rejects.toBeInstanceOf(UnreachableError)
})

test('a canceled download is not reported as a lost connection', async () => {
  const stopped = new Response(bodyOf(['half'], new DOMException('Stopped.', 'AbortError')))
  await expect(readDownload(stopped, {})).rejects.toMatchObject({ name: 'AbortError' })
})

test('a file is saved under its name, and its URL stays valid until the browser has started', () => {
  vi.useFakeTimers()
  try {
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href.split(':')[0]}`)
    })
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    saveDownload({ blob: new Blob(['x']), name: 'mine.zip' })
    expect(clicked).toEqual(['mine.zip blob'])
    vi.advanceTimersByTime(59_999)
    expect(revoked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(revoked).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
