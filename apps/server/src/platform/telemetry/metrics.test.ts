import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { livePrivately } from '#server/testing/private-traces.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { startMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { observedAnalyst } from './observed-analyst.ts'
import { observedDb } from './observed-db.ts'

async function measuredApp(): Promise<TestApp & { metrics: Metrics }> {
  let metrics: Metrics | null = null
  const fixture = await testApp({}, ({ db, analyst, readiness }) => {
    metrics = startMetrics({ db, analyst, readiness, version: '1.2.3' })
    const { telemetry } = metrics
    return { telemetry, db: observedDb(db, telemetry), analyst: observedAnalyst(analyst, telemetry) }
  })
  return { ...fixture, metrics: metrics! }
}

const samples = (page: string) => page.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
/** The value of a metric with these labels, in any order. */
const valueOf = (page: string, name: string, labels: Record<string, string> = {}) =>
  samples(page)
    .find(
      (line) =>
        /^\w+/.exec(line)?.[0] === name &&
        Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
    )
    ?.split(' ')
    .at(-1)

test('requests are counted by the pattern of their route, and unknown URLs as one', async () => {
  await using fixture = await measuredApp()
  const visitor = fixture.visitor()
  await visitor.get('/api/entries/00000000-0000-4000-8000-000000000000')
  await visitor.get('/api/made/up')
  await visitor.get('/wp-login.php')
  await visitor.get('/readyz')
  const page = await fixture.metrics.page()
  const counted = (method: string, route: string, status: string) =>
    valueOf(page, 'http_request_duration_seconds_count', { method, route, status })
  expect(counted('GET', '/api/entries/:id', '4xx')).toBe('1')
  expect(counted('GET', 'unmatched', '4xx')).toBe('2')
  expect(counted('GET', '/readyz', '2xx')).toBe('1')
  expect(valueOf(page, 'http_requests_in_flight')).toBe('0')
})

test('sent reminders are counted by their way and nothing else', async () => {
  await using fixture = await measuredApp()
  expect(valueOf(await fixture.metrics.page(), 'reminders_sent_total')).toBeUndefined()
  fixture.metrics.telemetry.reminders('email', 3)
  fixture.metrics.telemetry.reminders('email', 1)
  const page = await fixture.metrics.page()
  expect(samples(page).filter((line) => line.startsWith('reminders_sent_total'))).toEqual([
    'reminders_sent_total{way="email"} 4',
  ])
})

test('the metrics include the state of database, threads and process', async () => {
  await using fixture = await measuredApp()
  await fixture.person()
  const page = await fixture.metrics.page()
  expect(valueOf(page, 'database_ready')).toBe('1')
  expect(valueOf(page, 'analysis_jobs_waiting')).toBe('0')
  expect(page).toContain(
    `soundings_build_info{version="1.2.3",node="${process.version}",database="${fixture.db.kind}"} 1`,
  )
  for (const operation of ['select', 'insert', 'transaction']) {
    const count = valueOf(page, 'database_statement_duration_seconds_count', { operation, outcome: 'done' })
    expect([operation, Number(count) > 0]).toEqual([operation, true])
  }
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes']) {
    expect(Number(valueOf(page, name))).toBeGreaterThanOrEqual(0)
  }
  const connections = page.includes('database_connections_waiting 0')
  expect(connections).toBe(fixture.db.kind === 'postgres')
})

test('a request whose client disconnected is counted as such, and no longer as in progress', async () => {
  await using fixture = await measuredApp()
  const visitor = fixture.visitor()
  await visitor.get('/api/auth/status')
  const token = visitor.cookies.get('XSRF-TOKEN') ?? ''
  await fixture.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect({ host: '127.0.0.1', port: (fixture.app.server.address() as AddressInfo).port })
  const head = [
    'POST /api/auth/request-login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'content-length: 1000',
    'x-requested-with: XMLHttpRequest',
    `x-csrf-token: ${token}`,
    `cookie: XSRF-TOKEN=${token}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{"email": "never whole`)
  const pending = async () => valueOf(await fixture.metrics.page(), 'http_requests_in_flight')
  while ((await pending()) !== '1') await pause(10)
  socket.destroy()
  while ((await pending()) !== '0') await pause(10)
  const labels = { route: '/api/auth/request-login', status: 'aborted' }
  expect(valueOf(await fixture.metrics.page(), 'http_request_duration_seconds_count', labels)).toBe('1')
})

test('the metrics contain no personal data', async () => {
  await using fixture = await measuredApp()
  const secrets = await livePrivately(fixture)
  const page = await fixture.metrics.page()
  expect(page).toContain('route="/api/onboarding/uploads/import"')
  for (const secret of secrets) expect([secret, page.includes(secret)]).toEqual([secret, false])
})

test('the metrics port serves only the metrics, and the public port does not serve them', async () => {
  await using fixture = await measuredApp()
  await using served = await serveMetrics(fixture.metrics, { host: '127.0.0.1', port: 0 })
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${served.port}${path}`, { method })
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  expect(await answer.text()).toContain('nodejs_gc_duration_seconds')
  expect((await ask('/api/entries')).status).toBe(404)
  expect((await ask('/metrics', 'POST')).status).toBe(404)
  expect((await fixture.visitor().get('/metrics')).statusCode).toBe(404)
})
