import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '@soundings/core/statistics'
import { freePort } from '../../e2e/fixtures/server.ts'
import { embeddedDatabase, postgresDatabase, type ScratchDatabase } from '../rig/databases.ts'
import { newWriter, storeWriter } from '../rig/journals.ts'
import { load } from '../rig/load.ts'
import { browserOf, getRequest, postRequest, READS } from '../rig/requests.ts'
import { watchServer } from '../watched-server.ts'
import type { Line } from '../table.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const ROUNDS = 5
const SECOND_START_S = 3
const IDLE_MIB = 260
const IDLE_MS = 20_000
const LOAD_S = 10
const ASK_EVERY_MS = 10
const MIB = 1_048_576

/**
 * @returns seconds from `npm start` to the first response, the server’s memory idle and under load, and the installed
 * size
 */
export async function measure(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soundings-bench-start-'))
  const first = await secondsToAnswer(dataDir)
  const later: number[] = []
  for (let round = 0; round < ROUNDS; round++) later.push(await secondsToAnswer(dataDir))
  await rm(dataDir, { recursive: true })
  const embedded = await memoryOf(await embeddedDatabase())
  const postgres = await memoryOf(await postgresDatabase())
  const told = ''
  return [
    { measure: 'first npm start, until the first answer', figure: first, unit: 's', told },
    { measure: 'second npm start, until the first answer', figure: median(later), unit: 's', limit: SECOND_START_S },
    { measure: 'embedded, memory idle', figure: embedded.idle, unit: 'MiB', limit: IDLE_MIB },
    { measure: 'embedded, memory under load, most', figure: embedded.loaded, unit: 'MiB', told },
    { measure: 'PostgreSQL, memory idle', figure: postgres.idle, unit: 'MiB', told },
    { measure: 'PostgreSQL, memory under load, most', figure: postgres.loaded, unit: 'MiB', told },
    {
      measure: 'installed, with the tools to build and test',
      figure: sizeOf(join(ROOT, 'node_modules')),
      unit: 'MiB',
      told,
    },
  ]
}

async function secondsToAnswer(dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'exit')
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('npm start has ended.')
    await pause(ASK_EVERY_MS)
  }
  const seconds = (performance.now() - begun) / 1000
  // The process group: npm, its child processes and the server.
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await ended
  return seconds
}

/**
 * The server’s memory with a journal of a thousand entries: after a while without requests, and while it does all its
 * work.
 */
async function memoryOf(created: ScratchDatabase): Promise<{ idle: number; loaded: number }> {
  await using database = created
  const writer = newWriter(1_000)
  {
    await using db = await database.open()
    await storeWriter(db, writer, { sealed: true, plain: false })
  }
  await using watched = await watchServer((environment) => database.serve(environment))
  const browser = await browserOf(watched.server.origin, writer)
  await pause(IDLE_MS)
  const { serverMib: idle } = await watched.watch(() => pause(1_000))
  const reads = Object.values(READS).map((path) => getRequest(browser, path))
  let turn = 0
  const next = () => (turn++ % 2 === 0 ? postRequest(browser) : (reads[turn % reads.length] ?? postRequest(browser)))
  const { serverMib: loaded } = await watched.watch(() => load(watched.server.origin, 16, LOAD_S, next))
  return { idle, loaded }
}

/** Disk usage of the files in MiB, without following the workspaces’ links. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return files.reduce((sum, file) => sum + lstatSync(join(file.parentPath, file.name)).size, 0) / MIB
}
