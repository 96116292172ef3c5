import { auth } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { aStatus } from '#web/testing/builders.ts'
import { callOf, renderOver } from '#web/testing/render-app.tsx'
import { AccountSummary } from './account-summary.tsx'

test('a long name without a space stays inside a narrow page', async () => {
  const name = 'N'.repeat(100)
  const screen = await renderOver(
    { [callOf(auth.status)]: aStatus({ display_name: name }) },
    <div style={{ width: '20rem' }} data-testid="page">
      <AccountSummary />
    </div>,
  ).screen
  await expect.element(screen.getByText(name)).toBeVisible()
  const place = screen.getByTestId('page').element()
  expect(place.scrollWidth).toBe(place.clientWidth)
})
