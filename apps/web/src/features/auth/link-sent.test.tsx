import { expect, test } from 'vitest'
import { renderOver } from '#web/testing/render-app.tsx'
import { LinkSent } from './link-sent.tsx'

test('the page shows the address, accepts the code, and leads back to another address', async () => {
  let again = 0
  const { screen } = renderOver(
    {},
    <LinkSent email="mara@example.test" onAgain={() => (again += 1)} onSignedIn={() => {}} />,
  )
  const shown = await screen
  await expect.element(shown.getByRole('status').getByText('mara@example.test')).toBeVisible()
  await expect.element(shown.getByRole('textbox')).toBeVisible()
  await shown.getByRole('button', { name: 'Try a different email address' }).click()
  expect(again).toBe(1)
})
