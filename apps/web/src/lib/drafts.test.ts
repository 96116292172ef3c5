import { afterEach, expect, test, vi } from 'vitest'
import { claimDraft, draftsOf, dropDraft, dropDraftsOf, keepDraft, releaseDraft, type Draft } from './drafts.ts'

const DRAFT: Draft = {
  id: 'one',
  accountId: 'mara',
  text: 'Words that are not saved yet.',
  ratings: { mood: 4, energy: 2, focus: 5 },
  telemetry: { typed: 29, activeMs: 9_000, edits: 2, lastChange: 7, deleting: false },
  dated: null,
  target: { entryId: 'entry', seenUpdatedAt: '2026-11-22T10:00:00Z' },
  answers: { question: 'Still open?', echo: 'e1', asked_on: '2026-11-20' },
  title: 'Rain',
  tags: ['house'],
  prompt: 'What did I hear today?',
  photographs: [{ id: 'p1', description: 'The quay' }],
  idempotencyKey: 'key',
  updatedAt: 8,
}

afterEach(() => localStorage.clear())

test('a draft is restored as it was stored', () => {
  keepDraft(DRAFT)
  expect(draftsOf('mara')).toEqual([DRAFT])
  expect(draftsOf('ines')).toEqual([])
})

test('only a draft that edits an entry is restored without ratings', () => {
  const ratings = { mood: null, energy: 4, focus: null }
  keepDraft({ ...DRAFT, ratings })
  expect(draftsOf('mara')[0]?.ratings).toEqual(ratings)
  keepDraft({ ...DRAFT, ratings, target: null })
  expect(draftsOf('mara')[0]?.ratings).toEqual({ mood: 3, energy: 4, focus: 3 })
})

test('a draft that edits an entry gives it no rating that isn’t stored', () => {
  localStorage.setItem('soundings.draft.mara.one', JSON.stringify({ ...DRAFT, ratings: { energy: 4 } }))
  expect(draftsOf('mara')[0]?.ratings).toEqual({ mood: null, energy: 4, focus: null })
})

const REST = ['ratings', 'telemetry', 'target', 'idempotencyKey', 'updatedAt'] as const

test.each(REST.flatMap((field) => [undefined, null, 7, 'x', {}, []].map((value) => [field, value] as const)))(
  'a draft whose %s is %j opens with its text',
  (field, value) => {
    localStorage.setItem('soundings.draft.mara.one', JSON.stringify({ ...DRAFT, [field]: value }))
    const [opened] = draftsOf('mara')
    expect(opened?.text).toBe(DRAFT.text)
    expect(Object.keys(opened?.ratings ?? {})).toEqual(['mood', 'energy', 'focus'])
    const ratings = Object.values(opened?.ratings ?? {})
    const isRating = (rating: unknown) => Number.isFinite(rating) || (rating === null && opened?.target !== null)
    expect(ratings.filter((rating) => !isRating(rating))).toEqual([])
    expect(opened?.telemetry).toMatchObject({ typed: expect.any(Number), deleting: false })
    expect(opened?.idempotencyKey).toMatch(/./)
  },
)

const key = (id: string, accountId = 'mara') => `soundings.draft.${accountId}.${id}`

/** A browser whose storage is full. */
const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
const asksBeforeClosing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('drafts are sorted latest first', () => {
  keepDraft({ ...DRAFT, id: 'old', updatedAt: 1 })
  keepDraft({ ...DRAFT, id: 'new', updatedAt: 3 })
  keepDraft({ ...DRAFT, id: 'middle', updatedAt: 2 })
  expect(draftsOf('mara').map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
})

test('a dropped draft is gone, and the others stay', () => {
  keepDraft(DRAFT)
  keepDraft({ ...DRAFT, id: 'two' })
  dropDraft(DRAFT)
  expect(draftsOf('mara').map(({ id }) => id)).toEqual(['two'])
})

test('leaving removes the texts of one account from the device, even unreadable ones', () => {
  keepDraft(DRAFT)
  keepDraft({ ...DRAFT, accountId: 'ines' })
  localStorage.setItem(key('broken'), '{')
  dropDraftsOf('mara')
  expect(Object.keys(localStorage)).toEqual([key('one', 'ines')])
})

test('an invalid value under the key of a draft is not a draft', () => {
  localStorage.setItem(key('broken'), '{')
  localStorage.setItem(key('empty'), 'null')
  localStorage.setItem(key('textless'), JSON.stringify({ id: 'textless', accountId: 'mara', text: 5 }))
  expect(draftsOf('mara')).toEqual([])
})

test('a text that the browser does not store lasts as long as the page, which asks before it closes', () => {
  const refusal = refuseStorage()
  expect(keepDraft(DRAFT)).toBe(false)
  expect(draftsOf('mara')).toEqual([DRAFT])
  expect(asksBeforeClosing()).toBe(true)
  refusal.mockRestore()
  expect(keepDraft({ ...DRAFT, text: 'Stored now.' })).toBe(true)
  expect(draftsOf('mara').map(({ text }) => text)).toEqual(['Stored now.'])
  expect(asksBeforeClosing()).toBe(false)
})

test('a text that the browser does not store replaces its older copy', () => {
  keepDraft({ ...DRAFT, text: 'Older.' })
  const refusal = refuseStorage()
  keepDraft({ ...DRAFT, text: 'Newer.' })
  expect(draftsOf('mara').map(({ text }) => text)).toEqual(['Newer.'])
  refusal.mockRestore()
  dropDraft(DRAFT)
  expect(draftsOf('mara')).toEqual([])
  expect(asksBeforeClosing()).toBe(false)
})

test('a tab that has claimed a draft keeps the claim until it is released', async () => {
  expect(await claimDraft('mine')).toBe(true)
  expect(await claimDraft('mine')).toBe(true)
  const free = () =>
    navigator.locks.request('soundings.draft.mine', { ifAvailable: true }, (lock) => Promise.resolve(lock !== null))
  expect(await free()).toBe(false)
  releaseDraft('mine')
  await expect.poll(free).toBe(true)
})

test('a draft that another tab is editing can’t be claimed', async () => {
  let end = () => {}
  const otherTab = navigator.locks.request('soundings.draft.theirs', () => new Promise<void>((done) => (end = done)))
  await expect.poll(() => claimDraft('theirs')).toBe(false)
  end()
  await otherTab
  expect(await claimDraft('theirs')).toBe(true)
  releaseDraft('theirs')
})
