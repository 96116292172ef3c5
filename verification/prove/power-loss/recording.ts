import { readFileSync, writeSync } from 'node:fs'

/** A disk operation, or an entry whose save was acknowledged to the user. Paths are relative to the data folder. */
export type DiskEvent =
  | { kind: 'create' | 'mkdir' | 'unlink' | 'rmdir' | 'fsync'; path: string }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'write'; path: string; offset: number; bytes: Buffer }
  | { kind: 'acknowledged'; path: ''; entry: string; text: string }

const LENGTH_BYTES = 4

/** Appends an event in one write, so that several threads and processes can append to one open file. */
export function append(descriptor: number, event: DiskEvent): void {
  const { bytes, ...head } = { bytes: Buffer.alloc(0), ...event }
  const header = Buffer.from(JSON.stringify({ ...head, length: bytes.length }))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(header.length)
  writeSync(descriptor, Buffer.concat([length, header, bytes]))
}

/** All events of a recording, in the order in which they happened. */
export function readRecording(path: string): DiskEvent[] {
  const all = readFileSync(path)
  const events: DiskEvent[] = []
  for (let at = 0; at < all.length;) {
    const headerEnd = at + LENGTH_BYTES + all.readUInt32LE(at)
    const { length, ...head } = JSON.parse(all.toString('utf8', at + LENGTH_BYTES, headerEnd)) as Head
    at = headerEnd + length
    events.push((head.kind === 'write' ? { ...head, bytes: all.subarray(headerEnd, at) } : head) as DiskEvent)
  }
  return events
}

type Head = { kind: DiskEvent['kind']; length: number }
