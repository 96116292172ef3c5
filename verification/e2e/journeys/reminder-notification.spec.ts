import { REMINDER_SENTENCE } from '@soundings/core/reminders'
import { CHROMIUM } from '../fixtures/chromium.ts'
import { newPerson } from '../fixtures/person.ts'
import { section, turnOn, way, withPushService } from '../fixtures/reminders.ts'
import { expect, test } from '../fixtures/test.ts'

// The headless shell shows no notifications.
test.use({ launchOptions: CHROMIUM })

test('a reminder on a device is a notification with one sentence', async ({ ownServer, openBrowser }) => {
  // Only a secure page or this machine’s own name can have a worker.
  const server = await ownServer({}, 'localhost')
  const context = await openBrowser(server.origin)
  await withPushService(context)
  await context.grantPermissions(['notifications'], { origin: server.origin })
  await newPerson(context, server)
  const page = await context.newPage()
  await turnOn(page)
  await way(page, 'This device').press('Enter')
  await expect(section(page).getByText('You get reminders here while you’re signed in.')).toBeVisible()

  // A push to a worker that is still being installed is lost.
  const stateOfWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/reminders/'))?.active?.state)
  await expect.poll(stateOfWorker).toBe('activated')
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.origin, registrationId, data: '{}' })
  const notified = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/reminders/')
      return (await registration?.getNotifications())?.map(({ title, body }) => [title, body])
    })
  await expect.poll(notified).toEqual([['Soundings', REMINDER_SENTENCE]])
})
