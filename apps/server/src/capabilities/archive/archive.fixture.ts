import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ArchiveCheck } from '@soundings/contract/archive'
import { fromBufferPromise } from 'yauzl'
import { scratchFile } from '#server/platform/files/scratch-file.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import type { Person } from '#server/testing/person.ts'
import { upload } from '#server/testing/uploads.ts'
import type { Manifest } from './archive-layout.ts'
import { checkArchive } from './read/check-archive.ts'

/** The files of an archive by their paths. */
export type Files = Map<string, Buffer>

export async function unpacked(bytes: Buffer): Promise<Files> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  const files: Files = new Map()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

export function packed(files: Iterable<readonly [string, Buffer]>): Promise<Buffer> {
  const parts = [...files].map(([path, bytes]) => ({ path, content: [bytes] }))
  return buffer(zipStream(parts, new Date('2026-11-21T12:00:00Z')))
}

export function manifestOf(files: Files): Manifest {
  return JSON.parse(String(files.get('manifest.json'))) as Manifest
}

/** The same archive with one file replaced and the manifest adapted, as a forger would do it. */
export function forged(files: Files, path: string, bytes: Buffer): Files {
  const manifest = manifestOf(files)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const listed = manifest.files.map((file) => (file.path === path ? { path, bytes: bytes.length, sha256 } : file))
  const list = Buffer.from(JSON.stringify({ ...manifest, files: listed }))
  return new Map([...files, [path, bytes], ['manifest.json', list]])
}

export async function archiveOf(person: Person): Promise<Buffer> {
  const answer = await person.get('/api/privacy/archive')
  if (answer.statusCode !== 200) throw new Error(`The archive was refused: ${answer.body}`)
  return answer.rawPayload
}

export function send(person: Person, what: 'restore' | 'verify', archive: Buffer) {
  return upload(person, `/api/privacy/archive/${what}`, [{ name: 'archive.zip', content: archive }])
}

/** What the reading process would find, without a process for each archive. */
export async function checked(archive: Buffer): Promise<ArchiveCheck> {
  await using scratch = await scratchFile(Readable.from([archive]))
  return await checkArchive(scratch, { signal: new AbortController().signal, onProgress: () => undefined })
}
