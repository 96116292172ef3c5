import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** A forbidden line per rule: the folder or file to plant it in, its text, and a part of the linter’s error. */
const PLANTED = [
  ['packages/core/src/echo', `import { z } from 'zod'`, 'relative imports only'],
  ['packages/core/src/echo', `import { readFileSync } from 'node:fs'`, 'relative imports only'],
  ['packages/core/src/echo', `import { median } from '../statistics/describe.ts'`, 'by its door'],
  ['packages/core/src/echo/engine', `import { x } from '../../text/words.ts'`, 'by its door'],
  ['packages/core/src/echo/rules/mirror', `import { x } from '../../../text/words.ts'`, 'by its door'],
  ['packages/core/src/echo/rules/mirror/a', `import { x } from '../../../../text/words.ts'`, 'by its door'],
  ['packages/core/src/echo/rules/mirror/a', `import { x } from '../../../../../testing/x.ts'`, 'stay inside core'],
  ['packages/core/src/echo/rules/mirror/a/b', `import { readFileSync } from 'node:fs'`, 'relative imports only'],
  ['packages/core/src/streaks', `export const now = new Date()`, 'only core/src/time may touch Date'],
  ['packages/core/src/time', `export const now = Date.now()`, 'take the time as an argument'],
  ['packages/core/src/random', `export const chance = Math.random()`, 'take a seeded random as an argument'],
  ['packages/core/src/random', `export const id = crypto.randomUUID()`, 'take a seeded random as an argument'],
  ['packages/core/src/streaks', `export const now = performance.now()`, 'take the time as an argument'],
  ['packages/core/src/streaks', `export const now = globalThis.Date.now()`, 'core has no globals'],
  ['packages/core/src/time', `export const now = globalThis.Date.now()`, 'core has no globals'],
  ['packages/core/src/streaks', `export const later = (then: () => void) => setTimeout(then, 1)`, 'core has no timers'],
  ['packages/core/src/time', `export const often = (then: () => void) => setInterval(then, 1)`, 'core has no timers'],
  ['packages/core/src/streaks', `export const count = (1_000).toLocaleString()`, 'the machine'],
  ['packages/core/src/time', `export const count = (1_000).toLocaleString()`, 'the machine'],
  ['packages/core/src/text', `export const order = 'a'.localeCompare('b')`, 'the machine'],
  ['packages/contract/src', `import fastify from 'fastify'`, 'contract knows zod and core only'],
  ['packages/contract/src', `import type { Db } from '@soundings/server/db'`, 'contract knows zod and core only'],
  [
    'apps/server/src/capabilities/insights',
    `import { createEntry } from '#server/capabilities/entries/create-entry.ts'`,
    "use another capability's store or its door",
  ],
  [
    'apps/server/src/capabilities/insights',
    `import { openJournals } from '#server/capabilities/entries/journal-cache/open-journals.ts'`,
    "use another capability's store or its door",
  ],
  [
    'apps/server/src/capabilities/archive/write',
    `import { standingEchoes } from '#server/capabilities/echoes/standing-echoes.ts'`,
    "use another capability's store or its door",
  ],
  [
    'apps/server/src/capabilities/insights',
    `import { createAccount } from '#server/ops/admin/create-account.ts'`,
    'comes in as an argument',
  ],
  ['apps/server/src/capabilities/insights', `import { buildApp } from '#server/app.ts'`, 'comes in as an argument'],
  ['apps/server/src/capabilities/insights/a.fixture.ts', `import { x } from '#server/app.ts'`, 'as an argument'],
  [
    'apps/server/src/platform/db',
    `import type { x } from '#server/capabilities/entries/entries.store.ts'`,
    'lower layers do not know capabilities',
  ],
  [
    'apps/server/src/platform/db',
    `import { x } from '../../capabilities/entries/entries.store.ts'`,
    'lower layers do not know capabilities',
  ],
  [
    'apps/server/src/adapters/mail',
    `import { x } from '../../capabilities/entries/entries.store.ts'`,
    'lower layers do not know capabilities',
  ],
  [
    'apps/server/src/platform/db',
    `import { createCaches } from '#server/caches.ts'`,
    'lower layers do not know capabilities',
  ],
  [
    'apps/server/src/platform/db',
    `import { createCaches } from '../../caches.ts'`,
    'lower layers do not know capabilities',
  ],
  ['apps/server/src/platform/db', `import { x } from '#server/main.ts'`, 'lower layers do not know capabilities'],
  ['apps/server/src/platform/db', `import { buildApp } from '#server/app.ts'`, 'lower layers do not know capabilities'],
  ['apps/server/src/platform/db', `import { x } from '#server/ops/upkeep.ts'`, 'lower layers do not know capabilities'],
  [
    'apps/server/src/platform/db',
    `import { format } from '#web/lib/format.ts'`,
    'the server does not know the web app',
  ],
  [
    'apps/server/src/capabilities/echoes',
    `import type { x } from '@soundings/web/lib'`,
    'the server does not know the web app',
  ],
  ['apps/server/src/ops', `import { x } from '../../../web/src/lib/x.ts'`, 'the server does not know the web app'],
  [
    'apps/server/src/app.ts',
    `import { popularTags } from '#server/capabilities/entries/journal-cache/popular-tags.ts'`,
    "use a capability's routes, store or door",
  ],
  [
    'apps/server/src/caches.ts',
    `import { pictureCache } from './capabilities/acoustic/picture-cache.ts'`,
    "use a capability's routes, store or door",
  ],
  [
    'apps/server/src/main.ts',
    `import { replanReminders } from '#server/capabilities/reminders/index.ts'`,
    'capabilities are reached through app.ts and ops',
  ],
  [
    'apps/server/src/ops/demo',
    `import { newEcho } from '#server/capabilities/echoes/echoes.service.ts'`,
    "ops uses a capability's stores and its door",
  ],
  [
    'apps/server/src/ops/admin/commands',
    `import { openJournals } from '../../../capabilities/entries/journal-cache/open-journals.ts'`,
    "ops uses a capability's stores and its door",
  ],
  ['apps/server/src/capabilities/entries', `export const home = process.env['HOME']`, 'process.env'],
  [
    'apps/web/src/features/echoes',
    `import { useDraft } from '#web/features/entries/use-draft.ts'`,
    'features do not know each other',
  ],
  ['apps/web/src/ui', `import { Shell } from '#web/app/shell.tsx'`, 'ui and lib know nothing above them'],
  ['apps/web/src/lib', `export const later = () => import('#web/pages/journal-page.tsx')`, 'ui and lib know nothing'],
  ['apps/web/src/pages', `import { LoginPage } from '#web/pages/login-page.tsx'`, 'a page composes features'],
  ['apps/web/src/pages', `import { LoginPage } from './login-page.tsx'`, 'a page composes features'],
  ['apps/web/src/pages', `import { buildApp } from '#server/app.ts'`, 'only through the contract'],
  [
    'apps/web/src/features/echoes',
    `import { buildApp } from '@soundings/server/src/app.ts'`,
    'only through the contract',
  ],
  ['apps/web/src/lib', `import type { App } from '#server/app.ts'`, 'only through the contract'],
  ['apps/web/src/app', `import { buildApp } from '../../../server/src/app.ts'`, 'only through the contract'],
  [
    'apps/server/src/ops',
    `import { x } from '#server/testing/builders.ts'`,
    'what helps tests is not part of the product',
  ],
  [
    'apps/server/src/main.ts',
    `import { x } from '#server/testing/builders.ts'`,
    'what helps tests is not part of the product',
  ],
  [
    'apps/server/src/app.ts',
    `import { x } from './testing/builders.ts'`,
    'what helps tests is not part of the product',
  ],
  [
    'apps/server/src/platform/db',
    `import { x } from '#server/testing/builders.ts'`,
    'what helps tests is not part of the product',
  ],
  [
    'apps/server/src/adapters/mail',
    `import { x } from '#server/testing/smtp-server.ts'`,
    'what helps tests is not part of the product',
  ],
  [
    'apps/server/src/capabilities/entries',
    `import { x } from '#server/testing/builders.ts'`,
    'what helps tests is not part of the product',
  ],
  [
    'apps/server/src/capabilities/archive/write',
    `import { x } from '#server/testing/builders.ts'`,
    'what helps tests is not part of the product',
  ],
  ['apps/web/src/app', `import { x } from '#web/testing/builders.ts'`, 'what helps tests is not part of the product'],
  ['apps/web/src/app', `import { x } from '../testing/builders.ts'`, 'what helps tests is not part of the product'],
  [
    'apps/web/src/features/echoes',
    `import { x } from '#web/testing/builders.ts'`,
    'what helps tests is not part of the product',
  ],
  ['apps/web/src/lib', `import { x } from '#web/testing/builders.ts'`, 'what helps tests is not part of the product'],
  ['apps/web/src/pages', `import { x } from '#web/testing/builders.ts'`, 'what helps tests is not part of the product'],
  ['verification/e2e/journeys', `import { x } from '@soundings/server/x'`, 'journeys use the product from outside'],
  ['verification/e2e/journeys', `import { buildApp } from '#server/app.ts'`, 'journeys use the product from outside'],
] as const

type Planted = (typeof PLANTED)[number]
type Finding = { filename: string; message: string; help?: string }

/** Starting the linter takes most of its time, so it reads many planted files at once, a line in each. */
const errors = new Map<Planted, string>()

beforeAll(() => {
  for (let left: readonly Planted[] = PLANTED; left.length > 0; left = left.filter((planted) => !errors.has(planted))) {
    const batch = new Map(left.map((planted) => [fileOf(planted), planted]))
    const findings = lint([...batch].map(([file, [, line]]) => ({ file, line })))
    for (const [file, planted] of batch) {
      const own = findings.filter(({ filename }) => filename === file)
      errors.set(planted, own.map(({ message, help = '' }) => `${message} ${help}`).join('\n'))
    }
  }
})

test.each(PLANTED.map((planted) => ({ planted, place: planted[0], line: planted[1] })))(
  'in $place, $line is refused with a sentence',
  ({ planted }) => {
    expect(errors.get(planted)).toContain(planted[2])
  },
)

/** Lines for a folder get a file each. A file that is named can take one line at a time. */
function fileOf(planted: Planted): string {
  const [place] = planted
  return place.endsWith('.ts') ? place : join(place, `planted-${PLANTED.indexOf(planted)}.ts`)
}

/** Lints lines in a tree of their own, because other tests read the sources meanwhile. */
function lint(files: readonly { file: string; line: string }[]): Finding[] {
  const tree = mkdtempSync(join(tmpdir(), 'arrows-'))
  try {
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
    for (const { file, line } of files) {
      mkdirSync(join(tree, dirname(file)), { recursive: true })
      writeFileSync(join(tree, file), `${line}\n`)
    }
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: tree,
      encoding: 'utf8',
    })
    return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
  } finally {
    rmSync(tree, { recursive: true })
  }
}
