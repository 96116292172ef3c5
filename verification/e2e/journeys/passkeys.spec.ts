import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { codeMailedTo } from '../fixtures/outbox.ts'
import { apiOf } from '../fixtures/api.ts'
import { newPerson, signInByLink } from '../fixtures/person.ts'
import type { Server } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** Passkeys belong to a host name, so these journeys use one instead of an IP address. */
async function atHome(context: BrowserContext, server: Server): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.origin}/settings`)
  return page
}

/** Chromium’s own authenticator, which holds passkeys and recognizes its owner. */
async function withAuthenticator(page: Page, recognizesOwner = true) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: recognizesOwner,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognize: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** The passkey offered in the email field isn’t accepted without a touch. */
    touch: (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename Linux computer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText(name)).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
}

test('someone adds a passkey, renames it, and signs in with it after signing out', async ({
  ownServer,
  openBrowser,
}) => {
  const server = await ownServer({}, 'localhost')
  const context = await openBrowser(server.origin)
  await newPerson(context, server)
  const page = await atHome(context, server)
  const device = await withAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added: Linux computer.')).toBeVisible()
  await rename(page, 'Harbor laptop')
  await expectAccessible(page)
  await device.touch(false)
  await signOut(page)
  // A request that began earlier never gets an answer, so the authenticator answers from the next request on.
  await device.touch(true)
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Sign in with a passkey' })
    if (await button.isVisible()) await button.click({ timeout: 2_000 })
    await expect(page).toHaveURL(/\/journal$/, { timeout: 4_000 })
  }).toPass({ timeout: 30_000 })
  await page.goto(`${server.origin}/settings`)
  await expect(page.getByText(/Not used yet/)).toBeHidden()
})

test('a device that does not recognize its owner signs nobody in', async ({ ownServer, openBrowser }) => {
  const server = await ownServer({}, 'localhost')
  const context = await openBrowser(server.origin)
  await newPerson(context, server)
  const page = await atHome(context, server)
  const device = await withAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added', { exact: false })).toBeVisible()
  // Set before the sign-in page opens, because its email field offers the passkey without a press.
  await device.recognize(false)
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/login$/)
})

test('two browsers have a passkey each, and one that was removed from the other signs nobody in', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  const server = await ownServer({}, 'localhost')
  const [first, second] = [await openBrowser(server.origin), await openBrowser(server.origin)]
  const person = await newPerson(first, server)
  await signInByLink(apiOf(second.request, server.origin), server, person.email)
  const lost = await atHome(first, server)
  const kept = await atHome(second, server)
  const device = await withAuthenticator(lost)
  await withAuthenticator(kept)
  await lost.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(lost.getByText('Passkey added', { exact: false })).toBeVisible()
  await rename(lost, 'Old laptop')
  await kept.reload()
  await expect(kept.getByText('Old laptop')).toBeVisible()
  await kept.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(kept.getByText('Passkey added: Linux computer.')).toBeVisible()
  await kept.getByRole('button', { name: 'Remove Old laptop' }).click()
  await kept.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(kept.getByRole('button', { name: 'Remove Old laptop' })).toBeHidden()
  await device.touch(false)
  await signOut(lost)
  await device.touch(true)
  guard.allow(/status of 40[0134]/)
  await lost.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(lost.getByRole('alert')).toBeVisible()
  await expect(lost).toHaveURL(/\/login$/)
})

test('a locked page contains no text of the journal, stays locked after a reload, and opens with a passkey', async ({
  ownServer,
  openBrowser,
}) => {
  const server = await ownServer({}, 'localhost')
  const context = await openBrowser(server.origin)
  await newPerson(context, server)
  const page = await atHome(context, server)
  await withAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Quick lock').selectOption('5')
  await page.goto(`${server.origin}/journal`)
  const editor = page.getByRole('textbox', { name: 'Your entry' })
  await editor.fill('The ferry was late again.')
  await page.goto(`${server.origin}/settings`)
  await page.getByRole('button', { name: 'Lock now' }).click()
  const heading = page.getByRole('heading', { name: 'Your journal is locked' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Account')).toBeHidden()
  await expectAccessible(page)
  await page.goto(`${server.origin}/journal`)
  await expect(heading).toBeVisible()
  expect(await page.content()).not.toContain('ferry')
  await page.getByRole('button', { name: 'Unlock with passkey' }).click()
  await expect(editor).toHaveValue('The ferry was late again.')
})

test('five minutes of inactivity lock every tab, and an emailed code unlocks them without a passkey', async ({
  ownServer,
  openBrowser,
}) => {
  const server = await ownServer({}, 'localhost')
  const context = await openBrowser(server.origin)
  const person = await newPerson(context, server)
  const page = await atHome(context, server)
  await withAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Quick lock').selectOption('5')
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(`${server.origin}/journal`)
  await expect(other.getByRole('textbox', { name: 'Your entry' })).toBeVisible()
  await other.clock.fastForward('06:00')
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Your journal is locked' })).toBeVisible()
  await page.getByRole('button', { name: 'Don’t have your passkey? Email me a link' }).click()
  await expect(page.getByText('A link is on its way to your email.', { exact: false })).toBeVisible()
  await page.getByLabel('Or type the code from the email').fill(await codeMailedTo(server, person.email))
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})
