import { JournalSource } from '@soundings/contract/journal-imports'
import { randomInt } from 'node:crypto'
import type { Server } from '../../e2e/fixtures/server.ts'
import { newPerson, type Client } from '../client.ts'
import { atLeast, atMost, none, type Fact } from '../facts.ts'
import { damaged } from './damage.ts'
import { followImport, type Followed, type SentFile } from './follow-import.ts'
import { hostileJournals } from './hostile-journals.ts'
import { journalSeeds, type JournalSeed } from './journal-seeds.ts'

/** Damaged exports, about six minutes of them while other work shares two cores. */
const DAMAGED = 250
const HANDS = 2
/** Each account has limits for its requests and for uploads that await review. */
const FILES_PER_PERSON = 20
/** One in this many damaged exports is read but not imported. */
const LOOKED_AT = 3
/** A reader is stopped after five minutes without an answer. */
const SLOWEST_S = 310
/** A file below this size can’t need much memory or time, so a reader that reports a limit has crashed. */
const SMALL_BYTES = 1_048_576

type Sent = Followed & { what: string; bytes: number }

/** Sends exports of every program to the import of journals: undamaged, damaged, and made to do harm. */
export async function sendJournals(server: Server): Promise<Fact[]> {
  const seeds = await journalSeeds()
  const others = seeds.map(({ bytes }) => bytes)
  const chosen = Array.from({ length: Math.ceil(DAMAGED / seeds.length) }, () => seeds).flat()
  const whole = await sendAll(server, HANDS, seeds, (seed) => send(`the whole ${seed.name} of ${seed.source}`, [seed]))
  const broken = await sendAll(server, HANDS, chosen, ({ source, name, bytes }) =>
    send(`a damaged ${name} of ${source}`, [{ name, bytes: damaged(bytes, others) }], randomInt(LOOKED_AT) > 0),
  )
  // One after the other: some of them are large.
  const hostile = await sendAll(server, 1, hostileJournals(seeds), async ({ what, files }) => send(what, await files()))
  return factsOf({ seeds, whole, broken, hostile })
}

type Results = { seeds: readonly JournalSeed[]; whole: Sent[]; broken: Sent[]; hostile: Sent[] }

function factsOf({ seeds, whole, broken, hostile }: Results): Fact[] {
  const all = [...whole, ...broken, ...hostile]
  const missing = JournalSource.options.filter((program) => !seeds.some(({ source }) => source === program))
  const misread = whole.filter((sent, index) => !isRead(sent, seeds[index]))
  const harmed = all.filter((sent) => sent.broken.length > 0)
  const crashed = all.filter(({ tookTooMuch, bytes }) => tookTooMuch && bytes < SMALL_BYTES)
  for (const { what, state, broken: problems } of new Set([...misread, ...harmed, ...crashed])) {
    process.stderr.write(`${what}: ${state} ${problems.join(' ')}\n`)
  }
  return [
    none('programs without an undamaged export', missing.length),
    none('undamaged exports that their program’s adapter didn’t bring in', misread.length),
    atLeast('damaged exports', broken.length, DAMAGED),
    atLeast('of which could be brought in', broken.filter(({ state }) => state === 'done').length, 1),
    atLeast('exports made to do harm', hostile.length, 1),
    none('exports with a server error, without a reason, or with words of another file', harmed.length),
    none('exports that were still being read when their time was up', all.filter(isLate).length),
    none('small exports that took too much memory or time', crashed.length),
    atMost('slowest export, from sending to removing', Math.max(...all.map(({ ms }) => ms)) / 1_000, SLOWEST_S, ' s'),
  ]
}

type Task = (person: Client) => Promise<Sent>

const send =
  (what: string, files: readonly SentFile[], bringsIn = true): Task =>
  async (person) => ({
    ...(await followImport(person, files, bringsIn)),
    what,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
  })

/** Runs a task for each item, a few at once. @returns the results in the order of the items */
async function sendAll<T>(
  server: Server,
  hands: number,
  things: readonly T[],
  taskOf: (thing: T) => Task | Promise<Task>,
): Promise<Sent[]> {
  const results: Sent[] = []
  const waiting = [...things.entries()]
  async function work(): Promise<void> {
    let person = await newPerson(server)
    for (let sent = 1, next = waiting.shift(); next; next = waiting.shift(), sent++) {
      if (sent % FILES_PER_PERSON === 0) person = await newPerson(server)
      const [index, thing] = next
      const task = await taskOf(thing)
      results[index] = await task(person)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  return results
}

/** True when only the adapter of its program read an export, and at least part of it was imported. */
function isRead({ state, sources, entries }: Sent, seed: JournalSeed | undefined): boolean {
  return state === 'done' && entries > 0 && sources.length === 1 && sources[0] === seed?.source
}

function isLate({ state }: Sent): boolean {
  return state === 'too late'
}
