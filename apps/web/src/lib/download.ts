import { UnreachableError } from './api-error.ts'

/** A file that was downloaded completely. */
export type Download = { blob: Blob; name: string }

export type DownloadOptions = {
  signal?: AbortSignal
  /** Called with the bytes received; the total is unknown while the server is still writing. */
  onBytes?: (bytes: number) => void
}

/**
 * Reads a file to its end.
 * @throws UnreachableError when the connection broke off
 */
export async function readDownload(response: Response, { onBytes }: DownloadOptions): Promise<Download> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      pieces.push(next.value)
      bytes += next.value.length
      onBytes?.(bytes)
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new UnreachableError()
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { blob: new Blob(pieces, { type }), name: name ?? 'soundings' }
}

/** Saves a file to the person's device. */
export function saveDownload({ blob, name }: Download): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked late: the URL must stay valid until the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
