import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entry } from '@soundings/contract/entries'
import { newPerson, type Client } from '../client.ts'
import { changeByte, copyOver, filesOf } from '../damage/data-folder.ts'
import { serverOn, type ProvedServer } from '../databases.ts'
import { atLeast, noPromise, none, type Fact } from '../facts.ts'

export const limitMinutes = 60

const ENTRIES = 60
/** A database page is 8 KiB; its header is damaged as often as its rows. */
const HEAD_BYTES = 24
/** One in this many of the catalog’s files is damaged, because most of them are alike. */
const OTHERS_EACH = 10
const ANSWER_MS = 90_000

/** What one changed byte led to. `refused`: the server didn’t start and said why. `told`: it reported the damage. */
type Outcome = 'whole' | 'one entry' | 'refused' | 'told' | 'lost'

/** Changes one byte in each file of the embedded database’s folder in turn, in its header or anywhere. */
export async function prove(): Promise<Fact[]> {
  await using proved = await serverOn('embedded')
  const { server } = proved
  const person = await newPerson(server)
  const ids: string[] = []
  for (let number = 0; number < ENTRIES; number++) ids.push((await write(person, textOf(number))).id)
  await server.stop()
  const folder = join(server.dataDir, 'pglite')
  const whole = `${folder}.whole`
  await copyOver(folder, whole)
  const outcomes: Outcome[] = []
  for (const file of await chosen(whole)) {
    await copyOver(whole, folder)
    if (!(await changeByte(join(folder, file), randomInt(2) === 0 ? randomInt(HEAD_BYTES) : randomInt(2 ** 31))))
      continue
    const outcome = await outcomeOf(proved, person, ids)
    outcomes.push(outcome)
    if (outcome === 'lost') process.stderr.write(`${file}: ${server.log().slice(-500)}\n`)
  }
  await rm(whole, { recursive: true, force: true })
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return [
    atLeast('files with one changed byte', outcomes.length, 50),
    noPromise('of these: every entry was read, and more were written', count('whole')),
    noPromise('one entry was damaged, all others were read, and more were written', count('one entry')),
    noPromise('the start refused and said what to do', count('refused')),
    noPromise('the server answered that data is damaged, or ended with a sentence', count('told')),
    none('entries lost or requests unanswered without a log line', count('lost')),
  ]
}

/** The files of the log, of this product’s tables and of the server as a whole; a sample of the catalog. */
async function chosen(folder: string): Promise<string[]> {
  const found: string[] = []
  let others = 0
  for (const file of filesOf(folder)) {
    if ((await stat(join(folder, file))).size === 0 || /\/(1|4)\//.test(file)) continue
    const isOurs = !file.startsWith('base/') || Number(/\/(\d+)$/.exec(file)?.[1] ?? 0) >= 16_384
    if (isOurs || others++ % OTHERS_EACH === 0) found.push(file)
  }
  return found
}

async function outcomeOf({ server }: ProvedServer, person: Client, ids: readonly string[]): Promise<Outcome> {
  const begun = server.log().length
  const said = () => server.log().slice(begun)
  try {
    await server.start()
  } catch {
    return /is damaged\. Move it away|disk is full/.test(said()) ? 'refused' : 'lost'
  }
  try {
    const found = await Promise.race([readAll(person, ids), pause(ANSWER_MS, null, { ref: false })])
    if (!found) return 'lost'
    if (found.refused || !found.wrote) return /damaged/.test(said()) ? 'told' : 'lost'
    if (found.missing > 0) return 'lost'
    return found.damaged === 0 ? 'whole' : found.damaged === 1 ? 'one entry' : 'lost'
  } catch {
    // The connection broke: the process must have logged why.
    return /has stopped|is damaged/.test(said()) ? 'told' : 'lost'
  } finally {
    await server.kill()
  }
}

async function readAll(person: Client, ids: readonly string[]) {
  let refused = 0
  let damaged = 0
  let missing = 0
  for (const [number, id] of ids.entries()) {
    const { status, body } = await person.ask<Entry>('GET', pathOf(endpoints.entries.read, { id: id }))
    if (status === 404 || status === 401) missing++
    else if (status !== 200) refused++
    else if (body.damaged) damaged++
    else if (body.content !== textOf(number)) missing++
  }
  const wrote = await person.ask('POST', pathOf(endpoints.entries.create), {
    body: entryOf('Written after the damage.'),
  })
  const listed = await person.ask('GET', `${pathOf(endpoints.entries.list)}?limit=200`)
  return { refused: refused + (listed.status === 200 ? 0 : 1), damaged, missing, wrote: wrote.status === 201 }
}

const entryOf = (content: string) => ({ content, mood: 3, energy: 3, focus: 3 })
const textOf = (number: number) => `Entry ${number}. ${'The water was dark and quite still today. '.repeat(number * 3)}`

function write(person: Client, content: string): Promise<Entry> {
  return person.must<Entry>('POST', pathOf(endpoints.entries.create), { body: entryOf(content) })
}
