import type { Page } from '@playwright/test'
import { signInAsDemo } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, openJournal, rows } from '../fixtures/writing.ts'

/**
 * Presses Tab until the focus has gone around once.
 * @returns where the focus was outside the dialog
 */
async function focusOutsideDialog(page: Page, presses: number): Promise<string[]> {
  const outside: string[] = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('dialog')) return ''
      return focused.textContent
    })
    if (place !== '') outside.push(place)
  }
  return outside
}

test('the first key press reaches a link that skips to the content', async ({ page, signedIn: _person }) => {
  for (const path of ['/journal', '/echos', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    expect(inside).toBe(true)
  }
})

test('landing and sign-in can be skipped and used without a mouse', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('link', { name: 'Start Your Journey' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await page.getByRole('button', { name: 'Use Development Login' }).press('Enter')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('demo@soundings.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
})

test('the arrow keys cycle through Journal, Echos and Insights in both directions', async ({
  page,
  signedIn: _person,
}) => {
  await openJournal(page)
  await expect(page.getByRole('button', { name: 'Use this prompt' })).toBeEnabled()
  const steps = [
    ['ArrowRight', 'Echos'],
    ['ArrowRight', 'Insights'],
    ['ArrowRight', 'Journal'],
    ['ArrowLeft', 'Insights'],
    ['ArrowLeft', 'Echos'],
    ['ArrowLeft', 'Journal'],
  ] as const
  for (const [key, heading] of steps) {
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  const carousel = page.getByRole('group', { name: 'Carousel controls' })
  await carousel.getByRole('button', { name: 'Previous (Left Arrow)' }).press('Enter')
  await expect(page).toHaveURL(/\/insights$/)
  await carousel.getByRole('button', { name: 'Next (Right Arrow)' }).press('Enter')
  await expect(page).toHaveURL(/\/journal$/)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(carousel).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/settings$/)
})

test('the arrow keys don’t change pages while the text, a slider, the tabs or the search box has the focus', async ({
  page,
  signedIn: _person,
}) => {
  await openJournal(page)
  await entryBox(page).fill('ab')
  await entryBox(page).press('ArrowLeft')
  await page.keyboard.type('-')
  await expect(entryBox(page)).toHaveValue('a-b')
  await page.getByRole('slider', { name: 'Mood' }).press('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Mood' })).toHaveValue('4')
  await expect(page).toHaveURL(/\/journal$/)
  await page.goto('/journal?view=entries')
  for (const field of [page.getByRole('searchbox'), page.getByRole('combobox')]) {
    await field.press('ArrowRight')
    await field.press('ArrowLeft')
    await expect(page).toHaveURL(/\/journal\?view=entries$/)
  }
  await page.goto('/echos')
  await page.getByRole('tab', { name: 'Current Echo' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'My Echos' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Letters' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Current Echo' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Letters' })).toBeFocused()
  await expect(page).toHaveURL(/\/echos/)
})

test('the menu of a small screen keeps the focus, closes on Escape and gives the focus back', async ({
  page,
  signedIn: _person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openJournal(page)
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await expect(menu.getByRole('link')).toHaveText(['Journal', 'Echos', 'Insights', 'Settings'])
  await expect(menu.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page')
  expect(await focusOutsideDialog(page, 12)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/journal$/)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await menu.getByRole('button', { name: 'Close menu' }).press('Enter')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await menu.getByRole('link', { name: 'Settings' }).press('Enter')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('an entry can be opened and closed without a mouse, and the focus returns to its row', async ({
  page,
  context,
  server,
}) => {
  await signInAsDemo(context, server)
  await page.goto('/journal?view=entries')
  const opener = rows(page).nth(1).getByRole('button')
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleName(/^\w+day, /)
  expect(await focusOutsideDialog(page, 8)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/journal\?view=entries/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('every focused control shows its focus', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await entryBox(page).fill('Something')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  const bare: string[] = []
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body || focused.matches('textarea')) return null
      const marked = (style: CSSStyleDeclaration) =>
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none'
      // The slider’s thumb shows the focus ring, which scripts cannot read: checked below.
      return focused.matches('input[type=range]') || marked(getComputedStyle(focused)) ? null : focused.outerHTML
    })
    if (name) bare.push(name)
  }
  expect(bare).toEqual([])
  for (const name of ['Mood', 'Energy', 'Focus']) {
    const slider = page.getByRole('slider', { name })
    await slider.blur()
    const rest = await slider.screenshot()
    await slider.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(slider).toBeFocused()
    expect(rest.equals(await slider.screenshot())).toBe(false)
  }
})
