import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { RestoredArchive } from '@soundings/contract/archive'
import { bodyOf, signInAsNewcomer } from '../rig/newcomer.ts'
import type { Line } from '../table.ts'
import { startWatchedServer, type Watched } from '../watched-server.ts'

const ENTRIES = 10_000
const WORDS = 300
/** Entries that are written at a time. */
const AT_ONCE = 20
const DAY_MS = 86_400_000

/** The longest block of the event loop that does not slow down other users’ requests noticeably. */
const BLOCK_MS = 50
/** The longest acceptable wait for a file. */
const FILE_S = 15
/** Limit for the memory of the server. */
const SERVER_MIB = 1_000

/** @returns for 10,000 entries of 300 words, per kind of file: seconds, longest block of the event loop, peak memory */
export async function measure(): Promise<Line[]> {
  await using watched = await startWatchedServer()
  const { server } = watched
  await using newcomer = await signInAsNewcomer(server)
  const { client, api, headers } = newcomer
  for (let from = 0; from < ENTRIES; from += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => from + index)
    await Promise.all(batch.map((day) => api.write({ content: pageOf(day), created_at: dateOf(day) })))
  }
  const fetched = async (path: string) => bodyOf(await client.get(path, { timeout: 0 }))
  const sent = async (work: 'verify' | 'restore', buffer: Buffer) => {
    const multipart = { file: { name: 'archive.zip', mimeType: 'application/zip', buffer } }
    return bodyOf(await client.post(pathOf(endpoints.archive[work]), { headers, multipart, timeout: 0 }))
  }

  const lines: Line[] = []
  for (const format of ['txt', 'rtf', 'docx', 'markdown', 'dayone', 'epub']) {
    lines.push(
      ...linesOf(format, await watched.watch(() => fetched(`${pathOf(endpoints.exports.journal)}?format=${format}`))),
    )
  }
  lines.push(...linesOf('complete data', await watched.watch(() => fetched(pathOf(endpoints.exports.completeData)))))
  let archive: Buffer = Buffer.alloc(0)
  lines.push(
    ...linesOf(
      'archive',
      await watched.watch(async () => (archive = await fetched(pathOf(endpoints.archive.download)))),
    ),
  )
  lines.push(...linesOf('verifying', await watched.watch(() => sent('verify', archive))))
  await client.delete(pathOf(endpoints.accountDeletion.deleteData), { headers, timeout: 0 })
  lines.push(...linesOf('restoring', await watched.watch(async () => expectAll(await sent('restore', archive)))))
  return lines
}

function expectAll(answer: Buffer): void {
  const { restored } = JSON.parse(answer.toString('utf8')) as RestoredArchive
  if (restored.entries !== ENTRIES) throw new Error(`${restored.entries} entries came back.`)
}

function linesOf(name: string, { seconds, longest, serverMib }: Watched): Line[] {
  return [
    { measure: `${name}, until it is there`, figure: seconds, unit: 's', limit: FILE_S },
    { measure: `${name}, longest block of the event loop`, figure: longest, unit: 'ms', limit: BLOCK_MS },
    { measure: `${name}, memory of the server`, figure: serverMib, unit: 'MiB', limit: SERVER_MIB },
  ]
}

const VOCABULARY =
  'walked home along the quay and the lamp was lit again while rain fell on copper roofs früh שלום 😀'.split(' ')

function pageOf(day: number): string {
  const words = Array.from({ length: WORDS }, (_, at) => VOCABULARY[(day * 7 + at * at) % VOCABULARY.length])
  return `${words.join(' ')}\n\nDay ${day}`
}

function dateOf(day: number): string {
  return new Date(Date.UTC(1999, 0, 1) + day * DAY_MS).toISOString()
}
