import { echoes, entries, insights, writing } from '@soundings/contract/endpoints'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftsOf } from '#web/lib/drafts.ts'
import { anEntry, usualWriting } from '#web/testing/builders.ts'
import { callOf, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EntryForm } from './entry-form.tsx'
import { BLANK_PAGE } from './draft-session.ts'
import { useDraft } from './use-draft.ts'

const ACCOUNT = 'account-1'
const AROUND: Answers = {
  [callOf(writing.choices)]: usualWriting(),
  [callOf(insights.streaks)]: { current: 3, longest: 5 },
  [callOf(entries.list)]: { entries: [], next_cursor: null },
}

function Editor({ aside = null }: { aside?: ReactNode }) {
  return (
    <EntryForm
      session={useDraft(ACCOUNT)}
      prompt={null}
      aside={aside}
      tools={null}
      notices={null}
      onSaved={() => {}}
      onDropped={() => {}}
    />
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => page.viewport(414, 896))

test('Save Entry is disabled without words, and stars light as they are earned', async () => {
  const { screen } = renderOver(AROUND, <Editor />)
  const { getByRole, getByText, getByLabelText } = await screen
  const save = getByRole('button', { name: 'Save Entry' })
  await expect.element(save).toBeDisabled()
  await expect.element(getByText('3 days. On fire!')).toBeVisible()
  await getByLabelText('Your entry').fill('word '.repeat(60))
  await expect.element(save).toBeEnabled()
  await expect.element(getByText('60 words (40 more for ⭐)')).toBeVisible()
  await getByLabelText('Your entry').fill('word '.repeat(100))
  await expect.element(getByText('100 words')).toBeVisible()
  await expect.element(getByText('Stars earned: Words, Streak')).toBeInTheDocument()
})

test.each([' \n', '\u200B\u200B', '\u2060\uFEFF'])(
  'Save Entry stays disabled for the invisible text %j',
  async (text) => {
    const { screen } = renderOver(AROUND, <Editor />)
    const { getByRole, getByLabelText } = await screen
    await getByLabelText('Your entry').fill(text)
    await expect.element(getByRole('button', { name: 'Save Entry' })).toBeDisabled()
  },
)

test('every keystroke is stored on the device synchronously', async () => {
  const { screen } = renderOver(AROUND, <Editor />)
  const field = (await screen).getByLabelText('Your entry')
  await field.click()
  await userEvent.keyboard('Half a tho')
  expect(draftsOf(ACCOUNT).map(({ text }) => text)).toEqual(['Half a tho'])
})

test('after a save the page is empty again, sliders are at 3, and the device stores nothing', async () => {
  const { screen, calls } = renderOver({ ...AROUND, [callOf(entries.create)]: anEntry() }, <Editor />)
  const { getByRole, getByLabelText, getByText } = await screen
  await getByLabelText('Your entry').fill('Something true.')
  await getByRole('slider', { name: 'Mood' }).fill('5')
  await getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(getByText('Entry saved.')).toBeVisible()
  await expect.element(getByLabelText('Your entry')).toHaveValue('')
  await expect.element(getByRole('slider', { name: 'Mood' })).toHaveValue('3')
  expect(draftsOf(ACCOUNT)).toEqual([])
  expect(calls.find(({ call }) => call === callOf(entries.create))?.body).toMatchObject({
    content: 'Something true.',
    mood: 5,
    energy: 3,
    focus: 3,
  })
})

test('a save by key that fails shows why, and leaves the focus in the text', async () => {
  await page.viewport(1440, 900)
  const { screen } = renderOver(AROUND, <Editor aside={<div style={{ height: '75rem' }} />} />)
  const { getByRole, getByLabelText } = await screen
  const field = getByLabelText('Your entry')
  await field.fill('A long page.\n'.repeat(120))
  await field.click({ position: { x: 40, y: 40 } })
  window.scrollTo(0, 0)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect.element(field).toHaveFocus()
})

test.each([
  [
    'the server cannot be reached',
    {},
    'Can’t reach Soundings right now. Check your connection and try again. Your text is safe on this device.',
  ],
  [
    'the session has ended',
    { [callOf(entries.create)]: refusal(401, 'NOT_SIGNED_IN', 'Please sign in to continue.') },
    'You’ve been signed out. Your text is safe on this device. Sign in again and it will be here.',
  ],
])('when %s the text stays, and the page says so', async (_, answers, sentence) => {
  const { screen } = renderOver({ ...AROUND, ...answers }, <Editor />)
  const { getByRole, getByLabelText, getByText } = await screen
  await getByLabelText('Your entry').fill('Not to be lost.')
  await getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(getByText(sentence)).toBeVisible()
  await expect.element(getByLabelText('Your entry')).toHaveValue('Not to be lost.')
  expect(draftsOf(ACCOUNT)).toHaveLength(1)
})

test('when an earlier save had reached the server, the entry is updated instead of doubled', async () => {
  const earlier = anEntry({ content: 'Half', updated_at: '2026-11-20T08:00:01.000Z' })
  const { screen, calls } = renderOver(
    {
      ...AROUND,
      [callOf(entries.create)]: refusal(409, 'IDEMPOTENCY_CONFLICT', 'Saved before.', { entry: earlier }),
      [callOf(entries.change, { id: earlier.id })]: anEntry(),
    },
    <Editor />,
  )
  const { getByRole, getByLabelText, getByText } = await screen
  await getByLabelText('Your entry').fill('Half and whole')
  await getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(getByText('Entry saved.')).toBeVisible()
  expect(calls.at(-1)?.call === callOf(entries.list) || calls.some(({ call }) => call.startsWith('PATCH'))).toBe(true)
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
    content: 'Half and whole',
    expected_updated_at: earlier.updated_at,
  })
})

test('a text that was left behind is offered again, and can be discarded', async () => {
  const first = await renderOver(AROUND, <Editor />).screen
  await first.getByLabelText('Your entry').fill('Left behind.')
  await first.unmount()
  const { getByText, getByLabelText, getByRole } = await renderOver(AROUND, <Editor />).screen
  await expect.element(getByLabelText('Your entry')).toHaveValue('Left behind.')
  await expect.element(getByText(/^Your unsaved text is back/)).toBeVisible()
  await getByLabelText('Your entry').clear()
  await expect.element(getByText(/^Your unsaved text is back/)).not.toBeInTheDocument()
  await getByLabelText('Your entry').fill('Left behind.')
  await getByRole('button', { name: 'Discard it' }).click()
  await expect.element(getByLabelText('Your entry')).toHaveValue('')
  expect(draftsOf(ACCOUNT)).toEqual([])
})

const ASKED = { question: 'What came between these two lines?', echo: 'e1', asked_on: '2026-11-20' }

function Answering() {
  const session = useDraft(ACCOUNT, { ...BLANK_PAGE, answers: ASKED })
  return (
    <EntryForm session={session} prompt={null} tools={null} notices={null} onSaved={() => {}} onDropped={() => {}} />
  )
}

test('a question shows above the text with its Echo, is saved apart from the text, and can be put aside', async () => {
  const snapshots = [
    {
      id: 'e1',
      text: 'Two lines from two days.',
      generated_at: '2026-11-20T12:00:00.000Z',
      based_on_entries: 2,
      resonance_score: 0.5,
      local_date: '2026-11-20',
      question: ASKED.question,
      answers: [],
    },
  ]
  const { screen, calls } = renderOver({ ...AROUND, [callOf(echoes.snapshots)]: { snapshots } }, <Answering />)
  const { getByRole, getByText, getByLabelText } = await screen
  await expect.element(getByText(ASKED.question)).toBeVisible()
  await expect.element(getByText('Two lines from two days.')).toBeVisible()
  await expect.element(getByLabelText('Your entry')).toHaveFocus()
  await expect.element(getByText('0 words', { exact: false })).toBeVisible()
  await getByLabelText('Your entry').fill('A long winter.')
  await getByRole('button', { name: 'Save Entry' }).click()
  const sent = calls.find(({ call }) => call === callOf(entries.create))
  expect(sent?.body).toMatchObject({ content: 'A long winter.', answers: ASKED })
  await getByRole('button', { name: 'Write without it' }).click()
  await expect.element(getByText(ASKED.question)).not.toBeInTheDocument()
  await expect.element(getByLabelText('Your entry')).toHaveFocus()
})

test('someone who keeps streaks out of sight writes without them', async () => {
  const answers = { ...AROUND, [callOf(writing.choices)]: usualWriting({ streaks_shown: false }) }
  const { getByText, getByLabelText, container } = await renderOver(answers, <Editor />).screen
  await getByLabelText('Your entry').fill('word '.repeat(100))
  await expect.element(getByText('Stars earned: Words')).toBeInTheDocument()
  expect(container.textContent).not.toMatch(/streak|On fire/i)
})

test('a word goal stands below the page and says when it is reached', async () => {
  const answers = { ...AROUND, [callOf(writing.choices)]: usualWriting({ word_goal: 12 }) }
  const { getByText, getByLabelText } = await renderOver(answers, <Editor />).screen
  await getByLabelText('Your entry').fill('word '.repeat(11))
  await expect.element(getByText('Goal 12')).toBeVisible()
  await getByLabelText('Your entry').fill('word '.repeat(12))
  await expect.element(getByText('You’ve reached 12 words.')).toBeVisible()
})

test('a title and tags by hand are saved with the text, and kept on the device before', async () => {
  const { screen, calls } = renderOver(
    { ...AROUND, [callOf(entries.create)]: anEntry(), [callOf(entries.popularTags)]: { tags: [] } },
    <Editor />,
  )
  const { getByRole, getByLabelText, getByText } = await screen
  await getByRole('button', { name: 'Set them yourself' }).click()
  await getByLabelText('Title').fill('Rain, at last')
  await expect.poll(() => draftsOf(ACCOUNT)).toMatchObject([{ text: '', title: 'Rain, at last' }])
  await getByLabelText('Tags', { exact: true }).fill('house')
  await userEvent.keyboard('{Enter}')
  await getByLabelText('Tags', { exact: true }).fill('#sea')
  await userEvent.keyboard(',')
  await expect.element(getByRole('list', { name: 'Tags of this entry' })).toHaveTextContent('housesea')
  await getByRole('button', { name: 'Remove the tag house' }).click()
  await getByLabelText('Your entry').fill('The gutter is up.')
  await getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(getByText('Entry saved.')).toBeVisible()
  expect(calls.find(({ call }) => call === callOf(entries.create))?.body).toMatchObject({
    title: 'Rain, at last',
    tags: ['sea'],
  })
})

test('full screen hides the rest of the page from keyboard and screen reader, and Escape ends it', async () => {
  const { screen } = renderOver(
    AROUND,
    <>
      <nav>
        <a href="#elsewhere">Elsewhere</a>
      </nav>
      <Editor />
    </>,
  )
  const { getByRole, getByLabelText } = await screen
  await getByRole('button', { name: 'Full screen' }).click()
  await expect.element(getByLabelText('Your entry')).toHaveFocus()
  expect(document.querySelector('nav')?.inert).toBe(true)
  await userEvent.keyboard('Still here{Escape}')
  await expect.element(getByRole('button', { name: 'Full screen' })).toBeVisible()
  expect(document.querySelector('nav')?.inert).toBe(false)
  await expect.element(getByLabelText('Your entry')).toHaveValue('Still here')
})
