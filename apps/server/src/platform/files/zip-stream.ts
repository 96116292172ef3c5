import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A ZIP stores years from 1980 in seven bits; a day is left out at both ends for time zones. */
const FIRST_DATE = Date.UTC(1980, 0, 2)
const LAST_DATE = Date.UTC(2107, 11, 30)

/** A file that is added to a ZIP, piece by piece. */
export type ZipPart = {
  path: string
  content: AsyncIterable<Buffer> | Iterable<Buffer>
  /** False for content that is already compressed, such as photographs. */
  compress?: boolean
  /** True for a small file that is stored with its size in its header, as the first file of an EPUB must be. */
  plain?: true
}

/**
 * Streams a ZIP: one part after the other, each compressed outside of this thread, none buffered in memory. The next
 * part is requested when the previous one was sent. If the reader stops, the writing stops.
 * @param at date of all files in it, or the nearest that a ZIP can store
 */
export function zipStream(parts: AsyncIterable<ZipPart> | Iterable<ZipPart>, at: Date): Readable {
  const zip = new ZipFile()
  const mtime = new Date(Math.min(Math.max(at.getTime(), FIRST_DATE), LAST_DATE))
  const output = (zip.outputStream as Readable).pipe(new PassThrough())
  let current: Readable | null = null
  zip.on('error', (error: Error) => output.destroy(error))
  output.once('close', () => current?.destroy())
  // The ZIP library keeps each object that it receives, so it gets no parts, which would keep every photograph in
  // memory.
  const openCurrent: Parameters<typeof zip.addReadStreamLazy>[2] = (callback) => current && callback(null, current)
  const write = async () => {
    for await (const { path, content, compress = true, plain } of parts) {
      if (output.destroyed) return
      if (plain) {
        zip.addBuffer(await buffer(Readable.from(content)), path, { mtime, compress: false })
        continue
      }
      current = Readable.from(content, { objectMode: false })
      zip.addReadStreamLazy(path, { mtime, compress }, openCurrent)
      await finished(current)
    }
    zip.end()
  }
  void write().catch((error: Error) => output.destroy(error))
  return output
}
