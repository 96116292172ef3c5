import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { expectAlert, expectStatus, onOwnServer, SERVER_LOST } from '../fixtures/lost-server.ts'
import { signInAsDemo } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

test('an Echo that can’t be loaded shows as none, and past Echos show an error', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const { page, server } = await onOwnServer(ownServer, openBrowser)
  await page.goto('/echos?tab=history')
  await expectStatus(page, 'No Echos yet. They start with what you write.')
  await server.kill()
  await page.getByRole('tab', { name: 'Current Echo' }).click()
  await expect(page.getByText('Couldn’t load your Echo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Writing' })).toBeVisible()
})

test('an Echo without words can’t be shared, and a failed copy shows an error', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  // Permissions that are not granted here are denied from now on.
  await context.grantPermissions(['clipboard-read'])
  await page.goto('/echos')
  await page.getByRole('button', { name: 'Share' }).click()
  await expectStatus(page, 'Could not copy to clipboard. Please manually copy the Echo text.')
  // The Echo is still there to copy by hand.
  await expect(page.getByRole('blockquote')).toBeVisible()
  // The server never sends an Echo without text, so the response is simulated.
  await page.route(`**${pathOf(endpoints.echoes.current)}`, async (route) => {
    const current = await (await route.fetch()).json()
    await route.fulfill({ json: { ...current, echo: { ...current.echo, text: '' } } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  await expectStatus(page, 'No Echo available to share.')
})

test('an export without a chosen Echo is refused with a sentence', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/settings/export/echos')
  await page.getByRole('button', { name: 'Export Echos' }).click()
  await expectAlert(page, 'Please select at least one Echo to export.')
})
