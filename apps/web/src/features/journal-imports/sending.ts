import { journalImports } from '@soundings/contract/endpoints'
import type { ApiClient } from '#web/lib/api-client.ts'
import { sentenceOf } from '#web/lib/api-error.ts'

/** Files being sent. Sending continues when another page is opened. */
export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; names: string[]; bytes: number; fraction: number }
  | { kind: 'failed'; sentence: string }

let state: Sending = { kind: 'idle' }
let running: AbortController | null = null
const listeners = new Set<() => void>()

export function sendingNow(): Sending {
  return state
}

export function onSending(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends files; `onArrived` is called when the server has them. Leaving the site asks first. */
export async function send(api: ApiClient, files: readonly File[], onArrived: () => Promise<unknown>): Promise<void> {
  if (state.kind === 'sending' || files.length === 0) return
  const controller = new AbortController()
  running = controller
  const names = files.map(({ name }) => name)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const form = new FormData()
  for (const file of files) form.append('file', file)
  window.addEventListener('beforeunload', askFirst)
  change({ kind: 'sending', names, bytes, fraction: 0 })
  try {
    await api.long(journalImports.begin, {
      body: form,
      signal: controller.signal,
      onProgress: ({ fraction }) => change({ kind: 'sending', names, bytes, fraction }),
    })
    await onArrived()
    change({ kind: 'idle' })
  } catch (error) {
    const sentence = sentenceOf(error, 'Couldn’t send your files. Please try again.')
    change(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', sentence })
  } finally {
    running = null
    window.removeEventListener('beforeunload', askFirst)
  }
}

export function cancelSending(): void {
  running?.abort()
}

function change(next: Sending): void {
  state = next
  for (const listener of listeners) listener()
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
