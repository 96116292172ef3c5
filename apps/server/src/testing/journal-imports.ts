import type { FoundJournal, JournalChoices, JournalImport, JournalImports } from '@soundings/contract/journal-imports'
import { setTimeout } from 'node:timers/promises'
import { anEntry } from './builders.ts'
import type { Person } from './person.ts'
import { upload } from './uploads.ts'

const LOOK_EVERY_MS = 50
const WAIT_MS = 60_000

type Files = readonly { name: string; content: string | Buffer }[]

export const importsOf = async (person: Person) => (await person.get('/api/journal-imports')).json<JournalImports>()

/** Uploads another program's journal. @returns the import's id */
export async function sendJournal(person: Person, files: Files): Promise<string> {
  const sent = await upload(person, '/api/journal-imports', files)
  if (sent.statusCode !== 201) throw new Error(`The upload was refused: ${sent.body}`)
  return sent.json<{ id: string }>().id
}

/** The import once it is in one of these states. */
export async function whenImport(
  person: Person,
  id: string,
  ...states: readonly JournalImport['state'][]
): Promise<JournalImport> {
  const end = performance.now() + WAIT_MS
  for (;;) {
    const { current, done } = await importsOf(person)
    const found = [...(current ? [current] : []), ...done].find((one) => one.id === id)
    if (found && states.includes(found.state)) return found
    if (performance.now() > end) throw new Error(`The import is still ${found?.state ?? 'gone'}.`)
    await setTimeout(LOOK_EVERY_MS)
  }
}

/** The contents of an upload. @throws Error when it can't be read */
export async function foundIn(person: Person, files: Files): Promise<{ id: string; found: FoundJournal }> {
  const id = await sendJournal(person, files)
  const looked = await whenImport(person, id, 'found', 'failed')
  if (looked.state !== 'found' || !looked.found) throw new Error(`Nothing was found: ${JSON.stringify(looked)}`)
  return { id, found: looked.found }
}

/** The choices that the page proposes. */
export function proposed({ moods }: FoundJournal, changes: Partial<JournalChoices> = {}): JournalChoices {
  return {
    moods: moods.map(({ source, name, rating }) => ({ source, name, rating })),
    folder_tags: [],
    beside: false,
    undated: true,
    ...changes,
  }
}

/** Imports everything in an upload, with the choices that the page proposes. */
export async function bringJournal(person: Person, files: Files, changes: Partial<JournalChoices> = {}) {
  const { id, found } = await foundIn(person, files)
  const answer = await person.post(`/api/journal-imports/${id}/entries`, proposed(found, changes))
  if (answer.statusCode !== 204) throw new Error(`It was refused: ${answer.body}`)
  const ended = await whenImport(person, id, 'done', 'failed')
  if (ended.state !== 'done') throw new Error(`It failed: ${JSON.stringify(ended)}`)
  return { id, found, brought: ended.brought }
}

/** Restores the archive of a journal whose one entry was deleted for good since. @returns the import's id */
export async function archiveOnItsWay(person: Person): Promise<string> {
  await person.post('/api/entries', anEntry({ content: 'The harbor was quiet.' }))
  const archive = (await person.get('/api/privacy/archive')).rawPayload
  const [entry] = (await person.get('/api/entries')).json<{ entries: { id: string }[] }>().entries
  await person.delete(`/api/entries/${entry?.id}`)
  await person.delete(`/api/deleted-entries/${entry?.id}`)
  const id = await sendJournal(person, [{ name: 'soundings.zip', content: archive }])
  await whenImport(person, id, 'found')
  const nothing = { moods: [], folder_tags: [], beside: false, undated: true }
  await person.post(`/api/journal-imports/${id}/entries`, nothing)
  return id
}
