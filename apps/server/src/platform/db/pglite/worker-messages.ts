import type { MessagePort } from 'node:worker_threads'

/** The worker's start data: a database on disk, or one in memory, optionally loaded from an image. */
export type WorkerTask =
  | { kind: 'create'; dataDir: string }
  | { kind: 'serve'; storage: { dataDir: string } | { image: Uint8Array | null }; port: MessagePort }

export type WorkerRequest = 'close' | 'dump'
export type WorkerReply = { kind: 'ready' } | { kind: 'image'; image: Uint8Array }

/** Exit code of the worker when the disk refused to sync (EX_IOERR of sysexits.h). */
export const DISK_FAILED = 74
