import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomInt } from 'node:crypto'
import { watchServer } from '../../bench/watched-server.ts'
import { startServer } from '../../e2e/fixtures/server.ts'
import { newPerson, type Client } from '../client.ts'
import { atLeast, atMost, none, type Fact } from '../facts.ts'
import { damaged } from '../fuzzing/damage.ts'
import { archiveSeeds, documentSeeds, pictureSeeds, type Seed } from '../fuzzing/seed-files.ts'
import { sendJournals } from '../fuzzing/send-journals.ts'

export const limitMinutes = 40

/** The number of damaged files for each reader. */
const FILES = { documents: 1_000, archives: 500, portraits: 500, photographs: 100 }
const HANDS = 2
/** Each account has a limit for uploads that await review. */
const FILES_PER_PERSON = 20
/** A reader is stopped after 30 s, and then the server responds. */
const SLOWEST_MS = 35_000
const SERVER_MIB = 600
const READER_MIB = 1_024

type Tally = { sent: number; read: number; failed: string[]; slowestMs: number }

/**
 * Damaged documents, archives, profile pictures, photos and exports of other journals over HTTP: each is read or
 * refused, and the server keeps running.
 */
export async function prove(): Promise<Fact[]> {
  await using watched = await watchServer((probe) => startServer({ DEV_LOGIN: 'off', LOG_LEVEL: 'warn', ...probe }))
  const { server } = watched
  const writer = await newPerson(server)
  for (const content of ['A first page.', 'A second page, with more in it than the first.']) {
    await writer.must('POST', pathOf(endpoints.entries.create), { body: { content, mood: 3, energy: 3, focus: 3 } })
  }
  const seeds: Record<keyof typeof FILES, Seed[]> = {
    documents: await documentSeeds(),
    archives: await archiveSeeds(writer, server.origin),
    portraits: await pictureSeeds(pathOf(endpoints.profile.removeAvatar)),
    photographs: await pictureSeeds(pathOf(endpoints.uploads.photograph)),
  }
  const tally: Tally = { sent: 0, read: 0, failed: [], slowestMs: 0 }
  let journals: Fact[] = []
  const { serverMib, childMib } = await watched.watch(async () => {
    for (const [reader, count] of Object.entries(FILES)) {
      const known = seeds[reader as keyof typeof FILES]
      await Promise.all(Array.from({ length: HANDS }, () => sendMany(known, Math.ceil(count / HANDS))))
    }
    journals = await sendJournals(server)
  })

  async function sendMany(known: readonly Seed[], count: number): Promise<void> {
    const others = known.map(({ bytes }) => bytes)
    let person = await newPerson(server)
    for (let sent = 0; sent < count; sent++) {
      if (sent % FILES_PER_PERSON === FILES_PER_PERSON - 1) person = await newPerson(server)
      const seed = known[randomInt(known.length)]
      if (seed) await send(person, { ...seed, bytes: damaged(seed.bytes, others) }, tally)
    }
  }

  for (const line of tally.failed.slice(0, 10)) process.stderr.write(`${line}\n`)
  const { status } = await writer.ask('GET', pathOf(endpoints.entries.list))
  const complaints = server.log().match(/"level":[56]0/g)?.length ?? 0
  return [
    atLeast(
      'damaged files',
      tally.sent,
      Object.values(FILES).reduce((sum, count) => sum + count, 0),
    ),
    atLeast('of which could still be read', tally.read, 1),
    none('answers of 500 and above, or none', tally.failed.length),
    atMost('slowest answer', tally.slowestMs, SLOWEST_MS, ' ms'),
    ...journals,
    none('errors in the log', complaints),
    atMost('largest memory of the server', serverMib, SERVER_MIB, ' MiB'),
    atMost('largest memory of a reader', childMib, READER_MIB, ' MiB'),
    atLeast('another user’s journal answers afterward', status === 200 ? 1 : 0, 1),
  ]
}

async function send(person: Client, { name, bytes, to, field }: Seed, tally: Tally): Promise<void> {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)]), name)
  const begun = performance.now()
  const answer = await person.ask<{ code?: string }>('POST', to, { body }).catch(() => null)
  tally.sent++
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun)
  if (answer?.status === 200) tally.read++
  const refused = answer !== null && answer.status >= 400 && typeof answer.body.code === 'string'
  if (!answer || answer.status >= 500 || (answer.status !== 200 && !refused)) {
    tally.failed.push(`${to} ${name} → ${answer?.status ?? 'no answer'} ${JSON.stringify(answer?.body ?? null)}`)
  }
}
