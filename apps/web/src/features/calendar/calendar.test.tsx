import { entries } from '@soundings/contract/endpoints'
import type { Days } from '@soundings/contract/days'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anEntry } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { Calendar } from './calendar.tsx'

const TODAY = '2026-11-22'
const DAYS = callOf(entries.days)
const LIST = callOf(entries.list)

function daysOf(
  rows: readonly (readonly [date: string, mood: number | null, words?: number, entries?: number])[],
): Days {
  return {
    first: rows.at(-1)?.[0] ?? null,
    has_earlier: false,
    date: rows.map(([date]) => date),
    entries: rows.map(([, , , count = 1]) => count),
    words: rows.map(([, , words = 40]) => words),
    photographs: rows.map(() => 0),
    mood: rows.map(([, mood]) => mood),
    energy: rows.map(() => 2),
    focus: rows.map(() => 4),
  }
}

const NOVEMBER = daysOf([
  ['2026-11-22', 4],
  ['2026-11-08', 5, 103],
  ['2025-03-01', 2, 150, 2],
])
const FAILED = refusal(500, 'UNEXPECTED', 'Something went wrong.')
const ENTRY = anEntry({ content: 'Ran part of it.', local_date: '2026-11-08' })

function Address() {
  const { search } = useLocation()
  return <output data-testid="address">{search}</output>
}

async function calendar(answers: Record<string, unknown>, search = '') {
  const onRead = vi.fn<(entry: unknown) => void>()
  const { screen, calls } = renderOver(
    { [LIST]: { entries: [ENTRY] }, ...answers },
    <>
      <Calendar today={TODAY} onRead={onRead} />
      <Address />
    </>,
    `/journal?view=calendar${search}`,
  )
  return { screen: await screen, calls, onRead }
}

const focused = () => document.activeElement?.getAttribute('aria-label')

test('each day of a month is a button with its whole sentence, and days to come are none', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER })
  await expect
    .element(screen.getByRole('button', { name: 'Sunday, November 8. Mood 5, Great. 103 words.' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Sunday, November 22, today. Mood 4, Good. 40 words.' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Saturday, November 14. Nothing written.' })).toBeVisible()
  expect(screen.getByRole('button', { name: /November 23/ }).query()).toBeNull()
  expect(screen.getByRole('gridcell').elements()).toHaveLength(30)
})

test('what a day shows to assistive technology is part of its name', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER })
  const day = screen.getByRole('button', { name: 'Sunday, November 8. Mood 5, Great. 103 words.' })
  await expect.element(day).toBeVisible()
  const read = Array.from(day.element().querySelectorAll('span:not([aria-hidden])'), (part) => part.textContent)
  expect(read).toEqual(['8'])
})

test('the grid is one tab stop, and keys move by day, week and month, never after today', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER })
  await expect.element(screen.getByRole('button', { name: /November 8/ })).toBeVisible()
  const stops = () => document.querySelectorAll('[role=grid] button[tabindex="0"]').length
  expect(stops()).toBe(1)
  document.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus()
  for (const [key, day] of [
    ['{ArrowRight}', 'Sunday, November 22'],
    ['{ArrowLeft}', 'Saturday, November 21'],
    ['{ArrowUp}', 'Saturday, November 14'],
    ['{Home}', 'Sunday, November 8'],
    ['{End}', 'Saturday, November 14'],
    ['{ArrowDown}', 'Saturday, November 21'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.poll(() => focused()).toContain(day)
  }
  expect(stops()).toBe(1)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(() => focused()).toContain('Wednesday, October 21')
  await expect.element(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible()
})

test('a key that follows before the address has changed moves on from the new month', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER })
  await expect.element(screen.getByRole('button', { name: /November 8/ })).toBeVisible()
  document.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus()
  for (const key of ['PageUp', 'Home', 'ArrowRight']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await Promise.resolve()
  }
  await expect.poll(() => focused()).toContain('Monday, October 19')
  await expect.poll(() => screen.getByTestId('address').element().textContent).toMatch(/day=2026-10-22$/)
  expect(focused()).toContain('Monday, October 19')
})

test('a chosen day is read, and its entry opens', async () => {
  const { screen, calls, onRead } = await calendar({ [DAYS]: NOVEMBER })
  await screen.getByRole('button', { name: /November 8/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sunday, November 8' })).toBeVisible()
  await expect.element(screen.getByText('Ran part of it.')).toBeVisible()
  await expect.poll(() => screen.getByTestId('address').element().textContent).toMatch(/day=2026-11-08$/)
  await screen.getByRole('button', { name: 'Read entry' }).click()
  expect(onRead).toHaveBeenCalledWith(expect.objectContaining({ id: ENTRY.id }))
  expect(calls.filter(({ call }) => call === DAYS)).toHaveLength(1)
})

test('a day without entries offers to write one for it', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER }, '&day=2026-11-14')
  await expect.element(screen.getByText('Nothing written.', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Write for this day' }))
    .toHaveAttribute('href', '/journal?day=2026-11-14')
})

test('a day with several entries has each with its time, and a way to all of them', async () => {
  const list = ['21:40', '08:00'].map((time) => anEntry({ local_time: time, content: `At ${time}.` }))
  const { screen } = await calendar(
    { [DAYS]: daysOf([['2026-11-20', 4.5, 200, 7]]), [LIST]: { entries: list } },
    '&day=2026-11-20',
  )
  await expect.element(screen.getByRole('heading', { name: '8:00 AM' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Read entry of 9:40 PM' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Show all 7 entries' }))
    .toHaveAttribute('href', '/journal?view=entries#from=2026-11-20&to=2026-11-20')
})

test('while days load the grid is busy, and a failure is told with a way to try again', async () => {
  const { screen } = await calendar({ [DAYS]: PENDING })
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  const failed = await calendar({ [DAYS]: FAILED })
  await expect.element(failed.screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
  await failed.screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => failed.calls.filter(({ call }) => call === DAYS).length).toBeGreaterThan(1)
})

test.each(['year', 'years'])('while the days of the span “%s” load, the page says so', async (span) => {
  const { screen } = await calendar({ [DAYS]: PENDING }, `&span=${span}`)
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading…' })).toBeInTheDocument()
})

test.each(['year', 'years'])('days of the span “%s” that can’t be loaded can be asked for again', async (span) => {
  const { screen, calls } = await calendar({ [DAYS]: FAILED }, `&span=${span}`)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls.filter(({ call }) => call === DAYS).length).toBeGreaterThan(1)
})

test('while a chosen day loads, its reading says so', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER, [LIST]: PENDING }, '&day=2026-11-08')
  await expect.element(screen.getByRole('region', { name: 'Sunday, November 8' }).getByText('Loading…')).toBeVisible()
})

test('a chosen day that can’t be loaded says so, and is read when it is asked for again', async () => {
  let fails = true
  const list = () => (fails ? new Error('lost') : { entries: [ENTRY] })
  const { screen } = await calendar({ [DAYS]: NOVEMBER, [LIST]: list }, '&day=2026-11-08')
  await expect.element(screen.getByText('Couldn’t load this day.')).toBeVisible()
  fails = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Ran part of it.')).toBeVisible()
})

test('while the entry at the slider of a year loads, its reading says so', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER, [LIST]: PENDING }, '&span=year&day=2026-11-08')
  const reading = screen.getByRole('region', { name: 'The chosen day' })
  await expect.element(reading.getByText('Loading…')).toBeVisible()
  await expect.element(reading.getByRole('button', { name: 'Read entry' })).toBeDisabled()
})

test('an entry at the slider of a year that can’t be loaded can be asked for again', async () => {
  let fails = true
  const list = () => (fails ? new Error('lost') : { entries: [ENTRY] })
  const { screen } = await calendar({ [DAYS]: NOVEMBER, [LIST]: list }, '&span=year&day=2026-11-08')
  const reading = screen.getByRole('region', { name: 'The chosen day' })
  await expect.element(reading.getByText('Couldn’t load this day.')).toBeVisible()
  fails = false
  await reading.getByRole('button', { name: 'Try again' }).click()
  await expect.element(reading.getByText('Ran part of it.')).toBeVisible()
})

test('the slider of a year steps days and months, reads each, and ends today', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER }, '&span=year')
  const slider = screen.getByRole('slider', { name: 'Day of 2026' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Sunday, November 22, today. Mood 4, Good. 40 words.')
  expect(slider.element().getAttribute('max')).toBe('326')
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('November 22'))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Saturday, November 21. Nothing written.')
  await userEvent.keyboard('{PageDown}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('October 21'))
  await expect.poll(() => screen.getByTestId('address').element().textContent).toMatch(/day=2026-10-21$/)
})

test('the table of a year has its months, and on request every day with a link to it', async () => {
  const { screen } = await calendar({ [DAYS]: NOVEMBER }, '&span=year&rating=focus')
  await screen.getByText('Read the year as a table').click()
  await expect.element(screen.getByRole('row', { name: 'November 2 4.5 2.0 4.0 143' })).toBeVisible()
  await screen.getByRole('button', { name: 'By day' }).click()
  await expect
    .element(screen.getByRole('link', { name: 'Sunday, November 8' }))
    .toHaveAttribute('href', '/journal?view=calendar&rating=focus&day=2026-11-08')
})

test('a first year has no other years beside it, and few days are a sentence', async () => {
  const { screen } = await calendar({ [DAYS]: daysOf([['2026-11-20', 3]]) }, '&span=year')
  await expect
    .element(screen.getByText('1 day so far. Lines appear once your entries are closer together.'))
    .toBeVisible()
  expect(screen.getByRole('link', { name: 'All years' }).query()).toBeNull()
})

test('all years are rows of one link with the figures in words, newest first, and earlier ones follow', async () => {
  const days = (_: unknown, url: string) =>
    url.includes('to=') ? daysOf([['1999-05-05', 1]]) : { ...NOVEMBER, has_earlier: true }
  const { screen, calls } = await calendar({ [DAYS]: days }, '&span=years')
  const links = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('a')?.getAttribute('aria-label'))
  await expect.poll(() => links()).toHaveLength(2)
  expect(links()).toEqual([
    '2026: mood 4.5 on average, 2 days, 143 words. Open the year.',
    '2025: mood 2.0 on average, 1 day, 150 words. Open the year.',
  ])
  await screen.getByRole('button', { name: 'Show earlier years' }).click()
  await expect.poll(() => links()).toHaveLength(3)
  expect(calls.filter(({ call }) => call === DAYS)).toHaveLength(2)
})

test('a year without ratings says so', async () => {
  const { screen } = await calendar({ [DAYS]: daysOf([['2026-11-20', null, 1_200]]) }, '&span=years')
  const name = '2026: no mood ratings, 1 day, 1,200 words. Open the year.'
  await expect.element(screen.getByRole('link', { name })).toBeInTheDocument()
  await expect.element(screen.getByText('no mood ratings', { exact: true })).toBeVisible()
})

test('a journal without entries has no years', async () => {
  const { screen } = await calendar({ [DAYS]: daysOf([]) }, '&span=years')
  await expect.element(screen.getByText('No entries yet. Your first one starts the first year.')).toBeVisible()
})
