import { pathOf } from '@soundings/contract/endpoint'
import { entries, journalImports } from '@soundings/contract/endpoints'
import type { FoundJournal, JournalImport, JournalImports, JournalSource } from '@soundings/contract/journal-imports'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Client } from '../client.ts'

const LOOK_EVERY_MS = 50
/** The longest wait for a step of an import, in ms: the reading process has five minutes for each question. */
const LONGEST_MS = 10 * 60_000
/** Words to search for in an entry: the first line of the file that hostile links point to. */
const OF_THE_SYSTEM = /root:[^:]*:0:0/
/** The message for unexpected failures. */
const UNFORESEEN = /something went wrong/i
const TOO_MUCH = /took too much memory or time/

export type SentFile = { name: string; bytes: Buffer }

/** How an import ended. `refused`: the server didn’t take the files. */
export type Followed = {
  state: 'refused' | 'found' | 'failed' | 'done' | 'too late'
  sources: JournalSource[]
  entries: number
  tookTooMuch: boolean
  ms: number
  /** Broken promises: an answer of 500 or above, a failure without a message, or words from outside the files. */
  broken: string[]
}

/** Sends files as the page does, reads the result, imports it if wanted, and removes everything. */
export async function followImport(person: Client, files: readonly SentFile[], bringsIn: boolean): Promise<Followed> {
  const followed: Followed = { state: 'too late', sources: [], entries: 0, tookTooMuch: false, ms: 0, broken: [] }
  const begun = performance.now()
  try {
    await follow(person, files, bringsIn, followed)
  } catch (error) {
    followed.broken.push(error instanceof Error ? error.message : String(error))
  }
  followed.ms = performance.now() - begun
  return followed
}

async function follow(
  person: Client,
  files: readonly SentFile[],
  bringsIn: boolean,
  followed: Followed,
): Promise<void> {
  const body = new FormData()
  for (const { name, bytes } of files) body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const sent = await asked<{ id: string; message?: string }>(person.ask('POST', pathOf(journalImports.begin), { body }))
  if (sent.status >= 400) {
    followed.state = 'refused'
    note(followed, sent.body.message)
    return
  }
  const { id } = sent.body
  const looked = await when(person, id, ['found', 'failed'])
  if (looked) end(followed, looked)
  if (looked?.state !== 'found' || !looked.found || !bringsIn) {
    expect(await asked(person.ask('DELETE', pathOf(journalImports.cancel, { id }))), 204)
    return
  }
  expect(await asked(person.ask('POST', pathOf(journalImports.bringIn, { id }), { body: proposed(looked.found) })), 204)
  const ended = await when(person, id, ['done', 'failed'])
  followed.state = 'too late'
  if (ended) end(followed, ended)
  const { body: journal } = await asked(person.ask('GET', pathOf(entries.list)))
  if (OF_THE_SYSTEM.test(JSON.stringify(journal))) followed.broken.push('An entry has words of another file.')
  if (ended?.state === 'done') {
    if (ended.brought.undo_until) {
      expect(await asked(person.ask('POST', pathOf(journalImports.undo, { id }), { body: {} })), 200)
    }
  } else expect(await asked(person.ask('DELETE', pathOf(journalImports.cancel, { id }))), 204)
}

function end(followed: Followed, ended: JournalImport): void {
  if (ended.state === 'looking' || ended.state === 'arriving') return
  followed.state = ended.state
  if (ended.state === 'found') followed.sources = ended.found?.sources.map(({ source }) => source) ?? []
  if (ended.state === 'done') followed.entries = ended.brought.entries
  if (ended.state === 'failed') note(followed, ended.sentence)
}

function note(followed: Followed, sentence: string | undefined): void {
  if (!sentence || UNFORESEEN.test(sentence)) followed.broken.push(`No reason is given: ${sentence}`)
  followed.tookTooMuch = TOO_MUCH.test(sentence ?? '')
}

/** The import in one of these states; null when it takes too long. */
async function when(person: Client, id: string, states: readonly string[]): Promise<JournalImport | null> {
  for (const last = performance.now() + LONGEST_MS; performance.now() < last;) {
    const { body } = await asked<JournalImports>(person.ask('GET', pathOf(journalImports.all)))
    const found = [body.current, ...body.done].find((one) => one?.id === id)
    if (!found) throw new Error('The import is gone.')
    if (states.includes(found.state)) return found
    await pause(LOOK_EVERY_MS)
  }
  return null
}

/** The page’s proposals: the ratings of the source, and folders as tags if there are several. */
function proposed({ moods, folders }: FoundJournal) {
  return {
    moods: moods.map(({ source, name, rating }) => ({ source, name, rating })),
    folder_tags: folders.length > 1 ? folders.map(({ name }) => name) : [],
    beside: false,
    undated: true,
  }
}

async function asked<T>(request: Promise<Answer<unknown>>): Promise<Answer<T>> {
  const answer = (await request) as Answer<T>
  const refused = answer.status >= 400 && typeof (answer.body as { code?: string } | null)?.code !== 'string'
  if (answer.status >= 500 || refused) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

function expect({ status, body }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body)}`)
}
