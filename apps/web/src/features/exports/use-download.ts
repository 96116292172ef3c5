import { useEffect, useRef, useState } from 'react'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { stayAwake } from '#web/lib/quick-lock.ts'
import { saveDownload, type Download, type DownloadOptions } from '#web/lib/download.ts'

const FAILED = 'Export failed. Please try again.'
/** The time between two announcements of progress for screen readers, in milliseconds. */
const TOLD_EVERY_MS = 1_000

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'running'; bytes: number }
  | { kind: 'done'; name: string; bytes: number }
  | { kind: 'failed'; message: string }

export type FileRequest = (api: ApiClient, options: DownloadOptions) => Promise<Download>

/** A sentence for the person about why there is no file. */
export class NoFile extends Error {}

/** Fetches a file and saves it to the device. It can be canceled, and stops when the page is closed. */
export function useDownload() {
  const api = useApi()
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(request: FileRequest): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', bytes: 0 })
    const sleep = stayAwake()
    let toldAt = 0
    const onBytes = (bytes: number) => {
      if (performance.now() - toldAt < TOLD_EVERY_MS) return
      toldAt = performance.now()
      setState({ kind: 'running', bytes })
    }
    try {
      const file = await request(api, { signal: controller.signal, onBytes })
      saveDownload(file)
      setState({ kind: 'done', name: file.name, bytes: file.blob.size })
    } catch (error) {
      setState(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: failureOf(error) })
    } finally {
      running.current = null
      sleep()
    }
  }

  return { state, start, cancel: () => running.current?.abort() }
}

/** The message about a failed download: the server's own when it refused the request. */
function failureOf(error: unknown): string {
  if (error instanceof NoFile) return error.message
  const says = error instanceof ApiError && error.status < 500 && 'error' in error.body
  return says ? `${FAILED} ${error.message}` : FAILED
}
