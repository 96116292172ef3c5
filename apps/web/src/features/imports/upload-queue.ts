import type { PendingImport, PhotographText, UploadedDocument } from '@soundings/contract/imports'
import type { ApiClient } from '#web/lib/api-client.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { withdraw } from './imports.queries.ts'
import type { Progress } from '#web/lib/long-request.ts'

export type UploadKind = 'document' | 'photograph'

/** A file on its way into the journal. */
export type UploadItem = {
  key: string
  name: string
  bytes: number
  kind: UploadKind
  state: 'waiting' | 'sending' | 'read' | 'failed' | 'cancelled'
  progress: Progress | null
  problem: string | null
  /** The server's name for what was read of it. */
  pendingId: string | null
  /** The host that read a photograph, when it left the server. */
  readBy: string | null
  /** What a document was read as, when it was read just now. */
  readAs: UploadedDocument['kind'] | null
  /** True for what waits on the server from an earlier visit. */
  isLeftBehind: boolean
}

const DOCUMENTS = '/api/onboarding/uploads/import'
const PHOTOGRAPHS = '/api/onboarding/uploads/photo-ocr'

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Sends files one after the other, each with its progress; any of them can be cancelled at any time. */
export function createUploadQueue(api: ApiClient) {
  let items: readonly UploadItem[] = []
  let running = false
  const files = new Map<string, File>()
  const cancels = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function set(next: readonly UploadItem[]): void {
    items = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, changed: Partial<UploadItem>) =>
    set(items.map((item) => (item.key === key ? { ...item, ...changed } : item)))

  async function run(): Promise<void> {
    if (running) return
    running = true
    for (;;) {
      const next = items.find(({ state }) => state === 'waiting')
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
    const options = { signal: cancel.signal, onProgress: (progress: Progress) => change(key, { progress }) }
    try {
      if (kind === 'document') {
        const answer = await api.long<UploadedDocument>(DOCUMENTS, form, options)
        change(key, { state: 'read', pendingId: answer.pending_id, readAs: answer.kind })
      } else change(key, outcomeOf(await api.long<PhotographText>(PHOTOGRAPHS, form, options)))
    } catch (error) {
      if (cancel.signal.aborted) change(key, { state: 'cancelled' })
      else change(key, { state: 'failed', problem: refusalOr(error, FALLBACK[kind]) })
    } finally {
      cancels.delete(key)
      files.delete(key)
    }
  }

  return {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(chosen: readonly File[], kindOf: (file: File) => UploadKind): void {
      const added = chosen.map((file): UploadItem => {
        const key = crypto.randomUUID()
        files.set(key, file)
        return newItem({ key, name: file.name, bytes: file.size, kind: kindOf(file) })
      })
      set([...items, ...added])
      void run()
    },
    /** Takes up what waits on the server from before. */
    takeUp(waiting: readonly PendingImport[]): void {
      const known = new Set(items.map(({ pendingId }) => pendingId))
      const found = waiting
        .filter(({ id }) => !known.has(id))
        .map(({ id, original_name, size_bytes, kind }) => ({
          ...newItem({ key: id, name: original_name, bytes: size_bytes, kind }),
          state: 'read' as const,
          pendingId: id,
          isLeftBehind: true,
        }))
      set([...found, ...items])
    },
    /** Stops a file that is under way, or forgets one that was read; nothing of it is in the journal. */
    remove(key: string): void {
      const item = items.find((candidate) => candidate.key === key)
      if (!item) return
      cancels.get(key)?.abort()
      files.delete(key)
      if (item.pendingId) void withdraw(api, item.pendingId)
      set(items.filter((candidate) => candidate.key !== key))
    },
    /** Withdraws every file: stops what is under way and has the server forget what it has read. */
    async withdrawAll(): Promise<void> {
      for (const cancel of cancels.values()) cancel.abort()
      files.clear()
      const read = items.flatMap(({ pendingId }) => pendingId ?? [])
      set([])
      await Promise.all(read.map((id) => withdraw(api, id)))
    },
    /** Forgets what is not among these uploads: it has been imported. */
    keepOnly(pendingIds: readonly string[]): void {
      set(items.filter(({ pendingId }) => pendingId !== null && pendingIds.includes(pendingId)))
    },
    /** What was imported is done with. */
    forget(): void {
      set([])
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

/** What a file is most likely meant as; the server goes by its bytes. */
export function likelyKind(file: File): UploadKind {
  return file.type.startsWith('image/') || IMAGE_NAME.test(file.name) ? 'photograph' : 'document'
}
