// Loaded into a server before anything else (`NODE_OPTIONS=--import`): records the disk operations of its database
// thread, in their order. The product itself contains no code for this.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative, resolve } from 'node:path'
import threads, { type WorkerOptions } from 'node:worker_threads'
import { append, type DiskEvent } from './recording.ts'

const DATA_DIR = resolve(process.env['DATA_DIR'] ?? '')
const original = { ...fs }

if (threads.isMainThread) {
  // The server’s threads do not inherit the flag, so each one gets this file explicitly.
  threads.Worker = class extends threads.Worker {
    constructor(file: string | URL, options: WorkerOptions) {
      super(file, { ...options, execArgv: ['--import', import.meta.url] })
    }
  }
} else {
  recordThisThread(original.openSync(process.env['RECORD_DISK'] ?? '', 'a'))
}
syncBuiltinESMExports()

function recordThisThread(log: number): void {
  const paths = new Map<number, string>()
  const inside = (path: unknown): string | null => {
    const from = relative(DATA_DIR, resolve(String(path)))
    return from.startsWith('pglite') ? from : null
  }
  /** Records the event once the disk operation is done. */
  const note = (event: DiskEvent) => append(log, event)

  Object.assign(fs, {
    openSync(...args: Parameters<typeof fs.openSync>) {
      const path = inside(args[0])
      const creates = typeof args[1] === 'number' && (args[1] & fs.constants.O_CREAT) !== 0
      const isNew = path !== null && creates && !original.existsSync(args[0])
      const descriptor = original.openSync(...args)
      if (path !== null) {
        paths.set(descriptor, path)
        if (isNew) note({ kind: 'create', path })
        const truncates = typeof args[1] === 'number' && (args[1] & fs.constants.O_TRUNC) !== 0
        if (truncates && !isNew) note({ kind: 'truncate', path, size: 0 })
      }
      return descriptor
    },
    closeSync(descriptor: number) {
      paths.delete(descriptor)
      original.closeSync(descriptor)
    },
    writeSync(descriptor: number, buffer: Uint8Array, offset: number, length: number, position: number) {
      const path = paths.get(descriptor)
      const written = original.writeSync(descriptor, buffer, offset, length, position)
      if (path !== undefined) {
        const bytes = Buffer.from(buffer.subarray(offset, offset + written))
        note({ kind: 'write', path, offset: position, bytes })
      }
      return written
    },
    writeFileSync(...args: Parameters<typeof fs.writeFileSync>) {
      const path = inside(args[0])
      original.writeFileSync(...args)
      if (path === null) return
      note({ kind: 'create', path })
      const bytes = Buffer.from(args[1] as string)
      if (bytes.length > 0) note({ kind: 'write', path, offset: 0, bytes })
    },
    ftruncateSync(descriptor: number, size = 0) {
      original.ftruncateSync(descriptor, size)
      const path = paths.get(descriptor)
      if (path !== undefined) note({ kind: 'truncate', path, size })
    },
    truncateSync(file: string, size = 0) {
      original.truncateSync(file, size)
      const path = inside(file)
      if (path !== null) note({ kind: 'truncate', path, size })
    },
    mkdirSync(...args: Parameters<typeof fs.mkdirSync>) {
      const made = original.mkdirSync(...args)
      const path = inside(args[0])
      if (path !== null) note({ kind: 'mkdir', path })
      return made
    },
    renameSync(from: string, to: string) {
      original.renameSync(from, to)
      const [path, target] = [inside(from), inside(to)]
      if (path !== null && target !== null) note({ kind: 'rename', path, to: target })
    },
    unlinkSync(file: string) {
      original.unlinkSync(file)
      const path = inside(file)
      if (path !== null) note({ kind: 'unlink', path })
    },
    rmdirSync(folder: string) {
      original.rmdirSync(folder)
      const path = inside(folder)
      if (path !== null) note({ kind: 'rmdir', path })
    },
    fsyncSync(descriptor: number) {
      original.fsyncSync(descriptor)
      const target = paths.get(descriptor)
      // Syncing the data folder itself publishes the database in it.
      if (target !== undefined) note({ kind: 'fsync', path: target })
      else if (original.readlinkSync(`/proc/self/fd/${descriptor}`) === DATA_DIR) note({ kind: 'fsync', path: '' })
    },
  })
}
