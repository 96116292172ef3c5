import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { atLeast, none, type Fact } from '../facts.ts'
import { proveMemory } from '../secrets/memory.ts'
import { findIn, telltales } from '../secrets/search.ts'

export const limitMinutes = 45

const ROOT = resolve(import.meta.dirname, '../../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
const RECORDER = new URL('../secrets/record-secrets.ts', import.meta.url).href
const SHOWN = 10
/** Lines of the journeys’ report to show when a journey failed. */
const LAST_LINES = 60
/** The folder in which a server that cannot send email puts its messages, for developers. */
const OUTBOX = /\/outbox\//
/**
 * Servers that cannot send email also log their sign-in links and, at the start, their development accounts. Both are
 * removed from the log before the search.
 */
const TOLD_TO_DEVELOPERS = /verify\?token=[\w.-]+|\b(?:demo|new)@soundings\.test\b/g

/** After all journeys: searches everything that the servers left behind for the users’ texts. */
export async function prove(): Promise<Fact[]> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-secrets-'))
  try {
    const kept = join(folder, 'servers')
    const recording = join(folder, 'recording')
    const passed = await runJourneys(kept, recording)
    await removeToldToDevelopers(kept)
    const pieces = telltales(recording)
    const inFiles = (await findIn(kept, pieces, join(folder, 'patterns'))).filter((line) => !OUTBOX.test(line))
    const inLogs = inFiles.filter((line) => /\/server\.log:/.test(line))
    const dumps = join(folder, 'dumps')
    const dumped = await dumpAll(kept, dumps)
    // A dump prints sealed bytes in hexadecimal, and would print unencrypted ones so, too.
    const inHex = pieces.map((piece) => Buffer.from(piece).toString('hex'))
    const inDumps = await findIn(dumps, [...pieces, ...inHex], join(folder, 'patterns'))
    const inData = inFiles.filter((line) => !/\/server\.log:/.test(line))
    for (const line of [...inData, ...inLogs, ...inDumps].slice(0, SHOWN)) process.stderr.write(`${line}\n`)
    return [
      atLeast('journeys passed', passed, 100),
      atLeast('texts, addresses, tokens and card numbers looked for', pieces.length, 200),
      none('found in the files of databases and next to them', inData.length),
      none('found in logs', inLogs.length),
      atLeast('databases dumped', dumped, 2),
      none('found in dumps', inDumps.length),
      ...(await proveMemory()),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns how many journeys passed */
async function runJourneys(kept: string, recording: string): Promise<number> {
  const playwright = spawn(
    join(ROOT, 'node_modules/.bin/playwright'),
    ['test', '--config', 'verification/e2e/playwright.config.ts'],
    {
      cwd: ROOT,
      env: { ...process.env, KEEP_SERVERS: kept, SERVER_IMPORT: RECORDER, RECORD_SECRETS: recording },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  playwright.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(playwright, 'close')) as [number | null]
  if (code !== 0) process.stderr.write(`${output.split('\n').slice(-LAST_LINES).join('\n')}\n`)
  return Number(/(\d+) passed/.exec(output)?.[1] ?? 0)
}

async function removeToldToDevelopers(kept: string): Promise<void> {
  for (const name of await readdir(kept)) {
    const log = join(kept, name, 'server.log')
    await writeFile(log, (await readFile(log, 'utf8')).replaceAll(TOLD_TO_DEVELOPERS, ''))
  }
}

/**
 * A decompressed backup of every database.
 * @returns how many
 */
async function dumpAll(kept: string, dumps: string): Promise<number> {
  const admin = promisify(execFile)
  let dumped = 0
  await mkdir(dumps, { recursive: true })
  for (const name of await readdir(kept)) {
    const dataDir = join(kept, name)
    if (!existsSync(join(dataDir, 'pglite'))) continue
    const packed = join(kept, `${name}.backup`)
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir }
    await admin(NODE, [join(ROOT, 'apps/server/src/ops/admin/main.ts'), 'backup', packed], { env })
    await pipeline(createReadStream(packed), createGunzip(), createWriteStream(join(dumps, name)))
    dumped++
  }
  return dumped
}
