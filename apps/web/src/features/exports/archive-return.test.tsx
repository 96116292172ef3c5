import { archive } from '@soundings/contract/endpoints'
import type { ArchiveCheck, RestoredArchive } from '@soundings/contract/archive'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers, type CallOptions } from '#web/testing/render-app.tsx'
import { ArchiveReturn } from './archive-return.tsx'

const VERIFY = callOf(archive.verify)
const RESTORE = callOf(archive.restore)
const COUNTS = { entries: 1, echoes: 2, photographs: 1 }
const WHOLE: ArchiveCheck = { whole: true, problem: null, created_at: '2026-11-20T12:00:00.000Z', counts: COUNTS }
const RESTORED: RestoredArchive = { restored: COUNTS, already_there: COUNTS, profile: [] }
const UNREACHABLE = 'Can’t reach Soundings right now. Check your connection and try again.'
const MINE = new File(['x'.repeat(2048)], 'mine.zip')

async function chosen(answers: Answers) {
  const { screen, calls } = renderOver(answers, <ArchiveReturn />)
  const shown = await screen
  await shown.getByLabelText('Choose an archive').upload(MINE)
  await expect.element(shown.getByText('mine.zip (2 KB)')).toBeVisible()
  return {
    screen: shown,
    calls,
    verify: shown.getByRole('button', { name: 'Verify Archive' }),
    restore: shown.getByRole('button', { name: 'Restore Archive' }),
  }
}

/** Work of the server that the test moves forward and ends. */
function runningWork() {
  const end = Promise.withResolvers<unknown>()
  const options = Promise.withResolvers<CallOptions>()
  const answer = (_: unknown, __: string, passed: CallOptions) => (options.resolve(passed), end.promise)
  return { answer, end: end.resolve, options: options.promise }
}

test('without an archive there is nothing to verify or to restore', async () => {
  const screen = await renderOver({}, <ArchiveReturn />).screen
  await expect.element(screen.getByText('A ZIP file you downloaded from Soundings.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Verify Archive' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Restore Archive' })).toBeDisabled()
})

test.each([
  ['Verify Archive', VERIFY, WHOLE, 'Verifying…', /^This archive is complete: 1 entry, 2 Echos and 1 photo, from/],
  ['Restore Archive', RESTORE, RESTORED, 'Restoring…', /^Restored: 1 entry, 2 Echos and 1 photo\./],
])('"%s" shows the upload, then the work of the server, then the result', async (name, call, result, working, told) => {
  const { answer, end, options } = runningWork()
  const { screen } = await chosen({ [call]: answer })
  await screen.getByRole('button', { name }).click()
  const { onProgress } = await options
  const bar = screen.getByRole('progressbar', { name: 'Progress' })
  await expect.element(screen.getByText('Sending…')).toBeVisible()
  await expect.element(bar).not.toHaveAttribute('value')
  onProgress?.({ stage: 'sending', fraction: 0.5 })
  await expect.element(bar).toHaveAttribute('value', '0.25')
  onProgress?.({ stage: 'working', fraction: 0.5 })
  await expect.element(screen.getByText(working)).toBeVisible()
  await expect.element(bar).toHaveAttribute('value', '0.75')
  end(result)
  await expect.element(screen.getByText(told)).toBeVisible()
  expect(bar.query()).toBeNull()
})

test('while an archive is verified, no other work starts and no other file can be chosen', async () => {
  const { screen, calls, verify, restore } = await chosen({ [VERIFY]: PENDING, [RESTORE]: PENDING })
  await verify.click()
  await expect.element(verify).toHaveAttribute('aria-busy', 'true')
  await verify.click()
  await restore.click()
  expect(calls.map(({ call }) => call)).toEqual([VERIFY])
  await expect.element(screen.getByLabelText('Choose an archive')).toBeDisabled()
})

test('canceled work ends without an error, and the archive is still chosen', async () => {
  const { screen, restore } = await chosen({ [RESTORE]: PENDING })
  await restore.click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Sending…')).not.toBeInTheDocument()
  await expect.element(screen.getByText('mine.zip (2 KB)')).toBeVisible()
  await expect.element(restore).toBeEnabled()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('an upload stops when its page is closed', async () => {
  const { answer, options } = runningWork()
  const { screen, restore } = await chosen({ [RESTORE]: answer })
  await restore.click()
  const { signal } = await options
  expect(signal?.aborted).toBe(false)
  await screen.unmount()
  expect(signal?.aborted).toBe(true)
})

test.each([
  ['Verify Archive', 'Couldn’t verify the archive.'],
  ['Restore Archive', 'Couldn’t restore the archive.'],
])('"%s" reports an error for which the server gives no reason', async (name, told) => {
  const broken = new Error('broken')
  const { screen } = await chosen({ [VERIFY]: broken, [RESTORE]: broken })
  await screen.getByRole('button', { name }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told)
})

test('after a lost connection the same archive can be sent again', async () => {
  const answers: Answers = {}
  const { screen, restore } = await chosen(answers)
  await restore.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE)
  answers[RESTORE] = RESTORED
  await restore.click()
  await expect.element(screen.getByText(/^Restored: 1 entry/)).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('an archive whose date or contents can’t be read counts as damaged', async () => {
  const damaged = { whole: false, problem: 'The list of its files is damaged.', created_at: null, counts: null }
  const { screen, verify } = await chosen({ [VERIFY]: damaged })
  await verify.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The list of its files is damaged.')
})

test('another archive clears the result of the one before', async () => {
  const { screen, verify } = await chosen({ [VERIFY]: refusal(400, 'ARCHIVE_UNREADABLE', 'This file is no archive.') })
  await verify.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This file is no archive.')
  await screen.getByLabelText('Choose an archive').upload(new File(['x'], 'other.zip'))
  await expect.element(screen.getByText('other.zip (1 KB)')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})
