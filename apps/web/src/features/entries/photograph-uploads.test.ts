import { entryPhotographs } from '@soundings/contract/endpoints'
import { PHOTOGRAPHS_PER_ENTRY } from '@soundings/core/entries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#web/lib/api-client.ts'
import { draftsOf } from '#web/lib/drafts.ts'
import { fakeServer, ok, refused, type Routes } from '#web/testing/fake-server.ts'
import { callOf } from '#web/testing/render-app.tsx'
import { BLANK_PAGE, createDraftSession } from './draft-session.ts'
import { photographUploads } from './photograph-uploads.ts'

const ACCOUNT = 'account-1'
const UPLOAD = callOf(entryPhotographs.upload)

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'XSRF-TOKEN=token; path=/'
})
afterEach(() => vi.unstubAllGlobals())

async function aPhotograph(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4_000, height: 1_000 })
  canvas.getContext('2d')?.fillRect(0, 0, 100, 100)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}

function uploadsOver(routes: Routes, saved: { id: string; description: string }[] = []) {
  const received = fakeServer(routes)
  const session = createDraftSession(ACCOUNT, BLANK_PAGE)
  const uploads = photographUploads(createApiClient({ onSignedOut: () => {} }), session, saved)
  return { session, uploads, received, photographs: () => session.state().draft.photographs }
}

function fileIn(body: unknown): File {
  const file = body instanceof FormData ? body.get('file') : null
  return file instanceof File ? file : new File([], 'none')
}

/** Answers with rising ids. */
function numbered(): Routes {
  let count = 0
  return { [UPLOAD]: () => ok({ id: `00000000-0000-4000-8000-00000000000${++count}`, bytes: 9 }) }
}

test('photographs are uploaded in their order, drawn again and no larger than needed, and belong to the draft', async () => {
  const { session, uploads, received, photographs } = uploadsOver(numbered())
  session.offer([await aPhotograph('a.png'), await aPhotograph('b.png')])
  uploads.run()
  await expect.poll(() => photographs()?.length).toBe(2)
  expect(photographs()?.map(({ id }) => id.at(-1))).toEqual(['1', '2'])
  expect(session.state().offers).toEqual([])
  const sent = fileIn(received[0]?.body)
  const { width, height } = await createImageBitmap(sent)
  expect([sent.type, width, height]).toEqual(['image/jpeg', 2_048, 512])
  // A draft without words is kept for its photographs.
  expect(draftsOf(ACCOUNT)[0]?.photographs).toEqual(photographs())
})

test('a file that the browser cannot draw is sent as it is', async () => {
  const { session, uploads, received } = uploadsOver(numbered())
  session.offer([new File(['HEIC'], 'a.heic')])
  uploads.run()
  await expect.poll(() => session.state().offers.length).toBe(0)
  expect(uploads.state().sentWhole).toBe(true)
  expect(await fileIn(received[0]?.body).text()).toBe('HEIC')
})

test('a refused photograph keeps its reason, and can be tried again', async () => {
  let isFull = true
  const full = refused(409, 'JOURNAL_FULL', 'Your journal has no more room for photos.')
  const { session, uploads, photographs } = uploadsOver({
    [UPLOAD]: () => (isFull ? full : ok({ id: '00000000-0000-4000-8000-000000000001', bytes: 9 })),
  })
  session.offer([await aPhotograph('a.png')])
  uploads.run()
  await expect.poll(() => uploads.state().failed.length).toBe(1)
  expect(uploads.state().failed[0]?.problem).toBe('Your journal has no more room for photos.')
  // The text can be saved without it.
  expect(session.state().offers).toEqual([])
  isFull = false
  uploads.retry(uploads.state().failed[0]?.file ?? new File([], ''))
  uploads.run()
  await expect.poll(() => photographs()?.length).toBe(1)
  expect(uploads.state().failed).toEqual([])
})

test('photographs beyond the limit of an entry are left out', async () => {
  const saved = Array.from({ length: PHOTOGRAPHS_PER_ENTRY - 1 }, (_, nth) => ({ id: `saved-${nth}`, description: '' }))
  const { session, uploads, photographs } = uploadsOver(numbered(), saved)
  session.offer([await aPhotograph('a.png'), await aPhotograph('b.png'), await aPhotograph('c.png')])
  uploads.run()
  await expect.poll(() => photographs()?.length).toBe(PHOTOGRAPHS_PER_ENTRY)
  expect(uploads.state().leftOut).toBe(2)
})

test('an upload that is removed, or whose editor is left, adds nothing', async () => {
  const { session, uploads, photographs } = uploadsOver({ [UPLOAD]: () => new Promise(() => {}) })
  const file = await aPhotograph('a.png')
  session.offer([file])
  uploads.run()
  await expect.poll(() => uploads.state().current?.file).toBe(file)
  uploads.remove(file)
  await expect.poll(() => uploads.state().current).toBe(null)
  session.offer([file])
  uploads.run()
  uploads.stop()
  await expect.poll(() => uploads.state().current).toBe(null)
  expect(photographs()).toBe(null)
})
