import { archive, exports } from '@soundings/contract/endpoints'
import { addressOf } from '@soundings/contract/endpoint'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiError } from '#web/lib/api-error.ts'
import { callOf, PENDING, refusal, renderOver, type Answers, type CallOptions } from '#web/testing/render-app.tsx'
import { DataExportSection } from './data-export-section.tsx'
import { JournalExportForm } from './journal-export-form.tsx'

const EXPORT = callOf(exports.journal)
const FILE = { blob: new Blob(['x'.repeat(2048)]), name: 'journals.txt' }

async function form(answers: Answers) {
  const { screen, calls } = renderOver(answers, <JournalExportForm />)
  const shown = await screen
  return { screen: shown, calls, button: shown.getByRole('button', { name: 'Export Journals' }) }
}

/** An export that is still running; the test ends it, and reports what has arrived. */
function runningExport() {
  const end = Promise.withResolvers<unknown>()
  const options = Promise.withResolvers<CallOptions>()
  const answer = (_: unknown, __: string, passed: CallOptions) => (options.resolve(passed), end.promise)
  return { answer, end: end.resolve, options: options.promise }
}

test('an export is prepared, then its received bytes are counted, then it is named with its size', async () => {
  const { answer, end, options } = runningExport()
  const { screen, button } = await form({ [EXPORT]: answer })
  await button.click()
  await expect.element(screen.getByText('Preparing your file…')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  const { onBytes } = await options
  // Progress is announced at most once a second, so it is reported until it shows.
  await expect.poll(() => (onBytes?.(3 * 1024), screen.getByText('Receiving… 3 KB').query())).not.toBeNull()
  await expect.element(screen.getByRole('progressbar', { name: 'Progress of the export' })).toBeVisible()
  end(FILE)
  await expect.element(screen.getByText('journals.txt is downloading to your device (2 KB).')).toBeVisible()
  expect(screen.getByRole('progressbar').query()).toBeNull()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

test('an export is saved to the device under the name that the server gives it', async () => {
  const saved: string[] = []
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { screen, button } = await form({ [EXPORT]: FILE })
  await button.click()
  await expect.element(screen.getByText(/^journals\.txt is downloading/)).toBeVisible()
  save.mockRestore()
  expect(saved).toEqual(['journals.txt'])
})

test('while an export runs, another press starts none', async () => {
  const { screen, calls, button } = await form({ [EXPORT]: PENDING })
  await button.click()
  await expect.element(screen.getByText('Preparing your file…')).toBeVisible()
  await button.click()
  await userEvent.keyboard('{Enter}')
  expect(calls).toHaveLength(1)
})

test('a canceled export stops its request, shows no error, and can be started again', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const answer = (_: unknown, __: string, { signal }: CallOptions) => (signals.push(signal), PENDING)
  const { screen, button } = await form({ [EXPORT]: answer })
  await button.click()
  await screen.getByRole('button', { name: 'Cancel export' }).click()
  await expect.element(screen.getByText('Preparing your file…')).not.toBeInTheDocument()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  expect(screen.getByRole('alert').query()).toBeNull()
  await button.click()
  await expect.element(screen.getByText('Preparing your file…')).toBeVisible()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
})

test('an export stops when its page is closed', async () => {
  const { answer, options } = runningExport()
  const { screen, button } = await form({ [EXPORT]: answer })
  await button.click()
  const { signal } = await options
  expect(signal?.aborted).toBe(false)
  await screen.unmount()
  expect(signal?.aborted).toBe(true)
})

test.each([
  ['a failure of the server', refusal(500, 'INTERNAL', 'Something went wrong.'), 'Export failed. Please try again.'],
  ['a proxy without words', new ApiError(404, {}), 'Export failed. Please try again.'],
  [
    'a refusal',
    refusal(429, 'TOO_MANY', 'Too many exports today.'),
    'Export failed. Please try again. Too many exports today.',
  ],
])('%s is reported, and the next export replaces the error', async (_, failure, told) => {
  const answers = [failure, FILE]
  const { screen, button } = await form({ [EXPORT]: () => answers.shift() })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told)
  await button.click()
  await expect.element(screen.getByText(/^journals\.txt is downloading/)).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('the format is chosen with the arrow keys', async () => {
  const asked: string[] = []
  const { screen, button } = await form({ [EXPORT]: (_: unknown, url: string) => (asked.push(url), FILE) })
  const plain = screen.getByRole('radio', { name: /^Plain text/ })
  await expect.element(plain).toBeChecked()
  await screen.getByRole('radio', { name: /^All entries/ }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(plain).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: /^Word \(docx\)/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /^All entries/ })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}{Tab}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked).toEqual([addressOf(exports.journal, { query: { format: 'rtf' } })])
})

test('the settings download all data as a table, and the archive as one file', async () => {
  const asked: string[] = []
  const file = (name: string) => (_: unknown, url: string) => (asked.push(url), { ...FILE, name })
  const answers = { [callOf(exports.completeData)]: file('all.csv'), [callOf(archive.download)]: file('all.zip') }
  const section = <DataExportSection journals={null} echos={null} bring={null} />
  const screen = await renderOver(answers, section).screen
  await screen.getByRole('button', { name: 'Complete Data' }).click()
  await expect.element(screen.getByText('all.csv is downloading to your device (2 KB).')).toBeVisible()
  await screen.getByRole('button', { name: 'Download Archive' }).click()
  await expect.element(screen.getByText('all.zip is downloading to your device (2 KB).')).toBeVisible()
  expect(asked).toEqual([addressOf(exports.completeData, { query: { format: 'csv' } }), addressOf(archive.download)])
})
