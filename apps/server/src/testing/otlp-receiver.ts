import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code?: number }
}
type Batch = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

export type ReceivedSpan = Omit<SentSpan, 'attributes'> & { attributes: Record<string, string | number | undefined> }

/** A collector of spans: receives OTLP over HTTP and stores it. */
export type OtlpReceiver = AsyncDisposable & {
  endpoint: string
  spans(): ReceivedSpan[]
  /** Everything that has arrived, unchanged. */
  raw(): string
  headers: NodeJS.Dict<string | string[]>[]
}

/** @param status the status of its responses */
export async function otlpReceiver(status = 200): Promise<OtlpReceiver> {
  const batches: Batch[] = []
  const headers: OtlpReceiver['headers'] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    headers.push(request.headers)
    const batch = (await json(request)) as Batch
    if (request.url === '/v1/traces') batches.push(batch)
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => batches.flatMap(spansOf),
    raw: () => JSON.stringify({ batches, headers }),
    headers,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

function spansOf({ resourceSpans }: Batch): ReceivedSpan[] {
  const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  return sent.map((span) => ({
    ...span,
    attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
  }))
}
