import { letters } from '@soundings/contract/endpoints'
import type { Letter, LetterBody, LetterList } from '@soundings/contract/letters'
import { expect, test, vi } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { LetterMail } from './letter-mail.tsx'
import { Letters } from './letters.tsx'

const LIST = callOf(letters.list)
const MAIL = callOf(letters.mail)
const TURN = callOf(letters.changeMail)
const READ = callOf(letters.read, { id: 'month-2026-10-01' })
const ENTRY = '10000000-0000-4000-8000-000000000001'
const DAY = { id: ENTRY, date: '2026-10-17' }

const list: LetterList = {
  open: true,
  letters: [
    { id: 'week-2026-11-09', kind: 'week', title: 'Week of November 9, 2026', included: true },
    { id: 'month-2026-10-01', kind: 'month', title: 'October 2026', included: true },
    { id: 'month-2026-09-01', kind: 'month', title: 'September 2026', included: false },
  ],
}
const body: LetterBody = {
  sentences: [
    { part: 'counts', quarter: 0, statement: 'You wrote 24 entries.', lines: [], receipt: 'Counted.', entries: [] },
    {
      part: 'line',
      quarter: 0,
      statement: 'In your own words.',
      lines: [{ text: 'It was good to be out there.', entry_id: ENTRY, date: '2026-10-17' }],
      receipt: 'Word for word from one entry.',
      entries: [DAY],
    },
  ],
  entries: 24,
  days: 23,
  words: 2_720,
  before: 'September',
  changes: [{ name: 'Entries', before: 27, now: 24, words: 'fewer' }],
  chart: { year: 2026, from: '2026-10-01', to: '2026-10-31', days: [{ date: '2026-10-17', mood: 4 }] },
  text: 'October 2026',
}
const october: Letter = { id: 'month-2026-10-01', kind: 'month', title: 'October 2026', message: '', body }

async function shown(answers: Answers, open = '') {
  const onOpenEntry = vi.fn()
  const all = { [LIST]: list, [MAIL]: { on: false }, [READ]: october, ...answers }
  const { screen, calls } = renderOver(all, <Letters open={open} onOpenEntry={onOpenEntry} />)
  return { screen: await screen, calls, onOpenEntry }
}

test('the newest monthly letter is open, with its counts, lines, receipts and changes', async () => {
  const { screen } = await shown({})
  const letter = screen.getByRole('article', { name: 'October 2026' })
  await expect.element(letter.getByRole('heading', { name: 'You wrote 24 entries.' })).toBeVisible()
  await expect.element(letter.getByText('24 entries on 23 days, 2,720 words.')).toBeVisible()
  await expect.element(letter.getByText('“It was good to be out there.”')).toBeVisible()
  await expect.element(letter.getByRole('row', { name: /^Entries 27 24/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'October 2026' })).toHaveAttribute('aria-current', 'page')
})

test('a line leads to its entry, and a receipt lists its entries', async () => {
  const { screen, onOpenEntry } = await shown({})
  await screen.getByRole('button', { name: 'Saturday, October 17, 2026' }).click()
  await screen.getByRole('button', { name: 'See the entries' }).click()
  await screen.getByRole('button', { name: 'Open the entry from Saturday, October 17, 2026' }).click()
  expect(onOpenEntry.mock.calls).toEqual([[{ id: ENTRY, marks: [] }], [{ id: ENTRY, marks: [] }]])
})

test('too few findings are said as they are', async () => {
  const message = 'Too few findings for a letter this month. That is fine.'
  const { screen } = await shown({ [READ]: { ...october, message, body: null } })
  await expect.element(screen.getByText(message)).toBeVisible()
})

test('without a letter of a kind the page says when one comes', async () => {
  const { screen } = await shown({}, 'year')
  await expect.element(screen.getByText(/^No yearly letters yet/)).toBeVisible()
})

test.each([
  ['week', /^No weekly letters yet\. They’re written after weeks with at least three entries/],
  ['month', /^No monthly letters yet\. They’re written after months with at least eight entries/],
])('without a letter about a %s the page says when one comes, and lists none', async (kind, told) => {
  const { screen } = await shown({ [LIST]: { open: true, letters: [] } }, kind)
  await expect.element(screen.getByRole('status').filter({ hasText: told })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Letters' }).query()).toBeNull()
})

test('a person without a whole month starts with the newest week', async () => {
  const week = { id: 'week-2026-11-09', kind: 'week', title: 'Week of November 9, 2026', included: true } as const
  const year = { id: 'year-2025-01-01', kind: 'year', title: '2025', included: true } as const
  const read = callOf(letters.read, { id: week.id })
  const { screen } = await shown({ [LIST]: { open: true, letters: [year, week] }, [read]: { ...october, ...week } })
  await expect.element(screen.getByRole('article', { name: 'Week of November 9, 2026' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Week', exact: true })).toHaveAttribute('aria-current', 'true')
})

test('an address that names an unknown letter opens the newest of its kind', async () => {
  const { screen } = await shown({}, 'month-1999-01-01')
  await expect.element(screen.getByRole('article', { name: 'October 2026' })).toBeVisible()
})

test('a letter of another plan is marked in the list, and its page says why it can’t be read', async () => {
  const message = 'This letter is part of the Pro plan.'
  const read = callOf(letters.read, { id: 'month-2026-09-01' })
  const september = { ...october, id: 'month-2026-09-01', title: 'September 2026', message, body: null }
  const { screen } = await shown({ [read]: september }, 'month-2026-09-01')
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'September 2026' })).toHaveAttribute('data-other-plan')
  await expect.element(screen.getByRole('link', { name: 'October 2026' })).not.toHaveAttribute('data-other-plan')
})

test('in hard times nothing is listed, and nothing says why', async () => {
  const { screen } = await shown({ [LIST]: { open: false, letters: [] } })
  await expect.element(screen.getByText(/There’s no letter to read today/)).toBeVisible()
  expect(screen.getByRole('navigation').elements()).toEqual([])
})

test('while letters load a spinner shows, and a failed load can be repeated', async () => {
  const { screen } = await shown({ [LIST]: PENDING })
  await expect.element(screen.getByText('Loading…')).toBeVisible()
  let working = false
  const again = await shown({ [LIST]: () => (working ? list : refusal(503, 'NOT_READY', 'Out of reach.')) })
  await expect.element(again.screen.getByRole('alert')).toHaveTextContent('Out of reach.Try again')
  working = true
  await again.screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(again.screen.getByRole('article')).toBeVisible()
})

test('a letter that fails to load can be asked for again', async () => {
  let working = false
  const { screen } = await shown({ [READ]: () => (working ? october : refusal(503, 'NOT_READY', 'Out of reach.')) })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.Try again')
  working = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article')).toBeVisible()
})

test('emails are off until they are turned on', async () => {
  const answers = { [MAIL]: { on: false }, [TURN]: (sent: unknown) => sent }
  const { screen, calls } = renderOver(answers, <LetterMail />)
  const theSwitch = (await screen).getByRole('switch', { name: 'Email me' })
  await expect.element(theSwitch).not.toBeChecked()
  await theSwitch.click()
  await expect.element(theSwitch).toBeChecked()
  expect(calls.filter(({ call }) => call === TURN).map(({ body: sent }) => sent)).toEqual([{ on: true }])
})
