import * as endpoints from '@soundings/contract/endpoints'
import { pathOf } from '@soundings/contract/endpoint'
import type { Reminders } from '@soundings/contract/reminders'
import { REMINDER_SENTENCE } from '@soundings/core/reminders'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { newPerson } from '../fixtures/person.ts'
import { section, theSwitch, turnOn, way, withPushService } from '../fixtures/reminders.ts'
import { expect, test } from '../fixtures/test.ts'

test('reminders can be set with the keyboard alone, and the choice is kept', async ({ page, signedIn }) => {
  await turnOn(page)
  await expect(section(page).getByText(`“${REMINDER_SENTENCE}”`)).toBeVisible()
  await theSwitch(page).press('Tab')
  await expect(section(page).getByLabel('Time')).toBeFocused()
  await section(page).getByLabel('Time').fill('07:45')
  const saturday = section(page).getByRole('checkbox', { name: 'Saturday' })
  await saturday.focus()
  await page.keyboard.press('Space')
  await expect(saturday).not.toBeChecked()
  await section(page).getByRole('button', { name: 'No reminders for 2 weeks' }).press('Enter')
  const end = section(page).getByRole('button', { name: 'Resume reminders' })
  await expect(end).toBeFocused()
  await expect(section(page).getByText(/^No reminders until \w+day, \w+ \d+\. You can still write\.$/)).toBeVisible()
  await page.reload()
  await expect(section(page).getByLabel('Time')).toHaveValue('07:45')
  await expect(saturday).not.toBeChecked()
  await end.press('Enter')
  await expect(section(page).getByRole('button', { name: 'No reminders for 1 week' })).toBeFocused()
  const saved = await signedIn.api.get<Reminders>(pathOf(endpoints.reminders.read))
  expect(saved).toMatchObject({ on: true, time: '07:45', days: [0, 1, 2, 3, 4, 5], way: 'email', quiet_until: null })
  await expectAccessible(page)
})

test('the last day can’t be cleared, and the page says so', async ({ page, signedIn, guard }) => {
  guard.allow(/status of 400/)
  await signedIn.api.put(pathOf(endpoints.reminders.change), {
    on: true,
    time: '21:30',
    days: [3],
    way: 'email',
    quiet_until: null,
  })
  await page.goto('/settings')
  const wednesday = section(page).getByRole('checkbox', { name: 'Wednesday' })
  await wednesday.press('Space')
  await expect(section(page).getByRole('alert')).toHaveText('Choose at least one day.')
  await expect(wednesday).toBeChecked()
})

test('with notifications blocked, the page says what to do and email stays selected', async ({ page, signedIn }) => {
  await turnOn(page)
  await way(page, 'This device').press('Enter')
  await expect(section(page).getByRole('alert')).toContainText('This browser blocks notifications from Soundings.')
  await expect(way(page, 'Email')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await signedIn.api.get<Reminders>(pathOf(endpoints.reminders.read))).toMatchObject({
    way: 'email',
    devices: 0,
  })
})

test('without a notification service no worker stays registered, and the page says so', async ({
  page,
  context,
  signedIn,
  guard,
}) => {
  guard.allow(/Push API|push service/)
  await context.grantPermissions(['notifications'])
  await turnOn(page)
  await way(page, 'Both').press('Enter')
  await expect(section(page).getByRole('alert')).toContainText('couldn’t reach its notification service')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await signedIn.api.get<Reminders>(pathOf(endpoints.reminders.read))).toMatchObject({
    way: 'email',
    devices: 0,
  })
})

test('a device gets reminders until the person signs out', async ({ ownServer, openBrowser }) => {
  // Only a secure page or this machine’s own name can have a worker.
  const server = await ownServer({}, 'localhost')
  const context = await openBrowser(server.origin)
  await withPushService(context)
  await context.grantPermissions(['notifications'], { origin: server.origin })
  const person = await newPerson(context, server)
  const page = await context.newPage()
  await turnOn(page)
  await way(page, 'This device').press('Enter')
  await expect(section(page).getByText('You get reminders here while you’re signed in.')).toBeVisible()
  await expect(way(page, 'This device')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  expect(await person.api.get<Reminders>(pathOf(endpoints.reminders.read))).toMatchObject({ way: 'device', devices: 1 })

  await section(page).getByRole('button', { name: 'Stop here' }).press('Enter')
  await expect(section(page).getByText('No device gets reminders at the moment.')).toBeVisible()
  await section(page).getByRole('button', { name: 'Remind me here' }).press('Enter')
  await expect(section(page).getByText('You get reminders here while you’re signed in.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the link in a reminder asks before it ends the emails', async ({ page }) => {
  await page.goto('/reminders/mail-off?account=unknown&token=unknown')
  await expect(page.getByRole('heading', { name: 'Turn off email reminders?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn off these emails' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Email reminders are off' })).toBeVisible()
})
