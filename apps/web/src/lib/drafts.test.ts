import { afterEach, expect, test } from 'vitest'
import { draftsOf, keepDraft, type Draft } from './drafts.ts'

const DRAFT: Draft = {
  id: 'one',
  accountId: 'mara',
  text: 'Words that are not saved yet.',
  ratings: { mood: 4, energy: 2, focus: 5 },
  telemetry: { typed: 29, activeMs: 9_000, edits: 2, lastChange: 7, deleting: false },
  target: { entryId: 'entry', seenUpdatedAt: '2026-11-22T10:00:00Z' },
  idempotencyKey: 'key',
  updatedAt: 8,
}

afterEach(() => localStorage.clear())

test('a draft comes back as it was kept', () => {
  keepDraft(DRAFT)
  expect(draftsOf('mara')).toEqual([DRAFT])
  expect(draftsOf('ines')).toEqual([])
})

const REST = ['ratings', 'telemetry', 'target', 'idempotencyKey', 'updatedAt'] as const

test.each(REST.flatMap((field) => [undefined, null, 7, 'x', {}, []].map((value) => [field, value] as const)))(
  'a draft whose %s is %j opens with its text',
  (field, value) => {
    localStorage.setItem('soundings.draft.mara.one', JSON.stringify({ ...DRAFT, [field]: value }))
    const [opened] = draftsOf('mara')
    expect(opened?.text).toBe(DRAFT.text)
    expect(Object.values(opened?.ratings ?? {}).every(Number.isFinite)).toBe(true)
    expect(Object.keys(opened?.ratings ?? {})).toEqual(['mood', 'energy', 'focus'])
    expect(opened?.telemetry).toMatchObject({ typed: expect.any(Number), deleting: false })
    expect(opened?.idempotencyKey).toMatch(/./)
  },
)
