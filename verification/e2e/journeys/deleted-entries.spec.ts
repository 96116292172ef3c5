import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { rows } from '../fixtures/writing.ts'

test('a deleted entry waits in its list, comes back with Restore, and can be deleted for good', async ({
  page,
  signedIn,
}) => {
  for (const content of ['The heron stood on the pier again.', 'Bread, two loaves.']) {
    await signedIn.api.write({ content })
    await page.goto('/journal?view=entries')
    await rows(page).filter({ hasText: content }).getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Entry deleted.')).toBeVisible()
  }
  await page.goto('/settings')
  await page.getByRole('link', { name: 'See deleted entries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted entries' })).toBeVisible()
  await expect(page.getByText('30 days left')).toHaveCount(2)
  await expectAccessible(page)
  const heron = page.getByRole('listitem').filter({ hasText: 'heron' })
  await heron.getByRole('button', { name: 'Restore' }).click()
  await expect(heron).toBeHidden()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('No deleted entries.')).toBeVisible()
  expect((await signedIn.api.entries()).map(({ content }) => content)).toEqual(['The heron stood on the pier again.'])
})
