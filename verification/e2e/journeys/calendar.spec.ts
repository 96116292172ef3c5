import { expectAccessible } from '../fixtures/accessibility.ts'
import { daysAgo } from '../fixtures/days.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, rows } from '../fixtures/writing.ts'
import type { Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
const grid = (page: Page) => page.getByRole('grid')
const today = (page: Page) => grid(page).getByRole('button', { name: /, today\. Nothing written\.$/ })
const chosen = (page: Page) => page.getByRole('complementary', { name: 'The chosen day' })
const dialog = (page: Page) => page.getByRole('dialog')

test('the calendar can be browsed by keyboard, and an entry read in it', async ({ page, signedIn }) => {
  await signedIn.api.write({ content: 'Ran part of it.', mood: 5, created_at: daysAgo(35) })
  await page.goto('/journal?view=calendar')
  await expect(today(page)).toHaveAttribute('tabindex', '0')
  await today(page).focus()
  await page.keyboard.press('PageUp')
  const inMonth = await grid(page).getAttribute('aria-label')
  await page.keyboard.press('Home')
  const sundays = grid(page).getByRole('button', { name: /^Sunday, / })
  const isOnSunday = () => sundays.evaluateAll((days) => days.some((day) => day === document.activeElement))
  await expect.poll(isOnSunday).toBe(true)
  const written = grid(page).getByRole('button', { name: /Mood 5, Great\. 4 words\./ })
  if ((await written.count()) === 0) {
    // The day is in the month before or after the month that the key opens.
    await page.goto(`/journal?view=calendar&day=${daysAgo(35).slice(0, 10)}`)
  }
  expect(inMonth).toMatch(/^\w+ \d{4}$/)
  await written.focus()
  await page.keyboard.press('Enter')
  await expect(chosen(page).getByText('Ran part of it.')).toBeVisible()
  await expectAccessible(page)
  await chosen(page).getByRole('button', { name: 'Read entry' }).press('Enter')
  await expect(dialog(page)).toContainText('Ran part of it.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(chosen(page).getByRole('button', { name: 'Read entry' })).toBeFocused()
})

test('an entry for a past day can be written from the calendar and moved to another day', async ({
  page,
  signedIn: _person,
}) => {
  const date = daysAgo(3).slice(0, 10)
  await page.goto(`/journal?view=calendar&day=${date}`)
  await chosen(page).getByRole('link', { name: 'Write for this day' }).click()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(date)
  await entryBox(page).fill('Written later.')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  await expect(page.getByText('This entry gets the current date and time.')).toBeVisible()
  await expect(page).toHaveURL(/\/journal$/)

  await page.goto(`/journal?view=calendar&day=${date}`)
  await chosen(page).getByRole('button', { name: 'Read entry' }).click()
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await expectAccessible(page)
  const earlier = daysAgo(5).slice(0, 10)
  await dialog(page).getByLabel('Day').fill(earlier)
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chosen(page).getByText('Nothing written.')).toBeVisible()
  await page.goto(`/journal?view=calendar&day=${earlier}`)
  await expect(chosen(page).getByText('Written later.')).toBeVisible()
})

test('the editor refuses a date in the future', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/status of 400/)
  await page.goto('/journal')
  await entryBox(page).fill('Not yet.')
  await page.getByRole('button', { name: 'Choose another day' }).click()
  await expectAccessible(page)
  await page.getByLabel('Day', { exact: true }).fill('2099-12-31')
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect(page.getByRole('alert')).toHaveText(/An entry can’t be dated in the future\./)
})

test('a year can be browsed by keyboard, has an equivalent table, and can be changed', async ({ page, signedIn }) => {
  for (const [past, mood] of [
    [1, 4],
    [2, 2],
    [400, 5],
  ] as const) {
    await signedIn.api.write({ content: `So many days ago: ${past}.`, mood, created_at: daysAgo(past) })
  }
  await page.goto(`/journal?view=calendar&span=year&day=${daysAgo(1).slice(0, 10)}`)
  const slider = page.getByRole('slider', { name: /^Day of/ })
  await expect(slider).toHaveAttribute('aria-valuetext', /Mood 4, Good/)
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /Mood 2, Down|Nothing written/)
  await page.getByText('Read the year as a table').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Energy' }).click()
  await expect(page.getByRole('button', { name: 'Energy' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'All years' }).click()
  await expect(page.getByRole('link', { name: /Open the year\.$/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /Open the year\.$/ })
    .last()
    .click()
  await expect(slider).toBeVisible()
})

test('on a phone days are chosen by touch, and a year is upright with its slider at the bottom', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(PHONE)
  const date = daysAgo(0).slice(0, 10)
  await signedIn.api.write({ content: 'By touch.', mood: 3 })
  await page.goto('/journal?view=calendar')
  await grid(page).getByRole('button', { name: /today/ }).click()
  await expect(chosen(page).getByText('By touch.')).toBeVisible()
  await page.getByRole('link', { name: 'Year', exact: true }).click()
  const slider = page.getByRole('slider', { name: `Day of ${date.slice(0, 4)}` })
  await expect(slider).toBeInViewport()
  await expect(page.getByText('Mood 3', { exact: true }).first()).toBeVisible()
})

test('entries can be filtered by rating, date, person and missing tags, and found while typing', async ({
  page,
  signedIn,
}) => {
  await signedIn.api.write({ content: 'Rain with Oskar. #boat', mood: 1, created_at: daysAgo(40) })
  await signedIn.api.write({ content: 'Mum called, rain again.', mood: 5, created_at: daysAgo(2) })
  await page.goto('/journal?view=entries')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('rain')
  await expect(rows(page).locator('mark')).toHaveText(['rain', 'Rain'])
  await expect(page).toHaveURL(/#q=rain$/)
  await page.getByText('Dates, ratings and people').click()
  await page.getByLabel('Mood').selectOption('4 or 5')
  await expect(rows(page)).toHaveText([/Mum called/])
  await expectAccessible(page)
  await page.reload()
  await expect(rows(page)).toHaveText([/Mum called/])
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByLabel('Person').fill('Oskar')
  await expect(rows(page)).toHaveText([/Rain with Oskar/])
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Person').fill('mother')
  await expect(rows(page).locator('mark')).toHaveText(['Mum'])
})
