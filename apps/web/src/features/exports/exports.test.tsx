import { archive, echoes, entries, exports } from '@soundings/contract/endpoints'
import { addressOf } from '@soundings/contract/endpoint'
import type { ArchiveCheck, RestoredArchive } from '@soundings/contract/archive'
import { expect, test } from 'vitest'
import { anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { ArchiveReturn } from './archive-return.tsx'
import { EchoExportForm } from './echo-export-form.tsx'
import { JournalExportForm } from './journal-export-form.tsx'

const FILE = { blob: new Blob(['x'.repeat(2048)]), name: 'journals-export-2026-11-21.txt' }
const EXPORT = callOf(exports.journal)
const LIST = callOf(entries.list)
const SOME = { entries: [anEntry()], next_cursor: null }
const SNAPSHOTS = callOf(echoes.snapshots)
const ECHO_EXPORT = callOf(exports.echoes)

const snapshot = (id: string, text: string) => ({
  id,
  text,
  generated_at: '2026-11-20T12:00:00.000Z',
  based_on_entries: 7,
  resonance_score: 0.8,
  local_date: '2026-11-20',
  question: null,
  answers: [],
})
const TWO = { snapshots: [snapshot('e2', 'The second.'), snapshot('e1', 'The first.')] }

test('the whole journal is requested until a range is chosen, and the downloaded file is named', async () => {
  const asked: string[] = []
  const answer = (_: unknown, url: string) => (asked.push(url), FILE)
  const { screen } = await rendered({ [EXPORT]: answer, [LIST]: SOME }, <JournalExportForm />)
  await screen.getByRole('button', { name: 'Export Journals' }).click()
  const told = screen.getByText('journals-export-2026-11-21.txt is downloading to your device (2 KB).')
  await expect.element(told).toBeVisible()
  await screen.getByRole('radio', { name: /docx/ }).click()
  await screen.getByRole('radio', { name: /Custom range/ }).click()
  await screen.getByLabelText('Start date (optional)').fill('2026-11-01')
  await screen.getByRole('button', { name: 'Export Journals' }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      addressOf(exports.journal, { query: { format: 'txt' } }),
      addressOf(exports.journal, { query: { format: 'docx', start: '2026-11-01' } }),
    ])
})

test.each([
  [/^Markdown folder \(Obsidian\)/, 'markdown'],
  [/^Day One ZIP/, 'dayone'],
  [/^Book \(EPUB\)/, 'epub'],
] as const)('%s is requested with the chosen range', async (name, format) => {
  const asked: string[] = []
  const { screen } = await rendered(
    { [EXPORT]: (_: unknown, url: string) => (asked.push(url), FILE), [LIST]: SOME },
    <JournalExportForm />,
  )
  await screen.getByRole('radio', { name }).click()
  await screen.getByRole('radio', { name: /Custom range/ }).click()
  await screen.getByLabelText('End date (optional)').fill('2026-11-20')
  await screen.getByRole('button', { name: 'Export Journals' }).click()
  await expect.poll(() => asked).toEqual([addressOf(exports.journal, { query: { format, end: '2026-11-20' } })])
})

test('dates without entries are said to have none, and no file is made', async () => {
  const asked: string[] = []
  const answer = (_: unknown, url: string) => (asked.push(url), { entries: [], next_cursor: null })
  const { screen, calls } = await rendered({ [LIST]: answer, [EXPORT]: FILE }, <JournalExportForm />)
  await screen.getByRole('radio', { name: /Custom range/ }).click()
  await screen.getByLabelText('Start date (optional)').fill('1999-01-01')
  await screen.getByLabelText('End date (optional)').fill('1999-12-31')
  await screen.getByRole('button', { name: 'Export Journals' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('There are no entries between these dates.')
  expect(asked).toEqual([addressOf(entries.list, { query: { from: '1999-01-01', to: '1999-12-31', limit: 1 } })])
  expect(calls.some(({ call }) => call === EXPORT)).toBe(false)
})

test('Echos are exported as documents only', async () => {
  const { screen } = await rendered({ [SNAPSHOTS]: TWO }, <EchoExportForm />)
  await expect.element(screen.getByRole('radio', { name: /docx/ })).toBeVisible()
  expect(screen.getByRole('radio').elements()).toHaveLength(3)
})

test('a range that ends before it begins shows an error and is not sent', async () => {
  const { screen, calls } = await rendered({ [EXPORT]: FILE }, <JournalExportForm />)
  await screen.getByRole('radio', { name: /Custom range/ }).click()
  await screen.getByLabelText('Start date (optional)').fill('2026-11-21')
  await screen.getByLabelText('End date (optional)').fill('2026-11-20')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The start date is after the end date.')
  await expect.element(screen.getByRole('button', { name: 'Export Journals' })).toBeDisabled()
  expect(calls).toEqual([])
})

test('a running export says so and can be canceled', async () => {
  const { screen } = await rendered({ [EXPORT]: PENDING }, <JournalExportForm />)
  await screen.getByRole('button', { name: 'Export Journals' }).click()
  await expect.element(screen.getByText('Preparing your file…')).toBeVisible()
  await expect.element(screen.getByRole('progressbar', { name: 'Progress of the export' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel export' })).toBeEnabled()
})

test('a failed export says so, with the server’s message', async () => {
  const { screen } = await rendered({}, <JournalExportForm />)
  await screen.getByRole('button', { name: 'Export Journals' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Export failed. Please try again.')
  const gone = refusal(404, 'ECHO_NOT_FOUND', 'One of these Echos no longer exists.')
  const second = await rendered({ [SNAPSHOTS]: TWO, [ECHO_EXPORT]: gone }, <EchoExportForm />)
  await second.screen.getByRole('checkbox', { name: /The first/ }).click()
  await second.screen.getByRole('button', { name: 'Export Echos' }).click()
  const told = second.screen.getByText('Export failed. Please try again. One of these Echos no longer exists.')
  await expect.element(told).toBeVisible()
})

test('the chosen Echos are sent; without one the form asks for one', async () => {
  const { screen, calls } = await rendered({ [SNAPSHOTS]: TWO, [ECHO_EXPORT]: FILE }, <EchoExportForm />)
  await screen.getByRole('button', { name: 'Export Echos' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please select at least one Echo to export.')
  await screen.getByRole('checkbox', { name: /Select all/ }).click()
  await expect.element(screen.getByText('2 of 2 chosen')).toBeVisible()
  await screen.getByRole('checkbox', { name: /The second/ }).click()
  await screen.getByRole('button', { name: 'Export Echos' }).click()
  await expect
    .poll(() => calls.at(-1))
    .toEqual({ call: ECHO_EXPORT, body: { ids: ['e1'], format: 'txt', letters: false } })
})

test('loading, missing and failed Echos each have their message', async () => {
  const face = async (answer: unknown) => (await rendered({ [SNAPSHOTS]: answer }, <EchoExportForm />)).screen
  await expect.element((await face(PENDING)).getByText('Loading…')).toBeVisible()
  await expect
    .element((await face({ snapshots: [] })).getByText('No Echos yet. They start with what you write.'))
    .toBeVisible()
  const failed = await face(refusal(503, 'NOT_READY', 'Out of reach.'))
  await expect.element(failed.getByRole('alert').getByText('Out of reach.')).toBeVisible()
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

const COUNTS = { entries: 10, echoes: 1, photographs: 0 }
const WHOLE: ArchiveCheck = { whole: true, problem: null, created_at: '2026-11-20T12:00:00.000Z', counts: COUNTS }
const RESTORED: RestoredArchive = {
  restored: COUNTS,
  already_there: { entries: 2, echoes: 0, photographs: 1 },
  profile: [],
}

test.each<[string, typeof archive.verify | typeof archive.restore, unknown, string]>([
  ['Verify Archive', archive.verify, WHOLE, 'This archive is complete: 10 entries, 1 Echo and 0 photos, from'],
  ['Verify Archive', archive.verify, { ...WHOLE, whole: false, problem: 'It is damaged.' }, 'It is damaged.'],
  ['Restore Archive', archive.restore, RESTORED, 'Restored: 10 entries, 1 Echo and 0 photos. Already here: 2 entries'],
  ['Restore Archive', archive.restore, { ...RESTORED, profile: ['name', 'photo'] }, 'Also restored: name, photo.'],
  [
    'Restore Archive',
    archive.restore,
    refusal(400, 'ARCHIVE_UNREADABLE', 'This file is no archive.'),
    'This file is no archive.',
  ],
])('"%s" tells how it went', async (button, work, answer, told) => {
  const { screen } = await rendered({ [callOf(work)]: answer }, <ArchiveReturn />)
  await expect.element(screen.getByRole('button', { name: button })).toBeDisabled()
  await screen.getByLabelText('Choose an archive').upload(new File(['x'], 'mine.zip'))
  await expect.element(screen.getByText('mine.zip (1 KB)')).toBeVisible()
  await screen.getByRole('button', { name: button }).click()
  await expect.element(screen.getByText(told, { exact: false })).toBeVisible()
})

async function rendered(answers: Parameters<typeof renderOver>[0], part: Parameters<typeof renderOver>[1]) {
  const { screen, calls } = renderOver(answers, part)
  return { screen: await screen, calls }
}
