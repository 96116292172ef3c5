import { ApiError, UnreachableError } from './api-error.ts'
import { stayAwake } from './quick-lock.ts'
import { isRecord } from './is-record.ts'

/** The progress of a long request: the upload, then the server's work, each 0 to 1. */
export type Progress = { stage: 'sending' | 'working'; fraction: number }

export type LongOptions = { signal?: AbortSignal; onProgress?: (progress: Progress) => void }

/**
 * A long request that reports its upload and the server's progress, and can be canceled. The server answers in lines of
 * JSON, the last of which is `{ status, body }`. It uses XMLHttpRequest, because fetch doesn't report upload progress.
 * @throws ApiError, UnreachableError, or AbortError
 */
export function longRequest(
  path: string,
  { body, headers, signal, onProgress }: LongOptions & { body: FormData | object; headers: Record<string, string> },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries({ ...headers, accept: 'application/x-ndjson, application/json' })) {
      request.setRequestHeader(name, value)
    }
    // The browser sets the boundary of a form itself.
    if (!(body instanceof FormData)) request.setRequestHeader('content-type', 'application/json')
    const cancel = () => request.abort()
    const sleep = stayAwake()
    const settle = () => {
      sleep()
      signal?.removeEventListener('abort', cancel)
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ stage: 'sending', fraction: loaded / total })
    request.onprogress = () => {
      const fraction = latestProgress(request.responseText)
      if (fraction !== null) onProgress?.({ stage: 'working', fraction })
    }
    request.onload = () => {
      settle()
      const { status, body: answer } = answerOf(request)
      if (status >= 200 && status < 300) resolve(answer)
      else reject(new ApiError(status, isRecord(answer) ? answer : {}))
    }
    request.onerror = () => {
      settle()
      reject(new UnreachableError())
    }
    request.onabort = () => {
      settle()
      reject(new DOMException('Cancelled.', 'AbortError'))
    }
    if (signal?.aborted) {
      settle()
      return reject(new DOMException('Cancelled.', 'AbortError'))
    }
    signal?.addEventListener('abort', cancel)
    request.send(body instanceof FormData ? body : JSON.stringify(body))
  })
}

function latestProgress(text: string): number | null {
  const line = text.slice(0, text.lastIndexOf('\n')).split('\n').at(-1) ?? ''
  const value = parsed(line)
  return isRecord(value) && typeof value['progress'] === 'number' ? value['progress'] : null
}

/** The result in the last line; a refusal before any work started is plain JSON with its own status. */
function answerOf(request: XMLHttpRequest): { status: number; body: unknown } {
  const lined = request.getResponseHeader('content-type')?.includes('ndjson') ?? false
  const last = parsed(lined ? (request.responseText.trimEnd().split('\n').at(-1) ?? '') : request.responseText)
  if (!lined) return { status: request.status, body: last }
  // If the connection broke off before the last line, the result is unknown.
  return isRecord(last) && typeof last['status'] === 'number'
    ? { status: last['status'], body: last['body'] }
    : { status: 503, body: {} }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
