import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { EarlierVersions } from '@soundings/contract/earlier-versions'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import type { Api } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/test.ts'
import { entryBox, rows } from '../fixtures/writing.ts'

const COMMON = 'So calm that there was a second breakwater.'
const versionsDialog = (page: Page) => page.getByRole('dialog', { name: 'Earlier versions' })

/** Changes an entry as another device would; each change leaves a version. */
async function changeElsewhere(api: Api, id: string, content: string): Promise<void> {
  await api.patch(pathOf(endpoints.entries.change, { id }), { content, keep_replaced: true })
}

async function textsUnderVersions(api: Api, id: string): Promise<string[]> {
  const { versions } = await api.get<EarlierVersions>(pathOf(endpoints.earlierVersions.list, { id }))
  const texts = versions.map((version) =>
    api.get<{ content: string }>(pathOf(endpoints.earlierVersions.read, { id: version.id })),
  )
  return (await Promise.all(texts)).map(({ content }) => content).toSorted()
}

async function edit(page: Page, text: string): Promise<void> {
  await page.goto('/journal?view=entries')
  await rows(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await entryBox(page).fill(text)
}

/** Saves over an entry that was changed elsewhere, which opens the page with both versions. */
async function meet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two versions of one entry' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Merge the checked parts' })).toBeVisible()
}

test('an earlier version can be found, compared and restored by keyboard, and the current text is kept', async ({
  page,
  signedIn,
}) => {
  const { id } = await signedIn.api.write({ content: `${COMMON} Nine gulls.`, mood: 2 })
  await changeElsewhere(signedIn.api, id, `${COMMON} Eleven gulls.\n\nWhere have I put the other glove?`)
  await page.goto(`/journal?view=entries`)
  await rows(page).getByRole('button').press('Enter')
  await page.getByRole('button', { name: 'Earlier versions (1)' }).press('Enter')
  await expect(versionsDialog(page).getByText('then “Nine”, now “Eleven”')).toBeVisible()
  await expect(versionsDialog(page).getByText('Added since', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // Opening the URL shows the dialog again.
  await page.reload()
  await expect(versionsDialog(page).getByText('then “Nine”, now “Eleven”')).toBeVisible()
  await versionsDialog(page)
    .getByRole('button', { name: /Current entry/ })
    .press('Enter')
  await expect(versionsDialog(page).getByText('This is the current entry.', { exact: true })).toBeVisible()
  await versionsDialog(page)
    .getByRole('button', { name: /First saved\./ })
    .press('Space')
  await versionsDialog(page).getByRole('button', { name: 'Restore this version' }).press('Enter')
  await expect(versionsDialog(page)).toBeHidden()
  await expect(page.getByRole('dialog').getByText('Earlier version restored.', { exact: false })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('Nine gulls.')
  await expect(page.getByRole('button', { name: 'Earlier versions (2)' })).toBeVisible()
  expect(await signedIn.api.entries()).toMatchObject([{ content: `${COMMON} Nine gulls.`, mood: 2 }])
  expect(await textsUnderVersions(signedIn.api, id)).toContain(
    `${COMMON} Eleven gulls.\n\nWhere have I put the other glove?`,
  )
})

test('Back and Escape close the versions first, then the entry', async ({ page, signedIn }) => {
  const { id } = await signedIn.api.write({ content: 'One.' })
  await changeElsewhere(signedIn.api, id, 'Two.')
  await page.goto('/journal?view=entries')
  await rows(page).getByRole('button').click()
  const opener = page.getByRole('button', { name: 'Earlier versions (1)' })
  await opener.click()
  await expect(versionsDialog(page)).toBeVisible()
  await page.goBack()
  await expect(versionsDialog(page)).toBeHidden()
  await opener.click()
  await expect(versionsDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(versionsDialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('two versions can be merged by keyboard from checked parts, and both are kept', async ({
  page,
  signedIn,
  guard,
}) => {
  guard.allow(/status of 409/)
  const { id } = await signedIn.api.write({ content: `${COMMON}\n\nOut to the lamp twice, before lunch.` })
  const mine = `${COMMON}\n\nOut to the lamp once, before lunch.`
  const theirs = `${COMMON}\n\nOut to the lamp thrice, before lunch.\n\nA box?`
  await edit(page, mine)
  await page.getByRole('slider', { name: 'Mood' }).press('End')
  await changeElsewhere(signedIn.api, id, theirs)
  await meet(page)
  await expect(
    page.getByText('3 differences: 1 paragraph changed, 1 only in the other version, 1 rating.'),
  ).toBeVisible()
  await expectAccessible(page)

  // The page has its own URL, and the text is still on the device.
  await page.reload()
  const first = page.getByRole('group', { name: 'Difference 1' })
  await first.getByRole('checkbox').first().press('Space')
  await first.getByRole('checkbox').last().press('Space')
  await page.getByRole('button', { name: 'Merge the checked parts' }).press('Enter')
  await expect(page.getByText('Merged. Both versions are under Earlier versions.')).toBeAttached()
  await expect(page.getByRole('dialog')).toContainText('A box?')
  expect(await signedIn.api.entries()).toMatchObject([{ content: theirs, mood: 5 }])
  expect(await textsUnderVersions(signedIn.api, id)).toEqual(
    [`${COMMON}\n\nOut to the lamp twice, before lunch.`, mine, theirs].toSorted(),
  )
})

test('one version can be kept as it is, and the other one stays under Earlier versions', async ({
  page,
  signedIn,
  guard,
}) => {
  guard.allow(/status of 409/)
  const { id } = await signedIn.api.write({ content: 'First.' })
  await edit(page, 'Of this browser.')
  await changeElsewhere(signedIn.api, id, 'Of the phone.')
  await meet(page)
  await page.getByRole('button', { name: 'Use this browser’s version' }).click()
  await expect(page.getByRole('dialog')).toContainText('Of this browser.')
  expect(await textsUnderVersions(signedIn.api, id)).toEqual(['First.', 'Of the phone.'])

  await edit(page, 'Of this browser again.')
  await changeElsewhere(signedIn.api, id, 'Of the phone again.')
  await meet(page)
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(page.getByRole('dialog')).toContainText('Of the phone again.')
  expect(await textsUnderVersions(signedIn.api, id)).toEqual(
    ['First.', 'Of the phone.', 'Of this browser again.', 'Of this browser.'].toSorted(),
  )
})

test('a choice that fails to save loses nothing, and an unresolved conflict is shown again', async ({
  page,
  signedIn,
  guard,
}) => {
  guard.allow(/status of (?:409|500)/)
  const { id } = await signedIn.api.write({ content: 'First.' })
  await edit(page, 'Of this browser.')
  await changeElsewhere(signedIn.api, id, 'Of the phone.')
  await meet(page)
  const address = `**${pathOf(endpoints.entries.change, { id })}`
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Merge the checked parts' }).click()
  await expect(page.getByRole('alert')).toContainText('Your text is safe on this device.')
  await page.unroute(address)
  await page.getByRole('link', { name: 'Back to My Entries' }).click()
  await rows(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(entryBox(page)).toHaveValue('Of this browser.')
  await meet(page)
  await expect(page.getByText('Of the phone.')).toBeVisible()
  expect(await signedIn.api.entries()).toMatchObject([{ content: 'Of the phone.' }])
})
