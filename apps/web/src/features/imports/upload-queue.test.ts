import { imports, uploads } from '@soundings/contract/endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#web/lib/api-client.ts'
import { fakeServer, ok, refused, streamed, wire, type Routes } from '#web/testing/fake-server.ts'
import { callOf } from '#web/testing/render-app.tsx'
import { createUploadQueue, likelyKind } from './upload-queue.ts'

const DOCUMENT = callOf(uploads.document)
const PHOTO = callOf(uploads.photograph)
const FIRST = crypto.randomUUID()
const SECOND = crypto.randomUUID()
const WITHDRAW_FIRST = callOf(imports.withdraw, { id: FIRST })
const WITHDRAW_SECOND = callOf(imports.withdraw, { id: SECOND })
const readAs = (pending_id: string) => ok({ ok: true, pending_id, entries: 2, undated: 0, kind: 'txt' })
const photo = (accepted: boolean) =>
  ok({
    ok: true,
    quality: { should_accept: accepted, user_message: 'Too dark.', confidence: 40 },
    text: 'Rain.',
    words: [],
    pending_id: accepted ? FIRST : null,
    read_by: 'ocr.example.test',
  })

const file = (name: string, type = 'text/plain') => new File(['Rain.'], name, { type })

beforeEach(() => (document.cookie = 'XSRF-TOKEN=token; path=/'))
afterEach(() => vi.unstubAllGlobals())

function queueOver(routes: Routes) {
  const received = fakeServer(routes)
  const queue = createUploadQueue(createApiClient({ onSignedOut: () => {} }))
  return {
    queue,
    calls: () => received.map(({ call }) => call),
    states: () => queue.items().map(({ name, state }) => `${name} ${state}`),
  }
}

test('files are sent one after the other', async () => {
  let answer = () => {}
  const { queue, calls, states } = queueOver({
    [DOCUMENT]: () => new Promise((resolve) => (answer = () => resolve(readAs(FIRST)))),
  })
  queue.add([file('a.txt'), file('b.txt')], likelyKind)
  await expect.poll(calls).toEqual([DOCUMENT])
  expect(states()).toEqual(['a.txt sending', 'b.txt waiting'])
  answer()
  await expect.poll(states).toEqual(['a.txt read', 'b.txt sending'])
  answer()
  await expect.poll(states).toEqual(['a.txt read', 'b.txt read'])
  expect(queue.items()[0]).toMatchObject({ pendingId: FIRST, readAs: 'txt', problem: null })
})

test('the progress of a file can be observed', async () => {
  const { queue } = queueOver({ [DOCUMENT]: streamed({ progress: 0.4 }, { status: 200, body: readAs(FIRST).body }) })
  const seen: unknown[] = []
  queue.subscribe(() => seen.push(queue.items()[0]?.progress))
  queue.add([file('a.txt')], likelyKind)
  await expect.poll(() => queue.items()[0]?.state).toBe('read')
  expect(seen).toContainEqual({ stage: 'sending', fraction: 0.5 })
  expect(seen).toContainEqual({ stage: 'working', fraction: 0.4 })
})

test('a photo that was read is listed with the host that read it', async () => {
  const { queue, states } = queueOver({ [PHOTO]: photo(true) })
  queue.add([file('page.heic', '')], likelyKind)
  await expect.poll(states).toEqual(['page.heic read'])
  expect(queue.items()[0]).toMatchObject({ pendingId: FIRST, readBy: 'ocr.example.test' })
})

test('an unreadable photo is refused with the reason', async () => {
  const { queue, states } = queueOver({ [PHOTO]: photo(false) })
  queue.add([file('page.jpg', 'image/jpeg')], likelyKind)
  await expect.poll(states).toEqual(['page.jpg failed'])
  expect(queue.items()[0]?.problem).toBe('OCR Quality Issue: Too dark.')
})

test.each([
  ['a.pdf', wire.LOST, 'Document upload failed. Please try again.'],
  ['a.png', wire.LOST, 'Photo upload failed. Please try again.'],
  ['a.pdf', refused(413, 'TOO_LARGE', 'This file is too large.'), 'This file is too large.'],
])('an upload of %s that fails has a sentence of its own (%#)', async (name, answer, problem) => {
  const { queue } = queueOver({ [DOCUMENT]: answer, [PHOTO]: answer })
  queue.add([file(name, '')], likelyKind)
  await expect.poll(() => queue.items()[0]?.state).toBe('failed')
  expect(queue.items()[0]?.problem).toBe(problem)
})

test('a failed file does not stop the next', async () => {
  let sent = 0
  const { queue, states } = queueOver({ [DOCUMENT]: () => (sent++ === 0 ? wire.LOST : readAs(SECOND)) })
  queue.add([file('a.txt'), file('b.txt')], likelyKind)
  await expect.poll(states).toEqual(['a.txt failed', 'b.txt read'])
})

test('files that are added later are sent too', async () => {
  const { queue, states } = queueOver({ [DOCUMENT]: readAs(FIRST) })
  queue.add([file('a.txt')], likelyKind)
  await expect.poll(states).toEqual(['a.txt read'])
  queue.add([file('b.txt')], likelyKind)
  await expect.poll(states).toEqual(['a.txt read', 'b.txt read'])
})

test('removing a file cancels its upload, and the next one starts', async () => {
  let sent = 0
  const { queue, states, calls } = queueOver({ [DOCUMENT]: () => (sent++ === 0 ? wire.SILENT : readAs(SECOND)) })
  queue.add([file('a.txt'), file('b.txt')], likelyKind)
  await expect.poll(calls).toEqual([DOCUMENT])
  queue.remove(queue.items()[0]?.key ?? '')
  await expect.poll(states).toEqual(['b.txt read'])
})

test('removing a file that was read withdraws it from the server', async () => {
  const { queue, states, calls } = queueOver({
    [DOCUMENT]: readAs(FIRST),
    [WITHDRAW_FIRST]: { status: 204 },
  })
  queue.add([file('a.txt')], likelyKind)
  await expect.poll(states).toEqual(['a.txt read'])
  queue.remove(queue.items()[0]?.key ?? '')
  await expect.poll(calls).toEqual([DOCUMENT, WITHDRAW_FIRST])
  expect(states()).toEqual([])
})

test('removing a file that is not in the queue does nothing', () => {
  const { queue, calls } = queueOver({})
  queue.remove('nothing')
  expect(calls()).toEqual([])
})

const waiting = (id: string, name: string) => ({
  id,
  original_name: name,
  size_bytes: 5,
  kind: 'document' as const,
  entries: 1,
  undated: 0,
})

test('uploads from an earlier visit are added once', () => {
  const { queue, states } = queueOver({})
  queue.takeUp([waiting(FIRST, 'd1.txt')])
  queue.takeUp([waiting(FIRST, 'd1.txt'), waiting(SECOND, 'd2.txt')])
  expect(states()).toEqual(['d2.txt read', 'd1.txt read'])
  expect(queue.items()[0]).toMatchObject({ isLeftBehind: true, pendingId: SECOND, bytes: 5 })
})

test('withdrawing everything cancels uploads and deletes finished ones from the server', async () => {
  const { queue, states, calls } = queueOver({
    [DOCUMENT]: wire.SILENT,
    [WITHDRAW_FIRST]: { status: 204 },
    [WITHDRAW_SECOND]: wire.LOST,
  })
  queue.takeUp([waiting(FIRST, 'd1.txt'), waiting(SECOND, 'd2.txt')])
  queue.add([file('a.txt'), file('b.txt')], likelyKind)
  await expect.poll(calls).toEqual([DOCUMENT])
  await queue.withdrawAll()
  expect(states()).toEqual([])
  expect(calls().toSorted()).toEqual([WITHDRAW_FIRST, WITHDRAW_SECOND, DOCUMENT].toSorted())
})

test('imported uploads leave the queue', () => {
  const { queue, states } = queueOver({})
  queue.takeUp([waiting(FIRST, 'd1.txt'), waiting(SECOND, 'd2.txt')])
  queue.keepOnly([SECOND])
  expect(states()).toEqual(['d2.txt read'])
  queue.forget()
  expect(states()).toEqual([])
})

test.each([
  ['notes.pdf', 'application/pdf', 'document'],
  ['page.jpeg', '', 'photograph'],
  ['page.HEIC', '', 'photograph'],
  ['page', 'image/webp', 'photograph'],
  ['jpg.txt', '', 'document'],
])('%s of type "%s" is meant as a %s', (name, type, kind) => {
  expect(likelyKind(file(name, type))).toBe(kind)
})
