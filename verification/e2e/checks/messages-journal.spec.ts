import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { daysAgo } from '../fixtures/days.ts'
import { expectAlert, expectStatus } from '../fixtures/lost-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { openJournal, rows } from '../fixtures/writing.ts'

test('entries and tags that cannot be loaded leave their lists empty, and a streak leaves its star off', async ({
  page,
  signedIn,
  guard,
}) => {
  guard.allow(/status of 500/)
  await signedIn.api.write({ content: 'The day before. #harbour', created_at: daysAgo(1) })
  await signedIn.api.write({ content: 'The day itself. #harbour' })
  await openJournal(page)
  await expectStatus(page, 'Stars earned: Streak')
  await page.goto('/journal?view=entries')
  await expect(rows(page)).toHaveCount(2)
  const tag = page.getByRole('combobox', { name: 'Filter by tag' })
  await tag.focus()
  await expect(page.getByRole('option')).not.toHaveCount(0)

  await page.route(/\/api\/(entries|insights\/streaks)/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expectAlert(page, 'Couldn’t load your entries.')
  await expect(rows(page)).toHaveCount(0)
  await tag.focus()
  await expect(page.getByRole('option')).toHaveCount(0)
  await openJournal(page)
  await expect(page.getByText('Streak star: Streak of 2 or more days')).toBeAttached()
  await expect(page.getByText('Stars earned')).toHaveCount(0)
})

test('insights that cannot be loaded show why', async ({ page, signedIn: _person, guard }) => {
  guard.allow(/status of 50/)
  const error = 'The server is not ready yet.'
  await page.route(`**${pathOf(endpoints.insights.clarity)}`, (route) =>
    route.fulfill({ status: 503, json: { error, code: 'NOT_READY' } }),
  )
  await page.goto('/insights')
  await expectAlert(page, error)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an empty search and an empty journal are explained where the entries would be', async ({ page, signedIn }) => {
  await page.goto('/journal?view=entries')
  await expectStatus(page, 'No entries yet. Create your first journal entry above!')
  await signedIn.api.write({ content: 'Something else.' })
  await page.reload()
  await page.getByRole('searchbox').fill('lighthouse')
  await page.getByRole('button', { name: 'Search' }).click()
  await expectStatus(page, 'No entries match your search criteria.')
})
