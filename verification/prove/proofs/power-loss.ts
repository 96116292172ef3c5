import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry } from '@soundings/contract/entries'
import { newPerson, type Client } from '../client.ts'
import { serverOn } from '../databases.ts'
import { atLeast, none, type Fact } from '../facts.ts'
import { DiskModel } from '../power-loss/disk-model.ts'
import { openState } from '../power-loss/open-state.ts'
import { POWER_CUTS } from '../power-loss/power-cuts.ts'
import { append, readRecording, type DiskEvent } from '../power-loss/recording.ts'

export const limitMinutes = 20

const RECORDER = new URL('../power-loss/record-disk.ts', import.meta.url).href
const WRITE_MS = 4_000
const HANDS = 4
/** Numbers of cuts while entries are written, and while the database is created; each with every kind of cut. */
const CUTS = 130
const CUTS_AT_CREATION = 6
const CUTS_WITHOUT_SYNC = 12
/** States that are opened at the same time, for the cores of a small machine. */
const AT_ONCE = 2
const PUBLISHED = 'pglite'

type Tally = { states: number; lost: number; wrong: number; refused: number }

/** A power cut at any moment of the embedded database: the disk’s possible states are rebuilt and opened. */
export async function prove(): Promise<Fact[]> {
  const secret = randomBytes(32)
  // In memory where there is space: there are many rebuilt disks, and they need not be durable.
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'soundings-power-'))
  try {
    const recording = join(folder, 'recording')
    await record(recording, secret)
    const events = readRecording(recording)
    const published = events.findIndex((event) => event.kind === 'rename' && event.to === PUBLISHED)
    const creation = moments(CUTS_AT_CREATION, 0, published + 2)
    const writing = moments(CUTS, published + 2, events.length)
    const sound = await tryCuts(events, [...creation, ...writing], { folder, secret, syncedUntil: Infinity })
    const unsynced = moments(CUTS_WITHOUT_SYNC, published + 2, events.length)
    const bare = await tryCuts(events, unsynced, { folder, secret, syncedUntil: published + 2 })
    return [
      atLeast('acknowledged entries in the recording', events.filter(isAcknowledgement).length, 100),
      atLeast('disk states rebuilt and opened', sound.states, 500),
      none('acknowledged entries lost', sound.lost),
      none('entries that differ from everything that was written', sound.wrong),
      none('states that the database refused to open', sound.refused),
      atLeast('without the durable file layer: states that lose entries or do not open', bare.lost + bare.refused, 1),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Records a server from its first start: entries, a clean stop, a second start, more entries. */
async function record(path: string, secret: Buffer): Promise<void> {
  const log = openSync(path, 'a')
  await using proved = await serverOn('embedded', {
    SECRET_KEY: secret.toString('base64'),
    NODE_OPTIONS: `--import=${RECORDER}`,
    RECORD_DISK: path,
  })
  const { server } = proved
  const person = await newPerson(server)
  await writeFor(WRITE_MS, person, log)
  await server.stop()
  await server.start()
  await writeFor(WRITE_MS, person, log)
  closeSync(log)
}

async function writeFor(ms: number, person: Client, log: number): Promise<void> {
  const until = performance.now() + ms
  async function hand(): Promise<void> {
    while (performance.now() < until) {
      const text = `${randomBytes(8).toString('hex')} ${'and the tide went out again '.repeat(Math.ceil(Math.random() ** 2 * 600))}`
      const body = { content: text.trim(), mood: 3, energy: 3, focus: 3 }
      const { id } = await person.must<Entry>('POST', pathOf(endpoints.entries.create), { body })
      append(log, { kind: 'acknowledged', path: '', entry: id, text: body.content })
    }
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
}

/** Goes through the recording once and, at each of the moments, opens the state that each kind of cut leaves. */
async function tryCuts(
  events: readonly DiskEvent[],
  cutAt: readonly number[],
  { folder, secret, syncedUntil }: { folder: string; secret: Buffer; syncedUntil: number },
): Promise<Tally> {
  const tally: Tally = { states: 0, lost: 0, wrong: 0, refused: 0 }
  const sent = new Map(events.filter(isAcknowledgement).map(({ entry, text }) => [entry, text]))
  const disk = new DiskModel()
  const acknowledged: string[] = []
  const open = new Set<Promise<void>>()
  let at = 0
  for (const moment of cutAt) {
    for (; at < moment; at++) {
      const event = events[at]
      if (!event) break
      if (event.kind === 'acknowledged') acknowledged.push(event.entry)
      else disk.apply(event, at < syncedUntil)
    }
    for (const cut of Object.values(POWER_CUTS)) {
      const state = join(folder, `state-${syncedUntil}-${tally.states++}`)
      disk.leave(state, cut())
      const opened = check(state, [...acknowledged]).finally(() => open.delete(opened))
      open.add(opened)
      if (open.size >= AT_ONCE) await Promise.race(open)
    }
  }
  await Promise.all(open)
  return tally

  async function check(state: string, told: readonly string[]): Promise<void> {
    try {
      const found = await openState(state, secret)
      tally.lost += told.filter((entry) => !found.has(entry)).length
      tally.wrong += [...found].filter(([entry, text]) => sent.has(entry) && sent.get(entry) !== text).length
    } catch (error) {
      tally.refused++
      if (syncedUntil === Infinity) process.stderr.write(`${state}: ${String(error)}\n`)
    } finally {
      await rm(state, { recursive: true, force: true })
    }
  }
}

/** Random moments in a part of the recording, in order. */
function moments(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, () => Math.ceil(from + Math.random() * (to - from))).toSorted((a, b) => a - b)
}

function isAcknowledgement(event: DiskEvent): event is Extract<DiskEvent, { kind: 'acknowledged' }> {
  return event.kind === 'acknowledged'
}
