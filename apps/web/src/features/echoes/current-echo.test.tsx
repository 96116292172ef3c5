import { echoes } from '@soundings/contract/endpoints'
import type { CurrentEcho as Answer } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { callOf, PENDING, renderOver } from '#web/testing/render-app.tsx'
import { CurrentEcho } from './current-echo.tsx'
import { EchoHistory } from './echo-history.tsx'

const NONE: Answer = {
  has_echo: false,
  message: '',
  echo: null,
  progress: { current: 0, required: 7 },
  support: false,
  paused: null,
  language: null,
}
const ECHO: Answer = {
  ...NONE,
  has_echo: true,
  message: 'ok',
  progress: { current: 7, required: 7 },
  echo: {
    echo_id: 'e1',
    text: '“breakwater”: 6 of your last 9 entries.',
    generated_at: '2026-11-20T12:00:00.000Z',
    based_on_entries: 9,
    timeframe_days: 11,
    pattern_type: 'recurring_word',
    pattern_label: 'A word that keeps returning',
    resonance_score: 0.824,
    local_date: '2026-11-20',
    question: null,
    answers: [],
  },
}
const linkTo = (id: string) => ({ to: `/journal?entry=${id}`, state: null })
const current = (answer: unknown) =>
  renderOver(
    { [callOf(echoes.current)]: answer },
    <CurrentEcho entries={[]} onOpenEntry={() => {}} onVisualize={null} linkTo={linkTo} />,
  ).screen

test('while the Echo loads a spinner says so', async () => {
  await expect.element((await current(PENDING)).getByText('Loading…')).toBeVisible()
})

test('an Echo shows its text, date, basis, pattern and resonance', async () => {
  const screen = await current(ECHO)
  for (const text of [
    '“breakwater”: 6 of your last 9 entries.',
    'Friday, November 20, 2026',
    'Based on 9 entries over 11 days',
    'A word that keeps returning',
    '82%',
  ]) {
    await expect.element(screen.getByText(text)).toBeVisible()
  }
  await expect.element(screen.getByRole('button', { name: 'See Your Unique Echo' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeEnabled()
})

test.each([
  ['Your first Echo is waiting for 4 more entries.', 'Add an Entry'],
  ['Echos are part of Pro. Upgrade to hear yours.', 'Learn About Echoes'],
  ['No Echo yet. The first one is drawn from what you write.', 'Start Writing'],
])('"%s" comes with "%s"', async (message, action) => {
  const screen = await current({ ...NONE, message, progress: { current: 3, required: 7 } })
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: action })).toBeVisible()
})

test('progress toward the first Echo is drawn as a scale and read out', async () => {
  const message = 'Your first Echo is waiting for 4 more entries.'
  const screen = await current({ ...NONE, message, progress: { current: 3, required: 7 } })
  const progress = screen.getByRole('progressbar', { name: 'Echo progress' })
  await expect.element(progress).toHaveAttribute('aria-valuetext', '3 of 7')
})

test('a pattern that the tier excludes is named below the Echo, with a link to the plans', async () => {
  const teaser = {
    pattern_type: 'tag_mood',
    pattern_label: 'A tag and a rating',
    based_on_entries: 29,
    timeframe_days: 31,
  }
  const screen = await current({ ...ECHO, teaser })
  await expect.element(screen.getByText('“breakwater”: 6 of your last 9 entries.')).toBeVisible()
  await expect.element(screen.getByText('A tag and a rating, in 29 entries over 31 days.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See Options' })).toHaveAttribute('href', '/profile')
})

test('without an excluded pattern nothing is offered', async () => {
  const screen = await current(ECHO)
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See Options' }).elements()).toHaveLength(0)
})

test('an Echo that can’t be loaded shows as none, and is asked for again on request', async () => {
  let isLost = true
  const screen = await current(() => {
    if (isLost) throw new Error('lost')
    return ECHO
  })
  await expect.element(screen.getByRole('heading', { name: 'Couldn’t load your Echo.' })).toBeVisible()
  await expect.element(screen.getByText('Your entries are safe.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Start Writing' })).toBeVisible()
  isLost = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('“breakwater”: 6 of your last 9 entries.')).toBeVisible()
})

test('the quiet card links to help, and has no facts, no resonance and nothing to share', async () => {
  const screen = await current({ ...ECHO, support: true })
  await expect.element(screen.getByRole('complementary', { name: 'Support' })).toBeVisible()
  for (const fact of [/Based on/, 'Pattern', 'Resonance', /%/]) {
    expect(screen.getByText(fact).elements()).toHaveLength(0)
  }
  expect(screen.getByRole('button', { name: 'Share' }).elements()).toHaveLength(0)
})

test('one press pauses Echos, the card shows the end date and takes the focus, and Resume ends the pause', async () => {
  let paused: Answer['paused'] = null
  const answers = {
    [callOf(echoes.current)]: () => (paused ? { ...NONE, message: 'Echos are paused.', paused } : ECHO),
    [callOf(echoes.pause)]: () => ({ paused: (paused = { until: '2026-03-03' }) }),
    [callOf(echoes.resume)]: () => (paused = null),
  }
  const { screen: rendering, calls } = renderOver(
    answers,
    <CurrentEcho entries={[]} onOpenEntry={() => {}} onVisualize={null} linkTo={linkTo} />,
  )
  const screen = await rendering
  await screen.getByRole('button', { name: 'Pause Echos for a week' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Echos are paused until March 3.' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Echos are paused until March 3.')
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ length: 'week' })
  expect(screen.getByRole('button', { name: 'Share' }).elements()).toHaveLength(0)
  await expect.poll(() => document.activeElement?.matches('div[tabindex="-1"]')).toBe(true)
  await screen.getByRole('button', { name: 'Resume Echos' }).click()
  await expect.element(screen.getByText('“breakwater”: 6 of your last 9 entries.')).toBeVisible()
})

test('a pause without an end says so, and links to help next to a crisis entry', async () => {
  const screen = await current({ ...NONE, paused: { until: null }, support: true })
  await expect.element(screen.getByRole('heading', { name: 'Echos are paused until you resume them.' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'If things are hard' })).toHaveAttribute('href', '/support')
})

test('a failed pause shows an error, and the Echo stays', async () => {
  const screen = await current(ECHO)
  await screen.getByRole('button', { name: 'Pause Echos for a day' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Couldn’t change the pause. Please try again.')
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible()
})

test('before the seventh entry the quiet card links to help too', async () => {
  const message = 'Your first Echo is waiting for 4 more entries.'
  const screen = await current({ ...NONE, message, support: true, progress: { current: 3, required: 7 } })
  await expect.element(screen.getByRole('link', { name: 'If things are hard' })).toBeVisible()
})

test('the history shows the latest five, and links back when it is empty', async () => {
  const snapshots = Array.from({ length: 7 }, (_, index) => ({
    id: `e${index}`,
    text: `Echo number ${index}`,
    generated_at: '2026-11-20T12:00:00.000Z',
    based_on_entries: 7,
    resonance_score: 0.5,
    local_date: '2026-11-20',
    question: null,
    answers: [],
  }))
  const full = await renderOver(
    { [callOf(echoes.snapshots)]: { snapshots } },
    <EchoHistory onViewCurrent={() => {}} onOpenEntry={() => {}} wanted={null} linkTo={linkTo} />,
  ).screen
  await expect.element(full.getByText('“Echo number 4”')).toBeVisible()
  expect(full.getByRole('listitem').elements()).toHaveLength(5)
  await full.unmount()

  let viewed = false
  const empty = await renderOver(
    { [callOf(echoes.snapshots)]: { snapshots: [] } },
    <EchoHistory onViewCurrent={() => (viewed = true)} onOpenEntry={() => {}} wanted={null} linkTo={linkTo} />,
  ).screen
  await empty.getByRole('button', { name: 'View Current Echo' }).click()
  expect(viewed).toBe(true)
})

test.each([
  ['de', 'From your German entries, they use ratings, times and tags, and quote only a little.'],
  ['pt', 'From your Portuguese entries, they use ratings, times and tags, and quote only a little.'],
  ['several', 'In other languages, they use your ratings, times and tags but can’t quote you.'],
] as const)(
  'a journal in another language (%s) is told what Echos read of it, with and without an Echo',
  async (language, text) => {
    const sentence = `Echos work best in English. ${text}`
    for (const answer of [ECHO, { ...NONE, message: 'Your first Echo is waiting.' }]) {
      const screen = await current({ ...answer, language })
      await expect.element(screen.getByText(sentence)).toBeVisible()
      await screen.unmount()
    }
  },
)

test('an English journal hears nothing about languages', async () => {
  const screen = await current(ECHO)
  await expect.element(screen.getByText('82%')).toBeVisible()
  expect(screen.getByText(/Echos work best in English/).elements()).toEqual([])
})

test('a quoted line is marked with its language, and the English around it is not', async () => {
  const text = 'You wrote on May 3: “Wir haben Bohnen gesetzt.”'
  const screen = await current({ ...ECHO, language: 'de', echo: { ...ECHO.echo!, text } })
  const quote = screen.getByText('“Wir haben Bohnen gesetzt.”')
  await expect.element(quote).toHaveAttribute('lang', 'de')
  await expect.element(screen.getByRole('blockquote')).toHaveTextContent(text)
  expect(screen.getByRole('blockquote').element().closest('[lang]')?.getAttribute('lang')).not.toBe('de')
})
