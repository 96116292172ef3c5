import { imports, uploads } from '@soundings/contract/endpoints'
import type { ImportReview } from '@soundings/contract/imports'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useApi } from '#web/lib/api-context.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { ImportDialogs } from './import-dialogs.tsx'
import { createUploadQueue } from './upload-queue.ts'
import type { ImportOutcome } from './use-import.ts'

const FILE_ID = crypto.randomUUID()
const IMPORT_ID = crypto.randomUUID()
const REVIEW = callOf(imports.review, { id: FILE_ID })
const DECIDE = callOf(imports.decide, { id: FILE_ID })
const PROCESS = callOf(uploads.process)
const UNCLASSIFIED = callOf(uploads.unclassified)
const CLASSIFY = callOf(uploads.classify)
const WITHDRAW = callOf(imports.withdraw, { id: FILE_ID })
const UNDO = callOf(imports.undo, { id: IMPORT_ID })

const SAVED = { ok: true }
const FILE = {
  id: FILE_ID,
  original_name: 'diary.txt',
  size_bytes: 2048,
  kind: 'document' as const,
  entries: 2,
  undated: 1,
}
const found = (first_line: string, date: string | null) => ({
  first_line,
  date,
  time: null,
  in_future: false,
  words: 3,
})
const REVIEWED: ImportReview = {
  id: FILE_ID,
  original_name: 'diary.txt',
  size_bytes: 2048,
  kind: 'document',
  found: [found('The harbor was loud.', '2021-03-09'), found('No date here.', null)],
  decisions: [
    { first: 0, count: 1, date: '2021-03-09', time: null, keep: true },
    { first: 1, count: 1, date: null, time: null, keep: true },
  ],
  order: null,
  order_certain: true,
  text: null,
  words: [],
}
const DONE = { processed: 2, duplicates: 0, pending_classification: 0, import_id: IMPORT_ID }

/** The dialogs with a queue in which one document was read before. */
async function dialogs(answers: Answers, everything = false) {
  const ended: string[] = []
  const outcomes: ImportOutcome[] = []
  function Shown() {
    const api = useApi()
    const [queue] = useState(() => {
      const made = createUploadQueue(api)
      made.takeUp([FILE])
      return made
    })
    const [isOpen, setOpen] = useState(true)
    if (!isOpen) return null
    return (
      <ImportDialogs
        queue={queue}
        photographsSentTo={null}
        everything={everything}
        onDone={(outcome) => outcomes.push(outcome)}
        onCanceled={() => ended.push('canceled')}
        onClosed={(waiting) => {
          ended.push(waiting ? 'waiting' : 'closed')
          setOpen(false)
        }}
      />
    )
  }
  const { screen, calls } = renderOver({ [WITHDRAW]: undefined, ...answers }, <Shown />)
  const shown = await screen
  return { screen: shown, calls, made: () => calls.map(({ call }) => call), ended, outcomes }
}

async function reviewing(answers: Answers, everything = false) {
  const all = await dialogs({ [REVIEW]: REVIEWED, ...answers }, everything)
  await all.screen.getByRole('button', { name: 'Review' }).click()
  return all
}

const importButton = (screen: Awaited<ReturnType<typeof reviewing>>['screen']) =>
  screen.getByRole('button', { name: /^Import \d/ })

test('what was found is shown before anything is written', async () => {
  const { screen, made } = await reviewing({})
  await expect.element(screen.getByText(/The harbor was loud\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Import 2 entries' })).toBeEnabled()
  expect(made()).toEqual([REVIEW])
})

test('while a document is loaded for review a spinner shows, and nothing can be imported', async () => {
  const { screen } = await reviewing({ [REVIEW]: PENDING })
  await expect.element(screen.getByText('Loading…')).toBeVisible()
  await expect.element(importButton(screen)).toBeDisabled()
})

test('a review that cannot be loaded says so, and nothing can be imported', async () => {
  const { screen } = await reviewing({ [REVIEW]: refusal(404, 'IMPORT_NOT_FOUND', 'This upload is gone.') })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This upload is gone.')
  await expect.element(importButton(screen)).toBeDisabled()
})

test('a document without entries cannot be imported', async () => {
  const { screen } = await reviewing({ [REVIEW]: { ...REVIEWED, found: [], decisions: [] } })
  await expect.element(screen.getByRole('button', { name: 'Import 0 entries' })).toBeDisabled()
})

test('a photographed page without a visible character cannot be imported', async () => {
  const photographed = { ...REVIEWED, kind: 'photograph' as const, found: [], decisions: [], text: 'Rain.' }
  const { screen } = await reviewing({ [REVIEW]: photographed })
  await expect.element(screen.getByRole('button', { name: 'Import 1 entry' })).toBeEnabled()
  await screen.getByLabelText(/^Check the text/).fill('\u200B')
  await expect.element(screen.getByRole('button', { name: 'Import 1 entry' })).toBeDisabled()
})

test('an import adds the entries and says how many', async () => {
  const { screen, calls, outcomes } = await reviewing({ [PROCESS]: DONE })
  await importButton(screen).click()
  await expect.poll(() => outcomes).toEqual([{ kind: 'ok', text: '2 entries imported.', importIds: [IMPORT_ID] }])
  const sent = calls.find(({ call }) => call === PROCESS)
  expect(sent?.body).toEqual({ pending_ids: [FILE_ID], import_id: expect.any(String) })
})

test('a skipped entry is not imported', async () => {
  const { screen, calls, outcomes } = await reviewing({ [DECIDE]: SAVED, [PROCESS]: { ...DONE, processed: 1 } })
  await screen.getByRole('group', { name: 'Entry 2' }).getByRole('button', { name: 'Skip' }).click()
  await screen.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect.poll(() => outcomes[0]?.text).toBe('1 entry imported.')
  const decided = calls.find(({ call }) => call === DECIDE)?.body as { decisions: { keep: boolean }[] }
  expect(decided.decisions.map(({ keep }) => keep)).toEqual([true, false])
})

test('two entries can be merged, and a date can be added', async () => {
  const { screen, calls } = await reviewing({ [DECIDE]: SAVED, [PROCESS]: PENDING })
  await screen.getByLabelText('Date of entry 2').fill('2021-03-11')
  await screen.getByRole('button', { name: 'Merge with previous' }).click()
  await screen.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect
    .poll(() => calls.find(({ call }) => call === DECIDE)?.body)
    .toEqual({ decisions: [{ first: 0, count: 2, date: '2021-03-09', time: null, keep: true }] })
})

test.each([
  [{ ...DONE, duplicates: 1 }, false, 'warn', 'Partial upload: 2 new entries imported, 1 duplicate(s) skipped.'],
  [
    { ...DONE, processed: 0, duplicates: 1 },
    false,
    'err',
    'Upload failed: Content appears to be duplicate of existing entry.',
  ],
  [
    { ...DONE, processed: 0, duplicates: 1 },
    true,
    'err',
    'Upload failed: All content appears to be duplicate of existing entries.',
  ],
])('duplicates are counted in the outcome (%#)', async (result, everything, kind, text) => {
  const { screen, outcomes } = await reviewing({ [PROCESS]: result }, everything)
  await importButton(screen).click()
  await expect.poll(() => outcomes[0]).toMatchObject({ kind, text })
})

test('a failed import says so and can be retried', async () => {
  let answer: unknown = new Error('lost')
  const { screen, outcomes } = await reviewing({ [PROCESS]: () => answer })
  await importButton(screen).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Upload failed. Please try again.')
  answer = DONE
  await importButton(screen).click()
  await expect.poll(() => outcomes).toHaveLength(1)
})

test('undated entries are classified before they are added', async () => {
  let classified = false
  const { screen, calls, outcomes } = await reviewing({
    [PROCESS]: () => (classified ? { ...DONE, processed: 1 } : { ...DONE, processed: 1, pending_classification: 1 }),
    [UNCLASSIFIED]: { pending_imports: [{ ...FILE, entries: 1 }], smart_default: 'historic' },
    [CLASSIFY]: () => ((classified = true), SAVED),
  })
  await importButton(screen).click()
  const dialog = screen.getByRole('dialog', { name: 'Classify Your Journal Import' })
  await expect.element(dialog.getByText('We found 2 entries in your upload.')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^Historic/ })).toBeChecked()
  await expect.element(dialog.getByText('Written in the last 7 days. Counts everywhere.')).toBeVisible()
  await expect
    .element(dialog.getByText('Older than 7 days. Doesn’t count toward streaks or 30-day figures.'))
    .toBeVisible()
  await dialog.getByRole('radio', { name: /^Recent/ }).click()
  await dialog.getByRole('button', { name: 'Continue Import' }).click()
  await expect.poll(() => outcomes[0]?.text).toBe('2 entries imported.')
  expect(calls.find(({ call }) => call === CLASSIFY)?.body).toEqual({ classification: 'recent' })
})

test('a failed classification says so, and the dialog stays open', async () => {
  const { screen } = await reviewing({
    [PROCESS]: { ...DONE, processed: 0, pending_classification: 1 },
    [UNCLASSIFIED]: { pending_imports: [FILE], smart_default: 'recent' },
  })
  await importButton(screen).click()
  await screen.getByRole('button', { name: 'Continue Import' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Classification failed. Please try again.')
})

test('canceling during the import withdraws the uploads and removes the added entries', async () => {
  const { screen, made, ended } = await reviewing({ [PROCESS]: PENDING })
  await importButton(screen).click()
  await expect.element(screen.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => ended).toEqual(['canceled'])
  expect(made()).toContain(WITHDRAW)
  expect(made().at(-1)).toMatch(/^POST \/api\/imports\/.+\/undo$/)
})

test('canceling before the import has nothing to undo', async () => {
  const { screen, made, ended } = await dialogs({})
  await screen.getByRole('button', { name: 'Cancel Upload' }).click()
  await expect.poll(() => ended).toEqual(['canceled'])
  expect(made()).toEqual([WITHDRAW])
})

test('canceling after some entries were added removes them', async () => {
  const { screen, made, ended } = await reviewing({
    [PROCESS]: { ...DONE, processed: 1, pending_classification: 1 },
    [UNCLASSIFIED]: { pending_imports: [FILE], smart_default: 'recent' },
    [UNDO]: { removed: 1, kept: 0 },
  })
  await importButton(screen).click()
  await screen.getByRole('button', { name: 'Cancel Upload' }).click()
  await expect.poll(() => ended).toEqual(['canceled'])
  expect(made()).toContain(UNDO)
})

test('closing keeps the upload for later, with the person’s decisions', async () => {
  const { screen, made, ended } = await reviewing({ [DECIDE]: SAVED })
  await screen.getByRole('group', { name: 'Entry 1' }).getByRole('button', { name: 'Skip' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(ended).toEqual(['waiting'])
  await expect.poll(made).toContain(DECIDE)
  expect(made()).not.toContain(WITHDRAW)
})

test('ambiguous dates can be switched to the other order', async () => {
  const { screen, calls } = await reviewing({
    [REVIEW]: { ...REVIEWED, order: 'day-first', order_certain: false },
    [callOf(imports.reorder, { id: FILE_ID })]: SAVED,
  })
  await screen.getByRole('button', { name: /month\/day/ }).click()
  await expect.poll(() => calls.find(({ call }) => call.endsWith('/order'))?.body).toEqual({ order: 'month-first' })
})

test('when the page locks during a review, what was decided is saved', async () => {
  const { screen, calls } = await reviewing({ [DECIDE]: SAVED })
  await screen.getByRole('group', { name: 'Entry 2' }).getByRole('button', { name: 'Skip' }).click()
  await screen.unmount()
  const decided = calls.find(({ call }) => call === DECIDE)?.body as { decisions: { keep: boolean }[] }
  expect(decided.decisions.map(({ keep }) => keep)).toEqual([true, false])
})
