import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, ok, refused, streamed, wire, type Routes } from '#web/testing/fake-server.ts'
import { UnreachableError } from './api-error.ts'
import { longRequest, type Progress } from './long-request.ts'

const CALL = 'POST /work'
const DONE = { status: 200, body: { processed: 3 } }

afterEach(() => vi.unstubAllGlobals())

function send(routes: Routes, options: { body?: FormData | object; signal?: AbortSignal } = {}) {
  const received = fakeServer(routes)
  const progress: Progress[] = []
  const answer = longRequest('/work', {
    body: options.body ?? {},
    headers: { 'x-csrf-token': 'token' },
    onProgress: (step) => progress.push(step),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  return { answer, progress, received }
}

test('the upload and the server’s progress are reported, and the last line is the answer', async () => {
  const { answer, progress } = send({ [CALL]: streamed({ progress: 0.25 }, { progress: 0.75 }, DONE) })
  expect(await answer).toEqual({ processed: 3 })
  expect(progress).toEqual([
    { stage: 'sending', fraction: 0.5 },
    { stage: 'working', fraction: 0.25 },
    { stage: 'working', fraction: 0.75 },
  ])
})

test('an object is sent as JSON, a form as the browser encodes it', async () => {
  const words = send({ [CALL]: streamed(DONE) }, { body: { ids: ['a'] } })
  await words.answer
  expect(words.received[0]?.body).toEqual({ ids: ['a'] })
  expect(words.received[0]?.headers.get('content-type')).toBe('application/json')
  expect(words.received[0]?.headers.get('x-csrf-token')).toBe('token')
  const form = send({ [CALL]: streamed(DONE) }, { body: new FormData() })
  await form.answer
  expect(form.received[0]?.headers.get('content-type')).toBeNull()
})

test('a refusal in the last line is a refusal', async () => {
  const last = { status: 422, body: { error: 'No text in it.', code: 'UNREADABLE' } }
  const { answer } = send({ [CALL]: streamed({ progress: 0.5 }, last) })
  await expect(answer).rejects.toMatchObject({ status: 422, code: 'UNREADABLE', message: 'No text in it.' })
})

test('a refusal before the work began has its own status', async () => {
  const { answer } = send({ [CALL]: refused(413, 'TOO_LARGE', 'Too large.') })
  await expect(answer).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' })
})

test('a plain answer is accepted too', async () => {
  const { answer } = send({ [CALL]: ok({ processed: 1 }) })
  expect(await answer).toEqual({ processed: 1 })
})

test('an answer that ends before its last line is a failure of the server', async () => {
  const { answer } = send({ [CALL]: streamed({ progress: 0.5 }) })
  await expect(answer).rejects.toMatchObject({ status: 503, code: 'UNKNOWN' })
})

test('a broken connection is a different error than a refusal', async () => {
  const { answer } = send({ [CALL]: wire.LOST })
  await expect(answer).rejects.toBeInstanceOf(UnreachableError)
})

test('a canceled request ends at once', async () => {
  const unwanted = new AbortController()
  const { answer } = send({ [CALL]: wire.SILENT }, { signal: unwanted.signal })
  unwanted.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('a request that was canceled before is not sent', async () => {
  const { answer, received } = send({ [CALL]: streamed(DONE) }, { signal: AbortSignal.abort() })
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(received).toEqual([])
})
