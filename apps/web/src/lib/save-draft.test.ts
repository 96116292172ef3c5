import { entries } from '@soundings/contract/endpoints'
import { NO_TELEMETRY } from '@soundings/core/entries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anEntry } from '#web/testing/builders.ts'
import { callOf } from '#web/testing/render-app.tsx'
import { fakeServer, ok, refused, wire, type Routes } from '#web/testing/fake-server.ts'
import { createApiClient } from './api-client.ts'
import type { Draft } from './drafts.ts'
import { asNewEntry, contentOf, entryOf, givenByHand, saveDraft, saveNewEntry } from './save-draft.ts'

const CREATE = callOf(entries.create)
const ONE = '11111111-1111-4111-8111-111111111111'
const OTHER = '00000000-0000-4000-8000-0000000000ab'
const READ_ONE = callOf(entries.read, { id: ONE })
const CHANGE_ONE = callOf(entries.change, { id: ONE })
const draftOf = (given: Partial<Draft> = {}): Draft => ({
  id: 'draft',
  accountId: 'mara',
  text: 'The ferry was late.',
  ratings: { mood: 4, energy: 2, focus: 5 },
  telemetry: { ...NO_TELEMETRY, typed: 120, activeMs: 60_000, edits: 3 },
  dated: null,
  answers: null,
  title: null,
  tags: null,
  prompt: null,
  photographs: null,
  target: null,
  idempotencyKey: 'once',
  updatedAt: 0,
  ...given,
})
const OVER_ONE = { target: { entryId: ONE, seenUpdatedAt: '2026-11-20T08:00:00.000Z' } }

beforeEach(() => (document.cookie = 'XSRF-TOKEN=token; path=/'))
afterEach(() => vi.unstubAllGlobals())

function over(routes: Routes) {
  const received = fakeServer(routes)
  return { api: createApiClient({ onSignedOut: () => {} }), received }
}

test('a new entry is sent with its ratings, its telemetry and an idempotency key', async () => {
  const entry = anEntry()
  const { api, received } = over({ [CREATE]: ok(entry) })
  expect(await saveNewEntry(api, draftOf())).toEqual(entry)
  expect(received[0]?.headers.get('idempotency-key')).toBe('once')
  expect(received[0]?.body).toEqual({
    content: 'The ferry was late.',
    mood: 4,
    energy: 2,
    focus: 5,
    telemetry: { typing_speed_wpm: expect.any(Number), time_on_entry_seconds: 60, edit_count: 3 },
  })
})

test('when an earlier save had reached the server, its entry gets the newer text and keeps its own as a version', async () => {
  const earlier = anEntry({ id: ONE, updated_at: '2026-11-20T08:00:01.000Z' })
  const { api, received } = over({
    [CREATE]: refused(409, 'ALREADY_SAVED', 'It was saved before.', { entry: earlier }),
    [CHANGE_ONE]: ok({ ...earlier, content: 'The ferry was late.' }),
  })
  expect((await saveNewEntry(api, draftOf())).content).toBe('The ferry was late.')
  expect(received[1]?.body).toMatchObject({
    content: 'The ferry was late.',
    expected_updated_at: '2026-11-20T08:00:01.000Z',
    keep_replaced: true,
  })
})

test('a failure to save that is no conflict is thrown, and nothing else is sent', async () => {
  const { api, received } = over({ [CREATE]: wire.LOST })
  await expect(saveNewEntry(api, draftOf())).rejects.toThrow()
  expect(received).toHaveLength(1)
})

test('a draft without an entry becomes a new one', async () => {
  const { api, received } = over({ [CREATE]: ok(anEntry()) })
  await saveDraft(api, draftOf())
  expect(received.map(({ call }) => call)).toEqual([CREATE])
})

test('a change replaces the version it is based on', async () => {
  const { api, received } = over({
    [READ_ONE]: ok(anEntry({ id: ONE, updated_at: '2026-11-20T09:00:00.000Z' })),
    [CHANGE_ONE]: ok(anEntry({ id: ONE })),
  })
  await saveDraft(api, draftOf(OVER_ONE))
  expect(received[1]?.body).toEqual({
    content: 'The ferry was late.',
    mood: 4,
    energy: 2,
    focus: 5,
    expected_updated_at: '2026-11-20T08:00:00.000Z',
  })
})

test('an imported entry gets no ratings from sliders that were not moved', async () => {
  const imported = anEntry({ id: ONE, mood: null, energy: null, focus: null })
  const { api, received } = over({ [READ_ONE]: ok(imported), [CHANGE_ONE]: ok(imported) })
  const unmoved = { mood: null, energy: null, focus: null }
  await saveDraft(api, draftOf({ ...OVER_ONE, ratings: unmoved }))
  expect(Object.keys(received[1]?.body as object).toSorted()).toEqual(['content', 'expected_updated_at'])
  await saveDraft(api, draftOf({ ...OVER_ONE, ratings: { ...unmoved, focus: 3 } }))
  expect(Object.keys(received[3]?.body as object).toSorted()).toEqual(['content', 'expected_updated_at', 'focus'])
})

const GONE = refused(404, 'ENTRY_NOT_FOUND', 'This entry no longer exists.')
const UNCHANGEABLE = refused(409, 'ENTRY_DAMAGED', 'The stored text was damaged.')

test.each([
  ['was deleted', { [READ_ONE]: GONE }],
  ['was deleted after it was read', { [READ_ONE]: ok(anEntry({ id: ONE })), [CHANGE_ONE]: GONE }],
  ['is damaged', { [READ_ONE]: ok(anEntry({ id: ONE })), [CHANGE_ONE]: UNCHANGEABLE }],
])('changes to an entry that %s become a new entry', async (_, routes) => {
  const { api, received } = over({ ...routes, [CREATE]: ok(anEntry()) })
  await saveDraft(api, draftOf(OVER_ONE))
  expect(received.at(-1)).toMatchObject({ call: CREATE, body: { content: 'The ferry was late.' } })
})

test('a new entry in place of a deleted one gets the photographs that aren’t with the deleted one', async () => {
  const missing = refused(409, 'PHOTOGRAPH_NOT_FOUND', 'One of the photos is missing.')
  const of = (body: unknown) => (body as { photographs?: { id: string }[] }).photographs ?? []
  const saved = anEntry({ id: OTHER, updated_at: '2026-06-12T19:00:00.000Z' })
  const answer = (body: unknown) => (of(body).some(({ id }) => id === ONE) ? missing : ok(saved))
  const { api, received } = over({
    [READ_ONE]: GONE,
    [CREATE]: ({ body }) => answer(body),
    [callOf(entries.change, { id: OTHER })]: ({ body }) => answer(body),
  })
  const [shared, own, other] = [ONE, 'own', 'other'].map((id) => ({ id, description: '' }))
  await saveDraft(api, draftOf({ ...OVER_ONE, photographs: [own!, shared!, other!] }))
  expect(received.at(-1)?.body).toEqual({ photographs: [own, other], expected_updated_at: saved.updated_at })
  expect(received.filter(({ call }) => call === CREATE)).toHaveLength(2)
})

test('a new entry in place of a deleted one has what was not changed, and only photographs of its own', () => {
  const own = { id: 'own', description: '' }
  const shared = { id: ONE, description: '' }
  const entry = anEntry({ tags: ['ferry'], titled: true, title: 'Late', photographs: [shared], prompt: 'What now?' })
  expect(asNewEntry(entry, draftOf({ ...OVER_ONE, photographs: [shared, own] }))).toMatchObject({
    target: null,
    title: 'Late',
    tags: ['ferry'],
    prompt: 'What now?',
    photographs: [own],
  })
  expect(asNewEntry(entry, draftOf({ title: '', tags: [], photographs: [shared] }))).toMatchObject({
    title: '',
    tags: [],
    photographs: null,
  })
})

test('a title without a visible character counts as none', async () => {
  const { api, received } = over({ [CREATE]: ok(anEntry()) })
  await saveNewEntry(api, draftOf({ title: '\u200B' }))
  expect(received[0]?.body).not.toHaveProperty('title')
  expect(givenByHand(anEntry({ titled: true, title: 'Late' }), { title: '\u200B', tags: null })).toEqual({
    title: null,
  })
})

test('an entry imported with only invisible characters can be changed without its text', () => {
  expect(contentOf(anEntry({ content: '\u200B' }), { text: '\u200B' })).toEqual({})
  expect(contentOf(anEntry({ content: '\u200B' }), { text: 'Rain.' })).toEqual({ content: 'Rain.' })
})

test('a refusal without an entry carries none', () => {
  expect(entryOf(new Error('lost'))).toBeNull()
})
