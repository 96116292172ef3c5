import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newPerson } from '../client.ts'
import { serverOn, type DatabaseKind } from '../databases.ts'
import { atLeast, none, type Fact } from '../facts.ts'
import { journalWriter, type JournalWriter } from '../journal-writer.ts'

export const limitMinutes = 15

const KILLS = 100
const PEOPLE = 2
const WRITERS_EACH = 4
/** The server is killed at a random moment after at most this many acknowledged writes. */
const WRITES_MAX = 12
const SOME_MS = 40
/** A server that starts slowly is killed before it has written anything. */
const PATIENCE_MS = 4_000
/** The whole journal is read after every this many kills, so that a loss is found near its cause. */
const READ_EVERY = 20

/** `kill -9` of the server while several users write at once, over and over, on both databases. */
export async function prove(): Promise<Fact[]> {
  return [...(await proveOn('embedded')), ...(await proveOn('postgres'))]
}

async function proveOn(kind: DatabaseKind): Promise<Fact[]> {
  await using proved = await serverOn(kind)
  const { server } = proved
  const writers: JournalWriter[] = []
  for (let person = 0; person < PEOPLE; person++) {
    writers.push(journalWriter(await newPerson(server), WRITERS_EACH))
  }
  let failedStarts = 0
  let lost = 0
  let wrong = 0
  for (let round = 1; round <= KILLS; round++) {
    const stop = new AbortController()
    const writing = writers.map((writer) => writer.writeUntil(stop.signal))
    await someWrites(writers)
    await server.kill()
    stop.abort()
    await Promise.all(writing)
    await server.start().catch(async () => {
      failedStarts++
      await server.start()
    })
    if (round % READ_EVERY > 0) continue
    for (const writer of writers) {
      const found = await writer.compare()
      lost += found.lost
      wrong += found.wrong
    }
  }
  const acknowledged = acknowledgedBy(writers)
  return [
    atLeast(`${kind}: kills under concurrent writes`, KILLS, KILLS),
    atLeast(`${kind}: acknowledged writes`, acknowledged, KILLS),
    none(`${kind}: acknowledged writes lost`, lost),
    none(`${kind}: entries half-written, doubled or never sent`, wrong),
    none(`${kind}: starts after a kill that failed`, failedStarts),
  ]
}

async function someWrites(writers: readonly JournalWriter[]): Promise<void> {
  const wanted = acknowledgedBy(writers) + randomInt(WRITES_MAX + 1)
  const until = performance.now() + PATIENCE_MS
  while (acknowledgedBy(writers) < wanted && performance.now() < until) await pause(1)
  await pause(randomInt(SOME_MS))
}

function acknowledgedBy(writers: readonly JournalWriter[]): number {
  return writers.reduce((sum, writer) => sum + writer.acknowledged(), 0)
}
