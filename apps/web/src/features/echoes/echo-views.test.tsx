import { echoes } from '@soundings/contract/endpoints'
import type { EchoReceipt } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { EchoHistory } from './echo-history.tsx'
import { WhyThisEcho } from './why-this-echo.tsx'

const SNAPSHOTS = callOf(echoes.snapshots)
const RECEIPT = callOf(echoes.receipt, { id: 'e1' })
const snapshot = (index: number) => ({
  id: `e${index}`,
  text: `Echo number ${index}.`,
  generated_at: '2026-11-20T12:00:00.000Z',
  based_on_entries: 7,
  resonance_score: 0.8,
  local_date: '2026-11-20',
  question: null as string | null,
  answers: [] as { entry_id: string; local_date: string }[],
})

async function history(answers: Answers, wanted: string | null = null) {
  const seen: string[] = []
  const part = (
    <EchoHistory
      onViewCurrent={() => seen.push('current')}
      onOpenEntry={({ id }) => seen.push(id)}
      wanted={wanted}
      linkTo={(id) => ({ to: `/journal?view=entries&entry=${id}`, state: null })}
    />
  )
  const { screen, calls } = renderOver(answers, part)
  return { screen: await screen, calls, seen }
}

test('while past Echos load a spinner shows', async () => {
  const { screen } = await history({ [SNAPSHOTS]: PENDING })
  await expect.element(screen.getByText('Loading…')).toBeVisible()
})

test('past Echos that can’t be loaded can be requested again', async () => {
  let working = false
  const { screen } = await history({ [SNAPSHOTS]: () => (working ? { snapshots: [snapshot(1)] } : new Error('lost')) })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  working = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/Echo number 1\./)).toBeVisible()
})

test('without a past Echo the page links to the current one', async () => {
  const { screen, seen } = await history({ [SNAPSHOTS]: { snapshots: [] } })
  await screen.getByRole('button', { name: 'View Current Echo' }).click()
  expect(seen).toEqual(['current'])
})

test('older Echos load on demand, and the focus moves to the first of them', async () => {
  const { screen } = await history({ [SNAPSHOTS]: { snapshots: Array.from({ length: 7 }, (_, i) => snapshot(i + 1)) } })
  await expect.element(screen.getByText(/Echo number 5\./)).toBeVisible()
  expect(screen.getByText(/Echo number 6\./).query()).toBeNull()
  await screen.getByRole('button', { name: /older|more/i }).click()
  await expect.element(screen.getByText(/Echo number 7\./)).toBeVisible()
  expect(document.activeElement?.textContent).toContain('Echo number 6.')
})

test('the icon of an explanation is as small as those of other buttons', async () => {
  const { screen } = await history({ [SNAPSHOTS]: { snapshots: [snapshot(1)] } })
  const why = screen.getByRole('button', { name: 'Why this Echo' })
  await expect.element(why).toBeVisible()
  const icon = why.element().querySelector('svg')?.getBoundingClientRect()
  expect(icon?.width).toBeGreaterThan(0)
  expect(icon?.width).toBeLessThan(30)
})

test('an Echo asks back, and shows when the person wrote to it', async () => {
  const id = crypto.randomUUID()
  const answers = [{ entry_id: id, local_date: '2026-11-21' }]
  const echoes = [snapshot(1), { ...snapshot(2), question: 'What is it about “harbor”?', answers }]
  const { screen } = await history({ [SNAPSHOTS]: { snapshots: echoes } })
  await expect.element(screen.getByText('What is it about “harbor”?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write about it' }).elements()).toHaveLength(1)
  const answer = screen.getByRole('link', { name: 'You answered this on Saturday, November 21, 2026' })
  await expect.element(answer).toHaveAttribute('href', `/journal?view=entries&entry=${id}`)
})

test('an Echo named in the URL is shown however old it is, and has the focus', async () => {
  const snapshots = Array.from({ length: 9 }, (_, i) => snapshot(i + 1))
  const { screen } = await history({ [SNAPSHOTS]: { snapshots } }, 'e8')
  await expect.element(screen.getByText(/Echo number 8\./)).toBeVisible()
  expect(document.activeElement?.textContent).toContain('Echo number 8.')
})

test('an Echo that is gone says so', async () => {
  const { screen } = await history({ [SNAPSHOTS]: { snapshots: [snapshot(1)] } }, 'e9')
  await expect
    .element(screen.getByText('That Echo was removed because an entry it was based on has changed.'))
    .toBeVisible()
  await expect.element(screen.getByText(/Echo number 1\./)).toBeVisible()
})

const CITED = crypto.randomUUID()
const RECEIVED: EchoReceipt = {
  echo_id: 'e1',
  text: 'You keep coming back to the harbor.',
  pattern_label: 'Recurring word',
  looks_for: 'A word that returns.',
  claim: 'It is in three of your last nine entries.',
  choice: 'Chosen from 7.',
  never_choices: [{ scope: 'rule', value: 'recurring_word/thread', label: 'This kind: “Recurring word”' }],
  figures: [{ label: 'Entries', value: '3 of 9' }],
  based_on_entries: 9,
  timeframe_days: 1,
  cited_entries: [{ id: CITED, title: 'A walk', created_at: '2026-11-18T12:00:00.000Z', marks: [] }],
}

async function why(answer: unknown) {
  const opened: string[] = []
  const { screen } = renderOver(
    { [RECEIPT]: answer },
    <WhyThisEcho echoId="e1" onOpenEntry={({ id }) => opened.push(id)} />,
  )
  const shown = await screen
  await shown.getByRole('button', { name: 'Why this Echo' }).click()
  return { screen: shown, dialog: shown.getByRole('dialog', { name: 'Why this Echo' }), opened }
}

test('an explanation shows the rule, the figures and the entries behind it', async () => {
  const { dialog, opened } = await why(RECEIVED)
  await expect.element(dialog.getByText('A word that returns.')).toBeVisible()
  await expect.element(dialog.getByText('3 of 9')).toBeVisible()
  await expect.element(dialog.getByText('9 entries over 1 day')).toBeVisible()
  await dialog.getByRole('button', { name: /A walk$/ }).click()
  expect(opened).toEqual([CITED])
})

test('an explanation without entries names none', async () => {
  const { dialog } = await why({ ...RECEIVED, cited_entries: [] })
  await expect.element(dialog.getByText('A word that returns.')).toBeVisible()
  expect(dialog.getByRole('list').query()).toBeNull()
})

test('while an explanation loads a spinner shows', async () => {
  await expect.element((await why(PENDING)).dialog.getByText('Loading…')).toBeVisible()
})

test('an explanation that can’t be loaded shows an error', async () => {
  const { dialog } = await why(refusal(404, 'ECHO_NOT_FOUND', 'This Echo no longer exists.'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This Echo no longer exists.')
})
