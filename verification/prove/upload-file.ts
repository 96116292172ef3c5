import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/**
 * Sends a file of any size as the field `file` of a multipart form. `fetch` can't: `openAsBlob` of Node 24 gives the
 * size of a file modulo 4 GiB.
 * @throws Error when the connection ends before the server has answered
 */
export async function uploadFile(
  url: URL,
  headers: Readonly<Record<string, string>>,
  path: string,
): Promise<{ status: number; body: string }> {
  const boundary = randomUUID()
  const disposition = `content-disposition: form-data; name="file"; filename="${basename(path)}"`
  const head = Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`)
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const { size } = await stat(path)
  const sent = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + size + tail.length,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject))
  async function* form() {
    yield head
    yield* createReadStream(path)
    yield tail
  }
  const [answer] = await Promise.all([answered, pipeline(form, sent)])
  return { status: answer.statusCode ?? 0, body: await text(answer) }
}
