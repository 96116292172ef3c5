import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { AdminRefusal, fileRefusal } from '#server/ops/admin/refusal.ts'
import { BackupDamaged } from './read-backup.ts'

/**
 * Encrypted texts do not compress. Compression only undoes the hexadecimal digits, for which the fastest level is
 * enough.
 */
export function packer(): Transform {
  return createGzip({ level: constants.Z_BEST_SPEED })
}

/**
 * The uncompressed bytes of a backup file.
 * @throws AdminRefusal when it cannot be read
 */
export async function* unpackedFile(path: string): AsyncGenerator<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw fileRefusal(error, path)
  })
  const stat = await file.stat()
  if (!stat.isFile()) {
    await file.close()
    throw new AdminRefusal(`${path} is not a file.`)
  }
  const unpacked = unpacking(createReadStream(path, { fd: file }))
  yield* unpacked.bytes
  if (unpacked.read() !== stat.size) throw new BackupDamaged('The backup is damaged: there is data after its end.')
}

/**
 * Decompresses a backup sent by a running server.
 * @throws BackupDamaged
 */
export function unpacking(source: Readable): { bytes: AsyncGenerator<Buffer>; read: () => number } {
  const gunzip = createGunzip()
  async function* bytes(): AsyncGenerator<Buffer> {
    const piping = pipeline(source, gunzip).catch((error: unknown) => error)
    try {
      for await (const piece of gunzip) yield piece as Buffer
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!code.startsWith('Z_')) throw error
      throw new BackupDamaged(
        code === 'Z_BUF_ERROR'
          ? 'The backup is incomplete: its end is missing.'
          : 'The backup is damaged, or this file is not a Soundings backup.',
      )
    } finally {
      source.destroy()
      await piping
    }
  }
  return { bytes: bytes(), read: () => gunzip.bytesWritten }
}

/** A compressed backup to send. When the reader stops, the database is no longer read either. */
export function packed(bytes: AsyncIterable<Buffer>): Readable {
  const gzip = packer()
  // The returned stream reports the error.
  pipeline(Readable.from(bytes, { objectMode: false }), gzip).catch(() => undefined)
  return gzip
}
