import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import type { Person } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'
import { rows } from '../fixtures/writing.ts'

const NO_MATCH = 'No entries match your search criteria.'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const tagBox = (page: Page) => page.getByRole('combobox', { name: 'Filter by tag' })
const tagOption = (page: Page, name: RegExp) => page.getByRole('listbox').getByRole('option', { name })

async function openLogbook(page: Page, { api }: Person): Promise<void> {
  await api.write({ content: 'Ice on the puddles and a good loaf of bread. #baking #winter' })
  await api.write({ content: 'The dough did not rise. I was too early with everything. #baking' })
  await api.write({ content: 'Called my sister about the <b>Ökologie</b> exam & the train. #family' })
  await page.goto('/journal?view=entries')
  await expect(rows(page)).toHaveCount(3)
}

test('search finds words whatever their case, says when nothing matches, and Clear shows all again', async ({
  page,
  signedIn,
}) => {
  await openLogbook(page, signedIn)
  await searchBox(page).fill('öKOLOGIE')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('<b>Ökologie</b> exam & the train')
  await searchBox(page).fill('100% _nothing_ like this')
  await searchBox(page).press('Enter')
  await expect(page.getByText(NO_MATCH)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(3)
})

test('a tag is chosen with the keyboard alone', async ({ page, signedIn }) => {
  await openLogbook(page, signedIn)
  await tagBox(page).focus()
  await expect(tagOption(page, /^baking 2/)).toBeVisible()
  await tagBox(page).press('ArrowDown')
  const first = tagOption(page, /^baking 2/)
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(tagBox(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
  await tagBox(page).press('Enter')
  await expect(tagBox(page)).toHaveValue('baking')
  await expect(tagBox(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(rows(page)).toHaveCount(2)
  await tagBox(page).press('ControlOrMeta+a')
  await tagBox(page).pressSequentially('fam')
  await expect(page.getByRole('option')).toHaveCount(1)
  await tagBox(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(tagBox(page)).toHaveValue('fam')
  await tagBox(page).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('sister')
})

test('a tag is chosen with the mouse, and the list closes when the field is left', async ({ page, signedIn }) => {
  await openLogbook(page, signedIn)
  await tagBox(page).click()
  await tagOption(page, /^winter/).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('listbox')).toBeHidden()
  await searchBox(page).fill('dough')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(NO_MATCH)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(tagBox(page)).toHaveValue('')
  await expect(rows(page)).toHaveCount(3)
  await tagBox(page).focus()
  await expect(page.getByRole('listbox')).toBeVisible()
  await searchBox(page).focus()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('the people of a journal are offered in its search, and one is chosen by the keyboard', async ({
  page,
  signedIn,
}) => {
  for (const content of [
    'Walked to the harbor with Anna before work, and she talked about the boat.',
    'Lunch with Anna in the park, and then the long way home.',
    'I called my mum and we spoke about the garden for an hour.',
  ]) {
    await signedIn.api.write({ content })
  }
  await page.goto('/journal?view=entries')
  await page.getByText('Dates, ratings and people').click()
  const person = page.getByRole('combobox', { name: 'Person' })
  await person.focus()
  await expect(page.getByRole('listbox', { name: 'People in your entries' }).getByRole('option')).toHaveText([
    'Anna',
    'mum',
  ])
  await expectAccessible(page)
  await person.press('ArrowDown')
  await person.press('Enter')
  await expect(page).toHaveURL(/person=Anna/)
  await expect(rows(page)).toHaveCount(2)
})
