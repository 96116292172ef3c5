import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { UploadedDocument } from '@soundings/contract/imports'
import { docxParagraph, makeDocx } from '../../../apps/server/src/testing/make-docx.ts'
import { makePdf, pdfLines } from '../../../apps/server/src/testing/make-pdf.ts'
import { bodyOf, signInAsNewcomer } from '../rig/newcomer.ts'
import type { Line } from '../table.ts'
import { startWatchedServer, type Watched } from '../watched-server.ts'

/** The longest block of the event loop that does not slow down other users’ requests noticeably. */
const BLOCK_MS = 50
/** Limits for one document (apps/server/src/adapters/documents/limits.ts). */
const READING_S = 30
const CHILD_MIB = 600
/** Limit for the memory of the server. */
const SERVER_MIB = 1_000

const PDF_PAGES = 300
const LINES_A_PAGE = 45
const DOCX_BYTES = 5_000_000
const TXT_BYTES = 10_000_000

/**
 * @returns per document, uploaded over HTTP: seconds until the response, peak memory, longest block of the event loop
 */
export async function measure(): Promise<Line[]> {
  await using watched = await startWatchedServer()
  const { server } = watched
  await using newcomer = await signInAsNewcomer(server)
  const { client, headers } = newcomer
  const upload = async (name: string, buffer: Buffer): Promise<UploadedDocument> => {
    const multipart = { file: { name, mimeType: 'application/octet-stream', buffer } }
    const answer = await client.post(pathOf(endpoints.uploads.document), { headers, multipart, timeout: 0 })
    return JSON.parse((await bodyOf(answer)).toString()) as UploadedDocument
  }
  // The first upload starts processes that later ones find running.
  await upload('first.txt', Buffer.from('A quiet day.'))
  const lines: Line[] = []
  for (const { name, file, bytes } of documents()) {
    lines.push(...linesOf(name, await watched.watch(() => upload(file, bytes))))
  }
  return lines
}

function linesOf(name: string, { seconds, longest, serverMib, childMib }: Watched): Line[] {
  return [
    { measure: `${name}, until the answer`, figure: seconds, unit: 's', limit: READING_S },
    { measure: `${name}, longest block of the event loop`, figure: longest, unit: 'ms', limit: BLOCK_MS },
    { measure: `${name}, memory of its process`, figure: childMib, unit: 'MiB', limit: CHILD_MIB },
    { measure: `${name}, memory of the server`, figure: serverMib, unit: 'MiB', limit: SERVER_MIB },
  ]
}

function documents(): { name: string; file: string; bytes: Buffer }[] {
  const diary = diaryLines()
  const take = (count: number) => Array.from({ length: count }, () => diary.next().value ?? '')
  const pages = Array.from({ length: PDF_PAGES }, () => pdfLines(take(LINES_A_PAGE)))
  return [
    { name: `PDF of ${PDF_PAGES} pages`, file: 'diary.pdf', bytes: makePdf(pages) },
    { name: 'DOCX of 5 MB', file: 'diary.docx', bytes: docxOf(take) },
    { name: 'TXT of 10 MB', file: 'diary.txt', bytes: Buffer.from(`${textOf(TXT_BYTES, take)}`) },
  ]
}

/** The document, compressed to the wanted size. */
function docxOf(take: (count: number) => string[]): Buffer {
  const body = (count: number) => makeDocx(take(count).map(docxParagraph).join(''))
  const sample = 10_000
  return body(Math.ceil((DOCX_BYTES / body(sample).length) * sample))
}

function textOf(bytes: number, take: (count: number) => string[]): string {
  let text = ''
  while (text.length < bytes) text += `${take(100).join('\n')}\n`
  return text
}

/** Dated entries of a few lines each, with words that hardly repeat; the same text each time. */
function* diaryLines(): Generator<string, string> {
  let state = 1
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const word = () => (random(36 ** 3) + 36 ** (1 + random(3))).toString(36).replace(/\d/g, 'a')
  const start = Date.UTC(1990, 0, 1)
  for (let day = 0; ; day++) {
    yield new Date(start + day * 86_400_000).toISOString().slice(0, 10)
    for (let line = 0; line < 15; line++) yield `${Array.from({ length: 14 }, word).join(' ')}.`
    yield ''
  }
}
