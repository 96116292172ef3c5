import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { UploadItem } from './upload-queue.ts'
import { isTwice, UploadRow } from './upload-row.tsx'

const item = (given: Partial<UploadItem> = {}): UploadItem => ({
  key: 'one',
  name: 'diary.pdf',
  bytes: 2048,
  kind: 'document',
  state: 'waiting',
  progress: null,
  problem: null,
  pendingId: null,
  readBy: null,
  readAs: null,
  isLeftBehind: false,
  ...given,
})

async function row(given: Partial<UploadItem>) {
  let removed = 0
  const screen = await render(
    <ul>
      <UploadRow item={item(given)} isTwice={false} onRemove={() => (removed += 1)} />
    </ul>,
  )
  return { screen, state: screen.getByRole('status'), removed: () => removed }
}

test.each<[Partial<UploadItem>, string]>([
  [{ state: 'waiting' }, 'Waiting'],
  [{ state: 'sending' }, 'Sending…'],
  [{ state: 'sending', progress: { stage: 'sending', fraction: 0.5 } }, 'Sending…'],
  [{ state: 'sending', progress: { stage: 'sending', fraction: 1 } }, 'Reading…'],
  [{ state: 'sending', progress: { stage: 'working', fraction: 0.2 } }, 'Reading…'],
  [{ state: 'failed', problem: 'This file is too large.' }, 'This file is too large.'],
  [{ state: 'read', readAs: 'pdf' }, 'Read'],
])('%j is shown as "%s"', async (given, words) => {
  const { state } = await row(given)
  await expect.element(state).toHaveTextContent(words)
})

test('plain text with another file type in its name is pointed out', async () => {
  const { state } = await row({ state: 'read', readAs: 'txt' })
  await expect.element(state.getByText(/plain text/)).toBeVisible()
})

test('the first half of the bar is the upload, the second the reading', async () => {
  const first = await row({ state: 'sending', progress: { stage: 'sending', fraction: 0.5 } })
  await expect.element(first.screen.getByRole('progressbar')).toHaveAttribute('value', '0.25')
})

test('during the reading more than half of the bar is filled', async () => {
  const second = await row({ state: 'sending', progress: { stage: 'working', fraction: 0.5 } })
  await expect.element(second.screen.getByRole('progressbar')).toHaveAttribute('value', '0.75')
})

test('a running upload can be canceled, and a finished one removed', async () => {
  const { screen, removed } = await row({ state: 'sending' })
  await screen.getByRole('button', { name: 'Cancel diary.pdf' }).click()
  expect(removed()).toBe(1)
})

test('a file from an earlier visit that was chosen again is listed twice', () => {
  const left = item({ key: 'left', isLeftBehind: true })
  const again = item({ key: 'again' })
  expect(isTwice(left, [left, again])).toBe(true)
  expect(isTwice(again, [again, item({ key: 'third' })])).toBe(false)
  expect(isTwice(left, [left, item({ key: 'larger', bytes: 4096 })])).toBe(false)
  expect(isTwice(left, [left, item({ key: 'other', name: 'other.pdf' })])).toBe(false)
})
