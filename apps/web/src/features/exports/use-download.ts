import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { saveDownload } from '#web/lib/download.ts'

const FAILED = 'Export failed. Please try again.'
/** How often a screen reader is told how far it is. */
const TOLD_EVERY_MS = 1_000

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'running'; bytes: number }
  | { kind: 'done'; name: string; bytes: number }
  | { kind: 'failed'; message: string }

/** What is asked for: a GET, or a POST when there is a body. */
export type FileRequest = { path: string; body?: object }

/** Fetches a file and hands it to the device; it can be cancelled, and ends when the page is left. */
export function useDownload() {
  const api = useApi()
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start({ path, body }: FileRequest): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', bytes: 0 })
    let toldAt = 0
    const onBytes = (bytes: number) => {
      if (performance.now() - toldAt < TOLD_EVERY_MS) return
      toldAt = performance.now()
      setState({ kind: 'running', bytes })
    }
    try {
      const file = await api.download(path, { ...(body ? { body } : {}), signal: controller.signal, onBytes })
      saveDownload(file)
      setState({ kind: 'done', name: file.name, bytes: file.blob.size })
    } catch (error) {
      setState(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: failureOf(error) })
    } finally {
      running.current = null
    }
  }

  return { state, start, cancel: () => running.current?.abort() }
}

/** What the server has refused, it says why. */
function failureOf(error: unknown): string {
  const says = error instanceof ApiError && error.status < 500 && 'error' in error.body
  return says ? `${FAILED} ${error.message}` : FAILED
}
