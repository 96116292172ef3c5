import { CHROMIUM } from '../fixtures/chromium.ts'
import { expectAlert } from '../fixtures/lost-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { openJournal } from '../fixtures/writing.ts'

// Without a microphone Chromium shows its permission prompt first, instead of failing at once.
test.use({
  permissions: ['microphone'],
  launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--use-fake-device-for-media-stream'] },
})

test('a machine without a microphone says so', async ({ page, signedIn: _person }) => {
  await openJournal(page)
  const microphone = page.getByRole('button', { name: 'Microphone' })
  await microphone.click()
  await expectAlert(page, 'No microphone found. Please connect a microphone and try again.')
  await expect(microphone).toHaveAttribute('aria-pressed', 'false')
})
