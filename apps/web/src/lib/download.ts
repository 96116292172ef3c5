import { UnreachableError } from './api-error.ts'

/** A file that has arrived whole. */
export type Download = { blob: Blob; name: string }

export type DownloadOptions = {
  body?: object
  signal?: AbortSignal
  /** Told how much has arrived, in bytes; how much is to come is not known while the server is still writing. */
  onBytes?: (bytes: number) => void
}

/** Reads a file to its end. @throws UnreachableError when it broke off: half a file is none */
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

/** Hands a file to the person's device. */
export function saveDownload({ blob, name }: Download): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun by then; until it has, the address must stay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
