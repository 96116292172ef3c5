import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { chooseTheme, useTheme } from './theme.ts'

const KEY = 'soundings.theme'
const onPage = () => [...document.documentElement.classList].filter((name) => name.startsWith('theme-'))
const fromOtherTab = (newValue: string, key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(() => chooseTheme('theme-dark'))
afterEach(() => localStorage.clear())

function Shown() {
  return <p>{useTheme()}</p>
}

test('a chosen theme applies to the page, the device and every picker', async () => {
  const screen = await render(<Shown />)
  chooseTheme('theme-paper')
  await expect.element(screen.getByText('theme-paper')).toBeVisible()
  expect(onPage()).toEqual(['theme-paper'])
  expect(localStorage.getItem(KEY)).toBe('theme-paper')
})

test('a theme chosen in another tab applies here too', async () => {
  const screen = await render(<Shown />)
  fromOtherTab('theme-light')
  await expect.element(screen.getByText('theme-light')).toBeVisible()
  expect(onPage()).toEqual(['theme-light'])
})

test('another tab that stores something else changes nothing', async () => {
  const screen = await render(<Shown />)
  fromOtherTab('theme-neon')
  fromOtherTab('theme-light', 'soundings.account')
  await expect.element(screen.getByText('theme-dark')).toBeVisible()
  expect(onPage()).toEqual(['theme-dark'])
})
