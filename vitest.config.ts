import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Chromium without its own network traffic, as root in a container. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** docs/decisions/024-memory-protection-keys.md */
const RUNTIME_FLAGS = ['--no-memory-protection-keys']

const server = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['apps/server/src/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/prepare-databases.ts'],
    env: { TZ: 'UTC', TEST_DATABASE: database },
    execArgv: RUNTIME_FLAGS,
    // Only a hang takes so long: a busy machine has taken 30 s for reading a document.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts', 'prove/**/*.test.ts'],
          setupFiles: ['packages/core/testing/fast-check-seed.ts'],
          env: { TZ: 'UTC' },
          testTimeout: 60_000,
        },
      },
      server('pglite'),
      server('postgres'),
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: CHROMIUM_FLAGS,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
