import { defineConfig } from '@playwright/test'
import { HEADLESS } from './fixtures/chromium.ts'

/** The json reporter reads its output path from PLAYWRIGHT_JSON_OUTPUT_FILE itself. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/{journeys,checks}/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Journeys start and kill their own servers; on a busy machine a start alone takes many seconds.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    launchOptions: HEADLESS,
  },
})
