import { earlierVersions, entries } from '@soundings/contract/endpoints'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Entry } from '@soundings/contract/entries'
import { draftsOf } from '#web/lib/drafts.ts'
import { ACCOUNT_ID, anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EntryDialog } from './entry-dialog.tsx'

const ENTRY = anEntry({ content: 'Walked to the lamp.', updated_at: '2026-11-20T08:00:00.000Z' })
const CHANGE = callOf(entries.change, { id: ENTRY.id })
const CREATE = callOf(entries.create)
const REMOVE = callOf(entries.remove, { id: ENTRY.id })
const RESTORE = callOf(entries.restore, { id: ENTRY.id })
const VERSIONS = callOf(earlierVersions.list, { id: ENTRY.id })
const VERSION = {
  id: crypto.randomUUID(),
  saved_at: ENTRY.updated_at,
  word_count: 4,
  first: true,
  aside: false,
}
const CHANGED = anEntry({ ...ENTRY, content: 'Walked home.', updated_at: '2026-11-20T09:00:00.000Z' })

beforeEach(() => localStorage.clear())

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search}`}</p>
}

async function dialog(answers: Answers, entry: Entry = ENTRY) {
  const ended: string[] = []
  const part = (
    <EntryDialog
      accountId={ACCOUNT_ID}
      entry={entry}
      onClose={() => ended.push('closed')}
      onDeleted={() => ended.push('deleted')}
    />
  )
  const { screen, calls } = renderOver(
    answers,
    <>
      {part}
      <Address />
    </>,
  )
  const writes = () => calls.filter(({ call }) => call !== VERSIONS)
  return { screen: await screen, calls, writes, ended }
}

async function editing(answers: Answers, text: string, entry: Entry = ENTRY) {
  const shown = await dialog(answers, entry)
  await shown.screen.getByRole('button', { name: 'Edit' }).click()
  await shown.screen.getByRole('textbox', { name: 'Your entry' }).fill(text)
  return shown
}

test('a change replaces the version that was read, and is shown', async () => {
  const { screen, writes } = await editing({ [CHANGE]: CHANGED }, 'Walked home.')
  expect(draftsOf(ACCOUNT_ID).map(({ text }) => text)).toEqual(['Walked home.'])
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText('Walked home.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible()
  expect(writes()).toEqual([
    {
      call: CHANGE,
      body: { content: 'Walked home.', mood: 4, energy: 3, focus: 2, expected_updated_at: ENTRY.updated_at },
    },
  ])
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('a double click on Save changes or Delete sends one request', async () => {
  const change = await editing({ [CHANGE]: PENDING }, 'Walked home.')
  await change.screen.getByRole('button', { name: 'Save changes' }).dblClick()
  expect(change.writes().map(({ call }) => call)).toEqual([CHANGE])
  await change.screen.unmount()
  const removal = await dialog({ [REMOVE]: PENDING })
  await removal.screen.getByRole('button', { name: 'Delete' }).dblClick()
  expect(removal.writes().map(({ call }) => call)).toEqual([REMOVE])
})

test('a long link wraps in the editor, which stays as wide as its dialog', async () => {
  const { screen } = await editing({}, `https://example.com/${'a'.repeat(400)}`)
  const field = screen.getByRole('textbox', { name: 'Your entry' }).element()
  const form = field.closest('form')
  expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(form?.getBoundingClientRect().right ?? 0)
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
})

test('a canceled change leaves the entry and the device as they were', async () => {
  const { screen, writes } = await editing({}, 'Walked home.')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Walked to the lamp.')).toBeVisible()
  expect(writes()).toEqual([])
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('a change whose save failed is still on the device, and the reason scrolls into view', async () => {
  const { screen } = await editing({}, 'Walked home.\n'.repeat(80))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
  expect(draftsOf(ACCOUNT_ID).map(({ text }) => text)).toEqual(['Walked home.\n'.repeat(80)])
})

const COLLISION = refusal(409, 'ENTRY_CHANGED', 'It was changed elsewhere.', {
  entry: anEntry({ ...ENTRY, content: 'Written on the phone.', updated_at: '2026-11-20T08:30:00.000Z' }),
})

test('when the entry was changed elsewhere, the page with both versions opens, and the text stays on the device', async () => {
  const { screen } = await editing({ [CHANGE]: COLLISION }, 'Walked home.')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText(`/journal/versions?entry=${ENTRY.id}`)).toBeInTheDocument()
  expect(draftsOf(ACCOUNT_ID).map(({ text }) => text)).toEqual(['Walked home.'])
})

test('changes to an entry that was deleted elsewhere can be saved as a new entry', async () => {
  const gone = refusal(404, 'ENTRY_NOT_FOUND', 'This entry no longer exists.')
  const saved = anEntry({ id: crypto.randomUUID(), content: 'Walked home.' })
  const kept = anEntry({ ...ENTRY, titled: true, title: 'The lamp', tags: ['quay'] })
  const { screen, writes } = await editing({ [CHANGE]: gone, [CREATE]: saved }, 'Walked home.', kept)
  expect(screen.getByRole('button', { name: 'Save as a new entry' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(screen.getByText('This entry no longer exists. Your text is safe on this device.')).toBeVisible()
  await screen.getByRole('button', { name: 'Save as a new entry' }).click()
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect.element(screen.getByText(`/journal?view=entries&entry=${saved.id}`)).toBeInTheDocument()
  expect(
    writes()
      .map(({ call }) => call)
      .slice(0, 2),
  ).toEqual([CHANGE, CREATE])
  expect(writes()[1]?.body).toMatchObject({
    content: 'Walked home.',
    title: 'The lamp',
    tags: ['quay'],
    dated: { date: ENTRY.local_date, time: ENTRY.local_time },
  })
  expect(draftsOf(ACCOUNT_ID)).toEqual([])
})

test('an entry with versions names their number, and opens them', async () => {
  const list = { versions: [VERSION, { ...VERSION, id: crypto.randomUUID() }] }
  const { screen } = await dialog({ [VERSIONS]: list })
  await screen.getByRole('button', { name: 'Earlier versions (2)' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Earlier versions' })).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('button', { name: 'Earlier versions (2)' })).toHaveFocus()
})

test('an entry without versions offers none', async () => {
  const { screen, calls } = await dialog({ [VERSIONS]: { versions: [] } })
  await expect.poll(() => calls.map(({ call }) => call)).toEqual([VERSIONS])
  expect(screen.getByRole('button', { name: /Earlier versions/ }).query()).toBeNull()
})

test('an entry without ratings gets none until the person asks for them', async () => {
  const unrated = anEntry({ ...ENTRY, mood: null, energy: null, focus: null })
  const { screen, writes } = await editing({ [CHANGE]: PENDING }, 'Walked home.', unrated)
  expect(screen.getByRole('slider').query()).toBeNull()
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => writes().length).toBe(1)
  expect(Object.keys(writes()[0]?.body as object).toSorted()).toEqual(['content', 'expected_updated_at'])
})

test('an entry without ratings can be given some', async () => {
  const unrated = anEntry({ ...ENTRY, mood: null, energy: null, focus: null })
  const { screen, writes } = await editing({ [CHANGE]: PENDING }, 'Walked home.', unrated)
  await screen.getByRole('button', { name: 'Rate it' }).click()
  await screen.getByRole('slider', { name: 'Mood' }).fill('5')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => writes().length).toBe(1)
  expect(writes()[0]?.body).toMatchObject({ mood: 5 })
  expect(Object.keys(writes()[0]?.body as object).toSorted()).toEqual(['content', 'expected_updated_at', 'mood'])
})

test('of an entry with one rating, the others stay unrated until their sliders are moved or pressed', async () => {
  const partly = anEntry({ ...ENTRY, mood: null, energy: 4, focus: null })
  const { screen, writes } = await editing({ [CHANGE]: PENDING }, 'Walked home.', partly)
  expect(screen.getByText('This entry has no ratings.').query()).toBeNull()
  expect(draftsOf(ACCOUNT_ID)[0]?.ratings).toEqual({ mood: null, energy: 4, focus: null })
  const focus = screen.getByRole('slider', { name: 'Focus' })
  await expect.element(focus).toHaveAttribute('aria-valuetext', 'Not rated')
  await screen.getByText('Focus', { exact: true }).click()
  await expect.element(focus).toHaveAttribute('aria-valuetext', 'Not rated')
  await focus.click()
  await expect.element(focus).toHaveAttribute('aria-valuetext', '3 of 5, Moderate')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => writes().length).toBe(1)
  expect(writes()[0]?.body).toEqual({
    content: 'Walked home.',
    energy: 4,
    focus: 3,
    expected_updated_at: ENTRY.updated_at,
  })
})

test('an entry that came without words can be rated, and stays without', async () => {
  const wordless = anEntry({ ...ENTRY, content: '', word_count: 0, energy: null, focus: null })
  const { screen, writes } = await editing({ [CHANGE]: PENDING }, '', wordless)
  await screen.getByRole('slider', { name: 'Energy' }).fill('5')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => writes().length).toBe(1)
  expect(writes()[0]?.body).toEqual({ mood: 4, energy: 5, expected_updated_at: ENTRY.updated_at })
})

test('an entry with words can’t lose them all', async () => {
  const { screen } = await editing({}, '')
  await expect.element(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
})

test('deleting needs no confirmation and can be undone', async () => {
  const { screen, writes, ended } = await dialog({ [REMOVE]: undefined, [RESTORE]: ENTRY })
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => ended).toEqual(['deleted'])
  // The dialog stays open in this test, so the page behind it is inert.
  ;(screen.getByRole('button', { name: 'Undo', includeHidden: true }).element() as HTMLButtonElement).click()
  await expect.poll(() => writes().map(({ call }) => call)).toEqual([REMOVE, RESTORE])
})

test('an entry has one date, the writer’s own', async () => {
  const written = { local_date: '2026-11-19', local_time: '00:30', created_at: '2026-11-18T23:30:00.000Z' }
  const { screen } = await dialog({}, anEntry({ ...ENTRY, ...written }))
  await expect.element(screen.getByRole('dialog', { name: 'Thursday, November 19, 2026' })).toBeVisible()
  await expect.element(screen.getByText(/Created November 19, 2026, 12:30\sAM\./)).toBeVisible()
})

test('after a deletion the focus moves to the page, because the entry’s row disappears', async () => {
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <EntryDialog accountId={ACCOUNT_ID} entry={ENTRY} onClose={() => setOpen(false)} />}
      </main>
    )
  }
  const screen = await renderOver({ [REMOVE]: undefined }, <Opener />).screen
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a failed deletion shows an error in the dialog, which stays open', async () => {
  const { screen, ended } = await dialog({})
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(ended).toEqual([])
})
