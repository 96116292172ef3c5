import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const themeOf = (page: Page) => page.locator('html').getAttribute('class')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('soundings.theme'))

test('the first visit is dark, and a theme chosen on the landing page is kept', async ({ page }) => {
  await page.goto('/')
  expect(await themeOf(page)).toBe('theme-dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  for (const name of ['Light', 'Paper', 'Dark']) {
    const theme = `theme-${name.toLowerCase()}`
    await page.getByRole('radio', { name }).check({ force: true })
    await expect(page.locator('html')).toHaveClass(theme)
    expect(await stored(page)).toBe(theme)
    await page.reload()
    await expect(page.getByRole('radio', { name })).toBeChecked()
    await expect(page.locator('html')).toHaveClass(theme)
  }
})

test('the theme chosen in settings holds on every page and in the other tab', async ({
  page,
  context,
  signedIn: _person,
}) => {
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.bringToFront()
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Paper' })).toBeChecked()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(other.locator('html')).toHaveClass('theme-paper')
  await expect(other.getByRole('radio', { name: 'Paper' })).toBeChecked()
  await page.goto('/journal')
  await expect(page.locator('html')).toHaveClass('theme-paper')
  const family = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
  expect(family).toContain('Newsreader')
})

test('a stored theme is on the page before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('soundings.theme', 'theme-paper')
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => seen.push(document.documentElement.className)
    document.addEventListener('DOMContentLoaded', look)
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
    // The first frame with a body is the first that can show anything.
    const eachFrame = () => (document.body ? look() : requestAnimationFrame(eachFrame))
    requestAnimationFrame(eachFrame)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const seen = await page.evaluate(() => ('seen' in window ? (window.seen as string[]) : []))
  expect(seen.length).toBeGreaterThan(1)
  expect(new Set(seen)).toEqual(new Set(['theme-paper']))
})

test('an unknown stored theme leaves the page dark', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('soundings.theme', 'theme-neon" onload="x'))
  await page.goto('/')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await themeOf(page)).toBe('theme-dark')
})
