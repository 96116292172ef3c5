import { expect, test } from '../fixtures/test.ts'

test('a page without its root element throws an error that says so', async ({ page, guard }) => {
  guard.allow(/no root element/)
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<div id="root">.*<\/div>/s, '')
    await route.fulfill({ response: answer, body })
  })
  const thrown = page.waitForEvent('pageerror')
  await page.goto('/login')
  expect((await thrown).message).toBe('The page has no root element to draw into.')
})

test('with ?debug an error without a message is still named', async ({ page, guard }) => {
  guard.allow(/no error at all/)
  await page.goto('/?debug')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const overlay = page.getByRole('alertdialog')
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error')))
  await expect(overlay).toContainText('Unknown error')
  await page.evaluate(() => void Promise.reject('no error at all'))
  await expect(overlay).toContainText('Unhandled promise rejection')
})
