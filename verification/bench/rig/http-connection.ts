import { once } from 'node:events'
import { connect } from 'node:net'

/** One keep-alive connection with one request at a time: a client with as little overhead as possible. */
export type HttpConnection = Disposable & { send(request: Buffer): Promise<Answer> }
export type Answer = { status: number; body: Buffer }

const HEAD_END = '\r\n\r\n'

/** Implements just enough HTTP/1.1 for responses with a Content-Length. */
export async function openConnection(origin: string): Promise<HttpConnection> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let received: Buffer[] = []
  let bytes = 0
  let answer: Omit<Answer, 'body'> & { end: number; from: number } = {
    status: 0,
    from: 0,
    end: Number.POSITIVE_INFINITY,
  }
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  socket.on('data', (chunk) => {
    received.push(chunk)
    bytes += chunk.length
    if (answer.status === 0) answer = headOf(Buffer.concat(received)) ?? answer
    if (bytes < answer.end) return
    const done = { status: answer.status, body: Buffer.concat(received).subarray(answer.from, answer.end) }
    received = []
    bytes = 0
    answer = { status: 0, from: 0, end: Number.POSITIVE_INFINITY }
    waiting?.resolve(done)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server has closed the connection.')))
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

function headOf(start: Buffer): { status: number; from: number; end: number } | null {
  const at = start.indexOf(HEAD_END)
  if (at < 0) return null
  const head = start.subarray(0, at).toString('latin1')
  const from = at + HEAD_END.length
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`)
  return { status: Number(head.slice(9, 12)), from, end: from + Number(length) }
}
