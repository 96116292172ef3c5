import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { signInAsDemo } from '../fixtures/person.ts'
import type { Server } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** The captions of the stages, in order. */
const CAPTIONS = ['Loading', 'Acoustic space', 'Wave flow', 'Echo reflections', 'Complete']

test.use({ serverSettings: { FEATURE_ACOUSTIC: 'on' } })

const launch = (page: Page) => page.getByRole('button', { name: 'See Your Unique Echo' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Acoustic visualization. Tap anywhere to close.' })

/** The demo journal’s Echos page, signed in, on a server with the acoustic picture. */
async function openEchos(context: BrowserContext, server: Server): Promise<Page> {
  await signInAsDemo(context, server)
  const page = await context.newPage()
  await page.goto('/echos')
  return page
}

/** Records every caption that is highlighted from now on, once each. */
async function watchCaptions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const watch = () => {
      const lit = document.querySelector('dialog p [data-on]')?.textContent
      if (lit && seen.at(-1) !== lit) seen.push(lit)
      requestAnimationFrame(watch)
    }
    watch()
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

/** True when the canvas changes within some frames. */
function isMoving(page: Page): Promise<boolean> {
  return overlay(page)
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement) =>
        new Promise<boolean>((resolve) => {
          const before = canvas.toDataURL()
          let frames = 0
          const look = () => {
            if (canvas.toDataURL() !== before) resolve(true)
            else if (++frames === 20) resolve(false)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
    )
}

test('the acoustic picture shows its stages, also in words, and ends with the Echo', async ({
  openBrowser,
  server,
}) => {
  const page = await openEchos(await openBrowser(server.origin), server)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const echo = await page.getByRole('blockquote').innerText()
  const captions = await watchCaptions(page)
  await launch(page).click()
  await expect(overlay(page).getByRole('blockquote')).toHaveText(echo, { timeout: 30_000 })
  expect(await captions()).toEqual(CAPTIONS)
  await expect(overlay(page).getByText('Variance retained')).toBeVisible()
  const words = overlay(page).getByRole('status')
  await expect(words).toContainText(/^Complete\. \d+ entries of the last 14 days, \d+ pairs? with words in common\./)
  await expect(words).toContainText('Day-to-day shape:')
  expect(await isMoving(page)).toBe(true)
})

test('Escape or a tap closes the picture, and the focus returns to its button', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/echos')
  await launch(page).press('Enter')
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  await expect(launch(page)).toBeFocused()

  await launch(page).click()
  await expect(overlay(page).locator('canvas')).toBeVisible()
  await page.mouse.click(700, 300)
  await expect(overlay(page)).toBeHidden()
  await expect(launch(page)).toBeFocused()
})

test('with reduced motion the picture is complete from the start', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/echos')
  await launch(page).click()
  await expect(overlay(page).getByRole('blockquote')).toBeVisible({ timeout: 3000 })
  await expect(overlay(page).getByRole('status')).toContainText('Complete.')
  expect(await isMoving(page)).toBe(false)
})

test('a progress bar is shown while the server computes', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  const held = Promise.withResolvers<void>()
  await page.route(`**${pathOf(endpoints.acoustic.analysis)}?*`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/echos')
  await launch(page).click()
  await expect(overlay(page).getByRole('progressbar', { name: 'Loading the visualization' })).toBeVisible()
  held.resolve()
  await expect(overlay(page).getByText('Variance retained')).toBeVisible()
  await expect(overlay(page).getByRole('progressbar')).toBeHidden()
})

test('when the server fails, a simpler picture says so and still ends with the Echo', async ({
  page,
  context,
  server,
  guard,
}) => {
  guard.allow(/status of 500/)
  await signInAsDemo(context, server)
  await page.route(`**${pathOf(endpoints.acoustic.analysis)}?*`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/echos')
  const echo = await page.getByRole('blockquote').innerText()
  await launch(page).click()
  await expect(overlay(page).getByText('Lightweight mode active (server analysis unavailable)')).toBeVisible()
  await expect(overlay(page).getByRole('blockquote')).toHaveText(echo)
  await expectAccessible(page)
})

test('the acoustic picture is accessible', async ({ page, context, server }) => {
  await signInAsDemo(context, server)
  await page.goto('/echos')
  await launch(page).click()
  await expect(overlay(page).getByRole('blockquote')).toBeVisible()
  await expectAccessible(page)
})
