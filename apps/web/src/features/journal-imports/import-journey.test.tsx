import { journalImports } from '@soundings/contract/endpoints'
import type { JournalChoices, JournalImport, JournalImports } from '@soundings/contract/journal-imports'
import { beforeEach, expect, test } from 'vitest'
import { aFoundJournal } from '@soundings/contract/testing/a-found-journal'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { ImportJourney } from './import-journey.tsx'

const ID = '10000000-0000-4000-8000-000000000001'
const ALL = callOf(journalImports.all)
const BRING = callOf(journalImports.bringIn, { id: ID })
const CANCEL = callOf(journalImports.cancel, { id: ID })
const REREAD = callOf(journalImports.reread, { id: ID })
const UNDO = callOf(journalImports.undo, { id: ID })

const base = { id: ID, files: ['daylio.csv'], file_count: 1, bytes: 2_048 }
const found = aFoundJournal({
  sources: [{ source: 'daylio_csv', entries: 5 }],
  entries: 5,
  span: { first: '2019-03-01', last: '2026-08-20', days: 4 },
  undated: 1,
  with_mood: 4,
  moods: [
    { source: 'daylio_csv', name: 'rad', entries: 3, rating: 5 },
    { source: 'daylio_csv', name: 'wonky', entries: 1, rating: null },
  ],
  already: { before: 1, same_words: 2 },
  left_behind: [{ what: 'weather', entries: 3 }],
  problems: [{ problem: 'future_date', file: 'daylio.csv', number: 4 }],
  problem_count: 1,
  problem_kinds: [{ problem: 'future_date', many: 1 }],
})
const progress = { waiting: false, entries_done: 2, entries: 5, photographs_done: 0, photographs: 0, at: '2021-05-01' }
const waiting: JournalImport = { ...base, state: 'found', found, archive: null, documents: [] }
const done: JournalImport = {
  ...base,
  state: 'done',
  documents: [],
  brought: {
    entries: 2,
    photographs: 0,
    skipped: 3,
    span: { first: '2019-03-01', last: '2026-08-20' },
    problems: [],
    problem_count: 0,
    problem_kinds: [],
    undo_until: '2026-12-23T12:00:00.000Z',
  },
}
const imports = (current: JournalImport | null, ...ended: JournalImport[]): JournalImports => ({ current, done: ended })

const ONWARD = {
  reviewedAt: 'on the Journal page under Upload',
  dated: { to: '/journal?view=calendar', name: 'See all years' },
  undated: { to: '/journal', name: 'See your journal' },
}
const shown = (answers: Answers) =>
  renderOver(answers, <ImportJourney back={null} years={() => null} onward={ONWARD} />).screen

beforeEach(() => localStorage.clear())

test('without an import there is a place for files, and the imports that can be undone', async () => {
  const screen = await shown({ [ALL]: imports(null, done), [UNDO]: { removed: 2, kept: 1 } })
  await expect.element(screen.getByLabelText('Choose a file')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo the import of daylio.csv' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect.element(screen.getByText('2 entries deleted. 1 entry you’ve edited was kept.')).toBeVisible()
})

test('while imports load, the page says so, and no file can be chosen', async () => {
  const screen = await shown({ [ALL]: PENDING })
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading…' })).toBeInTheDocument()
  expect(screen.getByLabelText('Choose a file').query()).toBeNull()
})

test('imports that can’t be loaded say so, and can be asked for again', async () => {
  const screen = await shown({ [ALL]: refusal(500, 'INTERNAL', 'Something is wrong with this server.') })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the button counts what will come in, and the choices are sent as they were made', async () => {
  const sent: JournalChoices[] = []
  const screen = await shown({
    [ALL]: imports(waiting),
    [BRING]: (body: unknown) => (sent.push(body as JournalChoices), null),
  })
  await expect.element(screen.getByRole('button', { name: 'Import 2 entries' })).toBeVisible()
  await expect.element(screen.getByText('2 without')).toBeVisible()
  await screen.getByText('Import duplicates, too').click()
  await screen.getByText('Skip it').click()
  await screen.getByRole('radiogroup', { name: 'wonky' }).getByRole('radio', { name: '2 Down' }).click({ force: true })
  await expect.element(screen.getByText('1 without')).toBeVisible()
  await screen.getByRole('button', { name: 'Import 3 entries' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        moods: [
          { source: 'daylio_csv', name: 'rad', rating: 5 },
          { source: 'daylio_csv', name: 'wonky', rating: 2 },
        ],
        folder_tags: [],
        beside: true,
        undated: false,
      },
    ])
})

test('decisions survive a page that goes and comes back, and end with their import', async () => {
  const other = '20000000-0000-4000-8000-000000000002'
  let current: JournalImport | null = waiting
  const answers = { [ALL]: () => imports(current) }
  const before = await shown(answers)
  await before.getByText('Import duplicates, too').click()
  await before.getByRole('radiogroup', { name: 'wonky' }).getByRole('radio', { name: '2 Down' }).click({ force: true })
  await before.unmount()
  const after = await shown(answers)
  await expect.element(after.getByRole('button', { name: 'Import 4 entries' })).toBeVisible()
  await expect.element(after.getByText('1 without')).toBeVisible()
  await after.unmount()
  current = { ...waiting, id: other }
  const next = await shown(answers)
  await expect.element(next.getByRole('button', { name: 'Import 2 entries' })).toBeVisible()
  await next.unmount()
  current = null
  const gone = await shown(answers)
  await expect.element(gone.getByLabelText('Choose a file')).toBeInTheDocument()
  expect(localStorage.length).toBe(0)
})

test('what is wrong is numbered with its place, and what stays behind is named', async () => {
  const screen = await shown({ [ALL]: imports(waiting) })
  await expect.element(screen.getByText('1 date is in the future')).toBeVisible()
  await expect.element(screen.getByText('daylio.csv, entry 4')).toBeVisible()
  await expect.element(screen.getByText(/^Weather/)).toBeVisible()
  await expect.element(screen.getByText(/Choose a number for “wonky”\./)).toBeVisible()
})

test('a canceled import goes back to the place for files', async () => {
  let isThere = true
  const screen = await shown({
    [ALL]: () => imports(isThere ? waiting : null),
    [CANCEL]: () => ((isThere = false), null),
  })
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByLabelText('Choose a file')).toBeInTheDocument()
})

test('an import on its way shows how far it is, and its end when it gets there', async () => {
  let current: JournalImport | null = {
    ...base,
    state: 'arriving',
    progress,
    span: { first: '2019-03-01', last: '2026-08-20' },
  }
  const screen = await shown({ [ALL]: () => (current ? imports(current) : imports(null, done)) })
  await expect.element(screen.getByRole('heading', { name: 'Importing your journal' })).toBeVisible()
  await expect.element(screen.getByText('2 of 5')).toBeVisible()
  await expect.element(screen.getByText(/Now at May 2021\./)).toBeVisible()
  current = null
  await expect.element(screen.getByRole('heading', { name: '2 entries imported' })).toBeVisible()
  await expect.element(screen.getByText('From March 2019 to August 2026.')).toBeVisible()
})

test('an import that waits for others says so', async () => {
  const span = { first: '2019-03-01', last: '2026-08-20' }
  const screen = await shown({
    [ALL]: imports({ ...base, state: 'arriving', progress: { ...progress, waiting: true }, span }),
  })
  await expect
    .element(screen.getByText('Waiting for other imports on this server to finish.', { exact: false }))
    .toBeVisible()
})

test('an import that failed says why, and makes room for another', async () => {
  let failed: JournalImport | null = {
    ...base,
    state: 'failed',
    code: 'FILE_UNSUPPORTED',
    sentence: 'There is no entry in it.',
    partial: false,
    documents: [],
  }
  const screen = await shown({
    [ALL]: () => imports(failed),
    [CANCEL]: () => ((failed = null), null),
  })
  await expect.element(screen.getByRole('heading', { name: 'Nothing was added' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('There is no entry in it.')
  await screen.getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(screen.getByLabelText('Choose a file')).toBeInTheDocument()
})

test('an archive of which part may already be restored isn’t said to have added nothing', async () => {
  const failed: JournalImport = {
    ...base,
    state: 'failed',
    code: 'IMPORT_INTERRUPTED',
    sentence: 'Part of it may already be in your journal.',
    partial: true,
    documents: [],
  }
  const screen = await shown({ [ALL]: imports(failed) })
  await expect.element(screen.getByRole('heading', { name: 'Your archive isn’t fully restored' })).toBeVisible()
})

test('what was decided stays when the files are read again', async () => {
  const sent: JournalChoices[] = []
  const isUncertain = { order: 'month-first', certain: false } as const
  const folders = [
    { name: 'Work', entries: 3 },
    { name: 'Travel', entries: 2 },
  ]
  let current: JournalImport = {
    ...waiting,
    state: 'found',
    archive: null,
    documents: [],
    found: { ...found, folders, date_order: isUncertain },
  }
  const screen = await shown({
    [ALL]: () => imports(current),
    [REREAD]: () => ((current = { ...base, state: 'looking', progress }), null),
    [BRING]: (body: unknown) => (sent.push(body as JournalChoices), null),
  })
  await screen.getByRole('radiogroup', { name: 'wonky' }).getByRole('radio', { name: '2 Down' }).click({ force: true })
  await screen.getByText('Work').click()
  await screen.getByText('Skip it').click()
  await screen.getByText('09/03/2021 is March 9').click()
  await expect.element(screen.getByRole('heading', { name: 'Looking through your files' })).toBeVisible()
  current = { ...base, state: 'found', archive: null, documents: [], found: { ...found, folders } }
  await screen.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect.poll(() => sent).toMatchObject([{ moods: [{ rating: 5 }, { rating: 2 }], folder_tags: ['Travel'] }])
  expect(sent[0]).toMatchObject({ undated: false })
})

test('documents that wait for their review are named whatever became of the import', async () => {
  const documents = [{ file: 'diary.txt', entries: 1 }]
  const sentence = /1 entry was found in diary\.txt\. Review it on the Journal page under Upload/
  let current: JournalImport | null = {
    ...base,
    state: 'failed',
    code: 'INTERNAL',
    sentence: 'It failed.',
    partial: false,
    documents,
  }
  const ended = { ...done, documents }
  const screen = await shown({
    [ALL]: () => (current ? imports(current) : imports(null, ended)),
    [CANCEL]: () => ((current = { ...base, state: 'arriving', progress, span: null }), null),
  })
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await screen.getByRole('button', { name: 'Choose another file' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Importing your journal' })).toBeVisible()
  current = null
  await expect.element(screen.getByRole('heading', { name: '2 entries imported' })).toBeVisible()
  await expect.element(screen.getByText(sentence)).toBeVisible()
})

test('a document that can’t be read is named with the reason', async () => {
  const refused_documents = [{ file: 'broken.pdf', code: 'FILE_UNREADABLE', sentence: 'This file is damaged.' }]
  const screen = await shown({
    [ALL]: imports({ ...base, state: 'found', archive: null, documents: [], found: { ...found, refused_documents } }),
  })
  await expect.element(screen.getByText('broken.pdf: This file is damaged.')).toBeVisible()
})

test('a cancellation that comes too late says so, and the result is shown', async () => {
  let current: JournalImport | null = { ...base, state: 'arriving', progress, span: null }
  const sentence = 'Your entries were already added, so the import couldn’t be canceled.'
  const screen = await shown({
    [ALL]: () => (current ? imports(current) : imports(null, done)),
    [CANCEL]: () => ((current = null), refusal(409, 'IMPORT_DONE', sentence)),
  })
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '2 entries imported' })).toBeVisible()
})
