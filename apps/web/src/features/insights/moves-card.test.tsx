import { insights } from '@soundings/contract/endpoints'
import type { Moves } from '@soundings/contract/insights'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver } from '#web/testing/render-app.tsx'
import { MovesCard } from './moves-card.tsx'
import { daysText, linkText, neededText, signed, triedText } from './moves-text.ts'

const MOVE: Moves['moves'][number] = {
  name: 'harbor',
  kind: 'tag',
  look: { q: '', tag: 'harbor' },
  metric: 'mood',
  daysWith: 23,
  daysWithout: 52,
  difference: 1.1,
  low: 0.7,
  high: 1.6,
}
const LOWER: Moves['moves'][number] = {
  ...MOVE,
  name: 'Oskar',
  kind: 'person',
  look: { q: 'Oskar', tag: '' },
  metric: 'focus',
  difference: -0.6,
  low: -1.1,
  high: -0.2,
}
const FULL: Moves = { shown: true, span: 'all', days: 75, tried: 36, moves: [MOVE, LOWER], waiting: [] }
const WAITING: Moves['waiting'][number] = {
  name: 'running',
  kind: 'activity',
  look: { q: 'ran', tag: '' },
  daysWith: 6,
  daysWithout: 20,
}
const CAUTION = 'These came together. Nothing here says which one moved the other.'

const over = (answer: unknown) => renderOver({ [callOf(insights.moves)]: answer }, <MovesCard />)
const card = (answer: unknown) => over(answer).screen

test('while it loads, everything in the card stays inside it', async () => {
  const screen = await renderOver(
    { [callOf(insights.moves)]: PENDING },
    <div style={{ display: 'grid' }}>
      <MovesCard />
    </div>,
  ).screen
  const region = screen.getByRole('region', { name: 'What moves with what' })
  await expect.element(region.getByRole('status')).toBeInTheDocument()
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  expect(bottomOf(screen.getByText(CAUTION).element())).toBeLessThanOrEqual(bottomOf(region.element()))
})

test('the card is one landmark, and the rows of each rating are a group in it', async () => {
  const screen = await card(FULL)
  await expect.element(screen.getByRole('group', { name: 'Mood' })).toBeVisible()
  expect(screen.getByRole('region').elements()).toHaveLength(1)
})

test('each row is one sentence for screen readers, and a link to its entries', async () => {
  const screen = await card(FULL)
  await expect
    .element(
      screen.getByText(
        'Mood is 1.1 higher on days with harbor, between +0.7 and +1.6, from 23 days with it and 52 without.',
      ),
    )
    .toBeInTheDocument()
  await expect
    .element(
      screen.getByText(
        'Focus is 0.6 lower on days with Oskar, between −1.1 and −0.2, from 23 days with it and 52 without.',
      ),
    )
    .toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'See the entries tagged harbor' })
  await expect.element(link).toHaveAttribute('href', '/journal?view=entries#tag=harbor')
  await expect.element(screen.getByRole('link', { name: 'See the entries with “Oskar”' })).toBeInTheDocument()
})

test('the foot counts the pairs that were tried, and the last line is always the same', async () => {
  const screen = await card(FULL)
  await expect
    .element(screen.getByText(/36 pairs were tested\. These 2 stood out after correcting for testing so many\./))
    .toBeVisible()
  await expect.element(screen.getByText(CAUTION)).toBeVisible()
})

test('the table has the same rows', async () => {
  const screen = await card(FULL)
  await screen.getByText('The same as a table').click()
  const cells = screen
    .getByRole('row')
    .elements()
    .map((row) => row.textContent)
  expect(cells).toEqual([
    'SubjectRatingDays withDays withoutSteps95% interval',
    'harborMood2352+1.1+0.7 to +1.6',
    'OskarFocus2352−0.6−1.1 to −0.2',
  ])
})

test('one rating can be looked at alone; the pairs that were tried stay the same', async () => {
  const screen = await card(FULL)
  await screen.getByRole('button', { name: 'Focus' }).click()
  await expect.element(screen.getByRole('button', { name: 'Focus' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('heading', { name: 'Mood' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Focus' })).toBeVisible()
  await expect.element(screen.getByText(/36 pairs were tested/)).toBeVisible()
  await screen.getByRole('button', { name: 'Energy' }).click()
  await expect.element(screen.getByText('Nothing was found for energy.')).toBeVisible()
})

test('another span is asked for, and the rows stay until it is there', async () => {
  const answer = (_: unknown, url: string) => (url.includes('span=month') ? PENDING : FULL)
  const { screen: rendering, calls } = over(answer)
  const screen = await rendering
  await expect.element(screen.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('heading', { name: 'Mood' })).toBeVisible()
  await screen.getByRole('button', { name: '30 days' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Mood' })).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('with too few days, the rows are dashed and say what is missing', async () => {
  const screen = await card({ ...FULL, days: 26, tried: 0, moves: [], waiting: [WAITING] })
  await expect.element(screen.getByText(/^Not enough entries yet\./)).toBeVisible()
  await expect.element(screen.getByText('2 more days with it')).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'running' }))
    .toHaveAttribute('aria-valuetext', '6 of 8 days')
  await expect.element(screen.getByText(/^Your journal has 26 days with ratings in this period\./)).toBeVisible()
  await expect.element(screen.getByText(CAUTION)).toBeVisible()
})

test('subjects that still wait are below the rows', async () => {
  const screen = await card({ ...FULL, waiting: [WAITING] })
  await screen.getByText('Not enough days yet (1)').click()
  await expect.element(screen.getByRole('progressbar', { name: 'running' })).toBeVisible()
})

test('when nothing held, the card says so', async () => {
  const screen = await card({ ...FULL, moves: [] })
  await expect.element(screen.getByText('Nothing here stands out from chance so far.')).toBeVisible()
  await expect
    .element(screen.getByText('36 pairs were tested. None stood out after correcting for testing so many.'))
    .toBeVisible()
})

test('in hard times there is no card', async () => {
  const screen = await card({ ...FULL, shown: false, moves: [] })
  await expect.element(screen.getByRole('heading', { name: 'What moves with what' })).not.toBeInTheDocument()
  expect(screen.getByText(CAUTION).elements()).toEqual([])
})

test('while it loads a spinner shows, and a failed load can be retried', async () => {
  await expect.element((await card(PENDING)).getByText('Loading…')).toBeVisible()
  const screen = await card(refusal(503, 'WORK_TOO_LONG', 'This took longer than allowed, so it was stopped.'))
  await expect.element(screen.getByText('This took longer than allowed, so it was stopped.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('numbers and counts are written as people write them', () => {
  expect([1.1, -0.6, 0, -0.04].map(signed)).toEqual(['+1.1', '−0.6', '0.0', '0.0'])
  expect(triedText(3, 1)).toBe('3 pairs were tested. This one stood out after correcting for testing so many.')
  expect(neededText({ ...WAITING, daysWith: 7 })).toBe('1 more day with it')
  expect(neededText({ ...WAITING, daysWith: 30, daysWithout: 3 })).toBe('5 more days without it')
  expect(daysText(0)).toContain('no days with ratings')
  expect(daysText(1)).toContain('one day with ratings')
  expect(linkText({ look: { q: 'ran', tag: '' } })).toBe('See the entries with “ran”')
})
