import { CHROMIUM } from '../fixtures/chromium.ts'
import { expectAlert } from '../fixtures/lost-server.ts'
import { test } from '../fixtures/test.ts'
import { openJournal } from '../fixtures/writing.ts'

// Chromium asks for the sound where none can be recorded, instead of refusing before.
test.use({
  permissions: ['microphone'],
  launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--use-fake-device-for-media-stream'] },
})

test('a machine without a microphone says so', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  await page.getByRole('button', { name: 'Microphone' }).click()
  await expectAlert(page, 'No microphone found. Please connect a microphone and try again.')
})
