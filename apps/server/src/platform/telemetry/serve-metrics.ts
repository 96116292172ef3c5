import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

/** Serves only `/metrics`, on a separate port that is not public. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'page' | 'contentType'>,
  address: { host: string; port: number },
): Promise<AsyncDisposable & { port: number }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end()
    else answer(metrics, response).catch(() => response.destroy())
  })
  server.listen(address)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer({ page, contentType }: Pick<Metrics, 'page' | 'contentType'>, response: ServerResponse) {
  const body = await page()
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body)
}
