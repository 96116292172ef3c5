import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** One address in front of several servers; each request goes to the next server that answers. */
export type Balancer = AsyncDisposable & {
  readonly origin: string
  /** How many requests each server has answered. */
  readonly served: readonly number[]
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const served = ports.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const first = turn++
    const bodies: Buffer[] = []
    incoming.on('data', (piece: Buffer) => bodies.push(piece))
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(bodies), first, ports.length))
  })

  /** Only a refused connection is tried on another server: a request that a server has begun must not be repeated. */
  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, at: number, left: number): void {
    const index = at % ports.length
    const { method = 'GET', url = '/', headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port: ports[index], method, path: url, headers }, (answer) => {
      served[index] = (served[index] ?? 0) + 1
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) pass(incoming, outgoing, body, at + 1, left - 1)
      else outgoing.destroy()
    })
    forwarded.end(body)
  }

  await listening(server)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    served,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function listening(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}
