import { setTimeout as pause } from 'node:timers/promises'
import { watchServer } from '../../bench/watched-server.ts'
import { embeddedDatabase } from '../../bench/rig/databases.ts'
import { newWriter, storeWriter, type Writer } from '../../bench/rig/journals.ts'
import { percentile } from '../../bench/rig/load.ts'
import { browserOf, type Browser } from '../../bench/rig/requests.ts'
import type { Server } from '../../e2e/fixtures/server.ts'
import { atMost, type Fact } from '../facts.ts'
import { archiveOfLines, attacks, HARD_TEXT, type Attack } from '../neighbors/attacks.ts'
import { newNeighbor, type Neighbor } from '../neighbors/neighbor.ts'

export const limitMinutes = 20

const HEAPS = [
  ['default heap', ''],
  ['heap of 512 MiB', '--max-old-space-size=512'],
] as const
const PHASE_MS = 15_000
/** Milliseconds at the start of a phase that don't count: journals are opened and code is compiled. */
const WARM_MS = 4_000
const HARD_ENTRIES = 30
const ENTRIES = 1_000
const ATTACKER_ENTRIES = 40

/** Limit in ms for the 99th percentile of the other account’s responses. */
const P99_MS = 250
const SERVER_MIB = 700
const LOG_LINES = 20

/** One account does its worst on every route; measures the effect on another account and on the server’s memory. */
export async function prove(): Promise<Fact[]> {
  const facts: Fact[] = []
  for (const [heap, flag] of HEAPS) facts.push(...(await proveWith(heap, flag)))
  return facts
}

async function proveWith(heap: string, flag: string): Promise<Fact[]> {
  await using database = await embeddedDatabase()
  await using idleDatabase = await embeddedDatabase()
  const [attacker, neighbor] = [withHardTexts(newWriter(ATTACKER_ENTRIES)), newWriter(ENTRIES)]
  for (const [scratch, writers] of [
    [database, [attacker, neighbor]],
    [idleDatabase, [neighbor]],
  ] as const) {
    await using db = await scratch.open()
    for (const writer of writers) await storeWriter(db, writer, { sealed: true, plain: false })
    await db.query('analyze')
  }
  await using watched = await watchServer((probe) =>
    database.serve({ FEATURE_ACOUSTIC: 'on', LOG_LEVEL: 'error', NODE_OPTIONS: `${probe['NODE_OPTIONS']} ${flag}` }),
  )
  await using idle = await idleDatabase.serve({ LOG_LEVEL: 'error' })
  const [own, other] = await Promise.all([browserOf(watched.server.origin, neighbor), browserOf(idle.origin, neighbor)])
  const attackerBrowser = await browserOf(watched.server.origin, attacker)
  const archive = await archiveOfLines(other)
  await using disturbed = newNeighbor(own)
  await using alone = newNeighbor(other)
  await pause(WARM_MS)
  await Promise.all([disturbed.waits(), alone.waits()])
  const facts: Fact[] = []
  for (const attack of attacks(archive)) {
    const phase = `${heap}, ${attack.name}`
    try {
      const { serverMib } = await watched.watch(() => during(attack, attackerBrowser))
      facts.push(...(await factsOf(phase, disturbed, alone, serverMib)))
    } catch (error) {
      throw new Error(`During “${phase}”: ${stateOf(watched.server)}`, { cause: error })
    }
  }
  return facts
}

/** Data that explains a broken connection. */
function stateOf(server: Server): string {
  const ended = server.ended()
  const log = server.log().trimEnd().split('\n').slice(-LOG_LINES).join('\n')
  return `${ended === null ? 'The server still runs' : `The server ended with ${ended}`}. Its log ends:\n${log}`
}

async function during(attack: Attack, attacker: Browser): Promise<void> {
  await attack.run(attacker, AbortSignal.timeout(PHASE_MS))
}

async function factsOf(phase: string, disturbed: Neighbor, alone: Neighbor, mib: number): Promise<Fact[]> {
  const [waits, idle] = await Promise.all([disturbed.waits(), alone.waits()])
  const p99 = percentile(waits, 0.99)
  const floor = percentile(idle, 0.99)
  const told = [
    `p50 ${ms(percentile(waits, 0.5))}`,
    `p99 ${ms(p99)}`,
    `longest ${ms(Math.max(...waits))}`,
    `idle server p99 ${ms(floor)}`,
  ]
  return [
    { fact: phase, figure: told.join(', '), must: `p99 at most ${P99_MS} ms`, holds: p99 <= P99_MS },
    atMost(`${phase}: memory of the server`, mib, SERVER_MIB, ' MiB'),
  ]
}

function ms(time: number): string {
  return `${Number(time.toPrecision(3))} ms`
}

/** A journal that is expensive to read, within the days that Echos use. */
function withHardTexts(writer: Writer): Writer {
  const entries = writer.entries.map((entry, index) =>
    index < HARD_ENTRIES ? { ...entry, content: HARD_TEXT } : entry,
  )
  return { ...writer, entries }
}
