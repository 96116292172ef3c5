import { auth, echoes, entries } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { aStatus } from '#web/testing/builders.ts'
import { callOf, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { Page } from './echoes-page.tsx'

const NONE = {
  has_echo: false,
  message: 'Your first Echo is waiting for 4 more entries.',
  echo: null,
  progress: { current: 3, required: 7 },
  support: false,
  paused: null,
  language: null,
}
const ANSWERS: Answers = {
  [callOf(auth.status)]: aStatus(),
  [callOf(echoes.current)]: NONE,
  [callOf(echoes.snapshots)]: { snapshots: [] },
  [callOf(entries.list)]: { entries: [], next_cursor: null },
}

const page = (address: string, answers: Answers = {}) =>
  renderOver({ ...ANSWERS, ...answers }, <Page />, address).screen

test('the page opens with the current Echo and can show the history', async () => {
  const screen = await page('/echos')
  await expect.element(screen.getByText(NONE.message)).toBeVisible()
  await screen.getByRole('tab', { name: 'My Echos' }).click()
  await expect.element(screen.getByRole('button', { name: 'View Current Echo' })).toBeVisible()
  await screen.getByRole('button', { name: 'View Current Echo' }).click()
  await expect.element(screen.getByText(NONE.message)).toBeVisible()
})

test('the history has its own URL', async () => {
  const screen = await page('/echos?tab=history')
  await expect.element(screen.getByRole('tab', { name: 'My Echos' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('button', { name: 'View Current Echo' })).toBeVisible()
})

test('an Echo is readable even when its entries can’t be loaded', async () => {
  const screen = await page('/echos', { [callOf(entries.list)]: new Error('lost') })
  await expect.element(screen.getByText(NONE.message)).toBeVisible()
})
