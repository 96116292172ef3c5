import { entryPhotographs } from '@soundings/contract/endpoints'
import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import { PHOTOGRAPHS_PER_ENTRY } from '@soundings/core/entries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draftsOf } from '#web/lib/drafts.ts'
import { ACCOUNT_ID } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers, type CallOptions } from '#web/testing/render-app.tsx'
import { BLANK_PAGE, createDraftSession } from './draft-session.ts'
import { PhotographTray } from './photograph-tray.tsx'

const UPLOAD = callOf(entryPhotographs.upload)
const UPLOADED = { id: '20000000-0000-4000-8000-000000000099', bytes: 9 }

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const photographs = (...descriptions: string[]): EntryPhotograph[] =>
  descriptions.map((description, index) => ({
    id: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    description,
  }))

/** The tray below a text, for an entry with the photographs given. */
async function tray(saved: EntryPhotograph[] = [], answers: Answers = {}) {
  const session = createDraftSession(ACCOUNT_ID, BLANK_PAGE)
  const onKey = vi.fn()
  const part = (
    <div role="presentation" onKeyDown={({ key }) => onKey(key)}>
      <textarea aria-label="Entry" />
      <PhotographTray session={session} saved={saved} />
    </div>
  )
  const { screen, calls } = renderOver(answers, part)
  const described = () => session.state().draft.photographs?.map(({ description }) => description)
  return { screen: await screen, calls, session, described, onKey }
}

/** A photograph that this browser can draw. */
async function aPhotograph(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}

test('an entry without photographs has no tray', async () => {
  const { screen } = await tray()
  await expect.element(screen.getByLabelText('Entry')).toBeVisible()
  expect(screen.getByRole('region').query()).toBeNull()
})

test('the photographs of an entry are counted, and those without a description say so', async () => {
  const { screen } = await tray(photographs('The harbor.', ''))
  const heading = screen.getByRole('heading', { name: `Photos 2 of ${PHOTOGRAPHS_PER_ENTRY}` })
  await expect.element(heading).toBeVisible()
  await expect.element(screen.getByText('The harbor.')).toBeVisible()
  await expect.element(screen.getByText('No description yet')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Photo 2, without a description' })).toBeInTheDocument()
})

test('a photograph that the server no longer has says what to do', async () => {
  const { screen } = await tray(photographs('The harbor.'))
  await expect.element(screen.getByText(/^This photo is no longer on the server\. Remove it/)).toBeVisible()
})

test.each(['{Enter}', '{Escape}'])(
  'a description is stored while it is typed; %s ends it and doesn’t reach the dialog around the entry',
  async (key) => {
    const { screen, described, onKey } = await tray(photographs('', 'The pier.'))
    await screen.getByRole('button', { name: 'Describe photo 1' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'What photo 1 shows' })).toHaveFocus()
    await userEvent.keyboard('Two boats')
    await expect.poll(described).toEqual(['Two boats', 'The pier.'])
    expect(draftsOf(ACCOUNT_ID)[0]?.photographs?.map(({ description }) => description)).toEqual([
      'Two boats',
      'The pier.',
    ])
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('button', { name: 'Edit photo 1' })).toHaveFocus()
    await expect.element(screen.getByText('Two boats')).toBeVisible()
    expect(onKey.mock.calls.flat()).not.toContain(key.slice(1, -1))
  },
)

test('a photograph is moved by keyboard, its place is announced, and the focus stays on its button', async () => {
  const { screen, described } = await tray(photographs('One', 'Two', 'Three'))
  const first = screen.getByRole('button', { name: 'Move photo 1 later' })
  await expect.element(screen.getByRole('button', { name: 'Move photo 1 earlier' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Move photo 3 later' })).toBeDisabled()
  first.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Moved to place 2 of 3.')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Move photo 2 later' })).toHaveFocus()
  expect(described()).toEqual(['Two', 'One', 'Three'])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Moved to place 3 of 3.')).toBeInTheDocument()
  // The pressed button is disabled at the end of the list.
  await expect.element(screen.getByRole('button', { name: 'Move photo 3 earlier' })).toHaveFocus()
  expect(described()).toEqual(['Two', 'Three', 'One'])
})

test('a photograph that is dropped on another takes its place', async () => {
  const { screen, described } = await tray(photographs('One', 'Two', 'Three'))
  await screen.getByText('Three', { exact: true }).dropTo(screen.getByText('One', { exact: true }))
  await expect.poll(described).toEqual(['Three', 'One', 'Two'])
})

test('after a removal the focus moves to the next photograph, then to the one before, then to the text', async () => {
  const { screen, described } = await tray(photographs('One', 'Two', 'Three'))
  await screen.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect.element(screen.getByText('Photo removed.')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus()
  expect(described()).toEqual(['One', 'Three'])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Entry')).toHaveFocus()
  expect(screen.getByRole('region').query()).toBeNull()
})

test('an upload shows how far it is, and then can be described', async () => {
  const end = Promise.withResolvers<unknown>()
  const options = Promise.withResolvers<CallOptions>()
  const answer = (_: unknown, __: string, passed: CallOptions) => (options.resolve(passed), end.promise)
  const { screen, session, described } = await tray(photographs('One'), { [UPLOAD]: answer })
  session.offer([await aPhotograph('boat.png')])
  const bar = screen.getByRole('progressbar', { name: 'Uploading boat.png' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  await expect.element(screen.getByText(/You can save the entry when the upload is done\.$/)).toBeVisible()
  const { onProgress } = await options.promise
  onProgress?.({ stage: 'sending', fraction: 0.4 })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
  end.resolve(UPLOADED)
  await expect.element(screen.getByRole('button', { name: 'Describe photo 2' })).toBeVisible()
  expect(described()).toEqual(['One', ''])
  expect(bar.query()).toBeNull()
})

test('an upload can be canceled by removing its photograph', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const answer = (_: unknown, __: string, { signal }: CallOptions) => (signals.push(signal), PENDING)
  const { screen, session } = await tray(photographs('One'), { [UPLOAD]: answer })
  session.offer([await aPhotograph('boat.png')])
  await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([false])
  await screen.getByRole('button', { name: 'Remove boat.png' }).click()
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  await expect.element(screen.getByRole('heading', { name: `Photos 1 of ${PHOTOGRAPHS_PER_ENTRY}` })).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('a photograph that the server rejects says why, and is uploaded with another try', async () => {
  const answers = [refusal(413, 'JOURNAL_FULL', 'Your journal is full.'), UPLOADED]
  const { screen, session, described } = await tray([], { [UPLOAD]: () => answers.shift() })
  session.offer([await aPhotograph('boat.png')])
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your journal is full.')
  expect(described()).toBeUndefined()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Describe photo 1' })).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('a failed photograph can be removed, and the tray goes with the last one', async () => {
  const { screen, session } = await tray([])
  session.offer([await aPhotograph('boat.png')])
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Couldn’t upload this photo.')
  await screen.getByRole('button', { name: 'Remove boat.png' }).click()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('photographs beyond the limit of an entry are left out, and counted', async () => {
  const full = photographs(...Array.from({ length: PHOTOGRAPHS_PER_ENTRY - 1 }, (_, index) => `Number ${index}`))
  const { screen, session, calls } = await tray(full, { [UPLOAD]: UPLOADED })
  session.offer([await aPhotograph('a.png'), await aPhotograph('b.png'), await aPhotograph('c.png')])
  await expect.element(screen.getByText(/2 photos weren’t added\.$/)).toBeVisible()
  await expect.element(screen.getByText(`${PHOTOGRAPHS_PER_ENTRY} of ${PHOTOGRAPHS_PER_ENTRY}`)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `Describe photo ${PHOTOGRAPHS_PER_ENTRY}` })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a format that the browser can’t draw is sent whole, and the page says who takes out its details', async () => {
  const { screen, session } = await tray(photographs('One'), { [UPLOAD]: UPLOADED })
  await expect.element(screen.getByText(/^Location and camera details are removed before a photo/)).toBeVisible()
  session.offer([new File(['heic'], 'boat.heic', { type: 'image/heic' })])
  await expect.element(screen.getByText(/so the server removes its location and camera details\./)).toBeVisible()
})

test('a photograph from the camera is uploaded', async () => {
  const { screen, described } = await tray(photographs('One'), { [UPLOAD]: UPLOADED })
  await screen.getByLabelText('Photo from the camera').upload(await aPhotograph('camera.png'))
  await expect.poll(described).toEqual(['One', ''])
})
