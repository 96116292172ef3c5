import { onThisDay } from '@soundings/contract/endpoints'
import type { OnThisDaySettings } from '@soundings/contract/on-this-day'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { OnThisDaySection } from './on-this-day-section.tsx'

const SETTINGS = callOf(onThisDay.settings)
const TURN = callOf(onThisDay.change)
const UNDO = callOf(onThisDay.bringBack, { date: '2025-11-22' })
const ON: OnThisDaySettings = { on: true, retired: [], readable: true }
const dates = Array.from({ length: 7 }, (_, n) => `2025-11-${22 - n}`)

async function section(answers: Answers) {
  const { screen, calls } = renderOver(answers, <OnThisDaySection />)
  return { screen: await screen, calls }
}

test('it can be turned off and on again', async () => {
  let settings = ON
  const { screen, calls } = await section({
    [SETTINGS]: () => settings,
    [TURN]: (body: unknown) => (settings = { ...ON, ...(body as object) }),
  })
  const theSwitch = screen.getByRole('switch', { name: 'Show a day from your journal' })
  await expect.element(theSwitch).toBeChecked()
  await theSwitch.click()
  await expect.element(theSwitch).not.toBeChecked()
  await theSwitch.click()
  await expect.element(theSwitch).toBeChecked()
  expect(calls.filter(({ call }) => call === TURN).map(({ body }) => body)).toEqual([{ on: false }, { on: true }])
})

test('a retired day is brought back with Unhide', async () => {
  let retired = dates.slice(0, 2)
  const { screen } = await section({
    [SETTINGS]: () => ({ ...ON, retired }),
    [UNDO]: () => {
      retired = retired.slice(1)
      return undefined
    },
  })
  await screen.getByRole('button', { name: 'Unhide Saturday, November 22, 2025' }).click()
  await expect.element(screen.getByText('Saturday, November 22, 2025: this day can appear again.')).toBeVisible()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Friday, November 21, 2025Unhide')
})

test('the latest five retired days are listed, the others on request', async () => {
  const { screen } = await section({ [SETTINGS]: { ...ON, retired: dates } })
  await expect.element(screen.getByRole('listitem').nth(4)).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(5)
  await screen.getByRole('button', { name: 'Show all 7' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(7)
})

test('while the setting loads a spinner shows, and a failed load can be repeated', async () => {
  const { screen } = await section({ [SETTINGS]: PENDING })
  await expect.element(screen.getByText('Loading…')).toBeVisible()
  let working = false
  const again = await section({ [SETTINGS]: () => (working ? ON : refusal(503, 'NOT_READY', 'Out of reach.')) })
  await expect.element(again.screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  working = true
  await again.screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(again.screen.getByRole('switch')).toBeChecked()
})

test('a failed change shows why', async () => {
  const { screen } = await section({ [SETTINGS]: ON, [TURN]: refusal(503, 'NOT_READY', 'Out of reach.') })
  await screen.getByRole('switch').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  await expect.element(screen.getByRole('switch')).toBeChecked()
})

test('damaged choices are explained', async () => {
  const { screen } = await section({ [SETTINGS]: { on: false, retired: [], readable: false } })
  await expect.element(screen.getByText(/Your choices were damaged on the server/)).toBeVisible()
})
