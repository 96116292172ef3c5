import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Page } from '@playwright/test'
import { daysAgo } from '../fixtures/days.ts'
import { expectStatus, onOwnServer, SERVER_LOST } from '../fixtures/lost-server.ts'
import { expect, test } from '../fixtures/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Acoustic visualization. Tap anywhere to close.' })

test('the acoustic picture explains too few recent days and an unreachable server, each in its own sentence', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  guard.allow(SERVER_LOST)
  const { page, server, api } = await onOwnServer(ownServer, openBrowser, { FEATURE_ACOUSTIC: 'on' })
  for (let week = 0; week < 7; week++) {
    const created_at = daysAgo(20 + week)
    await api.write({ content: `I walked the same way along the water on day ${week}.`, created_at })
  }
  await api.write({ content: 'I came home late and left the letter unopened on the table.' })
  await page.goto('/echos')
  const launch = page.getByRole('button', { name: 'See Your Unique Echo' })
  await launch.click()
  await expectStatus(overlay(page), 'Your patterns are still forming - keep writing to unlock advanced analysis')
  await page.reload()
  await expect(launch).toBeEnabled()
  // The picture is loaded first; then the server stops.
  await page.route(`**${pathOf(endpoints.acoustic.analysis)}?*`, async (route) => {
    await server.kill()
    await route.continue()
  })
  await launch.click()
  await expectStatus(overlay(page), 'Lightweight mode active (server analysis unavailable)')
})
