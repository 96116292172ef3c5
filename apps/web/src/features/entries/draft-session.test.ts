import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftsOf, keepDraft, releaseDraft } from '#web/lib/drafts.ts'
import { ACCOUNT_ID, aDraft } from '#web/testing/builders.ts'
import { BLANK_PAGE, createDraftSession, type DraftSession, type DraftStart } from './draft-session.ts'

const OVER_ONE: DraftStart = {
  text: 'As it was saved.',
  ratings: { mood: 5, energy: 5, focus: 5 },
  dated: null,
  target: { entryId: 'one', seenUpdatedAt: '2026-11-20T08:00:00.000Z' },
  answers: null,
  title: null,
  tags: null,
  prompt: null,
  photographs: null,
}
const sessions: DraftSession[] = []

function begin(start: DraftStart = BLANK_PAGE): DraftSession {
  const session = createDraftSession(ACCOUNT_ID, start)
  sessions.push(session)
  return session
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const session of sessions.splice(0)) releaseDraft(session.state().draft.id)
  vi.restoreAllMocks()
})

test('an empty page stores nothing on the device', async () => {
  const session = begin()
  await session.takeUp()
  expect(session.state()).toMatchObject({ restored: false, kept: true, draft: { text: '' } })
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('typed text is stored on the device at once, with its ratings', () => {
  const session = begin()
  session.write('Rain.', 'insert')
  session.rate('mood', 5)
  expect(draftsOf(ACCOUNT_ID)).toMatchObject([{ text: 'Rain.', ratings: { mood: 5, energy: 3, focus: 3 } }])
})

test('photographs that were not uploaded yet when the page was left wait for the next one', async () => {
  const file = new File(['x'], 'gutter.jpg', { type: 'image/jpeg' })
  begin().offer([file])
  const next = begin()
  await next.takeUp()
  expect(next.state()).toMatchObject({ restored: false, offers: [file], draft: { text: '' } })
  next.withdraw(file)
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('an empty page whose photographs went with its tab leaves nothing behind', async () => {
  keepDraft(aDraft({ text: '' }))
  const next = begin()
  await next.takeUp()
  expect(next.state()).toMatchObject({ restored: false, offers: [], draft: { text: '' } })
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('every change is announced until the listener is removed', () => {
  const session = begin()
  const heard: string[] = []
  const stop = session.subscribe(() => heard.push(session.state().draft.text))
  session.write('R', 'insert')
  session.write('Ra', 'insert')
  stop()
  session.write('Rai', 'insert')
  expect(heard).toEqual(['R', 'Ra'])
})

test('typed characters are counted, and deleted ones are not subtracted', () => {
  const session = begin()
  session.write('Rain today', 'type')
  session.write('Rain', 'delete')
  expect(session.state().draft.telemetry.typed).toBe(10)
})

test('a text that is blank again is removed from the device', () => {
  const session = begin()
  session.write('Rain.', 'insert')
  session.write('  \n', 'delete')
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
  expect(session.state().kept).toBe(true)
})

test('a text or title without a visible character is not stored, and one left behind is not restored', async () => {
  const session = begin()
  session.write('\u200B\n', 'insert')
  session.name({ title: '\u2060' })
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
  keepDraft(aDraft({ text: '\u200B' }))
  const next = begin()
  await next.takeUp()
  expect(next.state().restored).toBe(false)
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('a browser that stores nothing is reported', () => {
  const session = begin()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  session.write('Rain.', 'insert')
  expect(session.state().kept).toBe(false)
  session.clear()
})

test('a text that was left behind is restored', async () => {
  keepDraft(aDraft({ id: 'left', text: 'Left behind.' }))
  const session = begin()
  await session.takeUp()
  expect(session.state()).toMatchObject({ restored: true, draft: { id: 'left', text: 'Left behind.' } })
})

test('of several texts that were left behind, the latest is restored', async () => {
  keepDraft(aDraft({ id: 'older', text: 'Older.', updatedAt: 1 }))
  keepDraft(aDraft({ id: 'newer', text: 'Newer.', updatedAt: 2 }))
  const session = begin()
  await session.takeUp()
  expect(session.state().draft.text).toBe('Newer.')
})

test('a text that another tab is editing stays there', async () => {
  let end = () => {}
  keepDraft(aDraft({ id: 'theirs' }))
  const held = Promise.withResolvers<void>()
  const otherTab = navigator.locks.request('soundings.draft.theirs', () => {
    held.resolve()
    return new Promise<void>((done) => (end = done))
  })
  await held.promise
  const session = begin()
  await session.takeUp()
  expect(session.state()).toMatchObject({ restored: false, draft: { text: '' } })
  end()
  await otherTab
})

test('text typed before the search ends is kept', async () => {
  keepDraft(aDraft({ id: 'left', text: 'Left behind.' }))
  const session = begin()
  const search = session.takeUp()
  session.write('New words.', 'insert')
  await search
  expect(session.state()).toMatchObject({ restored: false, draft: { text: 'New words.' } })
  expect(
    draftsOf(ACCOUNT_ID)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Left behind.', 'New words.'])
})

test('an editor restores changes to its own entry only', async () => {
  keepDraft(aDraft({ id: 'page', text: 'A new page.' }))
  keepDraft(aDraft({ id: 'other', text: 'Another entry.', target: { entryId: 'two', seenUpdatedAt: 'x' } }))
  const untouched = begin(OVER_ONE)
  await untouched.takeUp()
  expect(untouched.state()).toMatchObject({ restored: false, draft: { text: 'As it was saved.' } })
  keepDraft(aDraft({ id: 'mine', text: 'My change.', target: { entryId: 'one', seenUpdatedAt: 'x' } }))
  const changed = begin(OVER_ONE)
  await changed.takeUp()
  expect(changed.state()).toMatchObject({ restored: true, draft: { text: 'My change.' } })
})

test('texts from another account are not restored', async () => {
  keepDraft(aDraft({ accountId: 'a2' }))
  const session = begin()
  await session.takeUp()
  expect(session.state().restored).toBe(false)
})

test('after a save, the next save replaces the version that is stored now', () => {
  const session = begin(OVER_ONE)
  session.write('A change.', 'insert')
  session.retarget({ entryId: 'one', seenUpdatedAt: '2026-11-20T09:00:00.000Z' })
  expect(draftsOf(ACCOUNT_ID)[0]?.target?.seenUpdatedAt).toBe('2026-11-20T09:00:00.000Z')
  expect(session.state().draft.text).toBe('A change.')
})

test('a cleared page is empty, has sliders in the middle and a new idempotency key', () => {
  const session = begin()
  session.write('Rain.', 'insert')
  session.rate('focus', 1)
  const before = session.state().draft
  session.clear()
  const after = session.state().draft
  expect(after).toMatchObject({ text: '', ratings: { mood: 3, energy: 3, focus: 3 }, target: null })
  expect(after.id).not.toBe(before.id)
  expect(after.idempotencyKey).not.toBe(before.idempotencyKey)
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

const ASKED = { question: 'Still open?', echo: 'e1', asked_on: '2026-11-20' }

test('a question takes up only a text that answers it; an empty page takes up any', async () => {
  keepDraft(aDraft({ id: 'other', text: 'About something else.', updatedAt: 2 }))
  const asked = createDraftSession(ACCOUNT_ID, { ...BLANK_PAGE, answers: ASKED })
  sessions.push(asked)
  await asked.takeUp()
  expect(asked.state().draft).toMatchObject({ text: '', answers: ASKED })
  keepDraft(aDraft({ id: 'begun', text: 'Half an answer.', answers: ASKED, updatedAt: 1 }))
  const again = createDraftSession(ACCOUNT_ID, { ...BLANK_PAGE, answers: ASKED })
  sessions.push(again)
  await again.takeUp()
  expect(again.state().draft).toMatchObject({ id: 'begun', text: 'Half an answer.', answers: ASKED })
})

test('a question is kept with its text, put aside on request, and gone with the text', () => {
  const session = createDraftSession(ACCOUNT_ID, { ...BLANK_PAGE, answers: ASKED })
  sessions.push(session)
  session.write('Half an answer.', 'insert')
  expect(draftsOf(ACCOUNT_ID)[0]!.answers).toEqual(ASKED)
  session.dropQuestion()
  expect(draftsOf(ACCOUNT_ID)[0]).toMatchObject({ text: 'Half an answer.', answers: null })
  session.clear()
  expect(session.state().draft.answers).toBeNull()
})
