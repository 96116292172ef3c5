import { expect, test } from 'vitest'
import { otlpReceiver, type ReceivedSpan } from '#server/testing/otlp-receiver.ts'
import { livePrivately } from '#server/testing/private-traces.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { startTracing, type Tracing } from './tracing.ts'
import { observedAnalyst } from './observed-analyst.ts'
import { observedDb } from './observed-db.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`

function tracingTo(endpoint: string, changes: Partial<Parameters<typeof startTracing>[0]> = {}): Tracing {
  const failure = (error: Error | undefined) => {
    throw error ?? new Error('A batch was not delivered.')
  }
  return startTracing({ endpoint, headers: {}, version: '1.2.3', trustsCallers: false, onFailure: failure, ...changes })
}

function tracedApp({ telemetry }: Tracing) {
  return testApp({}, ({ db, analyst }) => ({
    telemetry,
    db: observedDb(db, telemetry),
    analyst: observedAnalyst(analyst, telemetry),
  }))
}

const childrenOf = (spans: ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name)

test('a request is a span with its statements and analyses below it', async () => {
  await using receiver = await otlpReceiver()
  const tracing = tracingTo(receiver.endpoint, { headers: { authorization: 'Bearer of-the-collector' } })
  await using fixture = await tracedApp(tracing)
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry())
  await tracing[Symbol.asyncDispose]()
  const spans = receiver.spans()
  const saving = spans.find(({ name }) => name === 'POST /api/entries')
  expect(saving?.parentSpanId).toBeUndefined()
  expect(saving?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/entries',
    'http.response.status_code': 201,
  })
  expect(childrenOf(spans, saving)).toEqual(
    expect.arrayContaining(['select sessions', 'analyse text', 'insert entries']),
  )
  const transaction = spans.find(({ name }) => name === 'transaction')
  expect(childrenOf(spans, transaction)).not.toEqual([])
  expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer of-the-collector' })
})

test('the sent spans contain no personal data', async () => {
  await using receiver = await otlpReceiver()
  const tracing = tracingTo(receiver.endpoint)
  await using fixture = await tracedApp(tracing)
  const secrets = await livePrivately(fixture)
  await tracing[Symbol.asyncDispose]()
  expect(receiver.spans().map(({ name }) => name)).toContain('POST /api/onboarding/uploads/import')
  const sent = receiver.raw()
  for (const secret of secrets) expect([secret, sent.includes(secret)]).toEqual([secret, false])
})

test.each([
  ['accepted from a trusted proxy', true],
  ['not accepted from other clients', false],
])('the trace that a request names is %s', async (_, trustsCallers) => {
  await using receiver = await otlpReceiver()
  const tracing = tracingTo(receiver.endpoint, { trustsCallers })
  await using fixture = await tracedApp(tracing)
  await fixture.visitor().send('GET', '/readyz', { headers: { traceparent: TRACEPARENT } })
  await fixture.visitor().send('GET', '/healthz', { headers: { traceparent: 'albatross' } })
  await tracing[Symbol.asyncDispose]()
  const [ready, healthy] = ['GET /readyz', 'GET /healthz'].map((wanted) =>
    receiver.spans().find(({ name }) => name === wanted),
  )
  expect(ready?.traceId === TRACE).toBe(trustsCallers)
  expect(healthy?.traceId).toMatch(/^[0-9a-f]{32}$/)
})

test('a server error is marked by its kind, without its message', async () => {
  await using receiver = await otlpReceiver()
  const tracing = tracingTo(receiver.endpoint)
  await using fixture = await tracedApp(tracing)
  const mara = await fixture.person()
  await fixture.db.query('alter table entries rename to entries_aside')
  await mara.post('/api/entries', anEntry({ content: 'Unmistakable albatross.' }))
  await fixture.db.query('alter table entries_aside rename to entries')
  await tracing[Symbol.asyncDispose]()
  const saving = receiver.spans().find(({ name }) => name === 'POST /api/entries')
  expect(saving).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '500' } })
  expect(receiver.raw()).not.toContain('entries_aside')
  expect(receiver.raw()).not.toContain('albatross')
})

test('a collector that refuses or is unreachable harms no request, and the operator is informed', async () => {
  const receiver = await otlpReceiver(400)
  const failures: unknown[] = []
  const onFailure = (error: unknown) => void failures.push(error)
  for (const gone of [false, true]) {
    if (gone) await receiver[Symbol.asyncDispose]()
    const tracing = tracingTo(receiver.endpoint, { onFailure })
    await using fixture = await tracedApp(tracing)
    const mara = await fixture.person()
    expect((await mara.post('/api/entries', anEntry())).statusCode).toBe(201)
    await tracing[Symbol.asyncDispose]()
    expect(failures.length).toBeGreaterThan(0)
    failures.length = 0
  }
})
