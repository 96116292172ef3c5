import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { RestoredArchive } from '@soundings/contract/archive'
import type { UploadedPhotograph } from '@soundings/contract/entry-photographs'
import { PHOTOGRAPHS_PER_ENTRY } from '@soundings/core/entries'
import { median } from '@soundings/core/statistics'
import sharp from 'sharp'
import { startPhotographReader } from '../../../apps/server/src/adapters/photographs/start-photograph-reader.ts'
import { tesseractRecognizer } from '../../../apps/server/src/adapters/recognition/tesseract-recognizer.ts'
import { percentile } from '../rig/load.ts'
import { bodyOf, signInAsNewcomer, type Newcomer } from '../rig/newcomer.ts'
import type { Line } from '../table.ts'
import { startWatchedServer, type Watched } from '../watched-server.ts'

const PHOTOGRAPHS = 300
/** The picture’s media type, as a browser sends it. */
const [WIDTH, HEIGHT] = [2_048, 1_536]
/** The number of different pictures; the others repeat them. */
const PICTURES = 5
const READS = 100

/** Limit for the time of an upload, as a multiple of the time that drawing alone takes. */
const UPLOAD_RATIO = 2
/** Limit for the 95th percentile of an image and of a thumbnail. */
const IMAGE_MS = 50
const THUMBNAIL_MS = 20
const BLOCK_MS = 50
/** The longest acceptable wait for a file with this many photographs. */
const FILE_S = 60
/** Limit for the memory of the server: no more than without photographs. */
const SERVER_MIB = 1_000

/**
 * @returns the time of an upload compared with only drawing the image, and the times to read, archive, restore and
 * export 300 photographs
 */
export async function measure(): Promise<Line[]> {
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, nth) => aPhotograph(nth)))
  await using watched = await startWatchedServer()
  await using newcomer = await signInAsNewcomer(watched.server)
  const { client, api, headers } = newcomer
  const lines: Line[] = []
  const uploads: number[] = []
  let ids: string[] = []
  const uploading = await watched.watch(async () => {
    for (let nth = 0; nth < PHOTOGRAPHS; nth++) {
      const begun = performance.now()
      ids.push(await uploaded(newcomer, pictures[nth % PICTURES] ?? Buffer.alloc(0)))
      uploads.push(performance.now() - begun)
      if (ids.length < PHOTOGRAPHS_PER_ENTRY) continue
      const photographs = ids.map((id) => ({ id, description: 'White water along the edge of the breakwater' }))
      await api.write({ content: `Day ${nth}, and the lamp was lit.`, photographs })
      ids = []
    }
  })
  lines.push(
    {
      measure: 'upload of 3 megapixels, median',
      figure: median(uploads),
      unit: 'ms',
      floor: await drawing(pictures),
      ratioMax: UPLOAD_RATIO,
    },
    { measure: 'uploads, longest block of the event loop', figure: uploading.longest, unit: 'ms', limit: BLOCK_MS },
  )
  const [entry] = await api.entries()
  const id = entry?.photographs?.[0]?.id ?? ''
  const read = (path: string) => p95(() => client.get(path))
  const { entryPhotographs } = endpoints
  lines.push(
    { measure: 'image, p95', figure: await read(pathOf(entryPhotographs.read, { id })), unit: 'ms', limit: IMAGE_MS },
    {
      measure: 'thumbnail, p95',
      figure: await read(pathOf(entryPhotographs.thumbnail, { id })),
      unit: 'ms',
      limit: THUMBNAIL_MS,
    },
  )
  const fetched = async (path: string) => bodyOf(await client.get(path, { timeout: 0 }))
  for (const format of ['rtf', 'docx']) {
    const path = `${pathOf(endpoints.exports.journal)}?format=${format}`
    lines.push(...linesOf(`${format} with ${PHOTOGRAPHS} photographs`, await watched.watch(() => fetched(path))))
  }
  let archive: Buffer = Buffer.alloc(0)
  const writing = await watched.watch(async () => (archive = await fetched(pathOf(endpoints.archive.download))))
  lines.push(
    { measure: 'archive, size', figure: archive.length / 1_048_576, unit: 'MiB', told: `${PHOTOGRAPHS} photographs` },
    ...linesOf('archive', writing),
  )
  await client.delete(pathOf(endpoints.accountDeletion.deleteData), { headers, timeout: 0 })
  const multipart = { file: { name: 'archive.zip', mimeType: 'application/zip', buffer: archive } }
  const restoring = await watched.watch(async () => {
    const answer = await bodyOf(
      await client.post(pathOf(endpoints.archive.restore), { headers, multipart, timeout: 0 }),
    )
    const { restored } = JSON.parse(answer.toString('utf8')) as RestoredArchive
    if (restored.photographs !== PHOTOGRAPHS) throw new Error(`${restored.photographs} photographs came back.`)
  })
  lines.push(...linesOf('restoring', restoring))
  return lines
}

async function uploaded({ client, headers }: Newcomer, buffer: Buffer): Promise<string> {
  const multipart = { file: { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer } }
  const answer = await client.post(pathOf(endpoints.entryPhotographs.upload), { headers, multipart })
  return (JSON.parse(String(await bodyOf(answer))) as UploadedPhotograph).id
}

/** Milliseconds to draw an image and its thumbnail in the same kind of process, without a server. */
async function drawing(pictures: readonly Buffer[]): Promise<number> {
  await using reader = startPhotographReader(tesseractRecognizer(['eng']))
  const times: number[] = []
  for (let round = 0; round <= 4; round++) {
    for (const picture of pictures) {
      const begun = performance.now()
      await reader.picture(picture, AbortSignal.timeout(60_000))
      // The first round starts the process.
      if (round > 0) times.push(performance.now() - begun)
    }
  }
  return median(times)
}

async function p95(work: () => Promise<{ ok(): boolean; body(): Promise<Buffer> }>): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < READS; nth++) {
    const begun = performance.now()
    const answer = await work()
    if (!answer.ok()) throw new Error('A photograph was not answered.')
    await answer.body()
    times.push(performance.now() - begun)
  }
  return percentile(times, 0.95)
}

/** A JPEG with the noise of a camera over a soft picture, about as large as a photograph. */
function aPhotograph(nth: number): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3)
  let state = nth + 1
  for (let index = 0; index < data.length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const slope = Math.floor((index / data.length) * 160) + (index % 3) * 20
    data[index] = slope + ((state >> 16) % 14)
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

function linesOf(name: string, { seconds, longest, serverMib }: Watched): Line[] {
  return [
    { measure: `${name}, until it is there`, figure: seconds, unit: 's', limit: FILE_S },
    { measure: `${name}, longest block of the event loop`, figure: longest, unit: 'ms', limit: BLOCK_MS },
    { measure: `${name}, memory of the server`, figure: serverMib, unit: 'MiB', limit: SERVER_MIB },
  ]
}
