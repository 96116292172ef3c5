import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { JournalImport, JournalImports } from '@soundings/contract/journal-imports'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import yazl from 'yazl'
import { watchServer } from '../../bench/watched-server.ts'
import { startServer } from '../../e2e/fixtures/server.ts'
import { newPerson, type Client } from '../client.ts'
import { atLeast, atMost, type Fact } from '../facts.ts'

export const limitMinutes = 60

/** Twenty years with two or three entries every other day, and a photograph with one in 40. */
const ENTRIES = 50_000
const PHOTOGRAPHS = 1_250
const DAY_MS = 86_400_000
/** Different photographs; each occurs again under other names. */
const PICTURES = 25
const PICTURE = { width: 4_032, height: 3_024, quality: 80 }
const SERVER_MIB = 700
const NEIGHBOR_MS = 250
const EVERY_MS = 100
const LOOK_MS = 500
const NEARLY_ALL = 0.99

/**
 * A journal of 20 years with photographs, more than 4 GB, is imported from another app while another account writes and
 * reads. It is undone and imported again.
 */
export async function prove(): Promise<Fact[]> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-large-'))
  try {
    const path = join(folder, 'export.zip')
    await writeExport(path)
    const { size } = await stat(path)
    const settings = { DEV_LOGIN: 'off', LOG_LEVEL: 'warn', JOURNAL_QUOTA_MB: '20000' }
    await using watched = await watchServer((probe) => startServer({ ...settings, ...probe }))
    const mara = await newPerson(watched.server)
    const neighbor = await newPerson(watched.server)
    const waits: number[] = []
    const stop = new AbortController()
    const writing = writeUntil(neighbor, stop.signal, waits)
    let brought: JournalImport | null = null
    let again: JournalImport | null = null
    let kept = 0
    const bringTwice = async () => {
      try {
        brought = await bring(mara, path)
        const undone = await mara.must<{ removed: number }>(
          'POST',
          pathOf(endpoints.journalImports.undo, { id: brought.id }),
          { body: {} },
        )
        kept = undone.removed
        again = await bring(mara, path)
      } finally {
        stop.abort()
        await writing
      }
    }
    const { serverMib, childMib, seconds } = await watched.watch(bringTwice)
    waits.sort((a, b) => a - b)
    return [
      atLeast('size of the upload, MB', Math.round(size / 1e6), 4_000),
      atLeast('entries that came in', countOf(brought, 'entries'), ENTRIES),
      atLeast('photographs that came in', countOf(brought, 'photographs'), PHOTOGRAPHS),
      atLeast('entries that the undo removed', kept, ENTRIES),
      atLeast('entries that came in again', countOf(again, 'entries'), ENTRIES),
      atMost('largest memory of the server', serverMib, SERVER_MIB, ' MiB'),
      atMost('largest memory of a reader', childMib, SERVER_MIB, ' MiB'),
      atLeast('requests of the other account', waits.length, 1_000),
      atMost('99 of 100 of them took at most', waits[Math.floor(waits.length * NEARLY_ALL)] ?? 0, NEIGHBOR_MS, ' ms'),
      { fact: 'slowest of them', figure: `${Math.round(waits.at(-1) ?? 0)} ms`, must: '-', holds: 'no promise' },
      { fact: 'both imports and the undo took', figure: `${Math.round(seconds)} s`, must: '-', holds: 'no promise' },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

function countOf(imported: JournalImport | null, what: 'entries' | 'photographs'): number {
  return imported?.state === 'done' ? imported.brought[what] : 0
}

/** Sends the export, accepts every proposal, and waits until the import is done. */
async function bring(person: Client, path: string): Promise<JournalImport> {
  const { id } = await person.upload<{ id: string }>(pathOf(endpoints.journalImports.begin), path)
  const found = await when(person, id, 'found')
  const moods = found.state === 'found' ? (found.found?.moods ?? []) : []
  await person.must('POST', pathOf(endpoints.journalImports.bringIn, { id }), {
    body: {
      moods: moods.map(({ source, name, rating }) => ({ source, name, rating })),
      folder_tags: [],
      beside: false,
      undated: true,
    },
  })
  return when(person, id, 'done')
}

async function when(person: Client, id: string, state: JournalImport['state']): Promise<JournalImport> {
  for (;;) {
    const { current, done } = await person.must<JournalImports>('GET', pathOf(endpoints.journalImports.all))
    const one = [current, ...done].find((imported) => imported?.id === id)
    if (one?.state === state) return one
    if (one?.state === 'failed') throw new Error(`The import failed: ${one.sentence}`)
    await pause(LOOK_MS)
  }
}

/** Writes and reads, and notes how long each answer takes, in ms. */
async function writeUntil(person: Client, signal: AbortSignal, waits: number[]): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const start = performance.now()
    if (turn % 2 === 0) {
      const body = { content: `Line ${turn} of the other journal.`, mood: 3, energy: 3, focus: 3 }
      await person.must('POST', pathOf(endpoints.entries.create), { body })
    } else await person.must('GET', pathOf(endpoints.entries.list))
    waits.push(performance.now() - start)
    await pause(EVERY_MS)
  }
}

/** A Day One export with photographs like those from a phone. */
async function writeExport(path: string): Promise<void> {
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, seed) => picture(seed)))
  const zip = new yazl.ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path))
  const photographs = Array.from({ length: PHOTOGRAPHS }, (_, index) => {
    return { md5: createHash('md5').update(`photograph ${index}`).digest('hex'), index }
  })
  const start = Date.now() - 20 * 365 * DAY_MS
  const step = (20 * 365 * DAY_MS) / (ENTRIES + 1)
  const entries = Array.from({ length: ENTRIES }, (_, index) => {
    const photograph = index % (ENTRIES / PHOTOGRAPHS) === 0 ? photographs[index / (ENTRIES / PHOTOGRAPHS)] : undefined
    return {
      uuid: createHash('md5').update(`entry ${index}`).digest('hex').toUpperCase(),
      creationDate: new Date(start + index * step).toISOString().replace(/\.\d+/, ''),
      timeZone: 'Europe/Berlin',
      tags: index % 3 === 0 ? ['work'] : [],
      text: `The ${index}th page\\. ${'I walked along the river and thought of nothing much\\. '.repeat(12)}`,
      photos: photograph ? [{ identifier: photograph.md5, md5: photograph.md5, type: 'jpeg', orderInEntry: 0 }] : [],
    }
  })
  zip.addBuffer(Buffer.from(JSON.stringify({ metadata: { version: '1.0' }, entries })), 'Journal.json')
  for (const { md5, index } of photographs) {
    // Opened when it is its turn, so that no more than one of them is in memory.
    zip.addReadStreamLazy(`photos/${md5}.jpeg`, { compress: false }, (done) =>
      done(null, Readable.from([pictures[index % PICTURES]])),
    )
  }
  zip.end()
  await written
}

/** A picture with so many colors that its JPEG takes several megabytes. */
async function picture(seed: number): Promise<Buffer> {
  const { width, height, quality } = PICTURE
  const small = Buffer.alloc((width / 4) * (height / 4) * 3)
  for (let index = 0; index < small.length; index++) small[index] = (index * (seed + 7) + (index >> 5) * 131) % 253
  return sharp(small, { raw: { width: width / 4, height: height / 4, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality })
    .toBuffer()
}
