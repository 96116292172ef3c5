import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer, type Server } from '../../e2e/fixtures/server.ts'
import { newPerson, type Client } from '../client.ts'
import { atLeast, atMost, none, notKnown, type Fact } from '../facts.ts'
import { journalWriter, type JournalWriter, type Refusal } from '../journal-writer.ts'
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts'

export const limitMinutes = 4

const MIB = 1_048_576
const DISK_MEGABYTES = 320
/** The database needs 32 MiB for its log; users fill the rest by writing. */
const NEARLY_FULL = 34 * MIB
const HANDS = 4
const CALM_MS = 1_500
const FULL_MS = 4_000
const FULL_WITHIN_MS = 40_000
const GOES_ON_WITHIN_MS = 5_000

/** The embedded database’s disk fills up while users write, and later has space again. */
export async function prove(): Promise<Fact[]> {
  await using disk = await mountSmallDisk(DISK_MEGABYTES)
  if (!disk) return [notKnown('a full disk', 'this user may not mount one', 'refused in a sentence')]
  await using started = await startServer({ DEV_LOGIN: 'off', LOG_LEVEL: 'warn', DATA_DIR: disk.folder })
  const server: Server = { ...started, dataDir: disk.folder }
  const refusals: Refusal[] = []
  const person = await newPerson(server)
  const writer = journalWriter(person, HANDS, (refusal) => refusals.push(refusal))
  await writer.writeUntil(AbortSignal.timeout(CALM_MS))
  const before = writer.acknowledged()
  return [
    atLeast('writes acknowledged before', before, 20),
    ...(await whileFull({ disk, server, person, writer, refusals })),
    ...(await afterAKill({ disk, server, writer })),
  ]
}

type Scene = { disk: SmallDisk; server: Server; person: Client; writer: JournalWriter; refusals: Refusal[] }

async function whileFull({ disk, server, person, writer, refusals }: Scene): Promise<Fact[]> {
  const stop = new AbortController()
  await disk.fillUntil(NEARLY_FULL)
  const writing = writer.writeUntil(stop.signal)
  const fullAfter = await untilTrue(() => refusals.length > 0, FULL_WITHIN_MS)
  const reads = await readAlong(person, FULL_MS)
  const { status, body, headers } = await person.ask<{ error?: string }>('POST', pathOf(endpoints.entries.create), {
    body: { content: 'No room for this.', mood: 3, energy: 3, focus: 3 },
  })
  const sentence = status === 507 && body.error?.startsWith('The server’s disk is full') && headers.get('retry-after')
  const [refused, acknowledged] = [refusals.length, writer.acknowledged()]
  await disk.makeRoom()
  const goesOnAfter = await untilTrue(() => writer.acknowledged() > acknowledged, GOES_ON_WITHIN_MS)
  await pause(CALM_MS)
  stop.abort()
  await writing
  const { lost, wrong } = await writer.compare()
  const unclear = refusals.filter(({ status: code, code: name }) => code !== 507 || name !== 'DISK_FULL')
  return [
    atMost('until the first write was refused', fullAfter, FULL_WITHIN_MS, ' ms'),
    atLeast('writes refused while the disk was full', refused, 10),
    none('of them refused otherwise than as DISK_FULL', unclear.length),
    none('refusals without a message and a time to try again', sentence ? 0 : 1),
    none(`reads refused in that time (of ${reads.asked})`, reads.refused),
    none('lines in the log that name the full disk, missing', server.log().includes('the disk is full') ? 0 : 1),
    atMost('until writing continued by itself once there was space', goesOnAfter, GOES_ON_WITHIN_MS, ' ms'),
    none('acknowledged writes lost', lost),
    none('entries half-written, doubled or never sent', wrong),
  ]
}

/** A start without a free byte reports why it stops, and the next start finds everything. */
async function afterAKill({ disk, server, writer }: Pick<Scene, 'disk' | 'server' | 'writer'>): Promise<Fact[]> {
  await disk.fillUntil(0)
  await server.kill()
  const outcome = await server.start().then(
    () => 'started',
    (error: unknown) => String(error),
  )
  await server.stop()
  await disk.makeRoom()
  await server.start()
  const { lost, wrong } = await writer.compare()
  return [
    none('starts without a free byte that did not report it', outcome.includes('The disk is full') ? 0 : 1),
    none('acknowledged writes lost after a kill on a full disk', lost),
    none('entries half-written, doubled or never sent then', wrong),
  ]
}

/** Requests entries and readiness for as long as the disk is full. */
async function readAlong(person: Client, ms: number): Promise<{ asked: number; refused: number }> {
  const end = performance.now() + ms
  let [asked, refused] = [0, 0]
  while (performance.now() < end) {
    for (const path of [pathOf(endpoints.entries.list), '/readyz']) {
      asked++
      if ((await person.ask('GET', path)).status !== 200) refused++
    }
    await pause(50)
  }
  return { asked, refused }
}

/** Milliseconds until a condition is true, or more than the limit. */
async function untilTrue(isSo: () => boolean, limitMs: number): Promise<number> {
  const begun = performance.now()
  while (!isSo()) {
    if (performance.now() - begun > limitMs) return limitMs + 1
    await pause(20)
  }
  return performance.now() - begun
}
