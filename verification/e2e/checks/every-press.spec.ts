import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { apiOf } from '../fixtures/api.ts'
import { thisYear } from '../fixtures/days.ts'
import { countChanges, observerOf } from '../fixtures/observer.ts'
import { newPerson, signInAsDemo, signInByLink } from '../fixtures/person.ts'
import { PRIVATE, PUBLIC } from '../fixtures/routes.ts'
import { expect, test } from '../fixtures/test.ts'
import { pressEverything } from '../fixtures/walk.ts'

// A server that only these journeys use, because they change the data that they press.
test.use({
  serverSettings: { FEATURE_ACOUSTIC: 'on', LOGIN_LIMIT_PER_IP: '200000', SUPPORT_EMAIL: 'us@journeys.test' },
})

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** Targets that end a session, delete data for good or take the Echo off the page, in some walks. */
const DESTRUCTIVE = /Sign Out|Secure Exit|Yes, end them|Delete|delete|Pause Echos/
/** All other targets; an entry is opened in order to be deleted. */
const HARMLESS = /^(?!.*(?:Sign Out|Secure Exit|Yes, end them|Delete|delete|Soon gone))/
/** Opens another site, which journeys do not visit. */
const OTHER_SITE = /findahelpline/
const MAIN = 'main'
const FRAME = '#root > header, footer, a[href="#main"]'

/** The requests with which the onboarding steps save. */
const STEPS: readonly (readonly [step: { path: string }, body: object])[] = [
  [endpoints.onboarding.saveIntentions, { intentions: ['Self-awareness'] }],
  [endpoints.onboarding.saveMethod, { methodText: true, methodPhoto: false, methodImport: true }],
  [endpoints.onboarding.savePreferences, { frequency: 'Daily', tone: 'Neutral', language: 'en' }],
]
const CARD = {
  cardNumber: '4242424242424242',
  expiryMonth: 12,
  expiryYear: thisYear() + 9,
  cvv: '123',
  name: 'Mara Lind',
  line1: '12 Harbour Street',
  city: 'Key West',
  state: 'FL',
  postalCode: '33040',
  country: 'US',
}

/** A page that a press has started to open loads within this time. */
const EMPTY_MS = 250

/**
 * Leaves every page first: a pending request would be refused without its session, or would use the token of the next
 * one. A press may have started to open another page, which would load after the empty one.
 */
async function forgetSession(page: Page, context: BrowserContext): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  let emptySince = 0
  const emptyFor = async () => {
    if (emptySince === 0 || page.url() !== 'about:blank') {
      await page.goto('about:blank')
      emptySince = Date.now()
    }
    return Date.now() - emptySince
  }
  await expect.poll(emptyFor, { intervals: [30] }).toBeGreaterThan(EMPTY_MS)
  await context.clearCookies()
}

const openAt = (page: Page, path: string) => async () => void (await page.goto(path))

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })
    test.slow()

    for (const path of PUBLIC) {
      test(`everything that a visitor can press on ${path} does something`, async ({ page, context }) => {
        await countChanges(context)
        const observer = observerOf(page, { accept: true })
        // Header and footer are the same on the text pages, so they are pressed on one of them.
        const area = path === '/privacy' || path === '/terms' ? MAIN : 'body'
        const walk = { page, observer, open: openAt(page, path), area, leaveOut: OTHER_SITE }
        const { pressed, faults } = await pressEverything(walk)
        expect(faults).toEqual([])
        expect(pressed).not.toEqual([])
      })
    }

    for (const step of [1, 2, 3, 4]) {
      test(`everything that can be pressed on step ${step} of onboarding does something`, async ({
        page,
        context,
        server,
      }) => {
        await countChanges(context)
        const observer = observerOf(page, { accept: true })
        const open = (seen: boolean) => async () => {
          await forgetSession(page, context)
          const api = apiOf(context.request, server.origin)
          await signInByLink(api, server, `${randomUUID()}@journeys.test`)
          for (const [saved, body] of STEPS.slice(0, step - 1)) await api.post(saved.path, body)
          await page.goto('/terms')
          await page.evaluate((isSeen) => {
            localStorage.clear()
            if (isSeen) localStorage.setItem('onboarding-step3-context-seen', 'true')
          }, seen)
          await page.goto(`/onboarding/step-${step}`)
        }
        // The third step opens an explanation first, which covers its content.
        for (const seen of step === 3 ? [false, true] : [true]) {
          const { pressed, faults } = await pressEverything({ page, observer, open: open(seen), area: MAIN })
          expect(faults).toEqual([])
          expect(pressed).not.toEqual([])
        }
      })
    }

    test('controls that end a session or delete data work, on an account of their own', async ({
      page,
      context,
      server,
    }) => {
      await countChanges(context)
      const observer = observerOf(page, { accept: true })
      const open = (path: string) => async () => {
        await forgetSession(page, context)
        const { api } = await newPerson(context, server)
        await api.write({ content: 'Soon gone.' })
        await api.post(pathOf(endpoints.billing.addPaymentMethod), CARD)
        await page.goto(path)
        // Entries and cards are among the pressed targets.
        await page.waitForLoadState('networkidle')
      }
      for (const path of ['/journal', '/journal?view=entries', '/settings', '/settings/payment-method']) {
        const walk = { page, observer, open: open(path), area: MAIN, leaveOut: HARMLESS }
        const { pressed, faults } = await pressEverything(walk)
        expect(faults, path).toEqual([])
        expect(pressed, path).not.toEqual([])
      }
    })

    for (const path of PRIVATE) {
      test(`everything that a person can press on ${path} does something`, async ({ page, context, server }) => {
        await signInAsDemo(context, server)
        await countChanges(context)
        const observer = observerOf(page, { accept: false })
        const area = path === '/journal' ? `${MAIN}, ${FRAME}` : MAIN
        const walk = { page, observer, open: openAt(page, path), area, leaveOut: DESTRUCTIVE }
        const { pressed, faults } = await pressEverything(walk)
        expect(faults).toEqual([])
        expect(pressed).not.toEqual([])
      })
    }
  })
}
