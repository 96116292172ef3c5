import { uploads } from '@soundings/contract/endpoints'
import type { PendingImport, PhotographText, UploadedDocument } from '@soundings/contract/imports'
import type { ApiClient } from '#web/lib/api-client.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { createStore } from '#web/lib/store.ts'
import { withdraw } from './imports.queries.ts'
import type { Progress } from '#web/lib/long-request.ts'

export type UploadKind = 'document' | 'photograph'

/** A file of this visit, or an upload of an earlier one that is still on the server. */
export type UploadItem = {
  key: string
  name: string
  bytes: number
  kind: UploadKind
  state: 'waiting' | 'sending' | 'read' | 'failed' | 'canceled'
  progress: Progress | null
  problem: string | null
  /** The server's id of the finished upload. */
  pendingId: string | null
  /** The host that read a photograph, when it was not this server. */
  readBy: string | null
  /** The format a document was read as, if it was read in this visit. */
  readAs: UploadedDocument['kind'] | null
  /** True for uploads from an earlier visit that are still on the server. */
  isLeftBehind: boolean
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Uploads files one after the other, each with its progress; any of them can be canceled at any time. */
export function createUploadQueue(api: ApiClient) {
  const store = createStore<readonly UploadItem[]>([])
  let running = false
  const files = new Map<string, File>()
  const cancels = new Map<string, AbortController>()
  const change = (key: string, changed: Partial<UploadItem>) =>
    store.set(store.get().map((item) => (item.key === key ? { ...item, ...changed } : item)))

  async function run(): Promise<void> {
    if (running) return
    running = true
    for (;;) {
      const next = store.get().find(({ state }) => state === 'waiting')
      const file = next && files.get(next.key)
      if (!next || !file) break
      await send(next, file)
    }
    running = false
  }

  async function send({ key, kind }: UploadItem, file: File): Promise<void> {
    const cancel = new AbortController()
    cancels.set(key, cancel)
    change(key, { state: 'sending' })
    const form = new FormData()
    form.append('file', file)
    const options = { body: form, signal: cancel.signal, onProgress: (progress: Progress) => change(key, { progress }) }
    try {
      if (kind === 'document') {
        const answer = await api.long(uploads.document, options)
        change(key, { state: 'read', pendingId: answer.pending_id, readAs: answer.kind })
      } else change(key, outcomeOf(await api.long(uploads.photograph, options)))
    } catch (error) {
      if (cancel.signal.aborted) change(key, { state: 'canceled' })
      else change(key, { state: 'failed', problem: refusalOr(error, FALLBACK[kind]) })
    } finally {
      cancels.delete(key)
      files.delete(key)
    }
  }

  return {
    items: store.get,
    subscribe: store.subscribe,
    add(chosen: readonly File[], kindOf: (file: File) => UploadKind): void {
      const added = chosen.map((file): UploadItem => {
        const key = crypto.randomUUID()
        files.set(key, file)
        return newItem({ key, name: file.name, bytes: file.size, kind: kindOf(file) })
      })
      store.set([...store.get(), ...added])
      void run()
    },
    /** Adds uploads from an earlier visit. */
    takeUp(waiting: readonly PendingImport[]): void {
      const known = new Set(store.get().map(({ pendingId }) => pendingId))
      const found = waiting
        .filter(({ id }) => !known.has(id))
        .map(({ id, original_name, size_bytes, kind }) => ({
          ...newItem({ key: id, name: original_name, bytes: size_bytes, kind }),
          state: 'read' as const,
          pendingId: id,
          isLeftBehind: true,
        }))
      store.set([...found, ...store.get()])
    },
    /** Cancels a running upload, or deletes a finished one from the server. Nothing of it is in the journal. */
    remove(key: string): void {
      const item = store.get().find((candidate) => candidate.key === key)
      if (!item) return
      cancels.get(key)?.abort()
      files.delete(key)
      if (item.pendingId) void withdraw(api, item.pendingId)
      store.set(store.get().filter((candidate) => candidate.key !== key))
    },
    /** Withdraws every file: cancels running uploads and deletes finished ones from the server. */
    async withdrawAll(): Promise<void> {
      for (const cancel of cancels.values()) cancel.abort()
      files.clear()
      const read = store.get().flatMap(({ pendingId }) => pendingId ?? [])
      store.set([])
      await Promise.all(read.map((id) => withdraw(api, id)))
    },
    /** Drops uploads that are not in this list: they have been imported. */
    keepOnly(pendingIds: readonly string[]): void {
      store.set(store.get().filter(({ pendingId }) => pendingId !== null && pendingIds.includes(pendingId)))
    },
    /** Drops imported uploads. */
    forget(): void {
      store.set([])
    },
  }
}

const FALLBACK: Readonly<Record<UploadKind, string>> = {
  document: 'Document upload failed. Please try again.',
  photograph: 'Photo upload failed. Please try again.',
}

function newItem(item: Pick<UploadItem, 'key' | 'name' | 'bytes' | 'kind'>): UploadItem {
  return {
    ...item,
    state: 'waiting',
    progress: null,
    problem: null,
    pendingId: null,
    readBy: null,
    readAs: null,
    isLeftBehind: false,
  }
}

function outcomeOf({ quality, pending_id, read_by }: PhotographText): Partial<UploadItem> {
  return quality.should_accept && pending_id
    ? { state: 'read', pendingId: pending_id, readBy: read_by }
    : { state: 'failed', problem: `OCR Quality Issue: ${quality.user_message}` }
}

const IMAGE_NAME = /\.(jpe?g|png|webp|heic|heif|gif|bmp|tiff?)$/i

/** The likely kind of a file; the server decides by its bytes. */
export function likelyKind(file: File): UploadKind {
  return file.type.startsWith('image/') || IMAGE_NAME.test(file.name) ? 'photograph' : 'document'
}
