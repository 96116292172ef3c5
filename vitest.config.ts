import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testsThatDependOnTheDatabase } from './tools/testing/database-tests.ts'
import { packagesOfTheWebApp } from './tools/testing/web-packages.ts'

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

/** Fails a test that writes a warning or an error to the console. */
const CONSOLE_GUARD = 'tools/testing/console-guard.ts'

/** docs/decisions/024-memory-protection-keys.md */
const RUNTIME_FLAGS = ['--no-memory-protection-keys']

/** Server tests that replace the timers of their worker: a server left over from another test would use them too. */
const TIMERS = 'apps/server/src/**/*.timers.test.ts'

const server = (database: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    name: `server-${database}`,
    include,
    exclude: [TIMERS],
    // A worker loads the server once and opens one database, instead of once for each of a hundred files.
    isolate: false,
    setupFiles: [CONSOLE_GUARD],
    globalSetup: ['tools/testing/bundled-processes.ts', 'apps/server/src/testing/prepare-databases.ts'],
    env: { TZ: 'UTC', TEST_DATABASE: database },
    execArgv: RUNTIME_FLAGS,
    // Only a hang takes so long: a busy machine has taken 30 s for reading a document.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'core',
          // Each worker loads the engine and its word lists once, instead of once for each of 240 files.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'verification/*/**/*.test.ts', TIMERS],
          setupFiles: [CONSOLE_GUARD, 'packages/core/testing/fast-check-seed.ts'],
          env: { TZ: 'UTC' },
          // Only a hang takes so long: on a busy machine, running ninety days of a journal has taken over 60 s, and
          // running sixty days twice over 120 s.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      server('pglite', ['apps/server/src/**/*.test.ts']),
      server('postgres', testsThatDependOnTheDatabase()),
      {
        plugins: [react()],
        // Bundled again for each run, because Vite’s cache doesn’t notice a change in a package of the workspace. A
        // package found later would replace the bundles under tests that run, so none is looked for.
        optimizeDeps: { include: packagesOfTheWebApp(), extensions: ['.ts'], noDiscovery: true, force: true },
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: [CONSOLE_GUARD],
          // Chromium encodes an image a second later when it draws no frames, as on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['HEADLESS_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
